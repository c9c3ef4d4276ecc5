"""A toy game: everybody gets a hidden card, all bid at the same time, card plus bid wins, then last words in turn.

Where the table whispers, a word is heard once and left to memory.

It exists to prove the laws: it keeps them, and test_toy.py breaks it in every way they claim to catch.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from marula.core.actions import CHANCE, Action, Seat
from marula.core.bags import take
from marula.core.dice import Dice
from marula.core.game import (
    Board,
    Draw,
    Event,
    Game,
    Line,
    Option,
    Options,
    Refusal,
    Result,
    Rules,
    State,
    Turn,
    Wisdom,
)
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
    __slots__ = ("bids", "board", "deck", "hands", "says", "seats", "to_bid", "whispered")

    def __init__(self, board: Board, seats: int, whispered: bool) -> None:
        self.board = board
        self.seats = seats
        self.whispered = whispered
        self.deck = [1] * CARDS
        self.hands: list[int] = []
        self.bids = [-1] * seats
        self.to_bid = seats
        """How many have not bid yet: kept beside the bids."""
        self.says: list[int] = []  # two words by seat 0, then two by seat 1, and so on

    def copy(self) -> "ToyState":
        other = type(self)(self.board, self.seats, self.whispered)
        other.deck, other.hands = self.deck[:], self.hands[:]
        other.bids, other.says = self.bids[:], self.says[:]
        other.to_bid = self.to_bid
        return other

    def snapshot(self) -> tuple[object, ...]:
        return (self.seats, self.whispered, tuple(self.deck), tuple(self.hands), tuple(self.bids), tuple(self.says))

    def derived(self) -> tuple[object, ...]:
        return (self.to_bid,)

    def recounted(self) -> tuple[object, ...]:
        return (sum(bid < 0 for bid in self.bids),)


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
    if state.to_bid:
        return tuple(Seat(seat) for seat in range(state.seats) if state.bids[seat] < 0)
    return (Seat(len(state.says) // 2),) if len(state.says) < 2 * state.seats else ()


def legal(state: ToyState, seat: Seat) -> list[Action]:
    if seat not in actors(state):
        return []
    if state.bids[seat] < 0:
        # A high card may not bid high: what is legal depends on the hidden card.
        return state.board.actions.all[CARDS : CARDS + (BIDS if state.hands[seat] < 3 else BIDS - 1)]
    return state.board.actions.all[CARDS + BIDS : CARDS + BIDS + len(WORDS)]


def chance(state: ToyState) -> tuple[list[Action], list[int]]:
    return state.board.actions.all[:CARDS], state.deck


def apply(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    if action.type == "deal":
        card = action.index
        state.deck[card] -= 1
        state.hands.append(card)
        if events is not None:
            events.append(Replay("dealt", len(state.hands) - 1, card))
    elif action.type == "bid":
        state.bids[seat] = action.index - CARDS
        state.to_bid -= 1
        if events is not None:
            events.append(Replay("bid", seat, state.bids[seat]))
    else:
        state.says.append(action.index - CARDS - BIDS)
        if events is not None:
            events.append(Replay("said", seat, state.says[-1]))


def check(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    listed = [card for card, left in zip(*chance(state), strict=True) if left] if seat == CHANCE else legal(state, seat)
    if seat in actors(state) and action in listed:
        return None
    return Refusal("toy-refusal", "TOY-1", {"seat": seat})


def reshuffle(state: ToyState, seat: Seat, dice: Dice) -> None:
    others = [other for other in range(len(state.hands)) if other != seat]
    for other in others:
        state.deck[state.hands[other]] += 1
        if state.to_bid and state.bids[other] >= 0:
            state.bids[other] = 0
    for other in others:
        state.hands[other] = take(state.deck, sum(state.deck), dice)


RULES = ("turn", "actors", "legal", "chance", "apply", "check", "reshuffle")
KINDS = ("bid", "say", "unheard_of")


class ToyRules(Rules[ToyState]):
    """The functions above as the rules of a game, or others in their place."""

    def __init__(self, changes: Mapping[str, Any]) -> None:
        functions: dict[str, Callable[..., Any]] = {
            "turn": turn,
            "actors": actors,
            "legal": legal,
            "chance": chance,
            "apply": apply,
            "check": check,
            "reshuffle": reshuffle,
        }
        self.functions = {**functions, **changes}

    def turn(self, state: ToyState) -> Turn:
        return cast(Turn, self.functions["turn"](state))

    def actors(self, state: ToyState) -> tuple[Seat, ...]:
        return cast(tuple[Seat, ...], self.functions["actors"](state))

    def kinds(self, state: ToyState, seat: Seat) -> int:
        listed = {action.type for action in self.functions["legal"](state, seat)}
        return sum(1 << kind for kind, type in enumerate(KINDS) if type in listed)

    def options(self, state: ToyState, seat: Seat, kind: int) -> list[Action]:
        return [action for action in self.functions["legal"](state, seat) if action.type == KINDS[kind]]

    def chance(self, state: ToyState) -> tuple[list[Action], list[int]]:
        return cast(tuple[list[Action], list[int]], self.functions["chance"](state))

    def apply(self, state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        self.functions["apply"](state, seat, action, events)

    def check(self, state: ToyState, seat: Seat, action: Action) -> Refusal | None:
        return cast("Refusal | None", self.functions["check"](state, seat, action))

    def reshuffle(self, state: ToyState, seat: Seat, dice: Dice) -> None:
        self.functions["reshuffle"](state, seat, dice)


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
    state.to_bid = seen.has_bid.count(False)
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
        "has_boards": True,
        "has_secrets": True,
        "wisdom": Wisdom,
        "facets": (),
        "board": ToyBoard,
        "setup": setup,
        "rules": ToyRules({key: value for key, value in changes.items() if key in RULES}),
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
    return Game(**{**parts, **{key: value for key, value in changes.items() if key not in RULES}})
