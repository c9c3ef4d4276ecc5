"""Guests: from a host's new table to the first decision of somebody far away, in another language, on a phone."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from tests.e2e.fixtures import built_pages
from tests.e2e.pages import DEVICES, in_each_size, unreadable, violations, visit
from tests.server.processes import Server

GAMES = [game.id for game in games.every()]
PHONE = (390, 844)
# A tap that leads to another document is not forgotten there.
COUNT_TAPS = """
addEventListener("pointerdown", () => sessionStorage.setItem("taps", Number(sessionStorage.getItem("taps")) + 1), true);
"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody has played."""
    running = Server(tmp_path_factory.mktemp("club"), built_pages())
    running.start()
    yield running
    running.stop()


def taps(page: Page) -> int:
    return int(page.evaluate("() => Number(sessionStorage.getItem('taps'))"))


def open_with_guest(page: Page, game: str, other: str = "Here") -> None:
    """Open a table for a guest and the host, or, where it must not matter who begins, a bot."""
    page.goto(f"/new/{game}")
    page.get_by_role("group", name="Number of players").get_by_role("radio", name="2").check()
    page.get_by_role("textbox", name="Name of player 1").fill("")
    page.get_by_role("group", name="Who is player 1?").get_by_role("radio", name="Guest").check()
    page.get_by_role("group", name="Who is player 2?").get_by_role("radio", name=other).check()
    page.get_by_role("textbox", name="Name of player 2").fill("Nour")
    page.get_by_role("button", name="Open the table and invite").click()
    page.wait_for_url("**/table/*")


def link_of(page: Page) -> str:
    return f"http://{page.get_by_role('textbox', name='Link').input_value()}"


@contextmanager
def host_and_guest(browser: Browser, server: Server, *, bypass_csp: bool = False) -> Iterator[tuple[Page, Page]]:
    """Two people with devices of their own: English on a desktop, Japanese on a phone."""
    with ExitStack() as both:
        host = both.enter_context(visit(browser, server, stranger=True, bypass_csp=bypass_csp))
        guest = both.enter_context(
            visit(browser, server, language="ja", size=PHONE, touch=True, stranger=True, bypass_csp=bypass_csp)
        )
        guest.add_init_script(COUNT_TAPS)
        yield host, guest


@pytest.mark.parametrize(
    "game", [pytest.param(GAMES[0]), *(pytest.param(id, marks=pytest.mark.long) for id in GAMES[1:])]
)
def test_from_the_link_to_the_first_decision_in_three_taps(browser: Browser, club: Server, game: str) -> None:
    with host_and_guest(browser, club) as (host, guest):
        open_with_guest(host, game, "Bot")
        expect(host.get_by_role("img", name="QR code of the invitation")).to_be_visible()
        expect(host.locator("[data-seat='0']")).to_contain_text("Nobody has opened the link yet")
        # The link is the first tap.
        guest.goto(link_of(host))
        guest.get_by_role("textbox", name="お名前").fill("アナ")
        guest.get_by_role("button", name="席に着く").tap()
        # The match begins by itself, for both, and asks the guest.
        expect(guest.locator("section.status.yours")).to_be_visible()
        assert taps(guest) == 1, "sitting down is the second tap, the decision the third"
        expect(host.locator("section.status")).to_be_visible()
        # The secret that led here has gone from where others could read it, and the seat stays theirs.
        assert "#" not in guest.url
        guest.reload()
        expect(guest.locator("section.status.yours")).to_be_visible()
        guest.goto("/")
        mine = guest.get_by_role("complementary", name="テーブル")
        expect(mine.get_by_role("listitem")).to_have_count(1)
        # It is the host's to close.
        expect(mine.get_by_role("button", name="削除")).to_have_count(0)
        expect(guest).to_have_title("(1) Marula")
        host.goto("/")
        expect(host.get_by_role("complementary", name="Tables").get_by_role("listitem").first).to_contain_text("アナ")
        expect(host).to_have_title("Marula")


def test_names_and_links_that_are_taken_are_settled_kindly(browser: Browser, club: Server) -> None:
    with host_and_guest(browser, club, bypass_csp=True) as (host, guest):
        open_with_guest(host, GAMES[0])
        link = link_of(host)
        guest.goto(link)
        guest.get_by_role("textbox", name="お名前").fill("nour")
        assert violations(guest) == []
        for size in in_each_size(guest, DEVICES["touch"]):
            assert unreadable(guest) == {}, size
        guest.get_by_role("button", name="nour 2").tap()
        assert violations(host) == []
        assert unreadable(host) == {}
        expect(guest.get_by_text("Nourさんからの招待です")).to_be_visible()
        guest.get_by_role("button", name="席に着く").tap()
        expect(guest.locator("section.status")).to_be_visible()
        expect(host.locator("section.status")).to_be_visible()
        # Whoever comes next with the same link sees that everything is taken, and may watch.
        with visit(browser, club, language="fr", stranger=True) as late:
            late.goto(link)
            expect(late.get_by_role("status")).to_contain_text("Toutes les places sont prises")
            late.get_by_role("link", name="Regarder").click()
            expect(late.locator("section.status")).to_be_visible()


def test_another_device_is_the_same_person(browser: Browser, club: Server) -> None:
    with host_and_guest(browser, club) as (host, other):
        open_with_guest(host, GAMES[0])
        host.goto("/")
        host.get_by_role("button", name="Nour: This device").click()
        host.get_by_role("button", name="Show a code").click()
        code = host.get_by_role("dialog").get_by_role("status").inner_text()
        other.goto("/")
        other.get_by_role("button", name="別の端末から引き継ぐ").tap()
        other.get_by_role("textbox", name="別の端末のコード").fill(code.lower())
        other.get_by_role("button", name="ここで続ける").tap()
        expect(other.get_by_role("complementary", name="テーブル").get_by_role("listitem")).to_have_count(1)
        # Forgotten, the first device knows nothing any more; the other one still does.
        host.get_by_role("button", name="Forget this device…").click()
        host.get_by_role("button", name="Forget it").click()
        expect(host.get_by_role("complementary")).to_have_count(0)
        expect(host.get_by_role("button", name="This device")).to_have_count(0)
        other.reload()
        expect(other.get_by_role("complementary", name="テーブル").get_by_role("listitem")).to_have_count(1)
