"""The command as a process of its own, and a player who reads its screen and answers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

LANGUAGES = ("en", "ca", "uk", "fil", "ro", "it")


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """An environment that asks for nothing but UTF-8."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    return {**kept, "PYTHONUTF8": "1", "HOME": os.devnull, **(more or {})}


def lastcard(*words: str, given: str | bytes = "", env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command with these words and this standard input, to its end."""
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run([sys.executable, "-m", "lastcard", *words], input=data, capture_output=True, env=environment(env), timeout=120)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(*words: str, given: str | bytes = "", env: Mapping[str, str] | None = None) -> str:
    """The one line with which the command refuses: status 2, nothing on standard output."""
    done = lastcard(*words, given=given, env=env)
    assert done.returncode == 2, done
    assert done.stdout == "", done.stdout
    assert done.stderr.endswith("\n"), done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


@dataclass
class Player:
    """Plays through the screen alone: the first card that is marked, or else a draw."""

    words: tuple[str, ...]
    answers: int = 400
    screen: str = ""
    status: int | None = None
    errors: str = ""
    _asked: list[str] = field(default_factory=list)
    _tried: int = 0

    def play(self, until: Callable[[str], bool]) -> str:
        """Answer until the whole screen so far will do, then end the input; return the screen."""
        process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", "play", *self.words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        assert process.stdin
        assert process.stdout
        assert process.stderr
        fresh = ""
        while True:
            data = os.read(process.stdout.fileno(), 65536)
            if not data:
                break
            text = data.decode()
            self.screen += text
            fresh += text
            if not self.screen.endswith((": ", "? ", "> ")):
                continue
            if until(self.screen) or not self.answers:
                process.stdin.close()
                continue
            self.answers -= 1
            process.stdin.write(self.answer(fresh).encode() + b"\n")
            process.stdin.flush()
            fresh = ""
        self.errors = process.stderr.read().decode()
        self.status = process.wait(30)
        return self.screen

    def answer(self, fresh: str) -> str:
        """What to type after what has newly appeared."""
        question = fresh.rsplit("\n", 1)[-1]
        if "Enter" in question:
            return ""
        if "Which colour" in question:
            return "2"
        if "Which player" in question:
            return str(re.findall(r"(\d+) \S+ \(", fresh)[-1])
        if "“play”" in question:
            return "play"
        if "“accept”" in question:
            return "accept"
        if "“done”" in question:
            return "done"
        if "“pass”" in question:
            return "pass"
        return self.card(fresh)

    def card(self, fresh: str) -> str:
        """The first marked card, with the call of UNO when it leaves one; a draw when none is marked or the last answer was refused."""
        hand = fresh.rsplit("Your hand", 1)
        marked = re.findall(r"✓(\d+)", hand[1].split("\n", 1)[1]) if len(hand) == 2 else []
        if not marked:
            return "draw"
        uno = " uno" if re.match(r", 2 cards", hand[1]) and "give" not in fresh else ""
        return f"{marked[0]}{uno}"
