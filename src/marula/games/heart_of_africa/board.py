"""The board: places and lanes, the tickets, and the table of all actions."""

from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.game import Board
from marula.core.masks import Picker
from marula.core.wire import JsonObject
from marula.games.heart_of_africa.actions import (
    Card,
    Claim,
    DealTerrain,
    DealTicket,
    DealTrain,
    DrawStarter,
    DrawTerrain,
    DrawTickets,
    DrawTrain,
    Keep,
    LaneNumber,
    Pass,
    Place,
    TakeTerrain,
    TakeTrain,
)

COLOURS: Final = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
"""HOA-G1 The colours of train cards."""

LOCOMOTIVE: Final[Card] = len(COLOURS)
CARDS: Final = (*COLOURS, "locomotive")
KINDS: Final = len(CARDS)

GRAY: Final = len(COLOURS)
"""HOA-G5 The ninth colour of lanes, which no card has."""
LANE_COLOURS: Final = (*COLOURS, "gray")

TERRAINS: Final = ("desert", "jungle", "mountain")
"""HOA-C3 Desert & savanna, jungle & forest, mountains & cliffs."""

TERRAIN_OF: Final = (1, 2, 1, 0, 0, 2, 0, 1, 2)
"""HOA-C1 The terrain of each lane colour."""

NO_LANE: Final = -1
OFFERED: Final = 4
"""HOA-S1 HOA-K1 How many tickets are drawn at a time."""
TRAIN_SPACES: Final = 5
TERRAIN_SPACES: Final = 2
MOST_PLAYERS: Final = 5
LONGEST: Final = 6

MOST_CARDS: Final = 26
"""HOA-G1 There are so many cards of a colour and locomotives."""

NO_SHAPE: Final = -1
DEAREST_DOUBLING: Final = 2
"""HOA-R3 The most terrain cards that double a lane's points."""

Ways = list[int]
"""Ways to pay with a colour: their places in a lane's table of claims."""

Priced = dict[tuple[int, int, bool], list[Ways | None]]
"""By length, ferry, and whether locomotives alone will do: the ways to pay by what is held."""

MOST_HELD: Final = LONGEST + DEAREST_DOUBLING + 1
MOST_WILD: Final = DEAREST_DOUBLING + 2
CARDS_AT: Final = [min(count, LONGEST) * MOST_HELD * 2 * MOST_WILD for count in range(MOST_CARDS + 1)]
HANDS: Final = (LONGEST + 1) * MOST_HELD * 2 * MOST_WILD
"""How many numbers of locomotives make a difference, how many as terrain, and how many hands, with ferries or not."""

PLAIN: Final = 0
"""The place among claims with the same cards of the one that isn't doubled; n locomotives as terrain are at n + 1."""


@final
class Spot:
    """HOA-C1 A place: a city, a junction, or where routes reach a country. HOA-M2 A border is a dead end."""

    def __init__(self, id: str, border: bool) -> None:
        self.id = id
        self.border = border


@final
class Lane:
    """HOA-R1 A route of its own; in a double route the other lane is its sibling."""

    def __init__(self, id: str, ends: tuple[Place, Place], length: int, colour: int, ferry: int) -> None:
        self.id = id
        self.ends = ends
        self.length = length
        self.colour = colour
        self.terrain: int = TERRAIN_OF[colour]
        self.ferry = ferry
        """HOA-M3 How many locomotive symbols it shows."""
        self.sibling: LaneNumber = NO_LANE
        self.doubling = 1 if length <= 3 else DEAREST_DOUBLING
        """HOA-R3 How many terrain cards double its points."""
        self.claims: list[list[Action]] = []
        """By colour that pays (HOA-G5 any for gray), and then way to pay: see `way`."""
        self.shape = NO_SHAPE
        self.place = 0
        """Which of the board's shapes it has, and its place among the lanes of that shape."""

    def claims_with(self, colour: Card, locomotives: int) -> list[Action]:
        """The claims with these cards: PLAIN, and 1 + the locomotives that serve as terrain cards."""
        return self.claims[colour][way(self.doubling, locomotives, PLAIN) : way(self.doubling, locomotives + 1, PLAIN)]


