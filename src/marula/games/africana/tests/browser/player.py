"""Who plays Africana in the browser: by whatever means, always the same simple way."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.pages import GamePage
from tests.e2e.people import Person, WithFinger, WithKeyboard

from marula.games.africana.tests.browser.moments import HAND_LIMIT, PRICE

SHOWN = GamePage(
    told="[data-book], .expedition, .question",
    labelled=".hand [aria-label]",
    ways=".choice:enabled:not(.off), .discard",
    busy=".choice:disabled, .buttons .main:disabled",
    lights=".choice.travel:enabled:not(.off)",
)
signature, settle, sit_down = SHOWN.signature, SHOWN.settle, SHOWN.sit_down
SET_OUT = ".buttons .main"


class Player(Person):
    """Somebody at a mouse who completes and joins what is in reach, reads now and then, and otherwise draws."""

    shown = SHOWN

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.bought = 0
        self.travelled = 0

    def decide(self) -> None:
        """Do the next thing: what is asked, what is possible here, or a use of the turn."""
        if self.can(".question .main"):
            self.press(".question .main")
        elif self.can("button.discard"):
            # What has to go is chosen, then given.
            self.press(".choice.end" if self.can(".choice.end.main") else "button.discard[aria-pressed=false]")
        elif self.can(".africana-book"):
            self.read()
        elif self.can(".now"):
            self.press(".now")
        elif self.can(".choice.end.main"):
            self.press(".choice.end")
        elif silver(self.page) >= PRICE and not self.can(".adventure") and self.can(".choice.buy:not(.off)"):
            self.press(".choice.buy")
        else:
            self.move_on()

    def move_on(self) -> None:
        """Go where there is something to do; else draw or end the turn, or with a full hand go anywhere."""
        goals = self.page.evaluate(GOALS)
        full = hand(self.page) >= HAND_LIMIT
        if goals and (full or goals[0][1] > 0):
            self.point(goals[0][0])
            expect(self.page.locator(SET_OUT)).to_be_visible()
            if full or self.can(".offers .on"):
                self.travelled += 1
                self.press(SET_OUT)
                return
            self.press(".buttons .clear")
            expect(self.page.locator(SET_OUT)).to_have_count(0)
        self.press(".choice.draw" if self.can(".choice.draw:not(.off)") else ".choice.end")

    def read(self) -> None:
        """Turn a page, buy what shows, end the turn."""
        turn, buy = (f".africana-book {part}[aria-disabled=false]" for part in (".turns .button", ".buy"))
        if not self.can(".africana-book .end.main") and self.can(turn):
            self.press(turn)
        elif self.can(buy) and not self.can(".adventure"):
            self.bought += 1
            self.press(buy)
        else:
            self.press(".africana-book .end")


GOALS = """() => {
    const worth = { joined: 3, adventure: 2, start: 1 };
    const places = [...document.querySelectorAll("[data-lit]")].map(({ dataset: { lit } }) => {
        const signs = [...document.querySelectorAll(`[data-place="${lit}"] [data-sign]`)];
        return [lit, Math.max(0, ...signs.map((sign) => worth[sign.dataset.sign] ?? 0))];
    });
    return places.sort((a, b) => b[1] - a[1]);
}"""
"""The lit places, and what their signs promise, the best first."""


class Typist(WithKeyboard, Player):
    """Somebody without a mouse: digits choose what the turn is for, arrows turn pages."""

    def press(self, selector: str) -> None:
        if selector.startswith(".choice"):
            keys = self.page.locator(selector).first.get_attribute("aria-keyshortcuts")
            assert keys is not None
            self.focus(".board *, .tray *")
            self.page.keyboard.press(keys[0])
        elif selector.startswith(".africana-book .turns"):
            back = self.page.locator(selector).first.locator("xpath=following-sibling::*").count()
            self.page.keyboard.press("ArrowLeft" if back else "ArrowRight")
        else:
            super().press(selector)


class Toucher(WithFinger, Player):
    """Somebody with fingers, who is asked before anything counts."""


def silver(page: Page, seat: int = 0) -> int:
    """What is in a purse, as everybody can see."""
    title = page.locator(f"[data-belongings='{seat}'] .item").first.get_attribute("title")
    found = re.search(r"\d+", title or "")
    assert found is not None
    return int(found[0])


def hand(page: Page) -> int:
    """How many cards are in one's own hand."""
    return page.locator(".hand li:not(.none, .down)").count()


def near(page: Page) -> str:
    """A place that one step leads to."""
    place = page.locator("[data-key]", has_text="Within reach with 1 card").first.get_attribute("data-key")
    assert place is not None
    return place


def plan(page: Page, place: str) -> None:
    """Click a place, and wait for the way there."""
    Player(page).point(place)
    expect(page.locator(SET_OUT)).to_be_visible()


def step(page: Page) -> None:
    """Make one step and nothing else."""
    plan(page, near(page))
    for offer in page.locator(".offers [role=checkbox]").all():
        offer.set_checked(False)
    before = signature(page)
    page.locator(SET_OUT).click()
    settle(page, before)
