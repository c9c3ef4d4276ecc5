"""A position of Africa: bit masks over the hexagons, small lists over tiles and seats."""

from typing import Final, final

from marula.core.actions import Seat
from marula.core.game import State
from marula.core.masks import bits
from marula.games.africa.actions import Hexagon
from marula.games.africa.board import CROWD, UNKNOWN, AfricaBoard

# What is to be decided now.
START: Final = 0
PLACE: Final = 1
ACT: Final = 2
FLIP: Final = 3
EXCHANGE: Final = 4
SETTLE: Final = 5
CARRY: Final = 6
OVER: Final = 7
PHASES: Final = ("start", "place", "act", "flip", "exchange", "settle", "carry", "over")

# Where points come from during play, in the order of the score sheet.
TREASURE: Final = 0
ANIMALS: Final = 1
NOMADS: Final = 2
CAMPS: Final = 3
LAST_MONUMENT: Final = 4
SOURCES: Final = ("treasure", "animals", "nomads", "camps", "last_monument")

# The ways a match ends.
NOT_OVER: Final = 0
ELEVENTH_MONUMENT: Final = 1
STALLED: Final = 2
ENDINGS: Final = ("", "eleventh_monument", "stalled")

NOBODY: Final = Seat(-1)
NOWHERE: Final = -1
NOTHING: Final = -1


