"""The board: hexagons as bits, the mix of tiles, and the table of all actions."""

from typing import final

from marula.core.actions import Action, Seat
from marula.core.game import Board
from marula.core.masks import Picker
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

MAX_PLAYERS = 5

ANIMAL, GOOD, MONUMENT, NOMADS, GOLD, GEMS = range(6)
"""The families of tiles (AFR-C2)."""


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

        self.tiles = tiles
        self.kinds = len(tiles)
        self.tile_of: dict[str, Tile] = {tile.id: tile for tile in tiles}
        self.animals: list[int] = [tile.kind for tile in tiles if tile.family == ANIMAL]
        self.goods: list[int] = [tile.kind for tile in tiles if tile.family == GOOD]
        self.treasures: list[int] = [tile.kind for tile in tiles if tile.family in (GOLD, GEMS)]
        self.monument = next(tile.kind for tile in tiles if tile.family == MONUMENT)
        self.nomads = next(tile.kind for tile in tiles if tile.family == NOMADS)
        self.movable: list[int] = [*self.animals, self.nomads]

        self.names["tile"] = names
        self.names["place"] = {
            hexagon_id: {language: f"{text} ({hexagon_id})" for language, text in city_names.items()}
            for hexagon_id, city_names in cities.items()
        }
        self._make_actions()

    def _make_actions(self) -> None:
        self.start_players: list[Action] = []
        self.turn_ups: list[Action] = []
        self.place_actions: list[Action | None] = [None] * self.size
        relocations: list[Action | None] = [None] * self.size
        advances: list[Action | None] = [None] * self.size
        discoveries: list[Action | None] = [None] * self.size
        lifts: list[Action | None] = [None] * self.size
        puts: list[Action | None] = [None] * self.size
        self.exchange_one: list[list[Action]] = []
        self.exchange_all: list[list[Action]] = []

        table = self.actions

        def number() -> int:
            return len(table)

        for seat in range(MAX_PLAYERS):
            self.start_players.append(DrawStartPlayer(number(), Seat(seat)))
            table.add(self.start_players[-1])
        for tile in self.tiles:
            self.turn_ups.append(TurnUp(number(), tile.kind, tile.id))
            table.add(self.turn_ups[-1])
        for city in self.cities:
            place = PlaceExplorer(number(), city, self.ids[city])
            table.add(place)
            self.place_actions[city] = place
        for hexagon in self.hexagons:
            id = self.ids[hexagon]
            relocation = Relocate(number(), hexagon, id)
            table.add(relocation)
            relocations[hexagon] = relocation
            advance = Advance(number(), hexagon, id)
            table.add(advance)
            advances[hexagon] = advance
            discovery = Discover(number(), hexagon, id)
            table.add(discovery)
            discoveries[hexagon] = discovery
            lift = Lift(number(), hexagon, id)
            table.add(lift)
            lifts[hexagon] = lift
            put = Put(number(), hexagon, id)
            table.add(put)
            puts[hexagon] = put
        for seat in range(MAX_PLAYERS):
            ones: list[Action] = []
            alls: list[Action] = []
            for good in range(len(self.goods)):
                name = self.tiles[self.goods[good]].id
                one = ExchangeOne(number(), Seat(seat), good, name)
                table.add(one)
                ones.append(one)
                everything = ExchangeAll(number(), Seat(seat), good, name)
                table.add(everything)
                alls.append(everything)
            self.exchange_one.append(ones)
            self.exchange_all.append(alls)
        self.leave: Action = Leave(number())
        table.add(self.leave)
        self.keep: Action = Keep(number())
        table.add(self.keep)
        self.camp_for_points: Action = CampForPoints(number())
        table.add(self.camp_for_points)
        self.camp_for_treasure: Action = CampForTreasure(number())
        table.add(self.camp_for_treasure)
        self.end_turn: Action = EndTurn(number())
        table.add(self.end_turn)

        self.advance_to = advances
        self.discover_at = discoveries
        self.lift_at = lifts
        self.put_at = puts
        self.relocate_to = relocations
        self.pick_place: Picker[Action] = Picker(self.place_actions)
        self.pick_relocation: Picker[Action] = Picker(relocations)
        self.pick_advance: Picker[Action] = Picker(advances)
        self.pick_discovery: Picker[Action] = Picker(discoveries)
        self.pick_lift: Picker[Action] = Picker(lifts)
        self.pick_put: Picker[Action] = Picker(puts)

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
        return (near | self.spread(near) & passable) & ~(1 << start)

    def with_at_least(self, count: int, mask: int) -> int:
        """All hexagons that have at least `count` neighbours in the mask, counted for the whole board at once.

        The six shifted masks are added up bit by bit: ones, twos and fours are the digits of each hexagon's count.
        """
        width = self.width
        a, b, c = mask << 1, mask >> 1, mask << width
        d, e, f = mask >> width, mask << width - 1, mask >> width - 1
        ab, de = a ^ b, d ^ e
        sum1, carry1 = ab ^ c, a & b | ab & c
        sum2, carry2 = de ^ f, d & e | de & f
        ones, carry3 = sum1 ^ sum2, sum1 & sum2
        either = carry1 ^ carry2
        twos, fours = either ^ carry3, carry1 & carry2 | either & carry3
        if count <= 0:
            return self.all
        if count == 1:
            found = ones | twos | fours
        elif count == 2:
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
