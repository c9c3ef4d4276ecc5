"""Help with writing a lesson: play it through as far as it is written, and say what could come next.

    python -m tools.lesson GAME [--chapter ID] [--choose STOP=N ...] [--ahead MOVES] [--lang LANGUAGE]
    python -m tools.lesson GAME --search PATTERN [--seats N] [--learner N]

The first plays the game's lesson.toml and prints every stop with its text and the moves before it; for the
chapter named (and in any case where the lesson ends, or can't go on) also the position as the learner sees it and what
is legal, ready to be copied. --choose takes another than the first alternative of an open choice. --ahead adds that
many moves by bots for all seats to the end, as they could stand in a chapter's `moves`.

The second looks for seeds: it prints those whose first position, told as the learner sees it, has PATTERN (a regular
expression) in it.

The laws are run by: pytest tests/laws/test_lessons.py tests/laws/test_words.py -k GAME
"""

import argparse
import re
import sys
from collections.abc import Sequence

from marula import games
from marula.core.actions import Action, Field, Seat
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import LANGUAGES
from marula.lessons.course import STAND_IN, Course, stand_in_seed
from marula.lessons.lesson import Lesson, Stop, fits
from marula.lessons.reading import LessonFileError, lesson_of
from marula.library.boards import default_board
from marula.library.errors import FileError
from marula.players import make_player
from marula.texts import Texts

MOST_SHOWN = 60
"""Legal actions of one type are listed up to so many."""

SEEDS = 5
"""How many seeds a search finds."""

TRIES = 100_000
"""How many seeds a search looks at."""


class Teller:
    """Prints a lesson as its author wants to see it."""

    def __init__(self, lesson: Lesson, language: str, chapter: str, choices: dict[str, int]) -> None:
        self.lesson = lesson
        self.texts = Texts(language, lesson.game, lesson.board)
        self.chapter = chapter
        self.choices = choices
        self.course = Course(lesson)

    def tell(self) -> bool:
        """Play it to its end, or as far as it goes; False where it can't go on."""
        course, lesson = self.course, self.lesson
        while True:
            stop = course.stop
            self._print_moves()
            if course.is_over():
                print("\nThis is the end of what is written.")
                return True
            self._print_stop(stop)
            if self.chapter == lesson.chapters[stop.chapter].id:
                self.print_position()
            if not stop.asked:
                course.read()
                continue
            wanted = stop.asked[self.choices.get(stop.id, 1) - 1]
            legal = course.match.game.rules.legal(course.match.state, lesson.learner)
            fitting = [action for action in legal if fits(wanted, action)]
            if not fitting:
                print(f"\nThis is not legal here: {inline(wanted)}")
                return False
            print(f"    > {inline(fitting[0].wire)}" + (f" (or {len(fitting) - 1} like it)" if fitting[1:] else ""))
            events: list[object] = []
            course.do(fitting[0], events)
            self._print_events(events)

    def print_position(self) -> None:
        """The position as the learner sees it, and what everybody who has to decide may do."""
        match = self.course.match
        game = match.game
        print("\n    The position:")
        seen = game.conceal(game.view(match.state, self.lesson.learner))
        for line in game.describe(match.board, seen):
            for part in self.texts.line(line).split("\n"):
                print(f"      {part}")
        for seat in game.rules.actors(match.state):
            who = "the learner" if seat == self.lesson.learner else "a bot"
            print(f"\n    Legal for seat {seat} ({who}):")
            self._print_actions(game.rules.legal(match.state, seat))

    def print_ahead(self, moves: int) -> None:
        """What bots would play from here on, as moves to be copied."""
        match = self.course.match.copy()
        print("\n    Bots would go on like this:")
        for _ in range(moves):
            if match.is_over():
                break
            seat = match.game.rules.actors(match.state)[0]
            events: list[object] = []
            action = stand_in(match, seat)
            match.play(seat, action, events)
            told = " ".join(self.texts.event(match.game.redact(event, self.lesson.learner)) for event in events)
            print(f"      {inline({'seat': seat, **action.wire})},  # {told}")

    def _print_moves(self) -> None:
        events: list[object] = []
        for move in self.course.let_others_move(events):
            note = "" if move.as_written else "  (not as written: that is not legal)"
            print(f"    - {inline({'seat': move.seat, **move.action.wire})}{note}")
        self._print_events(events)

    def _print_events(self, events: list[object]) -> None:
        for event in events:
            print(f"        {self.texts.event(self.lesson.game.redact(event, self.lesson.learner))}")

    def _print_stop(self, stop: Stop) -> None:
        number = self.lesson.stops.index(stop) + 1
        kind = "do" if stop.asked else "read"
        print(f"\n{number} of {self.lesson.end}  {stop.id}  [{kind}]  {' '.join(stop.points)}")
        for key in stop.texts:
            print(f"    {self._said(key)}")
        if stop.wrong:
            print(f"    wrong: {self._said(stop.wrong)}")
        for pattern in stop.asked[1:]:
            print(f"    or {inline(pattern)}")

    def _said(self, key: str) -> str:
        try:
            told = [self.texts.say(key)]
        except KeyError:
            return f"({key} is not written yet)"
        for attribute in ("title", "ask"):
            try:
                told.append(f"[{attribute}: {self.texts.attribute(key, attribute)}]")
            except KeyError:
                continue
        return " ".join(told)

    def _print_actions(self, actions: Sequence[Action]) -> None:
        for type in dict.fromkeys(action.type for action in actions):
            of_type = [action for action in actions if action.type == type]
            for action in of_type[:MOST_SHOWN]:
                print(f"      {inline(action.wire)}  # {self.texts.action(action.wire)}")
            if len(of_type) > MOST_SHOWN:
                print(f"      ... and {len(of_type) - MOST_SHOWN} more of type {type}")


