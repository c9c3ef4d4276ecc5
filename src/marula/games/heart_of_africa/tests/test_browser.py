"""The Heart of Africa in the browser: whole matches; payments, tickets, draws, secrets, the end."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.moments import Found, Moment, find, played, replayed, server_with
from tests.e2e.pages import SIZES, in_each_look, is_over, open_table, settle, signature, visit
from tests.e2e.test_pages import AXE, BOXES
from tests.server.processes import Server

from marula.core.actions import Action, Seat
from marula.core.match import Match

GAME = "heart_of_africa"
SEATS = 3
MOST_DECISIONS = 600
LONG = 4
"""How long a lane has to be for these players not to wait for a longer one."""
MANY = 12
"""How many cards are too many to wait."""


# Positions: found in matches that are the same every time.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the positions of these tests in its store."""
    moments = {id: found(id) for id in MOMENTS} | {f"look-{id}": found(id) for id in LOOKED_AT}
    with server_with(tmp_path_factory.mktemp(GAME), moments, played(GAME, SEATS, 0)) as running:
        yield running


def found(id: str) -> Found:
    """The first moment of that name."""
    return find(GAME, SEATS, MOMENTS[id])


def actor(match: Match) -> Seat:
    return match.game.actors(match.state)[0]


def seen(match: Match) -> Any:
    """What who decides sees."""
    return match.game.view(match.state, actor(match))


def claims(match: Match) -> list[Any]:
    """The claims that who decides can make, as they go over the wire."""
    actions: list[Action] = match.game.legal(match.state, actor(match))
    return [action.wire for action in actions if action.type == "claim"]


def lane_length(match: Match, lane: str) -> int:
    board: Any = match.board
    return int(board.lanes[board.lane_of[lane]].length)


def is_plain(match: Match, claim: Any) -> bool:
    """Only cards of a colour."""
    return not claim["locomotives"] and not claim["terrain_cards"] and not claim["terrain_locomotives"]


def has_locomotives(match: Match, claim: Any) -> bool:
    """Some of its wagons are locomotives, and nothing is doubled."""
    length = lane_length(match, claim["lane"])
    return 0 < claim["locomotives"] < length and not claim["terrain_cards"] and not claim["terrain_locomotives"]


def is_all_locomotives(match: Match, claim: Any) -> bool:
    return bool(claim["locomotives"] == lane_length(match, claim["lane"]) > 1 and not claim["terrain_locomotives"])


def is_doubled(match: Match, claim: Any) -> bool:
    """With terrain cards alone."""
    return bool(claim["terrain_cards"] and not claim["terrain_locomotives"])


def is_doubled_by_locomotive(match: Match, claim: Any) -> bool:
    """With a locomotive alone, or with one beside a terrain card."""
    return bool(claim["terrain_locomotives"])


PAYMENTS: dict[str, Callable[[Match, Any], bool]] = {
    "plain": is_plain,
    "locomotives": has_locomotives,
    "all-locomotives": is_all_locomotives,
    "doubled": is_doubled,
    "doubled-by-locomotive": is_doubled_by_locomotive,
}


def can_pay(payment: str) -> Callable[[Match], bool]:
    """A moment at which such a claim is possible."""
    return lambda match: any(PAYMENTS[payment](match, claim) for claim in claims(match))


def is_barred(match: Match) -> bool:
    """The second card is due, and a locomotive lies face up."""
    view = seen(match)
    return view.phase == "second" and "locomotive" in view.spaces


def others_have_more(match: Match) -> bool:
    """A lane can be paid, and somebody has more terrain cards of its type."""
    return bool(claims(match)) and blocked_lane(match) is not None


def blocked_lane(match: Match) -> str | None:
    """Such a lane, where who decides has the cards to double."""
    game, view = match.game, seen(match)
    assert game.ask is not None
    for claim in claims(match):
        answer: Any = game.ask(match.board, view, {"about": "lane", "lane": claim["lane"]})
        first = answer["ways"][0]["doublings"][0]["refusal"]
        if first and first["key"].endswith("more-terrain"):
            return str(claim["lane"])
    return None


def is_last_round(match: Match) -> bool:
    return bool(seen(match).last_turns and seen(match).phase == "turn")


def chooses_later(match: Match) -> bool:
    return bool(seen(match).phase == "keep")


