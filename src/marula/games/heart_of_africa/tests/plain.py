"""The Heart of Africa once more, slowly: the catalogue over lists of cards by name.

Written from rules/catalogue.md and the shape of the View, not from the code it judges: no masks, no numbers for
things. A position is what lies on the table; an action is the frozenset of its wire's items. The board is read from
its data. What lies in a pile has no order before it is turned up: then the model is told.
"""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from marula.core.game import Board
from marula.games.heart_of_africa.events import LayerView, Phase, PlayerView, TicketView, View
from marula.games.heart_of_africa.tests.recount import POINTS, Lane, completed, land_of

Wire = frozenset[tuple[str, str]]

COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
LOCOMOTIVE = "locomotive"
CARDS = (*COLOURS, LOCOMOTIVE)
TERRAINS = ("desert", "jungle", "mountain")

ALL_CARDS = [colour for colour in COLOURS for _ in range(12)] + [LOCOMOTIVE] * 14
"""HOA-G1"""
ALL_TERRAIN = [terrain for terrain in TERRAINS for _ in range(15)]
"""HOA-C3"""

Wait = Literal["", "starter", "hand", "space", "terrain", "terrain space", "ticket"]
WAITS: tuple[Wait, ...] = ("", "starter", "hand", "space", "terrain", "terrain space", "ticket")


def wire(type: str, **fields: str | int) -> Wire:
    """An action, written down."""
    return frozenset((key, str(value)) for key, value in {"type": type, **fields}.items())


# What lies on the table


@dataclass
class Player:
    """What somebody has."""

    hand: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    """HOA-H2 What everybody knows to be in the hand."""
    terrain: list[str] = field(default_factory=list)
    lanes: list[str] = field(default_factory=list)
    trains: int = 45
    points: int = 0
    doubled: int = 0
    tickets: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    rejected: list[str] = field(default_factory=list)
    """HOA-K2 At set-up, until all have chosen."""


@dataclass
class Pile:
    """Cards face down, their discards, and those beside them that lie face up; None where a space is open."""

    cards: list[str]
    face_up: list[str | None]
    discards: list[str] = field(default_factory=list)

    def left(self) -> int:
        """HOA-G4 How many cards can come from here."""
        return len(self.cards) + len(self.discards)

    def prepare(self) -> None:
        """HOA-G4 A card has to come."""
        if not self.cards:
            self.cards, self.discards = self.discards, []


@dataclass
class Layer:
    """HOA-K2 Tickets that went into the pile together, and which of them each seat knows to be there."""

    tickets: list[str]
    own: list[list[str]]


@dataclass
class Position:
    """The table, and how far the turn has got."""

    options: dict[str, bool]
    players: list[Player]
    train: Pile
    terrain: Pile
    tickets: list[Layer]
    """The uppermost first."""
    phase: Phase = "deal"
    waits: Wait = "starter"
    due: int = 0
    player: int = 0
    turn: int = 0
    changes: int = 0
    passes: int = 0
    last_turns: int = 0
    ending: str | None = None


def set_up(board: Board, options: dict[str, bool], seats: int) -> Position:
    """HOA-S1 HOA-S4 Before it is drawn who starts."""
    return Position(
        options=options,
        players=[Player() for _ in range(seats)],
        train=Pile(list(ALL_CARDS), [None] * 5),
        terrain=Pile(list(ALL_TERRAIN), [None] * 2),
        tickets=[Layer(list(land_of(board).tickets), [[] for _ in range(seats)])],
    )


def mover(position: Position) -> Player:
    """Whoever has the turn."""
    return position.players[position.player]


# What is legal


def deciding(position: Position) -> list[int]:
    """Which seats decide now; none where nature does or the match is over."""
    if position.waits or position.phase == "over":
        return []
    if position.phase == "first":
        return [seat for seat, one in enumerate(position.players) if one.offer]  # HOA-S3
    return [position.player]


def legal(board: Board, position: Position, seat: int) -> set[Wire]:
    """Every legal action of a seat."""
    if seat not in deciding(position):
        return set()
    if position.phase == "first":
        return _keeps(position.players[seat], 2)
    if position.phase == "keep":
        return _keeps(position.players[seat], 1)
    if position.phase == "second":
        return _cards(position)
    found = _cards(position) | _claims(board, position)
    if position.tickets:
        found.add(wire("draw_tickets"))  # HOA-K1 HOA-G7
    return found or {wire("pass")}  # HOA-G9


