"""go.py in a checkout of its own, with a stand-in for uv that only notes what it was asked: no network, no installation."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in for uv is a shell script")

GO = Path(__file__).parents[2] / "go.py"
WORKERS = min(8, (os.cpu_count() or 2) + 1)

# Makes an environment whose Python only says what it was asked to do.
UV = """\
import os, pathlib, signal, sys
with open("uv-calls", "a") as calls:
    print(*sys.argv[1:], file=calls)
if os.path.exists("uv-fails"):
    sys.exit(pathlib.Path("uv-fails").read_text())
if os.path.exists("uv-is-killed"):
    os.remove("uv-is-killed")
    os.kill(os.getppid(), signal.SIGKILL)
python = pathlib.Path(".go/env/bin/python")
python.parent.mkdir(parents=True, exist_ok=True)
python.write_text('#!/bin/sh\\necho "$@"\\nexit ${STATUS:-0}\\n')
python.chmod(0o755)
"""


class Checkout:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(GO, folder)
        self.write("pyproject.toml", "[project]\n")
        self.write("uv.lock", "version = 1\n")
        uv = folder / ".go" / f"uv-{runpy.run_path(str(GO))['UV_VERSION']}" / "bin" / "uv"
        uv.parent.mkdir(parents=True)
        self.write("uv.py", UV)
        uv.write_text(f'#!/bin/sh\nexec "{sys.executable}" uv.py "$@"\n')
        uv.chmod(0o755)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def go(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.folder / "go.py"), *words]
        environment = {**os.environ, **variables, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(command, cwd=self.folder.parent, env=environment, capture_output=True, encoding="utf-8", check=False)

    @property
    def uv_calls(self) -> list[str]:
        calls = self.folder / "uv-calls"
        return calls.read_text().splitlines() if calls.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "a checkout"
    folder.mkdir()
    return Checkout(folder)


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",), ("help",)])
def test_help_lists_every_command_and_installs_nothing(checkout: Checkout, words: tuple[str, ...]) -> None:
    done = checkout.go(*words)
    assert done.returncode == 0
    for command in runpy.run_path(str(GO))["COMMANDS"]:
        assert f"\n  {command} " in done.stdout
    assert checkout.uv_calls == []


def test_an_unknown_command_is_refused_in_one_sentence(checkout: Checkout) -> None:
    done = checkout.go("paly")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == ["go.py: there is no command “paly”; the commands are play, run, test, lint, bench, python, uv."]
    assert checkout.uv_calls == []


def test_the_first_play_installs_the_locked_packages_without_the_test_tools(checkout: Checkout) -> None:
    done = checkout.go("play", "--data", "a b")
    assert done.returncode == 0
    assert done.stdout == "-m lastcard serve --data a b\n"
    assert checkout.uv_calls == ["sync --locked --inexact --compile-bytecode --no-default-groups"]


def test_the_second_play_starts_without_uv(checkout: Checkout) -> None:
    checkout.go("play")
    done = checkout.go("play")
    assert done.stdout == "-m lastcard serve\n"
    assert done.stderr == ""
    assert len(checkout.uv_calls) == 1


def test_run_passes_its_arguments_and_the_exit_status(checkout: Checkout) -> None:
    done = checkout.go("run", "replay", "game.txt", STATUS="3")
    assert done.stdout == "-m lastcard replay game.txt\n"
    assert done.returncode == 3


@pytest.mark.parametrize("name", ["pyproject.toml", "uv.lock", "go.py"])
def test_a_change_of_what_the_environment_is_made_from_calls_for_uv(checkout: Checkout, name: str) -> None:
    checkout.go("play")
    checkout.write(name, (checkout.folder / name).read_text() + "\n")
    checkout.go("play")
    checkout.go("play")
    assert len(checkout.uv_calls) == 2


def test_a_change_of_the_sources_does_not_call_for_uv(checkout: Checkout) -> None:
    checkout.go("play")
    checkout.write("game.py", "")
    checkout.go("play")
    assert len(checkout.uv_calls) == 1


def test_a_removed_environment_is_made_again(checkout: Checkout) -> None:
    checkout.go("play")
    shutil.rmtree(checkout.folder / ".go" / "env")
    assert checkout.go("play").returncode == 0
    assert len(checkout.uv_calls) == 2


def test_play_and_test_and_bench_share_an_environment_that_only_grows(checkout: Checkout) -> None:
    (checkout.folder / "bench").mkdir()
    checkout.write("bench/run.py", "")
    for command in ("play", "test", "play", "bench", "test", "play"):
        checkout.go(command)
    assert checkout.uv_calls == [
        "sync --locked --inexact --compile-bytecode --no-default-groups",
        "sync --locked --inexact --compile-bytecode --no-default-groups --group dev",
        "sync --locked --inexact --compile-bytecode --no-default-groups --group bench --group dev",
    ]


def test_an_interrupted_set_up_is_repeated(checkout: Checkout) -> None:
    checkout.go("play")
    checkout.write("uv-is-killed", "")
    assert checkout.go("test").returncode == -9
    assert checkout.go("play").stdout == "-m lastcard serve\n"
    assert checkout.uv_calls[1:] == ["sync --locked --inexact --compile-bytecode --no-default-groups --group dev"] * 2


@pytest.mark.parametrize("text", ["", "gibberish", "\n\n\n"])
def test_a_damaged_stamp_is_made_again(checkout: Checkout, text: str) -> None:
    checkout.go("play")
    (checkout.folder / ".go" / "stamp").write_text(text)
    assert checkout.go("play").returncode == 0
    assert len(checkout.uv_calls) == 2


@pytest.mark.parametrize(
    ("uv_says", "sentence"),
    [
        ("error sending request for url", "cannot install the packages, since the package registry cannot be reached: check the network"),
        ("The lockfile needs to be updated, but `--locked` was given.", "uv.lock does not fit pyproject.toml: run “python3 go.py uv lock”"),
        ("something else", "cannot install the packages: the last step ended with status 1"),
    ],
)
def test_a_failed_set_up_gives_its_reason_in_one_sentence_and_is_repeated(checkout: Checkout, uv_says: str, sentence: str) -> None:
    checkout.write("uv-fails", uv_says)
    done = checkout.go("play")
    assert done.returncode == 1
    assert done.stdout == ""
    first, last = done.stderr.splitlines()
    assert first == "go.py: installing what is needed …"
    assert last.startswith(f"go.py: {sentence}")

    (checkout.folder / "uv-fails").unlink()
    assert checkout.go("play").returncode == 0


def test_a_python_without_ensurepip_is_told_what_to_install(checkout: Checkout) -> None:
    shutil.rmtree(checkout.folder / ".go")
    start = "import runpy, sys; sys.modules['ensurepip'] = None; sys.argv = ['go.py', 'play']; runpy.run_path('go.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", start], cwd=checkout.folder, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "this Python lacks ensurepip: install it" in done.stderr
    assert "Traceback" not in done.stderr


def test_test_runs_the_linters_and_then_pytest_without_the_long_tests(checkout: Checkout) -> None:
    assert checkout.go("test", "-x").stdout.splitlines() == [
        "-m ruff check",
        "-m ruff format --check",
        "-m mypy --strict src/lastcard go.py web/make.py",
        f"-m pytest -n {WORKERS} --dist worksteal -m not soak -x",
    ]


def test_test_all_runs_the_long_tests_too(checkout: Checkout) -> None:
    assert checkout.go("test", "--all").stdout.splitlines()[-1] == f"-m pytest -n {WORKERS} --dist worksteal"


def test_test_of_named_files_skips_the_linters(checkout: Checkout) -> None:
    checkout.write("test_it.py", "")
    done = checkout.go("test", "test_it.py::test_one")
    assert done.stdout == f"-m pytest -n {WORKERS} --dist worksteal -m not soak test_it.py::test_one\n"


def test_a_failure_of_any_part_fails_the_test_command(checkout: Checkout) -> None:
    checkout.go("python")
    assert checkout.go("test", STATUS="1").returncode == 1
    assert checkout.go("lint", STATUS="1").returncode == 1


def test_bench_without_benchmarks_says_so(checkout: Checkout) -> None:
    done = checkout.go("bench")
    assert done.returncode == 1
    assert done.stderr == "go.py: there is no bench/run.py in this checkout.\n"
