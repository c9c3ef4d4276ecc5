"""A first visit, with nothing in the browser's cache: what is fetched, what waits for what, what moves.

Counted, not timed. What waits for what is found by holding answers back: all that the browser asks for is held until
it asks for nothing more, then answered at once; what it asks for next had to wait for that. So every round is a journey
to the server and back that a reader waits for, however near the server and however fast the machine.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, Route, WebSocketRoute

LOOKS = 8
"""How many looks at an idle page without anything new it takes to believe that it asks for nothing more."""
# Nothing is drawn, and no idle time given, while a style sheet is waited for.
IDLE = "() => new Promise((done) => requestIdleCallback(done, { timeout: 200 }))"
SHIFTS = """
window.shifted = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.shifted.push({ value, what: sources.map(moved) });
}).observe({ type: "layout-shift", buffered: true });
function moved({ node, previousRect, currentRect }) {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}` : "gone";
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    return `${name}: ${box(previousRect)} -> ${box(currentRect)}`;
}
"""


class Fetched(NamedTuple):
    """Something that came over the wire: its path, and how many bytes it took, headings included."""

    path: str
    size: int


class Visit(NamedTuple):
    """What was asked for in each round, and by how much what stood there already was moved, by what it was."""

    rounds: list[list[str]]
    shifts: list[tuple[float, list[str]]]

    @property
    def shift(self) -> float:
        """By how much everything was moved, as browsers count it."""
        return sum(value for value, _ in self.shifts)


def weigh(page: Page, address: str, ready: Callable[[], object]) -> list[Fetched]:
    """Go to a page that nobody has been to; all that came over the wire until it was ready and at rest."""
    network = page.context.new_cdp_session(page)
    asked: dict[str, str] = {}
    came: dict[str, int] = {}
    waiting: set[str] = set()

    def sent(event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        if not url.startswith(("data:", "blob:")):
            asked[event["requestId"]] = path_of(url)
            waiting.add(event["requestId"])

    def kept(event: dict[str, Any]) -> None:
        asked.pop(event["requestId"], None)
        waiting.discard(event["requestId"])

    def finished(event: dict[str, Any]) -> None:
        came[event["requestId"]] = event["encodedDataLength"]
        waiting.discard(event["requestId"])

    network.on("Network.requestWillBeSent", sent)
    network.on("Network.requestServedFromCache", kept)
    network.on("Network.loadingFinished", finished)
    network.on("Network.loadingFailed", lambda event: waiting.discard(event["requestId"]))
    network.send("Network.enable")
    page.goto(address)
    ready()
    _rest(page, lambda: len(asked), lambda: not waiting)
    network.detach()
    return [Fetched(path, round(came.get(id, 0))) for id, path in asked.items()]


def follow(page: Page, address: str, ready: Callable[[], object]) -> Visit:
    """Go to a page, one round of questions and answers after another, until it is ready and at rest."""
    page.add_init_script(SHIFTS)
    with _held(page) as held:
        page.goto(address, wait_until="commit")
        rounds = [[path_of(page.url)]]
        while _rest(page, lambda: len(held.asked), lambda: not held.on_their_way):
            rounds.append([path for path, _ in held.asked])
            held.release()
    ready()
    shifts = [(shift["value"], shift["what"]) for shift in page.evaluate("() => window.shifted")]
    return Visit(rounds, shifts)


class Held:
    """What the browser asks for, and how to let the answers through; and what was let through and has not come yet."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Callable[[], object]]] = []
        self.on_their_way: set[Request] = set()

    def release(self) -> None:
        """Let all answers through that are held."""
        ready, self.asked = self.asked, []
        for _, let_through in ready:
            let_through()

    def hold(self, route: Route) -> None:
        """A request: it isn't sent on before it is its turn. The document's is the first round."""
        if route.request.is_navigation_request():
            self._send(route)
        else:
            self.asked.append((path_of(route.request.url), partial(self._send, route)))

    def _send(self, route: Route) -> None:
        self.on_their_way.add(route.request)
        route.continue_()

    def came(self, request: Request) -> None:
        """An answer is there, or will never be."""
        self.on_their_way.discard(request)

    def hold_socket(self, socket: WebSocketRoute) -> None:
        """A socket: it opens, and what the server says is kept until it is its turn."""
        said: list[str | bytes] = []
        keeping = True

        def heard(message: str | bytes) -> None:
            if keeping:
                said.append(message)
            else:
                socket.send(message)

        def let_through() -> None:
            nonlocal keeping
            keeping = False
            for message in said:
                socket.send(message)

        socket.connect_to_server().on_message(heard)
        self.asked.append((path_of(socket.url), let_through))


@contextmanager
def _held(page: Page) -> Iterator[Held]:
    held = Held()
    page.on("requestfinished", held.came)
    page.on("requestfailed", held.came)
    page.route("**/*", held.hold)
    page.route_web_socket("**/*", held.hold_socket)
    yield held
    page.unroute_all()


def _rest(page: Page, count: Callable[[], int], came: Callable[[], bool]) -> int:
    """Wait until all that was let through has come, and the page has nothing more to do or to ask; the count then."""
    looks, known = 0, -1
    while looks < LOOKS:
        page.evaluate(IDLE)
        page.wait_for_timeout(40)
        looks = looks + 1 if came() and count() == known else 0
        known = count()
    return known


def path_of(url: str) -> str:
    """The path of an address."""
    return urlsplit(url).path
