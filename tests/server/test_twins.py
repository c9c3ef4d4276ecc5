"""Over HTTP and sockets nobody is told what they can't know: the law of tests/laws/told.py, with a server around it."""

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.core.actions import Seat
from marula.core.game import AnyGame, Options
from marula.server.shown import Sight
from marula.server.store.base import StoredEntry
from marula.server.table import Table
from tests.laws.told import every_choice
from tests.one_game import STANDING
from tests.server.helpers import open_table, page, server

Client = TestClient[Litestar]
Json = dict[str, Any]
SEATS = 3
MOVES = 40
"""So many are made: fewer than the shortest match has, whose end would lay everything open."""
SOME = 25
"""So many actions are asked about."""


def clock() -> int:
    """A moment that doesn't pass."""
    return 1_800_000_000_000


def play(client: Client, table: str, rng: Random) -> None:
    """Some moves by chance, of any kind alike."""
    with page(client, table) as at:
        for _ in range(MOVES):
            at.watch(at.position["actors"][0])
            kinds = sorted({action["type"] for action in at.position["legal"]})
            at.play(rng.choice(at.legal(rng.choice(kinds))))


@contextmanager
def as_imagined(monkeypatch: pytest.MonkeyPatch, seat: int, number: int) -> Iterator[list[bool]]:
    """Tables that are read from the store have another state behind them, which that seat can't tell from the true one.

    With number 0 it is the true one. Tells of each whether it is another.
    """
    differ: list[bool] = []
    read = Table.load

    def load(table: Table, entries: Sequence[StoredEntry]) -> None:
        read(table, entries)
        game, match = table.game, table.match
        if number:
            seen = game.conceal(game.view(match.state, Seat(seat)))
            twin = game.imagine(table.board, seen, Seat(seat), Random(number).randrange)
            differ.append(twin.snapshot() != match.state.snapshot())
            match.state = twin

    with monkeypatch.context() as patch:
        patch.setattr(Table, "load", load)
        yield differ


def everything(client: Client, table: str, eyes: int | None, rng: Random) -> list[str]:
    """All that a page which looks through these eyes gets to read, when it asks for all that there is."""
    seat = "" if eyes is None else f"?seat={eyes}"
    addresses = [
        "/api/tables",
        *(f"/api/tables/{table}{rest}" for rest in ("", "/state", "/replay", "/record", "/verify")),
    ]
    addresses += [f"/api/tables/{table}/positions/{number}{seat}" for number in (0, MOVES // 2, MOVES + 1, 10_000)]
    told = [
        f"{address} {answer.status_code} {answer.text}" for address in addresses for answer in [client.get(address)]
    ]
    actions = page_actions(client, table)
    asked = rng.sample(actions, min(SOME, len(actions)))
    abouts = sorted({about for game in games.every() for about in abouts_of(game)})
    messages: list[Json] = [{"type": "hello", "seat": eyes, "since": 0}]
    messages += [{"type": "why", "id": f"why-{number}", "action": action} for number, action in enumerate(asked)]
    messages += [{"type": "ask", "id": f"ask-{about}", "question": {"about": about}} for about in abouts]
    messages += [
        {"type": "move", "id": "nonsense", "seq": MOVES + 1, "action": {"type": "nonsense"}},
        {"type": "undo", "id": "early", "seq": 10_000},
        {"type": "chatter", "id": "unknown"},
    ]
    return told + spoken(client, table, messages)


def page_actions(client: Client, table: str) -> list[Json]:
    with page(client, table, None) as at:
        return at.actions


def abouts_of(game: AnyGame) -> list[str]:
    return [question.__dataclass_fields__["about"].default for question in game.questions]


def spoken(client: Client, table: str, messages: list[Json]) -> list[str]:
    """What a socket hears, each message answered before the next is said."""
    heard: list[str] = []
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        for message in messages:
            socket.send_json(message)
            while True:
                heard.append(socket.receive_text(timeout=20))
                answer = json.loads(heard[-1])
                if answer["type"] == "update" if message["type"] == "hello" else "id" in answer:
                    break
    return heard


def check_bytes(folder: Path, monkeypatch: pytest.MonkeyPatch, game: AnyGame, options: Options) -> None:
    """For each seat, and for a bystander."""
    seats = min(SEATS, game.max_players)
    with server(folder, now=clock) as client:
        with monkeypatch.context() as patch:
            # The same match whenever this is run.
            patch.setattr(secrets, "token_bytes", Random(game.id).randbytes)
            table = open_table(client, game.id, *["person"] * seats, options=options)
        play(client, table, Random(game.id))
    different = 0
    for seat in range(seats):
        told: list[list[str]] = []
        for number in range(3):
            with as_imagined(monkeypatch, seat, number) as differ, server(folder, now=clock) as client:
                told.append([*everything(client, table, seat, Random(1)), *everything(client, table, None, Random(2))])
            different += sum(differ)
        for twin in told[1:]:
            assert [text for text, true in zip(twin, told[0], strict=True) if text != true] == []
    assert different or not game.has_secrets


def some_and_all() -> Iterator[Any]:
    """The choices of a table that chooses nothing and of one that chooses everything, and as long tests all others."""
    for game in STANDING:
        choices = every_choice(game)
        for number, options in enumerate(choices):
            quick = number in (0, len(choices) - 1)
            name = "-".join([game.id, *(f"{key}={value}" for key, value in options.items())])
            yield pytest.param(game, options, id=name, marks=[] if quick else pytest.mark.long)


@pytest.mark.parametrize("game, options", [*some_and_all()])
def test_every_byte_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: AnyGame, options: Options
) -> None:
    check_bytes(tmp_path, monkeypatch, game, options)


def test_a_server_that_sends_views_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one would that forgot to conceal what a table leaves to memory."""
    game = next(game for game in games.every() if game.has_secrets and every_choice(game)[1:])
    monkeypatch.setattr(Sight, "through", lambda sight, seat: sight.game.view(sight.state, seat))
    with pytest.raises(AssertionError, match="update"):
        check_bytes(tmp_path, monkeypatch, game, every_choice(game)[-1])
