"""Takes docs/screenshots: every page, in several sizes, languages and both themes, from the same matches each time.

    python -m tools.screenshots [--to FOLDER] [--only NAME] [--all]

Without --all the set that the README and the docs show; with it every size, language and theme, to look at.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import QUIET, built_pages, find_chromium
from tests.server.processes import Server

from marula import games
from marula.core import record
from marula.core.actions import CHANCE
from marula.core.wire import JsonObject
from marula.server.store import BEGIN, MOVE, Store, StoredEntry, StoredTable
from marula.server.tables import Table

ROOT = Path(__file__).parent.parent
WHEN = "2026-01-01T12:00:00.000+00:00"
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "wide": (1920, 1080)}
NAMES = ("Awa", "Chiyo", "Malik", "Inès", "Kwame")
COLOURS = ("red", "yellow", "green", "violet", "blue")
EMBLEMS = ("lion", "camel", "gorilla", "flamingo", "buffalo")


class Page(NamedTuple):
    """A page to take, at an address of the server."""

    name: str
    address: str


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
                browser.close()
        finally:
            server.stop()


def _take(browser: Browser, server: Server, page: Page, to: Path, everything: bool) -> None:
    some = (("desktop", "en", "light"), ("desktop", "fr", "dark"), ("phone", "ja", "light"))
    for size, language, theme in product(SIZES, LOCALES, ("light", "dark")) if everything else some:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == "phone",
        )
        shown = context.new_page()
        shown.goto(server.address + page.address)
        shown.wait_for_load_state("networkidle")
        shown.wait_for_timeout(600)
        file = to / f"{page.name}-{size}-{language}-{theme}.png"
        shown.screenshot(path=file)
        print(file)
        context.close()


async def _fill(folder: Path) -> list[Page]:
    """A store with matches under way and finished; the pages they give."""
    pages = [Page("home", "/")]
    store = Store(folder / "marula.sqlite")
    await store.open()
    for game in games.every():
        pages += [Page(f"{game.id}-new", f"/new/{game.id}"), Page(f"{game.id}-rules", f"/rules/{game.id}")]
        data = _golden(game.id)
        for name, count in (("start", 0), ("table", _middle(data)), ("end", None)):
            id = f"{game.id}-{name}"
            await _enter(store, id, data, count)
            pages.append(Page(id, f"/table/{id}"))
        pages.append(Page(f"{game.id}-replay", f"/table/{game.id}-end/replay"))
    await store.close()
    pages.append(Page("credits", "/credits"))
    return pages


def _golden(game: str) -> JsonObject:
    """The golden record with four seats in which most was scored: its middle is full of things to see."""
    found = []
    for file in sorted((ROOT / "src/marula/games" / game / "tests/matches").glob("*.json")):
        data: JsonObject = json.loads(file.read_text())
        result: Any = data["result"]
        if len(result["scores"]) == 4:
            found.append((sum(score["total"] for score in result["scores"]), file.name, data))
    return max(found)[2]


def _middle(data: JsonObject) -> int:
    """Half of the seats' moves."""
    return sum(1 for move in _moves(data) if move["seat"] != "chance") // 2


def _moves(data: JsonObject) -> Iterator[Any]:
    moves = data["moves"]
    assert isinstance(moves, list)
    yield from moves


async def _enter(store: Store, id: str, data: JsonObject, count: int | None) -> None:
    """Store a record's match, up to so many moves of its seats."""
    parsed = record.loads(json.dumps(data), games.find)
    seats: list[JsonObject] = [
        {"player": "person", "name": NAMES[seat], "colour": COLOURS[seat], "emblem": EMBLEMS[seat], "level": ""}
        for seat in range(len(parsed.players))
    ]
    options, board = data["options"], data["board"]
    assert isinstance(options, dict)
    assert isinstance(board, dict)
    seed = bytes.fromhex(str(data["seed"]))
    stored = StoredTable(id, parsed.game.id, parsed.game.rules_version, board, options, seats, seed, WHEN, WHEN, {})
    table = Table(stored)
    decisions = [move for move in parsed.moves if move["seat"] != "chance"][:count]
    entries = [StoredEntry(1, BEGIN, CHANCE, "begin", {}, WHEN)]
    for number, move in enumerate(decisions, 2):
        action: JsonObject = {key: value for key, value in move.items() if key != "seat"}
        seat = move["seat"]
        assert isinstance(seat, int)
        entries.append(StoredEntry(number, MOVE, seat, f"move-{number}", action, WHEN))
    for place, entry in enumerate(entries):
        prepared = table.prepare(entry)
        if place == 0:
            await store.create(stored._replace(summary=prepared.summary()), entry)
        else:
            await store.append(id, entry, prepared.summary())
        table.commit(prepared)


if __name__ == "__main__":
    main()
