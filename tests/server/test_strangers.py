"""Nobody where they do not belong: forged, dead and foreign secrets, too much of anything, tricks in fields."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Sequence
from contextlib import closing as closing_file
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula.server import live
from marula.server.bell import Bell
from marula.server.door import address_to_count
from marula.server.guard import Visit
from marula.server.limits import Bucket, Buckets, LimitError, Limits, read_limits
from marula.server.tokens import ANY_SEAT, HOST, Signer, Token, server_key
from marula.server.visitor import Closing, Visitor
from marula.server.ways import Ways
from tests.server.helpers import another, open_table, page, seats, server
from tests.server.people import guest_table, key_of, sit, tokens, two_people
from tests.server.test_waking import Sleepers

Client = TestClient[Litestar]
GAME = "africa"


def closed(client: Client, table: str, *messages: dict[str, Any]) -> tuple[str, int]:
    """How a socket that says these things is closed: the last that it is told, and the code."""
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        for message in messages:
            socket.send_json(message)
        told: dict[str, Any] = {}
        while True:
            try:
                told = socket.receive_json(timeout=20)
            except Exception as error:
                return str(told.get("key", "")), int(getattr(error, "code", 0))


def test_a_socket_belongs_to_who_holds_the_seat(client: Client) -> None:
    table, guest = two_people(client)
    stranger = another(client)
    for who, seat in ((guest, 0), (client, 1), (stranger, 0), (stranger, 1)):
        assert closed(who, table, {"type": "hello", "seat": seat}) == ("page-not-your-seat", 4403)
    assert closed(guest, table, {"type": "hello", "seat": 9}) == ("page-no-such-seat", 4400)
    assert closed(guest, table, {"type": "vote", "id": "v", "number": 1, "yes": True}) == ("page-no-hello", 4400)
    assert closed(guest, "nowhere", {"type": "hello", "seat": None}) == ("page-no-such-table", 4404)


def test_who_only_watches_changes_nothing(client: Client) -> None:
    table, _ = two_people(client)
    with page(another(client), table, None) as at:
        acts: list[dict[str, Any]] = [
            {"type": "move", "seq": 1, "action": {"type": "end_turn"}},
            {"type": "undo", "seq": 1},
            {"type": "back"},
            {"type": "propose", "what": "end"},
            {"type": "vote", "number": 1, "yes": True},
            {"type": "say", "kind": "phrase", "text": "hello"},
            {"type": "read", "stop": 0},
        ]
        for act in acts:
            at.say(id="x", **act)
            assert at.hear("error")["key"] == "page-bystander", act
        at.say(type="why", id="w", action={"type": "end_turn"})
        assert at.hear("reason")["refusal"]["key"] == "page-only-watching"
        assert at.around["watching"] == 1
        assert not any(seat["mine"] for seat in at.around["seats"])


@pytest.mark.parametrize("what", ["begin", "end", "seats/1", "leave", "rematch"])
def test_strangers_and_guests_are_no_hosts(client: Client, what: str) -> None:
    table, guest = two_people(client)
    body = {"become": "guest"} if what == "seats/1" else {}
    for who in (another(client), guest)[: 1 if what in ("leave", "rematch") else 2]:
        assert key_of(who.post(f"/api/tables/{table}/{what}", json=body)) == (403, "page-not-yours")
    forged = {"Authorization": f"Bearer {table}.AAAAAAAAAAAAAAAAAAAA"}
    if what not in ("leave", "rematch"):
        assert another(client).post(f"/api/tables/{table}/{what}", json=body, headers=forged).status_code == 403


def test_positions_are_seen_through_ones_own_eyes(client: Client) -> None:
    table, guest = two_people(client, "africana")
    path = f"/api/tables/{table}/positions/1"
    assert guest.get(f"{path}?seat=1").json()["view"]["hand"] is not None
    assert key_of(guest.get(f"{path}?seat=0")) == (403, "page-not-your-seat")
    assert key_of(another(client).get(f"{path}?seat=0")) == (403, "page-not-your-seat")
    assert another(client).get(path).status_code == 200


def test_tokens_say_what_was_signed_and_nothing_else() -> None:
    signer = Signer(b"k" * 32)
    for place, epoch in ((0, 0), (15, 65_535), (ANY_SEAT, 7), (HOST, 1)):
        text = signer.sign("table", place, epoch)
        assert signer.read(text) == Token("table", place, epoch)
        assert Signer(b"l" * 32).read(text) is None
        for number in range(len(text)):
            assert signer.read(text[:number] + ("B" if text[number] == "A" else "A") + text[number + 1 :]) is None
        assert signer.read(text[:-1]) is None
        assert signer.read(text + "A") is None
    for text in ("", ".", "table", "table.", "table.!!!!", "table.AAAA", "é.é", "." * 100, "table.\ud800"):
        assert signer.read(text) is None


def test_the_server_s_key_is_its_own(tmp_path: Path) -> None:
    key = server_key(tmp_path / "server.key")
    assert server_key(tmp_path / "server.key") == key
    assert (tmp_path / "server.key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["server.key"]


def test_links_that_are_dead(client: Client) -> None:
    opened = guest_table(client, GAME, "person", "guest", "guest")
    table = opened["id"]
    first, second = [token for token in tokens(client, table) if token]
    guest = another(client)
    sit(guest, first, "Ana")
    stranger = another(client)
    dead = stranger.post("/api/invitations/sit", json={"token": first})
    assert key_of(dead) == (404, "page-link-dead"), "who has sat down has used it"
    assert sit(guest, first)["seat"] == 1, "but who sits there is led back to their seat"
    assert client.post(f"/api/tables/{table}/seats/2", json={"become": "guest"}).status_code == 204
    assert key_of(stranger.post("/api/invitations/read", json={"token": second})) == (404, "page-link-dead")
    assert key_of(stranger.post("/api/invitations/read", json={"token": "x.y"})) == (404, "page-link-unknown")
    assert key_of(stranger.post("/api/invitations/sit", json={"token": opened["host"]})) == (403, "page-not-yours")
    assert key_of(stranger.post("/api/hosting", json={"token": tokens(client, table)[2]})) == (403, "page-not-yours")
    assert "marula" not in stranger.cookies, "nobody is remembered who has taken part in nothing"
    assert client.delete(f"/api/tables/{table}").status_code in (204, 400)


def test_links_grow_old(tmp_path: Path) -> None:
    time = [1_800_000_000_000]
    with server(tmp_path, now=lambda: time[0]) as client:
        table = guest_table(client, GAME, "person", "guest")["id"]
        token = tokens(client, table)[1]
        time[0] += 31 * 86_400_000
        late = another(client).post("/api/invitations/read", json={"token": token})
        assert key_of(late) == (404, "page-link-dead")
        assert client.post(f"/api/tables/{table}/seats/1", json={"become": "guest"}).status_code == 204
        assert sit(another(client), tokens(client, table)[1] or "", "Ana")["seat"] == 1, (
            "of an old table a new one holds"
        )


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(tries_per_address_minute=3)) as client:
        for _ in range(3):
            assert client.post("/api/invitations/read", json={"token": "a.b"}).status_code == 404
        assert key_of(client.post("/api/invitations/read", json={"token": "a.b"})) == (429, "page-too-fast")
        assert key_of(client.post("/api/device/take", json={"code": "ABCD-EFGH"})) == (429, "page-too-fast")


@pytest.mark.parametrize("way", ["state", "links", ""])
def test_a_host_s_link_that_is_not_valid_shows_nothing(tmp_path: Path, way: str) -> None:
    with server(tmp_path, limits=Limits(tries_per_address_minute=3)) as client:
        opened = guest_table(client, GAME, "person", "guest")
        path, stranger = f"/api/tables/{opened['id']}/{way}", another(client)
        ask = partial(stranger.get if way else stranger.delete, path.rstrip("/"))
        for forged in (f"{opened['id']}.AAAAAAAAAAAAAAAAAAAA", tokens(client, opened["id"])[1], opened["id"]):
            assert key_of(ask(headers={"Authorization": f"Bearer {forged}"})) == (403, "page-not-yours")
        own = {"Authorization": f"Bearer {opened['host']}"}
        assert key_of(ask(headers=own)) == (429, "page-too-fast"), "and guessing is slowed down"
    with server(tmp_path) as client:
        assert getattr(another(client), "get" if way else "delete")(path.rstrip("/"), headers=own).status_code < 300


def test_secrets_are_stored_as_hashes_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = guest_table(client, GAME, "person", "guest")
        code = client.post("/api/device/code", json={}).json()["code"]
        told = [client.cookies["marula"], table["host"].rpartition(".")[2], code, code.replace("-", "")]
        told += [str(token).rpartition(".")[2] for token in tokens(client, table["id"]) if token]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("marula.sqlite*"))
    for secret in told:
        assert secret.encode() not in stored
    assert hashlib.sha256(told[0].encode()).hexdigest().encode() in stored


def test_another_device_is_the_same_person_by_a_code_that_works_once(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    phone, thief = another(client), another(client)
    own = open_table(phone, GAME, "person", "greedy")
    assert key_of(thief.post("/api/device/code", json={})) == (403, "page-not-yours")
    code = client.post("/api/device/code", json={}).json()["code"]
    before = phone.cookies["marula"]
    assert phone.post("/api/device/take", json={"code": code.lower()}).status_code == 204
    assert phone.cookies["marula"] != before
    thief.cookies.set("marula", before)
    assert thief.get("/api/tables").json()["waiting"] == [], "the secret that it had is nobody's"
    assert key_of(thief.post("/api/device/take", json={"code": code})) == (404, "page-code-unknown")
    for who, at_table in ((phone, table), (client, table), (client, own)):
        with page(who, at_table, 0) as at:
            assert at.around["host"], "what either held is held by both"


def test_all_devices_of_a_person_come_along_with_one(client: Client) -> None:
    open_table(client, GAME, "person", "person")
    phone, tablet = another(client), another(client)
    own = open_table(phone, GAME, "person", "person")
    for giver, taker in ((phone, tablet), (client, phone)):
        code = giver.post("/api/device/code", json={}).json()["code"]
        assert taker.post("/api/device/take", json={"code": code}).status_code == 204
    for device in (client, phone, tablet):
        assert own in [table["id"] for table in device.get("/api/tables").json()["to_move"]], "the tablet's as well"
    for device in (tablet, phone):
        assert device.post("/api/device/forget", json={"release": True}).status_code == 204
    assert client.get(f"/api/tables/{own}/state").json()["seats"][0]["state"] == "taken"
    assert client.post("/api/device/forget", json={"release": True}).status_code == 204
    assert client.get(f"/api/tables/{own}/state").json()["seats"][0]["state"] == "stand-in", "that was the last one"


def test_a_device_keeps_its_secret_at_servers_that_share_a_name(tmp_path: Path) -> None:
    """Browsers send a cookie to all ports of a name: a second server must not take away what the first knows one by."""
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    with server(tmp_path / "one") as one, server(tmp_path / "other") as other:
        table = open_table(one, GAME, "person", "person")
        secret = one.cookies["marula"]
        wish = {"game": GAME, "seats": seats(GAME, "person", "person")}
        set_anew = other.post("/api/tables", json=wish, headers={"Cookie": f"marula={secret}"}).cookies["marula"]
        mine = another(one).get(f"/api/tables/{table}", headers={"Cookie": f"marula={set_anew}"}).json()["mine"]
        assert (set_anew, mine) == (secret, [0, 1])


def test_a_forgotten_device_holds_nothing(client: Client) -> None:
    table, guest = two_people(client)
    secret = guest.cookies["marula"]
    with page(guest, table, 1) as at:
        assert guest.post("/api/device/forget", json={"release": True}).status_code == 204
        while (message := at.socket.receive_json(timeout=20))["type"] != "bye":
            pass
        assert message["key"] == "page-device-forgotten"
    guest.cookies.clear()
    guest.cookies.set("marula", secret)
    assert closed(guest, table, {"type": "hello", "seat": 1}) == ("page-not-your-seat", 4403)
    assert client.get(f"/api/tables/{table}/state").json()["seats"][1]["state"] == "stand-in"


def test_who_goes_leaves_all_seats_and_who_comes_along_brings_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However few of them a page would list; and a damaged one keeps no other back."""
    monkeypatch.setattr("marula.server.store.statements.MOST_UNDER_WAY", 2)
    with server(tmp_path) as client:
        phone = another(client)
        tables = [open_table(phone, GAME, "person", "person") for _ in range(5)]
        damaged = tables.pop(2)
    with closing_file(sqlite3.connect(tmp_path / "marula.sqlite")) as file:
        file.execute("UPDATE entries SET action = 'x' WHERE table_id = ?", (damaged,))
        file.commit()
    with server(tmp_path, bots=Sleepers()) as client:
        again = another(client)
        again.cookies.update(phone.cookies)
        open_table(client, GAME, "person", "person")
        code = client.post("/api/device/code", json={}).json()["code"]
        assert again.post("/api/device/take", json={"code": code}).status_code == 204
        for table in tables:
            assert client.get(f"/api/tables/{table}").json()["mine"] == [0, 1]
        for device in (again, client):
            assert device.post("/api/device/forget", json={"release": True}).status_code == 204
        for table in tables:
            shown = client.get(f"/api/tables/{table}/state").json()
            assert [seat["state"] for seat in shown["seats"]] == ["stand-in", "stand-in"]


