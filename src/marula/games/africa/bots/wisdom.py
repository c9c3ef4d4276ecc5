"""What bots know of Africa: the few moves worth thinking about. How good they are, worth.py says."""

from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.game import Wisdom
from marula.core.masks import bits
from marula.games.africa.actions import Hexagon
from marula.games.africa.bots.features import Features
from marula.games.africa.bots.worth import Worth
from marula.games.africa.play import RULES
from marula.games.africa.rules import discover, migrate, turn
from marula.games.africa.rules.components import MONUMENTS
from marula.games.africa.state import ACT, CARRY, EXCHANGE, OVER, SETTLE, AfricaState

FACETS: Final = ("actions", "animals", "nomads", "camps", "exchanges", "relocation", "treasure")
"""What can be switched off: the second action of a turn, moving animals, moving nomads, camps for points, exchanges
of goods, relocation, and the majorities of gold and gems."""

TILE_NEARBY: Final = 0.05  # what a further face-down tile around a place is worth: enough to decide between equals


@final
class Breadth:
    """How many of each sort are thought of: places to advance to, tiles to move, tiles to turn, places for a tile."""

    def __init__(self, places: int, lifts: int, tiles: int, puts: int) -> None:
        self.places = places
        self.lifts = lifts
        self.tiles = tiles
        self.puts = puts


USUAL: Final = Breadth(places=5, lifts=3, tiles=1, puts=1)
GLANCE: Final = Breadth(places=2, lifts=1, tiles=1, puts=1)
WIDE: Final = Breadth(places=8, lifts=5, tiles=2, puts=3)


