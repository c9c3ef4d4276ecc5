"""The turn: one of three actions, drawing cards, passing."""

import pytest

from marula.core.actions import CHANCE, Seat
from marula.games.africana import GAME
from marula.games.africana.events import CardDrawn, Joined, NoCardsLeft, PageTurned, PileShuffled, TurnPassed
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import (
    MATCHES,
    A,
    B,
    C,
    action,
    discards,
    do,
    down,
    hand,
    nature,
    outcomes,
    played,
    position,
    step,
    types,
    why,
)


def scene() -> AfricanaState:
    """A in Napoli can draw, leaf through a book, buy, go, join (b3), complete (c14) and fulfil (south-scarab-2)."""
    return position(
        ["napoli", "portnatal", "lagos"],
        ["gray gray", "", ""],
        [10],
        spaces={2: "b3", 3: "c14"},
        joined={"c14": [A]},
        unfinished=["south-scarab-2"],
    )


BUYING = [("turn_page", {"side": "right"}), ("buy", {"side": "right"})]
TRAVELLING: list[tuple[str, dict[str, str]]] = [
    ("step", {"to": "tripoli", "card": "gray"}),
    ("join", {"expedition": "b3"}),
    ("complete", {"expedition": "c14"}),
    ("fulfil", {"adventure": "south-scarab-2"}),
]


def settle(state: AfricanaState) -> None:
    """Let nature show whatever is due."""
    while GAME.rules.outcomes(state):
        GAME.rules.apply(state, CHANCE, GAME.rules.outcomes(state)[0][0], None)


# T1


def test_t1_three_actions_to_choose_from() -> None:
    """AFN-T1 To begin one is to choose it."""
    assert types(scene()) == {"draw", "turn_page", "buy", "step", "join", "complete", "fulfil", "end_turn"}


@pytest.mark.parametrize("type, fields", BUYING)
def test_t1_who_buys_neither_draws_nor_travels(type: str, fields: dict[str, str]) -> None:
    """AFN-T1"""
    state = scene()
    do(state, type, **fields)
    settle(state)
    assert types(state) <= {"turn_page", "buy", "end_turn"}
    for other, with_fields in [("draw", {}), *TRAVELLING]:
        assert why(state, other, **with_fields) == ("buying", "AFN-T1", {})


@pytest.mark.parametrize("type, fields", TRAVELLING)
def test_t1_who_travels_neither_draws_nor_buys(type: str, fields: dict[str, str]) -> None:
    """AFN-T1 Also who has not gone a step yet."""
    state = scene()
    do(state, type, **fields)
    assert types(state) <= {"step", "join", "complete", "fulfil", "end_turn"}
    for other, with_fields in [("draw", {}), *BUYING]:
        assert why(state, other, **with_fields) == ("travelling", "AFN-T1", {})


def test_t1_who_draws_has_drawn() -> None:
    """AFN-T1 Then comes the end of the turn, and the next player's."""
    state = scene()
    do(state, "draw")
    assert GAME.rules.legal(state, A) == []
    nature(state, "gray", "gray")
    assert GAME.rules.actors(state) == (B,)


def test_t1_others_wait() -> None:
    """AFN-T1 AFN-S1 Nothing but the player whose turn it is decides."""
    state = scene()
    for seat in (B, C):
        assert GAME.rules.legal(state, seat) == []
        refusal = GAME.rules.check(state, seat, action("draw"))
        assert refusal is not None
        assert refusal.wire() == {"key": "africana-refusal-not-your-turn", "rule": "AFN-T1", "values": {}}


def test_t1_each_turn_starts_anew() -> None:
    """AFN-T1 What one player did doesn't bind the next, nor the same one in the next round."""
    state = scene()
    do(state, "turn_page", side="right")
    settle(state)
    do(state, "end_turn")
    assert (GAME.rules.turn(state).seat, GAME.rules.turn(state).number) == (B, 2)
    assert {"draw", "turn_page", "end_turn"} <= types(state)
    assert do(state, "end_turn") == [TurnPassed(seat=B)], "nothing was done in this turn"
    do(state, "end_turn")
    assert (GAME.rules.turn(state).seat, GAME.rules.turn(state).number) == (A, 4)
    assert {"draw", "turn_page", "buy", "step", "join"} <= types(state)


def test_t1_nature_answers_before_anybody_goes_on() -> None:
    """AFN-T1 AFN-T2 A page, a card or an expedition that is due."""
    state = scene()
    do(state, "turn_page", side="right")
    assert GAME.rules.actors(state) == (CHANCE,)
    for type in ("end_turn", "draw"):
        assert why(state, type) == ("nature-first", "AFN-T2", {})


