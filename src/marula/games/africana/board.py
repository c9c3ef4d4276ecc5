"""The board: places and routes, the cards, and the table of all actions."""

from typing import Final, final

from marula.core.actions import Action
from marula.core.game import Board
from marula.core.masks import Picker
from marula.core.wire import JsonObject
from marula.games.africana.actions import (
    Buy,
    Card,
    Complete,
    DealCard,
    DiscardCard,
    Draw,
    DropAdventure,
    EndTurn,
    Fulfil,
    Join,
    Place,
    Step,
    TurnPage,
    TurnUpExpedition,
    TurnUpPage,
)

COLOURS: Final = ("magenta", "turquoise", "gray", "orange", "violet")
"""AFN-C1 The travel colours."""

COMPANIES: Final = ("italy", "france", "germany", "england")
"""AFN-S1 Who sits where."""

ARTIFACTS: Final = ("mask", "drum", "amphora", "scarab", "necklace")
"""AFN-C4 The five kinds of artifacts."""

SIDES: Final = ("north", "south")
"""The sides of the equator, and the books that lie there."""

PAGES: Final = ("left", "right")
"""AFN-S4 The sides of a book."""

NORTH: Final = 0
SOUTH: Final = 1
LEFT: Final = 0
RIGHT: Final = 1
LETTERS: Final = ("A", "B", "C")

JOKER: Final[Card] = len(COLOURS)
ASSISTANT: Final[Card] = JOKER + 1
"""The card of the first colour's assistant; those of the others follow."""
CARDS: Final = (*COLOURS, "joker", *(f"assistant-{colour}" for colour in COLOURS))

NO_ARTIFACT: Final = -1
NO_ASSISTANT: Final = -1
SILVER_PER_GOLD: Final = 5
"""AFN-C6 Only silver is counted; pieces of gold are shown."""

CARD_BONUS: Final = 0
"""AFN-C5 The joining bonus of a space: so much silver, or this for a travel card."""


@final
class Location:
    """AFN-C1 A place: its side of the equator, the colours it shows, and where routes lead from it."""

    def __init__(self, id: str, side: int, colours: int) -> None:
        self.id = id
        self.side = side
        self.colours = colours
        """The colours as a mask of cards: travel cards, assistants and the joker that fit as they are."""
        self.roads: list[Place] = []
        self.colours_around = 0
        """The colours of all places that routes lead to."""


@final
class Expedition:
    """AFN-C3 An expedition card."""

    def __init__(self, id: str, letter: int, start: Place, target: Place, silver: int, vp: int) -> None:
        self.id = id
        self.letter = letter
        self.start = start
        self.target = target
        self.silver = silver
        self.vp = vp


@final
class Adventure:
    """AFN-C4 An adventure card: an artifact with what it brings, or an assistant."""

    def __init__(self, id: str, book: int, target: Place, artifact: int, assistant: int, silver: int, vp: int) -> None:
        self.id = id
        self.book = book
        self.target = target
        self.artifact = artifact
        self.assistant = assistant
        self.silver = silver
        self.vp = vp


