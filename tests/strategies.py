"""Random tables, games, moves and cards: as hypothesis strategies, and from a plain generator where many are wanted fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from lastcard import EDITIONS, OPTIONS, Card, Colour, Deal, Edition, Game, Instruction, Move, Option, Record, Round, Rules, View
from lastcard.instructions import MOST_TEXT, PARTS
from lastcard.kernel.codes import KINDS, VERB_NAMES

# Values by themselves

ALL_CARDS = sorted({card for name in EDITIONS for card in Edition.load(name).kinds})

editions = st.sampled_from(EDITIONS).map(Edition.load)
colours = st.sampled_from(list(Colour))
cards = st.sampled_from(ALL_CARDS)
seeds = st.text("0123456789abcdefABCDEF", min_size=1, max_size=40)
names = st.text(max_size=12)
parts = st.one_of(*(st.tuples(st.just(name), *map(st.sampled_from, values)) for name, values in PARTS.items()))
instructions = st.builds(Instruction, st.lists(parts, max_size=6).map(tuple), st.one_of(st.just(""), st.text(max_size=MOST_TEXT)))


@st.composite
def moves(draw: st.DrawFn, edition: Edition | None = None, seats: int = 10) -> Move:
    """Any move that can be written down, of the cards of an edition and the seats of a table."""
    seat, verb = draw(st.integers(0, seats - 1)), draw(st.sampled_from(VERB_NAMES))
    card = draw(cards if edition is None else st.sampled_from(edition.kinds)) if verb in ("play", "give", "discard") else None
    other = st.integers(0, seats - 1)
    if verb == "play":
        return Move(seat, verb, card, draw(st.none() | colours), draw(st.none() | other), draw(st.booleans()))
    return Move(seat, verb, card, draw(colours) if verb == "colour" else None, draw(other) if verb == "catch" else None)


def largest_hand(edition: Edition, players: int, opening_wild: str) -> int:
    """The most cards that can be dealt to each player (HAND)."""
    return (len(edition.deck) - 1 - sum(not edition.may_open(card, opening_wild) for card in edition.deck)) // players


def _values(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == "instructions":
        return st.lists(instructions, max_size=3).map(tuple)
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "flag":
        return st.booleans()
    few = st.integers(option.least, min(option.most, 5))
    return few | few | st.integers(option.least, option.most)


_OPTIONAL = {name: _values(option) for name, option in OPTIONS.items() if name not in ("hand_size", "teams")}


@st.composite
def option_sets(draw: st.DrawFn, edition: Edition, players: int) -> dict[str, object]:
    """Options that this edition allows so many players: any of them, and none that stands in the way of another."""
    options: dict[str, object] = draw(st.fixed_dictionaries({}, optional=_OPTIONAL))
    if players == 4 and draw(st.booleans()):
        options["teams"] = True
    opening_wild = str(options.get("opening_wild", edition.defaults["opening_wild"]))
    if draw(st.booleans()):
        options["hand_size"] = draw(st.integers(1, largest_hand(edition, players, opening_wild)))
    return options


@dataclass(frozen=True)
class Table:
    """Where a game begins: the rules, who plays, and how the first round is dealt."""

    rules: Rules
    players: tuple[str, ...]
    seed: str
    deal: Deal | None = None
    dealer: int | None = None

    def game(self, kind: type[Game] = Game) -> Game:
        """The first round, dealt."""
        return Record(self.rules, self.players, (Round((), self.deal, self.seed, self.dealer),)).play(kind)

    @property
    def pack(self) -> Counter[Card]:
        """The cards of the first round."""
        if self.deal is None:
            return Counter(self.rules.edition.deck)
        return Counter(card for row in (*self.deal.hands, self.deal.discard, self.deal.draw) for card in row)


@st.composite
def deals(draw: st.DrawFn, rules: Rules, players: int) -> Deal:
    """A few cards laid out as one likes, so that piles are soon empty."""
    kinds = st.sampled_from(rules.edition.kinds) | st.sampled_from([card for card in rules.edition.kinds if card.is_wild])
    hands = tuple(tuple(draw(st.lists(kinds, min_size=1, max_size=6))) for _ in range(players))
    draws = tuple(draw(st.lists(kinds, max_size=8)))
    opens = [card for card in rules.edition.kinds if rules.edition.may_open(card, rules.opening_wild)]
    if draw(st.booleans()):
        return Deal(hands, (), (*draws, draw(st.sampled_from(opens))))
    top = draw(st.sampled_from([card for card in opens if not card.is_wild]))
    return Deal(hands, (*draw(st.lists(kinds, max_size=3)), top), draws)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table: editions, options, instructions, seats, seeds; half of them deal their first round by hand."""
    edition = draw(editions)
    players = draw(st.integers(edition.min_players, edition.max_players))
    rules = Rules.of(edition, draw(option_sets(edition, players)))
    table = Table(rules, tuple(draw(st.lists(names, min_size=players, max_size=players))), draw(seeds))
    if draw(st.booleans()):
        return replace(table, deal=draw(deals(rules, players)), dealer=draw(st.integers(0, players - 1)))
    return replace(table, dealer=draw(st.none() | st.integers(0, players - 1)))


