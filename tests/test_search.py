"""The player that searches: which ways it sees, how much it tries, and that it knows no more than its seat."""

from typing import Any

import pytest

from marula import games
from marula.core.actions import CHANCE, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from marula.players import ALL, PlayerError, make_player
from marula.players.search import Effort, SearchPlayer
from marula.players.ways import Planning, find_ways
from tests.bot_positions import decided, under_way
from tests.one_game import STANDING

by_game = pytest.mark.parametrize("game", STANDING, ids=lambda game: game.id)


@by_game
def test_positions_that_a_seat_cannot_tell_apart_get_the_same_decision(game: AnyGame) -> None:
    match = under_way(game, "search", 25)
    seat = game.rules.actor(match.state)
    first = decided(match, match.state, "search:4:12:1")
    for number in range(3):
        twin = match.state.copy()
        game.rules.reshuffle(twin, seat, Dice(derive_seed("twin", number)))
        assert decided(match, twin, "search:4:12:1") is first


@by_game
def test_ways_are_legal_end_in_time_and_come_best_first(game: AnyGame) -> None:
    match = under_way(game, "search", 25)
    rules, seat = game.rules, game.rules.actor(match.state)
    wisdom = game.wisdom(frozenset())
    ways = find_ways(rules, wisdom, match.state, seat, 1000)
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
    assert len({tuple(action.index for action in way.actions) for way in ways}) == len(ways)
    assert [way.actions for way in find_ways(rules, wisdom, match.state, seat, 2)] == [way.actions for way in ways[:2]]
    for way in ways:
        state, turn = match.state.copy(), rules.turn(match.state)
        for place, action in enumerate(way.actions):
            assert rules.check(state, seat, action) is None
            rules.apply(state, seat, action, None)
            actors = rules.actors(state)
            goes_on = bool(actors) and CHANCE not in actors and seat in actors and rules.turn(state) == turn
            assert goes_on == (place < len(way.actions) - 1)


@by_game
def test_a_plan_in_a_roll_out_is_what_greedy_would_do(game: AnyGame) -> None:
    match = under_way(game, "search", 25)
    seat = game.rules.actor(match.state)
    wisdom = game.wisdom(frozenset())
    chosen = Planning(wisdom, wisdom.glimpse).choose(game.rules, match.state.copy(), seat, Dice(derive_seed("plan")))
    values = {
        way.actions[0].index: way.worth for way in reversed(find_ways(game.rules, wisdom, match.state, seat, 1000))
    }
    assert values[chosen.index] == max(values.values())


def test_how_much_is_thought_can_be_said() -> None:
    game = games.find("africana")
    assert game is not None
    assert "search" in ALL
    for spec in ("search", "search:2", "search:2:8", "search:2:8:3", "search:2:50ms", "search:2:50ms:0"):
        make_player(spec, game, derive_seed(spec))
    wrong = ("", "0", "2:-1", "two", "1:2:3:4", "²", "2:ms", "2:0ms", "2ms", "2:0", "2:5s", "2:8:-1", "2:8:")
    for effort in wrong:
        with pytest.raises(PlayerError):
            make_player(f"search:{effort}", game, b"")


def searching(game: AnyGame, effort: Effort, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many ways were tried at a time while one decision was made; a roll-out of each takes a tick of the clock."""
    wisdom = game.wisdom(frozenset())
    match = next(
        found
        for found in (under_way(game, "search", moves) for moves in range(10, 60))
        if len(find_ways(game.rules, wisdom, found.state, game.rules.actor(found.state), 1000)) >= effort.ways
    )
    tried: list[int] = []
    really = SearchPlayer._try

    def count(self: SearchPlayer, state: Any, seat: Seat, arms: list[Any]) -> None:
        tried.append(len(arms))
        really(self, state, seat, arms)

    monkeypatch.setattr(SearchPlayer, "_try", count)
    seat = game.rules.actor(match.state)
    player = SearchPlayer(game, wisdom, effort, derive_seed("effort"), lambda: float(len(tried)))
    player.choose(match.observe(seat))
    monkeypatch.setattr(SearchPlayer, "_try", really)
    return tried


@by_game
@pytest.mark.parametrize("rollouts", [24, 48, 100])
def test_as_many_roll_outs_are_made_as_were_asked_for(
    game: AnyGame, rollouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = searching(game, Effort(4, rollouts, 0), monkeypatch)
    assert rollouts * 0.75 <= sum(tried) <= rollouts
    # Four ways, then two: each half of the roll-outs.
    assert tried == [4] * (rollouts // 8) + [2] * len(tried[rollouts // 8 :])


@by_game
def test_time_is_shared_by_the_halvings_and_kept_to(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    assert searching(game, Effort(4, 1, 0, 10.0), monkeypatch) == [4] * 5 + [2] * 5
    # Each way is looked at once at least, however little time there is.
    assert searching(game, Effort(4, 1, 0, 0.001), monkeypatch) == [4, 2]


def test_every_way_meets_the_same_luck() -> None:
    """Dice that are copied show the same numbers, and go on by themselves."""
    dice = Dice(derive_seed("luck"))
    dice.below(6)
    other = dice.copy()
    assert [dice.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
    other.below(6)
    assert [dice.below(1000) for _ in range(50)] != [other.below(1000) for _ in range(50)]


@pytest.mark.long
def test_search_looks_beyond_its_turn() -> None:
    """Against greedy, which does not: what Africana offers is seen by who plays its best ways on."""
    game = games.find("africana")
    assert game is not None
    board = default_board(game)
    wins = 0.0
    for number in range(6):
        match = Match(game, board, {}, 2, derive_seed("beyond", number // 2))
        specs = ("search:6:24:1", "greedy") if number % 2 else ("greedy", "search:6:24:1")
        match.run([make_player(spec, game, derive_seed("beyond", number, spec)) for spec in specs])
        winners = game.result(match.state).winners
        wins += (Seat(specs.index("search:6:24:1")) in winners) / len(winners)
    assert wins > 3
