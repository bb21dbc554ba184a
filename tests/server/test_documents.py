"""The documents of the protocol are what they should be by their own standards, say what the types say, and are kept in `docs/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
import schemathesis

from lastcard.server import documents, messages

DOCS = Path(__file__).resolve().parents[2] / "docs"


def references(value: Any) -> list[str]:
    """Every `$ref` in a document."""
    if isinstance(value, list):
        return [found for part in value for found in references(part)]
    if not isinstance(value, dict):
        return []
    return [part for key, part in value.items() if key == "$ref"] + [found for part in value.values() for found in references(part)]


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_the_committed_document_is_up_to_date(name: str) -> None:
    """`python3 go.py python -m lastcard.server.documents NAME > docs/NAME.json` writes it anew."""
    assert (DOCS / f"{name}.json").read_text("utf-8") == documents.document(name)


def test_the_openapi_document_keeps_to_its_standard() -> None:
    """By the standard's own schema."""
    schemathesis.openapi.from_dict(documents.openapi()).validate()


@pytest.mark.parametrize("name", ["openapi", "asyncapi"])
def test_every_reference_leads_somewhere(name: str) -> None:
    """And every schema is a JSON schema, that something refers to."""
    document = json.loads(documents.document(name))
    found = references(document)
    for reference in found:
        target = document
        for step in reference.removeprefix("#/").split("/"):
            target = target[step]
    for schema, content in document["components"]["schemas"].items():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **content})
        assert f"#/components/schemas/{schema}" in found


def test_the_asyncapi_document_names_every_command_and_every_frame() -> None:
    """Commands are received, frames are sent."""
    document = documents.asyncapi()
    for operation, kinds in (("command", messages.AnyCommand), ("frame", messages.AnyFrame)):
        named = [reference["$ref"].split("/")[-1] for reference in document["operations"][operation]["messages"]]
        assert named == [kind.__name__ for kind in get_args(kinds)]


def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": documents.asyncapi()["components"]})


def test_schemas_accept_what_the_types_accept_and_nothing_else() -> None:
    """A move, and wrong ones: a field too many, an id too long, none at all."""
    move = validator("PlayMove")
    good = msgspec.to_builtins(messages.PlayMove(id="a1", move="0 play R5", seen=3))
    assert move.is_valid(good)
    for wrong in ({**good, "cheat": 1}, {**good, "id": "x" * 41}, {"do": "move"}, {**good, "do": "draw"}, [], None):
        assert not move.is_valid(wrong)
        with pytest.raises(msgspec.DecodeError):
            messages.decode(json.dumps(wrong))


def test_what_is_said_of_a_field_is_in_its_schema() -> None:
    """The comments above the fields of `messages.py` are their descriptions."""
    _, components = documents.schemas([messages.GameView, messages.Update])
    assert components["GameView"]["properties"]["hands"]["description"] == "By seat: the hands that may be seen, others None."
    assert components["Update"]["properties"]["seat"]["description"] == "One's own seat, which the change may have given or taken."
    assert all("\n" not in said.replace("\n\n", "") for said in (part["description"] for part in components.values()))


def test_the_command_prints_a_document_and_refuses_other_names(capsys: pytest.CaptureFixture[str]) -> None:
    """With a line on how it is used."""
    assert documents.main(["asyncapi"]) == 0
    assert json.loads(capsys.readouterr().out)["asyncapi"] == "3.0.0"
    assert documents.main(["soap"]) == 2
    assert capsys.readouterr().err.startswith("usage:")
