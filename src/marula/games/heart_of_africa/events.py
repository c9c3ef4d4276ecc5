"""The vocabulary: what has happened (events), what a seat sees (View), and what the fields name (NOUNS).

Never compiled: annotations are read from here for the wire.
"""

from typing import Literal

from marula.core.wire import value

NOUNS = {
    "seat": "seat",
    "starter": "seat",
    "card": "card",
    "terrain": "terrain",
    "ticket": "ticket",
    "lane": "lane",
    "pile": "pile",
}
"""What a field of an action, event or refusal names: a seat, a card, a lane or ticket of the board."""


@value
class StarterDrawn:
    """HOA-S4 Who starts."""

    seat: int
    type: Literal["starter_drawn"] = "starter_drawn"


@value
class CardDrawn:
    """HOA-D1 HOA-S1 A train card came from the pile to a hand; only who drew it reads which."""

    seat: int
    card: str
    type: Literal["card_drawn"] = "card_drawn"


@value
class HiddenCardDrawn:
    """HOA-H1 What the others read of a card drawn."""

    seat: int
    type: Literal["hidden_card_drawn"] = "hidden_card_drawn"


@value
class CardTaken:
    """HOA-D1 A train card was taken from a space; spaces are counted from 1."""

    seat: int
    card: str
    space: int
    type: Literal["card_taken"] = "card_taken"


@value
class CardTurnedUp:
    """HOA-S2 HOA-D1 A train card lies face up on a space."""

    card: str
    space: int
    type: Literal["card_turned_up"] = "card_turned_up"


@value
class TrainsChanged:
    """HOA-G3 Three locomotives or more lay face up: all the cards there were discarded."""

    count: int
    type: Literal["trains_changed"] = "trains_changed"


@value
class TerrainDrawn:
    """HOA-D1 HOA-S1 A terrain card came from the pile to a player."""

    seat: int
    terrain: str
    type: Literal["terrain_drawn"] = "terrain_drawn"


@value
class TerrainTaken:
    """HOA-D1 A terrain card was taken from a space."""

    seat: int
    terrain: str
    space: int
    type: Literal["terrain_taken"] = "terrain_taken"


@value
class TerrainTurnedUp:
    """HOA-S2 HOA-D1 A terrain card lies face up on a space."""

    terrain: str
    space: int
    type: Literal["terrain_turned_up"] = "terrain_turned_up"


@value
class PileShuffled:
    """HOA-G4 The discards are the new pile."""

    pile: str
    count: int
    type: Literal["pile_shuffled"] = "pile_shuffled"


@value
class NoSecondCard:
    """HOA-D2 HOA-G4 Nothing was left for the second card."""

    seat: int
    type: Literal["no_second_card"] = "no_second_card"


@value
class TicketDrawn:
    """HOA-K1 HOA-S1 A ticket was drawn; only who drew it reads which."""

    seat: int
    ticket: str
    type: Literal["ticket_drawn"] = "ticket_drawn"


@value
class HiddenTicketDrawn:
    """HOA-H1 What the others read of a ticket drawn."""

    seat: int
    type: Literal["hidden_ticket_drawn"] = "hidden_ticket_drawn"


@value
class TicketsChosen:
    """HOA-S3 A player has chosen the first tickets; how many is told when all have."""

    seat: int
    type: Literal["tickets_chosen"] = "tickets_chosen"


@value
class TicketsKept:
    """HOA-K1 HOA-S3 How many tickets were kept, and how many went under the pile."""

    seat: int
    kept: int
    rejected: int
    type: Literal["tickets_kept"] = "tickets_kept"


@value
class RouteClaimed:
    """HOA-R1 HOA-G6 A lane was claimed: so many cards of a colour, so many locomotives, and its points."""

    seat: int
    lane: str
    card: str
    cards: int
    locomotives: int
    points: int
    type: Literal["route_claimed"] = "route_claimed"


@value
class RouteDoubled:
    """HOA-R3 HOA-R4 The points of a lane were doubled: terrain cards and locomotives spent, points gained."""

    seat: int
    lane: str
    terrain: str
    cards: int
    locomotives: int
    points: int
    type: Literal["route_doubled"] = "route_doubled"


@value
class TurnPassed:
    """HOA-G9 A player could do nothing."""

    seat: int
    type: Literal["turn_passed"] = "turn_passed"


@value
class LastRoundBegun:
    """HOA-G8 A player has few trains left: everybody has one more turn."""

    seat: int
    trains: int
    type: Literal["last_round_begun"] = "last_round_begun"


@value
class TicketScored:
    """HOA-V1 A ticket is shown: its value is gained or lost."""

    seat: int
    ticket: str
    points: int
    type: Literal["ticket_scored"] = "ticket_scored"


@value
class GlobetrotterFound:
    """HOA-V2 Who has completed the most tickets."""

    seat: int
    count: int
    points: int
    type: Literal["globetrotter_found"] = "globetrotter_found"


