"""Tickets: drawing them, keeping some, and what is under the pile."""

import pytest

from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.events import HiddenTicketDrawn, TicketDrawn, TicketsKept
from marula.games.heart_of_africa.state import HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import (
    BOARD,
    A,
    B,
    C,
    do,
    ids,
    layers_of,
    mask,
    nature,
    outcomes,
    position,
    tickets_of,
    types,
    why,
)

FOUR = "acacia/dunes acacia/ebony acacia/fig acacia/hills"
MORE = "baobab/cedar baobab/date baobab/dunes baobab/ebony"


def choices(state: HeartOfAfricaState) -> set[str]:
    """What may be kept."""
    return {str(one.wire["chosen"]) for one in GAME.rules.legal(state, state.player)}


# K1


def test_k1_four_from_the_top() -> None:
    """HOA-K1 HOA-H1 One after the other; others learn how many."""
    state = position()
    assert do(state, "draw_tickets") == []
    told = nature(state, *FOUR.split())
    assert told == [TicketDrawn(seat=A, ticket=id) for id in FOUR.split()]
    assert [GAME.redact(event, B) for event in told] == [HiddenTicketDrawn(seat=A)] * 4
    assert GAME.rules.actors(state) == (A,)
    assert GAME.view(state, A).offer == tuple(FOUR.split())
    assert GAME.view(state, B).offer == ()
    assert GAME.view(state, B).players[A].choosing == 4


@pytest.mark.parametrize("chosen, kept", [("1", 1), ("2 3", 2), ("1 2 4", 3), ("1 2 3 4", 4)])
def test_k1_at_least_one_is_kept(chosen: str, kept: int) -> None:
    """HOA-K1 Then the turn is over; how many were kept and rejected is public."""
    state = position(tickets=["cedar/fig"])
    do(state, "draw_tickets")
    nature(state, *FOUR.split())
    told = do(state, "keep", chosen=chosen)
    assert told == [TicketsKept(seat=A, kept=kept, rejected=4 - kept)]
    assert tickets_of(state, A) == {"cedar/fig", *(FOUR.split()[int(place) - 1] for place in chosen.split())}
    assert GAME.view(state, None).players[A].tickets == 1 + kept
    assert GAME.rules.actors(state) == (B,)


def test_k1_nobody_keeps_nothing() -> None:
    """HOA-K1 There are fifteen choices, and none of them is empty."""
    state = position()
    do(state, "draw_tickets")
    nature(state, *FOUR.split())
    assert len(choices(state)) == 15
    assert "" not in choices(state)


def test_k1_nothing_else_before_the_choice() -> None:
    """HOA-K1"""
    state = position(["black", ""])
    do(state, "draw_tickets")
    assert why(state, "keep", chosen="1") == ("nature-first", "HOA-D1", {})
    nature(state, *FOUR.split())
    assert types(state) == {"keep"}
    for type in ("draw_train", "draw_terrain", "draw_tickets", "pass"):
        assert why(state, type) == ("keep-first", "HOA-K1", {})


def test_k1_nothing_was_drawn() -> None:
    """HOA-K1"""
    assert why(position(), "keep", chosen="1") == ("nothing-drawn", "HOA-K1", {})


def test_k1_kept_tickets_are_never_given_back() -> None:
    """HOA-K1 They aren't among those offered later."""
    state = position(tickets=[FOUR])
    do(state, "draw_tickets")
    nature(state, *MORE.split())
    do(state, "keep", chosen="1")
    assert tickets_of(state, A) == {*FOUR.split(), "baobab/cedar"}
    assert not set(FOUR.split()) & set().union(*layers_of(state))


def test_k1_in_the_last_turn_too() -> None:
    """HOA-K1 HOA-G8"""
    state = position(last_turns=1, trains=[2, 2], player=B)
    assert "draw_tickets" in types(state)
    do(state, "draw_tickets")
    nature(state, *FOUR.split())
    do(state, "keep", chosen="1 2")
    assert GAME.rules.actors(state) == ()
    assert GAME.result(state).scores[B]["missed"] == -7 - 4


def test_g2_no_limit_on_tickets_held() -> None:
    """HOA-G2 Whoever has nearly all may draw the rest."""
    everything = " ".join(ticket.id for ticket in BOARD.tickets[4:])
    state = position(tickets=[everything])
    do(state, "draw_tickets")
    nature(state, *sorted(outcomes(state)))
    do(state, "keep", chosen="1 2 3 4")
    assert len(tickets_of(state, A)) == len(BOARD.tickets)


# K2


