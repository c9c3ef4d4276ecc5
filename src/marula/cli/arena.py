"""marula arena: which bot plays better, and by how much."""

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
from marula.lab.arena import Plan, Report, Standing, compete
from marula.lab.figures import MARGIN
from marula.lab.plot import Row, drawn
from marula.library.files import write_text
from marula.players import ALL
from marula.texts import Texts

MATCHES = 100


def arena(arguments: Sequence[str], texts: Texts) -> int:
    """Let every pair of some bots play and print how they did."""
    parser = _parser(texts)
    given = parser.read(arguments)
    if given is None:
        return 0
    command = parser.prog
    game = find_game(given.game, command)
    at = whole_number(given.at, "--at", 1, command)
    check_seats(at, game, command)
    players = _players(given, game, command)
    until = _share(given, players, command)
    matches = _matches(given, command)
    jobs = whole_number(given.jobs, "--jobs", 0, command)
    plot = _plot(given.plot, command)
    options = read_options(game, given.option, command)
    plan = Plan(game.id, read_board(game, given.board), options, players, at, given.alone, given.seed)
    report = _play(plan, matches, jobs, until, texts)
    if report.matches:
        if not given.json:
            _print_report(report, game, texts)
        print_json(report.to_json())
        if plot is not None:
            write_text(plot, drawn(_title(report, game, texts), _rows(report, texts)))
    planned = None if matches is None else matches * _pairs(plan)
    if report.is_decided or report.matches == planned:
        return 0
    return say_interrupted(report.matches, planned, texts)


def _parser(texts: Texts) -> Parser:
    parser = Parser(texts, "marula arena", "cli-about-arena")
    parser.need("game", "cli-help-game", games=", ".join(games.names()))
    parser.option("--players", "A,B,…", "cli-help-arena-players", players=", ".join(ALL))
    parser.option("--matches", "N", "cli-help-arena-matches", usual=MATCHES)
    parser.option("--at", "SEATS", "cli-help-arena-at", "2")
    parser.switch("--alone", "cli-help-arena-alone")
    parser.option("--until", "P", "cli-help-arena-until")
    ask_how_to_play(parser)
    parser.option("--plot", "FILE.svg", "cli-help-arena-plot")
    parser.switch("--json", "cli-help-json")
    return parser


def _players(given: Namespace, game: AnyGame, command: str) -> tuple[str, ...]:
    if given.players is None:
        raise CommandError("cli-missing-option", {"option": "--players"}, command)
    players = tuple(given.players.split(","))
    if len(players) < 2:
        raise CommandError("cli-arena-two", {"found": given.players}, command)
    check_bots(players, game, command)
    return players


def _share(given: Namespace, players: Sequence[str], command: str) -> float | None:
    """The share that --until asks about, from 0 to 1."""
    if given.until is None:
        return None
    try:
        share = float(given.until) / 100
    except ValueError:
        share = 0.0
    if not MARGIN < share < 1 - MARGIN:
        values = {"low": round(100 * MARGIN), "high": round(100 - 100 * MARGIN), "found": given.until}
        raise CommandError("cli-arena-share", values, command)
    if len(players) > 2:
        raise CommandError("cli-arena-until-two", {"found": len(players)}, command)
    return share


def _matches(given: Namespace, command: str) -> int | None:
    """How many matches each pair plays at most; None where a test says when it is enough."""
    if given.matches is None:
        return MATCHES if given.until is None else None
    return whole_number(given.matches, "--matches", 1, command)


def _plot(given: str | None, command: str) -> Path | None:
    if given is not None and Path(given).suffix.lower() != ".svg":
        raise CommandError("cli-arena-plot-ending", {"found": given}, command)
    return None if given is None else Path(given)


def _pairs(plan: Plan) -> int:
    return len(plan.players) * (len(plan.players) - 1) // 2


def _play(plan: Plan, matches: int | None, jobs: int, until: float | None, texts: Texts) -> Report:
    """Play the matches, with a bar where somebody watches."""
    bar = progress_bar(texts.say("cli-simulating"))
    with bar:
        task = bar.add_task("", total=None if matches is None else matches * _pairs(plan))
        return compete(plan, matches, jobs, until, lambda: bar.advance(task))


def _print_report(report: Report, game: AnyGame, texts: Texts) -> None:
    print(_title(report, game, texts))
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("cli-player"), overflow="fold")
    for key in ("cli-matches", "cli-win-share", "cli-rating", "cli-mean-score", "cli-ms-per-decision"):
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    for standing in report.standings:
        table.add_row(
            Text(standing.player),
            texts.say("cli-count", {"value": standing.matches}),
            _share_text(standing, texts),
            texts.say("cli-count", {"value": round(standing.rating)}),
            texts.say("cli-figure", {"value": standing.mean_score}),
            texts.say("cli-milliseconds", {"value": standing.ms_per_decision}),
        )
    print_table(table)
    if report.test is not None:
        values = {
            "player": report.plan.players[0],
            "share": 100 * report.test.share,
            "low": 100 * (report.test.share - MARGIN),
            "high": 100 * (report.test.share + MARGIN),
            "verdict": report.test.verdict,
        }
        print(texts.say("cli-arena-verdict", values))


def _title(report: Report, game: AnyGame, texts: Texts) -> str:
    values = {
        "game": texts.say(f"{game.prefix}-name"),
        "matches": report.matches,
        "at": report.plan.at,
        "alone": "yes" if report.plan.alone else "no",
    }
    return texts.say("cli-arena-played", values)


def _rows(report: Report, texts: Texts) -> list[Row]:
    return [
        Row(
            standing.player,
            standing.win_share,
            *standing.interval,
            standing.seats / (standing.matches * report.plan.at) if standing.matches else 0.0,
            _share_text(standing, texts),
        )
        for standing in report.standings
    ]


def _share_text(standing: Standing, texts: Texts) -> str:
    low, high = standing.interval
    return texts.say("cli-share", {"share": 100 * standing.win_share, "low": 100 * low, "high": 100 * high})
