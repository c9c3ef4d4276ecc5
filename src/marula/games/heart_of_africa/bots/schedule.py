"""What a seat has still to do until its trains are used up, and how many turns that takes.

After the ways to its tickets come lanes for points alone, those that bring most for the trains and turns they take with
the cards at hand; and on all of them the doublings that are worth their terrain cards.
"""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa.actions import LaneNumber
from marula.games.heart_of_africa.board import NO_LANE, TERRAINS
from marula.games.heart_of_africa.bots.plan import Plan
from marula.games.heart_of_africa.bots.purse import Purse
from marula.games.heart_of_africa.bots.worth import doubling_gains
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.turn import FEW_TRAINS
from marula.games.heart_of_africa.state import HeartOfAfricaState

TURN: Final = 3.0
"""About how many points a turn brings, by which time is weighed against points."""
TURNS_PER_CARD: Final = 0.6
"""How long it takes to draw a train card that is needed: not every card is."""
TURNS_PER_TERRAIN: Final = 0.5
USUALLY_DOUBLED: Final = 1.6
"""How many times its points a lane will bring, now that most are doubled."""
USUAL_LENGTH: Final = 2.0
"""The length of what is built where no longer lane is open."""


@final
class Schedule:
    """The lanes for points alone, the cards that are still to be drawn for all lanes, doublings, and the turns."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat, plan: Plan) -> None:
        purse = Purse(state, seat)
        plan.needs.pay_from(purse)
        self.planned_missing = purse.missing
        """How many cards lack for the ways to its tickets, those that locomotives stand in for included."""
        self.lanes: list[LaneNumber] = []
        """For points alone."""
        self.points = 0
        """What these bring."""
        room = self._add_lanes(state, seat, plan, purse)
        self.missing = purse.missing
        """How many cards lack for all lanes."""
        self.longest_wait = purse.longest_wait
        """How many of one colour at the most."""
        claims = float(len(plan.lanes) + len(self.lanes))
        if room > FEW_TRAINS:
            claims += (room - FEW_TRAINS) / USUAL_LENGTH
            self.missing += max(0, room - FEW_TRAINS - sum(purse.left))
        self.claims = claims
        self.doublings = 0.0
        """What doublings bring that are worth their cards."""
        self.missing_terrain = 0
        self._double(state, seat, plan)

    def turns(self, useful: float, terrain: float) -> float:
        """How many turns it all takes, once so many more useful train cards and terrain cards are there."""
        return (
            self.claims
            + TURNS_PER_CARD * max(0.0, self.missing - useful)
            + TURNS_PER_TERRAIN * max(0.0, self.missing_terrain - terrain)
        )

    def _add_lanes(self, state: HeartOfAfricaState, seat: Seat, plan: Plan, purse: Purse) -> int:
        """One after another the lane that brings most by the train, less what its turns are worth.

        Returns the trains that are left then.
        """
        room = state.trains[seat] - plan.trains
        lanes = state.board.lanes
        free = plan.free(state, seat)
        while room > FEW_TRAINS:
            best = NO_LANE
            most = -1e9
            held = purse.held()
            for number in free:
                lane = lanes[number]
                length = lane.length
                if length > room or number in self.lanes or lane.sibling in self.lanes:
                    continue
                missing = max(0, length - held[lane.colour])
                turns = 1.0 + TURNS_PER_TERRAIN * lane.doubling + TURNS_PER_CARD * missing
                rate = (USUALLY_DOUBLED * POINTS[length] - TURN * turns) / length
                if rate > most:
                    best, most = number, rate
            if best == NO_LANE:
                break
            lane = lanes[best]
            purse.pay(lane.colour, lane.length)
            self.lanes.append(best)
            self.points += POINTS[lane.length]
            room -= lane.length
        return room

    def _double(self, state: HeartOfAfricaState, seat: Seat, plan: Plan) -> None:
        """HOA-R3 Of each type as many lanes as are worth it, those first that bring most by the card.

        Nobody else may have more cards of the type, also when the last of them is doubled.
        """
        lanes = plan.lanes + self.lanes
        for kind in range(len(TERRAINS)):
            own = state.terrain_count(seat, kind)
            most_of_others = state.most_terrain_of_others(seat, kind)
            best = gained = 0.0
            short = spent = 0
            for gain, cost in doubling_gains(state, lanes, kind):
                gained += gain * cost
                spent += cost
                asked = spent + max(0, most_of_others - cost)
                worth = gained - TURN * TURNS_PER_TERRAIN * max(0, asked - own)
                if worth > best:
                    best, short = worth, max(0, asked - own)
            self.doublings += best + TURN * TURNS_PER_TERRAIN * short
            self.missing_terrain += short
