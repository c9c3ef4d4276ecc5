"""Make a new game.

    python -m tools.new_game NAME [--into DIR]

Writes a complete tiny game of two players into DIR/NAME (DIR: src/marula/games), which keeps every law as it is. What
is to be filled in is marked FILL IN: in every file. NAME is the game's id: small letters, digits and underscores. With
another DIR, MARULA_GAMES=DIR has Marula find the game. docs/adding-a-game.md goes through all of it.

Exits with 2, and writes nothing, where NAME is no such name or the folder is there already.
"""

import argparse
import re
from pathlib import Path

from tools.new_game.writing import GAMES, NameTakenError, write

NAME = re.compile(r"[a-z][a-z0-9_]*")


def main() -> None:
    """Write the game that the command line names."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.new_game", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", metavar="NAME", help="the id of the game")
    parser.add_argument("--into", metavar="DIR", type=Path, default=GAMES, help="the folder of games to put it into")
    given = parser.parse_args()
    if not NAME.fullmatch(given.name):
        parser.error(f"{given.name} is no name for a game: small letters, digits and underscores, a letter first")
    try:
        folder = write(given.name, given.into)
    except (NameTakenError, FileExistsError, NotADirectoryError) as error:
        parser.error(str(error))
    print(f"{folder} is a game. Every place to fill in is marked: grep -rn 'FILL IN:' {folder}")
    if given.into.resolve() != GAMES:
        print(f"Marula finds it where MARULA_GAMES={given.into} is set.")


if __name__ == "__main__":
    main()
