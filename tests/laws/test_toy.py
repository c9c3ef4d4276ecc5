"""The laws catch what they claim: the toy keeps them all, and each broken toy is caught by the law it breaks."""

from collections.abc import Callable
from dataclasses import replace
from math import nan
from random import Random
from typing import Any

import pytest

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Event, Refusal, Result, Tiebreak, Turn
from marula.core.match import Match
from marula.server import table
from marula.server.boards import build
from marula.server.shown import Sight
from tests.laws import laws, rules_laws, told, toy
from tests.laws.toy import Replay, ToyRules, ToyState, ToyView

RNG = Random(5)


def matches(game: AnyGame) -> list[Match]:
    board = game.board({})
    return [laws.played(game, board, 2 + seed % 2, seed) for seed in range(12)]


def twins(match: Match) -> int:
    seats = [None, *(Seat(seat) for seat in range(match.seats))]
    return sum(laws.twins_look_alike(match, seat, 1, RNG) for seat in seats)


def strangers(match: Match) -> None:
    laws.strangers_are_refused(match, laws.with_a_stranger(match.game, match.board), 1, RNG)


def told_the_same(match: Match) -> int:
    return told.twins_are_told_the_same(match, build(match.game, {}), RNG, 8)


def check_twins_exist(match: Match) -> None:
    """What tests/laws/test_games.py demands of a game with secrets."""
    assert twins(match) > 0


LAWS: dict[str, Callable[[Match], object]] = {
    "actors": lambda match: laws.actors_can_act(match, 1),
    "check": lambda match: laws.check_agrees_with_legal(match, 1),
    "strangers": strangers,
    "refused": lambda match: laws.refused_changes_nothing(match, 1, RNG),
    "commute": laws.simultaneous_decisions_commute,
    "copy": lambda match: laws.copies_are_independent(match, 1, RNG),
    "json": lambda match: laws.survives_json(match, 1),
    "replay": laws.record_replays,
    "tampering": lambda match: laws.tampering_is_detected(match, 5, RNG),
    "key order": laws.key_order_means_nothing,
    "pieces": laws.pieces_are_conserved,
    "scores": laws.scores_add_up,
    "ending": laws.ending_is_declared,
    "tiebreaks": laws.tiebreaks_are_declared,
    "imagine": lambda match: laws.imagining_fits(match, 1, RNG),
    "concealed": laws.nothing_is_concealed_at_the_end,
    "twins": twins,
    "told": told_the_same,
    "undo": lambda match: laws.undo_goes_back(match, 1),
    "rewind": lambda match: laws.rewind_goes_back(match, 1),
    "snapshot": laws.snapshot_holds_everything,
    "secrets": check_twins_exist,
    "kinds": rules_laws.kinds_are_kept_apart,
    "picks": lambda match: rules_laws.picks_are_fair(match, 1, RNG),
    "turns": rules_laws.turns_are_told_apart,
    "weights": rules_laws.nature_has_weights,
    "derived": lambda match: rules_laws.derived_is_kept(match, 1, RNG),
    "reshuffle": lambda match: rules_laws.reshuffling_fits(match, 1, RNG),
    "reshuffled twins": lambda match: rules_laws.reshuffled_twins_look_alike(match, 3, RNG),
    "fair reshuffle": lambda match: rules_laws.reshuffling_is_fair(match, 1, RNG),
}


@pytest.mark.parametrize("law", LAWS)
def test_the_toy_keeps_every_law(law: str) -> None:
    for match in matches(toy.toy()):
        LAWS[law](match)


def test_the_toy_has_simultaneous_decisions_and_secrets() -> None:
    assert all(laws.simultaneous_decisions_commute(match) >= 1 for match in matches(toy.toy()))
    assert all(twins(match) > 0 for match in matches(toy.toy()))
    assert all(told_the_same(match) > 0 for match in matches(toy.toy()))
    assert {match.options["whispered"] for match in matches(toy.toy())} == {False, True}
    assert all(rules_laws.reshuffling_fits(match, 1, RNG) > 0 for match in matches(toy.toy()))
    assert any(rules_laws.reshuffling_is_fair(match, 2, RNG) > 0 for match in matches(toy.toy()))


