"""The page of a table as people use it: by keyboard, on a phone, on one device, after a lost connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from longbox.titles import facets, shelf

from .looks import overflow, violations
from .waiting import until

Open = Callable[..., Page]

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
QUICK = {"setup": "quick"}


def table(page: Page, *seats: dict[str, str], title: str = "crisis", options: dict[str, Any] | None = None) -> str:
    """Opens a table as the visitor of this page, and shows it."""
    origin = "/".join(page.url.split("/")[:3])
    wish = {"title": title, "seats": list(seats), "options": QUICK if options is None else options}
    answer = page.context.request.post("/api/tables", data=wish, headers={"Origin": origin})
    assert answer.status == 201, answer.text()
    code = str(answer.json()["code"])
    page.goto(f"/t/{code}")
    return code


def asked(page: Page) -> str:
    """The question, once it is ours."""
    page.wait_for_selector(".decision:not(.wait)")
    return page.inner_text("#question")


def seq(page: Page, code: str) -> int:
    return int(page.context.request.get(f"/api/tables/{code}/state").json()["seq"])


def asked_now(page: Page, code: str) -> int:
    """The number of the moment we are asked at: the page shows all the server told, not the question before."""
    told = -1

    def look() -> bool:
        nonlocal told
        told = seq(page, code)
        return page.get_attribute("body", "data-seq") == str(told) and page.locator("#decision:not(.wait)").count() > 0

    until(page, look, lambda: f"never asked: {page.inner_text('#decision')}")
    return told


def asked_of(*pages: Page) -> Page:
    """The page of whoever is to decide."""
    found: list[Page] = []

    def look() -> bool:
        found.extend(one for one in pages if one.locator(".decision:not(.wait)").count())
        return bool(found)

    until(pages[0], look, "nobody is asked")
    return found[0]


def decide(page: Page) -> None:
    """Answers the question with the first thing there is, by keys alone."""
    kind = page.get_attribute("#decision", "class") or ""
    as_list = page.locator("#decision .list[aria-pressed=false]")
    if as_list.count():
        as_list.focus()
        page.keyboard.press("Enter")
    page.keyboard.press("1")
    if "on-cards" in kind:
        ready = page.locator("#decision .chip[data-option]")
        if ready.count():
            ready.first.focus()
            page.keyboard.press("Enter")
    if page.locator("#commit[disabled]").count():
        page.keyboard.press("p")
        return
    page.locator("#decision").focus()
    page.keyboard.press("Enter")


def went_on(page: Page, code: str, before: int) -> None:
    until(page, lambda: seq(page, code) > before, lambda: f"nothing came of the answer to: {page.inner_text('#decision')}")


def asked_or_over(page: Page, code: str) -> int | None:
    """The number of the moment we are asked at, or None once the page shows the end: a bot's answer may bring it."""
    told: int | None = None

    def look() -> bool:
        nonlocal told
        if page.locator("body[data-status=over]").count():
            told = None
            return True
        if page.locator("#curtain[open]").count():
            page.keyboard.press("Enter")
        told = seq(page, code)
        return page.get_attribute("body", "data-seq") == str(told) and page.locator("#decision:not(.wait)").count() > 0

    until(page, look, lambda: f"neither asked nor over: {page.inner_text('#decision')}")
    return told


def play(page: Page, code: str, decisions: int) -> None:
    """Answers as often as told, or until the game is over."""
    for _ in range(decisions):
        before = asked_or_over(page, code)
        if before is None:
            return
        decide(page)
        went_on(page, code, before)
        page.wait_for_selector("body[data-status=over], #curtain[open], .decision:not(.wait):visible")


def test_a_game_is_played_by_keyboard(visit: Open) -> None:
    page = visit()
    code = table(page, ME, BOT)
    asked(page)
    lines = page.locator("#log-list li").count()
    play(page, code, 15)
    assert page.locator("#log-list li").count() > lines
    assert seq(page, code) > 15


