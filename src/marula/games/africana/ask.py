"""Answers for the page, from the view alone."""

from typing import Final

from marula.core.actions import Seat
from marula.games.africana.actions import Card, Place
from marula.games.africana.board import ARTIFACTS, ASSISTANT, CARD_BONUS, CARDS, NO_ASSISTANT, SIDES, AfricanaBoard
from marula.games.africana.bots import ways
from marula.games.africana.events import View
from marula.games.africana.questions import (
    Alternative,
    ChosenWay,
    CountedSet,
    Here,
    HereQuestion,
    Leg,
    Offer,
    Sets,
    SetsQuestion,
    UnseenQuestion,
    Way,
    WayQuestion,
    WaysQuestion,
)
from marula.games.africana.rules import scoring
from marula.games.africana.state import BUY, CHOOSE, NO_CARD, NOTHING, TRAVEL, AfricanaState
from marula.games.africana.view import hides_score, imagine

MOST_STEPS: Final = 40
"""Nobody holds that many cards."""


Question = WaysQuestion | WayQuestion | HereQuestion | SetsQuestion | UnseenQuestion
Answer = dict[str, Way] | ChosenWay | Here | tuple[Sets | None, ...] | dict[str, tuple[str, ...]]


def ask(board: AfricanaBoard, seen: View, question: Question) -> Answer | None:
    """Answer one of the page's questions; None where it makes no sense. Ways are for who may travel now."""
    if isinstance(question, SetsQuestion):
        return tuple(
            None if hides_score(seen, seat) else _sets(board, player.adventures)
            for seat, player in enumerate(seen.players)
        )
    if isinstance(question, UnseenQuestion):
        return _unseen(board, seen)
    if seen.seat is None or seen.seat != seen.player:
        return None
    seat = Seat(seen.seat)
    state = imagine(board, seen, seat, _first)
    if state.waits != NOTHING:
        return None
    if isinstance(question, HereQuestion):
        return _here(state, seat)
    if state.phase not in (CHOOSE, TRAVEL):
        return None
    places = _places(board, question.places)
    if places is None or not ways.is_way(board, state.at[seat], places):
        return None
    cards = _cards(question.cards, len(places))
    best = ways.best_along(state, seat, places, cards)
    if best is None:
        return None
    if isinstance(question, WaysQuestion):
        reached = ways.best_ways(state, seat, places, cards)
        return {board.places[place].id: _way(state, seat, on) for place, on in reached.items()}
    way = _way(state, seat, best)
    choices = _choices(state, seat, places, best)
    return ChosenWay(legs=way.legs, cards=way.cards, silver=way.silver, offers=way.offers, choices=choices)


def _here(state: AfricanaState, seat: Seat) -> Here | None:
    """AFN-T3 AFN-M8 Who has done nothing gives up the turn, and who travels what could still be done here."""
    if state.phase not in (CHOOSE, BUY, TRAVEL):
        return None
    offers = () if state.phase == BUY else tuple(_offers(state, seat, [state.at[seat]]))
    lost = any(offer.points >= 0 for offer in offers)
    return Here(offers=offers, ending_gives_up=("deed" if lost else None) if state.acted else "turn")


def _choices(
    state: AfricanaState, seat: Seat, places: list[Place], way: ways.Way
) -> tuple[tuple[Alternative, ...], ...]:
    """What else could be played for each step, the others being as they are."""
    choices: list[tuple[Alternative, ...]] = []
    for number in range(len(places)):
        kept: list[Card | None] = [leg.card for leg in way.legs]
        possible: list[Alternative] = []
        for card, name in enumerate(CARDS):
            kept[number] = card
            other = ways.best_along(state, seat, places, kept)
            if other is not None:
                possible.append(Alternative(card=name, silver=other.legs[number].silver))
        choices.append(tuple(possible))
    return tuple(choices)


def _way(state: AfricanaState, seat: Seat, way: ways.Way) -> Way:
    board = state.board
    return Way(
        legs=tuple(Leg(to=board.places[leg.to].id, card=CARDS[leg.card], silver=leg.silver) for leg in way.legs),
        cards=way.price[0],
        silver=way.price[1],
        offers=tuple(_offers(state, seat, [state.at[seat], *(leg.to for leg in way.legs)])),
    )


