"""Every page: usable by everybody, nothing cut, nothing covered, nothing from elsewhere."""

from typing import get_args

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from marula import games
from tests.e2e.pages import Device, Theme, come_to_rest, in_each_look, in_each_size, unreadable, violations, visit
from tests.server.processes import Server

OF_A_GAME = ("/new/{}", "/table/{}-start", "/table/{}-table", "/table/{}-end", "/table/{}-end/replay", "/rules/{}")
SCENES = ("/", *(scene.format(game.id) for game in games.every() for scene in OF_A_GAME), "/credits")
MOST_STEPS = 80
"""How many steps of a replay it takes at most until somebody scores."""

# Quickly each scene in one theme.
in_each_theme = pytest.mark.parametrize(
    ("scene", "theme"),
    [
        pytest.param(scene, theme, marks=() if (row + column) % 2 == 0 else pytest.mark.long)
        for row, scene in enumerate(SCENES)
        for column, theme in enumerate(get_args(Theme))
    ],
)
by_game = pytest.mark.parametrize("game", [game.id for game in games.every()])


def look(page: Page, scene: str) -> None:
    page.goto(scene)
    come_to_rest(page)


@in_each_theme
def test_axe_finds_nothing(browser: Browser, server: Server, scene: str, theme: Theme) -> None:
    with visit(browser, server, theme=theme, bypass_csp=True) as page:
        look(page, scene)
        assert violations(page) == []


@in_each_look(SCENES)
def test_no_text_is_cut_or_covered(browser: Browser, server: Server, scene: str, device: Device, language: str) -> None:
    with visit(browser, server, language=language, size=device.sizes[0], touch=device.touch) as page:
        look(page, scene)
        for size in in_each_size(page, device):
            assert unreadable(page) == {}, size
            if scene.startswith("/table/") and not scene.endswith("-end"):
                assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), size


def replay(page: Page, game: str) -> Locator:
    """Open the replay of a match; its slider."""
    page.goto(f"/table/{game}-end/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    return slider


def go_to(page: Page, slider: Locator, step: int) -> None:
    slider.fill(str(step))
    expect(slider).to_have_value(str(step))
    come_to_rest(page, 1)


def boxes(page: Page, selector: str) -> list[list[float]]:
    found: list[list[float]] = page.locator(selector).evaluate_all(
        "(parts) => parts.map((part) => part.getBoundingClientRect()).map((at) => [at.x, at.y, at.right, at.bottom])"
    )
    return found


def test_the_curve_stays_in_its_card(browser: Browser, server: Server) -> None:
    """Also when the results are scrolled."""
    with visit(browser, server, size=(1280, 340)) as page:
        page.goto(f"/table/{games.every()[0].id}-end")
        page.get_by_role("tab", name="Points turn by turn").click()
        page.evaluate("document.querySelector('.results').scrollTo(0, 10_000)")
        assert page.evaluate("document.querySelector('.results').scrollTop") > 0
        [card], [drawing] = boxes(page, ".results .curve"), boxes(page, ".results figure > svg")
        assert card[0] <= drawing[0] < drawing[2] <= card[2]
        assert card[1] <= drawing[1] < drawing[3] <= card[3]


@by_game
def test_the_controls_of_a_replay_stay_where_they_are(browser: Browser, server: Server, game: str) -> None:
    with visit(browser, server, language="fr") as page:
        slider = replay(page, game)
        last = int(slider.get_attribute("max") or 0)
        for width, height in ((1280, 800), (1024, 768), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            go_to(page, slider, 0)
            controls = boxes(page, ".controls button")
            for step in (*range(last // 6, last, last // 6), last):
                go_to(page, slider, step)
                assert boxes(page, ".controls button") == controls, f"{step} at {width} × {height}"


@by_game
def test_what_is_scored_is_told_for_a_moment_and_moves_nothing(browser: Browser, server: Server, game: str) -> None:
    with visit(browser, server) as page:
        page.clock.install()
        slider = replay(page, game)
        gain = page.locator(".gain")
        go_to(page, slider, int(slider.get_attribute("max") or 0) // 2)
        expect(gain).to_have_count(0)
        for _ in range(MOST_STEPS):
            page.keyboard.press("ArrowRight")
            come_to_rest(page, 1)
            if gain.count():
                break
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.keyboard.press("ArrowLeft")
            expect(gain).to_have_count(0)
            come_to_rest(page, 1)
            page.keyboard.press("ArrowRight")
            expect(gain).to_have_count(1)
            parts = "article.player, article.player h3, article.player .belongings, [data-score]"
            told = boxes(page, parts)
            [[_, _, _, bottom]] = boxes(page, ".gain")
            [[_, top, _, _]] = boxes(page, ".points:has(.gain) [data-score]")
            assert bottom <= top
            page.clock.fast_forward(10_000)
            expect(gain).to_have_count(0)
            assert boxes(page, parts) == told


@by_game
def test_on_stands_before_off(browser: Browser, server: Server, game: str) -> None:
    known = games.find(game)
    assert known is not None
    with visit(browser, server) as page:
        page.goto(f"/new/{game}")
        expect(page.locator(".option")).to_have_count(len(known.options))
        for option in page.locator(".option").all():
            values = [choice.get_attribute("value") for choice in option.get_by_role("radio").all()]
            assert values == ["true", "false"]


FIRST_LINE = """(box) => {
    const top = box.getBoundingClientRect().top;
    const lines = [...box.querySelectorAll("li button, li .line")].flatMap((sentence) => {
        const range = document.createRange();
        range.selectNodeContents(sentence);
        return [...range.getClientRects()].filter(({ height }) => height > 0 && height < 30);
    });
    const cut = lines.filter((line) => line.top < top - 1 && line.bottom > top + 3);
    return { scrolled: box.scrollTop > 0, cut: cut.length };
}"""


def test_the_turn_of_a_replay_begins_with_a_whole_line(browser: Browser, server: Server) -> None:
    scrolled = 0
    with visit(browser, server, size=(1280, 680)) as page:
        for game in games.every():
            slider = replay(page, game.id)
            go_to(page, slider, int(slider.get_attribute("max") or 0))
            found = page.locator(".lines").evaluate(FIRST_LINE)
            assert found["cut"] == 0, game.id
            scrolled += found["scrolled"]
    assert scrolled, "no turn was long enough to try it"
