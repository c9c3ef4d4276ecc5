"""The laws. Each takes a played match and raises AssertionError where the game breaks its promise.

They know no game: tests/laws/test_games.py runs them on every game found, test_toy.py on a toy and on broken toys, to
prove that each law catches what it claims to catch.
"""

import importlib
import json
import re
from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from itertools import permutations
from random import Random
from typing import Any

import pytest

from marula.core import record
from marula.core.actions import CHANCE, Action, Move, Seat
from marula.core.game import AnyGame, Board, Options
from marula.core.match import Match, RefusedError
from marula.core.record import RecordError
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject, to_wire
from marula.players import make_player

MOST_MOVES = 20_000
"""A match that takes longer than this doesn't end."""


def played(
    game: AnyGame, board: Board, seats: int, seed: int, sensible: bool = False, options: Options | None = None
) -> Match:
    """Law: matches end. A random match, to its end, with these options, or with some that the seed chooses.

    Chance alone may never get far in a game: with `sensible`, every other seat plays like somebody who knows it.
    """
    rng = Random(seed)
    chosen = {option.key: rng.choice(option.values) for option in game.options}
    match = Match(game, board, chosen if options is None else options, seats, derive_seed("laws", game.id, seats, seed))
    players = [
        make_player("greedy" if sensible and seat % 2 == seed % 2 else "random", game, derive_seed("laws", seed, seat))
        for seat in range(seats)
    ]
    match.begin()
    while not match.is_over():
        seat = game.rules.actors(match.state)[0]
        match.play(seat, players[seat].choose(match.observe(seat)))
        assert len(match.moves) < MOST_MOVES, "the match does not end"
    return match


def states(match: Match, stride: int = 1) -> Iterator[tuple[int, Any]]:
    """One position in `stride` of a match, with the number of moves before it. It is the same object all along."""
    state = match.game.setup(match.board, match.options, match.seats)
    for number, move in enumerate(match.moves):
        if number % stride == 0:
            yield number, state
        match.game.rules.apply(state, move.seat, move.action, None)
    if len(match.moves) % stride == 0:
        yield len(match.moves), state


def everyone(match: Match) -> list[Seat]:
    """All seats, and nature."""
    return [CHANCE, *(Seat(seat) for seat in range(match.seats))]


def listed(game: AnyGame, state: Any, seat: Seat) -> list[Action]:
    """What a seat, or nature, can do."""
    if seat not in game.rules.actors(state):
        return []
    if seat == CHANCE:
        return [action for action, _ in game.rules.outcomes(state)]
    return game.rules.legal(state, seat)


def whole(state: Any) -> tuple[object, object]:
    """The position, and what is kept beside it to save time."""
    return state.snapshot(), state.derived()


def actors_can_act(match: Match, stride: int) -> None:
    """Whoever has to decide has an action; nature's outcomes have positive weights; nothing is listed twice."""
    game = match.game
    for number, state in states(match, stride):
        actors = game.rules.actors(state)
        assert CHANCE not in actors or actors == (CHANCE,), "nature decides alone"
        for seat in actors:
            actions = listed(game, state, seat)
            assert actions, f"move {number}: seat {seat} has to decide and can't"
            assert len({action.index for action in actions}) == len(actions), f"move {number}: listed twice"
            assert all(match.board.actions.all[action.index] is action for action in actions)
        if actors == (CHANCE,):
            assert all(weight > 0 for _, weight in game.rules.outcomes(state))


def check_agrees_with_legal(match: Match, stride: int) -> None:
    """Over the whole table, `check` is None exactly for listed actions, and asking changes nothing."""
    game = match.game
    for number, state in states(match, stride):
        before = state.snapshot()
        for seat in everyone(match):
            legal = {action.index for action in listed(game, state, seat)}
            for action in match.board.actions:
                refusal = game.rules.check(state, seat, action)
                assert (refusal is None) == (action.index in legal), (
                    f"move {number}, seat {seat}: {action} is {'listed' if action.index in legal else 'not listed'}, "
                    f"check says {refusal}"
                )
        assert state.snapshot() == before, f"move {number}: checking changed the state"


