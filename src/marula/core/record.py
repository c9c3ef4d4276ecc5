"""The record: a finished match as JSON, and the replay that proves it. docs/record-format.md describes the format."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Final, final

from marula.core.actions import CHANCE, Move, Seat
from marula.core.data import BoardError
from marula.core.game import AnyGame, Board, OptionError, OptionValue, Refusal, Result
from marula.core.match import Match
from marula.core.stream import SEED_BYTES, commitment
from marula.core.wire import Json, JsonObject

FORMAT: Final = "marula-record/1"

LONGEST: Final = 60
"""A value that is quoted where a result is wrong is cut after so many letters."""

FindGame = Callable[[str], AnyGame | None]


class RecordError(Exception):
    """Why a record is refused: a text key, values for the text, and the refusal or board problems behind it."""

    def __init__(
        self,
        key: str,
        values: Mapping[str, str | int] | None = None,
        refusal: Refusal | None = None,
        board_error: BoardError | None = None,
    ) -> None:
        super().__init__(key, values, refusal, board_error)
        self.key = key
        self.values = dict(values or {})
        self.refusal = refusal
        self.board_error = board_error


@final
class Record:
    """A record whose form is right; whether its moves are is for `replay` to say."""

    def __init__(self, data: JsonObject, game: AnyGame) -> None:
        self.data = data
        self.game = game
        self.players: list[JsonObject] = [dict(seat) for seat in _tables(data, "seats")]
        self.moves: list[JsonObject] = _tables(data, "moves")


def write(match: Match, players: list[JsonObject]) -> JsonObject:
    """The record of a finished match; `players` says who sat where."""
    if not match.is_over():
        raise ValueError("only a finished match has a record")
    moves, moves_text = _told(match)
    data: JsonObject = {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "board": match.board.data,
        "options": dict(match.options),
        "seats": list(players),
        "commitment": commitment(match.seed),
        "seed": match.seed.hex(),
        "moves": moves,
        "result": match.game.result(match.state).wire(),
    }
    data["digest"] = _digest(data, {"board": _board_text(match.board), "moves": moves_text})
    return data


def dumps(data: JsonObject) -> str:
    """The record as text, one line per move: a difference between two records can be read."""
    parts = []
    for key, value in data.items():
        if key == "moves" and isinstance(value, list):
            lines = ",\n".join("  " + _compact(move) for move in value)
            parts.append(f' "moves": [\n{lines}\n ]')
        else:
            parts.append(f" {_compact(key)}: {_compact(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def digest(data: Mapping[str, Json]) -> str:
    """A hash over all but the digest itself: catches a change that happens to be another legal match."""
    return _digest(data, {})


def _digest(data: Mapping[str, Json], known: Mapping[str, bytes]) -> str:
    """The same, where the text of some fields is known."""
    found = hashlib.sha256()
    before = b"{"
    for key in sorted(data):
        if key != "digest":
            found.update(before + _text(key) + b":")
            found.update(known[key] if key in known else _text(data[key]))
            before = b","
    found.update(b"}")
    return found.hexdigest()


def _board_text(board: Board) -> bytes:
    """A board as the digest reads it; it doesn't change, so that is worked out once."""
    if not board.text:
        board.text = _text(board.data)
    return board.text


def _told(match: Match) -> tuple[list[Json], bytes]:
    """The moves as the record tells them and as the digest reads them.

    They come again and again: each is worked out once for its board.
    """
    wires: list[Json] = []
    texts: list[bytes] = []
    for move in match.moves:
        told = move.told
        if told is None:
            wire = _move_wire(move)
            told = (wire, _text(wire))
            move.told = told
        wires.append(told[0].copy())
        texts.append(told[1])
    return wires, b"[" + b",".join(texts) + b"]"


