"""What bots know of Africana."""

from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.game import Wisdom
from marula.games.africana.board import CARDS, LEFT, RIGHT
from marula.games.africana.bots import features
from marula.games.africana.bots.journeys import Planner
from marula.games.africana.bots.worth import HOPE, Worth
from marula.games.africana.play import RULES
from marula.games.africana.rules import buy
from marula.games.africana.state import BUY, CHOOSE, DISCARD, PAGE, TRAVEL, AfricanaState

FACETS: Final = ("on_the_way", "adventures", "assistants", "sets")
"""Deeds on the way of a journey; buying adventures; what assistants are worth; sets of artifacts."""

OTHERS: Final = 0.35
"""How much the best other player's standing counts against one's own."""

MOST_PAGES: Final = 2
"""Pages worth turning in one action."""

MOST_JOURNEYS: Final = 6
"""Journeys worth a thought."""


@final
class AfricanaWisdom(Wisdom):
    """Plans journeys, and buys what fits them."""

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        super().__init__(without)
        self._worth = Worth(without)
        self._planner = Planner(self._worth, "on_the_way" not in without)
        self._buys = "adventures" not in without

    def candidates(self, state: AfricanaState, seat: Seat) -> list[Action]:
        """A journey, a draw, or a look into the book."""
        board = state.board
        phase = state.phase
        if phase == DISCARD:
            return [self._least(state, seat)]
        if phase == TRAVEL:
            deeds = self._planner.plan(state, seat).deeds
            return [deeds[0] if deeds else board.end_turn]
        if phase == BUY:
            return [*self._purchases(state, seat), board.end_turn]
        chosen: list[Action] = []
        deeds = self._planner.plan(state, seat).deeds
        if deeds:
            chosen.append(deeds[0])
        chosen.append(board.draw)
        return [*chosen, *self._purchases(state, seat)]

    def thoughts(self, state: AfricanaState, seat: Seat) -> list[Action]:
        """More journeys than the best one, each of which can end early."""
        chosen = self.candidates(state, seat)
        if state.phase == TRAVEL and chosen[0] is not state.board.end_turn:
            chosen.append(state.board.end_turn)
        elif state.phase == CHOOSE:
            for deed in self._planner.first_deeds(state, seat, MOST_JOURNEYS):
                if deed not in chosen:
                    chosen.append(deed)
        return chosen

    def _purchases(self, state: AfricanaState, seat: Seat) -> list[Action]:
        """AFN-B4 Cards that can be paid, and pages that may show a better one."""
        if not self._buys or state.silver[seat] < buy.PRICE:
            return []
        board = state.board
        book = buy.book_at_hand(state, seat)
        price = buy.page_price(state)
        chosen: list[Action] = []
        for side in (LEFT, RIGHT):
            pages = buy.side_of(state, book, side)
            if not pages:
                continue
            chosen.append(board.buy[side])
            more = len(pages) > 1 or (side == RIGHT and state.unseen_pages[book])
            if more and state.pages < MOST_PAGES and state.silver[seat] >= buy.PRICE + price:
                chosen.append(board.turn_page[side])
        return chosen

    def _least(self, state: AfricanaState, seat: Seat) -> Action:
        """AFN-E1 AFN-E2 What can be spared most easily."""
        best = -1e9
        action: Action = state.board.end_turn
        for option in RULES.legal(state, seat):
            after = state.copy()
            _remove(after, seat, option)
            worth = self._worth.standing(after, seat)
            if worth > best:
                best, action = worth, option
        return action

    def evaluate(self, state: AfricanaState, seat: Seat) -> float:
        """One's own standing against the best of the others."""
        worth = self._worth.standing(state, seat)
        if state.player == seat:
            if state.phase == TRAVEL:
                worth += self._planner.plan(state, seat).gain
            elif state.phase == BUY and state.waits == PAGE and state.silver[seat] >= buy.PRICE:
                worth += HOPE
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, self._worth.standing(state, Seat(other)))
        return worth - OTHERS * best

    def features(self, state: AfricanaState, seat: Seat) -> list[float]:
        """What counts for the lead in the end."""
        return features.features(self._worth, state, seat)

    def progress(self, state: AfricanaState) -> float:
        """How much of the match is over."""
        return features.progress(state)


def _remove(state: AfricanaState, seat: Seat, option: Action) -> None:
    name = option.wire
    if option.type == "discard_card":
        state.add(seat, CARDS.index(str(name["card"])), -1)
    else:
        state.unfinished[seat] &= ~(1 << state.board.adventure_of[str(name["adventure"])])
