"""Tables that are listed: anybody may come, by the id that the first page shows, for as long as they gather."""

from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from tests.server.helpers import another, seats, server

GAME = games.every()[0].id


def opened(client: TestClient[Litestar], **more: Any) -> str:
    """A table of one person and two guests; its id."""
    host, *_ = seats(GAME, "person")
    body = {"game": GAME, "seats": [host, {"player": "guest"}, {"player": "guest"}], **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_listed_table_is_joined_by_its_id(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = opened(client, listed=True)
        guest = another(client)
        assert [one["id"] for one in guest.get("/api/tables").json()["open"]] == [table]
        invitation = guest.post("/api/invitations/read", json={"token": table}).json()
        assert (invitation["table"], invitation["seat"], invitation["free"]) == (table, None, [1, 2])
        seated = guest.post("/api/invitations/sit", json={"token": table, "name": "Ana"}).json()
        assert (seated["seat"], seated["taken"]) == (1, [])
        # The last one to come lets it begin; then its id leads nobody to a seat any more.
        another(client).post("/api/invitations/sit", json={"token": table, "name": "Léa"})
        late = another(client).post("/api/invitations/read", json={"token": table})
        assert (late.status_code, late.json()["key"]) == (404, "page-link-dead")


def test_the_id_of_a_private_table_is_no_invitation(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = opened(client)
        guest = another(client)
        for id in (table, "there-is-none"):
            for way, body in (("read", {}), ("sit", {"name": "Ana"})):
                answer = guest.post(f"/api/invitations/{way}", json={"token": id, **body})
                assert (answer.status_code, answer.json()["key"]) == (404, "page-link-unknown")
