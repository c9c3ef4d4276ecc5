"""Africana once more, slowly: the catalogue over lists of cards by name.

Written from rules/catalogue.md and the shape of the View, not from the code it judges: no masks, no numbers for
things. A position is what lies on the table; an action is the frozenset of its wire's items. The board is read from
its data. What lies in a pile has no order before it is turned up: then the model is told.
"""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from marula.core.game import Board
from marula.games.africana.events import BookView, Phase, PlayerView, SpaceView, View
from marula.games.africana.tests.recount import COLOURS, assistants_worth, sets_worth

Wire = frozenset[tuple[str, str]]

SIDES = ("left", "right")
CARDS_OF_A_COLOUR = 12
JOKER = "joker"
ASSISTANT = "assistant-"
REMOVED = {2: 10, 3: 7, 4: 4}

Wait = Literal["", "card", "expedition", "page"]
WAITS: tuple[Wait, ...] = ("", "card", "expedition", "page")


def wire(type: str, **fields: str) -> Wire:
    """An action, written down."""
    return frozenset({"type": type, **fields}.items())


@dataclass(frozen=True)
class Land:
    """What the board's data say."""

    roads: dict[str, set[str]]
    colours: dict[str, set[str]]
    hemisphere: dict[str, str]
    starts: list[tuple[str, int]]
    bonuses: list[int | None]
    """Silver, or None for a travel card."""
    expeditions: dict[str, dict[str, Any]]
    adventures: dict[str, dict[str, Any]]


@cache
def land_of(board: Board) -> Land:
    """Read a board's data."""
    data: Any = board.data
    routes = [route["ends"] for route in data["routes"]]
    return Land(
        roads={place: {end for ends in routes if place in ends for end in ends} - {place} for place in data["places"]},
        colours={id: set(place["colours"]) for id, place in data["places"].items()},
        hemisphere={id: place["side"] for id, place in data["places"].items()},
        starts=[(company["start"], company["silver"]) for company in data["companies"]],
        bonuses=[space["silver"] if space["bonus"] == "silver" else None for space in data["spaces"]],
        expeditions={card["id"]: card for card in data["expeditions"]},
        adventures={card["id"]: card for card in data["adventures"]},
    )


# What lies on the table


@dataclass
class Player:
    """A company."""

    at: str
    silver: int
    hand: list[str]
    """Travel cards by colour, the joker, assistants."""
    unfinished: list[str] = field(default_factory=list)
    expeditions: list[str] = field(default_factory=list)
    adventures: list[str] = field(default_factory=list)


@dataclass
class Space:
    """A place for an expedition, and whose markers are on the card."""

    expedition: str | None = None
    markers: list[int] = field(default_factory=list)


@dataclass
class Book:
    """AFN-S4 Two sides, the top card last. Those nobody has seen lie at the bottom of the right, in no known order."""

    unseen: list[str]
    left: list[str] = field(default_factory=list)
    right: list[str] = field(default_factory=list)

    def side(self, name: str) -> list[str]:
        """What has been seen of a side."""
        return self.left if name == "left" else self.right


@dataclass
class Position:
    """The table, and how far the turn has got."""

    options: dict[str, bool]
    players: list[Player]
    pile: list[str]
    hidden: list[str]
    """The expeditions nobody has seen, those removed among them."""
    backs: list[str]
    """The letters on the backs of the expedition pile, the top last."""
    spaces: list[Space]
    books: dict[str, Book]
    discards: list[str] = field(default_factory=list)
    down: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """What left the game: adventures, assistants, jokers."""
    phase: Phase = "deal"
    waits: Wait = "card"
    player: int = 0
    turn: int = 0
    due: int = 0
    pages: int = 0
    acted: bool = False
    progress: bool = False
    idle_rounds: int = 0
    last_round: bool = False
    ending: str | None = None


def set_up(board: Board, options: dict[str, bool], seats: int) -> Position:
    """AFN-S1 to AFN-S4 Before nature deals the first travel card."""
    land = land_of(board)
    letters = Counter(card["letter"] for card in land.expeditions.values())
    return Position(
        options=options,
        players=[Player(at=at, silver=silver, hand=[JOKER]) for at, silver in land.starts[:seats]],
        pile=[colour for colour in COLOURS for _ in range(CARDS_OF_A_COLOUR)],
        hidden=list(land.expeditions),
        backs=["C"] * (letters["C"] - REMOVED[seats]) + ["B"] * letters["B"] + ["A"] * letters["A"],
        spaces=[Space() for _ in land.bonuses],
        books={
            book: Book(unseen=[id for id, card in land.adventures.items() if card["book"] == book])
            for book in ("north", "south")
        },
        due=seats,
    )


