"""A live table: one thing after another, on disk before anybody is told, and by a clock that these tests move by the millisecond."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from stores import Place

from lastcard.server import messages as m
from lastcard.server import room as a_room
from lastcard.server.bus import Here
from lastcard.server.facts import Stamped
from lastcard.server.line import MOST_FRAMES, Line
from lastcard.server.problems import Failure
from lastcard.server.room import MOST_LINES, Full, Private, Room
from lastcard.server.rooms import IDLE, SOON, Rooms
from lastcard.server.store import NotSaved, Row, Unreachable
from lastcard.server.table import Change, Table

from .rooms import ANA, BO, CY, Guest, House, at_home

GRACE = 60_000


async def two(house: House, **options: Any) -> tuple[Room, Guest, Guest]:
    """A game of Ana and Bo, both of them there."""
    room = await house.table(options=options)
    ana, bo = await Guest(ANA).come(room), await Guest(BO).come(room)
    await bo.done(room, m.Sit)
    await ana.done(room, m.Start)
    bo.hear()
    return room, ana, bo


async def at_two_processes(house: House) -> tuple[Room, Guest, Room, Guest]:
    """Such a game with Ana at one process and Bo at another, of which neither hears anything."""
    room, ana, _ = await two(house)
    elsewhere = await house.again(room)
    return room, ana, elsewhere, await Guest(BO).come(elsewhere)


def asked(*guests: Guest) -> Guest:
    """Whose turn it is."""
    return next(guest for guest in guests if guest.game is not None and guest.game["turn"] == guest.seat)


async def play(room: Room, guest: Guest, **more: Any) -> dict[str, Any]:
    """Make the first legal move."""
    assert guest.game is not None
    return await guest.says(room, m.PlayMove, move=guest.game["legal"][0], seen=guest.number, **more)


def test_a_command_has_one_effect(place: Place) -> None:
    """Reports: a lagging draw pressed twice drew twice. The same id again, by any connection and after a crash, changes nothing more."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        first = asked(ana, bo)
        other_tab = await Guest(first.line.person).come(room)
        move = first.game["legal"][-1]  # type: ignore[index]
        number = await first.done(room, m.PlayMove, id="x", move=move)
        assert await first.done(room, m.PlayMove, id="x", move=move) == number
        assert await other_tab.done(room, m.PlayMove, id="x", move=move) == number
        room = await house.again(room)
        assert room.table.number == number
        late = await Guest(first.line.person).come(room)
        assert await late.done(room, m.PlayMove, id="x", move=move) == number
        assert room.table.number == number

    at_home(place, work)


def test_a_command_that_is_given_twice_is_answered_the_second_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by breaking: given on two lines at once, it was refused on one, as not saved, and then carried out for the other."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        asks = asked(ana, bo)
        again = await Guest(asks.line.person).come(room)
        stranger = await Guest().come(room)
        asks.hear()
        assert asks.game is not None
        append = house.store.append

        async def fail_once(*_: Any) -> None:
            monkeypatch.setattr(house.store, "append", append)
            await asyncio.sleep(0.01)
            raise NotSaved

        monkeypatch.setattr(house.store, "append", fail_once)
        move = m.PlayMove("twice", asks.game["legal"][0], asks.number)
        await asyncio.gather(*(room.command(guest.line, move) for guest in (asks, again, stranger)))
        assert [frame["is"] for frame in asks.hear()] == ["closed"]
        assert [frame["number"] for frame in again.hear() if frame["is"] == "done"] == [room.table.number]
        assert [frame["is"] for frame in stranger.hear() if "id" in frame] == ["refused"]
        assert not room._given

    at_home(place, work)


