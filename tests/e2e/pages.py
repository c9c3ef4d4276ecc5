"""What tests do in the browser, as people do it: they look at what is lit, and click, tap or press keys."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect

from tests.server.helpers import seats
from tests.server.processes import Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
BOXES = Path(__file__).with_name("boxes.js").read_text()
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
Theme = Literal["light", "dark"]
Size = tuple[int, int]
Pace = Literal["at-once", "quick", "calm", "step"]

PREFER = """(() => {
    const key = "marula.preferences";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ pace: "%s", ...kept }));
})()"""


def prefer(context: BrowserContext, pace: Pace = "at-once") -> None:
    """What a visitor prefers until they choose otherwise: nobody who tests something else waits for bots."""
    context.add_init_script(PREFER % pace)


def be_somebody(context: BrowserContext, server: Server) -> None:
    """Let a browser hold what tests have opened from outside."""
    context.add_cookies([{"name": "marula", "value": server.secret, "url": server.address}])


class Device(NamedTuple):
    """What somebody looks at a page with, and how large the page is there."""

    touch: bool
    sizes: tuple[Size, ...]


DEVICES = {
    "touch": Device(True, ((360, 740), (320, 640), (820, 1180))),
    "desktop": Device(False, ((1280, 800),)),
    "wide": Device(False, ((1920, 1080),)),
}


def in_each_look(scenes: Sequence[str]) -> pytest.MarkDecorator:
    """Scenes on all devices and in all languages: quickly each on every device and in every language."""
    looks = []
    for (row, scene), (column, device), (layer, language) in product(*map(enumerate, (scenes, DEVICES, LOCALES))):
        marks = () if (row + column + layer) % len(LOCALES) == 0 else pytest.mark.long
        looks.append(pytest.param(scene, DEVICES[device], language, marks=marks, id=f"{scene}-{device}-{language}"))
    return pytest.mark.parametrize(("scene", "device", "language"), looks)


SETTLED = """async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
}"""
"""What was measured anew has been drawn."""

CHANGES = """async () => {
    let changes = 0;
    const observer = new MutationObserver((found) => (changes += found.length));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    await document.fonts.ready;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return changes;
}"""
"""How much has changed in a page while nobody did anything."""
# What a table shows comes over its socket, which stays open.
LOADING = "() => !document.querySelector('main') || !!document.querySelector('[data-loading]')"
MOST_LOOKS = 400
AWAITED: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
"""What visitors' pages have asked for that has not come yet."""


def _note_what_is_awaited(page: Page) -> None:
    awaited = AWAITED[page] = set()

    def asked(request: Request) -> None:
        awaited.add(request)

    def came(request: Request) -> None:
        awaited.discard(request)

    page.on("request", asked)
    page.on("requestfinished", came)
    page.on("requestfailed", came)


def come_to_rest(page: Page, looks: int = 2) -> None:
    """Wait until all that a visitor's page has asked for is there and drawn, and nothing changes for so many looks."""
    calm = 0
    for _ in range(MOST_LOOKS):
        changes = page.evaluate(CHANGES)
        calm = 0 if changes or AWAITED[page] or page.evaluate(LOADING) else calm + 1
        if calm == looks:
            return
    raise AssertionError("the page never comes to rest")


def in_each_size(page: Page, device: Device) -> Iterator[Size]:
    """The page in one size of the device after another."""
    for size in device.sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        yield size


@contextmanager
def visit(
    browser: Browser,
    server: Server,
    *,
    language: str = "en",
    theme: Theme = "light",
    size: Size = (1280, 800),
    touch: bool = False,
    motion: bool = False,
    pace: Pace = "at-once",
    bypass_csp: bool = False,
    stranger: bool = False,
) -> Iterator[Page]:
    """A fresh visitor at the device that tests are at, or a stranger at one of their own.

    Nothing may go wrong in the page, and nothing may be asked of another host.
    """
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
    prefer(context, pace)
    if not stranger:
        be_somebody(context, server)
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", lambda request: trouble.append(request.url) if not is_ours(request.url, server) else None)
    page.on("websocket", lambda socket: trouble.append(socket.url) if not is_ours(socket.url, server) else None)
    _note_what_is_awaited(page)
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


