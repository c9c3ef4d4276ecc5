"""The rules against the plain model of them: every decision, every position and every score of many matches."""

import itertools
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event
from marula.core.match import Match
from marula.core.player import Observation, Player
from marula.core.stream import derive_seed
from marula.games.africana import GAME
from marula.games.africana.board import AfricanaBoard
from marula.games.africana.events import BookView, Phase, PlayerView, SpaceView, View
from marula.games.africana.rules import scoring
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests import plain
from marula.games.africana.tests.recount import COLOURS, recount, sets_worth
from marula.library import folders
from marula.players import make_player

BOARD: AfricanaBoard = GAME.board(folders.default_board("africana"))
QUICK = 9
DEEDS = ("complete", "fulfil", "join", "buy")


def written(actions: list[Action]) -> set[plain.Wire]:
    """Actions as the plain model writes them; each may be listed once."""
    wires = {wire_of(action) for action in actions}
    assert len(wires) == len(actions)
    return wires


def wire_of(action: Action) -> plain.Wire:
    return frozenset((key, str(value)) for key, value in action.wire.items())


def same(state: AfricanaState, position: plain.Position, told: object) -> None:
    """Everybody sees the same in both, bystanders too, and everybody can do the same."""
    for seat in (None, *(Seat(number) for number in range(state.seats))):
        assert plain.view(position, seat) == GAME.view(state, seat), (told, seat)
    chances = {wire_of(action): weight for action, weight in GAME.rules.outcomes(state)}
    assert plain.outcomes(BOARD, position) == chances, (told, position)
    possible = plain.legal(BOARD, position)
    actors = (CHANCE,) if chances else (position.player,) if possible else ()
    assert GAME.rules.actors(state) == actors, (told, position)
    for number in range(state.seats):
        expected = possible if number == position.player else set()
        assert written(GAME.rules.legal(state, Seat(number))) == expected, (told, position)


def compare(match: Match) -> None:
    """Go through a finished match move by move, with the plain model looking over the rules' shoulder."""
    options = {key: value is True for key, value in match.options.items()}
    state = GAME.setup(BOARD, match.options, match.seats)
    position = plain.set_up(BOARD, options, match.seats)
    events: list[Event] = []
    same(state, position, "set-up")
    for move in match.moves:
        GAME.rules.apply(state, move.seat, move.action, events)
        plain.play(BOARD, position, wire_of(move.action))
        same(state, position, move)
    result = GAME.result(state)
    assert result.ending == position.ending
    assert result.scores == plain.final_scores(BOARD, position)
    assert result.scores == recount(BOARD, events, GAME.view(state, None))
    assert result.winners == plain.winners(result.scores, position)


class Whimsical:
    """Does deeds where it can, goes sensible ways half of the time, and is full of ideas: so it comes everywhere."""

    def __init__(self, seed: bytes) -> None:
        self.rng = Random(seed)
        self.sensible = make_player("greedy", GAME, seed)

    def choose(self, observation: Observation) -> Action:
        """Pick one of the legal actions."""
        deeds = [action for action in observation.legal() if action.type in DEEDS]
        if deeds and self.rng.random() < 0.8:
            return self.rng.choice(deeds)
        if self.rng.random() < 0.6:
            return self.sensible.choose(observation)
        return self.rng.choice(observation.legal())


def make(kind: str, number: int, seat: int) -> Player:
    seed = derive_seed("plain player", number, seat)
    return Whimsical(seed) if kind == "whimsical" else make_player(kind, GAME, seed)