def test_options_are_picked_before_they_are_sent(visit: Open) -> None:
    page = visit()
    code = table(page, ME, ME)
    asked(page)
    before = seq(page, code)
    page.keyboard.press("1")
    expect(page.locator("#decision .chip.is-on")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#decision .chip.is-on")).to_have_count(0)
    assert seq(page, code) == before
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(page.locator("#decision .chip.is-on")).to_have_count(0)
    assert seq(page, code) == before + 1


def test_an_answer_is_taken_back(visit: Open) -> None:
    page = visit()
    code = table(page, ME, ME)
    question, lines = asked(page), page.locator("#log-list li").count()
    play(page, code, 1)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Control+z")
    expect(page.locator("#question")).to_have_text(question)
    expect(page.locator("#log-list li")).to_have_count(lines)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")


def test_a_title_from_elsewhere_brings_its_board(visit: Open) -> None:
    """Scrap's is in its own package: it draws the brawlers, and what can be chosen is chosen on it."""
    page = visit()
    code = table(page, ME, BOT, BOT, title="sample", options={"rounds": 1})
    expect(page.locator("#board-place .brawler")).to_have_count(3)
    expect(page.locator("#board dl")).to_have_count(0)
    for name in ("Zoom in", "Measure"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_hidden()  # it can neither
    while page.locator("#board-place .spot").count() == 0:
        play(page, code, 1)
        asked(page)
    spot = page.locator("#board-place .spot").first
    label = spot.locator("title").text_content()
    spot.click()
    expect(page.locator("#decision .chip[aria-pressed=true]")).to_contain_text(str(label))
    page.get_by_role("button", name="The board in words").click()
    expect(page.get_by_role("dialog")).to_contain_text("A stands at")


def test_a_title_without_a_board_is_played_to_its_end(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(facets.page(shelf.title("sample"))), "scripts", None)
    page = visit()
    code = table(page, ME, BOT, BOT, title="sample", options={})
    asked(page)
    expect(page.locator("#board dl").first).to_be_visible()
    play(page, code, 200)
    sheet = page.get_by_role("dialog", name=" won")
    expect(sheet).to_be_visible()
    sheet.locator("summary").click()
    expect(sheet.get_by_text("it matches")).to_be_visible()
    sheet.get_by_role("button", name="Replay").click()
    expect(page).to_have_url(re.compile(r"\?at=0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_help_never_lies_over_the_button_that_answers(visit: Open) -> None:
    page = visit(width=390)
    table(page, ME, ME)
    asked(page)
    page.locator("#decision .chip").first.click()
    expect(page.locator("#commit")).to_be_enabled()
    page.evaluate(  # a text so long that below its word it reaches the button
        """() => {
            const [tip, word, go] = ["#tip", "#decision .rule", "#commit"].map((one) => document.querySelector(one));
            tip.style.minHeight = `${go.getBoundingClientRect().bottom - word.getBoundingClientRect().bottom - 20}px`;
        }"""
    )
    page.locator("#decision .rule").hover()
    expect(page.locator("#tip")).to_be_visible()
    tip, go = page.locator("#tip").bounding_box(), page.locator("#commit").bounding_box()
    assert tip
    assert go
    apart = tip["y"] + tip["height"] <= go["y"] or tip["y"] >= go["y"] + go["height"]
    assert apart or tip["x"] + tip["width"] <= go["x"] or tip["x"] >= go["x"] + go["width"], (tip, go)
    page.locator("#commit").click()


def test_a_moment_has_an_address(visit: Open) -> None:
    page = visit()
    code = table(page, ME, ME)
    play(page, code, 4)
    page.goto(f"/t/{code}?at=2")
    expect(page.locator("#replay .where b")).to_have_text("2 of 4")
    expect(page.locator("#decision")).to_be_hidden()
    page.get_by_role("button", name="Previous moment").click()
    expect(page.locator("#replay .where b")).to_have_text("1 of 4")


def test_a_friend_joins_by_the_link(visit: Open) -> None:
    page, friend = visit(), visit(width=390)
    code = table(page, ME, OPEN)
    expect(page.locator("#invite-link")).to_have_value(re.compile(f"/t/{code}$"))
    friend.goto(f"/t/{code}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator("#lobby")).to_be_hidden()
    expect(page.locator("#lobby")).to_be_hidden()
    for one in (page, friend):
        one.wait_for_selector("body[data-seq]:not([data-seq='0'])")  # the game has begun, and both see it
    turns = [one.locator(".decision:not(.wait)").count() for one in (page, friend)]
    assert sorted(turns) == [0, 1]
    page.keyboard.press("/")
    page.keyboard.type("Good luck")
    page.keyboard.press("Enter")
    friend.locator(".tabs [data-tab=log]").click()  # its name says how many lines are unread
    friend.locator("[data-notes-tab=chat]").click()
    expect(friend.locator(".said-list")).to_contain_text("Good luck")


def test_secrets_on_one_device_are_behind_a_curtain(visit: Open) -> None:
    page = visit()
    code = table(page, ME, ME, options={"setup": "full"})
    curtain = page.locator("#curtain[open]")
    for _ in range(12):
        page.wait_for_selector("#curtain[open], .decision:not(.wait):visible")
        if curtain.count():
            break
        play(page, code, 1)
    expect(page.locator("main")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_visible()
    assert asked(page)


def test_a_lost_connection_comes_back(visit: Open) -> None:
    page = visit(fresh=True)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/socket", through)
    code = table(page, ME, ME)
    question = asked(page)
    sockets[0].close(code=1012)
    expect(page.locator(".toast")).to_have_text("Reconnected. You missed nothing.")
    expect(page.locator("#offline")).to_be_hidden()
    assert asked(page) == question
    play(page, code, 1)
    assert len(sockets) == 2


def test_two_windows_show_the_same_game(visit: Open) -> None:
    page = visit()
    code = table(page, ME, ME)
    question = asked(page)
    other = page.context.new_page()
    other.goto(f"/t/{code}")
    assert asked(other) == question
    play(page, code, 1)
    expect(other.locator("body")).to_have_attribute("data-seq", str(seq(page, code)))
    expect(page.locator("body")).to_have_attribute("data-seq", str(seq(page, code)))
    assert other.locator("#log-list li").count() == page.locator("#log-list li").count()
    assert asked(other) == asked(page)


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(1440, "light", "en"), pytest.param(1024, "dark", "en", marks=pytest.mark.all), (390, "light", "de")],
)
def test_the_table_is_accessible(visit: Open, width: int, theme: str, language: str) -> None:
    page = visit(width=width, theme=theme, language=language)
    code = table(page, ME, BOT)
    play(page, code, 6)
    asked(page)
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.locator("#sheet")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    if width < 640:
        for tab in ("squads", "odds", "log"):
            page.locator(f".tabs [data-tab={tab}]").click()
            assert violations(page) == [], tab
    else:
        page.locator("#menu-button").click()
        assert violations(page) == []


def test_a_name_at_the_table_opens_the_whole_card(visit: Open) -> None:
    """With the side that shows marked; so do Team Tactic and Crisis cards."""
    page = visit(theme="dark", language="de")
    table(page, ME, BOT)
    asked(page)
    page.locator(".squad .card .name").first.click()
    card = page.locator("#sheet .whole.character")
    expect(card.locator(".whole-sides .current")).to_contain_text("Gesund")
    expect(card.locator(".whole-part").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".crises .name").first.click()
    expect(page.locator("#sheet .whole.crisis")).to_contain_text("SP für jede")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.all), "de"])
def test_the_table_fits_every_screen(visit: Open, language: str) -> None:
    page = visit(language=language)
    code = table(page, ME, BOT)
    play(page, code, 3)
    asked(page)
    for width, height in ((1440, 900), (1440, 700), (1024, 768), (700, 900), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) == 0, width
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), height
        box = page.locator("#decision").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, "the decision is off the screen"
        board = page.locator("#board").bounding_box()
        assert board is not None
        assert board["height"] >= 115, f"no room for the board at {width}"


def test_the_log_folds_what_everybody_does_and_the_replay_steps_from_round_to_round(visit: Open) -> None:
    page = visit("/")
    code = table(page, ME, BOT)
    asked(page)
    fold = page.locator(".log .fold").first
    expect(fold.locator("summary")).to_contain_text("more like this")
    expect(fold.locator("li").first).to_be_hidden()
    fold.locator("summary").click()
    expect(fold.locator("li").first).to_be_visible()
    for _ in range(3):
        before = seq(page, code)
        decide(page)
        went_on(page, code, before)
        asked(page)
    page.goto(f"/t/{code}?at=0")
    marks = page.locator("#replay .parts button")
    expect(marks.first).to_be_visible()
    expect(marks.first).to_have_attribute("title", re.compile("^Round 1"))
    page.locator("#replay select").select_option("4")
    page.locator("#replay .go .btn-primary").focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(page).not_to_have_url(re.compile(r"at=0$"))
    page.keyboard.press("Shift+ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=0$"))
    page.reload()
    expect(page.locator("#replay select")).to_have_value("4")
    assert violations(page) == []
