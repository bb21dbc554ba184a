"""The command line: help, and what is wrong with it in one line."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lastcard import __version__
from lastcard.cli import main
from lastcard.terminal.arguments import COMMANDS, Usage, parse, split

from .process import LANGUAGES, environment, lastcard, refused


def test_version() -> None:
    """`--version` prints the version."""
    assert lastcard("--version").stdout == f"lastcard {__version__}\n"


def test_the_help_names_every_command() -> None:
    """`lastcard --help` lists all commands."""
    done = lastcard("--help")
    assert done.returncode == 0
    assert all(f"\n  {command} " in done.stdout for command in COMMANDS)


def test_no_command_is_the_server() -> None:
    """`lastcard` alone takes the options of `lastcard serve`, and says the same when they are wrong."""
    assert refused("--port", "eighty") == refused("serve", "--port", "eighty")
    assert parse("", ["--port", "0", "--public"]).port == parse("serve", ["--port", "0", "--public"]).port == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option(command: str, language: str) -> None:
    """The help of a command is there in every language, names all its options, and fits 80 columns."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        assert main([command, "--help", "--lang", language]) == 0
    text = output.getvalue()
    assert all(flag.name in text for flag in COMMANDS[command].flags)
    assert max(map(len, text.splitlines())) <= 80


def test_help_differs_by_language() -> None:
    """No language speaks another's words."""
    assert len({lastcard("--help", "--lang", language).stdout for language in LANGUAGES}) == len(LANGUAGES)


def test_the_language_is_that_of_the_environment() -> None:
    """Without `--lang` the locale decides, and `--lang` overrides it."""
    romanian = lastcard("--help", env={"LANG": "ro_RO.UTF-8"}).stdout
    assert romanian == lastcard("--help", "--lang", "ro").stdout
    assert lastcard("--help", "--lang", "en", env={"LC_ALL": "uk_UA.UTF-8"}).stdout == lastcard("--help").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("ply", "play"),
        ("frobnicate", "serve, play, rules, replay, verify, simulate"),
        ("serve --host no/where", "--host"),
        ("serve --port 70000", "65535"),
        ("serve --allow-host", "--allow-host"),
        ("--lang xx", "en, ca, uk, fil, ro, it"),
        ("--verbose", "--version"),
        ("play --plyers 3", "--players"),
        ("play --player=3", "--players"),
        ("play --zzz", "--edition, --players"),
        ("play --players", "--players"),
        ("play --players three", "2 to 10"),
        ("play --players 11", "2 to 10"),
        ("play --players -3", "2 to 10"),
        ("play --players ３", "2 to 10"),
        ("play --edition pocket --players 6", "2 to 5"),
        ("play --edition clasic", "pocket, classic, modern"),
        ("play --bots genius", "careful"),
        ("play --seed 0x1f", "hex"),
        ("play --name=", "--name"),
        ("play --rule stakking=up", "stacking"),
        ("play --rule stacking=down", "off, same, up"),
        ("play --rule jump_in=perhaps", "true, false"),
        ("play --rule hand_size=0", "from 1 to"),
        ("play --rule hand_size=40", "hand_size 40 is too large"),
        ("play --rule custom=[", "JSON"),
        ("play --rule custom=7", "three instructions"),
        ("play --rule teams --players 3", "four players"),
        ("rules", "edition"),
        ("rules klassic", "classic"),
        ("replay", "file"),
        ("replay nowhere.json", "nowhere.json"),
        ("replay game.json extra", "extra"),
        ("replay game.json --json=yes", "--json"),
        ("replay game.json --seat x", "--seat"),
        ("verify", "file"),
        ("simulate --games 0", "--games"),
        ("simulate --workers none", "--workers"),
        ("simulate --bots careful,genius", "genius"),
    ],
)
def test_a_mistake_is_one_clear_line(words: str, said: str) -> None:
    """Status 2, nothing on standard output, one line on standard error that names what would be right."""
    output, errors = io.StringIO(), io.StringIO()
    with mock.patch.dict(os.environ, {"LANG": "C"}), contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        assert main(words.split(" ")) == 2
    assert output.getvalue() == ""
    assert len(errors.getvalue().splitlines()) == 1
    assert said in errors.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_the_language_asked_for(language: str) -> None:
    """Also when `--lang` stands after the mistake."""
    line = refused("play", "--plyers", "3", "--lang", language)
    assert "--plyers" in line
    assert "--players" in line
    assert (line == refused("play", "--plyers", "3")) == (language == "en")


def test_options_are_not_abbreviated() -> None:
    """`--ed` is a mistake, even if only one option begins so."""
    assert "--edition" in refused("play", "--edit", "pocket")


def test_output_that_cannot_be_written() -> None:
    """A full disk is one line too."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with open("/dev/full", "w") as full:
        for words in (["--version"], ["--help"], ["rules", "classic"]):
            done = subprocess.run([sys.executable, "-m", "lastcard", *words], stdout=full, stderr=subprocess.PIPE, env=environment())
            assert done.returncode == 2
            assert len(done.stderr.splitlines()) == 1


WORDS = st.one_of(
    st.sampled_from(
        [
            *COMMANDS,
            "--edition", "--players", "--rule", "--bots", "--lang", "--seed", "--games", "--workers", "--to-target", "--json", "--seat",
            "--help", "-h", "--version", "--", "-", "--name", "classic", "pocket", "modern", "3", "-1", "ca", "random", "careful",
            "stacking=up", "jump_in", "custom=[]", "custom=[[[", "--rule=", "--lang=", "--players=2=3", "=",
        ]
    ),
    st.text(max_size=12),
)  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(st.lists(WORDS, max_size=6))
@example(["play", "--name", "\x1b[31m\n"])
@example(["play", "--rule", "custom=" + "[" * 5000])
@example(["replay", "\0"])
@example(["replay", "x" * 5000])
@example(["rules", "classic", "--rule", "target=" + "9" * 5000])
def test_no_command_line_at_all_ends_in_a_traceback(words: list[str]) -> None:
    """Whatever is typed: status 0, or status 2 with one line on standard error and nothing on standard output."""
    if any(word.startswith("--w") for word in words) or "simulate" in words:
        words = [*words, "--games", "3", "--interpreted"]
    with contextlib.suppress(Usage):
        if split(words)[0] in ("", "serve"):
            words = [*words, "--host", "no/where"]  # a server would not come to an end
    output, errors = io.StringIO(), io.StringIO()
    with (
        mock.patch("sys.stdin", io.StringIO("d\n")),
        mock.patch.dict(os.environ, {"LANG": "C"}),
        contextlib.redirect_stdout(output),
        contextlib.redirect_stderr(errors),
    ):
        status = main(words)
    assert status in (0, 2), errors.getvalue()
    if status:
        assert len(errors.getvalue().splitlines()) == 1, errors.getvalue()
        assert errors.getvalue().rstrip("\n").isprintable()
        assert "inside lastcard" not in errors.getvalue()
        assert output.getvalue() == ""
    else:
        assert errors.getvalue() == ""
