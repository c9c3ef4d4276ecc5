"""The rules against the plain model of them: every decision, every position and every score of many matches."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pytest

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event
from marula.core.match import Match
from marula.core.player import Observation, Player
from marula.core.stream import derive_seed
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.board import HeartOfAfricaBoard
from marula.games.heart_of_africa.state import KEEP, SECOND, HeartOfAfricaState
from marula.games.heart_of_africa.tests import plain
from marula.games.heart_of_africa.tests.positions import BOARD, MAP, layers_of, mask, position
from marula.games.heart_of_africa.tests.recount import recount
from marula.players import make_player

QUICK = 6


def written(actions: list[Action]) -> set[plain.Wire]:
    """Actions as the plain model writes them; each may be listed once."""
    wires = {wire_of(action) for action in actions}
    assert len(wires) == len(actions)
    return wires


def wire_of(action: Action) -> plain.Wire:
    return frozenset((key, str(value)) for key, value in action.wire.items())


def same(state: HeartOfAfricaState, table: plain.Position, told: object) -> None:
    """Everybody sees the same in both, bystanders too, and everybody can do the same."""
    board = state.board
    for seat in (None, *(Seat(number) for number in range(state.seats))):
        assert plain.view(board, table, seat) == GAME.view(state, seat), (told, seat)
    chances = {wire_of(action): weight for action, weight in GAME.rules.outcomes(state)}
    assert plain.outcomes(table) == chances, (told, table)
    actors = (CHANCE,) if chances else tuple(plain.deciding(table))
    assert GAME.rules.actors(state) == actors, (told, table)
    for number in range(state.seats):
        assert written(GAME.rules.legal(state, Seat(number))) == plain.legal(board, table, number), (told, table)


def board_of(match: Match) -> HeartOfAfricaBoard:
    return BOARD if match.board is BOARD else MAP


def compare(match: Match) -> None:
    """Go through a finished match move by move, with the plain model looking over the rules' shoulder."""
    board = board_of(match)
    options = {key: value is True for key, value in match.options.items()}
    state = GAME.setup(board, match.options, match.seats)
    table = plain.set_up(board, options, match.seats)
    events: list[Event] = []
    same(state, table, "set-up")
    for move in match.moves:
        GAME.rules.apply(state, move.seat, move.action, events)
        plain.play(board, table, None if move.seat == CHANCE else move.seat, wire_of(move.action))
        same(state, table, move)
    result = GAME.result(state)
    assert result.ending == table.ending
    assert result.scores == plain.final_scores(board, table)
    assert result.scores == recount(board, events, GAME.view(state, None))
    assert result.winners == plain.winners(board, table)


class Whimsical:
    """Picks a sort of action first, so that all sorts come: claims outnumber everything else in a list."""

    def __init__(self, seed: bytes) -> None:
        self.rng = Random(seed)

    def choose(self, observation: Observation) -> Action:
        """Pick one of the legal actions."""
        type = self.rng.choice(sorted({action.type for action in observation.legal()}))
        return self.rng.choice([action for action in observation.legal() if action.type == type])


def make(number: int, seat: int) -> Player:
    seed = derive_seed("plain player", number, seat)
    if (number + seat) % 3 == 0:
        return make_player("random", GAME, seed)
    return Whimsical(seed)


@lru_cache(QUICK)
def bots_play(number: int) -> Match:
    """A match of 2 to 5, two in three on the small board, where cards, tickets and lanes run out."""
    seats = 2 + number % 4
    options = {"ferries": number % 2 == 0, "remember_cards": number % 5 == 0}
    board = MAP if number % 3 == 0 else BOARD
    match = Match(GAME, board, options, seats, derive_seed("plain match", number))
    match.run([make(number, seat) for seat in range(seats)])
    return match


@pytest.mark.parametrize("number", range(QUICK))
def test_plain_model_agrees(number: int) -> None:
    compare(bots_play(number))


@pytest.mark.long
@pytest.mark.parametrize("number", range(QUICK, 200))
def test_plain_model_agrees_at_length(number: int) -> None:
    compare(bots_play(number))


def test_matches_hold_what_is_rare() -> None:
    """What is compared has everything in it that can happen."""
    told: Counter[str] = Counter()
    for number in range(QUICK):
        match = bots_play(number)
        state = GAME.setup(board_of(match), match.options, match.seats)
        events: list[Event] = []
        for move in match.moves:
            told[move.action.type] += 1
            GAME.rules.apply(state, move.seat, move.action, events)
        for event in events:
            told[event.type] += 1
            told["only locomotives pay"] += event.type == "route_claimed" and event.card == "locomotive"
            told["locomotive doubles"] += event.type == "route_doubled" and event.locomotives > 0
            told["two locomotives double"] += event.type == "route_doubled" and event.locomotives > 1
            if event.type == "pile_shuffled":
                told[f"{event.pile} shuffled"] += 1
        told[GAME.result(state).ending] += 1
    rare = {"only locomotives pay", "locomotive doubles", "two locomotives double", "trains", "stalled"}
    rare |= {"train shuffled", "terrain shuffled", "trains_changed", "no_second_card", "last_round_begun"}
    wanted = {action.type for action in BOARD.actions} | rare
    assert {thing for thing in wanted if not told[thing]} == set()


# Positions that hardly any match comes to


