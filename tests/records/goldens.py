"""The golden records: which games they are, and how they are played. `test_golden.py` replays them.

Each is played by bots through their views. So that every rule is met, the players are not perfect: they now and then do anything that
is listed for them, forget to say UNO, say it early, catch others, and call falsely where that only costs cards. All of it is decided
by the golden's name.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lastcard import EDITIONS, OPTIONS, Edition, Game, Move, Record, RecordError, Rules, View, bots

FOLDER = Path(__file__).with_name("golden")
POSITIONS = Path(__file__).with_name("positions.json")

NAMES = ("Ana", "Bo", "Cécile", "Đorđe", "Олена", "Fe", "Gigi", "Ștefan", "İpek", "小林")


@dataclass(frozen=True)
class Golden:
    """One game: the table, and how many rounds of it are played (0: to the end).

    The first round may be dealt from a `rich` pack, small and full of wilds and draw cards, or a `bare` one, with a card each
    and no draw pile.
    """

    name: str
    edition: str
    players: int
    rules: dict[str, Any] = field(default_factory=dict)
    rounds: int = 2
    pack: str = ""


#: Values of the options that are numbers; draw_limit stands among the pairs, as alone it does nothing.
NUMBERS = {
    "hand_size": (1, 10),
    "target": (20, 100),
    "uno_penalty": (0, 4),
    "false_call_penalty": (1, 2),
    "false_catch_penalty": (1, 2),
}

#: Options that say something about one edition's cards alone.
ONLY = {"dip_pass": ["pocket"], "swap_last": ["modern"]}

PAIRS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "stacking up, with challenges": ("modern", 3, {"stacking": "up"}),
    "stacking up, jump_in": ("classic", 4, {"stacking": "up", "jump_in": True}),
    "stacking same, finish number": ("pocket", 3, {"stacking": "same", "finish": "number"}),
    "stacking up, wild_draw free": ("classic", 2, {"stacking": "up", "wild_draw": "free"}),
    "stacking up, seven_zero, jump_in": ("modern", 5, {"stacking": "up", "seven_zero": True, "jump_in": True}),
    "draw_until_playable, draw_limit 3": ("classic", 3, {"draw_until_playable": True, "draw_limit": 3}),
    "draw_until_playable, no limit, force_play": ("pocket", 4, {"draw_until_playable": True, "draw_limit": 0, "force_play": True}),
    "teams, low_total": ("modern", 4, {"teams": True, "scoring": "low_total", "target": 150}),
    "teams, to a target": ("classic", 4, {"teams": True, "target": 200}),
    "seven_zero, uno auto": ("classic", 3, {"seven_zero": True, "uno": "auto"}),
    "seven_zero, two_player_reverse turn": ("classic", 2, {"seven_zero": True, "two_player_reverse": "turn"}),
    "swap_last swap, finish no_wild": ("modern", 3, {"swap_last": "swap", "finish": "no_wild"}),
    "swap_last swap, false calls and catches": (
        "modern",
        3,
        {"swap_last": "swap", "false_call_penalty": 2, "false_catch_penalty": 1, "uno_penalty": 3},
    ),
    "opening_wild return, wild_draw strict": ("pocket", 5, {"opening_wild": "return", "wild_draw": "strict"}),
    "wild_draw bluff, wild_draw_test playable": ("classic", 4, {"wild_draw": "bluff", "wild_draw_test": "playable"}),
    "dip_pass drawn, jump_in": ("pocket", 3, {"dip_pass": "drawn", "jump_in": True}),
    "everything at once": (
        "modern",
        4,
        {
            "hand_size": 5,
            "opening_wild": "return",
            "finish": "no_wild",
            "swap_last": "swap",
            "draw_until_playable": True,
            "draw_limit": 2,
            "force_play": True,
            "stacking": "up",
            "false_call_penalty": 1,
            "false_catch_penalty": 1,
            "seven_zero": True,
            "jump_in": True,
            "custom": [{"do": [["hand", 3], ["again"]]}, {"do": [["swap"], ["open"]]}, {"do": [["until", "named"]], "text": "Sing."}],
        },
    ),
}

INSTRUCTIONS: dict[str, list[dict[str, Any]]] = {
    "draw next, previous, chosen": [{"do": [["draw", "next", 1]]}, {"do": [["draw", "previous", 2]]}, {"do": [["draw", "chosen", 3]]}],
    "draw others, everyone; again": [{"do": [["draw", "others", 1], ["again"]]}, {"do": [["draw", "everyone", 1]]}, {"do": [["again"]]}],
    "skip, reverse": [{"do": [["skip", 1]]}, {"do": [["reverse"], ["skip", 2]]}, {"do": [["reverse"]]}],
    "swap, rotate": [{"do": [["swap"]]}, {"do": [["rotate"]]}, {"do": [["rotate"], ["draw", "chosen", 1], ["swap"]]}],
    "hand": [{"do": [["hand", 1]]}, {"do": [["hand", 4]]}, {"do": [["hand", 2], ["rotate"]]}],
    "until, open": [{"do": [["until", "R"]]}, {"do": [["until", "named"]]}, {"do": [["open"]]}],
    "texts": [{"text": "Sing."}, {"text": "Заспівай „щось“.\n\t\U0001f3b6"}, {"do": [["open"], ["skip", 1]], "text": "Tell a joke."}],
    "one written, two blank": [{"do": [["draw", "others", 2], ["hand", 3], ["swap"], ["reverse"], ["again"]], "text": "Clap."}],
    "blank ones": [{}, {"do": []}, {"text": ""}],
}


def _values(name: str) -> Iterable[object]:
    option = OPTIONS[name]
    if option.kind == "choice":
        return option.choices
    return (False, True) if option.kind == "flag" else NUMBERS.get(name, ())


def _all() -> Iterable[Golden]:
    for edition in EDITIONS:
        most = Edition.load(edition).max_players
        for players in sorted({2, 3, most}):
            yield Golden(f"{edition}, {players} players", edition, players, rounds=0 if players < 4 else 3)
        yield Golden(f"{edition}, full of wilds", edition, 3, pack="rich")
        yield Golden(f"{edition}, nothing to draw", edition, 3, {"stacking": "same"}, pack="bare")
        yield Golden(f"{edition}, low_total to the end", edition, 4, {"scoring": "low_total", "target": 120}, rounds=0)
    for name in OPTIONS:
        for value in _values(name):
            for place, edition in enumerate(ONLY.get(name, EDITIONS)):
                if Edition.load(edition).defaults[name] != value:
                    players = 4 if name == "teams" else 2 if name == "two_player_reverse" else 2 + place
                    rich = name in ("wild_draw", "wild_draw_test", "stacking", "dip_pass", "swap_last", "finish")
                    pack = "rich" if rich else ""
                    rounds = 0 if name == "target" else 2
                    text = str(value).lower() if isinstance(value, bool) else value
                    yield Golden(f"{edition}, {name} {text}", edition, players, {name: value}, rounds, pack)
    for name, (edition, players, rules) in PAIRS.items():
        yield Golden(
            f"{edition}, {name}", edition, players, rules, rounds=0 if "target" in rules else 3, pack="" if "target" in rules else "rich"
        )
    for place, (name, custom) in enumerate(INSTRUCTIONS.items()):
        yield Golden(f"custom, {name}", "modern", 2 + place % 4, {"custom": custom}, pack="rich")


GOLDENS = {golden.name: golden for golden in _all()}


# --- Playing -------------------------------------------------------------------------------------------------------------------------


class Counting(Game):
    """A game that counts the moves listed for all seats on its way."""

    listed = 0

    def play(self, move: Move | str) -> Any:
        """A move, after counting what might have been played in its place."""
        self.listed += sum(len(self.legal_moves(seat)) for seat in range(len(self.players)))
        return super().play(move)


def play(golden: Golden) -> Counting:
    """The golden's game, played by imperfect bots."""
    chance = random.Random(golden.name)
    seed = f"{chance.getrandbits(64):x}"
    game = Record.loads(json.dumps(_begin(golden, seed, chance))).play(Counting)
    assert isinstance(game, Counting)
    players = [bots.make(("careful", "random")[(seat + len(golden.name)) % 2], seed) for seat in range(golden.players)]
    while True:
        while game.turn is not None:
            game.play(_choose(game, players, chance))
        if game.is_over or game.round == golden.rounds:
            return game
        game.deal()


