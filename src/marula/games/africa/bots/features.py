"""What of a position of Africa tells a seat's way on from another. How much each counts was learned (lead.json)."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.africa.board import GEMS, GOLD
from marula.games.africa.bots.worth import CAMP_IN_HAND, NEXT_TURN, Worth
from marula.games.africa.rules import scoring, turn
from marula.games.africa.state import FLIP, OVER, AfricaState

HOLDINGS: Final = {
    "points": 1.0,
    "goods": 1.0,
    "goods_to_come": 1.0,
    "gold_prize": 1.0,
    "gems_prize": 1.0,
    "gold_pieces": 0.0,
    "gems_pieces": 0.0,
    "usable_camps": CAMP_IN_HAND,
    "spare_camps": 0.0,
}
"""What a seat has, or is likely to get for what it has."""

HASTE_PER_CAMP: Final = 0.7
"""The more turns are left beside that for each camp, the surer it is to be used."""

FINDS: Final = {"goods": 1.0, "animals": 1.0, "nomads": 1.0, "treasure": 1.0, "monument": 1.0}
"""What the tile that is being turned promises, by family; and what the rest of the turn does."""

MEANS: Final = ("next_turn", "camp", "exchange", "best_migration", "second_migration", "tiles_nearby", "tiles_around")
"""What a seat can get more by, from where it stands."""

OWN_MEANS: Final = (NEXT_TURN, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
RIVAL_MEANS: Final = (-0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

FEATURES: Final = (
    *["ahead_in_" + name for name in HOLDINGS],
    *["finding_" + name for name in FINDS],
    "rest_of_turn",
    *["own_" + name for name in MEANS],
    *["rival_" + name for name in MEANS],
    "lead_a_turn_left",
)

GUESSES: Final = (*HOLDINGS.values(), *FINDS.values(), 1.0, *OWN_MEANS, *RIVAL_MEANS, 0.0)
"""Where learning begins: what greedy goes by, and that what a rival can do next counts against a position."""


@final
class Features:
    """A seat beside the others, within its turn or between turns."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def of(self, state: AfricaState, seat: Seat) -> list[float]:
        """The numbers, in the order of FEATURES."""
        found = self._ahead(state, seat)
        lead = found[0] + found[1] + found[2] + found[3] + found[4]
        if state.phase == OVER:
            found += [0.0] * (len(FEATURES) - len(found))
            return found
        finds = self._worth.find_parts(state, seat)
        if state.phase == FLIP:
            found += finds
            found.append(self._worth.reach_worth(state, seat, 1, sum(finds)) if state.half == 0 else 0.0)
        else:
            found += [0.0] * (len(FINDS) + 1)
        own = self._means(state, seat, finds)
        rival: list[float] = []
        for number in range(1, state.seats):
            other = Seat((seat + number) % state.seats)
            theirs = self._means(state, other, self._worth.find_parts(state, other))
            if not rival or theirs[0] > rival[0]:
                rival = theirs
        found += own
        found += rival
        found.append(lead / (1.0 + self._worth.turns_left(state)))
        return found

    def _ahead(self, state: AfricaState, seat: Seat) -> list[float]:
        """AFR-V2 AFR-V3 What the seat has, scored or to be scored, less what the others have on average."""
        seats = state.seats
        goods = self._worth.goods_worth(state)
        gold = [0.0] * seats
        gems = [0.0] * seats
        left = self._worth.turns_left(state)
        self._worth.add_prizes(state, gold, GOLD, left)
        self._worth.add_prizes(state, gems, GEMS, left)
        found = [0.0] * len(HOLDINGS)
        others = -1.0 / (seats - 1)
        for number in range(seats):
            other = Seat(number)
            share = 1.0 if other == seat else others
            now = float(scoring.goods_total(state, other))
            camps = float(state.camps[other])
            usable = _usable(state.camps[other], left)
            found[0] += share * state.score(other)
            found[1] += share * now
            found[2] += share * (goods[other] - now)
            found[3] += share * gold[other]
            found[4] += share * gems[other]
            found[5] += share * scoring.pieces(state, other, GOLD)
            found[6] += share * scoring.pieces(state, other, GEMS)
            found[7] += share * usable
            found[8] += share * (camps - usable)
        return found

    def _means(self, state: AfricaState, seat: Seat, finds: list[float]) -> list[float]:
        """What that seat can get more by."""
        board = state.board
        here = state.explorers[seat]
        if here < 0:
            return [0.0] * len(MEANS)
        stands = board.reach(here, turn.passable(state, seat)) | 1 << here
        near = board.spread(stands) | stands
        best, second = _migrations(state, near)
        return [
            self._worth.reach_worth(state, seat, 2, sum(finds)),
            self._worth.camp_prospect(state, seat, stands),
            finds[0],
            best,
            second,
            float((near & state.down).bit_count()),
            float((board.around[here] & state.down).bit_count()),
        ]


def _usable(camps: int, left: float) -> float:
    """AFR-K1 How many camps will probably be used in so many turns; those that aren't are worth nothing."""
    found = 0.0
    for number in range(1, camps + 1):
        found += left / (left + HASTE_PER_CAMP * number)
    return found


def _migrations(state: AfricaState, near: int) -> tuple[float, float]:
    """AFR-N1 AFR-N2 About what the best two moves of animals and nomads there would bring."""
    best = second = 0
    for hexagon in state.board.pick_hexagon.listed(state.movable & near):
        gain = state.most_company_of(state.lying[hexagon]) - state.companies[hexagon]
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    return float(best), float(second)
