"""A server that can't start says why in a sentence, and leaves nothing open."""

import gc
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn

from marula.cli import main
from tests.server.processes import blank_pages, running
from tests.server.test_store_migration import move_to, old_file


def refused(capsys: pytest.CaptureFixture[str], data: Path, port: int = 0, status: int = 1) -> str:
    """What `marula serve` says when it gives up. What it has left open is found, and its warning fails the test."""
    assert main(["serve", "--lang", "en", "--port", str(port), "--data", str(data)]) == status
    gc.collect()
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages that are there whether or not they have been built."""
    folder = blank_pages(tmp_path)
    monkeypatch.setattr("marula.server.app.find_pages", lambda: folder)
    return folder


@pytest.mark.usefixtures("pages")
def test_a_store_that_does_not_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "marula.sqlite").write_bytes(b"no database, whatever its name says")
    said = refused(capsys, tmp_path)
    assert said.startswith(f"marula: The matches in {tmp_path} cannot be opened: ")
    assert "file is not a database" in said
    assert "Traceback" not in said


@pytest.mark.usefixtures("pages")
def test_a_key_that_is_damaged_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "server.key").write_bytes(b"half of it")
    said = refused(capsys, tmp_path)
    assert said.startswith(f"marula: The file server.key in {tmp_path} is damaged (10 bytes, not 32).")
    assert (tmp_path / "server.key").read_bytes() == b"half of it"


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_long_migration_is_shown_by_a_bar(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    old_file(tmp_path / "marula.sqlite", "0002", [{"id": "a"}, {"id": "b"}])
    # What keeps the server from going on.
    (tmp_path / "server.key").write_bytes(b"")
    shown = StringIO()

    def bar(title: str) -> Progress:
        return Progress(TextColumn(title), MofNCompleteColumn(), console=Console(file=shown, force_terminal=True))

    monkeypatch.setattr("marula.cli.common.progress_bar", bar)
    main([command, "--lang", "en", "--data", str(tmp_path), *(["--port", "0"] if command == "serve" else [])])
    assert "Bringing matches up to date" in shown.getvalue()
    assert "2/2" in shown.getvalue()
    if command == "serve":
        begun, done, _ = capsys.readouterr().err.splitlines()
        assert begun.endswith("2 tables of an older version are brought up to date"), "and in the log of the server"
        assert done.endswith("2 of 2 tables are up to date")
    shown.truncate(0)
    main(["migrate", "--data", str(tmp_path)])
    assert shown.getvalue() == "", "there is no bar where there is nothing to do"


@pytest.mark.usefixtures("pages")
def test_a_data_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert refused(capsys, tmp_path / "file").startswith(
        f"marula: The matches in {tmp_path / 'file'} cannot be opened: "
    )


@pytest.mark.usefixtures("pages")
def test_a_folder_that_another_server_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as first:
        said = refused(capsys, tmp_path)
        assert said == (
            f"marula: The matches in {tmp_path} are in use by another Marula. Stop that one first, or choose another"
            " folder: --data\n"
        )
        assert first.request("GET", "/api/tables")


@pytest.mark.usefixtures("pages")
def test_matches_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    move_to(tmp_path / "marula.sqlite", "head")
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = (tmp_path / "marula.sqlite").read_bytes()
    assert "were written by a newer version of Marula" in refused(capsys, tmp_path)
    assert (tmp_path / "marula.sqlite").read_bytes() == before


@pytest.mark.parametrize("filled", [False, True], ids=["empty", "with matches"])
def test_a_folder_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], filled: bool
) -> None:
    with TemporaryDirectory(prefix="marula-test-") as name:
        Path(name).chmod(0o755)
        pages = blank_pages(Path(name))
        monkeypatch.setattr("marula.server.app.find_pages", lambda: pages)
        folder = Path(name) / "data"
        folder.mkdir()
        if filled:
            move_to(folder / "marula.sqlite", "head")
            (folder / "marula.sqlite").chmod(0o444)
        folder.chmod(0o555)
        try:
            with nobody_special():
                said = refused(capsys, folder)
        finally:
            folder.chmod(0o755)
        assert said.startswith(f"marula: The matches in {folder} cannot be opened: Marula may not write there (")
        assert sorted(path.name for path in folder.iterdir()) == (["marula.sqlite"] if filled else [])


@contextmanager
def nobody_special() -> Iterator[None]:
    """Whoever may do everything on this machine is somebody else for a while."""
    special = os.geteuid() == 0
    if special:
        os.seteuid(65534)
    try:
        yield
    finally:
        if special:
            os.seteuid(0)


def test_pages_that_were_never_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marula.server.pages.files", lambda package: tmp_path)
    assert "pages" in refused(capsys, tmp_path / "data", status=2)
    assert not (tmp_path / "data").exists()


@pytest.mark.usefixtures("pages")
def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused(capsys, tmp_path, port, status=2)
    assert str(port) in said
    assert str(port + 1) in said
