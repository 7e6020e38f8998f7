"""The prepared position of the first lesson still is one."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Game
from longbox.titles import facets, shelf


def test_the_lesson_replays_and_has_something_to_do() -> None:
    """If the rules decide something differently now: run scripts/lesson.py."""
    title = shelf.title("crisis")
    lesson = facets.page(title).lesson()
    assert lesson is not None
    game: Game[Any] = Game.load(lesson["save"], shelf.title, verify=True)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("turn", lesson["seat"])
    assert len(game.ask.options) >= 4


def test_the_coach_speaks_both_languages_about_moments_that_exist() -> None:
    title = shelf.title("crisis")
    english, german = facets.page(title).lesson("en"), facets.page(title).lesson("de")
    assert english is not None
    assert german is not None
    assert len(english["steps"]) == len(german["steps"]) >= 10
    for one, other in zip(english["steps"], german["steps"], strict=True):
        assert one["title"] != other["title"]
        assert one["text"] != other["text"]
        assert all(f"ask.{kind}" in title.words for kind in one["when"].get("kind", []))
        assert all(event in title.words for event in one["when"].get("event", []))
