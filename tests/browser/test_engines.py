"""The main gestures of every title in Firefox and in WebKit: what works in Chromium works there, too."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from .engines import ENGINES, Engine, click, type_keys
from .waiting import PATIENCE

pytestmark = pytest.mark.all

ANSWERS = {"crisis": 14, "tactics": 12, "revolution": 10}
"""Answers by hand, enough for every gesture of a beginning."""
GESTURES = {"crisis": {"option", "ground", "commit"}, "tactics": {"option", "commit"}, "revolution": {"button", "commit"}}
OPTIONS = {"crisis": {"setup": "quick"}, "tactics": {}, "revolution": {}}
SEATS = {"crisis": 2, "tactics": 2, "revolution": 3}

FAULTS = """(() => {
    window.faults = [];
    addEventListener("error", (event) => window.faults.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
    return true;
})()"""

NEXT = """(() => {
    const decision = document.querySelector("#decision"), body = document.body;
    if (body.dataset.status === "over") return {what: "over"};
    const curtain = document.querySelector("#curtain[open] button:last-of-type");
    if (curtain) {
        const box = curtain.getBoundingClientRect();
        return {what: "curtain", x: box.left + box.width / 2, y: box.top + box.height / 2};
    }
    if (!decision || decision.classList.contains("wait")) return {what: "wait"};
    const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const middle = (one, what) => {
        one.scrollIntoView({block: "nearest", inline: "nearest"});
        const box = one.getBoundingClientRect();
        return {what, x: box.left + box.width / 2, y: box.top + box.height / 2};
    };
    const commit = document.querySelector("#commit:not([disabled])");
    if (commit && seen(commit)) return middle(commit, "commit");
    const ground = document.querySelector(".area-legal .fill"), board = document.querySelector("#board-place > svg");
    if (decision.classList.contains("on-ground") && ground && board) {
        const matrix = ground.getScreenCTM().inverse(), box = board.getBoundingClientRect(), legal = [];
        for (let x = box.left + 4; x < box.right; x += 8) for (let y = box.top + 4; y < box.bottom; y += 8) {
            const top = document.elementFromPoint(x, y);
            if (board.contains(top) && ground.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) legal.push([x, y]);
        }
        if (legal.length) {
            const [x, y] = legal[(window.tried = (window.tried ?? 0) + 7) % legal.length];
            return {what: "ground", x, y};
        }
    }
    const turn = window.tried = (window.tried ?? -1) + 1; // one after the other: what was picked in vain is not picked for ever
    const found = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    for (const [what, selector] of [
        ["die", "#tray button.die:not([aria-pressed=true])"],
        ["option", "#decision .chip[data-option]:not([disabled])"],
        ["list", "#decision .list[aria-pressed=false]"],
        ["button", "#decision button:not([disabled]):not([aria-pressed=true]):not(.more)"],
    ]) {
        const some = found(selector);
        if (some.length) return middle(some[turn % some.length], what);
    }
    return {what: "wait"}; // an answer is on its way
})()"""

TABLE = """(async () => {{
    localStorage["longbox-tap"] = "two";
    const wish = {{title: "{title}", options: {options}, seats: Array({seats}).fill({{kind: "me"}})}};
    const answer = await fetch("/api/tables", {{
        method: "POST", headers: {{"Content-Type": "application/json"}}, body: JSON.stringify(wish),
    }});
    return (await answer.json()).code;
}})()"""


@pytest.fixture(scope="module", params=sorted(ENGINES))
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with ENGINES[request.param]() as made:
        yield made


def until(engine: Engine, expression: str, sentence: str) -> None:
    deadline = time.monotonic() + PATIENCE / 1000
    while not engine.ask(expression):
        if time.monotonic() > deadline:
            pytest.fail(f"{sentence}: {engine.ask('document.body.innerText')[:600]}")
        time.sleep(0.02)


def opened(engine: Engine, site: str, title: str) -> str:
    """A table of the visitor's own, all seats on this device."""
    engine.go(f"{site}/")
    options = str(OPTIONS[title]).replace("'", '"')
    code: str = engine.ask(TABLE.format(title=title, options=options, seats=SEATS[title]))
    engine.go(f"{site}/t/{code}")
    engine.ask(FAULTS)
    return code


def shown(engine: Engine) -> int:
    return int(engine.ask("Number(document.body.dataset.seq ?? -1)"))


@pytest.mark.parametrize("title", sorted(ANSWERS))
def test_a_beginning_is_played_by_mouse(engine: Engine, site: str, title: str) -> None:
    opened(engine, site, title)
    until(engine, "document.querySelector('#decision:not(.wait)') !== null", "nobody is asked")
    first, did = shown(engine), list[str]()
    deadline = time.monotonic() + PATIENCE / 2000
    while shown(engine) < first + ANSWERS[title]:
        found = engine.ask(NEXT)
        did.append(found["what"])
        assert time.monotonic() < deadline, f"{did[-20:]}: {engine.ask('document.body.innerText')[:600]}"
        if found["what"] == "over":
            break
        if "x" in found:
            click(engine, found["x"], found["y"])
    assert GESTURES[title] <= set(did)
    assert engine.ask("document.querySelectorAll('#log-list li').length > 0")
    assert engine.ask("window.faults") == []


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/rules/crisis?q=cover", "/cards/crisis", "/rosters", "/teams", "/events"])
def test_pages_open_as_wide_as_the_window(engine: Engine, site: str, path: str) -> None:
    engine.go(f"{site}{path}")
    engine.ask(FAULTS)
    assert engine.ask("document.querySelector('main h1, h1') !== null")
    assert engine.ask("document.documentElement.scrollWidth <= innerWidth")
    assert engine.ask("[...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)")
    assert engine.ask("window.faults") == []


def test_the_keyboard_answers(engine: Engine, site: str) -> None:
    opened(engine, site, "crisis")
    until(engine, "document.querySelector('#decision:not(.wait) .chip[data-option]') !== null", "nobody is asked")
    look = "getComputedStyle(document.querySelector('.tt .name'))"
    assert engine.ask(f"{look}.textDecorationLine + {look}.textDecorationStyle") == "underlinedotted", "what explains itself"
    before = shown(engine)
    type_keys(engine, "1")
    until(engine, "document.querySelector('#commit:not([disabled])') !== null", "nothing is picked")
    engine.ask("document.querySelector('#decision').focus()")
    type_keys(engine, "\ue007")  # Enter
    until(engine, f"Number(document.body.dataset.seq) > {before}", "nothing came of it")
    assert engine.ask("window.faults") == []
