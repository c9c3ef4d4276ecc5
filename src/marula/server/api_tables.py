"""Tables over HTTP: opened, listed, looked at, closed."""

import asyncio
from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from marula.core import record
from marula.server import gathering, listing, opening
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.around import around_seats
from marula.server.callers import Caller
from marula.server.door import Door
from marula.server.errors import NotYoursError, TableError
from marula.server.guard import base_url
from marula.server.links import Links
from marula.server.replays import Replays
from marula.server.store.base import StoredTable
from marula.server.tables import Tables
from marula.server.verification import verification

TheTables = NamedDependency[Tables]
TheReplays = NamedDependency[Replays]
TheCaller = NamedDependency[Caller]
TheLinks = NamedDependency[Links]
TheDoor = NamedDependency[Door]

Name = FromPath[str]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatChoice = Annotated[int | None, QueryParameter(ge=0, le=15)]
Moment = Annotated[str, QueryParameter(max_length=80)]


@get("/tables")
async def list_tables(tables: TheTables, caller: TheCaller, finished_before: Moment = "") -> http.TableList:
    """The tables of whoever asks, and those that anybody may join."""
    person = await caller.person()
    return await listing.list_tables(
        tables.store, person, caller.is_here, finished_before, tables.now(), tables.presence_at
    )


@post("/tables")
async def open_table(
    data: JSONBody[http.NewTable], tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor
) -> Response[http.TableOpened]:
    """Open a table."""
    door.check_table(caller.address)
    known = await caller.known()
    live = await opening.open_table(tables, data, known.person)
    return Response(
        _opened(live.table.id, opening.state_of(live), links.host_token(live.table.stored)), cookies=known.cookies
    )


@post("/tables/{table_id:str}/rematch")
async def rematch(
    table_id: Name,
    data: JSONBody[http.Rematch],
    tables: TheTables,
    links: TheLinks,
    caller: TheCaller,
    door: TheDoor,
) -> http.TableOpened:
    """A new table for the same people, or the one that somebody has opened already."""
    door.check_table(caller.address)
    live = await opening.rematch(tables, table_id, await caller.somebody(), data)
    stored = live.table.stored
    host = links.host_token(stored) if stored.owner == await caller.person() else ""
    return _opened(stored.id, opening.state_of(live), host)


@get("/tables/{table_id:str}")
async def get_table(table_id: Name, tables: TheTables, caller: TheCaller) -> Response[wire.TableToPlay]:
    """What doesn't change at a table. One from before, when nobody owned any, goes to who sits at this device."""
    live = await tables.table(table_id)
    if caller.is_here and live.table.stored.is_nobodys:
        known = await caller.known()
        await gathering.claim(tables, table_id, known.person)
        return Response(live.table.to_play(known.person), cookies=known.cookies)
    return Response(live.table.to_play(await caller.person()))


@delete("/tables/{table_id:str}")
async def delete_table(table_id: Name, tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor) -> None:
    """Close a table for good: for its owner, where nobody else loses a match that is under way."""
    stored = await tables.store.head(table_id)
    if stored is None:
        raise TableError("page-no-such-table")
    if not (caller.is_here and stored.is_nobodys):
        await check_host(stored, links, caller, door)
        if not listing.is_closable(stored, await caller.person()):
            raise TableError("page-others-play")
    await tables.delete(table_id)


@get("/tables/{table_id:str}/state")
async def get_state(
    table_id: Name, tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor
) -> http.TableState:
    """Where a table is, for programs. Anybody may look, but who says to be the host must be it."""
    live = await tables.table(table_id)
    table = live.table
    if caller.token:
        await check_host(table.stored, links, caller, door)
    over = table.match.is_over()
    return http.TableState(
        table=table.id,
        state=table.stored.state,  # type: ignore[arg-type]
        seq=table.seq,
        actors=table.actors(),
        seats=around_seats(table, live.presence, await caller.person(), tables.now()),
        result=table.game.result(table.match.state).wire() if over else None,
    )


@get("/tables/{table_id:str}/links")
async def get_links(table_id: Name, tables: TheTables, links: TheLinks, caller: TheCaller, door: TheDoor) -> http.Links:
    """What a host sends to guests."""
    stored = (await tables.table(table_id)).table.stored
    await check_host(stored, links, caller, door)
    return links.of(stored, base_url(caller.connection))


@get("/tables/{table_id:str}/verify")
async def verify(table_id: Name, tables: TheTables) -> http.Verification:
    """Every draw of a match that is over, for the page to check by itself."""
    table = (await tables.table(table_id)).table
    if not table.is_over or not table.seq:
        raise TableError("page-not-over")
    return await asyncio.to_thread(verification, table.match)


@get("/tables/{table_id:str}/replay")
async def get_replay(table_id: Name, tables: TheTables, replays: TheReplays) -> http.ReplayInfo:
    """A finished match from beginning to end."""
    return replays.of((await tables.table(table_id)).table).info()


@get("/tables/{table_id:str}/positions/{number:int}")
async def get_position(
    table_id: Name, number: Number, tables: TheTables, replays: TheReplays, caller: TheCaller, seat: SeatChoice = None
) -> wire.Position:
    """A position of a match, as that seat saw it: one's own, a bystander's, and when the match is over anybody's."""
    table = (await tables.table(table_id)).table
    if table.match.is_over():
        return replays.of(table).position(number, seat)
    if seat is not None and not table.is_over and seat < len(table.stored.seats):
        person = await caller.person()
        if not person or table.stored.seats[seat].holder != person:
            raise NotYoursError("page-not-your-seat")
    return table.past(number, seat)


@get("/tables/{table_id:str}/record")
async def get_record(table_id: Name, tables: TheTables) -> Response[str]:
    """The record of a finished match, as a file to keep."""
    table = (await tables.table(table_id)).table
    name = f"marula-{table.game.id}-{table.created[:10]}-{table.id}.json"
    return Response(
        record.dumps(table.record()),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def check_host(stored: StoredTable, links: Links, caller: Caller, door: Door) -> None:
    """Raises NotYoursError for whoever isn't a table's host. Who brings many tokens that are none waits."""
    if caller.token:
        door.check_tries(caller.address)
    if not links.is_host(stored, await caller.person(), caller.token):
        if caller.token:
            door.wrong(caller.address)
        raise NotYoursError


def _opened(id: str, state: str, host: str) -> http.TableOpened:
    return http.TableOpened(id=id, state="gathering" if state == "gathering" else "playing", host=host)


tables_api = Router(
    "/api",
    route_handlers=[
        list_tables,
        open_table,
        rematch,
        get_table,
        delete_table,
        get_state,
        get_links,
        verify,
        get_replay,
        get_position,
        get_record,
    ],
)
