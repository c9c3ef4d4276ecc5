"""The board: hexagons as bits, the mix of tiles, and the table of all actions."""

from collections.abc import Callable
from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.game import Board
from marula.core.masks import Picker, bits
from marula.core.wire import JsonObject
from marula.games.africa.actions import (
    Advance,
    CampForPoints,
    CampForTreasure,
    Discover,
    DrawStartPlayer,
    EndTurn,
    ExchangeAll,
    ExchangeOne,
    Hexagon,
    Keep,
    Leave,
    Lift,
    PlaceExplorer,
    Put,
    Relocate,
    TurnUp,
)

MAX_PLAYERS: Final = 5

ANIMAL: Final = 0
GOOD: Final = 1
MONUMENT: Final = 2
NOMADS: Final = 3
GOLD: Final = 4
GEMS: Final = 5
"""The families of tiles (AFR-C2)."""

CROWD: Final = 7
"""How many numbers of neighbours there are, none included."""

UNKNOWN: Final = -2
"""Stands for a number that has yet to be worked out, and is far from all there can be."""


@final
class Tile:
    """A kind of tile: its number, its family, how many pieces it shows, how many of it the mix holds."""

    def __init__(self, kind: int, id: str, family: int, pieces: int, count: int) -> None:
        self.kind = kind
        self.id = id
        self.family = family
        self.pieces = pieces
        self.count = count


