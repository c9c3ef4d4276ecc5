"""What is particular to phones: everything in sight, and a map that stays as it is."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.moments import seen
from tests.e2e.pages import open_table, visit
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import GAME, claims, found
from marula.games.heart_of_africa.tests.browser.player import sit_down

PHONE: dict[str, Any] = {"size": (390, 844), "touch": True}


SEEN = """() => {
    const map = document.querySelector("[data-map] > svg").getBoundingClientRect();
    const { a, e, f } = document.querySelector("[data-map] > svg > g").getCTM();
    return { height: map.height, scale: a, x: (map.width / 2 - e) / a, y: (map.height / 2 - f) / a };
}"""
"""How high the map is, how close, and what is in its middle."""


def test_a_phone_shows_what_is_public_of_everybody(browser: Browser, server: Server) -> None:
    view = seen(found("plain").match)
    with visit(browser, server, **PHONE) as page:
        sit_down(page, "look-plain")
        for seat, player in enumerate(view.players):
            cells = page.locator(f"[data-belongings='{seat}'] .counts .figures")
            expect(cells).to_have_text([str(player.trains), str(player.cards), str(player.tickets)])


def test_a_phone_shows_hand_and_face_up_cards_while_the_first_tickets_are_chosen(
    browser: Browser, server: Server
) -> None:
    for size, count in (((390, 844), 3), ((360, 740), 5)):
        table = open_table(server, GAME, "person", *["greedy"] * (count - 1))
        with visit(browser, server, size=size, touch=True) as page:
            sit_down(page, table)
            expect(page.locator(".keep")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-stall^='train-']")).to_have_count(5)
            for card in page.locator("[data-stall], [data-stack]").all():
                expect(card).to_be_in_viewport(ratio=0.9)


def test_the_map_of_a_phone_stays_as_it_is(browser: Browser, server: Server) -> None:
    with visit(browser, server, **PHONE) as page:
        sit_down(page, "look-plain")
        before = page.evaluate(SEEN)
        page.get_by_role("button", name=re.compile("^Tickets")).tap()
        page.wait_for_timeout(150)
        assert page.evaluate(SEEN) == before
        page.get_by_role("button", name="Cards", exact=True).tap()
        page.locator("[data-stall='train-pile']").tap()
        expect(page.locator(".question .main")).to_be_visible()
        assert page.evaluate(SEEN) == before


def test_the_map_stays_as_close_when_its_box_changes(browser: Browser, server: Server) -> None:
    lane = claims(found("plain").match)[0]["lane"]
    with visit(browser, server, **PHONE) as page:
        sit_down(page, "look-plain")
        page.get_by_role("button", name="Zoom in").tap()
        page.get_by_role("button", name="Zoom in").tap()
        before = page.evaluate(SEEN)
        page.locator(f"[data-key$=' {lane}']").first.evaluate("(button) => button.click()")
        expect(page.locator(f"[data-claim='{lane}'] .go")).to_be_visible()
        page.wait_for_timeout(150)
        after = page.evaluate(SEEN)
        assert after.pop("height") < before.pop("height")
        assert after == pytest.approx(before, rel=0.001)


def test_the_legend_of_a_phone_opens_by_a_tap_and_closes_by_another(browser: Browser, server: Server) -> None:
    with visit(browser, server, **PHONE) as page:
        sit_down(page, "look-plain")
        legend = page.get_by_role("group", name="Points for a route")
        expect(legend).to_have_count(0)
        page.get_by_role("button", name="Points for a route").tap()
        expect(legend).to_be_visible()
        legend.tap()
        expect(legend).to_have_count(0)
