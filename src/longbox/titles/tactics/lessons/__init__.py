"""Lessons: few figures on a small map, one idea each.

A scene draws its `map` (longbox/titles/tactics/maps), names `figures` (folio, seat, square, and what differs from a fresh one), the
Plots with their tokens, Objects, and the percentile `rolls` to come, so that everybody sees the same FEAT. What is rolled after
them comes from the table's own dice.
"""

from __future__ import annotations

import json

from longbox.titles import lessons

from ..maps import NORTH, SOUTH
from ..rules.pages import Page
from ..rules.quick import QuickIssue
from ..state import Table


def lay_out(t: Table, scene: lessons.Scene) -> None:
    """The position of a lesson: the learner's Panel."""
    t.map = json.dumps({"drawing": scene["map"], "indoor": []})
    t.sides = (SOUTH, NORTH)  # the learner sits in front of the map
    t.page, t.plot = 1, (scene["plot"][0], scene["plot"][1])
    width = t.ground().width
    for id, seat, (x, y), values in scene["figures"]:
        who = t.enlist(seat, id)
        t.at[who] = y * width + x
        for name, value in values.items():
            getattr(t, name)[who] = value
    t.plots = [y * width + x for x, y in scene["plots"]]
    for id, seat, (x, y) in scene.get("things", ()):
        t.things.append(id)
        t.thing_at.append(y * width + x)
        t.thing_of.append(seat)
    t.script = [face for roll in scene.get("rolls", ()) for face in (roll % 100 // 10 or 10, roll % 10 or 10)] or None
    t.script_ends = False
    t.stack += [lessons.at(QuickIssue(), "pages"), lessons.at(Page(turn=0, panel=1), "panels")]
