"""Bots that search: they think apart from everything else, and what they come to is judged as the table is by then."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from browser.line import Line, make_table, person
from browser.server import Server
from stores import Place

from lastcard import bots
from lastcard.moves import Move
from lastcard.server import messages as m
from lastcard.server.agenda import SEARCHING, Thought
from lastcard.server.facts import Moved
from lastcard.server.room import Room
from lastcard.server.rooms import Rooms
from lastcard.server.thinking import LONGEST, Thinkers
from lastcard.view import View

from .rooms import ANA as ANA_HERSELF
from .rooms import Guest, House, at_home
from .tables import ANA, BO, START, Play


@pytest.fixture(autouse=True)
def careful_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these tests `careful` counts as a bot that searches, and plays like `random` where it may not."""
    monkeypatch.setitem(SEARCHING, "careful", "random")


def due(people: int = 1, bots: tuple[str, ...] = ("careful",), **more: object) -> Play:
    """A table where it is due that the last bot moves, which searches."""
    for seed in range(100):
        play = Play(people, bots, seed=seed, **more)  # type: ignore[arg-type]
        if play.game.turn == people + len(bots) - 1:
            play.now += 10_000
            return play
    raise AssertionError("no seed lets the bot begin")


def thought_of(play: Play) -> Thought:
    """What the bot is to think about."""
    thought = play.table.thought(play.now)
    assert thought is not None
    return thought


def answers(play: Play, thought: Thought, move: Move | None = None) -> list[object]:
    """What it comes to that the bot has thought."""
    return [*play.table.answer(thought, move or bots.make("careful", "1").answer(thought.view), play.now)]


def test_a_bot_that_searches_is_given_its_view_when_its_move_is_due() -> None:
    play = due()
    thought = thought_of(play)
    assert (thought.seat, thought.level, thought.view.legal_moves) == (1, "careful", play.game.view(1).legal_moves)
    assert play.table.thought(play.table.due() - 1) is None  # type: ignore[operator]
    move = bots.make("careful", "1").answer(thought.view)
    assert answers(play, thought, move) == [Moved(str(move), "bot")]


def test_chat_is_no_reason_to_think_again() -> None:
    play = due()
    thought = thought_of(play)
    play.do(ANA, m.Say, phrase="hurry")
    assert len(answers(play, thought)) == 1


def pause(play: Play) -> None:
    play.do(ANA, m.Pause, on=True)


def move_by_itself(play: Play) -> None:
    play.add(play.table.act(play.now))


def change_the_level(play: Play) -> None:
    play.do(ANA, m.AddBot, seat=1, level="random")


def free_and_take(play: Play) -> None:
    play.do(ANA, m.Remove, seat=1)
    play.do(BO, m.Sit, name="Bo", seat=1)


def end(play: Play) -> None:
    play.do(ANA, m.Back)


def a_slower_pace(play: Play) -> None:
    play.now = play.table.bots_from + 1400
    play.do(ANA, m.SetTable, pace="slow")


@pytest.mark.parametrize("change", [pause, move_by_itself, change_the_level, free_and_take, end, a_slower_pace])
def test_what_a_bot_thought_comes_to_nothing_when_something_else_is_to_be_done(change: Callable[[Play], None]) -> None:
    play = due()
    thought = thought_of(play)
    change(play)
    before = play.everything()
    assert answers(play, thought) == []
    assert play.everything() == before


def test_after_a_jump_in_the_bot_is_asked_anew() -> None:
    for seed in range(3000):
        play = Play(1, ("careful", "careful"), seed=seed, jump_in=True, hand_size=12)
        jumps = [move for move in play.game.view(0).legal_moves if move.verb == "play"]
        if play.game.turn == 1 and jumps:
            break
    play.now += 10_000
    thought = thought_of(play)
    play.move(str(jumps[0]))
    assert answers(play, thought) == []
    play.now += 10_000
    assert thought_of(play).played > thought.played


@pytest.mark.parametrize("move", [None, Move(0, "draw"), Move(1, "challenge")])
def test_without_a_move_that_the_rules_allow_the_bot_plays_without_searching(move: Move | None) -> None:
    play = due()
    assert len(play.table.answer(thought_of(play), move, play.now)) == 1


