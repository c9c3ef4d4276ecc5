"""Whole matches of The Heart of Africa in the browser: by mouse, by keyboard and by touch."""

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.pages import begin, open_table, see_the_result, visit
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import GAME
from marula.games.heart_of_africa.tests.browser.player import SHOWN, Player, Toucher, Typist, sit_down


def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        begin(page, GAME, 2)
        SHOWN.wait_for_table(page)
        player = Player(page)
        player.play_to_the_end()
        assert player.claimed
        assert player.kept
        see_the_result(page)


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        player = Typist(page)
        player.play_to_the_end()
        assert player.claimed
        assert player.kept
        expect(page.locator(".end h1")).to_be_visible()


@pytest.mark.long
def test_a_match_against_four_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy", "greedy", "greedy")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        sit_down(page, table)
        player = Toucher(page)
        player.play_to_the_end()
        assert player.claimed
        expect(page.locator(".end h1")).to_contain_text("勝")
