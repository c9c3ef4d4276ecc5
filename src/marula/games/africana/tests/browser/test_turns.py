"""What happens to a turn: a reload, a restart of the server, undo, cards that have to go."""

from playwright.sync_api import Browser, expect
from tests.e2e.moments import actor
from tests.e2e.pages import open_table, visit
from tests.server.processes import Server

from marula.games.africana.tests.browser.moments import GAME, found
from marula.games.africana.tests.browser.player import hand, settle, signature, sit_down, step


def test_a_journey_survives_a_reload_and_a_restart_of_the_server(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        step(page)
        expect(page.locator(".hand .down")).to_have_count(1)
        before = signature(page)
        page.reload()
        expect(page.locator("section.status")).to_be_visible()
        settle(page)
        assert signature(page) == before
        server.kill()
        server.start()
        expect(page.locator(".lost")).to_have_count(0)
        settle(page)
        assert signature(page) == before
        page.locator(".choice.end").click()
        if page.locator(".question").count():
            page.locator(".question .main").click()
        settle(page, before)
        expect(page.locator(".hand .down")).to_have_count(0)


def test_undo_before_and_after_something_was_revealed(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        undo = page.locator(".undo")
        start = signature(page)
        expect(undo).to_have_count(0)
        step(page)
        moved = signature(page)
        undo.click()
        settle(page, moved)
        assert signature(page) == start
        # A new page is seen by all, and can't be unseen; to turn it back shows nothing new.
        page.locator(".choice.buy").click()
        before = signature(page)
        page.locator(".turns .button").last.click()
        settle(page, before)
        expect(undo).to_have_count(0)
        turned = signature(page)
        page.locator(".turns .button").first.click()
        settle(page, turned)
        expect(undo).to_have_count(1)
        page.keyboard.press("Escape")
        back = signature(page)
        undo.click()
        settle(page, back)
        expect(undo).to_have_count(0)


def test_a_draw_can_not_be_undone(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME, "person", "greedy")
    with visit(browser, server) as page:
        sit_down(page, table)
        cards = hand(page)
        before = signature(page)
        page.locator(".choice.draw").click()
        settle(page, before)
        assert hand(page) == cards + 2
        expect(page.locator(".undo")).to_have_count(0)


def test_what_is_discarded_can_be_thought_over(browser: Browser, server: Server) -> None:
    match = found("discard").match
    seat = actor(match)
    with visit(browser, server) as page:
        sit_down(page, "discard")
        expect(page.locator(".hand h3")).to_have_text("2 cards have to go")
        cards = page.locator(".hand button.discard")
        given = page.locator(".hand button.discard[aria-pressed=true]")
        joker = page.locator(".hand").get_by_role("button", name="Discard the joker")
        discard = page.locator(".choice.end")
        question = page.get_by_role("alertdialog")
        held = hand(page)
        start = signature(page)
        cards.nth(0).click()
        expect(discard).to_contain_text("1 of 2 chosen")
        expect(discard).to_have_attribute("aria-disabled", "true")
        discard.click(force=True)
        expect(page.get_by_role("listitem").filter(has_text="First discard 2 cards")).to_be_visible()
        # What never comes back is asked about, and nothing is final before.
        joker.click()
        expect(discard).to_have_attribute("aria-disabled", "false")
        discard.click()
        expect(question).to_contain_text("Discard the joker? It leaves the game for good.")
        question.get_by_role("button", name="Back").click()
        expect(question).to_have_count(0)
        expect(given).to_have_count(2)
        assert hand(page) == held
        # A third one: what was chosen first stays after all.
        cards.nth(1).click()
        expect(given).to_have_count(2)
        expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Escape")
        expect(given).to_have_count(0)
        assert signature(page) == start
        # By keyboard: the joker is among them once more, and goes.
        for card in (cards.nth(0), joker):
            card.focus()
            page.keyboard.press("Enter")
        before = signature(page)
        page.keyboard.press("d")
        expect(question.get_by_role("button", name="Back")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        settle(page, before)
        expect(page.locator(f"[data-belongings='{seat}'] .joker.gone")).to_have_count(1)
        expect(cards).to_have_count(0)