def centre(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin(page: Page, game: str, seats: int | None = None) -> None:
    """From the first page to a new table, with that many seats or as many as are proposed."""
    page.goto("/")
    page.locator(f"article a[href='/new/{game}']").click()
    page.wait_for_url(f"**/new/{game}")
    if seats is not None:
        page.get_by_role("group", name="Number of players").get_by_role("radio", name=str(seats)).check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")


def see_the_result(page: Page) -> None:
    """The score sheet, and from there the replay."""
    expect(page.locator(".end h1")).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    expect(page.get_by_role("slider")).to_be_visible()


def violations(page: Page) -> list[tuple[str, list[Any]]]:
    """What axe finds wrong with a page, and where. The visit has to bypass the policy that lets no other script in."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")["violations"]
    return [(item["id"], [node["target"] for node in item["nodes"]]) for item in found]


def unreadable(page: Page) -> dict[str, list[str]]:
    """The texts that can't be read, by what is wrong with them: boxes.js says what that can be."""
    found: dict[str, list[str]] = page.evaluate(BOXES)
    return {trouble: texts for trouble, texts in found.items() if texts}


def is_over(page: Page) -> bool:
    return page.locator(".end h1").count() > 0


STATE = """(game) => {
    const count = (selector) => (selector ? document.querySelectorAll(selector).length : 0);
    const lit = count("[data-lit]");
    return {
        over: count(".end h1") > 0,
        asked: count("section.status.yours") > 0,
        ways: lit + count(game.ways),
        busy: count("section.status[data-sending]") + count(game.busy) > 0,
        dark: count(game.lights) > 0 && lit === 0,
    };
}"""
PATIENCE = 15
"""How many looks without anything lit it takes to believe that there is nothing: light comes after the turn."""


SIGNATURE = """(game) => {
    const all = (selector) => (selector ? [...document.querySelectorAll(selector)] : []);
    return [
        document.querySelector("section.status")?.textContent,
        all("[data-lit]").map((spot) => spot.dataset.lit).join(),
        ...all("[data-score], [data-belongings], dialog, .end h1").map((part) => part.textContent),
        ...all(game.told).map((part) => part.textContent),
        ...all(game.labelled).map((part) => part.ariaLabel),
    ].join("|");
}"""


class GamePage(NamedTuple):
    """Where a game's own part of the page tells how its match stands, as selectors; what the shell shows is known."""

    told: str = ""
    """What tells it in its words."""
    labelled: str = ""
    """What tells it by its label: cards, say."""
    ways: str = ""
    """What can be done, beside the places that are lit."""
    busy: str = ""
    """What is there while moves are on their way that are made one after another."""
    lights: str = ""
    """What can only be done with a place that is lit: while none is, light is still to come."""

    def signature(self, page: Page) -> str:
        """All that tells one moment of a match from the next."""
        return str(page.evaluate(SIGNATURE, self._asdict()))

    def settle(self, page: Page, before: str = "") -> None:
        """Wait until something is different, and it is this person's move again or the match is over."""
        different = f"([game, before]) => ({SIGNATURE})(game) !== before"
        page.wait_for_function(different, arg=[self._asdict(), before], timeout=15_000)
        dark = 0
        for _ in range(1200):
            state = page.evaluate(STATE, self._asdict())
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

    def sit_down(self, page: Page, table: str) -> None:
        """Go to a table, and wait until it is this person's move."""
        page.goto(f"/table/{table}")
        self.wait_for_table(page)

    def wait_for_table(self, page: Page) -> None:
        """Wait until the table is there, and it is this person's move."""
        expect(page.locator("section.status")).to_be_visible()
        self.settle(page)
