"""What bots know of the game."""

from marula.core.actions import Seat
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.tests.positions import MAP
from marula.library.models import model_of
from marula.players import make_player

MATCHES = 6
DEALS = 20
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


def test_who_has_learned_keeps_as_many_first_tickets_as_fit() -> None:
    """HOA-S3 Greedy always keeps two; who knows what tickets bring keeps more of them where they lie on one way."""
    kept = {"greedy": [0] * 5, "quick": [0] * 5}
    for name, counts in kept.items():
        for number in range(DEALS):
            match = Match(GAME, MAP, {}, 2, derive_seed("first tickets", number))
            match.begin()
            player = make_player(name, GAME, derive_seed("first tickets", number), model_of(GAME))
            seat = GAME.rules.actor(match.state)
            match.play(seat, player.choose(match.observe(seat)))
            counts[match.state.kept[seat].bit_count()] += 1
    assert kept["greedy"] == [0, 0, DEALS, 0, 0]
    assert kept["quick"][2] > 0
    assert kept["quick"][3] + kept["quick"][4] > 0


def test_who_has_learned_hoards_less_than_greedy() -> None:
    """HOA-G8 Cards that are left when the match ends were drawn for nothing."""
    left = [0, 0]
    for number in range(MATCHES):
        match = Match(GAME, MAP, {}, 2, derive_seed("hoards", number))
        names = ["quick", "greedy"] if number % 2 else ["greedy", "quick"]
        match.run(
            [make_player(name, GAME, derive_seed("hoards", seat), model_of(GAME)) for seat, name in enumerate(names)]
        )
        for seat, name in enumerate(names):
            left[name == "greedy"] += match.state.hand_size(Seat(seat))
    assert left[0] < left[1]
