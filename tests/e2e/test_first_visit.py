"""A first visit, with nothing in the browser's cache: counted, so that it stays small wherever it is measured."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from marula import games
from tests.e2e.first_visit import follow, path_of, weigh
from tests.e2e.fixtures import built_pages
from tests.e2e.pages import LOCALES, visit
from tests.server.processes import Server

MOST_BYTES = 150_000
MOST_REQUESTS = 12
MOST_ROUNDS = 3
"""The document, what it names, and what that asks for."""
MOST_SHIFT = 0.001
"""As browsers count it: the share of the screen that moves, times how far. This is nothing that anybody sees."""
MOST_SHIFT_AT_A_TABLE = 0.005
"""Where the answer to a question of the game's own may take a line more in a list."""
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}

GAMES = [game.id for game in games.every()]
# Every language and every game is visited, on one of the screens; all of them with each other by the long tests.
LIGHT = {("en", "phone"), ("fr", "desktop")}
FOLLOWED = {("fr", "phone"), ("ja", "desktop")}
TABLES = {(game, list(LOCALES)[place % len(LOCALES)]) for place, game in enumerate(GAMES)}

# Slices that the page is set in, with letters it shows: browsers don't load others, documents might name some.
USED = """() => document.fonts.ready.then(() =>
    [...document.fonts].filter(({ status }) => status === "loaded")
        .map(({ family, weight, unicodeRange }) => [family, weight, unicodeRange].join(" ")))"""


def each(quick: Iterable[tuple[str, str]], *values: Iterable[str]) -> list[object]:
    """All combinations; those that are not for every day are marked so."""
    chosen = set(quick)
    return [pytest.param(*pair, marks=[] if pair in chosen else pytest.mark.long) for pair in product(*values)]


@contextmanager
def new_here(browser: Browser, server: Server, language: str, size: str = "desktop") -> Iterator[Page]:
    with visit(browser, server, language=language, size=SIZES[size], touch=size == "phone") as page:
        yield page


def home(page: Page) -> None:
    expect(page.locator("article")).to_have_count(len(GAMES))


def table(page: Page) -> None:
    expect(page.locator("section.status")).to_be_visible()


def japanese(paths: Iterable[str]) -> list[str]:
    """What there is of Japanese type: the sheet that names slices, and slices by weight and name."""
    found = [re.sub(r".*/noto-sans-(\d+)-([a-z_]+)-.*", r"\1 \2", path) for path in paths]
    return sorted(name for name in found if re.search(r"japanese|^\d+ ", name))


def zipped(path: str) -> int:
    """The size of a file as gzip has it, if it is compressed at all."""
    file = built_pages() / f"{path.lstrip('/')}.gz"
    return file.stat().st_size if file.is_file() else 0


def scripts_of(paths: Iterable[str]) -> str:
    """All scripts among what came, one after another."""
    return "\n".join((built_pages() / path.lstrip("/")).read_text("utf-8") for path in paths if path.endswith(".js"))


def says(scripts: str, game: str, text: str) -> bool:
    """Whether a text of a game is among what came."""
    key = re.escape(f"{game.replace('_', '-')}-{text}")
    return re.search(rf"(?:^|[`\"]|\\n){key} = ", scripts, re.MULTILINE) is not None


@pytest.mark.parametrize(("language", "size"), each(LIGHT, ["en", "fr"], SIZES))
def test_the_first_page_is_light(browser: Browser, server: Server, language: str, size: str) -> None:
    headings: dict[str, dict[str, str]] = {}

    def came(answer: Response) -> None:
        headings[path_of(answer.url)] = answer.headers

    with new_here(browser, server, language, size) as page:
        page.on("response", came)
        fetched = weigh(page, "/", lambda: home(page))
    assert sum(size for _, size in fetched) <= MOST_BYTES, fetched
    # Over plain HTTP, in one's own network, browsers understand gzip only.
    assert sum(max(size, zipped(path)) for path, size in fetched) <= MOST_BYTES, fetched
    assert len(fetched) <= MOST_REQUESTS, fetched
    paths = [path for path, _ in fetched]
    assert japanese(paths) == []
    compressed = [path for path in paths if path.endswith((".js", ".css"))]
    assert len(compressed) >= 4
    assert {headings[path]["content-encoding"] for path in compressed} == {"br"}
    assets = [path for path in paths if path.startswith("/assets/")]
    assert all("immutable" in headings[path]["cache-control"] for path in assets), headings
    # Titles and lists name every game; how it is scored only its own tables say.
    scripts = scripts_of(paths)
    assert [game for game in GAMES if says(scripts, game, "tagline")] == GAMES
    assert [game for game in GAMES if says(scripts, game, "score-total")] == []


@pytest.mark.parametrize(("language", "size"), each(FOLLOWED, LOCALES, SIZES))
def test_home_waits_for_nothing_twice_and_stands_still(
    browser: Browser, server: Server, language: str, size: str
) -> None:
    with new_here(browser, server, language, size) as page:
        seen = follow(page, "/", lambda: home(page))
        used = page.evaluate(USED)
    assert len(seen.rounds) <= MOST_ROUNDS, seen.rounds
    assert seen.shift <= MOST_SHIFT, seen.shifts
    came = japanese(path for asked in seen.rounds for path in asked)
    if language == "ja":
        # What every page says, in two weights, both of them shown; no game's own, nor names of players.
        assert [name for name in came if not name.endswith(".css")] == ["400 page", "600 page"]
        assert sum("Noto" in face for face in used) == 2, used
    else:
        assert came == []


@pytest.mark.parametrize(("game", "language"), each(TABLES, GAMES, LOCALES))
def test_a_table_waits_for_nothing_twice_and_brings_its_own_texts(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    with new_here(browser, server, language) as page:
        seen = follow(page, f"/table/{game}-table", lambda: table(page))
    assert len(seen.rounds) <= MOST_ROUNDS, seen.rounds
    assert seen.shift <= MOST_SHIFT_AT_A_TABLE, seen.shifts
    paths = [path for asked in seen.rounds for path in asked]
    scripts = scripts_of(paths)
    assert [other for other in GAMES if says(scripts, other, "score-total")] == [game]
    assert [other for other in GAMES if says(scripts, other, "name")] == GAMES
    slices = [name for name in japanese(paths) if not name.endswith(".css")]
    if language == "ja":
        # Letters that only names have come if somebody is called so.
        expected = [f"{weight} {part}" for weight in (400, 600) for part in ("page", "games", game)]
        assert [name for name in slices if not name.endswith(" names")] == sorted(expected)
    else:
        assert slices == []
