"""The rules against the plain model of them: every decision, every point and every position of many matches."""

import itertools
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event
from marula.core.match import Match
from marula.core.record import Replayer, replay
from marula.core.stream import derive_seed
from marula.games.africa import GAME
from marula.games.africa.board import AfricaBoard
from marula.games.africa.events import View
from marula.games.africa.rules import scoring
from marula.games.africa.tests import plain
from marula.library import folders
from marula.library.files import read_text
from marula.library.records import load_record
from marula.players import make_player

BOARD: AfricaBoard = GAME.board(folders.default_board("africa"))
HERE = Path(__file__).parent
PERFT: list[dict[str, Any]] = json.loads(read_text(HERE / "perft.json"))
PLAIN_DEPTH = 3
SLOW = 1000
"""The plain model looks at some 1000 positions in a second."""


def written(actions: list[Action]) -> set[plain.Wire]:
    """Actions as the plain model writes them; each may be listed once."""
    wires = {frozenset(action.wire.items()) for action in actions}
    assert len(wires) == len(actions)
    return wires


def total(view: View, seat: int) -> int:
    """All points of a seat so far."""
    return sum(view.players[seat].points.values())


def compare(match: Match) -> None:
    """Go through a finished match move by move, with the plain model looking over the rules' shoulder."""
    board, seats = match.board, match.seats
    assert isinstance(board, AfricaBoard)
    state = GAME.setup(board, match.options, seats)
    seen = GAME.view(state, None)
    events: list[Event] = []
    for move in match.moves:
        action = frozenset(move.action.wire.items())
        if move.seat == CHANCE:
            chances = {frozenset(one.wire.items()): weight for one, weight in GAME.rules.outcomes(state)}
            assert plain.legal(board, seen) == set()
            assert plain.outcomes(board, seen) == chances
        else:
            assert GAME.rules.actors(state) == (seen.player,)
            assert plain.legal(board, seen) == written(GAME.rules.legal(state, move.seat)), seen
            assert plain.outcomes(board, seen) == {}
        GAME.rules.apply(state, move.seat, move.action, events)
        now = GAME.view(state, None)
        scored = [total(now, seat) - total(seen, seat) for seat in range(seats)]
        points = plain.worth(board, seen, action)
        assert scored == [points if seat == seen.player else 0 for seat in range(seats)], (move, seen)
        seen = plain.after(board, seen, action)
        assert seen == now, move
    assert plain.legal(board, seen) == set()
    assert plain.outcomes(board, seen) == {}
    result = GAME.result(state)
    assert result.ending == seen.ending
    assert result.scores == plain.final_scores(board, seen)
    assert result.winners == plain.winners(result.scores)
    by_source = [{source: score[source] for source in plain.SOURCES} for score in result.scores]
    assert plain.recount(events, seats) == by_source


