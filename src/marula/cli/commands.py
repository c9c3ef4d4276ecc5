"""What each command does. They print; all else they leave to lab, library and core."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from marula import games
from marula.cli.errors import CommandError
from marula.cli.parser import Parser, print_overview, print_version, whole_number
from marula.core.data import path_text
from marula.core.game import AnyGame, Options, OptionValue, Result, Seat, Turn
from marula.core.record import Record, RecordError, Replayer
from marula.core.record import replay as replay_record
from marula.core.wire import LANGUAGES, JsonObject
from marula.lab.simulate import Plan, Report, simulate
from marula.library import folders
from marula.library.boards import BoardFileError, LocatedProblem, load_board
from marula.library.errors import FileError
from marula.library.files import make_folder
from marula.library.records import load_record
from marula.players import NAMES, PlayerError, make_player
from marula.texts import Texts


class Command(NamedTuple):
    """A command: its name, the key of its line in the overview, and the function that runs it."""

    name: str
    help: str
    run: Callable[[Sequence[str], Texts], int]


def run(arguments: Sequence[str], texts: Texts) -> int:
    """Find the command and run it."""
    rest = _without_language(arguments)
    if rest and rest[0] == "--version":
        print_version()
        return 0
    if not rest or rest[0] in ("-h", "--help"):
        print_overview(texts, [(command.name, command.help) for command in COMMANDS])
        return 0 if rest else 2
    for command in COMMANDS:
        if command.name == rest[0]:
            return command.run(rest[1:], texts)
    known = ", ".join(command.name for command in COMMANDS)
    raise CommandError("cli-unknown-command", {"found": rest[0], "known": known})


def _without_language(arguments: Sequence[str]) -> list[str]:
    """--lang may stand before the command too; it has been heard already."""
    rest = list(arguments)
    while rest and (rest[0] == "--lang" or rest[0].startswith("--lang=")):
        del rest[: 2 if rest[0] == "--lang" else 1]
    return rest


# simulate


def _simulate(arguments: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, "marula simulate", "cli-about-simulate")
    parser.need("game", "cli-help-game", games=", ".join(games.names()))
    parser.option("--players", "N", "cli-help-players")
    parser.option("--games", "K", "cli-help-games-count", "100")
    facets = sorted({facet for game in games.every() for facet in game.facets})
    parser.option("--seats", "A,B,…", "cli-help-seats", players=", ".join(NAMES), facets=", ".join(facets))
    parser.option("--seed", "S", "cli-help-seed", "0")
    parser.option("--jobs", "J", "cli-help-jobs", "1")
    parser.option("--board", "FILE", "cli-help-board")
    parser.options("--option", "KEY=VALUE", "cli-help-option")
    parser.option("--record", "DIR", "cli-help-record")
    parser.switch("--json", "cli-help-json")
    given = parser.read(arguments)
    if given is None:
        return 0
    game = _game(given.game, parser.prog)
    seats = _seats(game, given, parser.prog)
    count = whole_number(given.games, "--games", 1, parser.prog)
    jobs = whole_number(given.jobs, "--jobs", 0, parser.prog)
    board = folders.default_board(game.id) if given.board is None else load_board(Path(given.board), game)[1].data
    options = _options(game, given.option, parser.prog)
    if given.record is not None:
        make_folder(Path(given.record))
    plan = Plan(game.id, board, options, seats, given.seed, Path(given.record) if given.record is not None else None)

    bar = Progress(
        TextColumn(texts.say("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("", total=count)
        report = simulate(plan, count, jobs, lambda: bar.advance(task))
    if not given.json:
        _print_report(report, game, texts)
    print(json.dumps(report.to_json(), ensure_ascii=False))
    return 0


def _seats(game: AnyGame, given: Namespace, command: str) -> tuple[str, ...]:
    listed = tuple(given.seats.split(",")) if given.seats is not None else None
    default = len(listed) if listed else game.min_players
    players = default if given.players is None else whole_number(given.players, "--players", 1, command)
    seats = listed or ("random",) * players
    if len(seats) != players:
        raise CommandError("cli-players-seats", {"players": players, "seats": len(seats)}, command)
    if not game.min_players <= players <= game.max_players:
        values = {"game": game.id, "low": game.min_players, "high": game.max_players, "found": players}
        raise CommandError("cli-players-range", values, command)
    for spec in seats:
        try:
            make_player(spec, game, b"")
        except PlayerError as error:
            values = {"player": error.player, "found": error.found, "known": ", ".join(error.known)}
            raise CommandError(error.key, values, command) from error
    return seats


def _options(game: AnyGame, given: Sequence[str], command: str) -> Options:
    chosen: dict[str, OptionValue] = {}
    for item in given:
        key, equals, word = item.partition("=")
        if not equals:
            raise CommandError("cli-option-form", {"found": item}, command)
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


def _print_report(report: Report, game: AnyGame, texts: Texts) -> None:
    figures = report.to_json()
    values = {
        "games": report.games,
        "game": texts.say(f"{game.prefix}-name"),
        "players": len(report.plan.seats),
        "seconds": f"{report.seconds:.1f}",
        "rate": f"{figures['games_per_second']:.1f}",
        "steps": f"{figures['steps_per_second']:.0f}",
    }
    print(texts.say("cli-simulated", values))
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("cli-seat"), justify="right")
    table.add_column(texts.say("cli-player"))
    table.add_column(texts.say("cli-win-share"), justify="right")
    table.add_column(texts.say("cli-mean-score"), justify="right")
    for seat, player in enumerate(report.plan.seats):
        low, high = report.interval(seat)
        share = f"{100 * report.win_share(seat):.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        table.add_row(str(seat), Text(player), share, f"{report.totals[seat] / report.games:.1f}")
    Console(highlight=False).print(table)
    endings = ", ".join(
        f"{texts.say(f'{game.prefix}-ending-{_dashed(ending)}')} {count}"
        for ending, count in sorted(report.endings.items())
    )
    print(texts.say("cli-endings", {"list": endings}))


# replay


def _replay(arguments: Sequence[str], texts: Texts) -> int:
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
        print(json.dumps({"ok": False, "reason": texts.file_error(error), "key": error.key, "move": None}))
        return 1
    except RecordError as error:
        reason = _record_texts(record, texts).record_error(error)
        if given.json:
            answer = {"ok": False, "reason": reason, "key": error.key, "move": error.values.get("move")}
            print(json.dumps(answer, ensure_ascii=False))
        else:
            print(texts.say("cli-replay-bad", {"reason": reason}), file=sys.stderr)
        return 1
    result = match.game.result(match.state)
    if given.json:
        print(json.dumps({"ok": True, "game": match.game.id, "moves": len(match.moves), "result": result.wire()}))
        return 0
    print(texts.say("cli-replay-good", {"moves": len(match.moves)}))
    _print_result(result, match.game, _record_texts(record, texts))
    return 0


def _record_texts(record: Record | None, texts: Texts) -> Texts:
    """Texts that know the record's game, board and players, as far as the record has them."""
    if record is None:
        return texts
    try:
        board = Replayer(record).match.board
    except RecordError:
        board = None
    names = [str(seat.get("name") or "") for seat in record.players]
    return Texts(texts.language, record.game, board, names)


