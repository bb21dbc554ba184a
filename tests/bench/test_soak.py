"""The soak sees what grows, and nothing of the server does."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"

pytestmark = pytest.mark.skipif(not BENCH.exists(), reason="there is no bench/ beside these tests")


@pytest.mark.parametrize(
    ("figure", "grows"),
    [
        (lambda place, chance: 100, False),
        (lambda place, chance: 100 + chance.gauss(0, 10), False),
        (lambda place, chance: 100 + 30 * (place % 14 > 7), False),
        (lambda place, chance: 200 - place, False),
        (lambda place, chance: 5000 + place // 4, False),
        (lambda place, chance: 100 + place, True),
        (lambda place, chance: 100 + 2 * place + chance.gauss(0, 10), True),
        (lambda place, chance: 1000 + 10 * (place // 5), True),
    ],
)
def test_what_grows_is_told_from_what_goes_up_and_down(
    figure: Callable[[int, random.Random], float], grows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever rises again and again, by more than a little; not what only swings, or falls, or is as good as steady."""
    monkeypatch.syspath_prepend(str(BENCH))
    import soak

    for seed in range(20):
        chance = random.Random(seed)
        values = [figure(place, chance) for place in range(42)]
        assert soak.trend("rows.facts", values).grows is grows, values


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="memory and open files are looked up as Linux has them")
@pytest.mark.parametrize("servers", [0, 2])
def test_nothing_grows(servers: int) -> None:
    """Five minutes that stand for five days or more: nothing of the server grows or remains, and nobody meets a fault of it."""
    words = [BENCH / "soak.py", "--minutes", 5, "--servers", servers, "--visitors", 8, "--json"]
    done = subprocess.run([sys.executable, *map(str, words)], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode in (0, 1), done.stderr
    found = json.loads(done.stdout)
    assert not found["faults"]
    assert not found["left"]
    assert not found["grows"], {name: found["figures"][name] for name in found["grows"]}
    assert found["visits"]["moves"] > 100
