"""Following the others: bots' moves at the reader's pace, on every game's page."""

import pytest
from playwright.sync_api import Browser, expect

from marula import games
from tests.e2e.elsewhere import elsewhere
from tests.e2e.pages import open_table, visit
from tests.server.processes import Server

by_game = pytest.mark.parametrize("game", [game.id for game in games.every()])

MOST_STEPS = 60
"""How many decisions two bots never need for a turn each."""

NOW = """() => {
    const name = (article) => article.querySelector("h3 span").textContent;
    return {
        banner: document.querySelector("section.status h2").textContent,
        list: [...document.querySelectorAll("article.player")]
            .filter((article) => article.querySelector("p")?.textContent === "Playing now")
            .map(name),
    };
}"""


def opened(server: Server, game: str) -> str:
    """A table with a person and two bots, or one."""
    known = games.find(game)
    assert known is not None
    return open_table(server, game, "person", *["greedy"] * (min(3, known.max_players) - 1))


@by_game
def test_bots_are_followed_step_by_step(browser: Browser, server: Server, game: str) -> None:
    """Each step waits for a tap; the tap makes no move; banner and list say the same."""
    table = opened(server, game)
    with visit(browser, server, pace="step") as page, elsewhere(server, table) as person:
        page.goto(f"/table/{table}")
        expect(page.locator("section.status")).to_be_visible()
        person.play_a_turn()
        played = person.seq
        box = page.locator("main").bounding_box()
        assert box is not None
        told = []
        for _ in range(MOST_STEPS):
            page.locator("section.status.yours, section.status [data-goes-on]").first.wait_for()
            if page.locator("section.status.yours").count():
                break
            now = page.evaluate(NOW)
            assert len(now["list"]) == 1, now
            assert now["banner"] == f"{now['list'][0]} is playing", now
            told.append(now["list"][0])
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert page.locator("section.status.yours").count() == 1
        # Everybody else has been seen to play, in the order of the table.
        assert list(dict.fromkeys(told)) == [f"P{number}" for number in range(2, len(person.position["scores"]) + 1)]
        person.look()
        assert person.seq == played


@by_game
def test_any_key_shows_the_table_as_it_is(browser: Browser, server: Server, game: str) -> None:
    """Calm is the pace of whoever has chosen none."""
    table = opened(server, game)
    with visit(browser, server, pace="calm") as page, elsewhere(server, table) as person:
        # Time stands still for the page: what is shown stays until somebody goes on.
        page.clock.install()
        page.goto(f"/table/{table}")
        expect(page.locator("section.status")).to_be_visible()
        page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
        person.play_a_turn()
        expect(page.get_by_role("button", name="Skip")).to_be_visible()
        expect(page.locator("section.status.yours")).to_have_count(0)
        page.keyboard.press("Space")
        expect(page.locator("section.status.yours")).to_be_visible()


def test_the_pace_is_chosen_at_the_table_and_kept(browser: Browser, server: Server) -> None:
    game = games.every()[0].id
    with visit(browser, server) as page:
        page.goto(f"/table/{game}-table")
        page.get_by_role("button", name="Bots’ pace: At once").click()
        menu = page.get_by_role("group", name="Bots’ pace")
        menu.get_by_role("radio", name="Step by step").check()
        page.keyboard.press("Escape")
        expect(menu).to_be_hidden()
        expect(page.get_by_role("button", name="Bots’ pace: Step by step")).to_be_focused()
        page.reload()
        expect(page.get_by_role("button", name="Bots’ pace: Step by step")).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        chosen = page.get_by_role("dialog").get_by_role("group", name="Bots’ pace")
        expect(chosen.get_by_role("radio", name="Step by step")).to_be_checked()