@pytest.mark.parametrize("cookie", ["", "x", "a" * 43, "../../x", "' OR 1=1 --", "a" * 5000])
def test_cookies_that_are_nobodys(client: Client, cookie: str) -> None:
    table, _ = two_people(client)
    stranger = another(client)
    stranger.cookies.set("marula", cookie)
    assert closed(stranger, table, {"type": "hello", "seat": 0}) == ("page-not-your-seat", 4403)
    assert stranger.get("/api/tables").json()["to_move"] == []


NAUGHTY = [
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "\u202egnirts\u0000",
    "{ $name }",
]


@pytest.mark.parametrize("text", NAUGHTY)
def test_tricks_in_fields_stay_what_they_are(client: Client, text: str) -> None:
    table = guest_table(client, GAME, "person", "guest", "guest")["id"]
    link = client.get(f"/api/tables/{table}/links").json()["any"].partition("#")[2]
    guest = another(client)
    assert sit(guest, link, text)["seat"] == 1
    shown = client.get(f"/api/tables/{table}/state").json()["seats"][1]["who"]["name"]
    assert shown == "".join(sign for sign in text if sign not in "\u202e\u0000")
    sit(another(client), link, "Ana")
    with page(guest, table, 1) as at:
        at.say(type="say", id="s", kind="text", text=text)
        at.hear("accepted")
        assert [line["text"] for line in at.lines] == [shown]
        at.say(type="move", id=text, seq=1, action={"type": text})
        assert at.hear("error")["key"] == "page-unknown-action"
    quoted = quote(text, safe="")
    for path in (f"/api/tables/{quoted}", f"/api/tables/{table}/positions/{quoted}", f"/api/records/{quoted}"):
        assert client.get(path).status_code in (400, 404)
    for body in ({"game": text, "seats": []}, {"game": GAME, "seats": seats(GAME, "person", "person"), "board": text}):
        assert client.post("/api/tables", json=body).status_code in (400, 404)
    pace = {"game": GAME, "seats": seats(GAME, "person", "person"), "pace": text[:20]}
    assert key_of(client.post("/api/tables", json=pace)) == (400, "page-unknown-pace")
    assert client.get(f"/api/tables?finished_before={quoted}").status_code == 200


