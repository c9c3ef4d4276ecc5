"""Africa in the browser: whole matches by mouse, by keyboard and by touch; reloads, restarts, undo, replay."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.pages import centre, is_over, lit, open_table, settle, signature, visit
from tests.server.processes import Server

GAME = "africa"
MOST_DECISIONS = 1500


def play_by_mouse(page: Page, most: int = MOST_DECISIONS) -> int:
    """Play as somebody would who clicks on what is lit, until the match is over; return how many clicks it took."""
    for count in range(most):
        if is_over(page):
            return count
        before = signature(page)
        if page.locator(".choices button").count():
            page.locator(".choices button").first.click()
        elif page.locator(".exchange").count():
            page.locator(".exchange .button").first.click()
        elif spots := lit(page):
            page.mouse.click(*centre(spots[0]))
        else:
            page.get_by_role("button", name=re.compile("^(End|Pass)")).click()
        settle(page, before)
    return most


def test_a_whole_match_by_mouse(browser: Browser, server: Server) -> None:
    """From the first page to the score sheet."""
    with visit(browser, server) as page:
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Play")).first.click()
        page.wait_for_url("**/new/africa")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        assert play_by_mouse(page) < MOST_DECISIONS
        expect(page.locator(".end h1")).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url("**/replay")


def play_by_keyboard(page: Page, most: int = MOST_DECISIONS) -> int:
    """Play without a mouse: to the board, from one lit hexagon to the next, Enter; digits and Tab for the rest."""
    for count in range(most):
        if is_over(page):
            return count
        before = signature(page)
        if page.locator(".choices button").count():
            page.keyboard.press("Enter")
        elif page.locator(".exchange").count():
            press_until_focused(page, ".exchange .button")
            page.keyboard.press("Enter")
        elif spots := lit(page):
            press_until_focused(page, "[data-key]")
            wanted = spots[0].get_attribute("data-lit")
            for _ in range(len(spots) + 1):
                page.keyboard.press("PageDown")
                if page.evaluate("() => document.activeElement?.dataset.key") == wanted:
                    break
            page.keyboard.press("Enter")
        else:
            press_until_focused(page, ".deeds li:last-child button")
            page.keyboard.press("Enter")
        settle(page, before)
    return most


def press_until_focused(page: Page, selector: str) -> None:
    """Tab on until the keyboard is there: everything is within reach of Tab."""
    for _ in range(80):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {selector}")


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        page.goto(f"/table/{table}")
        settle(page)
        assert play_by_keyboard(page) < MOST_DECISIONS
        expect(page.locator(".end h1")).to_be_visible()


@pytest.mark.long
def test_a_match_against_three_bots_in_japanese_on_a_phone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy", "greedy", "greedy")
    with visit(browser, server, language="ja", size=(390, 844), touch=True) as page:
        page.goto(f"/table/{table}")
        settle(page)
        assert play_by_touch(page) < MOST_DECISIONS
        expect(page.locator(".end h1")).to_contain_text("勝")


def play_by_touch(page: Page) -> int:
    """Tap what is lit, then confirm: on a touch screen a choice is shown before it counts."""
    for count in range(MOST_DECISIONS):
        if is_over(page):
            return count
        before = signature(page)
        if page.locator(".choices button").count():
            page.locator(".choices button").first.tap()
        elif page.locator(".exchange").count():
            page.locator(".exchange .button").first.tap()
        elif spots := lit(page):
            page.touchscreen.tap(*centre(spots[0]))
            confirm(page)
        else:
            page.locator(".deeds li:last-child button").tap()
            confirm(page)
        settle(page, before)
    return MOST_DECISIONS


def confirm(page: Page) -> None:
    """Tap the button that makes a choice count, where it is asked for."""
    page.wait_for_timeout(60)
    button = page.locator(".bar .button.main")
    if button.count():
        button.first.tap()


def test_a_turn_survives_a_reload_and_a_restart_of_the_server(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "person")
    with visit(browser, server) as page:
        page.goto(f"/table/{table}")
        settle(page)
        play_by_mouse(page, 5)
        while page.locator(".choices, .question, dialog").count():
            play_by_mouse(page, 1)  # a menu that is open is no part of the match, and would not come back
        before = signature(page)
        page.reload()
        settle(page)
        expect(page.locator("section.status")).to_be_visible()
        assert signature(page) == before
        server.kill()
        expect(page.locator(".lost[role=alert]")).to_be_visible()
        server.start()
        expect(page.locator(".lost[role=alert]")).to_have_count(0, timeout=30_000)
        settle(page)
        play_by_mouse(page, 3)
        assert signature(page) != before


def test_undo_before_and_after_something_was_revealed(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        page.goto("/table/africa-table")
        settle(page)
        undo = page.get_by_role("button", name="Undo")
        start = signature(page)
        advance = page.locator("[data-lit][data-kinds='advance']")
        assert advance.count(), "the scene has somewhere to go"
        page.mouse.click(*centre(advance.first))
        settle(page, start)
        moved = signature(page)
        expect(undo).to_be_visible()
        undo.click()
        settle(page, moved)
        assert signature(page) == start
        discover = page.locator("[data-lit][data-kinds='discover']").first
        page.mouse.click(*centre(discover))
        settle(page, start)
        expect(undo).to_have_count(0)


def test_undo_takes_back_a_moved_tile_in_one_step(browser: Browser, server: Server) -> None:
    """The rules lift a tile and put it down; people move it."""
    with visit(browser, server) as page:
        page.goto("/table/africa-lift")
        settle(page)
        tile = page.locator("[data-lit][data-kinds~='animals'], [data-lit][data-kinds~='nomads']")
        before = signature(page)
        page.mouse.click(*centre(tile.first))
        move = page.locator(".choices button").filter(has_text="Move")
        if move.count():
            move.first.click()
        page.mouse.click(*centre(page.locator("[data-lit][data-kinds='put']").first))
        settle(page, before)
        moved = signature(page)
        page.get_by_role("button", name="Undo").click()
        settle(page, moved)
        expect(page.locator(".pending")).to_have_count(0)
        assert signature(page) == before


def test_a_replay_goes_forwards_and_backwards(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        page.goto("/table/africa-end/replay")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("2")
        page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value("1")
