"""The edge of the server: slow and leaving clients, foreign names, proxies, and a database that is held, damaged or full."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from longbox.kernel import LongboxError
from longbox.server import security, serving
from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.store.schema import accounts
from server.asgi import Client
from server.running import Process
from server.wire import Server

HOME = {"Origin": "http://testserver"}
PUBLIC = "https://play.example"


def said(server: Server, text: bytes, after: bytes = b"") -> bytes:
    """What the server answers until it closes the connection; `after` is asked there before, and answered."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=120) as line:
        if after:
            line.sendall(after)
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(text)
        told = b""
        while part := line.recv(65536):
            told += part
        return told


# -- slow, and gone -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\nX: "])
def test_a_head_that_does_not_come_is_not_waited_for(settings: Settings, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(serving, "SLOWEST_HEAD", 0.05)
    server = Server(settings)
    try:
        assert said(server, begun) == b""
        before = b"GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        assert b"HTTP" not in said(server, begun, before), "and the same on a connection that was used before"
        assert server.browser().get("/healthz").status_code == 200
    finally:
        server.stop()


def test_a_body_that_does_not_come_is_not_waited_for(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "SLOWEST_BODY", 0.05)
    server = Server(settings)
    try:
        head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        told = said(server, head)
        assert told.startswith(b"HTTP/1.1 408")
        assert b"too slowly" in told
    finally:
        server.stop()


def test_whoever_leaves_in_the_middle_is_no_fault_of_ours(app: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    messages: list[dict[str, Any]] = [
        {"type": "http.request", "body": b'{"na', "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    async def send(message: Any) -> None:
        raise AssertionError(f"nobody is there for {message}")

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/rosters/import",
        "raw_path": b"/api/rosters/import",
        "query_string": b"",
        "scheme": "http",
        "headers": [(b"host", b"testserver"), (b"content-type", b"application/json")],
        "server": ("testserver", 80),
        "client": ("127.0.0.1", 1),
        "root_path": "",
        "http_version": "1.1",
    }
    with Client(app) as client, caplog.at_level(logging.INFO, logger="longbox"):
        client.runner.run(app(scope, receive, send))
    assert [(one.levelname, one.getMessage()) for one in caplog.records] == [("INFO", "POST /api/rosters/import 499")]


# -- names ----------------------------------------------------------------------------------------------------------------


def test_a_site_answers_under_its_own_name_alone(settings: Settings) -> None:
    with Client(create_app(replace(settings, address=PUBLIC))) as client:
        for host, status in (
            ("play.example", 200),
            ("play.example:443", 200),
            ("127.0.0.1:8000", 200),
            ("[::1]:8000", 200),
            ("evil.example", 421),
            ("play.example.evil.example", 421),
            ("[x", 421),
            ("", 421),
        ):
            assert client.get("/healthz", headers={"Host": host}).status_code == status, host


def test_browsers_are_told_to_come_back_through_tls(settings: Settings) -> None:
    with Client(create_app(replace(settings, address=PUBLIC))) as client:
        assert client.get("/", headers={"Host": "play.example"}).headers["strict-transport-security"] == "max-age=31536000"
    with Client(create_app(settings)) as client:
        assert "strict-transport-security" not in client.get("/").headers


HEADERS: list[dict[str, str]] = [
    {"Via": "1.1 proxy"},
    {"X-Real-IP": "1.2.3.4"},
    {"X-Forwarded-Proto": "https"},
    {"Host": "play.example"},
    {"Host": "evil.example"},
]


@pytest.mark.parametrize("headers", HEADERS)
def test_figures_are_for_this_machine(settings: Settings, headers: dict[str, str]) -> None:
    with Client(create_app(settings)) as client:
        assert client.get("/metrics", headers={"Host": "127.0.0.1:8000"}).status_code == 200
        assert client.get("/metrics", headers={"Host": "127.0.0.1:8000", **headers}).status_code == 404


# -- the database ---------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be held there")
def test_one_file_has_one_server(settings: Settings) -> None:
    with Client(create_app(settings)):
        with pytest.raises(LongboxError, match=r"Another Longbox serves the games in .*longbox.sqlite\. Stop it first"):
            Services(settings).store.hold()
        reader = Store(settings.database)  # `longbox analyse` looks up a game beside a server
        reader.open()
        reader.close()
    with Client(create_app(settings)) as client:
        assert client.get("/healthz").json()["status"] == "ok"


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be held there")
def test_the_first_server_makes_the_folder_of_its_file(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/never/been/longbox.sqlite")
    store.hold()
    store.release()
    assert (tmp_path / "never" / "been").is_dir()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "share").write_text("no folder")
    with pytest.raises(LongboxError, match=r"The games cannot be kept in .*share/longbox\.sqlite: File exists\."):
        Store(f"sqlite:///{tmp_path}/share/longbox.sqlite").hold()


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
def test_the_games_are_nobody_elses_to_read(tmp_path: Path) -> None:
    server = Process(tmp_path / "longbox.sqlite")
    server.start()
    try:
        server.ask("POST", "/api/me", {})
        files = [path for path in tmp_path.iterdir() if path.name.startswith("longbox.sqlite")]
        assert len(files) >= 2
        assert {path.name: oct(path.stat().st_mode & 0o077) for path in files} == dict.fromkeys(
            [path.name for path in files], "0o0"
        )
    finally:
        server.kill()


def test_a_damaged_database_is_told_before_anything_is_added(tmp_path: Path) -> None:
    path = tmp_path / "longbox.sqlite"
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    with sqlite3.connect(path) as direct:
        row = "INSERT INTO accounts (id, name, language, notify, created) VALUES (?, 'x', 'en', 'idle', 0)"
        direct.executemany(row, [(f"{n:032}",) for n in range(500)])
        [page] = direct.execute("PRAGMA page_size").fetchone()
        [root] = direct.execute("SELECT rootpage FROM sqlite_master WHERE name = 'accounts'").fetchone()
    direct.close()
    with path.open("r+b") as file:
        file.seek(page * (root - 1))
        file.write(os.urandom(page))
    with pytest.raises(LongboxError, match=r"longbox.sqlite is damaged .* Restore a backup"):
        Store(f"sqlite:///{path}").open()


class Full:
    """A disk that takes nothing more, until it does again."""

    def __init__(self, services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        store = services.store

        @sa.event.listens_for(store.engine, "commit")
        def commit(connection: object) -> None:
            if self.full:
                raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))


@pytest.fixture
def full(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Full]:
    disk = Full(server.services, monkeypatch)
    yield disk
    disk.full = False


def test_what_cannot_be_saved_is_said_and_nothing_has_changed(server: Server, full: Full) -> None:
    mara = server.person("Mara")
    code = mara.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3}).json()["code"]
    with server.socket(code, mara) as wire:
        state = wire.hello()
        full.full = True
        wire.send("answer", seq=state["seq"], value=0)
        told = wire.until("error")
        assert (told["code"], "could not be saved" in told["sentence"]) == ("unsaved", True)
        assert wire.closed() == 1011
    answer = mara.patch("/api/me", json={"name": "Jonas"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unsaved")
    health = mara.get("/healthz")
    assert (health.status_code, health.json()["status"]) == (503, "database")
    full.full = False
    assert mara.get("/healthz").status_code == 200, "it looks again by itself, although nobody has written since"
    assert mara.get("/api/me").json()["name"] == "Mara"
    with server.socket(code, mara) as wire:
        again = wire.hello()
        assert again["seq"] == state["seq"]
        wire.send("answer", seq=again["seq"], value=0)
        assert wire.until("ack")["seq"] > again["seq"]


def test_a_database_that_has_gone_is_no_health(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(create_app(settings)) as client:

        def gone(self: Store, work: object) -> None:
            raise OperationalError("SELECT 1", {}, Exception("connection refused"))

        monkeypatch.setattr(Store, "read_now", gone)
        assert client.get("/healthz").status_code == 503
        monkeypatch.undo()
        assert client.get("/healthz").status_code == 200


def test_only_a_failed_commit_makes_health_write(settings: Settings) -> None:
    services = Services(settings)

    async def looks() -> int:
        await services.open()
        await services.store.write(lambda db: db.execute(sa.select(accounts)).close())
        before = services.store.commits
        for _ in range(20):
            assert await services.store.check() == ""
        after = services.store.commits
        await services.close()
        return after - before

    assert asyncio.run(looks()) == 0