def _print_result(result: Result, game: AnyGame, texts: Texts) -> None:
    ending = texts.say(f"{game.prefix}-ending-{_dashed(result.ending)}")
    print(texts.say("cli-ending", {"ending": ending}))
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(len(result.scores)):
        table.add_column(Text(texts.seat(seat)), justify="right")
    categories = [key for key in result.scores[0] if key != "total"]
    for category in [*categories, "total"]:
        label = texts.say(f"{game.prefix}-score-{_dashed(category)}")
        style = "bold" if category == "total" else None
        table.add_row(label, *(str(score[category]) for score in result.scores), style=style)
    table.add_row(
        "", *(texts.say("cli-winner") if seat in result.winners else "" for seat in range(len(result.scores)))
    )
    Console(highlight=False).print(table)


# show


def _show(arguments: Sequence[str], texts: Texts) -> int:
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
    texts = Texts(texts.language, game, match.board, [str(one.get("name") or "") for one in record.players])
    heading: Turn | None = None
    try:
        while len(match.moves) < stop:
            turn = game.turn(match.state)
            if heading is None or turn.number != heading.number:
                heading = turn
                _print_heading(turn, texts)
            events: list[object] = []
            replayer.step(events)
            for event in events:
                print(f"{len(match.moves):5d}  {texts.event(game.redact(event, seat))}")
        if stop == last:
            replayer.finish()
    except RecordError as error:
        print(texts.say("cli-error", {"message": texts.record_error(error)}), file=sys.stderr)
        return 1
    print(f"\n{texts.say('cli-position-title', {'move': stop})}\n")
    for line in game.describe(match.board, game.view(match.state, seat)):
        print(texts.line(line))
    return 0


def _print_heading(turn: Turn, texts: Texts) -> None:
    if turn.number == 0:
        print(texts.say("cli-setup-title"))
    else:
        print("\n" + texts.say("cli-turn-title", {"number": turn.number, "player": texts.seat(turn.seat)}))


# games