def test_an_id_is_ones_own(place: Place) -> None:
    """The same id from somebody else is another command."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        number = await ana.done(room, m.Say, id="x", phrase="hello")
        assert await bo.done(room, m.Say, id="x", phrase="hello") == number + 1

    at_home(place, work)


def test_start_twice_starts_once(place: Place) -> None:
    """Reports: START twice dealt twice. Pressed at the same moment in two tabs, one is carried out and the other refused."""

    async def work(house: House) -> None:
        room = await house.table(bots=["careful"])
        tabs = [await Guest(ANA).come(room) for _ in range(2)]
        answers = await asyncio.gather(*(tab.says(room, m.Start) for tab in tabs))
        assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
        assert room.table.games == 1

    at_home(place, work)


def test_moves_of_the_same_moment_are_judged_one_after_another(place: Place) -> None:
    """Many commands at once come to the facts that are on disk, in their order, and every guest hears each number once."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        spectators = [await Guest().come(room) for _ in range(3)]
        commands = [ana.says(room, m.Say, phrase="hello") for _ in range(5)] + [bo.says(room, m.Say, emote="smile") for _ in range(5)]
        await asyncio.gather(*commands)
        for guest in (ana, bo, *spectators):
            guest.hear()
            assert guest.number == room.table.number
        stored = await house.store.facts(room.table.code)
        assert [row.number for row in stored] == list(range(1, room.table.number + 1))

    at_home(place, work)


# Who is away


async def stood_in_for(house: House) -> tuple[Room, Guest, Guest]:
    """Somebody is away, and a bot stands in; who that is, and who is there."""
    room, ana, bo = await two(house)
    away, there = (bo, ana) if asked(ana, bo) is bo else (ana, bo)
    await room.leave(away.line)
    await house.pass_time(room, GRACE)
    there.hear()
    assert there.table["seats"][away.seat]["stand_in"]
    return room, away, there


@pytest.mark.parametrize(("early", "stands_in"), [(1, False), (0, True)])
def test_back_one_millisecond_before_the_bot_takes_over(place: Place, early: int, stands_in: bool) -> None:
    """Reports: an old timer played for who had just come back. To the millisecond before the grace ends the seat is one's own."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        away, there = (bo, ana) if asked(ana, bo) is bo else (ana, bo)
        question = room.table.question
        await room.leave(away.line)
        await house.pass_time(room, GRACE - early)
        there.hear()
        assert there.table["seats"][away.seat]["stand_in"] == stands_in
        assert room.table.question == question
        again = await Guest(away.line.person).come(room)
        assert not again.table["seats"][again.seat]["stand_in"]
        await house.pass_time(room, GRACE)  # whatever was due for the bot is not any more
        assert room.table.question == question
        assert (await play(room, again))["is"] == "done"

    at_home(place, work)


def test_back_one_millisecond_before_the_stand_in_moves(place: Place) -> None:
    """The bot that stands in is about to move when its person comes back: it does not."""

    async def work(house: House) -> None:
        room, away, _ = await stood_in_for(house)
        due = room.table.due()
        assert due is not None
        number = room.table.number
        await house.pass_time(room, due - 1 - house.clock.now)
        assert room.table.number == number
        again = await Guest(away.line.person).come(room)
        await house.pass_time(room, 10_000)
        again.hear()
        assert again.game is not None
        assert again.game["turn"] == again.seat

    at_home(place, work)


def test_who_comes_is_sent_the_whole_table_first(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where another process tells of somebody while it is being written down that the seat is one's own again."""

    async def work(house: House) -> None:
        room, away, there = await stood_in_for(house)
        append = house.store.append

        async def slow(*words: Any) -> None:
            await append(*words)
            room.hear_who(Here(room.table.code, "other", room.table.number, [CY.id], 0))

        monkeypatch.setattr(house.store, "append", slow)
        again = await Guest(away.line.person).come(room)
        assert [frame["is"] for frame in again.frames] == ["table"]
        assert again.table["spectators"] == 1
        assert not again.table["seats"][again.seat]["stand_in"]
        there.hear()
        assert (there.table["seats"], there.table["spectators"]) == (again.table["seats"], 1)

    at_home(place, work)


