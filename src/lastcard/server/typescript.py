"""The protocol's types in TypeScript: `python -m lastcard.server.typescript > web/src/protocol.ts`.

Names, comments and unions are those of `messages.py`, so that one file is read beside the other.

>>> print(_type(dict[str, list[int | None]]))
Record<string, (number | null)[]>
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from . import messages

#: Aliases that keep their names in TypeScript.
ALIASES = ("Id", "Name", "Seat", "Edition", "Pace", "Millis", "Phrase", "Emote")

#: Unions that keep their names, and the constants that a client needs before it has the catalogue.
UNIONS = ("AnyCommand", "AnyEntry", "AnyFrame")
CONSTANTS = ("MOST_NAME", "MOST_CHAT", "MOST_SEATS", "PHRASES", "EMOTES")

#: What a client sends: there a field with a default may be left out.
SENT = (messages.Command, messages.NewTable, messages.SetMe, messages.Claim)

_SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


def source() -> str:
    """The whole file."""
    parts = ["// Made from src/lastcard/server/messages.py by `python -m lastcard.server.typescript`: change that file, not this one."]
    parts += [f"export const {name} = {_value(getattr(messages, name))} as const;" for name in CONSTANTS]
    for name in ALIASES:
        alias = getattr(messages, name)
        says = [item.description for item in get_args(alias)[1:] if isinstance(item, msgspec.Meta) and item.description]
        parts.append(f"{_comment(says[0]) if says else ''}export type {name} = {_type(alias, named=False)};")
    parts += [_struct(struct) for struct in structs()]
    for name in UNIONS:
        members = " | ".join(_type(member) for member in get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every message, in the order of the file; the bases, which only gather others, are left out."""
    bases = {base for one in _classes() for base in one.__mro__[1:]}
    return (one for one in _classes() if one not in bases)


def _classes() -> list[type[msgspec.Struct]]:
    found = (value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, msgspec.Struct))
    return [value for value in found if value.__module__ == messages.__name__]


def _struct(struct: type[msgspec.Struct]) -> str:
    config, hints, notes = struct.__struct_config__, get_type_hints(struct, include_extras=True), {}
    for base in reversed(struct.__mro__):
        if base.__module__ == messages.__name__:
            notes.update(_notes(base))
    sent = issubclass(struct, SENT)
    lines = [_comment(inspect.cleandoc(struct.__doc__ or "")) + f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {_value(config.tag)};")
    for field in msgspec.structs.fields(struct):
        may_be_left_out = not field.required and (sent or config.omit_defaults)
        if field.name in notes:
            lines.append(_comment(notes[field.name], "  ").rstrip("\n"))
        lines.append(f"  {field.encode_name}{'?' if may_be_left_out else ''}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}"])


def _notes(struct: type) -> dict[str, str]:
    """What the comments `#:` above the fields say."""
    found: dict[str, str] = {}
    said: list[str] = []
    for line in inspect.getsource(struct).splitlines():
        comment = re.match(r" +#: (.*)", line)
        field = re.match(r"    (\w+): ", line)
        if comment:
            said.append(comment[1])
        elif field and said:
            found[field[1]] = " ".join(said)
        if not comment:
            said = []
    return found


def _comment(text: str, indent: str = "") -> str:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]) + "\n"


def _type(hint: Any, named: bool = True) -> str:
    if named:
        for name in ALIASES:
            if hint is getattr(messages, name) or (get_origin(hint) is not None and hint == getattr(messages, name)):
                return name
    origin, args = get_origin(hint), get_args(hint)
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(_value(one) for one in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(one) for one in args)}]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"there is no TypeScript for {hint!r}")


def _value(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(source(), end="")
