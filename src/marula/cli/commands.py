"""The commands there are, and the overview of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from marula import __version__
from marula.cli.arena import arena
from marula.cli.board import board
from marula.cli.errors import CommandError
from marula.cli.games import list_games
from marula.cli.handbook import handbook
from marula.cli.pages import print_page
from marula.cli.replay import replay
from marula.cli.serve import play, serve
from marula.cli.show import show
from marula.cli.simulate import simulate
from marula.cli.store import backup, migrate, prune, verify_all
from marula.cli.table import table
from marula.texts import Texts


class Command(NamedTuple):
    """A command: its name, the key of its line in the overview, and the function that runs it."""

    name: str
    help: str
    run: Callable[[Sequence[str], Texts], int]


COMMANDS = (
    Command("play", "cli-help-play", play),
    Command("serve", "cli-help-serve", serve),
    Command("table", "cli-help-table", table),
    Command("games", "cli-help-games", list_games),
    Command("handbook", "cli-help-handbook", handbook),
    Command("simulate", "cli-help-simulate", simulate),
    Command("arena", "cli-help-arena", arena),
    Command("replay", "cli-help-replay", replay),
    Command("show", "cli-help-show", show),
    Command("board", "cli-help-board-command", board),
    Command("migrate", "cli-help-migrate", migrate),
    Command("backup", "cli-help-backup", backup),
    Command("verify-all", "cli-help-verify-all", verify_all),
    Command("prune", "cli-help-prune", prune),
)

OPTIONS = (("--help", "cli-help-help"), ("--version", "cli-help-version"), ("--lang LANG", "cli-help-lang"))


def run(arguments: Sequence[str], texts: Texts) -> int:
    """Find the command and run it."""
    rest = _without_language(arguments)
    if rest and rest[0] == "--version":
        print(f"marula {__version__}")
        return 0
    if not rest or rest[0] in ("-h", "--help"):
        _print_overview(texts)
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


def _print_overview(texts: Texts) -> None:
    commands = [(command.name, texts.say(command.help)) for command in COMMANDS]
    options = [(name, texts.say(help)) for name, help in OPTIONS]
    sections = [("cli-commands", commands), ("cli-options", options)]
    print_page(texts, "marula COMMAND ...", "cli-about", sections)
