"""The commands and their options, and a parser whose every error is one sentence in the user's language.

>>> parse("simulate", ["--games", "20", "--seed", "1f"]).games
20
>>> parse("simulate", ["--gmaes", "20"])
Traceback (most recent call last):
    ...
lastcard.terminal.arguments.Usage: cli-error-option-near: {'option': '--gmaes', 'near': '--games'}
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, NoReturn


class Usage(Exception):
    """A command line that makes no sense: the key of the sentence that says why, and what stands in it."""

    #: With which status the command ends.
    exit_status = 2

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(f"{key}: {args}")
        self.key = key
        self.arguments = args


class NotYet(Usage):
    """What is asked for makes sense, and cannot be done now: the same may succeed later."""

    exit_status = 1


class Flag(NamedTuple):
    """An option of a command: its name, the keys of its help and of its value's name (none: it takes no value), and a check."""

    name: str
    text: str
    value: str = ""
    check: Callable[[str, str], Any] | None = None
    many: bool = False

    @property
    def field(self) -> str:
        """The attribute of the parsed arguments."""
        return self.name.lstrip("-").replace("-", "_")


class Command(NamedTuple):
    """A command: the key of its help, the module in this package that runs it, and what it takes: options, and a word or `many`."""

    text: str
    module: str
    flags: tuple[Flag, ...]
    place: str = ""
    place_check: Callable[[str, str], Any] | None = None
    many: bool = False


# --- checks of values: the option's name and the text, to a value ---


