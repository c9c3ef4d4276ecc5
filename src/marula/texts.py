"""Sentences: what games and core say in keys and values, in the reader's language.

A value that names something is replaced by its name before the sentence is made, by its field's name (Game.nouns):
`$seat` becomes a player's name, `$to` a place's, `$tile` the game's text for that tile. If that text has attributes,
they are there as well: `$tile-the` is its `.the`. The page does the same with the same files.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, final

from fluent.runtime import FluentBundle, FluentResource

from marula.core.data import Problem, path_text
from marula.core.game import AnyGame, Board, Event, Line, Refusal
from marula.core.record import RecordError
from marula.core.wire import LANGUAGES
from marula.games import names
from marula.library import folders
from marula.library.boards import LocatedProblem
from marula.library.errors import FileError

LONGEST = 400
"""Values longer than this many letters are cut: names and quotations from files may be anything."""


UNSEEN = ("Cc", "Cf", "Cs", "Co")
"""Unicode's categories of signs that control, direct, or mean something to one program only."""


@cache
def _bundle(language: str) -> FluentBundle:
    """The shared texts of a language and those of every game; a game's keys begin with its name."""
    bundle = FluentBundle([language], use_isolating=False)
    for owner in (None, *names()):
        bundle.add_resource(FluentResource(folders.locale(owner, language)))
    return bundle


class Row(NamedTuple):
    """An event, how often it comes, and the place where it comes first."""

    place: int
    event: Event
    times: int


class Sentence(NamedTuple):
    """A sentence of a story, and the place of the first event that it tells."""

    place: int
    text: str