def test_sending_the_view_with_what_is_left_to_memory_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server would that forgot to conceal it."""
    caught = 0
    monkeypatch.setattr(Sight, "through", lambda sight, seat: sight.game.view(sight.state, seat))
    for match in matches(toy.toy()):
        if match.options["whispered"]:
            with pytest.raises(AssertionError, match="can tell"):
                told_the_same(match)
            caught += 1
        else:
            told_the_same(match)
    assert caught


def test_telling_a_bystander_why_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if one asked for the first seat: a high card may not bid high."""
    honest = table.Table.refusal
    monkeypatch.setattr(table.Table, "refusal", lambda self, seat, fields: honest(self, seat or 0, fields))
    told = matches(toy.toy())
    with pytest.raises(AssertionError, match="None can tell"):
        run_law("told", told)


# Broken toys. Each is the toy with one function that breaks one promise.


def leaky_view(state: ToyState, seat: Seat | None) -> ToyView:
    return replace(toy.view(state, seat), hands=list(state.hands))


def leaky_parity(state: ToyState, seat: Seat | None) -> ToyView:
    """A leak that hides well: the order of a public list depends on a hidden card."""
    shown = toy.view(state, seat)
    return replace(shown, seats=shown.seats + 10 * (sum(state.hands) % 2))


