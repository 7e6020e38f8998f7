"""Newcomers: they know no rule, look only at what the page shows, press what can be pressed, and come to the end of a whole game.

Each has habits: the board or the list, a mouse or a finger, English or German. Who cannot go on fails the test with the question.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

Open = Callable[..., Page]

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "crisis": (2, {"setup": "quick"}),
    "tactics": (2, {"level": "back-alley", "setup": "quick", "last_page": 5}),
    "revolution": (4, {"last_round": 2}),
}
"""Seats, and what makes a game one of some minutes."""
WHOLE: dict[str, dict[str, Any]] = {
    "crisis": {},
    "tactics": {"level": "back-alley", "setup": "full"},
    "revolution": {"last_round": 3},
}
"""What the first newcomer of a title plays: everything from the setup on."""
PATIENT = 40
"""Presses after which a newcomer gives up a question."""

SEEN = """([far, wanted]) => {
    const shown = (one) => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true";
    const found = {};
    const add = (kind, selector, size) => {
        for (const one of document.querySelectorAll(selector)) {
            if (!shown(one)) continue;
            if (one.closest(".opts")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
            const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
            const top = document.elementFromPoint(x, y);
            if (top && (one.contains(top) || top.contains(one))) (found[kind] ??= []).push([x, y]);
        }
    };
    add("go on", "#beat .bp-wait button");
    add("curtain", "#curtain[open] button");
    add("commit", "#commit");
    add("pass", "#decision .go .btn:not(#commit, .list, .undo)");
    add("list", "#decision .list[aria-pressed=false]");
    add("chip", "#decision .chip[data-option], #decision .group.cards .chip, #decision .chip[aria-pressed]");
    add("die", "#tray button");
    add("step", "#decision .step");
    add("more", "#decision details:not([open]) > summary");
    add("piece", "#board-place .offered, #board-place .spot");
    add("hand", ".school button.card, .hand button");
    const ground = document.querySelector("#board-place .area-legal .fill"), board = document.querySelector("#board-place > svg");
    if (ground && board) {
        const matrix = ground.getScreenCTM().inverse(), box = board.getBoundingClientRect(), points = [];
        for (let x = box.left + 4; x < box.right; x += 12) for (let y = box.top + 4; y < box.bottom; y += 12) {
            const top = document.elementFromPoint(x, y);
            if (board.contains(top) && ground.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) points.push([x, y]);
        }
        if (points.length) found.ground = [points[Math.floor(points.length * far)]];
    }
    found.sheet = document.querySelector("#sheet[open]") !== null;
    return found;
}"""
"""What could be pressed now, by kind: only what lies open to a pointer."""


class Newcomer:
    """Somebody at a page who has never played."""

    def __init__(self, page: Page, habit: int) -> None:
        self.page, self.rng = page, random.Random(habit)
        self.lists = habit % 3 == 0
        self.touches = page.evaluate("matchMedia('(max-width: 640px)').matches")
        self.presses = self.decisions = 0

    def press(self, at: list[float]) -> None:
        self.presses += 1
        if self.touches:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def play(self) -> None:
        """To the end of the game."""
        body = self.page.locator("body")
        while True:
            self.page.wait_for_selector(
                "body[data-status=over], .decision:not(.wait):visible, .bp-wait button:visible, #curtain[open]"
            )
            if body.get_attribute("data-status") == "over":
                return
            self.decide(body.get_attribute("data-seq") or "")

    def decide(self, seq: str) -> None:
        """One question, somehow."""
        page = self.page
        for tried in range(PATIENT):
            try:
                self.once(tried)
                page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=seq, timeout=60 if tried % 8 < 7 else 1500)
            except Error:
                if page.locator("body[data-status=over]").count() or not page.locator(".decision:not(.wait)").count():
                    return
                continue
            self.decisions += 1
            return
        pytest.fail(f"stuck after {self.decisions} decisions: {page.inner_text('#decision')}")

    def once(self, tried: int) -> None:
        seen = self.page.evaluate(SEEN, [self.rng.random(), tried])
        if seen["sheet"]:
            self.page.keyboard.press("Escape")
            return
        for must in ("curtain", "go on"):
            if must in seen:
                self.press(seen[must][0])
                return
        if "commit" in seen and self.rng.random() < 0.8:
            self.press(seen["commit"][0])
            return
        if "list" in seen and (self.lists or tried > PATIENT // 4):
            self.press(seen["list"][0])
            return
        kinds = [kind for kind in ("chip", "die", "piece", "ground", "hand", "step") if kind in seen]
        if "pass" in seen and (not kinds or self.rng.random() < 0.15 + tried / PATIENT):
            self.press(self.rng.choice(seen["pass"]))
        elif kinds:
            self.press(self.rng.choice(seen[self.rng.choice(kinds)]))
        elif "more" in seen:
            self.press(seen["more"][0])
        elif "commit" in seen:
            self.press(seen["commit"][0])


@pytest.mark.all
@pytest.mark.parametrize("habit", range(10))
@pytest.mark.parametrize("title", sorted(GAMES))
def test_a_newcomer_comes_to_the_end(visit: Open, site: str, title: str, habit: int) -> None:
    page = visit("/", width=390 if habit % 4 == 3 else 1440, language="de" if habit % 2 else "en")
    seats, options = GAMES[title]
    bot = "greedy" if habit % 5 == 0 else "random"
    wish = {
        "title": title,
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)],
        "options": options if habit else WHOLE[title],
        "asking": "matters",  # as a table that is opened by its form
    }
    made = page.context.request.post("/api/tables", data=wish, headers={"Origin": site})
    assert made.status == 201, made.text()
    page.goto(f"/t/{made.json()['code']}")
    newcomer = Newcomer(page, habit)
    newcomer.play()
    expect(page.locator("#sheet[open]")).to_be_visible()
    assert newcomer.decisions > 5
