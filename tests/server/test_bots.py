"""Bots that are killed, hang or stumble: each match goes on, and nobody else's waits longer for it."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from marula import games
from marula.library.boards import default_board
from marula.server.app import make_app
from marula.server.bots import PATIENCE, Bots, Problem, think
from marula.server.metrics import BOTS_DECIDED, BOTS_FAILED, MINDS
from marula.server.minds import FailedError, Line, Minds, Think
from marula.server.ways import Ways
from tests.bot_positions import under_way
from tests.server import thinkers
from tests.server.helpers import open_table, page
from tests.server.processes import blank_pages

GAME = games.every()[0].id
LONG = 100_000.0


@contextmanager
def minds(think: Think, heard: Callable[[Line, float], bool] | None = None) -> Iterator[Minds]:
    """One process that thinks."""
    found = Minds(think, 1, LONG, heard) if heard else Minds(think, 1, LONG)
    try:
        yield found
    finally:
        found.close()


class Clock:
    """Time that is up when a bot has been asked who never answers, and runs out for nobody else."""

    def __init__(self, *patient: bool) -> None:
        self.patient = list(patient)

    def heard(self, line: Line, seconds: float) -> bool:
        assert seconds == LONG
        return bool(line.poll(None)) if not self.patient or self.patient.pop(0) else False


def started() -> float:
    return float(MINDS._value.get())


def made_by(level: str) -> float:
    return float(BOTS_DECIDED.labels(level)._value.get())


def failed(level: str) -> float:
    return float(BOTS_FAILED.labels(level)._value.get())


@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed by a signal there")
def test_a_killed_process_is_replaced_once_whoever_waits(tmp_path: Path) -> None:
    before = started()

    async def ten_wait(asked: Minds) -> list[Any]:
        waiting = [asyncio.create_task(asked.answer(thinkers.Task(tmp_path, number))) for number in range(10)]
        await asyncio.to_thread(thinkers.wait_for, tmp_path / "pid")
        os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)
        (tmp_path / "enough").touch()
        return list(await asyncio.gather(*waiting))

    with minds(thinkers.write_pid) as asked:
        assert asyncio.run(ten_wait(asked)) == list(range(10))
    assert started() == before + 2


def test_a_process_that_always_dies_is_not_tried_for_ever(tmp_path: Path) -> None:
    with minds(thinkers.die) as asked, pytest.raises(FailedError, match="died"):
        asyncio.run(asked.answer(thinkers.Task(tmp_path, 1)))


def test_a_process_that_hangs_is_ended_and_the_next_one_answers(tmp_path: Path) -> None:
    before = started()

    async def ask(asked: Minds) -> Any:
        with pytest.raises(FailedError, match="no answer within"):
            await asked.answer(thinkers.Task(tmp_path, 1))
        (tmp_path / "enough").touch()
        return await asked.answer(thinkers.Task(tmp_path, 2))

    with minds(thinkers.write_pid, Clock(False).heard) as asked:
        assert asyncio.run(ask(asked)) == 2
    assert started() == before + 2


def test_closing_ends_those_who_think(tmp_path: Path) -> None:
    async def close_meanwhile(asked: Minds) -> None:
        waiting = asyncio.create_task(asked.answer(thinkers.Task(tmp_path, 1)))
        await asyncio.to_thread(thinkers.wait_for, tmp_path / "pid")
        asked.close()
        with pytest.raises(FailedError):
            await waiting

    with minds(thinkers.write_pid) as asked:
        asyncio.run(close_meanwhile(asked))


@pytest.mark.parametrize(
    ("think", "patient", "weaker_fails"),
    [
        (thinkers.greedy_hangs, [False], 0),
        (thinkers.greedy_raises, [], 0),
        (thinkers.greedy_dies, [], 0),
        (thinkers.all_hang, [False, False], 1),
    ],
    ids=["hangs", "raises", "dies", "all hang"],
)
def test_a_match_goes_on_with_a_weaker_bot_and_at_last_by_lot(
    tmp_path: Path, think: Think, patient: list[bool], weaker_fails: int, caplog: pytest.LogCaptureFixture
) -> None:
    before = failed("greedy"), failed("random")
    with minds(think, Clock(*patient).heard) as asked:
        app = make_app(tmp_path / "marula.sqlite", Ways(), blank_pages(tmp_path), bots=Bots(asked))
        with TestClient(app) as client, page(client, open_table(client, GAME, "greedy", "greedy"), None) as at:
            while len(at.entries) < 2:
                at.hear("update")
            assert failed("greedy") > before[0]
            assert failed("random") == before[1] + weaker_fails
    assert any("did not decide" in record.getMessage() for record in caplog.records)


def test_what_a_bot_says_of_its_problem_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    problem = Problem(GAME, 1, "{}", "greedy", 0, "the view of a seat", [7], bytes(32))
    with minds(thinkers.greedy_raises) as asked:
        # The board is none, so that the weaker one fails too: it is decided by lot.
        assert asyncio.run(Bots(asked).decide(problem)) == [7]
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert "the view of a seat" not in caplog.text


class Asked:
    """Minds of whom all but one level fails, that remember who was asked; they begin when they are let."""

    def __init__(self, answers: str = "", count: int = 1, means: tuple[int, ...] = (7,)) -> None:
        self.answers = answers
        self.means = means
        self.count = count
        self.levels: list[str] = []
        self.let = asyncio.Event()

    async def answer(self, problem: Problem) -> list[int]:
        self.levels.append(problem.level)
        await self.let.wait()
        if problem.level != self.answers:
            raise FailedError("not me")
        return [*self.means]


def decided(asked: Asked, level: str) -> list[int]:
    async def decide() -> list[int]:
        asked.let.set()
        return await Bots(asked).decide(problem_of(level))  # type: ignore[arg-type]

    return asyncio.run(decide())


def problem_of(level: str) -> Problem:
    return Problem(GAME, 1, "{}", level, 0, "the view of a seat", [8], bytes(32))


def table_of(level: str, *legal: int) -> Any:
    """As much of a table as bots look at."""
    board = default_board(games.every()[0])
    choices = [board.actions.all[number] for number in legal]
    return SimpleNamespace(
        id="somewhere", seq=20, lesson=None, board=board, level=lambda seat: level, choices=lambda seat: choices
    )


@pytest.mark.parametrize(
    ("level", "chain"),
    [
        ("master:herder", ["master:herder", "strong", "casual", "novice", "random"]),
        ("strong", ["strong", "casual", "novice", "random"]),
        ("novice", ["novice", "random"]),
        ("greedy", ["greedy", "random"]),
    ],
)
def test_weaker_levels_are_asked_one_after_another(level: str, chain: list[str]) -> None:
    asked = Asked()
    before = made_by("lot"), made_by(chain[1])
    assert decided(asked, level) == [8], "nobody knows: by lot"
    assert asked.levels == chain
    content = Asked(chain[1])
    assert decided(content, level) == [7]
    assert content.levels == chain[:2]
    assert (made_by("lot"), made_by(chain[1])) == (before[0] + 1, before[1] + 1)


def test_on_a_busy_server_the_next_weaker_level_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes when too many wait is content with less; who came before gets the level they asked for."""
    asked = Asked("strong", count=2)
    room = PATIENCE * asked.count
    table = table_of("master")
    monkeypatch.setattr("marula.server.bots._problem", lambda table, seat: problem_of("master"))

    async def all_at_once() -> None:
        bots = Bots(asked)  # type: ignore[arg-type]
        waiting = [asyncio.create_task(bots.choose(table, 0)) for _ in range(room + 1)]
        await asyncio.sleep(0)
        assert asked.levels == ["master"] * room + ["strong"]
        asked.let.set()
        await asyncio.gather(*waiting)
        # Nobody waits any more.
        asked.levels.clear()
        await bots.choose(table, 0)
        assert asked.levels == ["master", "strong"]

    asyncio.run(all_at_once())


