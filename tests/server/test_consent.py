"""What needs everybody's consent: going further back, and ending without a result."""

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.helpers import Page, open_table, page
from tests.server.people import mover, two_people

Client = TestClient[Litestar]
GAME = "africa"


def place(first: Page, second: Page) -> None:
    """Both put their explorers down: two turns, and nature has nothing to say."""
    for _ in range(2):
        at = mover(first, second)
        at.play(at.legal("place_explorer")[0])
        (second if at is first else first).hear("update")


def hear_of(at: Page, what: str) -> None:
    while at.around["proposal"] is None or at.around["proposal"]["what"] != what:
        at.hear("around")


def test_a_rewind_goes_back_across_turns_when_everybody_agrees(client: Client) -> None:
    table, guest = two_people(client, GAME)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        before = first.position["view"]
        place(first, second)
        first.say(type="propose", id="p", what="rewind", to=1)
        first.hear("accepted")
        hear_of(second, "rewind")
        assert second.around["proposal"] == {
            **{"what": "rewind", "seat": 0, "to": 1},
            **{"agreed": [0], "missing": [1]},
        }
        second.say(type="vote", id="v", yes=True)
        assert second.hear("accepted")["seq"] == 4
        assert second.entries[-1]["undoes"] == [3, 2]
        while first.seq < 4:
            first.hear("update")
        assert first.position["view"] == before
        while second.around["proposal"] is not None:
            second.hear("around")
        at = mover(first, second)
        at.play(at.legal("place_explorer")[-1])


def test_a_move_or_a_no_cancels_what_was_proposed(client: Client) -> None:
    table, guest = two_people(client, GAME)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        for answer in ("no", "move"):
            first.say(type="propose", id=answer, what="end")
            first.hear("accepted")
            hear_of(second, "end")
            if answer == "no":
                second.say(type="vote", id="v", yes=False)
                second.hear("accepted")
            else:
                at = mover(first, second)
                at.play(at.position["legal"][0])
            while first.around["proposal"] is not None:
                first.hear("around")
        second.say(type="vote", id="w", yes=True)
        assert second.hear("error")["key"] == "page-nothing-proposed"


def test_a_match_ends_by_agreement_without_a_result(client: Client) -> None:
    table, guest = two_people(client, GAME)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        first.say(type="propose", id="p", what="end")
        hear_of(second, "end")
        second.say(type="vote", id="v", yes=True)
        second.hear("accepted")
        assert (second.position["actors"], second.position["result"]) == ([], None)
        assert len(second.position["seed"]) == 64
    assert client.get(f"/api/tables/{table}/state").json()["state"] == "ended"


def test_what_nature_chose_is_never_taken_back(client: Client) -> None:
    table = open_table(client, GAME, "person", "greedy")
    with page(client, table) as at:
        while not at.legal("discover"):
            while at.position["actors"] != [0]:
                at.hear("update")
            if not at.legal("discover"):
                at.play(at.position["legal"][0])
        at.play(at.legal("discover")[0])
        seen = at.seq
        at.say(type="propose", id="p", what="rewind", to=1)
        assert at.hear("error")["key"] == "page-no-way-back"
        assert at.position["rewind"] is None or at.position["rewind"] >= seen


def test_bots_and_ones_own_other_seats_agree_at_once(client: Client) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        at.watch(at.position["actors"][0])
        at.play(at.position["legal"][0])
        at.say(type="propose", id="p", what="rewind", to=1)
        assert at.hear("accepted")["seq"] == 3
        assert at.entries[-1]["undoes"] == [2]
