"""The end of a turn and of the match: limits, new expeditions, the last round, idle rounds."""

import pytest

from marula.core.actions import CHANCE, Seat
from marula.games.africana import GAME
from marula.games.africana.events import (
    AdventureDropped,
    CardDiscarded,
    EndTriggered,
    ExpeditionTurnedUp,
    MatchEnded,
    TurnPassed,
)
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import (
    BOARD,
    MATCHES,
    QUIET,
    ROW,
    A,
    B,
    C,
    action,
    companies,
    discards,
    do,
    hand,
    left_in_pile,
    match_from,
    nature,
    offered,
    outcomes,
    played,
    position,
    row,
    score,
    step,
    types,
    unfinished,
    why,
)

FOUR = "north-mask-1 north-drum-1 north-gray north-violet"


# E0


def test_e0_in_order() -> None:
    """AFN-E0 The joker returns, and makes the hand too large; discards; a new expedition; then the end is looked at."""
    state = position(
        ["timbuktu", "portnatal"],
        ["magenta gray gray gray orange violet joker"],
        spaces={3: "b3"},
        joined={"b3": [A]},
        letters=[0, 0, 0],
    )
    step(state, "lagos joker")
    do(state, "complete", expedition="b3")
    assert do(state, "end_turn") == []
    assert hand(state, A) == "magenta gray gray gray orange violet joker"
    assert GAME.view(state, None).phase == "discard"
    assert not state.last_round
    do(state, "discard_card", card="gray")
    assert not state.last_round
    events = do(state, "discard_card", card="gray")
    assert events == [CardDiscarded(seat=A, card="gray", gone=False), EndTriggered()]


def test_e0_what_was_played_is_not_to_be_discarded_again() -> None:
    """AFN-E0 AFN-M2 Travel cards played are gone before the hand is counted."""
    state = position(["napoli", "portnatal"], ["gray gray gray gray gray violet"])
    step(state, "tripoli gray")
    assert do(state, "end_turn") == []
    assert (state.player, hand(state, A)) == (B, "gray gray gray gray violet")


@pytest.mark.parametrize("first", ["discard_card", "drop_adventure"])
def test_e0_cards_and_adventures_in_either_order(first: str) -> None:
    """AFN-E0 Also mixed."""
    state = position(["aswan", "portnatal"], ["gray gray gray gray violet joker"], unfinished=[FOUR])
    do(state, "end_turn")
    assert types(state) == {"discard_card", "drop_adventure"}
    deeds = [("discard_card", {"card": "violet"}), ("drop_adventure", {"adventure": "north-gray"})]
    if first == "drop_adventure":
        deeds.reverse()
    do(state, deeds[0][0], **deeds[0][1])
    assert state.player == A
    assert types(state) == {deeds[1][0]}
    do(state, deeds[1][0], **deeds[1][1])
    assert state.player == B


def test_e0_the_last_turn_ends_in_the_same_way_before_scoring() -> None:
    """AFN-E0 AFN-E4 Too many cards and adventures go first, then it is counted."""
    state = position(
        ["aswan", "portnatal"],
        ["", "gray gray gray gray gray gray joker"],
        unfinished=["", "south-mask-1 south-mask-2 south-drum-1 south-drum-2"],
        player=B,
        last_round=True,
        spaces={5: None},
        letters=[0, 0, 0],
    )
    do(state, "end_turn")
    assert GAME.rules.actors(state) == (B,)
    do(state, "discard_card", card="gray")
    do(state, "discard_card", card="gray")
    assert not GAME.view(state, None).ending
    assert do(state, "drop_adventure", adventure="south-mask-1")[-1] == MatchEnded(ending="expeditions")
    assert score(state, B) == {"cards": 2, "unfinished": 3, "total": 5}


# E1


def test_e1_more_than_five_cards() -> None:
    """AFN-E1 Travel cards, joker and assistants together, down to exactly five."""
    state = position(["aswan", "portnatal"], ["gray violet violet joker assistant-gray"])
    do(state, "draw")
    nature(state, "orange", "magenta")
    assert state.player == A
    assert offered(state, "discard_card") == {"magenta", "gray", "orange", "violet", "joker", "assistant-gray"}
    assert types(state) == {"discard_card"}
    assert do(state, "discard_card", card="violet") == [CardDiscarded(seat=A, card="violet", gone=False)]
    assert state.player == A
    do(state, "discard_card", card="orange")
    assert (state.player, hand(state, A)) == (B, "magenta gray violet joker assistant-gray")
    assert discards(state) == "orange violet"