@pytest.mark.parametrize(("error", "comes"), [(RuntimeError, False), (Unreachable, True)])
def test_who_could_not_come_is_not_there(place: Place, monkeypatch: pytest.MonkeyPatch, error: type[Exception], comes: bool) -> None:
    """Whatever goes wrong while somebody comes, nobody is taken to be there who is not."""

    async def work(house: House) -> None:
        room, away, there = await stood_in_for(house)

        async def fail(*_: Any) -> None:
            raise error

        monkeypatch.setattr(house.store, "append", fail)
        again = Guest(away.line.person)
        with contextlib.nullcontext() if comes else pytest.raises(error):
            await again.come(room)
        there.hear()
        assert room.lines == 1 + comes
        assert there.table["seats"][away.seat]["present"] == comes
        assert [frame["is"] for frame in again.frames] == ["table"] * comes

    at_home(place, work)


def test_everybody_gone_for_a_minute_and_more(place: Place) -> None:
    """Reports: all lost the Wi-Fi, and the table was dissolved. An hour later the same seat is asked the same with the same hand."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        game = asked(ana, bo).game
        await room.leave(ana.line)
        await room.leave(bo.line)
        for _ in range(60):
            await house.pass_time(room, 60_000)
        ana, bo = await Guest(ANA).come(room), await Guest(BO).come(room)
        ana.hear()
        assert not any(seat["stand_in"] for seat in ana.table["seats"])
        assert asked(ana, bo).game == game

    at_home(place, work)


def test_an_old_connection_that_ends_late_takes_nobody_away(place: Place) -> None:
    """Reports: a refresh opened the new socket before the old one closed. Whoever has another connection is still there."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        new = await Guest(BO).come(room)
        await room.leave(bo.line)
        await house.pass_time(room, 2 * GRACE)
        ana.hear()
        assert ana.table["seats"][1]["present"]
        assert not ana.table["seats"][1]["stand_in"]
        new.hear()
        assert new.number == ana.number

    at_home(place, work)


# Who may watch


def test_who_watches_may_be_sent_away(place: Place) -> None:
    """When the host wants no spectators, those who are there are told so and go, and nobody new is let in; who sits stays."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        spectator = await Guest(CY).come(room)
        await ana.done(room, m.SetTable, watching=False)
        assert spectator.hear()[-1]["code"] == "private"
        assert spectator.line.closed
        bo.hear()
        assert not bo.line.closed
        with pytest.raises(Private):
            await Guest().come(room)
        await room.leave(spectator.line)
        ana.hear()
        assert ana.table["spectators"] == 0

    at_home(place, work)


def test_a_table_without_spectators_lets_in_whoever_may_still_sit_down(place: Place) -> None:
    """A seat is taken over a connection: while one is free, whoever has the link may come, and goes when the last one is taken."""

    async def work(house: House) -> None:
        room = await house.table()
        ana = await Guest(ANA).come(room)
        await ana.done(room, m.SetTable, watching=False)
        bo, cy = await Guest(BO).come(room), await Guest(CY).come(room)
        await bo.done(room, m.Sit)
        assert bo.hear() is not None
        assert cy.hear()[-1]["code"] == "private"
        assert not bo.line.closed

    at_home(place, work)


def test_a_seat_that_was_left_can_be_taken_where_nobody_watches(place: Place) -> None:
    """In the middle of a game, too, whoever has the code comes in while there is a seat to take; who left and sees it taken goes."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        await ana.done(room, m.SetTable, watching=False)
        with pytest.raises(Private):
            await Guest(CY).come(room)
        await bo.done(room, m.Leave)
        cy = await Guest(CY).come(room)
        assert not bo.line.closed
        await cy.done(room, m.Sit)
        assert cy.game is not None
        assert cy.game["hand"]
        assert bo.hear()[-1]["code"] == "private"

    at_home(place, work)


def test_a_table_is_full_at_some_time(place: Place) -> None:
    """More than so many connections to one table are refused, but not of who sits there; there is room again when some have gone."""

    async def work(house: House) -> None:
        room = await house.table()
        guests = [await Guest().come(room) for _ in range(MOST_LINES)]
        with pytest.raises(Full):
            await Guest(CY).come(room)
        assert (await Guest(ANA).come(room)).seat == 0
        for guest in guests[:2]:
            await room.leave(guest.line)
        await Guest(CY).come(room)

    at_home(place, work)