def test_a_table_that_cannot_wait_lets_the_bot_play_without_searching() -> None:
    play = due()
    new = play.table.act(play.now)
    assert [type(one) for one in new] == [Moved]


# In a room


class Slow:
    """A bot in a real thread, which thinks until it is told to be done."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked: list[int] = []
        self.fails = False

    def __call__(self, level: str, seed: str, view: View, milliseconds: int) -> Move | None:
        self.asked.append(view.seat)
        assert self.go.wait(20)
        if self.fails:
            raise ArithmeticError
        return bots.make(level, seed).answer(view)


@pytest.fixture
def slow() -> Iterator[Slow]:
    slow = Slow()
    yield slow
    slow.go.set()


async def bot_begins(house: House, thinkers: Thinkers, **wanted: object) -> Room:
    """A table where it is due that a bot moves."""
    house.rooms = Rooms(house.store, house.clock, thinkers)
    while True:
        room = await house.table(**{"bots": ["careful"], "start": True, **wanted})
        if room.table.asked is room.table.seats[1]:
            return room
        room.stop()


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that another thread brings about."""
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def test_the_table_goes_on_while_a_bot_thinks(place: Place, slow: Slow) -> None:
    """What people do meanwhile is done and answered; the move comes when the bot has thought, and it is asked once."""

    async def work(house: House) -> None:
        room = await bot_begins(house, Thinkers(slow, 1))
        ana = await Guest(ANA_HERSELF).come(room)
        await house.pass_time(room, 10_000)
        await until(lambda: slow.asked)
        number = await ana.done(room, m.Say, phrase="hurry")
        await house.pass_time(room, 10_000)
        await ana.done(room, m.Say, phrase="hurry")
        assert room.table.number == number + 1
        slow.go.set()
        await until(lambda: room.table.number > number + 1)
        assert slow.asked == [1]
        log = [line for frame in ana.hear() for line in frame.get("log", []) if line.get("seat") == 1]
        assert log or room.table.played > number

    at_home(place, work)


def test_what_changed_meanwhile_is_thought_about_anew(place: Place, slow: Slow) -> None:
    async def work(house: House) -> None:
        room = await bot_begins(house, Thinkers(slow, 1))
        ana = await Guest(ANA_HERSELF).come(room)
        await house.pass_time(room, 10_000)
        await until(lambda: slow.asked)
        await ana.done(room, m.Pause, on=True)
        number = await ana.done(room, m.Pause, on=False)
        await ana.done(room, m.SetTable, pace="fast")
        slow.go.set()
        await until(lambda: not room._is_thinking)
        assert room.table.played < number
        await house.pass_time(room, 10_000)
        await until(lambda: room.table.played > number)
        assert slow.asked[:2] == [1, 1]

    at_home(place, work)


def test_a_server_that_dies_while_a_bot_thinks_loses_nothing(place: Place, slow: Slow) -> None:
    """The next one lets it think again. What the first came to has no effect."""

    async def work(house: House) -> None:
        room = await bot_begins(house, Thinkers(slow, 1))
        await house.pass_time(room, 10_000)
        await until(lambda: slow.asked)
        number = room.table.number
        again = await house.again(room)
        slow.go.set()
        await house.pass_time(again, 10_000)
        await until(lambda: again.table.number > number)
        assert room.table.number == number
        assert [row.number for row in await house.store.facts(again.table.code)] == list(range(1, again.table.number + 1))

    at_home(place, work)


def test_a_bot_that_fails_plays_without_searching(place: Place, slow: Slow, caplog: pytest.LogCaptureFixture) -> None:
    async def work(house: House) -> None:
        room = await bot_begins(house, Thinkers(slow, 1))
        number = room.table.number
        slow.fails = True
        slow.go.set()
        await house.pass_time(room, 10_000)
        await until(lambda: room.table.number > number)

    at_home(place, work)
    assert "a bot of the level careful failed" in caplog.text


