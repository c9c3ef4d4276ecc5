"""Who sees what, the way back from a view, the position in words."""

from dataclasses import replace
from random import Random

import pytest

from marula.core.actions import Seat
from marula.core.game import OptionError
from marula.core.match import Match
from marula.core.wire import to_wire
from marula.games.africana import GAME
from marula.games.africana.board import COLOURS
from marula.games.africana.events import BookView, CardDrawn, HiddenCardDrawn, PlayerView, SpaceView, View
from marula.games.africana.state import CARD, NOTHING, AfricanaState
from marula.games.africana.tests.positions import (
    BOARD,
    MATCHES,
    OPTIONS,
    A,
    B,
    C,
    action,
    do,
    nature,
    outcomes,
    played,
    position,
    refused,
    step,
)

NO_ASSISTANTS = dict.fromkeys(COLOURS, 0)


def first(bound: int) -> int:
    """Dice that always show the first side."""
    return 0


def no_dice(bound: int) -> int:
    raise AssertionError("there is nothing to guess")


def rich() -> AfricanaState:
    """In the midst of a match, with nothing as it was at the beginning."""
    state = position(
        ["tripoli", "portnatal", "lagos"],
        ["gray gray violet assistant-gray", "orange magenta joker", "turquoise joker assistant-orange"],
        [7, 0, 12],
        spaces={2: "b3", 4: None},
        joined={"b3": [A, C], "a8": [B]},
        discards="violet orange orange",
        north=("north-drum-1", "north-mask-1 north-violet"),
        unfinished=["south-mask-2", "", "north-scarab-1 south-drum-1"],
        expeditions=["a1 c1", "", "b1"],
        adventures=["north-gray", "south-violet", "north-orange north-mask-2"],
        player=A,
        idle_rounds=2,
    )
    state.gone |= 1 << BOARD.adventure_of["south-orange"]
    state.unseen_pages[1] &= ~(1 << BOARD.adventure_of["south-orange"])
    state.gone_assistants[COLOURS.index("violet")] = 1
    state.turn = 31
    step(state, "napoli violet")
    return state


# H1


def test_h1_what_a_player_sees() -> None:
    """AFN-H1 One's own cards; of others how many, the joker and the assistants; all the rest of the table."""
    state = rich()
    assert GAME.view(state, A) == View(
        seat=A,
        phase="travel",
        player=A,
        turn=31,
        waits=NOTHING,
        due=0,
        pages=0,
        acted=True,
        progress=False,
        idle_rounds=2,
        last_round=False,
        still_to_play=(),
        ending=None,
        hand={"magenta": 0, "turquoise": 0, "gray": 2, "orange": 0, "violet": 0},
        down={"violet": 1},
        too_many_cards=0,
        too_many_adventures=0,
        players=(
            PlayerView(
                at="napoli",
                silver=7,
                markers=3,
                cards=2,
                joker=False,
                assistants={**NO_ASSISTANTS, "gray": 1},
                unfinished=("south-mask-2",),
                expeditions=("a1", "c1"),
                adventures=("north-gray",),
            ),
            PlayerView(
                at="portnatal",
                silver=0,
                markers=3,
                cards=2,
                joker=True,
                assistants=NO_ASSISTANTS,
                unfinished=(),
                expeditions=(),
                adventures=("south-violet",),
            ),
            PlayerView(
                at="lagos",
                silver=12,
                markers=3,
                cards=1,
                joker=True,
                assistants={**NO_ASSISTANTS, "orange": 1},
                unfinished=("north-scarab-1", "south-drum-1"),
                expeditions=("b1",),
                adventures=("north-mask-2", "north-orange"),
            ),
        ),
        pile=60 - 6 - 3,
        discards={"magenta": 0, "turquoise": 0, "gray": 0, "orange": 2, "violet": 1},
        letters={"A": 8 - 3, "B": 12 - 3, "C": 14 - 1 - 7},
        top_letter="A",
        spaces=(
            SpaceView(expedition="a2", joined=()),
            SpaceView(expedition="b3", joined=(A, C)),
            SpaceView(expedition="a8", joined=(B,)),
            SpaceView(expedition=None, joined=()),
            SpaceView(expedition="b6", joined=()),
        ),
        books={
            "north": BookView(left=("north-drum-1",), right=("north-mask-1", "north-violet"), unseen=15 - 3 - 4),
            "south": BookView(left=(), right=("south-mask-1",), unseen=15 - 1 - 2 - 1 - 1),
        },
        gone=("south-orange",),
        gone_assistants={**NO_ASSISTANTS, "violet": 1},
        remember_books=True,
        hidden_scores=False,
    )