def markers(position: Position, seat: int) -> int:
    """AFN-S2 AFN-M5 Those of the 4 markers that are on no expedition."""
    return 4 - sum(seat in space.markers for space in position.spaces)


def travel_cards(cards: Sequence[str]) -> list[str]:
    """Those that aren't a joker or an assistant."""
    return [card for card in cards if card in COLOURS]


def book_at_hand(land: Land, position: Position) -> Book:
    """AFN-B1"""
    return position.books[land.hemisphere[mover(position).at]]


def mover(position: Position) -> Player:
    """Whoever has the turn."""
    return position.players[position.player]


# What is legal


def legal(board: Board, position: Position) -> set[Wire]:
    """Every legal action of the player to move; none where nature decides or the match is over."""
    land = land_of(board)
    me = mover(position)
    found: set[Wire] = set()
    if position.waits or position.phase == "over":
        return found
    if position.phase == "discard":
        if len(me.hand) > 5:
            found |= {wire("discard_card", card=card) for card in me.hand}  # AFN-E1
        if len(me.unfinished) > 3:
            found |= {wire("drop_adventure", adventure=id) for id in me.unfinished}  # AFN-E2
        return found
    # AFN-T1 One of the three; AFN-T3 and it ends when the player says so.
    found.add(wire("end_turn"))
    if position.phase == "choose":
        found.add(wire("draw"))
    if position.phase in ("choose", "buy"):
        found |= _in_the_book(land, position)
    if position.phase in ("choose", "travel"):
        found |= _on_the_way(land, position)
    return found


def _in_the_book(land: Land, position: Position) -> set[Wire]:
    """AFN-B2 AFN-B3"""
    found = set()
    for side in SIDES:
        if book_at_hand(land, position).side(side):
            if position.pages == 0 or mover(position).silver >= 1:
                found.add(wire("turn_page", side=side))
            if mover(position).silver >= 5:
                found.add(wire("buy", side=side))
    return found


def _on_the_way(land: Land, position: Position) -> set[Wire]:
    me = mover(position)
    found = set()
    for to in land.roads[me.at]:
        for card in me.hand:
            if fits(land, card, to) or me.silver >= 5:
                found.add(wire("step", to=to, card=card))  # AFN-M1 AFN-M2 AFN-M3
    for space in position.spaces:
        if space.expedition is None:
            continue
        expedition = land.expeditions[space.expedition]
        joined = position.player in space.markers
        if expedition["start"] == me.at and not joined and markers(position, position.player) > 0:
            found.add(wire("join", expedition=space.expedition))  # AFN-M5
        if expedition["target"] == me.at and joined:
            found.add(wire("complete", expedition=space.expedition))  # AFN-M6
    for id in me.unfinished:
        if land.adventures[id]["target"] == me.at:
            found.add(wire("fulfil", adventure=id))  # AFN-M7
    return found


def fits(land: Land, card: str, to: str) -> bool:
    """AFN-M1 AFN-M2 Whether a card needs no silver to enter a place."""
    return card == JOKER or card.removeprefix(ASSISTANT) in land.colours[to]


def outcomes(board: Board, position: Position) -> dict[Wire, int]:
    """What nature may decide, and in how many of all cases it does."""
    land = land_of(board)
    if position.waits == "card":
        return dict(Counter(wire("deal_card", card=card) for card in position.pile))
    if position.waits == "expedition":
        letter = position.backs[-1]
        possible = [id for id in position.hidden if land.expeditions[id]["letter"] == letter]
        return {wire("turn_up_expedition", expedition=id): 1 for id in possible}
    if position.waits == "page":
        book = next(book for book in position.books.values() if _shows_nothing_yet(book))
        return {wire("turn_up_page", adventure=id): 1 for id in book.unseen}
    return {}


# What comes of it


def after(board: Board, position: Position, action: Wire) -> Position:
    """The position that follows an action, nature's too."""
    position = deepcopy(position)
    play(board, position, action)
    return position


