"""Tickets: chosen at the beginning and later, and kept from the others."""

from playwright.sync_api import Browser, expect
from tests.e2e.moments import seen
from tests.e2e.pages import open_table, visit
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import GAME, found
from marula.games.heart_of_africa.tests.browser.player import settle, signature, sit_down


def test_tickets_are_chosen_with_the_map_lit(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        picks, keep, way = page.locator(".pick"), page.locator(".keep"), page.locator("path.way")
        expect(picks).to_have_count(4)
        expect(keep).to_have_text("Choose at least 2")
        for pick in picks.all():
            pick.hover()
            expect(way.first).to_be_attached()
        keep.click(force=True)  # off, but it answers
        expect(picks).to_have_count(4)
        picks.nth(1).click()
        expect(keep).to_have_text("Choose at least 1 more")
        picks.nth(2).click()
        expect(keep).to_have_text("Keep 2 tickets")
        before = signature(page)
        keep.click()
        settle(page, before)
        expect(picks).to_have_count(0)
        own = page.locator(".tickets .own")
        expect(own).to_have_count(2)
        own.first.hover()
        expect(way.first).to_be_attached()


def test_later_one_ticket_is_enough(browser: Browser, server: Server) -> None:
    match = found("keep").match
    held = len(seen(match).tickets)
    with visit(browser, server) as page:
        sit_down(page, "keep")
        expect(page.locator(".keep")).to_have_text("Choose at least 1")
        page.locator(".pick").first.click()
        page.locator(".keep").click()
        expect(page.locator(".pick")).to_have_count(0)
        expect(page.locator(".tickets .own")).to_have_count(held + 1)


def test_the_device_is_passed_on_while_everybody_chooses(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "person", "greedy")
    with visit(browser, server) as page:
        page.goto(f"/table/{table}")
        offers: list[list[str]] = []
        for name in ("P1", "P2"):
            asked = page.get_by_role("dialog", name=f"Pass the device to {name}")
            expect(asked).to_be_visible()
            expect(page.locator(".pick, .hand, .tickets")).to_have_count(0)
            page.keyboard.press("Escape")
            expect(asked).to_be_visible()
            asked.get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".pick")).to_have_count(4)
            offers.append([label or "" for label in page.locator(".pick").evaluate_all(LABELS)])
            for number in range(2 if name == "P1" else 3):
                page.locator(".pick").nth(number).click()
            # How many the first has kept is not told before all have chosen.
            expect(page.locator("[data-belongings='0']")).not_to_contain_text(
                "tickets" if name == "P2" else "2 tickets"
            )
            page.locator(".keep").click()
            if name == "P1":
                page.get_by_role("button", name="Pass the device on").click()
        assert not set(offers[0]) & set(offers[1])
        expect(page.locator("[data-belongings='0']")).to_contain_text("2 tickets")
        expect(page.locator("[data-belongings='1']")).to_contain_text("3 tickets")


LABELS = "(tickets) => tickets.map((ticket) => ticket.title)"
