"""All that a server sends of a table, and the law that none of it tells what its reader can't know.

Tables here are those of the server, without disk and network; the law knows no game.
"""

import json
from collections.abc import Iterator
from copy import copy
from dataclasses import MISSING, fields
from itertools import product
from random import Random
from typing import Any

import msgspec

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import AnyGame, Board, Options
from marula.core.match import Match, RefusedError
from marula.core.wire import JsonObject
from marula.server import messages as wire
from marula.server.around import around
from marula.server.boards import SharedBoard
from marula.server.changes import Prepared
from marula.server.errors import StaleError, TableError
from marula.server.listing import summary
from marula.server.presence import Presence
from marula.server.store.base import BEGIN, MOVE
from marula.server.table import Table
from tests.server.helpers import stored_table

CLOCK = "2026-01-01T00:00:00.000+00:00"


def every_choice(game: AnyGame) -> list[Options]:
    """All that a table may choose: every value of every option with every one of the others."""
    values = product(*(option.values for option in game.options))
    return [dict(zip((option.key for option in game.options), chosen, strict=True)) for chosen in values]


def twins_are_told_the_same(
    match: Match, shared: SharedBoard, rng: Random, positions: int, actions: int | None = None
) -> int:
    """Put states that a seat can't tell apart behind the same table: every byte that it is sent stays the same.

    They are imagined from what the seat was sent itself, twice, beside the true one. Neither can a bystander tell them
    apart, who sees no more than any seat. At so many positions of the match; `actions` are asked about at each, by
    default all there are. Returns how many of those imagined weren't the true state.
    """
    board = shared.board
    table = _laid(match, shared)
    moves = [(MOVE, move.seat, board.actions.all[move.action.index]) for move in match.moves if move.seat != CHANCE]
    made = [(BEGIN, CHANCE, None), *moves]
    looked_at = {*rng.sample(range(len(made)), min(positions, len(made))), len(made) - 1}
    different = 0
    for number, (kind, seat, action) in enumerate(made):
        prepared = table.prepare(kind, seat, str(number), CLOCK, action)
        if number in looked_at:
            asked = Asked(board, match.game, actions, rng)
            for viewer in range(match.seats):
                different += _compare(table, prepared, Seat(viewer), asked, rng)
        table.commit(table.plan(0, [prepared]))
    return different


def conceals(match: Match) -> bool:
    """Whether somebody at that table is ever sent less than the whole of a view."""
    state = match.game.setup(match.board, match.options, match.seats)
    return any(
        match.game.conceal(view) != view for view in (match.game.view(state, None), match.game.view(state, Seat(0)))
    )


class Asked:
    """What is asked of a table: why so many actions aren't possible, all about the past, and the game's questions."""

    def __init__(self, board: Board, game: AnyGame, actions: int | None, rng: Random) -> None:
        every = board.actions.all
        self.actions = every if actions is None else rng.sample(every, min(actions, len(every)))
        self.past = sorted(rng.random() for _ in range(3))
        """How far back, as parts of the match."""
        self.questions = [*_questions(board, game, rng)]


def _questions(board: Board, game: AnyGame, rng: Random) -> Iterator[JsonObject]:
    """Questions of every kind; what they name are things that actions name."""
    named: dict[str, list[str]] = {}
    for action in board.actions:
        for field, value in action.wire.items():
            if isinstance(value, str):
                named.setdefault(field, []).append(value)
    everything = sorted({value for values in named.values() for value in values})
    for question in game.questions:
        told = [field for field in fields(question) if field.name != "about"]
        needed = [field.name for field in told if field.default is MISSING]
        about = question.__dataclass_fields__["about"].default
        for _ in range(12 if needed else 1):
            yield {"about": about, **{name: rng.choice(named.get(name, everything)) for name in needed}}
        for name in (field.name for field in told if field.default is not MISSING):
            for thing in rng.sample(everything, min(12, len(everything))):
                yield {"about": about, name: [thing]}


