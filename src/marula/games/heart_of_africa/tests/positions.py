"""Positions made by hand, in the words of the board: ids of lanes and tickets, names of cards.

Lists of cards are written as one text: `"red red locomotive"`; an open space is a dash.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event
from marula.core.match import Match
from marula.games.heart_of_africa import GAME, network
from marula.games.heart_of_africa.board import CARDS, COLOURS, KINDS, TERRAINS, HeartOfAfricaBoard
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.setup import CARDS_OF_A_COLOUR, LOCOMOTIVES, TERRAIN_CARDS
from marula.games.heart_of_africa.state import NO_CARD, NOTHING, TURN, HeartOfAfricaState
from marula.library import folders
from marula.players import make_player

DATA: Any = tomllib.loads((Path(__file__).parent / "boards" / "small.toml").read_text("utf-8"))
"""A small board for the rules, whatever becomes of the one that people play on."""
BOARD: HeartOfAfricaBoard = GAME.board(DATA)
MAP: HeartOfAfricaBoard = GAME.board(folders.default_board("heart_of_africa"))
"""The board that people play on."""

A, B, C, D, E = (Seat(number) for number in range(5))

OPTIONS = {"ferries": True, "remember_cards": False}


def position(
    hands: Sequence[str] = ("", ""),
    *,
    terrain: Sequence[str] = (),
    lanes: Mapping[str, Seat] | None = None,
    trains: Sequence[int] | None = None,
    spaces: str = "purple white blue yellow orange",
    pile: str | None = None,
    discards: str = "",
    terrain_spaces: str = "desert jungle",
    terrain_pile: str | None = None,
    terrain_discards: str = "",
    tickets: Sequence[str] = (),
    layers: Sequence[str] | None = None,
    player: Seat = A,
    last_turns: int = 0,
    passes: int = 0,
    ferries: bool = True,
    remember_cards: bool = False,
    board: HeartOfAfricaBoard = BOARD,
) -> HeartOfAfricaState:
    """A turn of `player` about to begin; there are as many players as `hands`.

    `lanes` says whose they are; trains and points follow from them unless `trains` are given. A pile is what is left of
    the cards unless it is given; what is then nowhere is not in play. `layers` are those of the ticket pile, the
    uppermost first; if they aren't given all that nobody has lie in one.
    """
    seats = len(hands)
    state = GAME.setup(board, {"ferries": ferries, "remember_cards": remember_cards}, seats)
    state.phase, state.waits, state.due = TURN, NOTHING, 0
    state.player, state.turn = player, 1 + player
    state.last_turns, state.passes = last_turns, passes
    state.hand = [count for cards in hands for count in counts(cards, CARDS)]
    state.spaces = on_spaces(spaces, CARDS)
    state.discards = counts(discards, CARDS)
    state.pile = _left(state.pile, state.hand, state.discards, state.spaces) if pile is None else counts(pile, CARDS)
    in_front = [*terrain, *[""] * (seats - len(terrain))]
    state.terrain = [count for cards in in_front for count in counts(cards, TERRAINS)]
    state.terrain_spaces = on_spaces(terrain_spaces, TERRAINS)
    state.terrain_discards = counts(terrain_discards, TERRAINS)
    if terrain_pile is None:
        state.terrain_pile = _left(state.terrain_pile, state.terrain, state.terrain_discards, state.terrain_spaces)
    else:
        state.terrain_pile = counts(terrain_pile, TERRAINS)
    give_lanes(state, lanes or {})
    if trains is not None:
        state.trains = list(trains)
    for seat, ids in enumerate(tickets):
        state.kept[seat] = mask(board, ids)
    free = (1 << len(board.tickets)) - 1 & ~sum(state.kept)
    state.layers = [free] if layers is None else [mask(board, ids) for ids in layers]
    state.put_under = [0] * (seats * len(state.layers))
    return state


def give_lanes(state: HeartOfAfricaState, lanes: Mapping[str, Seat]) -> None:
    """Lanes that were claimed before, with their trains and points."""
    for id, seat in lanes.items():
        lane = state.board.lanes[state.board.lane_of[id]]
        state.give(state.board.lane_of[id], seat)
        state.network[seat] = network.with_lane(state.network[seat], lane.ends, state.board.borders)
        state.trains[seat] -= lane.length
        state.points[seat] += POINTS[lane.length]


def counts(cards: str, names: Sequence[str]) -> list[int]:
    """How many of each there are."""
    listed = cards.split()
    assert set(listed) <= set(names), cards
    return [listed.count(name) for name in names]


def on_spaces(cards: str, names: Sequence[str]) -> list[int]:
    """Cards that lie face up."""
    return [NO_CARD if name == "-" else names.index(name) for name in cards.split()]


def _left(all: list[int], held: list[int], discards: list[int], spaces: list[int]) -> list[int]:
    kinds = len(all)
    left = [all[kind] - sum(held[kind::kinds]) - discards[kind] - spaces.count(kind) for kind in range(kinds)]
    assert min(left) >= 0, "more cards than there are"
    return left


def mask(board: HeartOfAfricaBoard, ids: str) -> int:
    """Tickets as bits."""
    return sum(1 << board.ticket_of[id] for id in ids.split())


def find(board: HeartOfAfricaBoard, type: str, **fields: str | int) -> Action:
    """The action with these fields."""
    found = board.actions.find({"type": type, **fields})
    assert found is not None, (type, fields)
    return found


def payment(
    lane: str, card: str, locomotives: int = 0, terrain_cards: int = 0, terrain_locomotives: int = 0
) -> dict[str, str | int]:
    """The fields of a claim."""
    return {
        "lane": lane,
        "card": card,
        "locomotives": locomotives,
        "terrain_cards": terrain_cards,
        "terrain_locomotives": terrain_locomotives,
    }


def do(state: HeartOfAfricaState, type: str, **fields: str | int) -> list[Event]:
    """The player whose turn it is takes a legal action; return the events."""
    return act(state, state.player, type, **fields)


def act(state: HeartOfAfricaState, seat: Seat, type: str, **fields: str | int) -> list[Event]:
    """A seat takes a legal action; return the events."""
    chosen = find(state.board, type, **fields)
    refusal = GAME.rules.check(state, seat, chosen)
    assert refusal is None, refusal
    assert chosen in GAME.rules.legal(state, seat)
    events: list[Event] = []
    GAME.rules.apply(state, seat, chosen, events)
    return events


def claim(state: HeartOfAfricaState, lane: str, card: str, *how: int) -> list[Event]:
    """Claim a lane: locomotives that pay, terrain cards and locomotives that double."""
    return do(state, "claim", **payment(lane, card, *how))


def nature(state: HeartOfAfricaState, *shown: str) -> list[Event]:
    """Nature decides: the cards and tickets that come, one after the other."""
    events: list[Event] = []
    for id in shown:
        if id in CARDS:
            chosen = find(state.board, "deal_train", card=id)
        elif id in TERRAINS:
            chosen = find(state.board, "deal_terrain", terrain=id)
        elif id in state.board.ticket_of:
            chosen = find(state.board, "deal_ticket", ticket=id)
        else:
            chosen = find(state.board, "draw_starter", starter=int(id))
        refusal = GAME.rules.check(state, CHANCE, chosen)
        assert refusal is None, (id, refusal)
        GAME.rules.apply(state, CHANCE, chosen, events)
    return events


def outcomes(state: HeartOfAfricaState) -> dict[str, int]:
    """What nature can decide now, with its weights."""
    return {
        str(next(value for key, value in chosen.wire.items() if key != "type")): weight
        for chosen, weight in GAME.rules.outcomes(state)
    }


Why = tuple[str, str, dict[str, str | int]]
"""A refusal: key, rule, values."""


def why(state: HeartOfAfricaState, type: str, **fields: str | int) -> Why:
    """Why an action of the player whose turn it is is refused."""
    return why_for(state, state.player, type, **fields)


def why_for(state: HeartOfAfricaState, seat: Seat, type: str, **fields: str | int) -> Why:
    """Why a seat's action is refused; it isn't offered either, and nothing has changed."""
    before = state.snapshot()
    chosen = find(state.board, type, **fields)
    refusal = GAME.rules.check(state, seat, chosen)
    assert refusal is not None, f"{type} {fields} is legal"
    assert state.snapshot() == before
    assert chosen not in GAME.rules.legal(state, seat)
    return refusal.key.removeprefix("heart-of-africa-refusal-"), refusal.rule, refusal.values


def why_not(state: HeartOfAfricaState, lane: str, card: str, *how: int) -> Why:
    """Why a claim is refused."""
    return why(state, "claim", **payment(lane, card, *how))


def types(state: HeartOfAfricaState) -> set[str]:
    """The types of the legal actions."""
    return {chosen.type for chosen in GAME.rules.legal(state, state.player)}


def takes(state: HeartOfAfricaState) -> set[str]:
    """The cards that may be taken: `"train 1"`, `"train"` for the pile."""
    return {
        " ".join([chosen.type.split("_")[1], *(str(value) for key, value in chosen.wire.items() if key != "type")])
        for chosen in GAME.rules.legal(state, state.player)
        if chosen.type in ("take_train", "draw_train", "take_terrain", "draw_terrain")
    }


def payments(state: HeartOfAfricaState, lane: str) -> set[tuple[object, ...]]:
    """The ways to pay for a lane: card, locomotives, terrain cards, terrain locomotives."""
    found = [chosen.wire for chosen in GAME.rules.legal(state, state.player) if chosen.type == "claim"]
    ways = [
        tuple(value for key, value in wire.items() if key not in ("type", "lane"))
        for wire in found
        if wire["lane"] == lane
    ]
    assert len(ways) == len(set(ways)), "a payment is offered twice"
    return set(ways)


def lanes_offered(state: HeartOfAfricaState) -> set[str]:
    """The lanes that can be claimed."""
    return {str(chosen.wire["lane"]) for chosen in GAME.rules.legal(state, state.player) if chosen.type == "claim"}


def hand(state: HeartOfAfricaState, seat: Seat) -> str:
    """What a seat holds, in the order of the cards."""
    return _text(state.hand[seat * KINDS : (seat + 1) * KINDS], CARDS)


def in_front(state: HeartOfAfricaState, seat: Seat) -> str:
    """The terrain cards of a seat."""
    kinds = len(TERRAINS)
    return _text(state.terrain[seat * kinds : (seat + 1) * kinds], TERRAINS)


def discards(state: HeartOfAfricaState) -> str:
    """The discarded train cards."""
    return _text(state.discards, CARDS)


def terrain_discards(state: HeartOfAfricaState) -> str:
    """The discarded terrain cards."""
    return _text(state.terrain_discards, TERRAINS)


def _text(held: Sequence[int], names: Sequence[str]) -> str:
    return " ".join(name for name, count in zip(names, held, strict=True) for _ in range(count))


def face_up(state: HeartOfAfricaState) -> str:
    """The train cards on the spaces."""
    return " ".join("-" if card == NO_CARD else CARDS[card] for card in state.spaces)


def terrain_face_up(state: HeartOfAfricaState) -> str:
    """The terrain cards on the spaces."""
    return " ".join("-" if kind == NO_CARD else TERRAINS[kind] for kind in state.terrain_spaces)


def tickets_of(state: HeartOfAfricaState, seat: Seat) -> set[str]:
    """The tickets a seat has kept."""
    return ids(state, state.kept[seat])


def ids(state: HeartOfAfricaState, tickets: int) -> set[str]:
    """Tickets by name."""
    return {ticket.id for number, ticket in enumerate(state.board.tickets) if tickets >> number & 1}


def layers_of(state: HeartOfAfricaState) -> list[set[str]]:
    """The layers of the ticket pile, the uppermost first."""
    return [ids(state, layer) for layer in state.layers]


def lanes_of(state: HeartOfAfricaState, seat: int) -> set[str]:
    """The lanes of a seat; NOBODY's are free."""
    return {lane.id for lane, owner in zip(state.board.lanes, state.owner, strict=True) if owner == seat}


