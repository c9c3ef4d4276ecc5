"""Whose cards and points are seen by whom: at the table, on a device that is passed on, in a replay."""

import re
from collections import Counter

from playwright.sync_api import Browser, Page, expect
from tests.e2e.moments import actor, played, replayed, seen
from tests.e2e.pages import open_table, visit
from tests.server.processes import Server

from marula.core.match import Match
from marula.games.africana.tests.browser.moments import GAME, SEATS, found
from marula.games.africana.tests.browser.player import settle, sit_down


def test_the_device_is_passed_on_without_a_look_at_the_cards(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "person")
    with visit(browser, server) as page:
        page.goto(f"/table/{table}")
        hands: dict[str, Counter[str]] = {"P1": Counter(), "P2": Counter()}
        for name, use in (("P1", ".choice.draw"), ("P2", ".choice.draw"), ("P1", ".choice.end")):
            asked = page.get_by_role("dialog", name=f"Pass the device to {name}")
            expect(asked).to_be_visible()
            for _ in range(2):  # there is no way round
                assert secrets_shown(page) == 0
                page.keyboard.press("Escape")
                expect(asked).to_be_visible()
            asked.get_by_role("button", name=f"I am {name}").click()
            settle(page)
            expect(asked).to_have_count(0)
            held = Counter(cards_in_hand(page))
            assert held["Joker"] == 1
            if hands[name]:
                assert held == hands[name], "what was held before is held still"
            else:
                assert held.total() == 2
            hands[name] = held
            page.locator(use).click()
            if page.locator(".question").count():
                page.locator(".question .main").click()
            # What was drawn is seen before the device goes on.
            on = page.get_by_role("button", name="Pass the device on")
            expect(on).to_be_focused()
            if use == ".choice.draw":
                drawn = Counter(cards_in_hand(page))
                assert drawn > held
                assert drawn.total() == held.total() + 2
                told = page.get_by_role("region", name="Pass the device on").inner_text()
                for card in drawn - held:
                    assert card.removesuffix(" travel card").lower() in told
                hands[name] = drawn
            on.click()
        expect(page.get_by_role("dialog", name="Pass the device to P2")).to_be_visible()
        page.reload()
        expect(page.get_by_role("dialog", name="Pass the device to P2")).to_be_visible()
        assert secrets_shown(page) == 0


def secrets_shown(page: Page) -> int:
    """How many cards are on the page anywhere: only one's own hand shows any."""
    return page.locator(".hand, .card.travel, .card.joker, .card.assistant").count()


def cards_in_hand(page: Page) -> list[str]:
    """What the cards are, as they are read out."""
    return [label or "" for label in page.locator(".hand li:not(.down) [aria-label]").evaluate_all(LABELS)]


LABELS = "(cards) => cards.map((card) => card.ariaLabel)"


def test_hidden_scores_are_for_their_owners(browser: Browser, server: Server) -> None:
    match = found("hidden").match
    seat = actor(match)
    with visit(browser, server) as page:
        sit_down(page, "hidden")
        for other in range(2):
            points = page.locator(f"[data-score='{other}']")
            under = page.locator(f"[data-belongings='{other}'] .done")
            expect(points).to_have_text(re.compile(r"^\s*\d+" if other == seat else r"^\s*\?"))
            expect(under).to_contain_text("expedition" if other == seat else "under the company card")
            expect(under).not_to_contain_text("under the company card" if other == seat else "expedition")
        sit_down(page, "open")
        for other in range(2):
            expect(page.locator(f"[data-score='{other}']")).to_have_text(re.compile(r"^\s*\d+"))


def test_the_discards_can_be_looked_at_on_a_phone(browser: Browser, server: Server) -> None:
    """AFN-H1 They are public."""
    view = seen(found("discards").match)
    count = sum(view.discards.values())
    assert count
    with visit(browser, server, size=(390, 844), touch=True) as page:
        sit_down(page, "discards")
        pile = page.get_by_role("button", name=f"Discards {count}")
        pile.tap()
        panel = page.locator(".panel.open")
        expect(panel).to_contain_text(f"Travel pile {view.pile}")
        expect(panel.locator("li")).to_have_count(sum(1 for number in view.discards.values() if number))
        pile.tap()
        expect(panel).to_have_count(0)


def test_a_replay_shows_the_hand_of_who_plays(browser: Browser, server: Server) -> None:
    hands = [(decisions, travel_cards(match)) for decisions, match in replayed(played(GAME, SEATS, 0))]
    with visit(browser, server) as page:
        page.goto("/table/end/replay")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        for key, number in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", None)]:
            page.keyboard.press(key)
            if number is None:
                break
            expect(slider).to_have_value(str(number))
            expected = dict(hands)[number - 1]
            page.wait_for_function(SHOWN, arg=expected)
        expect(slider).to_have_value(slider.get_attribute("max") or "")
        page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        # Who looks is nobody at this table.
        expect(page.get_by_role("region", name="Players")).not_to_contain_text("You")
    with visit(browser, server, size=(390, 844), touch=True) as page:
        page.goto("/table/end/replay")
        for number, expected in hands[:3]:
            page.get_by_role("button", name="One step forward").tap()
            expect(page.get_by_role("slider")).to_have_value(str(number + 1))
            page.wait_for_function(SHOWN, arg=expected)


SHOWN = """(expected) => {
    const cards = [...document.querySelectorAll(".hand .card.travel")];
    const colours = cards.map((card) => card.style.getPropertyValue("--colour").slice("var(--afn-".length, -1));
    return JSON.stringify(colours) === JSON.stringify(expected);
}"""
"""The hand has these travel cards and no others. It follows the slider a moment later."""


def travel_cards(match: Match) -> list[str]:
    """The travel cards of who decides."""
    return [colour for colour, count in seen(match).hand.items() for _ in range(count)]
