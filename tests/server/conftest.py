"""Server processes for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest
from browser.server import Server


class Strict(Server):
    """A server whose limits are those that people meet."""

    environment: ClassVar = {"LASTCARD_LIMITS": ""}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of one file share."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits, for one test alone."""
    server = Strict(tmp_path_factory.mktemp("strict"))
    yield server
    server.stop()
