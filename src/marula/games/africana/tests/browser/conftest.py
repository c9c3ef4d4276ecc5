"""A server with the positions of these tests in its store."""

from collections.abc import Iterator

import pytest
from tests.e2e.moments import played, server_with
from tests.server.processes import Server

from marula.games.africana.tests.browser.moments import GAME, MOMENTS, SEATS, found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all of them: every test has tables of its own."""
    moments = {id: found(id) for id in MOMENTS}
    with server_with(tmp_path_factory.mktemp(GAME), moments, played(GAME, SEATS, 0)) as running:
        yield running
