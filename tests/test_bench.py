"""The benchmark's arithmetic, on made-up figures: what is measured is another matter (make bench)."""

import json
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tools import bench, bench_document

RATIOS = ["rollout_matches", "rollout_steps", "recorded_matches", "source_matches"]


def engine(speed: float) -> dict[str, Any]:
    rates = {"2": {"matches": 3 * speed, "steps": 300 * speed}, "4": {"matches": speed, "steps": 200 * speed}}
    return {"rollout": rates, "recorded": {"4": {"matches": speed / 2, "steps": 100 * speed}}}


def a_round(theirs: float, source: float, compiled: float) -> dict[str, Any]:
    """One round of the machine: theirs, ours."""
    catanatron = {"seats": {"4": {"matches": theirs, "steps": 100 * theirs}}, "copy": 40}
    return {"catanatron": catanatron, "chess": {"source": engine(source), "compiled": engine(compiled)}}


def test_ratios_are_of_one_round_and_their_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the second round the machine was slow for all of us, in the third for them alone."""
    monkeypatch.setattr(bench, "games", lambda: ["chess"])
    figures = bench.summed_up([a_round(10, 20, 100), a_round(5, 10, 50), a_round(1, 20, 100)])
    assert figures["ratios"] == {
        "chess": {"rollout_matches": 10, "rollout_steps": 20, "recorded_matches": 5, "source_matches": 2}
    }
    assert figures["catanatron"]["seats"]["4"]["matches"] == 5
    assert figures["chess"]["compiled"]["rollout"]["4"]["matches"] == 100


def test_all_take_turns_and_come_where_they_belong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "games", lambda: ["chess", "go"])
    monkeypatch.setattr(bench, "measured", lambda run, seconds: {"by": run.script, "of": run.arguments, "for": seconds})
    turns = bench.runs(Path("others"))
    seen: list[bench.Run] = []
    figures = bench.one_round(turns, 2, seen.append)
    assert seen == turns
    assert [*figures] == ["catanatron", "openspiel", "chess", "go"]
    assert figures["openspiel"]["by"] == "bench_openspiel.py"
    assert figures["go"]["compiled"] == {"by": "bench_engine.py", "of": ("go", "compiled"), "for": 2}
    assert figures["go"]["source"]["of"] == ("go", "source")


def width(part: ElementTree.Element) -> float:
    return float(part.get("width", ""))


def test_the_chart_has_a_bar_for_every_ratio() -> None:
    """Longer for more, never out of the picture, to the other side for less, and the games have their names."""
    ratios = {
        "chess": dict.fromkeys(RATIOS, 0.01),
        "go": dict.fromkeys(RATIOS, 20.0),
        "all": dict.fromkeys(RATIOS, 1e6),
    }
    root = ElementTree.fromstring(bench_document.drawn(ratios, {"go": "Go & co."}))
    bars = [part for part in root.iter() if part.get("height") == str(bench_document.BAR)]
    assert len(bars) == len(ratios) * len(bench_document.BARS)
    less, more, most = (float(bars[place].get("x", "")) for place in (0, 3, 6))
    assert less < more == most
    assert width(bars[3]) < width(bars[6]) <= bench_document.WIDTH - bench_document.LEFT
    assert "Go & co." in {part.text for part in root.iter()}


def test_the_page_gets_its_tables(tmp_path: Path) -> None:
    """In their place, once more if asked again; what stands around them stays."""
    page = tmp_path / "performance.md"
    page.write_text(f"before\n{bench_document.BEGIN}old\n{bench_document.END}after\n", "utf-8")
    figures = a_round(10, 20, 100) | {"openspiel": {"go": {"matches": 1, "steps": 300}}}
    figures["chess"]["compiled"]["us"] = dict.fromkeys(bench_document.US, 1.5)
    figures["ratios"] = {"chess": bench.ratios(figures, "chess")}
    for _ in range(2):
        bench_document.document(tmp_path, figures, {"chess": "Chess"})
    lines = page.read_text("utf-8").splitlines()
    assert "| Chess | 10× | 20× | 5.0× | 2.0× |" in lines
    assert "old" not in lines
    assert (lines[0], lines[-1]) == ("before", "after")
    assert lines.count("| OpenSpiel, go | 1.0 | 300 |") == 1


def test_one_engine_tells_all_that_is_asked() -> None:
    """Of a real game, in no time at all."""
    run = bench.Run(("any",), Path(sys.executable), "bench_engine.py", (bench.games()[0], "source"))
    figures = json.loads(json.dumps(bench.measured(run, 0.001)))
    assert [*figures] == ["rollout", "recorded", "greedy", "us"]
    assert figures["us"].keys() == {"copy", "legal", "pick", "apply", "view", "imagine", "reshuffle"}