@final
class AfricaState(State):
    """AFR-H1 Nothing here is secret: the state itself doesn't know which tile lies where, only what is left."""

    __slots__ = (
        "advanced",
        "bag",
        "board",
        "camp_mask",
        "camps",
        "companies",
        "crowds",
        "discovered",
        "down",
        "empty",
        "ending",
        "explorers",
        "find",
        "focus",
        "free",
        "goods",
        "half",
        "hidden_treasure",
        "idle_turns",
        "lying",
        "monuments",
        "most_company",
        "movable",
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
        derived: "AfricaState | None" = None,
    ) -> None:
        """What is derived is shared with a state that is the same otherwise, or worked out."""
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
        self.lying: list[int]
        """By hexagon: the kind of tile that lies face up there, or NOTHING. Derived."""
        self.movable: int
        """AFR-N4 The hexagons where an animal or nomads lie. Derived."""
        self.free: int
        """The hexagons without a face-down tile and without an explorer. Derived."""
        self.crowds: list[int]
        """By board.crowd_of a kind that moves and a number: the hexagons with so much around that it likes. Derived."""
        self.companies: list[int]
        """AFR-N3 By hexagon: how much of what it likes the animal or the nomads there have around; else 0. Derived."""
        self.most_company: list[int]
        """By board.place_of_mover a kind: what `most_company_of` has found, or UNKNOWN."""
        if derived is None:
            self.recount()
        else:
            self.lying = derived.lying
            self.movable = derived.movable
            self.free = derived.free
            self.crowds = derived.crowds
            self.companies = derived.companies
            self.most_company = derived.most_company

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
            self,
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

    def derived(self) -> tuple[object, ...]:
        """What lies where, where there is room for explorers, where it is how crowded, and what that means for whom."""
        most = [self.most_company_of(kind) for kind in self.board.movable]
        return tuple(self.lying), self.movable, self.free, tuple(self.crowds), tuple(self.companies), tuple(most)

    def recounted(self) -> tuple[object, ...]:
        """The same by where there is something of each kind."""
        crowds = self._crowds()
        most = [self._most(crowds, kind) for kind in self.board.movable]
        return tuple(self._lying()), self._movable(), self._free(), tuple(crowds), tuple(self._companies()), tuple(most)

    def recount(self) -> None:
        """Work out anew what is derived."""
        self.lying = self._lying()
        self.movable = self._movable()
        self.free = self._free()
        self.crowds = self._crowds()
        self.companies = self._companies()
        self.most_company = self.board.unknown_company[:]

    def _lying(self) -> list[int]:
        lying = [NOTHING] * self.board.size
        for kind, mask in enumerate(self.up):
            for hexagon in bits(mask):
                lying[hexagon] = kind
        return lying

    def _movable(self) -> int:
        movable = 0
        for kind in self.board.movable:
            movable |= self.up[kind]
        return movable

    def _free(self) -> int:
        free = self.board.all & ~self.down
        for hexagon in self.explorers:
            if hexagon != NOWHERE:
                free &= ~(1 << hexagon)
        return free

    def _crowds(self) -> list[int]:
        crowds: list[int] = []
        for kind in self.board.movable:
            liked = self.empty if kind == self.board.nomads else self.up[kind]
            crowds += self.board.crowds(liked)
        return crowds

    def _companies(self) -> list[int]:
        companies = [0] * self.board.size
        for kind in self.board.movable:
            liked = self.empty if kind == self.board.nomads else self.up[kind]
            for hexagon in bits(self.up[kind]):
                companies[hexagon] = (self.board.around[hexagon] & liked).bit_count()
        return companies

    def most_company_of(self, kind: int) -> int:
        """AFR-N3 How much of what a kind likes there is around the empty hexagon that has most of it."""
        place = self.board.place_of_mover[kind]
        most = self.most_company[place]
        if most == UNKNOWN:
            most = self._most(self.crowds, kind)
            self.most_company[place] = most
        return most

    def _most(self, crowds: list[int], kind: int) -> int:
        place = self.board.crowd_of[kind]
        most = 0
        while most + 1 < CROWD and crowds[place + most + 1] & self.empty:
            most += 1
        return most

    def lay(self, kind: int, hexagon: Hexagon) -> None:
        """A tile lies face up there from now on."""
        self._part()
        self._lay(kind, hexagon)

    def take_away(self, hexagon: Hexagon) -> None:
        """The tile that lies face up there is gone, and AFR-X1 the hexagon is empty from now on."""
        self._part()
        self._take_away(hexagon)
        self._vacate(hexagon)

    def shift(self, kind: int, origin: Hexagon, to: Hexagon) -> None:
        """AFR-X1 The tile leaves one hexagon empty and takes another, or lies where it lay."""
        if to == origin:
            return
        self._part()
        self._take_away(origin)
        self._vacate(origin)
        self._occupy(to)
        self._lay(kind, to)

    def vacate(self, hexagon: Hexagon) -> None:
        """AFR-X1 That hexagon is empty from now on."""
        self._part_company()
        self._vacate(hexagon)

    def occupy(self, hexagon: Hexagon) -> None:
        """AFR-X1 That hexagon, which was empty, isn't any longer."""
        self._part_company()
        self._occupy(hexagon)

    def _part(self) -> None:
        """Have the lists that are derived, which copies share, for itself alone, before it changes them."""
        self.lying = self.lying[:]
        self.most_company = self.most_company[:]
        self._part_company()

    def _part_company(self) -> None:
        self.crowds = self.crowds[:]
        self.companies = self.companies[:]

    def _lay(self, kind: int, hexagon: Hexagon) -> None:
        bit = 1 << hexagon
        self.up[kind] |= bit
        self.lying[hexagon] = kind
        if self.board.moves[kind]:
            self.movable |= bit
            if kind == self.board.nomads:
                self.companies[hexagon] = (self.board.around[hexagon] & self.empty).bit_count()
            else:
                self._gather(kind, hexagon)
                self.companies[hexagon] = self._change_company(kind, hexagon, 1)
                self.most_company[self.board.place_of_mover[kind]] = UNKNOWN

    def _take_away(self, hexagon: Hexagon) -> None:
        kind = self.lying[hexagon]
        bit = 1 << hexagon
        self.up[kind] ^= bit
        self.lying[hexagon] = NOTHING
        if self.board.moves[kind]:
            self.movable ^= bit
            self.companies[hexagon] = 0
            if kind != self.board.nomads:
                self._scatter(kind, hexagon)
                self._change_company(kind, hexagon, -1)
                self.most_company[self.board.place_of_mover[kind]] = UNKNOWN

    def turn_up(self, hexagon: Hexagon) -> None:
        """No tile lies face down there from now on."""
        bit = 1 << hexagon
        self.down &= ~bit
        self.free |= bit

    def _vacate(self, hexagon: Hexagon) -> None:
        self.empty |= 1 << hexagon
        self._gather(self.board.nomads, hexagon)
        self._change_company(self.board.nomads, hexagon, 1)
        self.most_company = self.board.unknown_company[:]

    def _occupy(self, hexagon: Hexagon) -> None:
        self.empty &= ~(1 << hexagon)
        self._scatter(self.board.nomads, hexagon)
        self._change_company(self.board.nomads, hexagon, -1)
        self.most_company = self.board.unknown_company[:]

    def stand(self, seat: Seat, hexagon: Hexagon) -> None:
        """A seat's explorer stands there from now on."""
        before = self.explorers[seat]
        if before != NOWHERE:
            self.free |= 1 << before
        self.free &= ~(1 << hexagon)
        self.explorers[seat] = hexagon

    def _change_company(self, kind: int, hexagon: Hexagon, change: int) -> int:
        """All of that kind around there have more or less company now; how many they are."""
        found = 0
        for other in self.board.neighbours[hexagon]:
            if self.lying[other] == kind:
                self.companies[other] += change
                found += 1
        return found

    def _gather(self, kind: int, hexagon: Hexagon) -> None:
        """All around have one more there of what that kind likes."""
        around = self.board.around[hexagon]
        place = self.board.crowd_of[kind] + CROWD - 1
        for _ in range(CROWD - 1):
            self.crowds[place] |= self.crowds[place - 1] & around
            place -= 1

    def _scatter(self, kind: int, hexagon: Hexagon) -> None:
        """All around have one less there of it."""
        around = self.board.around[hexagon]
        place = self.board.crowd_of[kind] + 1
        for count in range(1, CROWD):
            left = self.crowds[place + 1] if count + 1 < CROWD else 0
            self.crowds[place] &= left | ~around
            place += 1
