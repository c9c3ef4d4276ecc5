"""Records that readers open: checked move by move and made into replays. Nothing of them is stored."""

import json
import secrets

import msgspec

from marula.core import record
from marula.core.actions import CHANCE
from marula.core.game import AnyGame, Board, Event
from marula.core.record import Record, RecordError, Replayer
from marula.core.wire import JsonObject
from marula.games import find
from marula.players import is_offered
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.replays import Replay
from marula.server.seats import LOOKS
from marula.server.shown import Happened, problem_info, table_info
from marula.server.store.base import BEGIN, MOVE, StoredEntry
from marula.texts import clean

LONGEST_NAME = 40
"""As long as names at our own tables can be."""


def open_record(file: bytes) -> Replay | http.RecordRefusal:
    """Check a record file and all that is in it; its replay, or why it is refused. Takes up to seconds."""
    read: Record | None = None
    board: Board | None = None
    try:
        read = record.loads(_text(file), find)
        _check_letters(read)
        replayer = Replayer(read)
        board = replayer.match.board
        return _played(replayer)
    except RecordError as error:
        return _refusal(error, read, board)


def replay_of(read: Record) -> Replay:
    """The replay of a record, checked as strictly. RecordError says what is wrong with it."""
    _check_letters(read)
    return _played(Replayer(read))


def _played(replayer: Replayer) -> Replay:
    """Play and check all of a record: every decision with nature's answers is an entry, as at a table."""
    match, game = replayer.match, replayer.match.game
    begin = StoredEntry(1, BEGIN, CHANCE, "", {}, "")
    entries = [Happened(begin, game.rules.turn(match.state), 0, [], [])]
    while True:
        turn = game.rules.turn(match.state)
        events: list[Event] = []
        if not replayer.step(events):
            break
        move = match.moves[-1]
        if move.seat != CHANCE:
            stored = StoredEntry(len(entries) + 1, MOVE, move.seat, "", dict(move.action.wire), "")
            entries.append(Happened(stored, turn, 0, [], []))
        entries[-1].events.extend(events)
        entries[-1] = entries[-1]._replace(moves=entries[-1].moves + 1)
    replayer.finish()
    seats = [_seat(game, number, player) for number, player in enumerate(replayer.record.players)]
    return Replay(table_info(secrets.token_urlsafe(9), match, seats, ""), match, entries)


def _text(file: bytes) -> str:
    try:
        return file.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text") from error


def _check_letters(read: Record) -> None:
    """Halves of letters can be written in JSON, but nobody could be sent them."""
    try:
        json.dumps(read.data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise RecordError("record-not-text") from error


def _seat(game: AnyGame, number: int, player: JsonObject) -> wire.SeatInfo:
    """Who sat there, as far as the record says."""
    looks = [(identity.colour, identity.emblem) for identity in game.identities] or LOOKS
    colour, emblem = looks[number % len(looks)]
    who = player.get("player")
    seat = {
        "player": "person" if who == "person" else "bot",
        "name": clean(str(player.get("name") or ""))[:LONGEST_NAME],
        "colour": colour,
        "emblem": emblem,
        "level": who if isinstance(who, str) and is_offered(who, game) else "",
    }
    return msgspec.convert(seat, wire.SeatInfo)


def _refusal(error: RecordError, read: Record | None, board: Board | None) -> http.RecordRefusal:
    problems = error.board_error.problems if error.board_error is not None else []
    return http.RecordRefusal(
        key=error.key,
        values={name: clean(value) if isinstance(value, str) else value for name, value in error.values.items()},
        refusal=error.refusal.info() if error.refusal is not None else None,
        problems=[problem_info(problem) for problem in problems],
        told=None if read is None else _told(read, board),
    )


def _told(read: Record, board: Board | None) -> wire.Told:
    """What the sentence needs to name players and places, as far as the record has them."""
    return wire.Told(
        game=read.game.id,
        names=board.names if board is not None else {},
        nouns=dict(read.game.nouns),
        seats=[_seat(read.game, number, player) for number, player in enumerate(read.players[:16])],
    )