def loads(text: str, find_game: FindGame) -> Record:
    """Read a record's form: JSON, format, game, version, and every field of the right type."""
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise RecordError("record-not-json", {"line": str(error.lineno), "column": str(error.colno)}) from error
    except (RecursionError, ValueError) as error:
        raise RecordError("record-not-sane") from error
    if not isinstance(data, dict):
        raise RecordError("record-not-object")
    found_format = _field(data, "format", str)
    if found_format != FORMAT:
        raise RecordError("record-format-unknown", {"found": str(found_format), "known": FORMAT})
    name = str(_field(data, "game", str))
    newest = find_game(name)
    if newest is None:
        raise RecordError("record-game-unknown", {"game": name})
    number = _field(data, "rules", int)
    game = newest.version(number) if isinstance(number, int) else None
    if game is None:
        raise RecordError("record-rules-unknown", {"game": name, "rules": str(number), "known": newest.rules_version})
    for field, kind in (
        ("board", dict),
        ("options", dict),
        ("seats", list),
        ("commitment", str),
        ("seed", str),
        ("moves", list),
        ("result", dict),
        ("digest", str),
    ):
        _field(data, field, kind)
    return Record(data, game)


def replay(record: Record) -> Match:
    """Play the record's moves again and check all of it: legality, nature against the seed, the end, the result."""
    replayer = Replayer(record)
    while replayer.step():
        pass
    replayer.finish()
    return replayer.match


@final
class Replayer:
    """A replay that can be stopped at: `step` plays one move of the record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = _open_match(record)

    def step(self, events: list[object] | None = None) -> bool:
        """Check and play the next move; False when there is none left."""
        number = len(self.match.moves)
        if number == len(self.record.moves):
            return False
        self._play(number + 1, self.record.moves[number], events)
        return True

    def finish(self) -> None:
        """Check that the match is over and that the record's result and digest are those of its moves."""
        if not self.match.is_over():
            raise RecordError("record-cut-short", {"move": len(self.match.moves)})
        data = self.record.data
        _compare_results(_table(data, "result"), self.match.game.result(self.match.state))
        if data["digest"] != digest(data):
            raise RecordError("record-digest-wrong")

    def _play(self, number: int, wire: JsonObject, events: list[object] | None) -> None:
        match = self.match
        fields = {key: value for key, value in wire.items() if key != "seat"}
        action = match.board.actions.find(fields)
        if action is None:
            raise RecordError("record-move-unknown", {"move": number, "found": _compact(wire)})
        actors = match.rules.actors(match.state)
        if not actors:
            raise RecordError("record-after-end", {"move": number})
        seat = _seat(wire, match.seats)
        if seat is None:
            raise RecordError("record-seat-wrong", {"move": number, "found": _compact(wire.get("seat"))})
        if (seat == CHANCE) != (actors == (CHANCE,)):
            raise RecordError(
                "record-nature-missing" if actors == (CHANCE,) else "record-nature-unasked", {"move": number}
            )
        if seat == CHANCE:
            expected = match.nature_expects()
            if expected is not action:
                raise RecordError(
                    "record-chance-wrong",
                    {"move": number, "found": _compact(fields), "real": _compact(dict(expected.wire))},
                )
        else:
            refusal = match.rules.check(match.state, seat, action)
            if refusal is not None:
                raise RecordError("record-move-illegal", {"move": number}, refusal=refusal)
        match.enact(action.by(seat), events)


def _compare_results(claimed: JsonObject, real: Result) -> None:
    """Raise where a record claims another result than its moves give, naming the first seat and figure that differ."""
    _compare_scores(claimed.get("scores"), real)
    _compare_winners(claimed.get("winners"), real)
    for field, value in real.wire().items():
        found = claimed.get(field)
        if not _same(found, value):
            raise RecordError(
                "record-result-wrong", {"field": f"result.{field}", "found": _brief(found), "real": _brief(value)}
            )


def _compare_scores(claimed: Json, real: Result) -> None:
    for seat, (found, score) in enumerate(zip(_list(claimed), real.scores, strict=False)):
        if isinstance(found, dict):
            for figure, value in score.items():
                if not _same(found.get(figure), value):
                    raise RecordError(
                        "record-score-wrong",
                        {"seat": seat, "figure": figure, "found": _brief(found.get(figure)), "real": _brief(value)},
                    )


