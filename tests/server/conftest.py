"""A server for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.helpers import server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with server(tmp_path) as running:
        yield running