def test_what_is_said(client: Client) -> None:
    table, guest = two_people(client, chat=False)
    with page(client, table, 0) as at, page(guest, table, 1) as other:
        at.say(type="say", id="a", kind="phrase", text="well-played")
        at.hear("accepted")
        other.hear("talked")
        assert [(line["seat"], line["kind"], line["text"]) for line in other.lines] == [(0, "phrase", "well-played")]
        for kind, text, key in (
            ("text", "hi", "page-no-chat"),
            ("phrase", "hi", "page-unknown-phrase"),
            ("reaction", "well-played", "page-unknown-phrase"),
        ):
            at.say(type="say", id="b", kind=kind, text=text)
            assert at.hear("error")["key"] == key
    with page(guest, table, 1) as at:
        at.hear("talked")
        assert len(at.lines) == 1, "who comes later is told the last that was said"


def test_what_was_said_is_for_those_at_the_table(client: Client) -> None:
    table, guest = two_people(client)
    with page(client, table, 0) as at:
        for _ in range(2):
            at.say(type="say", id="a", kind="text", text="only between us")
            at.hear("accepted")
        with page(another(client), table, None) as stranger, page(guest, table, 1) as other:
            at.say(type="say", id="b", kind="text", text="who is there?")
            at.hear("accepted")
            stranger.hear("talked")
            assert [line["text"] for line in stranger.lines] == ["who is there?"]
            while len(other.lines) < 2:
                other.hear("talked")
            said = [line["text"] for line in other.lines]
            assert said == ["only between us", "who is there?"], "what is sent twice is said once"


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(talk_per_minute=2)) as client:
        table, _ = two_people(client)
        with page(client, table, 0) as at:
            for id in ("a", "b"):
                at.say(type="say", id=id, kind="reaction", text="wave")
                at.hear("accepted")
            at.say(type="say", id="c", kind="reaction", text="wave")
            assert at.hear("error")["key"] == "page-too-much-talk"


