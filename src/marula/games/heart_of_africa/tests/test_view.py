"""Who sees what, the way back from a view, the position in words."""

from dataclasses import replace
from random import Random

import pytest

from marula.core.actions import CHANCE, Seat
from marula.core.game import OptionError
from marula.core.wire import to_wire
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.events import LayerView, PlayerView, TicketView, View
from marula.games.heart_of_africa.state import FIRST, NOTHING, OVER, SECOND, TURN, HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import (
    ALL_CARDS,
    ALL_TERRAIN,
    BOARD,
    A,
    B,
    C,
    claim,
    do,
    hand,
    ids,
    mask,
    nature,
    played,
    position,
    tickets_of,
)

NO_CARDS = dict.fromkeys(ALL_CARDS, 0)
NO_TERRAIN = dict.fromkeys(ALL_TERRAIN, 0)


def rich() -> HeartOfAfricaState:
    """In the midst of a match, with nothing as it was at the beginning."""
    state = position(
        ["red red green locomotive", "blue blue", "white"],
        terrain=["desert", "mountain mountain", ""],
        lanes={"acacia/cedar/1": A, "acacia/ebony": B, "cedar/fork": C},
        spaces="red white black yellow locomotive",
        discards="black black",
        terrain_spaces="jungle jungle",
        terrain_discards="desert",
        tickets=["acacia/fig baobab/cedar", "acacia/ebony", ""],
        layers=["cedar/gum dunes/hills", "gum/hills ebony/gum date/gum"],
        player=B,
        ferries=False,
        remember_cards=True,
    )
    state.put_under = [0, 0, 0, mask(BOARD, "gum/hills"), mask(BOARD, "ebony/gum date/gum"), 0]
    state.known[6] = 1
    state.doubled = [0, 7, 0]
    state.turn = 31
    return state


# H1


def test_h1_what_a_player_sees() -> None:
    """HOA-H1 One's own cards and tickets, what one put under the pile; of others what lies open; all sizes."""
    state = rich()
    assert GAME.view(state, A) == View(
        seat=A,
        phase="turn",
        player=B,
        turn=31,
        waits=NOTHING,
        due=0,
        changes=0,
        passes=0,
        last_turns=0,
        last_round=(),
        ending=None,
        hand={**NO_CARDS, "red": 2, "green": 1, "locomotive": 1},
        tickets=(TicketView(id="acacia/fig", completed=False), TicketView(id="baobab/cedar", completed=False)),
        offer=(),
        fewest=1,
        rejected=(),
        players=(
            PlayerView(
                trains=43,
                cards=4,
                known={**NO_CARDS, "red": 1},
                terrain={**NO_TERRAIN, "desert": 1},
                leads=("desert",),
                points=2,
                doubled=0,
                tickets=2,
                choosing=0,
                shown=(),
            ),
            PlayerView(
                trains=41,
                cards=2,
                known=NO_CARDS,
                terrain={**NO_TERRAIN, "mountain": 2},
                leads=("mountain",),
                points=7,
                doubled=7,
                tickets=1,
                choosing=0,
                shown=(),
            ),
            PlayerView(
                trains=44,
                cards=1,
                known=NO_CARDS,
                terrain=NO_TERRAIN,
                leads=(),
                points=1,
                doubled=0,
                tickets=0,
                choosing=0,
                shown=(),
            ),
        ),
        claimed={"acacia/cedar/1": A, "acacia/ebony": B, "cedar/fork": C},
        closed=("acacia/cedar/2",),
        spaces=("red", "white", "black", "yellow", "locomotive"),
        alone=(5,),
        pile=110 - 7 - 5 - 2,
        discards={**NO_CARDS, "black": 2},
        terrain_spaces=("jungle", "jungle"),
        terrain_pile=45 - 3 - 2 - 1,
        terrain_discards={**NO_TERRAIN, "desert": 1},
        ticket_pile=(LayerView(count=2, own=()), LayerView(count=3, own=("gum/hills",))),
        ticket_draw=4,
        ferries=False,
        remember_cards=True,
    )


def test_h1_others_and_onlookers_see_the_rest() -> None:
    """HOA-H1 The same but for what is one's own."""
    state = rich()
    seen = GAME.view(state, A)
    plain = (LayerView(count=2, own=()), LayerView(count=3, own=()))
    assert GAME.view(state, None) == replace(seen, seat=None, hand=None, tickets=(), ticket_pile=plain)
    assert GAME.view(state, B) == replace(
        seen,
        seat=B,
        hand={**NO_CARDS, "blue": 2},
        tickets=(TicketView(id="acacia/ebony", completed=True),),
        ticket_pile=(plain[0], LayerView(count=3, own=("date/gum", "ebony/gum"))),
    )