def all_but(*lanes: str, of: Seat = B) -> dict[str, Seat]:
    """Every lane of the small board but these is somebody's."""
    return {lane.id: of for lane in BOARD.lanes if lane.id not in lanes}


def score(state: HeartOfAfricaState, seat: Seat) -> dict[str, int]:
    """A seat's points in the final scoring, categories that bring nothing left out but the total."""
    parts = GAME.result(state).scores[seat]
    return {name: points for name, points in parts.items() if points or name == "total"}


class Step(NamedTuple):
    """A move of a match, with what was before and what came after."""

    seat: Seat
    action: Action
    before: HeartOfAfricaState
    events: list[Event]
    after: HeartOfAfricaState


@cache
def played(seats: int, small: bool = False) -> tuple[Step, ...]:
    """All moves, nature's too, of a whole match of random players; the same at every call."""
    board = BOARD if small else MAP
    match = Match(GAME, board, {}, seats, bytes([seats]) * 32)
    match.run([make_player("random", GAME, bytes([seats, seat])) for seat in range(seats)])
    state = GAME.setup(board, match.options, seats)
    steps: list[Step] = []
    for move in match.moves:
        before = state.copy()
        events: list[Event] = []
        GAME.rules.apply(state, move.seat, move.action, events)
        steps.append(Step(move.seat, move.action, before, events, state.copy()))
    return tuple(steps)


ALL_CARDS = dict(zip(CARDS, [CARDS_OF_A_COLOUR] * len(COLOURS) + [LOCOMOTIVES], strict=True))
ALL_TERRAIN = dict.fromkeys(TERRAINS, TERRAIN_CARDS)
