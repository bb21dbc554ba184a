"""The language of a command: `--lang`, or what the environment asks for, or English."""

from __future__ import annotations

import os

from ..words import LANGUAGES, language_of
from .arguments import LANG, Usage, shown


def asked(words: list[str]) -> str | None:
    """The value of `--lang` on a command line, which must be known before anything else can be said.

    >>> asked(["play", "--lang=uk"])
    'uk'
    """
    found = None
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == LANG.name and place + 1 < len(words):
            found = words[place + 1]
        elif word.startswith(LANG.name + "="):
            found = word.partition("=")[2]
    return found


def chosen(words: list[str]) -> str:
    """The language to speak; raises `Usage` when `--lang` names none of ours."""
    wanted = asked(words)
    if wanted is None:
        return language_of(os.environ)
    if wanted not in LANGUAGES:
        raise Usage("cli-error-language", value=shown(wanted), choices=", ".join(LANGUAGES))
    return wanted