@pytest.mark.parametrize("cards", ["gray gray gray gray gray", "gray gray gray gray joker", "assistant-gray joker"])
def test_e1_five_are_not_too_many(cards: str) -> None:
    """AFN-E1"""
    state = position(["aswan", "portnatal"], [cards])
    do(state, "end_turn")
    assert (state.player, hand(state, A)) == (B, cards if cards != "assistant-gray joker" else "joker assistant-gray")


def test_e1_only_the_hand_of_who_played_is_counted() -> None:
    """AFN-E1 Checked at the end of one's own turn."""
    state = position(["aswan", "portnatal"], ["gray", "gray gray gray gray gray gray"])
    do(state, "end_turn")
    assert state.player == B
    assert "draw" in types(state)
    do(state, "end_turn")
    assert types(state) == {"discard_card"}


def test_e1_during_a_turn_there_may_be_more() -> None:
    """AFN-E1 Seven cards in the midst of a journey: only checked at the end."""
    state = position(
        ["napoli", "portnatal"],
        ["gray gray violet violet joker"],
        spaces={1: "b3", 4: "c10"},
        unfinished=["south-gray"],
    )
    do(state, "join", expedition="b3")
    nature(state, "orange")
    do(state, "join", expedition="c10")
    nature(state, "turquoise")
    assert state.hand_size(A) == 7
    assert types(state) >= {"step", "end_turn"}
    assert "discard_card" not in types(state)
    assert why(state, "discard_card", card="gray") == ("not-now", "AFN-E1", {})
    step(state, "tripoli turquoise", "napoli violet")
    do(state, "end_turn")
    assert (state.player, state.hand_size(A)) == (B, 5)


def test_e1_a_joker_so_discarded_leaves_the_game() -> None:
    """AFN-E1 It is never drawn or returned."""
    state = position(["aswan", "portnatal"], ["gray gray gray gray gray joker", ""])
    do(state, "end_turn")
    assert do(state, "discard_card", card="joker") == [CardDiscarded(seat=A, card="joker", gone=True)]
    assert discards(state) == ""
    assert state.joker == [0, 0]
    assert GAME.view(state, None).players[A].joker is False
    do(state, "end_turn")
    assert "joker" not in hand(state, A)


def test_e1_an_assistant_so_discarded_leaves_the_game() -> None:
    """AFN-E1 And all see it; its adventure stays completed."""
    state = position(
        ["aswan", "portnatal"], ["gray gray gray gray gray assistant-violet", ""], adventures=["north-violet"]
    )
    do(state, "end_turn")
    assert do(state, "discard_card", card="assistant-violet") == [
        CardDiscarded(seat=A, card="assistant-violet", gone=True)
    ]
    seen = GAME.view(state, None)
    assert seen.gone_assistants == {"magenta": 0, "turquoise": 0, "gray": 0, "orange": 0, "violet": 1}
    assert discards(state) == ""
    assert "assistant-violet" not in hand(state, A)
    assert seen.players[A].adventures == ("north-violet",)


def test_e1_one_s_own_choice_but_only_what_one_holds() -> None:
    """AFN-E1"""
    state = position(["aswan", "portnatal"], ["gray gray gray gray gray violet", "orange"])
    do(state, "end_turn")
    assert offered(state, "discard_card") == {"gray", "violet"}
    for card in ("orange", "joker", "assistant-gray"):
        assert why(state, "discard_card", card=card) == ("no-card", "AFN-E1", {"card": card})


def test_e1_not_more_than_needed() -> None:
    """AFN-E1 Exactly five: while adventures are still to be given up, cards no longer are."""
    state = position(["aswan", "portnatal"], ["gray gray gray gray gray violet"], unfinished=[FOUR])
    do(state, "end_turn")
    do(state, "discard_card", card="violet")
    assert why(state, "discard_card", card="gray") == ("enough-discarded", "AFN-E1", {"most": 5})


def test_e1_nothing_else_before_it() -> None:
    """AFN-E1 The refusal says how many are too many."""
    state = position(["aswan", "portnatal"], ["gray gray gray gray gray violet violet"])
    do(state, "end_turn")
    for type in ("draw", "end_turn"):
        assert why(state, type) == ("discard-first", "AFN-E1", {"count": 2})


