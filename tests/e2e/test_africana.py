"""Africana in the browser: whole matches by mouse, by keyboard and by touch; journeys, books, secrets, undo, replay."""

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from marula import games
from marula.core import record
from marula.core.actions import CHANCE
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.wire import JsonObject
from marula.library.boards import default_board
from marula.players import make_player
from marula.server.store import Store
from tests.e2e.conftest import built_pages
from tests.e2e.pages import ROOT, centre, is_over, open_table, settle, signature, visit
from tests.e2e.scenes import enter
from tests.server.processes import Server

MOST_DECISIONS = 1500
HAND_LIMIT = 5
PRICE = 5
SET_OUT = ".buttons .main"
Moment = Callable[[Match], bool]


# Positions: found in matches that are the same every time.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the positions of these tests in its store."""
    folder = tmp_path_factory.mktemp("africana")
    asyncio.run(fill(folder))
    running = Server(folder, built_pages())
    running.start()
    yield running
    running.stop()


async def fill(folder: Path) -> None:
    """Store a match at every moment that a test begins with."""
    store = Store(folder / "marula.sqlite")
    await store.open()
    for id, (moment, options) in MOMENTS.items():
        await enter(store, id, *find(moment, options))
    await enter(store, "end", played(0), None)
    await store.close()


def africana() -> AnyGame:
    game = games.find("africana")
    assert game is not None
    return game


@cache
def played(number: int, **options: bool) -> JsonObject:
    """The record of a match of two greedy players."""
    game = africana()
    match = Match(game, default_board(game), options, 2, bytes([number]) * 32)
    match.run([make_player("greedy", game, bytes([number, seat])) for seat in range(2)])
    return record.write(match, [{"player": "greedy"}] * 2)


def find(moment: Moment, options: dict[str, bool]) -> tuple[JsonObject, int]:
    """A match, and after how many decisions in it that moment comes."""
    for number in range(20):
        data = played(number, **options)
        replayer = record.Replayer(record.Record(data, africana()))
        decisions = 0
        while replayer.step():
            match = replayer.match
            decisions += match.moves[-1].seat != CHANCE
            actors = match.game.actors(match.state)
            if actors and actors[0] != CHANCE and moment(match):
                return data, decisions
    raise LookupError("no match has such a moment")


def seen(match: Match) -> tuple[Any, Any]:
    """What who decides sees: all of it, and what is theirs."""
    seat = match.game.actors(match.state)[0]
    view = match.game.view(match.state, seat)
    return view, view.players[seat]


def begins(match: Match) -> bool:
    """Whether a turn begins, late enough that there is something to do."""
    view, _ = seen(match)
    return view.phase == "choose" and not view.acted and view.turn > 8


def can_read(match: Match) -> bool:
    """There is money for two pages and a purchase, and the book at hand has pages that nobody has seen."""
    view, own = seen(match)
    board: Any = match.board
    side = board.data["places"][own.at]["side"]
    return begins(match) and own.silver >= PRICE + 3 and not own.unfinished and view.books[side].unseen > 3


def can_do_it_all(match: Match) -> bool:
    """An expedition can be joined after a step and completed after another, with cards to choose from."""
    return begins(match) and bool(great_journeys(match))


def great_journeys(match: Match) -> list[str]:
    """Where such a journey ends."""
    view, own = seen(match)
    ask = match.game.ask
    assert ask is not None
    ways: Any = ask(match.board, view, {"about": "ways", "places": [], "cards": []})
    found = []
    for place, way in (ways or {}).items():
        joins = {offer["action"]["expedition"]: offer["leg"] for offer in way["offers"] if offer["action"]["type"] == "join"}
        for offer in way["offers"]:
            action, leg = offer["action"], offer["leg"]
            if action["type"] == "complete" and 1 <= joins.get(action["expedition"], 0) < leg == len(way["legs"]):
                places = [step["to"] for step in way["legs"]]
                whole: Any = ask(match.board, view, {"about": "way", "places": places, "cards": [None] * len(places)})
                if any(len(choices) > 1 for choices in whole["choices"]):
                    found.append(place)
    return found


def discards(match: Match) -> bool:
    """Cards have to go, and the joker is among them."""
    view, own = seen(match)
    return view.phase == "discard" and own.joker and own.cards >= HAND_LIMIT


def has_scored(match: Match) -> bool:
    """A turn begins, and both have points."""
    view, _ = seen(match)
    return begins(match) and all(player.expeditions for player in view.players)


MOMENTS: dict[str, tuple[Moment, dict[str, bool]]] = {
    "journey": (can_do_it_all, {}),
    "book": (can_read, {}),
    "discard": (discards, {}),
    "hidden": (has_scored, {"hidden_scores": True}),
    "open": (has_scored, {}),
}


# Playing: by whatever means, always the same simple way.


