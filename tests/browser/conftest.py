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
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright

from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.tables import ledger

from .waiting import PATIENCE

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first there is: the shell without windows computes a sixth less."""

expect.set_options(timeout=PATIENCE)

LEFT_OUT = (  # what Playwright leaves out of Chromium, and
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",  # two pages of its own behind the address bar of every window, each as dear as one of ours
    "WebUIOmniboxPopup",
)
"""Features a test never sees. Of two such lists Chromium takes the last, so Playwright's own are named again."""

TWO_PRESSES = "localStorage['longbox-tap'] ??= 'two'"
"""Tests press once to choose and once to confirm, wherever the choice could be taken back; `test_gestures` has what is usual."""

NOWHERE = "/healthz"
"""The lightest page of the site, for who has yet to go somewhere."""


@pytest.fixture(autouse=True)
def no_luck(same_dice: None) -> None:
    """Every table has the same dice in every run."""


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
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()
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
        return asyncio.run_coroutine_threadsafe(make(save, *named), services.tables.sweeper.get_loop()).result(PATIENCE / 1000)

    return bring


# Not for the whole session: a started Playwright keeps an event loop running here, and other tests could not use asyncio.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium, args=[f"--disable-features={','.join(LEFT_OUT)}"])
    yield launched
    launched.close()


@dataclass
class Visitor:
    """Somebody with a screen of their own, and what went wrong on it."""

    page: Page
    kind: tuple[object, ...]
    faults: list[str] = field(default_factory=list)


class Visitors:
    """The people of one browser. Who has left may come back as somebody else, with nothing remembered: to start a new page
    costs a third of a second of computing, to clear one up next to nothing."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: list[Visitor] = []

    def come(
        self,
        site: str,
        *,
        width: int = 1440,
        theme: str = "light",
        language: str = "en",
        scripts: bool = True,
        moving: bool = False,
        fresh: bool = False,
    ) -> Visitor:
        """`fresh` is for a test that changes the page in a way that cannot be taken back."""
        kind = (site, width < 640, language, scripts and not fresh)
        size: ViewportSize = {"width": width, "height": 844 if width < 640 else 900}
        known = next((one for one in self.free if one.kind == kind), None)
        if known is not None:
            self.free.remove(known)
            known.page.set_viewport_size(size)
        else:
            context = self.browser.new_context(
                base_url=site, viewport=size, locale=language, java_script_enabled=scripts, has_touch=width < 640
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(TWO_PRESSES)
            known = Visitor(context.new_page(), kind)
            if not fresh:
                known.page.add_init_script = stays  # type: ignore[method-assign]
            listen(known)
        known.page.emulate_media(
            media="null",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        return known

    def go(self, visitor: Visitor) -> None:
        page, context = visitor.page, visitor.page.context
        *_, again = visitor.kind
        if not again:
            context.close()
            return
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.mouse.move(-10, -10)
        page.goto(NOWHERE)
        page.evaluate("localStorage.clear()")
        context.clear_cookies()
        visitor.faults = []
        self.free.append(visitor)

    def close(self, site: str) -> None:
        """A site has gone for good."""
        for one in self.free:
            if one.kind[0] == site:
                one.page.context.close()
        self.free = [one for one in self.free if one.kind[0] != site]


def stays(*_: object) -> None:
    pytest.fail("A script that runs at every start cannot be taken back: visit(fresh=True).")


def listen(visitor: Visitor) -> None:
    page = visitor.page
    page.on("pageerror", lambda error: visitor.faults.append(f"script error: {error}"))
    page.on("requestfailed", lambda request: visitor.faults.append(f"failed: {request.url} {request.failure}"))
    page.on("console", lambda line: visitor.faults.append(f"console: {line.text}") if line.type == "error" else None)


@pytest.fixture(scope="package")
def visitors(browser: Browser) -> Visitors:
    return Visitors(browser)


Open = Callable[..., Page]


@pytest.fixture
def visit(visitors: Visitors, site: str) -> Iterator[Open]:
    """Opens a page as a visitor with a screen, a theme and a language. Console errors and failed requests fail the test."""
    here: list[tuple[Visitor, bool]] = []

    def visit(path: str = NOWHERE, *, missing: bool = False, **how: Any) -> Page:
        visitor = visitors.come(site, **how)
        here.append((visitor, missing))
        answer = visitor.page.goto(path)
        assert answer is not None
        assert answer.status == 200
        return visitor.page

    yield visit
    faults = []
    for visitor, missing in here:
        # A page that is missing on purpose is reported on the console by the browser itself.
        faults += [one for one in visitor.faults if not (missing and one.startswith("console: "))]
        visitors.go(visitor)
    # A search that is typed on while it runs is given up on purpose.
    assert [fault for fault in faults if "ERR_ABORTED" not in fault] == []