def test_e1_discards_can_be_undone_until_something_new_is_seen() -> None:
    """AFN-E1 AFN-B6"""
    match = match_from(position(["aswan", "portnatal"], ["gray gray gray gray gray violet violet"]))
    match.play(A, action("end_turn"))
    match.play(A, action("discard_card", card="gray"))
    assert match.restart_turn(A) == 2
    assert hand(match.state, A) == "gray gray gray gray gray violet violet"


# E2


def test_e2_more_than_three_unfinished_adventures() -> None:
    """AFN-E2 Down to exactly three; they leave the game."""
    state = position(["aswan", "portnatal"], [""], unfinished=[FOUR + " south-gray"])
    do(state, "end_turn")
    assert types(state) == {"drop_adventure"}
    assert offered(state, "drop_adventure") == {*FOUR.split(), "south-gray"}
    assert do(state, "drop_adventure", adventure="north-gray") == [AdventureDropped(seat=A, adventure="north-gray")]
    assert state.player == A
    do(state, "drop_adventure", adventure="south-gray")
    assert (state.player, unfinished(state, A)) == (B, {"north-mask-1", "north-drum-1", "north-violet"})
    assert set(GAME.view(state, None).gone) == {"north-gray", "south-gray"}


def test_e2_gone_adventures_do_not_come_back() -> None:
    """AFN-E2 Neither in a book nor in nature's hands."""
    state = position(["aswan", "aswan"], [""], unfinished=[FOUR], north=("", "north-drum-2"))
    do(state, "end_turn")
    do(state, "drop_adventure", adventure="north-gray")
    do(state, "turn_page", side="right")
    assert "north-gray" not in outcomes(state)
    assert len(outcomes(state)) == 15 - 4 - 1


def test_e2_one_just_bought_included() -> None:
    """AFN-E2 AFN-B3"""
    state = position(["aswan", "portnatal"], [""], [5], unfinished=[FOUR.rsplit(" ", 1)[0]], north=("", "north-drum-2"))
    do(state, "buy", side="right")
    nature(state, "north-violet")
    do(state, "end_turn")
    do(state, "drop_adventure", adventure="north-drum-2")
    assert unfinished(state, A) == {"north-mask-1", "north-drum-1", "north-gray"}


def test_e2_three_are_not_too_many_and_completed_ones_do_not_count() -> None:
    """AFN-E2"""
    state = position(
        ["aswan", "portnatal"], [""], unfinished=["north-mask-1 north-drum-1 north-gray"], adventures=["south-gray"]
    )
    do(state, "end_turn")
    assert state.player == B


def test_e2_during_a_turn_there_may_be_more() -> None:
    """AFN-E2 Only checked at the end: a fourth that is bought can't be given up before."""
    state = position(
        ["aswan", "portnatal"], [""], [10], unfinished=[FOUR.rsplit(" ", 1)[0]], north=("", "north-drum-2")
    )
    do(state, "buy", side="right")
    nature(state, "north-violet")
    assert len(unfinished(state, A)) == 4
    assert types(state) == {"turn_page", "buy", "end_turn"}
    assert why(state, "drop_adventure", adventure="north-gray") == ("not-now", "AFN-E2", {})


def test_e2_one_s_own_only_and_not_more_than_needed() -> None:
    """AFN-E2"""
    state = position(["aswan", "portnatal"], ["gray gray gray gray gray violet"], unfinished=[FOUR, "south-gray"])
    do(state, "end_turn")
    assert why(state, "drop_adventure", adventure="south-gray") == ("not-yours", "AFN-E2", {"adventure": "south-gray"})
    do(state, "drop_adventure", adventure="north-gray")
    assert why(state, "drop_adventure", adventure="north-violet") == ("enough-dropped", "AFN-E2", {"most": 3})
    state = position(["aswan", "portnatal"], [""], unfinished=[FOUR])
    do(state, "end_turn")
    assert why(state, "end_turn") == ("drop-first", "AFN-E2", {"count": 1})


# E3


def test_e3_spaces_are_refilled_left_to_right() -> None:
    """AFN-E3 And cards never slide."""
    state = position(["jidda", "portnatal"], [""], joined={"a5": [A], "b9": [A, B]})
    do(state, "complete", expedition="b9")
    do(state, "complete", expedition="a5")
    assert do(state, "end_turn") == []
    assert GAME.rules.actors(state) == (CHANCE,)
    assert row(state) == ["a2", None, "a8", None, "b6"]
    assert nature(state, "a7") == [ExpeditionTurnedUp(expedition="a7", space=2)]
    assert nature(state, "a1") == [ExpeditionTurnedUp(expedition="a1", space=4)]
    assert row(state) == ["a2", "a7", "a8", "a1", "b6"]
    assert companies(state, "a1") == companies(state, "a7") == []
    assert state.player == B


