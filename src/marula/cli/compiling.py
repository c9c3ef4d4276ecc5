"""In a checkout, rules that run from source are compiled while one plays: the next start has them."""

import os
import subprocess
import sys
import threading

from marula import compiled
from marula.texts import Texts

WITNESS = "marula.core.match"
"""A module that is always there, and compiled if any is."""


def compile_meanwhile(texts: Texts) -> threading.Thread | None:
    """Compile in a process of its own, if that is possible; who looks after it. It says so, and is in nobody's way."""
    if compiled.is_compiled(WITNESS) or not compiled.is_checkout() or os.environ.get("MARULA_COMPILE") == "no":
        return None
    thread = threading.Thread(target=_compile, args=(texts.say("cli-compiling"),), daemon=True)
    thread.start()
    return thread


def _compile(note: str) -> None:
    command = [sys.executable, str(compiled.COMPILER), "--background"]
    try:
        # Not ended by the Ctrl-C that ends the server: it will be done in a minute, and is there then.
        with subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        ) as process:
            assert process.stdout is not None
            # It says nothing where it can't or need not compile, and then everything is as it was.
            if process.stdout.readline():
                print(note, flush=True)
    except OSError:
        return
