"""The vocabulary: what has happened (events), what is shown (View, Facts), and what the fields name (NOUNS).

Never compiled: annotations are read from here for the wire.
"""

from typing import Literal

from marula.core.wire import value

NOUNS = {
    "seat": "seat",
    "origin": "place",
    "to": "place",
    "card": "card",
    "expedition": "expedition",
    "adventure": "adventure",
    "book": "book",
    "side": "side",
}
"""What a field of an action, event or refusal names: a seat, a place or card of the board, or a text of a family."""


@value
class CardDrawn:
    """AFN-T2 AFN-M5 A travel card was drawn; only who drew it reads its colour."""

    seat: int
    card: str
    type: Literal["card_drawn"] = "card_drawn"


@value
class HiddenCardDrawn:
    """AFN-H1 What the others read of a card drawn."""

    seat: int
    type: Literal["hidden_card_drawn"] = "hidden_card_drawn"


@value
class PileShuffled:
    """AFN-T2 The discards are the new pile."""

    count: int
    type: Literal["pile_shuffled"] = "pile_shuffled"


@value
class NoCardsLeft:
    """AFN-T2 A card was due, but pile and discards are empty."""

    seat: int
    type: Literal["no_cards_left"] = "no_cards_left"


@value
class ExpeditionTurnedUp:
    """AFN-S3 AFN-E3 An expedition lies on a space now; spaces are counted from 1."""

    expedition: str
    space: int
    type: Literal["expedition_turned_up"] = "expedition_turned_up"


@value
class PageTurnedUp:
    """AFN-S4 AFN-B2 AFN-B3 A page shows for the first time."""

    book: str
    adventure: str
    type: Literal["page_turned_up"] = "page_turned_up"


@value
class PageTurned:
    """AFN-B2 The top card of a side went to the other side."""

    seat: int
    book: str
    side: str
    adventure: str
    silver: int
    type: Literal["page_turned"] = "page_turned"


@value
class AdventureBought:
    """AFN-B3 An adventure was bought."""

    seat: int
    book: str
    side: str
    adventure: str
    silver: int
    type: Literal["adventure_bought"] = "adventure_bought"


@value
class Stepped:
    """AFN-M1 An explorer entered a location; the silver changed the card's colour (AFN-M3)."""

    seat: int
    origin: str
    to: str
    card: str
    silver: int
    type: Literal["stepped"] = "stepped"


@value
class Joined:
    """AFN-M5 A company joined an expedition; a bonus card is told by the next event."""

    seat: int
    expedition: str
    silver: int
    type: Literal["joined"] = "joined"


@value
class ExpeditionCompleted:
    """AFN-M6 An expedition was completed, and every marker went back to its owner."""

    seat: int
    expedition: str
    silver: int
    points: int
    type: Literal["expedition_completed"] = "expedition_completed"


@value
class ArtifactFound:
    """AFN-M7 An adventure with an artifact was completed."""

    seat: int
    adventure: str
    silver: int
    points: int
    type: Literal["artifact_found"] = "artifact_found"


@value
class AssistantMet:
    """AFN-M7 An adventure with an assistant was completed; the assistant is in the hand."""

    seat: int
    adventure: str
    card: str
    type: Literal["assistant_met"] = "assistant_met"


@value
class CardDiscarded:
    """AFN-E1 A card of a hand that was too large; a joker or an assistant is gone for good."""

    seat: int
    card: str
    gone: bool
    type: Literal["card_discarded"] = "card_discarded"


@value
class AdventureDropped:
    """AFN-E2 An adventure too many left the game."""

    seat: int
    adventure: str
    type: Literal["adventure_dropped"] = "adventure_dropped"


@value
class TurnPassed:
    """AFN-T3 A player did nothing."""

    seat: int
    type: Literal["turn_passed"] = "turn_passed"


@value
class EndTriggered:
    """AFN-E4 The pile could not fill every space: the round is played out."""

    type: Literal["end_triggered"] = "end_triggered"


