"""What things are worth, in points: cards and silver in the hand, and all that can still be reached."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.africana.board import ASSISTANT, COLOURS, JOKER, NO_ARTIFACT, AfricanaBoard
from marula.games.africana.rules import scoring
from marula.games.africana.rules.end import MOST_CARDS
from marula.games.africana.state import NO_CARD, OVER, AfricanaState

STEP: Final = 0.8
"""What a step to a goal will cost."""
LIKELY: Final = 0.8
"""What a goal that can be gone for is worth, as long as it isn't reached."""
OPEN: Final = 0.45
"""Likewise of an expedition that has yet to be joined."""
LONELY: Final = 1.2
"""An artifact in no set yet: it may be the first of one."""
RIVAL: Final = 0.55
"""What an expedition keeps for which another company is nearer."""
CARD: Final = 0.95
"""A travel card, while there is time to use it."""
SPARE_CARD: Final = 0.55
"""One more of a colour that the hand holds already."""
DRAWN_CARD: Final = 0.85
"""A card about to be drawn."""
CHOICE: Final = 0.15
"""A card about to be drawn to a full hand."""
JOKER_TURN: Final = 0.16
"""A joker, for every turn that is left; likewise an assistant."""
ASSISTANT_TURN: Final = 0.3
SILVER: Final = 0.1
SILVER_EARLY: Final = 0.2
"""A piece of silver at the end of the match, and what it is worth more at its beginning."""
TURNS_PER_EXPEDITION: Final = 2.2
HOPE: Final = 0.35
"""What an unseen page promises to somebody who can pay for it."""


@final
class Goal:
    """Something to be had at a place, and what it is worth there. An expedition to be joined leads on to its target."""

    def __init__(self, place: int, worth: float, expedition: int, adventure: int, further: int) -> None:
        self.place = place
        self.worth = worth
        self.expedition = expedition
        self.adventure = adventure
        self.further = further
        """The steps from there to where it is had in the end."""
        self.joined = further == 0
        """Whether it is to be had at once."""

    def promise(self, steps: int, time: float) -> float:
        """What it is worth from so many steps away."""
        left = self.worth - STEP * (steps + self.further)
        if left <= 0:
            return 0.0
        return left * (LIKELY if self.joined else OPEN) * time


