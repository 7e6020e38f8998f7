"""How a page is looked at: by which screen, by day or night, in which language, and with which eyes."""

from __future__ import annotations

import os
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

ALL = bool(os.environ.get("LONGBOX_ALL"))
LOOKS = [(1440, "dark", "en"), (390, "light", "de"), (390, "dark", "en"), (1440, "light", "de")]
"""Width, theme and language."""

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}

LONG_LISTS = [":is(tbody, ul, ol) > :nth-child(n + 13)"]
"""What follows the first dozen of a list is made like them: axe takes seconds for hundreds of rows, so it looks at all of them only
under ./check --all."""

JUDGE = """async ([rules, exclude]) => (await axe.run({ exclude }, rules)).violations.map(
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
    found: list[str] = page.evaluate(JUDGE, [RULES, [] if ALL else LONG_LISTS])
    return found


def overflow(page: Page) -> int:
    """By how much a page scrolls sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
