"""Empty hexagons: no tile, no camp; explorers and cities make no difference."""

from marula.games.africa.board import AfricaBoard


def empty_from_scratch(board: AfricaBoard, down: int, camps: int, up: list[int]) -> int:
    """AFR-X1 AFR-X2 What `state.empty` must be: the rules keep it up to date move by move, and this is what it means.

    Cities and hexagons with explorers are empty when no tile, face up or down, and no camp is there. The sea is no
    hexagon.
    """
    taken = down | camps
    for mask in up:
        taken |= mask
    return board.all & ~taken
