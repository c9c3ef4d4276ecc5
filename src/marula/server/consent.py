"""What needs everybody's consent: going further back than undo does, and ending a match without a result.

Bots agree, so do those for whom a bot sits in, and whoever agrees does so for all seats that they hold. When a match is
over, the same place keeps who would like another one: for that nobody has to agree.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from marula.core.wire import JsonObject
from marula.server import messages as wire
from marula.server.changes import Planned
from marula.server.errors import TableError
from marula.server.store.base import END, PLAYING, StoredTable
from marula.server.table import Table
from marula.server.times import iso

What = Literal["rewind", "end"]
AGAIN: Literal["again"] = "again"


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks everybody's consent for, as it is stored."""

    what: Literal["rewind", "end", "again"]
    seat: int
    to: int = 0
    agreed: list[int]
    number: int = 0
    """Tells it from what was proposed before and will be: nobody's answer counts for anything else."""


def proposal_of(stored: StoredTable) -> Proposal | None:
    """What is proposed at a table just now."""
    return msgspec.convert(stored.proposal, Proposal) if stored.proposal else None


def missing(stored: StoredTable, agreed: Sequence[int]) -> list[int]:
    """The seats whose people have yet to agree."""
    people = {stored.seats[seat].holder for seat in agreed}
    return [seat.seat for seat in stored.seats if seat.holder and not seat.stand_in and seat.holder not in people]


def proposal_info(stored: StoredTable) -> wire.ProposalInfo | None:
    """What is proposed, as the page gets it."""
    proposal = proposal_of(stored)
    if proposal is None or proposal.what == AGAIN:
        return None
    return wire.ProposalInfo(
        what=proposal.what,
        seat=proposal.seat,
        to=proposal.to,
        number=proposal.number,
        agreed=proposal.agreed,
        missing=missing(stored, proposal.agreed),
    )


def wanting_again(stored: StoredTable) -> list[int]:
    """The seats of those who would like another match."""
    proposal = proposal_of(stored)
    return proposal.agreed if proposal is not None and proposal.what == AGAIN else []


def want_again(stored: StoredTable, person: str) -> JsonObject:
    """What is proposed once somebody would like another match too."""
    wanting = {*wanting_again(stored), *(seat.seat for seat in stored.seats if seat.holder == person)}
    if not wanting:
        # A host without a seat opens it for the others.
        return {}
    written: JsonObject = msgspec.to_builtins(Proposal(what=AGAIN, seat=min(wanting), agreed=sorted(wanting)))
    return written


def propose(table: Table, seat: int, what: What, to: int, key: str, now: int) -> Planned | None:
    """The change that a proposal makes: at once what is proposed, where nobody has to be asked."""
    _check(table)
    if what == "rewind":
        # Whoever asks for what can't be is told so before anybody is asked.
        table.prepare_rewind(to, seat, key, iso(now))
    to = to if what == "rewind" else 0
    proposal = proposal_of(table.stored)
    if proposal is None or (proposal.what, proposal.seat, proposal.to) != (what, seat, to):
        proposal = Proposal(what=what, seat=seat, to=to, agreed=[seat], number=table.stored.version + 1)
    return _settle(table, proposal, key, now)


def vote(table: Table, seat: int, number: int, yes: bool, key: str, now: int) -> Planned | None:
    """The change that somebody's answer to a proposal makes."""
    _check(table)
    proposal = proposal_of(table.stored)
    if proposal is None or proposal.number != number:
        raise TableError("page-nothing-proposed")
    if not yes:
        return table.plan(now, proposal={})
    if seat in proposal.agreed:
        return None
    agreed = sorted({*proposal.agreed, seat})
    return _settle(table, msgspec.structs.replace(proposal, agreed=agreed), key, now)


def _check(table: Table) -> None:
    if table.stored.state != PLAYING or table.lesson is not None:
        raise TableError("page-not-now")


def _settle(table: Table, proposal: Proposal, key: str, now: int) -> Planned | None:
    if missing(table.stored, proposal.agreed):
        written: JsonObject = msgspec.to_builtins(proposal)
        return None if written == table.stored.proposal else table.plan(now, proposal=written)
    if proposal.what == "end":
        return table.plan(now, [table.prepare(END, proposal.seat, key, iso(now))])
    return table.plan(now, [table.prepare_rewind(proposal.to, proposal.seat, key, iso(now))])
