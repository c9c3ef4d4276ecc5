"""Positions of Africana that its browser tests begin with: found in matches that are the same every time."""

from functools import partial
from typing import Any

from tests.e2e.moments import Found, Moment, actor, answer, find, seen

from marula.core.match import Match

GAME = "africana"
SEATS = 2
HAND_LIMIT = 5
PRICE = 5


def found(id: str) -> Found:
    """The first moment of that name."""
    return find(GAME, SEATS, MOMENTS[id])


def own(match: Match) -> Any:
    """What who decides has."""
    return seen(match).players[actor(match)]


def begins(match: Match) -> bool:
    """Whether a turn begins, late enough that there is something to do."""
    view = seen(match)
    return view.phase == "choose" and not view.acted and view.turn > 8


def can_read(match: Match) -> bool:
    """There is money for two pages and a purchase, and the next pages of the book at hand are new."""
    view, mine = seen(match), own(match)
    places: Any = match.board.data["places"]
    book = view.books[places[mine.at]["side"]]
    can_pay = mine.silver >= PRICE + 1 and not mine.unfinished
    return begins(match) and can_pay and len(book.right) == 1 and book.unseen > 2


def can_do_it_all(match: Match) -> bool:
    """An expedition can be joined after a step and completed after another, with cards to choose from."""
    return begins(match) and bool(great_journeys(match))


def great_journeys(match: Match) -> dict[str, Any]:
    """Such journeys, by where they end."""
    journeys = {}
    for place, way in ask(match, "ways", []).items():
        joins = {offer["action"]["expedition"]: offer["leg"] for offer in way["offers"] if is_a("join", offer)}
        for offer in filter(partial(is_a, "complete"), way["offers"]):
            if 1 <= joins.get(offer["action"]["expedition"], 0) < offer["leg"] == len(way["legs"]):
                whole = ask(match, "way", [leg["to"] for leg in way["legs"]])
                if any(len(choices) > 1 for choices in whole["choices"]):
                    journeys[place] = whole
    return journeys


def ask(match: Match, about: str, places: list[str]) -> Any:
    """What the page is told of ways to and through places."""
    return answer(match, {"about": about, "places": [*places], "cards": [None] * len(places)}) or {}


def is_a(type: str, offer: Any) -> bool:
    return bool(offer["action"]["type"] == type)


def discards(match: Match) -> bool:
    """Two cards have to go, and the joker is among those held."""
    return bool(seen(match).phase == "discard" and own(match).joker and own(match).cards > HAND_LIMIT)


def has_scored(match: Match) -> bool:
    """A turn begins, and both have points."""
    return begins(match) and all(player.expeditions for player in seen(match).players)


MOMENTS = {
    "journey": Moment(can_do_it_all),
    "signs": Moment(can_do_it_all),
    "sideways": Moment(can_do_it_all),
    "discards": Moment(can_do_it_all),
    "book": Moment(can_read),
    "discard": Moment(discards, players="random"),  # greedy bots don't let it come to that
    "hidden": Moment(has_scored, options=("hidden_scores",)),
    "open": Moment(has_scored),
}
