"""The commands of Africana. A board makes each of them once (board.py)."""

from typing import final

from marula.core.actions import Action

Place = int
"""A location's number on the board."""

Card = int
"""A card to travel with: 0 to 4 a travel card of that colour, 5 the joker, 6 to 10 the assistant of that colour."""


@final
class DealCard(Action):
    """AFN-T2 Nature decides the colour of the travel card that is drawn."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__({"type": "deal_card", "card": name})
        self.colour = colour


@final
class TurnUpExpedition(Action):
    """AFN-S3 AFN-E3 Nature decides which expedition comes from the pile."""

    def __init__(self, expedition: int, name: str) -> None:
        super().__init__({"type": "turn_up_expedition", "expedition": name})
        self.expedition = expedition


@final
class TurnUpPage(Action):
    """AFN-S4 AFN-B3 Nature decides which adventure is on the page that shows for the first time."""

    def __init__(self, adventure: int, name: str) -> None:
        super().__init__({"type": "turn_up_page", "adventure": name})
        self.adventure = adventure


@final
class Draw(Action):
    """AFN-T2 Draw two travel cards; that is the whole action."""

    def __init__(self) -> None:
        super().__init__({"type": "draw"})


@final
class TurnPage(Action):
    """AFN-B2 Lay the top card of that side on the other side."""

    def __init__(self, side: int, name: str) -> None:
        super().__init__({"type": "turn_page", "side": name})
        self.side = side


@final
class Buy(Action):
    """AFN-B3 Buy the top card of that side."""

    def __init__(self, side: int, name: str) -> None:
        super().__init__({"type": "buy", "side": name})
        self.side = side


@final
class Step(Action):
    """AFN-M1 Go to a neighbouring location with that card; where its colour doesn't fit, silver changes it (AFN-M3)."""

    def __init__(self, to: Place, card: Card, place_name: str, card_name: str) -> None:
        super().__init__({"type": "step", "to": place_name, "card": card_name})
        self.to = to
        self.card = card


@final
class Join(Action):
    """AFN-M5 Put a company marker on an expedition that starts here."""

    def __init__(self, expedition: int, name: str) -> None:
        super().__init__({"type": "join", "expedition": name})
        self.expedition = expedition


@final
class Complete(Action):
    """AFN-M6 Complete an expedition that ends here."""

    def __init__(self, expedition: int, name: str) -> None:
        super().__init__({"type": "complete", "expedition": name})
        self.expedition = expedition


@final
class Fulfil(Action):
    """AFN-M7 Complete an adventure of one's own whose target is here."""

    def __init__(self, adventure: int, name: str) -> None:
        super().__init__({"type": "fulfil", "adventure": name})
        self.adventure = adventure


@final
class DiscardCard(Action):
    """AFN-E1 Give up a card of a hand that is too large."""

    def __init__(self, card: Card, name: str) -> None:
        super().__init__({"type": "discard_card", "card": name})
        self.card = card


@final
class DropAdventure(Action):
    """AFN-E2 Give up one of too many unfinished adventures."""

    def __init__(self, adventure: int, name: str) -> None:
        super().__init__({"type": "drop_adventure", "adventure": name})
        self.adventure = adventure


@final
class EndTurn(Action):
    """AFN-T3 Say that the action is over; said at once it is a pass."""

    def __init__(self) -> None:
        super().__init__({"type": "end_turn"})