@lru_cache(QUICK)
def bots_play(number: int) -> Match:
    """A match of 2 to 4 bots. Random ones alone get nowhere; among others they don't keep a match from its end."""
    seats = 2 + number % 3
    kinds = ("whimsical", "random", "greedy", "whimsical")
    options = {"remember_books": number % 2 == 0, "hidden_scores": number % 4 < 2}
    match = Match(GAME, BOARD, options, seats, derive_seed("plain match", number))
    match.run([make(kinds[(number // 3 + seat) % 4], number, seat) for seat in range(seats)])
    return match


@pytest.mark.parametrize("number", range(QUICK))
def test_plain_model_agrees(number: int) -> None:
    compare(bots_play(number))


@pytest.mark.long
@pytest.mark.parametrize("number", range(QUICK, 150))
def test_plain_model_agrees_at_length(number: int) -> None:
    compare(bots_play(number))


@pytest.mark.parametrize("seats", range(2, 5))
def test_plain_model_agrees_when_nobody_has_a_plan(seats: int) -> None:
    """AFN-E5 Random players alone mostly wander until the match stalls."""
    match = Match(GAME, BOARD, GAME.settle({}), seats, derive_seed("planless match", seats))
    match.run([make("random", 1000, seat) for seat in range(seats)])
    compare(match)


def test_matches_hold_what_is_rare() -> None:
    """What is compared has everything in it that can happen."""
    told: Counter[str] = Counter()
    for number in range(QUICK):
        match = bots_play(number)
        state = GAME.setup(BOARD, match.options, match.seats)
        events: list[Event] = []
        for move in match.moves:
            told[move.action.type] += 1
            GAME.rules.apply(state, move.seat, move.action, events)
        for event in events:
            told["colour changed"] += event.type == "stepped" and event.silver > 0
            told["assistant steps"] += event.type == "stepped" and event.card.startswith("assistant")
            told["page paid"] += event.type == "page_turned" and event.silver > 0
            told["gone for good"] += event.type == "card_discarded" and event.gone
            told["shuffled"] += event.type == "pile_shuffled"
            told["passed"] += event.type == "turn_passed"
        told[GAME.result(state).ending] += 1
        told["assistants cost"] += any(score["assistants"] for score in GAME.result(state).scores)
    rare = ("colour changed", "assistant steps", "page paid", "gone for good", "shuffled", "passed", "assistants cost")
    wanted = {*(action.type for action in BOARD.actions), *rare, "expeditions"}
    assert {thing for thing in wanted if not told[thing]} == set()


# Positions that hardly any match comes to


def made_up(rng: Random) -> View:
    """Full hands, crowded spaces, torn books, a pile that is empty: as the player to move sees it."""
    land = plain.land_of(BOARD)
    seats = rng.randint(2, 4)
    player = rng.randrange(seats)
    phase: Phase = rng.choice(["choose", "buy", "travel", "discard", "draw", "refill"])
    expeditions = rng.sample(sorted(land.expeditions), len(land.expeditions))
    spaces, last_round = spaces_of(rng, seats, expeditions, phase)
    hidden = Counter(land.expeditions[id]["letter"] for id in expeditions)
    letters = dict.fromkeys("ABC", 0)
    if not last_round:
        letters = {letter: rng.randint(0, hidden[letter]) for letter in "ABC"}
    if phase == "refill" and not any(letters.values()):
        letters["B"] = 1
    books, owned, gone = adventures_of(rng, seats)
    mine = hand_of(rng, rng.choice([2, 4, 7, 11]))
    down = hand_of(rng, rng.randint(0, 5)) if phase == "travel" else []
    others = [rng.choice([0, 3, 15]) for _ in range(seats)]
    rest = sorted((Counter(dict.fromkeys(COLOURS, 12)) - Counter(mine + down)).elements())
    rng.shuffle(rest)
    left = len(rest) - sum(cards for seat, cards in enumerate(others) if seat != player)
    if left < 0 or phase == "draw":
        others, left = [0] * seats, len(rest)
    # AFN-T2 Often there is no pile, now and then there are no discards either: somebody has them all.
    discards = rest[: rng.choice([0, left // 2, max(0, left - 1), left])]
    hoard = 0
    if rng.random() < 0.3 and phase != "draw":
        hoard, discards = left, []
    if phase == "draw" and len(discards) == left:
        discards.pop()
    waits, due = 0, 0
    if phase == "draw":
        waits, due = 1, rng.randint(1, 2)
    elif phase == "refill":
        waits = 2
    elif phase == "buy" and any(book.unseen and not book.right for book in books.values()):
        waits = 3
    joker_down = phase == "travel" and rng.random() < 0.3
    held = [rng.random() < 0.6 for _ in range(seats)]
    spots = [space.expedition for space in spaces if space.expedition]
    fitting = [land.expeditions[id][end] for id in spots for end in ("start", "target")]
    fitting += [land.adventures[id]["target"] for id in owned[player][0]]
    players = tuple(
        PlayerView(
            at=rng.choice(fitting or sorted(land.roads)) if rng.random() < 0.7 else rng.choice(sorted(land.roads)),
            silver=rng.choice([0, 1, 4, 5, 6, 23]),
            markers=4 - sum(seat in space.joined for space in spaces),
            cards=len(mine) if seat == player else others[seat] + (hoard if seat == (player + 1) % seats else 0),
            joker=held[seat] and not (joker_down and seat == player),
            assistants={colour: rng.choice([0, 0, 0, 1, 2]) for colour in COLOURS},
            unfinished=tuple(sorted(owned[seat][0])),
            expeditions=(),
            adventures=tuple(sorted(owned[seat][1])),
        )
        for seat in range(seats)
    )
    cards = len(mine) + players[player].joker + sum(players[player].assistants.values())
    view = View(
        seat=player,
        phase=phase,
        player=player,
        turn=rng.randint(1, 200),
        waits=waits,
        due=due,
        pages=rng.randint(0, 2) if phase == "buy" else 0,
        acted=phase != "choose",
        progress=rng.random() < 0.5,
        idle_rounds=rng.choice([0, 10, 11]),
        last_round=last_round,
        still_to_play=tuple(range(player, seats)) if last_round else (),
        ending=None,
        hand={colour: mine.count(colour) for colour in COLOURS},
        down=dict(Counter(down)) | ({"joker": 1} if joker_down else {}),
        too_many_cards=max(0, cards - 5) if phase == "discard" else 0,
        too_many_adventures=max(0, len(owned[player][0]) - 3) if phase == "discard" else 0,
        players=players,
        pile=left - len(discards) - hoard,
        discards={colour: discards.count(colour) for colour in COLOURS},
        letters=letters,
        top_letter=next((letter for letter in "ABC" if letters[letter]), None),
        spaces=spaces,
        books=books,
        gone=tuple(sorted(gone)),
        gone_assistants=dict.fromkeys(COLOURS, 0),
        remember_books=rng.random() < 0.5,
        hidden_scores=rng.random() < 0.5,
    )
    if phase == "discard" and len(mine) <= 5 and len(owned[player][0]) <= 3:
        return replace(view, phase="choose", acted=False, too_many_cards=0)
    return view


def hand_of(rng: Random, count: int) -> list[str]:
    """Travel cards, five of a colour at most."""
    return rng.sample([colour for colour in COLOURS for _ in range(5)], count)


def spaces_of(rng: Random, seats: int, expeditions: list[str], phase: Phase) -> tuple[tuple[SpaceView, ...], bool]:
    """Take expeditions for the spaces. Some are empty in the last round, or where somebody completed one just now."""
    last_round = rng.random() < 0.3 and phase != "refill"
    holes = 0
    if last_round or phase in ("travel", "discard", "refill"):
        holes = rng.randint(1, 3) if last_round or phase == "refill" else rng.randint(0, 2)
    filled = [True] * (5 - holes) + [False] * holes
    rng.shuffle(filled)
    crowd = rng.choice([0.2, 0.5, 0.9])
    spaces = []
    placed = [0] * seats
    for full in filled:
        joined = [seat for seat in range(seats) if full and placed[seat] < 4 and rng.random() < crowd]
        for seat in joined:
            placed[seat] += 1
        spaces.append(SpaceView(expedition=expeditions.pop() if full else None, joined=tuple(joined)))
    return tuple(spaces), last_round


def adventures_of(rng: Random, seats: int) -> tuple[dict[str, BookView], list[tuple[list[str], list[str]]], list[str]]:
    """Books in any state, unfinished and completed adventures of each seat, and what is gone."""
    land = plain.land_of(BOARD)
    books = {}
    owned: list[tuple[list[str], list[str]]] = [([], []) for _ in range(seats)]
    gone: list[str] = []
    for name in ("north", "south"):
        sides: tuple[list[str], list[str], list[str]] = ([], [], [])
        lean = [rng.choice([0, 1, 4]) for _ in sides] + [rng.choice([0, 1, 2]) for _ in range(3)]
        for id, card in land.adventures.items():
            if card["book"] != name:
                continue
            where = rng.choices(range(6), lean if any(lean) else [1] * 6)[0]
            if where < 3:
                sides[where].append(id)
            elif where < 5:
                rng.choice(owned)[where - 3].append(id)
            else:
                gone.append(id)
        for side in sides:
            rng.shuffle(side)
        books[name] = BookView(left=tuple(sides[0]), right=tuple(sides[1]), unseen=len(sides[2]))
    return books, owned, gone


def consistent(view: View) -> View | None:
    """Outside of a buy action both books show their top cards; nobody ends a turn with more than three adventures."""
    torn = sum(1 for book in view.books.values() if book.unseen and not book.right)
    if torn > (1 if view.waits == 3 else 0):
        return None
    if any(len(one.unfinished) > 3 for seat, one in enumerate(view.players) if seat != view.player):
        return None
    if view.phase in ("choose", "travel", "refill", "draw") and len(view.players[view.player].unfinished) > 3:
        return None
    return view


@pytest.mark.parametrize("share", range(4))
def test_plain_model_agrees_on_positions_that_never_were(share: int) -> None:
    tried = sum(agree(Random(1000 * share + number)) for number in range(100))
    assert tried >= 20


@pytest.mark.long
@pytest.mark.parametrize("share", range(4, 44))
def test_plain_model_agrees_on_positions_that_never_were_at_length(share: int) -> None:
    assert sum(agree(Random(1000 * share + number)) for number in range(1000))


def agree(rng: Random) -> bool:
    """Make a position up and compare what can be done in it, and what comes of some of that."""
    view = consistent(made_up(rng))
    if view is None:
        return False
    seat = Seat(view.player)
    state = GAME.imagine(BOARD, view, seat, rng.randrange)
    assert GAME.view(state, seat) == view
    position = plain.as_seen(BOARD, [GAME.view(state, Seat(other)) for other in range(state.seats)])
    same(state, position, view)
    choices = [(seat, one) for one in GAME.rules.legal(state, seat)] or [
        (CHANCE, one) for one, _ in GAME.rules.outcomes(state)
    ]
    for actor, action in rng.sample(choices, min(12, len(choices))):
        after = state.copy()
        GAME.rules.apply(after, actor, action, None)
        same(after, plain.after(BOARD, position, wire_of(action)), (action, view))
    return True


@pytest.mark.parametrize("seats", range(2, 5))
def test_plain_model_counts_the_same(seats: int) -> None:
    """All that can come in two steps from a few positions of a match."""
    match = bots_play(seats - 2)
    state = GAME.setup(BOARD, match.options, match.seats)
    for number, move in enumerate(match.moves):
        if number % 97 == 0:
            deep(state, 2)
        GAME.rules.apply(state, move.seat, move.action, None)


def deep(state: AfricanaState, depth: int) -> None:
    """Compare everything that can come."""
    position = plain.as_seen(BOARD, [GAME.view(state, Seat(seat)) for seat in range(state.seats)])
    nature = [(CHANCE, action) for action, _ in GAME.rules.outcomes(state)]
    for actor, action in nature or [(state.player, one) for one in GAME.rules.legal(state, state.player)]:
        after = state.copy()
        GAME.rules.apply(after, actor, action, None)
        then = plain.after(BOARD, position, wire_of(action))
        same(after, then, (action, position))
        if depth > 1:
            possible = len(GAME.rules.outcomes(after)) + len(GAME.rules.legal(after, after.player))
            assert plain.perft(BOARD, then, 1) == possible


def test_plain_model_finds_the_same_sets() -> None:
    """AFN-V2 Every handful of artifacts there can be."""
    for counts in itertools.product(range(5), repeat=5):
        artifacts = [f"kind {kind}" for kind, count in enumerate(counts) for _ in range(count)]
        assert scoring.best_sets(counts)[0] == sets_worth(artifacts), counts
