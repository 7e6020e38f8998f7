"""A real server on this machine: in a thread, or as a process of its own."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import uvicorn

from longbox.server.app import create_app
from longbox.server.settings import Settings


class Running:
    """`with Running(settings) as server:` serves at `server.address`."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.server = uvicorn.Server(uvicorn.Config(self.app, log_level="warning", ws_max_size=65536))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]}, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server stopped"
            time.sleep(0.01)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()


class Process:
    """`longbox serve` as an operator runs it."""

    def __init__(
        self,
        database: Path,
        command: Sequence[str] = (sys.executable, "-m", "longbox"),
        environment: Mapping[str, str] = os.environ,
        folder: Path | None = None,
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.command = [*command, "serve", "--port", str(self.port)]
        self.folder = folder
        self.environment = {
            **environment,
            "LONGBOX_DATABASE": f"sqlite:///{database}",
            "LONGBOX_LIMITS": "off",
            "LONGBOX_BOT_PACE": "0",
        }
        self.running: subprocess.Popen[bytes] | None = None
        self.token = ""

    def start(self) -> None:
        """Returns once it answers."""
        self.running = subprocess.Popen(self.command, env=self.environment, cwd=self.folder, stdout=subprocess.DEVNULL)
        while True:
            try:
                self.ask("GET", "/healthz")
                return
            except OSError:
                assert self.running.poll() is None, "the server did not start"
                time.sleep(0.02)

    def kill(self) -> None:
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return json.loads(self.fetch(method, path, body))

    def fetch(self, method: str, path: str, body: Any = None) -> bytes:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, {"Content-Type": "application/json", **headers})
            answer = connection.getresponse()
            told = answer.read()
            if answer.status >= 400:
                raise ValueError(f"{path}: {told.decode()}")
            return told
        finally:
            connection.close()
