"""A table on phones, on tablets held upright, and at 200 per cent: everything is in reach, and the board has the room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .looks import overflow, violations
from .positions import able_to_fight
from .test_table_page import BOT, ME, QUICK, asked, table

Open = Callable[..., Page]
Bring = Callable[..., str]


def test_a_phone_shows_unread_lines_the_clock_and_the_way_home(visit: Open, site: str) -> None:
    mara, jonas = visit("/"), visit("/", width=390)
    headers = {"Origin": site}
    wish = {"title": "crisis", "seats": [ME, {"kind": "open"}], "options": QUICK, "clock": {"kind": "live", "main": 600, "plus": 0}}
    code = jonas.context.request.post("/api/tables", data=wish, headers=headers).json()["code"]
    mara.context.request.post("/api/me", data={"name": "Mara"}, headers=headers)
    mara.context.request.post(f"/api/tables/{code}/join", data={}, headers=headers)
    jonas.goto(f"/t/{code}")
    clocks = jonas.locator("#tracker .clk")
    expect(clocks.first).to_be_visible()
    expect(clocks).to_have_count(2)
    mara.context.request.post(f"/api/tables/{code}/chat", data={"text": "Hello"}, headers=headers)
    expect(jonas.locator("#unread-tab")).to_have_text("1")
    assert violations(jonas) == []
    assert overflow(jonas) == 0
    jonas.locator("#menu-button").click()
    jonas.locator("#menu").get_by_role("link", name="Front page").click()
    expect(jonas).to_have_url(f"{site}/")


@pytest.mark.parametrize("width", [390, 768])
def test_who_acts_stays_in_view_when_the_question_grows(visit: Open, bring: Bring, width: int) -> None:
    moment = able_to_fight()
    page = visit("/", width=width)
    page.goto(f"/t/{bring(moment.save, *((page, 'careless') if moment.seat == 0 else ('careless', page)))}")
    asked(page)
    expect(page.locator(".tabs")).to_be_visible()
    page.locator(f"#decision .chip[data-option='{moment.option}']").click()
    page.locator("#commit").click()
    page.wait_for_function(
        """() => {
            const one = document.querySelector("#board-place .acting")?.getBoundingClientRect();
            const board = document.querySelector("#board").getBoundingClientRect();
            return one && one.left > board.left && one.right < board.right && one.top > board.top && one.bottom < board.bottom;
        }"""
    )
    assert violations(page) == []
    assert overflow(page) == 0


def test_at_200_per_cent_the_tools_lie_on_the_board(visit: Open) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 720, "height": 450})
    table(page, ME, BOT)
    asked(page)
    assert overflow(page) == 0
    board, tools = page.locator("#board").bounding_box(), page.locator("#board .tools").bounding_box()
    assert board
    assert tools
    assert tools["y"] + tools["height"] <= board["y"] + board["height"]
    assert page.evaluate(
        """() => {
            const box = (what) => document.querySelector(what).getBoundingClientRect();
            return box("#squads-button").left >= box("#tracker .seat-b").right;
        }"""
    )
