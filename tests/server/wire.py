"""A real server on a port of this machine, and browsers and programs that talk to it."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.serving import configured
from longbox.server.settings import Settings


class Server:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.browsers: list[httpx.Client] = []
        app = create_app(settings)
        self.services: Services = app.state.services
        self.uvicorn = uvicorn.Server(configured(app))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listener],), daemon=True)
        self.thread.start()
        while not self.uvicorn.started:
            time.sleep(0.01)

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.uvicorn.should_exit = True
        self.thread.join()
        self.listener.close()

    def browser(self, **headers: str) -> httpx.Client:
        headers = {"Origin": self.origin, "Accept-Language": "en", **headers}
        self.browsers.append(httpx.Client(base_url=self.origin, headers=headers, timeout=120))
        return self.browsers[-1]

    def person(self, name: str) -> httpx.Client:
        """A browser with an account."""
        browser = self.browser()
        assert browser.post("/api/me", json={"name": name}).status_code == 201
        return browser

    @contextmanager
    def socket(self, code: str, browser: httpx.Client | None = None, **more: Any) -> Iterator[Wire]:
        headers = {"Accept-Language": "en"}
        if browser is not None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers.update(more.pop("headers", {}))
        where = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        options = {"origin": self.origin, "max_size": None, "proxy": None, "open_timeout": 120, **more}
        with connect(where, additional_headers=headers, **options) as made:
            yield Wire(made)


class Wire:
    """One socket, spoken to in JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def next(self, seconds: float = 120) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.socket.recv(seconds))
        return told

    def closed(self) -> int | None:
        """Why it is closed, once it is."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        return self.socket.close_code

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these kinds, whatever comes before."""
        while True:
            told = self.next()
            if told["type"] in kinds and all(told.get(name) == value for name, value in fields.items()):
                return told

    def hello(self, **fields: Any) -> dict[str, Any]:
        self.send("hello", **fields)
        return self.until("state")
