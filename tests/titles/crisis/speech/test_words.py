"""No event or question is without words; that all have German is in `tests/speech`."""

from __future__ import annotations

import inspect

from longbox.kernel import Event
from longbox.titles.crisis import events
from longbox.titles.crisis.script.running import Step
from longbox.titles.crisis.speech.log import WORDS

EVENTS = [name for name, one in inspect.getmembers(events, inspect.isclass) if issubclass(one, Event) and one is not Event]
QUESTIONS = sorted({kind for frame in Step.FAMILY.values() for kind in frame.ANSWERS if kind != "wait"} | {"react", "forced"})


def test_every_event_has_a_line() -> None:
    assert [name for name in EVENTS if name not in WORDS] == []


def test_every_question_has_words() -> None:
    assert [kind for kind in QUESTIONS if f"ask.{kind}" not in WORDS] == []
