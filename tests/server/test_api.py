"""The HTTP part."""

import asyncio
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import to_builtins

from marula import games
from marula.core import record
from marula.core.game import Result, Tiebreak
from marula.library import folders
from marula.library.boards import parse_board
from marula.server import api
from marula.server.shown import result_info
from tests.server.helpers import open_table, page, seats

GAME = "africa"
Client = TestClient[Litestar]
NO_TABLES = {"to_move": [], "waiting": [], "finished": [], "finished_count": 0, "open": []}
OWN_BOARD = Path(__file__).parents[2] / "src/marula/games/africa/tests/boards/mirrored.toml"


def finished(client: Client) -> str:
    """A table whose match two bots have finished."""
    table = open_table(client, GAME, "random", "random")
    with page(client, table, None) as at:
        while at.position["actors"]:
            at.hear("update")
    return table


def test_games(client: Client) -> None:
    found = {game["id"]: game for game in client.get("/api/games").json()}
    assert set(found) == set(games.names())
    africa = found["africa"]
    assert (africa["min_players"], africa["max_players"]) == (2, 5)
    assert africa["options"] == [{"key": "hidden_treasure", "values": [False, True]}]
    assert africa["boards"][0]["id"] == "marula"
    assert africa["levels"] == ["novice", "casual", "strong", "master"]
    assert africa["styles"] == ["explorer", "merchant", "herder"]
    assert africa["rules"] == "source"


def test_tables_are_listed_continued_and_deleted(client: Client) -> None:
    assert client.get("/api/tables").json() == NO_TABLES
    first = open_table(client, GAME, "person", "person")
    second = open_table(client, GAME, "person", "person", options={"hidden_treasure": True})
    listed = client.get("/api/tables").json()["to_move"]
    assert [table["id"] for table in listed] == [second, first]
    assert listed[0]["winners"] is None
    assert len(listed[0]["actors"]) == 1
    assert client.get(f"/api/tables/{second}").json()["options"] == {"hidden_treasure": True}
    assert client.delete(f"/api/tables/{first}").status_code == 204
    assert client.delete(f"/api/tables/{first}").status_code == 404
    assert client.get(f"/api/tables/{first}").json()["key"] == "page-no-such-table"
    assert [table["id"] for table in client.get("/api/tables").json()["to_move"]] == [second]


@pytest.mark.parametrize(
    "level", ["novice", "casual", "strong:merchant", "master", "master:herder", "greedy", "random"]
)
def test_bots_of_every_level_sit_down_and_old_ones_still_do(client: Client, level: str) -> None:
    table = open_table(client, "africa", "person", level)
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["level"] == level


def test_a_level_that_is_not_there_is_told_with_the_seat(client: Client) -> None:
    wanted = {"game": "africa", "seats": seats("africa", "person", "master:nobody")}
    answer = client.post("/api/tables", json=wanted).json()
    assert (answer["key"], answer["values"]) == ("page-unknown-level", {"number": 2, "level": "master:nobody"})


@pytest.mark.parametrize(
    "changes, key",
    [
        ({"game": "chess"}, "page-unknown-game"),
        ({"board": "printed"}, "page-unknown-board"),
        ({"options": {"turbo": True}}, "page-unknown-option"),
        ({"options": {"hidden_treasure": 1}}, "page-unknown-option"),
        ({"seats": seats(GAME, "person")}, "page-wrong-seats"),
        ({"seats": seats(GAME, "person") * 2}, "page-same-colours"),
        (
            {
                "seats": [
                    {**seat, "name": name}
                    for seat, name in zip(seats(GAME, "person", "person"), ("Ada", " ada "), strict=True)
                ]
            },
            "page-same-names",
        ),
        ({"seats": seats(GAME, "person", "oracle")}, "page-unknown-level"),
        ({"game": "africa", "seats": seats("africa", "person", "novice:herder")}, "page-unknown-level"),
        ({"game": "africa", "seats": seats("africa", "person", "master:nobody")}, "page-unknown-level"),
        ({"game": "africa", "seats": seats("africa", "person", "master:herder:herder")}, "page-unknown-level"),
        (
            {"seats": [{**seat, "level": "greedy"} for seat in seats(GAME, "person", "person")]},
            "page-person-with-level",
        ),
        ({"seats": "all"}, "page-request-wrong"),
        ({"seats": [{**seat, "colour": "beige"} for seat in seats(GAME, "person", "person")]}, "page-request-wrong"),
        ({"seats": [{**seat, "name": "x" * 41} for seat in seats(GAME, "person", "person")]}, "page-request-wrong"),
        ({"secret": 1}, "page-request-wrong"),
    ],
)
def test_a_table_that_makes_no_sense(client: Client, changes: dict[str, Any], key: str) -> None:
    wanted = {"game": GAME, "seats": seats(GAME, "person", "person"), **changes}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code in (400, 404)
    assert answer.json()["key"] == key
    assert client.get("/api/tables").json() == NO_TABLES


