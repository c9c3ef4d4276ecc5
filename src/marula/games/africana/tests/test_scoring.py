"""Scoring: cards, sets, assistants, what is left over, and who wins."""

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marula.core.game import Result
from marula.games.africana import GAME
from marula.games.africana.board import ARTIFACTS, NO_ARTIFACT
from marula.games.africana.rules import scoring
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import BOARD, MATCHES, A, B, C, do, nature, played, position, score

Kinds = tuple[int, ...]


def artifacts(*counts: int) -> str:
    """Completed artifacts: so many of each kind, in the board's order."""
    chosen: list[str] = []
    for kind, count in enumerate(counts):
        chosen += [card.id for card in BOARD.adventures if card.artifact == kind][:count]
    return " ".join(chosen)


def owning(**what: str) -> dict[str, int]:
    """The score of a first player who has this, with an empty hand and no silver."""
    hands = what.pop("hands", "")
    silver = int(what.pop("silver", "0"))
    return score(position(hands=[hands, ""], silver=[silver], **{key: [value] for key, value in what.items()}), A)  # type: ignore[arg-type]


# V1


def test_v1_points_on_expeditions_and_artifacts() -> None:
    """AFN-V1 b3 and c14 bring 3 and 9, a mask 3."""
    assert owning(expeditions="b3 c14", adventures="north-mask-1") == {"expeditions": 12, "artifacts": 3, "total": 15}


def test_v1_of_all_cards() -> None:
    """AFN-V1 Each card what it says."""
    for card in BOARD.expeditions:
        if card.id not in ("a2", "a5", "a8", "b9", "b6"):
            assert owning(expeditions=card.id)["total"] == card.vp
    for adventure in BOARD.adventures:
        assert owning(adventures=adventure.id)["total"] == adventure.vp


def test_v1_nothing_for_what_is_joined_or_lies_there() -> None:
    """AFN-V1 Only what is under the company card counts."""
    state = position(hands=["", ""], joined={"a2": [A], "a5": [A]})
    assert score(state, A) == {"total": 0}


def test_v1_standings_are_the_points_on_cards() -> None:
    """AFN-V1 What is counted only at the end is not in them: neither sets nor assistants, silver, cards, unfinished."""
    state = position(
        hands=["gray gray", ""],
        silver=[20],
        expeditions=["b3", "c1 c2"],
        adventures=["north-mask-1 north-mask-2 north-gray south-gray"],
        unfinished=["south-drum-1"],
    )
    assert GAME.standings(BOARD, GAME.view(state, B)) == [3 + 3 + 5, 4 + 5]
    assert GAME.scored_at_end == ("sets", "assistants", "silver", "cards", "unfinished")


# V2


@pytest.mark.parametrize(
    "counts, points",
    [
        ((), 0),
        ((1,), 0),
        ((2,), 6),
        ((3,), 12),
        ((1, 1), 2),
        ((1, 1, 1, 1), 10),
        # the catalogue's cases
        ((1, 1, 1), 2),
        ((1, 1, 1, 1, 1), 10),
        ((4,), 12),
        ((2, 1, 1, 1), 10),
        ((3, 1, 1, 1), 16),
        ((2, 2, 1, 1), 14),
        ((4, 4, 4, 4, 4), 70),
        # and others
        ((2, 1), 6),
        ((2, 2), 12),
        ((3, 1), 12),
        ((3, 2), 18),
        ((3, 3), 24),
        ((4, 1), 14),
        ((2, 1, 1), 8),
        ((2, 2, 2, 2), 24),
        ((1, 4, 1, 0, 1), 22),
    ],
)
def test_v2_sets(counts: Kinds, points: int) -> None:
    """AFN-V2 The best split; leftovers bring nothing."""
    assert owning(adventures=artifacts(*counts)).get("sets", 0) == points
    assert owning(adventures=artifacts(*[0] * (5 - len(counts)), *reversed(counts))).get("sets", 0) == points


def test_v2_of_completed_artifacts_only() -> None:
    """AFN-V2 Unfinished ones don't count, nor do assistants."""
    assert owning(adventures="north-mask-1", unfinished="north-mask-2 south-mask-1") == {
        "artifacts": 3,
        "unfinished": 2,
        "total": 5,
    }
    assert "sets" not in owning(adventures="north-gray south-gray")


def test_v2_of_both_books_together() -> None:
    """AFN-V2 AFN-C4"""
    assert owning(adventures="north-mask-1 south-mask-1 south-mask-2")["sets"] == 12


