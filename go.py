"""Set up and start lastcard on a machine that has nothing but Python 3.11 or newer.

    python3 go.py COMMAND [ARGUMENTS]

The first start makes a private folder, `.go/`, inside the checkout. It holds a pinned uv, and an environment into which uv installs
exactly what `uv.lock` says, with lastcard itself as an editable package, so that a change of the sources needs no new set-up. Nothing
outside the checkout is changed, apart from the caches of pip and uv.

A stamp records what the environment was made from and which dependency groups it holds. While it fits, uv is not started at all. It is
marked as unfinished before the environment is touched and completed last, so an interrupted set-up is repeated at the next start.

Only the standard library is used here, and only syntax that an old Python 3 can read, so that it can say what is wrong.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036  (an older Python can start this file, and is told so in words)
    sys.exit(f"go.py: lastcard needs Python 3.11 or newer, and this is {sys.version.split()[0]}: start go.py with a newer python3.")

import hashlib
import importlib.util
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
PRIVATE = ROOT / ".go"
ENVIRONMENT = PRIVATE / "env"
STAMP = PRIVATE / "stamp"
LOG = PRIVATE / "set-up.log"

UV_VERSION = "0.13.9"
UV_HOME = PRIVATE / f"uv-{UV_VERSION}"

# The interpreter itself, also when go.py is started from inside some virtual environment.
PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

# What the environment is made from: a change in any of them calls for uv.
SOURCES = ("pyproject.toml", "uv.lock", "go.py")

UNFINISHED = "unfinished"

# Builds the client for the browser; a checkout of the library alone has none.
MAKE = ROOT / "web" / "make.py"

# The browsers in which the table can be tested, by the names that systems give them.
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
BROWSER_TESTS = ROOT / "tests" / "browser"

NETWORK_TROUBLE = (
    "connection error",
    "connection refused",
    "connection reset",
    "dns error",
    "eai_again",
    "econnrefused",
    "econnreset",
    "enotfound",
    "etimedout",
    "error sending request",
    "failed to establish a new connection",
    "failed to fetch",
    "name resolution",
    "network is unreachable",
    "no route to host",
    "proxyerror",
    "read timed out",
    "tcp connect error",
)

HELP = """\
python3 go.py COMMAND [ARGUMENTS]

  play [ARGUMENTS]     open a table in the browser, also for phones and friends on your network: play --help
  run [ARGUMENTS]      any other command of lastcard: run --help lists them
  test [ARGUMENTS]     linters, types and all tests but the long ones; --all adds those; other arguments go to pytest,
                       and when they name files only these are run, without the linters
  lint                 linters and types only
  bench [ARGUMENTS]    the benchmarks
  python [ARGUMENTS]   the Python of the environment
  uv [ARGUMENTS]       the pinned uv, for example: uv lock

