"""Positions made by hand, in the words of the board: ids of places, cards, expeditions and adventures.

Lists of cards are written as one text: `"gray gray joker assistant-violet"`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event, Refusal
from marula.core.match import Match
from marula.games.africana import GAME
from marula.games.africana.board import CARDS, COLOURS, LETTERS, SIDES, AfricanaBoard
from marula.games.africana.rules.setup import CARDS_OF_A_COLOUR, MARKERS, REMOVED
from marula.games.africana.state import CHOOSE, NO_CARD, NOTHING, AfricanaState
from marula.players import make_player

DATA: Any = tomllib.loads((Path(__file__).parent / "boards" / "first.toml").read_text("utf-8"))
"""A board that stays as it is, whatever becomes of the one that people play on."""
BOARD: AfricanaBoard = GAME.board(DATA)

A, B, C, D = (Seat(number) for number in range(4))

OPTIONS = {"remember_books": True, "hidden_scores": False}

ROW = ("a2", "a5", "a8", "b9", "b6")
"""The expeditions that lie on the spaces where nothing else is said. They all start in the south: from Victoria Falls,
Serengeti, Zanzibar, Katanga and Walvis Bay."""

QUIET = ("aswan", "portnatal", "napoli", "tananarive")
"""Where explorers stand whom nobody has placed: no expedition of the row starts or ends there."""


def position(
    at: Sequence[str] = QUIET[:2],
    hands: Sequence[str] = (),
    silver: Sequence[int] = (),
    *,
    spaces: Mapping[int, str | None] | None = None,
    joined: Mapping[str, Sequence[Seat]] | None = None,
    markers: Sequence[int] | None = None,
    letters: Sequence[int] | None = None,
    pile: str | None = None,
    discards: str = "",
    north: tuple[str, str] = ("", "north-mask-1"),
    south: tuple[str, str] = ("", "south-mask-1"),
    hidden: Mapping[str, str] | None = None,
    unfinished: Sequence[str] = (),
    expeditions: Sequence[str] = (),
    adventures: Sequence[str] = (),
    player: Seat = A,
    last_round: bool = False,
    idle_rounds: int = 0,
    remember_books: bool = True,
    hidden_scores: bool = False,
    board: AfricanaBoard = BOARD,
) -> AfricanaState:
    """A turn of `player` about to begin.

    Who is given no hand holds the joker; who is given no silver has none. `spaces`, counted from 1, says what lies
    there instead of ROW; None is nothing. The pile is what is left of the travel cards unless it is given; what is then
    nowhere is not in play. `north` and `south` are what has been seen of the left and of
    the right side of a book, the top last; `hidden` says which of a book's pages are still unseen, if not all that lie
    nowhere else. `expeditions` and `adventures` are those completed. Another `board` must have the same ids.
    """
    seats = len(at)
    options = {"remember_books": remember_books, "hidden_scores": hidden_scores}
    state = GAME.setup(board, options, seats)
    state.phase, state.waits, state.due = CHOOSE, NOTHING, 0
    state.player = player
    state.turn = 1 + player
    state.last_round = last_round
    state.idle_rounds = idle_rounds
    state.at = [BOARD.place_of[id] for id in at]
    state.silver = [*silver, *[0] * (seats - len(silver))]
    state.joker = [0] * seats
    for seat in range(seats):
        for name in (hands[seat] if seat < len(hands) else "joker").split():
            state.add(Seat(seat), CARDS.index(name), 1)
    state.discards = _colours(discards)
    if pile is None:
        held = [sum(state.hand[colour :: len(COLOURS)]) for colour in range(len(COLOURS))]
        state.pile = [CARDS_OF_A_COLOUR - held[colour] - state.discards[colour] for colour in range(len(COLOURS))]
    else:
        state.pile = _colours(pile)
    _lay_expeditions(state, spaces or {}, joined or {}, expeditions)
    if markers is not None:
        state.markers = list(markers)
    if letters is not None:
        state.letters = list(letters)
    _lay_adventures(state, {"north": north, "south": south}, hidden or {}, unfinished, adventures)
    state.recount()
    return state


def _colours(cards: str) -> list[int]:
    named = cards.split()
    assert set(named) <= set(COLOURS), cards
    return [named.count(colour) for colour in COLOURS]


def _lay_expeditions(
    state: AfricanaState, spaces: Mapping[int, str | None], joined: Mapping[str, Sequence[Seat]], done: Sequence[str]
) -> None:
    row = [spaces.get(space, id) for space, id in enumerate(ROW, 1)]
    state.spaces = [NO_CARD if id is None else BOARD.expedition_of[id] for id in row]
    for seat, listed in enumerate(done):
        for id in listed.split():
            state.expeditions[seat] |= 1 << BOARD.expedition_of[id]
    known = sum(1 << number for number in state.spaces if number != NO_CARD)
    for mask in state.expeditions:
        assert not known & mask, "an expedition is in two places"
        known |= mask
    state.unseen &= ~known
    state.letters = [(state.unseen & mask).bit_count() for mask in BOARD.letter_masks]
    state.letters[-1] = max(0, state.letters[-1] - REMOVED[state.seats])
    state.markers = [MARKERS] * state.seats
    for id, companies in joined.items():
        for seat in companies:
            state.joined[row.index(id)] |= 1 << seat
            state.markers[seat] -= 1


def _lay_adventures(
    state: AfricanaState,
    books: Mapping[str, tuple[str, str]],
    hidden: Mapping[str, str],
    unfinished: Sequence[str],
    done: Sequence[str],
) -> None:
    state.left = [[BOARD.adventure_of[id] for id in books[name][0].split()] for name in SIDES]
    state.right = [[BOARD.adventure_of[id] for id in books[name][1].split()] for name in SIDES]
    owned = 0
    for seats_have, lists in ((state.unfinished, unfinished), (state.adventures, done)):
        for seat, listed in enumerate(lists):
            for id in listed.split():
                seats_have[seat] |= 1 << BOARD.adventure_of[id]
                owned |= 1 << BOARD.adventure_of[id]
    for book, name in enumerate(SIDES):
        for side in (state.left[book], state.right[book]):
            side[:] = [number for number in side if not owned >> number & 1]
        lying = sum(1 << number for number in (*state.left[book], *state.right[book]))
        free = BOARD.book_masks[book] & ~owned & ~lying
        if name in hidden:
            unseen = sum(1 << BOARD.adventure_of[id] for id in hidden[name].split())
            assert not unseen & ~free, "an adventure is in two places"
            state.gone |= free & ~unseen
            free = unseen
        state.unseen_pages[book] = free


def action(type: str, **fields: str | int) -> Action:
    """The action with these fields."""
    return _find(BOARD, type, fields)


def _find(board: AfricanaBoard, type: str, fields: Mapping[str, str | int]) -> Action:
    found = board.actions.find({"type": type, **fields})
    assert found is not None, (type, fields)
    return found


def do(state: AfricanaState, type: str, **fields: str | int) -> list[Event]:
    """The player whose turn it is takes a legal action; return the events."""
    chosen = _find(state.board, type, fields)
    refusal = GAME.rules.check(state, state.player, chosen)
    assert refusal is None, refusal
    assert chosen in GAME.rules.legal(state, state.player)
    events: list[Event] = []
    GAME.rules.apply(state, state.player, chosen, events)
    return events


def step(state: AfricanaState, *ways: str) -> list[Event]:
    """Go from place to place: `step(state, "cairo joker", "aswan gray")`."""
    events: list[Event] = []
    for way in ways:
        to, card = way.split()
        events += do(state, "step", to=to, card=card)
    return events


def nature(state: AfricanaState, *shown: str) -> list[Event]:
    """Nature decides: the colours, expeditions and adventures that turn up, one after the other."""
    events: list[Event] = []
    for id in shown:
        if id in COLOURS:
            chosen = _find(state.board, "deal_card", {"card": id})
        elif id in BOARD.expedition_of:
            chosen = _find(state.board, "turn_up_expedition", {"expedition": id})
        else:
            chosen = _find(state.board, "turn_up_page", {"adventure": id})
        refusal = GAME.rules.check(state, CHANCE, chosen)
        assert refusal is None, refusal
        GAME.rules.apply(state, CHANCE, chosen, events)
    return events


def outcomes(state: AfricanaState) -> dict[str, int]:
    """What nature can decide now, with its weights."""
    return {
        str(next(value for key, value in chosen.wire.items() if key != "type")): weight
        for chosen, weight in GAME.rules.outcomes(state)
    }


def refused(state: AfricanaState, type: str, **fields: str | int) -> Refusal:
    """The refusal of an action by the player whose turn it is; nothing may have changed."""
    before = state.snapshot()
    refusal = GAME.rules.check(state, state.player, _find(state.board, type, fields))
    assert refusal is not None, f"{type} {fields} is legal"
    assert state.snapshot() == before
    return refusal


def why(state: AfricanaState, type: str, **fields: str | int) -> tuple[str, str, dict[str, str | int]]:
    """Why an action by the player whose turn it is is refused, and that it isn't offered: key, rule, values."""
    refusal = refused(state, type, **fields)
    assert _find(state.board, type, fields) not in GAME.rules.legal(state, state.player)
    return refusal.key.removeprefix("africana-refusal-"), refusal.rule, refusal.values


