"""Lessons: few characters on an open board, one idea each.

A scene names `characters` (card, seat, place, and what lies on the card), `crises`, `terrain` as boxes, Team Tactic cards, and the
`dice` to come, so that everybody sees the same roll. What is rolled after them comes from the table's own dice.
"""

from __future__ import annotations

from longbox.titles import lessons

from ..codes import ACTIVATED, DAZED, FACES, SIDES
from ..rules.entering import enlist, put_into_play
from ..rules.missions import set_out_tokens
from ..rules.rounds import ActivationPhase, Match, Round
from ..state import Table

MARKS = {"activated": ACTIVATED, "dazed": DAZED}


def lay_out(t: Table, scene: lessons.Scene) -> None:
    """The position of a lesson: the learner's turn in an Activation Phase."""
    t.terrain = tuple(box(*one) for one in scene.get("terrain", ()))
    t.edges, t.round, t.priority = ("south", "north"), scene.get("round", 1), 0
    for card, seat, at, values in scene["characters"]:
        who = enlist(t, seat, card, "")
        put_into_play(t, who, (float(at[0]), float(at[1])))
        t.power[who], t.damage[who] = values.get("power", 0), values.get("damage", 0)
        for mark in values.get("marks", ()):
            t.status[who] |= MARKS[mark]
    t.crises = tuple(scene.get("crises", ()))
    t.tactics = [list(cards) for cards in scene.get("tactics", ((), ()))]
    set_out_tokens(t)
    for token, who in scene.get("held", ()):
        t.token_holder[token] = who
    faces = [SIDES.index(FACES.index(face)) + 1 for face in scene.get("dice", "").split()]
    t.script, t.script_ends = faces or None, False
    t.index = None
    t.stack += [
        lessons.at(Match(), "rounds"),
        lessons.at(Round(), "cleanup_phase"),
        lessons.at(ActivationPhase(to_move=0), "turns"),
    ]


def box(kind: str, size: int, x: float, y: float, width: float, height: float) -> tuple[object, ...]:
    """A piece of terrain by its lower left corner."""
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return (kind, size, True, tuple((float(a), float(b)) for a, b in corners))
