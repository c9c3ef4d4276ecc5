"""Who wins, who comes where, and what told equals apart."""

from marula.core.game import Result, Tiebreak


def result(totals: list[int], *tiebreaks: Tiebreak) -> Result:
    return Result("over", [{"total": total} for total in totals], [*tiebreaks])


def deciders(given: Result) -> list[tuple[str, list[int]]]:
    return [(tiebreak.name, [*seats]) for tiebreak, seats in given.deciders()]


def test_most_points_win_and_equals_share_their_place() -> None:
    given = result([5, 9, 5, 2])
    assert (given.winners, given.places, deciders(given)) == ([1], [2, 1, 2, 4], [])
    assert result([7, 7]).winners == [0, 1]


def test_more_of_what_is_counted_next_tells_equals_apart() -> None:
    given = result([9, 9, 3], Tiebreak("silver", [4, 6, 8]))
    assert (given.winners, given.places) == ([1], [2, 1, 3])
    assert deciders(given) == [("silver", [0, 1])]


def test_what_is_not_needed_decides_nothing() -> None:
    given = result([9, 8], Tiebreak("silver", [4, 6]))
    assert (given.winners, deciders(given)) == ([0], [])


def test_the_next_is_counted_only_for_those_who_are_still_equal() -> None:
    given = result([9, 9, 9, 9], Tiebreak("silver", [4, 6, 6, 4]), Tiebreak("cards", [1, 2, 3, 1]))
    assert (given.winners, given.places) == ([2], [3, 2, 1, 3])
    assert deciders(given) == [("silver", [0, 1, 2, 3]), ("cards", [1, 2]), ("cards", [0, 3])]


def test_lower_places_are_told_apart_too() -> None:
    given = result([9, 5, 5, 3], Tiebreak("silver", [0, 1, 2, 9]))
    assert (given.places, deciders(given)) == ([1, 3, 2, 4], [("silver", [1, 2])])


def test_equal_in_everything_share_the_victory() -> None:
    given = result([9, 9], Tiebreak("silver", [4, 4]))
    assert (given.winners, given.places, deciders(given)) == ([0, 1], [1, 1], [("silver", [0, 1])])
