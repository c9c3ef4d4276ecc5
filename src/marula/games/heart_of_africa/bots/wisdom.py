"""What bots know of The Heart of Africa."""

from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.game import Wisdom
from marula.games.heart_of_africa.actions import LaneNumber
from marula.games.heart_of_africa.board import LOCOMOTIVE, NO_LANE, PLAIN, paying_colours
from marula.games.heart_of_africa.bots.features import Features, progress
from marula.games.heart_of_africa.bots.schedule import Schedule
from marula.games.heart_of_africa.bots.worth import Worth
from marula.games.heart_of_africa.rules import claim, draw, payment, setup, tickets
from marula.games.heart_of_africa.state import (
    FIRST,
    HAND,
    KEEP,
    NO_CARD,
    SECOND,
    TERRAIN,
    TICKET,
    HeartOfAfricaState,
)

FACETS: Final = ("network", "colours", "terrain")
"""Ways over what is built already; which colours are still needed; terrain cards and doubling."""

OTHERS: Final = 0.4
"""How much the best other player's standing counts against one's own."""
NEW_TICKETS: Final = 10.0
TURNS_FOR_TICKETS: Final = 6.0
"""What four more tickets promise somebody with so many turns and nothing else to do, and what they cost otherwise."""
TRUST: Final = 4.0
"""How many roll-outs count as much as what was learned says of a way."""
FREE_BUILDS: Final = 4
"""Lanes for points alone that are thought about."""