@final
class AfricaWisdom(Wisdom):
    """A handful of candidates for each decision, and the worth of positions."""

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        super().__init__(without)
        self._worth = Worth(without)
        self._features = Features(self._worth)
        self._actions = "actions" not in without
        self._animals = "animals" not in without
        self._nomads = "nomads" not in without
        self._camps = "camps" not in without
        self._exchanges = "exchanges" not in without
        self._relocation = "relocation" not in without
        self._treasure = "treasure" not in without

    def evaluate(self, state: AfricaState, seat: Seat) -> float:
        """The worth of a position to a seat, in points."""
        return self._worth.evaluate(state, seat)

    def features(self, state: AfricaState, seat: Seat) -> list[float]:
        """What of a position counts for the lead in the end."""
        return self._features.of(state, seat)

    def outlook(self, state: AfricaState, seat: Seat) -> float:
        """The lead that was learned, which can be told within a turn as well."""
        if self.model is None:
            return self._worth.evaluate(state, seat)
        return self._worth.final(state, seat) if state.phase == OVER else self.lead(state, seat)

    def glimpse(self, state: AfricaState, seat: Seat) -> float:
        """As greedy has it: nearly as good, in a third of the time."""
        return self._worth.evaluate(state, seat)

    def progress(self, state: AfricaState) -> float:
        """AFR-V1 How many of the monuments have been found."""
        return state.monuments / MONUMENTS

    def candidates(self, state: AfricaState, seat: Seat) -> list[Action]:
        """A handful of actions for each decision."""
        return self._chosen(state, seat, USUAL)

    def thoughts(self, state: AfricaState, seat: Seat) -> list[Action]:
        """More of each sort."""
        return self._chosen(state, seat, WIDE)

    def glances(self, state: AfricaState, seat: Seat) -> list[Action]:
        """In a turn, the best of each sort."""
        return self._chosen(state, seat, GLANCE)

    def _chosen(self, state: AfricaState, seat: Seat, breadth: Breadth) -> list[Action]:
        if state.phase == ACT:
            return self._turn_candidates(state, seat, breadth)
        if state.phase == EXCHANGE:
            return RULES.legal(state, seat) if self._exchanges else [state.board.keep]
        if state.phase == SETTLE:
            if not (self._nomads if state.find == state.board.nomads else self._animals):
                return [state.board.leave]
            return self._best_puts(state, breadth.puts)
        if state.phase == CARRY:
            return self._best_puts(state, breadth.puts)
        return RULES.legal(state, seat)

    def _turn_candidates(self, state: AfricaState, seat: Seat, breadth: Breadth) -> list[Action]:
        board = state.board
        here = state.explorers[seat]
        if not self._actions and state.half == 1:
            return [board.end_turn]
        chosen = self._deeds_at(state, seat, here, breadth)
        if turn.advances_left(state):
            chosen += self._advances(state, seat, here, breadth.places)
        if state.untouched and self._relocation:
            relocation = self._relocation_target(state, seat, here)
            if relocation is not None:
                chosen.append(relocation)
        chosen.append(board.end_turn)
        return chosen

    def _advances(self, state: AfricaState, seat: Seat, here: Hexagon, tried: int) -> list[Action]:
        """The places within reach where most can be done, and the one from which most can be reached."""
        board = state.board
        reach = board.reach(here, turn.passable(state, seat))
        if not reach:
            return []
        dig = self._worth.find_worth(state, seat)
        lifts = self._lift_gains(state, board.spread(reach) | reach)
        ranked: list[tuple[float, Hexagon]] = []
        toward: Hexagon = -1
        nearest = 0.0
        for place in bits(reach):
            near = board.around[place] | 1 << place
            tiles = (board.around[place] & state.down).bit_count()
            best = dig if tiles else 0.0
            for origin, gain in lifts:
                if near >> origin & 1 and gain > best:
                    best = gain
            best = max(best, self._worth.camp_gain(state, seat, place))
            best += TILE_NEARBY * tiles
            if best > TILE_NEARBY:
                ranked.append((best, place))
            room = float((board.three_steps[place] & state.down).bit_count())
            if room > nearest:
                nearest, toward = room, place
        ranked.sort(reverse=True)
        places = [place for _, place in ranked[:tried]]
        if toward >= 0 and toward not in places and (not ranked or state.half == 1):
            places.append(toward)
        return [action for place in places if (action := board.advance_to[place]) is not None]

    def _lift_gains(self, state: AfricaState, near: int) -> list[tuple[Hexagon, float]]:
        """What moving each of the animals and nomads there would bring, where it brings anything."""
        board = state.board
        gains: list[tuple[Hexagon, float]] = []
        for kind in board.movable:
            nomads = kind == board.nomads
            if not (self._nomads if nomads else self._animals):
                continue
            for origin in bits(state.up[kind] & near):
                if not migrate.has_somewhere_better(state, origin):
                    continue
                company = state.companies[origin]
                most = company + 1
                while migrate.with_company(state, origin, kind, most + 1):
                    most += 1
                gains.append((origin, float(most - company)))
        return gains

    def _deeds_at(self, state: AfricaState, seat: Seat, here: Hexagon, breadth: Breadth) -> list[Action]:
        """The actions to think about where the explorer stands: digging, the best moves of tiles, a camp."""
        board = state.board
        deeds = self._best_tiles(state, here, breadth.tiles)
        lifts = self._lift_gains(state, board.around[here] | 1 << here)
        lifts.sort(key=_gain, reverse=True)
        deeds += [action for origin, _ in lifts[: breadth.lifts] if (action := board.lift_at[origin]) is not None]
        if state.camps[seat] and state.empty >> here & 1:
            if self._camps:
                deeds.append(board.camp_for_points)
            if self._treasure:
                for kind in board.treasures:
                    if state.up[kind] & board.around[here]:
                        deeds.append(board.camp_for_treasure)
                        break
        return deeds

    def _best_tiles(self, state: AfricaState, here: Hexagon, tried: int) -> list[Action]:
        """Which face-down tiles to turn: those that lead on to most others."""
        board = state.board
        ranked: list[tuple[int, Hexagon]] = []
        for hexagon in bits(discover.targets(state, here)):
            ranked.append((-(board.around[hexagon] & state.down).bit_count(), hexagon))
        ranked.sort()
        return [action for _, hexagon in ranked[:tried] if (action := board.discover_at[hexagon]) is not None]

    def _best_puts(self, state: AfricaState, tried: int) -> list[Action]:
        """The best places for a tile: most company, and of those, where a further one would find most room."""
        board = state.board
        best = 0
        needed = migrate.company(state, state.focus, state.find) + 1
        while better := migrate.with_company(state, state.focus, state.find, needed):
            best = better
            needed += 1
        ranked: list[tuple[int, Hexagon]] = []
        for hexagon in bits(best):
            ranked.append((-(board.around[hexagon] & state.empty).bit_count(), hexagon))
        ranked.sort()
        return [action for _, hexagon in ranked[:tried] if (action := board.put_at[hexagon]) is not None]

    def _relocation_target(self, state: AfricaState, seat: Seat, here: Hexagon) -> Action | None:
        """Where most is to be had next turn: discoveries, and a camp to be set up."""
        board = state.board
        best: Hexagon = -1
        most = 0.0
        dig = max(0.0, self._worth.find_worth(state, seat))
        for place in bits(turn.passable(state, seat) & ~(1 << here)):
            around = board.around[place]
            worth = dig * min((around & state.down).bit_count(), 2)
            worth += TILE_NEARBY * (board.two_steps[place] & state.down).bit_count()
            worth += max(0.0, self._worth.camp_gain(state, seat, place))
            if worth > most:
                best, most = place, worth
        return board.relocate_to[best] if best >= 0 else None


def _gain(item: tuple[Hexagon, float]) -> float:
    return item[1]
