"""The documents of the protocol are what they should be by their own standards, say what the types say, and are kept in `docs/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from browser.server import Server

from lastcard.server import documents, messages
from lastcard.server.app import Application

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


def test_the_server_has_the_documented_routes_and_no_others() -> None:
    """Methods and paths of the application are those of the documents' table."""
    app = Application.__new__(Application)  # nothing but its methods is looked at
    served = {(method, path) for path, answers in app.answers().items() for method in answers}
    assert served == {(route.method, route.path) for route in documents.ROUTES}


def test_a_real_server_answers_as_documented(tmp_path: Path) -> None:
    """Each answer has the documented status, media type and form; so has an error."""
    server = Server(tmp_path)
    sent: dict[str, Any] = {"setMe": {"name": "Ana"}, "newTable": {"edition": "classic", "seats": 2, "bots": ["careful"], "start": True}}
    codes = dict.fromkeys((route.name for route in documents.ROUTES), "")
    # A name, a table and a link first, since the others need them. No game is over here, so there is nothing to replay.
    first = {"setMe": 0, "newTable": 1, "link": 2}
    routes = [route for route in documents.ROUTES if route.name not in ("record", "replay", "replayRecord")]
    try:
        with httpx.Client(base_url=server.url, headers={"content-type": "application/json"}) as client:
            for route in sorted(routes, key=lambda route: first.get(route.name, 3)):
                body = sent.get(route.name)
                path = route.path.format(code=codes[route.name])
                answer = client.request(route.method, path, content=json.dumps(body) if body is not None else None)
                assert answer.status_code == route.status, (path, answer.text)
                assert answer.headers["content-type"].partition(";")[0] == route.media
                if route.media == documents.JSON:
                    told = msgspec.json.decode(answer.content, type=route.answer)
                if route.name == "newTable":
                    codes |= {"table": told.code, "qrOfTable": told.code}
                elif route.name == "link":
                    codes["qrOfLink"] = told.code
                    sent["claim"] = {"code": told.code}
            refused = client.get("/api/tables/ABCDEFGHJ")
            assert refused.status_code == 404
            assert msgspec.json.decode(refused.content, type=messages.Problem).code == "gone"
    finally:
        server.stop()
