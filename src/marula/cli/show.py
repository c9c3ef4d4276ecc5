"""marula show: a match told in sentences, and a position of it."""

import sys
from collections.abc import Sequence
from pathlib import Path

from marula.cli.common import seat_names
from marula.cli.errors import CommandError
from marula.cli.parser import Parser, whole_number
from marula.core.game import Seat, Turn
from marula.core.record import RecordError, Replayer
from marula.library.records import load_record
from marula.texts import Texts


def show(arguments: Sequence[str], texts: Texts) -> int:
    """Tell a record's match up to a move, and show the position there."""
    parser = Parser(texts, "marula show", "cli-about-show")
    parser.need("file", "cli-help-record-file")
    parser.option("--move", "N", "cli-help-move")
    parser.option("--seat", "S", "cli-help-seat")
    given = parser.read(arguments)
    if given is None:
        return 0
    record = load_record(Path(given.file))
    last = len(record.moves)
    stop = last if given.move is None else whole_number(given.move, "--move", 0, parser.prog)
    if stop > last:
        raise CommandError("cli-move-range", {"moves": last, "found": str(stop)}, parser.prog)
    seat = None if given.seat is None else Seat(whole_number(given.seat, "--seat", 0, parser.prog))
    if seat is not None and seat >= len(record.players):
        raise CommandError("cli-seat-range", {"last": len(record.players) - 1, "found": seat}, parser.prog)
    replayer = Replayer(record)
    match, game = replayer.match, record.game
    texts = Texts(texts.language, game, match.board, seat_names(record.players))
    try:
        _tell(replayer, stop, seat, texts)
        if stop == last:
            replayer.finish()
    except RecordError as error:
        print(texts.say("cli-error", {"message": texts.record_error(error)}), file=sys.stderr)
        return 1
    print(f"\n{texts.say('cli-position-title', {'move': stop})}\n")
    for line in game.describe(match.board, game.view(match.state, seat)):
        print(texts.line(line))
    return 0


def _tell(replayer: Replayer, stop: int, seat: Seat | None, texts: Texts) -> None:
    """Play up to move `stop` and print what that seat sees happen, turn by turn."""
    match, game = replayer.match, replayer.match.game
    heading: Turn | None = None
    while len(match.moves) < stop:
        turn = game.turn(match.state)
        if heading is None or turn.number != heading.number:
            heading = turn
            _print_heading(turn, texts)
        events: list[object] = []
        replayer.step(events)
        for event in events:
            print(f"{len(match.moves):5d}  {texts.event(game.redact(event, seat))}")


def _print_heading(turn: Turn, texts: Texts) -> None:
    if turn.number == 0:
        print(texts.say("cli-setup-title"))
    else:
        print("\n" + texts.say("cli-turn-title", {"number": turn.number, "player": texts.seat(turn.seat)}))