def test_r3_who_leads_in_which_terrain() -> None:
    """HOA-R3 Those of whom nobody has more, several if tied; with nothing nobody leads."""
    state = position(["", "", ""], terrain=["desert jungle", "desert desert", "jungle"])
    for seat in (A, None):
        assert [player.leads for player in GAME.view(state, seat).players] == [("jungle",), ("desert",), ("jungle",)]


def test_d2_which_face_up_cards_are_the_only_one_of_a_turn() -> None:
    """HOA-D2 Locomotives, whatever is due; an open space is none."""
    state = position(spaces="locomotive red locomotive")
    for state.phase in (TURN, SECOND):
        assert GAME.view(state, A).alone == (1, 3)


def test_s1_k1_how_many_tickets_have_to_be_kept() -> None:
    """HOA-S1 HOA-K1 As many as the smallest choice that is legal."""
    state, later = GAME.setup(BOARD, {"ferries": True, "remember_cards": False}, 2), position()
    while state.phase != FIRST:
        GAME.rules.apply(state, CHANCE, GAME.rules.outcomes(state)[0][0], None)
    do(later, "draw_tickets")
    nature(later, "acacia/dunes", "acacia/ebony", "acacia/fig", "acacia/hills")
    for choosing, fewest in ((state, 2), (later, 1)):
        assert GAME.view(choosing, A).fewest == fewest
        assert min(len(str(action.wire["chosen"]).split()) for action in GAME.rules.legal(choosing, A)) == fewest


@pytest.mark.parametrize(
    "layers, drawn",
    [([], 0), (["acacia/fig"], 1), (["acacia/fig cedar/gum", "gum/hills"], 3), (["acacia/fig cedar/gum"] * 3, 4)],
)
def test_g7_how_many_tickets_would_be_drawn(layers: list[str], drawn: int) -> None:
    """HOA-K1 HOA-G7 Four, or all that are left."""
    assert GAME.view(position(layers=layers), A).ticket_draw == drawn


@pytest.mark.parametrize(
    "phase, player, last_turns, seats",
    [(TURN, C, 3, (C, A, B)), (SECOND, B, 1, (B,)), (TURN, A, 0, ()), (OVER, A, 1, ())],
)
def test_g8_who_still_plays_in_the_last_round(
    phase: int, player: Seat, last_turns: int, seats: tuple[Seat, ...]
) -> None:
    """HOA-G8 In order, the one whose turn it is first; nobody before, nor when it is over."""
    state = position(["", "", ""], player=player)
    state.phase, state.last_turns = phase, last_turns
    for seat in (A, None):
        assert GAME.view(state, seat).last_round == seats


def test_h1_hands_and_tickets_are_secret() -> None:
    """HOA-H1 Other cards, other tickets, one completed and one not: nobody else sees a difference."""
    one = position(["red red", "", ""], lanes={"acacia/ebony": A}, tickets=["acacia/ebony"])
    two = position(["green locomotive", "", ""], lanes={"acacia/ebony": A}, tickets=["dunes/island"])
    assert GAME.view(one, A) != GAME.view(two, A)
    for seat in (B, C, None):
        assert GAME.view(one, seat) == GAME.view(two, seat)


def test_h1_which_tickets_were_rejected_is_secret() -> None:
    """HOA-H1 HOA-K2"""
    states = []
    for chosen in ("1", "4"):
        state = position()
        do(state, "draw_tickets")
        nature(state, "acacia/dunes", "acacia/ebony", "acacia/fig", "acacia/hills")
        told = do(state, "keep", chosen=chosen)
        assert GAME.redact(told[0], B) == told[0]
        states.append(state)
    assert GAME.view(states[0], B) == GAME.view(states[1], B)
    assert GAME.view(states[0], None) == GAME.view(states[1], None)


def test_h1_what_the_piles_hold_is_secret() -> None:
    """HOA-H1 Their sizes are public, and the discards can be looked through."""
    one = position(pile="red red", terrain_pile="desert", discards="blue", layers=["acacia/fig"])
    two = position(pile="green white", terrain_pile="jungle", discards="blue", layers=["gum/hills"])
    for seat in (A, B, None):
        assert GAME.view(one, seat) == GAME.view(two, seat)
    assert GAME.view(one, A).discards["blue"] == 1


# H2


