"""A toy game: everybody gets a hidden card, all bid at the same time, card plus bid wins, then last words in turn.

Where the table whispers, a word is heard once and left to memory.

It exists to prove the laws: it keeps them, and test_toy.py breaks it in every way they claim to catch.
"""

from dataclasses import dataclass, replace
from typing import Any

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Board, Draw, Event, Game, Line, Option, Options, Refusal, Result, State, Turn, Wisdom
from marula.core.wire import JsonObject

CARDS = 6
BIDS = 3
WORDS = ("one", "two")


class ToyBoard(Board):
    def __init__(self, data: JsonObject) -> None:
        super().__init__(data)
        for card in range(CARDS):
            self.actions.add(Action({"type": "deal", "card": card}))
        for bid in range(BIDS):
            self.actions.add(Action({"type": "bid", "bid": bid}))
        for word in WORDS:
            self.actions.add(Action({"type": "say", "word": word}))


class ToyState(State):
    __slots__ = ("bids", "board", "deck", "hands", "says", "seats", "whispered")

    def __init__(self, board: Board, seats: int, whispered: bool) -> None:
        self.board = board
        self.seats = seats
        self.whispered = whispered
        self.deck = [1] * CARDS
        self.hands: list[int] = []
        self.bids = [-1] * seats
        self.says: list[int] = []  # two words by seat 0, then two by seat 1, and so on

    def copy(self) -> "ToyState":
        other = type(self)(self.board, self.seats, self.whispered)
        other.deck, other.hands = self.deck[:], self.hands[:]
        other.bids, other.says = self.bids[:], self.says[:]
        return other

    def snapshot(self) -> tuple[object, ...]:
        return (self.seats, self.whispered, tuple(self.deck), tuple(self.hands), tuple(self.bids), tuple(self.says))


@dataclass(frozen=True)
class Replay:
    """Something that happened; what a seat may not know is None."""

    type: str
    seat: int
    value: int | None


@dataclass(frozen=True)
class ToyView:
    seat: int | None
    hands: list[int | None]
    bids: list[int | None]
    has_bid: list[bool]
    says: list[int | None]
    """What is left to memory is None."""
    seats: int
    whispered: bool


def actors(state: ToyState) -> tuple[Seat, ...]:
    if len(state.hands) < state.seats:
        return (CHANCE,)
    bidders = tuple(Seat(seat) for seat in range(state.seats) if state.bids[seat] < 0)
    if bidders:
        return bidders
    return (Seat(len(state.says) // 2),) if len(state.says) < 2 * state.seats else ()


def legal(state: ToyState, seat: Seat) -> list[Action]:
    if seat not in actors(state):
        return []
    if state.bids[seat] < 0:
        # A high card may not bid high: what is legal depends on the hidden card.
        return state.board.actions.all[CARDS : CARDS + (BIDS if state.hands[seat] < 3 else BIDS - 1)]
    return state.board.actions.all[CARDS + BIDS : CARDS + BIDS + len(WORDS)]


def chance(state: ToyState) -> list[tuple[Action, int]]:
    return [(state.board.actions.all[card], 1) for card in range(CARDS) if state.deck[card]]


def apply(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    if action.type == "deal":
        card = action.index
        state.deck[card] -= 1
        state.hands.append(card)
        if events is not None:
            events.append(Replay("dealt", len(state.hands) - 1, card))
    elif action.type == "bid":
        state.bids[seat] = action.index - CARDS
        if events is not None:
            events.append(Replay("bid", seat, state.bids[seat]))
    else:
        state.says.append(action.index - CARDS - BIDS)
        if events is not None:
            events.append(Replay("said", seat, state.says[-1]))


def check(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    listed = [outcome for outcome, _ in chance(state)] if seat == CHANCE else legal(state, seat)
    if seat in actors(state) and action in listed:
        return None
    return Refusal("toy-refusal", "TOY-1", {"seat": seat})


def view(state: ToyState, seat: Seat | None) -> ToyView:
    shown = not any(bid < 0 for bid in state.bids)
    return ToyView(
        seat,
        [card if number == seat else None for number, card in enumerate(state.hands)],
        [bid if shown or number == seat else None for number, bid in enumerate(state.bids)],
        [bid >= 0 for bid in state.bids],
        [*state.says],
        state.seats,
        state.whispered,
    )


def conceal(seen: ToyView) -> ToyView:
    if not seen.whispered or len(seen.says) == 2 * seen.seats:
        return seen
    return replace(seen, says=[*(None for _ in seen.says[1:]), *seen.says[-1:]])


def redact(event: Replay, seat: Seat | None) -> Replay:
    return event if event.type == "said" or event.seat == seat else Replay(event.type, event.seat, None)


def imagine(board: Board, seen: ToyView, seat: Seat, draw: Draw) -> ToyState:
    state = ToyState(board, seen.seats, seen.whispered)
    free = [card for card in range(CARDS) if card not in seen.hands]
    for card in seen.hands:
        state.hands.append(free.pop(draw(len(free))) if card is None else card)
    for card in state.hands:
        state.deck[card] -= 1
    for number, bid in enumerate(seen.bids):
        state.bids[number] = -1 if not seen.has_bid[number] else 0 if bid is None else bid
    state.says = [draw(len(WORDS)) if word is None else word for word in seen.says]
    return state


def result(state: ToyState) -> Result:
    totals = [card + bid for card, bid in zip(state.hands, state.bids, strict=True)]
    return Result("bid", [{"total": total, "all": total} for total in totals])


def pieces(state: ToyState) -> dict[str, int]:
    return {"cards": sum(state.deck) + len(state.hands)}


def no_lines(board: Board, seen: ToyView) -> list[Line]:
    return []


def standings(board: ToyBoard, seen: ToyView) -> list[int | None]:
    return [0] * seen.seats


def setup(board: Board, options: Options, seats: int) -> ToyState:
    return ToyState(board, seats, options["whispered"] is True)


def turn(state: ToyState) -> Turn:
    speaker = len(state.says) // 2
    return Turn(Seat(min(speaker, state.seats - 1)), 1 + speaker)


def toy(**changes: Any) -> Game[Any, Any, Any]:
    """The toy, with some of its functions replaced."""
    parts: dict[str, Any] = {
        "id": "toy",
        "rules_version": 1,
        "min_players": 2,
        "max_players": 3,
        "minutes": 1,
        "options": (Option("whispered", (False, True)),),
        "nouns": {},
        "has_secrets": True,
        "wisdom": Wisdom,
        "facets": (),
        "board": ToyBoard,
        "setup": setup,
        "turn": turn,
        "actors": actors,
        "legal": legal,
        "chance": chance,
        "apply": apply,
        "check": check,
        "view": view,
        "conceal": conceal,
        "redact": redact,
        "imagine": imagine,
        "describe": no_lines,
        "standings": standings,
        "scored_at_end": (),
        "endings": ("bid",),
        "result": result,
        "pieces": pieces,
    }
    return Game(**{**parts, **changes})
