"""Runs the blocks of a page, in order, and tells what they print."""

from __future__ import annotations

import doctest
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, chdir, contextmanager, redirect_stdout
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from lastcard.speed import cache_folder

from .pages import ROOT, Block, Command, blocks, commands, name_of, read
from .serving import WRITTEN, serves, serving, started_and_stopped
from .shapes import with_tables

#: Blocks that are no code, and code of others.
NOT_RUN = ("", "text", "ftl", "c")
#: Commands that install something, which is no business of a test.
INSTALLS = ("pip ", "pipx ", "uvx ", "uv ", "git ")
TIMEOUT = 120
_CHECKER = doctest.OutputChecker()


def ran(page: Path) -> str:
    """The text of a page, with what its blocks print in the place of what it shows, where that is something else.

    Three dots in what is shown stand for anything. What talks to `localhost:8000` talks to a server that is started for the page. Raises
    `AssertionError` when something does not run.
    """
    text = with_tables(read(page))
    names: dict[str, object] = {"__name__": "__main__"}
    lines = text.split("\n")
    moved = 0
    real = ""
    with workplace(), ExitStack() as until_the_end:
        for block in blocks(text):
            where = f"{name_of(page)}, line {block.line}"
            if WRITTEN in block.text and block.language not in NOT_RUN:
                real = real or until_the_end.enter_context(serving())
                new = outcome(replace(block, text=block.text.replace(WRITTEN, real)), names, where).replace(real, WRITTEN)
            else:
                new = outcome(block, names, where)
            old = block.text.split("\n")
            start = block.line - 1 + moved
            lines[start : start + len(old) - 1] = new.split("\n")[:-1]
            moved += len(new.split("\n")) - len(old)
    return "\n".join(lines)


def outcome(block: Block, names: dict[str, object], where: str) -> str:
    """A block as it would be with what it really prints."""
    if block.language == "pycon":
        return "".join(
            part if isinstance(part, str) else _session(part, names) for part in doctest.DocTestParser().parse(block.text, where)
        )
    if block.language in ("console", "sh"):
        return "".join(_shell(command, where) for command in commands(block)) if block.language == "console" else _only_run(block, where)
    if block.language == "python":
        exec(compile("\n" * (block.line - 1) + block.text, where.split(",")[0], "exec"), names)
    elif block.language == "json":
        json.loads(block.text)
    elif block.language == "toml":
        tomllib.loads(block.text)
    else:
        assert block.language in NOT_RUN, f"{where}: a block in {block.language}"
    return block.text


@contextmanager
def workplace() -> Iterator[None]:
    """An empty folder to work in, and a `lastcard` on the path that is this one."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        (place / "bin").mkdir()
        (place / "work").mkdir()
        program = place / "bin" / "lastcard"
        program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m lastcard "$@"\n')
        program.chmod(0o755)
        kept = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "LC_MESSAGES")}
        ours = {
            "PATH": f"{place / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")])),
            "LASTCARD_CACHE": str(cache_folder().parent),
            "HOME": name,
            "PYTHONUTF8": "1",
            "COLUMNS": "80",
        }
        with patch.dict(os.environ, kept | ours, clear=True), chdir(place / "work"):
            yield


# Python


def _session(example: doctest.Example, names: dict[str, object]) -> str:
    first, *rest = example.source.rstrip("\n").split("\n")
    shown = "\n".join([f">>> {first}", *(f"... {line}".rstrip() for line in rest)]) + "\n"
    output = io.StringIO()
    with redirect_stdout(output):
        try:
            exec(compile(example.source, "<page>", "single", dont_inherit=True), names)
        except Exception as error:
            said = "".join(traceback.format_exception_only(error))
            if example.exc_msg is not None and _CHECKER.check_output(example.exc_msg, said, doctest.ELLIPSIS):
                return shown + example.want
            return f"{shown}Traceback (most recent call last):\n    ...\n{said}"
    if example.exc_msg is None and _CHECKER.check_output(example.want, output.getvalue(), doctest.ELLIPSIS):
        return shown + example.want
    return shown + output.getvalue()


# The shell


def _shell(command: Command, where: str) -> str:
    shown = "$ " + command.words.replace("\n", "\n> ") + "\n"
    printed = _printed(command, where)
    wanted = "".join(f"{line}\n" for line in command.shown)
    if printed is None or re.fullmatch("".join(map(_pattern, command.shown)), printed, re.DOTALL):
        return shown + wanted
    return shown + printed


def _only_run(block: Block, where: str) -> str:
    for command in commands(block):
        _printed(command, where)
    return block.text


def _pattern(line: str) -> str:
    """Three dots stand for anything in their line, and for any lines where they stand alone."""
    return ".*?" if line == "..." else "[^\n]*?".join(map(re.escape, line.split("..."))) + "\n"


def _printed(command: Command, where: str) -> str | None:
    """What a command prints; None for one that is not run."""
    where = f"{where.split(',')[0]}, line {command.line}"
    words = command.words
    if words.startswith(INSTALLS) or not _is_run(words, where):
        return None
    words = re.sub(r"^python3 go\.py (play\b|run\b)", lambda found: "lastcard serve" if found[1] == "play" else "lastcard", words)
    if serves(words):
        printed = started_and_stopped(words)
    else:
        done = subprocess.run(
            ["bash", "-c", words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=TIMEOUT
        )
        assert done.returncode == 0, f"{where}: {words}\n{done.stdout}"
        printed = done.stdout
    lines = [line.rstrip() for line in printed.rstrip().split("\n")]
    return "".join(f"{line}\n" for line in lines) if printed.strip() else ""


def _is_run(words: str, where: str) -> bool:
    """Commands of `go.py`, other than of the game itself, are only seen to exist, with the files that they name."""
    found = re.match(r"python3 go\.py(?: (\S+))?(.*)", words)
    if not found:
        return True
    assert found[1] in (None, "--help") or found[1] in go_commands(), f"{where}: go.py has no command {found[1]}"
    if found[1] in ("play", "run"):
        return True
    for word in found[2].split(">")[0].split():
        assert "/" not in word or (ROOT / word.split("::")[0]).exists(), f"{where}: there is no {word}"
    return False


def go_commands() -> set[str]:
    """The commands that `go.py --help` lists."""
    done = subprocess.run([sys.executable, str(ROOT / "go.py"), "--help"], capture_output=True, text=True, check=True)
    return set(re.findall(r"^  (\w+) ", done.stdout, re.MULTILINE))
