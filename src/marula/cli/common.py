"""What several commands need."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from marula import games
from marula.cli.errors import INTERRUPTED, CommandError
from marula.cli.parser import Parser
from marula.core.game import AnyGame, Options, OptionValue
from marula.core.record import Record, RecordError, Replayer
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.library import folders
from marula.library.boards import load_board
from marula.library.bots import make_bot
from marula.library.errors import FileError
from marula.players import PlayerError
from marula.texts import Texts


def find_game(name: str, command: str) -> AnyGame:
    """The game of that name, for that command."""
    game = games.find(name)
    if game is None:
        raise CommandError("cli-unknown-game", {"found": name, "known": ", ".join(games.names())}, command)
    return game


def ask_how_to_play(parser: Parser) -> None:
    """The options of every command that has bots play many matches."""
    parser.option("--seed", "S", "cli-help-seed", "0")
    parser.option("--jobs", "J", "cli-help-jobs", "1")
    parser.option("--board", "FILE", "cli-help-board")
    parser.options("--option", "KEY=VALUE", "cli-help-option")


def read_options(game: AnyGame, given: Sequence[str], command: str) -> Options:
    """The options of a game as KEY=VALUE, completed by the defaults."""
    chosen: dict[str, OptionValue] = {}
    for item in given:
        key, equals, word = item.partition("=")
        if not equals:
            raise CommandError("cli-option-form", {"found": item}, command)
        if key in chosen:
            raise CommandError("cli-option-twice", {"option": key}, command)
        option = next((option for option in game.options if option.key == key), None)
        if option is None:
            known = ", ".join(option.key for option in game.options) or "none"
            raise CommandError("cli-option-unknown", {"game": game.id, "found": key, "known": known}, command)
        words = {str(value).lower(): value for value in option.values}
        if word.lower() not in words:
            values = {"option": key, "found": word, "known": ", ".join(words)}
            raise CommandError("cli-option-value", values, command)
        chosen[key] = words[word.lower()]
    return game.settle(chosen)


def read_board(game: AnyGame, file: str | None) -> JsonObject:
    """The data of a board file, checked, or of the board that the game comes with."""
    return folders.default_board(game.id) if file is None else load_board(Path(file), game)[1].data


def check_seats(seats: int, game: AnyGame, command: str) -> None:
    """See to it that so many can play the game."""
    if not game.min_players <= seats <= game.max_players:
        values = {"game": game.id, "low": game.min_players, "high": game.max_players, "found": seats}
        raise CommandError("cli-players-range", values, command)


def check_bots(specs: Sequence[str], game: AnyGame, command: str) -> None:
    """See to it that there are these bots, before anybody waits for them. FileError says why one's own isn't."""
    for spec in specs:
        try:
            make_bot(spec, game, derive_seed("trial"))
        except PlayerError as error:
            values = {"player": error.player, "found": error.found, "known": ", ".join(error.known)}
            raise CommandError(error.key, values, command) from error


def say_interrupted(done: int, planned: int | None, texts: Texts) -> int:
    """Say how far it went before Ctrl-C, if it was known how far it should; return the exit status."""
    # Figures that somebody waits for come first: the sentence may stand on the same terminal.
    sys.stdout.flush()
    if planned is None:
        print(texts.say("cli-interrupted"), file=sys.stderr)
    else:
        print(texts.say("cli-simulate-interrupted", {"done": done, "planned": planned}), file=sys.stderr)
    return INTERRUPTED


def seat_names(players: Sequence[JsonObject]) -> list[str]:
    """What a record calls its players; empty where it doesn't."""
    return [str(player.get("name") or "") for player in players]


def texts_of(record: Record | None, texts: Texts) -> Texts:
    """Texts that know the record's game, board and players, as far as the record has them."""
    if record is None:
        return texts
    try:
        board = Replayer(record).match.board
    except RecordError:
        board = None
    return Texts(texts.language, record.game, board, seat_names(record.players))


def ending_text(game: AnyGame, ending: str, texts: Texts) -> str:
    """A way in which matches of a game end."""
    return texts.say(f"{game.prefix}-ending-{dashed(ending)}")


def dashed(name: str) -> str:
    """A name from the rules as it stands in keys of texts."""
    return name.replace("_", "-")


def print_table(table: Table) -> None:
    """Print a table the way all else is printed: rich on its own would end the program where nobody reads on."""
    console = Console(highlight=False)
    with console.capture() as captured:
        console.print(table)
    print(captured.get(), end="")


def progress_bar(title: str) -> Progress:
    """A bar on standard error, where somebody watches."""
    return Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextmanager
def bar_when_told(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that appears when it is told how many of how many are done, and goes when all are."""
    bar = progress_bar(title)
    task: TaskID | None = None

    def tell(done: int, count: int) -> None:
        nonlocal task
        if not bar.disable and count:
            if task is None:
                bar.start()
                task = bar.add_task("", total=count)
            bar.update(task, completed=done)
            if done == count:
                bar.stop()

    try:
        yield tell
    finally:
        if task is not None:
            bar.stop()


def print_json(answer: object) -> None:
    """Print JSON on one line."""
    print(json.dumps(answer, ensure_ascii=False))


def unreadable(error: FileError, texts: Texts) -> JsonObject:
    """The answer in JSON where a file can't be used, whichever command wanted it."""
    reason = texts.file_error(error)
    line = int(error.values.get("line", 1))
    problem: JsonObject = {"line": line, "path": "", "key": error.key, "rule": "", "text": reason}
    return {"ok": False, "key": error.key, "reason": reason, "problems": [problem]}