def _keeps(player: Player, fewest: int) -> set[Wire]:
    """HOA-S1 HOA-K1 HOA-G7"""
    places = range(1, len(player.offer) + 1)
    chosen = [some for count in places if count >= fewest for some in combinations(places, count)]
    return {wire("keep", chosen=" ".join(map(str, some))) for some in chosen}


def _cards(position: Position) -> set[Wire]:
    """HOA-D1 HOA-D2 HOA-G4"""
    found = set()
    for name, pile in (("train", position.train), ("terrain", position.terrain)):
        if pile.left():
            found.add(wire(f"draw_{name}"))
        for space, card in enumerate(pile.face_up, 1):
            if card and not (card == LOCOMOTIVE and position.phase == "second"):
                found.add(wire(f"take_{name}", space=space))
    return found


def _claims(board: Board, position: Position) -> set[Wire]:
    found = set()
    for id, lane in land_of(board).lanes.items():
        if not _is_open(position, id, lane) or lane.length > mover(position).trains:
            continue
        colours = COLOURS if lane.colour == "gray" else (lane.colour,)  # HOA-R1 HOA-G5
        for colour in colours:
            for locomotives in range(lane.length + 1):
                paid = [colour] * (lane.length - locomotives) + [LOCOMOTIVE] * locomotives
                if _can_pay(position, lane, paid):
                    card = colour if locomotives < lane.length else LOCOMOTIVE
                    for cards, wild in _doublings(position, lane, paid):
                        found.add(
                            wire(
                                "claim",
                                lane=id,
                                card=card,
                                locomotives=locomotives,
                                terrain_cards=cards,
                                terrain_locomotives=wild,
                            )
                        )
    return found


def _is_open(position: Position, id: str, lane: Lane) -> bool:
    """HOA-R1 HOA-R2"""
    if any(id in one.lanes for one in position.players):
        return False
    beside = [seat for seat, one in enumerate(position.players) if lane.beside in one.lanes]
    if len(position.players) <= 3:
        return not beside
    return position.player not in beside


def _can_pay(position: Position, lane: Lane, paid: list[str]) -> bool:
    """HOA-R1 HOA-M3"""
    if position.options["ferries"] and paid.count(LOCOMOTIVE) < lane.ferry:
        return False
    held = mover(position).hand
    return all(paid.count(card) <= held.count(card) for card in set(paid))


def _doublings(position: Position, lane: Lane, paid: list[str]) -> list[tuple[int, int]]:
    """HOA-R3 HOA-R4 None, and every mix that is there and satisfies the condition."""
    me = mover(position)
    needed = 1 if lane.length <= 3 else 2
    spare = me.hand.count(LOCOMOTIVE) - paid.count(LOCOMOTIVE)
    ways = [(0, 0)]
    for wild in range(needed + 1):
        counted = me.terrain.count(lane.terrain) + wild
        more = [one for one in position.players if one is not me and one.terrain.count(lane.terrain) > counted]
        if wild <= spare and needed - wild <= me.terrain.count(lane.terrain) and not more:
            ways.append((needed - wild, wild))
    return ways


def outcomes(position: Position) -> dict[Wire, int]:
    """What nature may decide, and in how many of all cases it does."""
    if position.waits == "starter":
        return {wire("draw_starter", starter=seat): 1 for seat in range(len(position.players))}
    if position.waits in ("hand", "space"):
        return dict(Counter(wire("deal_train", card=card) for card in position.train.cards))
    if position.waits in ("terrain", "terrain space"):
        return dict(Counter(wire("deal_terrain", terrain=card) for card in position.terrain.cards))
    if position.waits == "ticket":
        return {wire("deal_ticket", ticket=id): 1 for id in position.tickets[0].tickets}
    return {}


# What comes of it


def after(board: Board, position: Position, seat: int | None, action: Wire) -> Position:
    """The position that follows an action, nature's too."""
    position = deepcopy(position)
    play(board, position, seat, action)
    return position


