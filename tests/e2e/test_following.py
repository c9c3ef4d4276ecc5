"""Following the others: bots' moves at the reader's pace, on every game's page."""

import pytest
from playwright.sync_api import Browser, Page, expect

from marula import games
from marula.core.actions import CHANCE
from marula.core.record import Replayer
from marula.library import folders
from marula.library.records import load_record
from tests.e2e.elsewhere import Elsewhere, elsewhere
from tests.e2e.pages import SETTLED, open_table, visit
from tests.one_game import STANDING
from tests.server.processes import Server

by_game = pytest.mark.parametrize("game", [game.id for game in STANDING])

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
        box = page.locator("[data-part='map']").bounding_box()
        assert box is not None
        told = []
        page.locator("section.status [data-goes-on]").first.wait_for()
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


ROOMY = (1920, 1080)
MOST_TURNS = 30
"""In how many rounds bots change something on every map."""


def sit_down(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator("section.status")).to_be_visible()


CARDS = "() => [...document.querySelectorAll('[data-turn]')].map((card) => card.dataset.turn)"


def catch_up(page: Page, person: Elsewhere) -> None:
    """Wait until the page knows all that has happened; it has to have room for all cards."""
    page.wait_for_function(f"(turns) => ({CARDS})().join() === turns", arg=",".join(person.recap()))
    expect(page.locator("section.status.yours")).to_be_visible()


def play_until_marked(page: Page, person: Elsewhere) -> None:
    """Play until what the others did is marked on the map."""
    for _ in range(MOST_TURNS):
        person.play_a_turn()
        assert person.position["result"] is None, "nothing is marked before the match is over"
        catch_up(page, person)
        # The map is drawn after the cards.
        page.evaluate(SETTLED)
        if page.locator("[data-news]").count():
            return
    raise AssertionError("nothing is ever marked")


def has_turns_of_several_decisions(game: str) -> bool:
    """Whether somebody who has decided something may still be at turn, in a match that was written down."""
    path = sorted((folders.folder(game) / "tests/matches").glob("*.json"))[0]
    replayer = Replayer(load_record(path))
    rules = replayer.record.game.rules
    before = None
    while replayer.step():
        turn = rules.turn(replayer.match.state)
        if replayer.match.moves[-1].seat != CHANCE:
            if turn == before:
                return True
            before = turn
    return False


def others(person: Elsewhere) -> list[str]:
    return [f"P{number}" for number in range(2, len(person.position["scores"]) + 1)]


@by_game
def test_there_is_a_card_for_each_turn_of_the_others(browser: Browser, server: Server, game: str) -> None:
    """In the order of play, from the first; each shows on the map what it changed, and together all that is marked."""
    table = opened(server, game)
    with visit(browser, server, size=ROOMY) as page, elsewhere(server, table) as person:
        sit_down(page, table)
        play_until_marked(page, person)
        cards = page.locator("[data-part='recap'] [data-turn]")
        expect(cards.locator("b")).to_have_text(others(person))
        expect(cards.first).to_be_in_viewport(ratio=1)

        marks = page.locator("[data-news]")
        marked = marks.evaluate_all("(found) => found.map((mark) => mark.dataset.news).sort()")
        of_cards: list[str] = []
        for card in cards.all():
            card.hover()
            of_cards += marks.evaluate_all("(found) => found.map((mark) => mark.dataset.news)")
            page.mouse.move(5, 5)
        assert sorted(set(of_cards)) == marked


@by_game
def test_marks_go_when_one_acts_and_cards_stay(browser: Browser, server: Server, game: str) -> None:
    if not has_turns_of_several_decisions(game):
        pytest.skip("its turns are one decision each")
    table = opened(server, game)
    with visit(browser, server, size=ROOMY) as page, elsewhere(server, table) as person:
        sit_down(page, table)
        cards, marks = page.locator("[data-part='recap'] [data-turn]"), page.locator("[data-news]")
        for _ in range(MOST_TURNS):
            play_until_marked(page, person)
            turn, told = person.position["turn"], cards.all_inner_texts()
            person.move()
            if person.position["turn"] == turn:
                break
        expect(marks).to_have_count(0)
        assert cards.all_inner_texts() == told
        for card in cards.all():
            card.locator("button").first.focus()
            if marks.count():
                break
        expect(marks.first).to_be_visible()


@by_game
def test_what_others_did_before_one_s_first_turn_is_told(browser: Browser, server: Server, game: str) -> None:
    """Where somebody else had something to do before it."""
    with visit(browser, server, size=ROOMY) as page:
        for seed in range(6):
            table = opened(server, game)
            with elsewhere(server, table, seed) as person:
                sit_down(page, table)
                person.play_until_first_turn()
                catch_up(page, person)
                if person.recap():
                    return


@by_game
def test_a_turn_is_shown_again(browser: Browser, server: Server, game: str) -> None:
    table = opened(server, game)
    with visit(browser, server, size=ROOMY) as page, elsewhere(server, table) as person:
        sit_down(page, table)
        person.play_a_turn()
        catch_up(page, person)
        shown = page.locator("section.status h2")
        prompt, played = shown.inner_text(), person.seq
        again = page.get_by_role("button", name="Show again")
        again.first.click()
        expect(page.locator("section.status.yours")).to_have_count(0)
        expect(shown).to_have_text("Once again: P2")
        page.locator("[data-part='map']").click()
        expect(shown).to_have_text(prompt)
        person.look()
        assert person.seq == played


@by_game
def test_on_phones_the_cards_are_one_swipe_away(browser: Browser, server: Server, game: str) -> None:
    table = opened(server, game)
    with visit(browser, server, size=(390, 844), touch=True) as page, elsewhere(server, table) as person:
        sit_down(page, table)
        play_until_marked(page, person)
        cards, players = page.locator("[data-turn]"), page.locator("article.player")
        expect(players.first).to_be_in_viewport()
        expect(cards.first).not_to_be_in_viewport()
        box = page.locator(".strip").bounding_box()
        map_before = page.locator("[data-part='map']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 100, box["y"] + 40)
        page.mouse.wheel(300, 0)
        expect(cards.first).to_be_in_viewport(ratio=1)
        expect(players.first).not_to_be_in_viewport()
        assert page.locator("[data-part='map']").bounding_box() == map_before
        cards.first.locator(".what").tap()
        expect(cards.first.locator(".what")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Players", exact=True).tap()
        expect(players.first).to_be_in_viewport()
        page.get_by_role("button", name="Since your last turn").tap()
        expect(cards.first).to_be_in_viewport(ratio=1)


def test_with_little_room_there_is_one_card_with_arrows(browser: Browser, server: Server) -> None:
    """And the first is the first."""
    game = games.every()[0].id
    table = opened(server, game)
    with visit(browser, server, size=(1280, 640)) as page, elsewhere(server, table) as person:
        sit_down(page, table)
        person.play_a_turn()
        card = page.locator("[data-turn] b")
        # While others play there is less to do, and more room.
        expect(page.locator("section.status.yours")).to_be_visible()
        expect(card).to_have_count(1)
        back, forth = (page.get_by_role("button", name=name) for name in ("The turn before", "The turn after"))
        for name in others(person):
            expect(card).to_have_text(name)
            expect(back).to_be_enabled(enabled=name != others(person)[0])
            if name != others(person)[-1]:
                forth.click()
        expect(forth).to_be_disabled()
        back.click()
        expect(card).to_have_text(others(person)[-2])
