"""The commands of Africa. A board makes each of them once (board.py)."""

from typing import final

from marula.core.actions import Action, Seat

Hexagon = int
"""A hexagon's bit in the board's masks."""


@final
class DrawStartPlayer(Action):
    """AFR-S2 Nature names the start player."""

    def __init__(self, start: Seat) -> None:
        super().__init__({"type": "draw_start_player", "start": start})
        self.start = start


@final
class TurnUp(Action):
    """AFR-D1 Nature decides what the tile is that was turned up."""

    def __init__(self, kind: int, tile: str) -> None:
        super().__init__({"type": "turn_up", "tile": tile})
        self.kind = kind


@final
class PlaceExplorer(Action):
    """AFR-S2 Begin on this city."""

    def __init__(self, to: Hexagon, name: str) -> None:
        super().__init__({"type": "place_explorer", "to": name})
        self.to = to


@final
class Relocate(Action):
    """AFR-A1 Put the explorer there; that is the whole turn."""

    def __init__(self, to: Hexagon, name: str) -> None:
        super().__init__({"type": "relocate", "to": name})
        self.to = to


@final
class Advance(Action):
    """AFR-B1 Walk one or two hexagons. Said twice in the first half it gives up that half's action (AFR-B2)."""

    def __init__(self, to: Hexagon, name: str) -> None:
        super().__init__({"type": "advance", "to": name})
        self.to = to


@final
class Discover(Action):
    """AFR-D1 Turn up the tile on this hexagon."""

    def __init__(self, hexagon: Hexagon, name: str) -> None:
        super().__init__({"type": "discover", "hexagon": name})
        self.hexagon = hexagon


@final
class Lift(Action):
    """AFR-N1 AFR-N2 Take up the animal or nomads on this hexagon, to put them elsewhere."""

    def __init__(self, hexagon: Hexagon, name: str) -> None:
        super().__init__({"type": "lift", "hexagon": name})
        self.hexagon = hexagon


@final
class Put(Action):
    """AFR-D4 AFR-D5 AFR-N1 AFR-N2 Put the found or lifted tile there."""

    def __init__(self, to: Hexagon, name: str) -> None:
        super().__init__({"type": "put", "to": name})
        self.to = to


@final
class Leave(Action):
    """AFR-D4 AFR-D5 Leave the found tile where it was found."""

    def __init__(self) -> None:
        super().__init__({"type": "leave"})


@final
class ExchangeOne(Action):
    """AFR-D3 (a) Take one good of that kind from that player and give the find."""

    def __init__(self, other: Seat, good: int, name: str) -> None:
        super().__init__({"type": "exchange_one", "other": other, "good": name})
        self.other = other
        self.good = good


@final
class ExchangeAll(Action):
    """AFR-D3 (b) Take all goods of that kind from that player and give as many of the find's kind."""

    def __init__(self, other: Seat, good: int, name: str) -> None:
        super().__init__({"type": "exchange_all", "other": other, "good": name})
        self.other = other
        self.good = good


@final
class Keep(Action):
    """AFR-D3 Exchange nothing."""

    def __init__(self) -> None:
        super().__init__({"type": "keep"})


@final
class CampForPoints(Action):
    """AFR-K2 Set up a camp and score what lies around it."""

    def __init__(self) -> None:
        super().__init__({"type": "camp_for_points"})


@final
class CampForTreasure(Action):
    """AFR-K3 Set up a camp and take the gold and gems around it."""

    def __init__(self) -> None:
        super().__init__({"type": "camp_for_treasure"})


@final
class EndTurn(Action):
    """AFR-B2 AFR-B3 Do without what is left of the turn."""

    def __init__(self) -> None:
        super().__init__({"type": "end_turn"})