def _compare(table: Table, prepared: Prepared, seat: Seat, asked: Asked, rng: Random) -> int:
    """What the seat and a bystander are told with the true state behind the table, and with imagined ones."""
    game, state = prepared.match.game, prepared.match.state
    seen = game.conceal(game.view(state, seat))
    twins = [game.imagine(prepared.match.board, seen, seat, rng.randrange) for _ in range(2)]
    if prepared.match.is_over():
        # How it ended is told to all.
        twins = [twin for twin in twins if game.result(twin).wire() == game.result(state).wire()]
    for eyes in (int(seat), None):
        true = dict(everything_told(table, prepared, state, eyes, asked))
        assert len(true) > len(asked.actions), "nothing was told"
        for twin in twins:
            told = dict(everything_told(table, prepared, twin, eyes, asked))
            leaks = [what for what in true if told.pop(what) != true[what]]
            assert not leaks, f"after {table.seq + 1} entries {eyes} can tell {state.snapshot()} by {leaks[:5]}"
            assert not told, f"told in one case only: {[*told][:5]}"
    return sum(twin.snapshot() != state.snapshot() for twin in twins)


def everything_told(
    table: Table, prepared: Prepared, state: Any, seat: int | None, asked: Asked
) -> Iterator[tuple[str, str]]:
    """All that is sent to that seat, or to a bystander, of the table after an entry, had it led to that state.

    Each with what it is; ids and clock are always the same.
    """
    match = prepared.match.copy()
    match.state = state
    prepared = prepared._replace(match=match)
    table = _beside(table)
    table.commit(table.plan(0, [prepared]))
    yield "table", _json(table.to_play("somebody"))
    for since in (0, table.seq - 1, table.seq):
        yield f"update since {since}", table.update(since, seat)
    yield "summary", _json(summary(table.stored, "somebody", 0))
    yield "around", _json(around(table, Presence(), "somebody", 0))
    count = len(table.counting())
    for number in {0, count, count + 1, *(int(part * count) for part in asked.past)}:
        yield f"position {number}", _answered(lambda number=number: table.past(number, seat))
    yield "position", _json(table.position(seat))
    for question in asked.questions:
        yield f"ask {question}", wire.to_json(wire.Answer(id="q", answer=table.ask(seat, question)))
    for action in asked.actions:
        yield f"why {action}", _why(table, seat, action)
    yield "nonsense", _answered(lambda: table.find({"type": "nonsense"}))
    yield "no seat", _answered(lambda: table.refusal(len(table.seats), {**asked.actions[0].wire}))
    if seat is not None:
        for action in asked.actions[:5]:
            yield f"move {action}", _refused(table, seat, action)
        for seq in {0, table.seq // 2, table.seq - 1, table.seq, table.seq + 1}:
            yield f"on position {seq}", _answered(lambda seq=seq: table.check_fresh(seat, seq))
        yield "undo", _json(table.match.can_undo(Seat(seat)))


def _why(table: Table, seat: int | None, action: Action) -> str:
    refusal = table.refusal(seat, {**action.wire})
    return wire.to_json(wire.Reason(id="w", refusal=None if refusal is None else refusal.info()))


def _refused(table: Table, seat: int, action: Action) -> str:
    """What is answered to a move that the rules refuse; what comes of one that they allow is nature's."""
    try:
        table.prepare(MOVE, seat, "m", CLOCK, action)
    except RefusedError as error:
        return wire.to_json(wire.Refused(id="m", refusal=error.refusal.info()))
    return "accepted"


def _answered(ask: Any) -> str:
    """An answer, or the trouble with the question."""
    try:
        return _json(ask())
    except TableError as error:
        return wire.to_json(wire.Trouble(id="q", key=error.key, values=error.values))
    except StaleError:
        return "stale"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _beside(table: Table) -> Table:
    """The same table once more: what is done at one leaves the other alone."""
    other = copy(table)
    for name, value in vars(table).items():
        if isinstance(value, list | dict):
            setattr(other, name, copy(value))
    return other


def _laid(match: Match, shared: SharedBoard) -> Table:
    """A table of people who are about to play that match."""
    data: JsonObject = json.loads(shared.json)
    return Table(stored_table(match.game, data, {**match.options}, match.seats, match.seed), shared)