The first start installs what is needed into .go/ inside this folder.
"""


class Stop(Exception):
    """The reason, in one sentence, why go.py cannot go on."""


# --- the stamp ---


def fingerprint() -> str:
    """What the environment depends on, as one hash: this Python, this folder, and the contents of `SOURCES`."""
    digest = hashlib.sha256(f"{sys.version}\n{PYTHON}\n{ROOT}\n".encode())
    for name in SOURCES:
        digest.update(hashlib.sha256((ROOT / name).read_bytes()).digest())
    return digest.hexdigest()


def read_stamp() -> tuple[str, set[str]]:
    """The fingerprint the environment was made from, and the dependency groups it holds."""
    try:
        made_from, *groups = STAMP.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return UNFINISHED, set()
    return made_from, set(groups)


def write_stamp(made_from: str, groups: set[str]) -> None:
    new = STAMP.with_name(f"stamp-{os.getpid()}")
    new.write_text("\n".join([made_from, *sorted(groups)]) + "\n", encoding="utf-8")
    new.replace(STAMP)


# --- the environment ---


def program(environment: Path, name: str) -> Path:
    """The path of a program in a virtual environment."""
    return environment / "Scripts" / f"{name}.exe" if os.name == "nt" else environment / "bin" / name


def ready(*groups: str) -> Path:
    """Return the Python of an environment that holds lastcard and these dependency groups, after making it where needed.

    Groups that were installed before stay: to play after a test changes nothing.
    """
    python = program(ENVIRONMENT, "python")
    now = fingerprint()
    made_from, installed = read_stamp()
    fits = made_from == now and installed.issuperset(groups) and python.exists()
    built = client_is_built()
    if fits and built:
        return python

    aim = "building the pages for the browser" if fits else "installing what is needed"
    print(f"go.py: {aim} …", file=sys.stderr, flush=True)
    uv = ready_uv()
    wanted = installed.union(groups)
    write_stamp(UNFINISHED, wanted)
    # Inexact: two at once, such as a game and the tests, do not take away each other's packages.
    chosen = [word for group in sorted(wanted) for word in ("--group", group)]
    if not built:  # the installation of lastcard builds them
        chosen += ["--reinstall-package", "lastcard"]
    logged([uv, "sync", "--locked", "--inexact", "--compile-bytecode", "--no-default-groups", *chosen], "install the packages")
    write_stamp(now, wanted)
    return python


def client_is_built() -> bool:
    """Whether the pages for the browser are there, built from their sources as they are."""
    return not MAKE.exists() or bool(client().is_built())


def client() -> ModuleType:
    """The module that builds the client."""
    spec = importlib.util.spec_from_file_location("make", MAKE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ready_uv() -> Path:
    """Return the pinned uv, after installing it where needed.

    It is installed under another name and moved into place when complete. A virtual environment does not survive a move, but the
    program uv, the only thing in it that is used, does.
    """
    uv = program(UV_HOME, "uv")
    if uv.exists():
        return uv
    if importlib.util.find_spec("ensurepip") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Stop(f"this Python lacks ensurepip: install it (on Debian and Ubuntu: apt install python{version}-venv) and start again.")
    PRIVATE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=PRIVATE) as folder:
        new = Path(folder) / "uv"
        logged([PYTHON, "-m", "venv", new], "make a virtual environment")
        options = ["--disable-pip-version-check", "--only-binary=:all:"]
        logged([program(new, "python"), "-m", "pip", "install", *options, f"uv=={UV_VERSION}"], "install uv")
        try:
            new.rename(UV_HOME)
        except OSError:
            if not uv.exists():  # unless another go.py was faster
                raise
    return uv


def logged(command: Sequence[str | Path], aim: str) -> None:
    """Run a step of the set-up with its output in the log, or stop with the reason why it failed."""
    PRIVATE.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        step = subprocess.run(command, cwd=ROOT, env=environment_of_uv(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)
    if step.returncode == 0:
        return
    said = LOG.read_text(encoding="utf-8", errors="replace").lower()
    details = f"(details: {LOG})"
    if any(words in said for words in NETWORK_TROUBLE):
        raise Stop(f"cannot {aim}, since the package registry cannot be reached: check the network and start again {details}.")
    if "--locked" in said and "needs to be updated" in said:
        raise Stop("uv.lock does not fit pyproject.toml: run “python3 go.py uv lock” and start again.")
    if "cannot run “build”" in said:
        raise Stop(f"the pages for the browser cannot be built {details}.")
    raise Stop(f"cannot {aim}: the last step ended with status {step.returncode} {details}.")


def environment_of_uv() -> dict[str, str]:
    """The environment variables for pip and uv: the user's settings for registries and caches stay, the choice of Python is ours."""
    preset = {"UV_SYSTEM_CERTS": "true"}  # as pip does, so that what lets one through lets both
    ours = {
        "UV_PROJECT_ENVIRONMENT": str(ENVIRONMENT),
        "UV_PYTHON": PYTHON,
        "UV_PYTHON_DOWNLOADS": "never",
    }
    users = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    return preset | users | ours


# --- the browser of the tests ---


def find_browser() -> str | None:
    """The path of an installed Chromium or Chrome; the variable LASTCARD_BROWSER names one that is somewhere else."""
    named = os.environ.get("LASTCARD_BROWSER")
    return next((found for name in ([named] if named else BROWSERS) if (found := shutil.which(name))), None)


