"""Payment: which cards pay for a lane, and which double it.

Lanes of one shape are paid for alike, so ways to pay are worked out once for each thing that a hand can hold.
"""

from typing import final

from marula.core.actions import Seat
from marula.games.heart_of_africa.actions import Card
from marula.games.heart_of_africa.board import (
    CARDS_AT,
    DEAREST_DOUBLING,
    GRAY,
    KINDS,
    LOCOMOTIVE,
    LONGEST,
    MOST_WILD,
    PLAIN,
    TERRAINS,
    Shape,
    Ways,
    way,
)
from marula.games.heart_of_africa.state import HeartOfAfricaState


def needed_locomotives(state: HeartOfAfricaState, ferry: int) -> int:
    """HOA-M3 How many locomotives a ferry asks for, where the table plays with ferries."""
    return ferry if state.ferries else 0


def least_wild(state: HeartOfAfricaState, seat: Seat, terrain: int, doubling: int) -> int:
    """HOA-R3 HOA-R4 How many locomotives at least serve as terrain cards: to have enough, and nobody with more."""
    return _missing(state.terrain_count(seat, terrain), state.most_terrain_of_others(seat, terrain), doubling)


def _missing(own: int, most_of_others: int, doubling: int) -> int:
    wanted = max(most_of_others, doubling)
    return wanted - own if wanted > own else 0


def payable(state: HeartOfAfricaState, seat: Seat) -> int:
    """HOA-R1 HOA-M3 The shapes of lanes that the seat can pay for, a bit for each.

    It needs the trains, cards of a colour with locomotives, and the locomotives that a ferry asks for.
    """
    board = state.board
    hand = state.hand
    first = seat * KINDS
    locomotives = hand[first + LOCOMOTIVE]
    shapes = 0
    for colour in range(LOCOMOTIVE):
        shapes |= board.paid_by[colour][hand[first + colour] + locomotives]
    shapes &= _enough(board.for_trains, state.trains[seat])
    return shapes & _enough(board.for_locomotives, locomotives) if state.ferries else shapes


def _enough(shapes: list[int], count: int) -> int:
    """Those of the shapes for which so many are enough."""
    return shapes[max(0, min(count, LONGEST))]


@final
class Means:
    """What a seat has to pay with, looked up once for all lanes."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        first = seat * KINDS
        locomotives = min(state.hand[first + LOCOMOTIVE], LONGEST + DEAREST_DOUBLING)
        held = (locomotives * 2 + int(state.ferries)) * MOST_WILD
        self._hands: list[int] = []
        """By colour: what there is to pay with, as a place among ways to pay."""
        self._any: list[Card] = []
        """HOA-G5 What pays for gray lanes: colours that are in the hand, and the first for locomotives alone."""
        for colour in range(LOCOMOTIVE):
            count = state.hand[first + colour]
            self._hands.append(CARDS_AT[count] + held)
            if count or not colour:
                self._any.append(colour)
        self._doublings: list[int] = []
        """By terrain and how dear doubling is: what is added to that place."""
        for terrain in range(len(TERRAINS)):
            own, most = state.terrain_count(seat, terrain), state.most_terrain_of_others(seat, terrain)
            for doubling in range(1, DEAREST_DOUBLING + 1):
                self._doublings.append(min(_missing(own, most, doubling), DEAREST_DOUBLING + 1))

    def ways(self, shape: Shape, colour: Card) -> Ways:
        """HOA-R1 HOA-R3 HOA-M3 Every way to pay for such a lane with that colour.

        HOA-G5 Locomotives alone are one payment, whatever the colour: gray lanes have it with the first.
        """
        place = self._hands[colour] + self._doublings[shape.doubled_by]
        known = shape.ways[colour][place]
        if known is None:
            known = self._work_out(shape, colour)
            shape.ways[colour][place] = known
        return known

    def colours(self, shape: Shape) -> list[Card]:
        """The colours that can pay for such a lane."""
        return self._any if shape.colour == GRAY else shape.paid_with

    def ways_by_colour(self, shape: Shape) -> list[tuple[Card, Ways]]:
        """All of them, with each colour that pays."""
        return [(colour, self.ways(shape, colour)) for colour in self.colours(shape)]

    def _work_out(self, shape: Shape, colour: Card) -> Ways:
        """HOA-R1 HOA-R3 As it is, and with terrain cards and locomotives in every mix; each locomotive serves once."""
        found: Ways = []
        state, seat = self._state, self._seat
        held = state.count(seat, LOCOMOTIVE)
        least = max(needed_locomotives(state, shape.ferry), shape.length - state.count(seat, colour))
        alone = colour == shape.paid_with[0]
        most = min(shape.length if alone else shape.length - 1, held)
        wild = least_wild(state, seat, shape.terrain, shape.doubling)
        for locomotives in range(least, most + 1):
            found.append(way(shape.doubling, locomotives, PLAIN))
            for mix in range(wild, min(shape.doubling, held - locomotives) + 1):
                found.append(way(shape.doubling, locomotives, PLAIN + 1 + mix))
        return found

    def count_ways(self, shape: Shape) -> int:
        """How many there are with any colour."""
        wild = self._doublings[shape.doubled_by]
        if shape.colour != GRAY:
            known = shape.ways[shape.colour][self._hands[shape.colour] + wild]
            return len(self.ways(shape, shape.colour) if known is None else known)
        count = 0
        for colour in self._any:
            known = shape.ways[colour][self._hands[colour] + wild]
            count += len(self.ways(shape, colour) if known is None else known)
        return count
