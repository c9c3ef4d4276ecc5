"""Lessons at tables: asked, answered, taken up again after anything, and gone on from."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tools.lesson import inline

from marula import games
from marula.core.actions import Action
from marula.core.game import AnyGame
from marula.lessons import reading
from marula.lessons.lesson import Lesson
from tests.one_game import STANDING
from tests.server.helpers import Page, another, open_table, page, server
from tests.server.lessons import LEARNER, written
from tests.server.test_api import NO_TABLES

Client = TestClient[Litestar]
GAME = "africa"

by_game = pytest.mark.parametrize("game", STANDING, ids=lambda game: game.id)


class Shelf:
    """The lessons that games have, for a while."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def put(self, game: str, text: str) -> Lesson:
        self.texts[game] = text
        reading.lesson_of.cache_clear()
        found = games.find(game)
        assert found is not None
        lesson = reading.lesson_of(found)
        assert lesson is not None
        return lesson


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    found = Shelf()
    monkeypatch.setattr(reading, "lesson_text", lambda game: found.texts.get(game.id, ""))
    reading.lesson_of.cache_clear()
    yield found
    reading.lesson_of.cache_clear()


@pytest.fixture
def lesson(shelf: Shelf, request: pytest.FixtureRequest) -> Lesson:
    game: AnyGame = request.getfixturevalue("game") if "game" in request.fixturenames else the_game()
    return shelf.put(game.id, written(game))


def the_game() -> AnyGame:
    game = games.find(GAME)
    assert game is not None
    return game


def take(client: Client, game: str, table: str = "") -> str:
    answer = client.post(f"/api/lessons/{game}", json={"table": table})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def wait(at: Page) -> dict[str, Any]:
    """Until the lesson has made its moves."""
    while at.position["lesson"]["moving"]:
        at.hear("update")
    found: dict[str, Any] = at.position["lesson"]
    return found


def asked(at: Page, lesson: Lesson) -> dict[str, Any]:
    """Something that is asked for now."""
    (pattern,) = lesson.stops[wait(at)["stop"]].asked
    return next(action for action in at.position["legal"] if all(action[key] == pattern[key] for key in pattern))


def not_asked(at: Page, lesson: Lesson) -> list[dict[str, Any]]:
    (pattern,) = lesson.stops[wait(at)["stop"]].asked
    return [action for action in at.position["legal"] if any(action[key] != pattern[key] for key in action)]


def read(at: Page) -> None:
    at.say(type="read", id="r", stop=wait(at)["stop"])
    at.hear("accepted")


def step(at: Page, lesson: Lesson) -> None:
    """Do what is asked, or read on."""
    if lesson.stops[wait(at)["stop"]].asked:
        at.play(asked(at, lesson), LEARNER)
    else:
        read(at)
    wait(at)


def go_to(at: Page, lesson: Lesson, stop: int) -> None:
    while wait(at)["stop"] < stop:
        step(at, lesson)


@by_game
def test_a_lesson_is_played_to_its_end(client: Client, game: AnyGame, lesson: Lesson) -> None:
    table = take(client, game.id)
    with page(client, table, LEARNER) as at:
        told = at.table["lesson"]
        assert [stop["id"] for stop in told["stops"]] == [stop.id for stop in lesson.stops[:-1]]
        assert told["stops"][0]["points"] == []
        assert told["stops"][1]["points"] == ["map"]
        assert told["chapters"] == [f"{game.prefix}-name"] * 2
        places = []
        while (place := wait(at))["stop"] < lesson.end:
            places.append(place)
            step(at, lesson)
        assert [place["stop"] for place in places] == [*range(lesson.end)]
        assert [place["text"] for place in places] == [stop.texts[0] for stop in lesson.stops[:-1]]
        assert at.position["lesson"] == {"stop": lesson.end, "text": "", "moving": False}
        assert at.watch(None)["position"]["lesson"]["stop"] == lesson.end


@by_game
def test_the_others_move_as_it_is_written(client: Client, game: AnyGame, lesson: Lesson, tmp_path: Path) -> None:
    table = take(client, game.id)
    with page(client, table, LEARNER) as at:
        go_to(at, lesson, lesson.end)
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as connection:
        rows = connection.execute(
            "SELECT seat, action FROM entries WHERE table_id = ? AND kind = 'move' AND move_id LIKE 'bot:%'", (table,)
        )
        made = [seat for seat, _ in rows]
    assert made == [move.seat for stop in lesson.stops for move in stop.moves]
    assert made


def test_games_say_whether_they_have_a_lesson(client: Client, lesson: Lesson) -> None:
    told = {game["id"]: game["has_lesson"] for game in client.get("/api/games").json()}
    assert [id for id, has in told.items() if has] == [GAME]


