"""Golden records: whole games, kept as files, replay to where they ended.

`goldens.py` says which games they are; `python3 go.py python tests/regenerate.py` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from referee import Referee
from regenerate import regenerate

from lastcard import EDITIONS, OPTIONS, Edition, Record, Rules
from lastcard import events as events_module

from .goldens import FOLDER, GOLDENS, ONLY, POSITIONS, Counting, file_of, play, position_of, without_answers

ENDS: dict[str, Any] = json.loads(POSITIONS.read_text(encoding="utf-8")) if POSITIONS.exists() else {}


def text_of(name: str) -> str:
    """A golden's file, as it is."""
    return file_of(name).read_bytes().decode("utf-8")


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_replays_to_its_end(name: str) -> None:
    """Replayed with its `drawn`, it comes to the stored position, and is saved byte for byte as it was."""
    record = Record.load(file_of(name))
    assert record.dumps() == text_of(name)
    assert all(round_.drawn is not None for round_ in record.rounds)
    game = record.play()
    assert game.position() == ENDS[name]["position"]
    assert game.record().dumps() == text_of(name)


@pytest.mark.parametrize("name", GOLDENS)
def test_the_seed_alone_gives_the_same_game(name: str) -> None:
    """Without its `drawn`, its result and a drawn dealer, its seed brings the same, and on the way as many moves are listed as ever."""
    game = Record.loads(json.dumps(without_answers(text_of(name)))).play(Counting)
    assert isinstance(game, Counting)
    assert position_of(game) == ENDS[name]
    assert game.record().dumps() == text_of(name)


@pytest.mark.parametrize("name", GOLDENS)
def test_the_referee_comes_to_the_same_end(name: str) -> None:
    """A second reading of the rules lets every move of it pass, and stands at the same position."""
    data = json.loads(text_of(name))
    game = Record.loads(text_of(name)).play()
    deals = [events for move, events in game.log if move is None]
    for round_, events in zip(data["rounds"], deals, strict=True):
        if "deal" not in round_:
            dealt = {event.args["seat"]: event.secret["cards"] for event in events if event.code == "dealt"}
            round_["deal"] = {"hands": [dealt[seat] for seat in range(len(dealt))], "draw": None}
    assert Referee.whole(data).position() == ENDS[name]["position"]


@pytest.mark.parametrize("name", ["pocket, stacking up", "modern, everything at once", "classic, 2 players"])
def test_a_record_cut_short_or_bent_is_told(name: str) -> None:
    """A golden with one drawn card exchanged, left out or added, or one move taken out of its middle, is refused."""
    data = json.loads(text_of(name))
    for bend in ("exchange", "leave out", "add", "move"):
        bent = json.loads(json.dumps(data))
        drawn, moves = bent["rounds"][0]["drawn"], bent["rounds"][0]["moves"]
        place = next(place for place in range(len(drawn) - 2) if len({*drawn[place : place + 2], "reshuffle"}) == 3)
        if bend == "exchange":
            drawn[place] = "reshuffle"
        elif bend == "leave out":
            del drawn[-1]
        elif bend == "add":
            drawn.append("W")
        else:
            del moves[len(moves) // 2 :]
        with pytest.raises(ValueError, match=r"\Around 1"):
            Record.loads(json.dumps(bent)).play()


def test_every_file_is_a_golden() -> None:
    """The folder holds the goldens and nothing else, each has its end, and together they are no larger than 2 MB."""
    files = set(FOLDER.iterdir())
    assert files == {file_of(name) for name in GOLDENS}
    assert list(ENDS) == list(GOLDENS)
    assert sum(file.stat().st_size for file in (*files, POSITIONS)) < 2_000_000


def test_every_value_of_every_option_has_a_golden() -> None:
    """All choices of all options are played, in each edition where they say something else than its own rules."""
    played = {(golden.edition, name, value) for golden in GOLDENS.values() for name, value in golden.rules.items() if name != "custom"}
    for name, option in OPTIONS.items():
        values = option.choices or ((False, True) if option.kind == "flag" else ())
        for edition in ONLY.get(name, EDITIONS):
            for value in {*values} - {Edition.load(edition).defaults.get(name)}:
                assert (edition, name, value) in played
        assert any(name in golden.rules for golden in GOLDENS.values()), name


def test_the_goldens_meet_every_verb_and_nearly_every_event() -> None:
    """No verb and no kind of event is missing, but for the stack that nobody can draw, and the drawing for the dealer, who is named."""
    verbs, codes, whys = set(), set(), set()
    for name in GOLDENS:
        for move, events in Record.load(file_of(name)).play().log:
            verbs |= {move.verb} if move else set()
            codes |= {event.code for event in events}
            whys |= {(event.code, event.args["why"]) for event in events if "why" in event.args}
    assert verbs == {"play", "draw", "keep", "pass", "give", "colour", "discard", "done", "challenge", "accept", "uno", "catch"}
    table = [line.split("|")[1] for line in str(events_module.__doc__).splitlines() if line.startswith("| `")]
    every = {word.strip(" `") for cell in table for word in cell.split(",")}
    assert every - codes <= {"stack_forgiven", "dealer_card"}
    assert {("blocked", "passed"), ("blocked", "endless"), ("starts", "skip"), ("starts", "draw"), ("starts", "reverse")} <= whys


def test_goldens_are_regenerated_as_they_are(tmp_path: Path) -> None:
    """The command that writes perft and goldens anew gives identical files."""
    names = [name for name in GOLDENS if len(text_of(name)) < 4000][::9]
    cases = regenerate(tmp_path, only=names)
    assert cases
    for name in names:
        assert file_of(name, tmp_path / "records" / "golden").read_bytes() == file_of(name).read_bytes()
    written = json.loads((tmp_path / "records" / "positions.json").read_text(encoding="utf-8"))
    assert written == {name: ENDS[name] for name in names}
    assert (tmp_path / "kernel" / "perft.json").read_bytes() == (FOLDER.parents[1] / "kernel" / "perft.json").read_bytes()


def test_a_golden_that_is_played_anew_is_a_game_of_its_kind() -> None:
    """Played by the bots of today, it need not be the stored game, but it is one: twice the same, and it replays."""
    for golden in [golden for golden in GOLDENS.values() if golden.rounds == 2][::12]:
        text = play(golden).record().dumps()
        assert play(golden).record().dumps() == text
        game = Record.loads(json.dumps(without_answers(text))).play()
        assert game.record().dumps() == text
        assert (game.rules, len(game.players)) == (Rules.of(golden.edition, golden.rules), golden.players)
