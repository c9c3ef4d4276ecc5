"""What bots know of Africa: the few moves worth thinking about. How good they are, worth.py says."""

from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.game import Wisdom
from marula.core.masks import bits
from marula.core.rollout import Policy
from marula.games.africa.actions import Hexagon
from marula.games.africa.bots.features import Features
from marula.games.africa.bots.quick import Quick
from marula.games.africa.bots.worth import Worth
from marula.games.africa.play import RULES
from marula.games.africa.rules import discover, migrate, turn
from marula.games.africa.rules.components import MONUMENTS
from marula.games.africa.state import ACT, CARRY, EXCHANGE, SETTLE, AfricaState

FACETS: Final = ("actions", "animals", "nomads", "camps", "exchanges", "relocation", "treasure")
"""What can be switched off: the second action of a turn, moving animals, moving nomads, camps for points, exchanges
of goods, relocation, and the majorities of gold and gems."""

TRIED_PLACES: Final = 5  # how many places to advance to are thought through
TRIED_DEEDS: Final = 3  # how many deeds at one place
TILE_NEARBY: Final = 0.05  # what a further face-down tile around a place is worth: enough to decide between equals


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

    def progress(self, state: AfricaState) -> float:
        """AFR-V1 How many of the monuments have been found."""
        return state.monuments / MONUMENTS

    def policy(self) -> Policy:
        """How everybody decides in roll-outs."""
        return Quick(self._worth)

    def candidates(self, state: AfricaState, seat: Seat) -> list[Action]:
        """A handful of actions for each decision."""
        if state.phase == ACT:
            return self._turn_candidates(state, seat)
        legal = RULES.legal(state, seat)
        if state.phase == EXCHANGE:
            return legal if self._exchanges else [state.board.keep]
        if state.phase == SETTLE:
            if not (self._nomads if state.find == state.board.nomads else self._animals):
                return [state.board.leave]
            return self._best_puts(state)
        if state.phase == CARRY:
            return self._best_puts(state)
        return legal

    def _turn_candidates(self, state: AfricaState, seat: Seat) -> list[Action]:
        board = state.board
        here = state.explorers[seat]
        if not self._actions and state.half == 1:
            return [board.end_turn]
        chosen = self._deeds_at(state, seat, here)
        if turn.advances_left(state):
            chosen += self._advances(state, seat, here)
        if state.untouched and self._relocation:
            relocation = self._relocation_target(state, seat, here)
            if relocation is not None:
                chosen.append(relocation)
        chosen.append(board.end_turn)
        return chosen

    def _advances(self, state: AfricaState, seat: Seat, here: Hexagon) -> list[Action]:
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
        places = [place for _, place in ranked[:TRIED_PLACES]]
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

    def _deeds_at(self, state: AfricaState, seat: Seat, here: Hexagon) -> list[Action]:
        """The actions to think about where the explorer stands: digging, the best moves of tiles, a camp."""
        board = state.board
        deeds: list[Action] = []
        tile = self._best_tile(state, here)
        if tile is not None:
            deeds.append(tile)
        lifts = self._lift_gains(state, board.around[here] | 1 << here)
        lifts.sort(key=_gain, reverse=True)
        deeds += [action for origin, _ in lifts[:TRIED_DEEDS] if (action := board.lift_at[origin]) is not None]
        if state.camps[seat] and state.empty >> here & 1:
            if self._camps:
                deeds.append(board.camp_for_points)
            if self._treasure:
                for kind in board.treasures:
                    if state.up[kind] & board.around[here]:
                        deeds.append(board.camp_for_treasure)
                        break
        return deeds

    def _best_tile(self, state: AfricaState, here: Hexagon) -> Action | None:
        """Which face-down tile to turn: one that leads on to many others."""
        board = state.board
        best: Hexagon = -1
        most = -1
        for hexagon in bits(discover.targets(state, here)):
            beyond = (board.around[hexagon] & state.down).bit_count()
            if beyond > most:
                best, most = hexagon, beyond
        return board.discover_at[best] if best >= 0 else None

    def _best_puts(self, state: AfricaState) -> list[Action]:
        """The best places for a tile: most company, and of those, one."""
        board = state.board
        best = 0
        needed = migrate.company(state, state.focus, state.find) + 1
        while better := migrate.with_company(state, state.focus, state.find, needed):
            best = better
            needed += 1
        chosen: list[Action] = []
        board.pick_put.extend(chosen, best)
        if len(chosen) > 1:
            # Where a further tile of the kind would find most room beside it.
            open_around = [(board.around[hexagon] & state.empty).bit_count() for hexagon in bits(best)]
            chosen = [chosen[open_around.index(max(open_around))]]
        return chosen

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
