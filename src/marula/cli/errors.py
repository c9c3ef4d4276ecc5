"""A command that can't be understood, or was not let finish."""

from collections.abc import Mapping

INTERRUPTED = 130
"""The exit status where somebody pressed Ctrl-C, as shells have it."""


class CommandError(Exception):
    """What was wrong with the command line: a text key, values for it, and the command to ask for help with."""

    def __init__(self, key: str, values: Mapping[str, object] | None = None, command: str = "marula") -> None:
        super().__init__(key, values, command)
        self.key = key
        self.values = dict(values or {})
        self.command = command
