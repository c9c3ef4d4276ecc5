"""Command lines: argparse reads them, our texts explain them."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn, final

from marula import __version__
from marula.cli.errors import CommandError
from marula.texts import Texts


@final
class Parser(argparse.ArgumentParser):
    """An argument parser whose headings and complaints are in the reader's language."""

    def __init__(self, texts: Texts, command: str, about: str) -> None:
        super().__init__(
            prog=command, description=texts.say(about), add_help=False, exit_on_error=False, allow_abbrev=False
        )
        self.texts = texts
        self._positionals.title = texts.say("cli-arguments")
        self._optionals.title = texts.say("cli-options")
        self._needed: list[tuple[str, str]] = []

    def need(self, name: str, help: str, **values: object) -> None:
        """An argument that must be given."""
        self.add_argument(name, metavar=name.upper(), nargs="?", help=self.texts.say(help, values))
        self._needed.append((name, name.upper()))

    def may(self, name: str, help: str, **values: object) -> None:
        """An argument that can be left out."""
        self.add_argument(name, metavar=name.upper(), nargs="?", help=self.texts.say(help, values))

    def option(self, flag: str, metavar: str, help: str, default: object = None, **values: object) -> None:
        """An option with a value."""
        self.add_argument(flag, metavar=metavar, default=default, help=self.texts.say(help, values))

    def options(self, flag: str, metavar: str, help: str) -> None:
        """An option that can be given several times."""
        self.add_argument(flag, metavar=metavar, action="append", default=[], help=self.texts.say(help))

    def switch(self, flag: str, help: str) -> None:
        """An option without a value."""
        self.add_argument(flag, action="store_true", help=self.texts.say(help))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace | None:
        """The arguments, or None where help was asked for and given."""
        self.option("--lang", "LANG", "cli-help-lang")
        self.add_argument("-h", "--help", action="store_true", help=self.texts.say("cli-help-help"))
        try:
            found, rest = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            raise CommandError("cli-missing-value", {"option": error.argument_name}, self.prog) from error
        if found.help:
            print(self.format_help(), end="")
            return None
        for extra in rest:
            key = "cli-unknown-option" if extra.startswith("-") else "cli-extra-argument"
            raise CommandError(key, {"found": extra}, self.prog)
        for name, shown in self._needed:
            if getattr(found, name) is None:
                raise CommandError("cli-missing-argument", {"name": shown}, self.prog)
        return found

    def error(self, message: str) -> NoReturn:
        """Anything argparse complains about that isn't covered above."""
        raise CommandError("cli-error", {"message": message}, self.prog)

    def format_help(self) -> str:
        """The help page, with headings in the reader's language."""
        formatter = self._get_formatter()
        usage = self.texts.say("cli-usage") + ": "
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, usage)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        return formatter.format_help()


def whole_number(value: Any, option: str, low: int, command: str) -> int:
    """A whole number from `low` up."""
    try:
        number = int(value)
    except (TypeError, ValueError):
        number = low - 1
    if number < low:
        raise CommandError("cli-bad-number", {"option": option, "low": low, "found": str(value)}, command)
    return number


def print_overview(texts: Texts, commands: Sequence[tuple[str, str]]) -> None:
    """The help page of `marula` itself."""
    print(f"{texts.say('cli-usage')}: marula COMMAND ...\n")
    print(f"{texts.say('cli-about')}\n")
    print(f"{texts.say('cli-commands')}:")
    options = (("--help", "cli-help-help"), ("--version", "cli-help-version"), ("--lang LANG", "cli-help-lang"))
    width = max(len(name) for name, _ in [*commands, *options])
    for name, help in commands:
        print(f"  {name.ljust(width)}  {texts.say(help)}")
    print(f"\n{texts.say('cli-options')}:")
    for name, help in options:
        print(f"  {name.ljust(width)}  {texts.say(help)}")


def print_version() -> None:
    """The version."""
    print(f"marula {__version__}")