@final
class Texts:
    """The texts of one language, for a game played on one board by these players where there is one."""

    def __init__(
        self, language: str, game: AnyGame | None = None, board: Board | None = None, players: Sequence[str] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}")
        self.language = language
        self.game = game
        self.board = board
        self.players = players
        self._bundle = _bundle(language)

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """The text of a key. A missing text or value is a defect and raises."""
        arguments = self._name_things(values or {})
        if not self._bundle.has_message(key):
            raise KeyError(f"no text {key!r} in {self.language}")
        return self._format(key, self._bundle.get_message(key).value, arguments)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a text, such as an option's explanation."""
        return self._format(key, self._bundle.get_message(key).attributes[name], {})

    def seat(self, seat: int) -> str:
        """The name of the player on a seat."""
        if 0 <= seat < len(self.players) and clean(self.players[seat]):
            return clean(self.players[seat])
        return self.say("seat-name", {"number": seat + 1})

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.say(self._event_key(event), _fields(event))

    def story(self, events: Sequence[Event]) -> list[Sentence]:
        """What happened, sentence by sentence.

        What happens to somebody several times in a row is said once, where there is a text for that: its `.times`. What
        happens to others meanwhile doesn't end the row: cards are dealt in turns. What the next event tells as well is
        left out: a text names the types of such events, its `.told-by`.
        """
        rows: list[Row] = []
        for place, event in enumerate(events):
            if self._is_told_by(events[place + 1 : place + 2], event):
                continue
            same = self._row_of(event, rows)
            if same is None:
                rows.append(Row(place, event, 1))
            else:
                rows[same] = rows[same]._replace(times=rows[same].times + 1)
        return [Sentence(row.place, self._said_times(row.event, row.times)) for row in rows]

    def _is_told_by(self, following: Sequence[Event], event: Event) -> bool:
        key = self._event_key(event)
        if not following or not self._bundle.has_message(key):
            return False
        types = self._bundle.get_message(key).attributes.get("told-by")
        return types is not None and _dashed(following[0].type) in self._format(key, types, {}).split()

    def _row_of(self, event: Event, rows: Sequence[Row]) -> int | None:
        """The row that the event goes on with, if it does."""
        if not self._bundle.has_message(self._event_key(event)):
            return None
        if "times" not in self._bundle.get_message(self._event_key(event)).attributes:
            return None
        seat = getattr(event, "seat", None)
        for place in reversed(range(len(rows))):
            other = rows[place].event
            if other == event:
                return place
            whose = getattr(other, "seat", None)
            if seat is None or whose is None or (whose == seat and other.type != event.type):
                return None
        return None

    def _said_times(self, event: Event, count: int) -> str:
        """What happened so many times, as a sentence."""
        if count == 1:
            return self.event(event)
        key = self._event_key(event)
        times = self._bundle.get_message(key).attributes["times"]
        return self._format(key, times, self._name_things({**_fields(event), "count": count}))

    def _event_key(self, event: Event) -> str:
        return f"{self._prefix()}-event-{_dashed(event.type)}"

    def action(self, wire: Mapping[str, object]) -> str:
        """What an action is, as a command."""
        return self.say(f"{self._prefix()}-action-{_dashed(str(wire['type']))}", wire)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused, with the rule that says so."""
        return f"{self.say(refusal.key, refusal.values)} [{refusal.rule}]"

    def line(self, line: Line) -> str:
        """A line of a position."""
        return line.drawing or self.say(line.key, line.values)

    def problem(self, problem: Problem) -> str:
        """What is wrong with data, with the path of the key."""
        text = self.say(problem.key, problem.values)
        rule = f" [{problem.rule}]" if problem.rule else ""
        path = path_text(problem.path)
        return f"{path}: {text}{rule}" if path else f"{text}{rule}"

    def located(self, file: str, item: LocatedProblem) -> str:
        """The same, with file and line."""
        return f"{file}:{item.line}: {self.problem(item.problem)}"

    def file_error(self, error: FileError) -> str:
        """Why a file can't be used."""
        return self.say(error.key, error.values)

    def record_error(self, error: RecordError) -> str:
        """Why a record is refused, with the rule or the board's problems behind it."""
        text = self.say(error.key, error.values)
        if error.refusal is not None:
            return f"{text} {self.refusal(error.refusal)}"
        if error.board_error is not None:
            return f"{text} {'; '.join(self.problem(problem) for problem in error.board_error.problems)}"
        return text

    def _prefix(self) -> str:
        assert self.game is not None
        return self.game.prefix

    def _name_things(self, values: Mapping[str, object]) -> dict[str, object]:
        arguments = {name: clean(value) if isinstance(value, str) else value for name, value in values.items()}
        if self.game is None:
            return arguments
        for field, value in values.items():
            noun = self.game.nouns.get(field)
            if noun == "seat":
                arguments[field] = self.seat(int(str(value)))
            elif noun == "place":
                arguments[field] = self._board_name(noun, str(value))
            elif noun is not None:
                self._add_forms(arguments, field, noun, str(value))
        return arguments

    def _board_name(self, noun: str, id: str) -> str:
        names = self.board.names.get(noun, {}).get(id) if self.board is not None else None
        return clean(names[self.language] if names else id)

    def _add_forms(self, arguments: dict[str, object], field: str, noun: str, id: str) -> None:
        """Put a thing's name and its other forms among the arguments; a board may name things we have no text for."""
        key = f"{self._prefix()}-{noun}-{id}"
        if not self._bundle.has_message(key):
            name = self._board_name(noun, id)
            counted = {"name": name, "count": arguments.get("count", 1)}
            arguments |= {field: name, f"{field}-the": name, f"{field}-label": name}
            arguments[f"{field}-counted"] = self.say("thing-counted", counted)
            return
        message = self._bundle.get_message(key)
        counted = {"count": 1, **arguments}
        arguments[field] = self._format(key, message.value, counted)
        for form, pattern in message.attributes.items():
            arguments[f"{field}-{form}"] = self._format(key, pattern, counted)

    def _format(self, key: str, pattern: Any, arguments: Mapping[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"text {key!r} in {self.language}: {errors}")
        return str(text)


def clean(text: str) -> str:
    """Somebody else's text, fit to stand in a sentence: no control or direction signs, and not too long.

    Signs that Unicode has given no meaning yet stay: which ones those are depends on how old Python or the browser is.
    """
    shown = text[:LONGEST]
    if not shown.isprintable():  # nearly all are
        shown = "".join(sign for sign in shown if unicodedata.category(sign) not in UNSEEN)
    return shown if len(text) <= LONGEST else shown + "…"


def _fields(event: Event) -> dict[str, object]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


def _dashed(name: str) -> str:
    return name.replace("_", "-")
