"""The page about capacity says what was measured, and reckons right."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(not (ROOT / "bench" / "capacity.py").exists(), reason="there is no bench/ beside these tests")


@pytest.fixture(scope="module")
def capacity() -> Any:
    sys.path.insert(0, str(ROOT / "bench"))
    try:
        import capacity
    finally:
        sys.path.remove(str(ROOT / "bench"))
    return capacity


@pytest.fixture(scope="module")
def data() -> Any:
    return json.loads((ROOT / "docs" / "capacity.json").read_text("utf-8"))


def test_the_page_is_what_the_data_make_it(capacity: Any, data: Any) -> None:
    """Nobody has written in it by hand, and no figure of it is older than the data."""
    assert (ROOT / "docs" / "capacity.md").read_text("utf-8") == capacity.page(data)


def test_each_figure_is_of_several_runs(capacity: Any, data: Any) -> None:
    """At least three of each, in none of which anything went wrong."""
    assert set(data["loads"]) == set(capacity.LOADS)
    assert set(data["full"]) == set(capacity.LOADED)
    assert set(data["store"]) == {str(facts) for facts in capacity.STORES}
    for kind in ("loads", "full", "store"):
        assert all(len(runs) >= 3 for runs in data[kind].values())
    assert all(run["errors"] == 0 for runs in data["loads"].values() for run in runs)


def test_what_is_reckoned_follows_from_what_was_measured(capacity: Any, data: Any) -> None:
    """By hand, for one row: moves, cores, memory, the database's log and what goes to the clients."""
    found = capacity.needed(data, "four", 4)
    runs = data["loads"]["four"]

    def middle(*keys: str, runs: Any = runs) -> float:
        values = []
        for run in runs:
            value = run
            for key in keys:
                value = value[key]
            values.append(value)
        return float(sorted(values)[len(values) // 2]) if len(values) % 2 else sum(sorted(values)[len(values) // 2 - 1 :][:2]) / 2

    assert found["moves"] == 25_000
    idle = middle("idle_ms_per_table", "servers")
    moved = middle("parts", "servers", "cpu_ms_per_move") - idle / runs[0]["rate"]
    assert found["server_cores"] == pytest.approx((25_000 * moved + 100_000 * idle) / 1000)
    assert found["processes"] * 0.5 >= found["server_cores"] > (found["processes"] - 1) * 0.5
    assert found["wal_mb"] == pytest.approx(25_000 * middle("per_move", "wal_bytes") / 1e6)
    assert found["clients_mbit"] == pytest.approx(25_000 * middle("per_move", "bytes_to_clients") * 8 / 1e6)
    one = data["loads"]["one"]
    kilobytes = 4 * middle("kb_per_table", runs=one) + 4 * middle("kb_per_connection", runs=one)
    assert found["memory_gb"] >= 100_000 * kilobytes / 1e6


def test_half_of_it_takes_half_as_much(capacity: Any, data: Any) -> None:
    """Half the tables take half of everything; half the moves half of what goes with them."""
    often, seldom, half = capacity.needed(data, "two", 4), capacity.needed(data, "two", 8), capacity.needed(data, "two", 4, 50_000)
    for key in ("moves", "server_cores", "postgresql_cores", "valkey_cores", "commits", "disk_gb_per_day", "messages"):
        assert often[key] == pytest.approx(2 * half[key])
    for key in ("moves", "valkey_cores", "commits", "disk_gb_per_day", "messages", "clients_mbit"):
        assert often[key] == pytest.approx(2 * seldom[key])
    assert often["server_cores"] > seldom["server_cores"] > often["server_cores"] / 2


def test_a_figure_is_the_median_of_its_runs(capacity: Any, data: Any) -> None:
    """One run that was disturbed moves nothing."""
    disturbed = copy.deepcopy(data)
    worst = max(disturbed["loads"]["two"], key=lambda run: run["parts"]["servers"]["cpu_ms_per_move"])
    worst["parts"]["servers"]["cpu_ms_per_move"] *= 100
    assert capacity.cost(disturbed, "two", "servers") == capacity.cost(data, "two", "servers")