def whole_number(least: int, most: int) -> Callable[[str, str], int]:
    """A check for a whole number in these bounds."""

    def check(option: str, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 18 and least <= int(text) <= most:
            return int(text)
        raise Usage("cli-error-number", option=option, value=shown(text), least=str(least), most=str(most))

    return check


def one_of(choices: Iterable[str]) -> Callable[[str, str], str]:
    """A check for one of a few words."""
    known = tuple(choices)

    def check(option: str, text: str) -> str:
        if text in known:
            return text
        raise Usage("cli-error-choice", option=option, value=shown(text), choices=", ".join(known))

    return check


def edition(option: str, text: str) -> str:
    """The name of an edition."""
    from ..edition import EDITIONS

    return one_of(EDITIONS)(option, text)


def hexadecimal(option: str, text: str) -> str:
    """A seed: hex digits."""
    if text and len(text) <= 1000 and text.isascii() and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return text
    raise Usage("cli-error-seed", option=option, value=shown(text))


def name(option: str, text: str) -> str:
    """A player's name."""
    if text.strip() and text.isprintable() and len(text) <= 40:
        return text.strip()
    raise Usage("cli-error-name", option=option, value=shown(text))


def path(option: str, text: str) -> str:
    """The path of a file."""
    if text and "\0" not in text:
        return text
    raise Usage("cli-error-path", option=option, value=shown(text))


def host(option: str, text: str) -> str:
    """An address, or a name of a computer."""
    if text and len(text) <= 255 and text.isascii() and all(letter.isalnum() or letter in ".-:%" for letter in text):
        return text
    raise Usage("cli-error-host", option=option, value=shown(text))


def rule(option: str, text: str) -> tuple[str, object]:
    """`NAME=VALUE`, or `NAME` alone for a rule to be switched on."""
    from ..errors import RulesError
    from ..rules import OPTIONS

    key, _, value = text.partition("=")
    key = key.strip()
    found = OPTIONS.get(key)
    if found is None:
        near = nearest(key, OPTIONS)
        if near:
            raise Usage("cli-error-rule-near", rule=shown(key), near=near)
        raise Usage("cli-error-rule", rule=shown(key), choices=", ".join(OPTIONS))
    if found.kind == "instructions":
        return key, _instructions(value)
    if found.kind == "flag" and "=" not in text:
        return key, True
    try:
        parsed = found.parse(value.strip())
    except RulesError:
        parsed = None
    if found.check(parsed) is None:
        return key, parsed
    if found.kind == "number":
        raise Usage("cli-error-number", option=key, value=shown(value), least=str(found.least), most=str(found.most))
    raise Usage("cli-error-choice", option=key, value=shown(value), choices=", ".join(found.choices or ("true", "false")))


def several(check: Callable[[str, str], Any]) -> Callable[[str, str], list[Any]]:
    """A check for values with commas between them, each of which this check takes; what is named twice counts once."""

    def check_all(option: str, text: str) -> list[Any]:
        return list(dict.fromkeys(check(option, part.strip()) for part in text.split(",")))

    return check_all


def varied_rule(option: str, text: str) -> tuple[str, list[object]]:
    """`NAME=VALUE,…`, or `NAME` alone for all of its values, which come as none."""
    from ..rules import OPTIONS

    key, equals, values = text.partition("=")
    found = OPTIONS.get(key.strip())
    if equals and found is not None and found.kind == "instructions":
        return found.name, [rule(option, text)[1]]
    if equals and found is not None:
        return found.name, [rule(option, f"{found.name}={value}")[1] for value in values.split(",")]
    if found is None:
        rule(option, text)  # says that there is no such rule
    assert found is not None
    if found.kind not in ("choice", "flag"):
        example = "custom=[{},{},{}]" if found.kind == "instructions" else f"{found.name}={found.least or 1},{found.least + 4}"
        raise Usage("cli-error-vary-values", rule=found.name, example=example)
    return found.name, []


def study(option: str, text: str) -> str:
    """The name of a study."""
    from ..lab.studies import STUDIES

    return one_of(STUDIES)("lab", text)


def bots(option: str, text: str) -> list[str]:
    """Bots with commas between them, by seat."""
    return [bot(option, name.strip()) for name in text.split(",")]


def address(option: str, text: str) -> str:
    """The address of a cluster."""
    if text.strip() and text.isascii() and text.isprintable() and " " not in text:
        return text
    raise Usage("cli-error-host", option=option, value=shown(text))


def bot(option: str, text: str) -> str:
    """The name of a bot, which may be followed by a colon and how many samples it takes."""
    from ..bots import LEVELS

    level, colon, samples = text.partition(":")
    one_of(LEVELS)(option, level)
    if colon:
        if level != "champion":
            raise Usage("cli-error-bot-number", option=option, value=shown(text))
        whole_number(1, 1_000_000)(option, samples)
    return text


def _instructions(text: str) -> object:
    import json

    from ..instructions import Instruction

    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise Usage("cli-error-custom", value=shown(text)) from None
    return Instruction.parse_all(value)


# --- the commands ---

LANG = Flag("--lang", "cli-help-lang", "cli-value-language")
HELP = Flag("--help", "cli-help-help")
VERSION = Flag("--version", "cli-help-version")
_EDITION = Flag("--edition", "cli-help-edition", "cli-value-edition", edition)
_PLAYERS = Flag("--players", "cli-help-players", "cli-value-number", whole_number(2, 10))
_RULE = Flag("--rule", "cli-help-rule", "cli-value-rule", rule, many=True)
_SIM_PLAYERS = Flag("--players", "cli-help-sim-players", "cli-value-number", whole_number(2, 10))
_RULES_PLAYERS = Flag("--players", "cli-help-rules-players", "cli-value-number", whole_number(2, 10))
_SEED = Flag("--seed", "cli-help-seed", "cli-value-seed", hexadecimal)

#: What is run when no command is named.
DEFAULT = "serve"

COMMANDS: dict[str, Command] = {
    "serve": Command(
        "cli-help-serve",
        "serve",
        (
            Flag("--port", "cli-help-port", "cli-value-port", whole_number(0, 65535)),
            Flag("--host", "cli-help-host", "cli-value-address", host),
            Flag("--no-browser", "cli-help-no-browser"),
            Flag("--data", "cli-help-data", "cli-value-folder", path),
            Flag("--public", "cli-help-public"),
            Flag("--allow-host", "cli-help-allow-host", "cli-value-name", host, many=True),
            Flag("--workers", "cli-help-serve-workers", "cli-value-number", whole_number(1, 64)),
        ),
    ),
    "play": Command(
        "cli-help-play",
        "play",
        (
            _EDITION,
            _PLAYERS,
            _RULE,
            Flag("--bots", "cli-help-bots-level", "cli-value-levels"),
            Flag("--name", "cli-help-name", "cli-value-name", name),
            _SEED,
            Flag("--save", "cli-help-save", "cli-value-file", path),
        ),
    ),
    "rules": Command("cli-help-rules", "rules", (_RULE, _RULES_PLAYERS), "cli-value-edition", edition),
    "replay": Command(
        "cli-help-replay",
        "replay",
        (Flag("--json", "cli-help-position-json"), Flag("--seat", "cli-help-seat", "cli-value-number", whole_number(0, 9))),
        "cli-value-file",
        path,
    ),
    "verify": Command("cli-help-verify", "verify", (), "cli-value-file", path),
    "simulate": Command(
        "cli-help-simulate",
        "simulate",
        (
            _EDITION,
            _SIM_PLAYERS,
            Flag("--games", "cli-help-games", "cli-value-number", whole_number(1, 10**12)),
            Flag("--bots", "cli-help-bots-list", "cli-value-levels"),
            _RULE,
            _SEED,
            Flag("--workers", "cli-help-workers", "cli-value-number", whole_number(1, 1024)),
            Flag("--to-target", "cli-help-to-target"),
            Flag("--interpreted", "cli-help-interpreted"),
            Flag("--json", "cli-help-result-json"),
        ),
    ),
    "lab": Command(
        "cli-help-lab",
        "lab",
        (
            Flag("--edition", "cli-help-lab-editions", "cli-value-editions", several(edition)),
            Flag("--players", "cli-help-lab-players", "cli-value-numbers", several(whole_number(2, 10))),
            Flag("--vary", "cli-help-lab-vary", "cli-value-values", varied_rule, many=True),
            _RULE,
            Flag("--bots", "cli-help-lab-bots", "cli-value-levels", bots),
            Flag("--games", "cli-help-lab-games", "cli-value-number", whole_number(1, 10**12)),
            _SEED,
            Flag("--workers", "cli-help-workers", "cli-value-number", whole_number(1, 1024)),
            Flag("--ray", "cli-help-lab-ray", "cli-value-address", address),
            Flag("--keep", "cli-help-lab-keep", "cli-value-folder", path),
            Flag("--pace", "cli-help-lab-pace", "cli-value-seconds", whole_number(1, 3600)),
            Flag("--interpreted", "cli-help-interpreted"),
            Flag("--json", "cli-help-result-json"),
            Flag("--csv", "cli-help-lab-csv", "cli-value-file", path),
            Flag("--parquet", "cli-help-lab-parquet", "cli-value-file", path),
            Flag("--plot", "cli-help-lab-plot", "cli-value-file", path),
        ),
        "cli-value-study",
        study,
    ),
    "duel": Command(
        "cli-help-duel",
        "duel",
        (
            _EDITION,
            Flag("--players", "cli-help-duel-players", "cli-value-number", whole_number(2, 10)),
            _RULE,
            Flag("--games", "cli-help-duel-games", "cli-value-number", whole_number(1, 10**12)),
            _SEED,
            Flag("--workers", "cli-help-workers", "cli-value-number", whole_number(1, 1024)),
            Flag("--samples", "cli-help-duel-samples", "cli-value-number", whole_number(1, 1_000_000)),
            Flag("--milliseconds", "cli-help-duel-milliseconds", "cli-value-number", whole_number(1, 60_000)),
            Flag("--to-target", "cli-help-to-target"),
            Flag("--interpreted", "cli-help-interpreted"),
            Flag("--json", "cli-help-result-json"),
        ),
        "cli-value-bots",
        bot,
        many=True,
    ),
    "ladder": Command(
        "cli-help-ladder",
        "ladder",
        (
            Flag("--bots", "cli-help-ladder-bots", "cli-value-levels", bots),
            Flag("--edition", "cli-help-lab-editions", "cli-value-editions", several(edition)),
            Flag("--players", "cli-help-lab-players", "cli-value-numbers", several(whole_number(2, 10))),
            _RULE,
            Flag("--games", "cli-help-ladder-games", "cli-value-number", whole_number(1, 10**12)),
            _SEED,
            Flag("--workers", "cli-help-workers", "cli-value-number", whole_number(1, 1024)),
            Flag("--samples", "cli-help-duel-samples", "cli-value-number", whole_number(1, 1_000_000)),
            Flag("--keep", "cli-help-ladder-keep", "cli-value-folder", path),
            Flag("--interpreted", "cli-help-interpreted"),
            Flag("--json", "cli-help-result-json"),
            Flag("--plot", "cli-help-ladder-plot", "cli-value-file", path),
        ),
    ),
    "move-data": Command("cli-help-move-data", "move_data", (), "cli-value-move-places", path, many=True),
}


def split(words: list[str]) -> tuple[str, list[str]]:
    """The command among the words of a command line (none: ""), and the words without it.

    >>> split(["--lang", "ca", "play", "--name", "Ana"])
    ('play', ['--lang', 'ca', '--name', 'Ana'])
    """
    take_values = {LANG.name, *(flag.name for flag in COMMANDS[DEFAULT].flags if flag.value)}
    for place, word in enumerate(words):
        if word == "--" or (word.startswith("-") and word != "-") or (place and words[place - 1] in take_values):
            continue
        if word in COMMANDS:
            return word, words[:place] + words[place + 1 :]
        near = nearest(word, COMMANDS)
        if near:
            raise Usage("cli-error-command-near", command=shown(word), near=near)
        raise Usage("cli-error-command", command=shown(word), choices=", ".join(COMMANDS))
    return "", words


def parse(command: str, words: list[str]) -> argparse.Namespace:
    """The values of a command's options; those that were not given are None or False. Raises `Usage`.

    Without a command they are those of the program, and of the command that is run then.
    """
    entry = COMMANDS.get(command)
    flags = (*entry.flags, LANG, HELP) if entry else (*COMMANDS[DEFAULT].flags, VERSION, LANG, HELP)
    values = _Parser(flags, bool(entry and entry.place), bool(entry and entry.many)).values(words)
    if values.help:
        return values
    if entry and entry.place:
        if values.place is None or (entry.many and len(values.place) < 2):
            raise _missing(entry.place, command)
        if entry.place_check and entry.many:
            values.place = [entry.place_check(command, word) for word in values.place]
        elif entry.place_check:
            values.place = entry.place_check(command, values.place)
    for flag in flags:
        given = getattr(values, flag.field)
        if flag.check is None or given is None:
            continue
        checked = [flag.check(flag.name, text) for text in given] if flag.many else flag.check(flag.name, given)
        setattr(values, flag.field, checked)
    return values


def _missing(place: str, command: str) -> Usage:
    """What is said when a command lacks what it is about."""
    if place == "cli-value-bots":
        from ..bots import LEVELS

        return Usage("cli-error-missing-bots", command=command, choices=", ".join(LEVELS))
    if place == "cli-value-move-places":
        return Usage("cli-error-missing-places")
    if place == "cli-value-study":
        from ..lab.studies import STUDIES

        return Usage("cli-error-missing-study", command=command, choices=", ".join(STUDIES))
    return Usage("cli-error-missing-file" if place == "cli-value-file" else "cli-error-missing-edition", command=command)


class _Parser(argparse.ArgumentParser):
    """Argparse without its own help, abbreviations and messages."""

    def __init__(self, flags: tuple[Flag, ...], place: bool, many: bool) -> None:
        super().__init__(prog="lastcard", add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=_no_formatter)
        self._flags = {flag.name: flag for flag in flags}
        for flag in flags:
            names = [flag.name, *(["-h"] if flag is HELP else [])]
            if flag.value:
                self.add_argument(*names, action="append" if flag.many else "store")
            else:
                self.add_argument(*names, action="store_true")
        if place:
            self.add_argument("place", nargs="*" if many else "?")

    def values(self, words: list[str]) -> argparse.Namespace:
        try:
            values, extra = self.parse_known_args(words)
            if getattr(values, "place", None) is not None and isinstance(values.place, list):
                # Those after an option are left over, as argparse takes words for one place only where they stand together.
                values.place += [word for word in extra if not word.startswith("-")]
                extra = [word for word in extra if word.startswith("-")]
        except argparse.ArgumentError as error:
            option = (error.argument_name or "").split("/")[0]
            takes_value = self._flags[option].value if option in self._flags else ""
            key = "cli-error-needs-value" if takes_value else "cli-error-takes-no-value"
            raise Usage(key, option=option) from None
        unknown = next((word for word in extra if word.startswith("-") and word != "--"), None)
        if unknown is not None:
            option = unknown.split("=")[0]
            near = nearest(option, self._flags)
            if near:
                raise Usage("cli-error-option-near", option=shown(option), near=near)
            raise Usage("cli-error-option", option=shown(option), choices=", ".join(self._flags))
        extra = [word for word in extra if word != "--"]
        if extra:
            raise Usage("cli-error-extra", value=shown(extra[0]))
        return values

    def error(self, message: str) -> NoReturn:
        raise Usage("cli-error-arguments", reason=message)


def _no_formatter(prog: str) -> argparse.HelpFormatter:
    return argparse.HelpFormatter(prog, width=80)  # a width spares the look at the terminal, and its imports


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, or an empty text."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word[:60], list(known), 1)), "")


def shown(text: str, most: int = 60) -> str:
    """A text as it can stand in one line of a message, cut to so many characters.

    >>> shown("a\\nb")
    'a?b'
    """
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= most else text[: most - 3] + "..."
