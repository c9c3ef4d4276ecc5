"""Payment: which cards pay for a lane, and which double it.

Lanes of one shape are paid for alike, so ways to pay are worked out once for each thing that a hand can hold.
"""

from typing import final

from marula.core.actions import Seat
from marula.games.heart_of_africa.actions import Card
from marula.games.heart_of_africa.board import (
    DEAREST_DOUBLING,
    GRAY,
    KINDS,
    LOCOMOTIVE,
    LONGEST,
    MOST_HELD,
    MOST_WILD,
    PLAIN,
    TERRAINS,
    Shape,
    Ways,
)
from marula.games.heart_of_africa.state import HeartOfAfricaState


def needed_locomotives(state: HeartOfAfricaState, ferry: int) -> int:
    """HOA-M3 How many locomotives a ferry asks for, where the table plays with ferries."""
    return ferry if state.ferries else 0


def least_wild(state: HeartOfAfricaState, seat: Seat, terrain: int, doubling: int) -> int:
    """HOA-R3 HOA-R4 How many locomotives at least serve as terrain cards: to have enough, and nobody with more."""
    wanted = state.most_terrain_of_others(seat, terrain)
    wanted = max(wanted, doubling)
    own = state.terrain_count(seat, terrain)
    return wanted - own if wanted > own else 0


@final
class Means:
    """What a seat has to pay with, looked up once for all lanes."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._trains = state.trains[seat]
        self._cards = state.hand[seat * KINDS : seat * KINDS + LOCOMOTIVE]
        self._most = max(self._cards)
        """HOA-G5 Cards of the colour there are most of: what gray lanes can be paid with."""
        self._locomotives = state.count(seat, LOCOMOTIVE)
        self._ferries = state.ferries
        self._hands: list[int] = []
        self._doublings: list[int] = []
        """By colour, and by terrain and how dear doubling is: the place among ways to pay. Filled when it is needed."""

    def suffice(self, shape: Shape) -> bool:
        """HOA-R1 HOA-M3 Trains for such a lane, cards of a colour with locomotives, and those that a ferry asks for."""
        length = shape.length
        if length > self._trains or (self._ferries and shape.ferry > self._locomotives):
            return False
        colour = shape.colour
        return length <= self._locomotives + (self._most if colour == GRAY else self._cards[colour])

    def ways(self, shape: Shape, colour: Card) -> Ways:
        """HOA-R1 HOA-R3 HOA-M3 Every way to pay for such a lane with that colour.

        HOA-G5 Locomotives alone are one payment, whatever the colour: gray lanes have it with the first.
        """
        if not self._hands:
            self._look_closer()
        place = self._hands[colour] + self._doublings[shape.terrain * DEAREST_DOUBLING + shape.doubling - 1]
        known = shape.ways[colour][place]
        if known is None:
            known = self._work_out(shape, colour)
            shape.ways[colour][place] = known
        return known

    def _look_closer(self) -> None:
        held = min(self._locomotives, LONGEST + DEAREST_DOUBLING)
        for count in self._cards:
            self._hands.append(((min(count, LONGEST) * MOST_HELD + held) * 2 + int(self._ferries)) * MOST_WILD)
        for terrain in range(len(TERRAINS)):
            for doubling in range(1, DEAREST_DOUBLING + 1):
                wild = least_wild(self._state, self._seat, terrain, doubling)
                self._doublings.append(min(wild, DEAREST_DOUBLING + 1))

    def _work_out(self, shape: Shape, colour: Card) -> Ways:
        """HOA-R1 HOA-R3 As it is, and with terrain cards and locomotives in every mix; each locomotive serves once."""
        found: Ways = []
        least = max(needed_locomotives(self._state, shape.ferry), shape.length - self._cards[colour])
        alone = colour == shape.paid_with[0]
        most = min(shape.length if alone else shape.length - 1, self._locomotives)
        wild = least_wild(self._state, self._seat, shape.terrain, shape.doubling)
        for locomotives in range(least, most + 1):
            found.append((locomotives, PLAIN))
            for mix in range(wild, min(shape.doubling, self._locomotives - locomotives) + 1):
                found.append((locomotives, PLAIN + 1 + mix))
        return found

    def count_ways(self, shape: Shape) -> int:
        """How many there are with any colour."""
        count = 0
        for colour in shape.paid_with:
            count += len(self.ways(shape, colour))
        return count
