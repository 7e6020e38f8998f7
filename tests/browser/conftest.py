"""A real Chromium and a real server.

Without a Chromium on the machine these tests are skipped; where CI=true they fail instead, so that a run there never
passes by not looking.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.tables import ledger

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def chromium() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        reason = f"No Chromium on this machine (looked for {', '.join(NAMES)})."
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest.fixture(scope="session")
def application(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    return create_app(Settings(f"sqlite:///{tmp_path_factory.mktemp('site')}/longbox.sqlite", bot_pace=0.0, limits=False))


@pytest.fixture(scope="session")
def site(chromium: str, application: FastAPI) -> Iterator[str]:
    """The address of the running application."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(application, log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 10
    while not server.started:
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)
    listening.close()


Bring = Callable[..., str]


@pytest.fixture
def bring(site: str, application: FastAPI) -> Bring:
    """Puts a saved game on a table, each seat for the visitor of a page, or for a bot; gives the table's code."""
    services: Services = application.state.services

    async def make(save: str, *who: tuple[str, str] | str) -> str:
        first = next(one for one in who if not isinstance(one, str))
        bots = {seat: one for seat, one in enumerate(who) if isinstance(one, str)}
        table = await services.tables.bring(save, *first, bots)
        code = table.record.code
        for number, one in enumerate(who):
            if not isinstance(one, str):
                seat = ledger.Seat(number, "person", *one)
                await services.store.write(lambda db, seat=seat: ledger.change_seat(db, code, seat, "person"))  # type: ignore[misc]
                table.seats[number] = seat
        return code

    def bring(save: str, *who: Page | str) -> str:
        headers = {"Origin": site}
        accounts = [
            one if isinstance(one, str) else one.context.request.post("/api/me", data={}, headers=headers).json() for one in who
        ]
        named = [one if isinstance(one, str) else (one["id"], one["name"]) for one in accounts]
        assert services.tables.sweeper is not None
        return asyncio.run_coroutine_threadsafe(make(save, *named), services.tables.sweeper.get_loop()).result(20)

    return bring


# Not for the whole session: a started Playwright keeps an event loop running here, and other tests could not use asyncio.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium)
    yield launched
    launched.close()


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Open]:
    """Opens a page as a visitor with a screen, a theme and a language. Console errors and failed requests fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visit(
        path: str = "/",
        *,
        width: int = 1440,
        theme: str = "light",
        language: str = "en",
        scripts: bool = True,
        missing: bool = False,
        moving: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=site,
            viewport={"width": width, "height": 844 if width < 640 else 900},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            java_script_enabled=scripts,
            has_touch=width < 640,
            reduced_motion="no-preference" if moving else "reduce",
        )
        contexts.append(context)
        context.set_default_timeout(5000)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"script error: {error}"))
        page.on("requestfailed", lambda request: faults.append(f"failed: {request.url} {request.failure}"))
        # A page that is missing on purpose is reported on the console by the browser itself.
        page.on("console", lambda line: None if missing or line.type != "error" else faults.append(f"console: {line.text}"))
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 200
        return page

    yield visit
    for context in contexts:
        context.close()
    # A search that is typed on while it runs is given up on purpose.
    assert [fault for fault in faults if "ERR_ABORTED" not in fault] == []