def test_h1_others_and_onlookers_see_all_but_the_hand() -> None:
    """AFN-H1"""
    state = rich()
    seen = GAME.view(state, A)
    assert GAME.view(state, B) == replace(
        seen, seat=B, hand={"magenta": 1, "turquoise": 0, "gray": 0, "orange": 1, "violet": 0}
    )
    assert GAME.view(state, C) == replace(
        seen, seat=C, hand={"magenta": 0, "turquoise": 1, "gray": 0, "orange": 0, "violet": 0}
    )
    assert GAME.view(state, None) == replace(seen, seat=None, hand=None)
    assert GAME.has_secrets is True


def test_h1_the_colours_in_others_hands_are_secret() -> None:
    """AFN-H1 Positions that differ only in them and in the pile look the same, to players and onlookers."""
    one = position(hands=["gray", "gray gray joker", ""], at=["aswan", "portnatal", "napoli"])
    other = position(hands=["gray", "violet orange joker", ""], at=["aswan", "portnatal", "napoli"])
    assert one.snapshot() != other.snapshot()
    for seat in (A, C, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert GAME.describe(BOARD, GAME.view(one, seat))[0].values == (
            GAME.describe(BOARD, GAME.view(other, seat))[0].values
        )
    assert GAME.view(one, B) != GAME.view(other, B)


def test_h1_the_pile_is_secret() -> None:
    """AFN-H1 What it holds, beyond its size: cards could be in another's hand instead."""
    one = position(hands=["gray", "gray joker"])
    other = position(hands=["gray", "violet joker"])
    assert one.pile != other.pile
    assert GAME.view(one, A) == GAME.view(other, A)
    assert GAME.view(one, A).pile == sum(one.pile)


def test_h1_the_order_of_the_piles_is_not_even_decided() -> None:
    """AFN-H1 Matches with different dice look the same until something is turned up."""
    for seed in range(3):
        match = Match(GAME, BOARD, {}, 2, bytes([seed]) * 32)
        assert match.state.snapshot() == GAME.setup(BOARD, match.options, 2).snapshot()
        match.begin()
        again = Match(GAME, BOARD, {}, 2, bytes([seed]) * 32)
        again.begin()
        assert GAME.view(match.state, A) == GAME.view(again.state, A)


def test_h1_unseen_pages_are_secret_and_removed_cards_too() -> None:
    """AFN-H1 Their number is all that is seen; no id of an unseen card stands in a view."""
    state = rich()
    said = str(to_wire(GAME.view(state, A)))
    for number, adventure in enumerate(BOARD.adventures):
        if (state.unseen_pages[0] | state.unseen_pages[1]) >> number & 1:
            assert f"'{adventure.id}'" not in said
    for number, expedition in enumerate(BOARD.expeditions):
        if state.unseen >> number & 1:
            assert f"'{expedition.id}'" not in said


def test_h1_the_letter_on_top_of_the_expeditions_is_known() -> None:
    """AFN-H1 AFN-S3 As many as there are of each."""
    state = position(letters=[0, 3, 4])
    assert GAME.view(state, None).letters == {"A": 0, "B": 3, "C": 4}
    assert GAME.view(state, None).top_letter == "B"
    assert state.top_letter() == 1
    state = position(letters=[0, 0, 0])
    assert GAME.view(state, None).top_letter is None
    with pytest.raises(AssertionError):
        state.top_letter()


# H1, events


def test_h1_the_colour_of_a_drawn_card_is_for_who_drew_it() -> None:
    """AFN-H1 Others read that a card was drawn."""
    event = CardDrawn(seat=B, card="gray")
    assert GAME.redact(event, B) is event
    for seat in (A, C, None):
        assert GAME.redact(event, seat) == HiddenCardDrawn(seat=B)


def test_h1_a_bonus_card_is_as_secret() -> None:
    """AFN-H1 AFN-M5"""
    state = position(["napoli", "portnatal"], [""], spaces={1: "b3"})
    events = do(state, "join", expedition="b3") + nature(state, "gray")
    assert [GAME.redact(event, B).type for event in events] == ["joined", "hidden_card_drawn"]
    assert "gray" not in str([to_wire(GAME.redact(event, B)) for event in events])


def test_h1_a_card_that_is_played_or_discarded_is_seen() -> None:
    """AFN-H1 AFN-E1 Face up."""
    state = position(["napoli", "portnatal"], ["gray gray gray gray gray gray violet"])
    events = step(state, "tripoli gray") + do(state, "end_turn") + do(state, "discard_card", card="violet")
    assert [GAME.redact(event, B) for event in events] == events


@pytest.mark.parametrize("match", MATCHES)
def test_h1_every_other_event_happens_in_the_open(match: tuple[int, int]) -> None:
    """AFN-H1 In whole matches only the colours of cards drawn are hidden."""
    for move in played(*match):
        for event in move.events:
            for seat in (None, *(Seat(number) for number in range(match[0]))):
                told = GAME.redact(event, seat)
                if isinstance(event, CardDrawn) and event.seat != seat:
                    assert told == HiddenCardDrawn(seat=event.seat)
                else:
                    assert told is event


@pytest.mark.parametrize("match", MATCHES[::2])
def test_h1_hands_are_secret_in_whole_matches(match: tuple[int, int]) -> None:
    """AFN-H1 A position with others' cards exchanged for cards of the pile looks the same at every move."""
    rng = Random(7)
    for move in played(*match)[::3]:
        state = move.after
        seat = Seat(rng.randrange(match[0]))
        other = GAME.imagine(BOARD, GAME.view(state, seat), seat, rng.randrange)
        assert GAME.view(other, seat) == GAME.view(state, seat)


def test_h1_refusals_do_not_tell_of_others_cards() -> None:
    """AFN-H1 Who asks for another sees that it isn't their turn, whatever the hands are."""
    one = position(["napoli", "portnatal"], ["gray", "joker"])
    other = position(["napoli", "portnatal"], ["violet", "joker"])
    for chosen in BOARD.actions:
        told = [GAME.rules.check(state, B, chosen) for state in (one, other)]
        assert told[0] is not None
        assert told[1] is not None
        assert told[0].wire() == told[1].wire()


def test_h1_refusals_do_not_tell_of_the_pile_or_of_pages() -> None:
    """AFN-H1 While nature owes a card or page, the same is said of all that could come."""
    state = position(["aswan", "portnatal"], [""], pile="gray gray violet")
    do(state, "draw")
    assert state.waits == CARD
    for seat in (A, B):
        told = {
            str(refusal.wire())
            for c in COLOURS
            if (refusal := GAME.rules.check(state, seat, action("deal_card", card=c)))
        }
        assert len(told) == 1
    assert refused(state, "deal_card", card="gray").rule == "AFN-H1"


# The way back from a view


@pytest.mark.parametrize("match", MATCHES)
def test_h1_imagined_positions_agree_with_the_view(match: tuple[int, int]) -> None:
    """AFN-H1 At every move, from every seat: the same view, all pieces there, one's own moves the same."""
    rng = Random(3)
    for number, move in enumerate(played(*match)):
        state = move.after
        seat = Seat(number % match[0])
        imagined = GAME.imagine(BOARD, GAME.view(state, seat), seat, rng.randrange)
        assert GAME.view(imagined, seat) == GAME.view(state, seat)
        assert GAME.pieces(imagined) == GAME.pieces(state)
        assert GAME.rules.legal(imagined, seat) == GAME.rules.legal(state, seat)
        assert GAME.rules.actors(imagined) == GAME.rules.actors(state)
        assert (imagined.unseen, imagined.unseen_pages) == (state.unseen, state.unseen_pages)
        assert [imagined.travel_cards(Seat(other)) for other in range(match[0])] == [
            state.travel_cards(Seat(other)) for other in range(match[0])
        ]


def test_h1_nothing_is_guessed_where_others_have_no_cards() -> None:
    """AFN-H1 Then the view holds the whole position."""
    state = position(["napoli", "portnatal"], ["gray violet joker", "joker"], discards="orange")
    imagined = GAME.imagine(BOARD, GAME.view(state, A), A, no_dice)
    assert imagined.snapshot() == state.snapshot()


def test_h1_all_hands_that_can_be_are_imagined() -> None:
    """AFN-H1 Each unseen card is as likely to be in another's hand: 2 gray and 1 violet are left for it."""
    state = position(["napoli", "portnatal"], ["joker", "gray joker"], pile="")
    state.discards = [12, 12, 10, 12, 11]
    state.pile = [0, 0, 1, 0, 1]
    seen = GAME.view(state, A)
    found = []
    for dice in range(3):
        imagined = GAME.imagine(BOARD, seen, A, lambda bound, dice=dice: dice if bound == 3 else 99)  # type: ignore[misc]
        found.append(imagined.hand[len(COLOURS) :])
    assert found.count([0, 0, 1, 0, 0]) == 2
    assert found.count([0, 0, 0, 0, 1]) == 1


def test_h1_cards_seen_are_not_imagined_elsewhere() -> None:
    """AFN-H1 Neither one's own, nor discards, nor what lies down."""
    state = position(["napoli", "portnatal"], ["gray gray", "violet"], pile="")
    state.discards = [12, 12, 9, 12, 11]
    state.pile = [0] * 5
    state.hand = [0, 0, 2, 0, 0, 0, 0, 1, 0, 0]
    step(state, "tripoli gray")
    imagined = GAME.imagine(BOARD, GAME.view(state, A), A, lambda bound: bound - 1)
    assert (imagined.hand[5:], imagined.pile) == ([0, 0, 0, 0, 1], [0, 0, 1, 0, 0])


def test_h1_an_imagined_position_is_independent() -> None:
    """AFN-H1 Playing on in it changes neither the view nor the true position."""
    state = rich()
    seen = GAME.view(state, A)
    before = state.snapshot()
    imagined = GAME.imagine(BOARD, seen, A, first)
    do(imagined, "end_turn")
    nature(imagined, next(iter(outcomes(imagined))))
    assert state.snapshot() == before
    assert GAME.view(state, A) == seen


def test_an_onlooker_can_imagine_as_well() -> None:
    """AFN-H1 From a view without a hand."""
    state = rich()
    imagined = GAME.imagine(BOARD, GAME.view(state, None), Seat(-1), first)
    assert GAME.view(imagined, None) == GAME.view(state, None)


def test_a_copy_of_a_position_is_complete_and_independent() -> None:
    """AFN-H1 What bots try out doesn't happen."""
    state = rich()
    before = state.snapshot()
    other = state.copy()
    assert other.snapshot() == before
    for name, value in vars(state).items():
        if isinstance(value, list):
            assert getattr(other, name) is not value
    do(other, "end_turn")
    nature(other, next(iter(outcomes(other))))
    do(other, "turn_page", side="right")
    nature(other, next(iter(outcomes(other))))
    assert state.snapshot() == before


# H2


def test_h2_pages_already_seen_are_public() -> None:
    """AFN-H2 Where they lie and in which order, in every view, whatever the table chose: bots may use them."""
    for remember in (True, False):
        state = position(north=("north-drum-1 north-gray", "north-mask-1 north-violet"), remember_books=remember)
        for seat in (A, B, None):
            assert GAME.view(state, seat).books["north"] == BookView(
                left=("north-drum-1", "north-gray"), right=("north-mask-1", "north-violet"), unseen=11
            )


def pages(state: AfricanaState, seat: Seat | None) -> list[tuple[object, object]]:
    """The pages that are written down."""
    lines = GAME.describe(BOARD, GAME.conceal(GAME.view(state, seat)))
    return [(line.values["side"], line.values["adventure"]) for line in lines if line.key == "africana-show-page"]


def test_h2_remember_the_books() -> None:
    """AFN-H2 With the option all pages seen are shown, top first; without it only the tops."""
    north = ("north-drum-1 north-gray", "north-mask-1 north-violet")
    assert pages(position(north=north), A) == [
        ("left", "north-gray"),
        ("left", "north-drum-1"),
        ("right", "north-violet"),
        ("right", "north-mask-1"),
        ("right", "south-mask-1"),
    ]
    assert pages(position(north=north, remember_books=False), A) == [
        ("left", "north-gray"),
        ("right", "north-violet"),
        ("right", "south-mask-1"),
    ]


def test_h2_what_is_left_to_memory_is_not_in_what_is_sent() -> None:
    """AFN-H2 Only the tops; how many pages there are, and how many nobody has seen, is told."""
    north = ("north-drum-1 north-gray", "north-mask-1 north-scarab-1 north-violet")
    seen = GAME.view(position(north=north, remember_books=False), A)
    sent = GAME.conceal(seen)
    assert sent.books == {
        "north": BookView(left=(None, "north-gray"), right=(None, None, "north-violet"), unseen=10),
        "south": seen.books["south"],
    }
    assert replace(sent, books=seen.books) == seen
    remembered = GAME.view(position(north=north), A)
    assert GAME.conceal(remembered) == remembered


# H3


@pytest.mark.parametrize("seat", [A, B, None])
def test_h3_hidden_scores_are_not_in_what_is_sent(seat: Seat | None) -> None:
    """AFN-H3 Of others' cards only the number; nothing else is missing."""
    state = position(expeditions=["b3", "c14 c1"], adventures=["north-mask-1"], hidden_scores=True)
    seen = GAME.view(state, seat)
    sent = GAME.conceal(seen)
    taken = [(("b3",), ("north-mask-1",)), (("c1", "c14"), ())]
    hidden: list[tuple[object, object]] = [((None,), (None,)), ((None, None), ())]
    for other, player in enumerate(sent.players):
        assert (player.expeditions, player.adventures) == (taken if other == seat else hidden)[other]
    assert GAME.standings(BOARD, sent) == GAME.standings(BOARD, seen)
    whole = [
        replace(player, expeditions=expeditions, adventures=adventures)
        for player, (expeditions, adventures) in zip(sent.players, taken, strict=True)
    ]
    assert replace(sent, players=tuple(whole)) == seen


@pytest.mark.parametrize("match", MATCHES)
def test_h2_h3_what_is_concealed_can_be_imagined(match: tuple[int, int]) -> None:
    """AFN-H2 AFN-H3 AFN-S3 Of each letter and each book there are as many cards where they were."""
    rng = Random(1)
    for move in played(*match)[::7]:
        state = move.after.copy()
        state.remember_books, state.hidden_scores = False, True
        for seat in (A, B):
            sent = GAME.conceal(GAME.view(state, seat))
            imagined = GAME.imagine(BOARD, sent, seat, rng.randrange)
            assert GAME.conceal(GAME.view(imagined, seat)) == sent
            for kind in ("expeditions", "adventures"):
                assert GAME.pieces(imagined)[kind] == GAME.pieces(state)[kind]
            for mask in BOARD.letter_masks:
                assert (imagined.unseen & mask).bit_count() == (state.unseen & mask).bit_count()
            assert [mask.bit_count() for mask in imagined.unseen_pages] == [
                mask.bit_count() for mask in state.unseen_pages
            ]


def test_h3_cards_under_the_company_cards_are_public() -> None:
    """AFN-H3 All see the points."""
    state = position(expeditions=["b3", "c14"], adventures=["north-mask-1"])
    for seat in (A, B, None):
        assert GAME.standings(BOARD, GAME.view(state, seat)) == [6, 9]


def test_h3_hidden_scores() -> None:
    """AFN-H3 Only the owner counts them; an onlooker none."""
    state = position(expeditions=["b3", "c14"], adventures=["north-mask-1"], hidden_scores=True)
    assert GAME.standings(BOARD, GAME.view(state, A)) == [6, None]
    assert GAME.standings(BOARD, GAME.view(state, B)) == [None, 9]
    assert GAME.standings(BOARD, GAME.view(state, None)) == [None, None]


def belongings(state: AfricanaState, seat: Seat | None) -> list[tuple[object, object, object]]:
    """The points, and the numbers of expeditions and adventures completed, that are written down of each player."""
    lines = GAME.describe(BOARD, GAME.conceal(GAME.view(state, seat)))
    players = [line.values for line in lines if line.key == "africana-show-player"]
    return [(values["points"], values["expeditions"], values["adventures"]) for values in players]


def test_h3_of_hidden_scores_the_number_of_cards_is_shown() -> None:
    """AFN-H3 -1 stands for points that aren't."""
    state = position(expeditions=["b3", "c14 c1"], adventures=["north-mask-1"], hidden_scores=True)
    assert belongings(state, A) == [(6, 1, 1), (-1, 2, 0)]
    assert belongings(state, None) == [(-1, 1, 1), (-1, 2, 0)]
    state = position(expeditions=["b3", "c14 c1"], adventures=["north-mask-1"])
    assert belongings(state, None) == [(6, 1, 1), (13, 2, 0)]


def test_h3_at_the_end_hidden_scores_are_shown() -> None:
    """AFN-H3 AFN-V1"""
    state = position(expeditions=["b3", "c14"], hidden_scores=True, spaces={5: None}, letters=[0, 0, 0], player=B)
    do(state, "end_turn")
    assert GAME.standings(BOARD, GAME.view(state, None)) == [3, 9]


def test_h2_h3_options_of_the_table() -> None:
    """AFN-H2 AFN-H3 The books are remembered and scores open unless the table chooses otherwise."""
    assert Match(GAME, BOARD, {}, 2, bytes(32)).options == OPTIONS
    match = Match(GAME, BOARD, {"remember_books": False, "hidden_scores": True}, 2, bytes(32))
    seen = GAME.view(match.state, A)
    assert (seen.remember_books, seen.hidden_scores) == (False, True)
    imagined = GAME.imagine(BOARD, seen, A, first)
    assert (imagined.remember_books, imagined.hidden_scores) == (False, True)
    with pytest.raises(OptionError):
        Match(GAME, BOARD, {"hidden_scores": "yes"}, 2, bytes(32))


# The position in words


def lines(state: AfricanaState, key: str, seat: Seat | None = None) -> list[dict[str, str | int]]:
    """The values of all lines with that text."""
    return [
        dict(line.values) for line in GAME.describe(BOARD, GAME.view(state, seat)) if line.key == f"africana-show-{key}"
    ]


def test_describe_ones_own_cards_and_not_those_of_others() -> None:
    """AFN-H1 Of others the joker and assistants."""
    state = position(hands=["gray gray joker", "violet assistant-orange joker"])
    assert lines(state, "card", A) == [
        {"card": "gray", "count": 2},
        {"card": "joker", "count": 1},
        {"card": "joker", "count": 1},
        {"card": "assistant-orange", "count": 1},
    ]
    assert lines(state, "card", None) == [
        {"card": "joker", "count": 1},
        {"card": "joker", "count": 1},
        {"card": "assistant-orange", "count": 1},
    ]
    assert [values["cards"] for values in lines(state, "player")] == [2, 1]


def test_describe_expeditions_piles_and_books() -> None:
    """AFN-H1 AFN-C5 What lies on the spaces, who has joined, how much is left."""
    state = position(spaces={2: "b3", 5: None}, joined={"b3": [B]}, discards="gray", letters=[1, 2, 3])
    assert lines(state, "space")[1] == {
        "space": 2,
        "expedition": "b3",
        "silver": 3,
        "points": 3,
        "bonus": 1,
        "companies": 1,
    }
    assert lines(state, "joined") == [{"seat": 1}]
    assert lines(state, "space-empty") == [{"space": 5}]
    assert lines(state, "piles") == [{"pile": 59, "discards": 1, "expeditions": 6, "a": 1, "b": 2, "c": 3}]
    assert lines(state, "book")[0] == {"book": "north", "left": 0, "right": 15, "unseen": 14}


def test_describe_what_is_to_be_decided() -> None:
    """AFN-T1 AFN-E1 AFN-E2 AFN-E4"""
    assert lines(GAME.setup(BOARD, OPTIONS, 2), "deal") == [{}]
    state = position(
        ["napoli", "portnatal"],
        ["gray gray gray gray gray violet violet"],
        unfinished=["north-gray north-violet north-orange south-gray"],
        spaces={5: None},
        letters=[0, 0, 0],
    )
    assert lines(state, "turn") == [{"turn": 1, "seat": 0}]
    assert lines(state, "phase") == [{"phase": "choose"}]
    do(state, "end_turn")
    assert lines(state, "discard") == [{"cards": 2, "adventures": 1}]
    do(state, "discard_card", card="gray")
    do(state, "discard_card", card="gray")
    assert lines(state, "discard") == [{"cards": 0, "adventures": 1}]
    do(state, "drop_adventure", adventure="south-gray")
    assert lines(state, "last-round") == [{}]
    do(state, "end_turn")
    assert lines(state, "over") == [{"turn": 2, "ending": "expeditions"}]
    assert lines(state, "adventure", B) == [{"adventure": id} for id in ("north-gray", "north-orange", "north-violet")]
