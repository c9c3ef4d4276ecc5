"""Records that readers open: checked, looked at, and kept nowhere."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.core import record
from marula.library import folders
from marula.server.replays import MOST_OF_RECORDS
from tests.one_game import STANDING
from tests.server.helpers import open_table, page, server

Client = TestClient[Litestar]
by_game = pytest.mark.parametrize("game", [game.id for game in STANDING])


def golden(game: str) -> list[Path]:
    return sorted((folders.folder(game) / "tests/matches").glob("*.json"))


def a_record() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(golden("africa")[0].read_text())
    return data


def send(client: Client, file: bytes | str, **headers: str) -> Any:
    answer = client.post("/api/records", content=file, headers={"Content-Type": "application/json", **headers})
    assert answer.status_code == 200, answer.text
    return answer.json()


def opened(client: Client, file: bytes | str) -> str:
    answer = send(client, file)
    assert answer["refused"] is None, answer
    return str(answer["id"])


def refused(client: Client, file: bytes | str) -> Any:
    answer = send(client, file)
    assert answer["id"] is None
    return answer["refused"]


@by_game
def test_a_record_becomes_a_replay(client: Client, game: str) -> None:
    """The whole match, in entries as at a table, and every one of its moves is in some entry."""
    data = json.loads(golden(game)[0].read_text())
    id = opened(client, golden(game)[0].read_bytes())
    replay = client.get(f"/api/records/{id}").json()
    assert replay["table"]["id"] == id
    assert replay["table"]["board"] == data["board"]
    assert {part: replay["result"][part] for part in data["result"]} == data["result"]
    decisions = [move["seat"] for move in data["moves"] if move["seat"] != "chance"]
    assert [entry["seat"] for entry in replay["entries"]] == [-1, *decisions]
    assert [entry["number"] for entry in replay["entries"]] == list(range(1, len(decisions) + 2))
    last = 0
    for entry, done in zip(replay["entries"], replay["moves"], strict=True):
        moves = data["moves"][last:done]
        assert [move["seat"] for move in moves if move["seat"] != "chance"] == ([entry["seat"]] * (entry["seat"] >= 0))
        last = done
    assert last == len(data["moves"])
    over = client.get(f"/api/records/{id}/positions/{len(replay['entries'])}").json()
    assert over["result"] == replay["result"]
    assert client.get(f"/api/records/{id}/positions/0?seat=0").json()["seat"] == 0
    assert client.get(f"/api/records/{id}/positions/{len(replay['entries']) + 1}").status_code == 404


@pytest.mark.parametrize("game", ["africa", "africana"])
def test_the_record_of_a_table_gives_the_replay_of_that_table(client: Client, game: str) -> None:
    table = open_table(client, game, "random", "random")
    with page(client, table, None) as at:
        while at.position["actors"]:
            at.hear("update")
    of_table = client.get(f"/api/tables/{table}/replay").json()
    id = opened(client, client.get(f"/api/tables/{table}/record").text)
    of_record = client.get(f"/api/records/{id}").json()
    for known in (of_table, of_record):
        known["table"] |= {"id": "", "created": ""}
        for seat in known["table"]["seats"]:
            seat |= {"colour": "", "emblem": ""}
    assert of_record == of_table
    for number in (0, 1, len(of_table["entries"])):
        positions = (client.get(f"/api/{what}/positions/{number}") for what in (f"tables/{table}", f"records/{id}"))
        assert len({answer.text for answer in positions}) == 1


def test_players_are_called_as_the_record_calls_them(client: Client) -> None:
    data = a_record()
    players = [{"player": "person", "name": "Zoé\u202e" + "x" * 60}, {"player": "greedy:no-camps"}]
    data["seats"] = players
    data["digest"] = record.digest(data)
    seats = client.get(f"/api/records/{opened(client, json.dumps(data))}").json()["table"]["seats"]
    assert [(seat["player"], seat["name"], seat["level"]) for seat in seats] == [
        ("person", ("Zoé" + "x" * 60)[:40], ""),
        ("bot", "", ""),
    ]
    assert [(seat["colour"], seat["emblem"]) for seat in seats] == [("red", "lion"), ("yellow", "camel")]


def test_seats_have_the_colours_that_the_game_gives_them(client: Client) -> None:
    found = games.find("africana")
    assert found is not None
    id = opened(client, golden("africana")[0].read_bytes())
    seats = client.get(f"/api/records/{id}").json()["table"]["seats"]
    assert [seat["emblem"] for seat in seats] == [one.emblem for one in found.identities[: len(seats)]]


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    data = a_record()
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    "file, key",
    [
        ("", "record-not-json"),
        ("{", "record-not-json"),
        (b"\xff\xfe", "record-not-text"),
        ("[]", "record-not-object"),
        ("[" * 100_000, "record-not-sane"),
        (changed(lambda data: data.update(format="marula-record/9")), "record-format-unknown"),
        (changed(lambda data: data.update(game="chess")), "record-game-unknown"),
        (changed(lambda data: data.update(game="\ud800")), "record-game-unknown"),
        (changed(lambda data: data.update(rules=0)), "record-rules-unknown"),
        (changed(lambda data: data.pop("moves")), "record-field-missing"),
        (changed(lambda data: data.update(seats=[{}] * 40)), "record-seats-wrong"),
        (changed(lambda data: data["seats"][0].update(name="\ud800")), "record-not-text"),
        (changed(lambda data: data["moves"].pop()), "record-cut-short"),
        (changed(lambda data: data["result"]["scores"][0].update(total=-1)), "record-score-wrong"),
        (changed(lambda data: data.update(digest="0" * 64)), "record-digest-wrong"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(client: Client, file: bytes | str, key: str) -> None:
    assert refused(client, file)["key"] == key


def test_a_refusal_names_the_rule_and_what_the_sentence_speaks_of(client: Client) -> None:
    data = a_record()
    # The third move is the second player's: by the first it is out of turn.
    data["moves"][2]["seat"] = 1 - data["moves"][2]["seat"]
    reason = refused(client, json.dumps(data))
    assert (reason["key"], reason["values"]) == ("record-move-illegal", {"move": 3})
    assert reason["refusal"]["rule"]
    assert reason["told"]["game"] == "africa"
    assert reason["told"]["names"]
    assert len(reason["told"]["seats"]) == 2


def test_a_board_that_is_wrong_is_told_problem_by_problem(client: Client) -> None:
    data = a_record()
    data["board"]["speed"] = 10**400
    reason = refused(client, json.dumps(data))
    assert reason["key"] == "record-board-wrong"
    assert [(problem["key"], problem["line"]) for problem in reason["problems"]] == [("data-unknown-key", 0)]
    assert reason["told"]["names"] == {}


def test_numbers_beyond_all_measure_are_a_problem_of_the_board(client: Client) -> None:
    data = json.loads(golden("africana")[0].read_text())
    data["board"]["size"][0] = 10**400
    assert refused(client, json.dumps(data))["key"] == "record-board-wrong"


def test_nothing_is_stored(tmp_path: Path) -> None:
    """The store's tables are as they were, byte by byte, and no file is written."""
    with server(tmp_path) as client:
        open_table(client, "africa", "person", "person")
        before = _contents(tmp_path)
        id = opened(client, golden("africa")[0].read_bytes())
        assert client.get(f"/api/records/{id}").status_code == 200
        assert client.get(f"/api/records/{id}/positions/3").status_code == 200
        assert _contents(tmp_path) == before
    with server(tmp_path) as again:
        answer = again.get(f"/api/records/{id}")
        assert (answer.status_code, answer.json()["key"]) == (404, "page-record-gone")
        assert again.get(f"/api/records/{id}/positions/3").json()["key"] == "page-record-gone"


