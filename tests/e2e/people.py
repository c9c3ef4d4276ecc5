"""People at a table in the browser, with a mouse, a keyboard or a finger. What they decide is their game's to say."""

from abc import ABC, abstractmethod
from typing import ClassVar

from playwright.sync_api import Page

from tests.e2e.pages import MOST_LOOKS, GamePage, centre, is_over

MOST_TABS = 90
"""How often Tab is pressed at most to get somewhere: everything is within its reach."""
NEXT_FRAME = "() => new Promise(requestAnimationFrame)"


class Person(ABC):
    """Somebody with a mouse, who plays a game always in the same simple way."""

    shown: ClassVar[GamePage]
    most: ClassVar[int] = 1500
    """How many decisions a whole match never takes."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play(self, most: int | None = None) -> int:
        """Play until the match is over, or so many decisions; return how many it took."""
        most = self.most if most is None else most
        for count in range(most):
            if is_over(self.page):
                return count
            before = self.shown.signature(self.page)
            self.decide()
            self.shown.settle(self.page, before)
        return most

    def play_to_the_end(self) -> None:
        """Play, and see the match end."""
        assert self.play() < self.most

    @abstractmethod
    def decide(self) -> None:
        """Do the next thing."""

    def can(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def press(self, selector: str) -> None:
        """Press the first of these buttons."""
        self.page.locator(selector).first.click()

    def point(self, place: str) -> None:
        """Choose a place on the map."""
        self.page.mouse.click(*self.resting(place))

    def resting(self, place: str) -> tuple[float, float]:
        """Where a place is once the map has stopped moving: what comes late changes the room that it has."""
        found = self.where(place)
        for _ in range(MOST_LOOKS):
            self.page.evaluate(NEXT_FRAME)
            before, found = found, self.where(place)
            if found == before:
                return found
        raise AssertionError(f"{place} never comes to rest")

    def where(self, place: str) -> tuple[float, float]:
        """Where on the screen a place that is lit can be pointed at."""
        return centre(self.page.locator(f"[data-lit='{place}']"))


class WithKeyboard(Person):
    """Somebody without a mouse: Tab leads everywhere, Page Down from one lit place of the map to the next."""

    def press(self, selector: str) -> None:
        self.focus(selector)
        self.page.keyboard.press("Enter")

    def point(self, place: str) -> None:
        self.focus("[data-key]")
        for _ in range(self.page.locator("[data-key]").count() + 1):
            if self.is_key(str(self.page.evaluate("() => document.activeElement?.dataset.key")), place):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("PageDown")
        raise AssertionError(f"Page Down never leads to {place}")

    def is_key(self, key: str, place: str) -> bool:
        """Whether an entry of the map's list stands for a place."""
        return key == place

    def focus(self, selector: str) -> None:
        """Tab on until the keyboard is there."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")


class WithFinger(Person):
    """Somebody at a touch screen."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def point(self, place: str) -> None:
        self.page.touchscreen.tap(*self.resting(place))
