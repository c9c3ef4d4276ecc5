"""Positions of The Heart of Africa that its browser tests begin with: found in matches that are the same every time."""

from collections.abc import Callable
from typing import Any

from tests.e2e.moments import Found, Moment, actor, answer, find, seen

from marula.core.actions import Action
from marula.core.match import Match

GAME = "heart_of_africa"
SEATS = 3


def found(id: str) -> Found:
    """The first moment of that name."""
    return find(GAME, SEATS, MOMENTS[id])


def claims(match: Match) -> list[Any]:
    """The claims that who decides can make, as they go over the wire."""
    actions: list[Action] = match.game.rules.legal(match.state, actor(match))
    return [action.wire for action in actions if action.type == "claim"]


def lane_length(match: Match, lane: str) -> int:
    board: Any = match.board
    return int(board.lanes[board.lane_of[lane]].length)


def is_plain(match: Match, claim: Any) -> bool:
    """Only cards of a colour."""
    return not claim["locomotives"] and not claim["terrain_cards"] and not claim["terrain_locomotives"]


def has_locomotives(match: Match, claim: Any) -> bool:
    """Some of its wagons are locomotives, and nothing is doubled."""
    length = lane_length(match, claim["lane"])
    return 0 < claim["locomotives"] < length and not claim["terrain_cards"] and not claim["terrain_locomotives"]


def is_all_locomotives(match: Match, claim: Any) -> bool:
    return bool(claim["locomotives"] == lane_length(match, claim["lane"]) > 1 and not claim["terrain_locomotives"])


def is_doubled(match: Match, claim: Any) -> bool:
    """With terrain cards alone."""
    return bool(claim["terrain_cards"] and not claim["terrain_locomotives"])


def is_doubled_by_locomotive(match: Match, claim: Any) -> bool:
    """With a locomotive alone, or with one beside a terrain card."""
    return bool(claim["terrain_locomotives"])


PAYMENTS: dict[str, Callable[[Match, Any], bool]] = {
    "plain": is_plain,
    "locomotives": has_locomotives,
    "all-locomotives": is_all_locomotives,
    "doubled": is_doubled,
    "doubled-by-locomotive": is_doubled_by_locomotive,
}


def can_pay(payment: str) -> Callable[[Match], bool]:
    """A moment at which such a claim is possible."""
    return lambda match: any(PAYMENTS[payment](match, claim) for claim in claims(match))


def is_barred(match: Match) -> bool:
    """The second card is due, and a locomotive lies face up."""
    view = seen(match)
    return view.phase == "second" and "locomotive" in view.spaces


def others_have_more(match: Match) -> bool:
    """A lane can be paid, and somebody has more terrain cards of its type."""
    return bool(claims(match)) and blocked_lane(match) is not None


def blocked_lane(match: Match) -> str | None:
    """Such a lane, where who decides has the cards to double."""
    for claim in claims(match):
        first = answer(match, {"about": "lane", "lane": claim["lane"]})["ways"][0]["doublings"][0]["refusal"]
        if first and first["key"].endswith("more-terrain"):
            return str(claim["lane"])
    return None


def is_last_round(match: Match) -> bool:
    return bool(seen(match).last_turns and seen(match).phase == "turn")


def chooses_later(match: Match) -> bool:
    return bool(seen(match).phase == "keep")


def is_remembered(match: Match) -> bool:
    """A turn begins, and everybody is known to have some cards."""
    view = seen(match)
    return view.phase == "turn" and all(sum(player.known.values()) for player in view.players)


MOMENTS = {
    **{payment: Moment(can_pay(payment)) for payment in PAYMENTS},
    "barred": Moment(is_barred),
    "more-terrain": Moment(others_have_more),
    "last-round": Moment(is_last_round),
    "keep": Moment(chooses_later),
    "remembered": Moment(is_remembered, options=("remember_cards",)),
    "forgotten": Moment(is_remembered),
}


LOOKED_AT = ("doubled", "keep", "plain")
"""Moments at which nothing is done, only looked at."""
