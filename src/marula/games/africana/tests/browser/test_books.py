"""The books of adventures: pages are turned and bought."""

import re

from playwright.sync_api import Browser, expect
from tests.e2e.moments import actor
from tests.e2e.pages import visit
from tests.server.processes import Server

from marula.games.africana.tests.browser.moments import PRICE, found
from marula.games.africana.tests.browser.player import settle, signature, silver, sit_down


def test_a_book_is_read(browser: Browser, server: Server) -> None:
    seat = actor(found("book").match)
    with visit(browser, server, motion=True) as page:
        sit_down(page, "book")
        page.locator(".choice.buy").click()
        book = page.locator(".africana-book")
        seen_pages = book.locator(".strip .thumb:not(.unseen)")
        forth = book.locator(".turns .button").last
        purse, known = silver(page, seat), seen_pages.count()

        # To look and go is not to give up the turn.
        book.get_by_role("button", name="Pass").click()
        expect(book.get_by_role("alertdialog")).to_contain_text("Do nothing this turn?")
        book.get_by_role("button", name="Back").click()
        expect(book.get_by_role("alertdialog")).to_have_count(0)

        expect(forth).to_have_attribute("title", "Turn the right page: free")
        before = signature(page)
        leaf = book.locator(".leaf.to-left")
        page.evaluate(WATCH_LEAF)
        forth.click()
        page.wait_for_function("() => window.turnedBy.size > 1")
        expect(leaf).to_have_count(0)
        settle(page, before)
        expect(seen_pages).to_have_count(known + 1)
        assert silver(page, seat) == purse

        expect(forth).to_have_attribute("title", "Turn the right page: 1 silver")
        before = signature(page)
        forth.click()
        settle(page, before)
        expect(seen_pages).to_have_count(known + 2)
        assert silver(page, seat) == purse - 1
        expect(book.locator(".rows")).to_contain_text("1 further page turned")

        expect(leaf).to_have_count(0)
        buy = book.locator(".half.left .buy")
        expect(buy).to_have_attribute("title", re.compile("for 5 silver$"))
        before = signature(page)
        buy.click()
        settle(page, before)
        assert silver(page, seat) == purse - 1 - PRICE
        expect(book.locator(".rows")).to_contain_text("1 page bought")
        before = signature(page)
        book.get_by_role("button", name="End turn").click()
        expect(book).to_have_count(0)
        settle(page, before)
        expect(page.locator("button.adventure")).to_have_count(1)


WATCH_LEAF = """() => {
    window.turnedBy = new Set();
    const book = document.querySelector(".africana-book");
    new MutationObserver(() => {
        const leaf = book.querySelector(".leaf.to-left");
        for (const turning of leaf?.getAnimations() ?? []) {
            const { duration } = turning.effect.getComputedTiming();
            for (const moment of [duration / 2, 0]) {
                turning.currentTime = moment;
                window.turnedBy.add(getComputedStyle(leaf).transform);
            }
        }
    }).observe(book, { childList: true, subtree: true });
}"""
"""Notes how a page lies when it begins to turn and half-way, as soon as there is one: no frame has to be caught."""
