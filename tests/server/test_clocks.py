"""Clocks: what runs when, what is left, and who sits in when time is up. The time is the tests' own."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.core import record
from marula.server import clocks, deadlines
from marula.server.pace import Pace, PaceError, read_pace
from marula.server.store.base import StoredSeat
from marula.server.times import iso, moment
from tests.server.helpers import another, page, server
from tests.server.people import mover, two_people

Client = TestClient[Litestar]
LIVE, BY_TURNS = Pace(100_000, 5_000), Pace(200_000)
PEOPLE = tuple(StoredSeat(seat, "person", "", "", "", "", f"p{seat}", sat="then") for seat in range(3))


@pytest.mark.parametrize("text", ["live", "5m+10s", "2d", "12h", "90s", "90m+0s"])
def test_a_pace_is_read_and_written(text: str) -> None:
    assert str(read_pace(text)) == text


@pytest.mark.parametrize(
    "text", ["", "5", "0s", "5m+", "+5s", "5m+10", "-5m", "5 m", "1000d", "５m", "2d\n", "5m+10s+1s"]
)
def test_what_says_no_pace(text: str) -> None:
    with pytest.raises(PaceError):
        read_pace(text)


def test_a_moment_is_written_down_to_the_millisecond() -> None:
    assert iso(1_790_000_000_007) == "2026-09-21T14:13:20.007+00:00"
    assert [moment(iso(at)) for at in (0, 999, 1_790_000_000_999)] == [0, 999, 1_790_000_000_999]


def test_a_clock_runs_while_its_seat_decides_and_gets_its_bonus_when_the_turn_is_done() -> None:
    seats = clocks.run(LIVE, clocks.set_up(LIVE, PEOPLE), [0, 1], 1_000)
    assert [clocks.left(seat, 4_000) for seat in seats] == [97_000, 97_000, 100_000]
    assert clocks.due(seats) == 101_000
    seats = clocks.run(LIVE, seats, [1], 4_000)
    assert [seat.left_ms for seat in seats] == [97_000, 97_000, 100_000], "the turn goes on: no bonus yet"
    seats = clocks.run(LIVE, seats, [2], 10_000, done={0, 1})
    assert [(seat.left_ms, seat.runs_since) for seat in seats] == [(102_000, None), (96_000, None), (100_000, 10_000)]


def test_by_turns_every_turn_has_its_own_time() -> None:
    seats = clocks.run(BY_TURNS, clocks.set_up(BY_TURNS, PEOPLE), [0], 0)
    seats = clocks.run(BY_TURNS, seats, [0], 150_000)
    assert clocks.left(seats[0], 150_000) == 50_000, "a second decision of the same turn has what is left"
    seats = clocks.run(BY_TURNS, seats, [0, 1], 160_000, done={0})
    assert [clocks.left(seat, 160_000) for seat in seats[:2]] == [200_000, 200_000]


def test_who_has_yet_to_come_has_no_clock_but_a_deadline() -> None:
    awaited = tuple(seat._replace(sat="") for seat in PEOPLE)
    seats = clocks.run(LIVE, clocks.set_up(LIVE, awaited), [0], 1_000)
    assert (clocks.left(seats[0], 500_000), clocks.due(seats)) == (100_000, None)
    assert clocks.due(clocks.run(BY_TURNS, clocks.set_up(BY_TURNS, awaited), [0], 1_000)) == 201_000
    given_away = seats[0]._replace(holder="")
    assert clocks.due(clocks.run(LIVE, (given_away,), [0], 1_000)) == 101_000, "nobody is awaited there"


def test_bots_have_no_clock_and_who_comes_back_has_a_minute() -> None:
    seats = clocks.run(LIVE, clocks.set_up(LIVE, PEOPLE), [0], 0)
    assert clocks.overdue(seats, 99_999) == []
    assert clocks.overdue(seats, 100_000) == [0]
    away = clocks.stood_in(seats[0], "greedy", 130_000)
    assert (away.left_ms, away.runs_since) == (0, None)
    assert clocks.run(LIVE, (away, *seats[1:]), [0], 140_000)[0].runs_since is None
    back = clocks.taken_back(LIVE, away, True, 150_000)
    assert (back.stand_in, back.left_ms, back.runs_since) == ("", clocks.AT_LEAST, 150_000)
    assert clocks.taken_back(BY_TURNS, away, False, 150_000).left_ms == BY_TURNS.time


def test_while_the_server_is_down_no_clock_runs_out() -> None:
    seats = clocks.run(LIVE, clocks.set_up(LIVE, PEOPLE), [0], 0)
    assert clocks.left(clocks.resumed(LIVE, seats, 500_000, 500_000)[0], 500_000) == 100_000
    turns = clocks.run(BY_TURNS, clocks.set_up(BY_TURNS, PEOPLE), [0], 0)
    assert clocks.left(clocks.resumed(BY_TURNS, turns, 50_000, 50_000)[0], 50_000) == 150_000, "the deadline stands"
    assert clocks.left(clocks.resumed(BY_TURNS, turns, 500_000, 500_000)[0], 500_000) == clocks.AT_LEAST
    for pace in (LIVE, BY_TURNS):
        later = clocks.run(pace, clocks.set_up(pace, PEOPLE), [0], 900_000)
        assert clocks.left(clocks.resumed(pace, later, 0, 5_000)[0], 5_000) == pace.time, "the clock was set back"
        assert clocks.resumed(pace, later, 900_000, 950_000) == later, "nothing has happened"


class Watch:
    """A clock that goes on when it is told."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(deadlines, "EVERY", 0.01)
    return Watch()


