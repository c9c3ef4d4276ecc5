"""marula handbook: the rules."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown

from marula import games
from marula.cli.common import find_game
from marula.cli.errors import CommandError
from marula.cli.parser import Parser
from marula.core.game import AnyGame
from marula.library import folders
from marula.texts import Texts


def handbook(arguments: Sequence[str], texts: Texts) -> int:
    """Print a game's handbook, or one clause of it."""
    parser = Parser(texts, "marula handbook", "cli-about-handbook")
    parser.need("game", "cli-help-game", games=", ".join(games.names()))
    parser.may("rule", "cli-help-rule")
    given = parser.read(arguments)
    if given is None:
        return 0
    game = find_game(given.game, parser.prog)
    text = _opened(folders.handbook(game.id, texts.language), game, texts)
    if given.rule is not None:
        clause = folders.clause(text, given.rule.upper())
        if clause is None:
            raise CommandError("cli-rule-unknown", {"found": given.rule, "game": game.id}, parser.prog)
        text = clause
    text = folders.FIGURE.sub(lambda found: f"> {texts.say('cli-handbook-figure', {'text': found['text']})}", text)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text, end="")
    return 0


def _opened(text: str, game: AnyGame, texts: Texts) -> str:
    """The handbook, with the game in 60 seconds under its title."""
    title, rest = text.split("\n", 1)
    headings = {"goal": "minute-goal", "turn": "minute-turn", "end": "minute-end"}
    lines = [
        f"- **{texts.say(heading)}** · {texts.say(f'{game.prefix}-minute-{part}')}"
        for part, heading in headings.items()
    ]
    return "\n".join([title, "", f"## {texts.say('minute')}", "", *lines, rest])
