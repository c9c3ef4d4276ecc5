"""Live play: what counts, what doesn't, and what everybody is told."""

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketException
from litestar.testing import TestClient

from tests.server.helpers import Page, open_table, page, server

GAME = "africa"
Client = TestClient[Litestar]


def begin(at: Page) -> None:
    """Both people put their explorers down."""
    for _ in range(2):
        seat = at.position["actors"][0]
        at.watch(seat)
        at.play(at.legal("place_explorer")[0])
    at.watch(at.position["actors"][0])


def test_the_first_update_tells_everything(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        assert at.table["id"] == table
        assert at.table["game"] == "africa"
        assert len(at.table["board"]["hexagons"]) == 101
        assert [entry["number"] for entry in at.entries] == [1]
        assert at.entries[0]["events"][0]["type"] == "start_player_drawn"
        assert at.position["actors"] == [at.entries[0]["events"][0]["seat"]]
        assert at.position["scores"] == [0, 0]
        assert at.position["seed"] is None, "the seed is secret until the end"


def test_a_move_counts_and_everybody_hears_of_it(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at, page(client, table, None) as bystander:
        first = at.position["actors"][0]
        at.watch(first)
        at.play({"type": "place_explorer", "to": "A1"})
        assert at.seq == 2
        bystander.hear("update")
        assert bystander.entries[-1]["events"] == [{"type": "explorer_placed", "seat": first, "to": "A1"}]
        assert bystander.position["legal"] == []


def test_a_move_sent_twice_counts_once(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        seat = at.position["actors"][0]
        action = {"type": "place_explorer", "to": "A1"}
        at.move(action, seat, id="same", seq=1)
        assert at.hear("accepted") == {"type": "accepted", "id": "same", "seq": 2}
        at.move(action, seat, id="same", seq=1)
        assert at.hear("accepted") == {"type": "accepted", "id": "same", "seq": 2}
        assert at.watch(seat)["seq"] == 2


def test_a_move_on_an_old_position_is_told_what_happened(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at, page(client, table) as late:
        begin(at)
        seat = at.position["actors"][0]
        at.play(at.legal("advance")[0] if at.legal("advance") else at.legal("end_turn")[0])
        id = late.move({"type": "end_turn"}, seat, seq=3)
        while late.seq < at.seq:
            late.hear("update")
        answer = late.hear("stale")
        assert answer == {"type": "stale", "id": id, "seq": at.seq}
        assert late.watch(None)["seq"] == at.seq, "nothing has changed"


def test_what_the_rules_forbid_is_refused_with_the_rule(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        seat = at.position["actors"][0]
        at.move({"type": "end_turn"}, seat)
        refusal = at.hear("refused")["refusal"]
        assert (refusal["key"], refusal["rule"]) == ("africa-refusal-place-first", "AFR-S2")
        at.move({"type": "place_explorer", "to": "A1"}, 1 - seat)
        assert at.hear("refused")["refusal"]["rule"] == "AFR-T1"
        assert at.watch(seat)["seq"] == 1


def test_why_and_ask(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        seat = at.position["actors"][0]
        at.watch(seat)
        at.say(type="why", id="a", action={"type": "end_turn"})
        assert at.hear("reason")["refusal"]["rule"] == "AFR-S2"
        at.say(type="why", id="b", action={"type": "place_explorer", "to": "A1"})
        assert at.hear("reason") == {"type": "reason", "id": "b", "refusal": None}
        at.say(type="ask", id="c", question={"about": "the weather"})
        assert at.hear("answer") == {"type": "answer", "id": "c", "answer": None}


def test_undo_takes_back_until_something_was_revealed(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        begin(at)
        # What was found has made room to advance to, unless it stays where it lay; either way the tile is seen.
        at.play(at.legal("discover")[0])
        assert not at.position["can_undo"]
        at.say(type="undo", id="u", seq=at.seq)
        assert at.hear("error")["key"] == "page-nothing-to-undo"
        revealed = at.position["view"]
        at.watch(at.position["actors"][0])
        step = first_undoable(at)
        before = at.position["view"]
        at.play(step)
        moved = at.seq
        assert at.position["can_undo"]
        at.say(type="undo", id="v", seq=at.seq)
        assert at.hear("accepted")["seq"] == moved + 1
        assert at.entries[-1]["undoes"] == [moved]
        assert at.position["view"] == before
        assert at.position["view"]["hexagons"] == {**revealed["hexagons"], **before["hexagons"]}


def test_restarting_a_turn_takes_back_all_of_it(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        begin(at)
        at.play(at.legal("discover")[0])
        step = first_undoable(at)
        before = at.position["view"]
        at.play(step)
        first = at.seq
        moves = [first]
        if at.legal("advance"):
            at.play(at.legal("advance")[0])
            moves.insert(0, at.seq)
        at.say(type="undo", id="r", seq=at.seq, turn=True)
        at.hear("accepted")
        assert at.entries[-1]["undoes"] == moves
        assert at.position["view"] == before


def first_undoable(at: Page) -> dict[str, Any]:
    """Play on until somebody can take a step that reveals nothing and doesn't end the turn."""
    for _ in range(60):
        at.watch(at.position["actors"][0])
        if at.legal("advance"):
            return at.legal("advance")[0]
        for type in ("keep", "leave", "discover", "end_turn"):
            if at.legal(type):
                at.play(at.legal(type)[0])
                break
    raise AssertionError("nobody could ever advance")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type": "dance"}',
        '{"type": "hello"}',
        '{"type": "hello", "seat": "0"}',
        '{"type": "hello", "seat": -1}',
        '{"type": "hello", "seat": 0, "extra": 1}',
        '{"type": "move", "id": "", "seq": 1, "action": {}}',
        '{"type": "move", "id": "a", "seq": 99999999999999999999, "action": {"type": "end_turn"}}',
        '{"type": "move", "id": "a", "seq": 1, "action": {"type": ["end_turn"]}}',
        '{"type": "move", "id": "a", "seq": 1, "action": {"type": "end_turn", "more": null}}',
        '{"type": "move", "id": "a", "seq": 1.5, "action": {"type": "end_turn"}}',
        '{"type": "move", "id": "a", "seat": 0, "seq": 1, "action": {"type": "end_turn"}}',
        '{"type": "say", "id": "a", "kind": "song", "text": "la"}',
        '{"type": "propose", "id": "a", "what": "fly"}',
        '{"type": "ask", "id": "a", "question": 7}',
        "[" * 5000,
    ],
)
def test_what_makes_no_sense_is_said_so(client: Client, text: str) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        at.socket.send_text(text)
        answer = at.hear("error")
        assert answer["key"] == "page-message-unclear"
        assert at.watch(0)["seq"] == 1, "nothing has changed, and the page is still served"


@pytest.mark.parametrize(
    "message, key",
    [
        ({"type": "hello", "seat": 0}, "page-hello-twice"),
        ({"type": "move", "id": "a", "seq": 9, "action": {"type": "end_turn"}}, "page-from-the-future"),
        ({"type": "move", "id": "a", "seq": 1, "action": {"type": "fly"}}, "page-unknown-action"),
        (
            {"type": "move", "id": "a", "seq": 1, "action": {"type": "advance", "to": "Z9"}},
            "page-unknown-action",
        ),
        ({"type": "move", "id": "a", "seq": 1, "action": {}}, "page-unknown-action"),
        ({"type": "undo", "id": "a", "seq": 1}, "page-nothing-to-undo"),
        ({"type": "why", "id": "a", "action": {"type": "fly"}}, "page-unknown-action"),
        ({"type": "vote", "id": "a", "number": 1, "yes": True}, "page-nothing-proposed"),
    ],
)
def test_foreign_ids_are_said_so(client: Client, message: dict[str, Any], key: str) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        at.say(**message)
        assert at.hear("error")["key"] == key
        assert at.watch(0)["seq"] == 1


def test_a_message_that_is_too_long_is_said_so(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        at.say(type="ask", id="a", question={"about": "x" * 20_000})
        assert at.hear("error")["key"] == "page-message-too-long"


@pytest.mark.parametrize("seat, key", [(1, "page-not-your-seat"), (5, "page-no-such-seat")])
def test_nobody_plays_for_a_bot_or_nobody(client: Client, seat: int, key: str) -> None:
    table = open_table(client, GAME, "person", "random")
    with page(client, table) as at:
        at.connect({"type": "hello", "seat": seat})
        assert at.hear("error")["key"] == key


def test_a_table_that_is_not_there(client: Client) -> None:
    with client.websocket_connect("/api/tables/nowhere/live") as socket:
        assert socket.receive_json(timeout=5)["key"] == "page-no-such-table"


def test_pages_of_other_sites_are_not_let_in(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with (
        pytest.raises(WebSocketException),
        client.websocket_connect(
            f"/api/tables/{table}/live", headers={"Origin": "https://elsewhere.example"}
        ) as socket,
    ):
        socket.receive_json(timeout=5)
    answer = client.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["key"]) == (403, "door-other-site")


def test_bots_play_by_themselves_to_the_end(client: Client) -> None:
    table = open_table(client, GAME, "random", "random")
    with page(client, table, None) as at:
        while at.position["actors"]:
            at.hear("update")
        assert at.position["result"]["winners"]
        assert len(at.position["seed"]) == 64


def test_a_match_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = open_table(client, GAME, "person", "person")
        with page(client, table) as at:
            begin(at)
            seat = at.position["actors"][0]
            at.play(at.legal("discover")[0])
            seen, told = at.position, at.entries
    with server(tmp_path) as client, page(client, table, seat) as at:
        assert at.position == seen
        assert at.entries == told
