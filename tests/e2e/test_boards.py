"""A board of one's own: had to change it, entered, drawn, and told what is wrong with it."""

import tomllib
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from marula import games
from marula.library import folders, toml_text
from tests.e2e.pages import violations, visit
from tests.server.processes import Server

GAMES = [game.id for game in games.every()]
# One of them every day; in all, the drawing is the game's own.
EACH = [pytest.param(game, marks=[pytest.mark.long] if number else []) for number, game in enumerate(GAMES)]


def file_of(data: dict[str, Any]) -> FilePayload:
    return {"name": "own.toml", "mimeType": "application/toml", "buffer": toml_text.write(data).encode()}


def pieces(data: dict[str, Any]) -> list[Any]:
    """The first list of what lies on the board, whatever the game calls it."""
    return next(value for value in data.values() if isinstance(value, list) and isinstance(value[0], dict))


def to_change(page: Page) -> dict[str, Any]:
    """The board that is chosen, as it is downloaded."""
    with page.expect_download() as got:
        page.get_by_role("link", name="Download this board to change it").click()
    assert got.value.suggested_filename.endswith(".toml")
    return tomllib.loads(got.value.path().read_text("utf-8"))


@pytest.mark.parametrize("game", EACH)
def test_a_board_is_had_changed_and_entered(browser: Browser, server: Server, game: str) -> None:
    if folders.default_board_text(game) is None:
        pytest.skip("it is played without a board")
    with visit(browser, server, size=(390, 844), touch=True, bypass_csp=True) as page:
        page.goto(f"/new/{game}")
        board = to_change(page)
        pieces(board)[-1]["speed"] = 3
        entry = page.locator("input[type=file]")
        entry.set_input_files(file_of(board))
        told = page.get_by_role("alert")
        expect(told).to_contain_text("own.toml: one problem")
        expect(told.locator("li:not([aria-hidden=true]) > code").first).to_contain_text("speed = 3")
        expect(page.locator("[data-mark]")).to_have_count(1)
        shown = page.get_by_role("img", name="The board of own.toml")
        expect(shown).to_be_visible()
        # By keyboard: what is said in the text is shown on the drawing.
        button = told.get_by_role("button", name="Show mark 1 on the drawing")
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-mark='1'].pointed")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []
        del pieces(board)[-1]["speed"]
        entry.set_input_files(file_of(board))
        expect(page.get_by_text("This is how it will be played")).to_be_visible()
        expect(page.locator("[data-mark]")).to_have_count(0)
        expect(page.locator("input[name=board][value=own]")).to_be_checked()
        assert to_change(page) == board