def test_e3_from_the_top_of_the_pile() -> None:
    """AFN-E3 AFN-S3 The last A, then a B."""
    state = position(["jidda", "portnatal"], [""], joined={"a5": [A], "b9": [A]}, letters=[1, 5, 4])
    do(state, "complete", expedition="b9")
    do(state, "complete", expedition="a5")
    do(state, "end_turn")
    assert set(outcomes(state)) == {"a1", "a3", "a4", "a6", "a7"}
    nature(state, "a6")
    assert {id[0] for id in outcomes(state)} == {"b"}
    nature(state, "b1")
    assert left_in_pile(state) == {"A": 0, "B": 4, "C": 4}


def test_e3_markers_on_other_expeditions_stay() -> None:
    """AFN-E3"""
    state = position(["jidda", "portnatal"], [""], joined={"a5": [A], "a8": [A, B]})
    do(state, "complete", expedition="a5")
    do(state, "end_turn")
    nature(state, "a7")
    assert companies(state, "a8") == [A, B]
    assert (state.markers[A], state.markers[B]) == (3, 3)


def test_e3_full_spaces_need_no_card() -> None:
    """AFN-E3"""
    state = position(["jidda", "portnatal"])
    do(state, "end_turn")
    assert state.player == B


# E4


def triggering(seats: int, player: Seat, in_pile: int, empty: int) -> AfricanaState:
    """A position in which that player's end of turn finds so many spaces empty, and so many cards to fill them."""
    spaces = dict.fromkeys([2, 4, 5][:empty])
    return position(QUIET[:seats], spaces=spaces, letters=[0, 0, in_pile], player=player)


@pytest.mark.parametrize("seats, player", [(seats, Seat(seat)) for seats in (2, 3, 4) for seat in range(seats)])
def test_e4_the_round_is_played_out(seats: int, player: Seat) -> None:
    """AFN-E4 In the turn of the first player, of one in the middle and of the last, who ends the match at once."""
    state = triggering(seats, player, 0, 1)
    assert GAME.view(state, None).still_to_play == (), "not yet"
    events = do(state, "end_turn")
    assert events[:2] == [TurnPassed(seat=player), EndTriggered()]
    for seat in range(player + 1, seats):
        assert GAME.view(state, None).last_round
        assert GAME.view(state, None).still_to_play == tuple(range(seat, seats))
        assert (state.player, GAME.rules.actors(state)) == (seat, (seat,))
        events = do(state, "end_turn")
        assert EndTriggered() not in events, "it is said once"
    assert events[-1] == MatchEnded(ending="expeditions")
    assert GAME.rules.actors(state) == ()
    assert GAME.result(state).ending == "expeditions"
    assert GAME.view(state, None).ending == "expeditions"
    assert GAME.view(state, None).still_to_play == ()
    assert GAME.rules.turn(state).number % seats == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("in_pile", [1, 2])
def test_e4_what_is_left_is_placed_leftmost_first(seats: int, in_pile: int) -> None:
    """AFN-E4 Three spaces are empty, one or two cards are left; the others stay empty to the end."""
    state = triggering(seats, A, in_pile, 3)
    do(state, "end_turn")
    events = nature(state, *["c1", "c2"][:in_pile])
    assert events[-1] == EndTriggered()
    assert row(state) == ["a2", "c1", "a8", "c2" if in_pile == 2 else None, None]
    for _ in range(seats - 1):
        do(state, "end_turn")
    assert row(state) == ["a2", "c1", "a8", "c2" if in_pile == 2 else None, None]
    assert GAME.rules.actors(state) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("empty", [1, 2, 3])
@pytest.mark.parametrize("last", [False, True])
def test_e4_a_pile_that_empties_exactly_triggers_nothing(seats: int, empty: int, last: bool) -> None:
    """AFN-E4 In the turn of the first and of the last player; the next space that can't be filled does."""
    player = Seat(seats - 1 if last else 0)
    state = triggering(seats, player, empty, empty)
    do(state, "end_turn")
    events = nature(state, *["c1", "c2", "c3"][:empty])
    assert EndTriggered() not in events
    assert not state.last_round
    assert state.pile_size() == 0
    assert GAME.rules.actors(state) == ((player + 1) % seats,)
    for _ in range(2 * seats):
        assert do(state, "end_turn") == [TurnPassed(seat=(state.player - 1) % seats)]
    state.spaces[0] = -1
    assert EndTriggered() in do(state, "end_turn")


