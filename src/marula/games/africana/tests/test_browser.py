"""Africana in the browser: whole matches by mouse, by keyboard and by touch; journeys, books, secrets, undo, replay."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.moments import Found, Moment, find, played, replayed, server_with
from tests.e2e.pages import ROOT, centre, is_over, open_table, settle, signature, visit
from tests.server.processes import Server

from marula.core.actions import Seat
from marula.core.match import Match

GAME = "africana"
SEATS = 2
MOST_DECISIONS = 1500
HAND_LIMIT = 5
PRICE = 5
SET_OUT = ".buttons .main"


# Positions: found in matches that are the same every time.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the positions of these tests in its store."""
    with server_with(
        tmp_path_factory.mktemp(GAME), {id: found(id) for id in MOMENTS}, played(GAME, SEATS, 0)
    ) as running:
        yield running


def found(id: str) -> Found:
    """The first moment of that name."""
    return find(GAME, SEATS, MOMENTS[id])


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
    """There is money for two pages and a purchase, and the next pages of the book at hand are new."""
    view, own = seen(match)
    places: Any = match.board.data["places"]
    book = view.books[places[own.at]["side"]]
    return begins(match) and own.silver >= PRICE + 1 and not own.unfinished and len(book.right) == 1 and book.unseen > 2


def can_do_it_all(match: Match) -> bool:
    """An expedition can be joined after a step and completed after another, with cards to choose from."""
    return begins(match) and bool(great_journeys(match))


def great_journeys(match: Match) -> dict[str, Any]:
    """Such journeys, by where they end."""
    view, _ = seen(match)
    journeys = {}
    for place, way in ask(match, view, "ways", []).items():
        joins = {offer["action"]["expedition"]: offer["leg"] for offer in way["offers"] if is_a("join", offer)}
        for offer in filter(partial(is_a, "complete"), way["offers"]):
            if 1 <= joins.get(offer["action"]["expedition"], 0) < offer["leg"] == len(way["legs"]):
                whole = ask(match, view, "way", [leg["to"] for leg in way["legs"]])
                if any(len(choices) > 1 for choices in whole["choices"]):
                    journeys[place] = whole
    return journeys


def ask(match: Match, view: Any, about: str, places: list[str]) -> Any:
    assert match.game.ask is not None
    return match.game.ask(match.board, view, {"about": about, "places": [*places], "cards": [None] * len(places)}) or {}


def is_a(type: str, offer: Any) -> bool:
    return bool(offer["action"]["type"] == type)


def discards(match: Match) -> bool:
    """Two cards have to go, and the joker is among those held."""
    view, own = seen(match)
    return bool(view.phase == "discard" and own.joker and own.cards > HAND_LIMIT)


def has_scored(match: Match) -> bool:
    """A turn begins, and both have points."""
    view, _ = seen(match)
    return begins(match) and all(player.expeditions for player in view.players)


