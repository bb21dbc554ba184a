"""The protocol as documents: OpenAPI for what goes over HTTP, AsyncAPI for the socket, both made from the types in `messages.py`.

    python -m lastcard.server.documents openapi > docs/openapi.json
    python -m lastcard.server.documents asyncapi > docs/asyncapi.json

`ROUTES` lists every address under `/api`. A test sees that the running server has these and no others.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from dataclasses import dataclass
from functools import cache
from textwrap import dedent
from typing import Any, get_args

import msgspec

from .. import __version__
from . import messages

JSON = "application/json"
SVG = "image/svg+xml"

#: The socket of a table; everything on it is a command or a frame of `messages.py`.
SOCKET = "/api/tables/{code}/socket"

PARAMETERS = {
    "code": "The code of a table, as in its link `/t/CODE`, or of a link to another device; small letters do as well.",
    "game": "Which game of the table, from 1.",
}

INTRODUCTION = (
    "Who plays is known by the cookie `lastcard`, which the answer to `PUT /api/me` sets, or by the same value as a bearer token. "
    "Requests that change something must be JSON, and come from a page of this server or from no page at all. "
    "`docs/protocol.md` tells the whole story."
)

Schema = dict[str, Any]


@dataclass(frozen=True)
class Route:
    """One address under `/api`: what it is for, what is sent to it, and what it answers when all is well."""

    method: str
    path: str
    name: str
    summary: str
    answer: Any
    body: Any = None
    status: int = 200
    media: str = JSON
    #: Whether the answer depends on who asks.
    personal: bool = False


RECORD = dict[str, Any]

ROUTES = (
    Route("GET", "/api/catalogue", "catalogue", "Editions, options, presets, bots, phrases and limits", messages.Catalogue),
    Route("GET", "/api/me", "me", "Who one is, and the tables where one sits", messages.Me, personal=True),
    Route("PUT", "/api/me", "setMe", "Give oneself a name, and become somebody", messages.Me, messages.SetMe, personal=True),
    Route("POST", "/api/me/link", "link", "A code for another device, good once", messages.MoveLink, personal=True),
    Route("POST", "/api/me/claim", "claim", "Become the player of such a code", messages.Me, messages.Claim),
    Route("POST", "/api/me/sign-out-others", "signOutOthers", "End what all other devices of one's may do", messages.Me, personal=True),
    Route("GET", "/api/where", "where", "The addresses for other devices of the network", messages.Where),
    Route("GET", "/api/tables", "lobby", "The open tables with a free seat", list[messages.TableLine]),
    Route("POST", "/api/tables", "newTable", "A new table", messages.Created, messages.NewTable, status=201, personal=True),
    Route("GET", "/api/tables/{code}", "table", "A table in one line, for whoever is about to join", messages.TableLine),
    Route("GET", "/api/tables/{code}/games/{game}/record", "record", "A finished game as a `lastcard/1` record", RECORD),
    Route("GET", "/api/tables/{code}/games/{game}/replay", "replay", "A finished game, step by step", messages.Replay),
    Route("POST", "/api/replay", "replayRecord", "A record that is sent, step by step", messages.Replay, RECORD),
    Route("GET", "/api/qr/t/{code}.svg", "qrOfTable", "The QR code of a table's link", str, media=SVG),
    Route("GET", "/api/qr/m/{code}.svg", "qrOfLink", "The QR code of a link to another device", str, media=SVG),
    Route("GET", "/api/openapi.json", "openapi", "This document", dict[str, Any]),
    Route("GET", "/api/asyncapi.json", "asyncapi", "What goes over a table's socket, as an AsyncAPI document", dict[str, Any]),
)


# --- schemas ---


@cache
def comments(kind: type) -> dict[str, str]:
    """What the `#:` lines above the fields of a message say, by field."""
    lines = dedent(inspect.getsource(kind)).split("\n")
    found = {}
    for node in ast.parse("\n".join(lines)).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            above = node.lineno - 2
            said: list[str] = []
            while lines[above].strip().startswith("#:"):
                said.insert(0, lines[above].strip()[2:].strip())
                above -= 1
            if said:
                found[node.target.id] = " ".join(said)
    return found


def flowing(text: str) -> str:
    """A docstring with one line a paragraph."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


