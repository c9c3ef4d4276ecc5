"""A bot that takes a seat by an invitation link and plays to the end: python examples/network_bot.py LINK

All it knows of the server is docs/wire-protocol.md: sit down, say hello, move, come back after a lost connection. The
last line is JSON, {"table", "seat", "result"}; exit status 0: finished, 3: ended without a result, 1: refused.
"""

import argparse
import json
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from marula.lab.distant import DistantPlayer

FOR_GOOD = {4400, 4403, 4404, 4410}  # Closed with these, a socket needn't come back.


class Refused(Exception):  # noqa: N818
    """The server said no."""


def ask(address: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """The answer to an HTTP request, and the cookie that says who we are. A server that is away is waited for."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json", "Cookie": cookie})
    for pause in (0.2, 0.5, 1, 2, 4, 8):
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer), (answer.headers.get("Set-Cookie") or cookie).split(";")[0]
        except urllib.error.HTTPError as error:
            if error.code < 500:
                raise Refused(error.read().decode()) from error
        except OSError:
            pass
        time.sleep(pause)
    raise Refused(f"no answer from {address}")


def sit_down(base: str, token: str, name: str) -> tuple[str, int, str]:
    """Table, seat and cookie. A name or look that is taken is settled by taking what the server proposes."""
    wish = {"token": token, "name": name}
    _, cookie = ask(f"{base}/api/invitations/read", {"token": token})
    for _ in range(10):
        seated, cookie = ask(f"{base}/api/invitations/sit", wish, cookie)
        if seated["seat"] is not None:
            return seated["table"], seated["seat"], cookie
        if "name" in seated["taken"]:
            wish["name"] = seated["names"][0]
        if "look" in seated["taken"]:
            wish |= {key: seated["looks"][0][key] for key in ("colour", "emblem")}
    raise Refused("no seat to be had")


def play(socket: Any, player: DistantPlayer, seat: int, known: dict[str, Any]) -> Any:
    """Play until the match is over; its result, or None where it was ended. `known` outlives the connection."""
    socket.send(json.dumps({"type": "hello", "seat": seat, "since": known["seq"]}))
    if known["move"]:
        socket.send(json.dumps(known["move"]))  # Sent before, but not answered: under the same id it counts once.
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "around" and message["state"] == "ended":
            return None
        if message["type"] == "update":
            known["seq"], position = message["seq"], message["position"]
            if position["result"]:
                return {key: position["result"][key] for key in ("ending", "winners", "scores")}
            known["position"] = position
        elif message["type"] in ("accepted", "stale", "refused"):
            known["move"] = None
        elif message["type"] == "error":
            raise ConnectionError(message["key"])  # The server could not; a little later it may.
        if known["move"] is None and known["position"] and known["position"]["legal"]:
            action = player.choose(known["position"])
            known["position"] = None  # What comes of it is told by the next update.
            known["move"] = {"type": "move", "id": f"m{known['seq']}", "seq": known["seq"], "action": action}
            socket.send(json.dumps(known["move"]))


def main() -> int:
    """Sit down, and play until it is over."""
    parser = argparse.ArgumentParser(description="Takes a seat by an invitation link and plays to the end.")
    parser.add_argument("link")
    parser.add_argument("--player", default="greedy", help="which of Marula's bots decides")
    parser.add_argument("--name", default="Robot")
    given = parser.parse_args()
    base, _, token = given.link.partition("/join#")
    try:
        table, seat, cookie = sit_down(base, token, given.name)
        player = DistantPlayer(given.player, ask(f"{base}/api/tables/{table}", cookie=cookie)[0], seat)
        known: dict[str, Any] = {"seq": 0, "move": None, "position": None}
        live = f"ws{base.removeprefix('http')}/api/tables/{table}/live"
        while True:
            try:
                with connect(live, additional_headers={"Cookie": cookie}, proxy=None, max_size=None) as socket:
                    result = play(socket, player, seat, known)
                break
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.code in FOR_GOOD:
                    raise Refused(f"closed with {error.rcvd.code}") from error
            except (OSError, WebSocketException):
                pass
            time.sleep(0.5)
    except Refused as error:
        print(f"refused: {error}", file=sys.stderr)
        return 1
    print(json.dumps({"table": table, "seat": seat, "result": result}))
    return 0 if result else 3


if __name__ == "__main__":
    sys.exit(main())