@final
class Shape:
    """HOA-R1 HOA-R3 HOA-M3 Lanes that are alike but for where they lie: what pays for one of them pays for any."""

    def __init__(self, number: int, like: Lane, priced: Priced) -> None:
        self.number = number
        """Its place among the board's shapes."""
        self.colour = like.colour
        self.length = like.length
        self.ferry = like.ferry
        self.terrain = like.terrain
        self.doubling = like.doubling
        self.doubled_by = like.terrain * DEAREST_DOUBLING + like.doubling - 1
        """HOA-R3 Which terrain cards double it and how many, as one number."""
        self.paid_with: list[Card] = list(paying_colours(like.colour))
        self.lanes: list[Lane] = []
        self.ways: list[list[Ways | None]] = [[] for _ in COLOURS]
        """By colour that pays and what is held: how it can be paid for, worked out when it is first asked for.

        HOA-G5 What costs the same has the same ways to pay, and shares them; locomotives alone go with the first.
        """
        for colour in self.paid_with:
            price = (self.length, self.ferry, colour == self.paid_with[0])
            self.ways[colour] = priced.setdefault(price, [None] * HANDS)

    def is_like(self, lane: Lane) -> bool:
        """Whether that lane is one of them."""
        return self.colour == lane.colour and self.length == lane.length and self.ferry == lane.ferry


@final
class Ticket:
    """HOA-C2 Two ends, each a place or a country, and a value."""

    def __init__(self, id: str, ends: tuple[str, str], masks: tuple[int, int], points: int) -> None:
        self.id = id
        self.ends = ends
        self.masks = masks
        """The places of each end, a bit for each: any of them will do (HOA-M1, HOA-M2)."""
        self.points = points


