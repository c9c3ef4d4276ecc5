"""The score sheet from scratch, for the law that scores recomputed agree.

Everything is told in the open: what each company took, paid, drew and gave up. What the final view shows must agree.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

from marula.core.game import Board, Event
from marula.games.africana.events import View

COLOURS = ("magenta", "turquoise", "gray", "orange", "violet")


def recount(board: Board, events: list[Event], end: View) -> list[dict[str, int]]:
    """AFN-V1 to AFN-V4 What happened to each seat, from the beginning, and what all that is worth."""
    data: Any = board.data
    adventures = {card["id"]: card for card in data["adventures"]}
    scores = []
    for seat, player in enumerate(end.players):
        silver = data["companies"][seat]["silver"]
        cards = 0
        points = {"expeditions": 0, "artifacts": 0}
        done, unfinished = [], []
        for event in events:
            if getattr(event, "seat", None) != seat:
                continue
            if event.type == "card_drawn":
                cards += 1
            elif event.type in ("page_turned", "adventure_bought", "stepped"):
                silver -= event.silver
            elif event.type in ("joined", "expedition_completed", "artifact_found"):
                silver += event.silver
            if event.type in ("stepped", "card_discarded") and event.card in COLOURS:
                cards -= 1
            elif event.type == "adventure_bought":
                unfinished.append(event.adventure)
            elif event.type == "adventure_dropped":
                unfinished.remove(event.adventure)
            elif event.type == "expedition_completed":
                points["expeditions"] += event.points
            elif event.type == "artifact_found":
                points["artifacts"] += event.points
            if event.type in ("artifact_found", "assistant_met"):
                unfinished.remove(event.adventure)
                done.append(event.adventure)
        assert (silver, cards, sorted(unfinished)) == (player.silver, player.cards, sorted(player.unfinished))
        assert sorted(done) == sorted(id or "" for id in player.adventures)
        artifacts = [adventures[id]["artifact"] for id in done if "artifact" in adventures[id]]
        score = {
            **points,
            "sets": sets_worth(artifacts),
            "assistants": assistants_worth(len(done) - len(artifacts)),
            "silver": silver // 10,
            "cards": cards // 2,
            "unfinished": sum("artifact" in adventures[id] for id in unfinished),
        }
        scores.append({**score, "total": sum(score.values())})
    return scores


def assistants_worth(count: int) -> int:
    """AFN-V3 None or one: nothing; two: -5; three or more: -10."""
    if count <= 1:
        return 0
    return -5 if count == 2 else -10


def sets_worth(artifacts: Iterable[str]) -> int:
    """AFN-V2 The best split into sets; what the kinds are called doesn't matter, only how many there are of each."""
    return _best(tuple(sorted(Counter(artifacts).values())))


@cache
def _best(counts: tuple[int, ...]) -> int:
    """Whatever becomes of a card of the last kind: left over, or in a set of each sort there is."""
    if not counts:
        return 0
    *others, last = counts
    rest = range(len(others))
    worths = [_without(counts, [len(rest)])]
    if last >= 2:
        worths.append(6 + _without(counts, [len(rest)] * 2))
    if last >= 3:
        worths.append(12 + _without(counts, [len(rest)] * 3))
    worths += [2 + _without(counts, [len(rest), other]) for other in rest]
    worths += [10 + _without(counts, [len(rest), *three]) for three in combinations(rest, 3)]
    return max(worths)


def _without(counts: tuple[int, ...], taken: list[int]) -> int:
    left = list(counts)
    for kind in taken:
        left[kind] -= 1
    return _best(tuple(sorted(count for count in left if count)))