def with_a_stranger(game: AnyGame, board: Board) -> Board:
    """The same board once more, with an action at the end of its table that is no game's."""
    other: Board = game.board(board.data)
    other.actions.add(Action({"type": "unheard_of"}))
    return other


def strangers_are_refused(match: Match, other: Board, stride: int, rng: Random) -> None:
    """Whatever no chapter knows is refused to everybody, in every phase, and changes nothing.

    `other` is the match's board `with_a_stranger`; the match is played again on it. Strangers are: that action, though
    it is in the table; actions in no table, of no class that the rules have, whether they call themselves something
    unheard of or what the rules know; and the actions of another board's table, those that would be legal above all.
    """
    game = match.game
    again = Match(game, other, match.options, match.seats, match.seed)
    own, foreign = other.actions.all, match.board.actions.all
    known = {action.type: action for action in foreign}.values()
    strangers = [own[-1], Action({"type": "unheard_of"}), *(Action(dict(action.wire)) for action in known)]
    for number, move in enumerate([*match.moves, None]):
        if number % stride == 0 or move is None:
            before = (again.state.snapshot(), list(again.moves))
            for seat in everyone(match):
                legal = listed(game, again.state, seat)
                assert own[-1] not in legal, f"move {number}, seat {seat}: a stranger is listed"
                twins = [foreign[action.index] for action in legal]
                for action in [*strangers, *twins, *rng.sample(foreign, min(100, len(foreign)))]:
                    refusal = game.rules.check(again.state, seat, action)
                    assert refusal is not None, f"move {number}, seat {seat}: a stranger may act: {action}"
                    assert refusal.key, f"move {number}, seat {seat}: nothing says why {action} is refused"
                    assert refusal.rule, f"move {number}, seat {seat}: no rule says why {action} is refused"
                with pytest.raises(RefusedError):
                    again.play(seat, rng.choice(strangers))
            assert (again.state.snapshot(), again.moves) == before, f"move {number}: refusing changed something"
        if move is not None:
            again.enact(Move(move.seat, own[move.action.index]))


def refused_changes_nothing(match: Match, stride: int, rng: Random) -> None:
    """A refused action leaves match and state as they were."""
    game = match.game
    again = Match(game, match.board, match.options, match.seats, match.seed)
    again.begin()
    for number, move in enumerate(match.moves):
        if move.seat == CHANCE:
            continue
        if number % stride == 0:
            before = (again.state.snapshot(), list(again.moves))
            seat = rng.choice(everyone(match))
            action = rng.choice(match.board.actions.all)
            if game.rules.check(again.state, seat, action) is not None:
                with pytest.raises(RefusedError):
                    again.play(seat, action)
                assert (again.state.snapshot(), list(again.moves)) == before, f"move {number}: {action}"
        again.play(move.seat, move.action)


def simultaneous_decisions_commute(match: Match) -> int:
    """Where several decide at the same time, the order doesn't matter. Returns how often several did."""
    game = match.game
    found = 0
    for number, state in states(match):
        actors = game.rules.actors(state)
        if len(actors) < 2:
            continue
        chosen = {move.seat: move.action for move in reversed(match.moves[number:]) if move.seat in actors}
        if any(seat not in chosen for seat in actors):
            continue
        found += 1
        ends = set()
        for order in permutations(actors):
            other = state.copy()
            for seat in order:
                assert game.rules.check(other, seat, chosen[seat]) is None, (
                    f"move {number}: order decides what is legal"
                )
                game.rules.apply(other, seat, chosen[seat], None)
            ends.add(other.snapshot())
        assert len(ends) == 1, f"move {number}: the order of simultaneous decisions matters"
    return found