def test_what_is_not_asked_is_answered(client: Client, lesson: Lesson) -> None:
    with page(client, take(client, GAME), LEARNER) as at:
        wait(at)
        at.move(at.position["legal"][0], LEARNER)
        assert at.hear("refused")["refusal"] == {"key": "page-lesson-read", "rule": "", "values": {}}
        go_to(at, lesson, 2)
        before = (at.seq, at.position)
        at.move(not_asked(at, lesson)[0], LEARNER)
        assert at.hear("refused")["refusal"] == {"key": "africa-tagline", "rule": "", "values": {}}
        at.move({"type": "end_turn"}, LEARNER)
        refusal = at.hear("refused")["refusal"]
        assert refusal["rule"], "what isn't legal is answered by the rules"
        assert (at.seq, at.position) == before


def test_without_an_answer_of_its_own_the_page_has_one(client: Client, shelf: Shelf) -> None:
    lesson = shelf.put(GAME, written(the_game()).replace('wrong = "africa-tagline"', ""))
    with page(client, take(client, GAME), LEARNER) as at:
        go_to(at, lesson, 2)
        at.move(not_asked(at, lesson)[0], LEARNER)
        assert at.hear("refused")["refusal"]["key"] == "page-lesson-not-now"


def test_reading_counts_once_and_only_where_there_is_something_to_read(client: Client, lesson: Lesson) -> None:
    with page(client, take(client, GAME), LEARNER) as at:
        read(at)
        at.say(type="read", id="again", stop=0)
        assert at.hear("accepted")["id"] == "again"
        assert wait(at)["stop"] == 1
        at.say(type="read", id="early", stop=2)
        assert at.hear("error")["key"] == "page-from-the-future"
        go_to(at, lesson, 2)
        at.say(type="read", id="no", stop=2)
        assert at.hear("error")["key"] == "page-lesson-not-now"
        go_to(at, lesson, lesson.end)
        at.say(type="read", id="over", stop=lesson.end)
        assert at.hear("error")["key"] == "page-lesson-not-now"
    with page(client, open_table(client, GAME, "person", "person")) as at:
        at.say(type="read", id="no", stop=0)
        assert at.hear("error")["key"] == "page-no-lesson"


def test_a_step_is_taken_back(client: Client, lesson: Lesson) -> None:
    """As far as the rules allow it, and never what the lesson itself has played."""
    with page(client, take(client, GAME), LEARNER) as at:
        undone = 0
        while wait(at)["stop"] < lesson.end:
            stop = wait(at)["stop"]
            if not lesson.stops[stop].asked:
                read(at)
                continue
            choices = at.position["legal"]
            step(at, lesson)
            if not at.position["can_undo"]:
                at.say(type="undo", id=f"u{stop}", seq=at.seq)
                assert at.hear("error")["key"] == "page-nothing-to-undo"
                continue
            at.say(type="undo", id=f"u{stop}", seq=at.seq, turn=undone % 2 == 1)
            at.hear("accepted")
            undone += 1
            assert wait(at)["stop"] <= stop
            go_to(at, lesson, stop)
            assert at.position["legal"] == choices
            step(at, lesson)
        assert undone, "the rules allow it somewhere"


def test_after_a_step_back_one_reads_again(client: Client, shelf: Shelf) -> None:
    text = written(the_game())
    # Something to read after a step that can be taken back.
    lesson = shelf.put(GAME, text)
    with page(client, take(client, GAME), LEARNER) as at:
        while not at.position["can_undo"]:
            assert wait(at)["stop"] < lesson.end
            done = lesson.stops[wait(at)["stop"]]
            step(at, lesson)
    more = '[[chapter.step]]\nid = "more"\ntext = "africa-name"\npoint = "map"\nread = true\n'
    parts = text.split("[[chapter.step]]")
    place = [stop.id for stop in lesson.stops if "/" in stop.id].index(done.id) + 1
    head, _, tail = parts[place].partition("[[chapter]]")
    parts[place] = f"{head}\n{more}{_}{tail}"
    lesson = shelf.put(GAME, "[[chapter.step]]".join(parts))
    after = next(number for number, stop in enumerate(lesson.stops) if stop.id.endswith("/more"))
    with page(client, take(client, GAME), LEARNER) as at:
        go_to(at, lesson, after + 1)
        at.say(type="undo", id="u", seq=at.seq)
        at.hear("accepted")
        assert wait(at)["stop"] == after - 1
        step(at, lesson)
        assert wait(at)["stop"] == after


def test_it_is_taken_up_where_it_was_left(tmp_path: Path, lesson: Lesson) -> None:
    """Also by a server that was started since, at any stop."""
    with server(tmp_path) as client:
        table = take(client, GAME)
    for stop in range(lesson.end):
        with server(tmp_path) as client:
            assert take(client, GAME, table) == table
            with page(client, table, LEARNER) as at:
                assert wait(at)["stop"] == stop
                step(at, lesson)


