"""Who plays Africa in the browser: by whatever means, always the same simple way."""

from tests.e2e.pages import GamePage
from tests.e2e.people import Person, WithFinger, WithKeyboard

SHOWN = GamePage(told=".choices, .exchange, .pending", ways=".exchange .button, .choices button")
signature, settle, sit_down = SHOWN.signature, SHOWN.settle, SHOWN.sit_down
END = ".deeds li:last-child button"
"""Ends the turn, or passes."""


class Player(Person):
    """Somebody at a mouse who clicks on what is lit, to discover something if that is possible."""

    shown = SHOWN

    def decide(self) -> None:
        if self.can(".choices button"):
            self.press(".choices button")
        elif self.can(".exchange .button"):
            self.press(".exchange .button")
        elif places := self.lit():
            self.point(places[0])
        else:
            self.press(END)

    def lit(self) -> list[str]:
        """The hexagons that are lit, those that discover something first."""
        places: list[str] = self.page.evaluate(LIT)
        return places


LIT = """() => [...document.querySelectorAll("[data-lit]")]
    .map(({ dataset: { lit, kinds } }) => [lit, kinds?.includes("discover") ? 0 : 1])
    .sort((a, b) => a[1] - b[1])
    .map(([lit]) => lit)"""


class Typist(WithKeyboard, Player):
    """Somebody without a mouse."""


class Toucher(WithFinger, Player):
    """Somebody with fingers: a choice is shown before it counts."""

    def press(self, selector: str) -> None:
        super().press(selector)
        if selector == END:
            self.confirm()

    def point(self, place: str) -> None:
        super().point(place)
        self.confirm()

    def confirm(self) -> None:
        """Tap the button that makes a choice count, where it is asked for."""
        self.page.wait_for_timeout(60)
        if self.can(".bar .button.main"):
            super().press(".bar .button.main")