@final
class AfricaBoard(Board):
    """AFR-C1 AFR-C2 A checked board with its tables.

    A hexagon is a bit. Bits are laid out row by row with one unused column, so that the six neighbours of every
    hexagon of a mask are the same six shifts of the whole mask.
    """

    def __init__(
        self,
        data: JsonObject,
        places: list[tuple[str, int, int]],
        cities: dict[str, dict[str, str]],
        tiles: list[Tile],
        names: dict[str, dict[str, str]],
    ) -> None:
        """`places` are (id, q, r) of all hexagons, `cities` the names of those that are cities, `names` of tiles."""
        super().__init__(data)
        left = min(q for _, q, _ in places)
        top = min(r for _, _, r in places)
        self.width = max(q for _, q, _ in places) - left + 2
        self.size = self.width * (max(r for _, _, r in places) - top + 1)
        self.hexagons: list[Hexagon] = []
        self.ids: list[str] = [""] * self.size
        self.bit_of: dict[str, Hexagon] = {}
        self.place_of: dict[Hexagon, tuple[int, int]] = {}
        self.all = 0
        for id, q, r in places:
            hexagon = (r - top) * self.width + (q - left)
            self.hexagons.append(hexagon)
            self.ids[hexagon] = id
            self.bit_of[id] = hexagon
            self.place_of[hexagon] = (q, r)
            self.all |= 1 << hexagon
        self.cities: list[Hexagon] = [self.bit_of[id] for id in cities]
        self.city_mask = 0
        for city in self.cities:
            self.city_mask |= 1 << city
        self.around: list[int] = [self.spread(1 << hexagon) if self.ids[hexagon] else 0 for hexagon in range(self.size)]
        """The neighbours of each hexagon, as a mask."""
        self.neighbours: list[list[Hexagon]] = [list(bits(around)) for around in self.around]
        """The same one by one."""
        self.within_reach: list[int] = [self.around[hexagon] | 1 << hexagon for hexagon in range(self.size)]
        """AFR-N1 Each hexagon and its neighbours, as a mask."""
        self.pick_hexagon: Picker[Hexagon] = Picker(list(range(self.size)))
        self.apart: list[int] = [self.all & ~around for around in self.around]
        """Of each hexagon, all that are not next to it."""
        self.two_steps: list[int] = [self.spread(around) for around in self.around]
        """By hexagon: where two steps lead."""
        self.three_steps: list[int] = [
            self.spread(self.spread(self.around[hexagon] | 1 << hexagon)) if self.ids[hexagon] else 0
            for hexagon in range(self.size)
        ]
        """By hexagon: where at most three steps lead."""
        self._steps: list[dict[int, int]] = [{} for _ in range(self.size)]
        """By hexagon and the neighbours that can be passed: those, and all next to them. Filled when asked for."""

        self.tiles = tiles
        self.kinds = len(tiles)
        self.tile_of: dict[str, Tile] = {tile.id: tile for tile in tiles}
        self.animals: list[int] = [tile.kind for tile in tiles if tile.family == ANIMAL]
        self.goods: list[int] = [tile.kind for tile in tiles if tile.family == GOOD]
        self.treasures: list[int] = [tile.kind for tile in tiles if tile.family in (GOLD, GEMS)]
        self.good_ids: list[str] = [tiles[kind].id for kind in self.goods]
        self.treasure_ids: list[str] = [tiles[kind].id for kind in self.treasures]
        self.monument = next(tile.kind for tile in tiles if tile.family == MONUMENT)
        self.nomads = next(tile.kind for tile in tiles if tile.family == NOMADS)
        self.movable: list[int] = [*self.animals, self.nomads]
        self.place_of_mover: list[int] = [
            self.movable.index(tile.kind) if tile.kind in self.movable else -1 for tile in tiles
        ]
        """By kind of tile: its place among those that move."""
        self.crowd_of: list[int] = [place * CROWD for place in self.place_of_mover]
        """By kind of tile: where the state has its crowds."""
        self.unknown_company: list[int] = [UNKNOWN] * len(self.movable)
        """By place among the kinds that move: what a state knows of company elsewhere when something has changed."""
        self.moves: list[bool] = [tile.family in (ANIMAL, NOMADS) for tile in tiles]
        """AFR-N4 By kind of tile: whether it ever moves."""

        self.names["tile"] = names
        self.names["place"] = {
            hexagon_id: {language: f"{text} ({hexagon_id})" for language, text in city_names.items()}
            for hexagon_id, city_names in cities.items()
        }
        self._make_actions()

    def _make_actions(self) -> None:
        """Fill the table; nature's come first, and records rely on their order (docs/record-format.md)."""
        table = self.actions
        self.start_players: list[Action] = [table.add(DrawStartPlayer(Seat(seat))) for seat in range(MAX_PLAYERS)]
        self.turn_ups: list[Action] = [table.add(TurnUp(tile.kind, tile.id)) for tile in self.tiles]
        self.place_at = self._one_per(self.cities, PlaceExplorer)
        self.relocate_to = self._one_per(self.hexagons, Relocate)
        self.advance_to = self._one_per(self.hexagons, Advance)
        self.discover_at = self._one_per(self.hexagons, Discover)
        self.lift_at = self._one_per(self.hexagons, Lift)
        self.put_at = self._one_per(self.hexagons, Put)
        self.exchange_one = self._one_per_good(ExchangeOne)
        self.exchange_all = self._one_per_good(ExchangeAll)
        self.leave: Action = table.add(Leave())
        self.keep: Action = table.add(Keep())
        self.camp_for_points: Action = table.add(CampForPoints())
        self.camp_for_treasure: Action = table.add(CampForTreasure())
        self.end_turn: Action = table.add(EndTurn())
        self.pick_place: Picker[Action] = Picker(self.place_at)
        self.pick_relocation: Picker[Action] = Picker(self.relocate_to)
        self.pick_advance: Picker[Action] = Picker(self.advance_to)
        self.pick_discovery: Picker[Action] = Picker(self.discover_at)
        self.pick_lift: Picker[Action] = Picker(self.lift_at)
        self.pick_put: Picker[Action] = Picker(self.put_at)

    def _one_per(self, hexagons: list[Hexagon], make: Callable[[Hexagon, str], Action]) -> list[Action | None]:
        """An action for each of the hexagons, to be found by its bit."""
        found: list[Action | None] = [None] * self.size
        for hexagon in hexagons:
            found[hexagon] = self.actions.add(make(hexagon, self.ids[hexagon]))
        return found

    def _one_per_good(self, make: Callable[[Seat, int, str], Action]) -> list[list[Action]]:
        """An action for each seat that a good can come from, and each good."""
        return [
            [self.actions.add(make(Seat(seat), good, self.tiles[kind].id)) for good, kind in enumerate(self.goods)]
            for seat in range(MAX_PLAYERS)
        ]

    def spread(self, mask: int) -> int:
        """Every hexagon next to one of the mask."""
        width = self.width
        return (
            mask << 1 | mask >> 1 | mask << width | mask >> width | mask << width - 1 | mask >> width - 1
        ) & self.all

    def reach(self, start: Hexagon, passable: int) -> int:
        """Where one or two steps over passable hexagons lead, the start apart."""
        near = self.around[start] & passable
        if not near:
            return 0
        known = self._steps[start].get(near)
        if known is None:
            known = (near | self.spread(near)) & ~(1 << start)
            self._steps[start][near] = known
        return known & passable

    def with_at_least(self, count: int, mask: int) -> int:
        """All hexagons that have at least `count` neighbours in the mask, counted for the whole board at once."""
        if count <= 0:
            return self.all
        if count == 1:
            return self.spread(mask)
        ones, twos, fours = self._counts(mask)
        if count == 2:
            found = twos | fours
        elif count == 3:
            found = ones & twos | fours
        elif count == 4:
            found = fours
        elif count == 5:
            found = fours & (ones | twos)
        elif count == 6:
            found = fours & twos
        else:
            found = 0
        return found & self.all

    def crowds(self, mask: int) -> list[int]:
        """The same for every number of neighbours, from none to six."""
        ones, twos, fours = self._counts(mask)
        more = [twos | fours, ones & twos | fours, fours, fours & (ones | twos), fours & twos]
        return [self.all, self.spread(mask), *(found & self.all for found in more)]

    def _counts(self, mask: int) -> tuple[int, int, int]:
        """The six shifted masks added up bit by bit: the binary digits of each hexagon's number of neighbours in it."""
        width = self.width
        a, b, c = mask << 1, mask >> 1, mask << width
        d, e, f = mask >> width, mask << width - 1, mask >> width - 1
        ab, de = a ^ b, d ^ e
        sum1, carry1 = ab ^ c, a & b | ab & c
        sum2, carry2 = de ^ f, d & e | de & f
        ones, carry3 = sum1 ^ sum2, sum1 & sum2
        either = carry1 ^ carry2
        return ones, either ^ carry3, carry1 & carry2 | either & carry3
