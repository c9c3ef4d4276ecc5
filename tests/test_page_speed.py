"""What Lighthouse reports, as `make page-speed` tells it. It isn't run here: its figures depend on the machine."""

import json
from typing import Any

from tools import page_speed

from marula import games
from tests.e2e.scenes import Scene


def report(score: float, seconds: float) -> dict[str, Any]:
    audits = {figure: {"numericValue": seconds * 1000} for figure in page_speed.FIGURES}
    audits["cumulative-layout-shift"] = {"numericValue": seconds / 1000}
    return {"categories": {"performance": {"score": score}}, "audits": audits}


def test_the_first_page_and_a_table_of_every_game_are_measured() -> None:
    tables = [f"{game.id}-table" for game in games.every()]
    names = ["home", "credits", *tables, *(f"{game.id}-end" for game in games.every())]
    assert [name for name in names if page_speed.is_measured(Scene(name, "/"), "")] == ["home", *tables]
    assert [name for name in names if page_speed.is_measured(Scene(name, "/"), "ho")] == ["home"]


def test_the_median_of_several_runs_is_told() -> None:
    told = page_speed.row([report(0.5, 9), report(0.98, 1.5), report(0.99, 1.25)])
    assert told == ["98", "1.50 s", "1.50 s", "1.50 s", "1.50 s", "0.002", "2 kB"]


def test_lighthouse_has_a_lock_of_its_own() -> None:
    wanted = json.loads((page_speed.LOCK / "package.json").read_text())["devDependencies"]
    locked = json.loads((page_speed.LOCK / "package-lock.json").read_text())["packages"]
    assert locked[""]["devDependencies"] == wanted
    assert locked["node_modules/lighthouse"]["version"] == wanted["lighthouse"]
