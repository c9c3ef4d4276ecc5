"""Add to a game's golden records: matches that every later version of the program must replay.

    python -m tools.golden GAME [--most MATCHES]

They lie in the game's folder, in tests/matches. What they should show is a list of wishes: every number of players,
ending and option, every kind of player, every board file of tests/boards. Bots play for those wishes that no record
grants yet. Most wishes get only a few tries. But an ending that no record shows with some number of players is searched
for among all kinds of matches, with ever other seeds, until it is found or MATCHES have been looked through; that can
take hours, and says how far it is. A record is written as soon as it is found, so this can be stopped and run again.

Nothing is overwritten and nothing deleted. Records that lie there stay as they are, those of people or of any other
origin too, and count among what there is; new ones get names that are free. In tests/perft.json, positions of new kinds
are counted and added at the end; what it holds stays to the byte.

Golden records prove that the rules have not changed by accident. One that no longer replays is a bug until somebody has
decided otherwise, and this tool stops at it. Players may change freely; the records hold their moves. A raise of the
game's rules_version needs records of its own: those of older rules stay, and grant no wish.
"""

import argparse
import itertools
import json
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from marula import games
from marula.core import record
from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import AnyGame, Board, Options, OptionValue
from marula.core.match import Match
from marula.core.record import Record
from marula.core.stream import derive_seed
from marula.library import folders
from marula.library.boards import default_board, load_board
from marula.library.files import read_text, write_text
from marula.library.records import save_record
from marula.players import make_player

LEAST = 24
"""Fewer records than these are filled up with more matches."""
TRIES = {"random": 80, "mixed": 3, "greedy": 3}
"""How many matches to look through for an ordinary wish; greedy players think long."""
MOST = 20_000
"""How many matches to look through for a rare ending."""
SILENCE = 10.0
"""A search says how far it is when so many seconds have passed."""
PERFT_DEPTH = 3
"""How deep every position is counted."""
PERFT_LEAVES = 100_000
"""Positions with no more sequences than these are counted one deeper."""

Fits = Callable[[Match], bool]
Boards = Mapping[str, Board]
"""The boards to play on by the names of their files; the game's own is the one without a name."""


class Wish(NamedTuple):
    """A match that we want to have: who plays how, and what must come of it."""

    players: str
    seats: int
    options: Options
    fits: Fits
    board: str = ""
    mark: str = ""
    ending: str = ""

    def __str__(self) -> str:
        words = (f"{self.seats} seats", self.players, self.board, self.mark, self.ending)
        return ", ".join([*filter(None, words), *(f"{key} {value}" for key, value in self.options.items())])


def wishes(game: AnyGame, boards: Boards) -> Iterator[Wish]:
    """What the records should show: every number of players, ending and option, every kind of player and of board."""
    choices = list(all_options(game))
    turn = itertools.cycle(choices)
    for seats in numbers_of_players(game):
        for ending in game.endings:
            for options in choices:
                yield Wish("random", seats, options, ends(game, ending), ending=ending)
        yield Wish("mixed", seats, next(turn), anything)
        yield Wish("greedy", seats, next(turn), anything)
        next(turn)  # else an even number of options would give the same ones to the same players every time
        yield Wish("random", seats, choices[0], shared(game), mark="shared")
    yield Wish("random", game.max_players, choices[0], shows_everything, mark="every-action")
    for board in filter(None, boards):
        for players, seats in (("random", game.min_players), ("mixed", game.max_players)):
            yield Wish(players, seats, choices[0], anything, board)


def numbers_of_players(game: AnyGame) -> range:
    """For how many the game is."""
    return range(game.min_players, game.max_players + 1)


def all_options(game: AnyGame) -> Iterator[dict[str, OptionValue]]:
    """Every choice the table has, the defaults first."""
    for values in itertools.product(*(option.values for option in game.options)):
        yield dict(zip((option.key for option in game.options), values, strict=True))


def ends(game: AnyGame, ending: str) -> Fits:
    """Matches that end in this way."""
    return lambda match: game.result(match.state).ending == ending


def shared(game: AnyGame) -> Fits:
    """Matches with more than one winner."""
    return lambda match: len(game.result(match.state).winners) > 1


def shows_everything(match: Match) -> bool:
    """Whether every type of action occurs."""
    return {move.action.type for move in match.moves} == {action.type for action in match.board.actions}


def does(type: str) -> Fits:
    """Matches in which that type of action occurs."""
    return lambda match: any(move.action.type == type for move in match.moves)


def anything(match: Match) -> bool:
    """Any match will do."""
    return True


def seat_plan(players: str, seats: int) -> list[str]:
    """Who sits where."""
    if players == "mixed":
        return [("greedy", "random")[(seats + seat) % 2] for seat in range(seats)]
    return [players] * seats