def _contents(folder: Path) -> Any:
    files = {file: file.stat().st_mtime_ns for file in folder.rglob("*") if file.is_file()}
    connection = sqlite3.connect(f"file:{folder / 'marula.sqlite'}?mode=ro", uri=True)
    try:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables}
    finally:
        connection.close()
    return files, rows


def test_only_the_latest_are_kept(client: Client) -> None:
    file = golden("africa")[0].read_bytes()
    first, *others = (opened(client, file) for _ in range(MOST_OF_RECORDS))
    assert client.get(f"/api/records/{first}").status_code == 200
    newest = opened(client, file)
    assert client.get(f"/api/records/{others[0]}").status_code == 404, "nobody has looked at it for longest"
    for id in (first, *others[1:], newest):
        assert client.get(f"/api/records/{id}").status_code == 200


def test_too_long_a_record(client: Client) -> None:
    answer = client.post("/api/records", content=" " * 1_000_001, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()) == (413, {"key": "page-too-long", "values": {"most": 1}})
    assert opened(client, golden("africa")[0].read_bytes().ljust(1_000_000))


def test_other_sites_and_forms_can_open_none(client: Client) -> None:
    file = golden("africa")[0].read_bytes()
    answer = client.post("/api/records", content=file, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["key"]) == (400, "page-not-json")
    headers = {"Content-Type": "application/json", "Origin": "https://elsewhere.example"}
    assert client.post("/api/records", content=file, headers=headers).status_code == 403
