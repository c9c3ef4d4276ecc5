"""Command lines: argparse reads them, our texts explain them."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn, final

from marula.cli.errors import CommandError
from marula.cli.pages import Row, print_page
from marula.texts import Texts


@final
class Parser(argparse.ArgumentParser):
    """An argument parser whose help and complaints are in the reader's language."""

    def __init__(self, texts: Texts, command: str, about: str) -> None:
        super().__init__(prog=command, add_help=False, exit_on_error=False, allow_abbrev=False)
        self.texts = texts
        self.about = about
        self._needed: list[str] = []
        self._usage = [command]
        self._arguments: list[Row] = []
        self._options: list[Row] = []

    def need(self, name: str, help: str, **values: object) -> None:
        """An argument that must be given."""
        self._argument(name, name.upper(), help, values)
        self._needed.append(name)

    def may(self, name: str, help: str, **values: object) -> None:
        """An argument that can be left out."""
        self._argument(name, f"[{name.upper()}]", help, values)

    def option(self, flag: str, metavar: str, help: str, default: object = None, **values: object) -> None:
        """An option with a value."""
        self.add_argument(flag, default=default)
        self._options.append((f"{flag} {metavar}", self.texts.say(help, values)))

    def options(self, flag: str, metavar: str, help: str) -> None:
        """An option that can be given several times."""
        self.add_argument(flag, action="append", default=[])
        self._options.append((f"{flag} {metavar}", self.texts.say(help)))

    def switch(self, flag: str, help: str) -> None:
        """An option without a value."""
        self.add_argument(flag, action="store_true")
        self._options.append((flag, self.texts.say(help)))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace | None:
        """The arguments, or None where help was asked for and given."""
        self.option("--lang", "LANG", "cli-help-lang")
        self.add_argument("-h", "--help", action="store_true")
        self._options.append(("-h, --help", self.texts.say("cli-help-help")))
        try:
            found, rest = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            raise CommandError("cli-missing-value", {"option": error.argument_name}, self.prog) from error
        if found.help:
            self._print_help()
            return None
        for extra in rest:
            key = "cli-unknown-option" if extra.startswith("-") else "cli-extra-argument"
            raise CommandError(key, {"found": extra}, self.prog)
        for name in self._needed:
            if getattr(found, name) is None:
                raise CommandError("cli-missing-argument", {"name": name.upper()}, self.prog)
        return found

    def error(self, message: str) -> NoReturn:
        """Anything argparse complains about that isn't covered above."""
        raise CommandError("cli-error", {"message": message}, self.prog)

    def _argument(self, name: str, shown: str, help: str, values: dict[str, object]) -> None:
        # Optional to argparse in any case: what is missing is for `read` to say, in the reader's language.
        self.add_argument(name, nargs="?")
        self._usage.append(shown)
        self._arguments.append((name.upper(), self.texts.say(help, values)))

    def _print_help(self) -> None:
        usage = " ".join([*self._usage, f"[{self.texts.say('cli-usage-options')}]"])
        sections = [("cli-arguments", self._arguments), ("cli-options", self._options)]
        print_page(self.texts, usage, self.about, sections)


def whole_number(value: Any, option: str, low: int, command: str) -> int:
    """A whole number from `low` up."""
    try:
        number = int(value)
    except (TypeError, ValueError):
        number = low - 1
    if number < low:
        raise CommandError("cli-bad-number", {"option": option, "low": low, "found": str(value)}, command)
    return number
