"""Answers for the page, from the view alone."""

from typing import Any, Literal

from marula.core.actions import Action, Seat
from marula.core.masks import bits
from marula.games.africa.actions import (
    Advance,
    CampForPoints,
    CampForTreasure,
    Discover,
    ExchangeAll,
    ExchangeOne,
    Hexagon,
    Leave,
    Lift,
    PlaceExplorer,
    Put,
    Relocate,
)
from marula.games.africa.board import GEMS, GOLD, AfricaBoard
from marula.games.africa.events import View
from marula.games.africa.play import RULES
from marula.games.africa.questions import Deed, DeedsAnswer, DeedsQuestion, Prospect
from marula.games.africa.rules import camp, migrate, scoring
from marula.games.africa.state import ACT, AfricaState
from marula.games.africa.view import imagine


def ask(board: AfricaBoard, seen: View, question: DeedsQuestion) -> DeedsAnswer | None:
    """What everything that can be done now would bring. What only nature knows has no deed: discoveries."""
    if seen.player is None:
        return None
    seat = Seat(seen.player)
    state = imagine(board, seen, seat, _first)
    deeds: list[Deed] = []
    goals: list[Hexagon] = [] if state.explorers[seat] < 0 else [state.explorers[seat]]
    legal = RULES.legal(state, seat)
    for action in legal:
        if isinstance(action, Advance | Relocate | PlaceExplorer):
            goals.append(action.to)
        elif not isinstance(action, Discover):
            deeds.append(_deed(state, seat, action))
    gains = _gains(state) if goals else {}
    places = {board.ids[place]: _place(state, seat, place, gains) for place in dict.fromkeys(goals)}
    can_act = any(isinstance(action, Discover | Lift | CampForPoints | CampForTreasure) for action in legal)
    return DeedsAnswer(
        deeds=tuple(deeds),
        places=places,
        ending_gives_up=_given_up(state, legal, can_act),
        advancing_gives_up_action=state.phase == ACT and state.half == 0 and state.advanced and can_act,
    )


def _given_up(
    state: AfricaState, legal: list[Action], can_act: bool
) -> Literal["turn", "rest", "half", "action"] | None:
    """AFR-B2 AFR-B3 What is declined by ending the turn now."""
    if state.phase != ACT or len(legal) == 1:
        return None
    if state.untouched:
        return "turn"
    if state.half == 0:
        return "rest" if can_act else "half"
    return "half" if any(isinstance(action, Advance) for action in legal) else "action"


def _deed(state: AfricaState, seat: Seat, action: Action) -> Deed:
    """What an action would bring: it is done on a copy, and compared."""
    if isinstance(action, Lift):
        return _lifted(state, seat, action)
    after = state.copy()
    RULES.apply(after, seat, action, None)
    points = scoring.goods_total(after, seat) + after.score(seat)
    points -= scoring.goods_total(state, seat) + state.score(seat)
    counted, details = _reasons(state, after, seat, action)
    return Deed(action=dict(action.wire), points=points, counted=_ids(state, counted), **details)


def _lifted(state: AfricaState, seat: Seat, action: Lift) -> Deed:
    """AFR-N1 AFR-N2 Everywhere a tile could go, and the best of it."""
    lifted = state.copy()
    RULES.apply(lifted, seat, action, None)
    best = 0
    targets: list[Deed] = []
    before = migrate.company(state, lifted.focus, lifted.find)
    liked = migrate.liked_elsewhere(state, lifted.focus, lifted.find)
    for to in bits(migrate.destinations(state, lifted.focus, lifted.find)):
        counted = state.board.around[to] & liked
        points = counted.bit_count() - before
        best = max(best, points)
        put: dict[str, str | int] = {"type": "put", "to": state.board.ids[to]}
        ids = _ids(state, counted)
        targets.append(Deed(action=put, points=points, counted=ids, before=before, after=counted.bit_count()))
    return Deed(action=dict(action.wire), points=best, counted=(), before=before, targets=tuple(targets))


