"""Answers for the page, from the view alone."""

from marula.core.actions import Action, Seat
from marula.core.game import Refusal
from marula.core.wire import Json, JsonObject
from marula.games.heart_of_africa.actions import Claim, LaneNumber
from marula.games.heart_of_africa.board import CARDS, LOCOMOTIVE, PLAIN, TERRAINS, HeartOfAfricaBoard, paying_colours
from marula.games.heart_of_africa.bots.plan import Needs
from marula.games.heart_of_africa.bots.ways import cheapest_way, train_costs
from marula.games.heart_of_africa.events import View
from marula.games.heart_of_africa.rules import claim, tickets
from marula.games.heart_of_africa.state import HeartOfAfricaState
from marula.games.heart_of_africa.view import imagine


def ask(board: HeartOfAfricaBoard, seen: View, question: JsonObject) -> Json:
    """Answer one of the page's questions; null where it makes no sense.

    - `{"about": "lane", "lane": id}`: whether and how the reader could claim a lane with the cards at hand, whoever's
      turn it is. `refusal` says why not whatever the cards (it is taken, closed, too long for the trains left). `ways`
      are the payments, the cheapest first: `card` and how many `cards` of it, `locomotives`, and `doublings`, every
      mix of terrain cards and locomotives that doubles, each with the `refusal` that forbids it, if any. Without a
      way, `lacks` lists for each colour how many cards and locomotives there are and how many are missing. `terrain`
      compares what players have of the lane's type.
    - `{"about": "tickets"}`: for each of the reader's tickets, also those to choose from, its `state` (completed,
      possible with the trains left, blocked), the lanes of the shortest free way, their trains, and the cards missing.
    - `{"about": "terrain"}`: for each type who has most, and who would if the reader had one card more.
    """
    if seen.seat is None:
        return None
    seat = Seat(seen.seat)
    about = question.get("about")
    if about == "lane":
        lane = question.get("lane")
        if not isinstance(lane, str) or lane not in board.lane_of:
            return None
        return _lane(imagine(board, seen, seat, _first), seat, board.lane_of[lane])
    if about == "tickets":
        state = imagine(board, seen, seat, _first)
        offered = state.kept[seat] | state.offer[seat]
        return {
            ticket.id: _ticket(state, seat, number)
            for number, ticket in enumerate(board.tickets)
            if offered >> number & 1
        }
    if about == "terrain":
        return {name: _terrain(seen, seat, name) for name in TERRAINS}
    return None


def _first(_: int) -> int:
    """The answers depend on nothing that isn't seen: what is dealt to others doesn't matter."""
    return 0


def _lane(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> JsonObject:
    """HOA-R1 HOA-R3 All about claiming a lane."""
    lane = state.board.lanes[number]
    answer: JsonObject = {
        "points": claim.POINTS[lane.length],
        "ferry": claim.needed_locomotives(state, lane),
        "terrain": {
            "type": TERRAINS[lane.terrain],
            "needed": lane.doubling,
            "own": state.terrain_count(seat, lane.terrain),
            "others": [state.terrain_count(Seat(other), lane.terrain) for other in range(state.seats)],
        },
        "refusal": _wire(claim.check_lane(state, seat, number)),
        "ways": [],
        "lacks": [],
    }
    if answer["refusal"] is None:
        actions: list[Action] = []
        claim.add_payments(state, seat, lane, actions)
        plain = [action for action in actions if isinstance(action, Claim) and not action.cards and not action.wild]
        plain.sort(key=lambda action: (action.locomotives, -state.count(seat, action.colour), action.index))
        answer["ways"] = [_way(state, seat, action) for action in plain]
        if not plain:
            answer["lacks"] = _lacks(state, seat, number)
    return answer


def _way(state: HeartOfAfricaState, seat: Seat, action: Claim) -> JsonObject:
    """HOA-R3 HOA-R4 A payment, and each mix that doubles it, or why it doesn't."""
    lane = state.board.lanes[action.lane]
    colour = lane.claims[paying_colours(lane)[0] if action.colour == LOCOMOTIVE else action.colour]
    doublings: list[Json] = []
    for doubled in colour[action.locomotives][PLAIN + 1 :]:
        if isinstance(doubled, Claim):
            doublings.append(
                {
                    "terrain_cards": doubled.cards,
                    "terrain_locomotives": doubled.wild,
                    "refusal": _wire(claim.check(state, seat, doubled)),
                }
            )
    return {
        "card": CARDS[action.colour],
        "cards": lane.length - action.locomotives,
        "locomotives": action.locomotives,
        "doublings": doublings,
    }


def _lacks(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> list[Json]:
    """HOA-R1 HOA-M3 For each colour that could pay what there is, and how many cards are missing; the best first."""
    lane = state.board.lanes[number]
    locomotives = state.count(seat, LOCOMOTIVE)
    ferry = claim.needed_locomotives(state, lane)
    found: list[tuple[int, int, Json]] = []
    for colour in paying_colours(lane):
        held = state.count(seat, colour)
        missing = max(ferry - locomotives, 0) + max(lane.length - max(ferry, locomotives) - held, 0)
        entry: Json = {"card": CARDS[colour], "held": held, "locomotives": locomotives, "missing": missing}
        found.append((missing, colour, entry))
    found.sort(key=lambda entry: entry[:2])
    return [entry for _, _, entry in found]


def _ticket(state: HeartOfAfricaState, seat: Seat, number: int) -> JsonObject:
    """HOA-V1 HOA-M2 How far a ticket is."""
    if tickets.is_completed(state, seat, number):
        return {"state": "completed", "lanes": [], "trains": 0, "missing": 0}
    board = state.board
    way = cheapest_way(board, board.tickets[number].masks, train_costs(state, seat))
    if way is None:
        return {"state": "blocked", "lanes": [], "trains": 0, "missing": 0}
    needs = Needs()
    for lane in way.lanes:
        needs.add(state, lane)
    return {
        "state": "possible" if way.cost <= state.trains[seat] else "blocked",
        "lanes": [board.lanes[lane].id for lane in way.lanes],
        "trains": way.cost,
        "missing": needs.lacking(state, seat, True),
    }


def _terrain(seen: View, seat: Seat, name: str) -> JsonObject:
    """HOA-R3 Nobody having more is what doubling asks for."""
    counts = [player.terrain[name] for player in seen.players]
    more = [count + 1 if other == seat else count for other, count in enumerate(counts)]
    return {"counts": list(counts), "most": _most(counts), "with_one_more": _most(more)}


def _most(counts: list[int]) -> list[Json]:
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most and most]


def _wire(refusal: Refusal | None) -> Json:
    return None if refusal is None else refusal.wire()
