"""Frames and updates: what they hold, and that what stayed the same is left out."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from lastcard.seeds import fresh_seed
from lastcard.server import facts
from lastcard.server import messages as m
from lastcard.server.catalogue import catalogue
from lastcard.server.history import MOST_MOVES, MOST_TALK
from lastcard.server.sight import Sight, Updates, view_line
from lastcard.server.table import Table

from .tables import ANA, BO, CY, PEOPLE, SPECTATOR, Play, sent


def change(play: Play, sight: Sight, new: list[facts.Fact]) -> Updates:
    """Let facts be so, and look at what everybody is told."""
    was = play.table.number
    stamped = play.table.stamp(new, play.now)
    play.facts += stamped
    return sight.update(was, [play.table.apply(one) for one in stamped], play.now)


def test_every_frame_is_what_the_protocol_says() -> None:
    """What is sent can be read back as the types say, strictly."""
    frames = msgspec.json.Decoder(m.AnyFrame)
    play = Play(3, ("careful",), edition="modern", custom=[{"text": "Sing."}])
    sight = Sight(play.table)
    rng = random.Random(3)
    for _ in range(150):
        if play.table.phase != "playing":
            break
        play.now += 20_000
        move = rng.choice(play.legal())
        updates = change(play, sight, [facts.Moved(str(move))])
        for person in (*PEOPLE[:3], None):
            for frame in (sight.frame(person, play.now), updates.of(play.table.seat_of(person))):
                assert frames.decode(sent(frame)) == frame


def test_a_move_sends_the_game_and_not_the_table() -> None:
    play = Play(2)
    sight = Sight(play.table)
    updates = change(play, sight, [facts.Moved(f"{play.game.turn} draw")])
    for seat in (0, 1, None):
        update = updates.of(seat)
        assert (update.was, update.number) == (play.table.number - 1, play.table.number)
        assert update.table is None
        assert update.game is not None
        assert [entry.number for entry in update.entries] == [play.table.number]


def test_chat_sends_neither_the_table_nor_the_game() -> None:
    play = Play(2)
    sight = Sight(play.table)
    update = change(play, sight, [facts.Said(0, "Ana", phrase="nice")]).of(1)
    assert (update.table, update.game) == (None, None)
    assert update.entries == [m.ChatEntry(play.table.number, play.now, 0, "Ana", None, "nice", None)]


def test_who_comes_and_goes_is_told_without_a_number_of_its_own() -> None:
    play = Play(2)
    sight = Sight(play.table)
    play.disconnect(BO)
    update = sight.update(play.table.number, [], play.now).of(0)
    assert update.was == update.number == play.table.number
    assert update.table is not None
    assert [seat.present for seat in update.table.seats] == [True, False]
    assert update.game is None


def test_where_nothing_changed_there_is_nothing_to_tell() -> None:
    play = Play(2)
    sight = Sight(play.table)
    play.connect(BO)
    assert sight.update(play.table.number, [], play.now).is_empty
    play.connect(SPECTATOR)
    assert not sight.update(play.table.number, [], play.now).is_empty


def test_several_facts_of_one_command_make_one_update() -> None:
    play = Play(3)
    sight = Sight(play.table)
    was = play.table.number
    new = play.table.decide(ANA, play.command(m.Leave), play.now)
    update = change(play, sight, new).of(1)
    assert (update.was, update.number) == (was, was + 2)
    assert [entry.code for entry in update.entries if isinstance(entry, m.TableEntry)] == ["left-bot", "host-vacant"]


def test_whoever_takes_a_seat_in_the_game_gets_its_hand_with_the_update() -> None:
    play = Play(3)
    play.do(BO, m.Leave)
    sight = Sight(play.table)
    updates = change(play, sight, play.table.decide(SPECTATOR, play.command(m.Sit), play.now, "Zoe"))
    seat = play.table.seat_of(SPECTATOR)
    game = updates.of(seat).game
    assert seat == 1
    assert game is not None
    assert len(game.hand) == 7


def test_everybody_at_a_seat_and_all_spectators_share_what_is_made_for_them() -> None:
    play = Play(2)
    updates = change(play, Sight(play.table), [facts.Moved(f"{play.game.turn} draw")])
    assert updates.of(0) is updates.of(0)
    assert updates.of(None) is updates.of(None)


def test_the_log_keeps_the_latest_moves_of_the_round_and_the_latest_talk() -> None:
    play = Play(2, uno="auto")
    for number in range(MOST_TALK + 5):
        play.do(ANA, m.Say, text=f"line {number}")
    play.play_on(random.Random(1), lambda play: len(play.game.moves) > MOST_MOVES + 5)
    log = play.frame(BO).log
    assert [entry.number for entry in log] == sorted(entry.number for entry in log)
    assert sum(isinstance(entry, m.GameEntry) for entry in log) == MOST_MOVES
    said = [entry.text for entry in log if isinstance(entry, m.ChatEntry)]
    assert len(said) == MOST_TALK
    assert said[-1] == f"line {MOST_TALK + 4}"


def test_a_new_round_begins_a_new_log_of_moves() -> None:
    play = Play(2, hand_size=1)
    assert play.play_on(random.Random(1), lambda play: play.table.phase == "round_over")
    play.do(ANA, m.Start)
    entries = [entry for entry in play.frame(ANA).log if isinstance(entry, m.GameEntry)]
    assert [(entry.seat, entry.by) for entry in entries] == [(None, "table")]
    assert entries[0].events[0].code == "round"


def test_a_line_in_a_list_says_who_is_there_and_whether_it_is_one_s_turn() -> None:
    play = Play(3, ("careful",), start=False, stacking="up")
    line = view_line(play.table)
    assert (line.code, line.edition, line.changes, line.phase) == ("ABCDEFGH2", "classic", 1, "waiting")
    assert (line.seats, line.free, line.names, line.your_turn) == (4, 1, ["Ana", "Bo", "Cy", "Mila"], False)
    play.do(ANA, m.Start)
    play.play_on(random.Random(1), lambda play: play.game.turn == 2)
    assert [view_line(play.table, person).your_turn for person in (ANA, BO, CY, SPECTATOR, None)] == [False, False, True, False, False]
    play.do(ANA, m.Pause, on=True)
    assert not view_line(play.table, CY).your_turn


def test_the_catalogue_holds_every_edition_option_and_preset() -> None:
    found = msgspec.json.decode(msgspec.json.encode(catalogue()), type=m.Catalogue)
    assert [edition.name for edition in found.editions] == ["pocket", "classic", "modern"]
    assert sum(count for _, count, _ in found.editions[2].cards) == 112
    for edition in found.editions:
        assert set(edition.rules) == {option.name for option in found.options}
    assert found.parts["draw"] == [["next", "previous", "chosen", "others", "everyone"], list(range(1, 11))]


def test_of_a_table_with_many_games_only_the_last_is_played_again_when_it_is_woken() -> None:
    """And what is sent is the same as if all of them had been."""
    play = Play(3, hand_size=1, target=1)
    for _ in range(5):
        assert play.play_on(random.Random(4), lambda play: play.table.phase == "game_over")
        play.do(ANA, m.Start)
    before = play.everything()
    play.restart(*PEOPLE[:3])
    assert play.everything() == before
    assert play.table.games == 6


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
def test_a_move_and_its_four_updates_cost_less_than_a_millisecond(edition: str) -> None:
    """Deciding, applying, looking and writing; the best of several runs, as the machine may be busy."""
    best = min(cost_of_a_move(Play(4, edition=edition, seed=seed), random.Random(seed)) for seed in range(5))
    assert best < 0.001


def cost_of_a_move(play: Play, rng: random.Random) -> float:
    """Seconds for a move, of the middle one of some."""
    sight = Sight(play.table)
    costs = []
    for _ in range(60):
        if play.game.turn is None:
            break
        play.now += 2_000
        move = str(rng.choice(play.legal()))
        person = play.table.seats[play.game.turn].person
        command = play.command(m.PlayMove, move=move, seen=play.table.number)
        begun = time.thread_time()
        was = play.table.number
        stamped = play.table.stamp(play.table.decide(person, command, play.now), play.now, person, command.id)
        updates = sight.update(was, [play.table.apply(one) for one in stamped], play.now)
        for seat in range(4):
            sent(updates.of(seat))
        play.table.due()
        costs.append(time.thread_time() - begun)
    return sorted(costs)[len(costs) // 2]


def test_a_table_in_a_long_game_takes_less_than_60_kilobytes() -> None:
    import gc
    import tracemalloc

    def long_game(seed: int) -> Table:
        """Four people who draw and lay at random; every one of them has given many commands, and the chat is full."""
        play = Play(4, seed=seed, target=10_000)
        play.facts = []
        play.play_on(random.Random(seed), lambda play: play.table.number > 900)
        for number in range(70):
            play.do(PEOPLE[number % 4], m.Say, text=f"This is line {number} of what was said.")
        play.view(ANA)
        play.table.seed = fresh_seed  # the generator of the test is none of the table's
        return play.table

    long_game(0)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [long_game(seed) for seed in range(1, 5)]
        gc.collect()
        each = (tracemalloc.get_traced_memory()[0] - before) / len(tables)
    finally:
        tracemalloc.stop()
    assert each < 60 * 1024
