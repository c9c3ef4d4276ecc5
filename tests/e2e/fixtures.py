"""A real server and a real browser: what people will have in front of them."""

import os
import shutil
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.scenes import fill, run_beside
from tests.one_game import function_of, named_by, owner_of, parameters_of
from tests.server.processes import Server

# Chromium calls home at every start unless it is told not to.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--in-process-gpu",
]
# The quickest first: without windows chromium needs a third less time for the same pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
# As long as `settle` waits: on a busy machine everything comes late.
expect.set_options(timeout=15_000)


def find_chromium() -> str:
    """The browser that `make browser` has seen to."""
    named = os.environ.get("CHROMIUM")
    found = [named] if named else filter(None, map(shutil.which, BROWSERS))
    for browser in found:
        return browser
    pytest.fail("There is no chromium: run `make browser`.")


@pytest.fixture(scope="session")
def scenes(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """A folder of the server with the scenes in its store, to be copied."""
    folder = tmp_path_factory.mktemp("scenes")
    run_beside(fill(folder, pytestconfig.getoption("game")))
    return folder


@pytest.fixture(scope="module")
def server(scenes: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for a file of tests, with the scenes in its store: tables don't know each other."""
    folder = shutil.copytree(scenes, tmp_path_factory.mktemp("e2e"), dirs_exist_ok=True)
    running = Server(folder, built_pages())
    running.start()
    yield running
    running.stop()


class OneBrowser:
    """The browser of this process, from the first test that wants it to the last.

    Its event loop runs as long as it does, which no other test must meet.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._launched: Browser | None = None

    def get(self) -> Browser:
        """The browser, launched if need be."""
        if self._launched is None or not self._launched.is_connected():
            self.close()
            playwright = self._open.enter_context(sync_playwright())
            self._launched = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
            self._open.callback(self._launched.close)
        return self._launched

    def close(self) -> None:
        """End it, if there is one."""
        self._launched = None
        self._open.close()


ONE_BROWSER = OneBrowser()


@pytest.fixture
def browser() -> Browser:
    """The browser that all tests of this process share; whoever comes by it is new there (`visit`)."""
    return ONE_BROWSER.get()


def wants_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests in the browser come first: it is launched once, and the last tests to be handed out are short ones."""
    items.sort(key=lambda item: not wants_browser(item))
    for item in items:
        owner = owner_of(item.path)
        if wants_browser(item) and owner is not None:
            # What such tests begin with takes long to find: one process does it for all of a game.
            item.add_marker(pytest.mark.xdist_group(owner))
    if config.getoption("game") is None:
        for item in other_games([item for item in items if wants_browser(item)]):
            item.add_marker(pytest.mark.long)


def other_games(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Of tests that every game is put to, the runs for all games but one, which is another one from test to test.

    Tests that choose for themselves which of their runs take long are left as they are.
    """
    runs: dict[str, list[tuple[pytest.Item, str]]] = defaultdict(list)
    chosen_already = {function_of(item) for item in items if item.get_closest_marker("long")}
    for item in items:
        named = named_by(parameters_of(item))
        if len(named) == 1 and function_of(item) not in chosen_already:
            runs[function_of(item)].append((item, named.pop()))
    found: list[pytest.Item] = []
    for function, tried in runs.items():
        games = sorted({game for _, game in tried})
        quick = games[crc32(function.encode()) % len(games)]
        found += [item for item, game in tried if game != quick]
    return found


def pytest_runtest_setup(item: pytest.Item) -> None:
    if not wants_browser(item):
        ONE_BROWSER.close()


def pytest_sessionfinish() -> None:
    ONE_BROWSER.close()


def built_pages() -> Path:
    pages = Path(__file__).parents[2] / "src/marula/pages"
    if not (pages / "index.html").is_file():
        pytest.fail("The pages have not been built: run `make pages`.")
    return pages
