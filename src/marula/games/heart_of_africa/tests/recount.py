"""The score sheet from scratch, for the law that scores recomputed agree, and the map as a board's data tell it.

Everything but tickets is told in the open: who claimed what, with which cards. What the final view shows must agree.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from marula.core.game import Board, Event
from marula.games.heart_of_africa.events import View

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
"""HOA-G6"""
TYPES = {
    "desert": ("yellow", "orange", "red"),
    "jungle": ("purple", "blue", "green"),
    "mountain": ("white", "gray", "black"),
}
"""HOA-C1"""


@dataclass(frozen=True)
class Lane:
    """A route of its own, perhaps with another beside it."""

    ends: tuple[str, str]
    length: int
    colour: str
    ferry: int
    beside: str | None
    terrain: str
    """HOA-C1 HOA-G5 Which cards double it."""


@dataclass(frozen=True)
class Land:
    """What the board's data say."""

    lanes: dict[str, Lane]
    borders: frozenset[str]
    """HOA-M2 Places that nothing leads through."""
    places: dict[str, frozenset[str]]
    """What a ticket can name, and where that is."""
    tickets: dict[str, tuple[str, str, int]]


@cache
def land_of(board: Board) -> Land:
    """Read a board's data."""
    data: Any = board.data
    countries = data.get("countries", {})
    lanes: dict[str, Lane] = {}
    for route in data["routes"]:
        one, other = sorted(route["ends"])
        ids = [f"{one}/{other}"]
        if len(route["lanes"]) == 2:
            ids = [f"{one}/{other}/1", f"{one}/{other}/2"]
        for id, beside, colour in zip(ids, reversed(ids), route["lanes"], strict=True):
            neighbour = None if beside == id else beside
            terrain = next(terrain for terrain, colours in TYPES.items() if colour in colours)
            lanes[id] = Lane((one, other), route["length"], colour, route.get("ferry", 0), neighbour, terrain)
    places: dict[str, frozenset[str]] = {}
    borders = set()
    for id, place in data["places"].items():
        if place["kind"] == "country":
            country = place["country"]
            places[country] = places.get(country, frozenset()) | {id}
            if countries[country].get("border", False):
                borders.add(id)
        elif place["kind"] == "city":
            places[id] = frozenset({id})
    tickets = {"/".join(sorted(row["ends"])): (*sorted(row["ends"]), row["points"]) for row in data["tickets"]}
    return Land(lanes, frozenset(borders), places, tickets)


def reached(land: Land, lanes: frozenset[str], start: str) -> set[str]:
    """HOA-M2 Every place that the lanes lead to from one; who comes to a border goes no farther."""
    found = {start}
    new = [start]
    while new:
        here = new.pop()
        if here in land.borders and here != start:
            continue
        for id in lanes:
            if here in land.lanes[id].ends:
                for there in land.lanes[id].ends:
                    if there not in found:
                        found.add(there)
                        new.append(there)
    return found


@cache
def completed(board: Board, lanes: frozenset[str], ticket: str) -> bool:
    """HOA-M1 HOA-M2 Whether some place of one end is linked to some place of the other."""
    land = land_of(board)
    one, other, _ = land.tickets[ticket]
    return any(reached(land, lanes, start) & land.places[other] for start in land.places[one])


def recount(board: Board, events: list[Event], end: View) -> list[dict[str, int]]:
    """HOA-V1 HOA-V2 HOA-G6 HOA-R3 What each seat claimed and kept, from the beginning, and what all that is worth."""
    land = land_of(board)
    scores = []
    done = []
    for seat, player in enumerate(end.players):
        mine = [event for event in events if getattr(event, "seat", None) == seat]
        lanes = {event.lane for event in mine if event.type == "route_claimed"}
        assert lanes == {id for id, owner in end.claimed.items() if owner == seat}
        assert player.trains == 45 - sum(land.lanes[id].length for id in lanes)
        assert player.cards == _train_cards(mine)
        assert player.terrain == _terrain_cards(mine)
        drawn = {event.ticket for event in mine if event.type == "ticket_drawn"}
        shown = {ticket.id for ticket in player.shown}
        assert shown <= drawn
        assert len(shown) == sum(event.kept for event in mine if event.type == "tickets_kept")
        linked = {id for id in shown if completed(board, frozenset(lanes), id)}
        assert linked == {ticket.id for ticket in player.shown if ticket.completed}
        done.append(len(linked))
        scores.append(
            {
                "routes": sum(POINTS[land.lanes[id].length] for id in lanes),
                "doublings": sum(POINTS[land.lanes[e.lane].length] for e in mine if e.type == "route_doubled"),
                "completed": sum(land.tickets[id][2] for id in linked),
                "missed": -sum(land.tickets[id][2] for id in shown - linked),
            }
        )
    for score, count in zip(scores, done, strict=True):
        score["globetrotter"] = 10 if count == max(done) and count else 0
        score["total"] = sum(score.values())
    return scores


def _train_cards(mine: list[Any]) -> int:
    """How many cards came to a hand, less those that were spent."""
    came = sum(event.type in ("card_drawn", "card_taken") for event in mine)
    paid = sum(int(event.cards + event.locomotives) for event in mine if event.type == "route_claimed")
    return came - paid - sum(int(event.locomotives) for event in mine if event.type == "route_doubled")


def _terrain_cards(mine: list[Any]) -> dict[str, int]:
    cards = Counter(event.terrain for event in mine if event.type in ("terrain_drawn", "terrain_taken"))
    for event in mine:
        if event.type == "route_doubled":
            cards[event.terrain] -= event.cards
    return {terrain: cards[terrain] for terrain in TYPES}
