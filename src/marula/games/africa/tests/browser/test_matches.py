"""Whole matches of Africa in the browser: by mouse, by keyboard and by touch; and the replay of one."""

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.pages import begin, open_table, see_the_result, visit
from tests.server.processes import Server

from marula.games.africa import GAME
from marula.games.africa.tests.browser.player import SHOWN, Player, Toucher, Typist, sit_down


@pytest.mark.long
def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        begin(page, GAME.id)
        SHOWN.wait_for_table(page)
        Player(page).play_to_the_end()
        see_the_result(page)


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME.id, "person", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        Typist(page).play_to_the_end()
        expect(page.locator(".end h1")).to_be_visible()


@pytest.mark.long
def test_a_match_against_three_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME.id, "person", "greedy", "greedy", "greedy")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        sit_down(page, table)
        Toucher(page).play_to_the_end()
        expect(page.locator(".end h1")).to_contain_text("勝")


def test_a_replay_goes_forwards_and_backwards(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        page.goto("/table/end/replay")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("2")
        page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value("1")
