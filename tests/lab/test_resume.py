"""Studies that are interrupted and taken up again, and workers that die."""

from __future__ import annotations

import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from unittest import mock

import pytest

from lastcard.cli import main
from lastcard.errors import LastcardError
from lastcard.lab import plan, workers
from lastcard.lab.plan import Cell, Plan, Share
from lastcard.lab.store import FILE, Store
from lastcard.lab.study import run

from .children import descendants

linux = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the system does not list a process's children")

WORDS = (
    *("lab", "length", "--edition", "pocket", "--players", "2", "--bots", "random", "--vary", "hand_size=2,3,4,6,7,8"),
    *("--games", "150", "--interpreted", "--json"),
)

#: An environment that asks for nothing but UTF-8.
ENVIRONMENT = {**{name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}, "PYTHONUTF8": "1"}


def kept(folder: Path) -> int:
    """How many results a folder holds."""
    try:
        with sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True) as file:
            return int(file.execute("select count(*) from results").fetchone()[0])
    except sqlite3.Error:
        return 0


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    """The command, at work, with at least two shares done and more to do."""
    process = subprocess.Popen(
        [sys.executable, "-m", "lastcard", *WORDS, "--keep", str(folder), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        # Whatever the tests were started by: a shell starts what is to run beside it so that Ctrl-C does not reach it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while kept(folder) < 2 and process.poll() is None:
        time.sleep(0.01)
    return process


@cache
def in_one_go() -> str:
    """What the command prints when nothing interrupts it."""
    return command(*WORDS)[1]


def command(*words: str) -> tuple[int, str, str]:
    """The status of a command of this process, and what it prints."""
    output, errors = io.StringIO(), io.StringIO()
    with mock.patch.dict(os.environ, {"LANG": "C"}), redirect_stdout(output), redirect_stderr(errors):
        status = main([*words])
    return status, output.getvalue(), errors.getvalue()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_an_interrupted_study_goes_on_where_it_was(how: signal.Signals, tmp_path: Path) -> None:
    """Killed, or interrupted by Ctrl-C: what was played is kept, the rest is played, and the figures are those of a study in one go."""
    process = started(tmp_path)
    process.send_signal(how)
    _, errors = process.communicate(timeout=60)
    before = kept(tmp_path)
    assert 2 <= before < 7
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert str(tmp_path) in errors
        assert "Traceback" not in errors
    status, printed, errors = command(*WORDS, "--keep", str(tmp_path))
    assert status == 0, errors
    assert f"{before} of 7 parts" in errors
    assert json.loads(printed) == json.loads(in_one_go())


@linux
def test_workers_end_with_the_study(tmp_path: Path) -> None:
    """When the command is killed, none of its workers stays."""
    process = started(tmp_path, "--workers", "2")
    pids = list(descendants(process.pid))
    assert pids
    process.kill()
    process.communicate(timeout=60)
    end = time.monotonic() + 60
    while time.monotonic() < end and any(Path(f"/proc/{pid}").exists() and not _is_zombie(pid) for pid in pids):
        time.sleep(0.02)
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists() and not _is_zombie(pid)]


def _is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@linux
def test_a_worker_that_dies_costs_nothing_but_time() -> None:
    """Workers are killed while they play; the figures are those of a study by nobody but this process."""
    arguments = {"vary": {"hand_size": [2, 3, 4, 6]}, "bots": ["random"], "games": 200, "interpreted": True}
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        ours = [pid for pid, line in descendants().items() if "lastcard.lab.worker" in line and pid not in killed]
        if len(killed) < 3 and ours and 0 < done < total:
            os.kill(ours[-1], signal.SIGKILL)
            killed.append(ours[-1])

    by_workers = run("length", ["pocket"], [2], workers=2, progress=kill, **arguments)  # type: ignore[arg-type]
    assert len(killed) == 3
    assert by_workers == run("length", ["pocket"], [2], **arguments)  # type: ignore[arg-type]
    assert not [line for line in descendants().values() if "lastcard.lab.worker" in line]


def test_a_share_that_kills_every_worker_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few deaths the study ends in a sentence, and does not go on for ever."""
    monkeypatch.setattr(workers, "__package__", "lastcard.absent")  # whose workers end at once
    share = Share(Cell("pocket", 2, {}, ("random",)), "1", ((0, 5),))
    with pytest.raises(LastcardError, match="died 5 times"):
        list(workers.play_by_workers([share], 2))


def test_a_share_that_cannot_be_played_is_named() -> None:
    """An error in a worker is one sentence here."""
    share = Share(Cell("pocket", 9, {}, ("random",)), "1", ((0, 5),))
    with pytest.raises(LastcardError, match="2 to 5 players"):
        list(workers.play_by_workers([share], 2, interpreted=True))


def notices(folder: Path, **more: object) -> tuple[int, int, int, int]:
    """What is said of a folder when a study begins."""
    heard: list[tuple[int, int, int, int]] = []
    arguments: dict[str, object] = {"editions": ["pocket"], "players": [2], "bots": ["random"], "games": 20, "interpreted": True}
    run("length", keep=folder, notice=lambda *numbers: heard.append(numbers), **{**arguments, **more})  # type: ignore[arg-type]
    return heard[0]


def test_another_study_uses_what_it_can(tmp_path: Path) -> None:
    """Results are found by what was played, not by the plan that asked for it."""
    assert notices(tmp_path) == (0, 1, 0, 0)
    assert notices(tmp_path) == (1, 1, 0, 0)
    assert notices(tmp_path, vary={"stacking": ["up"]}) == (1, 2, 0, 0)
    assert notices(tmp_path, seed="9") == (0, 1, 0, 2)


def test_results_of_another_version_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where rules or bots have changed, everything is played anew, and it is said why."""
    notices(tmp_path)
    monkeypatch.setattr("lastcard.lab.store.fingerprint", lambda: "another")
    assert notices(tmp_path) == (0, 1, 1, 0)
    assert notices(tmp_path) == (1, 1, 1, 0)


def test_the_sentences_about_a_folder(tmp_path: Path) -> None:
    """Of another study, and of another version."""
    words = (*WORDS[:8], "--interpreted", "--keep", str(tmp_path), "--games")
    assert command(*words, "10")[2] == ""
    assert "belongs to another study" in command(*words, "11")[2]
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("update results set made_by = 'another'")
    assert "everything is played anew" in command(*words, "10")[2]


def test_what_is_no_folder_of_results_is_left_alone(tmp_path: Path) -> None:
    """A file of something else is not overwritten."""
    (tmp_path / FILE).write_text("A diary. " * 1000)
    with pytest.raises(LastcardError, match="another folder"):
        Store(tmp_path)
    assert (tmp_path / FILE).read_text().startswith("A diary.")


def test_the_fingerprint_is_that_of_rules_and_bots() -> None:
    """The same at every call, and of more than one file."""
    assert plan.fingerprint() == plan.fingerprint()
    assert len(plan.fingerprint()) == 16
    assert next(Plan("length", [Cell("pocket", 2, {}, ("random",))], 5, "1").shares()).games == 5
