"""A server that is killed outright leaves nothing running. That it loses nothing is tested by test_soak.py."""

import time
from pathlib import Path

import pytest

from tests.server.helpers import seats
from tests.server.processes import children, running, wait_until_gone

GAME = "africa"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.request("POST", "/api/tables", {"game": GAME, "seats": seats(GAME, "random", "random")})["id"]
        while not server.request("GET", "/api/tables")["finished"]:
            time.sleep(0.05)
        assert server.request("GET", f"/api/tables/{table}/replay")["result"]["winners"]
        assert server.process is not None
        bots = children(server.process.pid)
        assert bots
    assert wait_until_gone(bots, 10) == []