def _games(arguments: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, "marula games", "cli-about-games")
    parser.switch("--json", "cli-help-json")
    given = parser.read(arguments)
    if given is None:
        return 0
    if given.json:
        print(json.dumps([_game_json(game) for game in games.every()], ensure_ascii=False, indent=1))
        return 0
    for game in games.every():
        prefix = game.prefix
        between = texts.say("cli-players-between", {"low": game.min_players, "high": game.max_players})
        print(f"{game.id}: {texts.say(f'{prefix}-name')}, {between}")
        print(f"  {texts.say(f'{prefix}-tagline')}")
        print(f"  {texts.say(f'{prefix}-original-board')}")
        for option in game.options:
            values = ", ".join(str(value).lower() for value in option.values)
            key = f"{prefix}-option-{_dashed(option.key)}"
            print(f"  --option {option.key}={{{values}}}  {texts.say(key)}: {texts.attribute(key, 'about')}")
    return 0


def _game_json(game: AnyGame) -> JsonObject:
    prefix = game.prefix
    return {
        "id": game.id,
        "names": {language: Texts(language).say(f"{prefix}-name") for language in LANGUAGES},
        "min_players": game.min_players,
        "max_players": game.max_players,
        "options": [
            {
                "key": option.key,
                "default": option.default,
                "values": list(option.values),
                "names": {
                    language: Texts(language).say(f"{prefix}-option-{_dashed(option.key)}") for language in LANGUAGES
                },
            }
            for option in game.options
        ],
    }


# board


def _board(arguments: Sequence[str], texts: Texts) -> int:
    if arguments and arguments[0] == "check":
        return _board_check(arguments[1:], texts)
    if arguments and arguments[0] in ("-h", "--help"):
        print(f"{texts.say('cli-usage')}: marula board check FILE\n\n{texts.say('cli-about-board-command')}\n")
        print(f"{texts.say('cli-commands')}:\n  check  {texts.say('cli-help-board-check')}")
        return 0
    if not arguments:
        raise CommandError("cli-missing-command", {"known": "check"}, "marula board")
    raise CommandError("cli-unknown-command", {"found": arguments[0], "known": "check"}, "marula board")


def _board_check(arguments: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, "marula board check", "cli-about-board-check")
    parser.need("file", "cli-help-board-file")
    parser.switch("--json", "cli-help-json")
    given = parser.read(arguments)
    if given is None:
        return 0
    try:
        game, _ = load_board(Path(given.file))
    except BoardFileError as error:
        if given.json:
            problems = [_problem_json(item, texts) for item in error.problems]
            print(json.dumps({"ok": False, "problems": problems}, ensure_ascii=False))
            return 1
        for item in error.problems:
            print(texts.located(error.file, item))
        print(texts.say("cli-board-bad", {"file": error.file, "count": len(error.problems)}))
        return 1
    except FileError as error:
        if not given.json:
            raise
        line = int(error.values.get("line", 1))
        problem = {"line": line, "path": "", "key": error.key, "rule": "", "text": texts.file_error(error)}
        print(json.dumps({"ok": False, "problems": [problem]}, ensure_ascii=False))
        return 1
    if given.json:
        print(json.dumps({"ok": True, "game": game.id, "problems": []}))
    else:
        name = texts.say(f"{game.prefix}-name")
        print(texts.say("cli-board-good", {"file": given.file, "game": name}))
    return 0


def _problem_json(item: LocatedProblem, texts: Texts) -> JsonObject:
    problem = item.problem
    return {
        "line": item.line,
        "path": path_text(problem.path),
        "key": problem.key,
        "rule": problem.rule,
        "text": texts.problem(problem),
    }


# handbook


def _handbook(arguments: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, "marula handbook", "cli-about-handbook")
    parser.need("game", "cli-help-game", games=", ".join(games.names()))
    parser.may("rule", "cli-help-rule")
    given = parser.read(arguments)
    if given is None:
        return 0
    game = _game(given.game, parser.prog)
    text = folders.handbook(game.id, texts.language)
    if given.rule is not None:
        clause = folders.clause(text, given.rule.upper())
        if clause is None:
            raise CommandError("cli-rule-unknown", {"found": given.rule, "game": game.id}, parser.prog)
        text = clause
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text, end="")
    return 0


def _game(name: str, command: str) -> AnyGame:
    game = games.find(name)
    if game is None:
        raise CommandError("cli-unknown-game", {"found": name, "known": ", ".join(games.names())}, command)
    return game


def _dashed(name: str) -> str:
    return name.replace("_", "-")


COMMANDS = (
    Command("games", "cli-help-games", _games),
    Command("handbook", "cli-help-handbook", _handbook),
    Command("simulate", "cli-help-simulate", _simulate),
    Command("replay", "cli-help-replay", _replay),
    Command("show", "cli-help-show", _show),
    Command("board", "cli-help-board-command", _board),
)
