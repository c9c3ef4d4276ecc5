"""A position of Africana: small integers, lists and bit masks, copied by hand."""

from typing import Final, final

from marula.core.actions import Seat
from marula.core.game import State
from marula.games.africana.actions import Card, Place
from marula.games.africana.board import ASSISTANT, COLOURS, JOKER, LETTERS, AfricanaBoard

DEAL: Final = 0
CHOOSE: Final = 1
DRAW: Final = 2
BUY: Final = 3
TRAVEL: Final = 4
DISCARD: Final = 5
REFILL: Final = 6
OVER: Final = 7
PHASES: Final = ("deal", "choose", "draw", "buy", "travel", "discard", "refill", "over")
"""What is under way: set-up, an action to be chosen, one of the three, or the end of a turn."""

NOTHING: Final = 0
CARD: Final = 1
EXPEDITION: Final = 2
PAGE: Final = 3
"""What nature owes."""

NO_CARD: Final = -1
"""No expedition lies on a space."""

NOT_OVER: Final = 0
EXPEDITIONS: Final = 1
STALLED: Final = 2
ENDINGS: Final = ("", "expeditions", "stalled")

_KINDS: Final = len(COLOURS)


@final
class AfricanaState(State):
    """Everything there is to know. Lists that belong to players go by seat, or by seat and then colour.

    Masks of expeditions and adventures have a bit for each card's number on the board. Piles are bags: nature decides
    what is on top when it is turned, so there is no order to leak.
    """

    __slots__ = (
        "acted",
        "adventures",
        "assistants",
        "at",
        "board",
        "discards",
        "down",
        "due",
        "ending",
        "expeditions",
        "face_up",
        "gone",
        "gone_assistants",
        "hand",
        "held",
        "hidden_scores",
        "idle_rounds",
        "joined",
        "joined_by",
        "joker",
        "last_round",
        "left",
        "letters",
        "markers",
        "pages",
        "phase",
        "pile",
        "player",
        "progress",
        "remember_books",
        "right",
        "seats",
        "silver",
        "spaces",
        "turn",
        "unfinished",
        "unseen",
        "unseen_pages",
        "waits",
    )

    def __init__(
        self,
        *,
        board: AfricanaBoard,
        seats: int,
        remember_books: bool,
        hidden_scores: bool,
        phase: int,
        waits: int,
        player: Seat,
        turn: int,
        due: int,
        pages: int,
        acted: bool,
        progress: bool,
        idle_rounds: int,
        last_round: bool,
        ending: int,
        at: list[Place],
        silver: list[int],
        markers: list[int],
        hand: list[int],
        joker: list[int],
        assistants: list[int],
        down: list[int],
        pile: list[int],
        discards: list[int],
        letters: list[int],
        unseen: int,
        spaces: list[int],
        joined: list[int],
        left: list[list[int]],
        right: list[list[int]],
        unseen_pages: list[int],
        unfinished: list[int],
        expeditions: list[int],
        adventures: list[int],
        gone: int,
        gone_assistants: list[int],
        held: list[int] | None = None,
        face_up: int = 0,
        joined_by: list[int] | None = None,
    ) -> None:
        self.board = board
        self.seats = seats
        self.remember_books = remember_books
        self.hidden_scores = hidden_scores
        self.phase = phase
        self.waits = waits
        self.player = player
        self.turn = turn
        self.due = due
        """Travel cards that are still to be drawn."""
        self.pages = pages
        """Pages turned in this action."""
        self.acted = acted
        """Whether anything was done in this turn."""
        self.progress = progress
        """Whether somebody came further in this round (AFN-E5)."""
        self.idle_rounds = idle_rounds
        self.last_round = last_round
        self.ending = ending
        self.at = at
        self.silver = silver
        """AFN-C6 Money, all of it counted in silver."""
        self.markers = markers
        """Company markers that are on no expedition."""
        self.hand = hand
        """Travel cards by seat and colour."""
        self.joker = joker
        """1 where the joker is in the hand."""
        self.assistants = assistants
        """Assistants in the hand, by seat and colour."""
        self.down = down
        """What lies down in this travel action, by card."""
        self.pile = pile
        self.discards = discards
        self.letters = letters
        """How many expeditions of each letter the pile holds."""
        self.unseen = unseen
        """The expeditions nobody has seen: in the pile, or removed."""
        self.spaces = spaces
        self.joined = joined
        """Who has a marker on the expedition of a space: a bit per seat."""
        self.left = left
        """What lies on the left of each book, the top last; all of it has been seen."""
        self.right = right
        """What has been seen of the right side, the top last; unseen pages lie beneath."""
        self.unseen_pages = unseen_pages
        """The adventures of each book that nobody has seen."""
        self.unfinished = unfinished
        """Unfinished adventures of each seat."""
        self.expeditions = expeditions
        """Completed expeditions of each seat."""
        self.adventures = adventures
        """Completed adventures of each seat."""
        self.gone = gone
        """Adventures that left the game."""
        self.gone_assistants = gone_assistants
        """Assistants that left the game, by colour."""
        self.held: list[int] = held or []
        """Kept beside the hands: which cards are in each, a bit for each sort."""
        self.face_up = face_up
        """Kept beside the spaces: the expeditions that lie there."""
        self.joined_by: list[int] = joined_by or []
        """Kept beside the markers: the expeditions on which each seat has one."""
        if held is None:
            self.recount()

    def recount(self) -> None:
        """Work out anew what is kept to save time."""
        self.held = [0] * self.seats
        self.face_up = 0
        self.joined_by = [0] * self.seats
        for seat in range(self.seats):
            for card in range(ASSISTANT + _KINDS):
                if self.count(Seat(seat), card):
                    self.held[seat] |= 1 << card
        for space, number in enumerate(self.spaces):
            if number != NO_CARD:
                self.face_up |= 1 << number
                for seat in range(self.seats):
                    if self.joined[space] >> seat & 1:
                        self.joined_by[seat] |= 1 << number

    def copy(self) -> "AfricanaState":
        """An independent copy."""
        return AfricanaState(
            board=self.board,
            seats=self.seats,
            remember_books=self.remember_books,
            hidden_scores=self.hidden_scores,
            phase=self.phase,
            waits=self.waits,
            player=self.player,
            turn=self.turn,
            due=self.due,
            pages=self.pages,
            acted=self.acted,
            progress=self.progress,
            idle_rounds=self.idle_rounds,
            last_round=self.last_round,
            ending=self.ending,
            at=self.at[:],
            silver=self.silver[:],
            markers=self.markers[:],
            hand=self.hand[:],
            joker=self.joker[:],
            assistants=self.assistants[:],
            down=self.down[:],
            pile=self.pile[:],
            discards=self.discards[:],
            letters=self.letters[:],
            unseen=self.unseen,
            spaces=self.spaces[:],
            joined=self.joined[:],
            left=[side[:] for side in self.left],
            right=[side[:] for side in self.right],
            unseen_pages=self.unseen_pages[:],
            unfinished=self.unfinished[:],
            expeditions=self.expeditions[:],
            adventures=self.adventures[:],
            gone=self.gone,
            gone_assistants=self.gone_assistants[:],
            held=self.held[:],
            face_up=self.face_up,
            joined_by=self.joined_by[:],
        )

    def snapshot(self) -> tuple[object, ...]:
        """The position as one value."""
        return (
            self.seats,
            self.remember_books,
            self.hidden_scores,
            self.phase,
            self.waits,
            self.player,
            self.turn,
            self.due,
            self.pages,
            self.acted,
            self.progress,
            self.idle_rounds,
            self.last_round,
            self.ending,
            tuple(self.at),
            tuple(self.silver),
            tuple(self.markers),
            tuple(self.hand),
            tuple(self.joker),
            tuple(self.assistants),
            tuple(self.down),
            tuple(self.pile),
            tuple(self.discards),
            tuple(self.letters),
            self.unseen,
            tuple(self.spaces),
            tuple(self.joined),
            tuple(tuple(side) for side in self.left),
            tuple(tuple(side) for side in self.right),
            tuple(self.unseen_pages),
            tuple(self.unfinished),
            tuple(self.expeditions),
            tuple(self.adventures),
            self.gone,
            tuple(self.gone_assistants),
        )

    def derived(self) -> tuple[object, ...]:
        """Which cards are held, which expeditions lie face up, and who has joined them."""
        return (tuple(self.held), self.face_up, tuple(self.joined_by))

    def recounted(self) -> tuple[object, ...]:
        """The same from hands, spaces and markers."""
        other = self.copy()
        other.recount()
        return other.derived()

    def count(self, seat: Seat, card: Card) -> int:
        """How many of that card are in the hand."""
        if card < JOKER:
            return self.hand[seat * _KINDS + card]
        if card == JOKER:
            return self.joker[seat]
        return self.assistants[seat * _KINDS + card - ASSISTANT]

    def add(self, seat: Seat, card: Card, number: int) -> None:
        """Put so many of that card into the hand; below 0, take them out."""
        if card < JOKER:
            self.hand[seat * _KINDS + card] += number
        elif card == JOKER:
            self.joker[seat] += number
        else:
            self.assistants[seat * _KINDS + card - ASSISTANT] += number
        if self.count(seat, card):
            self.held[seat] |= 1 << card
        else:
            self.held[seat] &= ~(1 << card)

    def travel_cards(self, seat: Seat) -> int:
        """How many travel cards are in the hand."""
        count = 0
        for place in range(seat * _KINDS, seat * _KINDS + _KINDS):
            count += self.hand[place]
        return count

    def hand_size(self, seat: Seat) -> int:
        """AFN-E1 All cards in the hand: travel cards, joker and assistants."""
        count = self.travel_cards(seat) + self.joker[seat]
        for place in range(seat * _KINDS, seat * _KINDS + _KINDS):
            count += self.assistants[place]
        return count

    def pile_size(self) -> int:
        """How many expeditions the pile holds."""
        return sum(self.letters)

    def top_letter(self) -> int:
        """AFN-S3 The letter on top of the expedition pile: A lies on B, B on C."""
        for letter in range(len(LETTERS)):
            if self.letters[letter]:
                return letter
        raise AssertionError("the pile is empty")

    def space_of(self, expedition: int) -> int:
        """The space an expedition lies on, or -1."""
        return self.spaces.index(expedition) if expedition in self.spaces else -1