def test_a_line_that_takes_nothing_is_closed(place: Place) -> None:
    """What waits for a slow reader does not grow without end: it is told to connect again, and the others do not notice."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        slow = Line(None)
        await room.enter(slow)
        for _ in range(MOST_FRAMES + 10):
            await bo.says(room, m.Say, emote="smile")
            ana.hear()
        assert slow.closed
        assert len(slow._frames) == 1
        assert '"slow"' in slow._frames[0]
        assert ana.number == room.table.number

    at_home(place, work)


# What goes wrong


def test_what_cannot_be_saved_does_not_happen(place: Place) -> None:
    """While the disk is full, commands are refused and change nothing, for anybody; afterwards the game goes on from where it was."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        first = asked(ana, bo)
        before = room.table.number, first.game

        async def refuse(*_: object) -> None:
            raise NotSaved

        append, house.store.append = house.store.append, refuse  # type: ignore[method-assign,assignment]
        answer = await play(room, first)
        assert (answer["is"], answer["code"]) == ("refused", "not-saved")
        await house.pass_time(room, 2 * GRACE)
        assert (room.table.number, first.game) == before
        house.store.append = append  # type: ignore[method-assign]
        assert (await play(room, first))["is"] == "done"

    at_home(place, work)


def test_a_number_that_is_taken_is_judged_anew(place: Place) -> None:
    """If somebody else wrote at the table, what is new is read and told to everybody, and the command is judged by it."""

    async def work(house: House) -> None:
        room, ana, elsewhere, other = await at_two_processes(house)
        await other.done(elsewhere, m.Say, phrase="hello")
        await room.command(ana.line, m.Say(id="late", phrase="thanks"))
        new = ana.hear()
        assert [frame["is"] for frame in new] == ["update", "update", "done"]
        assert [entry["phrase"] for entry in new[0]["entries"]] == ["hello"]
        assert [row.number for row in await house.store.facts(room.table.code)] == list(range(1, room.table.number + 1))

    at_home(place, work)


def test_a_name_changes_at_the_table(place: Place) -> None:
    """Whoever takes another name has it at the tables where they sit, awake or asleep, and the game stays as it is."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        await house.store.flush()
        await house.rooms.rename(type(ANA)(ANA.id, "Anna"))
        bo.hear()
        assert bo.table["seats"][0]["name"] == "Anna"
        assert (await play(room, asked(ana, bo)))["is"] == "done"

    at_home(place, work)


def test_a_name_changes_though_others_write_in_the_same_moment(place: Place) -> None:
    """What is new is read, and the name changed then: nobody would try again."""

    async def work(house: House) -> None:
        room, ana, elsewhere, other = await at_two_processes(house)
        await ana.done(room, m.Say, phrase="hello")
        await elsewhere.rename(type(ANA)(ANA.id, "Anna"))
        other.hear()
        assert other.table["seats"][0]["name"] == "Anna"
        assert [row.number for row in await house.store.facts(room.table.code)] == list(range(1, elsewhere.table.number + 1))

    at_home(place, work)


# What other processes have written


def test_what_others_write_is_taken_in_whatever_order_it_comes_in(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Late, twice and mixed, and told as one change; what is missing between is found on disk; what is on its way is waited for."""
    late = 0.1
    monkeypatch.setattr(a_room, "LATE", late)

    async def work(house: House) -> None:
        room, ana, _ = await two(house)
        code, store = room.table.code, house.store
        elsewhere = (await Rooms(store, house.clock).get(code)) or room
        assert elsewhere is not room
        cy, dee = await Guest(CY).come(elsewhere), await Guest().come(elsewhere)
        cy.hear()
        before = elsewhere.table.number
        for phrase in ("hello", "thanks", "oops", "hello", "thanks"):
            await ana.done(room, m.Say, phrase=phrase)
        rows = await store.facts(code, before)
        assert len(rows) == 5

        reads = store.facts
        read: list[str] = []

        async def counted(*words: Any) -> list[Row]:
            read.append(words[0])
            return await reads(*words)

        store.facts = counted  # type: ignore[method-assign]
        for some in ([rows[1]], [rows[0], rows[1]], [rows[1], rows[0]]):
            elsewhere.hear(some)
        await asyncio.sleep(0)
        assert (elsewhere.table.number, read) == (before + 2, [])
        assert [(frame["was"], frame["number"]) for frame in cy.hear()] == [(before, before + 2)]
        # One is missing, though what tells of it may be on its way: whoever compares does not read it yet.
        elsewhere.miss(before + 3, at_once=False)
        elsewhere.hear([rows[2]])
        await asyncio.sleep(2 * late)
        assert (elsewhere.table.number, read) == (before + 3, [])
        # It did not come.
        elsewhere.miss(before + 4, at_once=False)
        await asyncio.sleep(2 * late)
        assert read == [code]
        assert elsewhere.table.number == before + 5
        # What follows tells that something is missing.
        await ana.done(room, m.Say, phrase="oops")
        await ana.done(room, m.Say, phrase="oops")
        elsewhere.hear((await reads(code, before + 6))[:1])
        for _ in range(200):
            await asyncio.sleep(0.01)
            if elsewhere.table.number == room.table.number:
                break
        assert elsewhere.table.number == room.table.number
        assert cy.hear()[-1]["number"] == room.table.number
        assert dee.hear()[-1]["number"] == room.table.number
        # What is being carried out comes first, and then what was heard meanwhile.
        async with elsewhere._lock:
            await ana.done(room, m.Say, phrase="hello")
            elsewhere.hear(await reads(code, room.table.number - 1))
            await asyncio.sleep(0.05)
            assert elsewhere.table.number == room.table.number - 1
        await asyncio.sleep(0.05)
        assert elsewhere.table.number == room.table.number
        elsewhere.stop()

    at_home(place, work)


