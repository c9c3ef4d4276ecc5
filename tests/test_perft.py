"""Perft: how many sequences of 1, 2, 3, … actions begin in positions of the golden records (tools/golden.py).

A rule that allows an action too much or too little, or leaves a position behind that differs from before, hardly ever
leaves all these numbers as they were. Every outcome of nature's counts as one branch; a match that is over has none.
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest
from tools.golden import perft

from marula import games
from marula.core.record import Replayer
from marula.library import folders
from marula.library.files import read_text
from marula.library.records import load_record

QUICK_DEPTH = 3


class Case(NamedTuple):
    """A position, and the number of sequences of each length from it."""

    record: Path
    move: int
    counts: list[int]


def cases() -> list[Case]:
    """All that the games' files hold."""
    found = []
    for game in games.every():
        folder = folders.folder(game.id) / "tests"
        if (folder / "perft.json").exists():
            for entry in json.loads(read_text(folder / "perft.json")):
                found.append(Case(folder / "matches" / entry["record"], entry["move"], entry["counts"]))
    return found


def counted(case: Case, depths: range) -> list[int]:
    """The numbers for these depths, counted now."""
    replayer = Replayer(load_record(case.record))
    for _ in range(case.move):
        assert replayer.step()
    return [perft(replayer.record.game, replayer.match.state, depth) for depth in depths]


def name(case: Case) -> str:
    return f"{case.record.parents[2].name}/{case.record.stem}@{case.move}"


each_case = pytest.mark.parametrize("case", cases(), ids=name)


@each_case
def test_perft(case: Case) -> None:
    depth = min(QUICK_DEPTH, len(case.counts))
    assert counted(case, range(1, depth + 1)) == case.counts[:depth]


@pytest.mark.long
@each_case
def test_perft_deeper(case: Case) -> None:
    depths = range(QUICK_DEPTH + 1, len(case.counts) + 1)
    assert counted(case, depths) == case.counts[QUICK_DEPTH:]
