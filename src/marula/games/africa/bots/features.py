"""What of a position of Africa tells who will be ahead in the end. How much each counts was learned (lead.json)."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.africa.actions import Hexagon
from marula.games.africa.board import GEMS, GOLD
from marula.games.africa.bots.quick import best_lifts
from marula.games.africa.bots.worth import Worth
from marula.games.africa.rules import scoring, turn
from marula.games.africa.state import OVER, AfricaState

HOLDINGS: Final = (
    "points",
    "goods",
    "goods_to_come",
    "gold_prize",
    "gems_prize",
    "gold_pieces",
    "gems_pieces",
)
"""What a seat has, or is likely to get for what it has."""

MEANS: Final = (
    "camps",
    "usable_camps",
    "camp_within_reach",
    "finds_within_reach",
    "tiles_nearby",
    "tiles_around",
    "best_migration",
    "second_migration",
)
"""What a seat can get more by."""

MATCH: Final = (
    "turns_left",
    "monuments_left",
    "find_worth",
    "treasure_lying",
    "treasure_down",
    "goods_down",
    "nomads_down",
    "turns_to_wait",
    "rivals",
)
"""What is the same for all, but for who waits how long."""

FEATURES: Final = (
    *["ahead_in_" + name for name in HOLDINGS],
    *["ahead_of_all_in_" + name for name in HOLDINGS[:5]],
    *["own_" + name for name in MEANS],
    *["rival_" + name for name in MEANS],
    *MATCH,
)


@final
class Features:
    """A seat beside its strongest rival, and what is left of the match."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def of(self, state: AfricaState, seat: Seat) -> list[float]:
        """The numbers, in the order of FEATURES."""
        held = self._holdings(state)
        own = held[seat]
        rival = _strongest(held, seat)
        found = [mine - theirs for mine, theirs in zip(own, held[rival], strict=True)]
        others = len(held) - 1
        for place in range(5):
            all_others = 0.0
            for other, holding in enumerate(held):
                if other != seat:
                    all_others += holding[place]
            found.append(own[place] - all_others / others)
        left = self._worth.turns_left(state)
        migrations = best_lifts(state, state.board.all)
        find = self._worth.find_worth(state, seat) if state.phase != OVER else 0.0
        self._add_means(found, state, seat, left, find, migrations)
        self._add_means(found, state, Seat(rival), left, find, migrations)
        self._add_match(found, state, seat, left, find)
        return found

    def _holdings(self, state: AfricaState) -> list[list[float]]:
        """AFR-V2 AFR-V3 What every seat has: scored, and to be scored in the end."""
        seats = state.seats
        goods = self._worth.goods_worth(state)
        gold = [0.0] * seats
        gems = [0.0] * seats
        left = self._worth.turns_left(state)
        self._worth.add_prizes(state, gold, GOLD, left)
        self._worth.add_prizes(state, gems, GEMS, left)
        held: list[list[float]] = []
        for number in range(seats):
            seat = Seat(number)
            now = scoring.goods_total(state, seat)
            held.append(
                [
                    float(state.score(seat)),
                    float(now),
                    goods[seat] - now,
                    gold[seat],
                    gems[seat],
                    float(scoring.pieces(state, seat, GOLD)),
                    float(scoring.pieces(state, seat, GEMS)),
                ]
            )
        return held

    def _add_means(
        self,
        found: list[float],
        state: AfricaState,
        seat: Seat,
        left: float,
        find: float,
        migrations: list[tuple[float, Hexagon]],
    ) -> None:
        """By what that seat can get more."""
        board = state.board
        here = state.explorers[seat]
        camps = float(state.camps[seat])
        found.append(camps)
        found.append(camps if camps < left else left)
        if here < 0 or state.phase == OVER:
            found += [0.0] * (len(MEANS) - 2)
            return
        stands = board.reach(here, turn.passable(state, seat)) | 1 << here
        found.append(self._worth.camp_prospect(state, seat, stands))
        found.append(self._worth.reach_worth(state, seat, 2, find))
        near = board.spread(stands) | stands
        found.append(float((near & state.down).bit_count()))
        found.append(float((board.around[here] & state.down).bit_count()))
        gains = [gain for gain, origin in migrations if near >> origin & 1]
        found.append(gains[0] if gains else 0.0)
        found.append(gains[1] if len(gains) > 1 else 0.0)

    def _add_match(self, found: list[float], state: AfricaState, seat: Seat, left: float, find: float) -> None:
        board = state.board
        lying = down = 0
        for kind in board.treasures:
            lying += state.up[kind].bit_count() * board.tiles[kind].pieces
            down += state.bag[kind] * board.tiles[kind].pieces
        goods = 0
        for kind in board.goods:
            goods += state.bag[kind]
        found.append(left)
        found.append(float(state.bag[board.monument]))
        found.append(find)
        found.append(float(lying))
        found.append(float(down))
        found.append(float(goods))
        found.append(float(state.bag[board.nomads]))
        found.append(float((seat - state.player) % state.seats))
        found.append(float(state.seats - 1))


def _strongest(held: list[list[float]], seat: Seat) -> int:
    """The seat, of all others, that has most."""
    best = -1
    most = -1e9
    for other, holding in enumerate(held):
        total = holding[0] + holding[1] + holding[2] + holding[3] + holding[4]
        if other != seat and total > most:
            best, most = other, total
    return best