@final
class HeartOfAfricaBoard(Board):
    """HOA-C1 HOA-C2 A checked board with its tables."""

    def __init__(
        self,
        data: JsonObject,
        places: list[Spot],
        lanes: list[Lane],
        tickets: list[Ticket],
        names: dict[str, dict[str, dict[str, str]]],
    ) -> None:
        super().__init__(data)
        self.places = places
        self.place_of: dict[str, Place] = {place.id: number for number, place in enumerate(places)}
        self.borders = 0
        """HOA-M2 The places of border countries, a bit for each."""
        for number, place in enumerate(places):
            if place.border:
                self.borders |= 1 << number
        self.lanes = lanes
        self.lane_of: dict[str, LaneNumber] = {lane.id: number for number, lane in enumerate(lanes)}
        self.lanes_at: list[list[LaneNumber]] = [[] for _ in places]
        """The lanes that end at each place."""
        for number, lane in enumerate(lanes):
            for end in lane.ends:
                self.lanes_at[end].append(number)
        self.shapes: list[Shape] = []
        """The shapes of lanes, the shortest first: what most can pay for is found soonest."""
        priced: Priced = {}
        for lane in sorted(lanes, key=_length):
            self._find_shape(lane, priced)
        self.every_lane: list[int] = [(1 << len(shape.lanes)) - 1 for shape in self.shapes]
        """By shape: all its lanes, a bit for each."""
        self.every_shape = (1 << len(self.shapes)) - 1
        self.pick_shape: Picker[Shape] = Picker(self.shapes)
        self._sort_shapes()
        self.tickets = tickets
        self.ticket_of: dict[str, int] = {ticket.id: number for number, ticket in enumerate(tickets)}
        self.names.update(names)
        self._make_actions()

    def _find_shape(self, lane: Lane, priced: Priced) -> None:
        for number, shape in enumerate(self.shapes):
            if shape.is_like(lane):
                lane.shape = number
                break
        else:
            lane.shape = len(self.shapes)
            self.shapes.append(Shape(lane.shape, lane, priced))
        lane.place = len(self.shapes[lane.shape].lanes)
        self.shapes[lane.shape].lanes.append(lane)

    def _sort_shapes(self) -> None:
        """HOA-R1 HOA-M3 What a claim needs, by how much of it there is: masks with a bit for each shape."""
        self.paid_by: list[list[int]] = [[0] * (MOST_CARDS + 1) for _ in COLOURS]
        """By colour, and by how many cards of it and locomotives there are."""
        self.for_trains: list[int] = [0] * (LONGEST + 1)
        self.for_locomotives: list[int] = [0] * (LONGEST + 1)
        for number, shape in enumerate(self.shapes):
            for colour in shape.paid_with:
                for count in range(shape.length, MOST_CARDS + 1):
                    self.paid_by[colour][count] |= 1 << number
            for count in range(shape.length, LONGEST + 1):
                self.for_trains[count] |= 1 << number
            for count in range(shape.ferry, LONGEST + 1):
                self.for_locomotives[count] |= 1 << number

    def _make_actions(self) -> None:
        """Fill the table; nature's come first, and records rely on their order (docs/record-format.md)."""
        table = self.actions
        self.draw_starter: list[Action] = [table.add(DrawStarter(Seat(seat))) for seat in range(MOST_PLAYERS)]
        self.deal_train: list[Action] = [table.add(DealTrain(card, name)) for card, name in enumerate(CARDS)]
        self.deal_terrain: list[Action] = [table.add(DealTerrain(kind, name)) for kind, name in enumerate(TERRAINS)]
        self.deal_ticket: list[Action] = [
            table.add(DealTicket(number, ticket.id)) for number, ticket in enumerate(self.tickets)
        ]
        self.pick_ticket: Picker[Action] = Picker(self.deal_ticket)
        self.take_train: list[Action] = [table.add(TakeTrain(space)) for space in range(TRAIN_SPACES)]
        self.draw_train: Action = table.add(DrawTrain())
        self.take_terrain: list[Action] = [table.add(TakeTerrain(space)) for space in range(TERRAIN_SPACES)]
        self.draw_terrain: Action = table.add(DrawTerrain())
        for number, lane in enumerate(self.lanes):
            self._make_claims(number, lane)
        self.draw_tickets: Action = table.add(DrawTickets())
        self.keep: list[Action] = [table.add(Keep(chosen)) for chosen in range(1, 1 << OFFERED)]
        """By the bits chosen, less one: nobody keeps nothing."""
        self.pass_turn: Action = table.add(Pass())

    def _make_claims(self, number: LaneNumber, lane: Lane) -> None:
        """HOA-R1 HOA-R3 Every way to pay; locomotives alone are the same payment whatever the colour."""
        alone = self._doublings(number, lane, LOCOMOTIVE, lane.length)
        lane.claims = [[] for _ in COLOURS]
        for colour in paying_colours(lane.colour):
            for locomotives in range(lane.length):
                lane.claims[colour] += self._doublings(number, lane, colour, locomotives)
            lane.claims[colour] += alone

    def _doublings(self, number: LaneNumber, lane: Lane, colour: Card, locomotives: int) -> list[Action]:
        names = (lane.id, CARDS[colour])
        ways = [(0, 0), *((lane.doubling - wild, wild) for wild in range(lane.doubling + 1))]
        return [self.actions.add(Claim(number, colour, locomotives, cards, wild, names)) for cards, wild in ways]


def way(doubling: int, locomotives: int, doubled: int) -> int:
    """The place in a lane's table of claims: locomotives among the cards, PLAIN or 1 + those that serve as terrain."""
    return locomotives * (doubling + 2) + doubled


def paying_colours(colour: int) -> range:
    """HOA-R1 HOA-G5 The colours that can pay for a lane of that colour."""
    return range(len(COLOURS)) if colour == GRAY else range(colour, colour + 1)


def _length(lane: Lane) -> int:
    return lane.length