def is_remembered(match: Match) -> bool:
    """A turn begins, and everybody is known to have some cards."""
    view = seen(match)
    return view.phase == "turn" and all(sum(player.known.values()) for player in view.players)


MOMENTS = {
    **{payment: Moment(can_pay(payment)) for payment in PAYMENTS},
    "barred": Moment(is_barred),
    "more-terrain": Moment(others_have_more),
    "last-round": Moment(is_last_round),
    "keep": Moment(chooses_later),
    "remembered": Moment(is_remembered, options=("remember_cards",)),
    "forgotten": Moment(is_remembered),
}


LOOKED_AT = ("doubled", "keep", "plain")
"""Moments at which nothing is done, only looked at."""


# Playing: by whatever means, always the same simple way.


class Player:
    """Somebody at a mouse who keeps the first tickets, claims the longest lane in reach, and otherwise takes cards."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.claimed = 0
        self.kept = 0

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
        """Do the next thing."""
        if self.can(".question .main"):
            self.press(".question .main")
        elif self.can(".pick"):
            self.choose_tickets()
        elif self.can(".pass"):
            self.press(".pass")
        else:
            self.act()

    def act(self) -> None:
        """Claim, or take a card; sometimes one of terrain."""
        lanes = self.page.evaluate(LANES)
        if lanes and (
            lanes[0][1] >= LONG or hand(self.page) > MANY or not self.can("[data-stall='train-pile']:not(.off)")
        ):
            self.point(lanes[0][0])
            expect(self.page.locator(f"[data-claim='{lanes[0][0]}'] .go")).to_be_visible()
            self.claimed += 1
            self.press(".go")
            return
        terrain = "[data-stall='terrain-1']:not(.off)"
        train = "[data-stall^='train']:not(.off)"
        self.press(
            terrain
            if hand(self.page) % 5 == 0 and self.can(terrain)
            else train
            if self.can(train)
            else ".choice:not(.off)"
        )

    def choose_tickets(self) -> None:
        """Those that come first, as many as have to be."""
        for number in range(4):
            if not self.can(".keep.off"):
                break
            self.press(f"li:nth-child({number + 1}) > .pick")
        self.kept += 1
        self.press(".keep:not(.off)")

    def can(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def point(self, lane: str) -> None:
        """Choose a lane on the map."""
        self.page.mouse.click(*middle(self.page, lane))


LANES = """() => [...document.querySelectorAll("g[data-lane].lit")]
    .map((lane) => [lane.dataset.lane, lane.querySelector(".cells").getAttribute("d").split("M").length - 1])
    .sort((a, b) => b[1] - a[1])"""
"""The lit lanes with their lengths, the longest first."""


def middle(page: Page, lane: str) -> tuple[float, float]:
    """The middle of a free lane's first space."""
    x, y = page.locator(f"g[data-lane='{lane}'] .cells").evaluate(MIDDLE)
    return x, y


MIDDLE = """(cells) => {
    const [first] = cells.getAttribute("d").slice(1).split("M");
    const points = first.replace("Z", "").split("L").map((point) => point.split(" ").map(Number));
    const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
    const { x, y } = new DOMPoint(mean(0), mean(1)).matrixTransform(cells.getScreenCTM());
    return [x, y];
}"""


def hand(page: Page) -> int:
    """How many train cards are in one's own hand."""
    counts = page.locator(".hand li:not(.terrain) .count").all_inner_texts()
    return sum(int(count.split("/")[-1]) for count in counts)


def score(page: Page, seat: int) -> int:
    return int(re.sub(r"\D", "", page.locator(f"[data-score='{seat}']").inner_text()))


def to(page: Page, table: str) -> None:
    """Sit down at a table."""
    page.goto(f"/table/{table}")
    expect(page.locator("section.status")).to_be_visible()
    settle(page)


def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Play.*The Heart of Africa")).click()
        page.wait_for_url(f"**/new/{GAME}")
        page.get_by_role("group", name="Number of players").get_by_role("radio", name="2").check()
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        player = Player(page)
        assert player.play() < MOST_DECISIONS
        assert player.claimed
        assert player.kept
        expect(page.locator(".end h1")).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url("**/replay")
        expect(page.get_by_role("slider")).to_be_visible()


