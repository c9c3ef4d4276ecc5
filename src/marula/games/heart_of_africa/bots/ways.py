"""The cheapest ways between places, over one's own lanes and those still open."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa.actions import LaneNumber, Place
from marula.games.heart_of_africa.board import HeartOfAfricaBoard
from marula.games.heart_of_africa.state import HeartOfAfricaState

CLOSED: Final = 1_000_000
"""The cost of a lane that can't be used."""


@final
class Way:
    """The lanes that are still to be claimed, from one end to the other, and what they cost."""

    def __init__(self, cost: int, lanes: list[LaneNumber]) -> None:
        self.cost = cost
        self.lanes = lanes


def train_costs(state: HeartOfAfricaState, seat: Seat) -> list[int]:
    """HOA-R1 HOA-R2 What each lane costs that seat in trains: nothing if it is its own."""
    costs: list[int] = []
    for number, lane in enumerate(state.board.lanes):
        owner = state.owner[number]
        if owner == seat:
            costs.append(0)
        elif state.is_open(seat, number):
            costs.append(lane.length)
        else:
            costs.append(CLOSED)
    return costs


def cheapest_way(board: HeartOfAfricaBoard, ends: tuple[int, int], costs: list[int]) -> Way | None:
    """HOA-M1 HOA-M2 The cheapest way from any place of one end to any of the other; through a border none goes."""
    starts, targets = ends
    count = len(board.places)
    lanes = board.lanes
    cost = [CLOSED] * count
    by = [-1] * count
    open_places: list[Place] = []
    for place in range(count):
        if starts >> place & 1:
            cost[place] = 0
            open_places.append(place)
    while open_places:
        here = open_places[0]
        for place in open_places:
            if cost[place] < cost[here]:
                here = place
        if targets >> here & 1:
            return Way(cost[here], _lanes_back(board, by, costs, here))
        open_places.remove(here)
        reached = cost[here]
        if by[here] >= 0 and board.borders >> here & 1:
            continue
        for number in board.lanes_at[here]:
            price = costs[number]
            if price >= CLOSED:
                continue
            one, other = lanes[number].ends
            there = other if one == here else one
            if reached + price < cost[there]:
                if cost[there] == CLOSED:
                    open_places.append(there)
                cost[there] = reached + price
                by[there] = number
    return None


def _lanes_back(board: HeartOfAfricaBoard, by: list[LaneNumber], costs: list[int], place: Place) -> list[LaneNumber]:
    """The lanes that were used up to a place and cost something, the first first."""
    found: list[LaneNumber] = []
    while by[place] >= 0:
        number = by[place]
        if costs[number]:
            found.append(number)
        one, other = board.lanes[number].ends
        place = other if one == place else one
    found.reverse()
    return found
