"""How even a board is: a bot against itself, what each seat won, and what was done with what the board names.

    python -m tools.balance GAME [--games K] [--seats N] [--player BOT] [--jobs J] [--board FILE]

Prints Markdown, as docs/boards/ has it: win shares by seat with their intervals, turns per player, and how often each
named thing of the board (a card, say) had a part in each kind of event, the rarest first. Compiled rules give the same
figures sooner: run `python -m tools.compile_rules` first.
"""

import argparse
import os
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import to_wire
from marula.games import find
from marula.lab.figures import wilson
from marula.library import folders
from marula.players import make_player

BATCH = 20


class Task(NamedTuple):
    """Some matches to be played in a process of their own."""

    game: str
    board: dict[str, Any]
    player: str
    seats: int
    first: int
    games: int


class Tally(NamedTuple):
    """What came of them."""

    wins: list[float]
    totals: list[int]
    turns: list[int]
    endings: Counter[str]
    done: Counter[tuple[str, str, str]]
    """How often something happened with something: event, noun, id."""


def play(task: Task) -> Tally:
    """Play the matches of a task."""
    game = find(task.game)
    assert game is not None
    board = game.board(task.board)
    tally = Tally([0.0] * task.seats, [0] * task.seats, [], Counter(), Counter())
    for number in range(task.first, task.first + task.games):
        match = Match(game, board, {}, task.seats, derive_seed("balance", number))
        players = [make_player(task.player, game, derive_seed("balance", number, seat)) for seat in range(task.seats)]
        match.run(players)
        result = game.result(match.state)
        for seat in result.winners:
            tally.wins[seat] += 1 / len(result.winners)
        for place, score in enumerate(result.scores):
            tally.totals[place] += score["total"]
        tally.endings[result.ending] += 1
        tally.turns.append(game.rules.turn(match.state).number)
        state = game.setup(board, match.options, task.seats)
        events: list[Any] = []
        for move in match.moves:
            game.rules.apply(state, move.seat, move.action, events)
        for event in events:
            told = to_wire(event)
            assert isinstance(told, dict)
            for field, noun in game.nouns.items():
                if noun in board.names and field in told:
                    tally.done[str(told["type"]), noun, str(told[field])] += 1
    return tally


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000, help="matches for each number of seats (default: 4000)")
    parser.add_argument("--seats", type=int, help="only this number of seats (default: all the game allows)")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--board", type=Path, help="a board file (default: the game's own)")
    given = parser.parse_args()
    game = find(given.game)
    if game is None:
        parser.error(f"there is no game {given.game}")
    data = tomllib.loads(given.board.read_text("utf-8")) if given.board else folders.default_board(game.id)
    counts = [given.seats] if given.seats else range(game.min_players, game.max_players + 1)
    with Progress(console=Console(stderr=True)) as bar, ProcessPoolExecutor(given.jobs) as pool:
        for seats in counts:
            tasks = [
                Task(game.id, data, given.player, seats, first, min(BATCH, given.games - first))
                for first in range(0, given.games, BATCH)
            ]
            line = bar.add_task(f"{seats} seats", total=given.games)
            tallies = []
            for task, tally in zip(tasks, pool.map(play, tasks), strict=True):
                tallies.append(tally)
                bar.advance(line, task.games)
            _print(seats, given.games, tallies)


def _print(seats: int, games: int, tallies: list[Tally]) -> None:
    turns = sorted(turn / seats for tally in tallies for turn in tally.turns)
    endings: Counter[str] = Counter()
    done: Counter[tuple[str, str, str]] = Counter()
    for tally in tallies:
        endings += tally.endings
        done += tally.done
    print(f"\n### {seats} seats, {games} matches\n")
    print("| seat | wins | 95% interval | mean points |\n|---|---|---|---|")
    for seat in range(seats):
        wins = sum(tally.wins[seat] for tally in tallies)
        low, high = wilson(wins, games)
        points = sum(tally.totals[seat] for tally in tallies) / games
        print(f"| {seat + 1} | {wins / games:.1%} | {low:.1%} to {high:.1%} | {points:.1f} |")
    low, middle, high = (turns[int(part * (games - 1))] for part in (0.025, 0.5, 0.975))
    print(f"\nTurns per player: {middle:.0f} (95% of matches: {low:.0f} to {high:.0f}).")
    print("Endings: " + ", ".join(f"{name} {count}" for name, count in endings.most_common()) + ".")
    groups: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for (event, noun, id), count in done.items():
        groups.setdefault((event, noun), []).append((id, count))
    for (event, noun), found in sorted(groups.items()):
        listed = ", ".join(f"{id} {count / games:.2f}" for id, count in sorted(found, key=lambda item: item[1]))
        print(f"\n{event}, {len(found)} of {noun}, per match: {listed}.")


if __name__ == "__main__":
    main()
