"""The client's types are those of the protocol."""

from __future__ import annotations

import re

import msgspec

from lastcard.server import messages, typescript

from .client import WEB


def test_the_committed_types_are_made_from_the_messages() -> None:
    """Otherwise run `python -m lastcard.server.typescript > web/src/protocol.ts`."""
    assert (WEB / "src" / "protocol.ts").read_text("utf-8") == typescript.source()


def test_every_message_has_an_interface_with_exactly_its_fields() -> None:
    source = typescript.source()
    for struct in typescript.structs():
        body = re.search(rf"export interface {struct.__name__} {{\n(.*?)\n}}", source, re.DOTALL)
        assert body is not None, struct
        fields = re.findall(r"^  (\w+)\??: ", body[1], re.MULTILINE)
        tag = [struct.__struct_config__.tag_field] if struct.__struct_config__.tag is not None else []
        assert fields == [*tag, *(field.encode_name for field in msgspec.structs.fields(struct))]


def test_what_a_client_need_not_send_may_be_left_out_and_what_a_server_always_sends_is_there() -> None:
    source = typescript.source()
    assert "  seat?: Seat | null;" in source[source.index("interface Sit ") :][:200]
    assert "  ruling: string | null;" in source[source.index("interface Refused ") :][:300]
    assert not messages.Refused.__struct_config__.omit_defaults
