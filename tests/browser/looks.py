"""How a page is looked at: by which screen, by day or night, in which language, and with which eyes."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

LOOKS = [(1440, "dark", "en"), (390, "light", "de"), (390, "dark", "en"), (1440, "light", "de")]
"""Width, theme and language."""

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}

JUDGE = """async (rules) => (await axe.run(rules)).violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${JSON.stringify(nodes.slice(0, 3).map((one) => one.target))}`)"""


def looks(first: int) -> list[Any]:
    """One of the looks in every run, all four under ./check --all."""
    return [pytest.param(*look, marks=() if number == first else pytest.mark.all) for number, look in enumerate(LOOKS)]


def each_in_turn(*things: str) -> list[Any]:
    """Every thing in one of the first two looks, and in all four under ./check --all."""
    return [
        pytest.param(thing, *look, marks=() if turn == number % 2 else pytest.mark.all)
        for number, thing in enumerate(things)
        for turn, look in enumerate(LOOKS)
    ]


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page as it is now."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(JUDGE, RULES)
    return found


def overflow(page: Page) -> int:
    """By how much a page scrolls sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
