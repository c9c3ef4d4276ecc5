"""Where things stand at a table: for every size of the screen, for eyes and for ears."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from marula.library import folders
from tests.e2e.pages import SETTLED, Size, come_to_rest, visit
from tests.server.processes import Server

by_game = pytest.mark.parametrize("game", [game.id for game in games.every()])

PARTS = """() => Object.fromEntries([
    ...document.querySelectorAll("main > [data-part], main > .bar, main > .log")
].filter((part) => part.checkVisibility()).map(
    (part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const rounded = Object.entries({ left, top, right, bottom }).map(([edge, at]) => [edge, Math.round(at) + 0]);
        return [part.dataset.part ?? part.classList[0], Object.fromEntries(rounded)];
    }
))"""


def sit_down(page: Page, game: str) -> None:
    page.goto(f"/table/{game}-table")
    come_to_rest(page)


def has_tray(game: str) -> bool:
    """Not every game has something to do with beside its board."""
    return (folders.folder(game) / "web/tray").is_dir()


def parts(page: Page) -> Any:
    """Where the parts of the frame are."""
    page.evaluate(SETTLED)
    return page.evaluate(PARTS)


@by_game
def test_a_screen_that_is_taller_than_wide_has_the_map_over_its_full_width(
    browser: Browser, server: Server, game: str
) -> None:
    with visit(browser, server, size=(820, 1180), touch=True) as page:
        sit_down(page, game)
        sizes: list[Size] = [(820, 1180), (768, 1024), (1080, 1920)]
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            found = parts(page)
            board = found["map"]
            assert (board["left"], board["right"]) == (0, width)
            assert board["bottom"] - board["top"] > height / 2
            # Head and status share a line above it; below it are players and tray beside each other.
            assert found["bar"]["right"] < found["status"]["left"]
            assert max(found["bar"]["bottom"], found["status"]["bottom"]) <= board["top"]
            assert board["top"] < 100
            assert ("tray" in found) == has_tray(game)
            assert found["players"]["right"] < found["tray" if has_tray(game) else "log"]["left"] + 8
            for part in {"players", "tray", "log"} & found.keys():
                assert found[part]["top"] >= board["bottom"]
                assert found[part]["bottom"] <= height


@by_game
def test_a_screen_that_is_wider_than_tall_has_the_map_beside_the_rest(
    browser: Browser, server: Server, game: str
) -> None:
    with visit(browser, server) as page:
        sit_down(page, game)
        sizes: list[Size] = [(1280, 800), (1024, 768), (844, 390)]
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            found = parts(page)
            board = found.pop("map")
            assert (board["left"], board["top"], board["bottom"]) == (0, 0, height)
            assert all(part["left"] >= board["right"] for part in found.values())
            # Where the column is longer than the screen it is scrolled, and the map stays.
            page.locator("main").evaluate("(frame) => frame.scrollTo(0, 10_000)")
            assert parts(page)["map"] == board
            assert parts(page)["log"]["bottom"] <= height


@by_game
def test_what_is_asked_and_what_can_be_done_come_before_the_map(browser: Browser, server: Server, game: str) -> None:
    with visit(browser, server) as page:
        sit_down(page, game)
        order = page.locator("main > [data-part]").evaluate_all("(parts) => parts.map((part) => part.dataset.part)")
        assert order == ["status", "tray", "map", "players"]
        # What keys do is one key away.
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keys")
        expect(keys.get_by_role("heading", name="Right now")).to_be_visible()
        expect(keys.locator("li").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
        skip = page.get_by_role("link", name="Past the map")
        skip.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        assert page.evaluate("() => !!document.activeElement.closest('.log, .players')")


def test_the_main_button_stays_in_sight_on_the_smallest_phones(browser: Browser, server: Server) -> None:
    found = 0
    with visit(browser, server, language="fr", size=(320, 640), touch=True) as page:
        for game in games.every():
            for scene in ("start", "table"):
                page.goto(f"/table/{game.id}-{scene}")
                come_to_rest(page)
                for button in page.locator("[data-part='tray'] .main").all():
                    expect(button).to_be_in_viewport(ratio=1)
                    found += 1
    assert found >= 2