def inline(fields: "dict[str, Field] | object") -> str:
    """Fields as an inline table of TOML."""
    assert hasattr(fields, "items")
    quoted = (
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in fields.items()
    )
    return f"{{ {', '.join(quoted)} }}"


def stand_in(match: Match, seat: Seat) -> Action:
    """What a bot would do there."""
    return make_player(STAND_IN, match.game, stand_in_seed(match, seat)).choose(match.observe(seat))


def search(game: AnyGame, pattern: str, seats: int, learner: Seat, language: str) -> None:
    """Print seeds whose first position has a line like that."""
    board = default_board(game)
    texts = Texts(language, game, board)
    found = 0
    for number in range(TRIES):
        seed = derive_seed("lesson", game.id, seats, number)
        match = Match(game, board, {}, seats, seed)
        match.begin()
        seen = game.conceal(game.view(match.state, learner))
        lines = [texts.line(line) for line in game.describe(board, seen)]
        if re.search(pattern, "\n".join(lines)):
            print(f'seed = "{seed.hex()}"', *(f"  # {line}" for line in lines), sep="\n")
            found += 1
            if found == SEEDS:
                return
    print(f"{found} among {TRIES} seeds")


def main() -> int:
    """Understand the command line and do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--chapter", default="", metavar="ID")
    parser.add_argument("--choose", action="append", default=[], metavar="STOP=N")
    parser.add_argument("--ahead", type=int, default=0, metavar="MOVES")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--search", metavar="PATTERN")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--learner", type=int, default=0, metavar="N")
    given = parser.parse_args()
    game = games.find(given.game)
    assert game is not None
    if given.search is not None:
        search(game, given.search, given.seats or game.min_players, Seat(given.learner), given.lang)
        return 0
    texts = Texts(given.lang, game)
    try:
        lesson = lesson_of(game)
    except LessonFileError as error:
        print(*(texts.located(error.file, item) for item in error.problems), sep="\n")
        return 1
    except FileError as error:
        print(texts.file_error(error))
        return 1
    if lesson is None:
        print(f"{given.game} has no lesson yet.")
        return 1
    choices = dict(choice.rsplit("=", 1) for choice in given.choose)
    teller = Teller(lesson, given.lang, given.chapter, {stop: int(number) for stop, number in choices.items()})
    good = teller.tell()
    teller.print_position()
    if given.ahead:
        teller.print_ahead(given.ahead)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