def test_e4_expeditions_that_remain_stay_playable() -> None:
    """AFN-E4 In the last round: join, complete; another empty space changes nothing."""
    state = position(
        ["aswan", "tripoli", "napoli"],
        ["", "orange violet", ""],
        spaces={1: None, 2: "a1", 3: "b3"},
        joined={"b3": [B]},
        letters=[0, 0, 0],
    )
    assert do(state, "end_turn")[-1] == EndTriggered()
    do(state, "join", expedition="a1")
    step(state, "timbuktu orange", "lagos violet")
    do(state, "complete", expedition="a1")
    do(state, "complete", expedition="b3")
    assert do(state, "end_turn") == []
    assert row(state) == [None, None, None, "b9", "b6"]
    assert (state.player, GAME.rules.actors(state)) == (C, (C,))
    assert do(state, "end_turn")[-1] == MatchEnded(ending="expeditions")
    assert score(state, B)["expeditions"] == 1 + 3


def test_e4_all_have_had_as_many_turns() -> None:
    """AFN-E4"""
    for seats, number in MATCHES:
        last = played(seats, number)[-1].after
        assert GAME.rules.turn(last).number % seats == 0
        assert GAME.rules.actors(last) == ()


@pytest.mark.parametrize("seats, needed", [(2, 20), (3, 23), (4, 26)])
def test_e4_so_many_completed_expeditions_trigger_the_end(seats: int, needed: int) -> None:
    """AFN-E4 The 20th, 23rd or 26th: with one fewer all spaces are full, though the pile is empty."""
    free = [card for card in BOARD.expeditions if card.id not in ROW]
    done = [card.id for card in sorted(free, key=lambda card: card.letter)][: needed - 2]
    assert sum(id[0] in "ab" for id in done) == 15, "all A and B but those of the row"
    state = position(
        ["jidda", *QUIET[1:seats]],
        [""] * seats,
        expeditions=["", " ".join(done)],
        joined={"a5": [A], "b9": [A]},
    )
    assert left_in_pile(state) == {"A": 0, "B": 0, "C": 1}
    do(state, "complete", expedition="b9")
    do(state, "end_turn")
    assert EndTriggered() not in nature(state, next(iter(outcomes(state))))
    assert state.pile_size() == 0
    for _ in range(seats - 1):
        do(state, "end_turn")
    do(state, "complete", expedition="a5")
    assert sum(mask.bit_count() for mask in state.expeditions) == needed
    assert do(state, "end_turn") == [EndTriggered()]


def test_e4_in_whole_matches_the_end_is_triggered_once() -> None:
    """AFN-E4 With as many or more completed expeditions, and the match over in that round."""
    for seats, number in MATCHES:
        moves = played(seats, number)
        triggers = [move for move in moves if EndTriggered() in move.events]
        if GAME.result(moves[-1].after).ending == "expeditions":
            (trigger,) = triggers
            completed = sum(mask.bit_count() for mask in trigger.before.expeditions)
            assert completed >= {2: 20, 3: 23, 4: 26}[seats]
            turns = GAME.rules.turn(moves[-1].after).number - GAME.rules.turn(trigger.before).number
            assert turns == seats - 1 - GAME.rules.turn(trigger.before).seat
        else:
            assert triggers == []


def test_e4_after_the_end_nothing_can_be_done() -> None:
    """AFN-E4"""
    state = triggering(2, B, 0, 1)
    do(state, "end_turn")
    for seat in (A, B, CHANCE):
        for chosen in (action("draw"), action("end_turn"), action("deal_card", card="gray")):
            refusal = GAME.rules.check(state, seat, chosen)
            assert refusal is not None
            assert refusal.wire() == {"key": "africana-refusal-over", "rule": "AFN-E4", "values": {}}
        assert seat == CHANCE or GAME.rules.legal(state, seat) == []
    assert GAME.rules.outcomes(state) == []


