"""People at one server, each with a device of their own."""

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from tests.server.helpers import Json, Page, another, seats

Client = TestClient[Litestar]

ANY_GAME = next(game.id for game in games.every() if not game.has_secrets)
"""Where it doesn't matter which."""


def guest_table(client: Client, game: str, *players: str, **more: Any) -> Json:
    """A table that somebody opens, with `guest` among its players; where to go and by what it is governed."""
    listed = []
    for number, player in enumerate(players):
        seat = seats(game, *["person"] * len(players))[number]
        if player == "guest":
            seat = {"player": "guest"}
        elif player != "person":
            seat |= {"player": "bot", "level": player}
        listed.append(seat)
    answer = client.post("/api/tables", json={"game": game, "seats": listed, **more})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def tokens(client: Client, table: str) -> list[str | None]:
    """The tokens of the seats, where somebody may sit down."""
    links = client.get(f"/api/tables/{table}/links").json()
    return [None if link is None else link.partition("#")[2] for link in links["seats"]]


def sit(client: Client, token: str, name: str = "", **more: Any) -> Json:
    """Take a seat; the answer."""
    answer = client.post("/api/invitations/sit", json={"token": token, "name": name, **more})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def two_people(client: Client, game: str = ANY_GAME, **more: Any) -> tuple[str, Client]:
    """A table for two, at which a guest has sat down on seat 1: its id, and the guest."""
    table = guest_table(client, game, "person", "guest", **more)["id"]
    guest = another(client)
    (token,) = [one for one in tokens(client, table) if one]
    assert sit(guest, token, "Chiyo")["seat"] == 1
    return table, guest


def key_of(answer: Any) -> tuple[int, str]:
    """How a request was refused."""
    return answer.status_code, answer.json()["key"]


def mover(*pages: Page) -> Page:
    """Whose turn it is."""
    actors = pages[0].position["actors"]
    return next(page for page in pages if page.seat in actors)
