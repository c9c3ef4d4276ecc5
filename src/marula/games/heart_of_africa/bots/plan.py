"""What a bot means to build: ways to its tickets, and the cards they take."""

from abc import abstractmethod
from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import LaneNumber
from marula.games.heart_of_africa.board import COLOURS, GRAY, LOCOMOTIVE, NO_LANE
from marula.games.heart_of_africa.bots.purse import Purse
from marula.games.heart_of_africa.bots.ways import CLOSED, cheapest_way, train_costs
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.turn import FEW_TRAINS
from marula.games.heart_of_africa.state import HeartOfAfricaState

TURN_COST: Final = 1
TRAIN_COST: Final = 2
"""A lane costs a turn to claim besides its trains: fewer, longer lanes are better."""
TURN: Final = 30
DRAW: Final = 18
TRAIN: Final = 15
POINT: Final = 16
LEAST: Final = 10
"""By what is held, in tenths of points: what a turn costs, a card that is still to be drawn, and a train; what a point
of a route brings, as most are doubled; and the least that a lane costs."""
LEAST_LENGTH: Final = FEW_TRAINS + 1
"""HOA-G8 As long as the match goes on for a seat it has trains for a lane of that length."""


@final
class Needs:
    """The cards that lanes take, by colour; those that any one colour pays for are listed by length."""

    def __init__(self) -> None:
        self.coloured = [0] * len(COLOURS)
        self.gray: list[int] = []

    def add(self, state: HeartOfAfricaState, lane: LaneNumber) -> None:
        """Another lane is to be paid."""
        found = state.board.lanes[lane]
        if found.colour == GRAY:
            self.gray.append(found.length)
        else:
            self.coloured[found.colour] += found.length

    def lacking(self, state: HeartOfAfricaState, seat: Seat, by_colour: bool) -> int:
        """How many cards are still to be drawn; without `by_colour` any card pays for anything."""
        purse = Purse(state, seat)
        locomotives = state.count(seat, LOCOMOTIVE)
        if not by_colour:
            return max(0, sum(self.coloured) + sum(self.gray) - sum(purse.left) - locomotives)
        self.pay_from(purse)
        return max(0, purse.missing - locomotives)

    def pay_from(self, purse: Purse) -> None:
        """All of them, the longest gray lanes before the shorter ones."""
        for colour, needed in enumerate(self.coloured):
            purse.pay(colour, needed)
        for length in sorted(self.gray, reverse=True):
            purse.pay(GRAY, length)


@final
class Stage:
    """A ticket that is gone for, and the lanes that it takes after those for the tickets before it."""

    def __init__(self, ticket: int, lanes: list[LaneNumber]) -> None:
        self.ticket = ticket
        self.lanes = lanes


@final
class Plan:
    """The tickets within reach in the order they are gone for, the lanes to claim, and the tickets given up."""

    def __init__(self, state: HeartOfAfricaState, stages: list[Stage], given_up: list[int]) -> None:
        self.stages = stages
        self.given_up = given_up
        self.lanes: list[LaneNumber] = [lane for stage in stages for lane in stage.lanes]
        self.trains = sum([state.board.lanes[lane].length for lane in self.lanes])
        self.needs = Needs()
        """The cards of all its lanes."""
        for lane in self.lanes:
            self.needs.add(state, lane)
        self._free: list[LaneNumber] | None = None

    def free(self, state: HeartOfAfricaState, seat: Seat) -> list[LaneNumber]:
        """HOA-R1 HOA-R2 The lanes of some length that are open to that seat beside the plan's."""
        if self._free is None:
            self._free = [
                number
                for number, lane in enumerate(state.board.lanes)
                if lane.length >= LEAST_LENGTH
                and state.is_open(seat, number)
                and number not in self.lanes
                and lane.sibling not in self.lanes
            ]
        return self._free


class _Prices:
    """What lanes cost that are still to be claimed; those of the seat's own network are free."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat) -> None:
        self.board = state.board
        self.trains = train_costs(state, seat)

    @abstractmethod
    def listed(self) -> list[int]:
        """The costs of all lanes now."""

    @abstractmethod
    def take(self, number: LaneNumber) -> None:
        """That lane is planned."""


@final
class _ByTrains(_Prices):
    """By turns and trains alone. Without `over_network` every way is planned as if nothing had been built."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat, over_network: bool) -> None:
        super().__init__(state, seat)
        self._over_network = over_network
        self._costs = [
            CLOSED if cost == CLOSED else TRAIN_COST * cost + TURN_COST if cost else self._own_cost(number)
            for number, cost in enumerate(self.trains)
        ]

    def listed(self) -> list[int]:
        return self._costs

    def take(self, number: LaneNumber) -> None:
        self.trains[number] = 0
        if self._over_network:
            self._costs[number] = 0
        sibling = self.board.lanes[number].sibling
        if sibling != NO_LANE:
            self._costs[sibling] = CLOSED

    def _own_cost(self, number: LaneNumber) -> int:
        return 0 if self._over_network else TRAIN_COST * self.board.lanes[number].length + TURN_COST


@final
class _ByHand(_Prices):
    """By what is held already, and less what lanes bring: long ones for which there are cards are the best."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat) -> None:
        super().__init__(state, seat)
        self._purse = Purse(state, seat)

    def listed(self) -> list[int]:
        costs: list[int] = []
        held = self._purse.held()
        for number, length in enumerate(self.trains):
            if length in (0, CLOSED):
                costs.append(length)
                continue
            lane = self.board.lanes[number]
            missing = max(0, length - held[lane.colour])
            cost = TURN + DRAW * (missing + lane.doubling) + TRAIN * length - POINT * POINTS[length]
            costs.append(cost if cost > LEAST else LEAST)
        return costs

    def take(self, number: LaneNumber) -> None:
        self.trains[number] = 0
        lane = self.board.lanes[number]
        self._purse.pay(lane.colour, lane.length)
        if lane.sibling != NO_LANE:
            self.trains[lane.sibling] = CLOSED


def make_plan(state: HeartOfAfricaState, seat: Seat, over_network: bool) -> Plan:
    """By turns and trains alone, as greedy plans."""
    return _plan(state, seat, _ByTrains(state, seat, over_network))


def plan_by_hand(state: HeartOfAfricaState, seat: Seat) -> Plan:
    """By the cards held, too, and by what lanes bring."""
    return _plan(state, seat, _ByHand(state, seat))


def _plan(state: HeartOfAfricaState, seat: Seat, prices: _Prices) -> Plan:
    """Ways to all tickets that aren't completed, the cheapest first, each over what is there and planned before."""
    board = state.board
    costs = prices.listed()
    waiting: list[tuple[int, int]] = []
    given_up: list[int] = []
    for number, ticket in enumerate(board.tickets):
        if state.kept[seat] >> number & 1 and not network.links(state.network[seat], ticket.masks):
            way = cheapest_way(board, ticket.masks, costs)
            if way is None:
                given_up.append(number)
            else:
                waiting.append((way.cost, number))
    waiting.sort()
    stages: list[Stage] = []
    left = state.trains[seat]
    for _, number in waiting:
        way = cheapest_way(board, board.tickets[number].masks, prices.listed())
        if way is None:
            given_up.append(number)
            continue
        lanes = [lane for lane in way.lanes if prices.trains[lane]]
        needed = sum([prices.trains[lane] for lane in lanes])
        if needed > left:
            given_up.append(number)
            continue
        left -= needed
        stages.append(Stage(number, lanes))
        for lane in lanes:
            prices.take(lane)
    return Plan(state, stages, given_up)
