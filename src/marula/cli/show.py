"""marula show: a match told in sentences, and a position of it; or the same in the page."""

import sys
from collections.abc import Sequence
from pathlib import Path

from marula.cli.common import texts_of
from marula.cli.errors import CommandError
from marula.cli.parser import Parser, whole_number
from marula.cli.serve import open_record
from marula.core.game import Seat, Turn
from marula.core.record import Record, RecordError, Replayer
from marula.library.files import LONGEST_FILE
from marula.library.records import load_record
from marula.texts import Texts


def show(arguments: Sequence[str], texts: Texts) -> int:
    """Tell a record's match up to a move and show the position there, or open the page at that move."""
    parser = Parser(texts, "marula show", "cli-about-show")
    parser.need("file", "cli-help-record-file")
    parser.option("--move", "N", "cli-help-move")
    parser.option("--seat", "S", "cli-help-seat")
    parser.switch("--open", "cli-help-open")
    given = parser.read(arguments)
    if given is None:
        return 0
    if given.open and given.seat is not None:
        raise CommandError("cli-seat-in-page", {}, parser.prog)
    record = load_record(Path(given.file), LONGEST_FILE if given.open else None)
    move = None if given.move is None else _move(given.move, record, parser.prog)
    seat = None if given.seat is None else _seat(given.seat, record, parser.prog)
    try:
        if given.open:
            open_record(record, move or 0, parser.prog, texts)
        else:
            _tell_match(record, len(record.moves) if move is None else move, seat, texts)
    except RecordError as error:
        message = texts_of(record, texts).record_error(error)
        print(texts.say("cli-error", {"message": message}), file=sys.stderr)
        return 1
    return 0


def _move(given: str, record: Record, command: str) -> int:
    move, last = whole_number(given, "--move", 0, command), len(record.moves)
    if move > last:
        raise CommandError("cli-move-range", {"moves": last, "found": str(move)}, command)
    return move


def _seat(given: str, record: Record, command: str) -> Seat:
    seat, last = whole_number(given, "--seat", 0, command), len(record.players) - 1
    if seat > last:
        raise CommandError("cli-seat-range", {"last": last, "found": seat}, command)
    return Seat(seat)


def _tell_match(record: Record, stop: int, seat: Seat | None, texts: Texts) -> None:
    """Print what that seat sees happen up to move `stop`, and the position there."""
    replayer = Replayer(record)
    match, game = replayer.match, record.game
    texts = texts_of(record, texts)
    _tell(replayer, stop, seat, texts)
    if stop == len(record.moves):
        replayer.finish()
    print(f"\n{texts.say('cli-position-title', {'move': stop})}\n")
    for line in game.describe(match.board, game.conceal(game.view(match.state, seat))):
        print(texts.line(line))


def _tell(replayer: Replayer, stop: int, seat: Seat | None, texts: Texts) -> None:
    """Play up to move `stop` and print what that seat sees happen, turn by turn, decision by decision."""
    match, game = replayer.match, replayer.match.game
    heading: Turn | None = None
    while len(match.moves) < stop:
        turn = game.rules.turn(match.state)
        if heading is None or turn.number != heading.number:
            heading = turn
            _print_heading(turn, texts)
        told: list[tuple[int, object]] = []
        while True:
            events: list[object] = []
            replayer.step(events)
            told += [(len(match.moves), game.redact(event, seat)) for event in events]
            # What nature answers belongs to the decision.
            if len(match.moves) == stop or replayer.record.moves[len(match.moves)]["seat"] != "chance":
                break
        for place, text in texts.story([event for _, event in told]):
            print(f"{told[place][0]:5d}  {text}")


def _print_heading(turn: Turn, texts: Texts) -> None:
    if turn.number == 0:
        print(texts.say("cli-setup-title"))
    else:
        print("\n" + texts.say("cli-turn-title", {"number": turn.number, "player": texts.seat(turn.seat)}))
