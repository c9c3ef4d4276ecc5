"""While something is decided: usable by everybody, and nothing cut in any size and language."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.pages import Device, in_each_look, in_each_size, unreadable, violations, visit
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import claims, found, is_doubled
from marula.games.heart_of_africa.tests.browser.player import sit_down


@pytest.mark.parametrize("scene", ["doubled", "keep"])
def test_axe_finds_nothing_while_something_is_decided(browser: Browser, server: Server, scene: str) -> None:
    with visit(browser, server, bypass_csp=True) as page:
        sit_down(page, f"look-{scene}")
        decide(page, scene)
        assert violations(page) == []


@in_each_look(["doubled", "keep"])
def test_no_text_is_cut_while_something_is_decided(
    browser: Browser, server: Server, scene: str, device: Device, language: str
) -> None:
    with visit(browser, server, language=language, size=device.sizes[0], touch=device.touch) as page:
        sit_down(page, f"look-{scene}")
        decide(page, scene)
        page.evaluate("() => document.fonts.ready")
        for size in in_each_size(page, device):
            assert unreadable(page) == {}, size


def decide(page: Page, scene: str) -> None:
    """Open a lane with all its ways, or choose a ticket."""
    if scene == "keep":
        page.locator(".pick").first.click()
        return
    lane = next(claim["lane"] for claim in claims(found(scene).match) if is_doubled(found(scene).match, claim))
    page.locator(f"[data-key$=' {lane}']").first.evaluate("(button) => button.click()")
    expect(page.locator(f"[data-claim='{lane}'] .go")).to_be_visible()
