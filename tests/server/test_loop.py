"""Starting the server: which event loop it runs on."""

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import uvicorn

from marula.server import serve
from tests.server.processes import blank_pages


def loops_used(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    """Start the server without letting it serve; the modules of the loops it ran on."""
    found: list[str] = []

    async def run(server: uvicorn.Server, listener: socket.socket, started: Callable[[], None]) -> None:
        found.append(type(asyncio.get_running_loop()).__module__)

    monkeypatch.setattr(serve, "_run", run)
    serve.serve(serve.Place("127.0.0.1", 0, folder, blank_pages(folder)), print, False)
    return found


def test_uvloop_is_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("uvloop")
    assert loops_used(monkeypatch, tmp_path) == ["uvloop"]


def test_without_uvloop_python_s_own_loop_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert serve.loop_factory() is None
    assert loops_used(monkeypatch, tmp_path)[0].startswith("asyncio.")
