"""Who is sent away for good: the host of a table keeps somebody out, and lets them in again."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.server import facts
from lastcard.server import messages as m
from lastcard.server.room import MOST_LINES, Private
from lastcard.server.table import MOST_KEPT_OUT

from .rooms import ANA, BO, CY, Guest, House, at_home
from .tables import ANA as HOST
from .tables import BO as OTHER
from .tables import PEOPLE, Play

WATCHER = PEOPLE[5]


@pytest.mark.parametrize("start", [False, True])
def test_whoever_is_kept_out_neither_sits_nor_speaks(start: bool) -> None:
    """Before a game and in it: every seat and the chat are closed to that person alone, and a bot plays on."""
    play = Play(3, start=start)
    play.do(HOST, m.Remove, seat=1, keep_out=True)
    assert play.public.kept_out == ["Bo"]
    assert play.public.seats[1].kind == ("bot" if start else "empty")
    for command in ({}, {"seat": 1}):
        assert play.refused(OTHER, m.Sit, "Bo", **command).code == "kept-out"
    assert play.refused(OTHER, m.Say, "Bo", phrase="sorry").code == "kept-out"
    play.do(WATCHER, m.Sit, "Fay")
    assert play.public.seats[1].name == "Fay"


def test_without_that_word_whoever_was_removed_may_come_back() -> None:
    """Removing alone only frees the seat, as it always did."""
    play = Play(2, start=False)
    play.do(HOST, m.Remove, seat=1)
    play.do(OTHER, m.Sit, "Bo")
    assert play.public.kept_out == []


def test_the_host_lets_somebody_in_again() -> None:
    """By the name that the table shows, as often as that is asked for; only a host can, and only that person comes in."""
    play = Play(3, start=False)
    play.do(HOST, m.Remove, seat=1, keep_out=True)
    play.do(HOST, m.Remove, seat=2, keep_out=True)
    assert play.refused(OTHER, m.LetIn, who="Bo").code == "not-host"
    assert play.do(HOST, m.LetIn, who="Bo") == [facts.LetIn(OTHER)]
    assert play.do(HOST, m.LetIn, who="Bo") == []
    play.do(OTHER, m.Sit, "Bo")
    assert play.public.kept_out == ["Cy"]


def test_whoever_only_watches_can_be_kept_out_by_what_they_said() -> None:
    """Spectators have no seat: the host points to a line of theirs. Of one who sits the seat is freed with it."""
    play = Play(2)
    play.connect(WATCHER)
    play.do(WATCHER, m.Say, "Zoe", text="Boo!")
    line = play.table.number
    play.do(OTHER, m.Say, text="I do not play any more")
    assert play.refused(OTHER, m.KeepOut, said=line).code == "not-host"
    play.do(HOST, m.KeepOut, said=line)
    assert play.refused(WATCHER, m.Say, "Zoe", text="Boo!").code == "kept-out"
    assert play.do(HOST, m.KeepOut, said=line) == []
    play.do(HOST, m.KeepOut, said=line + 1)
    assert (play.public.kept_out, play.public.seats[1].kind) == (["Zoe", "Bo"], "bot")


def test_only_lines_of_others_lead_to_somebody() -> None:
    """Neither a line that is none, nor one's own, nor one that is long gone; a bot cannot be kept out either."""
    play = Play(1, ("careful",))
    play.do(HOST, m.Say, phrase="hello")
    for number in (play.table.number, 1, 0, -5, 10**12):
        assert play.refused(HOST, m.KeepOut, said=number).code == "no-line"
    assert play.refused(HOST, m.Remove, seat=1, keep_out=True).code == "not-a-person"


def test_namesakes_are_told_apart() -> None:
    """Two who were known by one name have two names in the list, so that the right one is let in."""
    play = Play(1, seats=2, start=False)
    for person in PEOPLE[1:3]:
        play.do(person, m.Sit, "Bo")
        play.do(HOST, m.Remove, seat=1, keep_out=True)
    assert play.public.kept_out == ["Bo", "Bo 2"]
    play.do(HOST, m.LetIn, who="Bo 2")
    assert play.refused(PEOPLE[1], m.Sit, "Bo").code == "kept-out"
    play.do(PEOPLE[2], m.Sit, "Bo")


def test_the_list_has_an_end_and_is_the_same_from_disk() -> None:
    """A host who keeps everybody out fills no memory; after a restart it is the same."""
    play = Play(1, seats=2, start=False)
    for number in range(MOST_KEPT_OUT + 5):
        play.do(f"somebody-{number}", m.Sit, f"N{number}")
        play.do(HOST, m.Remove, seat=1, keep_out=True)
    kept = play.table.kept_out
    assert list(kept) == [f"somebody-{number}" for number in range(5, MOST_KEPT_OUT + 5)]
    assert play.restart(HOST).kept_out == kept


def test_without_spectators_a_free_seat_is_no_way_in(tmp_path: Path) -> None:
    """Where nobody may watch, whoever is kept out is not even let in, though a seat is free, and is shown out at once."""

    async def work(house: House) -> None:
        room = await house.table()
        ana, bo = await Guest(ANA).come(room), await Guest(BO).come(room)
        await bo.done(room, m.Sit)
        await ana.done(room, m.SetTable, watching=False)
        await ana.done(room, m.Remove, seat=1, keep_out=True)
        closed = bo.hear()[-1]
        assert (closed["is"], closed["code"]) == ("closed", "private")
        with pytest.raises(Private):
            await Guest(BO).come(room)
        assert (await Guest(CY).come(room)).table["kept_out"] == ["Bo"]

    at_home(tmp_path, work)


def test_spectators_lock_nobody_out_who_sits(tmp_path: Path) -> None:
    """However many watch, a player's new connection is let in."""

    async def work(house: House) -> None:
        room = await house.table()
        for _ in range(MOST_LINES):
            await Guest().come(room)
        assert (await Guest(ANA).come(room)).seat == 0

    at_home(tmp_path, work)
