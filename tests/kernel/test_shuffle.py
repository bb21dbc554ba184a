"""Chance is fair: the generator, bounded draws, the shuffle, the deal, and games that know nothing of each other.

All seeds are fixed, so each test gives the same numbers every time. A chi-square is compared with the quantiles four standard deviations
out on either side: too good a fit is as suspicious as a bad one.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from lastcard import EDITIONS, Game, Rules
from lastcard.kernel.chance import FOR_BOTS, FOR_DEALER, FOR_DECK, FOR_GAME, FOR_NEXT, below, scramble
from lastcard.kernel.deal import clear_round, deal_round, draw_for_dealer, new_game, sow
from lastcard.kernel.deck import take
from lastcard.kernel.ruleset import compile_rules
from lastcard.kernel.state import State
from lastcard.seeds import next_seed, words_of
from lastcard.speed import compiled

NONE = -1


def quantile(df: int, z: float) -> float:
    """The chi-square value z standard deviations out, after Wilson and Hilferty (1931)."""
    return float(df * (1 - 2 / (9 * df) + z * (2 / (9 * df)) ** 0.5) ** 3)


def assert_fair(counts: Iterable[float], expected: Iterable[float] | float, df: int | None = None) -> None:
    """These counts come from these expectations."""
    found = np.array(list(counts), dtype=float)
    wanted = np.full(len(found), expected) if isinstance(expected, float | int) else np.array(list(expected))
    assert abs(found.sum() - wanted.sum()) < 0.5
    df = len(found) - 1 if df is None else df
    chi = float(((found - wanted) ** 2 / wanted).sum())
    assert quantile(df, -4) < chi < quantile(df, 4), f"chi-square {chi:.1f} with {df} degrees of freedom"


def words_for(number: int, purpose: int = FOR_DECK) -> list[int]:
    """The generator of the seed that is this number."""
    words = words_of(f"{number:x}")
    scramble(words, purpose)
    return words


# --- The generator ---------------------------------------------------------------------------------------------------------------


class Xoshiro:
    """xoshiro128** 1.1 of Blackman and Vigna, after the C of its authors, on unsigned 32-bit numbers that wrap by themselves."""

    def __init__(self, words: Iterable[int]) -> None:
        self.s = np.array(list(words), dtype=np.uint32)

    @staticmethod
    def rotl(x: np.uint32, k: int) -> np.uint32:
        return np.uint32((x << np.uint32(k)) | (x >> np.uint32(32 - k)))

    def next(self) -> int:
        s = self.s
        with np.errstate(over="ignore"):
            result = self.rotl(s[1] * np.uint32(5), 7) * np.uint32(9)
        t = s[1] << np.uint32(9)
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = self.rotl(s[3], 11)
        return int(result)


def star_state(star: int) -> list[int]:
    """A state whose next number is this one: its second word, found by going backwards."""
    word = star * pow(9, -1, 1 << 32) & 0xFFFFFFFF
    word = (word >> 7 | word << 25) & 0xFFFFFFFF
    return [0x12345678, word * pow(5, -1, 1 << 32) & 0xFFFFFFFF, 0x9ABCDEF0, 0x0F1E2D3C]


def stepped(words: list[int]) -> list[int]:
    """The state one step on."""
    reference = Xoshiro(words)
    reference.next()
    return [int(word) for word in reference.s]


def test_the_reference_gives_the_published_numbers() -> None:
    """From the state 1, 2, 3, 4 come the numbers that the authors' own program prints."""
    reference = Xoshiro([1, 2, 3, 4])
    published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [reference.next() for _ in published] == published


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [1, 0, 0, 0], [0xFFFFFFFF] * 4, words_for(0), words_for(0xDEADBEEF)])
def test_the_generator_is_xoshiro(words: list[int]) -> None:
    """Its numbers and its state are the reference's, step by step."""
    reference, ours = Xoshiro(words), words[:]
    for _ in range(1000):
        # Below 2^31 every word is taken as it is, but for its last bit.
        assert below(ours, 1 << 31) == reference.next() >> 1
        assert ours == [int(word) for word in reference.s]


def test_the_compiled_generator_is_the_same() -> None:
    """Compiled code gives the same numbers from the same words."""
    state, plain = np.array(words_for(7)), words_for(7)
    for n in (1, 2, 3, 7, 52, 108, 112, 1 << 30, (1 << 31) - 1, 1 << 31):
        for _ in range(50):
            assert compiled().below(state, n) == below(plain, n)
    assert state.tolist() == plain


