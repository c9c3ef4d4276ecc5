"""Opening a record: chosen or dropped, checked, and looked at move by move."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect

from marula import games
from marula.core import record
from marula.core.game import AnyGame
from tests.e2e.pages import Device, Theme, in_each_look, in_each_size, unreadable, violations, visit
from tests.e2e.scenes import golden
from tests.e2e.test_pages import look
from tests.one_game import STANDING
from tests.server.processes import Server

GAME = games.every()[0]
MOVE = 30


def file_of(data: Any) -> FilePayload:
    text = data if isinstance(data, str) else record.dumps(data)
    return {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}


def chooser(page: Page) -> Locator:
    return page.get_by_label("Open a record")


def step_with(data: Any, move: int) -> int:
    """The step in which a move was made: nature's decisions go with the one before."""
    return 1 + sum(1 for made in data["moves"][:move] if made["seat"] != "chance")


def opened(server: Server, game: AnyGame) -> str:
    return str(server.request("POST", "/api/records", golden(game))["id"])


@pytest.mark.parametrize("game", STANDING, ids=lambda game: str(game.id))
def test_a_chosen_file_becomes_a_replay(browser: Browser, server: Server, game: AnyGame) -> None:
    data: Any = golden(game)
    with visit(browser, server) as page:
        look(page, "/")
        # The chooser is reached by keyboard.
        chooser(page).focus()
        with page.expect_file_chooser() as asked:
            # The browser needs a moment until it hands its file chooser over to the test.
            page.wait_for_timeout(300)
            page.keyboard.press("Enter")
        asked.value.set_files(file_of(data))
        slider = page.get_by_role("slider")
        expect(slider).to_have_value("0")
        page.wait_for_url("**/record/*")
        # The address follows the slider, and leads back to the same step.
        step = step_with(data, MOVE)
        slider.fill(str(step))
        page.wait_for_url("**/record/*?move=*")
        moves = int(page.url.split("=")[1])
        assert moves >= MOVE
        assert step_with(data, moves) == step
        page.reload()
        expect(slider).to_have_value(str(step))
        page.keyboard.press("ArrowRight")
        page.wait_for_url(lambda url: int(url.split("=")[1]) > moves)
        page.goto(f"{page.url.split('=')[0]}={len(data['moves'])}")
        expect(slider).to_have_value(slider.get_attribute("max") or "")
        page.get_by_role("link", name="Home").last.click()
        expect(chooser(page)).to_be_attached()


def test_a_move_in_the_middle_of_a_step_is_found(browser: Browser, server: Server) -> None:
    """And the address stays as it was given until another step is looked at."""
    data: Any = golden(GAME)
    moves = data["moves"]
    # A decision that nature answers: its own number is not that of the step's last move.
    decided = next(at for at in range(10, len(moves)) if moves[at]["seat"] == "chance" != moves[at - 1]["seat"])
    id = opened(server, GAME)
    with visit(browser, server) as page:
        page.clock.install()
        page.goto(f"/record/{id}?move={decided}")
        expect(page.get_by_role("slider")).to_have_value(str(step_with(data, decided)))
        page.clock.fast_forward(10_000)
        assert page.url.endswith(f"?move={decided}")


@pytest.mark.skipif(os.name != "posix", reason="chooses the browser as Unix does, and sends Ctrl-C")
def test_the_command_opens_the_page_at_a_move(browser: Browser, tmp_path: Path) -> None:
    """`marula show --open FILE --move N`: the address is printed, and a browser called with it."""
    file, called, temporary = tmp_path / "match.json", tmp_path / "called", tmp_path / "temporary"
    data = golden(GAME)
    file.write_text(record.dumps(data))
    temporary.mkdir()
    script = f"import sys, pathlib; pathlib.Path({str(called)!r}).write_text(sys.argv[1])"
    environment = {
        **os.environ,
        "BROWSER": shlex.join([sys.executable, "-c", script]) + " %s",
        "DISPLAY": ":0",
        "TMPDIR": str(temporary),
        "MARULA_LANG": "en",
    }
    command = [sys.executable, "-m", "marula", "show", "--open", str(file), "--move", str(MOVE)]
    # Tests that were started in the background have Ctrl-C switched off, and would hand that on.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as shown:
        signal.signal(signal.SIGINT, before)
        try:
            assert shown.stdout is not None
            said = shown.stdout.readline()
            found = re.fullmatch(
                r"The record is at (http://127\.0\.0\.1:(\d+)/record/[\w-]+\?move=30) \(Ctrl-C to stop\)\..*\n", said
            )
            assert found is not None, said
            of_its_own = Server(tmp_path)
            of_its_own.port = int(found[2])
            with visit(browser, of_its_own) as page:
                page.goto(found[1])
                expect(page.get_by_role("slider")).to_have_value(str(step_with(data, MOVE)))
            assert called.read_text() == found[1]
            shown.send_signal(signal.SIGINT)
            out, err = shown.communicate(timeout=30)
            assert (shown.returncode, out, err) == (130, "", "Stopped.\n")
            assert list(temporary.iterdir()) == [], "nothing of it stays behind"
        finally:
            shown.kill()


DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    for (const type of ["dragover", "drop"])
        document.querySelector("h1").dispatchEvent(new DragEvent(type, {
            dataTransfer: data, bubbles: true, cancelable: true,
        }));
}"""


def test_a_file_can_be_dropped_anywhere_on_the_page(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        page.goto("/")
        expect(chooser(page)).to_be_attached()
        page.evaluate(DROP, ["match.json", record.dumps(golden(GAME))])
        page.wait_for_url("**/record/*")
        expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Move 3 is against the rules."), ("fr", "Le coup 3"), ("ja", "3手目")],
)
def test_what_does_not_hold_is_said_in_the_readers_language(
    browser: Browser, server: Server, language: str, words: str
) -> None:
    africa = games.find("africa")
    assert africa is not None
    data: Any = golden(africa)
    data["moves"][2]["seat"] = (data["moves"][2]["seat"] + 1) % len(data["seats"])
    with visit(browser, server, language=language) as page:
        page.goto("/")
        alert = page.get_by_role("alert")
        page.locator("input[type=file]").set_input_files(file_of(data))
        expect(alert).to_contain_text("match.json")
        expect(alert).to_contain_text(words)
        expect(alert).to_contain_text("[AFR-T1]")
        # The board's problems are listed one by one.
        data["board"] |= {"name": 3, "speed": 1}
        page.locator("input[type=file]").set_input_files(file_of(data))
        expect(alert.get_by_role("listitem")).to_have_count(2)
        # What is mended can be opened from where one is.
        page.locator("input[type=file]").set_input_files(file_of(golden(africa)))
        expect(page.get_by_role("slider")).to_be_visible()


def test_too_big_a_file_is_not_even_sent(browser: Browser, server: Server) -> None:
    with visit(browser, server) as page:
        page.goto("/")
        sent: list[str] = []
        page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
        chooser(page).set_input_files(file_of(" " * 1_000_001))
        expect(page.get_by_role("alert")).to_contain_text("up to 1 MB")
        assert sent == []


def test_a_record_that_is_no_longer_there_is_asked_for_again(browser: Browser, server: Server) -> None:
    """At the move that the address names."""
    data: Any = golden(GAME)
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="en-GB", bypass_csp=True)
    page = context.new_page()
    page.goto(f"/record/gone?move={MOVE}")
    expect(page.get_by_role("alert").first).to_contain_text("open its file again")
    assert violations(page) == []
    assert unreadable(page) == {}
    chooser(page).set_input_files(file_of(data))
    expect(page.get_by_role("slider")).to_have_value(str(step_with(data, MOVE)))
    assert page.url.endswith(f"?move={MOVE}")
    context.close()


def wrong_board() -> FilePayload:
    data: Any = json.loads(json.dumps(golden(GAME)))
    data["board"] |= {"name": 3, "speed": 1}
    return file_of(data)


@pytest.mark.parametrize("theme", get_args(Theme))
def test_axe_finds_nothing(browser: Browser, server: Server, theme: Theme) -> None:
    id = opened(server, GAME)
    with visit(browser, server, theme=theme, bypass_csp=True) as page:
        look(page, "/")
        chooser(page).set_input_files(wrong_board())
        expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(2)
        for scene in ("", f"/record/{id}?move={MOVE}"):
            if scene:
                look(page, scene)
            assert violations(page) == []


@in_each_look(("refused", "record"))
def test_no_text_is_cut_or_covered(browser: Browser, server: Server, scene: str, device: Device, language: str) -> None:
    with visit(browser, server, language=language, size=device.sizes[0], touch=device.touch) as page:
        if scene == "refused":
            look(page, "/")
            page.locator("input[type=file]").set_input_files(wrong_board())
            expect(page.get_by_role("alert").get_by_role("listitem")).to_have_count(2)
        else:
            look(page, f"/record/{opened(server, GAME)}?move={MOVE}")
        for size in in_each_size(page, device):
            assert unreadable(page) == {}, size
