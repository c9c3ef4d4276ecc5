"""Whoever sends a request."""

from typing import Any, final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from marula.server.devices import Devices, Known
from marula.server.door import Door, address_to_count
from marula.server.errors import NotYoursError
from marula.server.guard import HARMLESS, is_loopback

BEARER = "Bearer "


@final
class Caller:
    """Whoever sends a request: the person behind the device, and what else they bring."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any], devices: Devices) -> None:
        self.connection = connection
        self._devices = devices
        self.address = address_to_count(connection)
        self.is_here = is_loopback(connection)

    async def person(self) -> str:
        """Who it is; empty where nobody knows."""
        return await self._devices.person(self.connection)

    async def somebody(self) -> str:
        """Who it is; raises NotYoursError where nobody knows."""
        person = await self.person()
        if not person:
            raise NotYoursError
        return person

    async def known(self) -> Known:
        """Who it is, remembered from now on."""
        return await self._devices.known(self.connection)

    @property
    def token(self) -> str:
        """The host's token, if they bring one."""
        given = self.connection.headers.get("authorization", "")
        return given.removeprefix(BEARER) if given.startswith(BEARER) else ""


async def the_caller(
    request: Request[object, object, State], devices: NamedDependency[Devices], door: NamedDependency[Door]
) -> Caller:
    """Whoever sends this request; raises TooMuchError where they have sent too many."""
    caller = Caller(request, devices)
    if request.method not in HARMLESS:
        door.check_post(caller.address)
    return caller
