"""The coach as people meet it: a hint by keys and by mouse, on the board and in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .looks import overflow, violations
from .positions import able_to_fight

Open = Callable[..., Page]
Bring = Callable[..., str]


@pytest.mark.parametrize(("width", "theme", "language"), [(1280, "light", "en"), (390, "dark", "de")])
def test_a_hint_is_on_the_board_and_in_words(visit: Open, bring: Bring, width: int, theme: str, language: str) -> None:
    page = visit(width=width, theme=theme, language=language)
    page.goto(f"/t/{bring(able_to_fight().save, page, 'greedy')}")
    expect(page.locator("#decision .hint")).to_be_visible()
    page.keyboard.press("h")
    rows = page.locator(".hi-ways button")
    expect(rows.first).to_be_visible()
    expect(rows.first).to_contain_text(re.compile(r"\d+\s?%"))
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^1: .*%"))).to_have_count(1)
    expect(page.locator(".wy-better").first).to_be_attached()
    expect(page.locator(".tag-better")).to_have_text("1")
    assert violations(page) == []
    assert overflow(page) == 0
    rows.first.click()
    expect(page.locator("#commit")).to_be_enabled()
    page.locator("#commit").click()
    expect(page.locator(".hints")).to_be_hidden()
    expect(page.locator(".wy-better")).to_have_count(0)


def test_a_warning_asks_once_more_and_leads_to_the_better_answer(
    visit: Open, bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is off until somebody wants it; here every answer is worth a warning."""
    monkeypatch.setattr("longbox.lab.coach.CLEAR", -1.0)
    page = visit(width=390, theme="dark", language="de")
    page.goto(f"/t/{bring(able_to_fight().save, page, 'greedy')}")
    expect(page.locator("#decision .hint")).to_be_visible()
    page.locator("#menu-button").click()
    page.locator("#menu-warn").click()
    page.keyboard.press("Escape")
    page.locator("#decision button.chip:visible").last.click()
    page.locator("#commit").click()
    expect(page.locator("#sheet .hi-sure")).to_be_visible()
    assert violations(page) == []
    page.locator("#sheet .btn-primary").click()
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("#commit")).to_be_enabled()
