"""What happens to a turn: a reload, a restart of the server, undo."""

from playwright.sync_api import Browser, expect
from tests.e2e.pages import SETTLED, centre, open_table, visit
from tests.server.processes import Server

from marula.games.africa import GAME
from marula.games.africa.tests.browser.player import Player, settle, signature, sit_down


def test_a_turn_survives_a_reload_and_a_restart_of_the_server(browser: Browser, server: Server) -> None:
    table = open_table(server, GAME.id, "person", "person")
    with visit(browser, server) as page:
        sit_down(page, table)
        Player(page).play(5)
        while page.locator(".choices, .question, dialog").count():
            Player(page).play(1)  # a menu that is open is no part of the match, and would not come back
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
        Player(page).play(3)
        assert signature(page) != before


def test_undo_before_and_after_something_was_revealed(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        sit_down(page, "table")
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


OUT_OF_SIGHT = """() => {
    const map = document.querySelector("[data-map]").getBoundingClientRect();
    const signs = [...document.querySelectorAll("[data-points-to]")];
    const pointed = signs.flatMap((sign) => sign.dataset.pointsTo.split(" "));
    const lit = [...document.querySelectorAll("[data-lit]")].map((spot) => {
        const { left, right, top, bottom } = spot.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const seen = x > map.left && x < map.right && y > map.top && y < map.bottom;
        return { id: spot.dataset.lit, seen, pointed: pointed.includes(spot.dataset.lit) };
    });
    const away = lit.filter(({ seen }) => !seen);
    return { away: away.length, lost: away.filter(({ pointed }) => !pointed) };
}"""


def test_what_is_lit_out_of_sight_is_pointed_to(browser: Browser, server: Server) -> None:
    with visit(browser, server, size=(390, 844), touch=True) as page:
        sit_down(page, "table")
        zoom = page.get_by_role("button", name="Zoom in")
        signs = page.locator("[data-points-to]")
        while not signs.count():
            zoom.tap()
            page.evaluate(SETTLED)
        found = page.evaluate(OUT_OF_SIGHT)
        assert found["away"] > 0
        assert found["lost"] == []
        # A tap leads there.
        goal = (signs.first.get_attribute("data-points-to") or "").split(" ")[0]
        signs.first.tap()
        expect(page.locator(f"[data-lit='{goal}']")).to_be_in_viewport()
        page.evaluate(SETTLED)
        found = page.evaluate(OUT_OF_SIGHT)
        assert found["lost"] == []


def test_undo_takes_back_a_moved_tile_in_one_step(browser: Browser, server: Server) -> None:
    """The rules lift a tile and put it down; people move it."""
    with visit(browser, server) as page:
        sit_down(page, "lift")
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
