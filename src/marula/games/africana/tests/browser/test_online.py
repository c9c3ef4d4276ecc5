"""A match of Africana between people far apart."""

import pytest
from playwright.sync_api import Browser
from tests.e2e.online import a_match_of_three
from tests.server.processes import Server

from marula.games.africana import GAME
from marula.games.africana.tests.browser.player import Player, Toucher


@pytest.mark.long
def test_three_browsers_play_a_whole_match(browser: Browser, server: Server) -> None:
    a_match_of_three(browser, server, GAME.id, Player, Toucher)