@value
class MatchEnded:
    """AFN-E4 AFN-E5 The match is over and is scored."""

    ending: str
    type: Literal["match_ended"] = "match_ended"


EVENTS = (
    CardDrawn,
    HiddenCardDrawn,
    PileShuffled,
    NoCardsLeft,
    ExpeditionTurnedUp,
    PageTurnedUp,
    PageTurned,
    AdventureBought,
    Stepped,
    Joined,
    ExpeditionCompleted,
    ArtifactFound,
    AssistantMet,
    CardDiscarded,
    AdventureDropped,
    TurnPassed,
    EndTriggered,
    MatchEnded,
)
"""Everything that can happen."""

Side = Literal["north", "south"]
Phase = Literal["deal", "choose", "draw", "buy", "travel", "discard", "refill", "over"]


@value
class CardFacts:
    """A card to travel with."""

    returns: bool
    """AFN-M2 Whether it comes back into the hand when the journey is over."""
    leaves: bool
    """AFN-E1 Whether it leaves the game for good where it is discarded."""


@value
class Facts:
    """What the page shows of the rules and the board: cards, books, prices and limits."""

    cards: dict[str, CardFacts]
    books: dict[str, Side]
    """AFN-B1 The book that can be used at each place."""
    page_prices: tuple[int, ...]
    """AFN-B2 In silver: of the first page of an action, of the second; the last is that of all further ones."""
    adventure_price: int
    """AFN-B3 In silver."""
    most_adventures: int
    """AFN-E2 So many unfinished ones are kept at the end of a turn."""
    markers: int
    """AFN-S2 Of each company, on expeditions or not."""
    silver_per_gold: int
    """AFN-C6"""


@value
class SpaceView:
    """AFN-C5 A space: its expedition, and whose markers are on it."""

    expedition: str | None
    joined: tuple[int, ...]


@value
class BookView:
    """AFN-S4 AFN-H2 A book: what has been seen of each side, the top last, and how many pages nobody has seen.

    Pages are None in what is sent where the table leaves them to memory.
    """

    left: tuple[str | None, ...]
    right: tuple[str | None, ...]
    unseen: int


@value
class PlayerView:
    """AFN-H1 What lies open of a player."""

    at: str
    silver: int
    markers: int
    cards: int
    """How many travel cards are in the hand."""
    joker: bool
    """Whether the joker is in the hand."""
    assistants: dict[str, int]
    """Those in the hand, by colour."""
    unfinished: tuple[str, ...]
    expeditions: tuple[str | None, ...]
    adventures: tuple[str | None, ...]
    """AFN-H3 Those completed; None each in what is sent to others where the table hides scores."""


@value
class View:
    """AFN-H1 All that a seat may know."""

    seat: int | None
    phase: Phase
    player: int
    turn: int
    waits: int
    due: int
    pages: int
    acted: bool
    progress: bool
    idle_rounds: int
    last_round: bool
    still_to_play: tuple[int, ...]
    """AFN-E4 Who still has a turn in the last round, the one whose turn it is first."""
    ending: str | None
    hand: dict[str, int] | None
    """One's own travel cards by colour; None for a bystander."""
    down: dict[str, int]
    """What lies down in this travel action."""
    too_many_cards: int
    """AFN-E1 How many cards the one who plays has to discard now,"""
    too_many_adventures: int
    """AFN-E2 and how many adventures."""
    players: tuple[PlayerView, ...]
    pile: int
    discards: dict[str, int]
    letters: dict[str, int]
    """How many expeditions of each letter the pile holds."""
    top_letter: str | None
    """AFN-S3 The letter on top of it; None where it is empty."""
    spaces: tuple[SpaceView, ...]
    books: dict[str, BookView]
    gone: tuple[str, ...]
    """Adventures that left the game."""
    gone_assistants: dict[str, int]
    remember_books: bool
    hidden_scores: bool
