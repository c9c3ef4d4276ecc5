"""Write down what the greedy player chooses in positions of a game's golden records.

    python -m tools.greedy_choices GAME [--without TYPE …]

The file is src/marula/games/GAME/tests/greedy.json: for each record, numbers of moves and the index of the action that
greedy chooses there. tests/test_greedy_choices.py holds it to them, so that work on speed doesn't change how it plays
unnoticed. Whoever means to change that writes them anew. Positions in which an action of such a TYPE is legal are left
out.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from marula import games
from marula.core.actions import CHANCE
from marula.core.record import Record, Replayer
from marula.core.stream import derive_seed
from marula.library.files import write_text
from marula.library.records import load_record
from marula.players import make_player

GAMES = Path(__file__).resolve().parent.parent / "src" / "marula" / "games"
POSITIONS = 300

Choice = tuple[int, int]
"""How many moves were made before, and the index of the action that is chosen then."""


def chosen(record: Record, name: str, numbers: list[int]) -> Iterator[Choice]:
    """What greedy chooses for who made those moves of a match; each time it comes fresh, with dice of its own."""
    replayer = Replayer(record)
    match = replayer.match
    for number, wire in enumerate(record.moves):
        if number in numbers:
            seat = next(seat for seat in match.rules.actors(match.state) if seat == wire["seat"])
            player = make_player("greedy", match.game, derive_seed(name, number))
            yield number, player.choose(match.observe(seat)).index
        replayer.step()


def decisions(record: Record, without: frozenset[str]) -> list[int]:
    """The numbers of the moves in which a seat decided between several actions, none of them of those types."""
    replayer = Replayer(record)
    match = replayer.match
    found = []
    for number in range(len(record.moves)):
        for seat in match.rules.actors(match.state):
            if seat != CHANCE and seat == record.moves[number]["seat"]:
                legal = match.rules.legal(match.state, seat)
                if len(legal) > 1 and without.isdisjoint(action.type for action in legal):
                    found.append(number)
        replayer.step()
    return found


def spread(found: list[int], count: int) -> list[int]:
    """So many of them, from the first to the last."""
    count = min(count, len(found))
    return [found[place * len(found) // count] for place in range(count)]


def main() -> None:
    """Write the file of the game named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names(), metavar="GAME", help=f"one of {', '.join(games.names())}")
    parser.add_argument("--without", nargs="*", default=[], metavar="TYPE", help="types of actions to stay clear of")
    given = parser.parse_args()
    folder = GAMES / given.game / "tests"
    paths = sorted((folder / "matches").glob("*.json"))
    lines = []
    for place, path in enumerate(paths):
        count = POSITIONS * (place + 1) // len(paths) - POSITIONS * place // len(paths)
        record = load_record(path)
        numbers = spread(decisions(record, frozenset(given.without)), count)
        lines.append(f"  {json.dumps(path.name)}: {json.dumps([*chosen(record, path.name, numbers)])}")
        print(lines[-1], flush=True)
    write_text(folder / "greedy.json", "{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
