"""Reading lesson.toml, with problems by path and line as board files have them."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import final

from marula.core.actions import Action, Field, Seat
from marula.core.data import Path, Problem, Reader
from marula.core.game import AnyGame, Board, OptionError, OptionValue
from marula.core.stream import SEED_BYTES
from marula.core.wire import JsonObject
from marula.lessons.lesson import Chapter, FixedMove, Lesson, Pattern, Stop, fits
from marula.library import folders, toml_lines
from marula.library.boards import LocatedProblem, default_board
from marula.library.files import parse_toml

FILE = "lesson.toml"


class LessonError(Exception):
    """The data are no lesson of this game."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


class LessonFileError(Exception):
    """A lesson file that is no lesson: every problem with its line."""

    def __init__(self, file: str, problems: list[LocatedProblem]) -> None:
        super().__init__(file, problems)
        self.file = file
        self.problems = problems


def lesson_text(game: AnyGame) -> str:
    """The text of the file in the game's folder; empty where there is none."""
    file = folders.folder(game.id).joinpath(FILE)
    return file.read_text("utf-8") if file.is_file() else ""


def has_lesson(game: AnyGame) -> bool:
    """Whether a lesson comes with the game."""
    return lesson_text(game) != ""


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson that comes with a game, if it has one."""
    return lesson_on(game, default_board(game)) if has_lesson(game) else None


def lesson_on(game: AnyGame, board: Board) -> Lesson:
    """The lesson that comes with a game, on a board that was built before: actions are those of their board."""
    return parse_lesson(FILE, lesson_text(game), game, board)


def parse_lesson(file: str, text: str, game: AnyGame, board: Board) -> Lesson:
    """Read and check the text of a lesson file. Raises FileError where it isn't TOML, LessonFileError if no lesson."""
    data = parse_toml(file, text)
    try:
        return read_lesson(data, game, board)
    except LessonError as error:
        lines = toml_lines.lines_of(text)
        located = [LocatedProblem(toml_lines.line_at(lines, problem.path), problem) for problem in error.problems]
        raise LessonFileError(file, sorted(located, key=lambda item: item.line)) from error


def read_lesson(data: JsonObject, game: AnyGame, board: Board) -> Lesson:
    """Check parsed data; raises LessonError with all problems."""
    reading = _Reading(game, board, Reader(data, (), []))
    lesson = reading.lesson(_digest(data, game, board))
    if reading.top.problems:
        raise LessonError(reading.top.problems)
    return lesson


