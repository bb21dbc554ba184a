"""The pages of the documentation, taken apart: blocks of code, tables, headings, links, and what stands in code spans."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PAGES = (*(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")), *sorted((ROOT / "docs").glob("*.md")))
_FENCE = re.compile(r"^ {0,3}```(\w*)[^\n]*\n(.*?)^ {0,3}```[ \t]*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the number of its first line."""

    language: str
    text: str
    line: int


@dataclass(frozen=True)
class Command:
    """A command of a shell block, and the lines of output that are shown."""

    words: str
    shown: list[str]
    line: int


@dataclass(frozen=True)
class Table:
    """A table: the heading that it stands under, its head, and its rows."""

    heading: str
    head: list[str]
    rows: list[list[str]]

    def column(self, place: int = 0) -> list[str]:
        """The code spans of a column, in order."""
        return [span for row in self.rows for span in spans(row[place])]


def spans(text: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`\n]+)`", text)


def read(page: Path) -> str:
    return page.read_text("utf-8")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    return [Block(found[1], found[2], text.count("\n", 0, found.start(2)) + 1) for found in _FENCE.finditer(text)]


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    return _FENCE.sub("", text)


def commands(block: Block) -> Iterator[Command]:
    """The commands of a shell block. Lines that a backslash or, after a `$` line, a `>` goes on with belong to one command."""
    lines = block.text.split("\n")[:-1]
    place = 0
    while place < len(lines):
        line, start = lines[place], place
        place += 1
        if block.language == "console":
            if not line.startswith("$ "):
                raise ValueError(f"line {block.line + start}: output without a command")
            words = line[2:]
            while place < len(lines) and lines[place].startswith("> "):
                words += "\n" + lines[place][2:]
                place += 1
            shown = []
            while place < len(lines) and not lines[place].startswith("$ "):
                shown.append(lines[place].rstrip())
                place += 1
            yield Command(words, shown, block.line + start)
        elif line.strip() and not line.lstrip().startswith("#"):
            while line.endswith("\\"):
                line += "\n" + lines[place]
                place += 1
            yield Command(line, [], block.line + start)


def headings(text: str) -> list[str]:
    return re.findall(r"^#+ (.+?) *$", prose(text), re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The anchors that headings get where Markdown is shown: small letters, no signs, hyphens for spaces."""
    found: dict[str, int] = {}
    names = set()
    for heading in headings(text):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        names.add(f"{name}-{found[name]}" if name in found else name)
        found[name] = found.get(name, 0) + 1
    return names


def links(text: str) -> list[str]:
    """The targets of links and pictures, those in HTML too."""
    plain = re.sub(r"`[^`\n]*`", "", prose(text))
    return re.findall(r"\]\(([^)\s]+)\)", plain) + re.findall(r'(?:href|src)="([^"]+)"', plain)


def tables(text: str) -> list[Table]:
    """The tables of a page."""
    found, heading, rows = [], "", list[list[str]]()
    for line in [*prose(text).split("\n"), ""]:
        if line.startswith("#"):
            heading = line.lstrip("# ")
        if line.lstrip().startswith("|"):
            rows.append([cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))])
        elif rows:
            found.append(Table(heading, rows[0], rows[2:]))
            rows = []
    return found


def table(page: str, heading: str, first: str) -> Table:
    """The one table of a page under this heading whose head begins so."""
    found = [one for one in tables(read(ROOT / page)) if one.heading == heading and one.head[0] == first]
    assert len(found) == 1, f"{page} has {len(found)} tables under “{heading}” that begin with “{first}”"
    return found[0]
