"""Every lesson of every title can be learnt: its steps lead from deed to deed, whatever the bots do, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lessons import Learner
from longbox.kernel import Event, Game
from longbox.titles import facets, lessons, shelf
from longbox.titles.lessons import GAME, NONE, Course

TITLES = [name for name in shelf.playable() if facets.page(shelf.title(name)).lessons]
LESSONS = [(title, one["id"]) for title in TITLES for one in lessons.course(facets.page(shelf.title(title)).lessons, "en").lessons]  # type: ignore[union-attr]


def course(title: str, language: str) -> Course:
    found = lessons.course(facets.page(shelf.title(title)).lessons, language)
    assert found is not None
    return found


def test_each_title_has_five_lessons_and_a_first_whole_game() -> None:
    assert len(TITLES) == 3
    for title in TITLES:
        assert len(course(title, "en").lessons) == 5
        assert course(title, "en").game["id"] == GAME


@pytest.mark.parametrize(("bots", "seed"), [("careless", 1), ("random", 2), ("greedy", 3)])
@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_every_step_leads_to_its_deed(title: str, name: str, bots: str, seed: int) -> None:
    learner = Learner(title, name, bots, seed)
    for step in learner.steps:
        assert learner.follow(step), f"{step['title']} is stuck at {learner.game.ask} after {learner.heard[-5:]}"


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_nothing_is_done_before_the_learner_does_it(title: str, name: str) -> None:
    """The position alone is no deed, and the learner is asked first."""
    learner = Learner(title, name, "careless", 1)
    assert learner.game.ask is not None
    assert learner.game.ask.seat == 0
    assert not learner.done(learner.steps[0])


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_a_lesson_can_be_saved_and_replayed(title: str, name: str) -> None:
    learner = Learner(title, name, "careless", 1)
    assert learner.follow(learner.steps[0])
    again: Game[Any] = Game.load(learner.game.save(), shelf.title, verify=True)
    assert again.digest == learner.game.digest


@pytest.mark.parametrize("title", TITLES)
def test_lessons_are_told_in_both_languages(title: str) -> None:
    """Nothing is left out in German, and nothing is left in English."""
    for one, other in zip((*course(title, "en").lessons,), (*course(title, "de").lessons,), strict=True):
        assert 3 <= len(one["steps"]) == len(other["steps"]) <= 5
        assert one["end"] != other["end"]
        for step, german in zip(one["steps"], other["steps"], strict=True):
            for part in ("title", "text", "do", "hint"):
                assert step[part], (one["id"], part)
                assert step[part] != german[part] or part == "title", (one["id"], part)
            assert len(step["text"]) <= 200
            assert len(german["text"]) <= 260
            assert step["deed"]["event"] in shelf.title(title).words


@pytest.mark.parametrize("title", TITLES)
def test_the_coach_of_the_first_game_speaks_about_moments_that_come(title: str) -> None:
    """Over a few games of people who try things out, everything is said."""
    played, told = shelf.title(title), course(title, "en").game
    left = list(told["steps"])
    words = played.words
    for step in left:
        assert all(f"ask.{kind}" in words for kind in step["when"].get("kind", []))
        assert all(event in words for event in step["when"].get("event", []))
    for seed in range(12):
        if not left:
            break
        happened: set[str] = set()
        heard: list[Event] = []
        t = played.new(played.players[-1], seed, {**told["options"], "lesson": GAME}, heard.append)
        rng = random.Random(seed)
        while t.ask is not None and left and t.rounds() < 4:
            asked = t.ask.kind if t.ask.seat == 0 else ""
            happened |= {type(event).__name__ for event in heard}
            heard.clear()
            left = [step for step in left if not due(step["when"], asked, happened)]
            t.resolve(rng.choice(t.ask.options))
    assert left == []


def due(when: dict[str, list[str]], asked: str, happened: set[str]) -> bool:
    """As the coach of the page judges it."""
    return ("kind" not in when or asked in when["kind"]) and ("event" not in when or bool(happened & set(when["event"])))


def test_an_ordinary_game_is_no_lesson() -> None:
    for title in TITLES:
        assert shelf.title(title).options["lesson"].default == NONE
        assert lessons.lesson(facets.page(shelf.title(title)).lessons, NONE, "en") is None
