"""What a seat can't know, dealt anew: HOA-H1, HOA-H2."""

from marula.core.actions import Seat
from marula.core.bags import take
from marula.core.dice import Dice
from marula.core.masks import size
from marula.games.heart_of_africa.board import KINDS, OFFERED
from marula.games.heart_of_africa.rules import setup, tickets
from marula.games.heart_of_africa.state import FIRST, OVER, HeartOfAfricaState


def reshuffle(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
    """Others' cards that nobody saw, and all tickets but one's own, may lie anywhere else."""
    _deal_cards(state, seat, dice)
    _deal_tickets(state, seat, dice)


def _deal_cards(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
    """HOA-H1 HOA-H2 Cards drawn blind go back to the pile, and as many come from it."""
    hand, known, pile = state.hand, state.known, state.pile
    hidden = [0] * state.seats
    place = 0
    for other in range(state.seats):
        for card in range(KINDS):
            unseen = hand[place] - known[place]
            if unseen and other != seat:
                hand[place] = known[place]
                pile[card] += unseen
                hidden[other] += unseen
            place += 1
    left = sum(pile)
    for other in range(state.seats):
        for _ in range(hidden[other]):
            hand[other * KINDS + take(pile, left, dice)] += 1
            left -= 1


def _deal_tickets(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> None:
    """HOA-H1 HOA-K2 Tickets that the seat has not seen change places; how many lie where, all can see.

    HOA-S3 Of those who have chosen their first ones only that is known.
    """
    over = state.phase == OVER
    kept, offer, rejected, layers = state.kept[:], state.offer[:], state.rejected[:], state.layers[:]
    put_under = [0] * len(state.put_under)
    hidden = 0
    for other in range(state.seats):
        if other != seat:
            hidden |= offer[other] | rejected[other]
            if not over:
                hidden |= kept[other]
    for layer in range(len(layers)):
        own = state.put_under[layer * state.seats + seat]
        put_under[layer * state.seats + seat] = own
        hidden |= layers[layer] & ~own
    unseen = _numbers(hidden)
    for other in range(state.seats):
        if other == seat:
            continue
        if state.phase == FIRST and not offer[other]:
            drawn = _draw(unseen, OFFERED, dice)
            kept[other] = tickets.chosen_of(drawn, setup.any_first_choice(dice))
            rejected[other] = drawn & ~kept[other]
            continue
        offer[other] = _draw(unseen, size(offer[other]), dice)
        if not over:
            kept[other] = _draw(unseen, size(kept[other]), dice)
    # The first layer is the largest by far: dealt last, it takes all that is left.
    for layer in range(len(layers) - 1, -1, -1):
        own = put_under[layer * state.seats + seat]
        layers[layer] = own | _draw(unseen, size(layers[layer] & ~own), dice)
    state.kept, state.offer, state.rejected = kept, offer, rejected
    state.layers, state.put_under = layers, put_under


def _numbers(mask: int) -> list[int]:
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


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
