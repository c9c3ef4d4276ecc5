"""What a seat can't know, dealt anew: HOA-H1, HOA-H2."""

from marula.core.actions import Seat
from marula.core.bags import take
from marula.core.dice import Dice
from marula.games.heart_of_africa.board import KINDS, OFFERED
from marula.games.heart_of_africa.rules import setup, tickets
from marula.games.heart_of_africa.state import FIRST, OVER, HeartOfAfricaState


def reshuffle(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
    """Others' cards that nobody saw, and all tickets but one's own, may lie anywhere else."""
    _deal_cards(state, seat, dice)
    _deal_tickets(state, seat, dice)


def _deal_cards(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
    """HOA-H1 HOA-H2 Cards drawn blind go back to the pile, and as many come from it."""
    hidden = [0] * state.seats
    for other in range(state.seats):
        if other != seat:
            for card in range(KINDS):
                unseen = state.hand[other * KINDS + card] - state.known[other * KINDS + card]
                state.hand[other * KINDS + card] -= unseen
                state.pile[card] += unseen
                hidden[other] += unseen
    left = sum(state.pile)
    for other in range(state.seats):
        for _ in range(hidden[other]):
            state.hand[other * KINDS + take(state.pile, left, dice)] += 1
            left -= 1


def _deal_tickets(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
    """HOA-H1 HOA-K2 Tickets that the seat has not seen change places; how many lie where, all can see.

    HOA-S3 Of those who have chosen their first ones only that is known.
    """
    unseen: list[int] = []
    over = state.phase == OVER
    for other in range(state.seats):
        if other != seat:
            if not over:
                _collect(unseen, state.kept[other])
            _collect(unseen, state.offer[other] | state.rejected[other])
    for layer in range(len(state.layers)):
        _collect(unseen, state.layers[layer] & ~state.put_under[layer * state.seats + seat])
    for other in range(state.seats):
        if other == seat:
            continue
        if state.phase == FIRST and not state.offer[other]:
            drawn = _draw(unseen, OFFERED, dice)
            state.kept[other] = tickets.chosen_of(drawn, setup.any_first_choice(dice))
            state.rejected[other] = drawn & ~state.kept[other]
            continue
        state.offer[other] = _draw(unseen, state.offer[other].bit_count(), dice)
        if not over:
            state.kept[other] = _draw(unseen, state.kept[other].bit_count(), dice)
    for layer in range(len(state.layers)):
        first = layer * state.seats
        own = state.put_under[first + seat]
        state.layers[layer] = own | _draw(unseen, state.layers[layer].bit_count() - own.bit_count(), dice)
        for other in range(state.seats):
            if other != seat:
                state.put_under[first + other] = 0


def _collect(unseen: list[int], mask: int) -> None:
    number = 0
    while mask:
        if mask & 1:
            unseen.append(number)
        mask >>= 1
        number += 1


def _draw(unseen: list[int], count: int, dice: Dice) -> int:
    """So many of them, any as likely; what is last takes the place of what is drawn."""
    mask = 0
    if count == len(unseen):
        # What is left goes where there is room left.
        for number in unseen:
            mask |= 1 << number
        unseen.clear()
        return mask
    for _ in range(count):
        place: int = dice.below(len(unseen))
        mask |= 1 << unseen[place]
        unseen[place] = unseen[-1]
        unseen.pop()
    return mask