@pytest.mark.parametrize(
    "limits, key",
    [
        (Limits(tables_per_device=2), "page-too-many-tables"),
        (Limits(tables_per_address_hour=2), "page-too-many-tables"),
        (Limits(posts_per_address_minute=2), "page-too-fast"),
    ],
)
def test_nobody_opens_tables_without_end(tmp_path: Path, limits: Limits, key: str) -> None:
    with server(tmp_path, limits=limits) as client:
        wanted = {"game": GAME, "seats": seats(GAME, "person", "person")}
        for _ in range(2):
            assert client.post("/api/tables", json=wanted).status_code == 201
        assert key_of(client.post("/api/tables", json=wanted)) == (429, key)


def test_lessons_and_records_are_not_opened_without_end(tmp_path: Path) -> None:
    limits = Limits(tables_per_address_hour=2, records_per_address_hour=1)
    with server(tmp_path, limits=limits) as client:
        first = client.post(f"/api/lessons/{GAME}", json={"table": ""}).json()["table"]
        for _ in range(3):
            assert client.post(f"/api/lessons/{GAME}", json={"table": first}).json()["table"] == first, "it is there"
        assert client.post(f"/api/lessons/{GAME}/match", json={"table": first}).status_code == 201
        other = another(client)
        assert key_of(other.post(f"/api/lessons/{GAME}", json={"table": ""})) == (429, "page-too-many-tables")
        assert key_of(client.post(f"/api/lessons/{GAME}/match", json={"table": first})) == (429, "page-too-many-tables")
        assert client.post("/api/records", json={}).status_code == 200
        assert key_of(client.post("/api/records", json={})) == (429, "page-too-fast")
    with server(tmp_path, limits=Limits(tables_per_device=1)) as client:
        again = client.post(f"/api/lessons/{GAME}/match", json={"table": first})
        assert key_of(again) == (429, "page-too-many-tables"), "the one from above is under way"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_who_has_many_addresses_counts_as_one(address: str, counted: str) -> None:
    visit = Visit("games.example.org", "https", address, False, Ways())
    connection: Any = SimpleNamespace(scope={"state": {"visit": visit}})
    assert address_to_count(connection) == counted


