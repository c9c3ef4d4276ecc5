"""marula simulate: bots play, and it is counted who wins."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from marula import games
from marula.cli.common import (
    ask_how_to_play,
    check_bots,
    check_seats,
    ending_text,
    find_game,
    print_json,
    print_table,
    progress_bar,
    read_board,
    read_options,
    say_interrupted,
)
from marula.cli.errors import CommandError
from marula.cli.parser import Parser, whole_number
from marula.core.game import AnyGame
from marula.lab.simulate import Plan, Report
from marula.lab.simulate import simulate as play_matches
from marula.library.files import is_vacant, make_folder
from marula.players import ALL
from marula.texts import Texts


def simulate(arguments: Sequence[str], texts: Texts) -> int:
    """Play matches between bots and print their figures."""
    parser = _parser(texts)
    given = parser.read(arguments)
    if given is None:
        return 0
    game = find_game(given.game, parser.prog)
    seats = _seats(game, given, parser.prog)
    count = whole_number(given.games, "--games", 1, parser.prog)
    jobs = whole_number(given.jobs, "--jobs", 0, parser.prog)
    board = read_board(game, given.board)
    options = read_options(game, given.option, parser.prog)
    plan = Plan(game.id, board, options, seats, given.seed, _record_folder(given.record, parser.prog))
    report = _play(plan, count, jobs, texts)
    if report.games:
        if not given.json:
            _print_report(report, game, texts)
        print_json(report.to_json())
    if report.games == count:
        return 0
    return say_interrupted(report.games, count, texts)


def _parser(texts: Texts) -> Parser:
    parser = Parser(texts, "marula simulate", "cli-about-simulate")
    parser.need("game", "cli-help-game", games=", ".join(games.names()))
    parser.option("--players", "N", "cli-help-players")
    parser.option("--games", "K", "cli-help-games-count", "100")
    parser.option("--seats", "A,B,…", "cli-help-seats", players=", ".join(ALL))
    ask_how_to_play(parser)
    parser.option("--record", "DIR", "cli-help-record")
    parser.switch("--json", "cli-help-json")
    return parser


def _seats(game: AnyGame, given: Namespace, command: str) -> tuple[str, ...]:
    listed = tuple(given.seats.split(",")) if given.seats is not None else None
    default = len(listed) if listed else game.min_players
    players = default if given.players is None else whole_number(given.players, "--players", 1, command)
    seats = listed or ("random",) * players
    if len(seats) != players:
        raise CommandError("cli-players-seats", {"players": players, "seats": len(seats)}, command)
    check_seats(players, game, command)
    check_bots(seats, game, command)
    return seats


def _record_folder(given: str | None, command: str) -> Path | None:
    """The folder to write records to, made if need be. Nothing else may be there: old and new would mix."""
    if given is None:
        return None
    folder = Path(given)
    if not is_vacant(folder):
        raise CommandError("cli-record-not-empty", {"folder": given}, command)
    make_folder(folder)
    return folder


def _play(plan: Plan, count: int, jobs: int, texts: Texts) -> Report:
    """Play the matches, with a bar where somebody watches."""
    bar = progress_bar(texts.say("cli-simulating"))
    with bar:
        task = bar.add_task("", total=count)
        return play_matches(plan, count, jobs, lambda: bar.advance(task))


def _print_report(report: Report, game: AnyGame, texts: Texts) -> None:
    figures = report.to_json()
    values = {
        "games": report.games,
        "game": texts.say(f"{game.prefix}-name"),
        "players": len(report.plan.seats),
        "seconds": report.seconds,
        "rate": figures["games_per_second"],
        "steps": figures["steps_per_second"],
    }
    print(texts.say("cli-simulated", values))
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("cli-seat"), justify="right")
    table.add_column(texts.say("cli-player"))
    table.add_column(texts.say("cli-win-share"), justify="right")
    table.add_column(texts.say("cli-mean-score"), justify="right")
    for seat, player in enumerate(report.plan.seats):
        low, high = report.interval(seat)
        share = {"share": 100 * report.win_share(seat), "low": 100 * low, "high": 100 * high}
        mean = texts.say("cli-figure", {"value": report.totals[seat] / report.games})
        table.add_row(str(seat), Text(player), texts.say("cli-share", share), mean)
    print_table(table)
    print(texts.say("cli-endings"))
    for ending, count in report.endings.most_common():
        values = {"ending": ending_text(game, ending, texts), "count": count}
        print(f"  {texts.say('cli-ending-counted', values)}")
