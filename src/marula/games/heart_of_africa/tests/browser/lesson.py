"""What a lesson of The Heart of Africa asks for, done in the browser."""

from collections.abc import Mapping

from playwright.sync_api import expect

from marula.core.actions import Field
from marula.games.heart_of_africa.tests.browser.player import LANES, Player

STALLS = {
    "draw_train": "train-pile",
    "take_train": "train-{space}",
    "draw_terrain": "terrain-pile",
    "take_terrain": "terrain-{space}",
    "draw_tickets": "tickets",
}


def do(player: Player, asked: Mapping[str, Field]) -> None:
    """Take, keep or claim."""
    kind = str(asked["type"])
    if kind in STALLS:
        take(player, STALLS[kind].format(**asked))
    elif kind == "keep":
        for number in str(asked["chosen"]).split():
            player.press(f"[data-part='offer-{number}'][aria-checked=false]")
        player.press(".keep:not(.off)")
    elif kind == "claim":
        claim(player, asked)
    else:
        player.press(".pass")


def take(player: Player, stall: str) -> None:
    """A card from there; whoever is asked whether they are sure is."""
    if not player.can(f"[data-stall='{stall}']"):
        player.press(".shelves button[aria-pressed=false]")
    player.press(f"[data-stall='{stall}']")
    player.page.wait_for_timeout(60)
    if player.can(".question .main"):
        player.press(".question .main")


def claim(player: Player, asked: Mapping[str, Field]) -> None:
    """The lane that is named, or any, paid and doubled as it is said."""
    lane = asked.get("lane") or player.page.evaluate(LANES)[0][0]
    player.point(str(lane))
    panel = f"[data-claim='{lane}']"
    expect(player.page.locator(f"{panel} .go")).to_be_visible()
    if "card" in asked:
        player.press(f"{panel} [data-way='{asked['card']} {asked['locomotives']}']")
    if "terrain_cards" in asked:
        player.press(f"{panel} [data-doubling='{asked['terrain_cards']} {asked.get('terrain_locomotives', 0)}']")
    player.press(f"{panel} .go")
