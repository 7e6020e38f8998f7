"""Between people at one table: taking back and draws by agreement, and what they draw for each other on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .looks import overflow, violations
from .test_table_page import asked_of, decide

Open = Callable[..., Page]


@pytest.fixture
def pair(visit: Open, site: str) -> tuple[Page, Page]:
    """Mara at a desk and Jonas with a phone, at a table of Crisis Protocol that has begun."""
    mara, jonas = visit("/"), visit("/", width=390, theme="dark")
    headers = {"Origin": site}
    for page, name in ((mara, "Mara"), (jonas, "Jonas")):
        page.context.request.post("/api/me", data={"name": name}, headers=headers)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "crisis", "seats": seats, "options": {"setup": "quick"}}
    code = mara.context.request.post("/api/tables", data=wish, headers=headers).json()["code"]
    jonas.context.request.post(f"/api/tables/{code}/join", data={}, headers=headers)
    for page in (mara, jonas):
        page.goto(f"/t/{code}")
    asked_of(mara, jonas)
    return mara, jonas


def offer(page: Page, what: str) -> None:
    page.locator("#menu-button").click()
    page.locator(f"#menu-{what}").click()
    page.locator("#sheet .btn-primary").click()


def test_a_draw_is_offered_declined_and_agreed(pair: tuple[Page, Page]) -> None:
    mara, jonas = pair
    offer(mara, "draw")
    line = jonas.locator("#deal")
    expect(line).to_contain_text("Mara offers a draw.")
    expect(mara.locator("#deal")).to_contain_text("Waiting for an answer.")
    for page in pair:
        assert violations(page) == []
    assert overflow(jonas) == 0
    line.get_by_role("button", name="Decline").click()
    expect(line).to_be_hidden()
    expect(mara.locator("#deal")).to_be_hidden()
    expect(mara.locator(".log li").first).to_contain_text("Jonas declines the draw.")
    mara.locator("#menu-button").click()
    expect(mara.locator("#menu-draw")).to_have_attribute("aria-disabled", "true")
    mara.keyboard.press("Escape")
    offer(jonas, "draw")
    mara.locator("#deal").get_by_role("button", name="Agree").click()
    for page in pair:
        expect(page.locator("#sheet[open]")).to_contain_text("The players agree to a draw.")


def test_what_undo_does_not_is_asked_of_the_other(pair: tuple[Page, Page]) -> None:
    now = asked_of(*pair)
    other = next(page for page in pair if page is not now)
    question = answered(now)
    while asked_of(*pair) is now:
        question = answered(now)
    answered(other)
    offer(now, "takeback")
    other.locator("#deal").get_by_role("button", name="Agree").click()
    expect(now.locator(".log li").first).to_contain_text("all have agreed")
    assert asked_of(*pair) is now
    expect(now.locator("#question")).to_have_text(question)


def answered(page: Page) -> str:
    """Answer somehow, and say what was asked."""
    question = page.locator("#question").inner_text()
    body = page.locator("body")
    seq = body.get_attribute("data-seq") or ""
    decide(page)
    expect(body).not_to_have_attribute("data-seq", seq)
    return question


@pytest.mark.parametrize("three", [False, True])
def test_what_one_draws_the_other_sees_for_a_while(pair: tuple[Page, Page], three: bool) -> None:
    mara, jonas = pair
    if three:
        mara.evaluate("localStorage['longbox-board'] = 'always'")
        mara.reload()
        expect(mara.locator(".table-canvas")).to_be_visible()
    mara.locator("#chalk").click()
    box = mara.locator("#board-place").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mara.mouse.move(x, y)
    mara.mouse.down()
    mara.mouse.move(x + 60, y + 20)
    mara.mouse.move(x + 90, y + 60)
    mara.mouse.up()
    name = jonas.locator(".chalk-name")
    expect(name).to_have_text("Mara")
    expect(jonas.locator("#chalked")).to_contain_text("Mara points at the board, near")
    assert violations(mara) == []
    expect(name).to_have_count(0)  # it fades
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        mara.keyboard.press(key)
    expect(name).to_have_count(1)
    mara.keyboard.press("Escape")
    expect(mara.locator("#chalk")).to_have_attribute("aria-pressed", "false")
    if three:
        return
    jonas.locator("#menu-button").click()
    jonas.locator("#menu-chalk").click()
    expect(name).to_have_count(0)
    mara.keyboard.press("x")
    mara.keyboard.press("Enter")
    offer(mara, "draw")  # comes after what was drawn
    expect(jonas.locator("#deal")).to_be_visible()
    expect(name).to_have_count(0)
