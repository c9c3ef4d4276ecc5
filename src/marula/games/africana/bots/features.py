"""What of a position counts for the lead in the end: what companies have, what lies before them, how long it lasts."""

from typing import Final

from marula.core.actions import Seat
from marula.games.africana.board import ASSISTANT, COLOURS, JOKER, LEFT, NO_ARTIFACT, RIGHT, AfricanaBoard
from marula.games.africana.bots.worth import TURNS_PER_EXPEDITION, Goal, Worth
from marula.games.africana.rules import buy, scoring
from marula.games.africana.state import OVER, AfricanaState

_OF_A_COMPANY: Final = (
    "points",
    "silver",
    "silver to spend",
    "travel cards",
    "travel cards to play",
    "joker turns",
    "assistant turns",
    "joined expeditions",
    "joined and near",
    "open expeditions",
    "artifacts to fetch",
    "artifacts near",
    "assistants to fetch",
    "unfinished adventures",
    "free markers",
    "artifacts in no set",
    "next artifact in a set",
    "adventures on offer",
)
_OF_THE_HAND: Final = (
    "colours in hand",
    "goals within the hand",
    "best goal within the hand",
    "goals one card away",
    "goals two cards away",
)
_OF_THE_MATCH: Final = (
    "turns left",
    "waits",
    "pile",
    "last round",
    "companies",
    "second rival behind",
)

FEATURES: Final = (
    *[f"own {name}" for name in _OF_A_COMPANY],
    *[f"own {name}" for name in _OF_THE_HAND],
    *[f"rival's {name}" for name in _OF_A_COMPANY],
    *_OF_THE_MATCH,
)
"""Own figures, those of the rival who seems the best, and what both share. Nobody's travel cards but one's own are
looked at, only counted."""

LONG: Final = 12.0
"""With so many turns left there is time for everything."""
NEAR: Final = 2
"""Steps that one turn will usually do."""
FAR: Final = 7.0
"""Steps from which nothing is promised."""
MOST_MISSING: Final = 3
"""Cards that a hand lacks on a way; more is as good as never."""


def turns_left(state: AfricanaState, seat: Seat) -> float:
    """How many turns that seat will probably have, the one that begins included."""
    if state.phase == OVER:
        return 0.0
    if state.last_round:
        return 1.0 if seat >= state.player else 0.0
    return 1.0 + TURNS_PER_EXPEDITION * (state.pile_size() + 1) / state.seats


def progress(state: AfricanaState) -> float:
    """How much of the pile of expeditions has been turned up."""
    if state.last_round or state.phase == OVER:
        return 1.0
    whole = state.pile_size() + len(state.spaces)
    for done in state.expeditions:
        whole += done.bit_count()
    return 1.0 - (state.pile_size() + 1.0) / (whole + 1.0)


def features(worth: Worth, state: AfricanaState, seat: Seat) -> list[float]:
    """The numbers, in the order of their names."""
    best: list[float] = []
    most = -1e9
    second = -1e9
    for number in range(state.seats):
        other = Seat(number)
        if other != seat:
            found = _company(worth, state, other, _goals(worth, state, other))
            standing = _standing(found)
            if standing > most:
                best, most, second = found, standing, most
            else:
                second = max(second, standing)
    goals = _goals(worth, state, seat)
    own = _company(worth, state, seat, goals)
    return [*own, *_hand(state, seat, goals), *best, *_match(state, seat, min(20.0, most - second))]


def _goals(worth: Worth, state: AfricanaState, seat: Seat) -> list[Goal]:
    turns = turns_left(state, seat)
    return worth.goals(state, seat, worth.silver(state, turns), turns)


def _standing(figures: list[float]) -> float:
    """About what a company will come to, to tell who is the rival."""
    points, silver, _, cards, _, _, helpers, joined, _, open_ones, artifacts, *_ = figures
    return points + 0.15 * silver + 0.5 * cards + 0.3 * helpers + joined + open_ones + artifacts


def _company(worth: Worth, state: AfricanaState, seat: Seat, goals: list[Goal]) -> list[float]:
    """What everybody can see of a company."""
    board = state.board
    turns = turns_left(state, seat)
    time = min(1.0, turns / LONG)
    done = state.adventures[seat]
    silver = float(state.silver[seat])
    cards = float(state.travel_cards(seat))
    counts = scoring.artifact_counts(board, done)
    sets, taken = scoring.best_sets(counts)
    lonely = sum(counts)
    for each in taken:
        lonely -= sum(each)
    points = scoring.expedition_points(board, state.expeditions[seat]) + scoring.artifact_points(board, done)
    return [
        float(points + sets + scoring.assistant_points(board, done)),
        silver,
        silver * time,
        cards,
        cards * time,
        state.joker[seat] * turns,
        _helpers(state, seat) * turns,
        *_promises(board, goals, board.distances[state.at[seat]], worth.time(turns)),
        float((state.unfinished[seat] & ~board.assistants_mask).bit_count()),
        float(state.markers[seat]),
        lonely * time,
        (_next_in_a_set(counts) - sets) * time,
        _on_offer(worth, state, seat, turns),
    ]


