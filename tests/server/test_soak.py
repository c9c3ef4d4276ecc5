"""Whole matches over bad connections, at a server that is killed: nothing is lost, nothing is doubled."""

import asyncio
from pathlib import Path

import pytest
from tools.soak import Report, Soak

from marula import games


def soaked(folder: Path, matches: int, seed: int, apart: tuple[int, int]) -> Report:
    report = asyncio.run(Soak(folder, matches, seed, games.names(), apart).run())
    assert report.faultless, report.notes
    assert report.matches == matches
    return report


def test_a_match_of_every_game_survives(tmp_path: Path) -> None:
    """Faults come by the moves that were made, so that there are some whatever the machine is busy with."""
    report = soaked(tmp_path, len(games.names()), 1, (100, 200))
    assert report.kills > 0
    assert report.cuts > 0


@pytest.mark.long
def test_sixty_matches_survive(tmp_path: Path) -> None:
    report = soaked(tmp_path, 60, 2, (300, 900))
    assert report.kills > 10
    assert report.cuts > 500
