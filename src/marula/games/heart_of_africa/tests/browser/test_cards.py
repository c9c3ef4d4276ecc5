"""Train and terrain cards: drawn, barred, counted, discarded."""

import re

from playwright.sync_api import Browser, expect
from tests.e2e.moments import actor, seen
from tests.e2e.pages import visit
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import found
from marula.games.heart_of_africa.tests.browser.player import hand, settle, signature, sit_down


def test_a_face_up_locomotive_is_barred_as_the_second_card(browser: Browser, server: Server) -> None:
    match = found("barred").match
    space = seen(match).spaces.index("locomotive") + 1
    with visit(browser, server) as page:
        sit_down(page, "barred")
        expect(page.locator("section.status")).to_contain_text("Take the second card")
        locomotive = page.locator(f"[data-stall='train-{space}']")
        expect(locomotive.locator(".lock")).to_be_visible()
        cards = hand(page)
        locomotive.click(force=True)  # off, but it answers
        expect(page.get_by_text("can’t be the second card of a turn").first).to_be_visible()
        assert hand(page) == cards
        before = signature(page)
        page.locator("[data-stall='train-pile']").click()
        settle(page, before)
        assert hand(page) == cards + 1
        expect(page.locator(".undo")).to_have_count(0)


def test_a_terrain_card_shows_who_would_have_most(browser: Browser, server: Server) -> None:
    match = found("forgotten").match
    seat = actor(match)
    with visit(browser, server) as page:
        sit_down(page, "forgotten")
        card = page.locator("[data-stall='terrain-1']")
        preview = page.locator(f"[data-belongings='{seat}'] .more")
        expect(preview).to_have_count(0)
        card.hover()
        expect(preview).to_have_count(1)
        page.mouse.move(5, 5)
        expect(preview).to_have_count(0)
        card.focus()
        expect(preview).to_have_count(1)


def test_discards_can_be_looked_through(browser: Browser, server: Server) -> None:
    match = found("last-round").match
    discards = seen(match).discards
    with visit(browser, server) as page:
        sit_down(page, "last-round")
        page.get_by_role("button", name=re.compile("^Discards")).click()
        dialog = page.get_by_role("dialog", name="Discards")
        expect(dialog.locator("li [role=img]")).not_to_have_count(0)
        assert dialog.locator("ul").first.locator("li [role=img]").count() == sum(
            1 for count in discards.values() if count
        )
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_known_cards_are_shown_where_the_table_says_so(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        sit_down(page, "remembered")
        expect(page.locator(".known")).to_have_count(2)
        sit_down(page, "forgotten")
        expect(page.locator(".known")).to_have_count(0)
