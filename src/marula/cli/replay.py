"""marula replay: does a record hold?"""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from marula.cli.common import dashed, ending_text, print_json, print_table, texts_of, unreadable
from marula.cli.parser import Parser
from marula.core.game import AnyGame, Result
from marula.core.record import Record, RecordError
from marula.core.record import replay as replay_record
from marula.library.errors import FileError
from marula.library.records import load_record
from marula.texts import Texts


def replay(arguments: Sequence[str], texts: Texts) -> int:
    """Play a record again and check all of it."""
    parser = Parser(texts, "marula replay", "cli-about-replay")
    parser.need("file", "cli-help-record-file")
    parser.switch("--json", "cli-help-json")
    given = parser.read(arguments)
    if given is None:
        return 0
    record: Record | None = None
    try:
        record = load_record(Path(given.file))
        match = replay_record(record)
    except FileError as error:
        if not given.json:
            raise
        print_json({**unreadable(error, texts), "move": None})
        return 1
    except RecordError as error:
        reason = texts_of(record, texts).record_error(error)
        if given.json:
            print_json({"ok": False, "reason": reason, "key": error.key, "move": error.values.get("move")})
        else:
            print(texts.say("cli-replay-bad", {"reason": reason}), file=sys.stderr)
        return 1
    result = match.game.result(match.state)
    if given.json:
        print_json({"ok": True, "game": match.game.id, "moves": len(match.moves), "result": result.wire()})
        return 0
    print(texts.say("cli-replay-good", {"moves": len(match.moves)}))
    _print_result(result, match.game, texts_of(record, texts))
    return 0


def _print_result(result: Result, game: AnyGame, texts: Texts) -> None:
    print(texts.say("cli-ending", {"ending": ending_text(game, result.ending, texts)}))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(len(result.scores)):
        table.add_column(Text(texts.seat(seat)), justify="right")
    categories = [key for key in result.scores[0] if key != "total"]
    for category in [*categories, "total"]:
        label = texts.say(f"{game.prefix}-score-{dashed(category)}")
        style = "bold" if category == "total" else None
        table.add_row(label, *(str(score[category]) for score in result.scores), style=style)
    table.add_row(
        "", *(texts.say("cli-winner") if seat in result.winners else "" for seat in range(len(result.scores)))
    )
    print_table(table)
    for tiebreak, seats in result.deciders():
        told = [
            texts.say("cli-tiebreak-figure", {"name": texts.seat(seat), "figure": tiebreak.figures[seat]})
            for seat in sorted(seats, key=lambda seat: -tiebreak.figures[seat])
        ]
        what = texts.say(f"{game.prefix}-tiebreak-{dashed(tiebreak.name)}")
        figures = ("、" if texts.language == "ja" else ", ").join(told)
        print(texts.say("cli-tiebreak", {"what": what, "figures": figures}))
    if len(result.winners) > 1:
        print(texts.say("cli-shared"))
