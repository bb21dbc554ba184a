"""The help of the command line, in the user's language. Nothing here is imported until help is asked for."""

from __future__ import annotations

import shutil
import textwrap

from ..words import Words
from .arguments import COMMANDS, HELP, LANG, VERSION, Flag


def help_text(command: str, language: str) -> str:
    """The help of a command, or of the program when it is empty."""
    words = Words(language)
    return _of_command(command, words) if command else _of_program(words)


def _of_program(words: Words) -> str:
    usage = f"lastcard [{words.text('cli-value-command')}] [{words.text('cli-value-options')}]"
    parts = [
        words.text("cli-help-about"),
        f"{words.text('cli-help-usage')} {usage}",
        _table(words.text("cli-help-commands"), [(name, words.text(entry.text)) for name, entry in COMMANDS.items()]),
        _options(words, (VERSION, LANG, HELP)),
        _paragraph(words.text("cli-help-alone")),
        _paragraph(words.text("cli-help-more")),
    ]
    return "\n\n".join(parts)


def _of_command(command: str, words: Words) -> str:
    entry = COMMANDS[command]
    place = f" {words.text(entry.place)}" if entry.place else ""
    parts = [
        f"{words.text('cli-help-usage')} lastcard {command}{place} [{words.text('cli-value-options')}]",
        _paragraph(words.text(entry.text)),
    ]
    if entry.place == "cli-value-file":
        parts.append(_paragraph(words.text("cli-help-standard-input")))
    if entry.place == "cli-value-move-places":
        parts.append(_paragraph(words.text("cli-help-move-places")))
    if entry.place == "cli-value-study":
        parts.append(_studies(words))
    parts.append(_options(words, (*entry.flags, LANG, HELP)))
    if any(flag.name == "--rule" for flag in entry.flags):
        parts.append(_rules(words))
    return "\n\n".join(parts)


def _studies(words: Words) -> str:
    from ..lab.studies import STUDIES

    return _table(words.text("cli-help-lab-studies"), [(name, words.text(f"cli-lab-study-{name}")) for name in STUDIES])


def _options(words: Words, flags: tuple[Flag, ...]) -> str:
    rows = []
    for flag in flags:
        name = f"-h, {flag.name}" if flag is HELP else flag.name
        rows.append((f"{name} {words.text(flag.value)}" if flag.value else name, words.text(flag.text)))
    return _table(words.text("cli-help-options"), rows)


def _rules(words: Words) -> str:
    from ..rules import OPTIONS

    rows = []
    for name, option in OPTIONS.items():
        values = {
            "choice": "|".join(option.choices),
            "number": f"{option.least}-{option.most}",
            "flag": "true|false",
            "instructions": "JSON",
        }
        rows.append((f"{name}={values[option.kind]}", words.option(name)))
    return _table(words.text("cli-help-rules-list"), rows)


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    width = _width()
    column = min(max(len(left) for left, _ in rows) + 4, 30)
    lines = [title]
    for left, right in rows:
        wrapped = textwrap.wrap(right, width - column) or [""]
        head = f"  {left}"
        if len(head) + 2 > column:
            lines.append(head)
        else:
            lines.append(head.ljust(column) + wrapped.pop(0))
        lines += [" " * column + line for line in wrapped]
    return "\n".join(line.rstrip() for line in lines)


def _paragraph(text: str) -> str:
    return "\n".join(textwrap.wrap(text, _width()))


def _width() -> int:
    return max(40, min(shutil.get_terminal_size((80, 24)).columns, 100))
