"""`lastcard play`, through pipes and at a pretended terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from lastcard import Record

from .process import LANGUAGES, Player, environment, lastcard, refused

ROUND_OVER = "deals the next round"


@pytest.mark.parametrize(
    "words",
    [
        "--edition pocket --players 2 --seed 1",
        "--edition pocket --players 5 --seed 2 --rule dip_pass=drawn",
        "--edition classic --players 2 --seed 3",
        "--edition classic --players 10 --seed 4 --rule seven_zero --rule jump_in",
        "--edition classic --players 4 --seed 5 --rule stacking=up --rule teams --bots random",
        "--edition modern --players 3 --seed 6 --rule force_play --rule scoring=low_total",
        '--edition modern --players 4 --seed 7 --rule custom=[{"do":[["hand",3]]},{"do":[["swap"],["open"]]},{"text":"Sing."}]',
        "--edition modern --players 2 --seed 8 --rule stacking=same --rule draw_until_playable --rule finish=number",
    ],
)
def test_a_round_to_its_end_through_pipes(words: str) -> None:
    """A player who reads the screen gets to the score sheet; then the input ends, which is no fault."""
    player = Player(tuple(words.split(" ")))
    screen = player.play(until=lambda screen: ROUND_OVER in screen)
    assert "this round" in screen
    assert player.status == 0
    assert player.errors == ""
    assert "\x1b" not in screen
    assert max(map(len, screen.splitlines())) <= 140  # prompts and what is printed after them share a line


def test_a_whole_game(tmp_path: Path) -> None:
    """Round after round, until somebody wins; the record that is left is right, and opening it again says that it is over."""
    file = tmp_path / "game.json"
    words = ("--edition", "classic", "--players", "2", "--seed", "9", "--rule", "target=120", "--save", str(file))
    player = Player(words, answers=2000)
    screen = player.play(until=lambda screen: False)
    assert player.status == 0
    assert "the game!" in screen
    assert Record.load(file).play().is_over
    assert lastcard("verify", str(file)).returncode == 0
    again = lastcard("play", "--save", str(file))
    assert again.returncode == 0
    assert "is over" in again.stdout


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    """Stopping after any number of answers and going on reaches exactly the position that was left."""
    file = tmp_path / "my game.json"
    for answers in (0, 1, 2, 5):
        player = Player(("--seed", "a", "--save", str(file)), answers=answers)
        screen = player.play(until=lambda screen: False)
        assert player.status == 0
        assert f"lastcard play --save '{file}'" in screen
        before = Record.load(file).play().position()
        shown = lastcard("play", "--save", str(file)).stdout
        assert Record.load(file).play().position() == before
        assert f"Draw pile: {before['draw_count']}" in shown
        assert not [name for name in tmp_path.iterdir() if name != file], "no temporary file is left"


def test_the_saved_game_decides_and_contradictions_are_refused(tmp_path: Path) -> None:
    """What the options say must be what the file says, and the file is not touched."""
    file = tmp_path / "game.json"
    lastcard("play", "--edition", "pocket", "--players", "3", "--seed", "5", "--rule", "stacking=up", "--name", "Ana", "--save", str(file))
    before = file.read_bytes()
    same = ["--edition", "pocket", "--players", "3", "--rule", "stacking=up", "--name", "Ana", "--seed", "5"]
    assert lastcard("play", "--save", str(file), *same).returncode == 0
    for option, value, said in [
        ("--edition", "classic", "pocket"),
        ("--players", "4", "3"),
        ("--rule", "stacking=same", "stacking"),
        ("--rule", "jump_in", "jump_in"),
        ("--name", "Bo", "Ana"),
        ("--seed", "6", "6"),
    ]:
        assert said in refused("play", "--save", str(file), option, value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\x00", b"{}", b"[" * 10000])
def test_a_file_that_is_no_game_is_left_alone(content: bytes, tmp_path: Path) -> None:
    """One sentence, and the file is as it was."""
    file = tmp_path / "game.json"
    file.write_bytes(content)
    refused("play", "--save", str(file))
    assert file.read_bytes() == content
    assert "nowhere" in refused("play", "--save", str(tmp_path / "nowhere" / "game.json"))


def test_an_illegal_record_is_left_alone(tmp_path: Path) -> None:
    """Also when only a move of it is wrong."""
    file = tmp_path / "game.json"
    lastcard("play", "--seed", "5", "--save", str(file))
    record = json.loads(file.read_text("utf-8"))
    record["rounds"][0]["moves"].append("0 play ZZ")
    file.write_text(json.dumps(record), "utf-8")
    before = file.read_bytes()
    assert "0 play ZZ" in refused("play", "--save", str(file))
    assert file.read_bytes() == before


@cache
def untouched() -> str:
    """The screen of a player who types nothing."""
    return lastcard("play", "--seed", "2a", "--players", "3").stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no card 99"),
        ("0", "There is no card 0"),
        ("xyzzy", "“xyzzy” is no card"),
        ("keep", "."),
        ("challenge", "."),
        ("uno", "UNO"),
        ("catch Nobody", "Nobody else here"),
        ("catch", "name after"),
        ("catch Bo", "does not have to say UNO"),
        ("R5 g 7 8", "."),
        ("WDIP", "has no"),
        ("why", "number after"),
        ("why 1", "."),
        ("draw 3", "stands alone"),
        ("\x1b[A\x00", "."),
        ("yes", "“yes” is no card"),
        ("help", "What you can type"),
        ("scores", "500 points"),
        ("rules", "Classic"),
        ("hand", "Your hand"),
        ("save", "not kept"),
    ],
)
def test_what_is_not_a_legal_move_is_answered_and_changes_nothing(line: str, said: str) -> None:
    """Then the same question comes again."""
    quiet = untouched()
    done = lastcard("play", "--seed", "2a", "--players", "3", given=f"{line}\n")
    assert done.returncode == 0
    assert done.stderr == ""
    question = next(text for text in quiet.splitlines() if text.startswith(("Your turn", "No card goes")))
    assert done.stdout.count(question) == 2
    answer = done.stdout.split(question)[1]
    assert said in answer
    assert "\x1b" not in done.stdout


def test_input_that_is_no_text() -> None:
    """Bytes that are no UTF-8 are one more thing that cannot be understood."""
    done = lastcard("play", "--seed", "2a", given=b"\xff\xfe\x80\n")
    assert done.returncode == 0
    assert "is no card" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    """The table, the help and a draw, in words of the language and in English ones."""
    done = lastcard("play", "--seed", "2a", "--edition", "modern", "--lang", language, given="help\nwhy 1\nscores\ndraw\nkeep\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("──") > 2
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_an_encoding_without_our_signs() -> None:
    """Letters tell the colours apart then, and nothing fails."""
    done = lastcard("play", "--seed", "2a", "--lang", "uk", env={"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}, given="1\n")
    assert done.returncode == 0
    assert done.stdout.isascii()
    latin = lastcard("play", "--seed", "2a", "--lang", "ca", env={"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}).stdout
    assert "ma, " in latin
    assert "?" not in latin.split("ma, ")[0]


class Terminal:
    """The game at a pretended terminal."""

    def __init__(self, *words: str, **env: str) -> None:
        pty = pytest.importorskip("pty", reason="this system has no pretended terminals")
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", "play", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment({"TERM": "xterm", **env}),
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""

    def until(self, pattern: str) -> None:
        """Read until the screen shows this."""
        end = time.monotonic() + 30
        while not re.search(pattern, self.screen):
            assert time.monotonic() < end, self.screen
            try:
                self.screen += os.read(self.master, 65536).decode()
            except OSError:
                break
        assert re.search(pattern, self.screen), self.screen

    def type(self, line: str) -> None:
        """Type a line."""
        self.screen = ""
        os.write(self.master, f"{line}\n".encode())

    def end(self) -> int:
        """The status, when the game has ended."""
        with_status = self.process.wait(30)
        os.close(self.master)
        return with_status


@pytest.mark.skipif(os.name == "nt", reason="there are no pretended terminals")
@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colours_only_where_they_are_wanted(env: dict[str, str], coloured: bool, tmp_path: Path) -> None:
    """At a terminal there are colours, but not with `NO_COLOR`, nor at a dumb one; the signs are there in any case."""
    terminal = Terminal("--seed", "2a", "--save", str(tmp_path / "game.json"), **env)
    terminal.until(r"[▲●■◆]\w")
    shown = terminal.screen
    terminal.type("quit")
    assert terminal.end() == 0
    assert ("\x1b[" in shown) == coloured


@pytest.mark.skipif(os.name == "nt", reason="there are no pretended terminals")
def test_an_unfinished_game_is_offered_again(tmp_path: Path) -> None:
    """Without `--save` the game is kept for the player, who is asked about it at the next start; Ctrl-C ends it as quietly as `quit`."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1"}
    first = Terminal("--seed", "2a", "--edition", "pocket", **home)
    first.until("Draw pile: ")
    first.type("quit")
    first.until("To go on with it")
    assert first.end() == 0
    second = Terminal(**home)
    second.until("unfinished game: Pocket")
    second.type("yes")
    second.until("Draw pile: ")
    os.kill(second.process.pid, signal.SIGINT)
    second.until("To go on with it")
    assert second.end() == 0
    third = Terminal(**home)
    third.until("unfinished game")
    third.type("no")
    third.until("opens the discard pile")
    third.type("")
    third.until("Draw pile: ")
    third.type("quit")
    assert third.end() == 0
