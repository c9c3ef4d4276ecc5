"""What bots know of Africa: what a position is worth, and the few moves worth thinking about.

All values are points. The figures below were found by letting variants play each other (docs/players.md).
"""

from math import exp
from typing import TypeVar, final

from marula.core.actions import Action, Seat
from marula.core.game import Wisdom
from marula.core.masks import bits
from marula.games.africa import play
from marula.games.africa.actions import Hexagon
from marula.games.africa.board import GEMS, GOLD, AfricaBoard
from marula.games.africa.rules import discover, migrate, scoring, turn
from marula.games.africa.rules.components import MONUMENTS
from marula.games.africa.state import ACT, CARRY, EXCHANGE, FLIP, OVER, PLACE, SETTLE, AfricaState

FACETS = ("actions", "animals", "nomads", "camps", "exchanges", "relocation", "treasure")
"""What can be switched off: the second action of a turn, moving animals, moving nomads, camps for points, exchanges
of goods, relocation, and the majorities of gold and gems."""

CAMP_IN_HAND = 2.2  # what a camp not yet used promises
TURNS_PER_CAMP = 1.0  # one can't use them faster than that
DISCOVERIES_PER_TURN = 1.0  # how fast tiles are turned up, by experience
NEXT_TURN = 0.45  # how much of what could be done from here next turn counts today
LAST_HALF = 1.0  # the same for the second half of this turn
GOODS_SHARE = 0.4  # of the goods still face down, how many will be found
VICTORY = 15.0  # what being ahead at the end is worth beside the points themselves
CLOSE = 5.0  # a lead of this many points is no longer close

PIECE_HOPE = 0.5  # what a piece of gold or gems found promises beside its point, to somebody with a camp

TRIED_PLACES = 5  # how many places to advance to are thought through
TRIED_DEEDS = 3  # how many deeds at one place
_MEMORY = 20_000  # entries kept of each sort of sum


K = TypeVar("K")
T = TypeVar("T")


