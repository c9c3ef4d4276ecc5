"""The links that a host gives out, and what somebody may do who has one."""

from typing import NamedTuple, final

from marula.server import http_messages as http
from marula.server.around import around_seats
from marula.server.errors import NotYoursError, TableError
from marula.server.live_table import LiveTable
from marula.server.seats import identity_infos, is_free, looks_for
from marula.server.store.base import GATHERING, StoredTable
from marula.server.tables import Tables
from marula.server.times import moment
from marula.server.tokens import ANY_SEAT, EPOCHS, HOST, Signer, Token

DAY = 86_400_000

FOR_EVER = 0
"""The epoch of a host's token: it lives as long as the table."""


class Pass(NamedTuple):
    """What a link is good for: a seat, any free one (None), or the host's place."""

    table: str
    seat: int | None
    host: bool = False


@final
class Links:
    """Makes links, and knows what they are good for."""

    def __init__(self, tables: Tables, signer: Signer) -> None:
        self._tables = tables
        self._signer = signer

    def host_token(self, stored: StoredTable) -> str:
        """The token of a table's host."""
        return self._signer.sign(stored.id, HOST, FOR_EVER)

    def of(self, stored: StoredTable, base: str) -> http.Links:
        """All links of a table."""

        def join(place: int, epoch: int) -> str:
            return f"{base}/join#{self._signer.sign(stored.id, place, epoch)}"

        return http.Links(
            any=join(ANY_SEAT, stored.epoch),
            seats=[join(seat.seat, seat.epoch) if is_free(seat) else None for seat in stored.seats],
            watch=f"{base}/table/{stored.id}",
            host=f"{base}/host#{self.host_token(stored)}",
        )

    async def read(self, token: str, person: str) -> tuple[Pass, LiveTable]:
        """What a token is good for; raises TableError where it is nobody's, or no longer anything.

        Who sits at the table already is led to their seat by any link that ever led to it. A table that is listed needs
        no secret: its id leads to any free seat, while it gathers.
        """
        found = self._signer.read(token)
        if found is None:
            return await self._read_listed(token)
        try:
            live = await self._tables.table(found.table)
        except TableError as error:
            if error.key == "page-no-such-table":
                raise TableError("page-link-dead") from error
            raise
        stored = live.table.stored
        seat = None if found.place in (ANY_SEAT, HOST) else found.place
        if seat is not None and seat >= len(stored.seats):
            raise TableError("page-link-unknown")
        is_host = found.place == HOST
        epoch = FOR_EVER if is_host else stored.epoch if seat is None else stored.seats[seat].epoch
        if found.epoch == epoch % EPOCHS and (is_host or not self._is_old(stored)):
            return Pass(found.table, seat, is_host), live
        held = _held(stored, person)
        if not held or is_host:
            raise TableError("page-link-dead")
        return Pass(found.table, seat if seat in held else held[0]), live

    async def _read_listed(self, id: str) -> tuple[Pass, LiveTable]:
        try:
            live = await self._tables.table(id)
        except TableError as error:
            # Nobody learns by guessing which tables there are.
            raise TableError("page-link-unknown") from error
        stored = live.table.stored
        if not stored.listed:
            raise TableError("page-link-unknown")
        if stored.state != GATHERING:
            raise TableError("page-link-dead")
        return Pass(id, None), live

    def is_host(self, stored: StoredTable, person: str, token: str) -> bool:
        """Whether somebody may do what a host does: as the owner, or with the host's token."""
        if person and person == stored.owner:
            return True
        found = self._signer.read(token) if token else None
        return found == Token(stored.id, HOST, FOR_EVER)

    def invitation(self, pass_: Pass, live: LiveTable, person: str) -> http.Invitation:
        """What somebody reads who has opened a link."""
        table = live.table
        stored = table.stored
        over = table.is_over
        free = [] if over else [seat.seat for seat in stored.seats if is_free(seat)]
        if pass_.seat is not None:
            free = [seat for seat in free if seat == pass_.seat]
        owner = next((seat for seat in stored.seats if seat.holder and seat.holder == stored.owner), None)
        first = stored.seats[free[0]] if free else None
        looks = looks_for(table.game, stored, first) if first else []
        if table.game.identities:
            looks = [(stored.seats[seat].colour, stored.seats[seat].emblem) for seat in free]
        return http.Invitation(
            table=stored.id,
            game=stored.game,
            state=stored.state,  # type: ignore[arg-type]
            host=owner.name if owner else "",
            pace=stored.pace,
            options=table.match.options,
            seats=around_seats(table, live.presence, person, self._tables.now()),
            seat=pass_.seat,
            free=free,
            colours=identity_infos(table.game, looks),
            name=first.name if first and pass_.seat is not None and stored.state == GATHERING else "",
        )

    def _is_old(self, stored: StoredTable) -> bool:
        # Also in a match that has been played for months a seat can be given to somebody else.
        return self._tables.now() > moment(stored.touched) + self._tables.limits.invitation_days * DAY


def choose_seat(pass_: Pass, wanted: int | None, person: str, stored: StoredTable) -> int:
    """Where somebody sits down who has a link; raises TableError where that can't be."""
    if pass_.host:
        raise NotYoursError
    if pass_.seat is not None:
        return pass_.seat
    held = _held(stored, person)
    if held and wanted in (None, *held):
        # They have sat down already: the answer got lost on the way.
        return held[0] if wanted is None else wanted
    free = [seat.seat for seat in stored.seats if is_free(seat)]
    if not free:
        raise TableError("page-table-full")
    if wanted is not None and wanted not in free:
        raise TableError("page-seat-taken")
    return free[0] if wanted is None else wanted


def _held(stored: StoredTable, person: str) -> list[int]:
    """The seats that somebody holds."""
    return [seat.seat for seat in stored.seats if person and seat.holder == person]
