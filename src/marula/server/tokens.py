"""What is in the links that a host gives out: signed, and stored nowhere. A link dies when its epoch is raised."""

import base64
import binascii
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import NamedTuple, final

from marula.server.store.base import StoreError

ANY_SEAT, HOST = 254, 255
"""What a token is for, where it isn't for one seat."""

KEY_BYTES = 32
SIGNATURE_BYTES = 12
EPOCHS = 1 << 16


class Token(NamedTuple):
    """What a token says."""

    table: str
    place: int
    """A seat, any free seat, or the host's place."""
    epoch: int


@final
class Signer:
    """Makes tokens, and knows its own again."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        """Known when the server has been started."""

    def sign(self, table: str, place: int, epoch: int) -> str:
        """A token."""
        body = bytes([place]) + (epoch % EPOCHS).to_bytes(2, "big")
        return f"{table}.{base64.urlsafe_b64encode(body + self._signature(table, body)).decode()}"

    def read(self, text: str) -> Token | None:
        """What a token says; None where it isn't one of ours."""
        table, _, rest = text.rpartition(".")
        try:
            found = base64.b64decode(rest, altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            return None
        body, signature = found[:3], found[3:]
        if len(body) < 3 or not hmac.compare_digest(signature, self._signature(table, body)):
            return None
        return Token(table, body[0], int.from_bytes(body[1:], "big"))

    def _signature(self, table: str, body: bytes) -> bytes:
        said = table.encode("utf-8", "surrogatepass") + b"\0" + body
        return hmac.digest(self.key, said, hashlib.sha256)[:SIGNATURE_BYTES]


def server_key(file: Path) -> bytes:
    """The server's key, made where there is none yet. Raises StoreError where it can't be read or written."""
    try:
        return _read_or_make(file)
    except OSError as error:
        raise StoreError("store-failed", f"{file.name}: {error.strerror or error}") from error


def _read_or_make(file: Path) -> bytes:
    try:
        found = file.read_bytes()
        if len(found) != KEY_BYTES:
            # A new one in its place would be the end of all links, and of any hope for the old one.
            raise StoreError("store-key-damaged", f"{len(found)} bytes, not {KEY_BYTES}")
        return found
    except FileNotFoundError:
        pass
    key = secrets.token_bytes(KEY_BYTES)
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    # All of it or nothing, and for nobody else's eyes from the first byte on.
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as new:
        new.write(key)
        new.flush()
        os.fsync(new.fileno())
    fresh.replace(file)
    return key