def play(game: AnyGame, board: Board, wish: Wish, number: int) -> Match:
    """A match for a wish; the number makes it another one."""
    words = (game.id, wish.players, wish.board, wish.seats, json.dumps(dict(wish.options)), wish.mark, number)
    match = Match(game, board, wish.options, wish.seats, derive_seed("marula golden", *words))
    specs = seat_plan(wish.players, wish.seats)
    match.run(
        [make_player(spec, game, derive_seed("marula golden player", *words, seat)) for seat, spec in enumerate(specs)]
    )
    return match


def name(wish: Wish, match: Match) -> str:
    """What a record is: 3p-stalled-random."""
    parts = [f"{match.seats}p", match.game.result(match.state).ending, wish.players]
    for option in match.game.options:
        value = match.options[option.key]
        if value != option.default:
            parts.append(option.key if value is True else f"{option.key}-{value}")
    return "-".join(part for part in (*parts, wish.board, wish.mark) if part)


class Kept(NamedTuple):
    """A record of the collection, and its match at its end."""

    path: Path
    record: Record
    match: Match

    def grants(self, wish: Wish, board: Board) -> bool:
        """Whether this is a match as wished for. A board is known by its id: names on it may have changed since."""
        return (
            [seat.get("player") for seat in self.record.players] == seat_plan(wish.players, wish.seats)
            and self.match.options == wish.options
            and self.match.board.data.get("id") == board.data.get("id")
            and wish.fits(self.match)
        )


class Collection:
    """The golden records in a game's folder of tests: those that lie there, and those that are added to them."""

    def __init__(self, game: AnyGame, boards: Boards, folder: Path) -> None:
        self.game = game
        self.boards = boards
        self.matches = folder / "matches"
        self.counts = folder / "perft.json"
        self.kept: list[Kept] = []
        for path in sorted(self.matches.glob("*.json")):
            loaded = record.loads(read_text(path), lambda name: game if name == game.id else None)
            if loaded.game is game:
                self.kept.append(Kept(path, loaded, record.replay(loaded)))

    def complete(self, most: int = MOST) -> None:
        """Play for every wish that no record grants, and for what is still missing then."""
        wanted = list(wishes(self.game, self.boards))
        for wish in wanted:
            if not any(kept.grants(wish, self.boards[wish.board]) for kept in self.kept):
                self._look_for(wish, range(TRIES[wish.players]))
        for seats in numbers_of_players(self.game):
            for ending in self.game.endings:
                if not any(kept.match.seats == seats and ends(self.game, ending)(kept.match) for kept in self.kept):
                    self._search(seats, ending, most)
        played = {move.action.type for kept in self.kept for move in kept.match.moves}
        for type in sorted({action.type for action in self.boards[""].actions} - played):
            # What chance alone never does, somebody does who knows the game.
            options = next(all_options(self.game))
            wish = Wish("greedy", self.game.min_players, options, does(type), mark=type)
            self._look_for(wish, range(TRIES["random"]))
        for number in itertools.count(max(TRIES.values())):
            for wish in wanted:
                if len(self.kept) >= LEAST:
                    return
                self._keep_if_it_fits(wish._replace(fits=anything, mark=""), number)

    def _look_for(self, wish: Wish, numbers: range) -> None:
        if not any(self._keep_if_it_fits(wish, number) for number in numbers):
            print(f"none among {len(numbers)} matches: {wish}")

    def _search(self, seats: int, ending: str, most: int) -> None:
        """Look for an ending among all kinds of matches, seed after seed."""
        kinds = [
            Wish(players, seats, options, ends(self.game, ending), board, ending=ending)
            for board in self.boards
            for players in TRIES
            for options in all_options(self.game)
        ]
        numbers = (
            (wish, number)
            for tries in itertools.count()
            for wish in kinds
            for number in range(tries * TRIES[wish.players], (tries + 1) * TRIES[wish.players])
        )
        what = f"{seats} seats, {ending}"
        told = time.monotonic()
        for looked, (wish, number) in enumerate(itertools.islice(numbers, most)):
            if time.monotonic() - told > SILENCE:
                told = time.monotonic()
                print(f"{looked} of {most} matches looked through: {what}", flush=True)
            if self._keep_if_it_fits(wish, number):
                return
        print(f"none among {most} matches: {what}")

    def _keep_if_it_fits(self, wish: Wish, number: int) -> bool:
        """Play the match of that number; write its record if it fits and isn't here yet."""
        match = play(self.game, self.boards[wish.board], wish, number)
        if not wish.fits(match) or any(kept.match.seed == match.seed for kept in self.kept):
            return False
        path = self._free_path(name(wish, match))
        data = record.write(match, [{"player": spec} for spec in seat_plan(wish.players, wish.seats)])
        save_record(path, data)
        self.kept.append(Kept(path, Record(data, self.game), match))
        print(f"{path.stem}: {len(match.moves)} moves", flush=True)
        return True

    def _free_path(self, title: str) -> Path:
        """A path where nothing lies, and of which the counts don't speak either."""
        taken = {name for name, _ in _positions_in(_counts_text(self.counts))}
        for ending in itertools.chain([""], (f"-{number}" for number in itertools.count(2))):
            path = self.matches / f"{title}{ending}.json"
            if not path.exists() and path.name not in taken:
                return path
        raise AssertionError("there is always another number")

    def count(self) -> None:
        """Count positions that are worth it and add them to the file; what stands in it stays as it is."""
        text = _counts_text(self.counts)
        counted = _positions_in(text)
        lines = []
        for kept, move in positions(self.kept, counted):
            entry = {"record": kept.path.name, "move": move, "counts": count_position(kept, move)}
            lines.append(f"  {json.dumps(entry)}")
            print(lines[-1], flush=True)
        if lines:
            before = text[: text.rindex("]")].rstrip()
            write_text(self.counts, before + (",\n" if counted else "\n") + ",\n".join(lines) + "\n]\n")