@final
class AfricanaBoard(Board):
    """AFN-C1 to AFN-C5 A checked board with its tables."""

    def __init__(
        self,
        data: JsonObject,
        places: list[Location],
        expeditions: list[Expedition],
        adventures: list[Adventure],
        bonuses: list[int],
        starts: list[tuple[Place, int]],
        names: dict[str, dict[str, dict[str, str]]],
    ) -> None:
        """`starts` are the location and silver each company begins with; `names` are by noun, id and language."""
        super().__init__(data)
        self.places = places
        self.place_of: dict[str, Place] = {place.id: number for number, place in enumerate(places)}
        self.expeditions = expeditions
        self.expedition_of: dict[str, int] = {card.id: number for number, card in enumerate(expeditions)}
        self.adventures = adventures
        self.adventure_of: dict[str, int] = {card.id: number for number, card in enumerate(adventures)}
        self.bonuses = bonuses
        self.starts = starts
        self.letter_masks: list[int] = [0] * len(LETTERS)
        """The expeditions of each letter."""
        for number, expedition in enumerate(expeditions):
            self.letter_masks[expedition.letter] |= 1 << number
        self.book_masks: list[int] = [0] * len(SIDES)
        """The adventures of each book."""
        self.assistants_mask = 0
        """The adventures that bring an assistant."""
        for number, adventure in enumerate(adventures):
            self.book_masks[adventure.book] |= 1 << number
            if adventure.assistant != NO_ASSISTANT:
                self.assistants_mask |= 1 << number
        self.adventures_at: list[int] = [0] * len(places)
        """The adventures whose target each place is."""
        for number, adventure in enumerate(adventures):
            self.adventures_at[adventure.target] |= 1 << number
        self.expeditions_from: list[int] = [0] * len(places)
        self.expeditions_to: list[int] = [0] * len(places)
        """The expeditions that start at each place, and those that end there."""
        for number, expedition in enumerate(expeditions):
            self.expeditions_from[expedition.start] |= 1 << number
            self.expeditions_to[expedition.target] |= 1 << number
        for place in places:
            for to in place.roads:
                place.colours_around |= places[to].colours
        self.distances: list[list[int]] = [self._steps_from(place) for place in range(len(places))]
        """The fewest steps between two places."""
        self.names.update(names)
        self._make_actions()

    def _make_actions(self) -> None:
        """Fill the table; nature's come first, and records rely on their order (docs/record-format.md)."""
        table = self.actions
        self.deal_card: list[Action] = [table.add(DealCard(number, name)) for number, name in enumerate(COLOURS)]
        self.turn_up_expedition: list[Action] = [
            table.add(TurnUpExpedition(number, card.id)) for number, card in enumerate(self.expeditions)
        ]
        self.turn_up_page: list[Action] = [
            table.add(TurnUpPage(number, card.id)) for number, card in enumerate(self.adventures)
        ]
        self.draw: Action = table.add(Draw())
        self.turn_page: list[Action] = [table.add(TurnPage(number, name)) for number, name in enumerate(PAGES)]
        self.buy: list[Action] = [table.add(Buy(number, name)) for number, name in enumerate(PAGES)]
        self.step: list[list[Action]] = [
            [table.add(Step(to, card, place.id, name)) for card, name in enumerate(CARDS)]
            for to, place in enumerate(self.places)
        ]
        """By place entered and card."""
        self.join: list[Action] = [table.add(Join(number, card.id)) for number, card in enumerate(self.expeditions)]
        self.complete: list[Action] = [
            table.add(Complete(number, card.id)) for number, card in enumerate(self.expeditions)
        ]
        self.fulfil: list[Action] = [table.add(Fulfil(number, card.id)) for number, card in enumerate(self.adventures)]
        self.discard_card: list[Action] = [table.add(DiscardCard(number, name)) for number, name in enumerate(CARDS)]
        self.drop_adventure: list[Action] = [
            table.add(DropAdventure(number, card.id)) for number, card in enumerate(self.adventures)
        ]
        self.end_turn: Action = table.add(EndTurn())
        self.expedition_ids: Picker[str] = Picker([card.id for card in self.expeditions])
        self.adventure_ids: Picker[str] = Picker([card.id for card in self.adventures])
        self.pick_expedition: Picker[Action] = Picker(self.turn_up_expedition)
        self.pick_page: Picker[Action] = Picker(self.turn_up_page)
        self.pick_step: list[Picker[Action]] = [Picker(steps) for steps in self.step]
        self.pick_fulfil: Picker[Action] = Picker(self.fulfil)
        self.pick_discard: Picker[Action] = Picker(self.discard_card)
        self.pick_drop: Picker[Action] = Picker(self.drop_adventure)

    def _steps_from(self, start: Place) -> list[int]:
        steps = [len(self.places)] * len(self.places)
        steps[start] = 0
        border = [start]
        while border:
            here = border.pop(0)
            for to in self.places[here].roads:
                if steps[to] > steps[here] + 1:
                    steps[to] = steps[here] + 1
                    border.append(to)
        return steps


def card_mask(colours: list[int]) -> int:
    """AFN-M1 AFN-M2 The cards that fit a place with these colours: theirs, their assistants, and the joker."""
    mask = 1 << JOKER
    for colour in colours:
        mask |= 1 << colour | 1 << ASSISTANT + colour
    return mask