def play(board: Board, position: Position, seat: int | None, action: Wire) -> None:
    """Do what an action says, on the table itself; nature has no seat."""
    fields = dict(action)
    type = fields["type"]
    if seat is None:
        _nature(position, fields)
        return
    position.changes = 0
    position.passes = position.passes + 1 if type == "pass" else 0
    me = position.players[seat]
    if type == "keep":
        _keep(position, seat, [int(place) - 1 for place in fields["chosen"].split()])
    elif type == "claim":
        _claim(board, position, fields)
        position.phase = "end"
        _go_on(position, look=True)  # HOA-G3
    elif type == "draw_tickets":
        position.phase = "keep"
        _owe(position, "ticket", min(4, sum(len(layer.tickets) for layer in position.tickets)))
    elif type == "pass":
        position.phase = "end"
        if position.passes == len(position.players):
            position.phase, position.ending = "over", "stalled"  # HOA-G9
        else:
            _go_on(position)
    elif type in ("draw_train", "draw_terrain"):
        position.phase = "second" if position.phase == "turn" else "end"
        _owe(position, "hand" if type == "draw_train" else "terrain", 1)
    else:
        _take(position, me, type, int(fields["space"]) - 1)
        _go_on(position)


def _take(position: Position, me: Player, type: str, space: int) -> None:
    """HOA-D1 HOA-D2 HOA-D3 HOA-H2"""
    pile = position.train if type == "take_train" else position.terrain
    card = pile.face_up[space]
    assert card
    pile.face_up[space] = None
    if type == "take_train":
        me.hand.append(card)
        me.known.append(card)
    else:
        me.terrain.append(card)
    position.phase = "second" if position.phase == "turn" and card != LOCOMOTIVE else "end"


def _claim(board: Board, position: Position, fields: dict[str, str]) -> None:
    """HOA-R1 HOA-R3 HOA-R4 HOA-R5 HOA-G6"""
    lane = land_of(board).lanes[fields["lane"]]
    me = mover(position)
    locomotives, cards, wild = (int(fields[key]) for key in ("locomotives", "terrain_cards", "terrain_locomotives"))
    spent = [fields["card"]] * (lane.length - locomotives) + [LOCOMOTIVE] * (locomotives + wild)
    for card in spent:
        me.hand.remove(card)
        position.train.discards.append(card)
        if card in me.known:
            me.known.remove(card)  # HOA-H2
    for _ in range(cards):
        me.terrain.remove(lane.terrain)
        position.terrain.discards.append(lane.terrain)
    me.lanes.append(fields["lane"])
    me.trains -= lane.length
    me.points += POINTS[lane.length]
    if cards + wild:
        me.doubled += POINTS[lane.length]


def _keep(position: Position, seat: int, places: list[int]) -> None:
    """HOA-K1 HOA-K2 HOA-S3"""
    me = position.players[seat]
    kept = [me.offer[place] for place in places]
    rejected = [id for id in me.offer if id not in kept]
    me.tickets += kept
    me.offer = []
    if position.phase == "keep":
        _put_under(position, [rejected if other == seat else [] for other in range(len(position.players))])
        position.phase = "end"
        _go_on(position)
        return
    me.rejected = rejected
    if not any(one.offer for one in position.players):
        _put_under(position, [one.rejected for one in position.players])
        for one in position.players:
            one.rejected = []
        position.phase, position.turn = "turn", 1


def _put_under(position: Position, rejected: list[list[str]]) -> None:
    together = [id for ids in rejected for id in ids]
    if together:
        position.tickets.append(Layer(together, [list(ids) for ids in rejected]))


def _nature(position: Position, fields: dict[str, str]) -> None:
    """What nature decides goes where it is owed."""
    if fields["type"] == "draw_starter":
        position.player = int(fields["starter"])
        _owe(position, "hand", 4 * len(position.players))
        return
    waits = position.waits
    if waits == "hand":
        position.train.cards.remove(fields["card"])
        _receiver(position).hand.append(fields["card"])
    elif waits == "terrain":
        position.terrain.cards.remove(fields["terrain"])
        _receiver(position).terrain.append(fields["terrain"])
    elif waits == "ticket":
        _deal_ticket(position, fields["ticket"])
    else:
        pile, card = (position.train, fields["card"]) if waits == "space" else (position.terrain, fields["terrain"])
        pile.cards.remove(card)
        pile.face_up[pile.face_up.index(None)] = card
    position.due = max(0, position.due - 1)
    if not position.due:
        position.waits = ""
        _go_on(position, look=waits == "space")


def _receiver(position: Position) -> Player:
    """HOA-S1 Round the table at set-up, so that everybody who has fewest gets one; later who plays."""
    if position.phase != "deal":
        return mover(position)
    return position.players[-position.due % len(position.players)]


