"""The log reads like a report, in both languages, and no event or question is without words."""

from __future__ import annotations

import inspect

import pytest

from longbox.kernel import Event
from longbox.titles.crisis import events
from longbox.titles.crisis.script.running import Step
from longbox.titles.crisis.speech import WORDS

EVENTS = [name for name, one in inspect.getmembers(events, inspect.isclass) if issubclass(one, Event) and one is not Event]
QUESTIONS = sorted({kind for frame in Step.FAMILY.values() for kind in frame.ANSWERS if kind != "wait"} | {"react", "forced"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_event_has_a_line(language: str) -> None:
    assert [name for name in EVENTS if name not in WORDS[language]] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_has_words(language: str) -> None:
    assert [kind for kind in QUESTIONS if f"ask.{kind}" not in WORDS[language]] == []


def test_both_languages_have_the_same_words() -> None:
    assert set(WORDS["en"]) == set(WORDS["de"])
