"""The files in `deploy/`, taken apart."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from lastcard.server.environment import VARIABLES

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
KNOWN = {variable.name for variable in VARIABLES} | {"LASTCARD_CACHE"}


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def is_ours(name: str) -> bool:
    """Whether a variable is meant for lastcard."""
    return name.startswith("LASTCARD_") or name in ("DATABASE_URL", "REDIS_URL")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, with lines that go on put together."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text("Containerfile"), flags=re.MULTILINE))
    return [(words[0], words[1]) for line in joined.splitlines() if len(words := line.split(None, 1)) == 2]


def last(instruction: str) -> str:
    """What the last instruction of a kind says, which is the one that counts."""
    return [what for name, what in instructions() if name == instruction][-1]


def command(what: str) -> list[str]:
    """A command in the form of JSON."""
    words = json.loads(what[what.index("[") :])
    assert all(isinstance(word, str) for word in words)
    return list(words)


def container_environment() -> dict[str, str]:
    """What the image sets."""
    return dict(word.split("=", 1) for word in shlex.split(last("ENV")))


def compose(**values: str) -> dict[str, Any]:
    """The compose file, with values for what it asks for."""

    def value(found: re.Match[str]) -> str:
        return values[found[1]]

    return dict(yaml.safe_load(re.sub(r"\$\{(\w+):\?[^}]*\}", value, text("compose.yaml"))))


def unit(name: str) -> dict[str, list[tuple[str, str]]]:
    """A unit of systemd: by section, its settings, of which some may stand there several times."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in text(name).splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            key, _, value = line.partition("=")
            section.append((key, value))
    return found


def variables_of(lines: str) -> dict[str, str]:
    """The variables of a file for `EnvironmentFile=`, those after a # too."""
    return dict(re.findall(r"^#?([A-Z_]+)=(\S*)$", lines, re.MULTILINE))
