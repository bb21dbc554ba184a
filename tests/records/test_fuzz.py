"""Broken records: whatever is done to one, it is read, or refused in one line."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cli.process import lastcard
from strategies import Table, random_rules, step

from lastcard import Deal, Game, Instruction, Record, RecordError, Rules
from lastcard.record import position

CASES = int(os.environ.get("LASTCARD_FUZZ_CASES", "1000000"))
WORKERS = int(os.environ.get("LASTCARD_FUZZ_WORKERS", str(os.cpu_count() or 1)))
#: Seconds that no record of this size may take.
MOST_SECONDS = 20

STRANGE = (
    *("", " ", "\n", "\0", "\x1b[2J", "\x7f", "\x85", "\u2028", "\u202e", "\u2066", "\u200b", "\ufeff", "\ud800", "\udfff\ud800"),
    *("\U0001f0cf", "\uffff", "é", "٣", "²", "R5\n", "0 draw\r", "null", "NaN", "?", "%s", "{0}", "../../etc", "x" * 300, "0" * 5000),
)
_WORDS = """
R5 W W+4 WDIP WSWAP WCUSTOM1 B+2 B+1 GS YR reshuffle lastcard/1 lastcard/2 pocket classic modern 2a 0 -1 ff draw others chosen named hand
until open swap again format edition rules players rounds deal hands discard seed dealer moves drawn result fair custom do text stacking up
uno auto target hand_size teams
"""
WORDS = (*_WORDS.split(), "0 draw", "1 draw", "0 play R5", "0 play W R uno", "1 catch 0", "0 uno", "9 pass", "0 challenge")
NUMBERS = (0, 1, 2, 3, -1, 4, 10, 100, 255, 256, 2**31, 2**63, -(2**64), 10**400, 0.5, 1.0, -0.0, 1e300, float("inf"), float("nan"))


@cache
def records() -> tuple[str, ...]:
    """Records of real games: dealt by seed and by hand, with and without what was drawn, finished and not."""
    found = []
    for seed in range(24):
        rng = Random(seed)
        rules, players = random_rules(rng, 0.3)
        deal = None
        if seed % 2:
            kinds = rules.edition.kinds
            hands = tuple(tuple(rng.choice(kinds) for _ in range(rng.randint(1, 4))) for _ in range(players))
            top = next(card for card in kinds if card.symbol.is_number)
            deal = Deal(hands, (rng.choice(kinds), top), tuple(rng.choice(kinds) for _ in range(8)))
        game = Table(
            rules, tuple(f"Player {seat}" for seat in range(players)), f"{seed:x}", deal, rng.choice((None, 0)) if deal is None else 0
        ).game()
        for _ in range(rng.randint(0, 25)):
            if not game.is_over:
                step(game, rng.getrandbits(16))
        found.append(game.record().dumps())
    custom = (Instruction((("hand", 2), ("draw", "chosen", 1), ("swap",)), "Sing."), Instruction((("until", "named"), ("open",))))
    won = Game("modern", 2, "2a", target=1, uno="auto", custom=custom)
    while not won.is_over:
        won.deal() if won.turn is None else won.play(won.legal_moves()[0])
    return (*found, won.record().dumps())


def anything(rng: Random, deep: int = 2) -> Any:
    """Any value of JSON."""
    way = rng.randrange(9)
    if way == 0:
        return rng.choice((None, True, False))
    if way == 1:
        return rng.choice(NUMBERS)
    if way < 5:
        return rng.choice(STRANGE if way == 2 else WORDS)
    if way == 5 and deep:
        return [anything(rng, deep - 1) for _ in range(rng.randrange(4))]
    if way == 6 and deep:
        return {str(anything(rng, 0)): anything(rng, deep - 1) for _ in range(rng.randrange(4))}
    if way == 7 and rng.random() < 0.1:
        return nested(rng.choice((10, 200, rng.randrange(900, 1010), 1500)), rng.random() < 0.5)
    return rng.choice(WORDS) + rng.choice(STRANGE)


def nested(depth: int, lists: bool) -> Any:
    """Lists or objects within each other."""
    value: Any = 0
    for _ in range(depth):
        value = [value] if lists else {"do": value}
    return value


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a record: what holds it, and its key there."""
    found: list[tuple[Any, Any]] = []
    rest = [value]
    while rest:
        holder = rest.pop()
        for key in holder if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                rest.append(holder[key])
    return found


