"""Whole matches of Africana in the browser: by mouse, by keyboard and by touch; on a board of one's own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.pages import ROOT, begin, open_table, see_the_result, visit
from tests.server.processes import Server

from marula.games.africana.tests.browser.moments import GAME
from marula.games.africana.tests.browser.player import SHOWN, Player, Toucher, Typist, sit_down


@pytest.mark.long
def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        begin(page, GAME, 2)
        SHOWN.wait_for_table(page)
        player = Player(page)
        player.play_to_the_end()
        assert player.bought
        assert player.travelled
        see_the_result(page)


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        player = Typist(page)
        player.play_to_the_end()
        assert player.bought
        assert player.travelled
        expect(page.locator(".end h1")).to_be_visible()


@pytest.mark.long
def test_a_match_against_three_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy", "greedy")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        sit_down(page, table)
        player = Toucher(page)
        player.play_to_the_end()
        assert player.bought
        assert player.travelled
        expect(page.locator(".end h1")).to_contain_text("勝")


def test_a_board_of_ones_own(browser: Browser, server: Server, tmp_path: Path) -> None:
    """Entered on the page where tables are made, and played on."""
    text = (ROOT / f"src/marula/games/{GAME}/data/board.toml").read_text()
    own = re.sub("^name = .*$", 'name = { en = "My map", fr = "Ma carte", ja = "私の地図" }', text, count=1, flags=re.M)
    own = own.replace('id = "marula"', 'id = "mine"', 1)
    own = own.replace('en = "Tripoli"', 'en = "Zuwarah"')
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text(own.replace('format = "marula-board/1"', 'format = "marula-board/1"\nspeed = 3'))
    right.write_text(own)
    with visit(browser, server) as page:
        page.goto(f"/new/{GAME}")
        entry = page.locator("input[type=file]")
        entry.set_input_files(wrong)
        expect(page.get_by_role("alert")).to_contain_text("speed")
        entry.set_input_files(right)
        expect(page.get_by_role("radio", name=re.compile("^My map"))).to_be_checked()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("group", name="Number of players").get_by_role("radio", name="2").check()
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/*")
        SHOWN.wait_for_table(page)
        expect(page.locator("[data-key='tripoli']")).to_contain_text("Zuwarah")
        player = Player(page)
        player.play(8)
        assert player.travelled
