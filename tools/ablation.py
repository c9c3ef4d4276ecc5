"""What each part of a bot's knowledge is worth: the full bot against itself with one part switched off.

    python -m tools.ablation GAME [--games K] [--jobs J] [--seats N] [--only A,B]

Full and reduced bots take every other seat, and all matches are played from both sides. Prints a table in Markdown, as
docs/bots.md has it. A win share of 50% would mean that the part is worth nothing. Compiled rules give the same
figures sooner: run `python -m tools.compile_rules` first.
"""

import argparse

from rich.console import Console
from rich.progress import Progress

from marula.games import find
from marula.lab.figures import wilson
from marula.lab.simulate import Plan, simulate
from marula.library import folders


def main() -> None:
    """Measure every facet and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="matches per facet (default: 400)")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: one per core)")
    parser.add_argument("--seats", type=int, help="an even number of seats (default: the fewest that the game allows)")
    parser.add_argument("--only", help="facets to measure, separated by commas (default: all)")
    given = parser.parse_args()
    game = find(given.game)
    if game is None:
        parser.error(f"there is no game {given.game}")
    possible = [seats for seats in range(game.min_players, game.max_players + 1) if seats % 2 == 0]
    seats = possible[0] if given.seats is None else given.seats
    if seats not in possible:
        parser.error(f"{game.id} is measured with {' or '.join(map(str, possible))} seats")
    board = folders.default_board(game.id)
    facets = given.only.split(",") if given.only else game.facets
    rows = []
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("Playing", total=len(facets) * given.games)
        for facet in facets:
            wins = games = 0.0
            for side in (0, 1):
                pair = ("greedy", f"greedy:no-{facet}") if side == 0 else (f"greedy:no-{facet}", "greedy")
                plan = Plan(game.id, board, game.settle({}), pair * (seats // 2), f"ablation {facet} {side}")
                report = simulate(plan, given.games // 2, given.jobs, lambda: bar.advance(task))
                wins += sum(report.wins[side::2])
                games += report.games
            low, high = wilson(wins, games)
            rows.append(f"| {facet} | {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f}) |")
    print(f"| switched off | wins of the full bot, {seats} seats, {given.games} matches |\n|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