@final
class AfricaWisdom(Wisdom):
    """AFR-V4 Points win: those scored, those that goods, gold and gems will bring, and those within reach."""

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        super().__init__(without)
        self._animals = "animals" not in without
        self._nomads = "nomads" not in without
        self._camps = "camps" not in without
        self._exchanges = "exchanges" not in without
        self._relocation = "relocation" not in without
        self._treasure = "treasure" not in without
        self._actions = "actions" not in without
        # Kept per player, so that variants can play each other.
        self.camp_in_hand = CAMP_IN_HAND
        self.turns_per_camp = TURNS_PER_CAMP
        self.next_turn = NEXT_TURN
        self.last_half = LAST_HALF
        self.goods_share = GOODS_SHARE
        self.victory = VICTORY
        self._company: dict[tuple[int, int], int] = {}
        self._goods: dict[tuple[int, ...], list[float]] = {}
        self._good_finds: dict[tuple[int, ...], float] = {}

    # What a position is worth

    def evaluate(self, state: AfricaState, seat: Seat) -> float:
        """The lead over the others, what is still in hand, and what can be done next from where one stands."""
        if state.phase == OVER:
            return self._final(state, seat)
        lead = self._lead(state, seat)
        if state.phase == FLIP:
            value = lead + self._find_worth(state, seat)
            if state.half == 0 and self._actions:
                value += self.last_half * self._reach_worth(state, seat, 1)
            return value + self.next_turn * self._reach_worth(state, seat, 2)
        if state.player == seat and state.phase != PLACE:
            return lead
        return lead + self.next_turn * self._reach_worth(state, seat, 2)

    def _final(self, state: AfricaState, seat: Seat) -> float:
        scores = scoring.result(state).scores
        mine = scores[seat]["total"]
        best = max(scores[other]["total"] for other in range(state.seats) if other != seat)
        return (mine - best) + self.victory * _squash((mine - best) / CLOSE)

    def _lead(self, state: AfricaState, seat: Seat) -> float:
        """Points scored and to come, less what the others have on average."""
        seats = state.seats
        left = self._turns_left(state)
        values = self._goods_worth(state)[:]
        for other in range(seats):
            values[other] += state.score(Seat(other))
            usable = left / self.turns_per_camp
            camps = state.camps[other]
            values[other] += self.camp_in_hand * (camps if camps < usable else usable)
        if self._treasure:
            self._add_prizes(state, values, GOLD, left)
            self._add_prizes(state, values, GEMS, left)
        mine = values[seat]
        return mine - (sum(values) - mine) / (seats - 1)

    def _add_prizes(self, state: AfricaState, values: list[float], family: int, left: float) -> None:
        """AFR-V3 Guess who will have most pieces: what is still to be had blurs the lead of those who have some."""
        seats = state.seats
        board = state.board
        total = 0
        for kind in board.treasures:
            tile = board.tiles[kind]
            if tile.family == family:
                total += tile.pieces * (state.bag[kind] + state.up[kind].bit_count())
        counts = [scoring.pieces(state, Seat(seat), family) for seat in range(seats)]
        open_pieces = min(float(total), 0.7 * left * seats)
        blur = 0.35 + 0.55 * open_pieces**0.5
        for seat in range(seats):
            ahead = 0.0
            for other in range(seats):
                if other != seat:
                    ahead += _chance((counts[other] - counts[seat]) / blur)
            prize = 10.0 - 4.0 * ahead if ahead < 1.0 else max(0.0, 6.0 * (2.0 - ahead))
            if counts[seat] == 0:
                prize *= open_pieces / (open_pieces + 2.0 * seats)
            values[seat] += prize

    def _turns_left(self, state: AfricaState) -> float:
        """AFR-V1 How many turns each player may still have before the eleventh monument."""
        monuments = state.bag[state.board.monument]
        down = state.down.bit_count()
        flips = (down + 1) * monuments / (monuments + 1)
        return flips / DISCOVERIES_PER_TURN / state.seats

    def _find_worth(self, state: AfricaState, seat: Seat) -> float:
        """What a discovery brings on average, the tiles that are left being equally likely."""
        board = state.board
        bag = state.bag
        count = sum(bag)
        if not count:
            return 0.0
        total = self._find_goods(state, seat)
        for kind in board.animals:
            number = bag[kind]
            if number:
                total += number
                if self._animals:
                    total += number * self._most_company(board, state.up[kind], state.empty)
        if bag[board.nomads]:
            room = float(self._most_company(board, state.empty, state.empty)) if self._nomads else 1.5
            total += bag[board.nomads] * room
        hope = 1.0 + PIECE_HOPE if self._treasure and state.camps[seat] else 1.0
        for kind in board.treasures:
            total += bag[kind] * board.tiles[kind].pieces * hope
        if bag[board.monument]:
            if state.monuments == MONUMENTS - 1:
                total += bag[board.monument] * self._ending_worth(state, seat)
            else:
                total += bag[board.monument] * 0.8 * self.camp_in_hand
        return total / count

    def _ending_worth(self, state: AfricaState, seat: Seat) -> float:
        """AFR-D6 AFR-V1 The last monument: three points, and the match as it stands."""
        scores = scoring.result(state).scores
        best = max(scores[other]["total"] for other in range(state.seats) if other != seat)
        margin = scores[seat]["total"] + discover.LAST_MONUMENT_POINTS - best
        return discover.LAST_MONUMENT_POINTS + self.victory * _squash(margin / CLOSE)

    def _most_company(self, board: AfricaBoard, liked: int, empty: int) -> int:
        """The most neighbours in a mask that any empty hexagon has."""
        if not liked or not empty:
            return 0
        key = (liked, empty)
        known = self._company.get(key)
        if known is not None:
            return known
        most = 0
        while most < 6 and board.with_at_least(most + 1, liked) & empty:
            most += 1
        _remember(self._company, key, most)
        return most

    def _growth(self, state: AfricaState) -> list[float]:
        """How many more goods of each kind a player may expect to find."""
        board = state.board
        share = self.goods_share * (MONUMENTS - state.monuments) / (MONUMENTS - state.monuments + 1) / state.seats
        return [share * state.bag[kind] for kind in board.goods]

    def _goods_worth(self, state: AfricaState) -> list[float]:
        """AFR-V2 What each player's goods will be worth, with those still to come."""
        key = _goods_key(state)
        known = self._goods.get(key)
        if known is None:
            growth = self._growth(state)
            kinds = len(growth)
            known = [0.0] * state.seats
            for place, count in enumerate(state.goods):
                known[place // kinds] += _goods_points(count + growth[place % kinds])
            _remember(self._goods, key, known)
        return known

    def _find_goods(self, state: AfricaState, seat: Seat) -> float:
        """AFR-D3 What goods still to be found would bring that seat, all of them taken together."""
        key = (seat, *_goods_key(state))
        known = self._good_finds.get(key)
        if known is None:
            known = 0.0
            for good, kind in enumerate(state.board.goods):
                if state.bag[kind]:
                    known += state.bag[kind] * self._good_worth(state, seat, good)
            _remember(self._good_finds, key, known)
        return known

    def _good_worth(self, state: AfricaState, seat: Seat, good: int) -> float:
        """AFR-D3 What finding that good adds, with the best exchange there is."""
        growth = self._growth(state)
        kinds = len(growth)
        goods = state.goods
        held = goods[seat * kinds + good]
        plain = _goods_points(held + 1 + growth[good]) - _goods_points(held + growth[good])
        if not self._exchanges:
            return plain
        held += 1
        best = plain
        share = 1.0 / (state.seats - 1)
        for other in range(state.seats):
            if other == seat:
                continue
            for taken in range(kinds):
                theirs = goods[other * kinds + taken]
                if taken == good or not theirs:
                    continue
                mine = goods[seat * kinds + taken]
                their_find = goods[other * kinds + good]
                for number in (1, theirs) if 1 < theirs <= held else (1,):
                    gain = _swap(held + growth[good], mine + growth[taken], number)
                    loss = _swap(theirs + growth[taken], their_find + growth[good], number)
                    best = max(best, plain + gain - share * loss)
        return best

    def _reach_worth(self, state: AfricaState, seat: Seat, actions: int) -> float:
        """What that many actions may bring from where the explorer stands: a discovery each, if it can get to tiles."""
        here = state.explorers[seat]
        board = state.board
        if here < 0:
            return 0.0
        around = board.spread(board.reach(here, turn.passable(state, seat)) | 1 << here)
        near = around & state.down
        if state.phase == FLIP:
            near &= ~(1 << state.focus)
        if actions == 1:
            possible = 1 if near else 0
        else:
            # Two more steps lead to further tiles, for the second action at the latest.
            far = board.spread(board.spread(around)) & state.down & ~near
            possible = (1 if near else 0) + (1 if far or near & (near - 1) else 0)
        # Nobody has to discover: a find that would only end a match one is losing is worth nothing, not less.
        return possible * max(0.0, self._find_worth(state, seat))

    # The moves worth thinking about

    def candidates(self, state: AfricaState, seat: Seat) -> list[Action]:
        """A handful of actions for each decision."""
        if state.phase == ACT:
            return self._turn_candidates(state, seat)
        legal = play.legal(state, seat)
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
        dig = self._find_worth(state, seat)
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
            best = max(best, self._camp_gain(state, seat, place))
            best += 0.05 * tiles
            if best > 0.05:
                ranked.append((best, place))
            room = float((board.spread(board.spread(near)) & state.down).bit_count())
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
                liked = migrate.liked_elsewhere(state, origin, kind)
                gain = self._most_company(board, liked, state.empty) - migrate.company(state, origin, kind)
                if gain > 0:
                    gains.append((origin, float(gain)))
        return gains

    def _camp_gain(self, state: AfricaState, seat: Seat, place: Hexagon) -> float:
        """About what a camp there brings, as points or as treasure, less the camp."""
        if not state.camps[seat] or not state.empty >> place & 1:
            return 0.0
        board = state.board
        around = board.around[place]
        points = 0
        if self._camps:
            points = (around & state.up[board.monument]).bit_count()
            for kind in board.movable:
                points += (around & state.up[kind]).bit_count()
        pieces = 0
        if self._treasure:
            for kind in board.treasures:
                pieces += (around & state.up[kind]).bit_count() * board.tiles[kind].pieces
        return max(points, 1.8 * pieces) - 0.5 * self.camp_in_hand

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
        legal = migrate.destinations(state, state.focus, state.find)
        liked = migrate.liked_elsewhere(state, state.focus, state.find)
        level = migrate.company(state, state.focus, state.find) + 1
        best = legal
        while level < 6:
            better = legal & board.with_at_least(level + 1, liked)
            if not better:
                break
            best = better
            level += 1
        chosen: list[Action] = []
        board.pick_put.extend(chosen, best)
        if len(chosen) > 1:
            # Where a further tile of the kind would find most room beside it.
            open_around = [(board.around[hexagon] & state.empty).bit_count() for hexagon in bits(best)]
            chosen = [chosen[open_around.index(max(open_around))]]
        return chosen

    def _relocation_target(self, state: AfricaState, seat: Seat, here: Hexagon) -> Action | None:
        """Where most is to be discovered next turn, or a camp to be set up; None if it is no better than here."""
        board = state.board
        best: Hexagon = -1
        most = 0.0
        near = board.spread(board.spread(state.down))
        for place in bits(turn.passable(state, seat) & near & ~(1 << here)):
            around = board.around[place]
            room = (around & state.down).bit_count()
            if room == 0:
                continue
            worth = min(room, 2) + 0.1 * (board.spread(around) & state.down).bit_count()
            worth += 0.3 * max(0.0, self._camp_gain(state, seat, place))
            if worth > most:
                best, most = place, worth
        return board.relocate_to[best] if best >= 0 else None


def _remember(memory: dict[K, T], key: K, value: T) -> None:
    """Keep the result of a sum; a full memory starts anew."""
    if len(memory) >= _MEMORY:
        memory.clear()
    memory[key] = value


def _goods_key(state: AfricaState) -> tuple[int, ...]:
    """All that the worth of goods depends on."""
    board = state.board
    return (*state.goods, state.monuments, *[state.bag[kind] for kind in board.goods])


def _gain(item: tuple[Hexagon, float]) -> float:
    return item[1]


def _swap(giving: float, taking: float, number: int) -> float:
    """What a holder gains by giving `number` of one kind for as many of another."""
    return (
        _goods_points(giving - number) - _goods_points(giving) + _goods_points(taking + number) - _goods_points(taking)
    )


def _goods_points(count: float) -> float:
    """AFR-V2 The points of that many goods of a kind, also between whole numbers."""
    whole = int(count)
    low = scoring.goods_points(whole)
    return low + (count - whole) * (scoring.goods_points(whole + 1) - low)


def _chance(lead: float) -> float:
    """A lead, in blurs, as a chance to be ahead at the end."""
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.7 * lead))


def _squash(value: float) -> float:
    """Between -1 and 1."""
    return 2.0 * _chance(value) - 1.0
