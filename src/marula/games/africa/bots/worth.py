"""What a position of Africa is worth to a seat, in points.

The figures are guesses that held: variants of each played some hundred matches against the others.
"""

from math import exp
from typing import Final, TypeVar, final

from marula.core.actions import Seat
from marula.games.africa.actions import Hexagon
from marula.games.africa.board import GEMS, GOLD, AfricaBoard
from marula.games.africa.rules import discover, scoring, turn
from marula.games.africa.rules.components import MONUMENTS
from marula.games.africa.state import FLIP, OVER, PLACE, AfricaState

CAMP_IN_HAND: Final = 2.2  # what a camp not yet used promises
TURNS_PER_CAMP: Final = 1.0  # one can't use them faster than that
CAMP_FOR_MONUMENT: Final = 0.8  # the share of that which a monument found is worth: it may be among the last
DISCOVERIES_PER_TURN: Final = 1.0  # how fast tiles are turned up, by experience
NEXT_TURN: Final = 0.45  # how much of what could be done from here next turn counts today
GOODS_SHARE: Final = 0.4  # of the goods still face down, how many will be found
VICTORY: Final = 15.0  # what being ahead at the end is worth beside the points themselves
CLOSE: Final = 5.0  # a lead of this many points is no longer close

PIECES_PER_TURN: Final = 0.7  # how many pieces of gold or gems a player takes, at most, in the turns that are left
SURE_LEAD: Final = 0.35  # a lead of this many pieces is nearly safe when there are none left to take
LEAD_BLUR: Final = 0.55  # how much less safe it is for each open piece, growing with their square root
PIECE_HOPE: Final = 0.5  # what a piece found promises beside its point, to somebody with a camp
TREASURE_TILE: Final = 2.5  # what a tile of gold or gems is worth to somebody who takes it
TREASURE_PIECE: Final = 1.8  # the same, by piece
NOMADS_LEFT_LYING: Final = 1.5  # what nomads score where they are found, on average

_MEMORY: Final = 20_000  # entries kept of each sort of sum

K = TypeVar("K")
T = TypeVar("T")


