"""First lessons: a prepared position and what a coach says beside it.

A title keeps its lesson in a folder: the position is a saved game (`first.json`, found by `scripts/lesson.py`), the words are in
`first.steps.json`. The learner plays on from there, freely: nothing is forced, and the coach speaks when the moment comes. The
first step that is due is said, and the next one when it was read. Due is, by `when`:

- `{}`: at once;
- `{"kind": [...]}`: a question of one of these kinds is put to the learner;
- `{"event": [...]}`: one of these things has happened since the lesson began. With both, both must hold.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import NotRequired, TypedDict


class Step(TypedDict):
    """Something the coach says: a title and a text, `when` it is due, and `at` which part of the page."""

    title: str
    text: str
    when: dict[str, list[str]]
    at: NotRequired[str]


class Lesson(TypedDict):
    save: str
    seat: int
    steps: list[Step]


@cache
def lesson(package: str, language: str) -> Lesson:
    """The saved game and the coach's words in the folder `lessons` of a package.

    >>> first = lesson("longbox.titles.tactics.page", "en")
    >>> len(first["steps"]), first["steps"][0]["title"]
    (12, 'Two teams, one street')
    """
    folder = resources.files(package) / "lessons"
    rows = json.loads((folder / "first.steps.json").read_text(encoding="utf-8"))
    steps: list[Step] = []
    for row in rows:
        told: Step = {"when": row["when"], "title": row["title"][language], "text": row["text"][language]}
        if "at" in row:
            told["at"] = row["at"]
        steps.append(told)
    return {"save": (folder / "first.json").read_text(encoding="utf-8"), "seat": 0, "steps": steps}
