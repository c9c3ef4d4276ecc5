"""Tables with guests: invited, seated, begun, left, given to somebody else, ended, played again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.core.game import AnyGame
from marula.server.seats import USUAL_LEVEL
from tests.server.helpers import Json, Page, another, open_table, page, server
from tests.server.people import ANY_GAME, guest_table, key_of, mover, sit, tokens, two_people

Client = TestClient[Litestar]


def test_a_guest_sits_down_and_the_match_begins(client: Client) -> None:
    opened = guest_table(client, "africa", "person", "guest")
    table = opened["id"]
    assert opened["state"] == "gathering"
    host = Page(client, table, None, gathers=True)
    assert [seat["state"] for seat in host.around["seats"]] == ["taken", "free"]
    assert (host.around["state"], host.around["host"], host.around["seats"][1]["who"]) == ("gathering", True, None)
    guest = another(client)
    token = tokens(client, table)[1]
    assert token is not None
    invitation = guest.post("/api/invitations/read", json={"token": token}).json()
    assert (invitation["seat"], invitation["free"], invitation["host"]) == (1, [1], "P1")
    assert "red" not in [look["colour"] for look in invitation["colours"]]
    assert host.hear("around")["seats"][1]["state"] == "read"
    assert sit(guest, token, "Chiyo", colour="green", emblem="gorilla")["seat"] == 1
    assert "marula" in guest.cookies
    while host.around["state"] == "gathering":
        host.hear("around")
    assert host.around["seats"][1]["who"]["name"] == "Chiyo"
    host.close()
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        at = mover(first, second)
        at.play(at.position["legal"][0])
        other = second if at is first else first
        other.hear("update")
        assert other.seq == at.seq == 2
        assert [seat["presence"] for seat in at.around["seats"]] == ["here", "here"]


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_in_every_game_guests_come_by_any_link(client: Client, game: AnyGame) -> None:
    if game.max_players < 3:
        pytest.skip("it has no room for two guests")
    table = guest_table(client, game.id, "person", "guest", "guest")["id"]
    link = client.get(f"/api/tables/{table}/links").json()["any"].partition("#")[2]
    first, second = another(client), another(client)
    assert sit(first, link, "Ana")["seat"] == 1
    answer = sit(second, link, " ana ")
    assert (answer["seat"], answer["taken"]) == (None, ["name"])
    assert sit(second, link, answer["names"][0])["seat"] == 2
    state = client.get(f"/api/tables/{table}/state").json()
    assert (state["state"], [seat["who"]["name"] for seat in state["seats"]]) == ("playing", ["P1", "Ana", "ana 2"])
    assert len({seat["who"]["colour"] for seat in state["seats"]}) == 3
    assert key_of(another(client).post("/api/invitations/sit", json={"token": link})) == (400, "page-table-full")


def test_seats_are_somebody_s_by_the_rules_of_some_games(client: Client) -> None:
    for game in games.every():
        table = guest_table(client, game.id, "person", "guest")["id"]
        told = [seat["identity"] for seat in client.get(f"/api/tables/{table}/state").json()["seats"]]
        assert told == ([one.id for one in game.identities[:2]] or ["", ""])


def test_a_taken_look_gets_a_proposal(client: Client) -> None:
    table = guest_table(client, "africa", "person", "guest")["id"]
    token = tokens(client, table)[1] or ""
    answer = sit(another(client), token, "Ana", colour="red", emblem="lion")
    assert (answer["seat"], answer["taken"]) == (None, ["look"])
    assert answer["looks"][0]["colour"] == "yellow"


def test_a_host_begins_with_bots(client: Client) -> None:
    table = guest_table(client, "africa", "person", "guest", "guest", begins="host")["id"]
    sit(another(client), tokens(client, table)[2] or "", "Ana")
    assert client.get(f"/api/tables/{table}/state").json()["state"] == "gathering"
    assert key_of(another(client).post(f"/api/tables/{table}/begin", json={})) == (403, "page-not-yours")
    assert client.post(f"/api/tables/{table}/begin", json={}).status_code == 204
    state = client.get(f"/api/tables/{table}/state").json()
    assert [seat["state"] for seat in state["seats"]] == ["taken", "bot", "taken"]


def test_a_seat_is_given_to_somebody_else(client: Client) -> None:
    table, guest = two_people(client)
    with page(guest, table, 1) as at:
        answer = client.post(f"/api/tables/{table}/seats/1", json={"become": "guest", "name": "Inès"})
        assert answer.status_code == 204, answer.text
        while (message := at.socket.receive_json(timeout=20))["type"] != "bye":
            pass
        assert (message["key"], message["back"]) == ("page-seat-given-away", False)
    other = another(client)
    assert sit(other, tokens(client, table)[1] or "", "Inès")["seat"] == 1
    with page(other, table, 1) as at:
        assert at.around["seats"][1]["mine"]
    with page(guest, table, None) as at:
        at.connect({"type": "hello", "seat": 1})
        assert at.hear("error")["key"] == "page-not-your-seat"


@pytest.mark.parametrize("others", [0, 1], ids=["under way", "while others are waited for"])
def test_whose_seat_was_given_away_does_not_come_back_by_the_link_to_any(client: Client, others: int) -> None:
    opened = guest_table(client, ANY_GAME, "person", "guest", *["guest"] * others)
    table = opened["id"]
    link = client.get(f"/api/tables/{table}/links").json()["any"].partition("#")[2]
    guest = another(client)
    assert sit(guest, link, "Ana")["seat"] == 1
    assert client.post(f"/api/tables/{table}/seats/1", json={"become": "guest"}).status_code == 204
    assert key_of(guest.post("/api/invitations/sit", json={"token": link})) == (404, "page-link-dead")
    fresh = client.get(f"/api/tables/{table}/links").json()["any"].partition("#")[2]
    assert sit(another(client), fresh, "Inès")["seat"] == 1
    host = {"Authorization": f"Bearer {opened['host']}"}
    assert another(client).post(f"/api/tables/{table}/end", json={}, headers=host).status_code == 204


@pytest.mark.parametrize("wanted", [{}, {"seat": 1}], ids=["any seat", "one of them"])
def test_who_asks_for_a_seat_again_has_one(client: Client, wanted: Json) -> None:
    table = guest_table(client, ANY_GAME, "person", "guest", "guest")["id"]
    link = client.get(f"/api/tables/{table}/links").json()["any"].partition("#")[2]
    guest = another(client)
    assert [sit(guest, link, "Ana", **wanted)["seat"] for _ in range(2)] == [1, 1]
    state = client.get(f"/api/tables/{table}/state").json()
    assert [seat["state"] for seat in state["seats"]] == ["taken", "taken", "free"]


def test_what_a_host_calls_a_guest_is_made_clean(client: Client) -> None:
    table = guest_table(client, ANY_GAME, "person", "guest")["id"]
    change = {"become": "guest", "name": " A\u202ena\n "}
    assert client.post(f"/api/tables/{table}/seats/1", json=change).status_code == 204
    assert client.get(f"/api/tables/{table}/state").json()["seats"][1]["called"] == "Ana"


def test_who_leaves_is_followed_by_a_bot_and_may_be_by_somebody_else(client: Client) -> None:
    table, guest = two_people(client)
    assert key_of(another(client).post(f"/api/tables/{table}/leave", json={})) == (403, "page-not-yours")
    assert guest.post(f"/api/tables/{table}/leave", json={}).status_code == 204
    seat = client.get(f"/api/tables/{table}/state").json()["seats"][1]
    assert (seat["state"], seat["level"]) == ("stand-in", USUAL_LEVEL)
    # The host may let a bot of another level sit in.
    change = {"become": "bot", "level": "novice"}
    assert key_of(guest.post(f"/api/tables/{table}/seats/1", json=change)) == (403, "page-not-yours")
    assert client.post(f"/api/tables/{table}/seats/1", json=change).status_code == 204
    seat = client.get(f"/api/tables/{table}/state").json()["seats"][1]
    assert (seat["state"], seat["level"]) == ("stand-in", "novice")
    other = another(client)
    assert sit(other, tokens(client, table)[1] or "", "Kwame")["seat"] == 1
    assert client.get(f"/api/tables/{table}/state").json()["seats"][1]["state"] == "taken"


def test_a_table_is_ended_and_its_seed_is_told(client: Client) -> None:
    table, guest = two_people(client)
    assert key_of(guest.post(f"/api/tables/{table}/end", json={})) == (403, "page-not-yours")
    assert key_of(client.get(f"/api/tables/{table}/verify")) == (400, "page-not-over")
    assert client.post(f"/api/tables/{table}/end", json={}).status_code == 204
    state = client.get(f"/api/tables/{table}/state").json()
    assert (state["state"], state["actors"], state["result"]) == ("ended", [], None)
    with page(guest, table, 1) as at:
        assert (at.position["actors"], at.position["legal"], at.position["result"]) == ([], [], None)
        assert len(at.position["seed"]) == 64
        at.say(type="move", id="a", seq=at.seq, action={"type": "end_turn"})
        assert at.hear("error")["key"] == "page-match-ended"
    assert client.get(f"/api/tables/{table}/record").json()["key"] == "page-not-over"
    told = guest.get(f"/api/tables/{table}/verify").json()
    assert len(told["draws"][0]["weights"]) == 2
    assert client.get("/api/tables").json()["finished"][0]["state"] == "ended"


def test_a_rematch_is_one_table_whoever_asks_first(client: Client) -> None:
    table, guest = two_people(client)
    assert key_of(client.post(f"/api/tables/{table}/rematch", json={})) == (400, "page-not-over")
    client.post(f"/api/tables/{table}/end", json={})
    assert key_of(another(client).post(f"/api/tables/{table}/rematch", json={})) == (403, "page-not-yours")
    with page(client, table, 0) as at:
        first = guest.post(f"/api/tables/{table}/rematch", json={}).json()
        again = client.post(f"/api/tables/{table}/rematch", json={}).json()
        assert again["id"] == first["id"] != table
        # Everybody sees who would like to play again, the first and then the other one.
        while at.around["again"] != [0, 1]:
            before = at.around
            at.hear("around")
            assert (before["next"], before["again"]) in [("", []), (first["id"], [1])]
        assert at.around["next"] == first["id"]
    with page(guest, first["id"], 1) as at:
        assert at.around["state"] == "playing"
        assert at.around["again"] == []


def levels_at(client: Client, table: str) -> list[str]:
    return [seat["level"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def test_at_a_rematch_bots_may_play_otherwise(client: Client) -> None:
    table = open_table(client, "africa", "person", "casual", "random", "novice")
    client.post(f"/api/tables/{table}/end", json={})
    for levels, key in (
        (["strong"], "page-person-with-level"),
        (["", "master:nobody"], "page-unknown-level"),
        (["", "", "", "", "strong"], "page-no-such-seat"),
        ("strong", "page-request-wrong"),
    ):
        assert key_of(client.post(f"/api/tables/{table}/rematch", json={"levels": levels})) == (400, key)
    again = client.post(f"/api/tables/{table}/rematch", json={"levels": ["", "master:herder", ""]}).json()["id"]
    assert levels_at(client, again) == ["", "master:herder", "random", "novice"]
    assert levels_at(client, table) == ["", "casual", "random", "novice"]
    # It is one table: whoever asks later finds the bots that are there.
    later = client.post(f"/api/tables/{table}/rematch", json={"levels": ["", "novice"]}).json()["id"]
    assert (later, levels_at(client, later)[1]) == (again, "master:herder")


def test_a_rematch_that_was_closed_is_opened_anew(client: Client) -> None:
    table, guest = two_people(client)
    client.post(f"/api/tables/{table}/end", json={})
    first = client.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    client.post(f"/api/tables/{first}/end", json={})
    assert client.delete(f"/api/tables/{first}").status_code == 204
    second = guest.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    assert second not in (table, first)
    assert client.post(f"/api/tables/{table}/rematch", json={}).json()["id"] == second


def test_a_host_is_called_when_everybody_has_come(client: Client) -> None:
    opened = guest_table(client, "africa", "person", "guest", begins="host")
    assert [one["id"] for one in client.get("/api/tables").json()["waiting"]] == [opened["id"]]
    guest = another(client)
    sit(guest, tokens(client, opened["id"])[1] or "", "Ana")
    assert [one["id"] for one in client.get("/api/tables").json()["to_move"]] == [opened["id"]]
    assert [one["id"] for one in guest.get("/api/tables").json()["waiting"]] == [opened["id"]]


def test_a_host_without_a_device_has_a_token(client: Client) -> None:
    opened = guest_table(client, "africa", "guest", "greedy")
    table, program = opened["id"], another(client)
    assert key_of(program.get(f"/api/tables/{table}/links")) == (403, "page-not-yours")
    bearer = {"Authorization": f"Bearer {opened['host']}"}
    assert program.get(f"/api/tables/{table}/links", headers=bearer).status_code == 200
    assert program.post("/api/hosting", json={"token": opened["host"]}).json() == {"table": table}
    assert program.post(f"/api/tables/{table}/end", json={}).status_code == 204
    assert client.delete(f"/api/tables/{table}").status_code == 403, "it is somebody else's now"


def test_only_the_owner_closes_a_table_and_not_while_others_play(client: Client) -> None:
    table, guest = two_people(client)
    assert key_of(guest.delete(f"/api/tables/{table}")) == (403, "page-not-yours")
    assert key_of(client.delete(f"/api/tables/{table}")) == (400, "page-others-play")
    client.post(f"/api/tables/{table}/end", json={})
    with page(guest, table, 1) as at:
        assert client.delete(f"/api/tables/{table}").status_code == 204
        while (message := at.socket.receive_json(timeout=20))["type"] != "bye":
            pass
        assert message["key"] == "page-no-such-table"


def _presence(client: Client, table: str) -> list[str]:
    told = client.get("/api/tables").json()
    return next(
        [seat["presence"] for seat in one["seats"]] for one in told["to_move"] + told["waiting"] if one["id"] == table
    )


def test_lists_say_where_one_is_to_move(client: Client) -> None:
    table, guest = two_people(client)
    listed = guest_table(client, "africa", "person", "guest", listed=True)["id"]
    mine, theirs = client.get("/api/tables").json(), guest.get("/api/tables").json()
    actor = client.get(f"/api/tables/{table}/state").json()["actors"][0]
    assert [one["id"] for one in (mine, theirs)[actor]["to_move"]] == [table]
    assert table in [one["id"] for one in (theirs, mine)[actor]["waiting"]]
    # Of the others it is said whether they are at the table; of open tables of strangers nothing is.
    assert _presence(client, table) == ["", "gone"]
    with page(guest, table, 1):
        assert _presence(client, table) == ["", "here"]
    assert {seat["presence"] for seat in theirs["open"][0]["seats"]} == {""}
    assert [one["id"] for one in theirs["open"]] == [listed]
    assert another(client).get("/api/tables").json()["waiting"] == []
    assert {one["id"]: one["mine"] for one in mine["to_move"] + mine["waiting"]} == {table: False, listed: True}


def test_a_table_from_before_belongs_to_who_opens_it_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On loopback alone: elsewhere nobody can tell whose it was."""
    with server(tmp_path) as client:
        table = open_table(client, "africa", "person", "person")
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as file:
        file.execute("UPDATE tables SET owner = ''")
        file.execute("UPDATE seats SET holder = ''")
        file.execute("UPDATE involved SET person = ''")
        file.commit()
    with server(tmp_path) as far:
        assert far.get(f"/api/tables/{table}").json()["mine"] == []
        assert far.get("/api/tables").json()["to_move"] == []
        monkeypatch.setattr("marula.server.callers.is_loopback", lambda connection: True)
        here, late = another(far), another(far)
        assert [one["id"] for one in here.get("/api/tables").json()["to_move"]] == [table]
        assert here.get(f"/api/tables/{table}").json()["mine"] == [0, 1]
        assert late.get(f"/api/tables/{table}").json()["mine"] == []
        assert late.get("/api/tables").json()["to_move"] == []
        with page(here, table, 0) as at:
            assert at.around["host"]