def ready_browser() -> None:
    """Tell the tests of a browser in LASTCARD_BROWSER. Where there is none, Debian's is installed, if one may; else those tests skip."""
    found = find_browser()
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("go.py: installing Chromium for the tests …", file=sys.stderr, flush=True)
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        try:
            logged(["apt-get", "update"], "read the lists of Debian's packages")
            logged(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"], "install Chromium")
        except Stop as reason:
            print(f"go.py: {reason}", file=sys.stderr)
        found = find_browser()
    if found is None:
        print("go.py: there is no Chromium or Chrome here: the tests in a browser cannot run.", file=sys.stderr)
    else:
        os.environ["LASTCARD_BROWSER"] = found


# --- the commands ---


def become(command: Sequence[str | Path]) -> NoReturn:
    """Go on as another program, whose exit status is then ours."""
    words = [str(word) for word in command]
    if os.name == "nt":  # where exec returns to the shell at once
        sys.exit(subprocess.run(words, check=False).returncode)
    os.execv(words[0], words)


def play(arguments: list[str]) -> int:
    become([ready(), "-m", "lastcard", "serve", *arguments])


def run(arguments: list[str]) -> int:
    become([ready(), "-m", "lastcard", *arguments])


def python(arguments: list[str]) -> int:
    become([ready("dev"), *arguments])


def uv(arguments: list[str]) -> int:
    os.environ.update(environment_of_uv())
    os.environ.pop("VIRTUAL_ENV", None)
    become([ready_uv(), "--project", ROOT, *arguments])


def bench(arguments: list[str]) -> int:
    script = ROOT / "bench" / "run.py"
    if not script.exists():
        raise Stop("there is no bench/run.py in this checkout.")
    become([ready("bench"), script, *arguments])


def lint(arguments: list[str]) -> int:
    """Run every linter, also when an earlier one finds something: those of Python, then those of the client."""
    if arguments:
        raise Stop("lint takes no arguments.")
    modules = (
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy", "--strict", "src/lastcard", "go.py", "web/make.py"],
    )
    interpreter = ready(*groups_of_tests())
    results = [in_root([interpreter, "-m", *module]) for module in modules]
    return max([*results, client_script(interpreter, "check"), client_script(interpreter, "lint")])


def groups_of_tests() -> list[str]:
    """The dependency groups of linters and tests; on a machine without Node one with a Node in it."""
    return ["dev", "node"] if MAKE.exists() and client().needs_package() else ["dev"]


def client_script(interpreter: Path, script: str) -> int:
    """Run a script of the client's package.json, where there is a client."""
    return in_root([interpreter, MAKE, "run", script]) if MAKE.exists() else 0


def test(arguments: list[str]) -> int:
    """Run the linters and the client's tests, unless files are named, and then pytest, whose summary is the last line."""
    everything = "--all" in arguments
    passed_on = [word for word in arguments if word != "--all"]
    named = any(not word.startswith("-") and (ROOT / word.split("::")[0]).exists() for word in passed_on)
    interpreter = ready(*groups_of_tests())
    other_status = 0 if named else max(lint([]), client_script(interpreter, "test"))
    if BROWSER_TESTS.is_dir():
        ready_browser()
    marks = [] if everything else ["-m", "not soak"]
    # One more than there are cores, as tests of servers and browsers also wait; more than eight compete for the compiler's time.
    workers = str(min(8, (os.cpu_count() or 2) + 1))
    test_status = in_root([interpreter, "-m", "pytest", "-n", workers, "--dist", "worksteal", *marks, *passed_on])
    return test_status or other_status


def in_root(command: Sequence[str | Path]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "run": run,
    "test": test,
    "lint": lint,
    "bench": bench,
    "python": python,
    "uv": uv,
}


def main(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(HELP, end="")
        return 0
    command = COMMANDS.get(words[0])
    if command is None:
        print(f"go.py: there is no command “{words[0]}”; the commands are {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    try:
        return command(words[1:])
    except Stop as reason:
        print(f"go.py: {reason}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\ngo.py: stopped; the next start goes on from here.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"go.py: cannot go on: {error}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
