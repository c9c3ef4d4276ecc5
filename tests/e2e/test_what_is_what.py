""" "What is what?": labels over the page as it is."""

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from marula.library import folders
from tests.e2e.pages import LOCALES, Size, violations, visit
from tests.server.processes import Server

LABELS = """() => {
    const names = [...document.querySelectorAll("[data-label]")];
    return names.map((label) => {
        const { left, top, right, bottom } = label.getBoundingClientRect();
        const name = label.dataset.label;
        const isOne = (one) => one === name || one.startsWith(`${name}-`);
        const carries = (part) => part.dataset.part.split(" ").some(isOne);
        const things = [...document.querySelectorAll("[data-part]")].filter(carries);
        const isThere = things.some((thing) => thing.getBoundingClientRect().width > 0);
        return { name, left, top, right, bottom, isThere, seen: label.checkVisibility({ visibilityProperty: true }) };
    });
}"""


def name_everything(page: Page, game: str) -> list[Any]:
    page.goto(f"/table/{game}-table")
    page.locator("nav button:has(use[href='#lucide:circle-question-mark'])").click()
    expect(page.locator("[data-label]").first).to_be_focused()
    found: list[Any] = page.evaluate(LABELS)
    return found


def check(labels: list[Any], size: Size, game: str) -> None:
    """All are there, in sight, and none lies on another."""
    own = len(re.findall(r"-page-part-[a-z-]+ =", folders.locale(game, "en")))
    assert len(labels) > min(15, 3 + own)
    for label in labels:
        assert label["isThere"], label
        assert label["seen"], label
        assert 0 <= label["left"] < label["right"] <= size[0], label
        assert 0 <= label["top"] < label["bottom"] <= size[1], label
    for one, other in combinations(labels, 2):
        apart = (
            one["right"] <= other["left"]
            or other["right"] <= one["left"]
            or one["bottom"] <= other["top"]
            or other["bottom"] <= one["top"]
        )
        assert apart, (one, other)


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_every_part_has_its_label(browser: Browser, server: Server, game: str) -> None:
    with visit(browser, server, bypass_csp=True) as page:
        labels = name_everything(page, game)
        check(labels, (1280, 800), game)
        assert violations(page) == []
        # The keyboard goes through them, and the card follows.
        title = page.locator("dialog h3")
        first, at = title.inner_text(), page.locator("[data-label]:focus")
        page.keyboard.press("ArrowRight")
        expect(at).to_have_attribute("data-label", labels[1]["name"])
        expect(title).not_to_have_text(first)
        page.keyboard.press("Tab")
        expect(at).to_have_attribute("data-label", labels[2]["name"])
        page.keyboard.press("ArrowLeft")
        expect(at).to_have_attribute("data-label", labels[1]["name"])
        # All as a list, each with what it is.
        page.locator("dialog [aria-pressed]").click()
        assert page.locator("dialog .all li").count() == len(labels)
        page.keyboard.press("Escape")
        expect(page.locator("[data-label]")).to_have_count(0)
        # On a phone, numbers.
        page.set_viewport_size({"width": 390, "height": 844})
        numbers = name_everything(page, game)
        check(numbers, (390, 844), game)
        expect(page.locator("[data-label]").nth(7)).to_have_text("8")


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_labels_fit_in_every_size_and_language(browser: Browser, server: Server, game: str, language: str) -> None:
    for size in ((1280, 720), (1920, 1080), (820, 1180), (320, 640)):
        with visit(browser, server, language=language, size=size, touch=size[0] < 1000) as page:
            check(name_everything(page, game), size, game)
