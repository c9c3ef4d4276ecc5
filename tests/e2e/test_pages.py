"""Every page: usable by everybody, nothing cut, nothing covered, nothing from elsewhere, and soon there."""

import gzip
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser, Page

from marula import games
from tests.e2e.conftest import built_pages
from tests.e2e.pages import LOCALES, ROOT, Theme, visit
from tests.server.processes import Server

AXE = ROOT / "node_modules/axe-core/axe.min.js"
SIZES = {"phone": (360, 740), "desktop": (1280, 800), "wide": (1920, 1080)}
OF_A_GAME = ("/new/{}", "/table/{}-start", "/table/{}-table", "/table/{}-end", "/table/{}-end/replay", "/rules/{}")
SCENES = ("/", *(scene.format(game.id) for game in games.every() for scene in OF_A_GAME), "/credits")
FIRST_LOAD = 250_000

by_scene = pytest.mark.parametrize("scene", SCENES)


def look(page: Page, scene: str) -> None:
    page.goto(scene)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(400)


@by_scene
def test_axe_finds_nothing(browser: Browser, server: Server, scene: str) -> None:
    for theme in get_args(Theme):
        with visit(browser, server, theme=theme, bypass_csp=True) as page:
            look(page, scene)
            page.add_script_tag(path=AXE)
            found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
            assert [(item["id"], [node["target"] for node in item["nodes"]]) for item in found["violations"]] == []


BOXES = Path(__file__).with_name("boxes.js").read_text()


@by_scene
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_or_covered(browser: Browser, server: Server, scene: str, size: str) -> None:
    for language in LOCALES:
        with visit(browser, server, language=language, size=SIZES[size], touch=size == "phone") as page:
            look(page, scene)
            found = page.evaluate(BOXES)
            assert found == {"cut": [], "overlapping": [], "beyond": []}, f"{language} {size}"


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    """What the first page fetches, compressed as the server does it; Japanese letters come in slices of their own."""
    with visit(browser, server) as page:
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        look(page, "/")
        total = 0
        for url in {url.removeprefix(server.address) for url in fetched if "/assets/" in url}:
            if "noto-sans-jp-" in url and url.endswith(".woff2"):
                continue
            content = (built_pages() / url.lstrip("/")).read_bytes()
            total += len(content) if url.endswith(".woff2") else len(gzip.compress(content))
        assert total < FIRST_LOAD, f"{total} bytes"