def _deal_ticket(position: Position, id: str) -> None:
    """HOA-K1 HOA-H1 Whoever didn't draw it can't tell which ticket of the layer is gone."""
    me = _receiver(position)
    me.offer = sorted([*me.offer, id])
    layer = position.tickets[0]
    layer.tickets.remove(id)
    for one, own in zip(position.players, layer.own, strict=True):
        if one is not me:
            own.clear()
        elif id in own:
            own.remove(id)
    if not layer.tickets:
        position.tickets.pop(0)


def _owe(position: Position, what: Wait, count: int) -> None:
    if what == "hand":
        position.train.prepare()
    elif what == "terrain":
        position.terrain.prepare()
    position.waits, position.due = what, count


def _go_on(position: Position, look: bool = False) -> None:
    """Whatever has to follow until somebody or nature decides; `look` is whether locomotives are counted."""
    if look and _too_many_locomotives(position):
        position.train.discards += [card for card in position.train.face_up if card]
        position.train.face_up = [None] * 5
        position.changes += 1
    for what, pile in (("space", position.train), ("terrain space", position.terrain)):
        # HOA-S1 HOA-S2 At set-up the terrain cards of the players come before those beside the pile.
        if what == "terrain space" and position.phase == "deal" and not any(one.terrain for one in position.players):
            _owe(position, "terrain", len(position.players))
            return
        if None in pile.face_up and pile.left():
            pile.prepare()  # HOA-G4
            position.waits = "space" if what == "space" else "terrain space"
            return
    if position.phase == "deal":
        if position.players[0].offer:
            position.phase = "first"
        else:
            _owe(position, "ticket", 4 * len(position.players))
    elif position.phase == "end" or (position.phase == "second" and not _cards(position)):
        _end_turn(position)  # HOA-D2 HOA-G4


def _too_many_locomotives(position: Position) -> bool:
    """HOA-G3"""
    cards = position.train.face_up
    return None not in cards and cards.count(LOCOMOTIVE) >= 3 and position.train.left() >= 5 and position.changes < 3


def _end_turn(position: Position) -> None:
    """HOA-G8"""
    if position.last_turns == 1:
        position.last_turns, position.phase, position.ending = 0, "over", "trains"
        return
    if position.last_turns:
        position.last_turns -= 1
    elif mover(position).trains <= 2:
        position.last_turns = len(position.players)
    position.player = (position.player + 1) % len(position.players)
    position.turn += 1
    position.phase = "turn"


# Who sees what


def view(board: Board, position: Position, seat: int | None) -> View:
    """HOA-H1 HOA-H2"""
    me = None if seat is None else position.players[seat]
    claimed = {id: number for number, one in enumerate(position.players) for id in one.lanes}
    return View(
        seat=seat,
        phase=position.phase,
        player=position.player,
        turn=position.turn,
        waits=WAITS.index(position.waits),
        due=position.due,
        changes=position.changes,
        passes=position.passes,
        last_turns=position.last_turns,
        last_round=_last_round(position),
        ending=position.ending,
        hand=_counted(me.hand, CARDS) if me else None,
        tickets=_tickets(board, me) if me else (),
        offer=tuple(me.offer) if me else (),
        fewest=2 if position.phase in ("deal", "first") else 1,
        rejected=tuple(sorted(me.rejected)) if me else (),
        players=tuple(_player(board, position, one) for one in position.players),
        claimed=claimed,
        closed=_closed(board, position, claimed),
        spaces=tuple(position.train.face_up),
        alone=tuple(number + 1 for number in range(5) if position.train.face_up[number] == LOCOMOTIVE),
        pile=len(position.train.cards),
        discards=_counted(position.train.discards, CARDS),
        terrain_spaces=tuple(position.terrain.face_up),
        terrain_pile=len(position.terrain.cards),
        terrain_discards=_counted(position.terrain.discards, TERRAINS),
        ticket_pile=tuple(
            LayerView(count=len(layer.tickets), own=() if seat is None else tuple(sorted(layer.own[seat])))
            for layer in position.tickets
        ),
        ticket_draw=min(4, sum(len(layer.tickets) for layer in position.tickets)),
        ferries=position.options["ferries"],
        remember_cards=position.options["remember_cards"],
    )


def _last_round(position: Position) -> tuple[int, ...]:
    """HOA-G8"""
    order = [*range(len(position.players))] * 2
    return () if position.phase == "over" else tuple(order[position.player :][: position.last_turns])