# Play


def random_choices(chance: int, count: int) -> list[int]:
    """So many choices, from one number."""
    rng = Random(chance)
    return [rng.getrandbits(16) for _ in range(count)]


#: Numbers, each of which makes one choice in a game.
choices = st.lists(st.integers(0, 2**16 - 1), max_size=20) | st.builds(random_choices, st.integers(0, 2**32 - 1), st.integers(0, 75))


def choose(game: Game, choice: int) -> Move | None:
    """The move that a number chooses, in turn or out of it; None for dealing the next round.

    Half of the numbers take a legal move of the asked seat; the others say UNO with it, move out of turn, call UNO or catch somebody,
    due or not, wherever the rules allow it.
    """
    if game.turn is None:
        return None
    way, pick = choice >> 8 & 7, choice & 255
    seats = range(len(game.players))
    own = game.legal_moves()
    found: list[Move] = []
    if way == 4:
        found = [replace(move, uno=True) for move in own if move.verb == "play"]
    elif way == 5:
        found = [move for seat in seats if seat != game.turn for move in game.legal_moves(seat)]
    elif way == 6:
        found = [Move(seat, "uno") for seat in seats]
    elif way == 7:
        found = [Move(seat, "catch", target=other) for seat in seats for other in seats if seat != other]
    if way > 3:
        found = [move for move in found if (way == 5 or game.check(move) is None)]
    found = found or own
    return found[pick % len(found)]


def step(game: Game, choice: int) -> Move | None:
    """Carry out what a number chooses."""
    move = choose(game, choice)
    if move is None:
        game.deal()
    else:
        game.play(move)
    return move


@dataclass(frozen=True)
class Plan:
    """A whole game: a table and the choices made at it."""

    table: Table
    choices: list[int]

    def steps(self, kind: type[Game] = Game) -> Iterator[Game]:
        """The game after its deal and after each choice, until it is won."""
        game = self.table.game(kind)
        yield game
        for choice in self.choices:
            if game.is_over:
                return
            step(game, choice)
            yield game

    def played(self, kind: type[Game] = Game) -> Game:
        """The game at its end."""
        game = self.table.game(kind)
        for choice in self.choices:
            if game.is_over:
                break
            step(game, choice)
        return game


plans = st.builds(Plan, tables(), choices)
games = plans.map(Plan.played)
records = games.map(Game.record)


@st.composite
def views(draw: st.DrawFn) -> View:
    """What one seat knows of any game."""
    game = draw(games)
    return game.view(draw(st.integers(0, len(game.players) - 1)))


# The same from a plain generator, where hypothesis would be too slow


def random_instruction(rng: Random) -> Instruction:
    """Parts of any kind, up to six, and in one of four a text."""
    rows = []
    for _ in range(rng.randint(0, 6)):
        name = rng.choice(list(PARTS))
        rows.append((name, *(rng.choice(values) for values in PARTS[name])))
    return Instruction(tuple(rows), "Sing." if rng.random() < 0.25 else "")


def _random_value(rng: Random, option: Option) -> object:
    if option.kind == "instructions":
        return tuple(random_instruction(rng) for _ in range(rng.randint(0, 3)))
    if option.kind == "choice":
        return rng.choice(option.choices)
    if option.kind == "flag":
        return rng.random() < 0.5
    return rng.randint(option.least, min(option.most, 5) if rng.random() < 0.7 else option.most)


def random_rules(rng: Random, share: float = 0.5) -> tuple[Rules, int]:
    """Rules and a number of players; about this share of the options is set."""
    edition = Edition.load(rng.choice(EDITIONS))
    players = rng.randint(edition.min_players, edition.max_players)
    values: Mapping[str, Any] = {name: _random_value(rng, option) for name, option in OPTIONS.items() if rng.random() < share}
    options = {**values, "teams": players == 4 and rng.random() < share}
    most = largest_hand(edition, players, str(options.get("opening_wild", edition.defaults["opening_wild"])))
    options["hand_size"] = rng.randint(1, most) if rng.random() < 0.3 else min(edition.hand_size, most)
    return Rules.of(edition, options), players


def cards_on_the_table(game: Game) -> Counter[Card]:
    """Every card in hands and piles, counted from the state; a hand's set and size must agree with its counts."""
    state, kinds = game._state, game.edition.kinds
    found: Counter[Card] = Counter()
    for seat in range(len(game.players)):
        counts = list(state.count[seat * KINDS : seat * KINDS + KINDS])
        assert min(counts) >= 0
        assert sum(counts) == state.size[seat]
        assert state.mask[seat] == sum(1 << kind for kind, count in enumerate(counts) if count)
        for kind, count in enumerate(counts):
            if count:
                found[kinds[kind]] += count
    length = len(state.pile)
    found.update(kinds[kind] for kind in (*state.pile[: state.draw_n], *state.pile[length - state.discard_n :]))
    return found
