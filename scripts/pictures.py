"""Take the pictures of the documentation.

    .venv/bin/python scripts/pictures.py           all of them
    .venv/bin/python scripts/pictures.py attack    one of them

Needs Chromium. Starts a server of its own; two bots play until a position is worth a picture. `attack` is animated: one attack from
the choice of its target to the damage.
"""

from __future__ import annotations

import asyncio
import io
import json
import math
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from longbox.kernel import Game
from longbox.players import Sight, player
from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.titles import facets, shelf

PICTURES = Path(__file__).parents[1] / "docs/pictures"
LARGEST = 300_000
LARGEST_MOVING = 700_000
FRAME_MS = 1600
MOST_FRAMES = 14
OPTIONS = {
    "crisis": {"setup": "quick", "roster_a": "avengers", "roster_b": "cabal", "battlefield": "downtown"},
    "tactics": {"setup": "quick"},
    "revolution": {},
}
SEATS = {"revolution": 4}
"""Where it is not two."""


@contextmanager
def served() -> Iterator[tuple[str, Services]]:
    """A running server with nothing in it: its address, and what it has."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listening:
        app = create_app(Settings(f"sqlite:///{folder}/longbox.sqlite", bot_pace=0.0, limits=False))
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.services
        server.should_exit = True
        thread.join(10)


def searched(wanted: Callable[[Game[Any], bool], bool], name: str = "crisis") -> str:
    """A saved game in which the first player is asked something worth a picture; told is whether this activation had an attack."""
    title = shelf.title(name)
    for seed in range(60):
        game: Game[Any] = Game.new(title, SEATS.get(name, 2), f"picture {seed}", OPTIONS[name])
        players = [player("greedy", seed + seat) for seat in range(game.state.seats)]
        fought = False
        while game.ask is not None:
            ask = game.ask
            if ask.seat == 0 and game.state.rounds() in (2, 3) and wanted(game, fought):
                return game.save()
            fought = (fought or ask.kind == "target") and ask.kind != "turn"
            game.answer(players[ask.seat].choose(Sight(title, game.state, ask)))
    raise SystemExit("No game of the sixty has such a moment; search further or ask for less.")


def striking(game: Game[Any], fought: bool) -> bool:
    """A second attack is possible, and its odds are known."""
    assert game.ask is not None
    return (
        fought
        and game.ask.kind == "action"
        and any("odds" in one for one in facets.page(game.title).offer(game.state, game.ask)["options"])
    )


def hitting(game: Game[Any], fought: bool) -> bool:
    """A first attack is possible that is likely to hurt."""
    assert game.ask is not None
    if fought or game.ask.kind != "action":
        return False
    offered = facets.page(game.title).offer(game.state, game.ask)["options"]
    struck = next((one["odds"] for one in offered if "odds" in one), None)
    return struck is not None and struck["mean"] >= 2.5


def moving(game: Game[Any], fought: bool) -> bool:
    """Somebody has a lot of ground to choose from."""
    assert game.ask is not None
    return not fought and game.ask.kind == "advance" and len(game.ask.options) >= 12


def aiming(game: Game[Any], fought: bool) -> bool:
    """A figure of FASERIP Tactics can hurt somebody; its column of the table is known."""
    assert game.ask is not None
    if game.ask.kind != "act":
        return False
    offered = facets.page(game.title).offer(game.state, game.ask)["options"]
    return any(one.get("odds", {}).get("mean", 0) >= 1 for one in offered)


def fighting(game: Game[Any], fought: bool) -> bool:
    """A Character of Mutant Revolution can attack, and others are near."""
    assert game.ask is not None
    if game.ask.kind != "act":
        return False
    return sum("odds" in one for one in facets.page(game.title).offer(game.state, game.ask)["options"]) >= 2


def weighed(path: Path, most: int) -> None:
    """Prints the size of a picture, and stops if the repository should not hold it."""
    size = path.stat().st_size
    print(f"{path.name}: {size / 1000:.0f} kB")
    if size > most:
        raise SystemExit(f"{path.name} has {size} bytes; the repository takes at most {most}.")


class Photographer:
    def __init__(self, browser: Browser, site: str, services: Services) -> None:
        self.browser, self.site, self.services = browser, site, services

    def page(self, path: str, width: int = 1440, height: int = 900, theme: Any = "light") -> Page:
        context = self.browser.new_context(
            base_url=self.site,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale="en",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(path)
        return page

    def sit(self, page: Page, save: str) -> None:
        """Puts a game before a visitor called Mara, against a bot."""
        me = page.context.request.post("/api/me", data={"name": "Mara"}, headers={"Origin": self.site}).json()
        tables = self.services.tables
        assert tables.sweeper is not None
        bots = dict.fromkeys(range(1, json.loads(save)["seats"]), "greedy")
        made = asyncio.run_coroutine_threadsafe(tables.bring(save, me["id"], "Mara", bots), tables.sweeper.get_loop())
        page.goto(f"/t/{made.result(30).record.code}")
        page.wait_for_selector(".decision:not(.wait)")
        page.wait_for_load_state("networkidle")

    def keep(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        path = PICTURES / f"{name}.png"
        taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        taken.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
        weighed(path, LARGEST)

    def home(self) -> None:
        page = self.page("/")
        page.wait_for_load_state("networkidle")
        self.keep(page, "home")

    def table(self) -> None:
        """Before the second attack of an activation: the dice of the first still lie there, the odds stand beside them."""
        page = self.page("/")
        self.sit(page, searched(striking))
        page.locator("#decision .chip[data-option]:has(.chip-odds)").first.click()
        page.mouse.move(0, 0)
        self.keep(page, "table")

    def attack(self) -> None:
        """One attack in frames: the choice, the odds on the target, each roll and what was done with it, the damage."""
        page = self.page("/", 1280, 800)
        self.sit(page, searched(hitting))
        frames = [self.frame(page)]
        page.locator("#decision .chip[data-option]:has(.chip-odds)").first.click()
        page.mouse.move(0, 0)
        frames.append(self.frame(page))
        self.go_on(page, "#commit")
        while len(frames) < MOST_FRAMES and "Attack:" in page.inner_text("#stack"):
            frames.append(self.frame(page))
            self.go_on(page, self.button(page))
        frames.append(self.frame(page))
        path = PICTURES / "attack.webp"
        lasting = [FRAME_MS] * (len(frames) - 1) + [2 * FRAME_MS]
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=lasting, loop=0, quality=72, method=6)
        weighed(path, LARGEST_MOVING)

    def frame(self, page: Page) -> Image.Image:
        page.wait_for_timeout(400)
        return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize((960, 600), Image.Resampling.LANCZOS)

    def button(self, page: Page) -> str:
        """What answers the question: the choice that is made already, else passing, else the first option."""
        passing = "#decision .go .btn:has(kbd:text-is('P'))"
        if page.locator("#commit:not([disabled])").count():
            return "#commit"
        if page.locator(passing).count():
            return passing
        kind = page.get_attribute("#decision", "class") or ""
        if "on-dice" in kind:
            page.locator("#tray button.die").first.click()
            return "#commit"
        if "on-" in kind:
            page.locator("#decision .list").first.click()
        page.locator("#decision .chip[data-option]").first.click()
        return "#commit"

    def go_on(self, page: Page, button: str) -> None:
        """Presses a button and waits until the page shows what came of it and asks again."""
        before = int(page.get_attribute("body", "data-seq") or -1)
        page.locator(button).first.click()
        page.wait_for_function("before => Number(document.body.dataset.seq) > before", arg=before)
        page.wait_for_selector(".decision:not(.wait)")

    def table_phone(self) -> None:
        page = self.page("/", 390, 844, "dark")
        self.sit(page, searched(moving))
        self.keep(page, "table-phone")

    def tactics(self) -> None:
        """Before an attack: the line to the target, the column with its chances, the odds."""
        page = self.page("/")
        self.sit(page, searched(aiming, "tactics"))
        page.locator("#decision .chip[data-option]:has(.chip-odds .i)").first.click()
        page.mouse.move(0, 0)
        self.keep(page, "tactics")

    def three(self) -> None:
        """The same kind of moment on the table in three dimensions."""
        page = self.page("/", 1280, 800)
        page.evaluate("localStorage['longbox-board'] = 'always'")
        self.sit(page, searched(striking))
        page.wait_for_selector(".table-canvas")
        page.locator("#decision .chip[data-option]:has(.chip-odds)").first.click()
        page.mouse.move(0, 0)
        page.wait_for_timeout(1000)
        self.keep(page, "three")

    def since(self) -> None:
        """What the others did since the last turn, on an upright tablet in the dark."""
        page = self.page("/", 820, 1100, "dark")
        page.evaluate("localStorage['longbox-speed'] = 'once'")
        self.sit(page, searched(moving))
        code = page.get_attribute("body", "data-code")
        while not page.locator("#beat.is-strip").is_visible():  # as little as can be, until the other has had a turn
            told = page.context.request.get(f"/api/tables/{code}/state").json()
            if told["offer"] is not None:
                least = {"seq": told["seq"], "value": len(told["offer"]["options"]) - 1}
                page.context.request.post(f"/api/tables/{code}/answer", data=least, headers={"Origin": self.site})
            page.wait_for_timeout(300)
        self.keep(page, "since")

    def between(self) -> None:
        """Two people: one has drawn on the board and offers a draw."""
        mara, jonas = self.page("/"), self.page("/")
        headers = {"Origin": self.site}
        for page, name in ((mara, "Mara"), (jonas, "Jonas")):
            page.context.request.post("/api/me", data={"name": name}, headers=headers)
        wish = {"title": "crisis", "seats": [{"kind": "me"}, {"kind": "open"}], "options": OPTIONS["crisis"]}
        code = mara.context.request.post("/api/tables", data=wish, headers=headers).json()["code"]
        jonas.context.request.post(f"/api/tables/{code}/join", data={}, headers=headers)
        for page in (mara, jonas):
            page.goto(f"/t/{code}")
            page.wait_for_selector("#tracker .pts")
        mara.locator("#menu-button").click()
        mara.locator("#menu-draw").click()
        mara.locator("#sheet .btn-primary").click()
        jonas.wait_for_selector("#deal:not([hidden])")
        mara.locator("#chalk").click()
        box = mara.locator("#board-place").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] * 0.42, box["y"] + box["height"] * 0.72
        mara.mouse.click(x - 60, y + 10)
        mara.mouse.move(x, y)
        mara.mouse.down()
        for step in range(24):
            mara.mouse.move(x + step * 7, y - step * 6 + 18 * math.sin(step / 4))
        mara.mouse.up()
        jonas.wait_for_selector(".chalk-name")
        self.keep(jonas, "between")

    def revolution(self) -> None:
        """An attack in the arena: whom it may hit, with its odds, and what every School has."""
        page = self.page("/")
        self.sit(page, searched(fighting, "revolution"))
        page.locator("#decision .chip[data-option]:has(.chip-odds)").first.hover()
        self.keep(page, "revolution")

    def lesson(self) -> None:
        page = self.page("/learn")
        page.locator(".lesson button, .lesson .btn").first.click()
        page.wait_for_selector("#coach:not([hidden])")
        page.wait_for_selector(".decision:not(.wait)")
        self.keep(page, "lesson")

    def cards(self) -> None:
        page = self.page("/cards/crisis")
        page.wait_for_load_state("networkidle")
        self.keep(page, "cards")

    def rosters(self) -> None:
        page = self.page("/rosters")
        page.wait_for_load_state("networkidle")
        page.locator("#ready").select_option(index=1)
        page.wait_for_load_state("networkidle")
        self.keep(page, "rosters")


def main(wanted: list[str]) -> None:
    browsers = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, browsers)), None)
    if chromium is None:
        raise SystemExit("There is no Chromium on this machine; on Debian and Ubuntu: apt-get install chromium.")
    takes = (
        "home", "table", "attack", "table-phone", "tactics", "rosters",
        "three", "since", "between", "revolution", "lesson", "cards",
    )  # fmt: skip
    if unknown := set(wanted) - set(takes):
        raise SystemExit(f"There is no picture {', '.join(sorted(unknown))}; there are {', '.join(takes)}.")
    with served() as (site, services), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        photographer = Photographer(browser, site, services)
        for name in wanted or takes:
            getattr(photographer, name.replace("-", "_"))()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
