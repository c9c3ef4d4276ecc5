"""marula handbook: the rules."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown

from marula import games
from marula.cli.common import find_game
from marula.cli.errors import CommandError
from marula.cli.parser import Parser
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