def _begin(golden: Golden, seed: str, chance: random.Random) -> dict[str, Any]:
    round_: dict[str, Any] = {"seed": seed}
    if golden.pack:
        round_ = {"dealer": golden.players - 1, "deal": _deal(golden, chance), "seed": seed}
    return {
        "format": "lastcard/1",
        "edition": golden.edition,
        "rules": golden.rules,
        "players": list(NAMES[: golden.players]),
        "rounds": [round_],
    }


def _deal(golden: Golden, chance: random.Random) -> dict[str, Any]:
    """A small pack in which wilds and draw cards are many, so that it is shuffled often."""
    deck = Edition.load(golden.edition).deck
    kinds = list(dict.fromkeys(deck))
    pack = [card for card in kinds if card.is_wild or card.symbol.draws] * 2
    pack += [card for card in kinds if not card.is_wild][:: 2 if len(deck) > 60 else 3]
    if "custom" in golden.rules:
        pack += [card for card in kinds if card.symbol.custom] * 6
    chance.shuffle(pack)
    size = 1 if golden.pack == "bare" else golden.rules.get("hand_size", 4)
    hands = [[pack.pop() for _ in range(size)] for _ in range(golden.players)]
    top = next(card for card in pack if not card.is_wild)
    pack.remove(top)
    draw = [] if golden.pack == "bare" else pack[: 4 * golden.players]
    return {"hands": [list(map(str, hand)) for hand in hands], "discard": [str(top)], "draw": list(map(str, draw))}