def _player(board: Board, position: Position, player: Player) -> PlayerView:
    return PlayerView(
        trains=player.trains,
        cards=len(player.hand),
        known=_counted(player.known, CARDS),
        terrain=_counted(player.terrain, TERRAINS),
        leads=tuple(
            kind
            for kind in TERRAINS
            if kind in player.terrain
            and all(other.terrain.count(kind) <= player.terrain.count(kind) for other in position.players)
        ),
        points=player.points,
        doubled=player.doubled,
        tickets=None if position.phase in ("deal", "first") else len(player.tickets),
        choosing=len(player.offer),
        shown=_tickets(board, player) if position.phase == "over" else (),
    )


def _counted(cards: Sequence[str], names: Sequence[str]) -> dict[str, int]:
    return {name: cards.count(name) for name in names}


def _tickets(board: Board, player: Player) -> tuple[TicketView, ...]:
    lanes = frozenset(player.lanes)
    return tuple(TicketView(id=id, completed=completed(board, lanes, id)) for id in sorted(player.tickets))


def _closed(board: Board, position: Position, claimed: dict[str, int]) -> tuple[str, ...]:
    """HOA-R2"""
    if len(position.players) > 3:
        return ()
    lanes = land_of(board).lanes
    return tuple(sorted(id for id, lane in lanes.items() if id not in claimed and lane.beside in claimed))


def as_seen(options: dict[str, bool], views: Sequence[View], layers: Sequence[Sequence[str]]) -> Position:
    """The position that all seats together see; what is in the ticket pile is told."""
    seen = views[0]
    players = []
    for number, (own, open) in enumerate(zip(views, seen.players, strict=True)):
        assert own.hand is not None
        assert open.known is not None
        players.append(
            Player(
                hand=_spelt(own.hand),
                known=_spelt(open.known),
                terrain=_spelt(open.terrain),
                lanes=[id for id, owner in seen.claimed.items() if owner == number],
                trains=open.trains,
                points=open.points,
                doubled=open.doubled,
                tickets=[ticket.id for ticket in own.tickets],
                offer=list(own.offer),
                rejected=list(own.rejected),
            )
        )
    held = [card for one in players for card in one.hand]
    lying = [card for one in players for card in one.terrain]
    return Position(
        options=options,
        players=players,
        train=_pile(ALL_CARDS, held, seen.spaces, seen.discards),
        terrain=_pile(ALL_TERRAIN, lying, seen.terrain_spaces, seen.terrain_discards),
        tickets=[
            Layer(list(ids), [list(own.ticket_pile[number].own) for own in views]) for number, ids in enumerate(layers)
        ],
        phase=seen.phase,
        waits=WAITS[seen.waits],
        due=seen.due,
        player=seen.player,
        turn=seen.turn,
        changes=seen.changes,
        passes=seen.passes,
        last_turns=seen.last_turns,
        ending=seen.ending,
    )


def _spelt(counts: dict[str, int]) -> list[str]:
    return list(Counter(counts).elements())


def _pile(all: list[str], held: list[str], face_up: Sequence[str | None], discards: dict[str, int]) -> Pile:
    gone = Counter(held) + Counter(card for card in face_up if card) + Counter(discards)
    return Pile(list((Counter(all) - gone).elements()), list(face_up), _spelt(discards))


# The end


def final_scores(board: Board, position: Position) -> list[dict[str, int]]:
    """HOA-V1 HOA-V2 HOA-R5"""
    land = land_of(board)
    done = [[id for id in one.tickets if completed(board, frozenset(one.lanes), id)] for one in position.players]
    most = max(len(ids) for ids in done)
    scores = []
    for player, ids in zip(position.players, done, strict=True):
        score = {
            "routes": player.points,
            "doublings": player.doubled,
            "completed": sum(land.tickets[id][2] for id in ids),
            "missed": -sum(land.tickets[id][2] for id in player.tickets if id not in ids),
            "globetrotter": 10 if ids and len(ids) == most else 0,
        }
        scores.append({**score, "total": sum(score.values())})
    return scores


def winners(board: Board, position: Position) -> list[int]:
    """HOA-V3"""
    totals = [score["total"] for score in final_scores(board, position)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    done = {
        seat: sum(completed(board, frozenset(one.lanes), id) for id in one.tickets)
        for seat, one in enumerate(position.players)
    }
    return [seat for seat in best if done[seat] == max(done[other] for other in best)]