def _compare_winners(claimed: Json, real: Result) -> None:
    if not isinstance(claimed, list):
        return
    for seat in range(len(real.scores)):
        won = seat in real.winners
        if any(_same(found, seat) for found in claimed) != won:
            raise RecordError("record-winner-wrong", {"seat": seat, "won": "yes" if won else "no"})


def _open_match(record: Record) -> Match:
    data, game = record.data, record.game
    seats = len(record.players)
    if not game.min_players <= seats <= game.max_players:
        raise RecordError("record-seats-wrong", {"found": seats, "low": game.min_players, "high": game.max_players})
    try:
        board = game.board(_table(data, "board"))
    except BoardError as error:
        raise RecordError("record-board-wrong", board_error=error) from error
    options: dict[str, OptionValue] = {}
    for key, value in _table(data, "options").items():
        if not isinstance(value, bool | int | str):
            raise RecordError("record-options-wrong", {"option": key})
        options[key] = value
    for option in game.options:
        # A default that changes one day must not change an old record.
        if option.key not in options:
            raise RecordError("record-options-wrong", {"option": option.key})
    try:
        seed = bytes.fromhex(str(data["seed"]))
    except ValueError as error:
        raise RecordError("record-seed-wrong", {"bytes": SEED_BYTES}) from error
    if len(seed) != SEED_BYTES or seed.hex() != data["seed"]:
        raise RecordError("record-seed-wrong", {"bytes": SEED_BYTES})
    if commitment(seed) != data["commitment"]:
        raise RecordError("record-commitment-wrong")
    try:
        return Match(game, board, options, seats, seed)
    except OptionError as error:
        raise RecordError("record-options-wrong", {"option": error.key}) from error


def _unique(pairs: list[tuple[str, Json]]) -> JsonObject:
    """A key that stands twice would mean one thing to us and another to somebody else."""
    found: JsonObject = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("record-key-twice", {"key": key})
        found[key] = value
    return found


def _no_number(name: str) -> Json:
    raise RecordError("record-not-sane")


def _move_wire(move: Move) -> JsonObject:
    wire: JsonObject = {"seat": "chance" if move.seat == CHANCE else move.seat}
    wire.update(move.action.wire)
    return wire


def _seat(wire: JsonObject, seats: int) -> Seat | None:
    seat = wire.get("seat")
    if seat == "chance":
        return CHANCE
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return Seat(seat)
    return None


def _field(data: JsonObject, field: str, kind: type) -> Json:
    if field not in data:
        raise RecordError("record-field-missing", {"field": field})
    value = data[field]
    if not isinstance(value, kind) or isinstance(value, bool):
        names: dict[type, str] = {str: "text", int: "number", list: "list", dict: "table"}
        raise RecordError("record-field-type", {"field": field, "kind": names[kind]})
    return value


def _table(data: JsonObject, field: str) -> JsonObject:
    value = data[field]
    assert isinstance(value, dict)
    return value


def _tables(data: JsonObject, field: str) -> list[JsonObject]:
    value = data[field]
    assert isinstance(value, list)
    tables: list[JsonObject] = []
    for place, item in enumerate(value):
        if not isinstance(item, dict):
            raise RecordError("record-field-type", {"field": f"{field}[{place}]", "kind": "table"})
        tables.append(item)
    return tables


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _same(one: Json, other: Json) -> bool:
    """Whether two values are the same as text, since True == 1 and 3.0 == 3."""
    return _sorted(one) == _sorted(other)


def _sorted(value: Json) -> str:
    return _SORTED.encode(value)


_SORTED: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)
"""Made once: json.dumps makes one at every call."""


def _text(value: Json) -> bytes:
    """A value as the digest reads it (docs/record-format.md)."""
    return _sorted(value).encode("utf-8", "surrogatepass")


def _compact(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _brief(value: Json) -> str:
    text = _compact(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