# E5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e5_twelve_idle_rounds_end_the_match(seats: int) -> None:
    """AFN-E5 With that round, and scored; not a turn earlier."""
    state = position(QUIET[:seats], ["gray gray"])
    for number in range(12 * seats):
        assert GAME.rules.actors(state) == (number % seats,)
        events = do(state, "end_turn")
    assert events[-1] == MatchEnded(ending="stalled")
    assert GAME.rules.actors(state) == ()
    assert GAME.rules.turn(state).number == 12 * seats
    result = GAME.result(state)
    assert (result.ending, result.winners) == ("stalled", [A])
    refusal = GAME.rules.check(state, A, action("draw"))
    assert refusal is not None
    assert refusal.wire() == {"key": "africana-refusal-over", "rule": "AFN-E5", "values": {}}


IDLE = ["draw", "turn_page", "step", "end_turn"]


@pytest.mark.parametrize("deed", IDLE)
def test_e5_drawing_leafing_and_walking_are_idle(deed: str) -> None:
    """AFN-E5 None of it brings anybody further."""
    state = position(["napoli", "portnatal"], ["gray"], idle_rounds=11)
    if deed == "draw":
        do(state, "draw")
        nature(state, "gray", "gray")
    elif deed == "turn_page":
        do(state, "turn_page", side="right")
        nature(state, "north-gray")
        do(state, "end_turn")
    elif deed == "step":
        step(state, "tripoli gray")
        do(state, "end_turn")
    else:
        do(state, "end_turn")
    assert do(state, "end_turn")[-1] == MatchEnded(ending="stalled")


PROGRESS: list[tuple[str, dict[str, str]]] = [
    ("join", {"expedition": "b3"}),
    ("complete", {"expedition": "c14"}),
    ("buy", {"side": "left"}),
    ("fulfil", {"adventure": "south-scarab-2"}),
]


@pytest.mark.parametrize("type, fields", PROGRESS)
@pytest.mark.parametrize("player", [A, B])
def test_e5_any_progress_of_anybody_starts_the_count_again(type: str, fields: dict[str, str], player: Seat) -> None:
    """AFN-E5 To join or complete an expedition, to buy or complete an adventure; by the first or the last player."""
    both = ["south-scarab-2", ""] if player == A else ["", "south-scarab-2"]
    state = position(
        ["napoli", "napoli"],
        ["", ""],
        [5, 5],
        spaces={2: "b3", 3: "c14"},
        joined={"c14": [player]},
        unfinished=both,
        north=("north-gray", "north-mask-1"),
        idle_rounds=11,
    )
    for seat in (A, B):
        if seat == player:
            do(state, type, **fields)
        do(state, "end_turn")
        if GAME.rules.outcomes(state):
            nature(state, "a1")
    assert GAME.rules.actors(state) == (A,)
    assert state.idle_rounds == 0
    for _ in range(12 * 2 - 1):
        do(state, "end_turn")
    assert GAME.rules.actors(state) == (B,)
    assert do(state, "end_turn")[-1] == MatchEnded(ending="stalled")


@pytest.mark.parametrize("player", [A, B])
def test_e5_never_in_the_round_that_triggers_the_end(player: Seat) -> None:
    """AFN-E4 AFN-E5 After eleven idle rounds: what leaves a space empty is progress, so the ending has one reason."""
    spaces: dict[int, str | None] = {3: "c14"}
    state = position(
        ["napoli", "napoli"], ["", ""], spaces=spaces, joined={"c14": [player]}, letters=[0, 0, 0], idle_rounds=11
    )
    events: list[object] = []
    for seat in (A, B):
        if seat == player:
            do(state, "complete", expedition="c14")
        events += do(state, "end_turn")
    assert EndTriggered() in events
    assert events[-1] == MatchEnded(ending="expeditions")
    assert state.idle_rounds == 0


def test_e5_rounds_in_a_row() -> None:
    """AFN-E5 A round is idle only if nobody came further in it."""
    state = position(["napoli", "portnatal"], ["", ""], spaces={2: "b3"}, idle_rounds=5)
    do(state, "end_turn")
    do(state, "end_turn")
    assert state.idle_rounds == 6
    do(state, "join", expedition="b3")
    do(state, "end_turn")
    do(state, "end_turn")
    assert state.idle_rounds == 0
    do(state, "end_turn")
    do(state, "end_turn")
    assert state.idle_rounds == 1


def test_e5_the_count_is_open() -> None:
    """AFN-E5 AFN-H1"""
    state = position(["napoli", "portnatal"], ["", ""], idle_rounds=7)
    assert GAME.view(state, None).idle_rounds == 7