@pytest.fixture
def timed(tmp_path: Path, watch: Watch) -> Iterator[Client]:
    with server(tmp_path, now=watch) as client:
        yield client


def test_when_time_is_up_a_bot_sits_in_until_the_seat_is_taken_back(timed: Client, watch: Watch) -> None:
    table, guest = two_people(timed, pace="5m+10s", level="random")
    with page(timed, table, 0) as first, page(guest, table, 1) as second:
        at = mover(first, second)
        assert at.seat is not None
        assert at.around["seats"][at.seat]["clock"] == {"left": 300_000, "running": True}
        watch.time += 300_001
        while at.around["seats"][at.seat]["state"] != "stand-in":
            at.hear("around")
        assert at.around["seats"][at.seat]["level"] == "random"
        while at.seq < 2:
            at.hear("update")
        at.move({"type": "end_turn"}, at.seat)
        assert at.hear("error")["key"] == "page-bot-sits-in"
        at.say(type="back", id="b")
        at.hear("accepted")
        while at.around["seats"][at.seat]["state"] != "taken":
            at.hear("around")
        assert at.around["seats"][at.seat]["clock"]["left"] == clocks.AT_LEAST


@pytest.mark.parametrize("by", [8 * 3_600_000, -8 * 3_600_000], ids=["slept", "set back"])
def test_while_its_device_sleeps_no_clock_runs(tmp_path: Path, watch: Watch, by: int) -> None:
    passed = [0]
    with server(tmp_path, now=lambda: watch.time + passed[0], steady=lambda: passed[0] / 1000) as client:
        table, guest = two_people(client, pace="5m+10s")
        with page(client, table, 0) as first, page(guest, table, 1) as second:
            at = mover(first, second)
            assert at.seat is not None
            passed[0] += 200_000
            at.watch(at.seat)
            while at.around["seats"][at.seat]["clock"]["left"] != 100_000:
                at.hear("around")
            watch.time += by
            while (seat := at.hear("around")["seats"][at.seat])["clock"]["left"] != 300_000:
                assert seat["state"] == "taken"
            passed[0] += 300_001
            while at.around["seats"][at.seat]["state"] != "stand-in":
                at.hear("around")


def test_a_clock_that_can_not_be_read_keeps_no_other_from_running_out(
    tmp_path: Path, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    with server(tmp_path, now=watch) as client:
        damaged, _ = two_people(client, pace="5m+10s")
        watch.time += 1
        table, _ = two_people(client, pace="5m+10s")
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as database, database:
        database.execute("UPDATE seats SET left_ms = 'x' WHERE table_id = ? AND runs_since IS NOT NULL", (damaged,))
    with server(tmp_path, now=watch) as client, page(client, table, None) as at:
        watch.time += 300_002
        while all(seat["state"] == "taken" for seat in at.around["seats"]):
            at.hear("around")
    assert "TypeError" in caplog.text


def test_a_deadline_outlives_the_server(tmp_path: Path, watch: Watch) -> None:
    with server(tmp_path, now=watch) as client:
        table, _ = two_people(client, pace="2d")
        actor = client.get(f"/api/tables/{table}/state").json()["actors"][0]
    watch.time += 3 * 86_400_000
    with server(tmp_path, now=watch) as client, page(client, table, None) as at:
        clock = at.around["seats"][actor]["clock"]
        assert clock["running"]
        assert 0 < clock["left"] <= clocks.AT_LEAST
        watch.time += clocks.AT_LEAST + 1
        while at.around["seats"][actor]["state"] != "stand-in":
            at.hear("around")


def test_who_comes_late_to_a_rematch_has_all_their_time(timed: Client, watch: Watch) -> None:
    table, guest = two_people(timed, pace="5m+10s")
    timed.post(f"/api/tables/{table}/end", json={})
    again = timed.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    with page(another(timed), again, None) as bystander:
        (late,) = bystander.position["actors"]
        before = bystander.around["seats"][late]
        assert (before["state"], before["clock"]) == ("taken", {"left": 300_000, "running": False})
        watch.time += 400_000
        with page([timed, guest][late], again, late) as at:
            assert at.around["seats"][late]["state"] == "taken"
            assert at.around["seats"][late]["clock"] == {"left": 300_000, "running": True}
        while not bystander.around["seats"][late]["clock"]["running"]:
            bystander.hear("around")
        watch.time += 1_000
        with page([timed, guest][late], again, late) as at:
            assert at.around["seats"][late]["clock"] == {"left": 299_000, "running": True}, "they come but once"


@pytest.mark.parametrize("level", ["random", "strong:explorer"])
def test_the_record_says_where_a_bot_sat_in(client: Client, level: str) -> None:
    table, guest = two_people(client, "africa", level=level)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        for _ in range(3):
            at = mover(first, second)
            at.play(at.position["legal"][0])
            (second if at is first else first).hear("update")
    assert guest.post(f"/api/tables/{table}/leave", json={}).status_code == 204
    assert client.post(f"/api/tables/{table}/leave", json={}).status_code == 204
    with page(client, table, None) as at:
        while at.position["actors"]:
            at.hear("update")
    data = client.get(f"/api/tables/{table}/record").text
    read = record.loads(data, games.find)
    match = record.replay(read)
    for seat in (0, 1):
        told: Any = read.players[seat]
        (stretch,) = told["stood_in"]
        own = [number for number, move in enumerate(match.moves) if move.seat == seat]
        assert stretch["level"] == level
        assert stretch["first_move"] in own
        assert stretch["last_move"] == own[-1]
        assert stretch["first_move"] > own[0]
