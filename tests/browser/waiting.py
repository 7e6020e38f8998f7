"""Waiting for what a page cannot be asked to wait for itself."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

PATIENCE = 60_000
"""Milliseconds until a test gives up waiting for what should be there. Only a test that fails ever waits for so long."""


def until(page: Page, done: Callable[[], bool], otherwise: Callable[[], str] | str) -> None:
    """Look again and again, while the page goes on; `otherwise` says what is wrong if it never comes true."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not done():
        if time.monotonic() > deadline:
            pytest.fail(otherwise if isinstance(otherwise, str) else otherwise())
        page.wait_for_timeout(10)


def the_end(page: Page) -> Locator:
    """The sheet that opens at the end of a game; its heading says who won, for the reader."""
    return page.get_by_role("dialog").filter(has=page.locator(".scores"))
