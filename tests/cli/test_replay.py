"""`lastcard replay` and `lastcard verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lastcard import Game, Record

from .process import LANGUAGES, lastcard, refused

EXAMPLE: dict[str, Any] = {
    "format": "lastcard/1",
    "edition": "modern",
    "rules": {"stacking": "same"},
    "players": ["Ana", "Bo", "Cy"],
    "rounds": [
        {
            "dealer": 2,
            "deal": {"hands": [["R5", "W+4"], ["YS", "G1"], ["B2", "B9"]], "discard": ["R3"], "draw": ["G7", "B+2", "W"]},
            "moves": ["0 play R5 uno"],
        }
    ],
}


def text(**changes: Any) -> str:
    """The example with some fields changed."""
    return json.dumps({**EXAMPLE, **changes})


def moves(*moves: str) -> str:
    """The example with other moves."""
    return text(rounds=[{**EXAMPLE["rounds"][0], "moves": list(moves)}])


def finished() -> Record:
    """A short game that is over."""
    deal = {"hands": [["R5"], ["Y1", "W"]], "discard": ["R3"], "draw": ["G7"]}
    record = {"format": "lastcard/1", "edition": "classic", "rules": {"target": 20}, "players": ["Ana", "Bo"]}
    return Record.loads(json.dumps({**record, "rounds": [{"dealer": 1, "deal": deal, "moves": ["0 play R5"]}]})).play().record()


def test_the_position_as_json(tmp_path: Path) -> None:
    """The position of the format's own description, from a file and from standard input."""
    expected = {
        "round": 1, "phase": "play", "turn": 1, "direction": 1, "colour": "R", "top": "R5",
        "hands": [["W+4"], ["YS", "G1"], ["B2", "B9"]], "draw_count": 3, "discard_count": 2,
        "scores": [0, 0, 0], "owed": 0, "said_uno": [0], "catchable": [],
        "legal": {"0": [], "1": ["1 draw"], "2": []}, "round_winner": None, "game_winner": None,
    }  # fmt: skip
    file = tmp_path / "game.json"
    file.write_text(text(), "utf-8")
    assert json.loads(lastcard("replay", str(file), "--json").stdout) == expected
    assert json.loads(lastcard("replay", "-", "--json", given=text()).stdout) == expected


def test_the_position_of_a_seat() -> None:
    """With `--seat` other hands are unknown, and only its own moves are listed."""
    found = json.loads(lastcard("replay", "-", "--json", "--seat", "1", given=text()).stdout)
    assert found["hands"] == [["?"], ["YS", "G1"], ["?", "?"]]
    assert found["legal"] == {"1": ["1 draw"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story(language: str) -> None:
    """Without `--json` the game is told, in every language."""
    done = lastcard("replay", "-", "--lang", language, given=moves("0 play R5 uno", "1 draw"))
    assert done.returncode == 0
    assert done.stderr == ""
    assert all(name in done.stdout for name in ("Ana", "Bo", "Cy", "UNO", "▲R5"))
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_the_story_for_a_seat_keeps_secrets() -> None:
    """What Bo drew is told to Bo alone."""
    given = moves("0 play R5 uno", "1 draw")
    assert "green 7" in lastcard("replay", "-", "--seat", "1", given=given).stdout
    other = lastcard("replay", "-", "--seat", "0", given=given).stdout
    assert "green 7" not in other
    assert "■G" not in other


def test_names_cannot_steer_the_terminal() -> None:
    """Control characters in a record are not passed on."""
    done = lastcard("replay", "-", given=text(players=["\x1b[31mA", "B\x07", "C\u202e"]))
    assert done.returncode == 0
    assert not {"\x1b", "\x07", "\u202e"} & set(done.stdout)


def test_an_illegal_move() -> None:
    """The line names the round, the move and the reason."""
    line = refused("replay", "-", "--json", given=moves("0 play R5 uno", "2 draw"))
    assert line.startswith('round 1, move 2: "2 draw": ')
    assert "(ONE)" in line


@pytest.mark.parametrize(
    "given",
    [
        b"", b"\x00\xff\xfe", b"{", b"[]", b"null", b"7", b'"x"', b"{}", b"[" * 100_000, b'{"a":' * 50_000, b"\xef\xbb\xbf{}", b"NaN",
        b"9" * 5000,
        b'{"format": "lastcard/2"}', b'{"format": "lastcard/1", "format": "lastcard/1"}', text(players=["A", 3, "\ud800"]).encode(),
        text(more=1).encode(), text(rounds=[]).encode(), text(edition="\n").encode(),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_record_is_refused_in_one_line(command: str, given: bytes) -> None:
    """Whatever stands in the file."""
    refused(command, "-", given=given)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """A folder, a missing file, and a file without end."""
    assert str(tmp_path) in refused("replay", str(tmp_path))
    assert "nowhere" in refused("verify", str(tmp_path / "nowhere"))
    if Path("/dev/zero").exists():
        refused("replay", "/dev/zero")


def test_a_seat_that_is_not_there() -> None:
    """Seats are counted from 0."""
    assert "0 to 2" in refused("replay", "-", "--seat", "3", given=text())


def test_verify(tmp_path: Path) -> None:
    """A right record is said to be right, with its result."""
    done = lastcard("verify", "-", given=finished().dumps())
    assert done.returncode == 0
    assert done.stdout == "1 round, 1 move: every move is legal, and every card is there.\nThe result is right.\n"
    assert "no result" in lastcard("verify", "-", given=text()).stdout


def test_verify_finds_a_wrong_result() -> None:
    """Results are checked, not believed."""
    record = json.loads(finished().dumps())
    record["result"]["scores"][0] += 1
    assert refused("verify", "-", given=json.dumps(record)).startswith("result: ")


def test_verify_goes_through_rounds_dealt_from_seeds() -> None:
    """Many rounds, with reshuffles and all."""
    game = Game("pocket", players=2, seed="5", target=100)
    while not game.is_over:
        game.deal() if game.turn is None else game.play(game.legal_moves()[0])
    assert lastcard("verify", "-", given=game.record().dumps()).returncode == 0


def test_a_closed_pipe_is_no_fault() -> None:
    """`lastcard replay FILE | head` ends quietly."""
    import subprocess
    import sys

    from .process import environment

    script = "import os, sys; os.close(0); sys.exit(0)"
    reader = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE)
    writer = subprocess.Popen(
        [sys.executable, "-m", "lastcard", "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=reader.stdin,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert reader.stdin
    reader.stdin.close()
    reader.wait(20)
    _, errors = writer.communicate(text().encode(), 60)
    assert errors == b""
    assert writer.returncode == 0
