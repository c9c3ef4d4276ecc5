"""A lesson for any game, written by letting bots play: what servers are tried with, whether games have one or not."""

from tools.lesson import inline

from marula.core.actions import Seat
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from marula.players import make_player

LEARNER = Seat(0)
CHAPTERS = 2
STEPS = 3
"""In each chapter the learner does so many things."""


def written(game: AnyGame, seed: str = "server") -> str:
    """Chapters of things to do, each with something to read before it; the last chapter is the final one."""
    board = default_board(game)
    seats = game.min_players
    match = Match(game, board, {}, seats, derive_seed("lesson of a test", game.id, seed))
    players = [make_player("greedy", game, derive_seed("lesson of a test", seat)) for seat in range(seats)]
    match.begin()
    lines = [f'seed = "{match.seed.hex()}"', f"seats = {seats}", f"learner = {LEARNER}"]
    waiting: list[str] = []
    for chapter in range(CHAPTERS):
        for step in range(STEPS):
            while match.game.rules.actors(match.state)[0] != LEARNER:
                seat = match.game.rules.actors(match.state)[0]
                action = players[seat].choose(match.observe(seat))
                waiting.append(inline({"seat": seat, **action.wire}))
                match.play(seat, action)
            if step == 0:
                lines += ["[[chapter]]", f'id = "c{chapter}"', f'text = "{game.prefix}-name"']
                lines += ["final = true"] * (chapter == CHAPTERS - 1)
                lines += [f"moves = [{', '.join(waiting)}]"]
                lines += _step("read", game, "read = true")
            elif waiting:
                lines[-1] = f"then = [{', '.join(waiting)}]"
            waiting = []
            action = players[LEARNER].choose(match.observe(LEARNER))
            lines += _step(f"s{step}", game, f"expect = {inline(action.wire)}", f'wrong = "{game.prefix}-tagline"')
            lines.append("")
            match.play(LEARNER, action)
    return "\n".join(lines)


def _step(id: str, game: AnyGame, *more: str) -> list[str]:
    return ["[[chapter.step]]", f'id = "{id}"', f'text = "{game.prefix}-author"', 'point = "map"', *more]
