"""The prepared position of the first lesson still is one, and the coach gets to say everything."""

from __future__ import annotations

from typing import Any

from lessons import every_step_comes_up, speaks_both_languages
from longbox.kernel import Game
from longbox.titles import facets, shelf

TITLE = shelf.title("tactics")


def prepared() -> Game[Any]:
    """If the rules decide something differently now: run scripts/lesson.py tactics."""
    lesson = facets.page(TITLE).lesson()
    assert lesson is not None
    game: Game[Any] = Game.load(lesson["save"], shelf.title, verify=True)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("activate", lesson["seat"])
    return game


def test_the_lesson_replays_and_has_something_to_do() -> None:
    game = prepared()
    assert game.ask is not None
    t = game.state
    assert not any(t.vp)
    assert all(square >= 0 for square in t.at)
    can: set[str] = set()
    for number in range(len(game.ask.options)):
        trial = game.clone()
        trial.answer(number)
        assert trial.ask is not None
        can |= {option[0] for option in trial.ask.options}
    assert {"move", "strike", "plot", "dodge", "charge"} <= can


def test_the_coach_speaks_both_languages_about_moments_that_exist() -> None:
    speaks_both_languages(TITLE)


def test_every_step_comes_up_in_ordinary_play() -> None:
    every_step_comes_up(TITLE, prepared, lambda t: t.page < 4)
