"""The arena: fair seats, the same deals for all, figures that are right, and what the command makes of them."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from marula.cli import main
from marula.lab.arena import Plan, Played, Report, compete
from marula.lab.figures import SequentialTest, ratings
from marula.lab.matches import Outcome
from marula.lab.plot import Row, curves, drawn
from marula.library import folders

SVG = "{http://www.w3.org/2000/svg}"


def plan(*players: str, at: int = 2, alone: bool = False, seed: str = "0") -> Plan:
    return Plan("africa", folders.default_board("africa"), {}, players, at, alone, seed)


@pytest.mark.parametrize("at", [2, 3, 4, 5])
@pytest.mark.parametrize("alone", [False, True])
def test_both_of_a_pair_sit_on_every_seat_as_often_on_the_same_deals(at: int, alone: bool) -> None:
    arena = plan("one", "two", "three", at=at, alone=alone)
    a_deal = at if alone else 2
    matches = [arena.match(number) for number in range(3 * 2 * a_deal)]
    for one, two in ((0, 1), (0, 2), (1, 2)):
        own = [match for match in matches if set(match.seats) == {one, two}]
        assert [match.deal for match in own] == [0] * a_deal + [1] * a_deal
        for seat in range(at):
            counted = Counter(match.seats[seat] for match in own)
            assert counted == ({one: 2, two: 2 * (at - 1)} if alone else {one: 2, two: 2})
        if alone:
            assert all(match.seats.count(one) == 1 for match in own)
        else:
            assert all(left != right for match in own for left, right in pairwise(match.seats))


def played(seats: tuple[int, ...], winners: tuple[int, ...], totals: tuple[int, ...]) -> Played:
    return Played(seats, Outcome(winners, totals, "over", 9), (4,) * len(seats), (0.002,) * len(seats))


def test_a_victory_that_is_shared_counts_as_a_part() -> None:
    report = Report(plan("one", "two", at=3), "source")
    report.add(played((0, 1, 0), (0, 1), (7, 7, 4)))
    report.add(played((1, 0, 1), (0, 1, 2), (5, 5, 5)))
    report.rate()
    figures: dict[str, Any] = {**report.to_json()}
    one, two = figures["players"]
    assert (one["matches"], two["matches"], figures["matches"]) == (2, 2, 2)
    assert (one["win_share"], two["win_share"]) == (round((1 / 2 + 1 / 3) / 2, 4), round((1 / 2 + 2 / 3) / 2, 4))
    assert (one["mean_score"], two["mean_score"]) == (round(16 / 3, 2), round(17 / 3, 2))
    assert one["ms_per_decision"] == 0.5
    assert one["low"] < one["win_share"] < one["high"]


def test_ratings_follow_what_was_won_and_stay_finite() -> None:
    even = ratings([10, 10], {(1, 1): 20})
    assert even == pytest.approx([1500, 1500])
    stronger, weaker = ratings([900, 100], {(1, 1): 1000})
    assert stronger - weaker == pytest.approx(400 * 0.954, abs=2), "nine times as often, but for one draw"
    assert (stronger + weaker) / 2 == pytest.approx(1500)
    always, never = ratings([100, 0], {(1, 1): 100})
    assert 400 < always - never < 1500
    chain = ratings([75, 25 + 75, 25], {(1, 1, 0): 100, (0, 1, 1): 100})
    assert chain == sorted(chain, reverse=True)
    assert sum(chain) == pytest.approx(4500)


def test_who_is_alone_and_wins_its_part_is_as_strong_as_the_others() -> None:
    assert ratings([1000, 3000], {(1, 3): 4000}) == pytest.approx([1500, 1500], abs=1)
    stronger, weaker = ratings([2000, 2000], {(1, 3): 4000})
    assert stronger > 1550 > 1450 > weaker


def test_the_sequential_test_asks_for_no_more_than_it_needs() -> None:
    def steps(share: float, wins: Callable[[int], float]) -> tuple[int, str]:
        test = SequentialTest(share)
        for number in range(10_000):
            if test.verdict != "open":
                return number, test.verdict
            test.add(wins(number))
        return 10_000, test.verdict

    assert steps(0.5, lambda number: 1.0) == (15, "above")
    assert steps(0.5, lambda number: 0.0) == (15, "below")
    assert steps(0.5, lambda number: 0.5) == (10_000, "open")
    assert steps(0.9, lambda number: 1.0)[0] > 15 > steps(0.9, lambda number: 0.0)[0]
    assert steps(0.25, lambda number: number % 3 == 0)[1] == "above"


def told(report: Report) -> dict[str, Any]:
    """The figures, but for how long anybody thought: that alone may differ from run to run."""
    figures: dict[str, Any] = {**report.to_json()}
    assert all(player.pop("ms_per_decision") > 0 for player in figures["players"])
    return figures


def test_the_same_seed_gives_the_same_matches_whatever_the_jobs() -> None:
    arena = plan("random", "random", seed="x")
    here, shared = (told(compete(arena, 3, jobs)) for jobs in (1, 2))
    assert here == shared
    assert here["matches"] == 3
    other = told(compete(plan("random", "random", seed="y"), 3))
    assert [player["mean_score"] for player in here["players"]] != [player["mean_score"] for player in other["players"]]


def test_two_that_are_one_win_as_often() -> None:
    """Both play each other's matches: with an even number of them no luck is left."""
    report = told(compete(plan("random", "random", at=3), 4))
    one, two = report["players"]
    assert (one["win_share"], one["mean_score"]) == (0.5, two["mean_score"])


