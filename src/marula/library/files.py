"""Reading and writing text files so that failure is a sentence and a half-written file is never left behind."""

import os
import tempfile
from pathlib import Path

from marula.library.errors import FileError


def read_text(path: Path) -> str:
    """The text of a file; FileError where there is none."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("file-not-text", {"file": str(path), "byte": error.start}) from error
    except FileNotFoundError as error:
        raise FileError("file-missing", {"file": str(path)}) from error
    except IsADirectoryError as error:
        raise FileError("file-is-folder", {"file": str(path)}) from error
    except OSError as error:
        raise FileError("file-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error


def write_text(path: Path, text: str) -> None:
    """Write a whole file or none: a full disk or a killed process leaves what was there before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        scratch = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            scratch.chmod(0o644)
            scratch.replace(path)
        except BaseException:
            scratch.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError("file-unwritable", {"file": str(path), "reason": error.strerror or str(error)}) from error
