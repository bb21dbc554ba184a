"""What the terminal can do, and the three things that are done with it: say, ask, and wait."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import time
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TextIO

RESET = "\x1b[0m"
BOLD = "\x1b[1m"
DIM = "\x1b[2m"
_ROOM = 12  # columns for an answer
_STYLES = re.compile(r"\x1b\[[0-9;]*m")


class Ended(Exception):
    """The input has ended, or the player has interrupted the game: nothing more will be asked."""


class Console:
    """A terminal, or a pipe in its place."""

    def __init__(self, given: TextIO | None = None, output: TextIO | None = None, environment: Mapping[str, str] = os.environ) -> None:
        self._input = given or sys.stdin
        self._output = output or sys.stdout
        self.interactive = self._input.isatty() and self._output.isatty()
        self.colour = self._output.isatty() and not environment.get("NO_COLOR") and environment.get("TERM", "") != "dumb"
        self.signs = _can_write(self._output, "▲●■◆★✓→←▸─·█")
        self.width = max(30, min(shutil.get_terminal_size((80, 24)).columns, 80) - 1)
        if self.interactive:
            _ready_line_editing()

    def styled(self, text: str, style: str) -> str:
        """The text in a style, where there are styles."""
        return f"{style}{text}{RESET}" if self.colour and text else text

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a text, wrapped between words, the following lines indented like the first."""
        for line in wrapped(text, self.width - indent):
            print(f"{' ' * indent}{self.styled(line, style)}".rstrip(), file=self._output)
        self._output.flush()

    def say_line(self, line: str) -> None:
        """Print a line that has been laid out to fit."""
        print(line.rstrip(), file=self._output, flush=True)

    def item(self, left: str, right: str, width: int) -> None:
        """Print an entry of a list: what it is called, and what it means."""
        for number, line in enumerate(wrapped(right, self.width - width - 2)):
            self.say_line(f"  {padded(left if number == 0 else '', width)}{line}")

    def rule(self, *parts: str) -> None:
        """Print a line across the terminal with a title on it, as much of it as fits."""
        line = "─" if self.signs else "-"
        title = " · ".join(parts) if self.signs else " - ".join(parts)
        title = shortened(title, self.width - 6)
        print(self.styled(f"{line * 2} {title} {line * (self.width - columns(title) - 4)}", BOLD), file=self._output, flush=True)

    def ask(self, prompt: str) -> str:
        """Print a prompt and return the line that is typed, without spaces around it. Raises `Ended` at the end of input.

        Without a prompt, the line is one that has been typed already. A prompt that leaves too little room for an answer stands in lines
        of its own.
        """
        if columns(prompt) > self.width - _ROOM:
            self.say(prompt, BOLD)
            prompt = ">"
        try:
            if self.interactive and prompt:
                return input(_unmeasured(self.styled(f"{prompt} ", BOLD))).strip()
            if prompt:
                print(f"{prompt} ", end="", file=self._output, flush=True)
            line = self._input.readline()
        except EOFError:
            line = ""
        except KeyboardInterrupt:
            print(file=self._output)
            raise Ended from None
        if not line:
            print(file=self._output)
            raise Ended
        if not self._input.isatty():
            print(file=self._output)  # where nobody's Enter ends the line of the prompt
        return line.strip()

    def wait(self, seconds: float) -> bool:
        """At a terminal, let some time pass; return whether the player has typed a line meanwhile, which `ask` would get."""
        if not self.interactive:
            return False
        try:
            return _typed(self._input, seconds)
        except KeyboardInterrupt:
            print(file=self._output)
            raise Ended from None


def columns(text: str) -> int:
    """How many columns a text takes; its styles take none.

    >>> columns("Зоя"), columns("猫"), columns("e\\u0301")
    (3, 2, 1)
    """
    if "\x1b" in text:
        text = _STYLES.sub("", text)
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def shortened(text: str, most: int) -> str:
    """The text, cut to so many columns.

    >>> shortened("Bartholomew", 8)
    'Barthol…'
    """
    if columns(text) <= most:
        return text
    while text and columns(text) > most - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def padded(text: str, width: int) -> str:
    """The text, filled with spaces to so many columns."""
    return text + " " * (width - columns(text))


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, broken between words where it is too wide."""
    lines = []
    for paragraph in text.split("\n"):
        line, used = "", 0
        for word in paragraph.split(" "):
            size = columns(word)
            if line and used + 1 + size > width:
                lines.append(line)
                line, used = word, size
            else:
                line, used = (f"{line} {word}", used + 1 + size) if line else (word, size)
        lines.append(line)
    return lines


def printable(text: str) -> str:
    """A text from a record with nothing in it that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def display_names(names: Iterable[str]) -> list[str]:
    """Names from a record as they can be shown: nothing in them steers the terminal, and none is longer than a line bears."""
    return [shortened(printable(name), 24) for name in names]


def printable_lines(text: str) -> str:
    """A text of several lines with nothing in it that would steer the terminal."""
    return "\n".join(map(printable, text.split("\n")))


def _can_write(output: TextIO, signs: str) -> bool:
    try:
        signs.encode(output.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def _unmeasured(prompt: str) -> str:
    """A prompt whose styles are marked as taking no columns, for the editing of lines."""
    return _STYLES.sub(lambda style: f"\x01{style[0]}\x02", prompt) if "readline" in sys.modules else prompt


def _ready_line_editing() -> None:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (importing it is what makes the arrow keys work in input)


def _typed(given: TextIO, seconds: float) -> bool:
    try:
        import select

        return bool(select.select([given], [], [], seconds)[0])
    except (ImportError, OSError, ValueError):  # where only sockets can be waited for
        time.sleep(seconds)
        return False
