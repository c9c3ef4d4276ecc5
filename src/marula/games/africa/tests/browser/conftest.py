"""A server with the positions of these tests in its store."""

from collections.abc import Iterator

import pytest
from tests.e2e.moments import server_with
from tests.server.processes import Server

from marula.games.africa import GAME
from marula.games.africa.tests.browser.moments import MOMENTS, RECORD, found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all of them: what a test changes is its own table's."""
    with server_with(tmp_path_factory.mktemp(GAME.id), {id: found(id) for id in MOMENTS}, RECORD) as running:
        yield running
