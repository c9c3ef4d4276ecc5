"""What things are worth, in points: what is planned, the cards in the hand, terrain cards."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import LaneNumber
from marula.games.heart_of_africa.board import COLOURS, KINDS, LOCOMOTIVE, LONGEST, TERRAINS
from marula.games.heart_of_africa.bots.plan import Needs, Plan, make_plan, plan_by_hand
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.turn import FEW_TRAINS
from marula.games.heart_of_africa.state import NO_CARD, OVER, HeartOfAfricaState

TRAINS_PER_CLAIM: Final = 2.7
TURNS_PER_CARD: Final = 0.5
"""How many trains a claim places on average, and how long it takes to draw a card."""
SLACK: Final = 4.0
"""How many turns too few or too many make a plan hopeless or safe."""
HASTE: Final = 7.0
"""What every turn that the plan still takes is worth: turns saved can be used for more."""
NEEDED: Final = 1.6
SPARE: Final = 0.45
SPARE_MORE: Final = 0.07
GRAY_NEEDED: Final = 0.3
"""A card that the plan needs; one that it doesn't, how much more each makes the others of
its colour worth, and what gray lanes add."""
WILD: Final = 2.5
"""A locomotive."""
SURPLUS: Final = 0.1
"""A card that there is no train for."""
LIKELY_DOUBLE: Final = 2.0
UNLIKELY_DOUBLE: Final = 0.6
"""How many times its points a doubling that is within reach is worth before it is done, with nobody ahead and
otherwise: enough to be waited for, in spite of the haste."""
LOOSE_TERRAIN: Final = 2.0
"""A terrain card that no planned lane asks for."""
TRAINS_PER_DOUBLING: Final = 6
"""How many trains beyond the plan give one more chance to double in each type."""
BUILD: Final = 1.0
"""What every train that is left over after the plan will bring."""
GLOBETROTTER: Final = 2.0
"""What a completed ticket adds to the chance of the bonus."""
MOST_PLANS: Final = 400


@final
class Worth:
    """The values. `without` names knowledge that is switched off."""

    def __init__(self, without: frozenset[str]) -> None:
        self.network = "network" not in without
        self.colours = "colours" not in without
        self.terrain = "terrain" not in without
        self._plans: dict[tuple[object, ...], Plan] = {}

    def plan(self, state: HeartOfAfricaState, seat: Seat) -> Plan:
        """The plan of that seat, which the same tickets and lanes always lead to."""
        return self._remembered(state, seat, None)

    def plan_by_hand(self, state: HeartOfAfricaState, seat: Seat) -> Plan:
        """The plan that goes by the cards held, too."""
        return self._remembered(state, seat, tuple(state.hand[seat * KINDS : (seat + 1) * KINDS]))

    def _remembered(self, state: HeartOfAfricaState, seat: Seat, hand: tuple[int, ...] | None) -> Plan:
        key = (state.board, seat, state.kept[seat], state.trains[seat], hand, tuple(state.owner))
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            found = make_plan(state, seat, self.network) if hand is None else plan_by_hand(state, seat)
            self._plans[key] = found
        return found

    def turns_left(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """How many turns the others will probably leave that seat after the one that is being played."""
        if state.phase == OVER:
            return 0.0
        if state.last_turns:
            ahead = (seat - state.player) % state.seats
            return 1.0 if 0 < ahead < state.last_turns else 0.0
        return 1.0 + min([turns_to_end(state, Seat(other)) for other in range(state.seats) if other != seat])

    def standing(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """What a seat that knows its tickets can expect in the end."""
        plan = self.plan(state, seat)
        left = self.turns_left(state, seat)
        time = min(1.0, left / 4.0)
        value = float(state.points[seat] + state.doubled[seat])
        value += self._tickets(state, seat, plan, left)
        value += time * self._hand(state, seat, plan)
        if self.terrain:
            value += time * self._doublings(state, seat, plan)
        return value + time * BUILD * max(0, state.trains[seat] - plan.trains)

    def drawn(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """A train card about to be drawn blind: on average what any card of the pile is worth."""
        counts = state.pile if any(state.pile) else state.discards
        total = sum(counts)
        if not total:
            return 0.0
        cards = self.cards(state, seat)
        return sum([count * cards[card] for card, count in enumerate(counts)]) / total

    def drawn_terrain(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """A terrain card about to be drawn blind."""
        counts = state.terrain_pile if any(state.terrain_pile) else state.terrain_discards
        total = sum(counts)
        if not total or not self.terrain:
            return 0.0
        kinds = self.terrain_cards(state, seat)
        return sum([count * kinds[kind] for kind, count in enumerate(counts)]) / total

    def second(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """HOA-D1 The second card of a turn: the best of those that lie open, or a blind one."""
        cards = self.cards(state, seat)
        best = self.drawn(state, seat)
        for card in state.spaces:
            if card not in (NO_CARD, LOCOMOTIVE):
                best = max(best, cards[card])
        if self.terrain:
            best = max(best, self.drawn_terrain(state, seat))
            kinds = self.terrain_cards(state, seat)
            for kind in state.terrain_spaces:
                if kind != NO_CARD:
                    best = max(best, kinds[kind])
        return best

    def cards(self, state: HeartOfAfricaState, seat: Seat) -> list[float]:
        """What one more card of each sort would be worth."""
        needs = self.plan(state, seat).needs
        room = state.hand_size(seat) < state.trains[seat]
        lacking = needs.lacking(state, seat, self.colours) > 0
        saved = HASTE * TURNS_PER_CARD if lacking else 0.0
        values: list[float] = []
        for colour in range(len(COLOURS)):
            held = state.count(seat, colour)
            if not self.colours or held >= needs.coloured[colour]:
                values.append((SPARE if room else SURPLUS) + (0.0 if self.colours else saved))
            else:
                values.append(NEEDED + saved)
        values.append(WILD + saved if room else SURPLUS)
        return values

    def terrain_cards(self, state: HeartOfAfricaState, seat: Seat) -> list[float]:
        """What one more terrain card of each type would be worth."""
        plan = self.plan(state, seat)
        before = self._doublings(state, seat, plan)
        values: list[float] = []
        for kind in range(len(TERRAINS)):
            place = seat * len(TERRAINS) + kind
            state.terrain[place] += 1
            values.append(self._doublings(state, seat, plan) - before)
            state.terrain[place] -= 1
        return values

    def bystander(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """What a seat has whose tickets and cards aren't known."""
        terrain = sum(state.terrain[seat * len(TERRAINS) : (seat + 1) * len(TERRAINS)])
        return state.points[seat] + state.doubled[seat] + 1.0 * terrain

    def _tickets(self, state: HeartOfAfricaState, seat: Seat, plan: Plan, left: float) -> float:
        """HOA-V1 Tickets completed and given up; those planned count by how much time they leave."""
        tickets = state.board.tickets
        value = 0.0
        for number, ticket in enumerate(tickets):
            if state.kept[seat] >> number & 1 and network.links(state.network[seat], ticket.masks):
                value += ticket.points + GLOBETROTTER
        for number in plan.given_up:
            value -= tickets[number].points
        needs = Needs()
        lanes = 0
        effort = 0.0
        for stage in plan.stages:
            for lane in stage.lanes:
                needs.add(state, lane)
            lanes += len(stage.lanes)
            effort = lanes + TURNS_PER_CARD * needs.lacking(state, seat, self.colours)
            chance = min(0.97, max(0.02, 0.5 + (left - effort) / (2.0 * SLACK)))
            value += (
                chance * (tickets[stage.ticket].points + GLOBETROTTER) - (1.0 - chance) * tickets[stage.ticket].points
            )
        return value - HASTE * effort

    def _hand(self, state: HeartOfAfricaState, seat: Seat, plan: Plan) -> float:
        """Cards that the plan needs, and others, as long as there are trains to place for them."""
        needs = plan.needs
        locomotives = state.count(seat, LOCOMOTIVE)
        room = state.trains[seat] - locomotives
        value = WILD * min(locomotives, state.trains[seat])
        spare: list[int] = []
        for colour in range(len(COLOURS)):
            held = state.count(seat, colour)
            useful = min(held, needs.coloured[colour]) if self.colours else 0
            value += NEEDED * useful
            room -= useful
            spare.append(held - useful)
        spare.sort(reverse=True)
        gray = sum(needs.gray) if self.colours else 0
        for held in spare:
            count = min(held, LONGEST, max(0, room))
            room -= count
            value += SPARE * count + SPARE_MORE * count * count
            if gray and count:
                value += GRAY_NEEDED * min(gray, count)
                gray = 0
        return value

    def _doublings(self, state: HeartOfAfricaState, seat: Seat, plan: Plan) -> float:
        """HOA-R3 What terrain cards will bring on planned lanes, the longest first."""
        value = 0.0
        beyond = (state.trains[seat] - plan.trains) // TRAINS_PER_DOUBLING
        for kind in range(len(TERRAINS)):
            own = state.terrain_count(seat, kind)
            if not own:
                continue
            likely = LIKELY_DOUBLE if own >= state.most_terrain_of_others(seat, kind) else UNLIKELY_DOUBLE
            for gain, cost in doubling_gains(state, plan.lanes, kind):
                if cost <= own:
                    own -= cost
                    value += likely * gain * cost
            value += LOOSE_TERRAIN * min(own, beyond)
        return value


def doubling_gains(state: HeartOfAfricaState, lanes: list[LaneNumber], kind: int) -> list[tuple[float, int]]:
    """HOA-R3 For each of the lanes with that terrain: what doubling brings by card, and the cards; best first."""
    gains: list[tuple[float, int]] = []
    for number in lanes:
        lane = state.board.lanes[number]
        if lane.terrain == kind:
            gains.append((POINTS[lane.length] / lane.doubling, lane.doubling))
    gains.sort(reverse=True)
    return gains


def turns_to_end(state: HeartOfAfricaState, seat: Seat) -> float:
    """HOA-G8 How soon a player in a hurry could be short of trains, given the number of cards in the hand."""
    to_place = max(0, state.trains[seat] - FEW_TRAINS)
    return to_place / TRAINS_PER_CLAIM + TURNS_PER_CARD * max(0, to_place - state.hand_size(seat))
