"""A server that can't start says why in a sentence, and leaves nothing open."""

import gc
import socket
from pathlib import Path

import pytest

from marula.cli import main
from tests.server.processes import blank_pages


def refused(capsys: pytest.CaptureFixture[str], data: Path, port: int = 0) -> str:
    """What `marula serve` says when it gives up. What it has left open is found, and its warning fails the test."""
    assert main(["serve", "--lang", "en", "--port", str(port), "--data", str(data)]) == 2
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
def test_a_data_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert refused(capsys, tmp_path / "file").startswith(
        f"marula: The matches in {tmp_path / 'file'} cannot be opened: "
    )


def test_pages_that_were_never_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marula.server.pages.files", lambda package: tmp_path)
    assert "pages" in refused(capsys, tmp_path / "data")
    assert not (tmp_path / "data").exists()


@pytest.mark.usefixtures("pages")
def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused(capsys, tmp_path, port)
    assert str(port) in said
    assert str(port + 1) in said
