"""What bots know of the game."""

from marula.core.actions import Seat
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.tests.positions import MAP
from marula.players import make_player

MATCHES = 6
ENOUGH = 0.6


def test_greedy_completes_most_of_its_tickets_and_doubles_routes() -> None:
    """HOA-V1 HOA-R3 With two seats, over several matches."""
    kept = completed = doubled = 0
    for number in range(MATCHES):
        match = Match(GAME, MAP, {}, 2, derive_seed("tickets", number))
        match.run([make_player("greedy", GAME, derive_seed("tickets", number, seat)) for seat in range(2)])
        for seat in range(2):
            kept += match.state.kept[seat].bit_count()
            completed += tickets.completed(match.state, Seat(seat)).bit_count()
            doubled += match.state.doubled[seat] > 0
    assert kept >= 2 * 2 * MATCHES
    assert completed / kept >= ENOUGH
    assert doubled >= MATCHES