def play(board: Board, position: Position, action: Wire) -> None:
    """Do what an action says, on the table itself."""
    land = land_of(board)
    fields = dict(action)
    type = fields["type"]
    if type in ("deal_card", "turn_up_expedition", "turn_up_page"):
        _nature(land, position, fields)
    elif type == "end_turn":
        _end_action(position)
    elif type == "discard_card":
        mover(position).hand.remove(fields["card"])
        (position.discards if fields["card"] in COLOURS else position.gone).append(fields["card"])  # AFN-E1
        _check_limits(position)
    elif type == "drop_adventure":
        mover(position).unfinished.remove(fields["adventure"])
        position.gone.append(fields["adventure"])  # AFN-E2
        _check_limits(position)
    else:
        position.acted = True
        if type == "draw":
            position.phase = "draw"
            _draw(position, 2)
        elif type in ("turn_page", "buy"):
            position.phase = "buy"
            _use_book(land, position, type, fields["side"])
        else:
            position.phase = "travel"
            _travel(land, position, fields)
        if type not in ("draw", "turn_page", "step"):
            position.progress = True  # AFN-E5


def _nature(land: Land, position: Position, fields: dict[str, str]) -> None:
    if fields["type"] == "deal_card":
        card = fields["card"]
        who = mover(position)
        if position.phase == "deal":
            who = next(one for one in position.players if not travel_cards(one.hand))  # AFN-S2
        position.pile.remove(card)
        who.hand.append(card)
        _draw(position, position.due - 1)
    elif fields["type"] == "turn_up_expedition":
        id = fields["expedition"]
        position.hidden.remove(id)
        assert position.backs.pop() == land.expeditions[id]["letter"]
        # AFN-S3 AFN-E3 Left to right.
        next(space for space in position.spaces if space.expedition is None).expedition = id
        _refill(position)
    else:
        id = fields["adventure"]
        book = position.books[land.adventures[id]["book"]]
        book.unseen.remove(id)
        book.right.append(id)
        _look_at_books(position)


def _draw(position: Position, due: int) -> None:
    """AFN-T2 So many cards are due. Only then, and only if there is none left, are the discards shuffled."""
    if due and not position.pile:
        position.pile, position.discards = position.discards, []
    position.due = due if position.pile else 0
    position.waits = "card" if position.due else ""
    if not position.due:
        if position.phase == "deal":
            _refill(position)
        elif position.phase == "draw":
            _end_action(position)


def _use_book(land: Land, position: Position, type: str, side: str) -> None:
    me = mover(position)
    book = book_at_hand(land, position)
    card = book.side(side).pop()
    if type == "turn_page":
        # AFN-B2 The first page of the action is free.
        if position.pages > 0:
            me.silver -= 1
        position.pages += 1
        book.side("right" if side == "left" else "left").append(card)
    else:
        me.silver -= 5  # AFN-B3
        me.unfinished.append(card)
    _look_at_books(position)


def _shows_nothing_yet(book: Book) -> bool:
    """AFN-S4 The right side has cards, but its top card has not been looked at."""
    return not book.right and bool(book.unseen)


def _look_at_books(position: Position) -> None:
    """AFN-S4 AFN-B3 The top card of each side is visible. When that is so, the match begins or goes on."""
    position.waits = "page" if any(map(_shows_nothing_yet, position.books.values())) else ""
    if position.phase == "deal" and not position.waits:
        position.phase, position.turn = "choose", 1


def _travel(land: Land, position: Position, fields: dict[str, str]) -> None:
    me = mover(position)
    type = fields["type"]
    if type == "step":
        if not fits(land, fields["card"], fields["to"]):
            me.silver -= 5  # AFN-M3
        me.hand.remove(fields["card"])
        position.down.append(fields["card"])
        me.at = fields["to"]
    elif type == "join":
        # AFN-M5 The bonus belongs to the space (AFN-C5).
        space = next(one for one in position.spaces if one.expedition == fields["expedition"])
        space.markers.append(position.player)
        bonus = land.bonuses[position.spaces.index(space)]
        if bonus is None:
            _draw(position, 1)
        else:
            me.silver += bonus
    elif type == "complete":
        # AFN-M6 Markers go back; AFN-M8 the space stays empty until the end of the turn.
        space = next(one for one in position.spaces if one.expedition == fields["expedition"])
        space.expedition = None
        space.markers.clear()
        me.silver += land.expeditions[fields["expedition"]]["silver"]
        me.expeditions.append(fields["expedition"])
    else:
        assert type == "fulfil", type
        # AFN-M7
        card = land.adventures[fields["adventure"]]
        me.unfinished.remove(fields["adventure"])
        me.adventures.append(fields["adventure"])
        if "assistant" in card:
            me.hand.append(ASSISTANT + card["assistant"])
        else:
            me.silver += card["silver"]