@final
class HeartOfAfricaWisdom(Wisdom):
    """Plans ways to its tickets, collects the cards they take, and doubles what pays."""

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        super().__init__(without)
        self._worth = Worth(without)
        self._features = Features(self._worth)

    def candidates(self, state: HeartOfAfricaState, seat: Seat) -> list[Action]:
        """Planned lanes that can be paid, cards, and tickets when there is time."""
        if state.phase == FIRST:
            return setup.legal_first(state, seat)
        if state.phase == KEEP:
            return tickets.legal_keeps(state, seat)
        chosen = self._draws(state)
        if state.phase == SECOND:
            return chosen or self._any_draw(state)
        chosen += self._claims(state, seat)
        if state.layers and (not chosen or self._thinks_of_tickets(state, seat)):
            chosen.append(state.board.draw_tickets)
        return chosen or self._any(state, seat)

    def _any(self, state: HeartOfAfricaState, seat: Seat) -> list[Action]:
        """HOA-G9 What else there is."""
        actions = self._any_draw(state)
        claim.add_legal(state, seat, actions)
        return actions or [state.board.pass_turn]

    def _any_draw(self, state: HeartOfAfricaState) -> list[Action]:
        actions: list[Action] = []
        draw.add_trains(state, actions)
        if draw.can_draw_train(state):
            actions.append(state.board.draw_train)
        draw.add_terrains(state, actions)
        if draw.can_draw_terrain(state):
            actions.append(state.board.draw_terrain)
        return actions

    def _draws(self, state: HeartOfAfricaState) -> list[Action]:
        """Each sort of card once; terrain cards only for those who know what they are for."""
        board = state.board
        chosen: list[Action] = []
        seen = 0
        for space, card in enumerate(state.spaces):
            if not draw.may_be_taken(state, card) or seen >> card & 1:
                continue
            seen |= 1 << card
            chosen.append(board.take_train[space])
        if draw.can_draw_train(state):
            chosen.append(board.draw_train)
        if self._worth.terrain:
            seen = 0
            for space, kind in enumerate(state.terrain_spaces):
                if kind != NO_CARD and not seen >> kind & 1:
                    seen |= 1 << kind
                    chosen.append(board.take_terrain[space])
            if draw.can_draw_terrain(state):
                chosen.append(board.draw_terrain)
        return chosen

    def _claims(self, state: HeartOfAfricaState, seat: Seat) -> list[Action]:
        """The lanes of the plan, and the longest others, each with the payments worth thinking about."""
        chosen: list[Action] = []
        wanted: list[LaneNumber] = []
        for number in self._planned(state, seat):
            for lane in (number, state.board.lanes[number].sibling):
                if lane != NO_LANE and lane not in wanted:
                    wanted.append(lane)
        for number in wanted:
            self._add_payments(state, seat, number, chosen)
        found = 0
        for number in sorted(range(len(state.board.lanes)), key=_ByLength(state)):
            if found == FREE_BUILDS or state.board.lanes[number].length < 3:
                break
            if number not in wanted:
                before = len(chosen)
                self._add_payments(state, seat, number, chosen)
                found += len(chosen) > before
        return chosen

    def _planned(self, state: HeartOfAfricaState, seat: Seat) -> list[LaneNumber]:
        """The lanes of the plan; who goes by what was learned means to build others with the trains that are left."""
        if self.model is None:
            return self._worth.plan(state, seat).lanes
        plan = self._worth.plan_by_hand(state, seat)
        return plan.lanes + Schedule(state, seat, plan).lanes

    def _add_payments(self, state: HeartOfAfricaState, seat: Seat, number: LaneNumber, chosen: list[Action]) -> None:
        """With the fewest locomotives for each colour; plain, and doubled with as many terrain cards as there are."""
        lane = state.board.lanes[number]
        if lane.length > state.trains[seat] or not state.is_open(seat, number):
            return
        held = state.count(seat, LOCOMOTIVE)
        fewest = payment.needed_locomotives(state, lane.ferry)
        wild = payment.least_wild(state, seat, lane.terrain, lane.doubling)
        for colour in paying_colours(lane.colour):
            locomotives = max(fewest, lane.length - state.count(seat, colour))
            if locomotives > held or (locomotives == lane.length and lane.length > 1):
                continue
            claims = lane.claims_with(colour, locomotives)
            chosen.append(claims[PLAIN])
            if self._worth.terrain and wild <= min(lane.doubling, held - locomotives):
                chosen.append(claims[PLAIN + 1 + wild])

    def _thinks_of_tickets(self, state: HeartOfAfricaState, seat: Seat) -> bool:
        """Who has learned what they bring thinks of them at any time: over a network they may cost next to nothing."""
        return self._wants_tickets(state, seat) if self.model is None else not state.last_turns

    def _wants_tickets(self, state: HeartOfAfricaState, seat: Seat) -> bool:
        return not self._worth.plan(state, seat).stages and self._worth.turns_left(state, seat) >= TURNS_FOR_TICKETS

    def evaluate(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """One's own standing against the best of the others."""
        worth = self._worth.standing(state, seat)
        if state.player == seat:
            if state.waits == HAND:
                worth += self._worth.drawn(state, seat) * state.due
            elif state.waits == TERRAIN:
                worth += self._worth.drawn_terrain(state, seat) * state.due
            elif state.waits == TICKET:
                worth += NEW_TICKETS if self._wants_tickets(state, seat) else -NEW_TICKETS
            if state.phase == SECOND:
                worth += self._worth.second(state, seat)
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, self._worth.bystander(state, Seat(other)))
        return worth - OTHERS * best

    def features(self, state: HeartOfAfricaState, seat: Seat) -> list[float]:
        """What counts for the lead in the end."""
        return self._features.of(state, seat)

    def progress(self, state: HeartOfAfricaState) -> float:
        """How much of the match is over."""
        return progress(state)

    def trust(self) -> float:
        """What was learned by playing tells a way from another as well as a few roll-outs do."""
        return super().trust() if self.model is None else TRUST

    def outlook(self, state: HeartOfAfricaState, seat: Seat) -> float:
        """The lead that was learned, which can be told within a turn as well."""
        return self.lead(state, seat)


@final
class _ByLength:
    """Longest first; of those alike by number."""

    def __init__(self, state: HeartOfAfricaState) -> None:
        self._lanes = state.board.lanes

    def __call__(self, number: LaneNumber) -> tuple[int, int]:
        return -self._lanes[number].length, number
