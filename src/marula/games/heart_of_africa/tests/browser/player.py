"""Who plays The Heart of Africa in the browser: by whatever means, always the same simple way."""

from playwright.sync_api import Page, expect
from tests.e2e.pages import GamePage
from tests.e2e.people import Person, WithFinger, WithKeyboard

SHOWN = GamePage(
    told=".question",
    labelled=".hand [aria-label], .market [aria-label]",
    ways=".choice:not(.off)",
)
signature, settle, sit_down = SHOWN.signature, SHOWN.settle, SHOWN.sit_down
LONG = 4
"""How long a lane has to be for these players not to wait for a longer one."""
MANY = 12
"""How many cards are too many to wait."""


class Player(Person):
    """Somebody at a mouse who keeps the first tickets, claims the longest lane in reach, and otherwise takes cards."""

    shown = SHOWN
    most = 600

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.claimed = 0
        self.kept = 0

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
        # Until the server has answered they can be seen, but nothing can be chosen any more.
        self.page.wait_for_function(KEPT)

    def where(self, place: str) -> tuple[float, float]:
        return middle(self.page, place)


KEPT = "() => !document.querySelector('.keep') || document.querySelector('.question') !== null"
"""The tickets have been kept, or it is asked whether that is meant."""
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


class Typist(WithKeyboard, Player):
    """Somebody without a mouse: digits take cards."""

    def press(self, selector: str) -> None:
        if "data-stall" in selector:
            keys = self.page.locator(selector).first.get_attribute("aria-keyshortcuts")
            assert keys is not None
            self.focus(".board *, .tray *, .cards *")
            self.page.keyboard.press(keys)
        else:
            super().press(selector)

    def is_key(self, key: str, place: str) -> bool:
        return key.endswith(f" {place}")


class Toucher(WithFinger, Player):
    """Somebody with fingers, who is asked before anything counts."""


def hand(page: Page) -> int:
    """How many train cards are in one's own hand."""
    counts = page.locator(".hand li:not(.terrain) .count").all_inner_texts()
    return sum(int(count.split("/")[-1]) for count in counts)