@value
class MatchEnded:
    """HOA-G8 HOA-G9 The match is over and is scored."""

    ending: str
    type: Literal["match_ended"] = "match_ended"


EVENTS = (
    StarterDrawn,
    CardDrawn,
    HiddenCardDrawn,
    CardTaken,
    CardTurnedUp,
    TrainsChanged,
    TerrainDrawn,
    TerrainTaken,
    TerrainTurnedUp,
    PileShuffled,
    NoSecondCard,
    TicketDrawn,
    HiddenTicketDrawn,
    TicketsChosen,
    TicketsKept,
    RouteClaimed,
    RouteDoubled,
    TurnPassed,
    LastRoundBegun,
    TicketScored,
    GlobetrotterFound,
    MatchEnded,
)
"""Everything that can happen."""

Phase = Literal["deal", "first", "turn", "second", "keep", "end", "over"]
LaneColour = Literal["purple", "white", "blue", "yellow", "orange", "black", "red", "green", "gray"]
Terrain = Literal["desert", "jungle", "mountain"]


@value
class LaneFacts:
    """HOA-R1 A lane of the board: a route of its own, though another may run beside it."""

    id: str
    ends: tuple[str, str]
    """In the order of their ids."""
    number: int
    """HOA-R2 Which of the two lanes of a double route it is, counted from 1; 0 where there is one."""
    length: int
    colour: LaneColour
    any_colour: bool
    """HOA-G5 Whether cards of any one colour pay for it."""
    terrain: Terrain
    ferry: int
    """HOA-M3 How many locomotive symbols it shows."""


@value
class TicketFacts:
    """HOA-C2 A ticket: two ends, each a city or a country, in the order of their ids, and a value."""

    id: str
    ends: tuple[str, str]
    points: int


@value
class Facts:
    """What the page shows of the rules and the board: lanes, tickets, and what all lanes have in common."""

    lanes: tuple[LaneFacts, ...]
    tickets: tuple[TicketFacts, ...]
    places_of: dict[str, tuple[str, ...]]
    """HOA-M1 HOA-M2 Where each end of a ticket lies: any of these places will do."""
    terrain_of: dict[str, Terrain]
    """HOA-C1 The terrain of each colour of lanes."""
    points: tuple[int, ...]
    """HOA-G6 What a lane is worth, by its length from 1."""


@value
class TicketView:
    """HOA-C2 A ticket, and whether its owner has completed it."""

    id: str
    completed: bool


@value
class LayerView:
    """HOA-K2 Tickets of the pile that lie in any order, and those of them that the reader put there."""

    count: int
    own: tuple[str, ...]


@value
class PlayerView:
    """HOA-H1 What lies open of a player."""

    trains: int
    cards: int
    """How many train cards are in the hand."""
    known: dict[str, int] | None
    """HOA-H2 Those that were taken face up and aren't spent yet; None in what is sent where it is left to memory."""
    terrain: dict[str, int]
    leads: tuple[str, ...]
    """HOA-R3 The types of terrain of which the player has cards, and nobody has more."""
    points: int
    """HOA-G6 Points of routes, without doublings."""
    doubled: int
    tickets: int | None
    """How many tickets the player has; None until all have chosen the first."""
    choosing: int
    """How many tickets the player has drawn and not chosen from yet."""
    shown: tuple[TicketView, ...]
    """HOA-V1 The tickets, when the match is over."""


@value
class View:
    """HOA-H1 All that a seat may know."""

    seat: int | None
    phase: Phase
    player: int
    turn: int
    waits: int
    due: int
    changes: int
    passes: int
    last_turns: int
    last_round: tuple[int, ...]
    """HOA-G8 Who still has a turn once the end is near, in order, the one whose turn it is first."""
    ending: str | None
    hand: dict[str, int] | None
    """One's own train cards; None for a bystander."""
    tickets: tuple[TicketView, ...]
    """One's own."""
    offer: tuple[str, ...]
    """Tickets to choose from, in the order that the choice counts them."""
    fewest: int
    """HOA-S1 HOA-K1 How many of those offered now have to be kept."""
    rejected: tuple[str, ...]
    """HOA-K2 What one rejected at set-up, until all have chosen."""
    players: tuple[PlayerView, ...]
    claimed: dict[str, int]
    """Whose each lane is that isn't free."""
    closed: tuple[str, ...]
    """HOA-R2 Free lanes that nobody may use any more."""
    spaces: tuple[str | None, ...]
    alone: tuple[int, ...]
    """HOA-D2 The spaces whose card is the only one of a turn, counted from 1."""
    pile: int
    discards: dict[str, int]
    terrain_spaces: tuple[str | None, ...]
    terrain_pile: int
    terrain_discards: dict[str, int]
    ticket_pile: tuple[LayerView, ...]
    ticket_draw: int
    """HOA-K1 HOA-G7 How many tickets are drawn at a time, of those that are left."""
    ferries: bool
    remember_cards: bool
