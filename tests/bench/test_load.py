"""The load on the server works and measures what it says. How fast the server is, is no test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import services

LOAD = Path(__file__).resolve().parents[2] / "bench" / "load.py"

pytestmark = pytest.mark.skipif(not LOAD.exists(), reason="there is no bench/ beside these tests")


def load(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, LOAD, *map(str, words)], capture_output=True, text=True, timeout=120, check=False)


def test_a_small_load_is_borne_and_measured() -> None:
    """Moves go out at their rate, each arrives at the others, nothing goes wrong, and memory is looked at."""
    done = load("--tables", 6, "--seats", 3, "--seconds", 4, "--rate", 4, "--clients", 2, "--limit", 5000, "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["tables"] == 6
    assert found["errors"] == 0
    # A round's end is no move, and a busy machine is late.
    assert 10 < found["moves_per_second"] <= 26
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["max_ms"]
    if sys.platform == "linux":
        assert found["kb_per_table"] is not None
        assert found["kb_per_connection"] is not None


@pytest.mark.soak
@pytest.mark.parametrize("pool", [False, True])
def test_seats_are_spread_over_processes_and_each_part_is_measured(pool: bool) -> None:
    """Two processes on one PostgreSQL and one Valkey: moves arrive at the seats of both, and nothing is left out of what they cost.

    Those of a pool bring the seats of a table together, and need to tell each other nothing.
    """
    try:
        services.postgres_programs()
        services.valkey_program()
    except services.Missing as reason:
        pytest.skip(str(reason))
    words = ["--pool"] if pool else []
    done = load("--workers", 2, "--tables", 4, "--seats", 2, "--seconds", 3, "--rate", 4, "--limit", 5000, "--json", *words)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["workers"], found["store"], found["errors"]) == (2, "postgresql", 0)
    assert set(found["parts"]) == {"servers", "postgresql", "valkey", "clients"}
    assert found["parts"]["servers"]["cpu_ms_per_move"] > 0
    per_move = found["per_move"]
    # What PostgreSQL counts it counts now and then.
    assert per_move["facts"] > 0.3
    assert per_move["messages"] < 0.3 if pool else per_move["messages"] > 0.3
    # The mover's own and the other's, and the answer.
    assert per_move["frames_to_clients"] >= 2.5


def test_several_processes_need_a_database_for_several() -> None:
    """Where they would not see each other, nothing is measured."""
    done = load("--workers", 2, "--store", "sqlite")
    assert done.returncode == 2
    assert "several processes need --store postgresql" in done.stderr


@pytest.mark.parametrize(
    "words", [["--pool"], ["--tables", 0], ["--workers", 0], ["--quota", 0], ["--seats", 11], ["--seconds", -1], ["--rate", "fast"]]
)
def test_a_load_that_makes_no_sense_is_refused(words: list[object]) -> None:
    """With its usage."""
    done = load(*words)
    assert done.returncode == 2
    assert done.stderr.startswith("usage:")


def test_a_server_that_is_not_there_is_named() -> None:
    """One sentence, and no trace."""
    done = load("--url", "http://127.0.0.1:9", "--tables", 1, "--seconds", 1)
    assert done.returncode == 1
    assert done.stderr.startswith("load.py: make:")
    assert len(done.stderr.splitlines()) == 1