def test_k2_rejected_tickets_lie_under_all_others() -> None:
    """HOA-K2 In the order of rejection: the pile isn't a bag."""
    state = position(layers=[FOUR, MORE])
    do(state, "draw_tickets")
    assert set(outcomes(state)) == set(FOUR.split())
    nature(state, *FOUR.split())
    do(state, "keep", chosen="1 2")
    assert layers_of(state) == [set(MORE.split()), {"acacia/fig", "acacia/hills"}]
    do(state, "draw_tickets")
    for id in MORE.split():
        assert not {"acacia/fig", "acacia/hills"} & set(outcomes(state))
        nature(state, id)
    do(state, "keep", chosen="4")
    assert layers_of(state) == [{"acacia/fig", "acacia/hills"}, set(MORE.split()[:3])]


def test_k2_a_draw_goes_on_in_the_next_layer() -> None:
    """HOA-K2 Two on top, then two of those below; within a layer any is as likely."""
    state = position(layers=["acacia/fig acacia/hills", MORE])
    do(state, "draw_tickets")
    assert outcomes(state) == {"acacia/fig": 1, "acacia/hills": 1}
    nature(state, "acacia/hills")
    assert outcomes(state) == {"acacia/fig": 1}
    nature(state, "acacia/fig")
    assert outcomes(state) == dict.fromkeys(MORE.split(), 1)
    nature(state, "baobab/ebony", "baobab/date")
    do(state, "keep", chosen="1")
    assert layers_of(state) == [
        {"baobab/cedar", "baobab/dunes"},
        {"acacia/hills", "baobab/date", "baobab/ebony"},
    ]


def test_k2_nobody_else_sees_what_was_rejected() -> None:
    """HOA-K2 HOA-H1 Who rejected them knows that they are there, until somebody else draws from them."""
    state = position(hands=("", "", ""), layers=[FOUR])
    do(state, "draw_tickets")
    nature(state, *FOUR.split())
    do(state, "keep", chosen="1")
    rejected = tuple(FOUR.split()[1:])
    assert [GAME.view(state, seat).ticket_pile[0].own for seat in (A, B, C, None)] == [rejected, (), (), ()]
    assert [GAME.view(state, seat).ticket_pile[0].count for seat in (A, B, C, None)] == [3, 3, 3, 3]
    do(state, "draw_tickets")
    nature(state, "acacia/ebony")
    assert GAME.view(state, A).ticket_pile[0].own == ()
    assert GAME.view(state, A).ticket_pile[0].count == 2


def test_k2_who_draws_own_rejected_tickets_knows_the_rest() -> None:
    """HOA-K2 HOA-H1"""
    state = position(layers=["acacia/fig", MORE])
    state.put_under = [0, 0, mask(BOARD, MORE), 0]
    do(state, "draw_tickets")
    nature(state, "acacia/fig", "baobab/cedar", "baobab/date")
    assert GAME.view(state, A).ticket_pile[0].own == ("baobab/dunes", "baobab/ebony")


# G7


@pytest.mark.parametrize("left", [1, 2, 3])
def test_g7_fewer_than_four_are_left(left: int) -> None:
    """HOA-G7 All of them are drawn, and at least one is kept; no more than were drawn can be."""
    listed = FOUR.split()[:left]
    state = position(layers=[" ".join(listed)])
    do(state, "draw_tickets")
    nature(state, *listed)
    assert GAME.rules.actors(state) == (A,)
    assert len(choices(state)) == 2**left - 1
    assert why(state, "keep", chosen=str(left + 1)) == ("keep-fewer", "HOA-G7", {"drawn": left})
    do(state, "keep", chosen=str(left))
    assert tickets_of(state, A) == {listed[-1]}
    assert layers_of(state) == ([set(listed[:-1])] if left > 1 else [])


def test_g7_none_is_left() -> None:
    """HOA-G7 Not offered."""
    state = position(layers=[])
    assert "draw_tickets" not in types(state)
    assert why(state, "draw_tickets") == ("no-tickets", "HOA-G7", {})


def test_c2_choices_follow_the_order_of_the_tickets() -> None:
    """HOA-C2 Whatever order they came in, the choice counts them in the board's."""
    state = position()
    do(state, "draw_tickets")
    nature(state, "hills/island", "acacia/fig", "gum/hills", "acacia/dunes")
    assert GAME.view(state, A).offer == ("acacia/dunes", "acacia/fig", "gum/hills", "hills/island")
    assert ids(state, state.offer[A]) == set(GAME.view(state, A).offer)
    do(state, "keep", chosen="3")
    assert tickets_of(state, A) == {"gum/hills"}