@pytest.mark.parametrize("limits", [Limits(sockets=1), Limits(sockets_per_device=1), Limits(sockets_per_address=1)])
def test_nobody_opens_sockets_without_end(tmp_path: Path, limits: Limits) -> None:
    with server(tmp_path, limits=limits) as client:
        table = open_table(client, GAME, "person", "person")
        with page(client, table):
            assert closed(client, table) == ("page-too-many-sockets", 4429)
        with page(client, table) as at:
            assert at.seq == 1, "when one has gone there is room again"


def test_a_burst_is_answered_in_full_and_beyond_a_measure_the_socket_is_closed(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(messages_burst=1000, messages_ahead=60)) as client:
        table = open_table(client, GAME, "person", "person")
        with page(client, table) as at:
            for number in range(40):
                at.say(type="ask", id=f"q{number}", question={})
            assert [at.hear("answer")["id"] for _ in range(40)] == [f"q{number}" for number in range(40)]
    slow = Limits(messages_burst=1, messages_per_second=0, messages_ahead=5)
    with server(tmp_path, limits=slow) as client:
        many = [{"type": "ask", "id": "q", "question": {}}] * 20
        assert closed(client, table, {"type": "hello", "seat": None}, *many) == ("page-too-fast", 4429)


def test_who_is_ahead_by_too_many_bytes_is_let_go(tmp_path: Path) -> None:
    limits = Limits(messages_burst=1, messages_per_second=0, bytes_ahead=10_000)
    long = {"type": "ask", "id": "q", "question": {"about": "x" * 1000}}
    with server(tmp_path, limits=limits) as client:
        table = open_table(client, GAME, "person", "person")
        assert closed(client, table, {"type": "hello", "seat": None}, *[long] * 12) == ("page-too-fast", 4429)


