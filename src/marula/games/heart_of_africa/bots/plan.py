"""What a bot means to build: ways to its tickets, and the cards they take."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import LaneNumber
from marula.games.heart_of_africa.board import COLOURS, GRAY, LOCOMOTIVE
from marula.games.heart_of_africa.bots.ways import CLOSED, cheapest_way, train_costs
from marula.games.heart_of_africa.state import HeartOfAfricaState

TURN_COST: Final = 1
TRAIN_COST: Final = 2
"""A lane costs a turn to claim besides its trains: fewer, longer lanes are better."""


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
        held = [state.count(seat, colour) for colour in range(len(COLOURS))]
        locomotives = state.count(seat, LOCOMOTIVE)
        if not by_colour:
            return max(0, sum(self.coloured) + sum(self.gray) - sum(held) - locomotives)
        missing = 0
        spare: list[int] = []
        for colour, needed in enumerate(self.coloured):
            missing += max(0, needed - held[colour])
            spare.append(max(0, held[colour] - needed))
        for length in sorted(self.gray, reverse=True):
            best = max(range(len(spare)), key=spare.__getitem__)
            missing += max(0, length - spare[best])
            spare[best] = max(0, spare[best] - length)
        return max(0, missing - locomotives)


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


def make_plan(state: HeartOfAfricaState, seat: Seat, over_network: bool) -> Plan:
    """Ways to all tickets that aren't completed, the cheapest first, each over what is there and planned before.

    Without `over_network` every way is planned as if nothing had been built.
    """
    board = state.board
    trains = train_costs(state, seat)
    costs = [
        CLOSED if cost == CLOSED else TRAIN_COST * cost + TURN_COST if cost else _own_cost(state, number, over_network)
        for number, cost in enumerate(trains)
    ]
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
        way = cheapest_way(board, board.tickets[number].masks, costs)
        if way is None:
            given_up.append(number)
            continue
        lanes = [lane for lane in way.lanes if trains[lane]]
        needed = sum([trains[lane] for lane in lanes])
        if needed > left:
            given_up.append(number)
            continue
        left -= needed
        stages.append(Stage(number, lanes))
        for lane in lanes:
            trains[lane] = 0
            if over_network:
                costs[lane] = 0
            sibling = board.lanes[lane].sibling
            if sibling >= 0:
                costs[sibling] = CLOSED
    return Plan(state, stages, given_up)


def _own_cost(state: HeartOfAfricaState, number: LaneNumber, over_network: bool) -> int:
    return 0 if over_network else TRAIN_COST * state.board.lanes[number].length + TURN_COST
