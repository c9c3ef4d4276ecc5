"""What a lesson of Africa asks for, done in the browser."""

from collections.abc import Mapping

from playwright.sync_api import expect

from marula.core.actions import Field
from marula.games.africa.tests.browser.player import Player, Toucher

DEEDS = {
    "camp_for_points": "[data-part='deed-camp']",
    "camp_for_treasure": "[data-part='deed-treasure']",
    "relocate": "[data-part='deed-relocate']",
    "end_turn": "[data-part='deed-end']",
    "keep": ".exchange > .button",
    "leave": ".pending + .button",
}


def do(player: Player, asked: Mapping[str, Field]) -> None:
    """Press what does it, and point at the hexagon it is about."""
    kind = str(asked["type"])
    place = asked.get("to", asked.get("hexagon"))
    if kind.startswith("exchange"):
        player.press(f"[data-action='{kind} {asked['other']} {asked['good']}']")
        return
    if kind in DEEDS:
        player.press(DEEDS[kind])
    if place is not None:
        expect(player.page.locator(f"[data-lit='{place}']")).to_be_visible()
        player.point(str(place))
        choice = f".choices [data-action='{kind}']"
        player.page.wait_for_timeout(60)
        if player.can(choice):
            player.press(choice)
    elif isinstance(player, Toucher):
        player.confirm()
