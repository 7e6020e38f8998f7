"""The client in docs/bot-api.md, as it stands there, against a running server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longbox.server.settings import Settings
from server.running import Running

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"


@pytest.fixture
def running(settings: Settings) -> Iterator[Running]:
    with Running(settings) as server:
        yield server


def test_the_client_of_the_page_plays_a_game_to_its_end(running: Running) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    code = found[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 45
    names: dict[str, Any] = {"__name__": "bot"}
    exec(compile(code, str(PAGE), "exec"), names)
    _, result = names["play"](running.address)
    assert result["reason"] != "resign"
    assert result["rounds"] >= 1
