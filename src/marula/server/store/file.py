"""The file that an SQLite store is in: whose it is, what schema it has, and what can be wrong with it."""

import errno
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy import StaticPool, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from marula.server.store.base import StoreError

log = logging.getLogger("marula")

PATIENCE = 20
"""Seconds to wait for another program that writes to the same file, such as `marula prune`."""

Progress = Callable[[int, int], None]
"""Told how many of how many are done; from another thread."""


def untold(done: int, count: int) -> None:
    """For nobody who watches."""


_SYSTEM_KEYS = {
    errno.EACCES: "store-read-only",
    errno.EPERM: "store-read-only",
    errno.EROFS: "store-read-only",
    errno.ENOSPC: "store-full",
}

_SQLITE_KEYS = {
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}


def connect(path: Path, *, may_make: bool = False) -> sqlite3.Connection:
    """A connection whose transactions are begun and ended by whoever uses it."""
    mode = "rwc" if may_make else "rw"
    made = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=PATIENCE)
    # Letters that are damaged in one row must not keep the others from being read.
    made.text_factory = partial(str, encoding="utf-8", errors="replace")
    return made


def lock(path: Path) -> BaseFileLock:
    """The folder's lock, held: one server at a time. It is gone with the process, however that ends."""
    found = FileLock(path.with_suffix(".lock"), timeout=0, thread_local=False)
    try:
        found.acquire()
    except Timeout as error:
        raise StoreError("store-in-use", str(error)) from error
    return found


def check_there(path: Path) -> None:
    """Raises StoreError where there is no file yet."""
    if not path.exists():
        raise StoreError("store-missing", str(path))


@contextmanager
def in_a_sentence(path: Path) -> Iterator[None]:
    """Say why a file can't be used, and where it is: a StoreError whose key is a text of the command line."""
    try:
        try:
            yield
        except sqlite3.Error as error:
            raise _explained(error) from error
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) else None
            raise _explained(cause if isinstance(cause, sqlite3.Error) else error) from error
        except OSError as error:
            key = _SYSTEM_KEYS.get(error.errno or 0, "store-failed")
            raise StoreError(key, error.strerror or str(error)) from error
    except StoreError as error:
        error.values["data"] = str(path.parent)
        raise


def _explained(error: Exception) -> StoreError:
    # The last byte of SQLite's codes tells the kind, the others more about it.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return StoreError(_SQLITE_KEYS.get(code, "store-failed"), str(error))


def upgrade(path: Path, progress: Progress = untold) -> bool:
    """Bring the schema of a file that nobody uses up to date; whether anything had to be done."""
    with in_a_sentence(path):
        check_there(path)
        with lock(path):
            return migrate(path, progress)


def back_up(path: Path, key: Path, target: Path, target_key: Path) -> int:
    """Copy a file, which may be in use, with the key that belongs to it; how many tables it has.

    The copy is checked: it is there whole or not at all.
    """
    with in_a_sentence(path):
        check_there(path)
        with closing(connect(path)) as source:
            version(source)
            return _copy(source, key, target, target_key)


def _copy(source: sqlite3.Connection, key: Path, target: Path, target_key: Path) -> int:
    beside, beside_key = (Path(f"{file}.part") for file in (target, target_key))
    try:
        # Whoever has the copy could read what others must not see of matches under way.
        beside.touch(mode=0o600)
    except OSError as error:
        raise StoreError("store-backup-failed", error.strerror or str(error)) from error
    try:
        if key.exists():
            beside_key.touch(mode=0o600)
            beside_key.write_bytes(key.read_bytes())
        with closing(connect(beside)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            problems = [str(problem) for (problem,) in copy.execute("PRAGMA integrity_check")]
            if problems != ["ok"]:
                raise StoreError("store-backup-failed", problems[0])
            (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        # The key first: without it the copy would be no whole one.
        if beside_key.exists():
            beside_key.replace(target_key)
        else:
            target_key.unlink(missing_ok=True)
        beside.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("store-backup-failed", str(error)) from error
    finally:
        beside.unlink(missing_ok=True)
        beside_key.unlink(missing_ok=True)
    return int(count)


def migrate(path: Path, progress: Progress = untold) -> bool:
    """Bring the schema up to date, all of it or nothing; whether anything had to be done."""
    with closing(connect(path, may_make=True)) as file:
        if version(file) == _newest():
            return False
        _upgrade(file, progress)
    with closing(connect(path)) as file:
        _tidy(file)
    return True


def check_version(file: sqlite3.Connection) -> None:
    """Raises StoreError where the schema is older than the program, or newer."""
    if version(file) != _newest():
        raise StoreError("store-older", version(file))


def version(file: sqlite3.Connection) -> str:
    """The version of a file's schema, empty where there is none yet; raises StoreError where nobody here knows it."""
    if file.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
        if file.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
            raise StoreError("store-damaged", "no alembic_version")
        return ""
    row = file.execute("SELECT version_num FROM alembic_version").fetchone()
    found = "" if row is None else str(row[0])
    if found and found not in _versions():
        raise StoreError("store-newer", found)
    return found


def _upgrade(file: sqlite3.Connection, progress: Progress) -> None:
    engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool)
    config = _config()
    try:
        with engine.connect() as connection:
            # Not before: SQLAlchemy takes back what it finds when it connects.
            file.execute("BEGIN IMMEDIATE")
            config.attributes |= {"connection": connection, "progress": progress}
            command.upgrade(config, "head")
            connection.commit()
    finally:
        if file.in_transaction:
            file.execute("ROLLBACK")
        engine.dispose()


def _tidy(file: sqlite3.Connection) -> None:
    """Give back the room of what was stored again and again; where there is none to do it in, it stays."""
    free, pages = (file.execute(f"PRAGMA {name}").fetchone()[0] for name in ("freelist_count", "page_count"))
    if free * 2 > pages:
        try:
            file.execute("VACUUM")
        except sqlite3.Error as error:
            log.warning("the store could not be made smaller: %s", error)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations"))
    return config


def _versions() -> list[str]:
    """All there have been, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _newest() -> str:
    return _versions()[0]
