"""The tests of one game alone: `pytest --game ID`, which `make test GAME=ID` runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from marula import games
from tests.one_game import FOLDERS, named_by, pytest_configure

ROOT = Path(__file__).parents[1]


def test_a_parameter_names_its_game() -> None:
    africa, heart = games.find("africa"), FOLDERS[0] / "heart_of_africa/tests/matches/2p.json"
    assert named_by(africa) == named_by("africa") == named_by("/table/africa-end/replay") == {"africa"}
    assert named_by(("en", heart, 3)) == named_by(heart) == {"heart_of_africa"}
    assert named_by("simulate africana now") == named_by(FOLDERS[0] / "__init__.py") == named_by(3) == set()


def test_only_one_games_tests_are_left() -> None:
    own = [f"src/marula/games/{game}/tests/test_setup.py" for game in games.names()]
    shared = ["tests/e2e/test_pages.py", "tests/laws/test_games.py", "tests/laws/test_words.py", "tests/test_golden.py"]
    other = ["tests/laws/test_toy.py", "tests/test_stream.py"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "--game", "africana", *own, *shared, *other]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = [line.partition("::") for line in done.stdout.splitlines() if "::" in line]
    assert {file for file, _, _ in found} == {"src/marula/games/africana/tests/test_setup.py", *shared}
    assert all("africana" in test for file, _, test in found if file in shared)
    assert all("africana" not in test for file, _, test in found if file not in shared)


def test_what_every_game_is_put_to_in_the_browser_is_quickly_tried_with_one() -> None:
    """Another one from test to test; at length with all."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-m", "not long", "tests/e2e/test_following.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = [line.partition("[") for line in done.stdout.splitlines() if "[" in line]
    assert len({test for test, _, _ in found}) == len(found) > 3
    assert len({game for _, _, game in found}) > 1


def test_a_game_that_is_none_is_told(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pytestconfig.option, "game", "chess")
    with pytest.raises(pytest.UsageError, match=f"There is no game chess. There are: {', '.join(games.names())}"):
        pytest_configure(pytestconfig)
