"""The laws of Rules: kinds and options, fair picks, nature's weights, what is dealt anew or kept beside the position.

Like laws.py they know no game, and each raises AssertionError where one breaks its promise.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.rules import NOBODY, Turn
from tests.laws.laws import everyone, listed, states, twins_stay_alike, whole

Z = 6.0
"""How unlikely a count has to be to be no accident: one in a thousand million."""
PICKS = 2000
"""How often an action is picked at least, to be counted. The dice are always the same: so are the counts."""
PICKS_OF_EACH = 30
DEALS = 1500
"""How often cards are dealt, to be counted."""
FEW = 16
"""Of what takes more values than these the bits are counted."""
AHEAD = 30
"""How many moves twins are followed."""


def by_kind(game: AnyGame, state: Any, seat: Seat) -> dict[int, list[Action]]:
    """The options of each of the seat's kinds."""
    kinds = game.rules.kinds(state, seat)
    return {kind: game.rules.options(state, seat, kind) for kind in range(kinds.bit_length()) if kinds >> kind & 1}


def kinds_are_kept_apart(match: Match) -> None:
    """What is legal is the options of all kinds, kind after kind; each is one type of action, the same all along.

    A seat that has nothing to decide has no kinds, one that has has options of each. Asking changes nothing.
    """
    game = match.game
    kind_of: dict[str, int] = {}
    for number, state in states(match):
        before = whole(state)
        actors = game.rules.actors(state)
        for seat in everyone(match)[1:]:
            options = by_kind(game, state, seat)
            assert (seat in actors) == bool(options), f"move {number}, seat {seat}: {len(options)} kinds"
            for kind, actions in options.items():
                assert actions, f"move {number}, seat {seat}: nothing of kind {kind}"
                for type in {action.type for action in actions}:
                    known = kind_of.setdefault(type, kind)
                    assert known == kind, f"move {number}: {type} is of kind {known} and of kind {kind}"
            legal = game.rules.legal(state, seat)
            assert legal == [action for actions in options.values() for action in actions], f"move {number}"
        assert whole(state) == before, f"move {number}: asking changed the state"
    assert len(set(kind_of.values())) == len(kind_of), f"a kind of several types: {kind_of}"


def picks_are_fair(match: Match, positions: int, rng: Random) -> set[int]:
    """One of a kind is as likely picked as any other: counted at so many positions for each kind. Returns the kinds."""
    game = match.game
    wanted: dict[int, list[int]] = {}
    for number, state in states(match):
        for seat in everyone(match)[1:]:
            for kind in by_kind(game, state, seat):
                wanted.setdefault(kind, []).append(number)
    chosen = {kind: {*rng.sample(numbers, min(positions, len(numbers)))} for kind, numbers in wanted.items()}
    for number, state in states(match):
        for seat in everyone(match)[1:]:
            for kind, options in by_kind(game, state, seat).items():
                if number in chosen[kind]:
                    _pick_often(game, state, seat, kind, options)
    return set(chosen)


def _pick_often(game: AnyGame, state: Any, seat: Seat, kind: int, options: list[Action]) -> None:
    before = whole(state)
    dice = Dice(b"counted")
    times = max(PICKS, PICKS_OF_EACH * len(options)) if len(options) > 1 else 1
    picked = Counter(game.rules.pick(state, seat, kind, dice).index for _ in range(times))
    counts = [picked.pop(action.index, 0) for action in options]
    assert not picked, f"picked what is no option of kind {kind}: {[*picked]}"
    assert 0 not in counts, f"an option of kind {kind} is never picked: {counts}"
    expected = times / len(options)
    away = sum((count - expected) ** 2 / expected for count in counts)
    assert away <= most_away(len(options) - 1), f"kind {kind} is picked with favour: {counts}"
    assert whole(state) == before, "picking changed the state"


def most_away(freedom: int) -> float:
    """What a chi-square of so many degrees of freedom doesn't exceed by accident (Wilson and Hilferty)."""
    part = 2 / (9 * max(1, freedom))
    return float(freedom * (1 - part + Z * part**0.5) ** 3)


def turns_are_told_apart(match: Match) -> None:
    """It is the turn that `turn` says, and neither another seat's nor one of another number."""
    rules = match.game.rules
    for number, state in states(match):
        turn = rules.turn(state)
        assert rules.is_turn(state, turn), f"move {number}: not its own turn"
        others = (Turn(Seat(turn.seat + 1), turn.number), Turn(turn.seat, turn.number + 1))
        assert not any(rules.is_turn(state, other) for other in others), f"move {number}: another turn too"