def test_a_state_that_never_moves_is_never_made() -> None:
    """Whatever the seed and the purpose, the words are 32 bits wide and not all zero."""
    for purpose in (FOR_DECK, FOR_NEXT, FOR_BOTS, FOR_GAME, FOR_DEALER):
        for number in (0, 1, (1 << 128) - 1, 1 << 127):
            words = words_for(number, purpose)
            assert any(words)
            assert all(0 <= word < 1 << 32 for word in words)


# --- Bounded draws ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 5, 7, 10, 11, 52, 97, 108, 112])
def test_a_bounded_draw_is_uniform(n: int) -> None:
    """Every number below n comes equally often."""
    words, draws = words_for(n), 400 * n
    counts = Counter(below(words, n) for _ in range(draws))
    assert_fair([counts[number] for number in range(n)], draws / n)


@pytest.mark.parametrize("n", [1000, (1 << 31) - 1, (1 << 31) - 3, 3 << 29, (3 << 29) + 1, (1 << 30) + 1])
def test_a_bounded_draw_from_many_is_uniform(n: int) -> None:
    """For a large n, each of a hundred equal shares comes equally often; a draw without rejection would not pass for 3 · 2^29."""
    words, draws = words_for(n), 40_000
    counts = Counter(below(words, n) * 100 // n for _ in range(draws))
    sizes = [-(-(share + 1) * n // 100) + (-share * n // 100) for share in range(100)]
    assert_fair([counts[share] for share in range(100)], [draws * size / n for size in sizes])


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 108, 112, 1000, (1 << 30) + 1, 3 << 29, (3 << 29) + 1, (1 << 31) - 1, 1 << 31])
def test_every_number_has_exactly_as_many_words(n: int) -> None:
    """Lemire's rejection is exact: of the 2^32 words of the generator, each number below n gets just floor(2^32 / n)."""
    share, chance = (1 << 32) // n, random.Random(n)
    for number in {0, n // 3, n // 2, max(0, n - 2), n - 1, *(chance.randrange(n) for _ in range(50))}:
        # The words that fall on this number lie together; find where the first accepted one and the last stand.
        first, last = -(-(number << 32) // n), ((number + 1 << 32) - 1) // n
        refused = last - first + 1 - share
        assert refused in (0, 1)
        for star in (first, first + 1, last - 1, last):
            words = star_state(star)
            after = stepped(words)
            got = below(words, n)
            if star == first and refused:
                assert words != after, "the word was taken, though it is one too many"
            else:
                assert (got, words) == (number, after)


# --- The shuffle -----------------------------------------------------------------------------------------------------------------


def full_order(size: int, words: list[int], recycled: bool = False) -> list[int]:
    """The cards 0, 1 … of a pile that is shuffled, in the order in which they are drawn; of a discard pile that is taken up, too."""
    state = State()
    state.deck_rng[:] = words
    if recycled:
        for card in range(size):
            state.pile[len(state.pile) - 1 - card] = card
        state.top = 119
        state.pile[len(state.pile) - 1 - size] = state.top
        state.discard_n = size + 1
    else:
        state.pile[:size] = bytes(range(size))
        state.draw_n = state.loose = size
    return [take(state, None) for _ in range(size)]


@pytest.fixture(scope="module")
def orders() -> np.ndarray:
    """20,000 shuffles of 52 cards."""
    return np.array([full_order(52, words_for(seed)) for seed in range(20_000)])


def test_a_shuffle_keeps_all_cards(orders: np.ndarray) -> None:
    """Every card comes just once."""
    assert (np.sort(orders, axis=1) == np.arange(52)).all()


def test_a_card_stays_in_its_place_once_a_shuffle(orders: np.ndarray) -> None:
    """The mean number of fixed points over 20,000 shuffles is 1, counted from the bottom and from the top; so is their variance."""
    for places in (np.arange(52), np.arange(52)[::-1]):
        fixed = (orders == places).sum(axis=1)
        assert abs(fixed.mean() - 1) < 0.05
        assert abs(fixed.var() - 1) < 0.06


def test_every_card_is_in_every_place_equally_often(orders: np.ndarray) -> None:
    """The chi-square over all cards and places, and of each card and of each place by itself."""
    counts = np.zeros((52, 52))
    for place in range(52):
        counts[place] = np.bincount(orders[:, place], minlength=52)
    assert_fair(counts.ravel(), len(orders) / 52, df=51 * 51)
    for place in range(52):
        assert_fair(counts[place], len(orders) / 52)
        assert_fair(counts[:, place], len(orders) / 52)


def test_every_card_follows_every_other_equally_often(orders: np.ndarray) -> None:
    """Cards that lay together are as likely as others to lie together after the shuffle."""
    steps = (orders[:, 1:] - orders[:, :-1]) % 52
    counts = np.bincount(steps.ravel(), minlength=52)
    # Of the 51 pairs of neighbours in each shuffle, each difference other than 0 is equally likely.
    assert counts[0] == 0
    assert np.abs(counts[1:] / len(orders) - 1).max() < 0.05


def test_a_pack_of_112_is_shuffled_evenly() -> None:
    """The largest pack, too."""
    orders = np.array([full_order(112, words_for(seed)) for seed in range(4000)])
    counts = np.array([np.bincount(orders[:, place], minlength=112) for place in range(112)])
    assert_fair(counts.ravel(), len(orders) / 112, df=111 * 111)
    assert abs((orders == np.arange(112)).sum(axis=1).mean() - 1) < 0.08


def test_a_discard_pile_is_shuffled_evenly() -> None:
    """The pile that is taken up when the draw pile is empty: its fixed points, and every card in every place."""
    orders = np.array([full_order(30, words_for(seed), recycled=True) for seed in range(20_000)])
    assert (np.sort(orders, axis=1) == np.arange(30)).all()
    for places in (np.arange(30), np.arange(30)[::-1]):
        assert abs((orders == places).sum(axis=1).mean() - 1) < 0.05
    counts = np.array([np.bincount(orders[:, place], minlength=30) for place in range(30)])
    assert_fair(counts.ravel(), len(orders) / 30, df=29 * 29)


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    """Each of the 24 orders of a small pile."""
    counts = Counter(tuple(full_order(4, words_for(seed))) for seed in range(12_000))
    assert len(counts) == 24
    assert_fair(counts.values(), 500)


# --- The deal --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_deal_is_the_shuffled_pack_from_the_top(edition: str, players: int) -> None:
    """Hands are dealt one card at a time from the dealer's left; what is turned and drawn then is the rest of the same order."""
    for number in range(40):
        game = Game(edition, players, seed=f"{number:x}")
        rules = compile_rules(game.rules)
        state = State()
        clear_round(state, rules)
        sow(state, rules, words_of(f"{number:x}"), FOR_DECK)
        order = [str(game.edition.kinds[take(state, None)]) for _ in range(rules.pack_n)]
        assert sorted(order) == sorted(map(str, game.edition.deck))
        dealt = {event.args["seat"]: event.secret["cards"] for event in game.log[0][1] if event.code == "dealt"}
        for seat in range(players):
            place = (seat - game.dealer - 1) % players
            assert sorted(order[place : players * game.rules.hand_size : players]) == sorted(dealt[seat])
        drawn = json.loads(game.record().dumps())["rounds"][0]["drawn"]
        rest = order[players * game.rules.hand_size :]
        upto = drawn.index("reshuffle") if "reshuffle" in drawn else len(drawn)
        assert drawn[:upto] == rest[:upto]


@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_every_seat_is_the_dealer_equally_often(players: int) -> None:
    """DEALER: the drawing favours no seat."""
    rules, state, games = compile_rules(Rules.of("classic")), State(), 6000
    new_game(state, players)
    counts: Counter[int] = Counter()
    for number in range(games):
        sow(state, rules, words_of(f"{number:x}"), FOR_DEALER)
        counts[draw_for_dealer(state, rules, None)] += 1
    assert_fair([counts[seat] for seat in range(players)], games / players)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("opening_wild", ["choose", "return"])
def test_every_card_that_may_open_opens_equally_often(edition: str, opening_wild: str) -> None:
    """Each kind as often as it is in the pack; the ones that are put back never (OPEN-W, OPEN-WD)."""
    game_rules = Rules.of(edition, opening_wild=opening_wild)
    rules, state, games = compile_rules(game_rules), State(), 6000
    new_game(state, 2)
    counts: Counter[int] = Counter()
    for number in range(games):
        deal_round(state, rules, None, words_of(f"{number:x}"), number % 2)
        counts[state.top] += 1
    openers = [card for card in game_rules.edition.deck if game_rules.edition.may_open(card, opening_wild)]
    kinds = sorted(set(openers))
    numbers = [game_rules.edition.kinds.index(card) for card in kinds]
    assert set(counts) <= set(numbers)
    assert_fair([counts[number] for number in numbers], [games * openers.count(card) / len(openers) for card in kinds])


# --- Seeds and games that know nothing of each other -----------------------------------------------------------------------------


def test_seeds_that_lie_near_give_orders_that_have_nothing_in_common() -> None:
    """Between one seed and the next, and between seeds that differ in one bit, one card in a pack stands in the same place by chance."""
    counted = [full_order(52, words_for(seed)) for seed in range(2001)]
    same = [sum(map(int.__eq__, one, other)) for one, other in itertools.pairwise(counted)]
    assert abs(sum(same) / len(same) - 1) < 0.1
    start = 0x0123456789ABCDEF0011223344556677
    base = full_order(52, words_for(start))
    flips = [sum(map(int.__eq__, base, full_order(52, words_for(start ^ 1 << bit)))) for bit in range(128)]
    assert abs(sum(flips) / len(flips) - 1) < 0.36
    assert max(flips) < 8


def test_one_bit_of_a_seed_changes_half_of_the_words() -> None:
    """The avalanche: whichever bit of a seed is turned, every bit of the words turns about half the time, for every purpose."""
    for purpose in (FOR_DECK, FOR_NEXT, FOR_BOTS, FOR_GAME, FOR_DEALER):
        turned = np.zeros((128, 128))
        tries = 64
        for number in range(tries):
            start = random.Random(number).getrandbits(128)
            base = as_number(words_for(start, purpose))
            for bit in range(128):
                differ = base ^ as_number(words_for(start ^ 1 << bit, purpose))
                turned[bit] += [differ >> place & 1 for place in range(128)]
        assert abs(turned.mean() / tries - 0.5) < 0.005
        assert turned.min() / tries > 0.15
        assert turned.max() / tries < 0.85


def as_number(words: list[int]) -> int:
    """Four words as one number."""
    return words[0] << 96 | words[1] << 64 | words[2] << 32 | words[3]


def test_one_seed_gives_other_words_for_each_purpose() -> None:
    """Cards, dealer, bots, the next round and simulated games draw from streams that do not repeat each other."""
    words = [as_number(words_for(number, purpose)) for number in range(500) for purpose in range(5)]
    words += [as_number(words_of(next_seed(f"{number:x}"))) ^ 1 for number in range(500)]
    assert len(set(words)) == len(words)


def test_the_rounds_of_a_game_are_dealt_anew() -> None:
    """The seeds of a long game's rounds never come again, nor do those of the games begun one after another."""
    seen, seed = set(), "1"
    for _ in range(2000):
        seed = next_seed(seed)
        seen.add(seed)
    assert len(seen) == 2000
    fresh = [Game("pocket", 2).seed for _ in range(50)]
    assert len(set(fresh)) == 50


def scripted(game: Game, chance: random.Random) -> Game:
    """Some moves of a game, by chance."""
    for _ in range(30):
        if game.turn is not None:
            game.play(chance.choice(game.legal_moves()))
    return game


def test_games_in_one_process_share_nothing() -> None:
    """Played in turns, and beside copies that go their own way, games go as they would alone."""
    alone = [scripted(Game(edition, 3, seed="7"), random.Random(place)).record().dumps() for place, edition in enumerate(EDITIONS)]
    games = [Game(edition, 3, seed="7") for edition in EDITIONS]
    chances = [random.Random(place) for place in range(len(games))]
    for _ in range(30):
        for game, chance in zip(games, chances, strict=True):
            if game.turn is not None:
                other = game.copy()
                game.play(chance.choice(game.legal_moves()))
                other.play(other.legal_moves()[-1])
    assert [game.record().dumps() for game in games] == alone


def test_nobody_elses_chance_is_touched_or_matters() -> None:
    """Games neither draw from the process's own generators nor depend on them."""
    before = random.getstate(), np.random.get_state()[1].tolist()
    alone = scripted(Game("classic", 3, seed="7"), random.Random(0)).record().dumps()
    Game("classic", 3)
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before
    random.seed(99)
    assert scripted(Game("classic", 3, seed="7"), random.Random(0)).record().dumps() == alone
    random.setstate(before[0])
