"""A first visit, with nothing in the browser's cache: counted, so that it stays small wherever it is measured."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from marula import games
from tests.e2e.first_visit import Fetched, follow, path_of, weigh
from tests.e2e.fixtures import built_pages
from tests.e2e.pages import LOCALES, visit
from tests.server.processes import Server

MOST_BYTES = 150_000
MOST_REQUESTS = 12
MOST_ROUNDS = 3
"""The document, what it names, and what that asks for."""
MOST_SHIFT = 0.001
"""As browsers count it: the share of the screen that moves, times how far. This is nothing that anybody sees."""
PHONE = (360, 740)
DESKTOP = (1280, 800)

GAMES = [game.id for game in games.every()]
in_each_language = pytest.mark.parametrize("language", LOCALES)
in_each_size = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@contextmanager
def new_here(browser: Browser, server: Server, language: str, size: tuple[int, int] = DESKTOP) -> Iterator[Page]:
    with visit(browser, server, language=language, size=size, touch=size == PHONE) as page:
        yield page


def home(page: Page) -> None:
    expect(page.locator("article")).to_have_count(len(GAMES))


def table(page: Page) -> None:
    expect(page.locator("section.status")).to_be_visible()


def japanese(fetched: list[Fetched]) -> list[str]:
    """What there is of Japanese type: slices, and the sheet that names them."""
    return [path for path, _ in fetched if re.search(r"noto|japanese", path)]


def zipped(path: str) -> int:
    """The size of a file as gzip has it, if it is compressed at all."""
    file = built_pages() / f"{path.lstrip('/')}.gz"
    return file.stat().st_size if file.is_file() else 0


def read(fetched: list[Fetched], ending: str) -> str:
    """All files of a kind that came, one after another."""
    paths = [path for path, _ in fetched if path.endswith(ending)]
    return "\n".join((built_pages() / path.lstrip("/")).read_text("utf-8") for path in paths)


def says(scripts: str, game: str, text: str) -> bool:
    """Whether a text of a game is among what came."""
    key = re.escape(f"{game.replace('_', '-')}-{text}")
    return re.search(rf"(?:^|[`\"]|\\n){key} = ", scripts, re.MULTILINE) is not None


@in_each_size
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_page_is_light(browser: Browser, server: Server, language: str, size: tuple[int, int]) -> None:
    with new_here(browser, server, language, size) as page:
        fetched = weigh(page, "/", lambda: home(page))
    assert sum(size for _, size in fetched) <= MOST_BYTES, fetched
    # Over plain HTTP, in one's own network, browsers understand gzip only.
    assert sum(max(size, zipped(path)) for path, size in fetched) <= MOST_BYTES, fetched
    assert len(fetched) <= MOST_REQUESTS, fetched
    assert japanese(fetched) == []


def test_readers_of_japanese_get_the_slices_they_read(browser: Browser, server: Server) -> None:
    with new_here(browser, server, "ja") as page:
        fetched = weigh(page, "/", lambda: home(page))
    slices = [re.sub(r".*/noto-sans-(\d+)-([a-z_]+)-.*", r"\1 \2", path) for path in japanese(fetched)]
    # What every page says, in two weights; no game's own.
    assert sorted(name for name in slices if not name.endswith(".css")) == ["400 page", "600 page"]


@in_each_size
@in_each_language
def test_home_waits_for_nothing_twice_and_stands_still(
    browser: Browser, server: Server, language: str, size: tuple[int, int]
) -> None:
    with new_here(browser, server, language, size) as page:
        seen = follow(page, "/", lambda: home(page))
    assert len(seen.rounds) <= MOST_ROUNDS, seen.rounds
    assert seen.shift <= MOST_SHIFT, seen.shifts


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_table_waits_for_nothing_twice(browser: Browser, server: Server, game: str, language: str) -> None:
    with new_here(browser, server, language) as page:
        seen = follow(page, f"/table/{game}-table", lambda: table(page))
    assert len(seen.rounds) <= MOST_ROUNDS, seen.rounds


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_the_texts_of_its_own_game(browser: Browser, server: Server, game: str) -> None:
    with new_here(browser, server, "fr") as page:
        fetched = weigh(page, f"/table/{game}-table", lambda: table(page))
    assert japanese(fetched) == []
    scripts = read(fetched, ".js")
    for other in GAMES:
        # Titles and lists name every game; how it is scored only its own tables say.
        assert says(scripts, other, "score-total") == (other == game), other
        assert says(scripts, other, "name"), other


@in_each_language
def test_the_first_page_loads_no_games_own_texts(browser: Browser, server: Server, language: str) -> None:
    with new_here(browser, server, language) as page:
        fetched = weigh(page, "/", lambda: home(page))
    scripts = read(fetched, ".js")
    for game in GAMES:
        assert says(scripts, game, "tagline")
        assert not says(scripts, game, "score-total")


def test_everything_comes_compressed(browser: Browser, server: Server) -> None:
    with new_here(browser, server, "en") as page:
        answers: list[Response] = []
        page.on("response", answers.append)
        page.goto("/")
        home(page)
        for answer in answers:
            path = path_of(answer.url)
            if path.endswith((".js", ".css")):
                assert answer.header_value("content-encoding") == "br", path
            if path.startswith("/assets/"):
                assert "immutable" in (answer.header_value("cache-control") or ""), path
    assert sum(path_of(answer.url).endswith(".js") for answer in answers) >= 2