def nature_has_weights(match: Match) -> None:
    """Nature's actions stand in the order of the table, each with a weight; where it acts, one at least has some.

    The actor is the first of the actors.
    """
    game = match.game
    for number, state in states(match):
        actors = game.rules.actors(state)
        assert game.rules.actor(state) == (actors[0] if actors else NOBODY), f"move {number}: another actor"
        before = whole(state)
        actions, weights = game.rules.chance(state)
        assert len(actions) == len(weights), f"move {number}: {len(actions)} actions, {len(weights)} weights"
        places = [action.index for action in actions]
        assert places == sorted(set(places)), f"move {number}: not in the order of the table"
        assert all(weight >= 0 for weight in weights), f"move {number}: less than nothing"
        assert any(weights) or actors != (CHANCE,), f"move {number}: nature has to decide and can't"
        assert whole(state) == before, f"move {number}: asking nature changed the state"


def derived_is_kept(match: Match, stride: int, rng: Random) -> None:
    """What a state keeps beside the position is what working it out anew gives: after every move, and in every copy."""
    game = match.game
    for number, state in states(match):
        assert state.derived() == state.recounted(), f"move {number}: {state.derived()}, should be {state.recounted()}"
        if number % stride:
            continue
        for seat in everyone(match)[1:]:
            imagined = game.imagine(match.board, game.view(state, seat), seat, rng.randrange)
            copy = state.copy()
            game.rules.reshuffle(copy, seat, Dice(rng.randbytes(8)))
            for other in (state.copy(), imagined, copy):
                assert other.derived() == other.recounted(), f"move {number}, seat {seat}: not in every copy"


def reshuffling_fits(match: Match, stride: int, rng: Random) -> int:
    """What is dealt anew looks the same to the seat, leaves it the same actions, loses nothing, changes no other state.

    Returns how often it was another position.
    """
    game = match.game
    found = 0
    for number, state in states(match, stride):
        before = whole(state)
        for seat in everyone(match)[1:]:
            other = state.copy()
            game.rules.reshuffle(other, seat, Dice(rng.randbytes(8)))
            assert whole(state) == before, f"move {number}, seat {seat}: another state changed too"
            assert game.view(other, seat) == game.view(state, seat), f"move {number}, seat {seat}: looks different"
            assert dict(game.pieces(other)) == dict(game.pieces(state)), f"move {number}, seat {seat}: other pieces"
            assert game.rules.actors(other) == game.rules.actors(state)
            mine = [action.index for action in listed(game, state, seat)]
            assert [action.index for action in listed(game, other, seat)] == mine, f"move {number}, seat {seat}"
            found += other.snapshot() != state.snapshot()
    return found


def reshuffled_twins_look_alike(match: Match, positions: int, rng: Random) -> None:
    """Play goes on from what is dealt anew as from the true position: the seat can't tell them apart later either.

    That is, until others' choices are shown that were made at the same time as its own, or all is shown at the end.
    """
    game = match.game
    settled = []
    alone = True
    for number, state in states(match):
        alone, was_alone = len(game.rules.actors(state)) == 1, alone
        if alone and was_alone:
            settled.append(number)
    chosen = {*rng.sample(settled, min(positions, len(settled)))}
    for number, state in states(match):
        if number in chosen:
            seat = Seat(rng.randrange(match.seats))
            other = state.copy()
            game.rules.reshuffle(other, seat, Dice(rng.randbytes(8)))
            numbers = range(number, min(number + AHEAD, len(match.moves) - 1))
            twins_stay_alike(match, numbers, state.copy(), other, seat, AHEAD, rng)


def reshuffling_is_fair(match: Match, positions: int, rng: Random) -> int:
    """What is dealt anew is as likely as when it is imagined from the view: each card is counted wherever it can lie.

    Returns how many things there were to count.
    """
    game = match.game
    chosen = {*rng.sample(range(len(match.moves)), min(positions, len(match.moves)))}
    found = 0
    for number, state in states(match):
        if number not in chosen:
            continue
        seat = Seat(rng.randrange(match.seats))
        view = game.view(state, seat)
        dice = Dice(rng.randbytes(8))
        dealt = game.imagine(match.board, view, seat, rng.randrange)
        imagined: Counter[tuple[object, ...]] = Counter()
        reshuffled: Counter[tuple[object, ...]] = Counter()
        for _ in range(DEALS):
            imagined.update(_things(game.imagine(match.board, view, seat, rng.randrange).snapshot()))
            other = dealt.copy()
            game.rules.reshuffle(other, seat, dice)
            reshuffled.update(_things(other.snapshot()))
        for thing in imagined.keys() | reshuffled.keys():
            one, two = imagined[thing], reshuffled[thing]
            both = one + two
            if both in (0, 2 * DEALS):
                continue
            found += 1
            away = (one - two) ** 2 * 2 * DEALS / (both * (2 * DEALS - both))
            assert away <= most_away(1), f"move {number}, seat {seat}: {thing} {two} times instead of {one}"
    return found


def _things(value: object, place: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """What a snapshot holds: small numbers by their place, of large ones the bits."""
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _things(part, (*place, number))
    elif isinstance(value, int) and value > FEW:
        for bit in range(value.bit_length()):
            if value >> bit & 1:
                yield (*place, "bit", bit)
    else:
        yield (*place, value)