def types(state: AfricanaState) -> set[str]:
    """The types of the legal actions."""
    return {chosen.type for chosen in GAME.rules.legal(state, state.player)}


def offered(state: AfricanaState, type: str) -> set[str]:
    """The legal actions of a type, without it: `"cairo joker"`, `"left"`, `"a1"`."""
    return {
        " ".join(str(value) for key, value in chosen.wire.items() if key != "type")
        for chosen in GAME.rules.legal(state, state.player)
        if chosen.type == type
    }


def hand(state: AfricanaState, seat: Seat) -> str:
    """What a seat holds, in the order of the cards."""
    return " ".join(name for card, name in enumerate(CARDS) for _ in range(state.count(seat, card)))


def down(state: AfricanaState) -> str:
    """What lies down in this travel action."""
    return " ".join(name for card, name in enumerate(CARDS) for _ in range(state.down[card]))


def discards(state: AfricanaState) -> str:
    """The discarded travel cards."""
    return " ".join(name for colour, name in enumerate(COLOURS) for _ in range(state.discards[colour]))


def row(state: AfricanaState) -> list[str | None]:
    """The expeditions on the spaces."""
    return [None if number == NO_CARD else BOARD.expeditions[number].id for number in state.spaces]


def companies(state: AfricanaState, expedition: str) -> list[Seat]:
    """Whose markers are on an expedition."""
    mask = state.joined[row(state).index(expedition)]
    return [Seat(seat) for seat in range(state.seats) if mask >> seat & 1]


