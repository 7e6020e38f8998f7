"""Firefox and WebKit, driven by what they bring themselves: WebDriver BiDi over a socket, and classic WebDriver over HTTP."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from .waiting import PATIENCE

FIREFOX = ("firefox-esr", "firefox")
WIDTH, HEIGHT = 1280, 900


class Engine(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None:
        """Show a page, and wait until it is loaded."""

    def ask(self, expression: str) -> Any:
        """What an expression is in the page, as plain data; a promise is waited for."""

    def act(self, *actions: dict[str, Any]) -> None:
        """Move, press and type as WebDriver describes it."""

    def picture(self) -> bytes:
        """The page as PNG."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def missing(what: str, package: str) -> None:
    """Tests without the browser they are about are skipped; where CI=true they fail."""
    reason = f"No {what} on this machine (on Debian: apt-get install {package})."
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Firefox:
    """Firefox by WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.number = line, 0
        self.call("session.new", capabilities={})
        self.page = self.call("browsingContext.getTree")["contexts"][0]["context"]
        self.call("browsingContext.setViewport", context=self.page, viewport={"width": WIDTH, "height": HEIGHT})

    def call(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(PATIENCE / 1000))
            if told.get("id") == self.number:
                assert told["type"] == "success", f"{method}: {told}"
                return told["result"]

    def go(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        text = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        told = self.call("script.evaluate", expression=text, target={"context": self.page}, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def act(self, *actions: dict[str, Any]) -> None:
        self.call("input.performActions", context=self.page, actions=actions)

    def picture(self) -> bytes:
        return base64.b64decode(self.call("browsingContext.captureScreenshot", context=self.page)["data"])


@contextmanager
def firefox() -> Iterator[Engine]:
    program = next(filter(None, map(shutil.which, FIREFOX)), None)
    if program is None:
        missing("Firefox", "firefox-esr")
    assert program is not None
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        words = [program, "--headless", "--no-remote", "--profile", home, f"--remote-debugging-port={port}", "about:blank"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(words, env={**os.environ, "HOME": home}, **quiet)  # type: ignore[call-overload]
        try:
            with answering(port, process), connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None) as line:
                yield Firefox(line)
        finally:
            ended(process)


class WebKit:
    """WebKit by classic WebDriver."""

    def __init__(self, http: httpx.Client, browser: Path) -> None:
        self.http = http
        options = {"binary": str(browser), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.at = f"/session/{self._value(http.post('/session', json=wish))['sessionId']}"
        self.call("window/rect", width=WIDTH, height=HEIGHT)

    def _value(self, answer: httpx.Response) -> Any:
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def call(self, what: str, **params: Any) -> Any:
        return self._value(self.http.post(f"{self.at}/{what}", json=params))

    def go(self, address: str) -> None:
        self.call("url", url=address)

    def ask(self, expression: str) -> Any:
        script = f"const done = arguments[0]; (async () => JSON.stringify((await ({expression})) ?? null))().then(done);"
        return json.loads(self.call("execute/async", script=script, args=[]))

    def act(self, *actions: dict[str, Any]) -> None:
        self.call("actions", actions=list(actions))

    def picture(self) -> bytes:
        return base64.b64decode(self._value(self.http.get(f"{self.at}/screenshot")))

    def close(self) -> None:
        self.http.delete(self.at)


@contextmanager
def webkit() -> Iterator[Engine]:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))), None)
    if driver is None or screen is None or browser is None:
        missing("WebKit", "webkit2gtk-driver xvfb")
    assert driver is not None
    assert screen is not None
    assert browser is not None
    there, here = os.pipe()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        size = f"{WIDTH}x{HEIGHT + 100}x24"
        words = [screen, "-displayfd", str(here), "-screen", "0", size, "-nolisten", "tcp"]
        shown = subprocess.Popen(words, pass_fds=(here,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(here)
        with os.fdopen(there) as told:
            display = told.readline().strip()
        port = free_port()
        environment = {**os.environ, "HOME": home, "DISPLAY": f":{display}", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        process = subprocess.Popen(
            [driver, f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            with answering(port, process), httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE / 1000) as http:
                made = WebKit(http, browser)
                try:
                    yield made
                finally:
                    with contextlib.suppress(httpx.HTTPError):
                        made.close()
        finally:
            ended(process)
            ended(shown)


@contextmanager
def answering(port: int, process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Wait until somebody listens there."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            break
        assert process.poll() is None, "the browser did not start"
        assert time.monotonic() < deadline, "the browser does not answer"
        time.sleep(0.05)
    yield


ENGINES = {"firefox": firefox, "webkit": webkit}


def click(engine: Engine, x: float, y: float) -> None:
    """A press of the mouse at a place of the window."""
    at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    engine.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press})


def type_keys(engine: Engine, keys: str) -> None:
    """Keys, one after the other."""
    pressed = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
    engine.act({"type": "key", "id": "keyboard", "actions": pressed})
