"""The way from a seed to the cards, repeated by a second program that was written from `docs/record.md` alone.

It shares no code with the library. Of the library it is told what happened in a game (who laid, drew and discarded what), and it says
which cards came.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from lastcard import EDITIONS, Game, Record
from lastcard.record import position
from lastcard.simulate import simulate

from .goldens import GOLDENS, file_of

PAGE = Path(__file__).resolve().parents[2] / "docs" / "record.md"
WORD = 2**32

CARDS, NEXT, BOTS, SIMULATED, DEALER = range(5)


# --- The second program ----------------------------------------------------------------------------------------------------------


def words_of(seed: str) -> list[int]:
    """Words."""
    digits = seed.lower().lstrip("0")
    if len(digits) > 32:
        digits = hashlib.sha256(digits.encode("ascii")).hexdigest()[:32]
    digits = "0" * (32 - len(digits)) + digits
    return [int(digits[place : place + 8], 16) for place in (0, 8, 16, 24)]


def seed_of(words: list[int]) -> str:
    """Four words written as a seed."""
    return "".join(f"{word:08x}" for word in words)


def scrambled(words: list[int], purpose: int) -> list[int]:
    """Scrambling."""
    found, m = list(words), purpose
    for i in (0, 1, 2, 3, 0, 1, 2, 3):
        m = (m + found[i] + 0x9E3779B9) % WORD
        m ^= m >> 16
        m = m * 0x85EBCA6B % WORD
        m ^= m >> 13
        m = m * 0xC2B2AE35 % WORD
        m ^= m >> 16
        found[i] = m
    if found == [0, 0, 0, 0]:
        found[0] = 1
    return found


class Generator:
    """Numbers."""

    def __init__(self, words: list[int]) -> None:
        self.s = list(words)

    def next(self) -> int:
        s = self.s
        result = rotl(s[1] * 5 % WORD, 7) * 9 % WORD
        t = s[1] * 512 % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        return result

    def below(self, n: int) -> int:
        while True:
            product = self.next() * n
            if product % WORD >= (WORD - n) % n:
                return product // WORD


def rotl(x: int, k: int) -> int:
    return x * 2**k % WORD + x // 2 ** (32 - k)


def pack_of(edition: str) -> list[str]:
    """The pack."""
    if edition == "pocket":
        coloured = {**dict.fromkeys("123456789SR", 1), "+1": 1}
        wilds = {"W": 2, "W+2": 1, "WDIP": 1}
    else:
        coloured = {"0": 1, **dict.fromkeys("123456789SR", 2), "+2": 2}
        wilds = {"W": 4, "W+4": 4}
        if edition == "modern":
            wilds |= dict.fromkeys(("WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3"), 1)
    return [colour + symbol for colour in "RYGB" for symbol, times in coloured.items() for _ in range(times)] + [
        wild for wild, times in wilds.items() for _ in range(times)
    ]


def points_of(card: str) -> int:
    """What a card is worth."""
    if card[0] == "W":
        return 40 if card == "WSWAP" or card.startswith("WCUSTOM") else 50
    return int(card[1:]) if card[1:].isdigit() else 20


def draw_for_dealer(edition: str, seats: int, seed: str) -> int:
    """The dealer."""
    generator, pile = Generator(scrambled(words_of(seed), DEALER)), pack_of(edition)
    n, drawing = len(pile), list(range(seats))
    while len(drawing) > 1:
        cards = {}
        for seat in drawing:
            n = n or len(pile)
            i = generator.below(n)
            n -= 1
            pile[i], pile[n] = pile[n], pile[i]
            cards[seat] = points_of(pile[n])
        drawing = [seat for seat in drawing if cards[seat] == max(cards.values())]
    return drawing[0]


class Round:
    """The cards of one round: draw pile, discard pile, and `drawn` as it grows."""

    def __init__(self, edition: str, seed: str, opening_wild: str, deal: dict[str, Any] | None = None) -> None:
        self.generator = Generator(scrambled(words_of(seed), CARDS))
        self.no_openers = {"W+2", "W+4"} | ({"W"} if opening_wild == "return" else set())
        self.pile = pack_of(edition) if deal is None else deal["draw"][::-1]
        self.discard: list[str] = [] if deal is None else list(deal.get("discard", []))
        self.loose = deal is None
        self.drawn: list[str] = []

    def hands(self, seats: int, dealer: int, size: int) -> list[list[str]]:
        """The deal."""
        hands: list[list[str]] = [[] for _ in range(seats)]
        for _ in range(size):
            for step in range(1, seats + 1):
                hands[(dealer + step) % seats].append(self.top())
        return hands

    def top(self) -> str:
        n = len(self.pile)
        i = self.generator.below(n) if self.loose else n - 1
        card = self.pile[i]
        self.pile[i] = self.pile[n - 1]
        self.pile.pop()
        return card

    def take(self) -> str | None:
        """Reshuffles, and a card."""
        if not self.pile:
            if len(self.discard) <= 1:
                return None
            self.pile, self.discard, self.loose = self.discard[:-1], self.discard[-1:], True
            self.drawn.append("reshuffle")
        card = self.top()
        self.drawn.append(card)
        return card

    def open(self) -> None:
        """The opening card."""
        card = self.take()
        while card in self.no_openers:
            assert card
            self.pile.append(card)
            self.loose = True
            self.drawn.append("reshuffle")
            card = self.take()
        assert card
        self.discard.append(card)

    def follow(self, events: list[Any]) -> None:
        """What happened in the game, as far as cards are concerned: the cards that were drawn are the ones that come."""
        for event in events:
            if event.code == "played":
                self.discard.append(event.args["card"])
            elif event.code == "discarded":
                self.discard.insert(-1, event.args["card"])
            elif event.code == "drew":
                assert [self.take() for _ in range(event.args["count"])] == event.secret["cards"]


# --- Compared with the library ---------------------------------------------------------------------------------------------------


def sorted_cards(cards: list[str]) -> list[str]:
    symbols = [*"0123456789SR", "+1", "+2"]
    wilds = ["W", "W+2", "W+4", "WDIP", "WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3"]
    order = [colour + symbol for colour in "RYGB" for symbol in symbols] + wilds
    return sorted(cards, key=order.index)


def assert_repeated(record: Record) -> int:
    """All rounds of a record are dealt and drawn by the second program as by the library; returns how many shuffles were met."""
    data = json.loads(record.dumps())
    game = record.play()
    seats, edition = len(data["players"]), data["edition"]
    deals = [place for place, (move, _) in enumerate(game.log) if move is None]
    shuffles, last = 0, None
    for number, (place, item) in enumerate(zip(deals, data["rounds"], strict=True)):
        seed = item.get("seed", "0")
        ours = Round(edition, seed, game.rules.opening_wild, item.get("deal"))
        events = game.log[place][1]
        if "deal" not in item:
            dealer = draw_for_dealer(edition, seats, seed) if last is None else (last + 1) % seats
            assert item["dealer"] == dealer
            hands = ours.hands(seats, dealer, game.rules.hand_size)
            dealt = {event.args["seat"]: event.secret["cards"] for event in events if event.code == "dealt"}
            assert [sorted_cards(hand) for hand in hands] == [dealt[seat] for seat in range(seats)]
        last = item["dealer"]
        if not ours.discard:
            ours.open()
        if number and "deal" not in data["rounds"][number - 1]:
            assert seed == seed_of(scrambled(words_of(data["rounds"][number - 1]["seed"]), NEXT))
        ours.follow(events)
        for _, events in game.log[place + 1 : deals[number + 1] if number + 1 < len(deals) else None]:
            ours.follow(events)
        assert ours.drawn == item["drawn"]
        shuffles += ours.drawn.count("reshuffle")
    return shuffles


@pytest.mark.parametrize("name", GOLDENS)
def test_the_cards_of_a_golden_are_found_from_its_seeds(name: str) -> None:
    """Dealer, hands, opening card, every card drawn and every reshuffle, in all rounds of a whole game, and the rounds' seeds."""
    assert_repeated(Record.load(file_of(name)))


