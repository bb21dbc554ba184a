"""The command `lastcard`. Whatever goes wrong is one line on standard error and exit status 2, never a traceback.

Everything is imported where it is needed, so that a command waits for nothing that it does not use.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .words import Words


def main(arguments: list[str] | None = None) -> int:
    """Run a command line, the process's own by default, and return its exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        status = _version() if words == ["--version"] else _run(words)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        _abandon_output()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        _complain(_sentence(error, words))
        _abandon_output()
        return getattr(error, "exit_status", 2)


def _run(words: list[str]) -> int:
    from .terminal import arguments, language

    _be_lenient()
    speech = language.chosen(words)
    command, rest = arguments.split(words)
    values = arguments.parse(command, rest)
    if values.help:
        from .terminal.usage import help_text

        print(help_text(command, speech))
        return 0
    if not command:
        if values.version:
            return _version()
        command = arguments.DEFAULT
    from importlib import import_module

    module = import_module(f".terminal.{arguments.COMMANDS[command].module}", __package__)
    status: int = module.run(values, speech)
    return status


def _version() -> int:
    from . import __version__

    print(f"lastcard {__version__}")
    return 0


def _sentence(error: Exception, words: list[str]) -> str:
    """What went wrong, in the user's language where the sentence is ours."""
    from .errors import LastcardError
    from .terminal import language
    from .terminal.arguments import Usage

    if isinstance(error, LastcardError):
        return str(error)
    from .words import Words, language_of

    try:
        speech = language.chosen(words)
    except Usage:
        speech = language_of(os.environ)
    if isinstance(error, Usage):
        return Words(speech).text(error.key, **error.arguments)
    if isinstance(error, OSError):
        return _about_file(error, Words(speech))
    if isinstance(error, RecursionError | MemoryError):
        return Words(speech).text("cli-error-too-deep")
    return Words(speech).text("cli-error-internal", reason=f"{type(error).__name__}: {error}"[:300])


def _about_file(error: OSError, words: Words) -> str:
    if error.filename is None:
        return words.text("cli-error-output", reason=error.strerror or str(error))
    from .terminal.arguments import shown

    file = shown(str(error.filename), 400)
    if isinstance(error, FileNotFoundError):
        return words.text("cli-error-file-missing", file=file)
    if isinstance(error, IsADirectoryError):
        return words.text("cli-error-file-folder", file=file)
    if isinstance(error, PermissionError):
        return words.text("cli-error-file-denied", file=file)
    return words.text("cli-error-file", file=file, reason=error.strerror or str(error))


def _complain(sentence: str) -> None:
    """Print one line on standard error, whatever stands in the sentence and whatever standard error can take."""
    line = " ".join(sentence.split())
    with contextlib.suppress(OSError):
        print("".join(letter if letter.isprintable() else "?" for letter in line), file=sys.stderr, flush=True)


def _be_lenient() -> None:
    """Let output that the terminal's encoding lacks be simplified, and input that is no text be read as some, instead of failing."""
    output, given = sys.stdout, sys.stdin
    if hasattr(output, "reconfigure"):
        from .terminal import plain

        output.reconfigure(errors=plain.ERRORS)
    if hasattr(given, "reconfigure"):
        given.reconfigure(errors="replace")


def _abandon_output() -> None:
    """Keep the interpreter from trying once more, at its end, to write what cannot be written."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
