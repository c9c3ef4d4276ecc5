"""Takes docs/screenshots: every page, in several sizes, languages and both themes, from the same matches each time.

    python -m tools.screenshots [--to FOLDER] [--only NAME] [--all]

Without --all the set that the README and the docs show; with it every size, language and theme, to look at.
"""

import argparse
import asyncio
import tempfile
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.fixtures import QUIET, built_pages, find_chromium
from tests.e2e.pages import prefer
from tests.e2e.scenes import WHEN, Scene, fill
from tests.server.processes import Server

ROOT = Path(__file__).parent.parent
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844), "wide": (1920, 1080)}


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=ROOT / "docs/screenshots")
    parser.add_argument("--only", help="only pages whose name begins like this")
    parser.add_argument("--all", action="store_true", help="every size, language and theme")
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pages = asyncio.run(fill(Path(folder)))
        server = Server(Path(folder), built_pages())
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
                for page in pages:
                    if not given.only or page.name.startswith(given.only):
                        _take(browser, server, page, given.to, given.all)
                browser.close()
        finally:
            server.stop()


def _take(browser: Browser, server: Server, page: Scene, to: Path, everything: bool) -> None:
    some = (("desktop", "en", "light"), ("desktop", "fr", "dark"), ("phone", "ja", "light"))
    for size, language, theme in product(SIZES, LOCALES, ("light", "dark")) if everything else some:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == "phone",
        )
        # Two hours after the matches were played, whenever the pictures are taken.
        context.clock.set_fixed_time(datetime.fromisoformat(WHEN) + timedelta(hours=2))
        prefer(context)
        shown = context.new_page()
        shown.goto(server.address + page.address)
        shown.wait_for_load_state("networkidle")
        shown.wait_for_timeout(600)
        file = to / f"{page.name}-{size}-{language}-{theme}.png"
        shown.screenshot(path=file)
        print(file)
        context.close()


if __name__ == "__main__":
    main()