def test_the_goldens_hold_enough_to_compare() -> None:
    """Piles are shuffled many times in them, opening cards are put back, and instructions discard."""
    assert sum(file_of(name).read_text(encoding="utf-8").count('"reshuffle"') for name in GOLDENS) > 1000


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_first_rounds_of_many_seeds_are_repeated(edition: str, players: int) -> None:
    """Seeds short and long, in small and large letters, with zeros ahead: dealer, hands, opening cards and what is drawn next."""
    chance = random.Random(f"{edition} {players}")
    seeds = ["0", "000", "1", "A", "a", "00ff", "f" * 32, "f" * 33, "0" * 40 + "1", "0" + "1" * 32, "Ab" * 40, "123456789" * 30]
    seeds += [f"{chance.getrandbits(chance.choice((8, 32, 100, 128, 200, 512))):x}" for _ in range(28)]
    for seed in seeds:
        game = Game(edition, players, seed=seed, opening_wild=chance.choice(("choose", "return")), hand_size=chance.randint(1, 8))
        for _ in range(20):
            if game.turn is None:
                break
            moves = game.legal_moves()
            game.play(next((move for move in moves if move.verb in ("draw", "keep")), moves[0]))
        assert_repeated(game.record())


@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_cards_that_are_put_back_are_repeated(edition: str) -> None:
    """OPEN-WD, OPEN-W: among many seeds, those whose first card may not open; also from a pile that is laid out."""
    found = 0
    for number in range(150):
        game = Game(edition, 3, seed=f"{number:x}", opening_wild="return")
        found += assert_repeated(game.record())
        deal = {"hands": [["R1"], ["R2"]], "discard": [], "draw": ["W", "W", "R3", "G4", "G4", "B5", "Y1"]}
        data = {"format": "lastcard/1", "edition": edition, "rules": {"opening_wild": "return"}, "players": ["a", "b"]}
        data["rounds"] = [{"dealer": 0, "deal": deal, "seed": f"{number:x}"}]
        found += assert_repeated(Record.loads(json.dumps(Record.loads(json.dumps(data)).play().record().to_json())))
    assert found > 150


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_dealer_is_drawn_for_as_described(edition: str, seats: int) -> None:
    """DEALER: for many seeds, with ties and without."""
    for number in range(150):
        assert Game(edition, seats, seed=f"{number:x}").dealer == draw_for_dealer(edition, seats, f"{number:x}")