@pytest.mark.parametrize("match", MATCHES)
def test_t1_turns_of_whole_matches(match: tuple[int, int]) -> None:
    """AFN-T1 In each turn moves of one action only; then discards; turns go round."""
    families = dict.fromkeys(("step", "join", "complete", "fulfil"), "travel") | {"turn_page": "buy"}
    families |= {"buy": "buy", "draw": "draw"}
    done: dict[int, set[str]] = {}
    for move in played(*match):
        turn = GAME.rules.turn(move.before)
        if move.seat == CHANCE:
            continue
        assert (move.seat, turn.seat) == (turn.seat, (turn.number - 1) % match[0])
        if move.action.type in families:
            done.setdefault(turn.number, set()).add(families[move.action.type])
    assert all(len(kinds) == 1 for kinds in done.values())


# T2


def test_t2_two_cards_are_drawn() -> None:
    """AFN-T2 One after the other, and both."""
    state = position(["aswan", "portnatal"], ["gray joker"])
    assert do(state, "draw") == []
    assert GAME.rules.actors(state) == (CHANCE,)
    assert outcomes(state) == {"magenta": 12, "turquoise": 12, "gray": 11, "orange": 12, "violet": 12}
    assert nature(state, "violet") == [CardDrawn(seat=A, card="violet")]
    assert GAME.rules.actors(state) == (CHANCE,), "both are compulsory"
    assert outcomes(state) == {"magenta": 12, "turquoise": 12, "gray": 11, "orange": 12, "violet": 11}
    assert nature(state, "gray") == [CardDrawn(seat=A, card="gray")]
    assert hand(state, A) == "gray gray violet joker"
    assert sum(state.pile) == 57
    assert GAME.rules.actors(state) == (B,)


def test_t2_the_last_card_of_the_pile_does_not_shuffle_the_discards() -> None:
    """AFN-T2 Not earlier than a card is due: the pile stays empty."""
    state = position(["aswan", "portnatal"], [""], pile="gray gray", discards="violet orange")
    do(state, "draw")
    assert nature(state, "gray", "gray") == [CardDrawn(seat=A, card="gray")] * 2
    assert sum(state.pile) == 0
    assert discards(state) == "orange violet"
    assert do(state, "draw") == [PileShuffled(count=2)], "the next player's first card is due"
    assert discards(state) == ""
    assert outcomes(state) == {"orange": 1, "violet": 1}


def test_t2_discards_are_shuffled_between_the_two_cards() -> None:
    """AFN-T2"""
    state = position(["aswan", "portnatal"], [""], pile="gray", discards="violet violet orange")
    assert do(state, "draw") == []
    assert outcomes(state) == {"gray": 1}, "a new pile comes only when this one is empty"
    assert nature(state, "gray") == [CardDrawn(seat=A, card="gray"), PileShuffled(count=3)]
    assert discards(state) == ""
    assert outcomes(state) == {"orange": 1, "violet": 2}
    nature(state, "orange")
    assert hand(state, A) == "gray orange"
    assert sum(state.pile) == 2


def test_t2_discards_are_shuffled_before_the_first_card() -> None:
    """AFN-T2"""
    state = position(["aswan", "portnatal"], [""], pile="", discards="violet violet orange")
    assert do(state, "draw") == [PileShuffled(count=3)]
    nature(state, "violet", "violet")
    assert hand(state, A) == "violet violet"


def test_t2_with_one_card_left_one_is_drawn() -> None:
    """AFN-T2 In the pile or among the discards; the turn ends."""
    for pile, left in (("gray", ""), ("", "gray")):
        state = position(["aswan", "portnatal"], [""], pile=pile, discards=left)
        do(state, "draw")
        assert nature(state, "gray") == [CardDrawn(seat=A, card="gray"), NoCardsLeft(seat=A)]
        assert hand(state, A) == "gray"
        assert GAME.rules.actors(state) == (B,)


def test_t2_with_no_card_left_drawing_stays_allowed() -> None:
    """AFN-T2 Pile and discards are empty: nothing is drawn, the turn ends."""
    state = position(["aswan", "portnatal"], ["gray"], pile="")
    assert "draw" in types(state)
    assert do(state, "draw") == [NoCardsLeft(seat=A)]
    assert hand(state, A) == "gray"
    assert GAME.rules.actors(state) == (B,)
    assert GAME.rules.turn(state).number == 2


