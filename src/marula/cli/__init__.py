"""The command `marula`."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

from marula import FURTHER_GAMES
from marula.cli.commands import run
from marula.cli.errors import INTERRUPTED, CommandError
from marula.cli.language import choose_language
from marula.core.record import RecordError
from marula.library.boards import BoardFileError
from marula.library.errors import FileError
from marula.server.store.base import StoreError
from marula.texts import Texts


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 where the answer is no, 2 where the question was wrong."""
    given = sys.argv[1:] if arguments is None else arguments
    texts = Texts("en")
    for stream in (sys.stdout, sys.stderr):
        # A terminal that can't show a letter shows a question mark instead of nothing at all.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        texts = Texts(choose_language(given))
        if FURTHER_GAMES and not Path(FURTHER_GAMES).is_dir():
            raise CommandError("cli-no-games-folder", {"folder": FURTHER_GAMES})
        status = run(given, texts)
        sys.stdout.flush()
        return status
    except CommandError as error:
        message = texts.say(error.key, error.values)
        print(texts.say("cli-error", {"message": message}), file=sys.stderr)
        print(texts.say("cli-try-help", {"command": error.command}), file=sys.stderr)
        return 2
    except FileError as error:
        print(texts.say("cli-error", {"message": texts.file_error(error)}), file=sys.stderr)
        return 1
    except RecordError as error:
        print(texts.say("cli-error", {"message": texts.record_error(error)}), file=sys.stderr)
        return 1
    except StoreError as error:
        print(texts.say("cli-error", {"message": texts.say(error.key, error.values)}), file=sys.stderr)
        return 1
    except BoardFileError as error:
        for item in error.problems:
            print(texts.located(error.file, item), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(texts.say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough. What is still to be flushed goes nowhere, or Python would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        reason = error.strerror or str(error)
        print(texts.say("cli-error", {"message": texts.say("cli-system", {"reason": reason})}), file=sys.stderr)
        return 1
