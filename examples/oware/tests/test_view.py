"""What is seen, asked and told of a position. OWA-C1 OWA-P1"""

from marula.games.oware import GAME
from marula.games.oware.questions import Sowing, SowingsAnswer, SowingsQuestion
from marula.games.oware.tests.positions import BOARD, legal, play, position

from marula.core.actions import Seat
from marula.texts import Texts


def test_a_page_is_told_what_each_sowing_would_come_to() -> None:
    state = position("0 0 0 0 2 4", "2 1 2 2 5 5")
    answer = GAME.ask(BOARD, GAME.view(state, Seat(0)), SowingsQuestion())
    assert answer == SowingsAnswer(
        sowings=(
            Sowing(house="E", path=("F", "a"), captured=("a",), count=3),
            Sowing(house="F", path=("a", "b", "c", "d"), captured=("d", "c", "b", "a"), count=11),
        )
    )


def test_what_it_is_told_is_what_happens() -> None:
    state = GAME.setup(BOARD, {}, 2)
    for number in range(120):
        answer = GAME.ask(BOARD, GAME.view(state, None), SowingsQuestion())
        if answer is None:
            break
        assert [one.house for one in answer.sowings] == list(legal(state))
        chosen = answer.sowings[number * 5 % len(answer.sowings)]
        events = play(state, chosen.house)
        assert events[0].last == chosen.path[-1]
        captures = [(event.houses, event.count) for event in events if event.type == "seeds_captured"]
        assert captures == ([(chosen.captured, chosen.count)] if chosen.count else [])


def test_the_command_line_draws_the_board() -> None:
    state = position("1 2 3 4 5 6", "7 8 9 0 1 2")
    lines = [
        Texts("en", GAME, BOARD, ["Ama", "Kofi"]).line(line) for line in GAME.describe(BOARD, GAME.view(state, None))
    ]
    assert lines[0].split("\n") == [
        "   f   e   d   c   b   a",
        "   2   1   0   9   8   7",
        "   1   2   3   4   5   6",
        "   A   B   C   D   E   F",
    ]
    assert lines[1] == "Turn 1: Ama sows."
