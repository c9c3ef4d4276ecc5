"""Lessons in the browser: each is taken to its end, by mouse, keyboard or finger; left, taken up, and gone on from."""

import importlib
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from marula.core.game import AnyGame
from marula.lessons.reading import lesson_of
from tests.e2e.lessons import Learner
from tests.e2e.pages import Size, unreadable, violations, visit
from tests.server.processes import Server

SIZES: dict[str, Size] = {"phone": (390, 844), "desktop": (1280, 800)}
WAYS = {"Player": ("desktop", "ja"), "Typist": ("desktop", "en"), "Toucher": ("phone", "fr")}
"""How one plays, in which size and language."""

TAUGHT = [game for game in games.every() if lesson_of(game)]


def each_in_one_way() -> list[Any]:
    """A lesson in one way; at length, every lesson in every way."""
    return [
        pytest.param(game, way, marks=() if row == column == 0 else pytest.mark.long)
        for row, game in enumerate(TAUGHT)
        for column, way in enumerate(WAYS)
    ]


def learner(page: Page, game: AnyGame, way: str = "Player", alternative: int = 0) -> Learner:
    """Somebody who plays this game in that way, as its own tests know it."""
    lesson = lesson_of(game)
    assert lesson is not None
    browser = f"marula.games.{game.id}.tests.browser"
    person = getattr(importlib.import_module(f"{browser}.player"), way)(page)
    return Learner(person, lesson, importlib.import_module(f"{browser}.lesson").do, alternative)


@pytest.mark.parametrize(("game", "way"), each_in_one_way())
def test_a_lesson_is_taken_to_its_end(browser: Browser, server: Server, game: AnyGame, way: str) -> None:
    size, language = WAYS[way]
    with visit(browser, server, size=SIZES[size], language=language, touch=way == "Toucher", stranger=True) as page:
        page.goto("/")
        one = learner(page, game, way, alternative=int(way != "Player"))
        one.begin()
        seen = []
        while not (at := one.wait()).startswith("end "):
            seen.append(at.split(" ")[0])
            one.check_what_is_told()
            one.go_on()
        assert seen == [stop.id for stop in one.lesson.stops[:-1]]
        one.check_nothing_is_cut()
        table = page.url
        one.person.press("[data-coach] .ways button")
        page.wait_for_function("(before) => location.href !== before", arg=table)
        expect(page.locator("section.status")).to_be_visible()


@pytest.fixture
def game() -> AnyGame:
    return TAUGHT[0]


def test_a_lesson_is_left_and_taken_up_again(browser: Browser, server: Server, game: AnyGame) -> None:
    with visit(browser, server, stranger=True) as page:
        page.goto(f"/new/{game.id}")
        one = learner(page, game)
        one.begin()
        one.go_to(3)
        at = one.wait()
        page.reload()
        assert one.wait() == at
        page.get_by_role("button", name="Leave the lesson").click()
        button = page.locator(f"article [data-learn='{game.id}']")
        expect(button).to_contain_text(f"4 of {one.lesson.end}")
        button.click()
        assert one.wait() == at
        table = page.url.split("/")[-1]
        listed = server.request("GET", "/api/tables")
        assert table not in [one["id"] for one in listed["to_move"] + listed["waiting"] + listed["finished"]]


def test_a_step_is_taken_back_and_read_again(browser: Browser, server: Server, game: AnyGame) -> None:
    with visit(browser, server, stranger=True) as page:
        page.goto("/")
        one = learner(page, game)
        one.begin()
        undo = page.locator("[data-coach]").get_by_role("button", name="Undo")
        while undo.count() == 0:
            before = one.wait()
            one.go_on()
        undo.click()
        expect(page.locator("[data-coach]")).to_have_attribute("data-coach", before.split(" ")[0])
        title = page.locator("[data-coach] .say").inner_text()
        page.get_by_role("button", name="Read the step before again").click()
        expect(page.locator("[data-coach] .say")).not_to_have_text(title)
        page.locator("[data-next]").click()
        expect(page.locator("[data-coach] .say")).to_have_text(title)
        assert one.wait() == before


def test_a_wrong_try_is_answered_in_the_card(browser: Browser, server: Server, game: AnyGame) -> None:
    with visit(browser, server, stranger=True) as page:
        page.goto("/")
        one = learner(page, game)
        one.begin()
        box = page.locator("[data-coach]").bounding_box()
        while " do" not in one.wait():
            one.go_on()
        stop = next(stop for stop in one.lesson.stops if stop.id == one.wait().split(" ")[0])
        asked = stop.asked[0]
        wrong = next(
            place
            for place in page.locator("[data-lit]").evaluate_all("(all) => all.map(({ dataset }) => dataset.lit)")
            if place not in asked.values()
        )
        one.person.point(wrong)
        expect(page.locator("[data-coach] .answer")).to_be_visible()
        expect(page.locator(f"[data-ring='{wrong}'].tried")).to_be_visible()
        expect(page.locator("[data-coach] .request")).to_be_visible()
        assert page.locator("[data-coach]").bounding_box() == box, "the card keeps its size"
        one.go_on()
        expect(page.locator("[data-coach] .answer")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_coach_covers_and_cuts_nothing(
    browser: Browser, server: Server, game: AnyGame, size: str, language: str
) -> None:
    with visit(browser, server, size=SIZES[size], language=language, bypass_csp=True, stranger=True) as page:
        page.goto("/")
        one = learner(page, game)
        one.begin()
        one.go_to(2)
        assert unreadable(page) == {}
        assert violations(page) == []
