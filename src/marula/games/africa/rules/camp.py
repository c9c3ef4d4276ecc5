"""Base camp: for points, or for gold and gems."""

from marula.core.actions import Seat
from marula.core.game import Event, Refusal
from marula.core.masks import bits
from marula.games.africa.actions import Hexagon
from marula.games.africa.board import GOLD
from marula.games.africa.events import CampSetUp, TreasureCollected
from marula.games.africa.rules import turn
from marula.games.africa.state import CAMPS, SOURCES, AfricaState


def can_camp(state: AfricaState, seat: Seat) -> bool:
    """AFR-K1 A camp in hand and an empty hexagon, perhaps a city, under the explorer."""
    return state.camps[seat] > 0 and state.empty >> state.explorers[seat] & 1 == 1


def treasure_around(state: AfricaState, here: Hexagon) -> int:
    """AFR-K3 Face-up gold and gem tiles next to the hexagon, under explorers too."""
    lying = 0
    for kind in state.board.treasures:
        lying |= state.up[kind]
    return state.board.around[here] & lying


def check_camp(state: AfricaState, seat: Seat) -> Refusal | None:
    """AFR-K1 What a camp needs. AFR-K2 For points it can always be set up, even for none."""
    if not state.camps[seat]:
        return Refusal("africa-refusal-no-camp", "AFR-K1")
    here = state.explorers[seat]
    if not state.empty >> here & 1:
        return Refusal("africa-refusal-camp-not-empty", "AFR-K1", {"hexagon": state.board.ids[here]})
    return None


def check_camp_for_treasure(state: AfricaState, seat: Seat) -> Refusal | None:
    """AFR-K3 Not offered without gold or gems around."""
    refusal = check_camp(state, seat)
    if refusal is None and not treasure_around(state, state.explorers[seat]):
        return Refusal("africa-refusal-no-treasure", "AFR-K3", {"hexagon": state.board.ids[state.explorers[seat]]})
    return refusal


def camp_for_points(state: AfricaState, seat: Seat, events: list[Event] | None) -> None:
    """AFR-K2 1 point per animal, nomad and monument face up around the camp; the tiles stay."""
    board = state.board
    around = board.around[state.explorers[seat]]
    _pitch(state, seat)
    animals = sum((state.up[kind] & around).bit_count() for kind in board.animals)
    nomads = (state.up[board.nomads] & around).bit_count()
    monuments = (state.up[board.monument] & around).bit_count()
    points = animals + nomads + monuments
    state.points[seat * len(SOURCES) + CAMPS] += points
    if events is not None:
        events.append(
            CampSetUp(
                seat=seat,
                hexagon=board.ids[state.explorers[seat]],
                animals=animals,
                nomads=nomads,
                monuments=monuments,
                points=points,
            )
        )
    turn.action_done(state, events)


def camp_for_treasure(state: AfricaState, seat: Seat, events: list[Event] | None) -> None:
    """AFR-K3 Every gold and gem tile around goes to the player, without points; its hexagon is empty then."""
    board = state.board
    here = state.explorers[seat]
    around = board.around[here]
    _pitch(state, seat)
    taken = 0
    gold = gems = 0
    for place, kind in enumerate(board.treasures):
        here_of_kind = state.up[kind] & around
        if not here_of_kind:
            continue
        taken |= here_of_kind
        count = here_of_kind.bit_count()
        for hexagon in bits(here_of_kind):
            state.take_away(hexagon)
        state.treasure[seat * len(board.treasures) + place] += count
        pieces = count * board.tiles[kind].pieces
        if board.tiles[kind].family == GOLD:
            gold += pieces
        else:
            gems += pieces
    if events is not None:
        hexagons = tuple(board.ids[hexagon] for hexagon in bits(taken))
        events.append(TreasureCollected(seat=seat, hexagon=board.ids[here], hexagons=hexagons, gold=gold, gems=gems))
    turn.action_done(state, events)


def _pitch(state: AfricaState, seat: Seat) -> None:
    """AFR-K1 The camp stays for good, and nothing else goes there; explorers still can."""
    here = state.explorers[seat]
    state.camps[seat] -= 1
    state.camp_mask |= 1 << here
    state.occupy(here)
