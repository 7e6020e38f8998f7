"""The first lesson: a prepared position and what a coach says beside it.

The position is a saved game (`first.json`, found by `scripts/lesson.py`), the words are in `first.steps.json`. The learner plays on
from there, freely: nothing is forced, and the coach speaks when the moment comes. The first step that is due is said, and the next
one when it was read. Due is, by `when`:

- `{}`: at once;
- `{"kind": [...]}`: a question of one of these kinds is put to the learner;
- `{"event": [...]}`: one of these things has happened since the lesson began. With both, both must hold.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FIRST = Path(__file__).with_name("first.json")
STEPS = Path(__file__).with_name("first.steps.json")


@cache
def lesson(language: str) -> dict[str, Any]:
    """The saved game and the coach's words.

    >>> len(lesson("de")["steps"]), lesson("en")["steps"][0]["title"]
    (12, 'Four Schools, one revolution')
    """
    rows = json.loads(STEPS.read_text(encoding="utf-8"))
    steps = [{**row, "title": row["title"][language], "text": row["text"][language]} for row in rows]
    return {"save": FIRST.read_text(encoding="utf-8"), "seat": 0, "steps": steps}
