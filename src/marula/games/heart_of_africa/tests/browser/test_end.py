"""The last round, the end, and the replay of it all."""

import re
from typing import Any

from playwright.sync_api import Browser, expect
from tests.e2e.moments import played, replayed, seen
from tests.e2e.pages import visit
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import GAME, SEATS, found
from marula.games.heart_of_africa.tests.browser.player import hand, sit_down


def test_the_last_round_is_counted_down(browser: Browser, server: Server) -> None:
    turns = seen(found("last-round").match).last_turns
    with visit(browser, server) as page:
        sit_down(page, "last-round")
        banner = page.get_by_role("status").filter(has_text="Last round")
        expect(banner).to_contain_text(f"{turns} turn")
        expect(banner.locator(".who")).to_have_count(turns)


def test_the_end_shows_tickets_and_networks(browser: Browser, server: Server) -> None:
    result: Any = played(GAME, SEATS, 0)["result"]
    with visit(browser, server) as page:
        page.goto("/table/end")
        expect(page.locator(".end h1")).to_be_visible()
        sheet = page.get_by_role("table").first
        for part in ("Routes", "Doubled routes", "Tickets completed", "Tickets not completed", "Globetrotter"):
            expect(sheet.get_by_role("row", name=re.compile(f"^{part}"))).to_be_visible()
        for score_of_seat in result["scores"]:
            expect(sheet.locator("tfoot")).to_contain_text(str(score_of_seat["total"]))
        expect(sheet.locator(".ticket")).not_to_have_count(0)
        network = page.get_by_role("button", name=re.compile("^Routes of"))
        expect(network).to_have_count(3)
        back = page.locator(".picture g.back")
        expect(back).to_have_count(0)
        network.nth(1).click()
        expect(back).not_to_have_count(0)
        network.nth(1).click()
        expect(back).to_have_count(0)


def test_tickets_are_revealed_one_by_one(browser: Browser, server: Server) -> None:
    with visit(browser, server, motion=True) as page:
        page.goto("/table/end/replay")
        step = page.locator(".step p")
        expect(page.get_by_role("slider")).to_be_visible()
        page.keyboard.press("End")
        expect(step).to_contain_text("The match is over")
        page.keyboard.press("ArrowLeft")
        expect(step).not_to_contain_text("The match is over")
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowRight")
        tickets = page.locator(".reveal li")
        expect(tickets).to_have_count(1)
        expect(tickets).to_have_count(2)
        expect(page.locator("g.back")).not_to_have_count(0)


def test_a_replay_shows_the_hand_of_who_plays(browser: Browser, server: Server) -> None:
    hands = {decisions: sum(seen(match).hand.values()) for decisions, match in replayed(played(GAME, SEATS, 0))}
    with visit(browser, server) as page:
        page.goto("/table/end/replay")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        for number in (1, 2, 3, 4, 5, 6):
            page.keyboard.press("ArrowRight")
            expect(slider).to_have_value(str(number))
            page.wait_for_timeout(150)
            assert hand(page) == hands[number - 1]
