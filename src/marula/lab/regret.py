"""What a bot's decisions give away: each is held against the best that could have been done, on many fresh deals.

Matches say who is stronger, and take long to say so, since everything in them is mixed with luck. Here a position is
played on again and again, with the same luck for every candidate: what a choice costs is seen by itself, and by kind of
decision. The best candidate is chosen by one half of the samples and measured with the other, so that what was only
lucky doesn't look like something given away.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache, partial
from math import sqrt
from statistics import fmean, variance
from typing import Any, final

from marula import compiled
from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Board, Options
from marula.core.match import Match
from marula.core.player import Observation, Player, Present
from marula.core.rollout import Policy, play_out, play_turns
from marula.core.rules import Rules
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.core.wisdom import Wisdom
from marula.lab.figures import SURE
from marula.lab.matches import open_board, seat_bots
from marula.lab.pool import Work, share
from marula.library.bots import make_bot
from marula.library.models import model_of

PER_MATCH = 4
"""Positions taken from each match: far enough apart to tell different things."""

FIRST_LOOK = 4
"""Samples by which all candidates are looked at before the best of them are looked at closely."""

SHORTLIST = 3
"""How many of them are; what the bot chose is looked at in any case."""


@dataclass(frozen=True)
class Plan:
    """Whose decisions are judged, in whose matches, and how: so many samples, each played on by a policy.

    For `turns` turns, the one of the decision included, and then valued by the lead that what was learned of the game
    expects, or where nothing was by greedy's evaluation; with 0 to the end, by the final margin.
    """

    game: str
    board: JsonObject
    options: Options
    player: str
    at: int
    seed: str
    reference: str = "greedy"
    policy: str = "greedy"
    samples: int = 16
    turns: int = 2


@dataclass(frozen=True)
class Position:
    """Where a seat has several candidates; `words` are what all dice thrown there depend on."""

    state: Any
    seat: Seat
    words: tuple[str | int, ...]


@dataclass(frozen=True)
class Judgement:
    """What one decision gave away, in points, and how far off that may be (a standard error)."""

    kind: str
    regret: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether something was given away, and not by noise alone."""
        return self.regret > SURE * self.error


@dataclass(frozen=True)
class Tally:
    """What the decisions of one kind, or all, gave away."""

    kind: str
    decisions: int
    regret: float
    low: float
    high: float
    share: float
    """The part of decisions that clearly gave something away."""

    def to_json(self) -> JsonObject:
        """The figures, as the tool prints them."""
        return {
            "kind": self.kind,
            "decisions": self.decisions,
            "regret": round(self.regret, 3),
            "low": round(self.low, 3),
            "high": round(self.high, 3),
            "share": round(self.share, 4),
        }


@dataclass(frozen=True)
class Report:
    """What all judged decisions gave away: together, and kind by kind, where most is given away first."""

    plan: Plan
    rules: str
    judgements: list[Judgement]

    @property
    def whole(self) -> Tally:
        """All of them."""
        return tally("all", self.judgements)

    @property
    def kinds(self) -> list[Tally]:
        """By the type of what was chosen."""
        kinds: dict[str, list[Judgement]] = defaultdict(list)
        for judgement in self.judgements:
            kinds[judgement.kind].append(judgement)
        found = [tally(kind, judgements) for kind, judgements in kinds.items()]
        return sorted(found, key=lambda each: (-each.regret * each.decisions, each.kind))

    def to_json(self) -> JsonObject:
        """The figures, as the tool prints them."""
        plan = self.plan
        whole = self.whole.to_json()
        del whole["kind"]
        return {
            "game": plan.game,
            "player": plan.player,
            "reference": plan.reference,
            "policy": plan.policy,
            "at": plan.at,
            "samples": plan.samples,
            "turns": plan.turns,
            "seed": plan.seed,
            "rules": self.rules,
            **whole,
            "kinds": [kind.to_json() for kind in self.kinds],
        }


def tally(kind: str, judgements: Sequence[Judgement]) -> Tally:
    """The mean with its 95 % interval; of a single decision the interval is its own."""
    regrets = [judgement.regret for judgement in judgements]
    mean = fmean(regrets)
    error = sqrt(variance(regrets) / len(regrets)) if len(regrets) > 1 else judgements[0].error
    clear = sum(judgement.is_clear for judgement in judgements)
    return Tally(kind, len(regrets), mean, mean - SURE * error, mean + SURE * error, clear / len(regrets))


