"""The turn: sowing and capturing."""

from marula.games.oware.actions import Sow
from marula.games.oware.board import HOUSES, NAMES, ROW
from marula.games.oware.events import SeedsCaptured, SeedsSown, SlamSpared
from marula.games.oware.state import OwareState

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal


def first_of(seat: int) -> int:
    """OWA-C1 The first house of a player."""
    return seat * ROW


def is_of(seat: int, house: int) -> bool:
    """OWA-C1 Whether a house is that player's."""
    return house // ROW == seat


def seeds_of(houses: list[int], seat: int) -> int:
    """How many seeds lie in a player's houses."""
    return sum(houses[first_of(seat) : first_of(seat) + ROW])


def path_of(houses: list[int], house: int) -> list[int]:
    """OWA-T2 The houses that get a seed of this one, in order: each in turn, but the one that was emptied."""
    path: list[int] = []
    here = house
    for _ in range(houses[house]):
        here = (here + 1) % HOUSES
        if here == house:
            here = (here + 1) % HOUSES
        path.append(here)
    return path


def sown(houses: list[int], house: int, path: list[int]) -> list[int]:
    """OWA-T2 The houses after one of them was sown along that path."""
    after = houses[:]
    after[house] = 0
    for here in path:
        after[here] += 1
    return after


def taken(after: list[int], last: int, seat: Seat) -> list[int]:
    """OWA-P1 The houses that the last seed captures, from there backwards: the other's, with two or three seeds."""
    found: list[int] = []
    house = last
    while not is_of(seat, house) and after[house] in (2, 3):
        found.append(house)
        if house == first_of(1 - seat):
            break
        house -= 1
    return found


def is_slam(after: list[int], found: list[int], seat: Seat) -> bool:
    """OWA-P2 Whether these houses hold all seeds that the other player has."""
    return sum(after[house] for house in found) == seeds_of(after, 1 - seat)


def feeds(houses: list[int], house: int, seat: Seat) -> bool:
    """OWA-T3 Whether sowing a house brings the other player seeds."""
    return any(not is_of(seat, here) for here in path_of(houses, house))


def may_starve(state: OwareState) -> bool:
    """OWA-T3 Whether the other player has seeds already: then any house will do."""
    return seeds_of(state.houses, 1 - state.player) > 0


def options(state: OwareState) -> list[Action]:
    """OWA-T1 OWA-T3 One's houses with seeds; those that feed the other player, where that one has none."""
    seat = state.player
    first = first_of(seat)
    full = [house for house in range(first, first + ROW) if state.houses[house]]
    if not may_starve(state):
        full = [house for house in full if feeds(state.houses, house, seat)]
    return [state.board.sowings[house] for house in full]


def check(state: OwareState, action: Action) -> Refusal | None:
    """Why a house may not be sown."""
    if not isinstance(action, Sow) or not state.board.actions.holds(action):
        return Refusal("oware-refusal-unknown", "OWA-T1")
    if not is_of(state.player, action.house):
        return Refusal("oware-refusal-not-yours", "OWA-T1", {"house": NAMES[action.house]})
    if not state.houses[action.house]:
        return Refusal("oware-refusal-empty", "OWA-T1", {"house": NAMES[action.house]})
    if not may_starve(state) and not feeds(state.houses, action.house, state.player):
        return Refusal("oware-refusal-feed", "OWA-T3", {"seat": 1 - state.player})
    return None


def apply(state: OwareState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """OWA-T2 Sow, OWA-P1 capture, OWA-P2 but never all that the other player has."""
    assert isinstance(action, Sow)
    path = path_of(state.houses, action.house)
    after = sown(state.houses, action.house, path)
    if events is not None:
        names = tuple(NAMES[house] for house in path)
        events.append(SeedsSown(seat=seat, house=NAMES[action.house], count=len(names), last=names[-1], path=names))
    found = taken(after, path[-1], seat)
    if found and is_slam(after, found, seat):
        found = []
        if events is not None:
            events.append(SlamSpared(seat=seat, other=1 - seat))
    state.quiet = 0 if found else state.quiet + 1
    if found:
        won = 0
        for house in found:
            won += after[house]
            after[house] = 0
        state.captured[seat] += won
        if events is not None:
            events.append(SeedsCaptured(seat=seat, count=won, houses=tuple(NAMES[house] for house in found)))
    state.houses = after
    state.player = Seat(1 - seat)
    state.turn += 1
