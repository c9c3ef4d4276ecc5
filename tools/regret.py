"""What a bot's decisions give away, by kind of decision: where it plays badly, in seconds.

    python -m tools.regret GAME --player P [--positions N] [--samples K] [--turns R] [--at SEATS] [--reference Q]
                                [--policy Q] [--seed S] [--jobs J] [--board FILE] [--option KEY=VALUE] [--json]

Positions come from matches of a reference player that nobody else plays. In each the bot chooses; its choice and the
best candidates are played on with the same luck, and what the choice gave away is the difference in points, apart from
noise (marula/lab/regret.py says how). Players are named as for `marula arena`, FILE.py:CLASS included. Prints a table
and, as its last line, one JSON object; the same seed gives the same figures, however many jobs share the work. Compiled
rules give them sooner: run `python -m tools.compile_rules` first.
"""

import argparse
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from marula.cli.common import check_bots, check_seats, print_json, print_table, read_board, read_options
from marula.cli.errors import CommandError
from marula.games import find
from marula.lab.regret import Plan, Report, Tally, measure
from marula.library.boards import BoardFileError
from marula.library.errors import FileError
from marula.texts import Texts


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the table."""
    parser = _parser()
    given = parser.parse_args(arguments)
    texts = Texts("en")
    game = find(given.game)
    if game is None:
        parser.error(f"there is no game {given.game}")
    try:
        check_seats(given.at, game, parser.prog)
        check_bots((given.player, given.reference, given.policy), game, parser.prog)
        board = read_board(game, given.board)
        options = read_options(game, given.option, parser.prog)
        plan = Plan(
            *(game.id, board, options, given.player, given.at, given.seed),
            *(given.reference, given.policy, given.samples, given.turns),
        )
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("Judging", total=given.positions)
            report = measure(plan, given.positions, given.jobs, lambda done: bar.advance(task, done))
    except (CommandError, FileError) as error:
        parser.error(texts.say(error.key, error.values))
    except BoardFileError as error:
        parser.error("\n".join(texts.located(error.file, item) for item in error.problems))
    if not report.judgements:
        parser.error("no decision was judged")
    if not given.json:
        _print_report(report)
    print_json(report.to_json())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.regret", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--player", required=True, help="whose decisions are judged")
    parser.add_argument("--positions", type=_from(1), default=60, help="how many (default: 60)")
    parser.add_argument("--samples", type=_from(4), default=16, help="how often each is played on (default: 16)")
    parser.add_argument("--turns", type=_from(0), default=2, help="for how many turns; 0 = to the end (default: 2)")
    parser.add_argument("--at", type=_from(1), default=2, help="seats (default: 2)")
    parser.add_argument("--reference", default="greedy", help="whose matches the positions are from (default: greedy)")
    parser.add_argument("--policy", default="greedy", help="who plays on, on all seats (default: greedy)")
    parser.add_argument("--seed", default="0", help="any text or number (default: 0)")
    parser.add_argument("--jobs", type=_from(0), default=1, help="processes; 0 = one per core (default: 1)")
    parser.add_argument("--board", help="a board file (default: the game's own)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a table option of the game")
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    return parser


def _from(low: int) -> Callable[[str], int]:
    """Reads a whole number from `low` up."""

    def number(text: str) -> int:
        if int(text) < low:
            raise argparse.ArgumentTypeError(f"a whole number from {low}, not {text}")
        return int(text)

    return number


def _print_report(report: Report) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("Chosen")
    for heading in ("Decisions", "Points given away", "95% interval", "Clearly"):
        table.add_column(heading, justify="right")
    for each in (*report.kinds, report.whole):
        table.add_row(*_cells(each))
    print_table(table)


def _cells(each: Tally) -> tuple[str, ...]:
    interval = f"{each.low:.2f} to {each.high:.2f}"
    return each.kind, str(each.decisions), f"{each.regret:.2f}", interval, f"{100 * each.share:.0f}%"


if __name__ == "__main__":
    main()
