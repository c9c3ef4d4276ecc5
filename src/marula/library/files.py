"""Reading and writing text files so that failure is a sentence and a half-written file is never left behind."""

import errno
import os
import re
import tomllib
from pathlib import Path

from marula.core.wire import JsonObject
from marula.library.errors import FileError

LONGEST_FILE = 1
"""In megabytes: what the server takes from a page at once, boards and records included."""


def read_text(path: Path, most: int | None = None) -> str:
    """The text of a file, of at most so many megabytes if that is said; FileError where there is none."""
    try:
        with path.open("rb") as file:
            # A file that is far too long is not read to its end, which may never come.
            found = file.read() if most is None else file.read(most * 1_000_000 + 1)
        if most is not None and len(found) > most * 1_000_000:
            raise FileError("file-too-long", {"file": str(path), "most": most})
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("file-not-text", {"file": str(path), "byte": error.start}) from error
    except FileNotFoundError as error:
        raise FileError("file-missing", {"file": str(path)}) from error
    except OSError as error:
        # Windows calls it a lack of permission.
        if path.is_dir():
            raise FileError("file-is-folder", {"file": str(path)}) from error
        raise FileError("file-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error


def parse_toml(file: str, text: str) -> JsonObject:
    """The data of a TOML file from its text; FileError where it is none."""
    try:
        data: JsonObject = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise FileError("file-not-toml", {"file": file, "line": str(line), "reason": str(error)}) from error
    except (RecursionError, ValueError) as error:
        # Brackets without end, or a number of thousands of digits.
        raise FileError("file-not-sane", {"file": file}) from error
    return data


def make_folder(path: Path) -> None:
    """Make a folder that can be written to, unless it is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("file-unwritable", {"file": str(path), "reason": error.strerror or str(error)}) from error
    if not os.access(path, os.W_OK):
        raise FileError("file-unwritable", {"file": str(path), "reason": os.strerror(errno.EACCES)})


def is_vacant(path: Path) -> bool:
    """Whether nothing lies there yet: no folder, or one that is empty but for hidden files such as the system's own."""
    try:
        return all(entry.name.startswith(".") for entry in path.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError as error:
        raise FileError("file-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from error


def write_text(path: Path, text: str) -> None:
    """Write a whole file or none: a full disk or a killed process leaves what was there before."""
    make_folder(path.parent)
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            scratch.write_text(text, encoding="utf-8", newline="\n")
            scratch.replace(path)
        except BaseException:
            scratch.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise FileError("file-unwritable", {"file": str(path), "reason": error.strerror or str(error)}) from error