def test_a_finished_match_has_a_story_and_a_record(client: Client) -> None:
    table = finished(client)
    replay = client.get(f"/api/tables/{table}/replay").json()
    assert replay["final"] == ["goods", "gold", "gems"]
    assert replay["entries"][0]["events"][0]["type"] == "start_player_drawn"
    assert replay["entries"][-1]["events"][-1]["type"] == "won"
    played = [
        sum(score[part] for part in score if part not in ("total", *replay["final"]))
        for score in replay["result"]["scores"]
    ]
    assert replay["curve"][0] == [0, 0]
    assert replay["curve"][-1] == played
    last = len(replay["entries"])
    over = client.get(f"/api/tables/{table}/positions/{last}").json()
    assert over["result"] == replay["result"]
    assert client.get(f"/api/tables/{table}/positions/0").json()["scores"] == [0, 0]
    assert client.get(f"/api/tables/{table}/positions/{last + 1}").status_code == 404
    assert client.get(f"/api/tables/{table}/positions/1?seat=9").json()["key"] == "page-no-such-seat"
    answer = client.get(f"/api/tables/{table}/record")
    assert (
        f"marula-africa-{over['turn'] and replay['table']['created'][:10]}-{table}.json"
        in answer.headers["Content-Disposition"]
    )
    replayed = record.replay(record.loads(answer.text, games.find))
    result = replayed.game.result(replayed.state)
    assert {**result.wire(), "places": result.places, "tiebreaks": []} == replay["result"]
    assert client.get("/api/tables").json()["finished"][0]["winners"] == replay["result"]["winners"]


def test_a_result_names_what_told_equals_apart() -> None:
    """For those who needed it, in the order of their seats."""
    scores = [{"total": 9}, {"total": 3}, {"total": 9}]
    told = to_builtins(result_info(Result("over", scores, [Tiebreak("silver", [4, 8, 6])])))
    assert told == {
        **{"ending": "over", "winners": [2], "scores": scores, "places": [2, 3, 1]},
        "tiebreaks": [{"name": "silver", "seats": [0, 2], "figures": [4, 6]}],
    }


def test_a_match_under_way_keeps_its_secrets(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    for what in ("replay", "record"):
        answer = client.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["key"]) == (400, "page-not-over")


def enter(client: Client, game: str, text: str) -> Any:
    headers = {"Content-Type": "application/toml"}
    return client.post(f"/api/games/{game}/boards", content=text.encode(), headers=headers).json()


def test_a_board_of_ones_own(client: Client) -> None:
    text = OWN_BOARD.read_text()
    headers = {"Content-Type": "application/toml"}
    answer = client.post("/api/games/africa/boards", content=text, headers=headers).json()
    assert answer["problems"] == []
    board = answer["board"]["id"]
    listed = next(game for game in client.get("/api/games").json() if game["id"] == "africa")["boards"]
    assert [item["id"] for item in listed] == ["marula", board]
    table = open_table(client, GAME, "person", "person", board=board)
    info = client.get(f"/api/tables/{table}").json()
    assert info["board"]["id"] == board
    assert info["board"] != folders.default_board("africa")