@cache
def by_brute_force(cards: Kinds) -> int:
    """The best points of these cards, each given by its kind: the first is left over, or in one of all sets with it."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    best = by_brute_force(rest)
    for size in (1, 2, 3):
        for others in combinations(range(len(rest)), size):
            kinds = (first, *(rest[other] for other in others))
            different = len(set(kinds))
            if size == 1:
                points = 6 if different == 1 else 2
            elif size == 2 and different == 1:
                points = 12
            elif size == 3 and different == 4:
                points = 10
            else:
                continue
            left = tuple(card for number, card in enumerate(rest) if number not in others)
            best = max(best, points + by_brute_force(left))
    return best


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 4), min_size=0, max_size=9).map(sorted))
def test_v2_the_split_is_the_best_there_is(cards: list[int]) -> None:
    """AFN-V2 Against trying every split of single cards into sets."""
    counts = tuple(cards.count(kind) for kind in range(5))
    assert scoring.best_sets(counts)[0] == by_brute_force(tuple(cards))


@settings(max_examples=60, deadline=None)
@given(st.tuples(*[st.integers(0, 4)] * 5))
def test_v2_the_sets_are_sets_and_no_card_is_in_two(counts: Kinds) -> None:
    """AFN-V2 What is told of them adds up."""
    points, sets = scoring.best_sets(counts)
    assert sum(scoring.set_points(taken) for taken in sets) == points
    assert all(sum(taken[kind] for taken in sets) <= counts[kind] for kind in range(5))
    for taken in sets:
        shape = sorted((count for count in taken if count), reverse=True)
        assert scoring.set_points(taken) == {(2,): 6, (3,): 12, (1, 1): 2, (1, 1, 1, 1): 10}[tuple(shape)]


@settings(max_examples=40, deadline=None)
@given(st.tuples(*[st.integers(0, 3)] * 5), st.permutations(range(5)), st.integers(0, 4))
def test_v2_kinds_are_alike_and_more_is_never_worse(counts: Kinds, order: list[int], more: int) -> None:
    """AFN-V2 Which kind it is doesn't matter, and another card never costs points."""
    best = scoring.best_sets(counts)[0]
    assert scoring.best_sets(tuple(counts[kind] for kind in order))[0] == best
    assert scoring.best_sets((*counts[:more], counts[more] + 1, *counts[more + 1 :]))[0] >= best


def test_v2_there_are_four_artifacts_of_each_kind() -> None:
    """AFN-V2 AFN-C4 All of them make 70."""
    every = sum(1 << number for number, card in enumerate(BOARD.adventures) if card.artifact != NO_ARTIFACT)
    assert scoring.artifact_counts(BOARD, every) == (4,) * len(ARTIFACTS)
    assert owning(adventures=artifacts(4, 4, 4, 4, 4))["sets"] == 70


# V3


@pytest.mark.parametrize("number, points", [(0, 0), (1, 0), (2, -5), (3, -10), (4, -10), (10, -10)])
def test_v3_assistant_adventures(number: int, points: int) -> None:
    """AFN-V3 None or one nothing, two -5, three or more -10."""
    assistants = [card.id for card in BOARD.adventures if card.artifact == NO_ARTIFACT]
    assert owning(adventures=" ".join(assistants[:number])).get("assistants", 0) == points


def test_v3_the_adventure_cards_count_even_if_the_assistant_was_discarded() -> None:
    """AFN-V3 AFN-E1"""
    state = position(
        ["aswan", "portnatal"],
        ["gray gray gray gray gray assistant-gray", ""],
        adventures=["north-gray south-violet"],
    )
    do(state, "end_turn")
    do(state, "discard_card", card="assistant-gray")
    assert score(state, A) == {"assistants": -5, "cards": 2, "total": -3}


def test_v3_assistants_in_the_hand_do_not_count() -> None:
    """AFN-V3 Only the adventures do."""
    assert owning(hands="assistant-gray assistant-violet assistant-violet") == {"total": 0}


def test_v3_unfinished_ones_cost_nothing() -> None:
    """AFN-V3 AFN-V4"""
    assert owning(unfinished="north-gray south-gray north-violet") == {"total": 0}


# V4


@pytest.mark.parametrize("silver, points", [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)])
def test_v4_a_point_for_every_full_ten_silver(silver: int, points: int) -> None:
    """AFN-V4"""
    assert owning(silver=str(silver)).get("silver", 0) == points