def book(state: AfricanaState, name: str) -> tuple[list[str], list[str], int]:
    """What has been seen of the left and the right side, the top last, and the number of unseen pages."""
    number = SIDES.index(name)
    left, right = ([BOARD.adventures[card].id for card in side[number]] for side in (state.left, state.right))
    return left, right, state.unseen_pages[number].bit_count()


def place(state: AfricanaState, seat: Seat) -> str:
    """Where an explorer stands."""
    return BOARD.places[state.at[seat]].id


def unfinished(state: AfricanaState, seat: Seat) -> set[str]:
    """A seat's unfinished adventures."""
    return set(GAME.view(state, None).players[seat].unfinished)


def score(state: AfricanaState, seat: Seat) -> dict[str, int]:
    """A seat's points in the final scoring, categories that bring nothing left out but the total."""
    parts = GAME.result(state).scores[seat]
    return {name: points for name, points in parts.items() if points or name == "total"}


def left_in_pile(state: AfricanaState) -> dict[str, int]:
    """How many expeditions of each letter are in the pile."""
    return dict(zip(LETTERS, state.letters, strict=True))


def match_from(state: AfricanaState) -> Match:
    """A match that begins with this position: nothing before it can be undone."""
    start = state.copy()
    game = copy(GAME)
    game.setup = lambda board, options, seats: start.copy()
    options = {"remember_books": state.remember_books, "hidden_scores": state.hidden_scores}
    return Match(game, BOARD, options, state.seats, bytes(32))


class Step(NamedTuple):
    """A move of a match, with what was before and what came after."""

    seat: Seat
    action: Action
    before: AfricanaState
    events: list[Event]
    after: AfricanaState


@cache
def played(seats: int, number: int) -> tuple[Step, ...]:
    """All moves, nature's too, of a whole match; the same at every call. Odd numbers are matches of random players."""
    match = Match(GAME, BOARD, {}, seats, bytes([seats, number]) * 16)
    who = "random" if number % 2 else "greedy"
    players = [make_player(who, GAME, bytes([seats, number, seat])) for seat in range(seats)]
    match.run(players)
    state = GAME.setup(BOARD, match.options, seats)
    steps: list[Step] = []
    for move in match.moves:
        before = state.copy()
        events: list[Event] = []
        GAME.rules.apply(state, move.seat, move.action, events)
        steps.append(Step(move.seat, move.action, before, events, state.copy()))
    return tuple(steps)


MATCHES = tuple((seats, number) for seats in (2, 3, 4) for number in (0, 1))
"""Matches worth a look at every move: `played(*match)`."""
