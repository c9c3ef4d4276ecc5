"""People at all of their tables: two who turn out to be one, and one who goes."""

from contextlib import suppress

from marula.server import gathering
from marula.server.changes import Planned
from marula.server.errors import StaleError, TableError
from marula.server.store.base import DamagedError
from marula.server.table import Table
from marula.server.tables import Tables


async def join_people(tables: Tables, before: str, person: str) -> None:
    """All that one person held is another's from now on: the same human on two devices."""

    def plan(table: Table) -> Planned | None:
        stored = table.stored
        if before not in stored.people:
            return None
        seats = tuple(seat._replace(holder=person) if seat.holder == before else seat for seat in stored.seats)
        owner = person if stored.owner == before else stored.owner
        return table.plan(tables.now(), seats=seats, owner=owner, touched=stored.touched)

    for id in await tables.store.ids_of(before):
        # One that is damaged or gone is nobody's loss; the others come along.
        with suppress(TableError, DamagedError):
            await tables.change_table(id, plan)
    # Last, so that whoever is interrupted still has what has not come along, and may try again.
    await tables.store.join(before, person)


async def release(tables: Tables, person: str) -> None:
    """Somebody goes for good: their seats under way are left."""
    for id in await tables.store.ids_of(person, under_way=True):
        with suppress(TableError, DamagedError, StaleError):
            await gathering.leave(tables, id, person)