def leaky_refusal(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    refusal = toy.check(state, seat, action)
    return refusal and Refusal(refusal.key, refusal.rule, {"hands": sum(state.hands)})


def leaky_later_event(event: Replay, seat: Seat | None) -> Replay:
    return event if event.type == "bid" else toy.redact(event, seat)


def open_cards(event: Replay, seat: Seat | None) -> Replay:
    return event


def apply_leaking_word(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    toy.apply(state, seat, action, events)
    if events and action.type == "say":
        events.append(Replay("said", seat, state.hands[(seat + 1) % state.seats]))


def legal_by_other_hand(state: ToyState, seat: Seat) -> list[Action]:
    actions = toy.legal(state, seat)
    return actions[:1] if state.hands and state.hands[(seat + 1) % state.seats] > 3 else actions


def check_by_other_hand(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    if seat != CHANCE and seat in toy.actors(state):
        return None if action in legal_by_other_hand(state, seat) else Refusal("toy-refusal", "TOY-1", {"seat": seat})
    return toy.check(state, seat, action)


def apply_losing_a_card(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    toy.apply(state, seat, action, events)
    if action.type == "say" and len(state.says) == 1:
        state.deck[state.deck.index(1)] = 0


class Sharing(ToyState):
    def copy(self) -> "Sharing":
        other = super().copy()
        assert isinstance(other, Sharing)
        other.bids = self.bids
        return other


def setup_sharing(board: Any, options: Any, seats: int) -> Sharing:
    return Sharing(board, seats, options["whispered"] is True)


class Forgetful(ToyState):
    def snapshot(self) -> tuple[object, ...]:
        return super().snapshot()[:-1]


def setup_forgetful(board: Any, options: Any, seats: int) -> Forgetful:
    return Forgetful(board, seats, options["whispered"] is True)


def refusing_the_listed(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    if action.wire == {"type": "bid", "bid": 1} and state.hands and state.hands[0] % 2:
        return Refusal("toy-refusal", "TOY-1")
    return toy.check(state, seat, action)


def allowing_the_unlisted(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    return None if action.type == "bid" and seat in toy.actors(state) else toy.check(state, seat, action)


def allowing_the_unheard_of(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    """Fails open: it knows what is wrong with each type of action, and nothing wrong with any other."""
    return toy.check(state, seat, action) if action.type in ("deal", "bid", "say") else None


def listing_the_unheard_of(state: ToyState, seat: Seat) -> list[Action]:
    """All that the table has from some place on."""
    actions = toy.legal(state, seat)
    return [*actions, *state.board.actions.all[actions[-1].index + 1 :]] if actions else actions


def check_by_that_list(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    listed = seat != CHANCE and action in listing_the_unheard_of(state, seat)
    return None if listed else toy.check(state, seat, action)


def allowing_what_looks_the_same(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    """Never asks whose table an action is from."""
    own = state.board.actions.find(action.wire)
    return toy.check(state, seat, action if own is None else own)


def refusing_without_a_rule(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    return toy.check(state, seat, action) and Refusal("toy-refusal", "")


def check_that_changes(state: ToyState, seat: Seat, action: Action) -> Refusal | None:
    refusal = toy.check(state, seat, action)
    if refusal is not None and len(state.says) == 1:
        state.deck[0] += 1
        state.deck[1] -= 1
    return refusal


def bid_order_matters(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    first = action.type == "bid" and not any(bid >= 0 for bid in state.bids)
    toy.apply(state, seat, action, events)
    if first:
        state.bids[seat] = 2


def legal_without_words(state: ToyState, seat: Seat) -> list[Action]:
    return [action for action in toy.legal(state, seat) if action.type != "say" or len(state.says) != 1]


def double_listing(state: ToyState, seat: Seat) -> list[Action]:
    return toy.legal(state, seat) * 2


def concealing_for_ever(seen: ToyView) -> ToyView:
    return replace(seen, says=[None for _ in seen.says])


def wrong_imagination(board: Any, seen: ToyView, seat: Seat, draw: Any) -> ToyState:
    state = toy.imagine(board, seen, seat, draw)
    state.hands.reverse()
    return state


def unjson_view(state: ToyState, seat: Seat | None) -> Any:
    not_json: Any = [nan]
    return replace(toy.view(state, seat), says=not_json)


def forgetful_apply() -> Callable[..., None]:
    """Rules that keep something outside the state: a replay goes elsewhere."""
    calls = [0]

    def apply(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        calls[0] += 1
        toy.apply(state, seat, action, events)
        if action.type == "say":
            state.says[-1] = calls[0] % 97

    return apply


def wrong_sum(state: ToyState) -> Result:
    result = toy.result(state)
    result.scores[0]["total"] += 1
    return result


def undeclared_ending(state: ToyState) -> Result:
    result = toy.result(state)
    return Result("high card", result.scores) if max(state.hands) == toy.CARDS - 1 else result


def undeclared_tiebreak(state: ToyState) -> Result:
    result = toy.result(state)
    return Result(result.ending, result.scores, [Tiebreak("cards", state.hands[:])])


def tiebreak_of_too_many(state: ToyState) -> Result:
    result = toy.result(state)
    return Result(result.ending, result.scores, [Tiebreak("cards", [*state.hands, 0])])


def apply_forgetting_what_is_kept(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    toy.apply(state, seat, action, events)
    if action.type == "bid":
        state.to_bid = max(state.to_bid, 1)


class CopiedInPart(ToyState):
    def copy(self) -> "CopiedInPart":
        other = super().copy()
        assert isinstance(other, CopiedInPart)
        other.to_bid = self.seats
        return other


def setup_copied_in_part(board: Any, options: Any, seats: int) -> CopiedInPart:
    return CopiedInPart(board, seats, options["whispered"] is True)


class OneKind(ToyRules):
    """Bids and words are the same to it."""

    def kinds(self, state: ToyState, seat: Seat) -> int:
        return 1 if toy.legal(state, seat) else 0

    def options(self, state: ToyState, seat: Seat, kind: int) -> list[Action]:
        return toy.legal(state, seat)


class TwoKindsOfBids(ToyRules):
    """Not to bid, and to bid."""

    def kinds(self, state: ToyState, seat: Seat) -> int:
        return 0 if not toy.legal(state, seat) else 4 if state.bids[seat] >= 0 else 3

    def options(self, state: ToyState, seat: Seat, kind: int) -> list[Action]:
        legal = toy.legal(state, seat)
        return legal if kind == 2 else legal[:1] if kind == 0 else legal[1:]


class EmptyKind(ToyRules):
    """Says that there are words to say before there are."""

    def kinds(self, state: ToyState, seat: Seat) -> int:
        return 3 if toy.legal(state, seat) else 0


class KindsOutOfTurn(ToyRules):
    def kinds(self, state: ToyState, seat: Seat) -> int:
        return 1 if state.bids[seat] < 0 else 2

    def options(self, state: ToyState, seat: Seat, kind: int) -> list[Action]:
        return state.board.actions.all[toy.CARDS : toy.CARDS + 2] if kind == 0 else state.board.actions.all[-2:]


class TurnsByNumber(ToyRules):
    def is_turn(self, state: ToyState, turn: Turn) -> bool:
        return self.turn(state).number == turn.number


class TurnsBySeat(ToyRules):
    def is_turn(self, state: ToyState, turn: Turn) -> bool:
        return self.turn(state).seat == turn.seat


class FavouringTheFirst(ToyRules):
    def pick(self, state: ToyState, seat: Seat, kind: int, dice: Dice) -> Action:
        options = self.options(state, seat, kind)
        return options[min(dice.below(len(options)), dice.below(len(options)))]


class NeverTheLast(ToyRules):
    def pick(self, state: ToyState, seat: Seat, kind: int, dice: Dice) -> Action:
        options = self.options(state, seat, kind)
        return options[dice.below(max(1, len(options) - 1))]


class PickingTheForbidden(ToyRules):
    def pick(self, state: ToyState, seat: Seat, kind: int, dice: Dice) -> Action:
        return state.board.actions.all[toy.CARDS + dice.below(toy.BIDS)]


class LastActor(ToyRules):
    def actor(self, state: ToyState) -> Seat:
        return (*self.actors(state), Seat(-2))[-2]


def reshuffle_own_hand(state: ToyState, seat: Seat, dice: Dice) -> None:
    toy.reshuffle(state, Seat((seat + 1) % state.seats), dice)


def reshuffle_losing_a_card(state: ToyState, seat: Seat, dice: Dice) -> None:
    toy.reshuffle(state, seat, dice)
    state.deck[state.deck.index(1)] = 0


def reshuffle_with_favour(state: ToyState, seat: Seat, dice: Dice) -> None:
    """The first of the others often gets a low card."""
    toy.reshuffle(state, seat, dice)
    for other in range(len(state.hands)):
        if other != seat and dice.below(3) == 0:
            low = state.deck.index(1)
            state.deck[low] = 0
            state.deck[state.hands[other]] = 1
            state.hands[other] = low
            break


def reshuffle_nothing(state: ToyState, seat: Seat, dice: Dice) -> None:
    return None


BROKEN: list[tuple[str, str, dict[str, Any]]] = [
    ("a view that shows other hands", "twins", {"view": leaky_view}),
    ("a view in which something depends on other hands", "twins", {"view": leaky_parity}),
    ("a refusal that tells of hands", "twins", {"check": leaky_refusal}),
    ("an event that tells of a hand later", "twins", {"apply": apply_leaking_word}),
    (
        "legal actions that depend on others' hands",
        "twins",
        {"legal": legal_by_other_hand, "check": check_by_other_hand},
    ),
    ("a refusal that tells of hands to who asks why", "told", {"check": leaky_refusal}),
    ("choices sent that depend on others' hands", "told", {"legal": legal_by_other_hand, "check": check_by_other_hand}),
    ("a word kept from who looks back at the end", "concealed", {"conceal": concealing_for_ever}),
    ("cards dealt in the open", "secrets", {"redact": open_cards}),
    ("a lost card", "pieces", {"apply": apply_losing_a_card}),
    ("a copy that shares a list", "copy", {"setup": setup_sharing}),
    ("an action listed and refused", "check", {"check": refusing_the_listed}),
    ("an action allowed and not listed", "check", {"check": allowing_the_unlisted}),
    ("an action of no known type allowed", "strangers", {"check": allowing_the_unheard_of}),
    (
        "an action of no known type allowed because it is listed",
        "strangers",
        {"legal": listing_the_unheard_of, "check": check_by_that_list},
    ),
    ("an action of another table allowed", "strangers", {"check": allowing_what_looks_the_same}),
    ("a refusal that names no rule", "strangers", {"check": refusing_without_a_rule}),
    ("a check of strangers that changes the state", "strangers", {"check": check_that_changes}),
    ("a check that changes the state", "check", {"check": check_that_changes}),
    ("simultaneous decisions whose order matters", "commute", {"apply": bid_order_matters}),
    ("somebody who can't act", "actors", {"legal": legal_without_words}),
    ("an action listed twice", "actors", {"legal": double_listing}),
    ("an imagination that doesn't fit the view", "imagine", {"imagine": wrong_imagination}),
    ("a view that is no JSON", "json", {"view": unjson_view}),
    ("rules that remember something outside the state", "replay", {"apply": forgetful_apply()}),
    ("a score that isn't the sum of its parts", "scores", {"result": wrong_sum}),
    ("an ending that is not declared", "ending", {"result": undeclared_ending}),
    ("a tie-break that isn't declared", "tiebreaks", {"result": undeclared_tiebreak}),
    ("a tie-break that is declared and not counted", "tiebreaks", {"tiebreaks": ("cards",)}),
    (
        "a tie-break with a figure too many",
        "tiebreaks",
        {"tiebreaks": ("cards",), "result": tiebreak_of_too_many},
    ),
    ("a snapshot that forgets a field", "snapshot", {"setup": setup_forgetful}),
    ("a kind of two types", "kinds", {"rules": OneKind({})}),
    ("a type of two kinds", "kinds", {"rules": TwoKindsOfBids({})}),
    ("a kind with nothing in it", "kinds", {"rules": EmptyKind({})}),
    ("kinds for who has nothing to decide", "kinds", {"rules": KindsOutOfTurn({})}),
    ("another seat's turn taken for the same", "turns", {"rules": TurnsByNumber({})}),
    ("another turn of the seat taken for the same", "turns", {"rules": TurnsBySeat({})}),
    ("picks that favour the first", "picks", {"rules": FavouringTheFirst({})}),
    ("an option that is never picked", "picks", {"rules": NeverTheLast({})}),
    ("a pick that isn't legal", "picks", {"rules": PickingTheForbidden({})}),
    ("an actor who isn't the first", "weights", {"rules": LastActor({})}),
    ("a weight too few", "weights", {"chance": lambda state: (toy.chance(state)[0], state.deck[1:])}),
    ("nature out of order", "weights", {"chance": lambda state: (toy.chance(state)[0][::-1], state.deck[::-1])}),
    ("a weight below 0", "weights", {"chance": lambda state: (toy.chance(state)[0], [2 * n - 1 for n in state.deck])}),
    ("nature without weights", "weights", {"chance": lambda state: (toy.chance(state)[0], [0] * toy.CARDS)}),
    ("a count that isn't kept", "derived", {"apply": apply_forgetting_what_is_kept}),
    ("a count that isn't copied", "derived", {"setup": setup_copied_in_part}),
    ("one's own hand dealt anew", "reshuffle", {"reshuffle": reshuffle_own_hand}),
    ("a card lost when dealt anew", "reshuffle", {"reshuffle": reshuffle_losing_a_card}),
    ("dealing anew in another state too", "reshuffle", {"setup": setup_sharing}),
    ("an event that tells of what was dealt anew", "reshuffled twins", {"apply": apply_leaking_word}),
    ("dealing anew with favour", "fair reshuffle", {"reshuffle": reshuffle_with_favour}),
    ("dealing nothing anew", "fair reshuffle", {"reshuffle": reshuffle_nothing}),
]


@pytest.mark.parametrize(
    ("law", "changes"), [(law, changes) for _, law, changes in BROKEN], ids=[name for name, *_ in BROKEN]
)
def test_a_broken_toy_is_caught(law: str, changes: dict[str, Any]) -> None:
    game = toy.toy(**changes)
    # Played by the whole toy's rules: some broken ones can't be played to the end.
    told = [by_rules_of(game, match) for match in matches(toy.toy())]
    with pytest.raises((AssertionError, ValueError)):
        run_law(law, told)


def by_rules_of(game: AnyGame, match: Match) -> Match:
    """The same moves, by other rules, checked by nobody."""
    again = Match(game, match.board, match.options, match.seats, match.seed)
    for move in match.moves:
        again.enact(move)
    return again


def run_law(law: str, told: list[Match]) -> None:
    for match in told:
        LAWS[law](match)


def test_a_match_that_does_not_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MOST_MOVES", 200)

    def endless(state: ToyState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        toy.apply(state, seat, action, events)
        del state.says[1:]

    with pytest.raises(AssertionError, match="does not end"):
        matches(toy.toy(apply=endless))


ENDING_TEXTS = {"toy-ending-bid", "toy-page-ending-bid", "toy-page-ending-bid.short", "toy-name"}


def test_endings_that_have_their_texts() -> None:
    laws.endings_have_texts(toy.toy(), {"en": ENDING_TEXTS, "fr": ENDING_TEXTS})
    laws.endings_have_texts(toy.toy(), {"en": {"toy-ending-bid"}, "fr": {"toy-ending-bid"}})
    two = {"toy-ending-bid", "toy-ending-all-passed"}
    laws.endings_have_texts(toy.toy(endings=("bid", "all_passed")), {"en": two})


@pytest.mark.parametrize(
    ("endings", "french"),
    [
        (("bid",), ENDING_TEXTS - {"toy-ending-bid"}),
        (("bid", "draw"), ENDING_TEXTS),
        (("bid",), ENDING_TEXTS | {"toy-ending-draw"}),
        (("bid",), ENDING_TEXTS | {"toy-page-ending-draw"}),
        (("bid",), ENDING_TEXTS - {"toy-page-ending-bid"}),
        (("bid", "bid"), ENDING_TEXTS),
        (("bid", "a-draw"), ENDING_TEXTS | {"toy-ending-a-draw"}),
        ((), set[str]()),
    ],
    ids=[
        *("no text", "a declared ending without one", "a text for no ending", "a page's text for no ending"),
        *("a page's text in one language only", "declared twice", "a name that is no part of a key", "no ending"),
    ],
)
def test_endings_without_their_texts_are_caught(endings: tuple[str, ...], french: set[str]) -> None:
    with pytest.raises(AssertionError):
        laws.endings_have_texts(toy.toy(endings=endings), {"en": ENDING_TEXTS, "fr": french})