def _reasons(state: AfricaState, after: AfricaState, seat: Seat, action: Action) -> tuple[int, dict[str, Any]]:
    """The hexagons that an action's points come from, as a mask, and the numbers behind them."""
    board = state.board
    if isinstance(action, Put | Leave):
        to = action.to if isinstance(action, Put) else state.focus
        counted = board.around[to] & migrate.liked_elsewhere(state, state.focus, state.find)
        before = migrate.company(state, state.focus, state.find)
        return counted, {"before": before, "after": counted.bit_count()}
    if isinstance(action, CampForPoints):
        return _camp_for_points(state, state.explorers[seat])
    if isinstance(action, CampForTreasure):
        details: dict[str, Any] = {
            "gold": scoring.pieces(after, seat, GOLD) - scoring.pieces(state, seat, GOLD),
            "gems": scoring.pieces(after, seat, GEMS) - scoring.pieces(state, seat, GEMS),
        }
        if not state.hidden_treasure:
            details["prizes"] = _prizes(after, seat) - _prizes(state, seat)
        return camp.treasure_around(state, state.explorers[seat]), details
    if isinstance(action, ExchangeOne | ExchangeAll):
        change = scoring.goods_total(after, action.other) - scoring.goods_total(state, action.other)
        return 0, {"other": change}
    return 0, {}


def _camp_for_points(state: AfricaState, here: Hexagon) -> tuple[int, dict[str, Any]]:
    """AFR-K2 The animals, nomads and monuments around a hexagon."""
    board = state.board
    around = board.around[here]
    animals = 0
    for kind in board.animals:
        animals |= state.up[kind] & around
    nomads, monuments = state.up[board.nomads] & around, state.up[board.monument] & around
    counts: dict[str, Any] = {
        "animals": animals.bit_count(),
        "nomads": nomads.bit_count(),
        "monuments": monuments.bit_count(),
    }
    return animals | nomads | monuments, counts


def _prizes(state: AfricaState, seat: Seat) -> int:
    """AFR-V3 What the majorities of gold and gems would bring if the match ended now."""
    seats = range(state.seats)
    return sum(
        scoring.prizes([scoring.pieces(state, Seat(other), family) for other in seats])[seat] for family in (GOLD, GEMS)
    )


def _gains(state: AfricaState) -> dict[Hexagon, int]:
    """AFR-N1 AFR-N2 The most that each animal and each group of nomads could bring by moving, if anything."""
    gains: dict[Hexagon, int] = {}
    for kind in state.board.movable:
        for origin in bits(state.up[kind]):
            liked = migrate.liked_elsewhere(state, origin, kind)
            before = migrate.company(state, origin, kind)
            for to in bits(migrate.destinations(state, origin, kind)):
                gain = (state.board.around[to] & liked).bit_count() - before
                gains[origin] = max(gains.get(origin, 0), gain)
    return gains


def _place(state: AfricaState, seat: Seat, place: Hexagon, gains: dict[Hexagon, int]) -> Prospect:
    """What an explorer could do there: AFR-D1, AFR-K1 to AFR-K3, AFR-N1 and AFR-N2."""
    board = state.board
    near = board.around[place] | 1 << place
    can_camp = state.camps[seat] > 0 and state.empty >> place & 1 == 1
    pieces = {GOLD: 0, GEMS: 0}
    if can_camp:
        for kind in board.treasures:
            tile = board.tiles[kind]
            pieces[tile.family] += tile.pieces * (state.up[kind] & board.around[place]).bit_count()
    return Prospect(
        tiles=(board.around[place] & state.down).bit_count(),
        camp=_camp_for_points(state, place)[0].bit_count() if can_camp else None,
        gold=pieces[GOLD],
        gems=pieces[GEMS],
        moves=max((gain for origin, gain in gains.items() if near >> origin & 1), default=0),
    )


def _ids(state: AfricaState, mask: int) -> tuple[str, ...]:
    board = state.board
    return tuple(board.ids[hexagon] for hexagon in board.hexagons if mask >> hexagon & 1)


def _first(bound: int) -> int:
    """AFR-H1 What others' tiles are where they are hidden doesn't matter here: any will do."""
    return 0