def polished(schema: Any) -> Any:
    """A schema as people read it: its descriptions flow, a single value is constant, and null is left out of the defaults."""
    if isinstance(schema, list):
        return [polished(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    new = {key: polished(value) for key, value in schema.items()}
    if isinstance(new.get("description"), str):
        new["description"] = flowing(new["description"])
    if isinstance(new.get("enum"), list) and len(new["enum"]) == 1:
        new["const"] = new.pop("enum")[0]
    if "default" in new and new["default"] is None:
        del new["default"]
    return new


def schemas(kinds: list[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each type, and those of all messages that they refer to, by name."""
    made, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for name, schema in components.items():
        kind = getattr(messages, name, None)
        if not (isinstance(kind, type) and issubclass(kind, messages.Message)):
            continue
        for base in reversed(kind.__mro__):
            if issubclass(base, messages.Message) and base is not messages.Message:
                for field, said in comments(base).items():
                    schema["properties"][field] = {"description": said, **schema["properties"][field]}
    return [polished(schema) for schema in made], {name: polished(components[name]) for name in sorted(components)}


# --- OpenAPI ---


@cache
def openapi() -> Schema:
    """The OpenAPI 3.1 document of all routes."""
    kinds = [kind for route in ROUTES for kind in (route.answer, route.body) if kind is not None]
    made, components = schemas([*kinds, messages.Problem])
    problem = made.pop()
    found = iter(made)
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        answer = next(found)
        operation: Schema = {"operationId": route.name, "summary": route.summary}
        if route.body is not None:
            operation["requestBody"] = {"required": True, "content": {JSON: {"schema": next(found)}}}
        operation["responses"] = {
            str(route.status): {"description": route.summary, "content": {route.media: {"schema": answer}}},
            "default": {"description": "Why not", "content": {JSON: {"schema": problem}}},
        }
        if route.personal:
            operation["security"] = [{"cookie": []}, {"token": []}]
        shared = {"parameters": parameters} if (parameters := _parameters(route.path)) else {}
        paths.setdefault(route.path, shared)[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "lastcard", "version": __version__, "description": INTRODUCTION, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "lastcard"},
                "token": {"type": "http", "scheme": "bearer", "description": "The cookie's value, for clients that keep no cookies."},
            },
        },
    }


def _parameters(path: str) -> list[Schema]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": PARAMETERS[name],
            "schema": {"type": "integer", "minimum": 1} if name == "game" else {"type": "string"},
        }
        for name in re.findall(r"{(\w+)}", path)
    ]


# --- AsyncAPI ---


@cache
def asyncapi() -> Schema:
    """The AsyncAPI 3.0 document of a table's socket."""
    commands, frames = get_args(messages.AnyCommand), get_args(messages.AnyFrame)
    _, components = schemas([messages.AnyCommand, messages.AnyFrame])
    names = [kind.__name__ for kind in (*commands, *frames)]
    channel = "#/channels/table"

    def operation(action: str, kinds: tuple[type, ...], summary: str) -> Schema:
        return {
            "action": action,
            "channel": {"$ref": channel},
            "summary": summary,
            "messages": [{"$ref": f"{channel}/messages/{kind.__name__}"} for kind in kinds],
        }

    return {
        "asyncapi": "3.0.0",
        "info": {"title": "lastcard", "version": __version__, "description": INTRODUCTION, "license": {"name": "MIT"}},
        "defaultContentType": JSON,
        "servers": {"here": {"host": "localhost:8000", "protocol": "ws", "description": "The server that gives this document."}},
        "channels": {
            "table": {
                "address": SOCKET,
                "description": "One table, for one who sits at it or watches it. The first frame is `TableFrame`.",
                "parameters": {"code": {"description": PARAMETERS["code"]}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "command": operation("receive", commands, "What a client asks for; answered by `Done` or `Refused` with the command's `id`."),
            "frame": operation("send", frames, "What the server tells."),
        },
        "components": {
            "schemas": components,
            "messages": {
                kind.__name__: {
                    "name": kind.__name__,
                    "summary": flowing(inspect.getdoc(kind) or "").split("\n\n")[0],
                    "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
                }
                for kind in (*commands, *frames)
            },
        },
    }


def document(name: str) -> str:
    """The text of a document, `openapi` or `asyncapi`."""
    made = {"openapi": openapi, "asyncapi": asyncapi}[name]()
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def main(words: list[str]) -> int:
    """Print the document that is asked for."""
    if len(words) != 1 or words[0] not in ("openapi", "asyncapi"):
        print("usage: python -m lastcard.server.documents openapi|asyncapi", file=sys.stderr)
        return 2
    sys.stdout.write(document(words[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
