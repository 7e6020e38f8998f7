"""How long a person waits: until the board of a table is drawn, with nothing in the browser's cache.

    .venv/bin/python bench/pages.py                     # five times each, on a machine that does nothing else

Wanted is less than a second. One JSON object at the end.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

import uvicorn
from playwright.sync_api import Browser, sync_playwright

from longbox.server.app import create_app
from longbox.server.settings import Settings
from longbox.titles import shelf

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BOARD = "#board-place > *"


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        app = create_app(Settings(f"sqlite:///{folder}/longbox.sqlite", bot_pace=0.0, limits=False))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join()


def first_board(browser: Browser, site: str, title: str, seats: int) -> float:
    """Seconds from the address to the board, for somebody who was never here."""
    context = browser.new_context(base_url=site)
    try:
        page = context.new_page()
        wish = {"title": title, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)], "options": {}}
        code = context.request.post("/api/tables", data=wish, headers={"Origin": site}).json()["code"]
        began = time.perf_counter()
        page.goto(f"/t/{code}")
        page.wait_for_selector(BOARD)
        return time.perf_counter() - began
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        parser.error(f"there is no browser here (looked for {', '.join(BROWSERS)})")
    figures = {}
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        for name in (one.name for one in shelf.SHELF.values() if one.playable):
            taken = [first_board(browser, site, name, shelf.title(name).players[0]) for _ in range(times)]
            figures[f"{name}.first_board_ms"] = round(1000 * median(taken))
        browser.close()
    print(json.dumps({"figures": figures}))


if __name__ == "__main__":
    main()
