"""Empty hexagons: no tile, no camp; explorers and cities make no difference."""

from marula.games.africa.state import AfricaState


def empty_from_scratch(state: AfricaState) -> int:
    """AFR-X1 AFR-X2 What `state.empty` must be: the rules keep it up to date move by move, and this is what it means.

    Cities and hexagons with explorers are empty when no tile, face up or down, and no camp is there. The sea is no
    hexagon.
    """
    taken = state.down | state.camp_mask
    for mask in state.up:
        taken |= mask
    return state.board.all & ~taken
