"""How everybody decides in roll-outs: the best deed within reach, one half of a turn after the other."""

from typing import Any, Final, final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.masks import bits
from marula.core.rollout import Policy
from marula.core.rules import Rules
from marula.games.africa.actions import Hexagon
from marula.games.africa.bots.worth import CAMP_IN_HAND, TREASURE_PIECE, Worth
from marula.games.africa.rules import migrate, turn
from marula.games.africa.state import ACT, CARRY, EXCHANGE, SETTLE, AfricaState

WALK: Final = 0.2  # what is better where the explorer stands need not be walked to
ROOM: Final = 0.05  # what a further face-down tile around a place is worth


@final
class Quick(Policy):
    """No plan for a whole turn: it looks for what brings most now, here or after an advance."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def choose(self, rules: Rules[Any], state: Any, seat: Seat, dice: Dice) -> Action:
        """The next step to the best deed within reach."""
        found: AfricaState = state
        if found.phase == ACT:
            return self._act(found, seat)
        if found.phase in (CARRY, SETTLE):
            return best_put(found) or found.board.leave
        if found.phase == EXCHANGE:
            return self._exchange(rules, found, seat)
        return rules.pick_any(state, seat, dice)

    def _act(self, state: AfricaState, seat: Seat) -> Action:
        """The best deed here, or the advance to where a better one can be done."""
        board = state.board
        here = state.explorers[seat]
        reach = board.reach(here, turn.passable(state, seat)) if turn.advances_left(state) else 0
        dig = self._worth.find_worth(state, seat)
        lifts = best_lifts(state, board.spread(reach | 1 << here) | reach | 1 << here)
        best, deed = self._deed(state, seat, here, dig, lifts)
        best += WALK
        for place in bits(reach):
            worth, _ = self._deed(state, seat, place, dig, lifts)
            if worth > best:
                best, deed = worth, board.advance_to[place]
        if deed is not None and best > WALK:
            return deed
        return self._onward(state, seat, reach) or board.end_turn

    def _deed(
        self, state: AfricaState, seat: Seat, place: Hexagon, dig: float, lifts: list[tuple[float, Hexagon]]
    ) -> tuple[float, Action | None]:
        """The best that can be done at a place, and what it brings."""
        board = state.board
        around = board.around[place]
        best = 0.0
        deed: Action | None = None
        tiles = around & state.down
        if tiles and dig > 0.0:
            best = dig
            deed = board.discover_at[_leading_on(state, tiles)]
        for gain, origin in lifts:
            if gain <= best:
                break
            if (around | 1 << place) >> origin & 1:
                best, deed = gain, board.lift_at[origin]
                break
        if state.camps[seat] and state.empty >> place & 1:
            points = (around & state.up[board.monument]).bit_count() - CAMP_IN_HAND
            for kind in board.movable:
                points += (around & state.up[kind]).bit_count()
            if points > best:
                best, deed = points, board.camp_for_points
            pieces = 0
            for kind in board.treasures:
                pieces += (around & state.up[kind]).bit_count() * board.tiles[kind].pieces
            if pieces and TREASURE_PIECE * pieces - CAMP_IN_HAND > best:
                best, deed = TREASURE_PIECE * pieces - CAMP_IN_HAND, board.camp_for_treasure
        return best + ROOM * tiles.bit_count() if deed is not None else 0.0, deed

    def _onward(self, state: AfricaState, seat: Seat, reach: int) -> Action | None:
        """To where most tiles lie face down: by a relocation, or as far as an advance goes."""
        board = state.board
        goals = state.free if state.untouched else reach
        best: Hexagon = -1
        most = 0
        for place in bits(goals):
            around = board.around[place]
            tiles = 8 * (around & state.down).bit_count() + (board.spread(around) & state.down).bit_count()
            if tiles > most:
                best, most = place, tiles
        if best < 0:
            return None
        return board.relocate_to[best] if state.untouched else board.advance_to[best]

    def _exchange(self, rules: Rules[Any], state: AfricaState, seat: Seat) -> Action:
        """What leaves oneself best off, and the others worst."""
        best = -1e9
        chosen: Action = state.board.keep
        for action in rules.legal(state, seat):
            after = state.copy()
            rules.apply(after, seat, action, None)
            values = self._worth.goods_worth(after)
            worth = values[seat] - (sum(values) - values[seat]) / (state.seats - 1)
            if worth > best:
                best, chosen = worth, action
        return chosen


def best_lifts(state: AfricaState, near: int) -> list[tuple[float, Hexagon]]:
    """AFR-N1 AFR-N2 The animals and nomads there that could have more company: how much more, the most first."""
    found: list[tuple[float, Hexagon]] = []
    for origin in bits(state.movable & near):
        if migrate.has_somewhere_better(state, origin):
            gain = _most_company(state, origin, state.lying[origin]) - state.companies[origin]
            found.append((float(gain), origin))
    found.sort(reverse=True)
    return found


def best_put(state: AfricaState) -> Action | None:
    """AFR-N3 Where the tile in hand has most company and, of those places, most room."""
    board = state.board
    if not migrate.destinations(state, state.focus, state.find):
        return None
    most = _most_company(state, state.focus, state.find)
    best: Hexagon = -1
    room = -1
    for place in bits(migrate.with_company(state, state.focus, state.find, most)):
        count = (board.around[place] & state.empty).bit_count()
        if count > room:
            best, room = place, count
    return board.put_at[best]


def _most_company(state: AfricaState, origin: Hexagon, kind: int) -> int:
    """AFR-N3 The most that such a tile would have around it elsewhere, or what it has now if that is more."""
    most = migrate.company(state, origin, kind)
    while migrate.with_company(state, origin, kind, most + 1):
        most += 1
    return most


def _leading_on(state: AfricaState, tiles: int) -> Hexagon:
    """The tile from which most others can be turned up next."""
    best: Hexagon = -1
    most = -1
    for place in bits(tiles):
        beyond = (state.board.around[place] & state.down).bit_count()
        if beyond > most:
            best, most = place, beyond
    return best