def _digest(data: JsonObject, game: AnyGame, board: Board) -> str:
    written = json.dumps([game.id, game.rules_version, board.data, data], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


@dataclass
class _Script:
    """The stops so far, and the moves that come before the next one."""

    stops: list[Stop]
    moves: tuple[FixedMove, ...] = ()

    def add(self, stop: Stop) -> None:
        self.stops.append(stop)
        self.moves = ()


@final
class _Reading:
    def __init__(self, game: AnyGame, board: Board, top: Reader) -> None:
        self.game = game
        self.board = board
        self.top = top
        self.seats = top.integer("seats", game.min_players, game.max_players)
        self.learner = Seat(top.integer("learner", 0, max(self.seats - 1, 0)))

    def lesson(self, digest: str) -> Lesson:
        seed = self._seed()
        options = self._options()
        chapters: list[Chapter] = []
        script = _Script([])
        for number, reader in enumerate(self.top.tables("chapter")):
            chapters.append(self._chapter(reader, number, script))
        script.add(Stop("end", max(len(chapters) - 1, 0), (), moves=script.moves))
        self._check_order(chapters)
        self.top.finish()
        return Lesson(
            self.game,
            self.board,
            seed,
            self.seats,
            self.learner,
            options,
            tuple(chapters),
            tuple(script.stops),
            digest,
        )

    def _seed(self) -> bytes:
        written = self.top.text("seed")
        try:
            seed = bytes.fromhex(written)
        except ValueError:
            seed = b""
        if written and (len(seed) != SEED_BYTES or seed.hex() != written):
            self.top.report("seed", "data-not-seed", {"digits": 2 * SEED_BYTES})
        return seed

    def _options(self) -> dict[str, OptionValue]:
        table = self.top.table("options", required=False)
        chosen: dict[str, OptionValue] = {}
        for key in table.entries():
            value = table.data[key]
            try:
                if not isinstance(value, bool | int | str):
                    raise OptionError(key, value, ())
                self.game.settle({key: value})
                chosen[key] = value
            except OptionError as error:
                known = ", ".join(map(str, error.known)) or "-"
                self.top.problems.append(
                    Problem((*table.path, key), "data-not-one-of", {"found": f"{key} = {value}", "known": known})
                )
        return self.game.settle(chosen)

    def _chapter(self, reader: Reader, number: int, script: _Script) -> Chapter:
        chapter = Chapter(reader.id("id"), reader.text("text"), reader.flag("final"))
        script.moves += self._moves(reader, "moves", with_learner=True)
        script.add(Stop(chapter.id, number, (chapter.text,), moves=script.moves))
        ids: set[str] = set()
        for step in reader.tables("step") if reader.has("step") else []:
            self._step(step, chapter, number, script, ids)
        reader.finish()
        return chapter

    def _step(self, reader: Reader, chapter: Chapter, number: int, script: _Script, ids: set[str]) -> None:
        name = reader.id("id")
        if name in ids:
            reader.report("id", "data-id-twice", {"id": name})
        ids.add(name)
        kinds = [kind for kind in ("read", "expect", "any") if reader.has(kind)]
        if len(kinds) != 1 or (kinds == ["read"] and not reader.flag("read")):
            reader.report("", "data-one-of-three", {"found": ", ".join(kinds) or "-"})
        reader.flag("read")
        asked = self._asked(reader)
        if not asked and reader.has("wrong"):
            reader.report("wrong", "data-nothing-asked")
        wrong = reader.text("wrong", "")
        stop = Stop(
            f"{chapter.id}/{name}",
            number,
            (reader.text("text"),),
            points=self._points(reader),
            asked=asked,
            wrong=wrong,
            moves=script.moves,
        )
        script.add(stop)
        means = reader.words("means") if reader.has("means") else []
        if reader.has("means") and (len(means) != len(asked) or not reader.has("any")):
            reader.report("means", "data-means-each", {"count": len(asked)})
        if means:
            script.add(Stop(f"{stop.id}/means", number, tuple(means)))
        script.moves = self._moves(reader, "then", with_learner=False)
        reader.finish()

    def _points(self, reader: Reader) -> tuple[str, ...]:
        if isinstance(reader.data.get("point"), list):
            return tuple(reader.words("point"))
        return (reader.text("point"),)

    def _asked(self, reader: Reader) -> tuple[Pattern, ...]:
        found: list[Pattern] = []
        if reader.has("expect"):
            found.append(self._pattern(reader.table("expect")))
        if reader.has("any"):
            found += [self._pattern(table) for table in reader.tables("any")]
        return tuple(found)

    def _pattern(self, reader: Reader) -> Pattern:
        fields = _fields(reader)
        reader.text("type")
        if "type" in fields and not any(fits(fields, action) for action in self.board.actions):
            reader.report("", "data-fits-nothing", {"found": json.dumps(fields, ensure_ascii=False)})
        return fields

    def _moves(self, reader: Reader, key: str, with_learner: bool) -> tuple[FixedMove, ...]:
        if not reader.has(key):
            return ()
        moves: list[FixedMove] = []
        for table in reader.tables(key):
            seat = Seat(table.integer("seat", 0, self.seats - 1))
            if seat == self.learner and not with_learner:
                table.report("seat", "data-learner-moves")
            table.text("type")
            fields = {name: value for name, value in _fields(table).items() if name != "seat"}
            action: Action | None = self.board.actions.find(fields)
            if action is not None:
                moves.append(FixedMove(seat, action))
            elif "type" in fields:
                table.report("", "data-fits-nothing", {"found": json.dumps(fields, ensure_ascii=False)})
        return tuple(moves)

    def _check_order(self, chapters: list[Chapter]) -> None:
        seen: set[str] = set()
        for number, chapter in enumerate(chapters):
            path: Path = ("chapter", number)
            if chapter.id in seen:
                self.top.problems.append(Problem((*path, "id"), "data-id-twice", {"id": chapter.id}))
            seen.add(chapter.id)
            before_is_final = number > 0 and chapters[number - 1].final
            if (chapter.final and number == 0) or (before_is_final and not chapter.final):
                self.top.problems.append(Problem((*path, "final"), "data-final-last", {}))


def _fields(reader: Reader) -> dict[str, Field]:
    """All fields of an action; what is neither text nor number is a problem."""
    fields: dict[str, Field] = {}
    for name in reader.entries():
        value = reader.data[name]
        if isinstance(value, str | int) and not isinstance(value, bool):
            fields[name] = value
        else:
            reader.report(name, "data-not-field")
    return fields
