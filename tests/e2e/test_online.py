"""People at several devices at one table: each page shows who is there, what they say and what they ask of others."""

import hashlib
import importlib
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from marula.server.store.sqlite import SqliteStore
from tests.e2e.online import Company, Guest, come, invite, sit_down
from tests.e2e.pages import visit
from tests.e2e.people import Person
from tests.e2e.scenes import WHEN, enter, golden, run_beside
from tests.server.processes import Server

PHONE = (390, 844)


# As on a page that came over plain HTTP from another machine.
INSECURE = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
OTHER_SECRET, OTHER = "B" * 43, "6" * 32
"""Another device that the server knows, and who is behind it."""


@pytest.fixture
def game() -> str:
    """One without secrets and with seats for all who choose their colours."""
    return next(game.id for game in games.every() if not game.has_secrets and not game.identities)


@pytest.fixture(scope="module")
def scenes(scenes: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Also a match that two people have finished."""
    folder = shutil.copytree(scenes, tmp_path_factory.mktemp("online"), dirs_exist_ok=True)

    async def add() -> None:
        store = SqliteStore(folder / "marula.sqlite")
        await store.open()
        await store.add_device(hashlib.sha256(OTHER_SECRET.encode()).hexdigest(), OTHER, WHEN)
        game = next(game for game in games.every() if not game.has_secrets)
        await enter(store, "finished", golden(game), None, {1: OTHER})
        await store.close()

    run_beside(add())
    return folder


def seated(host: Page, guest: Page, game: str) -> str:
    """A table of a host, who is called Nour, and a guest who has sat down and is called Chiyo."""
    table, links = invite(host, game, 1)
    token = links["seats"][1].split("#")[1]
    sat = guest.request.post(
        "/api/invitations/sit", data={"token": token, "name": "Chiyo", "seat": 1, "language": "fr"}
    )
    assert sat.json()["seat"] == 1
    return table


def test_two_devices_see_hear_and_ask_each_other(browser: Browser, server: Server, game: str) -> None:
    with (
        visit(browser, server, stranger=True) as host,
        visit(browser, server, stranger=True, language="fr", size=PHONE, touch=True) as guest,
    ):
        guest.add_init_script(INSECURE)
        table = seated(host, guest, game)
        host.goto(f"/table/{table}")
        chiyo = host.locator("[data-part=player-1]")
        expect(chiyo.locator("[data-mark=offline]")).to_be_visible()
        guest.goto(f"/table/{table}")
        nour = guest.locator("[data-part=player-0]")
        expect(nour.locator("[data-mark=here], [data-mark=thinking]")).to_be_visible()
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
        expect(guest.get_by_role("heading", name="Le hasard a été honnête")).to_be_visible()


def test_who_looks_on_sees_and_is_counted_but_can_do_nothing(browser: Browser, server: Server, game: str) -> None:
    with (
        visit(browser, server, stranger=True) as host,
        visit(browser, server, stranger=True, language="fr") as guest,
        visit(browser, server, stranger=True, language="ja") as other,
    ):
        table = seated(host, guest, game)
        host.goto(f"/table/{table}")
        expect(host.locator("[data-part=map]")).to_be_visible()
        other.goto(f"/table/{table}")
        expect(host.get_by_title("1 watching")).to_be_visible()
        other.locator("[data-part=talk]").click()
        expect(other.get_by_role("dialog", name="会話")).to_be_visible()
        expect(other.locator(".phrases, form")).to_have_count(0)


def test_a_listed_table_is_joined_goes_back_by_vote_and_a_seat_is_given_away(
    browser: Browser, server: Server, game: str
) -> None:
    player: type[Person] = importlib.import_module(f"marula.games.{game}.tests.browser.player").Player
    with (
        visit(browser, server, stranger=True) as host,
        visit(browser, server, stranger=True, language="fr") as guest,
        visit(browser, server, stranger=True) as later,
    ):
        table, links = invite(host, game, 1, listed=True)
        host.goto(f"/table/{table}")
        guest.goto("/")
        guest.get_by_role("link", name="Rejoindre").click()
        sit_down(guest, Guest("Chiyo", "fr", player))
        company = Company([player(host), player(guest)])
        # Everybody has made a move; then the host asks for the last of theirs.
        before = ""
        for _ in range(2):
            company.wait()
            if host.locator("section.status.yours").count():
                before = player.shown.signature(host)
            company.play(1)
        assert before
        company.wait()
        assert player.shown.signature(host) != before
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name="Ask to take my last move back").click()
        guest.get_by_role("button", name="D’accord").click()
        expect(host.locator("[data-note=proposal]")).to_have_count(0)
        company.wait()
        assert player.shown.signature(host) == before

        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name="Give Chiyo’s seat to somebody else").click()
        host.get_by_role("button", name="Give it away").click()
        expect(guest.get_by_text("vous êtes maintenant spectateur").first).to_be_visible()
        # That it leads nowhere the browser says on its console, too: nothing that a visit may hear.
        dead = browser.new_page(locale="en-GB")
        dead.goto(links["seats"][1])
        expect(dead.get_by_role("heading", name="This invitation has expired")).to_be_visible()
        dead.close()
        anew = host.request.get(f"/api/tables/{table}/links").json()["seats"][1]
        come(later, Guest("Zola", "en", player), anew)
        expect(host.locator("[data-part=player-1]")).to_contain_text("Zola")


def test_a_rematch_is_one_tap_for_each(browser: Browser, server: Server) -> None:
    with visit(browser, server) as host, visit(browser, server, stranger=True, language="fr") as guest:
        guest.context.add_cookies([{"name": "marula", "value": OTHER_SECRET, "url": server.address}])
        for page in (host, guest):
            page.goto("/table/finished")
        again = host.get_by_role("button", name="Rematch with the same people")
        expect(again).to_be_visible()
        join = guest.get_by_role("button", name="Rejoindre la revanche")
        expect(join).to_have_count(0)
        again.click()
        host.wait_for_url(lambda url: not url.endswith("/finished"))
        join.click()
        guest.wait_for_url(host.url)
        for page in (host, guest):
            expect(page.locator("section.status")).to_be_visible()
