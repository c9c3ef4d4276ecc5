"""marula table, and the example of a bot that comes by a link: matches arranged from the command line."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from marula import games
from marula.cli import main
from marula.core import record
from tests.server.processes import Server, running

ROOT = Path(__file__).parents[1]
QUICKEST = "africana"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as started:
        yield started


def run(*arguments: str, status: int = 0) -> str:
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        assert main([*arguments]) == status, err.getvalue()
    return (out if status == 0 else err).getvalue()


def answer(*arguments: str) -> Any:
    return json.loads(run("table", *arguments).splitlines()[-1])


def opened(server: Server, game: str, seats: str, *more: str) -> Any:
    return answer("open", "--server", server.address, "--game", game, "--seats", seats, *more)


def bot(link: str, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "examples/network_bot.py"), link, *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if name == QUICKEST else pytest.mark.long) for name in games.names()]
)
def test_bots_from_elsewhere_play_a_match(server: Server, game: str) -> None:
    table = opened(server, game, "guest:Ana,guest,bot:greedy", "--pace", "5m+10s")
    assert [*table] == ["table", "invitations", "watch", "host"]
    assert len(table["invitations"]) == 2
    gathering = answer("show", table["host"])
    assert [*gathering] == ["table", "state", "seq", "actors", "seats", "result"]
    assert (gathering["state"], gathering["seq"], gathering["result"]) == ("gathering", 0, None)
    bots = [bot(link) for link in table["invitations"]]
    for number, one in enumerate(bots):
        told, complaints = one.communicate(timeout=300)
        assert one.returncode == 0, complaints
        last = json.loads(told.splitlines()[-1])
        assert (last["table"], last["seat"]) == (table["table"], number)
    finished = answer("show", table["host"])
    assert finished["state"] == "finished"
    written = server.request("GET", f"/api/tables/{table['table']}/record")
    assert record.replay(record.loads(json.dumps(written), games.find)).is_over()
    assert finished["result"] == written["result"] == last["result"]


def test_a_bot_may_have_a_style_of_the_game(server: Server) -> None:
    game = games.find(QUICKEST)
    assert game is not None
    style = next(iter(game.styles))
    table = opened(server, QUICKEST, f"guest,bot:master:{style}")
    assert [seat["state"] for seat in answer("show", table["host"])["seats"]] == ["free", "bot"]
    asked = ("table", "open", "--server", server.address, "--game", QUICKEST, "--seats")
    assert "master:nobody" in run(*asked, "guest,bot:master:nobody", status=1)
    assert "novice:nobody" in run(*asked, "guest,bot:novice:nobody", status=2)


def test_a_table_is_ended(server: Server) -> None:
    table = opened(server, QUICKEST, "guest,guest", "--listed")
    waiting = bot(table["invitations"][0])
    while answer("show", table["host"])["seats"][0]["state"] != "taken":
        assert waiting.poll() is None
    ended = answer("end", table["host"])
    assert (ended["state"], ended["result"]) == ("ended", None)
    told, _ = waiting.communicate(timeout=60)
    assert waiting.returncode == 3
    assert json.loads(told.splitlines()[-1]) == {"table": table["table"], "seat": 0, "result": None}
    late = bot(table["invitations"][1])
    late.communicate(timeout=60)
    assert late.returncode == 1


def test_what_is_refused(server: Server) -> None:
    address = ("--server", server.address)
    assert "africa, africana" in run("table", "open", *address, "--game", "chess", "--seats", "guest", status=2)
    assert "guest:NAME" in run("table", "open", *address, "--game", QUICKEST, "--seats", "guest,me", status=2)
    assert "2 to 4 players" in run("table", "open", *address, "--game", QUICKEST, "--seats", "guest", status=1)
    paced = ("--game", QUICKEST, "--seats", "guest,guest", "--pace", "now")
    assert "5m+10s" in run("table", "open", *address, *paced, status=1)
    assert "no such table" in run("table", "show", f"{server.address}/host#AbCdEfGhIjKl.AAAAAAAAAAAAAAAAAAAA", status=1)
    other = opened(server, QUICKEST, "guest,guest")
    invitation = other["invitations"][0].partition("#")[2]
    for forged in (f"{other['table']}.AAAAAAAAAAAAAAAAAAAA", invitation, other["table"]):
        for action in ("show", "end"):
            assert "not valid" in run("table", action, f"{server.address}/host#{forged}", status=1)
    assert answer("show", other["host"])["state"] == "gathering", "nothing has happened to it"
    assert "no link for a host" in run("table", "end", f"{server.address}/table/x", status=2)
    assert "no answer" in run(
        "table", "open", "--server", "http://127.0.0.1:1", "--game", QUICKEST, "--seats", "guest,guest", status=1
    )
