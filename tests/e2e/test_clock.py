"""Time that runs out in the browser: a bot sits in, and whoever comes back takes the seat again."""

import re

from playwright.sync_api import Browser, expect

from marula import games
from tests.e2e.online import Guest, come, invite
from tests.e2e.pages import visit
from tests.e2e.people import Person
from tests.server.processes import Server

TIME = 15
"""Seconds that everybody has: long enough for a busy machine to take the seat back before the other one is late too."""

BACK = ("Take my seat back", "Reprendre ma place")


class Sleeper(Person):
    """Somebody who does nothing."""

    def decide(self) -> None:
        raise AssertionError("it was to do nothing")


def test_a_clock_runs_out_and_the_seat_is_taken_back(browser: Browser, server: Server) -> None:
    game = next(game for game in games.every() if not game.has_secrets)
    with (
        visit(browser, server, stranger=True) as host,
        visit(browser, server, stranger=True, language="fr") as guest,
    ):
        host.goto("/")
        table, links = invite(host, game.id, 1, pace=f"{TIME}s+{TIME}s")
        come(guest, Guest("Inès", "fr", Sleeper), links["any"])
        host.goto(f"/table/{table}")
        expect(host.locator("[data-part=player-0]")).to_be_visible()
        late = host.request.get(f"/api/tables/{table}/state").json()["actors"][0]
        page = (host, guest)[late]
        back = page.get_by_role("button", name=BACK[late])
        # Whoever is to begin does nothing. Then a bot does, and the other one is to move, who has as much time.
        expect(back).to_be_visible(timeout=(TIME + 15) * 1000)
        back.click()
        expect(back).to_have_count(0)
        seats = host.request.get(f"/api/tables/{table}/state").json()["seats"]
        assert seats[late]["state"] == "taken"
        # At least a minute is on the clock of whoever comes back, and everybody sees it.
        assert seats[late]["clock"]["left"] > 60_000 - TIME * 1000
        shown = re.compile(r"1:0\d|0:[45]\d")
        for one in (host, guest):
            # Beside the name; one's own while it runs in the banner. Nobody else has as much.
            expect(one.get_by_role("timer").filter(has_text=shown).first).to_be_visible()