def test_tables_take_turns_at_the_threads_and_no_more_think_at_once(place: Place, slow: Slow) -> None:
    async def work(house: House) -> None:
        thinkers = Thinkers(slow, 2)
        rooms = [await bot_begins(house, thinkers)]
        rooms += [await bot_begins_too(house) for _ in range(4)]
        numbers = [room.table.number for room in rooms]
        house.clock.now += 10_000
        for room in rooms:
            await room.act()
        await until(lambda: len(slow.asked) == 2)
        assert thinkers.budget() == LONGEST // 3
        await asyncio.sleep(0.05)
        assert len(slow.asked) == 2
        slow.go.set()
        await until(lambda: all(room.table.number > number for room, number in zip(rooms, numbers, strict=True)))

    async def bot_begins_too(house: House) -> Room:
        while True:
            room = await house.table(bots=["careful"], start=True)
            if room.table.asked is room.table.seats[1]:
                return room
            room.stop()

    at_home(place, work)


def test_the_more_think_the_shorter_and_too_many_not_at_all(slow: Slow) -> None:
    """Whoever has no place among those that wait is answered at once, so that a table never waits for long."""
    thought = thought_of(due())

    async def work() -> None:
        thinkers = Thinkers(slow, 1)
        assert thinkers.budget() == LONGEST
        waiting = [asyncio.create_task(thinkers.think(thought, "1")) for _ in range(thinkers.most_waiting + 1)]
        budgets = []
        for _ in waiting:
            await asyncio.sleep(0)
            budgets.append(thinkers.budget())
        assert budgets[-1] is None
        assert await thinkers.think(thought, "1") is None
        slow.go.set()
        moves = await asyncio.gather(*waiting)
        assert all(move is not None and move.seat == 1 for move in moves)
        assert thinkers.budget() == LONGEST
        thinkers.close()

    asyncio.run(work())


# Easy bots forget


def test_a_child_can_catch_an_easy_bot_that_forgot_to_say_uno() -> None:
    """In whole games: two seconds after the button came are soon enough, unless a better bot was faster."""
    forgotten = said = 0
    for seed in range(8):
        play = Play(1, ("easy", "easy", "careful"), seed=seed)
        while play.table.phase != "game_over" and play.now < START + 3_600_000:
            for place in play.game.catchable:
                if place and play.table.seats[place].level == "easy":
                    forgotten += catch_in_time(play, place)
            if play.table.asked is play.table.seats[0]:
                play.move(str(bots.make("easy", "1").answer(play.game.view(0))))
            elif play.table.phase == "round_over":
                play.do(ANA, m.Start)
            due = play.table.due()
            if due is not None:
                play.now = max(play.now, due)
                done = play.act()
                said += sum(isinstance(one, Moved) and one.by == "bot" and one.move.endswith("uno") for one in done)
    assert forgotten > 5
    assert said > forgotten


def catch_in_time(play: Play, place: int) -> int:
    """The child looks up, and catches two seconds after it may; whether it did. Nobody else may have done anything by then."""
    opens = play.table.catch_at
    assert opens is not None
    due = play.table.due()
    child = opens + 2000
    if due is not None and due < child:
        return 0  # it has thought of it, or a careful bot was faster
    size = len(play.game.hand(place))
    play.now = max(play.now, child)
    play.move(f"0 catch {place}")
    assert len(play.game.hand(place)) > size
    return 1


# The champion itself


def test_a_champion_plays_at_a_real_server_and_people_are_answered_meanwhile(server: Server) -> None:
    """Whatever a person asks for in between, from the first move on, is done while the champion has its moves."""
    ana = person(server, "Ana")
    line = Line(server, ana, make_table(server, ana, seats=2, bots=["champion"], options={"hand_size": 10}))
    line.done("table", pace="fast")
    line.done("start")
    moved = 0
    while moved < 3:
        assert line.game is not None
        number = line.number
        if line.game["turn"] == line.seat:
            line.do("move", move=line.game["legal"][0], seen=number)
        else:
            line.done("ping")
            moved += line.number - number
            time.sleep(0.05)
    line.close()
