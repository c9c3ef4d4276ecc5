"""The gallery of `make dev`: a game's telling positions, each in every theme and language."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from marula import games
from marula.library import folders
from tests.e2e.pages import LOCALES
from tests.test_dev import PATIENCE, developing


@pytest.mark.long
def test_every_telling_position_is_shown_in_every_look(browser: Browser, tmp_path: Path) -> None:
    game = games.names()[0]
    positions = json.loads((folders.folder(game) / "tests/telling.json").read_text("utf-8"))
    with developing(tmp_path) as dev:
        # The server is there when this is answered; Vite is quicker.
        dev.ask("/api/games")
        page = browser.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(f"http://{dev.host}/gallery/")
        frames = page.locator("iframe")
        expect(frames).to_have_count(len(positions) * 2 * len(LOCALES), timeout=PATIENCE * 1000)
        # All that can be seen without scrolling: the first position in every look.
        for number in range(2 * len(LOCALES)):
            language, theme = (frames.nth(number).get_attribute("title") or "").split(": ")[-1].split(" · ")
            shown = frames.nth(number).content_frame
            expect(shown.locator(f"html[lang={language}][data-theme={theme}]")).to_be_attached(timeout=PATIENCE * 1000)
            expect(shown.get_by_role("slider")).to_be_visible(timeout=PATIENCE * 1000)
        titles = [frame.get_attribute("title") or "" for frame in frames.all()]
        assert len(set(titles)) == len(titles)
        assert titles[:: 2 * len(LOCALES)] == [f"{position['caption']}: en · light" for position in positions]
        assert page.evaluate("localStorage.getItem('marula.preferences')") is None, "a frame changes nobody's choices"
        page.close()