@final
class Worth:
    """The values. `without` names knowledge that is switched off."""

    def __init__(self, without: frozenset[str]) -> None:
        self.sets = "sets" not in without
        self.assistants = "assistants" not in without

    def turns_left(self, state: AfricanaState, seat: Seat) -> float:
        """How many turns that seat will probably have after the one that is being played."""
        if state.phase == OVER:
            return 0.0
        if state.last_round:
            return 1.0 if seat > state.player else 0.0
        return 1.0 + TURNS_PER_EXPEDITION * state.pile_size() / state.seats

    def silver(self, state: AfricanaState, turns: float) -> float:
        """A piece of silver: early it buys, late it is only counted."""
        return SILVER + SILVER_EARLY * min(1.0, turns / 12.0)

    def time(self, turns: float) -> float:
        """How much of what is far away can still be had."""
        return min(1.0, 0.45 * turns)

    def hand(self, state: AfricanaState, seat: Seat, turns: float) -> float:
        """Cards, joker and assistants. AFN-V4 At the end two cards are a point."""
        kinds = len(COLOURS)
        start = seat * kinds
        time = self.time(turns)
        playing = seat == state.player
        helpers = 0
        worth = 0.0
        for number in range(kinds):
            count = state.hand[start + number]
            if count:
                worth += CARD + SPARE_CARD * (count - 1)
            helpers += state.assistants[start + number]
            if playing:
                helpers += state.down[ASSISTANT + number]  # AFN-M2 They come back, and so does the joker.
        if state.due:
            # AFN-E1 What doesn't fit the hand only lets one choose.
            room = min(state.due, max(0, MOST_CARDS - state.hand_size(seat)))
            worth += DRAWN_CARD * room + CHOICE * (state.due - room)
        worth = worth * time + (1.0 - time) * 0.5 * (state.travel_cards(seat) + state.due)
        jokers = state.joker[seat] + (state.down[JOKER] if playing else 0)
        if self.assistants:
            worth += helpers * ASSISTANT_TURN * turns
        return worth + jokers * JOKER_TURN * turns

    def sets_worth(self, board: AfricanaBoard, adventures: int, time: float) -> float:
        """AFN-V2 What the artifacts among these adventures make, and may come to make, in sets."""
        if not self.sets:
            return 0.0
        counts = scoring.artifact_counts(board, adventures)
        points, sets = scoring.best_sets(counts)
        lonely = sum(counts)
        for taken in sets:
            lonely -= sum(taken)
        return points + LONELY * lonely * time

    def set_gain(self, board: AfricanaBoard, adventures: int, adventure: int, time: float) -> float:
        """AFN-V2 What one more artifact makes of the sets."""
        after = self.sets_worth(board, adventures | 1 << adventure, time)
        return after - self.sets_worth(board, adventures, time)

    def adventure(self, state: AfricanaState, seat: Seat, adventure: int, silver: float, turns: float) -> float:
        """AFN-M7 What completing an adventure brings. AFN-V3 Assistants cost in the end."""
        board = state.board
        card = board.adventures[adventure]
        done = state.adventures[seat]
        if card.artifact != NO_ARTIFACT:
            return card.vp + card.silver * silver + self.set_gain(board, done, adventure, self.time(turns))
        if not self.assistants:
            return 0.0
        price = scoring.assistant_points(board, done | 1 << adventure) - scoring.assistant_points(board, done)
        return max(0.0, ASSISTANT_TURN * turns + price)

    def goals(self, state: AfricanaState, seat: Seat, silver: float, turns: float) -> list[Goal]:
        """All that the seat could go for."""
        board = state.board
        goals: list[Goal] = []
        bit = 1 << seat
        for space, number in enumerate(state.spaces):
            if number == NO_CARD:
                continue
            card = board.expeditions[number]
            worth = card.vp + card.silver * silver
            rivals = state.joined[space] & ~bit
            if rivals:
                mine = board.distances[state.at[seat]][card.target]
                for other in range(state.seats):
                    if rivals >> other & 1 and board.distances[state.at[other]][card.target] <= mine:
                        worth *= RIVAL
                        break
            if state.joined[space] & bit:
                goals.append(Goal(card.target, worth, number, -1, 0))
            else:
                goals.append(Goal(card.start, worth, number, -1, board.distances[card.start][card.target]))
        unfinished = state.unfinished[seat]
        number = 0
        while unfinished:
            if unfinished & 1:
                worth = self.adventure(state, seat, number, silver, turns)
                goals.append(Goal(board.adventures[number].target, worth, -1, number, 0))
            unfinished >>= 1
            number += 1
        return goals

    def prospects(self, state: AfricanaState, seat: Seat, silver: float, turns: float) -> float:
        """What the goals promise from where the explorer stands."""
        board = state.board
        steps = board.distances[state.at[seat]]
        time = self.time(turns)
        total = 0.0
        for goal in self.goals(state, seat, silver, turns):
            total += goal.promise(steps[goal.place], time)
            if goal.adventure >= 0 and board.adventures[goal.adventure].artifact != NO_ARTIFACT:
                total += 1.0 - time  # AFN-V4
        return total

    def standing(self, state: AfricanaState, seat: Seat) -> float:
        """Everything a seat has and may hope for."""
        board = state.board
        turns = self.turns_left(state, seat)
        silver = self.silver(state, turns)
        adventures = state.adventures[seat]
        worth = float(
            scoring.expedition_points(board, state.expeditions[seat])
            + scoring.artifact_points(board, adventures)
            + scoring.assistant_points(board, adventures)
        )
        worth += self.sets_worth(board, adventures, self.time(turns))
        worth += silver * state.silver[seat]
        return worth + self.hand(state, seat, turns) + self.prospects(state, seat, silver, turns)
