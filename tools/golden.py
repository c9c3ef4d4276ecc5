"""Write a game's golden records anew: matches of bots that every later version of the program must replay.

    python -m tools.golden GAME

They go to src/marula/games/GAME/tests/matches; the positions counted in tests/perft.json are chosen from them, so that
file is written too. Board files in tests/boards get matches of their own.

Golden records prove that the rules have not changed by accident. Run this only when a raise of the game's rules_version
or a new record format makes the old ones wrong, never to make a failing test pass: a golden record that no longer
replays is a bug until somebody has decided otherwise. Players may change freely; the records hold their moves.
"""

import itertools
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from marula import games
from marula.core import record
from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import AnyGame, Board, Options, OptionValue
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import Json, JsonObject
from marula.library.boards import default_board, load_board
from marula.library.files import write_text
from marula.library.records import load_record, save_record
from marula.players import make_player

GAMES = Path(__file__).resolve().parent.parent / "src" / "marula" / "games"
LEAST = 24
"""Fewer records than these are filled up with more matches."""
TRIES = {"random": 80, "mixed": 3, "greedy": 3}
"""How many matches to look through for one that fits; greedy players think long."""
PERFT_DEPTH = 3
"""How deep every position is counted."""
PERFT_LEAVES = 100_000
"""Positions with no more sequences than these are counted one deeper."""

Fits = Callable[[Match], bool]


class Wish(NamedTuple):
    """A match that we want to have: who plays how, and what must come of it."""

    players: str
    seats: int
    options: Options
    fits: Fits
    board: str = ""
    mark: str = ""


def wishes(game: AnyGame, boards: list[str]) -> Iterator[Wish]:
    """What the records should show: every number of players, ending and option, every kind of player and of board."""
    choices = list(all_options(game))
    turn = itertools.cycle(choices)
    numbers = range(game.min_players, game.max_players + 1)
    for seats in numbers:
        for ending in game.endings:
            for options in choices:
                yield Wish("random", seats, options, ends(game, ending))
        yield Wish("mixed", seats, next(turn), anything)
        yield Wish("greedy", seats, next(turn), anything)
        next(turn)  # else an even number of options would give the same ones to the same players every time
        yield Wish("random", seats, choices[0], shared(game), mark="shared")
    yield Wish("random", game.max_players, choices[0], shows_everything, mark="every-action")
    for board in boards:
        for players, seats in (("random", game.min_players), ("mixed", game.max_players)):
            yield Wish(players, seats, choices[0], anything, board)


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


def collect(game: AnyGame, folder: Path) -> dict[str, JsonObject]:
    """Play until every wish has its match, or has been looked for long enough."""
    boards = {"": default_board(game)}
    for path in sorted((folder / "boards").glob("*.toml")):
        boards[path.stem] = load_board(path, game)[1]
    wanted = list(wishes(game, [board for board in boards if board]))
    found: dict[str, JsonObject] = {}

    def look_for(wish: Wish, numbers: range) -> None:
        for number in numbers:
            match = play(game, boards[wish.board], wish, number)
            if wish.fits(match):
                title = name(wish, match)
                title = f"{title}-{number + 1}" if title in found else title
                seats: list[JsonObject] = [{"player": spec} for spec in seat_plan(wish.players, wish.seats)]
                found[title] = record.write(match, seats)
                print(f"{title}: {len(match.moves)} moves")
                return
        print(f"none among {len(numbers)} matches: {wish.seats} seats, {wish.players}, {wish.mark or wish.fits}")

    for wish in wanted:
        look_for(wish, range(TRIES[wish.players]))
    played = {move["type"] for data in found.values() for move in _moves(data)}
    for type in sorted({action.type for action in boards[""].actions} - played):
        # What chance alone never does, somebody does who knows the game.
        options = next(all_options(game))
        look_for(Wish("greedy", game.min_players, options, does(type), mark=type), range(TRIES["random"]))
    for number in itertools.count(max(TRIES.values())):
        for wish in wanted:
            if len(found) >= LEAST:
                return found
            look_for(wish._replace(fits=anything, mark=""), range(number, number + 1))
    raise AssertionError("there is always another match")


def _moves(data: JsonObject) -> list[Any]:
    moves = data["moves"]
    assert isinstance(moves, list)
    return moves


def following(game: AnyGame, state: Any) -> list[tuple[Seat, Action]]:
    """All that can come next, every outcome of nature's being one thing."""
    actors = game.actors(state)
    if actors == (CHANCE,):
        return [(CHANCE, action) for action, _ in game.chance(state)]
    return [(seat, action) for seat in actors for action in game.legal(state, seat)]


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of that many actions begin here; each outcome of nature is one."""
    steps = following(game, state)
    if depth == 1:
        return len(steps)
    count = 0
    for seat, action in steps:
        after = state.copy()
        game.apply(after, seat, action, None)
        count += perft(game, after, depth - 1)
    return count


def positions(game: AnyGame, paths: list[Path]) -> Iterator[tuple[Path, int]]:
    """Positions worth counting: for every number of players the opening and the end, then the middle of the matches.

    In the middle, a position is taken where a type of action is possible, or has just been played, that is new so far.
    """
    records = {path: load_record(path) for path in paths}
    by_seats: dict[int, list[Path]] = {}
    for path, loaded in records.items():
        by_seats.setdefault(len(loaded.players), []).append(path)
    for number, same in enumerate(by_seats.values()):
        yield same[0], 2 * number
        late = same[len(same) // 2 if number % 2 else -1]
        yield late, len(records[late].moves) - 3
    seen: set[str] = set()
    in_turns = [path for row in itertools.zip_longest(*by_seats.values()) for path in row if path is not None]
    for path in in_turns:
        replayer = record.Replayer(records[path])
        length = len(replayer.record.moves)
        while replayer.step():
            here = {f"may {action.type}" for _, action in following(game, replayer.match.state)}
            here.add(f"did {replayer.match.moves[-1].action.type}")
            if here - seen and length // 3 < len(replayer.match.moves) < length:
                seen |= here
                yield path, len(replayer.match.moves)
                break


def count_positions(game: AnyGame, paths: list[Path]) -> list[Json]:
    """The counts from each of the positions, as the test wants them."""
    table: list[Json] = []
    for path, move in positions(game, paths):
        replayer = record.Replayer(load_record(path))
        for _ in range(move):
            replayer.step()
        state = replayer.match.state
        counts = [perft(game, state, 1)]
        while len(counts) < PERFT_DEPTH or counts[-1] <= PERFT_LEAVES:
            counts.append(perft(game, state, len(counts) + 1))
            if not counts[-1]:
                break  # the match is over in any case
        table.append({"record": path.name, "move": move, "counts": list[Json](counts)})
        print(table[-1])
    return table


def main() -> None:
    """Write everything for the game named on the command line."""
    game = games.find(sys.argv[1]) if len(sys.argv) == 2 else None
    if game is None:
        sys.exit(f"usage: python tools/golden.py GAME, where GAME is one of {', '.join(games.names())}")
    folder = GAMES / game.id / "tests"
    found = collect(game, folder)
    matches = folder / "matches"
    for old in matches.glob("*.json"):
        old.unlink()
    for title, data in found.items():
        save_record(matches / f"{title}.json", data)
    table = count_positions(game, sorted(matches.glob("*.json")))
    write_text(folder / "perft.json", "[\n" + ",\n".join(f"  {json.dumps(entry)}" for entry in table) + "\n]\n")


if __name__ == "__main__":
    main()
