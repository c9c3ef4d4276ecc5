"""The rules on a page of their own: their figures are drawn, and nothing moves when they come."""

import pytest
from playwright.sync_api import Browser, Route, expect

from marula import games
from marula.library import folders
from tests.e2e.pages import visit
from tests.server.processes import Server

TOPS = '() => [...document.querySelectorAll("h2, h3, figure")].map((part) => part.getBoundingClientRect().top)'


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_figures_are_drawn_where_their_room_was(browser: Browser, server: Server, game: str) -> None:
    names = [found["name"] for found in folders.FIGURE.finditer(folders.handbook(game, "en"))]
    if not names:
        pytest.skip("its handbook has no figures")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    with visit(browser, server) as page:
        page.route("**/api/games/*/figures", hold)
        with page.expect_request("**/api/games/*/figures"):
            page.goto(f"/rules/{game}")
        drawings = page.locator("[data-figure]")
        expect(drawings).to_have_count(len(names))
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        expect(page.locator("[data-figure] svg")).to_have_count(0)
        before = page.evaluate(TOPS)
        held[0].continue_()
        for name in names:
            expect(page.locator(f"[data-figure='{name}'] > svg")).to_have_count(1)
        assert page.evaluate(TOPS) == before
        assert all(text.strip() for text in page.locator("figcaption").all_inner_texts())


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_rules_open_where_one_is_in_the_turn(browser: Browser, server: Server, game: str) -> None:
    with visit(browser, server) as page:
        page.goto(f"/table/{game}-table")
        page.locator("nav button:has(use[href='#lucide:book-open'])").click()
        focused = page.locator("dialog :is(h3, h4)[id]:focus")
        expect(focused).to_be_in_viewport()