def bots_play(number: int) -> Match:
    """A match of 2 to 5 bots. Random ones go everywhere; with a greedy one among them a match gets to its end."""
    seats = 2 + number % 4
    specs = ["greedy" if (number // 4 + seat) % 3 == 0 else "random" for seat in range(seats)]
    match = Match(GAME, BOARD, {"hidden_treasure": number % 3 == 0}, seats, derive_seed("plain match", number))
    match.run([make_player(spec, GAME, derive_seed("plain player", number, seat)) for seat, spec in enumerate(specs)])
    return match


@pytest.mark.parametrize("number", range(12))
def test_plain_model_agrees(number: int) -> None:
    compare(bots_play(number))


@pytest.mark.long
@pytest.mark.parametrize("number", range(12, 162))
def test_plain_model_agrees_at_length(number: int) -> None:
    compare(bots_play(number))


@pytest.mark.parametrize("path", sorted(HERE.glob("matches/*-mirrored*.json")), ids=lambda path: path.stem)
def test_plain_model_agrees_on_another_board(path: Path) -> None:
    compare(replay(load_record(path)))


def made_up(rng: Random) -> View:
    """A position that hardly any match comes to: crowds of a species, wide empty land, hands full of goods."""
    seats = rng.randint(2, 5)
    land = plain.land_of(BOARD)
    view = GAME.view(GAME.setup(BOARD, {"hidden_treasure": False}, seats), None)
    species = rng.sample(sorted(land.animals), 2)
    kinds = ["empty", *species, "nomads", "monument", "gold-1", "gems-2", "camp", "down"]
    weights = [rng.choice([2, 8, 40]), rng.choice([1, 8, 40]), *rng.choices([0, 1, 2, 8], k=len(kinds) - 2)]
    hexagons = {id: rng.choices(kinds, weights)[0] for id in view.hexagons}
    # Places for the explorers to stand, and two for a tile that may be in question.
    spots = rng.sample(sorted(hexagons), seats + 2)
    hexagons |= dict.fromkeys(spots[:seats], rng.choice(["empty", "nomads", "camp"]))
    idle = rng.choice([0, 12 * seats - 2, 12 * seats - 1])
    half, advanced, untouched = rng.choice([(0, False, True), (0, True, False), (1, False, False), (1, True, False)])
    monuments = rng.randint(0, 10)
    view = replace(
        view,
        phase="act",
        player=rng.randrange(seats),
        start_player=0,
        turn=rng.randint(1, 300),
        half=half,
        advanced=advanced,
        untouched=untouched,
        idle_turns=idle,
        hexagons=hexagons,
        monuments=monuments,
        camps_in_supply=10 - monuments,
        players=tuple(
            replace(one, explorer=spot, camps=rng.randint(0, 2), goods={good: rng.randint(0, 4) for good in one.goods})
            for one, spot in zip(view.players, spots, strict=False)
        ),
    )
    return in_question(rng, view, rng.choice(["nomads", species[0]]), *spots[seats:])


def in_question(rng: Random, view: View, tile: str, focus: str, other: str) -> View:
    """The position as it is, or in the middle of an action, if there is something to decide."""
    good = rng.choice(sorted(plain.land_of(BOARD).goods))
    phase = rng.choice(["act", "flip", "settle", "carry", "exchange"])
    if phase == "flip":
        return replace(
            view, phase="flip", focus=focus, hexagons={**view.hexagons, focus: "down"}, discovered=True, idle_turns=0
        )
    if phase in ("settle", "carry"):
        with_tile = replace(view, hexagons={**view.hexagons, focus: tile, other: "empty"}, focus=focus, find=tile)
        if plain.better(plain.land_of(BOARD), with_tile.hexagons, tile, focus):
            if phase == "carry":
                return replace(with_tile, phase="carry")
            return replace(with_tile, phase="settle", discovered=True, idle_turns=0)
    if phase == "exchange" and plain.mover(view).goods[good]:
        found = replace(view, phase="exchange", focus=focus, find=good, discovered=True, idle_turns=0)
        if len(plain.legal(BOARD, found)) > 1:
            return found
    return view


def no_dice(bound: int) -> int:
    raise AssertionError("Africa has nothing to guess")


@pytest.mark.parametrize("share", range(8))
def test_plain_model_agrees_on_positions_that_never_were(share: int) -> None:
    for number in range(50):
        agree(Random(50 * share + number))


def agree(rng: Random) -> None:
    """Make a position up and compare what can be done in it, and what comes of some of that."""
    view = made_up(rng)
    seat = Seat(view.player or 0)
    state = GAME.imagine(BOARD, view, seat, no_dice)
    assert GAME.view(state, None) == view
    legal = GAME.rules.legal(state, seat)
    chances = {frozenset(one.wire.items()): weight for one, weight in GAME.rules.outcomes(state)}
    assert plain.legal(BOARD, view) == written(legal), view
    assert plain.outcomes(BOARD, view) == chances, view
    choices = [(seat, one) for one in legal] or [(CHANCE, one) for one, _ in GAME.rules.outcomes(state)]
    for actor, action in rng.sample(choices, min(20, len(choices))):
        after = state.copy()
        GAME.rules.apply(after, actor, action, None)
        plain_after = plain.after(BOARD, view, frozenset(action.wire.items()))
        assert GAME.view(after, None) == plain_after, (action, view)


@pytest.mark.parametrize("seats", range(2, 6))
def test_plain_model_gives_the_same_prizes(seats: int) -> None:
    """Matches seldom end with three players tied; here everybody is tied with everybody."""
    for pieces in itertools.product(range(5), repeat=seats):
        assert scoring.prizes(list(pieces)) == plain.prizes(pieces), pieces
    for count in range(40):
        assert scoring.goods_points(count) == plain.goods_worth(count)


def test_golden_records_hold_what_is_rare() -> None:
    """Both endings and a shared victory for every number of players; everything that can be done, in one match."""
    endings, shared, types = set(), set(), []
    for path in sorted(HERE.glob("matches/*.json")):
        record = load_record(path)
        result: Any = record.data["result"]
        seats = len(record.players)
        endings.add((seats, result["ending"]))
        types.append({move["type"] for move in record.moves})
        if len(result["winners"]) > 1:
            shared.add(seats)
    assert endings == {(seats, ending) for seats in range(2, 6) for ending in ("eleventh_monument", "stalled")}
    assert shared == set(range(2, 6))
    assert {action.type for action in BOARD.actions} in types


def plain_perft(entry: dict[str, Any], depth: int) -> int:
    replayer = Replayer(load_record(HERE / "matches" / entry["record"]))
    for _ in range(entry["move"]):
        assert replayer.step()
    return plain.perft(replayer.match.board, GAME.view(replayer.match.state, None), depth)


def sizes(entry: dict[str, Any], depth: int) -> int:
    """How many positions the plain model looks at to count that deep."""
    return 1 if depth == 1 else int(entry["counts"][depth - 2])


def cases(slow: bool) -> list[Any]:
    return [
        pytest.param(entry, depth, id=f"{entry['record']}@{entry['move']}-{depth}")
        for entry in PERFT
        for depth in range(1, PLAIN_DEPTH + 1)
        if (sizes(entry, depth) > SLOW) == slow
    ]


@pytest.mark.parametrize("entry, depth", cases(slow=False))
def test_plain_model_counts_the_same(entry: dict[str, Any], depth: int) -> None:
    assert plain_perft(entry, depth) == entry["counts"][depth - 1]


@pytest.mark.long
@pytest.mark.parametrize("entry, depth", cases(slow=True))
def test_plain_model_counts_the_same_at_length(entry: dict[str, Any], depth: int) -> None:
    assert plain_perft(entry, depth) == entry["counts"][depth - 1]
