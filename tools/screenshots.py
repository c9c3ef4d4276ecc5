"""Takes docs/screenshots: every page, in several sizes, languages and both themes, from the same matches each time.

    python -m tools.screenshots [--to FOLDER] [--only NAME] [--all]

Without --all the set that the README and the docs show; with it every size, language and theme, to look at.
"""

import argparse
import asyncio
import hashlib
import tempfile
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.e2e.fixtures import QUIET, built_pages, find_chromium
from tests.e2e.pages import be_somebody, prefer
from tests.e2e.scenes import WHEN, Scene, enter, fill, golden, middle
from tests.server.processes import Server

from marula import games
from marula.server.store.sqlite import SqliteStore

ROOT = Path(__file__).parent.parent
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844), "wide": (1920, 1080)}
SOME = (("desktop", "en", "light"), ("desktop", "fr", "dark"), ("phone", "ja", "light"))
GAME = next(game for game in games.every() if not game.has_secrets)
"""What people who are far apart play on the pictures."""
ONLINE = f"{GAME.id}-online"
GUEST = ("A-guest-of-the-pictures-who-sits-far-away-and"[:43], "6" * 32)
"""The secret of a guest's device, and who is behind it."""
LINKS = {
    "any": "https://marula.example/join#k3v9TbQx2LwE.any-7fJq0cYhMZ",
    "seats": [None, None, *(f"https://marula.example/join#k3v9TbQx2LwE.{seat}-Vd81sKpRu" for seat in (2, 3))],
    "watch": "https://marula.example/table/k3v9TbQx2LwE",
    "host": "https://marula.example/host#k3v9TbQx2LwE",
}
"""Links that are the same each time, and are of no use to anybody."""


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=ROOT / "docs/screenshots")
    parser.add_argument("--only", help="only pages whose name begins like this")
    parser.add_argument("--all", action="store_true", help="every size, language and theme")
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pages = asyncio.run(_fill(Path(folder)))
        server = Server(Path(folder), built_pages())
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
                for page in pages:
                    if not given.only or page.name.startswith(given.only):
                        _take(browser, server, page, given.to, given.all)
                for name, come in {"gathering": _gathering, "online": _online}.items():
                    if not given.only or name.startswith(given.only):
                        _take_together(browser, server, name, come, given.to, given.all)
                browser.close()
        finally:
            server.stop()


async def _fill(folder: Path) -> list[Scene]:
    """The scenes, and a match of people far apart."""
    pages = await fill(folder)
    store = SqliteStore(folder / "marula.sqlite")
    await store.open()
    secret, person = GUEST
    await store.add_device(hashlib.sha256(secret.encode()).hexdigest(), person, WHEN)
    data = golden(GAME)
    # The others have been there, and are not now.
    gone = {seat: str(seat) * 32 for seat in range(2, GAME.max_players)}
    await enter(store, ONLINE, data, middle(data), {1: person, **gone})
    await store.close()
    return pages


def _looks(everything: bool) -> Iterable[tuple[str, str, str]]:
    return product(SIZES, LOCALES, ("light", "dark")) if everything else SOME


def _visitor(browser: Browser, server: Server, size: str, language: str, theme: str) -> BrowserContext:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        locale=LOCALES[language],
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size == "phone",
    )
    # Two hours after the matches were played, whenever the pictures are taken.
    context.clock.set_fixed_time(datetime.fromisoformat(WHEN) + timedelta(hours=2))
    prefer(context)
    return context


def _take(browser: Browser, server: Server, page: Scene, to: Path, everything: bool) -> None:
    for size, language, theme in _looks(everything):
        context = _visitor(browser, server, size, language, theme)
        shown = context.new_page()
        shown.goto(page.address)
        _shoot(shown, to / f"{page.name}-{size}-{language}-{theme}.png")
        context.close()


def _take_together(
    browser: Browser, server: Server, name: str, come: Callable[[Page, Page], None], to: Path, everything: bool
) -> None:
    """What a host sees while a guest is there, who reads Japanese."""
    for size, language, theme in _looks(everything):
        host = _visitor(browser, server, size, language, theme)
        be_somebody(host, server)
        guest = _visitor(browser, server, "desktop", "ja", "light")
        guest.add_cookies([{"name": "marula", "value": GUEST[0], "url": server.address}])
        shown = host.new_page()
        come(shown, guest.new_page())
        _shoot(shown, to / f"{name}-{size}-{language}-{theme}.png")
        guest.close()
        host.close()


def _gathering(host: Page, guest: Page) -> None:
    """A table that waits for its guests, of whom one has come."""
    seats = [{"player": "person", "name": "Nour"}, *({"player": "guest"} for _ in range(3))]
    wanted = {"game": GAME.id, "seats": seats, "pace": "10m+15s"}
    table = host.request.post("/api/tables", data=wanted).json()["id"]
    token = host.request.get(f"/api/tables/{table}/links").json()["any"].partition("#")[2]
    guest.request.post("/api/invitations/sit", data={"token": token, "name": "Chiyo", "language": "ja"})
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name="ひとこと").click()
    guest.locator(".phrases button").first.click()
    host.route("**/links", lambda route: route.fulfill(json=LINKS))
    host.goto(f"/table/{table}")
    host.locator(".bubble").wait_for()


def _online(host: Page, guest: Page) -> None:
    """A match under way, and something that has just been said."""
    host.goto(f"/table/{ONLINE}")
    guest.goto(f"/table/{ONLINE}")
    guest.locator("[data-part=talk]").click()
    host.locator("section.status").wait_for()
    guest.locator(".phrases button").nth(3).click()
    host.locator("[data-bubble]").first.wait_for()


def _shoot(shown: Page, file: Path) -> None:
    shown.wait_for_load_state("networkidle")
    shown.wait_for_timeout(600)
    shown.screenshot(path=file)
    print(file)


if __name__ == "__main__":
    main()
