"""Devices and the people behind them: a secret in a cookie, of which only a hash is stored. Nobody needs an account."""

import hashlib
import re
import secrets
from typing import Any, NamedTuple, final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from marula.server.errors import NotYoursError
from marula.server.guard import is_secure
from marula.server.store.base import Store
from marula.server.times import Now, iso

COOKIE = "marula"
DAYS = 400
"""As long as browsers keep a cookie at most."""

SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters that nobody takes for others (Crockford's)."""

CODE_LETTERS = 8
CODE_MINUTES = 10

Connection = ASGIConnection[Any, Any, Any, Any]


class Known(NamedTuple):
    """Somebody, and the cookie of their device."""

    person: str
    cookies: list[Cookie]


@final
class Devices:
    """Knows devices by their cookies."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    def device(self, connection: Connection) -> str:
        """The hash of the secret that a device brings; empty where it brings none."""
        secret = _secret(connection)
        return _hash(secret) if secret else ""

    async def person(self, connection: Connection) -> str:
        """Who is behind a device; empty where nobody knows it."""
        device = self.device(connection)
        return (await self._store.person_of(device) or "") if device else ""

    async def known(self, connection: Connection) -> Known:
        """Who is behind a device, which is remembered from now on where nobody knew it.

        A secret that it brings stays its secret: another server at the same name, on another port, may know it by that.
        The cookie is set anew each time, so that browsers keep it as long as somebody comes.
        """
        secret = _secret(connection) or secrets.token_urlsafe(32)
        device = _hash(secret)
        person = await self._store.person_of(device)
        if person is None:
            person = await self._store.add_device(device, secrets.token_hex(16), iso(self._now()))
        return Known(person, [_cookie(secret, DAYS * 86_400, is_secure(connection))])

    async def code(self, connection: Connection) -> str:
        """A code that makes another device one of the same person's."""
        person = await self.person(connection)
        if not person:
            raise NotYoursError
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
        await self._store.add_code(_hash(code), person, self._now() + CODE_MINUTES * 60_000)
        return f"{code[:4]}-{code[4:]}"

    async def take(self, code: str) -> str | None:
        """Whose code it is, which is of no use any more; None where it is nobody's, or no longer."""
        letters = code.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
        if len(letters) != CODE_LETTERS or not set(letters) <= set(ALPHABET):
            return None
        return await self._store.take_code(_hash(letters), self._now())

    async def belong(self, connection: Connection, person: str) -> list[Cookie]:
        """Make a device somebody's, by another secret than it had: the cookie with that."""
        before, secret = self.device(connection), secrets.token_urlsafe(32)
        await self._store.add_device(_hash(secret), person, iso(self._now()))
        if before:
            await self._store.forget_device(before)
        return [_cookie(secret, DAYS * 86_400, is_secure(connection))]

    async def forget(self, connection: Connection) -> tuple[int, Cookie]:
        """Forget a device: how many others its person has, and the cookie that takes its secret away."""
        device = self.device(connection)
        others = await self._store.forget_device(device) if device else 0
        return others, _cookie("", 0, is_secure(connection))


def _secret(connection: Connection) -> str:
    """What a device brings, where it looks like a secret."""
    found = connection.cookies.get(COOKIE, "")
    return found if SECRET.fullmatch(found) else ""


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _cookie(value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)