def test_a_board_is_checked_off_the_event_loop(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def on_no_loop(*given: Any) -> Any:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return parse_board(*given)

    monkeypatch.setattr(api, "parse_board", on_no_loop)
    headers = {"Content-Type": "application/toml"}
    answer = client.post("/api/games/africa/boards", content=OWN_BOARD.read_text(), headers=headers)
    assert answer.json()["board"] is not None


def test_a_board_with_mistakes_is_told_line_by_line(client: Client) -> None:
    text = OWN_BOARD.read_text().replace('game = "africa"', 'game = "africa"\nspeed = 3')
    answer = client.post("/api/games/africa/boards", content=text, headers={"Content-Type": "application/toml"}).json()
    assert answer["board"] is None
    problem = answer["problems"][0]
    assert problem["key"] == "data-unknown-key"
    assert text.splitlines()[problem["line"] - 1] == "speed = 3"
    assert problem["at"] == ["speed"]
    # All of it can be drawn all the same.
    assert answer["data"] == tomllib.loads(text)


def test_what_a_page_could_not_read_of_a_board_is_left_out(client: Client) -> None:
    text = 'game = "africa"\nhexagons = [{ id = "A1", q = 1e400, r = 99999999999999999999 }]\nday = 2026-01-01\nx = nan'
    answer = client.post("/api/games/africa/boards", content=text, headers={"Content-Type": "application/toml"}).json()
    assert answer["data"] == {
        "game": "africa", "hexagons": [{"id": "A1", "q": None, "r": None}], "day": None, "x": None,
    }  # fmt: skip
    assert ["hexagons", 0, "q"] in [problem["at"] for problem in answer["problems"]]


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_a_games_own_board_can_be_had_to_change_it_and_entered(client: Client, game: str) -> None:
    if folders.default_board_text(game) is None:
        pytest.skip("it is played without a board")
    answer = client.get(f"/api/games/{game}/boards/marula")
    assert answer.headers["content-type"] == "application/toml"
    assert answer.headers["content-disposition"] == f'attachment; filename="marula-{game}-board.toml"'
    assert answer.text.startswith("# ")
    assert tomllib.loads(answer.text) == {**folders.default_board(game), "id": "own"}
    entered = enter(client, game, answer.text)
    assert (entered["board"]["id"], entered["problems"]) == ("own", [])
    assert entered["data"] == tomllib.loads(answer.text)
    # And so can one's own, though it has lost its comments.
    again = client.get(f"/api/games/{game}/boards/own").text
    assert tomllib.loads(again) == entered["data"]
    assert enter(client, game, again)["board"] == entered["board"]


@pytest.mark.parametrize(
    "path, status, key",
    [("africa/boards/none", 400, "page-unknown-board"), ("none/boards/marula", 404, "page-unknown-game")],
)
def test_a_board_that_is_not_there(client: Client, path: str, status: int, key: str) -> None:
    answer = client.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["key"]) == (status, key)


@pytest.mark.parametrize(
    "text, key",
    [("=", "file-not-toml"), ("x = " + "[" * 5000, "file-not-sane")],
)
def test_a_board_that_is_no_toml(client: Client, text: str, key: str) -> None:
    answer = client.post("/api/games/africa/boards", content=text, headers={"Content-Type": "application/toml"})
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_our_own_board_can_not_be_replaced(client: Client) -> None:
    text = (Path(str(folders.folder("africa"))) / "data/board.toml").read_text()
    answer = client.post("/api/games/africa/boards", content=text, headers={"Content-Type": "application/toml"})
    assert answer.json()["key"] == "page-board-id-taken"
    answer = client.post("/api/games/africa/boards", content=text, headers={"Content-Type": "text/plain"})
    assert answer.json()["key"] == "page-not-toml"


def test_too_long_a_body(client: Client) -> None:
    answer = client.post(
        "/api/games/africa/boards", content="#" * 2_000_000, headers={"Content-Type": "application/toml"}
    )
    assert answer.status_code == 413


def test_the_api_describes_itself_without_help_from_elsewhere(client: Client) -> None:
    schema = json.loads(client.get("/api/schema/openapi.json").text)
    assert "/api/tables" in schema["paths"]
    page = client.get("/api/schema").text
    assert "POST /api/tables" in page
    assert "//" not in page.replace("<!doctype", "").replace("https://json-schema.org", ""), "nothing is fetched"


def test_every_address_of_the_page_gives_the_page(client: Client) -> None:
    for address in ("/", "/new/africa", "/table/abc", "/table/abc/replay", "/record/abc", "/rules/africa", "/credits"):
        assert client.get(address).status_code == 200
    assert client.get("/nowhere").status_code == 404
    assert client.get("/assets/../marula.sqlite").status_code == 404