def _helpers(state: AfricanaState, seat: Seat) -> int:
    count = 0
    for place in range(seat * len(COLOURS), (seat + 1) * len(COLOURS)):
        count += state.assistants[place]
    return count


def _promises(board: AfricanaBoard, goals: list[Goal], steps: list[int], time: float) -> list[float]:
    """What expeditions and adventures promise, by their distance."""
    joined = near = open_ones = artifacts = artifacts_near = assistants = 0.0
    for goal in goals:
        away = steps[goal.place] + goal.further
        worth = goal.worth * max(0.0, 1.0 - away / FAR) * time
        if goal.expedition >= 0:
            if not goal.joined:
                open_ones += worth
                continue
            joined += worth
            near += goal.worth if away <= NEAR else 0.0
        elif board.adventures[goal.adventure].artifact != NO_ARTIFACT:
            artifacts += worth
            artifacts_near += goal.worth if away <= NEAR else 0.0
        else:
            assistants += worth
    return [joined, near, open_ones, artifacts, artifacts_near, assistants]


def _next_in_a_set(counts: scoring.Counts) -> int:
    """What the sets would make with the one artifact that fits them best."""
    best = 0
    for kind in range(len(counts)):
        more = tuple([count + (kind == number) for number, count in enumerate(counts)])
        best = max(best, scoring.best_sets(more)[0])
    return best


def _on_offer(worth: Worth, state: AfricanaState, seat: Seat, turns: float) -> float:
    """What the better one of the adventures that lie open in the book at hand promises to who can pay for it."""
    if state.silver[seat] < buy.PRICE or turns < 1.0:
        return 0.0
    board = state.board
    steps = board.distances[state.at[seat]]
    price = worth.silver(state, turns)
    book = buy.book_at_hand(state, seat)
    best = 0.0
    for side in (LEFT, RIGHT):
        pages = buy.side_of(state, book, side)
        if pages:
            number = pages[len(pages) - 1]
            brings = worth.adventure(state, seat, number, price, turns)
            best = max(best, brings * max(0.0, 1.0 - steps[board.adventures[number].target] / FAR))
    return best * worth.time(turns - 1.0)


def _hand(state: AfricanaState, seat: Seat, goals: list[Goal]) -> list[float]:
    """What the cards in the hand are good for."""
    board = state.board
    hand: list[int] = []
    colours = 0
    for card in range(ASSISTANT + len(COLOURS)):
        count = state.count(seat, card)
        hand.append(count)
        if card < JOKER and count:
            colours += 1
    by_missing = [0.0] * (MOST_MISSING + 1)
    best = 0.0
    for goal in goals:
        if not goal.joined or goal.worth <= 0.0:
            continue
        missing = _missing(board, state.at[seat], goal.place, hand, MOST_MISSING)
        by_missing[missing] += goal.worth
        if not missing:
            best = max(best, goal.worth)
    return [float(colours), by_missing[0], best, by_missing[1], by_missing[2]]


def _missing(board: AfricanaBoard, place: int, target: int, hand: list[int], most: int) -> int:
    """How many cards the hand lacks on the best of the shortest ways, or so many at most."""
    away = board.distances[place][target]
    if not away:
        return 0
    best = most
    for to in board.places[place].roads:
        if not best:
            break
        if board.distances[to][target] >= away:
            continue
        card = _fitting(board.places[to].colours, hand)
        if card >= 0:
            hand[card] -= 1
            best = min(best, _missing(board, to, target, hand, best))
            hand[card] += 1
        else:
            best = min(best, 1 + _missing(board, to, target, hand, best - 1))
    return best


def _fitting(colours: int, hand: list[int]) -> int:
    """The card for a place of these colours that is spared best: an assistant, one of many, or the joker; or -1."""
    best = -1
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            if hand[ASSISTANT + colour]:
                return ASSISTANT + colour
            if hand[colour] and (best < 0 or hand[colour] > hand[best]):
                best = colour
    return JOKER if best < 0 and hand[JOKER] else best


def _match(state: AfricanaState, seat: Seat, second: float) -> list[float]:
    """What is the same for all, and how far away one's own turn is."""
    return [
        turns_left(state, seat),
        float((seat - state.player) % state.seats),
        float(state.pile_size()),
        1.0 if state.last_round else 0.0,
        float(state.seats),
        second,
    ]
