"""A server with the positions of these tests in its store."""

from collections.abc import Iterator

import pytest
from tests.e2e.moments import played, server_with
from tests.server.processes import Server

from marula.games.heart_of_africa.tests.browser.moments import GAME, LOOKED_AT, MOMENTS, SEATS, found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all of them: what a test changes is its own table's."""
    moments = {id: found(id) for id in MOMENTS} | {f"look-{id}": found(id) for id in LOOKED_AT}
    with server_with(tmp_path_factory.mktemp(GAME), moments, played(GAME, SEATS, 0)) as running:
        yield running