# The end of a turn


def _end_action(position: Position) -> None:
    """AFN-M2 AFN-E0 What lies down is discarded, but joker and assistants return."""
    for card in position.down:
        (position.discards if card in COLOURS else mover(position).hand).append(card)
    position.down.clear()
    position.phase = "discard"
    _check_limits(position)


def _check_limits(position: Position) -> None:
    """AFN-E1 AFN-E2 Nobody goes on with too much."""
    if len(mover(position).hand) <= 5 and len(mover(position).unfinished) <= 3:
        position.phase = "refill"
        _refill(position)


def _refill(position: Position) -> None:
    """AFN-S3 AFN-E3 As long as there is a space and a card."""
    full = all(space.expedition for space in position.spaces)
    position.waits = "" if full or not position.backs else "expedition"
    if position.waits:
        return
    if position.phase == "deal":
        _look_at_books(position)
        return
    # AFN-E4
    if not full:
        position.last_round = True
    last = position.player == len(position.players) - 1
    if last:
        # AFN-E5
        position.idle_rounds = 0 if position.progress else position.idle_rounds + 1
        position.progress = False
    if last and position.last_round:
        position.phase, position.ending = "over", "expeditions"
    elif last and position.idle_rounds >= 12:
        position.phase, position.ending = "over", "stalled"
    else:
        position.phase = "choose"
        position.player = 0 if last else position.player + 1
        position.turn += 1
        position.pages = 0
        position.acted = False


# What it is worth


def final_scores(board: Board, position: Position) -> list[dict[str, int]]:
    """AFN-V1 to AFN-V4"""
    land = land_of(board)
    scores = []
    for one in position.players:
        done = [land.adventures[id] for id in one.adventures]
        artifacts = [card for card in done if "artifact" in card]
        score = {
            "expeditions": sum(land.expeditions[id]["vp"] for id in one.expeditions),
            "artifacts": sum(card["vp"] for card in artifacts),
            "sets": sets_worth(card["artifact"] for card in artifacts),
            "assistants": assistants_worth(sum("assistant" in card for card in done)),
            "silver": one.silver // 10,
            "cards": len(travel_cards(one.hand)) // 2,
            "unfinished": sum("artifact" in land.adventures[id] for id in one.unfinished),
        }
        scores.append({**score, "total": sum(score.values())})
    return scores


def winners(scores: list[dict[str, int]], position: Position) -> list[int]:
    """AFN-V5 Most points; then most money; then shared."""
    best = max(score["total"] for score in scores)
    first = [seat for seat, score in enumerate(scores) if score["total"] == best]
    money = max(position.players[seat].silver for seat in first)
    return [seat for seat in first if position.players[seat].silver == money]


# What is seen of it


def view(position: Position, seat: int | None) -> View:
    """AFN-H1 to AFN-H3"""
    return View(
        seat=seat,
        phase=position.phase,
        player=position.player,
        turn=position.turn,
        waits=WAITS.index(position.waits),
        due=position.due,
        pages=position.pages,
        acted=position.acted,
        progress=position.progress,
        idle_rounds=position.idle_rounds,
        last_round=position.last_round,
        still_to_play=tuple(_after(position)) if position.last_round and not position.ending else (),
        ending=position.ending,
        hand=None if seat is None else _by_colour(position.players[seat].hand),
        down=dict(Counter(position.down)),
        too_many_cards=too_many(position, mover(position).hand, 5),
        too_many_adventures=too_many(position, mover(position).unfinished, 3),
        players=tuple(
            PlayerView(
                at=one.at,
                silver=one.silver,
                markers=markers(position, other),
                cards=len(travel_cards(one.hand)),
                joker=JOKER in one.hand,
                assistants=_by_colour(one.hand, ASSISTANT),
                unfinished=tuple(sorted(one.unfinished)),
                expeditions=tuple(sorted(one.expeditions)),
                adventures=tuple(sorted(one.adventures)),
            )
            for other, one in enumerate(position.players)
        ),
        pile=len(position.pile),
        discards=_by_colour(position.discards),
        letters={letter: position.backs.count(letter) for letter in "ABC"},
        top_letter=position.backs[-1] if position.backs else None,
        spaces=tuple(
            SpaceView(expedition=space.expedition, joined=tuple(sorted(space.markers))) for space in position.spaces
        ),
        books={
            name: BookView(left=tuple(book.left), right=tuple(book.right), unseen=len(book.unseen))
            for name, book in position.books.items()
        },
        gone=tuple(sorted(thing for thing in position.gone if thing != JOKER and not thing.startswith(ASSISTANT))),
        gone_assistants=_by_colour(position.gone, ASSISTANT),
        remember_books=position.options["remember_books"],
        hidden_scores=position.options["hidden_scores"],
    )


