"""Places and server processes for the tests of this folder: each test that uses them runs on every store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from browser.server import Server
from stores import STORES, Place, place_for


class Strict(Server):
    """A server whose limits are those that people meet."""

    environment: ClassVar = {"LASTCARD_LIMITS": ""}


def variables(store: str, request: pytest.FixtureRequest) -> dict[str, str]:
    """What makes a server use this store: as one of many, where it can be."""
    if store == "sqlite":
        return {}
    return {"DATABASE_URL": request.getfixturevalue("postgres").fresh(), "REDIS_URL": request.getfixturevalue("valkey").fresh()}


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a test may keep tables, with none yet."""
    return place_for(request.param, request, tmp_path)


@pytest.fixture(scope="module", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of one file share."""
    server = Server(tmp_path_factory.mktemp("data"), **variables(request.param, request))
    yield server
    server.stop()


@pytest.fixture(params=STORES)
def strict(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits, for one test alone."""
    server = Strict(tmp_path_factory.mktemp("strict"), **variables(request.param, request))
    yield server
    server.stop()


@pytest.fixture(params=STORES)
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that its test may kill."""
    server = Server(tmp_path, **variables(request.param, request))
    yield server
    server.stop()
