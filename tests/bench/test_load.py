"""The load on the server works and measures what it says. How fast the server is, is no test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("words", [["--tables", 0], ["--seats", 11], ["--seconds", -1], ["--rate", "fast"]])
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
