"""Africa in the browser: whole matches by mouse, by keyboard and by touch; reloads, restarts, undo, replay."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.e2e.pages import centre, is_over, lit, settle, signature, visit
from tests.server.processes import Server

MOST_DECISIONS = 1500


def play_by_mouse(page: Page, most: int = MOST_DECISIONS) -> int:
    """Play as somebody would who clicks on what is lit, until the match is over; return how many clicks it took."""
    for count in range(most):
        if is_over(page):
            return count
        before = signature(page)
        if page.locator(".choices button").count():
            page.locator(".choices button").first.click()
        elif page.locator(".exchange").count():
            page.locator(".exchange .button").first.click()
        elif spots := lit(page):
            page.mouse.click(*centre(spots[0]))
        else:
            page.get_by_role("button", name=re.compile("^(End|Pass)")).click()
        settle(page, before)
    return most


def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Play")).first.click()
        page.wait_for_url("**/new/africa")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        assert play_by_mouse(page) < MOST_DECISIONS
        expect(page.locator(".end h1")).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
        page.get_by_role("link", name=re.compile("Look")).click()
        page.wait_for_url("**/replay")
