"""Plays the beginning of a real game in a terminal of tmux and draws what stands on the screen as an SVG.

    python3 go.py python docs/picture.py > docs/terminal.svg

The seed fixes the cards and the bots' moves, so the picture changes only when the game or its look does.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path

GAME = ["play", "--edition", "modern", "--players", "4", "--seed", "4f2", "--name", "Ana", "--lang", "en"]
TYPED = ("why 1", "b7")
FIRST_LINE = "Bo played"  # what stands above is left out
COLUMNS, ROWS = 78, 60
QUIET = 2.5  # seconds without a change of the screen: then the player is asked

CELL, LINE, SIZE, MARGIN, BAR = 8.4, 20, 14, 16, 32
INK, GROUND, FRAME, FAINT = "#d9dde3", "#16191e", "#252a31", "#8b939e"
NAMED = ("#2e3436", "#cc3333", "#4e9a06", "#c4a000", "#3465a4", "#75507b", "#06989a", "#d3d7cf")
BRIGHT = ("#555753", "#ef2929", "#8ae234", "#fce94f", "#729fcf", "#ad7fa8", "#34e2e2", "#ffffff")
_STYLE = re.compile(r"\x1b\[([0-9;]*)m")
#: Signs that fonts give different widths: each is drawn by itself in the middle of its cell.
_SIGNS = "▲●■◆★✓→←▸"


@dataclass(frozen=True)
class Style:
    """How letters look."""

    ink: str = INK
    ground: str = ""
    bold: bool = False


def colour(number: int) -> str:
    """One of the 256 colours of a terminal."""
    if number < 16:
        return (*NAMED, *BRIGHT)[number]
    if number < 232:
        steps = [0, 95, 135, 175, 215, 255]
        red, green, blue = (steps[(number - 16) // part % 6] for part in (36, 6, 1))
        return f"#{red:02x}{green:02x}{blue:02x}"
    return f"#{10 * (number - 232) + 8:02x}" + 2 * f"{10 * (number - 232) + 8:02x}"


def styled(style: Style, codes: list[int]) -> Style:
    """The style after one escape sequence."""
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = Style()
        elif code == 1:
            style = replace(style, bold=True)
        elif code == 2:
            style = replace(style, ink=FAINT)
        elif code in (38, 48) and codes[:1] == [5]:
            found = colour(codes[1])
            style = replace(style, ink=found) if code == 38 else replace(style, ground=found)
            codes = codes[2:]
        elif 30 <= code <= 37:
            style = replace(style, ink=NAMED[code - 30])
        elif 90 <= code <= 97:
            style = replace(style, ink=BRIGHT[code - 90])
        elif code == 39:
            style = replace(style, ink=INK)
        elif code == 49:
            style = replace(style, ground="")
    return style


def runs(lines: list[str]) -> Iterator[tuple[int, int, str, Style]]:
    """Row, column, text and style of every run of letters that look alike."""
    style = Style()
    for row, line in enumerate(lines):
        column = 0
        for place, part in enumerate(_STYLE.split(line)):
            if place % 2:
                style = styled(style, [int(code or 0) for code in part.split(";")])
            elif part:
                yield row, column, part, style
                column += len(part)


def svg(lines: list[str]) -> str:
    """The picture of a screen."""
    width, height = COLUMNS * CELL + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN + BAR
    grounds, letters = [], []
    for row, column, text, style in runs(lines):
        x, y = MARGIN + column * CELL, BAR + MARGIN + row * LINE
        if style.ground:
            box = f'x="{x:.1f}" y="{y + 1}" width="{len(text) * CELL:.1f}" height="{LINE - 2}" rx="3"'
            grounds.append(f'<rect {box} fill="{style.ground}"/>')
        weight = ' font-weight="bold"' if style.bold else ""
        for match in re.finditer(rf"[{_SIGNS}]|─+|[^\s{_SIGNS}─]+", text):
            word, left = match[0], x + match.start() * CELL
            if word[0] == "─":
                size = f'x="{left:.1f}" y="{y + LINE / 2 - 1:.1f}" width="{len(word) * CELL:.1f}" height="1.5"'
                grounds.append(f'<rect {size} fill="{FAINT}"/>')
                continue
            if word in _SIGNS:
                where = f'x="{left + CELL / 2:.1f}" text-anchor="middle"'
            else:
                where = f'x="{left:.1f}" textLength="{len(word) * CELL:.1f}" lengthAdjust="spacingAndGlyphs"'
            letters.append(f'<text {where} y="{y + 14.5}" fill="{style.ink}"{weight}>{escape(word, quote=False)}</text>')
    dots = [f'<circle cx="{MARGIN + 4 + 18 * n}" cy="{BAR / 2}" r="5.5" fill="{FAINT}"/>' for n in range(3)]
    title = f'<text x="{width / 2:.1f}" y="{BAR / 2 + 5}" text-anchor="middle" fill="{FAINT}">lastcard play</text>'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" viewBox="0 0 {width:.1f} {height}"'
            f' font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="{SIZE}" role="img">',
            "<title>A game in the terminal: the table, the hand with the cards that can be played, and what the others did</title>",
            f'<rect width="{width:.1f}" height="{height}" rx="8" fill="{GROUND}"/>',
            f'<path d="M0 {BAR}V8a8 8 0 0 1 8-8H{width - 8:.1f}a8 8 0 0 1 8 8V{BAR}Z" fill="{FRAME}"/>',
            *dots,
            title,
            *grounds,
            *letters,
            "</svg>",
        ]
    )


def screen() -> list[str]:
    """Play, and return the lines of the screen with their escape sequences."""
    socket = ["tmux", "-L", f"lastcard-picture-{os.getpid()}"]

    def tmux(*words: str) -> str:
        return subprocess.run([*socket, *words], check=True, capture_output=True, text=True).stdout

    def settled() -> str:
        """What stands on the screen when nothing more comes."""
        before, since = "", time.monotonic()
        while time.monotonic() - since < QUIET or not before.strip():
            time.sleep(0.1)
            now = tmux("capture-pane", "-t", "game", "-p", "-e", "-N")
            if now != before:
                before, since = now, time.monotonic()
        return before

    with tempfile.TemporaryDirectory() as folder:
        command = shlex.join([sys.executable, "-m", "lastcard", *GAME, "--save", str(Path(folder) / "game.json")])
        size = ["-x", str(COLUMNS), "-y", str(ROWS)]
        tmux("-f", os.devnull, "new-session", "-d", *size, "-s", "game", f"env TERM=tmux-256color PYTHONUTF8=1 {command}")
        try:
            shown = settled()
            for line in TYPED:
                tmux("send-keys", "-t", "game", "-l", line)
                tmux("send-keys", "-t", "game", "Enter")
                shown = settled()
        finally:
            tmux("kill-session", "-t", "game")
    lines = shown.rstrip().split("\n")
    first = next(number for number, line in enumerate(lines) if FIRST_LINE in line)
    return lines[first:]


if __name__ == "__main__":
    print(svg(screen()))
