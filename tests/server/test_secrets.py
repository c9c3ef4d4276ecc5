"""What a seat may not know never reaches a page that looks through its eyes: hands, tickets, hidden scores."""

import json
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.helpers import open_table, page

Client = TestClient[Litestar]
SEATS = range(3)


def test_each_seat_reads_its_own_cards_alone(client: Client) -> None:
    """AFN-H1 Entries and positions of the same match, as each seat and a bystander get them."""
    table = open_table(client, "africana", "greedy", "greedy", "greedy")
    with page(client, table, None) as bystander:
        while bystander.position["actors"]:
            bystander.hear("update")
        seen: dict[int | None, list[dict[str, Any]]] = {None: bystander.entries}
        hands = {}
        for seat in SEATS:
            bystander.entries = []
            bystander.seq = 0
            bystander.watch(seat)
            seen[seat] = bystander.entries
            hands[seat] = bystander.position["view"]["hand"]
    drawn = {seat: [event["seat"] for event in events(entries, "card_drawn")] for seat, entries in seen.items()}
    assert drawn[None] == []
    for seat in SEATS:
        assert set(drawn[seat]) == {seat}
        assert len(drawn[seat]) + len(events(seen[seat], "hidden_card_drawn")) == len(
            events(seen[None], "hidden_card_drawn")
        )
        assert hands[seat] is not None
    assert "card_drawn" not in json.dumps(seen[None]).replace("hidden_card_drawn", "")


def test_when_it_is_over_nothing_is_secret(client: Client) -> None:
    """AFN-H2 AFN-H3 Until then nobody is sent what the options hide, nor by looking back.

    A replay tells every entry as who made it saw it, and shows any seat's hand.
    """
    table = open_table(client, "africana", "greedy", "greedy", options={"hidden_scores": True, "remember_books": False})
    with page(client, table, None) as at:
        while at.position["actors"]:
            assert not hidden_cards(at.position["view"])
            if at.seq % 20 == 0:
                past = client.get(f"/api/tables/{table}/positions/{at.seq - 1}").json()
                assert not past["actors"] or not hidden_cards(past["view"])
            at.hear("update")
        assert hidden_cards(at.position["view"])
    replay = client.get(f"/api/tables/{table}/replay").json()
    drawn = [
        (entry["seat"], event["seat"])
        for entry in replay["entries"]
        for event in entry["events"]
        if event["type"] == "card_drawn"
    ]
    assert {maker for maker, _ in drawn} == {0, 1}
    assert all(maker == drawer for maker, drawer in drawn)
    assert all(isinstance(points, int) for turn in replay["curve"] for points in turn)
    last = len(replay["entries"])
    for seat in (0, 1):
        shown = client.get(f"/api/tables/{table}/positions/{last}?seat={seat}").json()
        assert sum(shown["view"]["hand"].values()) == shown["view"]["players"][seat]["cards"]


def hidden_cards(view: dict[str, Any]) -> list[str]:
    """The cards under company cards, and the pages beneath the visible ones, that a bystander is sent."""
    taken = [card for one in view["players"] for card in one["expeditions"] + one["adventures"]]
    pages = [page for book in view["books"].values() for side in ("left", "right") for page in book[side][:-1]]
    return [card for card in taken + pages if card is not None]


def events(entries: list[dict[str, Any]], type: str) -> list[dict[str, Any]]:
    return [event for entry in entries for event in entry["events"] if event["type"] == type]


def test_hidden_scores_are_in_no_summary(client: Client) -> None:
    """AFN-H3 Others' points are neither in the list of tables nor in a position; one's own are."""
    table = open_table(client, "africana", "person", "person", options={"hidden_scores": True})
    assert client.get("/api/tables").json()["to_move"][0]["scores"] == [None, None]
    with page(client, table, 0) as at:
        assert at.position["scores"] == [0, None]
        at.watch(1)
        assert at.position["scores"] == [None, 0]
        at.watch(None)
        assert at.position["scores"] == [None, None]
    shown = open_table(client, "africana", "person", "person")
    with page(client, shown, 0) as at:
        assert at.position["scores"] == [0, 0]


def test_seats_have_the_colours_the_game_gives_them(client: Client) -> None:
    """AFN-S1 Who sits where is fixed."""
    found = {game["id"]: game for game in client.get("/api/games").json()}["africana"]["identities"]
    assert [(one["id"], one["colour"]) for one in found] == [
        ("italy", "white"),
        ("france", "blue"),
        ("germany", "yellow"),
        ("england", "red"),
    ]
    seats = [
        {"player": "person", "name": name, "colour": one["colour"], "emblem": one["emblem"]}
        for name, one in zip("ab", reversed(found[:2]), strict=True)
    ]
    answer = client.post("/api/tables", json={"game": "africana", "seats": seats})
    assert answer.status_code == 400
    assert answer.json()["key"] == "page-wrong-identity"


def test_nobody_learns_how_many_first_tickets_were_kept(client: Client) -> None:
    """HOA-S3 Two and four kept look the same to all others: same entries, same players, until everybody has chosen."""
    told = []
    for kept in ("1 2", "1 2 3 4"):
        table = open_table(client, "heart_of_africa", "person", "person", "person")
        with page(client, table, 0) as at:
            at.play({"type": "keep", "chosen": kept}, 0)
            assert len(at.position["view"]["tickets"]) == len(kept.split())
            for seat in (1, None):
                at.entries, at.seq = [], 0
                at.watch(seat)
                view = at.position["view"]
                told.append(
                    (seat, at.entries[-1]["events"], at.seq, at.position["actors"], view["players"][0]["tickets"])
                )
                assert view["players"][0]["choosing"] == 0
                drawn = [event["seat"] for event in events(at.entries, "ticket_drawn")]
                assert drawn == ([] if seat is None else [seat] * 4)
            for seat in (1, 2):
                at.watch(seat)
                at.play({"type": "keep", "chosen": "3 4"}, seat)
            assert [player["tickets"] for player in at.position["view"]["players"]] == [len(kept.split()), 2, 2]
    assert told[:2] == told[2:]
    assert told[0][1:] == ([{"type": "tickets_chosen", "seat": 0}], 2, [1, 2], None)
