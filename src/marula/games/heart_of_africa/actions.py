"""The commands of The Heart of Africa. A board makes each of them once (board.py)."""

from typing import final

from marula.core.actions import Action, Seat

Place = int
"""A place's number on the board."""

LaneNumber = int
"""A lane's number on the board."""

Card = int
"""A train card: 0 to 7 a colour, 8 the locomotive."""


@final
class DrawStarter(Action):
    """HOA-S4 Nature decides who starts."""

    def __init__(self, starter: Seat) -> None:
        super().__init__({"type": "draw_starter", "starter": starter})
        self.starter = starter


@final
class DealTrain(Action):
    """HOA-D1 Nature decides which train card comes from the pile, to a hand or to an open space."""

    def __init__(self, card: Card, name: str) -> None:
        super().__init__({"type": "deal_train", "card": name})
        self.card = card


@final
class DealTerrain(Action):
    """HOA-D1 Nature decides which terrain card comes from the pile, to a player or to an open space."""

    def __init__(self, terrain: int, name: str) -> None:
        super().__init__({"type": "deal_terrain", "terrain": name})
        self.terrain = terrain


@final
class DealTicket(Action):
    """HOA-K1 Nature decides which ticket is on top of the pile."""

    def __init__(self, ticket: int, name: str) -> None:
        super().__init__({"type": "deal_ticket", "ticket": name})
        self.ticket = ticket


@final
class DrawTrain(Action):
    """HOA-D1 Draw a train card blind from the pile."""

    def __init__(self) -> None:
        super().__init__({"type": "draw_train"})


@final
class TakeTrain(Action):
    """HOA-D1 Take the train card that lies face up on that space; spaces are counted from 1."""

    def __init__(self, space: int) -> None:
        super().__init__({"type": "take_train", "space": space + 1})
        self.space = space


@final
class DrawTerrain(Action):
    """HOA-D1 Draw a terrain card blind from the pile."""

    def __init__(self) -> None:
        super().__init__({"type": "draw_terrain"})


@final
class TakeTerrain(Action):
    """HOA-D1 Take the terrain card that lies face up on that space; spaces are counted from 1."""

    def __init__(self, space: int) -> None:
        super().__init__({"type": "take_terrain", "space": space + 1})
        self.space = space


@final
class Claim(Action):
    """HOA-R1 HOA-R3 Claim a lane: which cards pay for its spaces, and which, if any, double its points.

    `locomotives` are those that pay for spaces; the rest is of the colour. `cards` and `wild` are the terrain cards and
    the locomotives that are spent to double; without doubling both are 0.
    """

    def __init__(
        self, lane: LaneNumber, colour: Card, locomotives: int, cards: int, wild: int, names: tuple[str, str]
    ) -> None:
        lane_name, colour_name = names
        super().__init__(
            {
                "type": "claim",
                "lane": lane_name,
                "card": colour_name,
                "locomotives": locomotives,
                "terrain_cards": cards,
                "terrain_locomotives": wild,
            }
        )
        self.lane = lane
        self.colour = colour
        self.locomotives = locomotives
        self.cards = cards
        self.wild = wild


@final
class DrawTickets(Action):
    """HOA-K1 Draw four tickets."""

    def __init__(self) -> None:
        super().__init__({"type": "draw_tickets"})


@final
class Keep(Action):
    """HOA-S1 HOA-K1 Keep some of the tickets drawn: a bit for each, in the order of the board's tickets.

    On the wire it is their places in that order, from 1: `"1 3"` are the first and the third.
    """

    def __init__(self, chosen: int) -> None:
        places = [str(place + 1) for place in range(chosen.bit_length()) if chosen >> place & 1]
        super().__init__({"type": "keep", "chosen": " ".join(places)})
        self.chosen = chosen


@final
class Pass(Action):
    """HOA-G9 Do nothing, where nothing can be done."""

    def __init__(self) -> None:
        super().__init__({"type": "pass"})