def test_t2_the_bonus_card_is_drawn_in_the_same_way() -> None:
    """AFN-T2 AFN-M5 Discards are shuffled where the pile is empty."""
    state = position(["napoli", "portnatal"], [""], pile="", discards="violet", spaces={1: "b3"})
    assert do(state, "join", expedition="b3") == [Joined(seat=A, expedition="b3", silver=0), PileShuffled(count=1)]
    assert nature(state, "violet") == [CardDrawn(seat=A, card="violet")], "one card, and no more is due"
    assert hand(state, A) == "violet"
    assert GAME.rules.actors(state) == (A,), "the travel action goes on"
    assert types(state) == {"end_turn"}, "the violet card leads nowhere from Napoli"


def test_t2_joining_for_a_card_stays_allowed_where_there_is_none() -> None:
    """AFN-T2 AFN-M5 Neither pile nor discards: joined without a bonus."""
    state = position(["napoli", "portnatal"], [""], pile="", spaces={1: "b3"})
    assert do(state, "join", expedition="b3") == [Joined(seat=A, expedition="b3", silver=0), NoCardsLeft(seat=A)]
    assert hand(state, A) == ""
    assert (state.markers[A], GAME.rules.actors(state)) == (3, (A,))


def test_t2_cards_lying_down_are_no_discards_yet() -> None:
    """AFN-T2 AFN-M2 The only cards lie down in this very action: the bonus finds none."""
    state = position(["tripoli", "portnatal"], ["violet gray"], pile="", spaces={1: "b3"})
    step(state, "napoli violet")
    assert down(state) == "violet"
    assert do(state, "join", expedition="b3")[-1] == NoCardsLeft(seat=A)
    do(state, "end_turn")
    assert discards(state) == "violet"
    state = position(["tripoli", "portnatal"], ["violet"], pile="", discards="gray", spaces={1: "b3"})
    step(state, "napoli violet")
    assert do(state, "join", expedition="b3")[-1] == PileShuffled(count=1), "the violet card isn't among them"
    assert outcomes(state) == {"gray": 1}


def test_t2_a_joker_is_never_drawn() -> None:
    """AFN-T2 AFN-C2 Travel cards are."""
    state = position(["aswan", "portnatal"])
    do(state, "draw")
    assert set(outcomes(state)) == {"magenta", "turquoise", "gray", "orange", "violet"}


# T3


def test_t3_a_pass_is_allowed() -> None:
    """AFN-T3 Nothing changes but whose turn it is."""
    state = scene()
    before = GAME.view(state, None)
    assert do(state, "end_turn") == [TurnPassed(seat=A)]
    after = GAME.view(state, None)
    assert (after.players, after.spaces, after.books, after.pile) == (
        before.players,
        before.spaces,
        before.books,
        before.pile,
    )
    assert GAME.rules.turn(state).seat == B


def test_t3_a_pass_is_allowed_where_nothing_else_can_be_done() -> None:
    """AFN-T3 The book is empty, there is no card and no silver; drawing brings nothing either."""
    state = position(["aswan", "portnatal"], [""], pile="", north=("", ""), hidden={"north": ""})
    assert types(state) == {"draw", "end_turn"}
    assert do(state, "end_turn") == [TurnPassed(seat=A)]


def test_t3_a_turn_in_which_something_was_done_is_no_pass() -> None:
    """AFN-T3"""
    for type, fields in [*BUYING, *TRAVELLING]:
        state = scene()
        do(state, type, **fields)
        settle(state)
        assert TurnPassed(seat=A) not in do(state, "end_turn")


def test_t3_buying_ends_only_when_the_player_says_so() -> None:
    """AFN-T3 Even with an empty book and no silver left."""
    state = position(["aswan", "portnatal"], [""], [5], hidden={"north": ""})
    do(state, "buy", side="right")
    assert state.player == A
    assert types(state) == {"end_turn"}
    do(state, "end_turn")
    assert state.player == B


def test_t3_travelling_ends_only_when_the_player_says_so() -> None:
    """AFN-T3 Even with no card left."""
    state = position(["napoli", "portnatal"], ["gray"])
    step(state, "tripoli gray")
    assert state.player == A
    assert types(state) == {"end_turn"}
    do(state, "end_turn")
    assert state.player == B


def test_t3_all_may_pass_for_rounds() -> None:
    """AFN-T3 AFN-T1"""
    state = position(["napoli", "portnatal", "lagos"])
    for number in range(9):
        assert state.player == Seat(number % 3)
        do(state, "end_turn")


def test_turning_a_page_counts_as_something_done() -> None:
    """AFN-T3 AFN-B2 Though it was free and nothing was bought."""
    state = position(["aswan", "portnatal"], [""], north=("north-gray", "north-mask-1"))
    assert do(state, "turn_page", side="left") == [
        PageTurned(seat=A, book="north", side="left", adventure="north-gray", silver=0)
    ]
    assert do(state, "end_turn") == []
