"""A position of Africa: bit masks over the hexagons, small lists over tiles and seats."""

from typing import final

from marula.core.actions import Seat
from marula.core.game import State
from marula.games.africa.actions import Hexagon
from marula.games.africa.board import AfricaBoard

# What is to be decided now.
START, PLACE, ACT, FLIP, EXCHANGE, SETTLE, CARRY, OVER = range(8)
PHASES = ("start", "place", "act", "flip", "exchange", "settle", "carry", "over")

# Where points come from during play, in the order of the score sheet.
TREASURE, ANIMALS, NOMADS, CAMPS, LAST_MONUMENT = range(5)
SOURCES = ("treasure", "animals", "nomads", "camps", "last_monument")

# The ways a match ends.
NOT_OVER, ELEVENTH_MONUMENT, STALLED = range(3)
ENDINGS = ("", "eleventh_monument", "stalled")

NOBODY = Seat(-1)
NOWHERE = -1
NOTHING = -1


@final
class AfricaState(State):
    """AFR-H1 Nothing here is secret: the state itself doesn't know which tile lies where, only what is left."""

    __slots__ = (
        "advanced",
        "bag",
        "board",
        "camp_mask",
        "camps",
        "discovered",
        "down",
        "empty",
        "ending",
        "explorers",
        "find",
        "focus",
        "goods",
        "half",
        "hidden_treasure",
        "idle_turns",
        "monuments",
        "phase",
        "player",
        "points",
        "seats",
        "start_player",
        "treasure",
        "turn",
        "untouched",
        "up",
    )

    def __init__(
        self,
        board: AfricaBoard,
        seats: int,
        hidden_treasure: bool,
        down: int,
        empty: int,
        camp_mask: int,
        up: list[int],
        bag: list[int],
        explorers: list[Hexagon],
        camps: list[int],
        goods: list[int],
        treasure: list[int],
        points: list[int],
        monuments: int,
        phase: int,
        player: Seat,
        start_player: Seat,
        turn: int,
        half: int,
        advanced: bool,
        untouched: bool,
        discovered: bool,
        idle_turns: int,
        focus: Hexagon,
        find: int,
        ending: int,
    ) -> None:
        self.board = board
        self.seats = seats
        self.hidden_treasure = hidden_treasure
        self.down = down  # hexagons with a face-down tile
        self.empty = empty  # AFR-X1
        self.camp_mask = camp_mask
        self.up = up  # per kind of tile: the hexagons where one lies face up
        self.bag = bag  # per kind of tile: how many are still face down
        self.explorers = explorers
        self.camps = camps  # in hand
        self.goods = goods  # seat by seat, per kind of good
        self.treasure = treasure  # seat by seat, collected tiles per kind of gold and gems
        self.points = points  # seat by seat, per source
        self.monuments = monuments  # found so far
        self.phase = phase
        self.player = player
        self.start_player = start_player
        self.turn = turn
        self.half = half
        self.advanced = advanced  # in this half
        self.untouched = untouched  # nothing has been done in this turn
        self.discovered = discovered  # in this turn
        self.idle_turns = idle_turns  # ended in a row without a discovery
        self.focus = focus  # the hexagon being turned, found on, or lifted from
        self.find = find  # the kind of tile found or lifted
        self.ending = ending

    def copy(self) -> "AfricaState":
        return AfricaState(
            self.board,
            self.seats,
            self.hidden_treasure,
            self.down,
            self.empty,
            self.camp_mask,
            self.up[:],
            self.bag[:],
            self.explorers[:],
            self.camps[:],
            self.goods[:],
            self.treasure[:],
            self.points[:],
            self.monuments,
            self.phase,
            self.player,
            self.start_player,
            self.turn,
            self.half,
            self.advanced,
            self.untouched,
            self.discovered,
            self.idle_turns,
            self.focus,
            self.find,
            self.ending,
        )

    def snapshot(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.hidden_treasure,
            self.down,
            self.empty,
            self.camp_mask,
            tuple(self.up),
            tuple(self.bag),
            tuple(self.explorers),
            tuple(self.camps),
            tuple(self.goods),
            tuple(self.treasure),
            tuple(self.points),
            self.monuments,
            self.phase,
            self.player,
            self.start_player,
            self.turn,
            self.half,
            self.advanced,
            self.untouched,
            self.discovered,
            self.idle_turns,
            self.focus,
            self.find,
            self.ending,
        )

    def score(self, seat: Seat) -> int:
        """AFR-C4 The points of a seat so far; without limit."""
        start = seat * len(SOURCES)
        return sum(self.points[start : start + len(SOURCES)])

    def kind_at(self, hexagon: Hexagon) -> int:
        """The kind of tile that lies face up there, or NOTHING."""
        bit = 1 << hexagon
        for kind, mask in enumerate(self.up):
            if mask & bit:
                return kind
        return NOTHING

    def opponents_mask(self, seat: Seat) -> int:
        """Where the other explorers stand."""
        mask = 0
        for other, hexagon in enumerate(self.explorers):
            if other != seat and hexagon >= 0:
                mask |= 1 << hexagon
        return mask
