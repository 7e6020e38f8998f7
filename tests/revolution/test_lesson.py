"""The prepared position of the first lesson still is one, and the coach gets to say everything."""

from __future__ import annotations

import random
from typing import Any

from longbox.kernel import Game
from longbox.titles import shelf

TITLE = shelf.title("revolution")


def prepared() -> Game[Any]:
    """If the rules decide something differently now: run scripts/lesson.py revolution."""
    lesson = TITLE.lesson()
    assert lesson is not None
    game: Game[Any] = Game.load(lesson["save"], shelf.title, verify=True)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("plot", lesson["seat"])
    return game


def test_the_lesson_replays_and_has_something_to_do() -> None:
    game = prepared()
    assert game.ask is not None
    assert game.state.seats == 4
    assert game.state.round == 1
    offer = TITLE.offer(game.state, game.ask)
    assert {"Events", "Discard for Hope", "Together"} <= {one.get("group") for one in offer["options"]}
    assert "Reactions" in {one["group"] for one in offer["closed"]}


def test_the_coach_speaks_both_languages_about_moments_that_exist() -> None:
    english, german = TITLE.lesson("en"), TITLE.lesson("de")
    assert english is not None
    assert german is not None
    assert 8 <= len(english["steps"]) == len(german["steps"]) <= 12
    for one, other in zip(english["steps"], german["steps"], strict=True):
        assert one["title"] != other["title"]
        assert one["text"] != other["text"]
        assert all(f"ask.{kind}" in TITLE.words["en"] for kind in one["when"].get("kind", []))
        assert all(event in TITLE.words["en"] for event in one["when"].get("event", []))


def due(step: dict[str, Any], asked: str, happened: set[str]) -> bool:
    """As the coach of the page judges it."""
    kinds, events = step["when"].get("kind"), step["when"].get("event")
    return (kinds is None or asked in kinds) and (events is None or bool(happened & set(events)))


def test_every_step_comes_up_in_ordinary_play() -> None:
    """Whoever tries things out hears all of it: over a few games from the position every moment of the coach is met."""
    lesson = TITLE.lesson()
    assert lesson is not None
    left = list(lesson["steps"])
    for seed in range(12):
        rng, t = random.Random(seed), prepared().state.copy()
        t.key += seed  # other dice
        happened: set[str] = set()
        t.sink = lambda event, happened=happened: happened.add(type(event).__name__)
        while t.ask is not None and t.round < 3:
            asked = t.ask.kind if t.ask.seat == lesson["seat"] else ""
            left = [step for step in left if not due(step, asked, happened)]
            t.resolve(rng.choice(t.ask.options))
    assert left == []