def test_what_was_played_beyond_the_decision_does_not_count() -> None:
    arena = plan("random", "random", seed="until")
    here, shared = (compete(arena, 60, jobs, until=0.9) for jobs in (1, 2))
    assert told(here) == told(shared)
    assert here.test is not None
    assert (here.test.verdict, here.is_decided) == ("below", True)
    assert here.matches < 60
    assert compete(arena, here.matches).standings[0].wins == here.standings[0].wins


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["arena", "africa", "--lang", "en", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_a_table_and_one_json_object_last(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "new" / "arena.svg"
    arguments = ("--players", "random,random", "--matches", 2, "--at", 3, "--alone", "--seed", "s")
    status, out, err = run(capsys, *arguments, "--plot", plot)
    text, _, last = out.rstrip("\n").rpartition("\n")
    figures = json.loads(last)
    assert (status, err) == (0, "")
    assert text.startswith("Africa, 2 matches with 3 seats, the first of a pair alone\n")
    assert "Rating" in text
    assert list(figures) == ["game", "at", "alone", "seed", "rules", "matches", "players"]
    assert [figures[key] for key in ("game", "at", "alone", "seed", "rules", "matches")] == [
        *("africa", 3, True, "s", "source", 2),
    ]
    assert [list(player) for player in figures["players"]] == 2 * [
        ["player", "matches", "win_share", "low", "high", "mean_score", "ms_per_decision", "rating"]
    ]
    assert [player["player"] for player in figures["players"]] == ["random", "random"]
    assert sum(player["win_share"] for player in figures["players"]) == pytest.approx(1)
    drawing = ElementTree.fromstring(plot.read_text("utf-8"))
    assert len([part for part in drawing.iter(f"{SVG}rect") if part.get("class") == "bar"]) == 2


def test_learning_curves_keep_their_names_apart() -> None:
    drawing = ElementTree.fromstring(curves("Both", {"one": [-0.2, 0.2], "other": [0.199], "low": [-0.2]}))
    texts = list(drawing.iter(f"{SVG}text"))
    heights = sorted(float(text.attrib["y"]) for text in texts if text.text in ("one", "other", "low"))
    assert all(below - above > 12 for above, below in pairwise(heights))
    assert "0.00" in [text.text for text in texts]


VERDICTS = [
    ("en", 6, "random wins more than 6% (tested 1 against 11)."),
    ("fr", 94, "random gagne moins de 94\u202f% des parties"),
    ("ja", 94, "randomの勝率は94%を下回ります"),
]


@pytest.mark.parametrize(("language", "share", "words"), VERDICTS)
def test_what_a_test_has_decided_is_said(
    capsys: pytest.CaptureFixture[str], language: str, share: int, words: str
) -> None:
    status = main(["arena", "africa", "--lang", language, "--players", "random,random", "--until", str(share)])
    out = capsys.readouterr().out
    figures = json.loads(out.splitlines()[-1])
    verdict = "above" if share < 50 else "below"
    assert (status, words in out, figures["until"]) == (0, True, {"share": share, "verdict": verdict})
    assert figures["matches"] < 30


def test_a_test_may_stay_open(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--players", "random,random", "--until", 50, "--matches", 2, "--json")
    assert (status, err, json.loads(out)["until"]["verdict"]) == (0, "", "open")


WRONG = [
    ((), "--players is missing"),
    (("--players", "random"), "at least two"),
    (("--players", "random,clever"), "no player “clever”"),
    (("--players", "random,random", "--at", "6"), "2 to 5 players"),
    (("--players", "random,random", "--at", "two"), "“two”"),
    (("--players", "random,random", "--matches", "0"), "from 1"),
    (("--players", "random,random", "--until", "5"), "above 5 and below 95"),
    (("--players", "random,random", "--until", "half"), "“half”"),
    (("--players", "random,random,random", "--until", "50"), "two players, not 3"),
    (("--players", "random,random", "--plot", "arena.png"), "ends in .svg"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_wrong_question_is_explained(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out, words in err, "marula arena --help" in err) == (2, "", True, True)


def test_a_bot_of_ones_own_comes_to_the_arena(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bot = "class First:\n    def __init__(self, game, seed):\n        pass\n"
    bot += "    def choose(self, observation):\n        return observation.legal()[0]\n"
    (tmp_path / "first.py").write_text(bot, encoding="utf-8")
    spec = f"{tmp_path / 'first.py'}:First"
    status, out, _ = run(capsys, "--players", f"{spec},random", "--matches", 2, "--json")
    assert (status, json.loads(out)["players"][0]["player"]) == (0, spec)


def test_a_drawing_has_a_bar_for_everybody_and_can_be_read_in_the_dark() -> None:
    rows = [Row("<one> & all", 0.75, 0.6, 0.9, 0.5, "75%"), Row("two", 0.25, 0.1, 0.4, 0.5, "25%")]
    text = drawn("One & two", rows)
    drawing = ElementTree.fromstring(text)
    bars = [part for part in drawing.iter(f"{SVG}rect") if part.get("class") == "bar"]
    long, short = (float(bar.get("width", "")) for bar in bars)
    assert long == pytest.approx(3 * short, abs=0.2)
    assert "<one> & all" in [part.text for part in drawing.iter(f"{SVG}text")]
    assert drawing.findtext(f"{SVG}title") == "One & two"
    assert "prefers-color-scheme: dark" in text
