"""What a seat can't know, dealt anew (AFN-H1)."""

from typing import Final

from marula.core.actions import Seat
from marula.core.bags import take
from marula.core.dice import Dice
from marula.games.africana.board import COLOURS
from marula.games.africana.state import AfricanaState

_KINDS: Final = len(COLOURS)
_TRAVEL_CARDS: Final = (1 << _KINDS) - 1


def reshuffle(state: AfricanaState, seat: Seat, dice: Dice) -> None:
    """AFN-H1 The others' travel cards and the pile are mixed; each gets as many as before, and the rest is the pile.

    Everything else lies open, or is unknown to the state itself: what comes from a pile or a book nature decides when
    it is turned.
    """
    pile = state.pile
    hand = state.hand
    sizes = [0] * state.seats
    for other in range(state.seats):
        if other != seat:
            for place in range(other * _KINDS, (other + 1) * _KINDS):
                sizes[other] += hand[place]
                pile[place - other * _KINDS] += hand[place]
                hand[place] = 0
            state.held[other] &= ~_TRAVEL_CARDS
    left = sum(pile)
    for other in range(state.seats):
        for _ in range(sizes[other]):
            colour = take(pile, left, dice)
            hand[other * _KINDS + colour] += 1
            state.held[other] |= 1 << colour
            left -= 1
