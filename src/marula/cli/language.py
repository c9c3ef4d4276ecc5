"""In which language to answer."""

import os

from marula.cli.errors import CommandError
from marula.core.wire import LANGUAGES


def choose_language(arguments: list[str]) -> str:
    """What --lang says, else MARULA_LANG, else the system's language where we have it, else English."""
    for place, argument in enumerate(arguments):
        value = None
        if argument == "--lang" and place + 1 < len(arguments):
            value = arguments[place + 1]
        elif argument.startswith("--lang="):
            value = argument.removeprefix("--lang=")
        if value is not None:
            if value not in LANGUAGES:
                raise CommandError("cli-bad-language", {"found": value, "known": ", ".join(LANGUAGES)})
            return value
    for variable in ("MARULA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language:
            break
    return "en"
