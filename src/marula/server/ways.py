"""By which names and through which proxies a server is reached, and what its own address is to others."""

import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import final
from urllib.parse import urlsplit

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

DEFAULT_PORTS = {"http": 80, "https": 443}
SECURE = "https"

# Addresses that nobody has: a socket pointed there tells which of ours would be used, and sends nothing.
ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))


class WayError(Exception):
    """Something that doesn't say how a server is reached: a text key, and what was found."""

    def __init__(self, key: str, found: str) -> None:
        super().__init__(key, found)
        self.key = key
        self.found = found


@final
@dataclass(frozen=True, slots=True)
class Ways:
    """How a server is reached."""

    names: frozenset[str] | None = None
    """The names it goes by; None where any will do, as in tests."""
    public_url: str = ""
    """Scheme, name and port that others know it by, where somebody has said so."""
    proxies: tuple[Network, ...] = ()
    """Who is believed when they say for whom they ask."""
    watchers: tuple[Network, ...] = ()
    """Who may read what the server counts, beside this device."""
    beyond: bool = False
    """Whether other devices reach it. It goes by any address in numbers then: no DNS of anybody leads there."""

    @property
    def is_secure(self) -> bool:
        """Whether those outside reach it by TLS."""
        return self.public_url.startswith(f"{SECURE}://")

    def has_name(self, name: str) -> bool:
        """Whether somebody who asked for that name meant this server."""
        if self.names is None or name in self.names:
            return True
        address = as_address(name)
        return address is not None and (self.beyond or address.is_loopback)

    def trusts(self, address: Address | None) -> bool:
        """Whether it is a proxy's of ours."""
        return address is not None and any(address in network for network in self.proxies)


def ways_to(
    host: str,
    public_url: str = "",
    names: Iterable[str] = (),
    proxies: Iterable[str] = (),
    watchers: Iterable[str] = (),
) -> Ways:
    """How a server is reached that listens on a host; raises WayError where something said about it makes no sense."""
    beyond = not is_loopback_name(host)
    known = {"localhost", *map(_checked_name, names)}
    if beyond:
        own = socket.gethostname().lower()
        # What devices at home find each other by (mDNS) is never asked of anybody's DNS either.
        known |= {own, f"{own.removesuffix('.local')}.local"}
        if as_address(host) is None:
            known.add(host.lower())
    origin = _checked_url(public_url) if public_url else ""
    if origin:
        known.add(str(urlsplit(origin).hostname))
    trusted, watching = (tuple(map(_checked_network, given)) for given in (proxies, watchers))
    return Ways(frozenset(known), origin, trusted, watching, beyond)


def as_address(text: str) -> Address | None:
    """An address as it is written, or None; ::ffff:192.0.2.1 is 192.0.2.1."""
    try:
        found = ip_address(text.strip().removeprefix("[").removesuffix("]"))
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def is_loopback_name(name: str) -> bool:
    """Whether a name or address leads to the device one is at."""
    address = as_address(name)
    return name == "localhost" or (address is not None and address.is_loopback)


def split_host(host: str) -> tuple[str, int | None]:
    """Name and port of what a Host header says; an empty name where it makes no sense."""
    try:
        parts = urlsplit(f"//{host}")
        port = parts.port
    except ValueError:
        return "", None
    if parts.netloc != host or "@" in host:
        return "", None
    return (parts.hostname or "").removesuffix("."), port


def own_address() -> str:
    """The address by which other devices around reach this one; that of this device alone where there is no network."""
    for target, family in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        return f"[{found}]" if ":" in found else found
    return "localhost"


def _checked_name(name: str) -> str:
    found, port = split_host(name.lower())
    if not found or port is not None:
        raise WayError("cli-bad-allowed-host", name)
    return found


def _checked_url(url: str) -> str:
    try:
        parts = urlsplit(url)
        name, port = parts.hostname, parts.port
    except ValueError as error:
        raise WayError("cli-bad-public-url", url) from error
    extra = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
    if parts.scheme not in DEFAULT_PORTS or not name or extra:
        raise WayError("cli-bad-public-url", url)
    return origin_of(parts.scheme, name, port)


def _checked_network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise WayError("cli-bad-network", text) from error


def origin_of(scheme: str, name: str, port: int | None) -> str:
    """An origin as browsers write it: in small letters, without the port that goes without saying."""
    shown = f"[{name}]" if ":" in name else name.lower()
    return f"{scheme}://{shown}" if port in (None, DEFAULT_PORTS[scheme]) else f"{scheme}://{shown}:{port}"
