"""What tests do in the browser, as people do it: they look at what is lit, and click, tap or press keys."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.server.helpers import seats
from tests.server.processes import Server

ROOT = Path(__file__).parents[2]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
SIZES = {"phone": (360, 740), "desktop": (1280, 800), "wide": (1920, 1080)}
Theme = Literal["light", "dark"]


def in_each_look(scenes: Sequence[str]) -> pytest.MarkDecorator:
    """Scenes in all sizes and languages: quickly each scene in every size and in every language, the rest at length."""
    looks = []
    for (row, scene), (column, size), (layer, language) in product(*map(enumerate, (scenes, SIZES, LOCALES))):
        marks = () if (row + column + layer) % len(LOCALES) == 0 else pytest.mark.long
        looks.append(pytest.param(scene, size, language, marks=marks))
    return pytest.mark.parametrize(("scene", "size", "language"), looks)


@contextmanager
def visit(
    browser: Browser,
    server: Server,
    *,
    language: str = "en",
    theme: Theme = "light",
    size: tuple[int, int] = (1280, 800),
    touch: bool = False,
    motion: bool = False,
    bypass_csp: bool = False,
) -> Iterator[Page]:
    """A fresh visitor. Nothing may go wrong in the page, and nothing may be asked of another host."""
    context: BrowserContext = browser.new_context(
        base_url=server.address,
        locale=LOCALES[language],
        color_scheme=theme,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="no-preference" if motion else "reduce",
        bypass_csp=bypass_csp,
    )
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", lambda request: trouble.append(request.url) if not is_ours(request.url, server) else None)
    page.on("websocket", lambda socket: trouble.append(socket.url) if not is_ours(socket.url, server) else None)
    try:
        yield page
        # A server that was stopped on purpose makes the browser complain; the page copes.
        left = [text for text in trouble if "ERR_CONNECTION" not in text]
        assert not left, left
    except BaseException:
        # What went wrong is easier seen than read.
        page.screenshot(
            path=ROOT / ".cache/e2e" / f"{os.environ.get('PYTEST_CURRENT_TEST', 'test').split('::')[-1]}.png"
        )
        raise
    finally:
        context.close()


def is_ours(url: str, server: Server) -> bool:
    """Whether a request stays with us."""
    return url.startswith((server.address, server.address.replace("http", "ws"), "data:", "blob:"))


def open_table(server: Server, game: str, *players: str, **more: Any) -> str:
    """A table of that game; its id."""
    wanted = {"game": game, "seats": seats(game, *players), **more}
    return str(server.request("POST", "/api/tables", wanted)["id"])


def lit(page: Page) -> list[Locator]:
    """The hexagons that are lit, those that discover something first."""
    found = page.locator("[data-lit]").all()
    return sorted(found, key=lambda spot: "discover" not in (spot.get_attribute("data-kinds") or ""))


def centre(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_over(page: Page) -> bool:
    return bool(page.evaluate(STATE)["over"])


STATE = """() => ({
    over: document.querySelector(".end h1") !== null,
    asked: document.querySelector("section.status.yours") !== null,
    ways: document.querySelectorAll("[data-lit], .exchange, .choices, .choice:enabled:not(.off), .discard").length,
    busy: document.querySelector(".choice:disabled, .buttons .main:disabled") !== null,
    dark: document.querySelector(".choice.travel:enabled:not(.off)") && !document.querySelector("[data-lit]"),
})"""
PATIENCE = 15
"""How many looks without anything lit it takes to believe that there is nothing: light comes after the turn."""


SIGNATURE = """() => [
    document.querySelector("section.status")?.textContent,
    [...document.querySelectorAll("[data-lit]")].map((spot) => spot.dataset.lit).join(),
    document.querySelectorAll(".choices, .exchange, .pending, .end h1").length,
    ...[
        ...document.querySelectorAll("[data-score], [data-africa-seat], [data-africana-seat], [data-africana-book]"),
        ...document.querySelectorAll("[data-hoa-seat]"),
        ...document.querySelectorAll(".expedition, .question, dialog"),
    ].map((part) => part.textContent),
    ...[...document.querySelectorAll(".hand [aria-label], .market [aria-label]")].map((card) => card.ariaLabel),
].join("|")"""


def settle(page: Page, before: str = "") -> None:
    """Wait until something is different, and it is this person's move again or the match is over."""
    page.wait_for_function(f"(before) => ({SIGNATURE})() !== before", arg=before, timeout=15_000)
    dark = 0
    for _ in range(1200):
        state = page.evaluate(STATE)
        if state["over"]:
            return
        if state["asked"] and not state["busy"]:
            if state["ways"] and not state["dark"]:
                return
            dark += 1
            if dark > PATIENCE:
                return
        else:
            dark = 0
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked for anything any more")


def signature(page: Page) -> str:
    """All that tells one moment of a match from the next."""
    return str(page.evaluate(SIGNATURE))