def _choose(game: Game, players: list[bots.Bot], chance: random.Random) -> Move:
    """The next move: of a seat that owes or hears a call, of one that jumps in, or of the one that is asked."""
    turn = game.turn
    assert turn is not None
    seats = range(len(players))
    rules = game.rules
    calls = [move for seat in seats for move in game.view(seat).legal_moves if move.verb in ("uno", "catch")]
    if calls and chance.random() < 0.8:
        return chance.choice(calls)
    if chance.random() < 0.06:
        seat, target = chance.choice(seats), chance.choice(seats)
        false = [Move(seat, "uno")] * (rules.false_call_penalty > 0) + [Move(seat, "catch", target=target)] * (
            rules.false_catch_penalty > 0
        )
        false = [move for move in (Move(turn, "uno"), *false) if game.check(move) is None]
        if false:
            return chance.choice(false)
    for seat in seats:
        jumps = [move for move in game.view(seat).legal_moves if move.verb == "play" and seat != turn]
        if jumps and chance.random() < 0.6:
            return jumps[0]
    return _answer(game.view(turn), players[turn], chance)


def _answer(view: View, bot: bots.Bot, chance: random.Random) -> Move:
    """What the asked seat does: mostly what its bot chooses, sometimes anything."""
    dice = chance.random()
    if dice < 0.2:
        return chance.choice([move for move in view.legal_moves if move.verb not in ("uno", "catch")])
    if view.catchable and view.seat in view.catchable:
        own = [move for move in view.legal_moves if move.verb not in ("uno", "catch")]
        return own[0]
    move = bot.choose(view)
    if move is None or move.verb == "catch":
        return chance.choice([move for move in view.legal_moves if move.verb not in ("uno", "catch")])
    return replace(move, uno=False) if dice < 0.4 else move


# --- Files ---------------------------------------------------------------------------------------------------------------------------


def file_of(name: str, folder: Path = FOLDER) -> Path:
    """Where a golden lies."""
    words = "".join(letter if letter.isalnum() or letter == "_" else " " for letter in name).split()
    return folder / f"{'-'.join(words)}.json"


def position_of(game: Counting) -> dict[str, Any]:
    """What is stored of the end of a golden: the position, and how many moves were listed on the way."""
    return {"listed": game.listed, "position": game.position()}


def write_positions(positions: dict[str, Any], file: Path) -> None:
    """One line a golden."""
    lines = [f"  {json.dumps(name)}: {json.dumps(found)}" for name, found in positions.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def without_answers(text: str) -> dict[str, Any]:
    """What a golden asks: its deals and seeds and its moves, without what was drawn, the dealers that were found, and the result."""
    data: dict[str, Any] = json.loads(text)
    data.pop("result", None)
    for round_ in data["rounds"]:
        del round_["drawn"]
        if "deal" not in round_:
            del round_["dealer"]
    return data


def again(golden: Golden) -> Counting | None:
    """The game of a golden's file, played once more by its moves; None where there is no file, or it is no longer this game."""
    try:
        data = without_answers(file_of(golden.name).read_text(encoding="utf-8"))
        record = Record.loads(json.dumps(data))
        game = record.play(Counting)
    except (FileNotFoundError, RecordError):
        return None
    assert isinstance(game, Counting)
    meant = Rules.of(golden.edition, golden.rules), list(NAMES[: golden.players])
    enough = game.is_over or (game.turn is None and game.round == golden.rounds)
    return game if (record.rules, game.players) == meant and enough else None


def regenerate(folder: Path, positions: Path, only: Iterable[str] | None = None) -> None:
    """Write the files of the goldens (all, or only some) and their positions anew; what is no golden any more goes.

    The moves of a golden stay as they are while they can be played, so that a change of the bots changes none. To have one played anew,
    delete its file.
    """
    folder.mkdir(exist_ok=True)
    names = list(GOLDENS if only is None else only)
    found = {}
    for name in names:
        game = again(GOLDENS[name]) or play(GOLDENS[name])
        file_of(name, folder).write_text(game.record().dumps(), encoding="utf-8", newline="\n")
        found[name] = position_of(game)
    write_positions(found, positions)
    if only is None:
        for file in set(folder.glob("*.json")) - {file_of(name, folder) for name in names}:
            file.unlink()
