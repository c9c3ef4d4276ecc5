"""What a simple game doesn't have it need not write: a whole game in a few lines, and what it gets for all the rest."""

from dataclasses import dataclass

import pytest

from marula.core.actions import Action, Seat
from marula.core.data import BoardError, plain_board
from marula.core.dice import Dice
from marula.core.game import Board, Draw, Event, Game, Line, Options, Refusal, Result, Rules, State, Turn
from marula.core.match import Match
from marula.core.rollout import play_out
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.players import make_player


class Sticks(Board):
    """Who takes the last of seven sticks, one or two at a time, wins; every stick taken is a point too."""

    def __init__(self, data: JsonObject) -> None:
        super().__init__(data)
        self.takes = [self.actions.add(Action({"type": "take", "count": count})) for count in (1, 2)]


class Left(State):
    __slots__ = ("board", "left", "taken", "turn")

    def __init__(self, board: Sticks, left: int, taken: list[int], turn: int) -> None:
        self.board, self.left, self.taken, self.turn = board, left, taken, turn

    def copy(self) -> "Left":
        return Left(self.board, self.left, self.taken[:], self.turn)

    def snapshot(self) -> tuple[object, ...]:
        return (self.left, tuple(self.taken), self.turn)


@dataclass(frozen=True)
class Seen:
    left: int
    taken: list[int]
    turn: int


class SticksRules(Rules[Left]):
    def turn(self, state: Left) -> Turn:
        return Turn(Seat(state.turn % 2), state.turn)

    def actors(self, state: Left) -> tuple[Seat, ...]:
        return (Seat(state.turn % 2),) if state.left else ()

    def options(self, state: Left, seat: Seat, kind: int) -> list[Action]:
        return list(state.board.takes[: state.left])

    def apply(self, state: Left, seat: Seat, action: Action, events: list[Event] | None) -> None:
        count = action.index + 1
        state.left -= count
        state.taken[seat] += count
        if state.left == 0:
            state.taken[seat] += 10
        state.turn += 1

    def check(self, state: Left, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("sticks-refusal", "STI-T1")


def setup(board: Sticks, options: Options, seats: int) -> Left:
    return Left(board, 7, [0] * seats, 0)


def view(state: Left, seat: Seat | None) -> Seen:
    return Seen(state.left, state.taken[:], state.turn)


def imagine(board: Sticks, seen: Seen, seat: Seat, draw: Draw) -> Left:
    return Left(board, seen.left, seen.taken[:], seen.turn)


def no_lines(board: Sticks, seen: Seen) -> list[Line]:
    return []


def standings(board: Sticks, seen: Seen) -> list[int | None]:
    return [*seen.taken]


def result(state: Left) -> Result:
    return Result("empty", [{"sticks": taken, "total": taken} for taken in state.taken])


GAME: Game[Sticks, Left, Seen] = Game(
    id="sticks",
    rules_version=1,
    min_players=2,
    max_players=2,
    minutes=1,
    board=Sticks,
    setup=setup,
    rules=SticksRules(),
    view=view,
    imagine=imagine,
    describe=no_lines,
    standings=standings,
    result=result,
    endings=("empty",),
)
BOARD = GAME.board(plain_board("sticks"))


def test_it_has_no_choices_no_names_and_nothing_to_hide() -> None:
    state = setup(BOARD, {}, 2)
    assert (GAME.options, GAME.identities, GAME.facets, GAME.scored_at_end, GAME.tiebreaks) == ((), (), (), (), ())
    assert not GAME.has_secrets
    assert GAME.nouns == {"seat": "seat"}
    assert GAME.redact("an event", None) == "an event"
    assert GAME.conceal(view(state, None)) == view(state, None)
    assert (GAME.facts(BOARD), GAME.ask(BOARD, view(state, None), "why?"), GAME.pieces(state)) == (None, None, {})


def test_it_has_one_kind_of_action_for_whoever_has_to_decide() -> None:
    state = setup(BOARD, {}, 2)
    assert (GAME.rules.kinds(state, Seat(0)), GAME.rules.kinds(state, Seat(1))) == (1, 0)
    assert GAME.rules.legal(state, Seat(0)) == BOARD.takes
    assert GAME.rules.legal(state, Seat(1)) == []
    assert play_out(GAME.rules, state, Dice(derive_seed("dice"))) in range(4, 8)
    assert GAME.rules.kinds(state, Seat(0)) == 0


@pytest.mark.parametrize("change", [{"id": "own"}, {"game": "chess"}, {"format": "other"}, {"sticks": 9}, {"id": 1}])
def test_it_is_played_on_no_other_board(change: dict[str, str | int]) -> None:
    with pytest.raises(BoardError) as raised:
        GAME.board({**plain_board("sticks"), **change})
    assert [problem.path for problem in raised.value.problems] == [(next(iter(change)),)]


def test_bots_play_it_for_the_lead_and_take_a_victory_before_anything_else() -> None:
    wisdom = GAME.wisdom(frozenset())
    ahead, behind = Left(BOARD, 3, [3, 1], 0), Left(BOARD, 3, [1, 3], 0)
    assert wisdom.candidates(ahead, Seat(0)) == BOARD.takes
    assert (wisdom.evaluate(ahead, Seat(0)), wisdom.evaluate(behind, Seat(0))) == (2, -2)
    won, lost = Left(BOARD, 0, [4, 3], 0), Left(BOARD, 0, [3, 4], 0)
    assert wisdom.evaluate(won, Seat(0)) > 500 > -500 > wisdom.evaluate(lost, Seat(0))
    for seed in range(5):
        match = Match(GAME, BOARD, {}, 2, derive_seed("sticks", seed))
        match.begin()
        match.state.left = 1 + seed % 2
        player = make_player("greedy", GAME, derive_seed("greedy", seed))
        match.play(Seat(0), player.choose(match.observe(Seat(0))))
        assert match.is_over()