def _counts_text(path: Path) -> str:
    return read_text(path) if path.exists() else "[\n]\n"


def _positions_in(text: str) -> set[tuple[str, int]]:
    """The positions that have been counted: names of records and numbers of moves."""
    return {(entry["record"], entry["move"]) for entry in json.loads(text)}


def following(game: AnyGame, state: Any) -> list[tuple[Seat, Action]]:
    """All that can come next, every outcome of nature's being one thing."""
    actors = game.rules.actors(state)
    if actors == (CHANCE,):
        return [(CHANCE, action) for action, _ in game.rules.outcomes(state)]
    return [(seat, action) for seat in actors for action in game.rules.legal(state, seat)]


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of that many actions begin here; each outcome of nature is one."""
    steps = following(game, state)
    if depth == 1:
        return len(steps)
    count = 0
    for seat, action in steps:
        after = state.copy()
        game.rules.apply(after, seat, action, None)
        count += perft(game, after, depth - 1)
    return count


def positions(kept: list[Kept], counted: set[tuple[str, int]]) -> Iterator[tuple[Kept, int]]:
    """Positions worth counting besides those that are `counted`.

    For every number of players the opening and the end; then, in the middle of the matches, one position of each in
    which a type of action is possible, or has just been played, that is new so far.
    """
    by_seats: dict[int, list[Kept]] = {}
    for one in kept:
        by_seats.setdefault(one.match.seats, []).append(one)
    begun = {name for name, _ in counted}
    for number, same in enumerate(by_seats.values()):
        if not any(one.path.name in begun for one in same):
            yield same[0], 2 * number
            late = same[len(same) // 2 if number % 2 else -1]
            yield late, len(late.match.moves) - 3
    seen: set[str] = set()
    for one in kept:
        for move, here in _kinds(one):
            if (one.path.name, move) in counted:
                seen |= here
    for one in itertools.chain(*itertools.zip_longest(*by_seats.values())):
        if one is None or any((one.path.name, move) in counted for move in _middle(one)):
            continue
        for move, here in _kinds(one):
            if here - seen and move in _middle(one):
                seen |= here
                yield one, move
                break


def _middle(kept: Kept) -> range:
    length = len(kept.match.moves)
    return range(length // 3 + 1, length)


def _kinds(kept: Kept) -> Iterator[tuple[int, set[str]]]:
    """After each move of a match, what may be done then and what has just been done."""
    replayer = record.Replayer(kept.record)
    while replayer.step():
        here = {f"may {action.type}" for _, action in following(replayer.match.game, replayer.match.state)}
        here.add(f"did {replayer.match.moves[-1].action.type}")
        yield len(replayer.match.moves), here


def count_position(kept: Kept, move: int) -> list[int]:
    """The counts from a position, as deep as the test wants them."""
    replayer = record.Replayer(kept.record)
    for _ in range(move):
        replayer.step()
    game, state = kept.match.game, replayer.match.state
    counts = [perft(game, state, 1)]
    while len(counts) < PERFT_DEPTH or counts[-1] <= PERFT_LEAVES:
        counts.append(perft(game, state, len(counts) + 1))
        if not counts[-1]:
            break  # the match is over in any case
    return counts


def main() -> None:
    """Add what is missing for the game named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names(), metavar="GAME", help=f"one of {', '.join(games.names())}")
    parser.add_argument("--most", type=int, default=MOST, metavar="MATCHES", help="for one rare ending (%(default)s)")
    arguments = parser.parse_args()
    game = games.find(arguments.game)
    assert game is not None
    folder = folders.folder(game.id) / "tests"
    boards = {"": default_board(game)}
    for path in sorted((folder / "boards").glob("*.toml")):
        boards[path.stem] = load_board(path, game)[1]
    collection = Collection(game, boards, folder)
    collection.complete(arguments.most)
    collection.count()


if __name__ == "__main__":
    main()