def test_without_a_seed_a_laid_out_round_is_shuffled_by_the_seed_0() -> None:
    """What is said of a `deal` with no seed beside it."""
    deal = {"hands": [["R1", "R2"], ["R3", "R4"]], "discard": ["B1", "B2", "B3", "B4", "B5", "R9"], "draw": []}
    data = {"format": "lastcard/1", "edition": "classic", "players": ["a", "b"]}
    data["rounds"] = [{"dealer": 1, "deal": deal, "moves": ["0 draw", "1 draw", "0 draw", "1 draw", "0 draw"]}]
    game = Record.loads(json.dumps(data)).play()
    assert assert_repeated(game.record()) == 1
    data["rounds"][0]["seed"] = "0"
    assert Record.loads(json.dumps(data)).play().record().rounds[0].drawn == game.record().rounds[0].drawn


def test_the_seeds_of_simulated_games_are_as_described() -> None:
    """With one card each, a round takes one turn action just when the first player's card fits: as many do as the seeds say."""
    games, found = 500, 0
    for number in range(games):
        words = words_of("5eed")
        words[2] ^= number // WORD
        words[3] ^= number % WORD
        game = Game("classic", 2, seed=seed_of(scrambled(words, SIMULATED)), hand_size=1)
        found += any(move.verb == "play" for move in game.legal_moves())
    result = simulate("classic", players=2, games=games, rules={"hand_size": 1}, seed="5eed", interpreted=True)
    assert result.lengths[1] == found


# --- The page itself -------------------------------------------------------------------------------------------------------------


def page_blocks() -> list[Any]:
    return [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)]


def test_the_page_prints_what_its_example_prints() -> None:
    """The example of the page, replayed, gives the output that the page shows, in this order of keys."""
    example, shown = page_blocks()[:2]
    found = position(example)
    assert found == shown
    assert list(found) == list(shown)


def test_the_page_has_numbers_to_compare_with() -> None:
    """Its tables of seeds and first rounds are what the second program finds."""
    assert values() in PAGE.read_text(encoding="utf-8"), values()


def values() -> str:
    """The part of the page, as it must be."""
    lines = ["| seed | words | scrambled for the cards | first five numbers below 52 | seed of the next round |", "|---|---|---|---|---|"]
    for seed in ("0", "1f", "DeadBeef", "1" + "0" * 32):
        words = words_of(seed)
        cards = scrambled(words, CARDS)
        generator = Generator(cards)
        numbers = " ".join(str(generator.below(52)) for _ in range(5))
        following = seed_of(scrambled(words, NEXT))
        shown = f"`{seed}`" if len(seed) < 20 else "`1` and 32 zeros"
        lines.append(f"| {shown} | `{seed_of(words)}` | `{seed_of(cards)}` | {numbers} | `{following}` |")
    lines += ["", "| a first round | dealer | hands, as they are dealt | `drawn`, if only drawn from now on |", "|---|---|---|---|"]
    for edition, seats, seed in (("pocket", 2, "0"), ("classic", 3, "1f"), ("modern", 2, "DeadBeef")):
        dealer = draw_for_dealer(edition, seats, seed)
        cards_of = Round(edition, seed, "return" if edition == "classic" else "choose")
        hands = cards_of.hands(seats, dealer, 5 if edition == "pocket" else 7)
        cards_of.open()
        for _ in range(4):
            cards_of.take()
        shown = "; ".join(f"`{' '.join(hand)}`" for hand in hands)
        lines.append(f"| `{edition}`, {seats} players, seed `{seed}` | {dealer} | {shown} | `{' '.join(cards_of.drawn)}` |")
    return "\n".join(lines)