def too_many(position: Position, things: Sequence[str], most: int) -> int:
    """AFN-E1 AFN-E2 How many have to go, once it is time for that."""
    return len(things[most:]) if position.phase == "discard" else 0


def _after(position: Position) -> list[int]:
    """AFN-E4 Who plays, and those who come later in the round."""
    return [seat for seat, _ in enumerate(position.players) if seat >= position.player]


def _by_colour(cards: list[str], prefix: str = "") -> dict[str, int]:
    return {colour: cards.count(prefix + colour) for colour in COLOURS}


def as_seen(board: Board, views: Sequence[View]) -> Position:
    """The position that all seats together see; what nobody sees is what is left of the cards."""
    land = land_of(board)
    seen = views[0]
    hands = [_cards(one.hand or {}) for one in views]
    down, discards = _cards(seen.down), _cards(seen.discards)
    out = Counter(down) + Counter(discards) + Counter(card for hand in hands for card in hand)
    pile = [colour for colour in COLOURS for _ in range(CARDS_OF_A_COLOUR - out[colour])]
    players = [
        Player(
            at=one.at,
            silver=one.silver,
            hand=hand + [JOKER] * one.joker + [ASSISTANT + card for card in _cards(one.assistants)],
            unfinished=list(one.unfinished),
            expeditions=_open(one.expeditions),
            adventures=_open(one.adventures),
        )
        for one, hand in zip(seen.players, hands, strict=True)
    ]
    taken = {id for one in players for id in one.expeditions} | {space.expedition for space in seen.spaces}
    known = {id for one in players for id in one.unfinished + one.adventures} | set(seen.gone)
    known |= {id for book in seen.books.values() for id in _open(book.left + book.right)}
    return Position(
        options={"remember_books": seen.remember_books, "hidden_scores": seen.hidden_scores},
        players=players,
        pile=pile,
        hidden=[id for id in land.expeditions if id not in taken],
        backs=[letter for letter in "CBA" for _ in range(seen.letters[letter])],
        spaces=[Space(space.expedition, list(space.joined)) for space in seen.spaces],
        books={
            name: Book(
                unseen=[id for id, card in land.adventures.items() if card["book"] == name and id not in known],
                left=_open(book.left),
                right=_open(book.right),
            )
            for name, book in seen.books.items()
        },
        discards=discards,
        down=down,
        gone=[*seen.gone, *(ASSISTANT + colour for colour in _cards(seen.gone_assistants))],
        phase=seen.phase,
        waits=WAITS[seen.waits],
        player=seen.player,
        turn=seen.turn,
        due=seen.due,
        pages=seen.pages,
        acted=seen.acted,
        progress=seen.progress,
        idle_rounds=seen.idle_rounds,
        last_round=seen.last_round,
        ending=seen.ending,
    )


def _open(ids: Sequence[str | None]) -> list[str]:
    """Nothing is concealed here."""
    return [id for id in ids if id is not None]


def _cards(counts: dict[str, int]) -> list[str]:
    return [card for card, count in counts.items() for _ in range(count)]


# How far it goes


def perft(board: Board, position: Position, depth: int) -> int:
    """How many sequences of that many actions begin here, every outcome of nature's being one."""
    following = legal(board, position) or outcomes(board, position).keys()
    if depth == 1:
        return len(following)
    return sum(perft(board, after(board, position, action), depth - 1) for action in following)
