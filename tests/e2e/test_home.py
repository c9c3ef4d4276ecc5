"""The first page: for those who come for the first time, and for those who have tables here."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from tests.e2e.fixtures import built_pages
from tests.e2e.pages import DEVICES, in_each_size, open_table, unreadable, violations, visit
from tests.server.processes import Server

MOST_ROWS = 8
"""As many tables as the column shows before it is asked for more: they fit beside the games."""
MANY = 30


@pytest.fixture(scope="module")
def nobody_yet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody has played."""
    running = Server(tmp_path_factory.mktemp("home"), built_pages())
    running.start()
    yield running
    running.stop()


def come(page: Page) -> None:
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(games.every()))


@pytest.mark.parametrize("name", DEVICES)
def test_a_first_visit_is_about_the_games(browser: Browser, nobody_yet: Server, name: str) -> None:
    device = DEVICES[name]
    with visit(browser, nobody_yet, size=device.sizes[0], touch=device.touch, bypass_csp=True) as page:
        come(page)
        expect(page.get_by_role("complementary")).to_have_count(0)
        # Playing a game is what is loud, and nothing else is.
        loud = page.locator("main .button.main")
        assert [way.get_attribute("href") for way in loud.all()] == [f"/new/{game.id}" for game in games.every()]
        assert violations(page) == []
        for size in in_each_size(page, device):
            assert unreadable(page) == {}, size


def test_the_games_stand_in_the_whole_room_until_there_are_tables(
    browser: Browser, nobody_yet: Server, server: Server
) -> None:
    used = {}
    for who in (nobody_yet, server):
        with visit(browser, who) as page:
            come(page)
            last = page.locator("article").last.bounding_box()
            assert last is not None
            used[who.port] = last["x"] + last["width"]
    assert used[nobody_yet.port] > 1280 - 60
    assert used[server.port] < 1280 - 360


def test_many_tables_are_shown_when_they_are_asked_for(browser: Browser, server: Server) -> None:
    for _ in range(MANY):
        open_table(server, games.every()[0].id, "person", "person")
    found = server.request("GET", "/api/tables")
    with visit(browser, server) as page:
        come(page)
        own = page.get_by_role("complementary", name="Tables")
        rows = own.get_by_role("listitem")
        assert 2 <= rows.count() <= MOST_ROWS
        height = page.evaluate("() => document.documentElement.scrollHeight")
        assert height <= 900
        # The tab tells how many wait, wherever one is.
        expect(page).to_have_title(f"({len(found['to_move'])}) Marula")
        everything = own.get_by_role("button", name=f"Show all {len(found['to_move'])}")
        expect(everything).to_have_attribute("aria-expanded", "false")
        before = rows.count()
        everything.click()
        expect(own.locator("section").first.get_by_role("listitem")).to_have_count(len(found["to_move"]))
        own.get_by_role("button", name="Show fewer").first.click()
        expect(rows).to_have_count(before)
        # What is mine can be closed, and is gone then.
        own.get_by_role("button", name="Delete").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        expect(page).to_have_title(f"({len(found['to_move']) - 1}) Marula")
        # Finished matches are one row, which leads to all of them.
        page.get_by_role("link", name="finished match").click()
        expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(found["finished_count"])


ORDER = """() => [...document.querySelectorAll("main > *")].map((part) => {
    const { top, left, width } = part.getBoundingClientRect();
    return { tag: part.tagName.toLowerCase(), top, left, width };
})"""


@pytest.mark.parametrize("name", DEVICES)
def test_what_is_seen_first_is_first_in_the_document(browser: Browser, server: Server, name: str) -> None:
    device = DEVICES[name]
    with visit(browser, server, size=device.sizes[0], touch=device.touch) as page:
        come(page)
        parts = page.evaluate(ORDER)
        if device.touch:
            assert [part["tag"] for part in parts] == ["aside", "section", "div"]
            assert [part["top"] for part in parts] == sorted(part["top"] for part in parts)
        else:
            assert [part["tag"] for part in parts] == ["section", "div"]
            assert page.locator("main > div > :first-child").evaluate("(part) => part.tagName") == "ASIDE"
            places = [(part["left"], part["top"]) for part in parts]
            assert places == sorted(places)


def test_the_order_follows_the_screen(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        come(page)
        page.set_viewport_size({"width": 820, "height": 1180})
        expect(page.locator("main > :first-child")).to_have_role("complementary")
