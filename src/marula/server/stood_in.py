"""Which moves of people's seats bots have made, by the names of those moves: `bot:LEVEL:NUMBER`."""

from collections.abc import Sequence

from marula.core.wire import JsonObject
from marula.server.shown import Happened


def bot_move(level: str, number: int) -> str:
    """How a bot's move is called: by the entry it makes, so that it counts once whoever let it think."""
    return f"bot:{level}:{number}"


def stood_in(counting: Sequence[Happened], seat: int) -> list[JsonObject]:
    """Where bots have played for a seat: for each stretch the first and the last move of the record, and the level."""
    found: list[JsonObject] = []
    moves = 0
    last = ""
    for happened in counting:
        if happened.stored.seat == seat:
            level = _level(happened.stored.move_id)
            if level and level == last:
                found[-1]["last_move"] = moves
            elif level:
                found.append({"first_move": moves, "last_move": moves, "level": level})
            last = level
        moves += happened.moves
    return found


def _level(move_id: str) -> str:
    """What stands between the first colon and the last: a level may have a style, `master:herder`."""
    who, _, named = move_id.partition(":")
    return named.rpartition(":")[0] if who == "bot" else ""
