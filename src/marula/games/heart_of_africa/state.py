"""A position of The Heart of Africa: small integers, lists and bit masks, copied by hand."""

from typing import Final, final

from marula.core.actions import Seat
from marula.core.bags import replaced
from marula.core.game import State
from marula.games.heart_of_africa.actions import Card, LaneNumber
from marula.games.heart_of_africa.board import KINDS, NO_LANE, TERRAINS, HeartOfAfricaBoard

DEAL: Final = 0
FIRST: Final = 1
TURN: Final = 2
SECOND: Final = 3
KEEP: Final = 4
END: Final = 5
OVER: Final = 6
PHASES: Final = ("deal", "first", "turn", "second", "keep", "end", "over")
"""What is under way: set-up, everybody's first tickets, a turn's choice, its second card, its tickets, its end."""

NOTHING: Final = 0
STARTER: Final = 1
HAND: Final = 2
TRAIN_SPACE: Final = 3
TERRAIN: Final = 4
TERRAIN_SPACE: Final = 5
TICKET: Final = 6
"""What nature owes: who starts, or a card, by where it goes."""

NO_CARD: Final = -1
"""A space is open."""
NOBODY: Final = -1
"""A lane is free."""

NOT_OVER: Final = 0
TRAINS: Final = 1
STALLED: Final = 2
ENDINGS: Final = ("", "trains", "stalled")

_TERRAINS: Final = len(TERRAINS)


