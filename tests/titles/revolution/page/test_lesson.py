"""The prepared position of the first lesson still is one, and the coach gets to say everything."""

from __future__ import annotations

from typing import Any

from lessons import every_step_comes_up, speaks_both_languages
from longbox.kernel import Game
from longbox.titles import facets, shelf

TITLE = shelf.title("revolution")


def prepared() -> Game[Any]:
    """If the rules decide something differently now: run scripts/lesson.py revolution."""
    lesson = facets.page(TITLE).lesson()
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
    offer = facets.page(TITLE).offer(game.state, game.ask)
    assert {"Events", "Discard for Hope", "Together"} <= {one.get("group") for one in offer["options"]}
    assert "Reactions" in {one["group"] for one in offer["closed"]}


def test_the_coach_speaks_both_languages_about_moments_that_exist() -> None:
    speaks_both_languages(TITLE)


def test_every_step_comes_up_in_ordinary_play() -> None:
    every_step_comes_up(TITLE, prepared, lambda t: t.round < 3)
