"""Tickets: drawing them, keeping some, and what is under the pile."""

from marula.core.actions import Action, Seat
from marula.core.bags import replaced
from marula.core.game import Event, Refusal
from marula.core.rules import Outcomes, alike
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import DealTicket, Keep
from marula.games.heart_of_africa.board import OFFERED
from marula.games.heart_of_africa.events import TicketDrawn, TicketsKept
from marula.games.heart_of_africa.rules.draw import taker
from marula.games.heart_of_africa.state import END, KEEP, NOTHING, TICKET, HeartOfAfricaState


def can_draw(state: HeartOfAfricaState) -> bool:
    """HOA-G7 From an empty pile no tickets are drawn."""
    return len(state.layers) > 0


def check_draw(state: HeartOfAfricaState) -> Refusal | None:
    """HOA-G7 From an empty pile no tickets are drawn."""
    return None if can_draw(state) else Refusal("heart-of-africa-refusal-no-tickets", "HOA-G7")


def draw(state: HeartOfAfricaState) -> None:
    """HOA-K1 HOA-G7 Four from the top, or all that are left."""
    state.phase = KEEP
    state.waits = TICKET
    state.due = min(OFFERED, state.tickets_in_pile())


def outcomes(state: HeartOfAfricaState) -> Outcomes:
    """HOA-K2 Any ticket of the uppermost layer is as likely to be on top."""
    actions: list[Action] = []
    state.board.pick_ticket.extend(actions, state.layers[0])
    return alike(actions)


def deal(state: HeartOfAfricaState, action: DealTicket, events: list[Event] | None) -> None:
    """HOA-K1 HOA-H1 The top ticket goes to who draws.

    Others who had put tickets into that layer can't tell any more which of them lie there.
    """
    seat = taker(state)
    bit = 1 << action.ticket
    state.offer = replaced(state.offer, seat, state.offer[seat] | bit)
    left = state.layers[0] & ~bit
    if left:
        state.layers = replaced(state.layers, 0, left)
        state.put_under = _from_one(state, seat, state.put_under[seat] & ~bit) + state.put_under[state.seats :]
    else:
        state.layers = state.layers[1:]
        state.put_under = state.put_under[state.seats :]
    if events is not None:
        events.append(TicketDrawn(seat=seat, ticket=state.board.tickets[action.ticket].id))
    state.due -= 1
    if state.due == 0:
        state.waits = NOTHING


def legal_keeps(state: HeartOfAfricaState, seat: Seat) -> list[Action]:
    """HOA-K1 At least one of those drawn."""
    return state.board.keep[: (1 << state.offer[seat].bit_count()) - 1]


def check_keep(state: HeartOfAfricaState, seat: Seat, action: Keep) -> Refusal | None:
    """HOA-G7 No more than were drawn."""
    drawn = state.offer[seat].bit_count()
    if action.chosen.bit_length() > drawn:
        return Refusal("heart-of-africa-refusal-keep-fewer", "HOA-G7", {"drawn": drawn})
    return None


def keep(state: HeartOfAfricaState, seat: Seat, action: Keep, events: list[Event] | None) -> None:
    """HOA-K1 HOA-K2 The chosen ones stay for good, the others go under the pile."""
    kept = chosen_of(state.offer[seat], action.chosen)
    rejected = state.offer[seat] & ~kept
    state.kept = replaced(state.kept, seat, state.kept[seat] | kept)
    state.offer = replaced(state.offer, seat, 0)
    put_under(state, _from_one(state, seat, rejected))
    state.phase = END
    if events is not None:
        events.append(TicketsKept(seat=seat, kept=kept.bit_count(), rejected=rejected.bit_count()))


def put_under(state: HeartOfAfricaState, rejected: list[int]) -> None:
    """HOA-K2 Rejected tickets lie under all others, those of one time in any order; who put them there knows that."""
    layer = 0
    for mask in rejected:
        layer |= mask
    if layer:
        state.layers = [*state.layers, layer]
        state.put_under = state.put_under + rejected


def _from_one(state: HeartOfAfricaState, seat: Seat, mask: int) -> list[int]:
    """What that seat put into a layer, by seat."""
    return replaced([0] * state.seats, seat, mask)


def chosen_of(offer: int, chosen: int) -> int:
    """The tickets whose places among those offered are chosen."""
    kept = 0
    place = 0
    for number in range(offer.bit_length()):
        if offer >> number & 1:
            if chosen >> place & 1:
                kept |= 1 << number
            place += 1
    return kept


def is_completed(state: HeartOfAfricaState, seat: Seat, ticket: int) -> bool:
    """HOA-M1 HOA-M2 Whether the seat's lanes link the ticket's ends."""
    return network.links(state.network[seat], state.board.tickets[ticket].masks)


def completed(state: HeartOfAfricaState, seat: Seat) -> int:
    """HOA-V1 The seat's tickets that are completed."""
    done = 0
    for number in range(len(state.board.tickets)):
        if state.kept[seat] >> number & 1 and is_completed(state, seat, number):
            done |= 1 << number
    return done
