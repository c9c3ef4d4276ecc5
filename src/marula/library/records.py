"""Record files."""

from pathlib import Path

from marula.core import record
from marula.core.record import Record
from marula.core.wire import JsonObject
from marula.games import find
from marula.library.files import read_text, write_text


def load_record(path: Path, most: int | None = None) -> Record:
    """Read a record file, of at most so many megabytes; FileError or RecordError say what is wrong with it."""
    return record.loads(read_text(path, most), find)


def save_record(path: Path, data: JsonObject) -> None:
    """Write a record file."""
    write_text(path, record.dumps(data))