def test_it_is_taken_up_on_another_device(client: Client, lesson: Lesson) -> None:
    """By who has come there with a code: whichever of the two devices it was begun on."""
    phone, stranger = another(client), another(client)
    begun = take(phone, GAME)
    with page(phone, begun, LEARNER) as at:
        go_to(at, lesson, 2)
    open_table(client, GAME, "person", "person")
    code = client.post("/api/device/code", json={}).json()["code"]
    assert phone.post("/api/device/take", json={"code": code}).status_code == 204
    for device, known in ((phone, begun), (client, "")):
        assert take(device, GAME, known) == begun
        with page(device, begun, LEARNER) as at:
            assert wait(at)["stop"] == 2
    assert take(stranger, GAME, begun) != begun


def test_a_lesson_that_has_changed_begins_anew(client: Client, shelf: Shelf, lesson: Lesson) -> None:
    table = take(client, GAME)
    with page(client, table, LEARNER) as at:
        go_to(at, lesson, 3)
    shelf.put(GAME, f"{shelf.texts[GAME]}# not a word of it\n")
    assert take(client, GAME, table) == table, "its content is the same"
    other = shelf.put(GAME, shelf.texts[GAME].replace('id = "s1"', 'id = "one"'))
    again = take(client, GAME, table)
    assert again != table
    assert client.get(f"/api/tables/{table}").status_code == 404
    with page(client, again, LEARNER) as at:
        assert wait(at)["stop"] == 0
        go_to(at, other, other.end)
    assert take(client, GAME, again) != again, "what is over begins anew, too"


def test_the_table_of_a_lesson_that_has_changed_says_so(tmp_path: Path, shelf: Shelf, lesson: Lesson) -> None:
    with server(tmp_path) as client:
        table = take(client, GAME)
    shelf.put(GAME, shelf.texts[GAME].replace('id = "s1"', 'id = "one"'))
    with server(tmp_path) as client:
        assert client.get(f"/api/tables/{table}").json()["key"] == "page-lesson-changed"


def test_only_lessons_are_taken_up(client: Client, lesson: Lesson) -> None:
    ordinary = open_table(client, GAME, "person", "person")
    assert take(client, GAME, ordinary) != ordinary
    assert client.get(f"/api/tables/{ordinary}").status_code == 200, "and nobody's table is closed by it"
    assert take(client, GAME, "nowhere") != "nowhere"
    assert client.post("/api/lessons/chess", json={"table": ""}).status_code == 404
    assert client.post(f"/api/lessons/{GAME}/match", json={"table": ordinary}).json()["key"] == "page-no-lesson"


def test_lessons_are_in_no_list(client: Client, lesson: Lesson) -> None:
    table = take(client, GAME)
    with page(client, table, LEARNER) as at:
        go_to(at, lesson, lesson.end)
    assert client.get("/api/tables").json() == NO_TABLES


@by_game
def test_one_goes_on_without_the_lesson_before_its_final_chapter(client: Client, game: AnyGame, lesson: Lesson) -> None:
    table = take(client, game.id)
    last = next(number for number, stop in enumerate(lesson.stops) if lesson.chapters[stop.chapter].final)
    with page(client, table, LEARNER) as at:
        go_to(at, lesson, last - 1)
        assert lesson.stops[last - 1].asked
        at.play(asked(at, lesson), LEARNER)
        go_to(at, lesson, lesson.end)
        own = [entry for entry in at.entries if entry["seat"] == LEARNER]
        view = at.position["view"]
    answer = client.post(f"/api/lessons/{game.id}/match", json={"table": table})
    assert answer.status_code == 201, answer.text
    on = answer.json()["table"]
    with page(client, on, LEARNER) as at:
        assert at.table["lesson"] is None
        assert at.position["lesson"] is None
        # The bots go on by themselves until it is the learner's turn.
        while LEARNER not in at.position["actors"]:
            at.hear("update")
        assert [entry["events"] for entry in at.entries if entry["seat"] == LEARNER] == [
            entry["events"] for entry in own[: len([stop for stop in lesson.stops[:last] if stop.asked])]
        ]
        assert at.position["view"] != view
    (listed,) = client.get("/api/tables").json()["to_move"]
    assert listed["id"] == on


@by_game
def test_what_can_not_be_played_is_played_by_a_stand_in(client: Client, game: AnyGame, shelf: Shelf) -> None:
    """Always in the same way: the moves are those that the laws have looked through."""
    lesson = shelf.put(game.id, written(game))
    first = next(move for stop in lesson.stops for move in stop.moves)
    # A game with one type of action has those that are somebody else's.
    actions = lesson.board.actions
    other = next((action for action in actions if action.type != first.action.type), actions.all[0])
    instead = shelf.texts[game.id].replace(inline(_wire(first.seat, first.action)), inline(_wire(first.seat, other)), 1)
    lesson = shelf.put(game.id, instead)
    made = []
    for _ in range(2):
        with page(client, take(client, game.id), LEARNER) as at:
            go_to(at, lesson, 4)
            made.append([(entry["seat"], entry["events"]) for entry in at.entries])
    assert made[0] == made[1]


def _wire(seat: int, action: Action) -> dict[str, str | int]:
    return {"seat": seat, **action.wire}