def _offers(state: AfricanaState, seat: Seat, places: list[Place]) -> list[Offer]:
    """AFN-M5 AFN-M6 AFN-M7 What the way makes possible; what is joined on it can be completed on it.

    Which of several expeditions gets the last marker is the player's choice: a marker is free as long as the way could
    have been gone without using it.
    """
    board = state.board
    offers: list[Offer] = []
    before = [mask >> seat & 1 for mask in state.joined]
    joined = before[:]
    markers = state.markers[seat]
    joins: dict[int, int] = {}
    completed: set[int] = set()
    fulfilled = 0
    for number, place in enumerate(places):
        for space, expedition in enumerate(state.spaces):
            if expedition == NO_CARD or expedition in completed:
                continue
            card = board.expeditions[expedition]
            if card.target == place and joined[space]:
                completed.add(expedition)
                markers += before[space]
                offers.append(
                    Offer(
                        leg=number,
                        action=dict(board.complete[expedition].wire),
                        silver=card.silver,
                        points=card.vp,
                        card=None,
                        markers=1,
                        after=joins.get(expedition),
                    )
                )
        # After those completed here, whose markers are free again.
        for space, expedition in enumerate(state.spaces):
            if expedition == NO_CARD or board.expeditions[expedition].start != place:
                continue
            if expedition not in completed and not joined[space] and markers:
                joined[space] = 1
                joins[expedition] = len(offers)
                bonus = board.bonuses[space]
                offers.append(
                    Offer(
                        leg=number,
                        action=dict(board.join[expedition].wire),
                        silver=bonus,
                        points=0,
                        card="card" if bonus == CARD_BONUS else None,
                        markers=-1,
                        after=None,
                    )
                )
        for adventure, owned in enumerate(board.adventures):
            bit = 1 << adventure
            if state.unfinished[seat] & bit and not fulfilled & bit and owned.target == place:
                fulfilled |= bit
                done = state.adventures[seat] | fulfilled & ~bit
                assistant = None if owned.assistant == NO_ASSISTANT else CARDS[ASSISTANT + owned.assistant]
                offers.append(
                    Offer(
                        leg=number,
                        action=dict(board.fulfil[adventure].wire),
                        silver=owned.silver,
                        points=owned.vp
                        + scoring.assistant_points(board, done | bit)
                        - scoring.assistant_points(board, done),
                        card=assistant,
                        markers=0,
                        after=None,
                    )
                )
    return offers


def _sets(board: AfricanaBoard, adventures: tuple[str | None, ...]) -> Sets:
    """AFN-V2 The sets that are counted, each with its artifacts and points."""
    mask = sum(1 << board.adventure_of[id] for id in adventures if id is not None)
    points, sets = scoring.best_sets(scoring.artifact_counts(board, mask))
    counted: list[CountedSet] = []
    for taken in sets:
        artifacts = tuple(ARTIFACTS[kind] for kind, count in enumerate(taken) for _ in range(count))
        counted.append(CountedSet(artifacts=artifacts, points=scoring.set_points(taken)))
    return Sets(points=points, sets=tuple(counted))


def _unseen(board: AfricanaBoard, seen: View) -> dict[str, tuple[str, ...]] | None:
    """AFN-H2 What nobody has seen is what isn't in sight anywhere. AFN-H3 What others hide isn't either."""
    if not seen.remember_books and seen.ending is None:
        return None
    known: set[str | None] = {*seen.gone}
    for player in seen.players:
        known |= {*player.unfinished, *player.adventures}
    for book in seen.books.values():
        known |= {*book.left, *book.right}
    return {
        name: tuple(card.id for card in board.adventures if card.book == book and card.id not in known)
        for book, name in enumerate(SIDES)
    }


def _places(board: AfricanaBoard, listed: tuple[str, ...] | None) -> list[Place] | None:
    """The places of a question, perhaps none; None where they make no sense."""
    places = [board.place_of.get(id, -1) for id in listed or ()]
    return None if -1 in places or len(places) > MOST_STEPS else places


def _cards(listed: object, count: int) -> list[Card | None]:
    """The cards chosen for each step; what is missing or unknown is left open."""
    cards: list[Card | None] = [None] * count
    if isinstance(listed, list):
        for number, name in enumerate(listed[:count]):
            if isinstance(name, str) and name in CARDS:
                cards[number] = CARDS.index(name)
    return cards


def _first(bound: int) -> int:
    """Others' hands don't matter here: any will do."""
    return 0
