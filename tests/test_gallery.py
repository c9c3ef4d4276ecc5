"""The gallery of `make dev`: the positions it shows are there, and nothing of it is shipped."""

import json
from pathlib import Path
from typing import Any

import pytest

from marula import games
from marula.library import folders
from marula.server.replays import MOST_OF_RECORDS
from tests.e2e.fixtures import built_pages

each_game = pytest.mark.parametrize("game", games.names())


def telling(game: str) -> list[dict[str, Any]]:
    """Those that a game lists; one whose rules are being written may have no records to choose them from."""
    file = folder(game) / "telling.json"
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() or not is_draft(game) else []
    return found


def is_draft(game: str) -> bool:
    found = games.find(game)
    assert found is not None
    return found.rules_version == 0


def folder(game: str) -> Path:
    return folders.folder(game) / "tests"


@each_game
def test_every_telling_position_is_there(game: str) -> None:
    for position in telling(game):
        assert list(position) == ["record", "move", "caption"]
        record = json.loads((folder(game) / "matches" / position["record"]).read_text("utf-8"))
        assert 0 <= position["move"] <= len(record["moves"])


@each_game
def test_telling_positions_tell_different_things(game: str) -> None:
    """The last one, another board and another number of players if there are any, and no two with the same caption."""
    positions, found = telling(game), games.find(game)
    assert found is not None
    if not positions:
        return
    assert len({position["caption"] for position in positions}) == len(positions)
    records = [json.loads((folder(game) / "matches" / position["record"]).read_text()) for position in positions]
    left = [len(record["moves"]) - position["move"] for record, position in zip(records, positions, strict=True)]
    assert min(left) == 0
    assert len({record["board"]["id"] for record in records}) > 1 or not found.has_boards
    assert len({len(record["seats"]) for record in records}) > 1 or found.min_players == found.max_players


@each_game
def test_the_server_keeps_the_records_of_a_game_all_at_once(game: str) -> None:
    """The gallery opens them one after another, and its frames come to them later."""
    assert len({position["record"] for position in telling(game)}) <= MOST_OF_RECORDS


def test_no_page_that_is_shipped_knows_of_it() -> None:
    files = [file for file in built_pages().rglob("*") if file.is_file()]
    texts = [file for file in files if file.suffix in (".html", ".js", ".css")]
    assert len(texts) > 10
    assert [file.name for file in files if "gallery" in file.name] == []
    assert [file.name for file in texts if "/gallery/" in file.read_text("utf-8")] == []
