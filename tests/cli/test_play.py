"""`lastcard play`, through pipes and at a pretended terminal."""

from __future__ import annotations

import json
import os
import re
import select
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
        "--edition pocket --players 4 --seed 9 --bots easy,sharp,champion",
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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots easy,careful,sharp", "3 bots are named, but only 2 play"),
        ("--players 2 --bots easy,careful", "2 bots are named, but only 1 plays"),
        ("--bots easy,genius", "random, easy, careful, sharp, champion"),
    ],
)
def test_a_list_of_bots_that_does_not_fit_is_refused_before_anything_is_kept(words: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert said in refused("play", "--save", str(file), *words.split())
    assert not file.exists()


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
        ("help", "What you can do now"),
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
            # Whoever started the tests in the background may have had Ctrl-C ignored by all that they start.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        os.close(slave)
        self.screen = ""

    def until(self, pattern: str) -> None:
        """Read until the screen shows this."""
        end = time.monotonic() + 30
        while not re.search(pattern, self.screen):
            assert select.select([self.master], [], [], max(0, end - time.monotonic()))[0], self.screen
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


def put_aside(screen: str) -> Path:
    """The file that the screen says to go on with."""
    found = re.search(r"put aside. To go on with it:\s+lastcard play --save (\S+)", screen)
    assert found, screen
    return Path(found[1])


@pytest.mark.skipif(os.name == "nt", reason="there are no pretended terminals")
def test_an_unfinished_game_is_offered_again(tmp_path: Path) -> None:
    """Without `--save` the game is kept for the player, who is asked about it at the next start; Ctrl-C ends it as quietly as `quit`."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1"}
    first = Terminal("--seed", "2a", "--edition", "pocket", **home)
    first.until("Draw pile: ")
    first.type("quit")
    first.until("To go on with it")
    assert first.end() == 0
    second = Terminal("--edition", "pocket", "--seed", "2a", "--bots", "random", **home)
    second.until("unfinished game: Pocket")
    second.type("yes")
    second.until("“help”")
    time.sleep(0.5)  # a signal that comes in the moment before the prompt begins to wait is seen only at the next key
    os.kill(second.process.pid, signal.SIGINT)
    second.until("To go on with it")
    assert second.end() == 0
    third = Terminal(**home)
    third.until("unfinished game")
    third.type("no")
    third.until("opens the discard pile")
    aside = put_aside(third.screen)
    assert Record.load(aside).edition.name == "pocket"
    third.type("")
    third.until("Draw pile: ")
    third.type("quit")
    assert third.end() == 0
    assert Record.load(aside.with_name("current.json")).edition.name == "classic"
    assert lastcard("play", "--save", str(aside)).returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="there are no pretended terminals")
@pytest.mark.parametrize(
    "words", ["--edition modern", "--players 4", "--rule jump_in", "--rule teams --players 4", "--name Ana", "--seed 2b"]
)
def test_an_unfinished_game_that_is_not_the_one_wanted_is_put_aside(words: str, tmp_path: Path) -> None:
    """The new game begins without a question, and the old one is where the screen says."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1", "COLUMNS": "80"}
    first = Terminal("--seed", "2a", "--edition", "pocket", **home)
    first.until("Draw pile: ")
    first.type("quit")
    first.until("To go on with it")
    assert first.end() == 0
    (file,) = tmp_path.rglob("current.json")
    before = file.read_bytes()
    refused_one = Terminal("--players", "3", "--rule", "teams", **home)
    refused_one.until("four players")
    assert refused_one.end() == 2
    assert file.read_bytes() == before
    second = Terminal(*words.split(" "), **home)
    second.until("opens the discard pile")
    assert "Go on with it" not in second.screen
    aside = put_aside(second.screen)
    second.process.terminate()
    second.end()
    assert aside.read_bytes() == before
    assert file.read_bytes() != before


# Calls and catches, partners, help


def dealt(
    file: Path, hands: list[str], rules: dict[str, object], opening: str = "R5", edition: str = "classic", moves: tuple[str, ...] = ()
) -> None:
    """Keep a game in a file in which these hands were dealt, by the last seat."""
    names = ["You", "Bo", "Cy", "Dee"][: len(hands)]
    draw = ["G1", "G3", "Y8", "B2", "Y6", "B9", "G7", "Y3"] * 3
    hidden = {"hands": [hand.split() for hand in hands], "draw": draw if opening else ["W", *draw]}
    deal = {**hidden, "discard": [opening]} if opening else hidden
    first = {"dealer": len(hands) - 1, "deal": deal, "moves": list(moves)}
    file.write_text(json.dumps({"format": "lastcard/1", "edition": edition, "rules": rules, "players": names, "rounds": [first]}), "utf-8")


def test_who_owes_a_call_can_be_caught(tmp_path: Path) -> None:
    """A bot that a swap leaves with one card does not say UNO before the player has been asked."""
    file = tmp_path / "game.json"
    for line, said in [("catch bo", "caught Bo"), ("", "Bo said UNO")]:
        dealt(file, ["R7 B1", "Y1 Y2 Y4", "G4 G6 G9"], {"seven_zero": True})
        screen = lastcard("play", "--save", str(file), given=f"1 uno\nbo\n{line}\n").stdout
        assert "“catch Bo” catches" in screen
        assert said in screen.split("“catch Bo” catches")[1]


