"""Scoring: routes, tickets, the Globetrotter."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Event, Result, Tiebreak
from marula.games.heart_of_africa.events import GlobetrotterFound, TicketScored
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.state import ENDINGS, HeartOfAfricaState

GLOBETROTTER: Final = 10
TICKETS: Final = "tickets"
"""HOA-V3 What tells equal totals apart: how many tickets were completed."""


def completed_counts(state: HeartOfAfricaState) -> list[int]:
    """HOA-V2 How many tickets each seat has completed."""
    return [tickets.completed(state, Seat(seat)).bit_count() for seat in range(state.seats)]


def globetrotters(counts: list[int]) -> list[Seat]:
    """HOA-V2 Who has completed the most tickets, all of them if tied; at least one is needed."""
    most = max(counts)
    return [Seat(seat) for seat, count in enumerate(counts) if count == most and most > 0]


def score(state: HeartOfAfricaState, seat: Seat, counts: list[int]) -> dict[str, int]:
    """HOA-V1 HOA-V2 HOA-R5 Everything that counts, by category; cards left are worth nothing."""
    done = tickets.completed(state, seat)
    won = lost = 0
    for number, ticket in enumerate(state.board.tickets):
        if state.kept[seat] >> number & 1:
            if done >> number & 1:
                won += ticket.points
            else:
                lost += ticket.points
    parts = {
        "routes": state.points[seat],
        "doublings": state.doubled[seat],
        "completed": won,
        "missed": -lost,
        "globetrotter": GLOBETROTTER if seat in globetrotters(counts) else 0,
    }
    parts["total"] = sum(parts.values())
    return parts


def result(state: HeartOfAfricaState) -> Result:
    """HOA-V3 Most points, then most completed tickets; then the victory is shared."""
    counts = completed_counts(state)
    scores = [score(state, Seat(seat), counts) for seat in range(state.seats)]
    return Result(ENDINGS[state.ending], scores, [Tiebreak(TICKETS, counts)])


def tell(state: HeartOfAfricaState, events: list[Event]) -> None:
    """HOA-V1 HOA-V2 Every ticket with what it brings, seat by seat, and who travelled most."""
    for seat in range(state.seats):
        done = tickets.completed(state, Seat(seat))
        for number, ticket in enumerate(state.board.tickets):
            if state.kept[seat] >> number & 1:
                points = ticket.points if done >> number & 1 else -ticket.points
                events.append(TicketScored(seat=seat, ticket=ticket.id, points=points))
    counts = completed_counts(state)
    for winner in globetrotters(counts):
        events.append(GlobetrotterFound(seat=winner, count=counts[winner], points=GLOBETROTTER))
