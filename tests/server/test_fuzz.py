"""Requests made from the OpenAPI document, right ones and wrong ones: each gets an answer that the document tells of."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from browser.line import PLAIN, person
from browser.server import Server
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from lastcard.server.documents import openapi
from lastcard.server.people import COOKIE
from lastcard.server.problems import STATUS

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def ana(server: Server) -> str:
    """Somebody who asks all this."""
    return person(server, "Ana")


def is_answered_as_documented(case: Case, server: Server, ana: str) -> None:
    """Send a request, and see that the answer is one that the document tells of."""
    answer = case.call(base_url=server.url, cookies={COOKIE: ana}, headers={"Content-Type": "application/json"})
    assert answer.status_code < 500 or answer.status_code == STATUS["not-saved"]
    if answer.status_code >= 400:
        problem = answer.json()
        assert set(problem) == {"code", "args"}
        assert "Traceback" not in answer.text
        assert len(answer.content) < 2000
    else:
        case.validate_response(answer, checks=[response_schema_conformance, content_type_conformance])
    assert httpx.get(f"{server.url}/api/me", cookies={COOKIE: ana}, verify=PLAIN).json()["name"] is not None


@schema.parametrize()
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests_of_all_kinds(case: Case, server: Server, ana: str) -> None:
    """Nothing ends the server or is answered with more than a code, and what is granted is as the document says."""
    is_answered_as_documented(case, server, ana)


@pytest.mark.soak
@schema.parametrize()
@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
def test_many_requests_of_all_kinds(case: Case, server: Server, ana: str) -> None:
    """The same with more requests of each kind."""
    is_answered_as_documented(case, server, ana)