def bend_value(rng: Random, record: Any) -> None:
    """Change one place: leave it out, put it twice, give it another value, exchange it with another place, or bend its text."""
    holder, key = rng.choice(places(record) or [(record, None)])
    way = rng.randrange(8)
    if key is None:
        return
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.insert(rng.randint(0, len(holder)), copy.deepcopy(holder[key]))
    elif way == 2 and isinstance(holder, dict):
        holder[str(anything(rng, 0))] = holder.pop(key)
    elif way == 3:
        other, place = rng.choice(places(record))
        holder[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(holder[key])
    elif way < 6 and isinstance(holder[key], str):
        holder[key] = bend_text(rng, holder[key])
    elif way == 6 and isinstance(holder[key], list):
        rng.shuffle(holder[key])
    else:
        holder[key] = anything(rng)


def bend_text(rng: Random, text: str) -> str:
    """Change a text: a word of it, a letter of it, its case, or what follows it."""
    words = text.split(" ")
    way = rng.randrange(6)
    if way == 0:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
    elif way == 1:
        words.insert(rng.randint(0, len(words)), rng.choice((*"0123456789RYGB", "uno")))
    elif way == 2:
        words.pop(rng.randrange(len(words)))
    elif way == 3:
        return text.swapcase()
    elif way == 4:
        place = rng.randint(0, len(text))
        return text[:place] + rng.choice(STRANGE) + text[place + rng.randrange(2) :]
    else:
        rng.shuffle(words)
    return " ".join(words)


def bend_bytes(rng: Random, data: bytes) -> bytes:
    """Change the file: some bytes of it, its end, its encoding, or put in what JSON does not know."""
    place = rng.randint(0, len(data))
    way = rng.randrange(9)
    if way == 0:
        return data[:place]
    if way == 1:
        return data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
    if way == 2:
        return data[:place] + data[place + rng.randint(1, 9) :]
    if way == 3:
        return (
            data[:place]
            + rng.choice((b"NaN", b"-Infinity", b"9" * 5000, b"1e999", b"[" * 2000, b'{"a":' * 2000, b"\xff", b"\x00", b"//"))
            + data[place:]
        )
    if way == 4:
        return data.decode("utf-8", "replace").encode(rng.choice(("utf-16", "utf-8-sig", "utf-32-le", "cp037")), "replace")
    if way == 5:
        return data + rng.choice((b"{}", b"\n\n", b"\x00", data))
    if way == 6:
        return data.replace(b'"rounds"', b'"rounds": [], "rounds"', 1)
    if way == 7:
        return data.replace(b": [", b": " + b"[" * rng.choice((1, 100, 980, 3000)), 1)
    return b"".join(bytes([byte]) for byte in data if byte not in b'",' or rng.random() > 0.02)


@contextmanager
def room() -> Iterator[None]:
    """Let values be nested more deeply for a while."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(30_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def broken(seed: int) -> tuple[Any, bytes]:
    """A record that was real, bent in one to five places: its values, and the bytes of its file."""
    rng = Random(seed)
    value = json.loads(rng.choice(records()))
    with room():
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            bend_value(rng, value)
        data = json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
    return value, bend_bytes(rng, data) if rng.random() < 0.2 else data


def result(read: Callable[[], Any]) -> str:
    """Read or refused: "game" for one, "refused" for the other. A refusal is one line that can be printed."""
    started = time.perf_counter()
    try:
        read()
    except RecordError as error:
        text = str(error)
        assert text, "an empty refusal"
        assert text.isprintable(), f"not one printable line: {text!r}"
        found = "refused"
    else:
        found = "game"
    assert time.perf_counter() - started < MOST_SECONDS
    return found


def try_many(seeds: range) -> Counter[str]:
    """Broken records of these seeds: each as a file, and one in four as plain values too."""
    found: Counter[str] = Counter()
    for seed in seeds:
        value, data = broken(seed)
        try:
            found[result(lambda data=data: read_again(Record.loads(data)))] += 1
            if seed % 4 == 0 and b"[" * 800 not in data and b'{"do": ' * 400 not in data:
                result(lambda value=value: position(value))
        except BaseException:
            print(f"broken record {seed}", file=sys.stderr)
            raise
    return found


def read_again(record: Record) -> None:
    """Play a record; what it leads to can be written down, and read again."""
    game = record.play()
    assert Record.loads(record.dumps()) == record
    assert game.record().play().position() == game.position()


@pytest.mark.parametrize("share", range(4))
def test_a_broken_record_is_read_or_refused(share: int) -> None:
    """Whatever is done to a record, it leads to a game, or is refused with one printable line."""
    found = try_many(range(share * 1000, share * 1000 + 1000))
    assert found["refused"] > 500
    assert found["game"] > 50


@pytest.mark.parametrize("place", ["format", "edition", "players", "rounds", "rules", "result", "fair"])
def test_any_value_in_any_place_of_a_record(place: str) -> None:
    """Every strange value in every field of a record leads to a game or to one printable line."""
    values: list[Any] = [
        None,
        True,
        *NUMBERS,
        *STRANGE,
        *WORDS,
        [],
        {},
        [None],
        [[]],
        [{}],
        {"": None},
        nested(500, True),
        nested(500, False),
    ]
    for value in values:
        record = json.loads(records()[0])
        record[place] = value
        result(lambda record=record: position(record))
        result(lambda record=record: Record.loads(json.dumps(record)).play())


@pytest.mark.parametrize("place", ["dealer", "deal", "seed", "moves", "drawn"])
@pytest.mark.parametrize("within", [False, True])
def test_any_value_in_any_place_of_a_round(place: str, within: bool) -> None:
    """Every strange value in every field of a round, or in the list that stands there, leads to a game or to one printable line."""
    for value in [None, True, *NUMBERS, *STRANGE, *WORDS, [], {}, [None], [[]], [{}], {"": None}, nested(500, True)]:
        record = json.loads(records()[1])
        record["rounds"][0][place] = [value] if within else value
        result(lambda record=record: position(record))
        result(lambda record=record: Record.loads(json.dumps(record)).play())


def test_any_value_of_any_option() -> None:
    """Every strange value of every option, and in the place of an instruction or of its parts, leads to a game or to one line."""
    for name in Rules.of("modern").__slots__:
        for value in [
            None,
            *NUMBERS,
            *STRANGE,
            *WORDS,
            [],
            {},
            [{"do": [["draw", [], {}]]}],
            [{"do": {}, "text": []}],
            [{"do": [[[]]]}],
            nested(400, True),
        ]:
            record = json.loads(records()[-1])
            record["rules"][name] = value
            result(lambda record=record: position(record))


DEEP = {
    "fair": ("fair",),
    "players": ("players",),
    "rounds": ("rounds",),
    "result": ("result",),
    "custom": ("rules", "custom"),
    "option": ("rules", "stacking"),
    "round": ("rounds", 0),
    "moves": ("rounds", 0, "moves"),
    "deal": ("rounds", 0, "deal"),
}


def parses(text: str) -> bool:
    """Whether Python's parser takes a JSON text, or finds it too deep."""
    try:
        json.loads(text)
    except RecursionError:
        return False
    return True


@pytest.mark.parametrize("place", DEEP)
def test_deep_nesting(place: str) -> None:
    """Lists and objects within each other, however deep, are read or refused; also where the parser of JSON just takes them."""
    record: Any = {"format": "lastcard/1", "edition": "modern", "rules": {}, "players": ["Ana", "Bo"], "rounds": [{"seed": "2a"}]}
    *way, last = DEEP[place]
    holder = record
    for key in way:
        holder = holder[key]
    holder[last] = "here"
    before, after = json.dumps(record).split('"here"')
    for opening, closing in (("[", "]"), ('{"do":', "}"), ('[{"do":', "}]")):
        depth = 50
        while parses(opening * depth + "0" + closing * depth):
            depth += 1
        for many in (50, *range(depth - 20, depth + 3), 5000, 100_000):
            text = before + opening * many + "0" + closing * many + after
            result(lambda text=text: read_again(Record.loads(text)))


@pytest.mark.parametrize("text", ["\ud800", "Ana\udfff", "\udc00\ud800"])
def test_text_that_is_no_unicode(text: str, tmp_path: Path) -> None:
    """Half of a surrogate pair in a name or a text is refused, or kept in a way that can be saved and read again."""
    for bent in ({"players": [text, "Bo"]}, {"rules": {"custom": [{"text": text}]}}, {"fair": text}):
        written = json.dumps({"format": "lastcard/1", "edition": "modern", "players": ["Ana", "Bo"], "rounds": [{"seed": "2a"}], **bent})
        try:
            record = Record.loads(written)
        except RecordError as error:
            refusal = str(error)
        else:
            record.save(tmp_path / "record.json")
            assert Record.load(tmp_path / "record.json") == record
            continue
        assert refusal.isprintable()


@pytest.mark.parametrize(
    "bent",
    [
        {"edition": "x" * 5000},
        {"format": "x" * 5000},
        {"x" * 5000: 1},
        {"rules": {"x" * 5000: 1}},
        {"rules": {"stacking": "x" * 5000}},
        {"rules": {"custom": [{"x" * 5000: 1}]}},
        {"rules": {"custom": [{"do": [["x" * 5000]]}]}},
        {"rounds": [{"seed": "x" * 5000}]},
        {"rounds": [{"seed": "2a", "moves": ["x" * 5000]}]},
        {"rounds": [{"seed": "2a", "moves": ["0 " + "x" * 5000]}]},
        {"rounds": [{"seed": "2a", "moves": ["0 play " + "x" * 5000]}]},
        {"rounds": [{"seed": "2a", "moves": ["0 colour " + "x" * 5000]}]},
        {"rounds": [{"seed": "2a", "moves": ["0 draw " + "x" * 5000]}]},
        {"rounds": [{"seed": "2a", "moves": [], "drawn": ["x" * 5000]}]},
        {"rounds": [{"seed": "2a", "moves": [], "x" * 5000: 1}]},
    ],
)
def test_a_refusal_is_short(bent: dict[str, Any]) -> None:
    """A refusal quotes no more of what is wrong than a reader needs."""
    record = {"format": "lastcard/1", "edition": "modern", "players": ["Ana", "Bo"], "rounds": [{"seed": "2a"}], **bent}
    with pytest.raises(RecordError) as refused:
        Record.loads(json.dumps(record)).play()
    assert len(str(refused.value)) < 1000


@pytest.mark.parametrize("share", range(12))
def test_the_command_refuses_in_one_line(share: int) -> None:
    """Broken records given to the command end it with status 2 and one line on standard error, and never with a traceback."""
    tried = 0
    for seed in range(10**7 + share * 1000, 10**7 + share * 1000 + 1000):
        _, data = broken(seed)
        try:
            Record.loads(data).play()
        except RecordError as error:
            refusal = str(error)
        else:
            continue
        done = lastcard("replay", "-", given=data)
        assert (done.returncode, done.stdout) == (2, ""), (seed, done)
        assert done.stderr == " ".join(refusal.split()) + "\n", (seed, done)
        tried += 1
        if tried == 3:
            break
    assert tried == 3


@pytest.mark.parametrize("share", range(4))
def test_the_command_tells_what_can_be_read(share: int) -> None:
    """A bent record that still leads to a game is told as text and as JSON, whatever names its players have."""
    for seed in range(2 * 10**7 + share * 1000, 2 * 10**7 + share * 1000 + 1000):
        _, data = broken(seed)
        if result(lambda data=data: Record.loads(data).play()) == "game":
            told = lastcard("replay", "-", given=data)
            assert (told.returncode, told.stderr) == (0, ""), (seed, told)
            done = lastcard("replay", "-", "--json", given=data)
            assert json.loads(done.stdout) == Record.loads(data).play().position()
            break


@pytest.mark.soak
def test_very_many_broken_records() -> None:
    """A million broken records are read or refused."""
    tests = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tests), *filter(None, [os.environ.get("PYTHONPATH")])])}
    code = (
        "import sys; from records.test_fuzz import try_many\n"
        f"found = try_many(range(10**8 + int(sys.argv[1]), 10**8 + {CASES}, {WORKERS}))\n"
        "print(found['game'], found['refused'])"
    )
    workers = [
        subprocess.Popen([sys.executable, "-c", code, str(number)], stdout=subprocess.PIPE, text=True, env=environment)
        for number in range(WORKERS)
    ]
    done = [(worker.communicate()[0], worker.returncode) for worker in workers]
    assert all(status == 0 for _, status in done), done
    assert sum(int(number) for text, _ in done for number in text.split()) == CASES
