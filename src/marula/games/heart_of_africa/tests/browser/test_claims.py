"""Lanes on the map: how they are paid, doubled, refused and looked at."""

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.moments import actor, answer, seen
from tests.e2e.pages import visit
from tests.server.processes import Server

from marula.core.actions import Action
from marula.games.heart_of_africa.tests.browser.moments import PAYMENTS, blocked_lane, claims, found
from marula.games.heart_of_africa.tests.browser.player import Player, middle, signature, sit_down


@pytest.mark.parametrize("payment", PAYMENTS)
def test_a_lane_is_paid_as_chosen(browser: Browser, server: Server, payment: str) -> None:
    match = found(payment).match.copy()
    seat = actor(match)
    claim = next(claim for claim in claims(match) if PAYMENTS[payment](match, claim))
    actions: list[Action] = match.game.rules.legal(match.state, seat)
    match.play(seat, next(action for action in actions if action.wire == claim))
    after = match.game.view(match.state, seat)
    with visit(browser, server) as page:
        sit_down(page, payment)
        Player(page).point(claim["lane"])
        panel = page.locator(f"[data-claim='{claim['lane']}']")
        expect(panel.locator(".go")).to_be_visible()
        way = panel.locator(f"[data-way='{claim['card']} {claim['locomotives']}']")
        if not way.count():
            panel.locator(".more").click()
        way.click()
        expect(way).to_have_attribute("aria-pressed", "true")
        doubling = panel.locator(f"[data-doubling='{claim['terrain_cards']} {claim['terrain_locomotives']}']")
        doubling.click()
        expect(doubling).to_have_attribute("aria-pressed", "true")
        before = signature(page)
        panel.locator(".go").click()
        page.wait_for_function(
            "(before) => document.querySelector('section.status').textContent !== before", arg=before
        )
        expect(panel).to_have_count(0)
        expect(page.locator(f"[data-score='{seat}']")).to_have_text(
            re.compile(rf"^\s*{after.players[seat].points + after.players[seat].doubled}\D")
        )
        expect(page.locator(f"[data-belongings='{seat}'] .cell").first).to_contain_text(str(after.players[seat].trains))


def test_doubling_says_who_has_more(browser: Browser, server: Server) -> None:
    match = found("more-terrain").match
    lane = blocked_lane(match)
    assert lane is not None
    values = answer(match, {"about": "lane", "lane": lane})["ways"][0]["doublings"][0]["refusal"]["values"]
    with visit(browser, server) as page:
        sit_down(page, "more-terrain")
        Player(page).point(lane)
        panel = page.locator(f"[data-claim='{lane}']")
        expect(panel.locator(".why")).to_contain_text(str(values["theirs"]))
        refused = panel.locator("[data-doubling][aria-disabled=true]").first
        refused.click(force=True)  # off, but it answers
        expect(refused).to_have_attribute("aria-pressed", "false")
        expect(page.get_by_role("region", name="Notices").get_by_role("listitem")).to_contain_text("HOA-R3")


def test_a_lane_that_is_taken_or_too_dear_can_be_looked_at(browser: Browser, server: Server) -> None:
    match = found("last-round").match
    view = seen(match)
    with visit(browser, server) as page:
        sit_down(page, "last-round")
        lane, owner = next(iter(view.claimed.items()))
        page.locator(f"[data-key$=' {lane}']").first.evaluate("(button) => button.click()")
        panel = page.locator(f"[data-claim='{lane}']")
        expect(panel.locator(".why")).to_contain_text("taken")
        expect(panel.locator(".go")).to_have_count(0)
        assert owner in range(3)
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def test_the_panel_never_covers_the_ends_of_its_lane(browser: Browser, server: Server) -> None:
    lanes = {claim["lane"] for claim in claims(found("plain").match)}
    with visit(browser, server) as page:
        sit_down(page, "look-plain")
        for lane in sorted(lanes):
            Player(page).point(lane)
            panel = page.locator(f"[data-claim='{lane}']")
            expect(panel.locator(".go")).to_be_visible()
            page.wait_for_timeout(150)  # it is measured, and then put where it covers least
            box = panel.bounding_box()
            assert box is not None
            x, y = middle(page, lane)
            assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]), lane
            page.keyboard.press("Escape")
