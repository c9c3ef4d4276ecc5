"""Journeys: the best thing to do with a travel action, found by trying all sensible ways."""

from typing import Final, final

from marula.core.actions import Action, Seat
from marula.core.masks import nth
from marula.games.africana.board import ASSISTANT, CARD_BONUS, CARDS, COLOURS, JOKER, NO_ARTIFACT, AfricanaBoard
from marula.games.africana.bots.worth import CARD, SPARE_CARD, Goal, Worth
from marula.games.africana.rules.travel import COLOUR_PRICE
from marula.games.africana.state import AfricanaState

MOST_STEPS: Final = 7
NOWHERE: Final = -1
_TRAVEL_CARDS: Final = (1 << len(COLOURS)) - 1


@final
class Journey:
    """The best way found: what it brings more than staying, and its deeds in order."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.deeds: list[Action] = []


@final
class Planner:
    """Tries the ways a hand allows. On each place it does what is worth doing there."""

    def __init__(self, worth: Worth, on_the_way: bool) -> None:
        self._worth = worth
        self._on_the_way = on_the_way

    def plan(self, state: AfricanaState, seat: Seat) -> Journey:
        """The best journey from here, perhaps none."""
        search = _Search(self._worth, state, seat, self._on_the_way)
        search.run()
        return search.best

    def first_deeds(self, state: AfricanaState, seat: Seat, most: int) -> list[Action]:
        """How the best journeys to so many places begin, the best first, and be it worse than to stay."""
        search = _Search(self._worth, state, seat, self._on_the_way)
        search.ends = {}
        search.run()
        found: list[Action] = []
        for journey in sorted(search.ends.values(), key=_by_gain)[:most]:
            if journey.deeds[0] not in found:
                found.append(journey.deeds[0])
        return found


def _by_gain(journey: Journey) -> float:
    return -journey.gain


@final
class _Search:
    def __init__(self, worth: Worth, state: AfricanaState, seat: Seat, on_the_way: bool) -> None:
        board = state.board
        self.board: AfricanaBoard = board
        self.worth = worth
        self.state = state
        self.seat = seat
        self.on_the_way = on_the_way
        self.turns = worth.turns_left(state, seat)
        self.time = worth.time(self.turns)
        self.price = worth.silver(state, self.turns)
        self.goals: list[Goal] = worth.goals(state, seat, self.price, self.turns)
        self.alive: list[bool] = [True] * len(self.goals)
        self.hand: list[int] = [state.count(seat, card) for card in range(len(CARDS))]
        self.held = 0
        """The cards of which there are some, a bit for each."""
        for card, count in enumerate(self.hand):
            self.held |= 1 << card if count else 0
        self.silver = state.silver[seat]
        self.markers = state.markers[seat]
        self.done = state.adventures[seat]
        self.way: list[Action] = []
        self.best = Journey()
        self.busy: list[bool] = [False] * len(board.places)
        """By place: whether something may come to be had there."""
        for goal in self.goals:
            self.busy[goal.place] = True
            if not goal.joined:
                self.busy[board.expeditions[goal.expedition].target] = True
        self.changes = 0
        """How many of the goals are not as they were at the start."""
        self.promised: list[float] = [-1.0] * len(board.places)
        """By place: what the goals as they were at the start promise there; below 0 where nobody has asked."""
        self.ends: dict[int, Journey] | None = None
        """The best way to each place, where these are asked for."""
        self.start = self._promises(state.at[seat])

    def run(self) -> None:
        here = self.state.at[self.seat]
        self._arrive(here, here, 0.0, 0)

    def _promises(self, place: int) -> float:
        if self.changes:
            return self._add_promises(place)
        if self.promised[place] < 0.0:
            self.promised[place] = self._add_promises(place)
        return self.promised[place]

    def _add_promises(self, place: int) -> float:
        steps = self.board.distances[place]
        total = 0.0
        for number, goal in enumerate(self.goals):
            if self.alive[number]:
                total += goal.promise(steps[goal.place], self.time)
        return total

    def _arrive(self, place: int, came_from: int, gain: float, steps: int) -> None:
        """Do what there is to do, see whether to stop here, go on, and take it all back."""
        if not self.busy[place]:
            self._stop(place, gain)
            self._go_on(place, came_from, gain, steps)
            return
        mark = len(self.way)
        silver, markers, done = self.silver, self.markers, self.done
        changed: list[tuple[int, Goal]] = []
        gained_card = -1
        if self.on_the_way or steps == 0:
            gain, gained_card = self._deeds(place, gain, changed)
            self._stop(place, gain)
        else:
            # Without knowledge of the way, deeds are done only where the journey ends.
            before = gain
            gain, gained_card = self._deeds(place, gain, changed)
            self._stop(place, gain)
            self._undo(mark, silver, markers, done, changed, gained_card)
            changed = []
            gained_card = -1
            gain = before
        self._go_on(place, NOWHERE if changed else came_from, gain, steps)
        self._undo(mark, silver, markers, done, changed, gained_card)

    def _go_on(self, place: int, came_from: int, gain: float, steps: int) -> None:
        """To wherever a road leads, but back."""
        if steps < MOST_STEPS:
            for to in self.board.places[place].roads:
                if to != came_from:
                    self._go(place, to, gain, steps)

    def _stop(self, place: int, gain: float) -> None:
        total = gain + self._promises(place) - self.start
        if self.way and total > self.best.gain + 1e-9:
            self.best.gain = total
            self.best.deeds = self.way[:]
        if self.ends is not None and self.way:
            known = self.ends.setdefault(place, Journey())
            if not known.deeds or total > known.gain:
                known.gain = total
                known.deeds = self.way[:]

    def _undo(
        self, mark: int, silver: int, markers: int, done: int, changed: list[tuple[int, Goal]], gained_card: int
    ) -> None:
        del self.way[mark:]
        self.changes -= len(changed)
        self.silver, self.markers, self.done = silver, markers, done
        for number, goal in reversed(changed):
            self.goals[number] = goal
            self.alive[number] = True
        if gained_card >= 0:
            self.hand[gained_card] -= 1
            if not self.hand[gained_card]:
                self.held ^= 1 << gained_card

    def _deeds(self, place: int, gain: float, changed: list[tuple[int, Goal]]) -> tuple[float, int]:
        """AFN-M8 Complete first, since that frees markers and pays; then join."""
        board = self.board
        gained_card = -1
        for number, goal in enumerate(self.goals):
            if not self.alive[number] or goal.place != place or not goal.joined:
                continue
            if goal.expedition >= 0:
                card = board.expeditions[goal.expedition]
                self.silver += card.silver
                self.markers += 1
                gain += card.vp + card.silver * self.price
                self.way.append(board.complete[goal.expedition])
            else:
                adventure = board.adventures[goal.adventure]
                if adventure.artifact != NO_ARTIFACT:
                    gain += adventure.vp + adventure.silver * self.price
                    gain += self.worth.set_gain(board, self.done, goal.adventure, self.time)
                    self.silver += adventure.silver
                elif goal.worth > 0 and gained_card < 0:
                    gain += goal.worth
                    gained_card = ASSISTANT + adventure.assistant
                    self.hand[gained_card] += 1
                    self.held |= 1 << gained_card
                else:
                    continue
                self.done |= 1 << goal.adventure
                self.way.append(board.fulfil[goal.adventure])
            changed.append((number, goal))
            self.alive[number] = False
        for number, goal in enumerate(self.goals):
            if not self.alive[number] or goal.place != place or goal.joined or self.markers == 0:
                continue
            # A marker too many on the board is one too few for what comes; the last is kept for something better.
            if self.markers == 1 and goal.worth < 4.0:
                continue
            bonus = self._bonus(goal.expedition)
            self.silver += bonus
            self.markers -= 1
            gain += CARD * self.time if bonus == CARD_BONUS else bonus * self.price
            self.way.append(board.join[goal.expedition])
            changed.append((number, goal))
            target = board.expeditions[goal.expedition].target
            self.goals[number] = Goal(target, goal.worth, goal.expedition, -1, 0)
        self.changes += len(changed)
        return gain, gained_card

    def _bonus(self, expedition: int) -> int:
        return self.board.bonuses[self.state.spaces.index(expedition)]

    def _go(self, place: int, to: int, gain: float, steps: int) -> None:
        """Enter a neighbouring place with each card worth trying for it."""
        board = self.board
        fitting = self.held & board.places[to].colours
        hand = self.hand
        helpers = fitting >> ASSISTANT
        if helpers:
            # It comes back: nothing is better.
            self._play(place, to, ASSISTANT + nth(helpers, 0), gain, steps, 0.0, 0)
            return
        fits = fitting & _TRAVEL_CARDS
        if fits:
            for colour in range(len(COLOURS)):
                if fits >> colour & 1:
                    price = (SPARE_CARD if hand[colour] > 1 else CARD) * self.time
                    self._play(place, to, colour, gain, steps, price, 0)
        if hand[JOKER]:
            # It comes back, but each action has only one: let other cards go first where they fit.
            self._play(place, to, JOKER, gain, steps, 0.0, 0)
        elif not fits and self.silver >= COLOUR_PRICE:
            most = 0
            for colour in range(len(COLOURS)):
                if hand[colour] > hand[most]:
                    most = colour
            helper = -1
            for colour in range(len(COLOURS)):
                if hand[ASSISTANT + colour]:
                    helper = ASSISTANT + colour
            silver = COLOUR_PRICE * self.price
            if helper >= 0:
                self._play(place, to, helper, gain, steps, silver, COLOUR_PRICE)
            elif hand[most]:
                self._play(place, to, most, gain, steps, silver + SPARE_CARD * self.time, COLOUR_PRICE)

    def _play(self, place: int, to: int, card: int, gain: float, steps: int, price: float, silver: int) -> None:
        held = self.held
        self.hand[card] -= 1
        if not self.hand[card]:
            self.held ^= 1 << card
        self.silver -= silver
        self.way.append(self.board.step[to][card])
        self._arrive(to, place, gain - price, steps + 1)
        self.way.pop()
        self.silver += silver
        self.hand[card] += 1
        self.held = held