class Typist(Player):
    """Somebody without a mouse: Tab leads everywhere, digits take cards, Page Down goes from lit lane to lit lane."""

    def press(self, selector: str) -> None:
        if "data-stall" in selector:
            keys = self.page.locator(selector).first.get_attribute("aria-keyshortcuts")
            assert keys is not None
            self.focus(".board *, .tray *, .cards *")
            self.page.keyboard.press(keys)
        else:
            self.focus(selector)
            self.page.keyboard.press("Enter")

    def point(self, lane: str) -> None:
        self.focus("[data-key]")
        for _ in range(120):
            key = self.page.evaluate("() => document.activeElement?.dataset.key")
            if key and key.endswith(f" {lane}"):
                break
            self.page.keyboard.press("PageDown")
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
        assert player.claimed
        assert player.kept
        expect(page.locator(".end h1")).to_be_visible()


class Toucher(Player):
    """Somebody with fingers, who is asked before anything counts."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def point(self, lane: str) -> None:
        self.page.touchscreen.tap(*middle(self.page, lane))


@pytest.mark.long
def test_a_match_against_four_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy", "greedy", "greedy")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        to(page, table)
        player = Toucher(page)
        assert player.play() < MOST_DECISIONS
        assert player.claimed
        expect(page.locator(".end h1")).to_contain_text("勝")


# Claiming.


@pytest.mark.parametrize("payment", PAYMENTS)
def test_a_lane_is_paid_as_chosen(browser: Browser, server: Server, payment: str) -> None:
    match = found(payment).match.copy()
    seat = actor(match)
    claim = next(claim for claim in claims(match) if PAYMENTS[payment](match, claim))
    actions: list[Action] = match.game.legal(match.state, seat)
    match.play(seat, next(action for action in actions if action.wire == claim))
    after = match.game.view(match.state, seat)
    with visit(browser, server) as page:
        to(page, payment)
        Player(page).point(claim["lane"])
        panel = page.locator(f"[data-claim='{claim['lane']}']")
        expect(panel.locator(".go")).to_be_visible()
        way = panel.locator(f"[data-way='{claim['card']} {claim['locomotives']}']")
        if not way.count():
            panel.locator(".more").click()
        way.click()
        expect(way).to_have_attribute("aria-pressed", "true")
        doubling = panel.locator(f"[data-doubling='{claim['terrain_cards']} {claim['terrain_locomotives']}']")
        doubling.click()
        expect(doubling).to_have_attribute("aria-pressed", "true")
        before = signature(page)
        panel.locator(".go").click()
        page.wait_for_function(
            "(before) => document.querySelector('section.status').textContent !== before", arg=before
        )
        expect(panel).to_have_count(0)
        expect(page.locator(f"[data-score='{seat}']")).to_have_text(
            re.compile(rf"^\s*{after.players[seat].points + after.players[seat].doubled}\D")
        )
        expect(page.locator(f"[data-hoa-seat='{seat}'] .cell").first).to_contain_text(str(after.players[seat].trains))


def test_doubling_says_who_has_more(browser: Browser, server: Server) -> None:
    match = found("more-terrain").match
    lane = blocked_lane(match)
    assert lane is not None
    assert match.game.ask is not None
    answer: Any = match.game.ask(match.board, seen(match), {"about": "lane", "lane": lane})
    values = answer["ways"][0]["doublings"][0]["refusal"]["values"]
    with visit(browser, server) as page:
        to(page, "more-terrain")
        Player(page).point(lane)
        panel = page.locator(f"[data-claim='{lane}']")
        expect(panel.locator(".why")).to_contain_text(str(values["theirs"]))
        refused = panel.locator("[data-doubling][aria-disabled=true]").first
        refused.click(force=True)  # off, but it answers
        expect(refused).to_have_attribute("aria-pressed", "false")
        expect(page.get_by_role("region", name="Notices").get_by_role("listitem")).to_contain_text("HOA-R3")


def test_a_lane_that_is_taken_or_too_dear_can_be_looked_at(browser: Browser, server: Server) -> None:
    match = found("last-round").match
    view = seen(match)
    with visit(browser, server) as page:
        to(page, "last-round")
        lane, owner = next(iter(view.claimed.items()))
        page.locator(f"[data-key$=' {lane}']").first.evaluate("(button) => button.click()")
        panel = page.locator(f"[data-claim='{lane}']")
        expect(panel.locator(".why")).to_contain_text("taken")
        expect(panel.locator(".go")).to_have_count(0)
        assert owner in range(3)
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def test_the_panel_never_covers_the_ends_of_its_lane(browser: Browser, server: Server) -> None:
    lanes = {claim["lane"] for claim in claims(found("plain").match)}
    with visit(browser, server) as page:
        to(page, "look-plain")
        for lane in sorted(lanes):
            Player(page).point(lane)
            panel = page.locator(f"[data-claim='{lane}']")
            expect(panel.locator(".go")).to_be_visible()
            page.wait_for_timeout(150)  # it is measured, and then put where it covers least
            box = panel.bounding_box()
            assert box is not None
            x, y = middle(page, lane)
            assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]), lane
            page.keyboard.press("Escape")


# Tickets.


def test_tickets_are_chosen_with_the_map_lit(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy")
    with visit(browser, server) as page:
        to(page, table)
        picks, keep, way = page.locator(".pick"), page.locator(".keep"), page.locator("path.way")
        expect(picks).to_have_count(4)
        expect(keep).to_have_text("Choose at least 2")
        for pick in picks.all():
            pick.hover()
            expect(way.first).to_be_attached()
        keep.click(force=True)  # off, but it answers
        expect(picks).to_have_count(4)
        picks.nth(1).click()
        expect(keep).to_have_text("Choose at least 1 more")
        picks.nth(2).click()
        expect(keep).to_have_text("Keep 2 tickets")
        before = signature(page)
        keep.click()
        settle(page, before)
        expect(picks).to_have_count(0)
        own = page.locator(".tickets .own")
        expect(own).to_have_count(2)
        own.first.hover()
        expect(way.first).to_be_attached()


def test_later_one_ticket_is_enough(browser: Browser, server: Server) -> None:
    match = found("keep").match
    held = len(seen(match).tickets)
    with visit(browser, server) as page:
        to(page, "keep")
        expect(page.locator(".keep")).to_have_text("Choose at least 1")
        page.locator(".pick").first.click()
        page.locator(".keep").click()
        expect(page.locator(".pick")).to_have_count(0)
        expect(page.locator(".tickets .own")).to_have_count(held + 1)


def test_the_device_is_passed_on_while_everybody_chooses(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "person", "greedy")
    with visit(browser, server) as page:
        page.goto(f"/table/{table}")
        offers: list[list[str]] = []
        for name in ("P1", "P2"):
            asked = page.get_by_role("dialog", name=f"Pass the device to {name}")
            expect(asked).to_be_visible()
            expect(page.locator(".pick, .hand, .tickets")).to_have_count(0)
            page.keyboard.press("Escape")
            expect(asked).to_be_visible()
            asked.get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".pick")).to_have_count(4)
            offers.append([label or "" for label in page.locator(".pick").evaluate_all(LABELS)])
            for number in range(2 if name == "P1" else 3):
                page.locator(".pick").nth(number).click()
            # How many the first has kept is not told before all have chosen.
            expect(page.locator("[data-hoa-seat='0']")).not_to_contain_text("tickets" if name == "P2" else "2 tickets")
            page.locator(".keep").click()
            if name == "P1":
                page.get_by_role("button", name="Pass the device on").click()
        assert not set(offers[0]) & set(offers[1])
        expect(page.locator("[data-hoa-seat='0']")).to_contain_text("2 tickets")
        expect(page.locator("[data-hoa-seat='1']")).to_contain_text("3 tickets")


LABELS = "(tickets) => tickets.map((ticket) => ticket.title)"


# Draws.


def test_a_face_up_locomotive_is_barred_as_the_second_card(browser: Browser, server: Server) -> None:
    match = found("barred").match
    space = seen(match).spaces.index("locomotive") + 1
    with visit(browser, server) as page:
        to(page, "barred")
        expect(page.locator("section.status")).to_contain_text("Take the second card")
        locomotive = page.locator(f"[data-stall='train-{space}']")
        expect(locomotive.locator(".lock")).to_be_visible()
        cards = hand(page)
        locomotive.click(force=True)  # off, but it answers
        expect(page.get_by_text("can’t be the second card of a turn").first).to_be_visible()
        assert hand(page) == cards
        before = signature(page)
        page.locator("[data-stall='train-pile']").click()
        settle(page, before)
        assert hand(page) == cards + 1
        expect(page.locator(".undo")).to_have_count(0)


def test_a_terrain_card_shows_who_would_have_most(browser: Browser, server: Server) -> None:
    match = found("forgotten").match
    seat = actor(match)
    with visit(browser, server) as page:
        to(page, "forgotten")
        card = page.locator("[data-stall='terrain-1']")
        preview = page.locator(f"[data-hoa-seat='{seat}'] .more")
        expect(preview).to_have_count(0)
        card.hover()
        expect(preview).to_have_count(1)
        page.mouse.move(5, 5)
        expect(preview).to_have_count(0)
        card.focus()
        expect(preview).to_have_count(1)


def test_discards_can_be_looked_through(browser: Browser, server: Server) -> None:
    match = found("last-round").match
    discards = seen(match).discards
    with visit(browser, server) as page:
        to(page, "last-round")
        page.get_by_role("button", name=re.compile("^Discards")).click()
        dialog = page.get_by_role("dialog", name="Discards")
        expect(dialog.locator("li [role=img]")).not_to_have_count(0)
        assert dialog.locator("ul").first.locator("li [role=img]").count() == sum(
            1 for count in discards.values() if count
        )
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_known_cards_are_shown_where_the_table_says_so(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        to(page, "remembered")
        expect(page.locator(".known")).to_have_count(2)
        to(page, "forgotten")
        expect(page.locator(".known")).to_have_count(0)


# The end.


def test_the_last_round_is_counted_down(browser: Browser, server: Server) -> None:
    turns = seen(found("last-round").match).last_turns
    with visit(browser, server) as page:
        to(page, "last-round")
        banner = page.get_by_role("status").filter(has_text="Last round")
        expect(banner).to_contain_text(f"{turns} turn")
        expect(banner.locator(".who")).to_have_count(turns)


def test_the_end_shows_tickets_and_networks(browser: Browser, server: Server) -> None:
    result: Any = played(GAME, SEATS, 0)["result"]
    with visit(browser, server) as page:
        page.goto("/table/end")
        expect(page.locator(".end h1")).to_be_visible()
        sheet = page.get_by_role("table").first
        for part in ("Routes", "Doubled routes", "Tickets completed", "Tickets not completed", "Globetrotter"):
            expect(sheet.get_by_role("row", name=re.compile(f"^{part}"))).to_be_visible()
        for score_of_seat in result["scores"]:
            expect(sheet.locator("tfoot")).to_contain_text(str(score_of_seat["total"]))
        expect(sheet.locator(".ticket")).not_to_have_count(0)
        network = page.get_by_role("button", name=re.compile("^Routes of"))
        expect(network).to_have_count(3)
        back = page.locator(".picture g.back")
        expect(back).to_have_count(0)
        network.nth(1).click()
        expect(back).not_to_have_count(0)
        network.nth(1).click()
        expect(back).to_have_count(0)


def test_tickets_are_revealed_one_by_one(browser: Browser, server: Server) -> None:
    with visit(browser, server, motion=True) as page:
        page.goto("/table/end/replay")
        step = page.locator(".step p")
        expect(page.get_by_role("slider")).to_be_visible()
        page.keyboard.press("End")
        expect(step).to_contain_text("The match is over")
        page.keyboard.press("ArrowLeft")
        expect(step).not_to_contain_text("The match is over")
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowRight")
        tickets = page.locator(".reveal li")
        expect(tickets).to_have_count(1)
        expect(tickets).to_have_count(2)
        expect(page.locator("g.back")).not_to_have_count(0)


def test_a_replay_shows_the_hand_of_who_plays(browser: Browser, server: Server) -> None:
    hands = {decisions: sum(seen(match).hand.values()) for decisions, match in replayed(played(GAME, SEATS, 0))}
    with visit(browser, server) as page:
        page.goto("/table/end/replay")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        for number in (1, 2, 3, 4, 5, 6):
            page.keyboard.press("ArrowRight")
            expect(slider).to_have_value(str(number))
            page.wait_for_timeout(150)
            assert hand(page) == hands[number - 1]


# Phones.


PHONE: dict[str, Any] = {"size": (390, 844), "touch": True}
SEEN = """() => {
    const map = document.querySelector("main svg").getBoundingClientRect();
    const { a, e, f } = document.querySelector("main svg > g").getCTM();
    return { height: map.height, scale: a, x: (map.width / 2 - e) / a, y: (map.height / 2 - f) / a };
}"""
"""How high the map is, how close, and what is in its middle."""


def test_a_phone_shows_what_is_public_of_everybody(browser: Browser, server: Server) -> None:
    view = seen(found("plain").match)
    with visit(browser, server, **PHONE) as page:
        to(page, "look-plain")
        for seat, player in enumerate(view.players):
            cells = page.locator(f"[data-hoa-seat='{seat}'] .counts .figures")
            expect(cells).to_have_text([str(player.trains), str(player.cards), str(player.tickets)])


def test_a_phone_shows_hand_and_face_up_cards_while_the_first_tickets_are_chosen(
    browser: Browser, server: Server
) -> None:
    for size, count in (((390, 844), 3), ((360, 740), 5)):
        table = open_table(server, GAME, "person", *["greedy"] * (count - 1))
        with visit(browser, server, size=size, touch=True) as page:
            to(page, table)
            expect(page.locator(".keep")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-stall^='train-']")).to_have_count(5)
            for card in page.locator("[data-stall], [data-stack]").all():
                expect(card).to_be_in_viewport(ratio=0.9)


def test_the_map_of_a_phone_stays_as_it_is(browser: Browser, server: Server) -> None:
    with visit(browser, server, **PHONE) as page:
        to(page, "look-plain")
        before = page.evaluate(SEEN)
        page.get_by_role("button", name=re.compile("^Tickets")).tap()
        page.wait_for_timeout(150)
        assert page.evaluate(SEEN) == before
        page.get_by_role("button", name="Cards", exact=True).tap()
        page.locator("[data-stall='train-pile']").tap()
        expect(page.locator(".question .main")).to_be_visible()
        assert page.evaluate(SEEN) == before


def test_the_map_stays_as_close_when_its_box_changes(browser: Browser, server: Server) -> None:
    lane = claims(found("plain").match)[0]["lane"]
    with visit(browser, server, **PHONE) as page:
        to(page, "look-plain")
        page.get_by_role("button", name="Zoom in").tap()
        page.get_by_role("button", name="Zoom in").tap()
        before = page.evaluate(SEEN)
        page.locator(f"[data-key$=' {lane}']").first.evaluate("(button) => button.click()")
        expect(page.locator(f"[data-claim='{lane}'] .go")).to_be_visible()
        page.wait_for_timeout(150)
        after = page.evaluate(SEEN)
        assert after.pop("height") < before.pop("height")
        assert after == pytest.approx(before, rel=0.001)


def test_the_legend_of_a_phone_opens_by_a_tap_and_closes_by_another(browser: Browser, server: Server) -> None:
    with visit(browser, server, **PHONE) as page:
        to(page, "look-plain")
        legend = page.get_by_role("group", name="Points for a route")
        expect(legend).to_have_count(0)
        page.get_by_role("button", name="Points for a route").tap()
        expect(legend).to_be_visible()
        legend.tap()
        expect(legend).to_have_count(0)


# Everybody can use it.


@pytest.mark.parametrize("scene", ["doubled", "keep"])
def test_axe_finds_nothing_while_something_is_decided(browser: Browser, server: Server, scene: str) -> None:
    with visit(browser, server, bypass_csp=True) as page:
        to(page, f"look-{scene}")
        decide(page, scene)
        page.add_script_tag(path=AXE)
        violations = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")["violations"]
        assert [(item["id"], [node["target"] for node in item["nodes"]]) for item in violations] == []


@in_each_look(["doubled", "keep"])
def test_no_text_is_cut_while_something_is_decided(
    browser: Browser, server: Server, scene: str, size: str, language: str
) -> None:
    with visit(browser, server, language=language, size=SIZES[size], touch=size == "phone") as page:
        to(page, f"look-{scene}")
        decide(page, scene)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(300)
        assert page.evaluate(BOXES) == {"cut": [], "overlapping": [], "beyond": []}


def decide(page: Page, scene: str) -> None:
    """Open a lane with all its ways, or choose a ticket."""
    if scene == "keep":
        page.locator(".pick").first.click()
        return
    lane = next(claim["lane"] for claim in claims(found(scene).match) if is_doubled(found(scene).match, claim))
    page.locator(f"[data-key$=' {lane}']").first.evaluate("(button) => button.click()")
    expect(page.locator(f"[data-claim='{lane}'] .go")).to_be_visible()
