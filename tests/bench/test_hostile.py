"""Two people play while hostile clients do their worst: every honest command is answered, and nothing of the attack is left over."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"
#: What an attack may leave in the memory of a server, in kB: less than what its buffers and caches take when they fill.
KEPT = 80_000

pytestmark = pytest.mark.skipif(not BENCH.exists() or sys.platform != "linux", reason="the program is not there, or reads /proc")


def attacked(folder: Path, *words: str) -> list[dict[str, Any]]:
    """What the program tells of each attack."""
    command = [sys.executable, BENCH / "hostile.py", "--json", folder / "figures.json", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found: list[dict[str, Any]] = json.loads((folder / "figures.json").read_text("utf-8"))
    return found


def nobody_noticed(found: list[dict[str, Any]]) -> None:
    """See that the honest played on, and that the server let everything go."""
    for one in found:
        assert one["asked"] > 0, one
        assert (one["unanswered"], one["refused"], one["closed"]) == (0, [], []), one
        assert one["files_after"] <= one["files_before"] + 5, one
        assert one["kb_after"] < one["kb_before"] + KEPT, one


def test_others_do_not_notice(tmp_path: Path) -> None:
    """Floods of joins and chat, commands for other seats, readers that do not read, broken frames, half-open requests and new tables."""
    names = ["joins", "chat", "commands", "slow", "frames", "silent", "tables"]
    found = attacked(tmp_path, "--seconds", "0.5", "--clients", "5", "--attacks", ",".join(names))
    assert [one["attack"] for one in found] == ["nothing", *names]
    nobody_noticed(found)


@pytest.mark.soak
def test_others_do_not_notice_any_attack(tmp_path: Path) -> None:
    """The same for every attack that there is, with more clients and for longer."""
    nobody_noticed(attacked(tmp_path, "--seconds", "10", "--clients", "40"))


def test_an_attack_that_there_is_not_is_said(tmp_path: Path) -> None:
    """With those that there are."""
    done = subprocess.run([sys.executable, BENCH / "hostile.py", "--attacks", "tickling"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no attack 'tickling': there are joins" in done.stderr