def measure(plan: Plan, positions: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Judge what the bot does in about so many positions; `progress` is told how many more are done.

    Matches come to an end when they do, so there may be a few less. Ctrl-C is heeded as pool.share has it.
    """
    game, _ = open_board(plan.game, plan.board)
    found: list[Judgement] = []
    with closing(share(partial(_begin, plan, positions), -(-positions // PER_MATCH), jobs)) as judged:
        for judgements in judged:
            found += judgements
            progress(len(judgements))
    return Report(plan, compiled.kind_of(game.rules), found)


def _begin(plan: Plan, positions: int) -> Work[list[Judgement]]:
    return partial(_judge_match, plan, *open_board(plan.game, plan.board), positions)


def _judge_match(plan: Plan, game: AnyGame, board: Board, positions: int, number: int) -> list[Judgement]:
    count = min(PER_MATCH, positions - number * PER_MATCH)
    return [judge(plan, game, board, position) for position in held_out(plan, game, board, number, count)]


def held_out(plan: Plan, game: AnyGame, board: Board, number: int, count: int) -> list[Position]:
    """So many positions of a match of the reference player, all as likely; nobody else plays on these deals."""
    words = ("marula regret", plan.seed, number)
    match = Match(game, board, plan.options, plan.at, derive_seed(*words))
    wisdom = game.wisdom(frozenset())
    dice = Dice(derive_seed(*words, "which"))
    kept: list[Position] = []
    seen = 0

    def look(seat: Seat) -> None:
        nonlocal seen
        if len(wisdom.candidates(match.state, seat)) < 2:
            return
        seen += 1
        # Whoever comes later takes the place of one that was kept, the more rarely the more have come before.
        place = len(kept) if len(kept) < count else dice.below(seen)
        if place < count:
            kept[place : place + 1] = [Position(match.state.copy(), seat, (*words, seen))]

    match.run([_Watched(bot, look) for bot in seat_bots([plan.reference] * plan.at, game, plan.seed, number)])
    return kept


@final
class _Watched:
    """A player, and somebody who looks at the position before it chooses."""

    def __init__(self, player: Player, look: Callable[[Seat], None]) -> None:
        self._player = player
        self._look = look

    def choose(self, observation: Observation) -> Action:
        """What the player chooses."""
        self._look(observation.seat)
        return self._player.choose(observation)


def judge(plan: Plan, game: AnyGame, board: Board, position: Position) -> Judgement:
    """What the bot, come fresh to a position, gives away there."""
    state, seat = position.state, position.seat
    bot = make_bot(plan.player, game, derive_seed(*position.words, "bot"))
    own = bot.choose(Present(game, board, seat, state.copy()))
    others = [action for action in game.wisdom(frozenset()).candidates(state, seat) if action is not own]
    if len(others) > SHORTLIST:
        looked_at = {
            action: fmean(_values(plan, game, board, position, action, "first", FIRST_LOOK)) for action in others
        }
        others = sorted(others, key=lambda action: -looked_at[action])[:SHORTLIST]
    values = [_values(plan, game, board, position, action, "close", plan.samples) for action in (own, *others)]
    return Judgement(own.type, *given_away(values))


def given_away(values: Sequence[Sequence[float]]) -> tuple[float, float]:
    """What the first candidate gives away against the best, and the standard error of that, from samples of each.

    One half of the samples chooses the best, the other measures it; then the other way round.
    """
    gains: list[float] = []
    errors: list[float] = []
    for chosen_by, measured_by in ((0, 1), (1, 0)):
        best = max(values, key=lambda samples: fmean(samples[chosen_by::2]))
        pairs = zip(best[measured_by::2], values[0][measured_by::2], strict=True)
        differences = [better - own for better, own in pairs]
        gains.append(fmean(differences))
        errors.append(variance(differences) / len(differences))
    return fmean(gains), sqrt(sum(errors)) / 2


def _values(
    plan: Plan, game: AnyGame, board: Board, position: Position, action: Action, purpose: str, samples: int
) -> list[float]:
    """How the action turned out in so many samples: what is hidden dealt anew, the same luck whatever the action."""
    return [
        _play_on(plan, game, board, position, action, derive_seed(*position.words, purpose, sample))
        for sample in range(samples)
    ]


def _play_on(plan: Plan, game: AnyGame, board: Board, position: Position, action: Action, seed: bytes) -> float:
    rules, seat = game.rules, position.seat
    state = position.state.copy()
    dice = Dice(seed)
    rules.reshuffle(state, seat, dice)
    before = rules.turn(state).number
    rules.apply(state, seat, action, None)
    policy = _Seated(plan.policy, game, board, plan.at, seed)
    if plan.turns:
        # Whether the action ends the turn or not, all are looked at in the same turn.
        play_turns(rules, state, dice, plan.turns - (rules.turn(state).number - before), policy)
    else:
        play_out(rules, state, dice, policy)
    return _worth(game, state, seat)


@cache
def _experienced(game: AnyGame) -> Wisdom:
    """Who knows all that was learned of a game."""
    return game.wisdom(model=model_of(game))


def _worth(game: AnyGame, state: Any, seat: Seat) -> float:
    """The final margin over the best of the others, or where the match goes on the lead that is to be expected."""
    if game.rules.actors(state):
        return _experienced(game).lead(state, seat)
    totals = [score["total"] for score in game.result(state).scores]
    return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


@final
class _Seated(Policy):
    """Everybody decides as one bot does, each by what they see."""

    def __init__(self, spec: str, game: AnyGame, board: Board, seats: int, seed: bytes) -> None:
        self._game = game
        self._board = board
        self._players = seat_bots([spec] * seats, game, seed.hex(), 0)

    def choose(self, rules: Rules[Any], state: Any, seat: Seat, dice: Dice) -> Action:
        """What the bot on that seat chooses."""
        return self._players[seat].choose(Present(self._game, self._board, seat, state))