MOMENTS = {
    "journey": Moment(can_do_it_all),
    "signs": Moment(can_do_it_all),
    "sideways": Moment(can_do_it_all),
    "book": Moment(can_read),
    "discard": Moment(discards, players="random"),  # greedy bots don't let it come to that
    "hidden": Moment(has_scored, options=("hidden_scores",)),
    "open": Moment(has_scored),
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
            # What has to go is chosen, then given.
            self.press(".choice.end" if self.can(".choice.end.main") else "button.discard[aria-pressed=false]")
        elif self.can(".africana-book"):
            self.read()
        elif self.can(".now"):
            self.press(".now")
        elif self.can(".choice.end.main"):
            self.press(".choice.end")
        elif silver(self.page) >= PRICE and not self.can(".adventure") and self.can(".choice.buy:not(.off)"):
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
        assert player.bought
        assert player.travelled
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
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        to(page, table)
        player = Typist(page)
        assert player.play() < MOST_DECISIONS
        assert player.bought
        assert player.travelled
        expect(page.locator(".end h1")).to_be_visible()


class Toucher(Player):
    """Somebody with fingers, who is asked before anything counts."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def point(self, place: str) -> None:
        self.page.touchscreen.tap(*centre(self.page.locator(f"[data-lit='{place}']")))


@pytest.mark.long
def test_a_match_against_three_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy", "greedy")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        to(page, table)
        player = Toucher(page)
        assert player.play() < MOST_DECISIONS
        assert player.bought
        assert player.travelled
        expect(page.locator(".end h1")).to_contain_text("勝")


# What else can be done at a table.


def near(page: Page) -> str:
    """A place that one step leads to."""
    place = page.locator("[data-key]", has_text="Within reach with 1 card").first.get_attribute("data-key")
    assert place is not None
    return place


def plan(page: Page, place: str) -> None:
    """Click a place, and wait for the way there."""
    Player(page).point(place)
    expect(page.locator(SET_OUT)).to_be_visible()


def step(page: Page) -> None:
    """Make one step and nothing else."""
    plan(page, near(page))
    for offer in page.locator(".offers [role=checkbox]").all():
        offer.set_checked(False)
    before = signature(page)
    page.locator(SET_OUT).click()
    settle(page, before)


def test_a_journey_survives_a_reload_and_a_restart_of_the_server(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        to(page, table)
        step(page)
        expect(page.locator(".hand .down")).to_have_count(1)
        before = signature(page)
        page.reload()
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        assert signature(page) == before
        server.kill()
        server.start()
        expect(page.locator(".lost")).to_have_count(0)
        settle(page)
        assert signature(page) == before
        page.locator(".choice.end").click()
        if page.locator(".question").count():
            page.locator(".question .main").click()
        settle(page, before)
        expect(page.locator(".hand .down")).to_have_count(0)


def test_undo_before_and_after_something_was_revealed(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        to(page, table)
        undo = page.locator(".undo")
        start = signature(page)
        expect(undo).to_have_count(0)
        step(page)
        moved = signature(page)
        undo.click()
        settle(page, moved)
        assert signature(page) == start
        # A new page is seen by all, and can't be unseen; to turn it back shows nothing new.
        page.locator(".choice.buy").click()
        before = signature(page)
        page.locator(".turns .button").last.click()
        settle(page, before)
        expect(undo).to_have_count(0)
        turned = signature(page)
        page.locator(".turns .button").first.click()
        settle(page, turned)
        expect(undo).to_have_count(1)
        page.keyboard.press("Escape")
        back = signature(page)
        undo.click()
        settle(page, back)
        expect(undo).to_have_count(0)


def test_a_draw_can_not_be_undone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        to(page, table)
        cards = hand(page)
        before = signature(page)
        page.locator(".choice.draw").click()
        settle(page, before)
        assert hand(page) == cards + 2
        expect(page.locator(".undo")).to_have_count(0)


def test_the_device_is_passed_on_without_a_look_at_the_cards(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "person")
    with visit(browser, server) as page:
        page.goto(f"/table/{table}")
        hands: dict[str, Counter[str]] = {"P1": Counter(), "P2": Counter()}
        for name, use in (("P1", ".choice.draw"), ("P2", ".choice.draw"), ("P1", ".choice.end")):
            asked = page.get_by_role("dialog", name=f"Pass the device to {name}")
            expect(asked).to_be_visible()
            for _ in range(2):  # there is no way round
                assert secrets_shown(page) == 0
                page.keyboard.press("Escape")
                expect(asked).to_be_visible()
            asked.get_by_role("button", name=f"I am {name}").click()
            settle(page)
            expect(asked).to_have_count(0)
            held = Counter(cards_in_hand(page))
            assert held["Joker"] == 1
            if hands[name]:
                assert held == hands[name], "what was held before is held still"
            else:
                assert held.total() == 2
            hands[name] = held
            page.locator(use).click()
            if page.locator(".question").count():
                page.locator(".question .main").click()
            # What was drawn is seen before the device goes on.
            on = page.get_by_role("button", name="Pass the device on")
            expect(on).to_be_focused()
            if use == ".choice.draw":
                drawn = Counter(cards_in_hand(page))
                assert drawn > held
                assert drawn.total() == held.total() + 2
                told = page.get_by_role("region", name="Pass the device on").inner_text()
                for card in drawn - held:
                    assert card.removesuffix(" travel card").lower() in told
                hands[name] = drawn
            on.click()
        expect(page.get_by_role("dialog", name="Pass the device to P2")).to_be_visible()
        page.reload()
        expect(page.get_by_role("dialog", name="Pass the device to P2")).to_be_visible()
        assert secrets_shown(page) == 0


def secrets_shown(page: Page) -> int:
    """How many cards are on the page anywhere: only one's own hand shows any."""
    return page.locator(".hand, .card.travel, .card.joker, .card.assistant").count()


def cards_in_hand(page: Page) -> list[str]:
    """What the cards are, as they are read out."""
    return [label or "" for label in page.locator(".hand li:not(.down) [aria-label]").evaluate_all(LABELS)]


LABELS = "(cards) => cards.map((card) => card.ariaLabel)"


def test_a_book_is_read(browser: Browser, server: Server) -> None:
    seat = found("book").match.game.actors(found("book").match.state)[0]
    with visit(browser, server, motion=True) as page:
        to(page, "book")
        page.locator(".choice.buy").click()
        book = page.locator(".africana-book")
        seen_pages = book.locator(".strip .thumb:not(.unseen)")
        forth = book.locator(".turns .button").last
        purse, known = silver(page, seat), seen_pages.count()

        # To look and go is not to give up the turn.
        book.get_by_role("button", name="Pass").click()
        expect(book.get_by_role("alertdialog")).to_contain_text("Do nothing in this turn?")
        book.get_by_role("button", name="Back").click()
        expect(book.get_by_role("alertdialog")).to_have_count(0)

        expect(forth).to_have_attribute("title", "Turn the right page: free")
        before = signature(page)
        leaf = book.locator(".leaf.to-left")
        page.evaluate(WATCH_LEAF)
        forth.click()
        page.wait_for_function("() => window.turnedBy.size > 1")
        expect(leaf).to_have_count(0)
        settle(page, before)
        expect(seen_pages).to_have_count(known + 1)
        assert silver(page, seat) == purse

        expect(forth).to_have_attribute("title", "Turn the right page: 1 silver")
        before = signature(page)
        forth.click()
        settle(page, before)
        expect(seen_pages).to_have_count(known + 2)
        assert silver(page, seat) == purse - 1
        expect(book.locator(".rows")).to_contain_text("1 further page turned")

        expect(leaf).to_have_count(0)
        buy = book.locator(".half.left .buy")
        expect(buy).to_have_attribute("title", re.compile("for 5 silver$"))
        before = signature(page)
        buy.click()
        settle(page, before)
        assert silver(page, seat) == purse - 1 - PRICE
        expect(book.locator(".rows")).to_contain_text("1 page bought")
        before = signature(page)
        book.get_by_role("button", name="End turn").click()
        expect(book).to_have_count(0)
        settle(page, before)
        expect(page.locator("button.adventure")).to_have_count(1)


WATCH_LEAF = """() => {
    window.turnedBy = new Set();
    const look = () => {
        const leaf = document.querySelector(".africana-book .leaf.to-left");
        if (leaf) window.turnedBy.add(getComputedStyle(leaf).transform);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes how a page lies, frame by frame: a page that turns lies in more than one way, however slow the machine is."""


def test_a_journey_is_planned_changed_and_made(browser: Browser, server: Server) -> None:
    """Steps, joining and completing in one go."""
    match = found("journey").match
    place, way = next(iter(great_journeys(match).items()))
    seat = match.game.actors(match.state)[0]
    with visit(browser, server) as page:
        to(page, "journey")
        start = signature(page)
        steps = page.locator(".steps .step")
        plan(page, place)
        expect(steps).to_have_count(len(way["legs"]))
        expect(page.locator("[data-step]")).to_have_count(len(way["legs"]))
        expect(page.locator(".hand .number")).to_have_count(len(way["legs"]))
        assert [step.locator(".number").inner_text() for step in steps.all()] == numbers(way["legs"])
        expect(page.locator(".offers [role=checkbox]")).to_have_count(len(way["offers"]))

        # What isn't joined can't be completed.
        join, complete = (offer_of(page, type, match, way) for type in ("Join", "Complete"))
        expect(join).to_be_checked()
        expect(complete).to_be_checked()
        join.uncheck()
        expect(complete).not_to_be_checked()
        join.check()
        expect(complete).to_be_checked()

        # Another card for a step.
        alterable = page.locator(".steps .step:enabled").first
        was = alterable.text_content()
        alterable.click()
        page.locator(".choices button:not(.on)").first.click()
        expect(alterable).not_to_have_text(was or "")

        page.get_by_role("button", name="Clear the journey").click()
        expect(steps).to_have_count(0)
        expect(page.locator("[data-step], .hand .number")).to_have_count(0)
        settle(page)
        assert signature(page) == start

        plan(page, place)
        before = signature(page)
        page.locator(SET_OUT).click()
        settle(page, before)
        expect(page.locator(".hand .down")).to_have_count(len(way["legs"]))
        points = sum(offer["points"] for offer in way["offers"] if offer["points"] > 0)
        _, own = seen(match)
        gained = int(re.sub(r"\D", "", page.locator(f"[data-score='{seat}']").inner_text())) - scored(match, seat)
        assert gained == points
        expect(page.locator(f"[data-africana-seat='{seat}'] .done")).to_contain_text(
            re.compile(rf"{len(own.expeditions) + sum(is_a('complete', offer) for offer in way['offers'])} expedition")
        )


def offer_of(page: Page, word: str, match: Match, way: Any) -> Locator:
    """What is offered to do about the expedition that is completed at the end of the way."""
    expedition = [offer["action"]["expedition"] for offer in way["offers"] if is_a("complete", offer)][-1]
    data: Any = match.board.data
    card = next(card for card in data["expeditions"] if card["id"] == expedition)
    start, target = (data["places"][card[end]]["name"]["en"] for end in ("start", "target"))
    return page.locator(".offers [role=checkbox]", has_text=word).filter(has_text=f"{start} – {target}")


def numbers(legs: list[Any]) -> list[str]:
    return [str(number) for number, _ in enumerate(legs, 1)]


def scored(match: Match, seat: Seat) -> int:
    """What a seat's owner counts so far."""
    points = match.game.standings(match.board, match.game.view(match.state, seat))[seat]
    assert points is not None
    return points


def test_what_is_discarded_can_be_thought_over(browser: Browser, server: Server) -> None:
    match = found("discard").match
    seat = match.game.actors(match.state)[0]
    with visit(browser, server) as page:
        to(page, "discard")
        expect(page.locator(".hand h3")).to_have_text("2 cards have to go")
        cards = page.locator(".hand button.discard")
        given = page.locator(".hand button.discard[aria-pressed=true]")
        joker = page.locator(".hand").get_by_role("button", name="Discard the joker")
        discard = page.locator(".choice.end")
        question = page.get_by_role("alertdialog")
        held = hand(page)
        start = signature(page)
        cards.nth(0).click()
        expect(discard).to_contain_text("1 of 2 chosen")
        expect(discard).to_have_attribute("aria-disabled", "true")
        discard.click(force=True)
        expect(page.get_by_role("listitem").filter(has_text="First discard 2 cards")).to_be_visible()
        # What never comes back is asked about, and nothing is final before.
        joker.click()
        expect(discard).to_have_attribute("aria-disabled", "false")
        discard.click()
        expect(question).to_contain_text("Discard the joker? It leaves the game for good.")
        question.get_by_role("button", name="Back").click()
        expect(question).to_have_count(0)
        expect(given).to_have_count(2)
        assert hand(page) == held
        # A third one: what was chosen first stays after all.
        cards.nth(1).click()
        expect(given).to_have_count(2)
        expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Escape")
        expect(given).to_have_count(0)
        assert signature(page) == start
        # By keyboard: the joker is among them once more, and goes.
        for card in (cards.nth(0), joker):
            card.focus()
            page.keyboard.press("Enter")
        before = signature(page)
        page.keyboard.press("d")
        expect(question.get_by_role("button", name="Back")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settle(page, before)
        expect(page.locator(f"[data-africana-seat='{seat}'] .joker.gone")).to_have_count(1)
        expect(cards).to_have_count(0)


def test_the_signs_of_a_journey_leave_names_readable(browser: Browser, server: Server) -> None:
    """On a phone, and the map stays where it is under the finger."""
    with visit(browser, server, size=(390, 844), touch=True) as page:
        to(page, "signs")
        before = page.locator("[data-place='lagos']").bounding_box()
        for place in great_journeys(found("signs").match):
            Toucher(page).point(place)
            expect(page.locator(SET_OUT)).to_be_visible()
            expect(page.locator("[data-step]")).not_to_have_count(0)
            assert page.evaluate(COVERED_NAMES) == []
            assert page.locator("[data-place='lagos']").bounding_box() == before
            page.locator(".buttons .clear").tap()
            expect(page.locator("[data-step]")).to_have_count(0)


COVERED_NAMES = """() => {
    const signs = [...document.querySelectorAll("[data-step], .price")].map((sign) => sign.getBoundingClientRect());
    const edge = document.documentElement.clientWidth;
    const names = [...document.querySelectorAll("[data-name]")].filter((name) => {
        const { left, right, top, bottom, height } = name.getBoundingClientRect();
        // A line is higher than its letters.
        const covers = (sign) =>
            Math.min(right, sign.right) - Math.max(left, sign.left) > 2 &&
            Math.min(bottom, sign.bottom) - Math.max(top, sign.top) > 0.3 * height;
        return left < 0 || right > edge || signs.some(covers);
    });
    return names.map((name) => name.textContent);
}"""


def test_a_phone_held_sideways(browser: Browser, server: Server) -> None:
    """Most of its height is for the map, and all that can be done is in sight."""
    with visit(browser, server, size=(844, 390), touch=True) as page:
        to(page, "sideways")
        sea = page.locator(".board .sea svg").first.bounding_box()
        assert sea is not None
        assert sea["height"] > 300
        for part in page.locator(".choice:enabled, .hand li").all():
            expect(part).to_be_in_viewport(ratio=0.9)
        Toucher(page).point(next(iter(great_journeys(found("sideways").match))))
        expect(page.locator(SET_OUT)).to_be_visible()
        for part in page.locator(f"{SET_OUT}, .hand li").all():
            expect(part).to_be_in_viewport(ratio=0.9)
        before = signature(page)
        page.locator(SET_OUT).tap()
        settle(page, before)


def test_hidden_scores_are_for_their_owners(browser: Browser, server: Server) -> None:
    match = found("hidden").match
    seat = match.game.actors(match.state)[0]
    with visit(browser, server) as page:
        to(page, "hidden")
        for other in range(2):
            points = page.locator(f"[data-score='{other}']")
            under = page.locator(f"[data-africana-seat='{other}'] .done")
            expect(points).to_have_text(re.compile(r"^\s*\d+" if other == seat else r"^\s*\?"))
            expect(under).to_contain_text("expedition" if other == seat else "under the company card")
            expect(under).not_to_contain_text("under the company card" if other == seat else "expedition")
        to(page, "open")
        for other in range(2):
            expect(page.locator(f"[data-score='{other}']")).to_have_text(re.compile(r"^\s*\d+"))


def test_a_replay_shows_the_hand_of_who_plays(browser: Browser, server: Server) -> None:
    hands = [(decisions, travel_cards(match)) for decisions, match in replayed(played(GAME, SEATS, 0))]
    with visit(browser, server) as page:
        page.goto("/table/end/replay")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        for key, number in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", None)]:
            page.keyboard.press(key)
            if number is None:
                break
            expect(slider).to_have_value(str(number))
            expected = dict(hands)[number - 1]
            expect(page.locator(".hand .card.travel")).to_have_count(len(expected))
            assert page.locator(".hand .card.travel").evaluate_all(COLOURS) == expected
        expect(slider).to_have_value(slider.get_attribute("max") or "")
        page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        # Who looks is nobody at this table.
        expect(page.get_by_role("region", name="Players")).not_to_contain_text("You")
    with visit(browser, server, size=(390, 844), touch=True) as page:
        page.goto("/table/end/replay")
        for number, expected in hands[:3]:
            page.get_by_role("button", name="One step forward").tap()
            expect(page.get_by_role("slider")).to_have_value(str(number + 1))
            expect(page.locator(".hand .card.travel")).to_have_count(len(expected))
            assert page.locator(".hand .card.travel").evaluate_all(COLOURS) == expected


def test_the_discards_can_be_looked_at_on_a_phone(browser: Browser, server: Server) -> None:
    """AFN-H1 They are public."""
    view, _ = seen(found("journey").match)
    count = sum(view.discards.values())
    assert count
    with visit(browser, server, size=(390, 844), touch=True) as page:
        to(page, "journey")
        pile = page.get_by_role("button", name=f"Discards {count}")
        pile.tap()
        panel = page.locator(".panel.open")
        expect(panel).to_contain_text(f"Travel pile {view.pile}")
        expect(panel.locator("li")).to_have_count(sum(1 for number in view.discards.values() if number))
        pile.tap()
        expect(panel).to_have_count(0)


COLOURS = "(cards) => cards.map((card) => card.style.getPropertyValue('--colour').slice('var(--afn-'.length, -1))"


def travel_cards(match: Match) -> list[str]:
    """The travel cards of who decides."""
    view, _ = seen(match)
    return [colour for colour, count in view.hand.items() for _ in range(count)]


def test_a_board_of_ones_own(browser: Browser, server: Server, tmp_path: Path) -> None:
    """Entered on the page where tables are made, and played on."""
    text = (ROOT / "src/marula/games/africana/data/board.toml").read_text()
    own = re.sub("^name = .*$", 'name = { en = "My map", fr = "Ma carte", ja = "私の地図" }', text, count=1, flags=re.M)
    own = own.replace('id = "marula"', 'id = "mine"', 1)
    own = own.replace('en = "Tripoli"', 'en = "Zuwarah"')
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text(own.replace('format = "marula-board/1"', 'format = "marula-board/1"\nspeed = 3'))
    right.write_text(own)
    with visit(browser, server) as page:
        page.goto("/new/africana")
        entry = page.locator("input[type=file]")
        entry.set_input_files(wrong)
        expect(page.get_by_role("alert")).to_contain_text("speed")
        entry.set_input_files(right)
        expect(page.get_by_role("radio", name=re.compile("^My map"))).to_be_checked()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("group", name="Number of players").get_by_role("radio", name="2").check()
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        expect(page.locator("[data-key='tripoli']")).to_contain_text("Zuwarah")
        player = Player(page)
        player.play(8)
        assert player.travelled