def test_facts_that_cannot_be_applied_are_no_end_of_a_table(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is built anew from what is on disk, where it was written and where it was heard of; later, where the disk cannot be read."""

    async def work(house: House) -> None:
        room, ana, _ = await two(house)
        code, store, apply = room.table.code, house.store, Table.apply
        elsewhere = (await Rooms(store, house.clock).get(code)) or room
        cy = await Guest(CY).come(elsewhere)
        fails = 0

        def spoilt(table: Table, stamped: Stamped) -> Change:
            nonlocal fails
            if fails:
                fails -= 1
                raise ValueError("spoilt")
            return apply(table, stamped)

        monkeypatch.setattr(Table, "apply", spoilt)
        fails = 1
        assert await ana.done(room, m.Say, phrase="hello") == room.table.number
        fails = 1
        elsewhere.hear((await store.facts(code, room.table.number - 1))[:1])
        for _ in range(200):
            await asyncio.sleep(0.01)
            if elsewhere.table.number == room.table.number and not elsewhere.is_behind:
                break
        assert cy.hear()[-1]["number"] == room.table.number
        await ana.done(room, m.Say, phrase="oops")
        rows = await store.facts(code, room.table.number - 1)
        reads = store.facts

        async def away(*words: Any) -> list[Row]:
            raise Unreachable

        monkeypatch.setattr(store, "facts", away)
        fails = 1
        elsewhere.hear(rows)
        await asyncio.sleep(0.05)
        assert elsewhere.is_behind
        monkeypatch.setattr(store, "facts", reads)
        elsewhere.miss(room.table.number, at_once=True)
        for _ in range(200):
            await asyncio.sleep(0.01)
            if not elsewhere.is_behind:
                break
        assert cy.hear()[-1]["number"] == room.table.number
        assert elsewhere.table.number == room.table.number
        elsewhere.stop()

    at_home(place, work)


# Sleep


def test_idle_tables_leave_memory_and_come_back(place: Place) -> None:
    """Where nobody is and nothing is to be done, a table sleeps; whoever comes finds it as it was."""

    async def work(house: House) -> None:
        room, ana, bo = await two(house)
        game = ana.game
        house.clock.now += IDLE + 1
        house.rooms.tidy()
        assert house.rooms.awake == 1  # somebody is there
        await room.leave(ana.line)
        await room.leave(bo.line)
        house.rooms.tidy()
        assert house.rooms.awake == 1  # somebody was just there
        house.clock.now += IDLE + 1
        house.rooms.tidy()
        assert house.rooms.awake == 0
        again = await house.rooms.get(room.table.code)
        assert again is not None
        ana = await Guest(ANA).come(again)
        assert ana.game == game

    at_home(place, work)


def test_a_table_with_bots_to_move_is_woken(place: Place) -> None:
    """After a crash in the middle of bots' moves the next server goes on with them by itself, before anybody comes."""

    async def work(house: House) -> None:
        room = await house.table(seats=3, bots=["careful", "random"], start=True)
        room.stop()
        number = room.table.number
        await house.store.flush()
        house.clock.now += SOON
        rooms = Rooms(house.store, house.clock)
        await rooms.start()
        for _ in range(200):
            await asyncio.sleep(0.01)
            if rooms.awake:
                break
        found = await rooms.get(room.table.code)
        assert found is not None
        for _ in range(50):
            house.clock.now += 5000
            await found.act()
        assert found.table.asked is not None
        assert found.table.asked.person == ANA.id
        assert found.table.number > number or room.table.asked is room.table.seats[0]
        await rooms.close()

    at_home(place, work)


def test_lists_show_tables_as_they_are(place: Place) -> None:
    """The lobby has the open tables with a free seat; one's own list has those where one sits, and says where one is asked."""

    async def work(house: House) -> None:
        open_one = await house.table(open=True)
        await house.table()
        full = await house.table(open=True, bots=["careful"], start=True)
        bo = await Guest(BO).come(open_one)
        assert [line.code for line in await house.rooms.lobby()] == [open_one.table.code]
        assert len(await house.rooms.tables_of(ANA)) == 3
        assert await house.rooms.tables_of(BO) == []
        await bo.done(open_one, m.Sit)
        assert await house.rooms.lobby() == []
        ana = await Guest(ANA).come(open_one)
        await ana.done(open_one, m.Start)
        turns = [next(line for line in await house.rooms.tables_of(person) if line.code == open_one.table.code) for person in (ANA, BO)]
        assert sorted(line.your_turn for line in turns) == [False, True]
        assert full.table.code in {line.code for line in await house.rooms.tables_of(ANA)}
        # The same from disk alone.
        await house.store.flush()
        asleep = Rooms(house.store, house.clock)
        told = [next(line for line in await asleep.tables_of(person) if line.code == open_one.table.code) for person in (ANA, BO)]
        assert told == turns

    at_home(place, work)


def test_a_table_that_cannot_be_made_is_refused(place: Place) -> None:
    """With the code of what is wrong with it, and nothing is on disk."""

    async def work(house: House) -> None:
        for wanted, code in (
            ({"seats": 3, "bots": ["careful"], "start": True}, "seats-empty"),
            ({"options": {"nonsense": 1}}, "unknown-option"),
            ({"options": {"target": "x"}}, "bad-option"),
            ({"bots": ["brilliant"]}, "unknown-bot"),
        ):
            with pytest.raises(Failure) as refused:
                await house.table(**wanted)
            assert refused.value.code == code
        assert await house.rooms.tables_of(ANA) == []

    at_home(place, work)


def test_what_cannot_be_read_now_is_read_later(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the database is away, whoever comes sees the table as far as it is known; what was missed is remembered to be missing."""

    async def work(house: House) -> None:
        room, ana, elsewhere, other = await at_two_processes(house)
        number = await other.done(elsewhere, m.Say, phrase="hello")
        room.stopped = False
        room.others.add("another process")

        async def away(code: str, after: int = 0) -> list[Row]:
            raise Unreachable

        with monkeypatch.context() as patched:
            patched.setattr(house.store, "facts", away)
            assert (await Guest(ANA).come(room)).number < number
            assert room.is_behind
        room.fall_behind()
        while room.is_behind or room.table.number < number:
            await asyncio.sleep(0.01)
        ana.hear()
        assert ana.number == number
        room.stop()

    at_home(place, work)
