"""Journeys on the map: planned, changed, made, and shown without covering anything."""

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.moments import actor
from tests.e2e.pages import centre, visit
from tests.server.processes import Server

from marula.core.actions import Seat
from marula.core.match import Match
from marula.games.africana.tests.browser.moments import found, great_journeys, is_a, own
from marula.games.africana.tests.browser.player import SET_OUT, Toucher, plan, settle, signature, sit_down


def test_a_journey_is_planned_changed_and_made(browser: Browser, server: Server) -> None:
    """Steps, joining and completing in one go."""
    match = found("journey").match
    place, way = next(iter(great_journeys(match).items()))
    seat = actor(match)
    with visit(browser, server) as page:
        sit_down(page, "journey")
        far = {place: gap for place in places(page) if (gap := gap_of_bubble(page, place)) > NEAR_BY}
        assert far == {}, "a bubble is near the place it speaks of"
        page.mouse.move(1, 1)
        start = signature(page)
        steps = page.locator(".steps .step")
        plan(page, place)
        expect(steps).to_have_count(len(way["legs"]))
        expect(page.locator("[data-step]")).to_have_count(len(way["legs"]))
        expect(page.locator(".hand .number")).to_have_count(len(way["legs"]))
        assert [step.locator(".number").inner_text() for step in steps.all()] == numbers(way["legs"])
        expect(page.locator(".offers [role=checkbox]")).to_have_count(len(way["offers"]))

        # What isn't joined can't be completed.
        join, complete = (offer_of(page, type, match, way) for type in ("Join", "Complete"))
        expect(join).to_be_checked()
        expect(complete).to_be_checked()
        join.uncheck()
        expect(complete).not_to_be_checked()
        join.check()
        expect(complete).to_be_checked()

        # Another card for a step.
        alterable = page.locator(".steps .step:enabled").first
        was = alterable.text_content()
        alterable.click()
        page.locator(".choices button:not(.on)").first.click()
        expect(alterable).not_to_have_text(was or "")

        page.get_by_role("button", name="Clear the journey").click()
        expect(steps).to_have_count(0)
        expect(page.locator("[data-step], .hand .number")).to_have_count(0)
        settle(page)
        assert signature(page) == start

        plan(page, place)
        before = signature(page)
        page.locator(SET_OUT).click()
        settle(page, before)
        expect(page.locator(".hand .down")).to_have_count(len(way["legs"]))
        points = sum(offer["points"] for offer in way["offers"] if offer["points"] > 0)
        gained = int(re.sub(r"\D", "", page.locator(f"[data-score='{seat}']").inner_text())) - scored(match, seat)
        assert gained == points
        expect(page.locator(f"[data-belongings='{seat}'] .done")).to_contain_text(
            re.compile(
                rf"{len(own(match).expeditions) + sum(is_a('complete', offer) for offer in way['offers'])} expedition"
            )
        )


NEAR_BY = 60
"""Pixels between a place and the bubble beside it."""


def places(page: Page) -> list[str]:
    found: list[str] = page.locator("g[data-place]").evaluate_all("(all) => all.map(({ dataset }) => dataset.place)")
    return found


def gap_of_bubble(page: Page, place: str) -> float:
    """How far the bubble is from the place that a mouse points at."""
    page.mouse.move(*centre(page.locator(f"g[data-place='{place}'] .capsule")))
    expect(page.locator(".bubble")).to_be_visible()
    gap: float = page.evaluate(GAP, place)
    return gap


GAP = """(place) => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    const spot = document.querySelector(`g[data-place='${place}'] .capsule`).getBoundingClientRect();
    const between = (start, end, from, to) => Math.max(0, from - end, start - to);
    return Math.hypot(
        between(bubble.left, bubble.right, spot.left, spot.right),
        between(bubble.top, bubble.bottom, spot.top, spot.bottom),
    );
}"""


def offer_of(page: Page, word: str, match: Match, way: Any) -> Locator:
    """What is offered to do about the expedition that is completed at the end of the way."""
    expedition = [offer["action"]["expedition"] for offer in way["offers"] if is_a("complete", offer)][-1]
    data: Any = match.board.data
    card = next(card for card in data["expeditions"] if card["id"] == expedition)
    start, target = (data["places"][card[end]]["name"]["en"] for end in ("start", "target"))
    return page.locator(".offers [role=checkbox]", has_text=word).filter(has_text=f"{start} – {target}")


def numbers(legs: list[Any]) -> list[str]:
    return [str(number) for number, _ in enumerate(legs, 1)]


def scored(match: Match, seat: Seat) -> int:
    """What a seat's owner counts so far."""
    points = match.game.standings(match.board, match.game.view(match.state, seat))[seat]
    assert points is not None
    return points


def test_the_signs_of_a_journey_leave_names_readable(browser: Browser, server: Server) -> None:
    """On a phone, and the map stays where it is under the finger."""
    with visit(browser, server, size=(390, 844), touch=True) as page:
        sit_down(page, "signs")
        before = page.locator("[data-place='lagos']").bounding_box()
        for place in great_journeys(found("signs").match):
            Toucher(page).point(place)
            expect(page.locator(SET_OUT)).to_be_visible()
            expect(page.locator("[data-step]")).not_to_have_count(0)
            assert page.evaluate(COVERED_NAMES) == []
            assert page.locator("[data-place='lagos']").bounding_box() == before
            page.locator(".buttons .clear").tap()
            expect(page.locator("[data-step]")).to_have_count(0)


COVERED_NAMES = """() => {
    const signs = [...document.querySelectorAll("[data-step], .price")].map((sign) => sign.getBoundingClientRect());
    const edge = document.documentElement.clientWidth;
    const names = [...document.querySelectorAll("[data-name]")].filter((name) => {
        const { left, right, top, bottom, height } = name.getBoundingClientRect();
        // A line is higher than its letters.
        const covers = (sign) =>
            Math.min(right, sign.right) - Math.max(left, sign.left) > 2 &&
            Math.min(bottom, sign.bottom) - Math.max(top, sign.top) > 0.3 * height;
        return left < 0 || right > edge || signs.some(covers);
    });
    return names.map((name) => name.textContent);
}"""


def test_a_phone_held_sideways(browser: Browser, server: Server) -> None:
    """Most of its height is for the map, and all that can be done is in sight."""
    with visit(browser, server, size=(844, 390), touch=True) as page:
        sit_down(page, "sideways")
        sea = page.locator(".board .sea svg").first.bounding_box()
        assert sea is not None
        assert sea["height"] > 300
        for part in page.locator(".choice:enabled, .hand li").all():
            expect(part).to_be_in_viewport(ratio=0.9)
        Toucher(page).point(next(iter(great_journeys(found("sideways").match))))
        expect(page.locator(SET_OUT)).to_be_visible()
        for part in page.locator(f"{SET_OUT}, .hand li").all():
            expect(part).to_be_in_viewport(ratio=0.9)
        before = signature(page)
        page.locator(SET_OUT).tap()
        settle(page, before)