@pytest.mark.parametrize("cards, points", [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_v4_a_point_for_every_full_pair_of_travel_cards(cards: int, points: int) -> None:
    """AFN-V4 Of whatever colours."""
    held = ["gray", "violet", "orange", "magenta", "turquoise"][:cards]
    assert owning(hands=" ".join(held)).get("cards", 0) == points


def test_v4_joker_and_assistants_are_no_travel_cards() -> None:
    """AFN-V4"""
    assert owning(hands="gray joker") == {"total": 0}
    assert owning(hands="gray assistant-gray joker") == {"total": 0}


def test_v4_a_point_for_every_unfinished_artifact() -> None:
    """AFN-V4 Whatever is on it; nothing for an assistant."""
    assert owning(unfinished="north-mask-1 south-drum-2 south-gray") == {"unfinished": 2, "total": 2}


def test_v4_a_total_may_be_negative() -> None:
    """AFN-V4"""
    state = position(hands=["", ""], adventures=["north-gray north-violet south-gray"])
    assert score(state, A) == {"assistants": -10, "total": -10}
    assert GAME.result(state).winners == [B]


def test_v4_everything_together() -> None:
    """AFN-V1 to AFN-V4"""
    parts = owning(
        expeditions="b3 c10",
        adventures="north-mask-1 south-mask-1 north-drum-1 north-gray south-gray",
        unfinished="south-drum-2",
        hands="gray gray violet joker",
        silver="23",
    )
    assert parts == {
        "expeditions": 10,
        "artifacts": 3 + 4 + 3,
        "sets": 6,
        "assistants": -5,
        "silver": 2,
        "cards": 1,
        "unfinished": 1,
        "total": 25,
    }


# V5


def outcome(expeditions: list[str], silver: list[int]) -> Result:
    """How it ends with these expeditions and this much silver."""
    seats = ["aswan", "portnatal", "napoli", "tananarive"][: len(expeditions)]
    return GAME.result(position(seats, [""] * len(seats), silver, expeditions=expeditions))


def winners(expeditions: list[str], silver: list[int]) -> list[int]:
    return list(outcome(expeditions, silver).winners)


def test_v5_most_points_win() -> None:
    """AFN-V5 However much silver others have: c14 brings 9, c1 4 and 18 silver 1."""
    assert winners(["c1", "c14"], [18, 0]) == [B]


def test_v5_then_most_money() -> None:
    """AFN-V5 c1 and a4 with a6 bring 4 each."""
    assert winners(["c1", "a4 a6"], [3, 4]) == [B]
    assert winners(["c1", "a4 a6"], [4, 3]) == [A]


def test_v5_the_money_that_decided_is_named() -> None:
    """AFN-V5 For those with as many points: c14 brings more."""
    result = outcome(["c1", "a4 a6", "c14"], [3, 4, 0])
    assert (result.winners, result.places) == ([C], [3, 2, 1])
    assert [(tiebreak.name, tiebreak.figures, seats) for tiebreak, seats in result.deciders()] == [
        ("silver", [3, 4, 0], [A, B])
    ]


def test_v5_money_is_counted_in_silver_not_in_points() -> None:
    """AFN-V5 9 + 1 for 10 silver is no more than 10 with 9 silver, but the money is."""
    assert winners(["c14", "c6 b3"], [10, 9]) == [A], "10 points each"


def test_v5_then_the_victory_is_shared() -> None:
    """AFN-V5 Among those who have most of both."""
    assert winners(["c1", "a4 a6"], [4, 4]) == [A, B]
    assert winners(["c1", "a4 a6", "c14", "a1"], [4, 4, 0, 9]) == [C]
    assert winners(["c1", "a4 a6", "b4"], [4, 4, 3]) == [A, B]
    assert winners(["c1", "a4 a6", "b4"], [4, 4, 4]) == [A, B, C]
    assert winners(["", "", "", ""], [0, 0, 0, 0]) == [0, 1, 2, 3]


def test_v5_negative_totals_are_compared_as_well() -> None:
    """AFN-V5 AFN-V4 -5 beats -10."""
    state = position(hands=["", ""], adventures=["north-gray north-violet south-gray", "south-violet south-orange"])
    assert GAME.result(state).winners == [B]


def ended(state: AfricanaState) -> bool:
    return not GAME.rules.actors(state)


def test_v5_the_match_is_scored_when_it_is_over() -> None:
    """AFN-V5 AFN-E4 And says how it ended."""
    state = position(hands=["", ""], expeditions=["", "c14"], spaces={5: None}, letters=[0, 0, 1], player=B)
    do(state, "end_turn")
    nature(state, "c1")
    assert not ended(state)
    state.spaces[0] = -1
    do(state, "end_turn")
    do(state, "end_turn")
    assert ended(state)
    assert (GAME.result(state).ending, GAME.result(state).winners) == ("expeditions", [B])


@pytest.mark.parametrize("match", MATCHES)
def test_v5_results_of_whole_matches(match: tuple[int, int]) -> None:
    """AFN-V5 The total is the sum of the parts; nobody has more than a winner."""
    last = played(*match)[-1].after
    result = GAME.result(last)
    for parts in result.scores:
        assert parts["total"] == sum(points for name, points in parts.items() if name != "total")
    best = max((parts["total"], last.silver[seat]) for seat, parts in enumerate(result.scores))
    assert result.winners == [
        seat for seat, parts in enumerate(result.scores) if (parts["total"], last.silver[seat]) == best
    ]
