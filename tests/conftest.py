"""What all tests share: the compiled kernel is made once, before the workers start, and hypothesis tells how to repeat a failure."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import services
from hypothesis import HealthCheck, settings

settings.register_profile("usual", max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("soak", parent=settings.get_profile("usual"), max_examples=3000)
settings.load_profile(os.environ.get("LASTCARD_HYPOTHESIS", "usual"))

#: Compiled functions that tests call from Python.
ENTRIES = (
    *("play_games", "check", "act", "deal_round", "open_round", "start_open", "look_closely"),
    *("mark_legal", "move_of", "observe", "reset_lanes", "step_lanes", "first_illegal", "play_lanes"),
)


#: Those that search and remember, which take as long again.
SEARCHING = (
    "play_rows",
    "play_rows_searching",
    "open_search",
    "run_heat",
    "explore",
    "open_visit",
    "visit",
    "act_remembered",
    "deal_hidden",
    "recall",
    "open_memory",
    "set_scene",
)

COMPILE = "import sys; from lastcard.speed import compiled; [getattr(compiled(), entry) for entry in sys.argv[1:]]"


#: Real servers, for whichever tests ask for them.
postgres, valkey, own_postgres, own_valkey = services.postgres, services.valkey, services.own_postgres, services.own_valkey


def pytest_configure(config: pytest.Config) -> None:
    """Compile before the workers start, on two cores: each of them would compile the same."""
    services.named("DATABASE_URL"), services.named("REDIS_URL")
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        with subprocess.Popen([sys.executable, "-c", COMPILE, *SEARCHING]):
            from lastcard.speed import compiled, plain

            for entry in ENTRIES:
                getattr(compiled(), entry)
            plain().play_games  # noqa: B018  # to ask for it is to compile it


BROWSER_TESTS = Path(__file__).parent / "browser"


@contextlib.contextmanager
def apart_from_browsers(item: pytest.Item) -> Iterator[None]:
    """Let a test have event loops of its own, also after tests in a browser: their library's loop counts as running ever after."""
    running = None if BROWSER_TESTS in item.path.parents else asyncio._get_running_loop()
    if running is not None:
        asyncio._set_running_loop(None)
    try:
        yield
    finally:
        if running is not None:
            asyncio._set_running_loop(running)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Make what a test needs."""
    with apart_from_browsers(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Run a test."""
    with apart_from_browsers(item):
        return (yield)
