"""What a lesson of Africana asks for, done in the browser."""

from collections.abc import Mapping

from playwright.sync_api import expect

from marula.core.actions import Field
from marula.games.africana.tests.browser.player import SET_OUT, Player


def do(player: Player, asked: Mapping[str, Field]) -> None:
    """Press the part of the page that does it; whoever is asked whether they are sure is."""
    kind = str(asked["type"])
    if kind == "step":
        step(player, asked)
    elif kind in ("discard_card", "drop_adventure"):
        given = f"card-{asked['card']}'] button" if kind == "discard_card" else f"adventure-{asked['adventure']}']"
        player.press(f"[data-part='{given}")
        player.press("[data-part='turn-end']")
    elif kind in ("turn_page", "buy"):
        read(player, "turn" if kind == "turn_page" else "buy", str(asked["side"]))
    else:
        player.press(part_for(kind, asked))
    player.page.wait_for_timeout(60)
    if player.can(".question .main"):
        player.press(".question .main")


def part_for(kind: str, asked: Mapping[str, Field]) -> str:
    """What does it at once."""
    if kind == "draw":
        return "[data-part='turn-draw']"
    if kind == "end_turn":
        return "[data-part='turn-end']"
    thing = "adventure" if kind == "fulfil" else "expedition"
    return f"[data-part='{thing}-{asked[thing]}']" if thing in asked else f".{thing}.lit"


def step(player: Player, asked: Mapping[str, Field]) -> None:
    """Plan the way there, with the card that is asked for, and set out."""
    player.point(str(asked["to"]))
    expect(player.page.locator(SET_OUT)).to_be_visible()
    card = asked.get("card")
    if card is not None and not player.can(f".hand .used[data-part='card-{card}']"):
        player.press(".hand .used button")
        player.press(f".choices [data-card='{card}']")
        expect(player.page.locator(f".hand .used[data-part='card-{card}']")).to_be_visible()
    player.press(SET_OUT)


def read(player: Player, deed: str, side: str) -> None:
    """In the book, which has to be opened first."""
    page = f".africana-book [data-part$='-{deed}-{side}']"
    if not player.can(page):
        player.press("[data-part='turn-buy']")
        expect(player.page.locator(page)).to_be_visible()
    player.press(page)
