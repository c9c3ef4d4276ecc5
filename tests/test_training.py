"""Learning: whole, quick, broken off and gone on with."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from marula.core.model import Model
from marula.games import find

ROOT = Path(__file__).parents[1]
GAME = "africana"
LEARNING = ".cache/training-packages"


def train(*more: str) -> Any:
    command = ["make", "--silent", "train", f"GAME={GAME}", "QUICK=1", *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.long
def test_a_game_is_learned_quickly_and_the_same_again() -> None:
    game = find(GAME)
    assert game is not None
    kept = ROOT / ".cache" / "training" / GAME / "greedy-0"
    first = train()
    assert first["game"] == GAME
    assert first["matches"] == 100
    assert first["explained"]["linear"] > 0.1
    weights = kept.joinpath("lead.json").read_text("utf-8")
    Model(json.loads(weights), game.features)
    assert "</svg>" in kept.joinpath("curves.svg").read_text("utf-8")
    samples = kept.joinpath("0.npy").read_bytes()
    assert not list(kept.glob("*.part"))
    # What is there is used; what is gone is played anew, and is what it was.
    kept.joinpath("0.npy").unlink()
    before = kept.joinpath("1.npy").stat().st_mtime_ns
    assert train() == first
    assert kept.joinpath("0.npy").read_bytes() == samples
    assert kept.joinpath("1.npy").stat().st_mtime_ns == before
    assert kept.joinpath("lead.json").read_text("utf-8") == weights


@pytest.mark.long
def test_a_game_with_guesses_is_learned_by_playing_and_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    game = find("heart_of_africa")
    assert game is not None
    packages = subprocess.run(["make", "--silent", f"{LEARNING}/.ready"], cwd=ROOT, check=False)
    assert packages.returncode == 0

    def learn(*more: str, clone: Path = ROOT) -> Any:
        command = [sys.executable, "-m", "tools.train", "heart_of_africa", "--quick", "--folder", str(tmp_path), *more]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(clone / "src"), str(ROOT / LEARNING)])}
        done = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)
        return json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else done.stderr

    first = learn()
    assert (first["generations"], first["matches"], first["fresh"]["matches"]) == (2, 16, 8)
    assert first["fresh"]["low"] <= first["fresh"]["win_share"] <= first["fresh"]["high"]
    weights = tmp_path.joinpath("lead.json").read_text("utf-8")
    learned = json.loads(weights)
    Model(learned, game.features)
    assert learned["layers"][0]["weights"][0] != list(game.guesses)
    assert "</svg>" in tmp_path.joinpath("curves.svg").read_text("utf-8")
    tmp_path.joinpath("generation-2.json").unlink()
    before = tmp_path.joinpath("generation-1.json").stat().st_mtime_ns
    assert learn() == first
    assert tmp_path.joinpath("lead.json").read_text("utf-8") == weights
    assert tmp_path.joinpath("generation-1.json").stat().st_mtime_ns == before
    assert "--mean: it takes at least one" in learn("--mean", "0")
    # Weights for other features are told, not read wrongly.
    clone = tmp_path / "clone"
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, clone / part)
    lead = clone / "src/marula/games/heart_of_africa/bots/lead.json"
    lead.write_text(lead.read_text("utf-8").replace(f'"{game.features[0]}"', '"something else"'), "utf-8")
    assert f"{lead} was made for other features than there are now" in learn(clone=clone)


def test_without_a_game_it_says_what_is_missing() -> None:
    done = subprocess.run(["make", "--silent", "train"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Which game?" in done.stderr
