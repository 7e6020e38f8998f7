"""The HTTP API does what /api/openapi.json says of it, whatever is sent."""

from __future__ import annotations

import os
from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks as offered
from schemathesis.specs.openapi import checks

from longbox.server.app import create_app
from longbox.server.settings import Settings
from server.wire import Server

EXAMPLES = 300 if os.environ.get("LONGBOX_ALL") else 12
CHECKS = [
    offered.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]


class Caller:
    """A program with a token and a table of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.code = self.event = ""
        self.http: httpx.Client
        self.renew()

    def renew(self) -> None:
        token = self.server.browser().post("/api/me", json={"token": True}).json()["token"]
        self.http = self.server.browser(Authorization=f"Bearer {token}")
        self.code = self.table()
        self.event = self.hall()

    def hall(self) -> str:
        """An event in its first round, with the caller as its organiser and a player."""
        code: str = self.http.post("/api/events", json={"name": "Saturday", "settings": {"rosters": "optional"}}).json()["code"]
        at = f"/api/events/{code}"
        self.http.post(f"{at}/join", json={"name": "Olga"})
        self.http.post(f"{at}/players", json={"names": ["Ann", "Bo", "Cy"]})
        for what in ("check-in", "announce"):
            self.http.post(f"{at}/{what}")
        return code

    def table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
        code: str = self.http.post("/api/tables", json={"title": "sample", "seats": seats}).json()["code"]
        self.http.post(f"/api/tables/{code}/bot", json={"bot": "random"})
        return code

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": self.http.headers["Authorization"]}


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    folder = tmp_path_factory.mktemp("schema")
    server = Server(Settings(f"sqlite:///{folder}/longbox.sqlite", bot_pace=0.0, limits=False))
    yield Caller(server)
    server.stop()


schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())
operations = {found.ok().label: found.ok() for found in schema.get_all_operations()}
statuses: dict[str, set[int]] = {}


@pytest.mark.parametrize("label", sorted(operations))
def test_the_api_is_as_described(label: str, caller: Caller) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(operations[label].as_strategy() | operations[label].as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    def call(case: schemathesis.Case) -> None:
        if "code" in (case.path_parameters or {}) and len(statuses.get(label, ())) != 1:
            # else there is hardly ever such a table or event
            case.path_parameters["code"] = caller.event if "/api/events/" in label else caller.code
            if "player" in case.path_parameters:
                case.path_parameters["player"] = "P1"
        if isinstance(case.query, dict) and case.query.get("wait"):
            case.query["wait"] = 0.01
        answer = case.call(base_url=caller.server.origin, headers=caller.headers)
        case.validate_response(answer, checks=CHECKS)
        statuses.setdefault(label, set()).add(answer.status_code)
        if answer.status_code == 401 or (answer.status_code == 200 and label in ("DELETE /api/me", "POST /api/me/signout")):
            caller.renew()
        elif answer.status_code == 409 and answer.json()["code"] == "over":
            caller.code = caller.table()

    call()


def test_most_calls_also_worked() -> None:
    """A test that only ever hears refusals proves little."""
    if len(statuses) < len(operations):
        pytest.skip("not all calls were made in this process")
    assert sum(any(status < 300 for status in found) for found in statuses.values()) > len(statuses) // 2
