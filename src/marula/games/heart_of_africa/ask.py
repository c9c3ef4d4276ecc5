"""Answers for the page, from the view alone."""

from marula.core.actions import Action, Seat
from marula.core.game import Refusal
from marula.core.wire import RefusalInfo
from marula.games.heart_of_africa.actions import Claim, LaneNumber
from marula.games.heart_of_africa.board import CARDS, LOCOMOTIVE, PLAIN, TERRAINS, HeartOfAfricaBoard, paying_colours
from marula.games.heart_of_africa.bots.plan import Needs
from marula.games.heart_of_africa.bots.ways import cheapest_way, train_costs
from marula.games.heart_of_africa.events import View
from marula.games.heart_of_africa.questions import (
    Doubling,
    Lack,
    LaneAnswer,
    LaneQuestion,
    LaneTerrain,
    TerrainAnswer,
    TerrainQuestion,
    TicketAnswer,
    TicketsQuestion,
    Way,
)
from marula.games.heart_of_africa.rules import claim, payment, tickets
from marula.games.heart_of_africa.state import HeartOfAfricaState
from marula.games.heart_of_africa.view import imagine

Question = LaneQuestion | TicketsQuestion | TerrainQuestion
Answer = LaneAnswer | dict[str, TicketAnswer] | dict[str, TerrainAnswer]


def ask(board: HeartOfAfricaBoard, seen: View, question: Question) -> Answer | None:
    """Answer one of the page's questions; None where it makes no sense."""
    if seen.seat is None:
        return None
    seat = Seat(seen.seat)
    if isinstance(question, TerrainQuestion):
        return {name: _terrain(seen, seat, name) for name in TERRAINS}
    if isinstance(question, LaneQuestion):
        if question.lane not in board.lane_of:
            return None
        return _lane(imagine(board, seen, seat, _first), seat, board.lane_of[question.lane])
    state = imagine(board, seen, seat, _first)
    offered = state.kept[seat] | state.offer[seat]
    return {
        ticket.id: _ticket(state, seat, number) for number, ticket in enumerate(board.tickets) if offered >> number & 1
    }


def _first(_: int) -> int:
    """The answers depend on nothing that isn't seen: what is dealt to others doesn't matter."""
    return 0


def _lane(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> LaneAnswer:
    """HOA-R1 HOA-R3 All about claiming a lane."""
    lane = state.board.lanes[number]
    refusal = claim.check_lane(state, seat, number)
    ways = () if refusal is not None else _ways(state, seat, number)
    return LaneAnswer(
        points=claim.POINTS[lane.length],
        doubled=2 * claim.POINTS[lane.length],
        ferry=payment.needed_locomotives(state, lane.ferry),
        terrain=LaneTerrain(
            type=TERRAINS[lane.terrain],
            needed=lane.doubling,
            own=state.terrain_count(seat, lane.terrain),
            others=tuple(state.terrain_count(Seat(other), lane.terrain) for other in range(state.seats)),
        ),
        refusal=_info(refusal),
        ways=ways,
        lacks=() if ways or refusal is not None else _lacks(state, seat, number),
    )


def _ways(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> tuple[Way, ...]:
    """HOA-R1 The payments that are possible with the cards at hand, the cheapest first."""
    actions: list[Action] = []
    claim.add_payments(state, seat, state.board.lanes[number], actions)
    plain = [action for action in actions if isinstance(action, Claim) and not action.cards and not action.wild]
    plain.sort(key=lambda action: (action.locomotives, -state.count(seat, action.colour), action.index))
    return tuple(_way(state, seat, action) for action in plain)


def _way(state: HeartOfAfricaState, seat: Seat, action: Claim) -> Way:
    """HOA-R3 HOA-R4 A payment, and each mix that doubles it, or why it doesn't."""
    lane = state.board.lanes[action.lane]
    colour = paying_colours(lane.colour)[0] if action.colour == LOCOMOTIVE else action.colour
    doublings: list[Doubling] = []
    for doubled in lane.claims_with(colour, action.locomotives)[PLAIN + 1 :]:
        if isinstance(doubled, Claim):
            refusal = _info(claim.check(state, seat, doubled))
            doublings.append(Doubling(terrain_cards=doubled.cards, terrain_locomotives=doubled.wild, refusal=refusal))
    return Way(
        card=CARDS[action.colour],
        cards=lane.length - action.locomotives,
        locomotives=action.locomotives,
        doublings=tuple(doublings),
    )


def _lacks(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> tuple[Lack, ...]:
    """HOA-R1 HOA-M3 For each colour that could pay what there is, and how many cards are missing; the best first."""
    lane = state.board.lanes[number]
    locomotives = state.count(seat, LOCOMOTIVE)
    ferry = payment.needed_locomotives(state, lane.ferry)
    found: list[tuple[int, int, Lack]] = []
    for colour in paying_colours(lane.colour):
        held = state.count(seat, colour)
        missing = max(ferry - locomotives, 0) + max(lane.length - max(ferry, locomotives) - held, 0)
        lack = Lack(card=CARDS[colour], held=held, locomotives=locomotives, missing=missing)
        found.append((missing, colour, lack))
    found.sort(key=lambda entry: entry[:2])
    return tuple(lack for _, _, lack in found)


def _ticket(state: HeartOfAfricaState, seat: Seat, number: int) -> TicketAnswer:
    """HOA-V1 HOA-M2 How far a ticket is."""
    if tickets.is_completed(state, seat, number):
        return TicketAnswer(state="completed", lanes=(), trains=0, missing=0)
    board = state.board
    way = cheapest_way(board, board.tickets[number].masks, train_costs(state, seat))
    if way is None:
        return TicketAnswer(state="blocked", lanes=(), trains=0, missing=0)
    needs = Needs()
    for lane in way.lanes:
        needs.add(state, lane)
    return TicketAnswer(
        state="possible" if way.cost <= state.trains[seat] else "blocked",
        lanes=tuple(board.lanes[lane].id for lane in way.lanes),
        trains=way.cost,
        missing=needs.lacking(state, seat, True),
    )


def _terrain(seen: View, seat: Seat, name: str) -> TerrainAnswer:
    """HOA-R3 Nobody having more is what doubling asks for."""
    counts = [player.terrain[name] + (other == seat) for other, player in enumerate(seen.players)]
    most = max(counts)
    rival = max((other for other in range(len(counts)) if other != seat), key=lambda other: (counts[other], -other))
    held, theirs = counts[seat], counts[rival]
    return TerrainAnswer(
        counts=tuple(counts),
        most=tuple(other for other, count in enumerate(counts) if count == most),
        standing="ahead" if held > theirs else "level" if held == theirs else "behind",
        rival=rival,
    )


def _info(refusal: Refusal | None) -> RefusalInfo | None:
    return None if refusal is None else refusal.info()
