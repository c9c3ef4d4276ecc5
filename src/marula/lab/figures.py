"""What counted matches say: intervals of shares, tests that stop as soon as they can, ratings."""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import Literal, final

SURE = 1.96
"""So many standard deviations to either side hold 95 % of a normal distribution."""

MARGIN = 0.05
"""A sequential test tells a share that is so much too low from one that is so much too high."""

ERROR = 0.05
"""How often it may be wrong, either way."""

MIDDLE, PER_FACTOR_TEN = 1500.0, 400.0
"""Elo's scale: the mean of all ratings, and by how much ten times as strong is above."""

ROUNDS = 10_000
CLOSE_ENOUGH = 1e-9

Verdict = Literal["above", "below", "open"]


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many wins in so many games."""
    share = wins / games
    middle = share + SURE**2 / (2 * games)
    spread = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    low, high = ((middle + side) / (1 + SURE**2 / games) for side in (-spread, spread))
    # Rounding alone would make some shares of none a little less than none.
    return max(low, 0.0), min(high, 1.0)


@final
class SequentialTest:
    """Wald's: is a share above or below? It asks for as many matches as that takes, and no more."""

    def __init__(self, share: float) -> None:
        """For a share that has room for MARGIN on either side."""
        low, high = share - MARGIN, share + MARGIN
        self.share = share
        self._by_win = log(high / low)
        self._by_loss = log((1 - high) / (1 - low))
        self._evidence = 0.0

    def add(self, won: float) -> None:
        """Count a match, or a part of one, that was won."""
        self._evidence += won * self._by_win + (1 - won) * self._by_loss

    @property
    def verdict(self) -> Verdict:
        """What it has found; once it has, nothing more is to be added."""
        enough = log((1 - ERROR) / ERROR)
        if abs(self._evidence) < enough:
            return "open"
        return "above" if self._evidence > 0 else "below"


def ratings(wins: Sequence[float], tables: Mapping[tuple[int, ...], int]) -> list[float]:
    """How strong players are, on Elo's scale, from what each has won and how often they met.

    By Bradley and Terry: whoever is twice as strong wins twice as often. `tables` counts matches by how many seats each
    player had; a seat wins by its player's part of the strength of all seats. One draw more between any two keeps
    somebody who always wins from being infinitely strong. Found step by step (Hunter 2004).
    """
    players = range(len(wins))
    met = [(seats, count) for seats, count in tables.items()]
    met += [(tuple(int(who in (one, two)) for who in players), 1) for two in players for one in range(two)]
    won = [count + (len(wins) - 1) / 2 for count in wins]
    strengths = [1.0] * len(wins)
    for _ in range(ROUNDS):
        sums = [sum(seats[who] * strengths[who] for who in players) for seats, _ in met]
        shares = [
            sum(count * seats[who] / total for (seats, count), total in zip(met, sums, strict=True)) for who in players
        ]
        found = _around_one([count / share for count, share in zip(won, shares, strict=True)])
        moved = max(abs(log(new / old)) for new, old in zip(found, strengths, strict=True))
        strengths = found
        if moved < CLOSE_ENOUGH:
            break
    return [MIDDLE + PER_FACTOR_TEN * log10(strength) for strength in strengths]


def _around_one(strengths: Sequence[float]) -> list[float]:
    """Only proportions count: the same ones, so that their logarithms add up to 0."""
    mean = sum(log10(strength) for strength in strengths) / len(strengths)
    return [strength / 10**mean for strength in strengths]