def test_h2_cards_taken_face_up_are_known() -> None:
    """HOA-H2 To everybody, until they are spent; blind ones aren't."""
    state = position(["green", ""], spaces="red white blue yellow orange")
    do(state, "take_train", space=1)
    nature(state, "red")
    do(state, "draw_train")
    nature(state, "white")
    for seat in (A, B, None):
        assert GAME.view(state, seat).players[A].known == {**NO_CARDS, "red": 1}
    assert hand(state, A) == "white red green"


@pytest.mark.parametrize("known, spent, left", [(2, 1, 1), (2, 2, 0), (1, 2, 0), (0, 2, 0), (3, 2, 1)])
def test_h2_spending_lowers_the_known_number_first(known: int, spent: int, left: int) -> None:
    """HOA-H2 n of a colour lower it by n, but not below nothing."""
    state = position(["purple purple purple purple", ""])
    state.known[0] = known
    claim(state, "cedar/fork" if spent == 1 else "date/ebony", "purple")
    assert GAME.view(state, B).players[A].known == {**NO_CARDS, "purple": left}


def test_h2_locomotives_spent_as_terrain_count_as_spent() -> None:
    """HOA-H2 HOA-R4"""
    state = position(["purple locomotive locomotive", ""])
    state.known[8] = 2
    claim(state, "cedar/fork", "purple", 0, 0, 1)
    assert GAME.view(state, B).players[A].known == {**NO_CARDS, "locomotive": 1}


def test_h2_the_option_is_off_by_default() -> None:
    """HOA-H2 It shows people what bots may use anyway."""
    assert GAME.settle({})["remember_cards"] is False
    assert GAME.settle({"remember_cards": True})["remember_cards"] is True
    with pytest.raises(OptionError):
        GAME.settle({"remember_cards": "often"})


def test_h2_the_option_shows_known_cards_in_words() -> None:
    """HOA-H2 Those of others; one's own hand is told anyway."""
    for remember in (False, True):
        state = position(["red red", ""], remember_cards=remember)
        state.known[6] = 1
        for seat, told in ((B, remember), (A, False)):
            keys = [line.key for line in GAME.describe(BOARD, GAME.conceal(GAME.view(state, seat)))]
            assert ("heart-of-africa-show-known" in keys) == told


@pytest.mark.parametrize("seat", [A, B, None])
def test_h2_what_is_left_to_memory_is_not_in_what_is_sent(seat: Seat | None) -> None:
    """HOA-H2 Nothing else is missing, and with the option nothing at all."""
    for remember in (False, True):
        state = position(["red red", ""], remember_cards=remember)
        state.known[6] = 1
        seen = GAME.view(state, seat)
        sent = GAME.conceal(seen)
        assert [player.known is None for player in sent.players] == [not remember] * 2
        assert replace(sent, players=seen.players) == seen
        assert [replace(one, known=None) for one in sent.players] == [replace(one, known=None) for one in seen.players]


def test_h2_what_is_left_to_memory_can_be_imagined() -> None:
    """HOA-H2 Of each hand any part may have been taken face up."""
    rng = Random(1)
    for step in played(3)[::9]:
        state = step.after.copy()
        state.remember_cards = False
        sent = GAME.conceal(GAME.view(state, B))
        imagined = GAME.imagine(state.board, sent, B, rng.randrange)
        assert GAME.conceal(GAME.view(imagined, B)) == sent
        assert GAME.pieces(imagined) == GAME.pieces(state)
        assert all(known <= held for known, held in zip(imagined.known, imagined.hand, strict=True))


def test_h2_known_cards_are_never_more_than_are_held() -> None:
    """HOA-H2 At every move of a match."""
    for step in played(3):
        assert all(known <= held for known, held in zip(step.after.known, step.after.hand, strict=True))


# Events


@pytest.mark.parametrize("seats", [2, 5])
def test_h1_events_hide_what_is_drawn_and_nothing_else(seats: int) -> None:
    """HOA-H1 Cards and tickets from a pile are for who drew them."""
    hidden = {"card_drawn": "hidden_card_drawn", "ticket_drawn": "hidden_ticket_drawn"}
    for step in played(seats):
        for event in step.events:
            for seat in (None, *(Seat(number) for number in range(seats))):
                told = GAME.redact(event, seat)
                if event.type in hidden and event.seat != seat:
                    assert to_wire(told) == {"type": hidden[event.type], "seat": event.seat}
                else:
                    assert told == event


# The way back


