"""The rules against the plain model of them: every decision, every point and every position of many matches."""

from dataclasses import replace

import pytest

from marula.core.actions import CHANCE, Action
from marula.core.game import Event
from marula.core.match import Match
from marula.core.player import Observation
from marula.core.stream import derive_seed
from marula.games.africa import GAME
from marula.games.africa.board import AfricaBoard
from marula.games.africa.events import View
from marula.games.africa.tests import plain
from marula.library import folders
from marula.players import make_player

BOARD: AfricaBoard = GAME.board(folders.default_board("africa"))


def written(actions: list[Action]) -> set[plain.Wire]:
    """Actions as the plain model writes them; each may be listed once."""
    wires = {frozenset(action.wire.items()) for action in actions}
    assert len(wires) == len(actions)
    return wires


def meant(view: View) -> View:
    """The view without the notes about an unfinished turn once the match is over: they mean nothing there."""
    if view.phase != "over":
        return view
    return replace(view, half=0, advanced=False, untouched=True, discovered=False, focus=None, find=None)


def play_and_compare(number: int) -> Match:
    """Play a match by bots, with the plain model looking over their shoulders."""
    seats = 2 + number % 4
    # Random players go everywhere; a greedy one keeps a match from stalling before its late positions.
    specs = ["greedy" if (number // 4 + seat) % 3 == 0 else "random" for seat in range(seats)]
    players = [make_player(spec, GAME, derive_seed("plain player", number, seat)) for seat, spec in enumerate(specs)]
    match = Match(GAME, BOARD, {"hidden_treasure": number % 3 == 0}, seats, derive_seed("plain match", number))
    shadow = GAME.setup(BOARD, match.options, seats)
    seen = GAME.view(shadow, None)
    events: list[Event] = []
    followed = 0
    match.begin(events)
    while True:
        # The match hides the moments before nature decides; the shadow stops at each of them.
        for move in match.moves[followed:]:
            action = frozenset(move.action.wire.items())
            if move.seat == CHANCE:
                weights = {frozenset(one.wire.items()): weight for one, weight in GAME.chance(shadow)}
                assert weights == plain.outcomes(BOARD, seen)
            score_before = [shadow.score(seat) for seat in range(seats)]
            mover = shadow.player
            GAME.apply(shadow, move.seat, move.action, None)
            gains = [shadow.score(seat) - score_before[seat] for seat in range(seats)]
            points = plain.worth(BOARD, seen, action)
            assert gains == [points if seat == mover else 0 for seat in range(seats)], move
            seen = plain.after(BOARD, seen, action)
            assert meant(seen) == meant(GAME.view(shadow, None)), move
        followed = len(match.moves)
        assert shadow.snapshot() == match.state.snapshot()
        actors = GAME.actors(match.state)
        if not actors:
            break
        (seat,) = actors
        assert seat == seen.player
        legal = GAME.legal(match.state, seat)
        assert written(legal) == plain.legal(BOARD, seen), seen
        match.play(seat, players[seat].choose(Observation(GAME, BOARD, match.state, seat, legal)), events)
    check_end(match, seen, events)
    return match


def check_end(match: Match, seen: View, events: list[Event]) -> None:
    """The result is what the plain model makes of the last position, and what the events told on the way."""
    result = GAME.result(match.state)
    scores = plain.final_scores(BOARD, seen)
    assert plain.legal(BOARD, seen) == set()
    assert result.scores == scores
    assert result.winners == plain.winners(scores)
    assert result.ending == seen.ending
    assert plain.recount(events, match.seats) == [
        {source: score[source] for source in plain.SOURCES} for score in result.scores
    ]


@pytest.mark.parametrize("number", range(12))
def test_plain_model_agrees(number: int) -> None:
    play_and_compare(number)


@pytest.mark.long
@pytest.mark.parametrize("number", range(12, 162))
def test_plain_model_agrees_at_length(number: int) -> None:
    play_and_compare(number)