def copies_are_independent(match: Match, stride: int, rng: Random) -> None:
    """A copy is equal, and playing on with either leaves the other alone."""
    game = match.game
    for number, state in states(match, stride):
        before = whole(state)
        copy = state.copy()
        assert whole(copy) == before, f"move {number}: a copy differs"
        for _ in range(12):
            actors = game.rules.actors(copy)
            if not actors:
                break
            game.rules.apply(copy, actors[0], rng.choice(listed(game, copy, actors[0])), None)
            assert whole(state) == before, f"move {number}: a copy shares something with its original"
        # And the other way round: the original is the copy of nobody.
        original, copy = state.copy(), state.copy()
        for _ in range(12):
            actors = game.rules.actors(original)
            if not actors:
                break
            game.rules.apply(original, actors[0], rng.choice(listed(game, original, actors[0])), None)
            assert whole(copy) == before, f"move {number}: two copies share something"


def survives_json(match: Match, stride: int) -> None:
    """Actions, views, events and refusals are plain JSON and come back from it the same; actions are found again."""
    game = match.game
    for action in match.board.actions:
        assert match.board.actions.find(json.loads(json.dumps(action.wire))) is action
    state = game.setup(match.board, match.options, match.seats)
    for number, move in enumerate(match.moves):
        events: list[Any] = []
        game.rules.apply(state, move.seat, move.action, events)
        for event in events:
            _same_after_json(to_wire(event))
        if number % stride == 0:
            for seat in [None, *everyone(match)[1:]]:
                _same_after_json(to_wire(game.view(state, seat)))
            for action in match.board.actions.all[:: max(1, len(match.board.actions) // 20)]:
                refusal = game.rules.check(state, Seat(0), action)
                if refusal is not None:
                    _same_after_json(refusal.wire())


def _same_after_json(value: Any) -> None:
    assert json.loads(json.dumps(value, allow_nan=False)) == value


def record_of(match: Match) -> JsonObject:
    """The record of a match between nobody in particular."""
    return record.write(match, [{"player": "random"} for _ in range(match.seats)])


def _reread(data: JsonObject, game: AnyGame) -> record.Record:
    return record.loads(record.dumps(data), lambda name: game if name == game.id else None)


def record_replays(match: Match) -> None:
    """The record replays to an equal state."""
    again = record.replay(_reread(record_of(match), match.game))
    assert again.state.snapshot() == match.state.snapshot(), "the replayed match ends elsewhere"
    assert [(move.seat, move.action.wire) for move in again.moves] == [
        (move.seat, move.action.wire) for move in match.moves
    ]


def tampering_is_detected(match: Match, samples: int, rng: Random) -> None:
    """Deleting, doubling or changing any move is detected.

    With the digest made to fit the forgery it is still detected, unless what comes out is another legal match with the
    same result: then every move of it is legal, every chance the seed's, and only the digest could tell.
    """
    data = record_of(match)
    moves = data["moves"]
    assert isinstance(moves, list)
    for _ in range(samples):
        place = rng.randrange(len(moves))
        for edit in ("delete", "double", "change"):
            forged = deepcopy(data)
            edited = forged["moves"]
            assert isinstance(edited, list)
            if edit == "delete":
                del edited[place]
            elif edit == "double":
                edited.insert(place, edited[place])
            else:
                other = rng.choice(match.board.actions.all)
                wire: JsonObject = {"seat": match.moves[place].seat, **other.wire}
                if match.moves[place].seat == CHANCE:
                    wire["seat"] = "chance"
                if wire == edited[place]:
                    continue
                edited[place] = wire
            with pytest.raises(RecordError):
                record.replay(_reread(forged, match.game))
            forged["digest"] = record.digest(forged)
            try:
                other_match = record.replay(_reread(forged, match.game))
            except RecordError:
                continue
            assert_played_by_the_rules(other_match)


def assert_played_by_the_rules(match: Match) -> None:
    """Every move legal, and every one of nature's what a fresh stream of the same seed gives."""
    game = match.game
    again = Match(game, match.board, match.options, match.seats, match.seed)
    again.begin()
    for move in match.moves:
        if move.seat != CHANCE:
            again.play(move.seat, move.action)
    assert [move.action.index for move in again.moves] == [move.action.index for move in match.moves]


def key_order_means_nothing(match: Match) -> None:
    """A record whose keys some tool has sorted is the same record."""
    text = json.dumps(record_of(match), sort_keys=True)
    again = record.replay(record.loads(text, lambda name: match.game if name == match.game.id else None))
    assert again.game.result(again.state).wire() == match.game.result(match.state).wire()


def pieces_are_conserved(match: Match) -> None:
    """Pieces, cards and money are never lost and never made."""
    game = match.game
    start: dict[str, int] | None = None
    for number, state in states(match):
        counts = dict(game.pieces(state))
        if start is None:
            start = counts
        assert counts == start, f"move {number}: {counts} instead of {start}"


def scores_add_up(match: Match) -> None:
    """Every score is the sum of its parts, and all seats have the same parts."""
    result = match.game.result(match.state)
    assert len(result.scores) == match.seats
    assert result.winners
    for score in result.scores:
        assert score["total"] == sum(value for key, value in score.items() if key != "total"), score
        assert score.keys() == result.scores[0].keys()
    best = max(score["total"] for score in result.scores)
    assert all(result.scores[seat]["total"] == best for seat in result.winners)


def ending_is_declared(match: Match) -> None:
    """A match ends in one of the ways that the game declares."""
    ending = match.game.result(match.state).ending
    assert ending in match.game.endings, f"{ending!r} is no ending that {match.game.id} declares"


def tiebreaks_are_declared(match: Match) -> None:
    """A result has every seat's figure for each tie-break that the game declares, in that order, and for no other."""
    result = match.game.result(match.state)
    assert [tiebreak.name for tiebreak in result.tiebreaks] == [*match.game.tiebreaks]
    assert all(len(tiebreak.figures) == match.seats for tiebreak in result.tiebreaks)


def endings_have_texts(game: AnyGame, keys: Mapping[str, Collection[str]]) -> None:
    """In every language each ending has its text, and there is none for an ending that isn't declared.

    `keys` are the texts of each language. The page may have a text of its own for some endings, then in all languages.
    """
    assert game.endings, "there is no way to end"
    for ending in game.endings:
        assert re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", ending), f"{ending!r} can't be part of a key"
        assert game.endings.count(ending) == 1, f"{ending!r} is declared twice"
    declared = {ending.replace("_", "-") for ending in game.endings}
    of_the_page = []
    for language, there in keys.items():
        assert _after(f"{game.prefix}-ending-", there) == declared, f"the texts of the endings in {language}"
        of_the_page.append(_after(f"{game.prefix}-page-ending-", there))
        assert of_the_page[-1] <= declared, f"the page's texts of the endings in {language}"
    assert all(found == of_the_page[0] for found in of_the_page), "the page tells an ending in some languages only"


def _after(start: str, keys: Collection[str]) -> set[str]:
    """What follows the start in the keys that have it; attributes belong to their texts."""
    return {key.removeprefix(start) for key in keys if key.startswith(start) and "." not in key}


def scores_agree_from_scratch(match: Match) -> None:
    """Counted anew by the game's plain model, from events and the final view alone, the scores are the same."""
    game = match.game
    recount = importlib.import_module(f"marula.games.{game.id}.tests.recount").recount
    events: list[Any] = []
    state = game.setup(match.board, match.options, match.seats)
    for move in match.moves:
        game.rules.apply(state, move.seat, move.action, events)
    assert recount(match.board, events, game.view(state, None)) == game.result(match.state).scores


def imagining_fits(match: Match, stride: int, rng: Random) -> None:
    """What a seat imagines from its view looks the same to it and leaves it the same actions.

    So does what somebody at a page imagines from what is sent there.
    """
    game = match.game
    for number, state in states(match, stride):
        for seat in everyone(match)[1:]:
            view = game.view(state, seat)
            assert game.own(state, game.view(state, None), seat) == view, f"move {number}, seat {seat}: sees two things"
            imagined = game.imagine(match.board, view, seat, rng.randrange)
            assert game.view(imagined, seat) == view, f"move {number}, seat {seat}: imagined something else"
            sent = game.conceal(view)
            guessed = game.imagine(match.board, sent, seat, rng.randrange)
            assert game.conceal(game.view(guessed, seat)) == sent, f"move {number}, seat {seat}: guessed something else"
            mine = [action.index for action in listed(game, state, seat)]
            for other in (imagined, guessed):
                assert game.rules.actors(other) == game.rules.actors(state)
                assert [action.index for action in listed(game, other, seat)] == mine, f"move {number}, seat {seat}"


def nothing_is_concealed_at_the_end(match: Match) -> None:
    """When the match is over, everybody is sent all of their view."""
    for seat in [None, *everyone(match)[1:]]:
        view = match.game.view(match.state, seat)
        assert match.game.conceal(view) == view, f"something is still concealed from {seat}"


def twins_look_alike(match: Match, seat: Seat | None, stride: int, rng: Random) -> int:
    """Give nature other outcomes that look the same to a seat: everything that seat gets stays the same.

    Views, legal actions, refusals and events are compared byte for byte at every step, as long as the recorded moves
    stay legal. Returns how often nature really decided otherwise.
    """
    one = match.game.setup(match.board, match.options, match.seats)
    return twins_stay_alike(match, range(len(match.moves)), one, one.copy(), seat, stride, rng)


def twins_stay_alike(
    match: Match, numbers: range, one: Any, two: Any, seat: Seat | None, stride: int, rng: Random
) -> int:
    """The same for two positions that look alike, over these moves of a match from then on."""
    game = match.game
    changed = 0
    for number in numbers:
        move = twin_move = match.moves[number]
        if move.seat == CHANCE:
            told = _seen(game, one, move.action, seat)
            alike = [action for action, _ in game.rules.outcomes(two) if _seen(game, two, action, seat) == told]
            if not alike:
                # The twin has given away what is due now. If it could be given and only looks different, it leaks.
                assert game.rules.check(two, CHANCE, move.action) is not None, (
                    f"move {number}: an outcome leaks to {seat}"
                )
                return changed
            twin_move = Move(CHANCE, rng.choice(alike))
            changed += twin_move.action is not move.action
        elif game.rules.check(two, move.seat, move.action) is not None:
            assert move.seat != seat, f"move {number}: the seat's own action is legal for one twin only"
            return changed
        events: list[Any] = []
        twin_events: list[Any] = []
        game.rules.apply(one, move.seat, move.action, events)
        game.rules.apply(two, twin_move.seat, twin_move.action, twin_events)
        assert _bytes([game.redact(event, seat) for event in events]) == _bytes(
            [game.redact(event, seat) for event in twin_events]
        ), f"move {number}: events leak to seat {seat}"
        if one.snapshot() == two.snapshot():
            continue  # equal states look alike
        assert _bytes(game.view(one, seat)) == _bytes(game.view(two, seat)), f"move {number}: the view of {seat} leaks"
        if seat is None:
            continue
        mine = [action.index for action in listed(game, one, seat)]
        assert mine == [action.index for action in listed(game, two, seat)], f"move {number}: legal actions leak"
        if number % stride == 0:
            for action in match.board.actions:
                assert _refusal(game, one, seat, action) == _refusal(game, two, seat, action), (
                    f"move {number}: the refusal of {action} leaks"
                )
    return changed


def _seen(game: AnyGame, state: Any, action: Action, seat: Seat | None) -> bytes:
    """What a seat is told of an outcome of nature."""
    events: list[Any] = []
    after = state.copy()
    game.rules.apply(after, CHANCE, action, events)
    return _bytes([game.redact(event, seat) for event in events])


def _refusal(game: AnyGame, state: Any, seat: Seat, action: Action) -> bytes:
    refusal = game.rules.check(state, seat, action)
    return b"" if refusal is None else _bytes(refusal.wire())


def _bytes(value: Any) -> bytes:
    return json.dumps(to_wire(value)).encode()


def undo_goes_back(match: Match, stride: int) -> None:
    """Undo restores the position before the move, never crosses nature's choice or a turn, and play goes on."""
    game = match.game
    again = Match(game, match.board, match.options, match.seats, match.seed)
    again.begin()
    for number, move in enumerate(match.moves):
        if move.seat == CHANCE:
            continue
        before = (again.state.snapshot(), len(again.moves), game.rules.turn(again.state))
        again.play(move.seat, move.action)
        crossed = again.moves[before[1] + 1 :]
        if number % stride:
            continue
        settled = game.rules.turn(again.state) != before[2] or any(other.seat == CHANCE for other in crossed)
        if not again.can_undo(move.seat):
            assert settled, f"move {number} can't be undone although nothing has happened since"
            continue
        assert again.undo(move.seat) == move
        assert (again.state.snapshot(), len(again.moves)) == before[:2], f"move {number}: undo leads elsewhere"
        again.play(move.seat, move.action)
    assert again.state.snapshot() == match.state.snapshot(), "after undoing and redoing the match went elsewhere"


def rewind_goes_back(match: Match, stride: int) -> None:
    """Back to any moment that can be gone back to: the state of then, with the dice as they lie, and play goes on."""
    game = match.game
    again = Match(game, match.board, match.options, match.seats, match.seed)
    again.begin()
    then = {len(again.moves): again.state.snapshot()}
    settled = len(again.moves)
    for number, move in enumerate(match.moves):
        if move.seat == CHANCE:
            continue
        before, dice = len(again.moves), again.stream.counter
        again.play(move.seat, move.action)
        if again.stream.counter != dice:
            settled = before + 1
        assert again.earliest >= settled, f"move {number} could be taken back although nature has chosen since"
        then[len(again.moves)] = again.state.snapshot()
        if number % stride:
            continue
        for count in [count for count in then if again.earliest <= count <= len(again.moves)]:
            back = again.copy()
            back.rewind(count)
            assert back.state.snapshot() == then[count], f"from {len(again.moves)} moves to {count}: another state"
            assert back.stream.counter == again.stream.counter
            for later in again.moves[count:]:
                if later.seat != CHANCE:
                    back.play(later.seat, later.action)
            assert back.moves == again.moves
            assert back.state.snapshot() == again.state.snapshot(), "after a rewind the match went elsewhere"
            assert [back.can_undo(Seat(seat)) for seat in range(match.seats)] == [
                again.can_undo(Seat(seat)) for seat in range(match.seats)
            ]
        if again.earliest > 0:
            try:
                again.copy().rewind(again.earliest - 1)
            except ValueError:
                continue
            raise AssertionError("a rewind crossed what can't be crossed")


def snapshot_holds_everything(match: Match) -> None:
    """Whatever a state keeps is in its snapshot, or is derived from it: changing any field changes either."""
    state = match.state
    # Compiled classes have no slots but list their attributes.
    for name in getattr(type(state), "__slots__", None) or type(state).__mypyc_attrs__:
        value = getattr(state, name)
        if name == "board":
            continue
        copy = state.copy()
        changed: Any
        if isinstance(value, list):
            changed = [*value, 1] if not value else [_other(value[0]), *value[1:]]
        else:
            changed = _other(value)
        setattr(copy, name, changed)
        assert whole(copy) != whole(state), f"{name} is not in the snapshot"


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, 1]
    if value is None:
        return 1
    raise TypeError(f"states are made of small integers, lists and masks, not {type(value).__name__}")
