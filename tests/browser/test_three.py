"""The table in three dimensions: the same board by other eyes. Here a processor draws it, in place of a graphics card."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

import longbox.web

from .conftest import LEFT_OUT, Visitors
from .positions import able_to_fight
from .test_crisis_board import RECORDED, ask, calls, opened, settled
from .test_journeys import commit, shown
from .test_table_page import asked
from .test_tactics import moment, state
from .waiting import until

Open = Callable[..., Page]
Bring = Callable[..., str]

STATIC = Path(longbox.web.__file__).parent / "static"
DRAWS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
LIGHTEST = 60_000
"""Bytes that the table may weigh on the wire."""
MOST_CALLS = 40


@pytest.fixture(scope="module")
def drawing(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """A browser with WebGL."""
    launched = playwright.chromium.launch(
        executable_path=chromium, args=[*DRAWS, f"--disable-features={','.join(LEFT_OUT)}"], ignore_default_args=["--disable-gpu"]
    )
    yield launched
    launched.close()


@pytest.fixture(scope="module")
def visitors(drawing: Browser) -> Visitors:
    return Visitors(drawing)


@pytest.fixture
def stood(visit: Open) -> Open:
    """Opens the board of the records, and looks at it as a table."""

    def stand(**how: Any) -> Page:
        page = opened(visit, **{"width": 640} | how)
        assert page.evaluate("board.three(true, true)") == ""
        painted(page)
        return page

    return stand


def painted(page: Page) -> None:
    """Whatever has changed is drawn."""
    page.evaluate("board.table.paint()")


def spot(page: Page, x: float, y: float, over: float = 0.0) -> tuple[float, float]:
    """Where a spot of the table, or over what stands there, is in the window."""
    sx, sy = page.evaluate(
        """([x, y, over]) => {
            const { eye, canvas, stage } = document.querySelector(".table-canvas").table;
            const { left, top } = canvas.getBoundingClientRect();
            const [sx, sy] = eye.screen([x, y, stage.height([x, y]) + over]);
            return [left + sx, top + sy];
        }""",
        [x, y, over],
    )
    return sx, sy


def base(who: int) -> tuple[float, float]:
    x, y, _ = RECORDED["view"]["characters"][who]["base"]
    return x, y


# -- the same board ----------------------------------------------------------------------------------------------------


def on(*pieces: list[Any]) -> dict[str, Any]:
    return {"kind": "", "options": [{"label": f"Option {i}", "on": [piece]} for i, piece in enumerate(pieces)], "region": None}


def test_what_is_tapped_is_picked_as_on_the_plan(stood: Open) -> None:
    page = stood()
    ask(page, on(["character", 5], ["terrain", 0], ["edge", "south"], ["point", 30, 5]))
    painted(page)
    corners = RECORDED["view"]["terrain"][0][3]
    x, y = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
    page.mouse.click(*spot(page, *base(5), 1.0))  # on the card, well above the base
    page.mouse.click(*spot(page, x, y))  # on the roof
    page.mouse.click(*spot(page, 20, 0.4))
    page.mouse.click(*spot(page, 30, 5))
    assert calls(page, "pick") == [["pick", 0], ["pick", 1], ["pick", 2], ["pick", 3]]
    ask(page, None)
    page.mouse.click(*spot(page, *base(6), 1.0))
    assert calls(page, "select") == [["select", ["character", 6]]]


def test_every_figure_and_every_point_is_met_exactly(stood: Open) -> None:
    page = stood()
    met = page.evaluate(
        """() => {
            const { eye, canvas, stage } = board.table, { left, top } = canvas.getBoundingClientRect(), off = [];
            for (let x = 1; x < 36; x += 5) for (let y = 1; y < 36; y += 5) {
                const [sx, sy] = eye.screen([x, y, stage.height([x, y])]), { from, to } = eye.ray(left + sx, top + sy);
                const hit = stage.surface(from, to), way = Math.hypot(x - from[0], y - from[1]) / Math.hypot(to[0], to[1]);
                if (hit && hit.far < way - 0.05) continue; // something stands before it
                const [bx, by] = board.camera.from(board.camera.under(left + sx, top + sy));
                off.push(Math.hypot(bx - x, by - y));
            }
            if (off.length < 40) return off.length;
            return Math.max(...off);
        }"""
    )
    assert met < 0.02


def test_legal_ground_is_proposed_dragged_and_answered_as_on_the_plan(stood: Open) -> None:
    page = stood()
    ask(page, RECORDED["offer"])
    painted(page)
    page.mouse.click(*spot(page, 16, 28))
    settled(page, "calls.some(([name, , judged]) => name === 'propose' && judged)")
    assert calls(page, "propose")[-1][1] == pytest.approx([16, 28], abs=0.05)
    assert calls(page, "propose")[-1][2]["ok"] is True
    painted(page)
    assert page.evaluate("board.table.standing.get('ghost').state & 33") == 1  # offered, not wrong
    page.mouse.move(*spot(page, 16, 28, 0.6))
    page.mouse.down()
    page.mouse.move(*spot(page, 16.5, 28, 0.6), steps=4)
    page.mouse.move(*spot(page, 17.5, 28.5, 0.6), steps=4)
    page.mouse.up()
    until(page, lambda: calls(page, "propose")[-1][1] == pytest.approx([17.5, 28.5], abs=0.3), "it was not dragged")
    page.mouse.click(*spot(page, 16, 10))
    settled(page, "!document.querySelector('.board-key').hidden")
    expect(page.locator(".board-key")).to_have_text("Too far.")
    painted(page)
    assert page.evaluate("board.table.standing.get('ghost').state & 33") == 32
    page.mouse.dblclick(*spot(page, 16, 28))
    until(page, lambda: len(calls(page, "commit")) == 1, "two taps did not answer")


def test_it_is_measured_on_the_table(stood: Open) -> None:
    page = stood()
    page.evaluate(
        """() => {
            answers.range = ({ range }) => ({ x: 18, y: 30, r: 0.7 + 2 * range });
            answers.between = () => ({ line: [18, 30, 18, 10], sight: "blocked", cover: false, at: [18, 20], text: "20 in" });
            board.measuring(true);
        }"""
    )
    page.mouse.click(*spot(page, *base(0), 1.0))
    expect(page.locator(".table-tag.tag-paper")).to_have_count(5)
    page.mouse.click(*spot(page, *base(6), 1.0))
    expect(page.locator(".table-tag.tag-ink")).to_have_text("20 in")


def test_the_camera_by_mouse_wheel_and_keys(stood: Open) -> None:
    page = stood()
    x, y = spot(page, 18, 18)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=3)
    page.mouse.up()
    painted(page)
    until(page, lambda: spot(page, 18, 18)[0] == pytest.approx(x + 60, abs=3), "the table was not moved")
    turn = "board.table.eye.now.turn"
    before = page.evaluate(turn)
    page.mouse.down(button="right")
    page.mouse.move(x + 120, y, steps=3)
    page.mouse.up(button="right")
    until(page, lambda: page.evaluate(turn) < before - 0.1, "the table was not turned")
    assert calls(page, "select") == []
    before = page.evaluate(turn)
    page.evaluate("board.focus(['character', 0])")
    page.keyboard.press("e")
    until(page, lambda: page.evaluate(turn) > before + 0.2, "no key turned the table")
    page.keyboard.press("t")
    until(page, lambda: page.evaluate("board.table.eye.now.rise") > 1.57, "no key led above the table")
    page.keyboard.press("ArrowUp")
    assert str(page.evaluate("document.activeElement.dataset.key")) != "character:0"


def test_a_finger_turns_with_a_second_one_and_need_not_hit_exactly(stood: Open) -> None:
    page = stood(width=390)
    ask(page, on(["character", 5]))
    painted(page)
    x, y = spot(page, *base(5))
    page.touchscreen.tap(x + 10, y + 12)
    assert calls(page, "pick") == [["pick", 0]]
    before = page.evaluate("board.table.eye.now.turn")
    page.evaluate(
        """() => {
            const { canvas } = board.table, { left, top } = canvas.getBoundingClientRect();
            const touch = (kind, pointerId, x, y) => canvas.dispatchEvent(new PointerEvent(
                kind, { pointerId, pointerType: "touch", clientX: left + x, clientY: top + y, button: 0, bubbles: true }));
            canvas.setPointerCapture = () => {};
            touch("pointerdown", 1, 100, 200);
            touch("pointerdown", 2, 200, 200);
            touch("pointermove", 2, 180, 260);
            touch("pointerup", 1, 100, 200);
            touch("pointerup", 2, 180, 260);
        }"""
    )
    assert abs(page.evaluate("board.table.eye.now.turn") - before) > 0.2


# -- what it costs -----------------------------------------------------------------------------------------------------


def test_it_is_light_and_draws_nothing_at_rest(stood: Open) -> None:
    page = stood()
    ask(page, RECORDED["offer"])
    page.mouse.click(*spot(page, 16, 28))
    settled(page, "calls.some(([name, , judged]) => name === 'propose' && judged)")
    rest = """async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done)), { gpu } = board.table;
        let before;
        do { before = gpu.stats.frames; for (let i = 0; i < 4; i++) await frame(); } while (gpu.stats.frames !== before);
        for (let i = 0; i < 10; i++) await frame();
        return [gpu.stats.frames - before, gpu.stats.calls];
    }"""
    frames, drawn = page.evaluate(rest)
    assert frames == 0
    assert 5 < drawn <= MOST_CALLS


def test_it_weighs_little() -> None:
    files = [
        *(STATIC / "board/three").glob("*.js"),
        *(STATIC / "crisis" / name for name in ("table.js", "bodies.js", "streets.js")),
    ]
    assert len(files) > 8
    assert sum(len(gzip.compress(one.read_bytes())) for one in files) < LIGHTEST


# -- one key and one button --------------------------------------------------------------------------------------------


def loaded(page: Page) -> list[str]:
    return [name for name in page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)") if "/three/" in name]


def test_one_key_and_one_button_switch_and_are_remembered(visit: Open, bring: Bring) -> None:
    page = visit("/", width=1024)
    code = bring(able_to_fight().save, page, "greedy")
    page.goto(f"/t/{code}")
    asked(page)
    assert loaded(page) == []
    table, button = page.locator(".table-canvas"), page.locator("#three")
    page.keyboard.press("v")
    expect(page.locator(".toast")).to_contain_text("without a graphics card")
    assert table.count() == 0
    button.click()  # whoever asks once more means it
    expect(table).to_be_visible()
    assert len(loaded(page)) > 5
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(table).to_be_visible()
    button.click()
    expect(table).to_have_count(0)
    expect(page.locator(".play-board > svg")).to_have_css("opacity", "1")
    page.reload()
    asked(page)
    assert table.count() == 0


def answered(page: Page, before: int) -> None:
    """The game goes on, by the gesture itself or by the button that confirms it."""
    button = page.locator("#commit:not([disabled])")
    until(page, lambda: shown(page) > before or button.count() > 0, lambda: f"nothing was chosen: {page.inner_text('#decision')}")
    if shown(page) == before:
        commit(page)


FREE = """() => {
    const { board, canvas, eye, stage } = document.querySelector(".table-canvas").table;
    const { left, top } = canvas.getBoundingClientRect();
    const samples = board.aim.offer.options.flatMap((one) => one.on ?? []).filter(([kind]) => kind === "point");
    return samples.map(([, x, y]) => eye.screen([x, y, 0])).map(([x, y]) => [left + x, top + y]).find(([x, y]) => {
        const { from, to } = eye.ray(x, y);
        return !stage.surface(from, to) && !board.table.pick(x, y, false) && document.elementFromPoint(x, y) === canvas;
    });
}"""
"""A place on the screen where somebody may be put, and nothing stands before it."""


def test_a_move_is_made_on_the_table(visit: Open, bring: Bring) -> None:
    """Somebody is activated and moved by dragging the figure, as on the plan."""
    page = visit("/", width=1024)
    code = bring(able_to_fight().save, page, page)
    page.evaluate("localStorage.setItem('longbox-board', 'always')")
    page.goto(f"/t/{code}")
    asked(page)
    expect(page.locator(".table-canvas")).to_be_visible()
    page.locator(f"#decision .chip[data-option='{able_to_fight().option}']").hover()
    key = page.locator(".play-board .character.hot").get_attribute("data-key")
    at = page.evaluate("(key) => document.querySelector('.table-canvas').table.standing.get(key).at", key)
    page.mouse.move(*spot(page, *at, 0.8))
    before = shown(page)
    page.mouse.down()
    page.mouse.move(*spot(page, at[0] + 0.5, at[1], 0.8), steps=3)
    page.locator(".play-board .ghost").wait_for(state="attached")
    assert shown(page) >= before + 2, "it is activated, and its move is chosen"
    page.mouse.up()
    if page.locator("#question", has_text="advance").count():  # the mouse let go where the base may stay, or not
        before = shown(page)
        page.mouse.click(*page.evaluate(FREE))
        answered(page, before)


def test_a_lost_context_leaves_the_plan(visit: Open, bring: Bring) -> None:
    page = visit("/", width=1024)
    code = bring(able_to_fight().save, page, "greedy")
    page.evaluate("localStorage.setItem('longbox-board', 'always')")
    page.goto(f"/t/{code}")
    page.locator(".table-canvas").evaluate(
        "(canvas) => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator(".toast")).to_contain_text("stopped drawing")
    expect(page.locator(".table-canvas")).to_have_count(0)
    page.locator("#three").click()
    expect(page.locator(".table-canvas")).to_be_visible()


def test_without_webgl_and_on_phones_the_plan_is_first(visit: Open, bring: Bring) -> None:
    page = visit("/", width=390, fresh=True)
    code = bring(able_to_fight().save, page, "greedy")
    page.evaluate("localStorage.setItem('longbox-board', 'always')")
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.goto(f"/t/{code}")
    asked(page)
    assert loaded(page) == []
    page.locator("#three").click()
    expect(page.locator(".toast")).to_contain_text("has no WebGL 2")
    assert page.locator(".table-canvas").count() == 0


# -- FASERIP Tactics ---------------------------------------------------------------------------------------------------


def mapped(visit: Open, bring: Bring, kind: str, **how: Any) -> Page:
    """The map of FASERIP Tactics as a table, with a question to the visitor."""
    page = visit("/", **{"width": 1024} | how)
    code = bring(moment(kind), page, "random")
    page.evaluate("localStorage.setItem('longbox-board', 'always')")
    page.goto(f"/t/{code}")
    asked(page)
    expect(page.locator(".table-canvas")).to_be_visible()
    return page


SQUARES = """() => {
    const { table } = document.querySelector(".table-canvas"), { board, canvas, eye, stage } = table, met = [];
    const { left, top } = canvas.getBoundingClientRect(), taken = new Set(board.view.figures.map((one) => one.square));
    stage.lattice.ground.squares.forEach((_, square) => {
        const spot = stage.on(square), [dx, dy] = eye.screen(spot), [x, y] = [left + dx, top + dy];
        const { from, to } = eye.ray(x, y), hit = stage.surface(from, to);
        const hidden = hit && hit.far < Math.hypot(...spot.map((n, i) => n - from[i])) - 0.1;
        if (!hidden && !taken.has(square) && !table.pick(x, y, false)) met.push([square, board.under(x, y)]);
    });
    return met;
}"""


def test_every_square_is_met_on_the_ground_and_on_the_roofs(visit: Open, bring: Bring) -> None:
    page = mapped(visit, bring, "move")
    met = page.evaluate(SQUARES)
    high = page.evaluate("document.querySelector('.table-canvas').table.stage.lattice.ground.terrain.elevated")
    assert len(met) > 200
    assert all(square == under for square, under in met)
    squares = state(page)["view"]["ground"]["squares"]
    assert sum(bool(squares[square] & high) for square, _ in met) > 20
    assert 5 < page.evaluate("document.querySelector('.table-canvas').table.gpu.stats.calls") <= MOST_CALLS


def test_a_way_over_the_map_is_chosen_on_the_table(visit: Open, bring: Bring) -> None:
    page = mapped(visit, bring, "move")
    told = state(page)
    ends = [one["path"][-1] for one in told["offer"]["options"] if one.get("path")]
    seen = dict(page.evaluate(SQUARES))
    end = next(one for one in ends if ends.count(one) == 1 and one in seen)
    assert page.evaluate("document.querySelector('.table-canvas').table.picture.area.polygons.length") == len(set(ends))
    x, y, _ = page.evaluate("(square) => document.querySelector('.table-canvas').table.stage.on(square)", end)
    before = shown(page)
    page.mouse.click(*spot(page, x, y))
    answered(page, before)
    who = told["offer"]["region"]["who"]
    assert state(page)["view"]["figures"][who]["square"] != told["view"]["figures"][who]["square"]