def test_on_ones_own_turn_too(tmp_path: Path) -> None:
    """A bot is left with one card by another's swap, and the player is next."""
    file = tmp_path / "game.json"
    moves = ("0 draw", "1 draw", "2 play R7 1 uno")
    dealt(file, ["B1 B4", "Y1 Y2 Y4", "R7 G6"], {"seven_zero": True}, moves=moves)
    screen = lastcard("play", "--save", str(file), given="catch bo\n").stdout
    assert "caught Bo" in screen.split("“catch Bo” catches")[1]


def test_who_forgets_is_caught_at_once_through_a_pipe(tmp_path: Path) -> None:
    """There is nobody to wait for."""
    file = tmp_path / "game.json"
    dealt(file, ["R1 R9", "Y1 Y2 Y4", "G4 G6 G9"], {})
    screen = lastcard("play", "--save", str(file), given="1\nuno\n").stdout
    assert "caught you without an UNO" in screen


@pytest.mark.skipif(os.name == "nt", reason="there are no pretended terminals")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("late", [False, True])
def test_who_forgets_has_a_moment_at_a_terminal(players: int, late: bool, tmp_path: Path) -> None:
    """Before the bots catch, a line that is typed is in time."""
    file = tmp_path / "game.json"
    dealt(file, ["R1 R9", "Y1 Y2 Y4", "G4 G6 G9"][:players], {})
    terminal = Terminal("--save", str(file), NO_COLOR="1")
    terminal.until("Your turn: ")
    terminal.type("1")
    terminal.until("You played red 1")
    if not late:
        terminal.type("uno")
    terminal.until("caught you" if late else "You said UNO")
    terminal.until("Your turn: |No card goes: |Enter")
    assert ("caught you" in terminal.screen) == late
    terminal.type("quit")
    assert terminal.end() == 0


def test_the_partner_is_marked(tmp_path: Path) -> None:
    """At the table, among the points, and in the sheet of a round; nobody is where there are no teams."""
    file = tmp_path / "game.json"
    dealt(file, ["R1", "Y1 Y2", "G4 G6", "B3 B4"], {"teams": True})
    screen = lastcard("play", "--save", str(file), given="scores\n1\n").stdout
    assert re.search(r"Bo 2 → Cy \(partner\) 2 → Dee 2", screen)
    assert len(re.findall(r"^  Cy \(partner\) ", screen, re.MULTILINE)) == 2
    assert screen.count("(partner)") == 3
    assert "(partner)" not in untouched()
    assert "(partner)" in lastcard("replay", str(file), "--seat", "3").stdout


@pytest.mark.parametrize(
    ("edition", "hand", "opening", "moves", "now"),
    [
        ("classic", "R1 G2 W", "R5", (), ["3, R5", "3 uno", "W g", "draw"]),
        ("classic", "B1 G2", "R5", (), ["draw"]),
        ("classic", "B1 G2", "", (), ["colour g"]),
        ("pocket", "WDIP G2 G4", "R5", ("0 play WDIP R",), ["3, give 3"]),
        ("modern", "WCUSTOM1 G2 G4", "R5", ("0 play WCUSTOM1 R",), ["done"]),
        ("modern", "WCUSTOM2 G2 G4", "R5", ("0 play WCUSTOM2 R",), ["3, discard 3"]),
    ],
)
def test_help_begins_with_what_can_be_done_now(
    edition: str, hand: str, opening: str, moves: tuple[str, ...], now: list[str], tmp_path: Path
) -> None:
    """The moves that are legal, and the letters of the cards that only this edition has."""
    file = tmp_path / "game.json"
    rules: dict[str, object] = {"opening_wild": "choose"}
    if edition == "modern":
        rules["custom"] = [{"text": "Sing."}, {"do": [["hand", 1]]}]
    dealt(file, [hand, "Y1 Y2"], rules, opening, edition, moves)
    screen = lastcard("play", "--save", str(file), given="help\n").stdout
    shown = screen.split("What you can do now")[1].split("What else you can type")[0]
    assert re.findall(r"^  (\S.*?)  ", shown, re.MULTILINE) == now
    assert ("WDIP Wild Dip" in screen) == (edition == "pocket")
    assert ("WSWAP Wild Swap Hands, WCUSTOM1-3 Wild Customizable." in screen) == (edition == "modern")


def test_help_names_uno_while_it_is_owed(tmp_path: Path) -> None:
    """When another's swap has left the player with one card."""
    file = tmp_path / "game.json"
    dealt(file, ["B1 B4", "Y1 Y2 Y4", "R7 G6"], {"seven_zero": True}, moves=("0 draw", "1 draw", "2 play R7 0 uno"))
    screen = lastcard("play", "--save", str(file), given="help\nuno\n").stdout
    assert "  uno                say UNO, as you hold one card" in screen
    assert "You said UNO" in screen