@final
class Worth:
    """AFR-V4 Points win: those scored, those that goods, gold and gems will bring, and those within reach."""

    def __init__(self, without: frozenset[str]) -> None:
        self._actions = "actions" not in without
        self._animals = "animals" not in without
        self._nomads = "nomads" not in without
        self._camps = "camps" not in without
        self._exchanges = "exchanges" not in without
        self._treasure = "treasure" not in without
        self._company: dict[tuple[int, int], int] = {}
        self._goods: dict[tuple[int, ...], list[float]] = {}
        self._good_finds: dict[tuple[int, ...], float] = {}

    def evaluate(self, state: AfricaState, seat: Seat) -> float:
        """The lead over the others, what is still in hand, and what can be done next from where one stands."""
        if state.phase == OVER:
            return self.final(state, seat)
        lead = self._lead(state, seat)
        if state.phase == FLIP:
            find = self.find_worth(state, seat)
            value = lead + find
            if state.half == 0 and self._actions:
                value += self.reach_worth(state, seat, 1, find)
            return value + NEXT_TURN * self.reach_worth(state, seat, 2, find)
        if state.player == seat and state.phase != PLACE:
            return lead
        return lead + NEXT_TURN * self.reach_worth(state, seat, 2, self.find_worth(state, seat))

    def final(self, state: AfricaState, seat: Seat) -> float:
        scores = scoring.result(state).scores
        mine = scores[seat]["total"]
        best = max(scores[other]["total"] for other in range(state.seats) if other != seat)
        return (mine - best) + VICTORY * _squash((mine - best) / CLOSE)

    def _lead(self, state: AfricaState, seat: Seat) -> float:
        """Points scored and to come, less what the others have on average."""
        seats = state.seats
        left = self.turns_left(state)
        values = self.goods_worth(state)[:]
        for other in range(seats):
            values[other] += state.score(Seat(other))
            usable = left / TURNS_PER_CAMP
            camps = state.camps[other]
            values[other] += CAMP_IN_HAND * (camps if camps < usable else usable)
        if self._treasure:
            self.add_prizes(state, values, GOLD, left)
            self.add_prizes(state, values, GEMS, left)
        mine = values[seat]
        return mine - (sum(values) - mine) / (seats - 1)

    def add_prizes(self, state: AfricaState, values: list[float], family: int, left: float) -> None:
        """AFR-V3 Guess who will have most pieces: what is still to be had blurs the lead of those who have some."""
        seats = state.seats
        board = state.board
        total = 0
        for kind in board.treasures:
            tile = board.tiles[kind]
            if tile.family == family:
                total += tile.pieces * (state.bag[kind] + state.up[kind].bit_count())
        counts = [scoring.pieces(state, Seat(seat), family) for seat in range(seats)]
        open_pieces = min(float(total), PIECES_PER_TURN * left * seats)
        blur = SURE_LEAD + LEAD_BLUR * open_pieces**0.5
        for seat in range(seats):
            ahead = 0.0
            for other in range(seats):
                if other != seat:
                    ahead += _chance((counts[other] - counts[seat]) / blur)
            prize = 10.0 - 4.0 * ahead if ahead < 1.0 else max(0.0, 6.0 * (2.0 - ahead))
            if counts[seat] == 0:
                prize *= open_pieces / (open_pieces + 2.0 * seats)
            values[seat] += prize

    def turns_left(self, state: AfricaState) -> float:
        """AFR-V1 How many turns each player may still have before the eleventh monument."""
        monuments = state.bag[state.board.monument]
        down = state.down.bit_count()
        flips = (down + 1) * monuments / (monuments + 1)
        return flips / DISCOVERIES_PER_TURN / state.seats

    def find_worth(self, state: AfricaState, seat: Seat) -> float:
        """What a discovery brings on average, the tiles that are left being equally likely."""
        total = 0.0
        for part in self.find_parts(state, seat):
            total += part
        return total

    def find_parts(self, state: AfricaState, seat: Seat) -> list[float]:
        """The same by family: goods, animals, nomads, gold and gems, monuments."""
        board = state.board
        bag = state.bag
        count = sum(bag)
        if not count:
            return [0.0] * 5
        animals = 0.0
        for kind in board.animals:
            number = bag[kind]
            if number:
                animals += number
                if self._animals:
                    animals += number * state.most_company_of(kind)
        nomads = 0.0
        if bag[board.nomads]:
            room = float(state.most_company_of(board.nomads)) if self._nomads else NOMADS_LEFT_LYING
            nomads = bag[board.nomads] * room
        pieces = 0
        for kind in board.treasures:
            pieces += bag[kind] * board.tiles[kind].pieces
        hope = 1.0 + PIECE_HOPE if self._treasure and state.camps[seat] else 1.0
        monuments = 0.0
        if bag[board.monument]:
            last = state.monuments == MONUMENTS - 1
            worth = self._ending_worth(state, seat) if last else CAMP_FOR_MONUMENT * CAMP_IN_HAND
            monuments = bag[board.monument] * worth
        goods = self._find_goods(state, seat)
        return [goods / count, animals / count, nomads / count, pieces * hope / count, monuments / count]

    def _ending_worth(self, state: AfricaState, seat: Seat) -> float:
        """AFR-D6 AFR-V1 The last monument: three points, and the match as it stands."""
        scores = scoring.result(state).scores
        best = max(scores[other]["total"] for other in range(state.seats) if other != seat)
        margin = scores[seat]["total"] + discover.LAST_MONUMENT_POINTS - best
        return discover.LAST_MONUMENT_POINTS + VICTORY * _squash(margin / CLOSE)

    def _most_around(self, board: AfricaBoard, liked: int, empty: int) -> int:
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
        share = GOODS_SHARE * (MONUMENTS - state.monuments) / (MONUMENTS - state.monuments + 1) / state.seats
        return [share * state.bag[kind] for kind in board.goods]

    def goods_worth(self, state: AfricaState) -> list[float]:
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

    def reach_worth(self, state: AfricaState, seat: Seat, actions: int, find: float) -> float:
        """What that many actions may bring from where the explorer stands: a find each, if it can get to tiles."""
        here = state.explorers[seat]
        board = state.board
        if here < 0:
            return 0.0
        passable = turn.passable(state, seat)
        stands = board.reach(here, passable) | 1 << here
        around = board.spread(stands)
        near = around & state.down
        if state.phase == FLIP:
            near &= ~(1 << state.focus)
        # Nobody has to discover: a find that would only end a match one is losing is worth nothing, not less.
        dig = max(0.0, find)
        first = dig if near else 0.0
        if actions == 1:
            return max(first, self.camp_prospect(state, seat, stands))
        # Two more steps lead to further tiles, for the second action at the latest.
        several = near & (near - 1) or board.spread(board.spread(around)) & state.down & ~near
        second = dig if several else 0.0
        camp = 0.0
        if state.camps[seat]:
            stands |= board.spread(board.spread(stands) & passable) & passable
            camp = self.camp_prospect(state, seat, stands)
        return first + second + camp - min(first, second, camp)

    def camp_prospect(self, state: AfricaState, seat: Seat, stands: int) -> float:
        """About the most that a camp on one of these hexagons adds to the worth of a camp in hand."""
        spots = stands & state.empty
        if not state.camps[seat] or not spots:
            return 0.0
        board = state.board
        best = 0.0
        if self._camps:
            marks = state.up[board.monument]
            for kind in board.movable:
                marks |= state.up[kind]
            best = float(self._most_around(board, marks, spots))
        if self._treasure:
            tiles = 0
            for kind in board.treasures:
                tiles |= state.up[kind]
            best = max(best, TREASURE_TILE * self._most_around(board, tiles, spots))
        return max(0.0, best - CAMP_IN_HAND)

    def camp_gain(self, state: AfricaState, seat: Seat, place: Hexagon) -> float:
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
        return max(points, TREASURE_PIECE * pieces) - CAMP_IN_HAND / 2


def _remember(memory: dict[K, T], key: K, value: T) -> None:
    """Keep the result of a sum; a full memory starts anew."""
    if len(memory) >= _MEMORY:
        memory.clear()
    memory[key] = value


def _goods_key(state: AfricaState) -> tuple[int, ...]:
    """All that the worth of goods depends on."""
    board = state.board
    return (*state.goods, state.monuments, *[state.bag[kind] for kind in board.goods])


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