class Player:
    """Somebody at a mouse who completes and joins what is in reach, reads now and then, and otherwise draws."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bought = 0
        self.travelled = 0

    def play(self, most: int = MOST_DECISIONS) -> int:
        """Play until the match is over; return how many decisions it took."""
        for count in range(most):
            if is_over(self.page):
                return count
            before = signature(self.page)
            self.decide()
            settle(self.page, before)
        return most

    def decide(self) -> None:
        """Do the next thing: what is asked, what is possible here, or a use of the turn."""
        if self.can(".question .main"):
            self.press(".question .main")
        elif self.can("button.discard"):
            self.press("button.discard")
        elif self.can(".africana-book"):
            self.read()
        elif self.can(".now"):
            self.press(".now")
        elif self.can(".choice.end.main"):
            self.press(".choice.end")
        elif silver(self.page) > PRICE and not self.can(".adventure") and self.can(".choice.buy:not(.off)"):
            self.press(".choice.buy")
        else:
            self.move_on()

    def move_on(self) -> None:
        """Go where there is something to do; else draw, or with a full hand go anywhere."""
        goals = self.page.evaluate(GOALS)
        full = hand(self.page) >= HAND_LIMIT
        if goals and (full or goals[0][1] > 0):
            self.point(goals[0][0])
            expect(self.page.locator(SET_OUT)).to_be_visible()
            if full or self.can(".offers .on"):
                self.travelled += 1
                self.press(SET_OUT)
                return
            self.press(".buttons .clear")
            expect(self.page.locator(SET_OUT)).to_have_count(0)
        self.press(".choice.draw")

    def read(self) -> None:
        """Turn a page, buy what shows, end the turn."""
        turn, buy = (f".africana-book {part}[aria-disabled=false]" for part in (".turns .button", ".buy"))
        if not self.can(".africana-book .end.main") and self.can(turn):
            self.press(turn)
        elif self.can(buy) and not self.can(".adventure"):
            self.bought += 1
            self.press(buy)
        else:
            self.press(".africana-book .end")

    def can(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def point(self, place: str) -> None:
        """Choose a place on the map."""
        self.page.mouse.click(*centre(self.page.locator(f"[data-lit='{place}']")))


GOALS = """() => {
    const worth = { joined: 3, adventure: 2, start: 1 };
    const places = [...document.querySelectorAll("[data-lit]")].map(({ dataset: { lit } }) => {
        const signs = [...document.querySelectorAll(`[data-place="${lit}"] .sign`)];
        return [lit, Math.max(0, ...signs.map((sign) => worth[sign.classList[1]] ?? 0))];
    });
    return places.sort((a, b) => b[1] - a[1]);
}"""
"""The lit places, and what their signs promise, the best first."""


def silver(page: Page, seat: int = 0) -> int:
    """What is in a purse, as everybody can see."""
    title = page.locator(f"[data-africana-seat='{seat}'] .item").first.get_attribute("title")
    found = re.search(r"\d+", title or "")
    assert found is not None
    return int(found[0])


def hand(page: Page) -> int:
    """How many cards are in one's own hand."""
    return page.locator(".hand li:not(.none, .down)").count()


def to(page: Page, table: str) -> None:
    """Sit down at a table."""
    page.goto(f"/table/{table}")
    expect(page.locator("section.status")).to_be_visible()
    settle(page)


def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Play.*Africana")).click()
        page.wait_for_url("**/new/africana")
        page.get_by_role("group", name="Number of players").get_by_role("radio", name="2").check()
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        player = Player(page)
        assert player.play() < MOST_DECISIONS
        assert player.bought and player.travelled
        expect(page.locator(".end h1")).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url("**/replay")
        expect(page.get_by_role("slider")).to_be_visible()


class Typist(Player):
    """Somebody without a mouse: Tab leads everywhere, digits choose what the turn is for, arrows turn pages."""

    def press(self, selector: str) -> None:
        if selector.startswith(".choice"):
            keys = self.page.locator(selector).first.get_attribute("aria-keyshortcuts")
            assert keys is not None
            self.focus(".board *, .tray *")
            self.page.keyboard.press(keys[0])
        elif selector.startswith(".africana-book .turns"):
            back = self.page.locator(selector).first.locator("xpath=following-sibling::*").count()
            self.page.keyboard.press("ArrowLeft" if back else "ArrowRight")
        else:
            self.focus(selector)
            self.page.keyboard.press("Enter")

    def point(self, place: str) -> None:
        self.focus("[data-key]")
        for _ in range(22):
            self.page.keyboard.press("PageDown")
            if self.page.evaluate("() => document.activeElement?.dataset.key") == place:
                break
        self.page.keyboard.press("Enter")

    def focus(self, selector: str) -> None:
        for _ in range(90):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(browser: Browser, server: Server) -> None:
    table = open_table(server, "person", "greedy", game="africana")
    with visit(browser, server) as page:
        to(page, table)
        player = Typist(page)
        assert player.play() < MOST_DECISIONS
        assert player.bought and player.travelled
        expect(page.locator(".end h1")).to_be_visible()


class Toucher(Player):
    """Somebody with fingers, who is asked before anything counts."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def point(self, place: str) -> None:
        self.page.touchscreen.tap(*centre(self.page.locator(f"[data-lit='{place}']")))


@pytest.mark.long
def test_a_match_against_three_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, "person", "greedy", "greedy", "greedy", game="africana")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        to(page, table)
        player = Toucher(page)
        assert player.play() < MOST_DECISIONS
        assert player.bought and player.travelled
        expect(page.locator(".end h1")).to_contain_text("勝")
