"""Studies on a Ray cluster: a real one, started on this machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.errors import LastcardError
from lastcard.lab.plan import Cell, Share
from lastcard.lab.workers import play_on_cluster

TESTS = Path(__file__).parents[1]

#: A cluster of its own process, as Ray leaves threads and settings behind. One of its workers is killed as soon as some shares are played.
SCRIPT = """
import os, signal, sys
from lab.children import descendants
from lastcard.lab.study import run

killed = []

def kill(done, total):
    ours = [pid for pid, line in descendants().items() if line.startswith("ray::_play_far_away")]
    if not killed and ours and 0 < done < total:
        os.kill(ours[0], signal.SIGKILL)
        killed.append(ours[0])

arguments = dict(vary={"hand_size": [2, 3, 4, 6, 7, 8]}, bots=["random"], games=250, interpreted=True)
far = run("length", ["pocket"], [2], ray="local", progress=kill, **arguments)
assert far == run("length", ["pocket"], [2], **arguments), "other numbers"
print("the same,", len(killed), "killed")
"""


def test_a_cluster_gives_the_same_numbers_though_a_worker_dies() -> None:
    """The study is the one that this process plays by itself, and the share of the killed worker is played again."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=240, env=None, cwd=TESTS, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines()[-1] == ("the same, 1 killed" if Path("/proc/self/task").is_dir() else "the same, 0 killed")


@pytest.mark.parametrize("address", ["nowhere.invalid:6379", "not an address"])
@pytest.mark.soak
def test_no_cluster_is_a_sentence(address: str) -> None:
    """Ray itself tries for a while."""
    share = Share(Cell("pocket", 2, {}, ("random",)), "1", ((0, 5),))
    with pytest.raises(LastcardError, match="no Ray cluster"):
        list(play_on_cluster([share], address))


def test_ray_that_is_missing_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install."""
    monkeypatch.setitem(sys.modules, "ray", None)
    share = Share(Cell("pocket", 2, {}, ("random",)), "1", ((0, 5),))
    with pytest.raises(LastcardError, match=r"lastcard\[ray\]"):
        list(play_on_cluster([share], "auto"))
