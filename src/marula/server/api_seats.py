"""Seats over HTTP: what hosts and guests do with them, and the devices that hold them."""

from functools import partial
from typing import Annotated

from litestar import Response, Router, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from marula.server import gathering
from marula.server import http_messages as http
from marula.server.api_tables import Name, TheCaller, TheDoor, TheLinks, TheTables, check_host
from marula.server.callers import Caller
from marula.server.devices import CODE_MINUTES, Devices
from marula.server.door import Door
from marula.server.errors import NotYoursError, TableError
from marula.server.links import Links, Pass, choose_seat
from marula.server.live_table import LiveTable
from marula.server.people import join_people, release
from marula.server.presence import READING
from marula.server.tables import Tables
from marula.server.visitor import NOT_YOURS, Closing

TheDevices = NamedDependency[Devices]
Seat = Annotated[int, PathParameter(ge=0, le=15)]

NOTHING = {204: ResponseSpec(data_container=None, description="Done, nothing follows")}
"""How an answer is described that has cookies and no body."""


@post("/tables/{table_id:str}/seats/{number:int}", status_code=204)
async def change_seat(
    table_id: Name,
    number: Seat,
    data: JSONBody[http.SeatChange],
    tables: TheTables,
    links: TheLinks,
    caller: TheCaller,
    door: TheDoor,
) -> None:
    """Put a bot into a free seat, or give a seat to somebody else: the old link to it dies."""
    await _check_host(table_id, tables, links, caller, door)
    await gathering.change_seat(tables, table_id, number, data)


@post("/tables/{table_id:str}/begin", status_code=204)
async def begin(table_id: Name, tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor) -> None:
    """Begin the match, with bots where nobody has come."""
    await _check_host(table_id, tables, links, caller, door)
    await gathering.begin(tables, table_id)


@post("/tables/{table_id:str}/end", status_code=204)
async def end(table_id: Name, tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor) -> None:
    """End a table; a match under way has no result then."""
    await _check_host(table_id, tables, links, caller, door)
    await gathering.end(tables, table_id)


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave(table_id: Name, tables: TheTables, caller: TheCaller) -> None:
    """Leave a table with all seats one holds: bots take over."""
    await gathering.leave(tables, table_id, await caller.somebody())


@post("/invitations/read", status_code=200)
async def read_invitation(
    data: JSONBody[http.Token], tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor
) -> Response[http.Invitation]:
    """What somebody reads who has opened a link.

    Their device is known from now on: an answer that gets lost on its way costs nobody a seat.
    """
    passed, live = await _read(data.token, await caller.person(), links, caller, door)
    known = await caller.known()
    invitation = links.invitation(passed, live, known.person)
    if passed.seat is not None and passed.seat in invitation.free:
        live.presence.read_invitation(passed.seat, tables.now())
        live.tell()
        live.tell_later(READING / 1000 + 1)
    return Response(invitation, cookies=known.cookies)


@post("/invitations/sit", status_code=200)
async def sit(
    data: JSONBody[http.SitDown], tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor
) -> Response[http.Seated]:
    """Take a seat by an invitation."""
    passed, _ = await _read(data.token, await caller.person(), links, caller, door)
    if passed.host:
        raise NotYoursError
    known = await caller.known()
    choose = partial(choose_seat, passed, data.seat, known.person)
    return Response(await gathering.sit_down(tables, passed.table, data, known.person, choose), cookies=known.cookies)


@post("/hosting", status_code=200)
async def take_over(
    data: JSONBody[http.Token], tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor
) -> Response[http.Hosting]:
    """Be the host of a table from now on, by the host's link."""
    passed, _ = await _read(data.token, await caller.person(), links, caller, door)
    if not passed.host:
        raise NotYoursError
    known = await caller.known()
    await gathering.host(tables, passed.table, known.person)
    return Response(http.Hosting(table=passed.table), cookies=known.cookies)


@post("/device/code", status_code=200)
async def device_code(devices: TheDevices, caller: TheCaller) -> http.DeviceCode:
    """A code that makes another device one of the same person's."""
    return http.DeviceCode(code=await devices.code(caller.connection), minutes=CODE_MINUTES)


@post("/device/take", status_code=204, responses=NOTHING)
async def take_code(
    data: JSONBody[http.TakeCode], tables: TheTables, devices: TheDevices, caller: TheCaller, door: TheDoor
) -> Response[None]:
    """Be the person whose code it is; what this device held comes along."""
    door.check_tries(caller.address)
    before = await caller.person()
    person = await devices.take(data.code)
    if person is None:
        door.wrong(caller.address)
        raise TableError("page-code-unknown")
    if before and before != person:
        await join_people(tables, before, person)
    return Response(None, status_code=204, cookies=await devices.belong(caller.connection, person))


@post("/device/forget", status_code=204, responses=NOTHING)
async def forget_device(
    data: JSONBody[http.ForgetDevice], tables: TheTables, devices: TheDevices, caller: TheCaller, door: TheDoor
) -> Response[None]:
    """Forget this device; with `release` its seats are left, unless another device holds them too."""
    device = devices.device(caller.connection)
    person = await caller.person()
    others, cookie = await devices.forget(caller.connection)
    for visitor in list(door.visitors):
        if device and visitor.device == device:
            visitor.close(Closing(NOT_YOURS, "page-device-forgotten", bye=True))
    if data.release and person and not others:
        await release(tables, person)
    return Response(None, status_code=204, cookies=[cookie])


async def _check_host(table_id: str, tables: Tables, links: Links, caller: Caller, door: Door) -> None:
    await check_host((await tables.table(table_id)).table.stored, links, caller, door)


async def _read(token: str, person: str, links: Links, caller: Caller, door: Door) -> tuple[Pass, LiveTable]:
    """What a link is good for. Who brings many that aren't waits."""
    door.check_tries(caller.address)
    try:
        return await links.read(token, person)
    except TableError as error:
        if error.key in ("page-link-unknown", "page-link-dead"):
            door.wrong(caller.address)
        raise


seats_api = Router(
    "/api",
    route_handlers=[
        change_seat,
        begin,
        end,
        leave,
        read_invitation,
        sit,
        take_over,
        device_code,
        take_code,
        forget_device,
    ],
)
