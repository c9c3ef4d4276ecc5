"""What decisions give away: exactly, where that is known; nothing, where there is only noise."""

import json
from random import Random
from statistics import fmean

import pytest
from tools import regret as tool

from marula.core.actions import Seat
from marula.core.game import AnyGame, Board
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.lab.regret import Judgement, Plan, Position, Report, given_away, held_out, judge, measure, tally
from marula.library import folders
from tests.laws.toy import CARDS, toy

# A bot that bids as little as it can, and one that bids as much as it may, each saying the first word there is.
BOTS = """
class Modest:
    def __init__(self, game, seed):
        pass

    def choose(self, observation):
        return observation.legal()[0]


class Bold(Modest):
    def choose(self, observation):
        legal = observation.legal()
        return legal[-1] if legal[0].type == "bid" else legal[0]
"""

TOY: AnyGame = toy(wisdom=None)
BOARD: Board = TOY.board({})


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("bots") / "bots.py"
    file.write_text(BOTS, encoding="utf-8")
    return str(file)


def plan(player: str, **changes: int) -> Plan:
    return Plan("toy", {}, TOY.settle({}), player, 2, "0", reference="random", policy="random", **changes)


def to_bid(card: int, number: int) -> Position:
    """Seat 0 has that card, the other one any, and all are to bid."""
    match = Match(TOY, BOARD, {}, 2, derive_seed("regret", number))
    other = (card + 1 + number % (CARDS - 1)) % CARDS
    for dealt in (card, other):
        match.rules.apply(match.state, Seat(-1), BOARD.actions.all[dealt], None)
    return Position(match.state, Seat(0), ("regret", card, number))


@pytest.mark.parametrize(("card", "lost"), [(0, 2), (2, 2), (3, 1), (5, 1)])
@pytest.mark.parametrize("turns", [0, 9])
def test_a_bot_that_gives_away_points_is_found_to_give_away_exactly_these(
    bots: str, card: int, lost: int, turns: int
) -> None:
    """A high card may not bid high. What the other has and bids is luck, the same for every candidate."""
    for number in range(3):
        modest = judge(plan(f"{bots}:Modest", samples=8, turns=turns), TOY, BOARD, to_bid(card, number))
        assert modest == Judgement("bid", lost, 0.0)
        assert modest.is_clear
        bold = judge(plan(f"{bots}:Bold", samples=8, turns=turns), TOY, BOARD, to_bid(card, number))
        assert (bold, bold.is_clear) == (Judgement("bid", 0.0, 0.0), False)


def test_whole_matches_are_told_by_kind(bots: str) -> None:
    found = [
        judge(plan(f"{bots}:Modest", samples=4, turns=0), TOY, BOARD, position)
        for number in range(12)
        for position in held_out(plan(f"{bots}:Modest"), TOY, BOARD, number, 4)
    ]
    bids, words = Report(plan("modest"), "source", found).kinds
    assert (bids.kind, words.kind) == ("bid", "say")
    assert 1 < bids.low < bids.regret < bids.high < 2
    assert bids.share == 1
    assert (words.regret, words.low, words.high, words.share) == (0, 0, 0, 0), "a word is worth nothing"


def test_positions_are_kept_apart_and_any_of_a_match_may_be_taken() -> None:
    positions = [held_out(plan("random"), TOY, BOARD, number, 2) for number in range(20)]
    assert all(len(found) == 2 for found in positions)
    assert len({position.words for found in positions for position in found}) == 40
    moments = {position.words[-1] for found in positions for position in found}
    assert moments == set(range(1, 7)), "two bids and four words"
    again = held_out(plan("random"), TOY, BOARD, 0, 2)
    assert [position.state.snapshot() for position in again] == [each.state.snapshot() for each in positions[0]]


def test_noise_alone_is_no_regret() -> None:
    """Five candidates that are worth the same: the luckiest of them looks better than it is, by half a spread."""
    rng = Random(1)
    tables = [[[rng.gauss(0, 1) for _ in range(16)] for _ in range(5)] for _ in range(400)]
    naive = fmean(max(map(fmean, table)) - fmean(table[0]) for table in tables)
    told = [Judgement("any", *given_away(table)) for table in tables]
    assert naive > 0.25
    assert abs(tally("any", told).regret) < 0.06
    assert sum(each.is_clear for each in told) / len(told) < 0.07


def test_what_is_given_away_is_seen_through_noise() -> None:
    rng = Random(2)
    told = []
    for _ in range(200):
        luck = [rng.gauss(0, 3) for _ in range(16)]
        told.append(Judgement("any", *given_away([luck, [value + 1 + rng.gauss(0, 0.5) for value in luck]])))
    found = tally("any", told)
    assert found.low < 1 < found.high
    assert found.high - found.low < 0.2
    assert found.share > 0.95


def test_on_a_real_game_the_jobs_make_no_difference() -> None:
    """Random, in its own matches, played on at random: little is asked of the machine."""
    board = folders.default_board("africana")
    judged = Plan("africana", board, {}, "random", 2, "s", reference="random", policy="random", samples=4, turns=1)
    done: list[int] = []
    here, shared = measure(judged, 5, 1, done.append), measure(judged, 5, 2)
    assert here.to_json() == shared.to_json()
    assert (sum(done), here.whole.decisions) == (5, 5)
    assert sum(kind.decisions for kind in here.kinds) == 5


def test_the_tool_prints_a_table_and_one_json_object_last(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["--reference", "random", "--policy", "random", "--positions", "2", "--samples", "4", "--turns", "1"]
    tool.main(["africana", "--player", "random", *quick, "--seed", "s"])
    lines = capsys.readouterr().out.splitlines()
    figures = json.loads(lines[-1])
    assert "Points given away" in lines[0]
    assert list(figures) == [
        *("game", "player", "reference", "policy", "at", "samples", "turns", "seed", "rules"),
        *("decisions", "regret", "low", "high", "share", "kinds"),
    ]
    assert (figures["game"], figures["decisions"], figures["seed"]) == ("africana", 2, "s")
    assert list(figures["kinds"][0]) == ["kind", "decisions", "regret", "low", "high", "share"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", "--player", "random"), "no game chess"),
        (("africana", "--player", "clever"), "no player “clever”"),
        (("africana", "--player", "none.py:Bot"), "no file none.py"),
        (("africana", "--player", "random", "--samples", "1"), "from 4"),
        (("africana", "--player", "random", "--at", "9"), "2 to 4 players"),
    ],
)
def test_a_wrong_question_is_explained(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    with pytest.raises(SystemExit):
        tool.main(arguments)
    assert words in capsys.readouterr().err