@pytest.mark.parametrize("seat", [A, B, C])
def test_imagined_states_look_the_same(seat: Seat) -> None:
    """HOA-H1 HOA-H2 To who imagines: and what is known is where it is known to be."""
    state = rich()
    seen = GAME.view(state, seat)
    for number in range(20):
        imagined = GAME.imagine(BOARD, seen, seat, Random(number).randrange)
        assert GAME.view(imagined, seat) == seen
        assert imagined.count(A, 6) >= 1, "a red card that all know of"
        assert [imagined.hand_size(one) for one in (A, B, C)] == [4, 2, 1]
        assert imagined.put_under[seat::3] == state.put_under[seat::3]


@pytest.mark.parametrize("match", [(2, False), (4, False), (3, True)])
def test_imagined_states_keep_all_pieces(match: tuple[int, bool]) -> None:
    """HOA-G1 HOA-C2 HOA-C3 HOA-G2 At many moves of a match, for every seat."""
    steps = played(*match)
    rng = Random(5)
    for step in steps[:: max(1, len(steps) // 60)]:
        for seat in range(match[0]):
            imagined = GAME.imagine(step.after.board, GAME.view(step.after, Seat(seat)), Seat(seat), rng.randrange)
            assert GAME.pieces(imagined) == GAME.pieces(step.after)
            assert GAME.rules.legal(imagined, Seat(seat)) == GAME.rules.legal(step.after, Seat(seat))


def test_s3_first_choices_of_others_are_imagined_with_two_to_four_tickets() -> None:
    """HOA-S3 HOA-H1 How many somebody kept isn't known before all have chosen."""
    kept = set()
    for step in played(4):
        if step.action.type == "keep" and step.after.phase == FIRST:
            chosen = step.seat
            other = next(Seat(seat) for seat in range(4) if seat != chosen)
            for number in range(40):
                seen = GAME.view(step.after, other)
                imagined = GAME.imagine(step.after.board, seen, other, Random(number).randrange)
                assert len(ids(imagined, imagined.rejected[chosen]) | tickets_of(imagined, chosen)) == 4
                kept.add(len(tickets_of(imagined, chosen)))
    assert kept == {2, 3, 4}


def test_any_unseen_card_is_as_likely() -> None:
    """HOA-H1 One card in another hand, one in the pile: now this, now that."""
    spent = " ".join(name for name, count in ALL_CARDS.items() for _ in range(count)).split()
    for card in ("red", "green", "purple", "white", "blue", "yellow", "orange"):
        spent.remove(card)
    state = position(["", "red"], pile="green", discards=" ".join(spent))
    seen = GAME.view(state, A)
    found = [hand(GAME.imagine(BOARD, seen, A, Random(number).randrange), B) for number in range(200)]
    assert set(found) == {"red", "green"}
    assert 60 < found.count("red") < 140


# Pieces


@pytest.mark.parametrize("match", [(2, False), (5, False), (3, True)])
def test_nothing_is_ever_lost(match: tuple[int, bool]) -> None:
    """HOA-G1 HOA-G2 HOA-C2 HOA-C3 At every move: 110 train cards, 45 terrain cards, all tickets, 45 trains each."""
    steps = played(*match)
    board = steps[0].after.board
    expected = {**ALL_CARDS, **ALL_TERRAIN, "tickets": len(board.tickets)}
    expected |= {f"trains {seat}": 45 for seat in range(match[0])}
    assert sum(ALL_CARDS.values()) == 110
    assert sum(ALL_TERRAIN.values()) == 45
    for step in steps:
        assert GAME.pieces(step.after) == expected


# In words


def test_the_position_in_words() -> None:
    """HOA-H1 HOA-D3 Whose turn it is, what lies on the table, and of others no secret."""
    state = rich()
    lines = GAME.describe(BOARD, GAME.view(state, A))
    told = [(line.key.removeprefix("heart-of-africa-show-"), line.values) for line in lines]
    assert ("turn", {"turn": 31, "seat": B}) in told
    assert ("space", {"card": "locomotive"}) in told
    assert ("terrain-space", {"terrain": "jungle"}) in told
    assert ("card", {"card": "red", "count": 2}) in told
    assert ("card", {"card": "blue", "count": 2}) not in told
    assert ("terrain", {"terrain": "mountain", "count": 2}) in told
    assert ("lane", {"lane": "cedar/fork"}) in told
    assert ("ticket", {"ticket": "acacia/fig", "points": 5, "completed": "no"}) in told
    assert not any(values.get("ticket") == "acacia/ebony" for _, values in told)