def somebody_moves(table: Any) -> None:
    table.seq += 1


def another_level(table: Any) -> None:
    table.level = lambda seat: "strong"


def something_else_is_legal(table: Any) -> None:
    table.choices = lambda seat: [table.board.actions.all[9]]


@pytest.mark.parametrize(
    ("otherwise", "thinks_anew"),
    [
        (None, False),
        (somebody_moves, True),
        (another_level, True),
        (something_else_is_legal, True),
    ],
)
def test_a_bot_does_what_it_meant_to_unless_something_else_has_happened(
    otherwise: Callable[..., None] | None, thinks_anew: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks once about a turn, as one that sits at the match does."""
    monkeypatch.setattr("marula.server.bots._problem", lambda table, seat: problem_of(table.level(seat)))
    table = table_of("master", 7, 8, 9)

    async def two_decisions() -> None:
        asked = Asked("master", means=(7, 8, 9))
        asked.let.set()
        bots = Bots(asked)  # type: ignore[arg-type]
        assert (await bots.choose(table, 0)).index == 7
        table.seq += 1
        if otherwise:
            otherwise(table)
            asked.answers, asked.means = table.level(0), (9,)
        second = (await bots.choose(table, 0)).index
        assert (second, len(asked.levels)) == ((9, 2) if thinks_anew else (8, 1))
        if not thinks_anew:
            table.seq += 1
            assert (await bots.choose(table, 1)).index == 7, "another seat thinks for itself"

    asyncio.run(two_decisions())


def test_at_a_lesson_every_decision_is_thought_of_as_its_laws_have_seen_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marula.server.bots._problem", lambda table, seat: problem_of("greedy"))
    table = table_of("greedy", 7, 8)
    table.lesson = object()

    async def two_decisions() -> list[int]:
        asked = Asked("greedy", means=(7, 8))
        asked.let.set()
        bots = Bots(asked)  # type: ignore[arg-type]
        first = await bots.choose(table, 0)
        table.seq += 1
        return [first.index, (await bots.choose(table, 0)).index, len(asked.levels)]

    assert asyncio.run(two_decisions()) == [7, 7, 2]


def test_who_plans_tells_what_it_means_to_do() -> None:
    """A whole turn of greedy, as far as nature has no part in it."""
    game = games.find("africa")
    assert game is not None
    lengths = []
    for decisions in range(6, 12):
        match = under_way(game, "meant", decisions)
        rules, seat = game.rules, game.rules.actor(match.state)
        legal = [action.index for action in rules.legal(match.state, seat)]
        board = json.dumps(match.board.data)
        found = think(Problem("africa", 1, board, "greedy", seat, game.view(match.state, seat), legal, bytes(32)))
        lengths.append(len(found))
        for index in found:
            action = match.board.actions.all[index]
            assert rules.check(match.state, seat, action) is None
            rules.apply(match.state, seat, action, None)
    assert max(lengths) > 1