def made_up(rng: Random) -> HeartOfAfricaState:
    """Full hands and empty piles, many lanes taken, few trains, some tickets: a turn about to begin, or half over."""
    board = rng.choice([BOARD, MAP])
    seats = rng.randint(2, 5)
    trains = cut(rng, plain.ALL_CARDS, seats, 5)
    terrain = cut(rng, plain.ALL_TERRAIN, seats, 2)
    tickets = [ticket.id for ticket in board.tickets]
    rng.shuffle(tickets)
    kept = [[tickets.pop() for _ in range(rng.randint(0, 3))] for _ in range(seats)]
    offered = [tickets.pop() for _ in range(rng.randint(1, 4))]
    del tickets[rng.choice([0, 1, 3, 6, 40]) :]
    layers = [tickets] if rng.random() < 0.5 else [tickets[:2], tickets[2:]]
    player = Seat(rng.randrange(seats))
    state = position(
        [" ".join(cards) for cards in trains.held],
        terrain=[" ".join(cards) for cards in terrain.held],
        lanes=taken(rng, board, seats),
        spaces=" ".join(trains.face_up),
        pile=" ".join(trains.pile),
        discards=" ".join(trains.discards),
        terrain_spaces=" ".join(terrain.face_up),
        terrain_pile=" ".join(terrain.pile),
        terrain_discards=" ".join(terrain.discards),
        tickets=[" ".join(ids) for ids in kept],
        layers=[" ".join(ids) for ids in layers if ids],
        player=player,
        last_turns=rng.choice([0, 0, rng.randint(1, seats)]),
        passes=rng.randrange(seats),
        ferries=rng.random() < 0.5,
        board=board,
    )
    if rng.random() < 0.5:
        state.trains = [rng.choice([0, 1, 2, 3, 4, 6, 20]) for _ in range(seats)]
    state.known = [rng.randint(0, count) if rng.random() < 0.5 else 0 for count in state.hand]
    state.put_under = [layer if rng.random() < 0.2 else 0 for layer in state.layers for _ in range(seats)]
    what = rng.random()
    if what < 0.3:
        state.phase = SECOND
    elif what < 0.4:
        state.phase = KEEP
        state.offer[player] = mask(board, " ".join(offered))
    return state


class Cut(NamedTuple):
    """Where all cards of a sort are."""

    held: list[list[str]]
    face_up: list[str]
    pile: list[str]
    discards: list[str]


def cut(rng: Random, cards: list[str], seats: int, spaces: int) -> Cut:
    """Shuffle, and leave a lot or next to nothing in pile and discards; spaces are open only where nothing is left."""
    cards = list(cards)
    rng.shuffle(cards)
    if rng.random() < 0.4:
        cards.sort(key="locomotive".__eq__)
    left = rng.choice([0, 0, 1, 2, 4, 5, len(cards) // 2])
    discards = rng.choice([0, left // 2, left])
    pile = [cards.pop(rng.randrange(len(cards))) for _ in range(left - discards)]
    discarded = [cards.pop(rng.randrange(len(cards))) for _ in range(discards)]
    face_up = [cards.pop() for _ in range(spaces)]
    if not left:
        for space in range(spaces):
            if rng.random() < 0.5:
                cards.append(face_up[space])
                face_up[space] = "-"
    # Half of the cards are of no use to anybody in a few positions, so that some hands are small.
    share = [rng.choice([0, 1, 4]) for _ in range(seats)]
    held: list[list[str]] = [[] for _ in range(seats)]
    for card in cards:
        rng.choices(held, share if any(share) else None)[0].append(card)
    return Cut(held, face_up, pile, discarded)


def taken(rng: Random, board: HeartOfAfricaBoard, seats: int) -> dict[str, Seat]:
    """Lanes that are somebody's: none, some or nearly all, but not both of a double route where that can't be."""
    share = rng.choice([0.0, 0.3, 0.6, 0.95])
    found: dict[str, Seat] = {}
    for lane in board.lanes:
        if rng.random() < share:
            beside = found.get(board.lanes[lane.sibling].id) if lane.sibling >= 0 else None
            seat = Seat(rng.randrange(seats))
            if beside is None or (seats > 3 and seat != beside):
                found[lane.id] = seat
    return found


def agree(rng: Random, steps: int) -> None:
    """Make a position up and compare it, and whatever comes of it, for some steps."""
    state = made_up(rng)
    options = {"ferries": state.ferries, "remember_cards": False}
    views = [GAME.view(state, Seat(seat)) for seat in range(state.seats)]
    table = plain.as_seen(options, views, [sorted(layer) for layer in layers_of(state)])
    same(state, table, "made up")
    for _ in range(steps):
        nature = [(CHANCE, action) for action, _ in GAME.rules.outcomes(state)]
        choices = nature or [
            (seat, action) for seat in GAME.rules.actors(state) for action in GAME.rules.legal(state, seat)
        ]
        if not choices:
            break
        type = rng.choice(sorted({action.type for _, action in choices}))
        seat, action = rng.choice([choice for choice in choices if choice[1].type == type])
        GAME.rules.apply(state, seat, action, None)
        plain.play(state.board, table, None if seat == CHANCE else seat, wire_of(action))
        same(state, table, action)


@pytest.mark.parametrize("share", range(4))
def test_plain_model_agrees_on_positions_that_never_were(share: int) -> None:
    for number in range(25):
        agree(Random(1000 * share + number), 8)


@pytest.mark.long
@pytest.mark.parametrize("share", range(4, 44))
def test_plain_model_agrees_on_positions_that_never_were_at_length(share: int) -> None:
    for number in range(250):
        agree(Random(1000 * share + number), 12)
