"""Move an animal or nomads: to strictly more of what they like."""

from marula.core.actions import Seat
from marula.core.game import Event, Refusal
from marula.games.africa.actions import Hexagon, Lift, Put
from marula.games.africa.board import CROWD
from marula.games.africa.events import AnimalMoved, NomadsMoved, TileLifted
from marula.games.africa.rules import turn
from marula.games.africa.state import ANIMALS, CARRY, NOMADS, NOTHING, SOURCES, AfricaState


def company(state: AfricaState, hexagon: Hexagon, kind: int) -> int:
    """AFR-N3 What a tile of that kind has around it: its species (never itself), or for nomads empty hexagons."""
    liked = state.empty if kind == state.board.nomads else state.up[kind]
    found = state.board.around[hexagon] & liked
    return found.bit_count() if found else 0


def liked_elsewhere(state: AfricaState, origin: Hexagon, kind: int) -> int:
    """AFR-N3 What a tile likes to have around it once it is gone from where it lies now."""
    if kind == state.board.nomads:
        return state.empty | 1 << origin
    return state.up[kind] & ~(1 << origin)


def destinations(state: AfricaState, origin: Hexagon, kind: int) -> int:
    """AFR-N1 AFR-N2 AFR-N3 Empty hexagons with strictly more company than the tile has now."""
    return with_company(state, origin, kind, company(state, origin, kind) + 1)


def with_company(state: AfricaState, origin: Hexagon, kind: int, needed: int) -> int:
    """AFR-N3 Empty hexagons where such a tile from there has at least so much company, one or more.

    Company is counted with the tile gone from where it was: an animal doesn't count itself, and nomads find the
    hexagon they left empty.
    """
    if needed >= CROWD:
        return 0
    place = state.board.crowd_of[kind] + needed
    enough = state.crowds[place] & state.empty
    if kind == state.board.nomads:
        return enough | state.crowds[place - 1] & state.board.around[origin] & state.empty
    if not enough:
        return 0
    near = enough & state.board.around[origin]
    if not near:
        return enough
    enough ^= near
    return enough | state.crowds[place + 1] & near if needed + 1 < CROWD else enough


def near_by(state: AfricaState, here: Hexagon) -> list[Hexagon]:
    """AFR-N1 AFR-N2 Where animals and nomads lie on the explorer's hexagon or next to it.

    AFR-N4 It doesn't matter when they were found or last moved.
    """
    return state.board.pick_hexagon.listed(state.movable & state.board.within_reach[here])


def has_somewhere_better(state: AfricaState, hexagon: Hexagon) -> bool:
    """AFR-N1 AFR-N2 AFR-N3 Whether the animal or the nomads there have a destination.

    The most company that any empty hexagon offers nearly always tells. What is left are hexagons next to the tile,
    where its leaving makes a difference of one: an animal is missing there itself, nomads find one more empty.
    """
    board = state.board
    kind = state.lying[hexagon]
    company = state.companies[hexagon]
    gain = state.most_company_of(kind) - company
    if kind == board.nomads:
        return gain > 0 or (
            gain == 0 and state.crowds[board.crowd_of[kind] + company] & state.empty & board.around[hexagon] != 0
        )
    return gain > 1 or (
        gain == 1 and state.crowds[board.crowd_of[kind] + company + 1] & state.empty & board.apart[hexagon] != 0
    )


def can_lift(state: AfricaState, here: Hexagon) -> bool:
    """AFR-N1 AFR-N2 Whether one of them has somewhere to go."""
    for hexagon in near_by(state, here):  # noqa: SIM110 - compiled, this is several times as fast as any()
        if has_somewhere_better(state, hexagon):
            return True
    return False


def liftable(state: AfricaState, here: Hexagon) -> int:
    """AFR-N1 AFR-N2 All of them that have somewhere to go."""
    found = 0
    for hexagon in near_by(state, here):
        if has_somewhere_better(state, hexagon):
            found |= 1 << hexagon
    return found


def check_lift(state: AfricaState, seat: Seat, action: Lift) -> Refusal | None:
    """AFR-N1 AFR-N2 Near enough, and with somewhere better to go. AFR-N4 Only animals and nomads ever move."""
    board = state.board
    id = board.ids[action.hexagon]
    kind = state.lying[action.hexagon]
    if kind == NOTHING or not board.moves[kind]:
        return Refusal("africa-refusal-nothing-movable", "AFR-N4", {"hexagon": id})
    rule = rule_of(state, kind)
    here = state.explorers[seat]
    if not board.within_reach[here] >> action.hexagon & 1:
        return Refusal("africa-refusal-lift-far", rule, {"hexagon": id, "tile": board.tiles[kind].id})
    if not has_somewhere_better(state, action.hexagon):
        return Refusal("africa-refusal-nowhere-better", rule, {"hexagon": id, "tile": board.tiles[kind].id})
    return None


def lift(state: AfricaState, seat: Seat, action: Lift, events: list[Event] | None) -> None:
    """AFR-N1 AFR-N2 The tile is chosen; where to is the next decision. It lies where it was until then."""
    state.focus = action.hexagon
    state.find = state.lying[action.hexagon]
    state.phase = CARRY
    if events is not None:
        ids = state.board.ids
        events.append(TileLifted(seat=seat, hexagon=ids[state.focus], tile=state.board.tiles[state.find].id))


def check_put_lifted(state: AfricaState, action: Put) -> Refusal | None:
    """AFR-N1 AFR-N2 An empty hexagon with strictly more company than the one it comes from."""
    return check_destination(state, action, rule_of(state, state.find))


def check_destination(state: AfricaState, action: Put, rule: str) -> Refusal | None:
    """AFR-X1 Empty, and AFR-N3 strictly more company there than here."""
    board = state.board
    id = board.ids[action.to]
    if not state.empty >> action.to & 1:
        return Refusal("africa-refusal-not-empty", "AFR-X1", {"to": id})
    if destinations(state, state.focus, state.find) >> action.to & 1:
        return None
    before = company(state, state.focus, state.find)
    after = (board.around[action.to] & liked_elsewhere(state, state.focus, state.find)).bit_count()
    key = "africa-refusal-nomads-no-gain" if state.find == board.nomads else "africa-refusal-animal-no-gain"
    return Refusal(key, rule, {"to": id, "before": before, "after": after})


def put_lifted(state: AfricaState, seat: Seat, to: Hexagon, events: list[Event] | None) -> None:
    """AFR-N1 AFR-N2 Score the difference between the new and the old count."""
    board = state.board
    origin = state.focus
    before = company(state, origin, state.find)
    state.shift(state.find, origin, to)
    after = company(state, to, state.find)
    points = after - before
    source = NOMADS if state.find == board.nomads else ANIMALS
    state.points[seat * len(SOURCES) + source] += points
    if events is not None:
        start, goal = board.ids[origin], board.ids[to]
        if source == NOMADS:
            events.append(NomadsMoved(seat=seat, origin=start, to=goal, before=before, after=after, points=points))
        else:
            tile = board.tiles[state.find].id
            events.append(
                AnimalMoved(seat=seat, tile=tile, origin=start, to=goal, before=before, after=after, points=points)
            )
    turn.action_done(state, events)


def rule_of(state: AfricaState, kind: int) -> str:
    """AFR-N1 for animals, AFR-N2 for nomads."""
    return "AFR-N2" if kind == state.board.nomads else "AFR-N1"