@final
class HeartOfAfricaState(State):
    """Everything there is to know. Lists that belong to players go by seat, or by seat and then card.

    Masks of tickets have a bit for each ticket's number on the board, masks of places one for each place. Piles are
    bags: nature decides what is on top when it is turned, so there is no order to leak.

    What only claims and tickets change is never changed in place, another list takes its place: copies of a state share
    these lists, which saves half of what a copy costs.
    """

    __slots__ = (
        "board",
        "changes",
        "discards",
        "doubled",
        "due",
        "ending",
        "ferries",
        "hand",
        "kept",
        "known",
        "last_turns",
        "layers",
        "network",
        "offer",
        "open",
        "open_shapes",
        "owner",
        "passes",
        "phase",
        "pile",
        "player",
        "points",
        "put_under",
        "rejected",
        "remember_cards",
        "seats",
        "spaces",
        "terrain",
        "terrain_discards",
        "terrain_pile",
        "terrain_spaces",
        "trains",
        "turn",
        "waits",
    )

    def __init__(
        self,
        *,
        board: HeartOfAfricaBoard,
        seats: int,
        ferries: bool,
        remember_cards: bool,
        phase: int,
        waits: int,
        due: int,
        player: Seat,
        turn: int,
        changes: int,
        passes: int,
        last_turns: int,
        ending: int,
        owner: list[int],
        network: list[list[int]],
        trains: list[int],
        points: list[int],
        doubled: list[int],
        hand: list[int],
        known: list[int],
        pile: list[int],
        discards: list[int],
        spaces: list[int],
        terrain: list[int],
        terrain_pile: list[int],
        terrain_discards: list[int],
        terrain_spaces: list[int],
        kept: list[int],
        offer: list[int],
        rejected: list[int],
        layers: list[int],
        put_under: list[int],
        open: list[int] | None = None,
        open_shapes: list[int] | None = None,
    ) -> None:
        self.board = board
        self.seats = seats
        self.ferries = ferries
        self.remember_cards = remember_cards
        self.phase = phase
        self.waits = waits
        self.due = due
        """How many cards nature still owes to hands, players or offers."""
        self.player = player
        self.turn = turn
        self.changes = changes
        """HOA-G3 How often all cards that lie face up were changed in a row."""
        self.passes = passes
        """HOA-G9 Passes in a row."""
        self.last_turns = last_turns
        """HOA-G8 Turns left once the end is near; 0 before."""
        self.ending = ending
        self.owner = owner
        """Who has each lane. This list and all down to the points of doublings are shared by copies."""
        self.network = network
        """HOA-M2 Of each seat, what its lanes link: masks of places. A border place can be in several."""
        self.trains = trains
        self.points = points
        """HOA-G6 Points of routes, without doublings."""
        self.doubled = doubled
        """HOA-R3 Points that doublings brought."""
        self.hand = hand
        self.known = known
        """HOA-H2 Cards in hands that were taken face up, as far as all can know."""
        self.pile = pile
        self.discards = discards
        self.spaces = spaces
        """The train cards face up."""
        self.terrain = terrain
        self.terrain_pile = terrain_pile
        self.terrain_discards = terrain_discards
        self.terrain_spaces = terrain_spaces
        self.kept = kept
        """The tickets of each seat. This list and all that follow are shared by copies."""
        self.offer = offer
        """Tickets drawn of which some are to be kept."""
        self.rejected = rejected
        """HOA-K2 Tickets rejected at set-up that aren't under the pile yet."""
        self.layers = layers
        """HOA-K2 The ticket pile, the top first: within a layer any order is as likely."""
        self.put_under = put_under
        """By layer and then seat: which tickets that seat put there and knows to be there still."""
        self.open: list[int] = self._open_lanes() if open is None else open
        """HOA-R1 HOA-R2 By seat and then shape, a bit for each lane: those that the seat may claim. Derived."""
        self.open_shapes: list[int] = self._shapes_with_open_lanes() if open_shapes is None else open_shapes
        """Of each seat, a bit for each shape: those of which it may claim a lane. Derived."""

    def copy(self) -> "HeartOfAfricaState":
        """An independent copy."""
        return HeartOfAfricaState(
            board=self.board,
            seats=self.seats,
            ferries=self.ferries,
            remember_cards=self.remember_cards,
            phase=self.phase,
            waits=self.waits,
            due=self.due,
            player=self.player,
            turn=self.turn,
            changes=self.changes,
            passes=self.passes,
            last_turns=self.last_turns,
            ending=self.ending,
            owner=self.owner,
            network=self.network,
            trains=self.trains,
            points=self.points,
            doubled=self.doubled,
            hand=self.hand[:],
            known=self.known[:],
            pile=self.pile[:],
            discards=self.discards[:],
            spaces=self.spaces[:],
            terrain=self.terrain[:],
            terrain_pile=self.terrain_pile[:],
            terrain_discards=self.terrain_discards[:],
            terrain_spaces=self.terrain_spaces[:],
            kept=self.kept,
            offer=self.offer,
            rejected=self.rejected,
            layers=self.layers,
            put_under=self.put_under,
            open=self.open,
            open_shapes=self.open_shapes,
        )

    def snapshot(self) -> tuple[object, ...]:
        """The position as one value."""
        return (
            self.seats,
            self.ferries,
            self.remember_cards,
            self.phase,
            self.waits,
            self.due,
            self.player,
            self.turn,
            self.changes,
            self.passes,
            self.last_turns,
            self.ending,
            tuple(self.owner),
            tuple(tuple(sorted(parts)) for parts in self.network),
            tuple(self.trains),
            tuple(self.points),
            tuple(self.doubled),
            tuple(self.hand),
            tuple(self.known),
            tuple(self.pile),
            tuple(self.discards),
            tuple(self.spaces),
            tuple(self.terrain),
            tuple(self.terrain_pile),
            tuple(self.terrain_discards),
            tuple(self.terrain_spaces),
            tuple(self.kept),
            tuple(self.offer),
            tuple(self.rejected),
            tuple(self.layers),
            tuple(self.put_under),
        )

    def derived(self) -> tuple[object, ...]:
        """Which lanes are open to whom, and of which shapes."""
        return tuple(self.open), tuple(self.open_shapes)

    def recounted(self) -> tuple[object, ...]:
        """The same by who has which lane."""
        return tuple(self._open_lanes()), tuple(self._shapes_with_open_lanes())

    def _open_lanes(self) -> list[int]:
        masks = [0] * (self.seats * len(self.board.shapes))
        for seat in range(self.seats):
            for number, lane in enumerate(self.board.lanes):
                beside = NOBODY if lane.sibling == NO_LANE else self.owner[lane.sibling]
                if self.owner[number] == NOBODY and beside != seat and not self.is_closed(number):
                    masks[seat * len(self.board.shapes) + lane.shape] |= 1 << lane.place
        return masks

    def _shapes_with_open_lanes(self) -> list[int]:
        found = [0] * self.seats
        for seat in range(self.seats):
            for shape in range(len(self.board.shapes)):
                if self.open[seat * len(self.board.shapes) + shape]:
                    found[seat] |= 1 << shape
        return found

    def is_open(self, seat: Seat, number: LaneNumber) -> bool:
        """HOA-R1 HOA-R2 Whether the seat may claim a lane: free, not beside its own, nor where one lane is enough."""
        lane = self.board.lanes[number]
        return self.open[seat * len(self.board.shapes) + lane.shape] >> lane.place & 1 == 1

    def give(self, number: LaneNumber, seat: Seat) -> None:
        """HOA-R1 The lane is that seat's; HOA-R2 the one beside it is closed to who has it, with few players to all."""
        self.owner = replaced(self.owner, number, seat)
        self.open = self.open[:]
        self.open_shapes = self.open_shapes[:]
        beside = self.board.lanes[number].sibling
        for other in range(self.seats):
            self._close(Seat(other), number)
            if beside != NO_LANE and (other == seat or self.seats <= MOST_WITH_SINGLE_LANES):
                self._close(Seat(other), beside)

    def _close(self, seat: Seat, number: LaneNumber) -> None:
        lane = self.board.lanes[number]
        place = seat * len(self.board.shapes) + lane.shape
        self.open[place] &= ~(1 << lane.place)
        if not self.open[place]:
            self.open_shapes[seat] &= ~(1 << lane.shape)

    def count(self, seat: Seat, card: Card) -> int:
        """How many of that card are in the hand."""
        return self.hand[seat * KINDS + card]

    def hand_size(self, seat: Seat) -> int:
        """HOA-H1 How many train cards are in the hand."""
        return sum(self.hand[seat * KINDS : (seat + 1) * KINDS])

    def terrain_count(self, seat: Seat, kind: int) -> int:
        """How many terrain cards of that type lie in front of the seat."""
        return self.terrain[seat * _TERRAINS + kind]

    def most_terrain_of_others(self, seat: Seat, kind: int) -> int:
        """HOA-R3 The most terrain cards of that type that another player has."""
        most = 0
        for other in range(self.seats):
            if other != seat and self.terrain[other * _TERRAINS + kind] > most:
                most = self.terrain[other * _TERRAINS + kind]
        return most

    def tickets_in_pile(self) -> int:
        """How many tickets can be drawn."""
        return sum([layer.bit_count() for layer in self.layers])

    def is_closed(self, lane: LaneNumber) -> bool:
        """HOA-R2 With 2 or 3 players the second lane of a double route closes once the first is taken."""
        sibling = self.board.lanes[lane].sibling
        return sibling != NO_LANE and self.seats <= MOST_WITH_SINGLE_LANES and self.owner[sibling] != NOBODY


MOST_WITH_SINGLE_LANES: Final = 3
"""HOA-R2 Up to so many players use one lane of a double route."""
