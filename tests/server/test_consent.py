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


def vote(at: Page, id: str, yes: bool) -> None:
    """Answer what a page was told of last."""
    at.say(type="vote", id=id, number=at.around["proposal"]["number"], yes=yes)


def test_a_rewind_goes_back_across_turns_when_everybody_agrees(client: Client) -> None:
    table, guest = two_people(client, GAME)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        before = first.position["view"]
        place(first, second)
        first.say(type="propose", id="p", what="rewind", to=1)
        first.hear("accepted")
        hear_of(second, "rewind")
        assert second.around["proposal"] == {
            **{"what": "rewind", "seat": 0, "to": 1, "agreed": [0], "missing": [1]},
            "number": second.around["proposal"]["number"],
        }
        vote(second, "v", True)
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
            last = second.around["proposal"]["number"]
            if answer == "no":
                vote(second, "v", False)
                second.hear("accepted")
            else:
                at = mover(first, second)
                at.play(at.position["legal"][0])
            while first.around["proposal"] is not None:
                first.hear("around")
        second.say(type="vote", id="w", number=last, yes=True)
        assert second.hear("error")["key"] == "page-nothing-proposed"


def test_a_match_ends_by_agreement_without_a_result(client: Client) -> None:
    table, guest = two_people(client, GAME)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        first.say(type="propose", id="p", what="end")
        hear_of(second, "end")
        vote(second, "v", True)
        second.hear("accepted")
        assert (second.position["actors"], second.position["result"]) == ([], None)
        assert len(second.position["seed"]) == 64
    assert client.get(f"/api/tables/{table}/state").json()["state"] == "ended"


def test_an_answer_counts_for_what_was_asked_and_nothing_else(client: Client) -> None:
    table, guest = two_people(client, GAME)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        place(first, second)
        first.say(type="propose", id="p", what="rewind", to=2)
        first.hear("accepted")
        hear_of(second, "rewind")
        asked = second.around["proposal"]["number"]
        first.say(type="propose", id="p", what="rewind", to=2)
        assert first.hear("accepted")["id"] == "p", "sent again, it is the same"
        assert first.around["proposal"]["number"] == asked
        first.say(type="propose", id="q", what="end")
        first.hear("accepted")
        second.say(type="vote", id="v", number=asked, yes=True)
        assert second.hear("error")["key"] == "page-nothing-proposed"
        second.say(type="vote", id="w", number=asked, yes=False)
        assert second.hear("error")["key"] == "page-nothing-proposed"
        hear_of(second, "end")
        assert second.around["proposal"]["agreed"] == [0]


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
