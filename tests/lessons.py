"""What every lesson is held to, whatever the title."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from longbox.kernel import Game
from longbox.titles import facets


def speaks_both_languages(title: Any) -> None:
    """The coach says as much in German as in English, about moments that exist."""
    english, german = facets.page(title).lesson("en"), facets.page(title).lesson("de")
    assert 8 <= len(english["steps"]) == len(german["steps"]) <= 12
    for one, other in zip(english["steps"], german["steps"], strict=True):
        assert one["title"] != other["title"]
        assert one["text"] != other["text"]
        assert all(f"ask.{kind}" in title.words for kind in one["when"].get("kind", []))
        assert all(event in title.words for event in one["when"].get("event", []))


def due(step: dict[str, Any], asked: str, happened: set[str]) -> bool:
    """As the coach of the page judges it."""
    kinds, events = step["when"].get("kind"), step["when"].get("event")
    return (kinds is None or asked in kinds) and (events is None or bool(happened & set(events)))


def every_step_comes_up(title: Any, prepared: Callable[[], Game[Any]], going: Callable[[Any], bool]) -> None:
    """Whoever tries things out hears all of it: over a few games from the position every moment of the coach is met."""
    lesson = facets.page(title).lesson()
    left = list(lesson["steps"])
    for seed in range(12):
        rng, t = random.Random(seed), prepared().state.copy()
        t.key += seed  # other dice
        happened: set[str] = set()
        t.sink = lambda event, happened=happened: happened.add(type(event).__name__)
        while t.ask is not None and going(t):
            asked = t.ask.kind if t.ask.seat == lesson["seat"] else ""
            left = [step for step in left if not due(step, asked, happened)]
            t.resolve(rng.choice(t.ask.options))
    assert left == []