def test_one_page_s_burst_holds_up_no_other(tmp_path: Path) -> None:
    """Its messages take turns with those of others: one of theirs is answered before the burst is over."""
    limits = Limits(messages_burst=5000, messages_ahead=5000, bytes_ahead=1_000_000)
    with server(tmp_path, limits=limits) as client:
        table = open_table(client, GAME, "person", "person")
        with page(client, table) as busy, page(client, table) as other:
            for number in range(400):
                busy.say(type="ask", id=f"q{number}", question={"about": "x" * 1000})
            other.say(type="ask", id="mine", question={})
            assert other.hear("answer")["id"] == "mine"
            assert [busy.hear("answer")["id"] for _ in range(400)][-1] == "q399"


def test_who_reads_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SLOW", 0.01)

    async def send_to_nobody(texts: Sequence[str]) -> None:
        await asyncio.Event().wait()

    class Told:
        closing: Closing | None = None
        has_left = False
        sending_since: float | None = None

        def news(self) -> list[str]:
            return ["something"]

        close = Visitor.close
        _bell = Bell()

    visitor = Told()

    async def run() -> None:
        speaking = asyncio.create_task(live._speak(send_to_nobody, visitor))  # type: ignore[arg-type]
        await live._watch(visitor)  # type: ignore[arg-type]
        speaking.cancel()

    asyncio.run(run())
    assert visitor.closing is not None
    assert visitor.closing.code == 4408


def test_buckets_fill_again() -> None:
    bucket = Bucket(2, 0.5, 0)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    assert bucket.wait(0) == 2
    assert bucket.take(2)
    time = [0.0]
    buckets = Buckets(1, 60, lambda: time[0])
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    time[0] = 60
    assert buckets.has("a")


def test_limits_are_set() -> None:
    assert read_limits().sockets == Limits().sockets
    found = read_limits(["sockets=7"], {"MARULA_LIMIT_SOCKETS": "8", "MARULA_LIMIT_TALK_PER_MINUTE": "9"})
    assert (found.sockets, found.talk_per_minute) == (7, 9)
    for wrong in ("sockets", "sockets=", "sockets=-1", "sockets=x", "seats=3", "sockets=٣"):
        with pytest.raises(LimitError):
            read_limits([wrong])
