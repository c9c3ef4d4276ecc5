"""Somebody who takes a lesson in the browser: reads on, and does what is asked by the means of their game's page."""

from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page, expect

from marula.core.actions import Field
from marula.lessons.lesson import Lesson
from tests.e2e.people import Person

Does = Callable[[Any, Mapping[str, Field]], None]
"""How a game's person does what has these fields: `do` of its tests/browser/lesson.py."""

WHERE = """() => {
    const card = document.querySelector("[data-coach]");
    return card && card.dataset.waits !== "watch" ? `${card.dataset.coach} ${card.dataset.waits}` : null;
}"""

ASTRAY = """() => {
    const card = document.querySelector("[data-coach]").getBoundingClientRect();
    const covered = document.querySelector("dialog:modal") && !document.querySelector(".spotlight:popover-open");
    const edge = 10;
    return [...document.querySelectorAll("[data-ring]")].flatMap((ring) => {
        const { left, top, right, bottom } = ring.getBoundingClientRect();
        const { clientWidth: width, clientHeight: height } = document.documentElement;
        const out = left < -edge || top < -edge || right > width + edge || bottom > height + edge;
        const beside = right < card.left + edge || left > card.right - edge;
        const under = !beside && top < card.bottom - edge && bottom > card.top + edge;
        return out || under || covered ? [ring.dataset.ring] : [];
    });
}"""
"""What is ringed though it is out of sight, or under the coach's card or a dialog."""


class Learner:
    """A person with a lesson before them."""

    def __init__(self, person: Person, lesson: Lesson, does: Does, alternative: int = 0) -> None:
        self.person = person
        self.page: Page = person.page
        self.lesson = lesson
        self.does = does
        self.alternative = alternative
        """Which of several that are asked for is done."""

    def begin(self) -> None:
        """From the first page, by “Learn”."""
        learn = f"[data-learn='{self.lesson.game.id}']"
        expect(self.page.locator(learn)).to_be_visible()
        self.person.press(learn)
        self.page.wait_for_url("**/table/*")
        self.wait()

    def wait(self, before: str = "") -> str:
        """Until nobody else plays, and the lesson is somewhere else than it was."""
        found = self.page.wait_for_function(
            f"(before) => {{ const at = ({WHERE})(); return at !== before && at; }}", arg=before
        )
        return str(found.json_value())

    def go_on(self) -> str:
        """Do what is asked, or read on; where the lesson is then."""
        before = self.wait()
        id, waits = before.split(" ")
        if waits == "do":
            asked = next(stop for stop in self.lesson.stops if stop.id == id).asked
            self.does(self.person, asked[min(self.alternative, len(asked) - 1)])
        else:
            self.person.press("[data-next]")
        return self.wait(before)

    def go_to(self, stop: int) -> None:
        """Up to the stop of that number."""
        while not self.wait().startswith(f"{self.lesson.stops[stop].id} "):
            self.go_on()

    def check_what_is_told(self) -> None:
        """All of it is on the card, heard, and what it is about is ringed."""
        id = self.wait().split(" ")[0]
        stop = next(stop for stop in self.lesson.stops if stop.id == id)
        self.check_nothing_is_cut()
        body = self.page.locator("[data-coach] .body")
        told = body.locator(".say").inner_text().split("\n")[0]
        expect(self.page.locator("[aria-live=polite]")).to_contain_text(told[:40])
        # Small screens show less of what is only spoken of.
        wide = self.page.evaluate("() => innerWidth >= 760")
        if stop.asked or (stop.points and wide):
            expect(self.page.locator("[data-ring]").first, id).to_be_visible()
            self.page.wait_for_function(f"() => ({ASTRAY})().length === 0")

    def check_nothing_is_cut(self) -> None:
        """The card shows all it says."""
        body = self.page.locator("[data-coach] .body")
        assert body.evaluate("(body) => body.scrollHeight <= body.clientHeight"), f"{self.wait()}: the text is cut"
