"""Who plays best: all pairs of some bots, on the same deals, each of them on each seat as often as the other.

The same seed gives the same matches, however many processes share the work.
"""

import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import NamedTuple, final

from marula import compiled
from marula.core.actions import Action
from marula.core.game import AnyGame, Board, Options
from marula.core.match import Match
from marula.core.player import Observation, Player
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.lab.figures import SequentialTest, ratings, wilson
from marula.lab.matches import Outcome, open_board, play, seat_bots
from marula.lab.pool import Work, share


@dataclass(frozen=True)
class Plan:
    """Who is to play whom. `alone`: of each pair the first has one seat, and the second all others."""

    game: str
    board: JsonObject
    options: Options
    players: tuple[str, ...]
    at: int
    alone: bool
    seed: str

    def match(self, number: int) -> "Pairing":
        """Match `number`. All pairs take turns, so that none is behind where it is stopped."""
        pairs = [*combinations(range(len(self.players)), 2)]
        arrangements = self._arrangements(*pairs[number % len(pairs)])
        deal, place = divmod(number // len(pairs), len(arrangements))
        return Pairing(deal, arrangements[place])

    def _arrangements(self, one: int, two: int) -> list[tuple[int, ...]]:
        """Who sits where, seat by seat, in the matches of one deal: together they are fair to both."""
        seats = range(self.at)
        if self.alone:
            return [tuple(one if seat == own else two for seat in seats) for own in seats]
        return [tuple((one, two)[(seat + side) % 2] for seat in seats) for side in (0, 1)]


class Pairing(NamedTuple):
    """A match to be played: the number of the deal, and the number of the player on each seat."""

    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """What a match came to, and what each seat thought: how many decisions, and seconds of a processor."""

    seats: tuple[int, ...]
    outcome: Outcome
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass
class Standing:
    """What one player came to in all its matches."""

    player: str
    matches: int = 0
    seats: int = 0
    wins: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rating: float = 0.0

    @property
    def win_share(self) -> float:
        """The part of its matches that it won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share (Wilson's)."""
        return wilson(self.wins, self.matches) if self.matches else (0.0, 1.0)

    @property
    def mean_score(self) -> float:
        """Points for each seat that it had."""
        return self.points / self.seats if self.seats else 0.0

    @property
    def ms_per_decision(self) -> float:
        """How long it thinks, in milliseconds of a processor."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def to_json(self) -> JsonObject:
        """The figures, as the command line prints them."""
        low, high = self.interval
        return {
            "player": self.player,
            "matches": self.matches,
            "win_share": round(self.win_share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.mean_score, 2),
            "ms_per_decision": round(self.ms_per_decision, 4),
            "rating": round(self.rating, 1),
        }


@dataclass
class Report:
    """What all matches came to. `test`, where there is one, is of the first player's share."""

    plan: Plan
    rules: str
    test: SequentialTest | None = None
    matches: int = 0
    standings: list[Standing] = field(default_factory=list)
    tables: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """Matches by how many seats each player had."""

    def __post_init__(self) -> None:
        self.standings = [Standing(player) for player in self.plan.players]

    def add(self, played: Played) -> None:
        """Count a match."""
        self.matches += 1
        counts = tuple(played.seats.count(player) for player in range(len(self.standings)))
        self.tables[counts] += 1
        for standing, seats in zip(self.standings, counts, strict=True):
            standing.matches += seats > 0
            standing.seats += seats
        for seat, player in enumerate(played.seats):
            standing = self.standings[player]
            standing.wins += played.outcome.won(seat)
            standing.points += played.outcome.totals[seat]
            standing.decisions += played.decisions[seat]
            standing.seconds += played.seconds[seat]
        if self.test is not None:
            self.test.add(sum(played.outcome.won(seat) for seat, player in enumerate(played.seats) if player == 0))

    def rate(self) -> None:
        """Find everybody's rating."""
        found = ratings([standing.wins for standing in self.standings], self.tables)
        for standing, rating in zip(self.standings, found, strict=True):
            standing.rating = rating

    @property
    def is_decided(self) -> bool:
        """Whether the test has found what it looked for."""
        return self.test is not None and self.test.verdict != "open"

    def to_json(self) -> JsonObject:
        """The figures, as the command line prints them."""
        plan = self.plan
        told: JsonObject = {
            "game": plan.game,
            "at": plan.at,
            "alone": plan.alone,
            "seed": plan.seed,
            "rules": self.rules,
            "matches": self.matches,
            "players": [standing.to_json() for standing in self.standings],
        }
        if self.test is not None:
            told["until"] = {"share": round(100 * self.test.share, 6), "verdict": self.test.verdict}
        return told


def compete(
    plan: Plan,
    matches: int | None,
    jobs: int = 1,
    until: float | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Play so many matches per pair; `jobs` 0 uses all cores. `progress` is called after each match.

    With `until`, a share of the first player's, two players play until it is known whether it wins more or less often:
    matches count in their order up to that one, whatever else was under way. Ctrl-C is heeded as pool.share has it.
    """
    game, _ = open_board(plan.game, plan.board)
    report = Report(plan, compiled.kind_of(game.rules), None if until is None else SequentialTest(until))
    pairs = len(plan.players) * (len(plan.players) - 1) // 2
    with closing(share(partial(_begin, plan), None if matches is None else matches * pairs, jobs)) as all_played:
        for played in all_played:
            report.add(played)
            progress()
            if report.is_decided:
                break
    report.rate()
    return report


def _begin(plan: Plan) -> Work[Played]:
    return partial(_play_one, plan, *open_board(plan.game, plan.board))


def _play_one(plan: Plan, game: AnyGame, board: Board, number: int) -> Played:
    """Play match `number`: its chance depends on the plan's seed and the deal alone, whoever plays."""
    deal, seats = plan.match(number)
    match = Match(game, board, plan.options, plan.at, derive_seed("marula arena", plan.seed, deal))
    bots = [Timed(bot) for bot in seat_bots([plan.players[player] for player in seats], game, plan.seed, deal)]
    outcome = play(match, bots)
    return Played(seats, outcome, tuple(bot.decisions for bot in bots), tuple(bot.seconds for bot in bots))


@final
class Timed:
    """A player, and how long it thinks."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, observation: Observation) -> Action:
        """What the player chooses."""
        start = time.thread_time()
        action = self._player.choose(observation)
        self.seconds += time.thread_time() - start
        self.decisions += 1
        return action
