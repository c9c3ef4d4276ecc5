"""People at all of their tables: two who turn out to be one, and one who goes."""

from marula.server import gathering
from marula.server.changes import Planned
from marula.server.errors import TableError
from marula.server.store.base import StoredTable
from marula.server.table import Table
from marula.server.tables import Tables

PAGE = 200


async def join_people(tables: Tables, before: str, person: str) -> None:
    """All that one person held is another's from now on: the same human on two devices."""

    def plan(table: Table) -> Planned | None:
        stored = table.stored
        if before not in stored.people:
            return None
        seats = tuple(seat._replace(holder=person) if seat.holder == before else seat for seat in stored.seats)
        owner = person if stored.owner == before else stored.owner
        return table.plan(tables.now(), seats=seats, owner=owner, touched=stored.touched)

    for table in await _tables_of(tables, before):
        # One that is damaged or gone is nobody's loss; the others come along.
        try:
            await tables.change_table(table.id, plan)
        except TableError:
            continue
    # Last, so that whoever is interrupted still has what has not come along, and may try again.
    await tables.store.join(before, person)


async def release(tables: Tables, person: str) -> None:
    """Somebody goes for good: their seats under way are left."""
    for table in await _tables_of(tables, person, finished=False):
        try:
            await gathering.leave(tables, table.id, person)
        except TableError:
            continue


async def _tables_of(tables: Tables, person: str, finished: bool = True) -> list[StoredTable]:
    found = await tables.store.tables_of(person, most=PAGE)
    listed = [*found.under_way]
    page = found.finished if finished else []
    while page:
        listed += page
        last = page[-1]
        before = f"{last.touched},{last.id}"
        page = (await tables.store.tables_of(person, finished_before=before, most=PAGE)).finished
    return listed
