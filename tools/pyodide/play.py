"""A match of every game, by bots, with nothing but core, games and players: its record's digest by game, as JSON.

Run by tests/test_browsers_python.py, here and in WebAssembly.
"""

import json
import sys
import tomllib
from pathlib import Path

import marula
from marula import games
from marula.core import record
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.players import make_player

PACKAGE = Path(marula.__file__).parent


def digest(id: str) -> str:
    """The digest of a match that was played to its end and verified from its record."""
    game = games.find(id)
    assert game is not None
    file = PACKAGE / "games" / id / "data/board.toml"
    board = game.board(tomllib.loads(file.read_text("utf-8")) if file.exists() else {})
    names = [("greedy", "random")[seat % 2] for seat in range(game.min_players)]
    match = Match(game, board, {}, len(names), derive_seed("a browser", id))
    match.run([make_player(name, game, derive_seed(id, seat)) for seat, name in enumerate(names)])
    data = record.write(match, [{"name": name} for name in names])
    record.replay(record.loads(record.dumps(data), games.find))
    return str(data["digest"])


digests = {id: digest(id) for id in games.names()}
print(json.dumps({"platform": sys.platform, "digests": digests}))
