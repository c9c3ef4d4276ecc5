"""Positions of a match under way, to be shown again: each seat sees what it saw then, and nothing else."""

from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.one_game import STANDING
from tests.server.helpers import open_table, page

Client = TestClient[Litestar]

by_game = pytest.mark.parametrize("game", [game.id for game in STANDING])


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """What doesn't depend on whether it can still be acted upon."""
    return {key: position[key] for key in ("seat", "view", "turn", "actors", "scores", "result")}


@by_game
def test_a_past_position_is_what_the_seat_was_told_then(client: Client, game: str) -> None:
    rng = Random(1)
    table = open_table(client, game, "person", "person")
    told: dict[tuple[int, int | None], dict[str, Any]] = {}
    with page(client, table, 0) as at:
        for _ in range(25):
            seat = at.position["actors"][0]
            at.watch(seat)
            at.play(rng.choice(at.position["legal"]), seat)
            for eyes in (0, 1, None):
                at.watch(eyes)
                told[at.seq, eyes] = seen(at.position)
    for (number, eyes), position in told.items():
        asked = "" if eyes is None else f"?seat={eyes}"
        found = client.get(f"/api/tables/{table}/positions/{number}{asked}").json()
        assert seen(found) == position
        assert (found["legal"], found["can_undo"], found["seed"]) == ([], False, None)


def test_positions_count_what_was_not_taken_back(client: Client) -> None:
    table = open_table(client, "africa", "person", "person")
    with page(client, table, 0) as at:
        while True:
            count, actor = at.seq, at.position["actors"][0]
            at.watch(actor)
            before, [*others, taken] = seen(at.position), at.position["legal"]
            at.play(taken, actor)
            if at.position["can_undo"] and others:
                break
        at.say(type="undo", id="undo", seq=at.seq, turn=False)
        at.hear("accepted")
        at.play(others[0], actor)
        after = seen(at.position)
        assert at.seq == count + 3
    asked = [client.get(f"/api/tables/{table}/positions/{count + more}?seat={actor}") for more in range(3)]
    assert [seen(answer.json()) for answer in asked[:2]] == [before, after]
    assert (asked[2].status_code, asked[2].json()["key"]) == (404, "page-no-such-position")
    assert client.get(f"/api/tables/{table}/positions/1?seat=9").json()["key"] == "page-no-such-seat"
