"""A bot that takes a seat by an invitation link and plays the match to its end: python examples/network_bot.py LINK

The protocol at work (docs/wire-protocol.md): sit down, say hello, move, come back after a lost connection. The last line
is JSON: {"table", "seat", "result"}. Exit status: 0 finished, 3 ended without a result, 1 refused.
"""

import argparse
import json
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from marula.lab.distant import DistantPlayer

FINISHED, REFUSED, ENDED = 0, 1, 3
FOR_GOOD = {4403, 4404, 4410}  # not our seat, no such table, the seat was given to somebody else


class RefusedError(Exception):
    """The server said no."""


def request(address, body=None, cookie=""):
    """One HTTP request; the answer, and the cookie that says who we are from now on."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    data = None if body is None else json.dumps(body).encode()
    for pause in (0.5, 1, 2, 4, 8, None):
        try:
            with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
                return json.loads(answer.read()), (answer.headers.get("Set-Cookie") or cookie).split(";")[0]
        except urllib.error.HTTPError as error:
            if error.code < 500:
                raise RefusedError(error.read().decode()) from error
        except urllib.error.URLError:
            pass
        if pause is None:
            raise RefusedError(f"{address} can't be reached")
        time.sleep(pause)


def sit_down(base, token, name):
    """Take the seat; where the name or the look is taken, take what the server proposes."""
    wish = {"token": token, "name": name}
    while True:
        seated, cookie = request(f"{base}/api/invitations/sit", wish)
        if seated["seat"] is not None:
            return seated["table"], seated["seat"], cookie
        if "seat" in seated["taken"]:
            raise RefusedError("there is no free seat")
        if "name" in seated["taken"]:
            wish["name"] = seated["names"][0]
        if "look" in seated["taken"]:
            wish |= {"colour": seated["looks"][0]["colour"], "emblem": seated["looks"][0]["emblem"]}


def play(socket, seat, player, memory):
    """Play until the match is over; its result, or None where it was ended."""
    socket.send(json.dumps({"type": "hello", "seat": seat, "since": memory["seq"]}))
    if memory["move"]:  # Sent before the connection broke: under its old id it counts once.
        socket.send(json.dumps(memory["move"]))
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "around" and message["state"] == "ended":
            return None
        if message["type"] in ("accepted", "stale", "refused"):
            memory["move"] = None
        if message["type"] == "update":
            memory["seq"], position = message["seq"], message["position"]
            memory["position"] = position
            if position["result"]:
                return position["result"]
        elif message["type"] == "error":
            raise RefusedError(message["key"])
        position = memory["position"]
        if position and position["legal"] and not memory["move"]:
            move = {"type": "move", "id": f"bot-{seat}-{memory['seq']}", "seq": memory["seq"]}
            memory["move"] = {**move, "action": player.choose(position)}
            memory["position"] = None
            socket.send(json.dumps(memory["move"]))


def main():
    """Sit down and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--name", default="Robot")
    given = parser.parse_args()
    base, token = given.link.split("/join#")
    try:
        table, seat, cookie = sit_down(base, token, given.name)
        known, cookie = request(f"{base}/api/tables/{table}", cookie=cookie)
        player = DistantPlayer(given.player, known, seat)
        scheme, host = ("wss" if base.startswith("https") else "ws"), urlsplit(base).netloc
        memory = {"seq": 0, "move": None, "position": None}
        while True:
            try:
                live = f"{scheme}://{host}/api/tables/{table}/live"
                with connect(live, additional_headers={"Cookie": cookie}, proxy=None, max_size=None) as socket:
                    result = play(socket, seat, player, memory)
                break
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.code in FOR_GOOD:
                    raise RefusedError(error.rcvd.reason or str(error.rcvd.code)) from error
            except (OSError, WebSocketException):
                pass
            time.sleep(0.5)  # The server comes back; what it has accepted it knows.
    except RefusedError as error:
        print(f"refused: {error}", file=sys.stderr)
        return REFUSED
    print(json.dumps({"table": table, "seat": seat, "result": result}))
    return FINISHED if result else ENDED


if __name__ == "__main__":
    sys.exit(main())
