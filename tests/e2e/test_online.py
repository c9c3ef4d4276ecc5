"""People at several devices at one table: each page shows who is there, what they say and what they ask of others."""

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from marula import games
from tests.e2e.pages import visit
from tests.server.processes import Server

PHONE = (390, 844)
LOOKS = (("red", "lion"), ("blue", "buffalo"))


def post(context: BrowserContext, path: str, body: Any) -> Any:
    answer = context.request.post(path, data=body)
    assert answer.ok, (answer.status, answer.text())
    return answer.json()


def seat(player: str, number: int, name: str = "") -> dict[str, Any]:
    colour, emblem = LOOKS[number]
    who = {"colour": colour, "emblem": emblem} if player != "guest" else {}
    return {"player": player, "name": name, **who}


@pytest.fixture
def game() -> str:
    """One without secrets and with seats for all who choose their colours."""
    return next(game.id for game in games.every() if not game.has_secrets and not game.identities)


def invite(host: Page, guest: Page, game: str) -> str:
    """A table of a host, who is called Awa, and a guest who has sat down and is called Chiyo."""
    opened = post(host.context, "/api/tables", {"game": game, "seats": [seat("person", 0, "Awa"), seat("guest", 1)]})
    links = host.context.request.get(f"/api/tables/{opened['id']}/links").json()
    token = links["seats"][1].split("#")[1]
    look = {"colour": LOOKS[1][0], "emblem": LOOKS[1][1]}
    sat = post(
        guest.context,
        "/api/invitations/sit",
        {"token": token, "name": "Chiyo", "seat": 1, "language": "fr", **look},
    )
    assert sat["seat"] == 1
    return str(opened["id"])


def test_two_devices_see_hear_and_ask_each_other(browser: Browser, server: Server, game: str) -> None:
    with (
        visit(browser, server, stranger=True) as host,
        visit(browser, server, stranger=True, language="fr", size=PHONE, touch=True) as guest,
    ):
        table = invite(host, guest, game)
        host.goto(f"/table/{table}")
        chiyo = host.locator("[data-part=player-1]")
        expect(chiyo.locator("[data-mark=offline]")).to_be_visible()
        guest.goto(f"/table/{table}")
        awa = guest.locator("[data-part=player-0]")
        expect(awa.locator("[data-mark=here], [data-mark=thinking]")).to_be_visible()
        expect(chiyo.locator("[data-mark=here], [data-mark=thinking]")).to_be_visible()

        # What one says, the other reads in their own language; it passes over the map and is counted.
        guest.locator("[data-part=talk]").click()
        guest.get_by_role("button", name="Bien joué").click()
        expect(host.locator("[data-bubble='1']")).to_have_text("Well played!")
        talk = host.locator("[data-part=talk]")
        expect(talk).to_contain_text("1")
        talk.click()
        expect(host.get_by_role("dialog", name="Talk")).to_contain_text("Chiyo")
        host.keyboard.press("Escape")

        # One asks to end the match, the other agrees: there is no result, but the log and the seed.
        guest.keyboard.press("Escape")
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name="Ask to end the match").click()
        host.get_by_role("button", name="Ask everybody").click()
        expect(host.locator("[data-note=proposal]")).to_contain_text("Chiyo")
        guest.get_by_role("button", name="D’accord").click()
        expect(host.get_by_role("heading", name="The match was ended")).to_be_visible()
        expect(host.get_by_role("heading", name="Chance was fair")).to_be_visible()
        expect(guest.get_by_role("heading", name="La partie a été arrêtée")).to_be_visible()


def test_who_looks_on_sees_and_is_counted_but_can_do_nothing(browser: Browser, server: Server, game: str) -> None:
    with (
        visit(browser, server, stranger=True) as host,
        visit(browser, server, stranger=True, language="fr") as guest,
        visit(browser, server, stranger=True, language="ja") as other,
    ):
        table = invite(host, guest, game)
        host.goto(f"/table/{table}")
        expect(host.locator("[data-part=map]")).to_be_visible()
        other.goto(f"/table/{table}")
        expect(host.get_by_title("1 watching")).to_be_visible()
        other.locator("[data-part=talk]").click()
        expect(other.get_by_role("dialog", name="会話")).to_be_visible()
        expect(other.locator(".phrases, form")).to_have_count(0)
