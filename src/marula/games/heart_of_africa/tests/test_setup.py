"""Set-up: cards, tickets, and everybody's first choice."""

import pytest

from marula.core.actions import CHANCE, Seat
from marula.core.match import Match
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.events import (
    CardDrawn,
    CardTurnedUp,
    HiddenTicketDrawn,
    StarterDrawn,
    TerrainDrawn,
    TerrainTurnedUp,
    TicketDrawn,
    TicketsChosen,
    TicketsKept,
    TrainsChanged,
)
from marula.games.heart_of_africa.state import HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import (
    ALL_CARDS,
    ALL_TERRAIN,
    BOARD,
    OPTIONS,
    A,
    B,
    C,
    D,
    act,
    discards,
    face_up,
    find,
    hand,
    ids,
    in_front,
    layers_of,
    nature,
    outcomes,
    terrain_face_up,
    tickets_of,
    types,
    why_for,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
CARDS_UP = ("purple", "white", "blue", "yellow", "orange")


def fresh(seats: int) -> HeartOfAfricaState:
    """A match before its first decision."""
    return GAME.setup(BOARD, OPTIONS, seats)


def dealt(seats: int, starter: int = 0) -> HeartOfAfricaState:
    """Red and black cards in hand, a desert card each; everybody has tickets to choose from, in the board's order."""
    state = fresh(seats)
    nature(state, str(starter), *(["red"] * seats + ["black"] * seats) * 2, *CARDS_UP)
    nature(state, *["desert"] * seats, "jungle", "jungle")
    nature(state, *(BOARD.tickets[number].id for number in range(4 * seats)))
    return state


def begun(seats: int, starter: int = 0) -> HeartOfAfricaState:
    """A match whose first player is to play; everybody kept the first two tickets."""
    state = dealt(seats, starter)
    for seat in range(seats):
        act(state, Seat(seat), "keep", chosen="1 2")
    return state


# S1


@SEATS
def test_s1_two_to_five_play(seats: int) -> None:
    """HOA-S1"""
    match = Match(GAME, BOARD, {}, seats, bytes(32))
    match.begin()
    assert len(GAME.view(match.state, None).players) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_s1_not_fewer_and_not_more(seats: int) -> None:
    """HOA-S1"""
    with pytest.raises(ValueError, match="2 to 5 players"):
        Match(GAME, BOARD, {}, seats, bytes(32))


@SEATS
def test_s1_what_each_player_starts_with(seats: int) -> None:
    """HOA-S1 HOA-G2 Four train cards, a terrain card, four tickets to choose from; 45 trains."""
    state = dealt(seats)
    for seat, player in enumerate(GAME.view(state, None).players):
        assert hand(state, Seat(seat)) == "black black red red"
        assert in_front(state, Seat(seat)) == "desert"
        assert (player.trains, player.cards, player.choosing) == (45, 4, 4)
        assert (player.points, player.doubled) == (0, 0)
    assert len({id for seat in range(seats) for id in ids(state, state.offer[seat])}) == 4 * seats


def test_s1_cards_go_round_the_table() -> None:
    """HOA-S1 One at a time, each from what is left of 110 cards (HOA-G1)."""
    state = fresh(3)
    nature(state, "0")
    weights = dict(ALL_CARDS)
    for number, card in enumerate(["red", "locomotive", "red", "green"]):
        assert outcomes(state) == weights
        assert nature(state, card) == [CardDrawn(seat=number % 3, card=card)]
        weights[card] -= 1
    assert hand(state, A) == "red green"


def test_s1_the_terrain_card_lies_face_up() -> None:
    """HOA-S1 HOA-D3 Everybody reads what it is."""
    state = fresh(2)
    nature(state, "0", *["red"] * 4, *["black"] * 4, *CARDS_UP)
    assert outcomes(state) == ALL_TERRAIN
    told = nature(state, "mountain", "jungle")
    assert told == [TerrainDrawn(seat=0, terrain="mountain"), TerrainDrawn(seat=1, terrain="jungle")]
    assert [GAME.redact(event, B) for event in told] == told


def test_s1_tickets_are_dealt_face_down() -> None:
    """HOA-S1 HOA-H1 Others learn that a ticket was dealt."""
    state = fresh(2)
    nature(state, "0", *["red"] * 4, *["black"] * 4, *CARDS_UP, "desert", "desert", "jungle", "jungle")
    assert outcomes(state) == {ticket.id: 1 for ticket in BOARD.tickets}
    told = nature(state, "acacia/fig", "cedar/gum")
    assert told == [TicketDrawn(seat=0, ticket="acacia/fig"), TicketDrawn(seat=1, ticket="cedar/gum")]
    assert [GAME.redact(event, A) for event in told] == [told[0], HiddenTicketDrawn(seat=1)]


@pytest.mark.parametrize("chosen", ["1", "2", "3", "4"])
def test_s1_one_ticket_is_too_few(chosen: str) -> None:
    """HOA-S1"""
    assert why_for(dealt(2), A, "keep", chosen=chosen) == ("keep-more", "HOA-S1", {"needed": 2})


def test_s1_two_three_or_four_are_kept() -> None:
    """HOA-S1"""
    state = dealt(2)
    assert {str(one.wire["chosen"]) for one in GAME.rules.legal(state, A)} == {
        *("1 2", "1 3", "1 4", "2 3", "2 4", "3 4", "1 2 3", "1 2 4", "1 3 4", "2 3 4", "1 2 3 4")
    }
    offered = sorted(ids(state, state.offer[A]))
    act(state, A, "keep", chosen="2 4")
    assert tickets_of(state, A) == {offered[1], offered[3]}


# S2


def test_s2_five_train_cards_and_two_terrain_cards_lie_face_up() -> None:
    """HOA-S2"""
    state = fresh(2)
    nature(state, "0", *["red"] * 4, *["black"] * 4)
    told = nature(state, *CARDS_UP)
    assert told == [CardTurnedUp(card=card, space=space) for space, card in enumerate(CARDS_UP, 1)]
    nature(state, "desert", "desert")
    told = nature(state, "mountain", "mountain")
    assert told == [TerrainTurnedUp(terrain="mountain", space=space) for space in (1, 2)]
    assert face_up(state) == " ".join(CARDS_UP)


def test_s2_terrain_cards_are_never_changed_because_of_what_they_show() -> None:
    """HOA-S2 Two alike stay."""
    state = dealt(2)
    assert terrain_face_up(state) == "jungle jungle"


def test_g3_locomotives_at_set_up() -> None:
    """HOA-G3 With three face up all five go, before anything else is dealt; after the third time they stay."""
    state = fresh(2)
    nature(state, "0", *["red"] * 4, *["black"] * 4, "locomotive", "locomotive", "locomotive", "red")
    assert nature(state, "red")[-1] == TrainsChanged(count=5)
    assert discards(state) == "red red locomotive locomotive locomotive"
    assert face_up(state) == "- - - - -"
    nature(state, *["locomotive"] * 3, "white", "white")
    assert face_up(state) == "- - - - -"
    assert nature(state, *["locomotive"] * 3, "blue", "blue")[-1] == TrainsChanged(count=5)
    nature(state, *["locomotive"] * 4, "green")
    assert face_up(state) == "locomotive locomotive locomotive locomotive green"
    nature(state, "desert", "desert", "jungle", "jungle", *(ticket.id for ticket in BOARD.tickets[:8]))
    assert face_up(state) == "locomotive locomotive locomotive locomotive green"
    assert GAME.rules.actors(state) == (A, B)


# S3


def test_s3_everybody_chooses_at_the_same_time() -> None:
    """HOA-S3 In any order, each once."""
    state = dealt(3)
    assert GAME.rules.actors(state) == (A, B, C)
    assert GAME.rules.turn(state).number == 0
    act(state, B, "keep", chosen="1 2")
    assert GAME.rules.actors(state) == (A, C)
    assert why_for(state, B, "keep", chosen="1 2") == ("chosen", "HOA-S3", {})
    act(state, C, "keep", chosen="1 2 3 4")
    act(state, A, "keep", chosen="2 3")
    assert GAME.rules.actors(state) == (A,)
    assert GAME.rules.turn(state).number == 1


def test_s3_nobody_learns_how_many_were_kept_until_all_have_chosen() -> None:
    """HOA-S3 HOA-H1 Not from events, not from the view, not from the size of the pile."""
    one, two = dealt(3), dealt(3)
    told = act(one, B, "keep", chosen="1 2"), act(two, B, "keep", chosen="1 2 3 4")
    assert told[0] == told[1] == [TicketsChosen(seat=B)]
    for seat in (A, C, None):
        assert GAME.view(one, seat) == GAME.view(two, seat)
    assert [player.tickets for player in GAME.view(one, A).players] == [None] * 3
    assert [player.choosing for player in GAME.view(one, A).players] == [4, 0, 4]
    assert len(GAME.view(one, B).tickets) == 2
    assert len(GAME.view(one, B).rejected) == 2
    act(one, A, "keep", chosen="1 2 3")
    assert act(one, C, "keep", chosen="1 2") == [
        TicketsChosen(seat=C),
        TicketsKept(seat=A, kept=3, rejected=1),
        TicketsKept(seat=B, kept=2, rejected=2),
        TicketsKept(seat=C, kept=2, rejected=2),
    ]
    assert [player.tickets for player in GAME.view(one, None).players] == [3, 2, 2]


def test_s3_hands_and_face_up_cards_are_visible_before() -> None:
    """HOA-S3"""
    seen = GAME.view(dealt(2), A)
    assert seen.hand is not None
    assert (seen.hand["red"], seen.hand["black"]) == (2, 2)
    assert seen.spaces == CARDS_UP
    assert len(seen.offer) == 4


def test_s3_nothing_else_is_done_before() -> None:
    """HOA-S3"""
    state = dealt(2)
    for type in ("draw_train", "draw_terrain", "draw_tickets", "pass"):
        for seat in (A, B):
            assert why_for(state, seat, type) == ("first-tickets", "HOA-S3", {})


def test_k2_what_is_rejected_at_set_up_lies_together_under_the_pile() -> None:
    """HOA-K2 One layer, whoever rejected it; nobody else knows more than how many they are."""
    state = dealt(2)
    offered = [sorted(ids(state, state.offer[seat])) for seat in (A, B)]
    pile = layers_of(state)
    assert len(pile) == 1
    act(state, A, "keep", chosen="1 2")
    assert layers_of(state) == pile, "nothing goes under before all have chosen"
    act(state, B, "keep", chosen="2 3 4")
    assert layers_of(state) == [*pile, {offered[0][2], offered[0][3], offered[1][0]}]
    seen = GAME.view(state, A).ticket_pile
    assert (seen[1].count, seen[1].own) == (3, tuple(offered[0][2:]))
    assert GAME.view(state, B).ticket_pile[1].own == (offered[1][0],)
    assert GAME.view(state, None).ticket_pile[1].own == ()


def test_k2_where_nobody_rejects_anything_nothing_is_put_under() -> None:
    """HOA-K2"""
    state = dealt(2)
    act(state, A, "keep", chosen="1 2 3 4")
    act(state, B, "keep", chosen="1 2 3 4")
    assert [len(layer) for layer in layers_of(state)] == [len(BOARD.tickets) - 8]


def test_k2_with_five_players_all_tickets_of_the_pile_may_be_dealt() -> None:
    """HOA-K2 Of 22 tickets two are left; those rejected come next."""
    state = begun(5)
    assert [len(layer) for layer in layers_of(state)] == [2, 10]


# S4


@SEATS
def test_s4_anybody_can_start(seats: int) -> None:
    """HOA-S4 Nature draws, with equal chances, before anything is dealt."""
    state = fresh(seats)
    assert GAME.rules.actors(state) == (CHANCE,)
    assert outcomes(state) == {str(seat): 1 for seat in range(seats)}
    for starter in range(seats):
        assert nature(fresh(seats), str(starter)) == [StarterDrawn(seat=starter)]


@SEATS
def test_s4_turns_go_in_rising_seats(seats: int) -> None:
    """HOA-S4 From whoever starts, and round again."""
    for starter in range(seats):
        state = begun(seats, starter)
        for number in range(seats + 1):
            turn = GAME.rules.turn(state)
            assert (turn.seat, turn.number) == ((starter + number) % seats, number + 1)
            assert GAME.rules.actors(state) == (turn.seat,)
            nobody = Seat((turn.seat + 1) % seats)
            assert why_for(state, nobody, "draw_train") == ("not-your-turn", "HOA-S4", {})
            for _ in range(2):
                act(state, turn.seat, "draw_terrain")
                nature(state, next(iter(outcomes(state))))


def test_nobody_plays_before_all_is_dealt() -> None:
    """HOA-D1 HOA-S1 What is up to nature comes first."""
    state = fresh(2)
    assert why_for(state, A, "draw_train") == ("nature-first", "HOA-D1", {})
    nature(state, "0")
    assert why_for(state, A, "draw_train") == ("nature-first", "HOA-D1", {})
    assert GAME.rules.legal(state, A) == []


def test_nature_alone_deals() -> None:
    """HOA-H1 A player can't say what comes, and nature can't say anything when it isn't asked."""
    state = fresh(2)
    assert why_for(state, A, "deal_train", card="red") == ("nature", "HOA-H1", {})
    state = begun(2)
    for action in (
        find(BOARD, "draw_starter", starter=0),
        find(BOARD, "deal_train", card="red"),
        find(BOARD, "deal_terrain", terrain="desert"),
        find(BOARD, "deal_ticket", ticket="acacia/fig"),
        find(BOARD, "draw_train"),
    ):
        refusal = GAME.rules.check(state, CHANCE, action)
        assert refusal is not None
        assert refusal.wire() == {"key": "heart-of-africa-refusal-nature", "rule": "HOA-H1", "values": {}}


def test_nature_deals_only_what_can_be_there() -> None:
    """HOA-G1 HOA-K2 No thirteenth red card, no ticket that somebody has."""
    state = fresh(3)
    nature(state, "0", *["red"] * 12)
    assert "red" not in outcomes(state)
    assert GAME.rules.check(state, CHANCE, find(BOARD, "deal_train", card="red")) is not None
    state = dealt(4)
    held = ids(state, state.offer[D])
    for seat in (A, B, C, D):
        act(state, seat, "keep", chosen="1 2 3 4")
    act(state, A, "draw_tickets")
    assert not held & set(outcomes(state))


def test_the_first_turn_offers_all_there_is() -> None:
    """HOA-D1 HOA-R1 HOA-K1 Draw, claim or tickets."""
    state = begun(2)
    assert types(state) == {"take_train", "draw_train", "take_terrain", "draw_terrain", "claim", "draw_tickets"}
