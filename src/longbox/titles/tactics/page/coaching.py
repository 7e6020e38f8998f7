"""What a coach says of an option: the Plot, damage, who is KO'ed, who can be attacked."""

from __future__ import annotations

from typing import ClassVar

from longbox.titles.facets.coaching import Change, Coaching, Facts, Topic, harm

from ..codes import GRAPPLING, KO, NOBODY, READY
from ..rules.plots import advanceable
from ..state import Table
from .voice import Voice

LITTLE = 0.5
"""Less damage on average is not worth a word."""


class TacticsCoaching(Coaching[Table]):
    weights: ClassVar = {
        "lead": 0.06,
        "plot": 0.05,
        "their plot": -0.05,
        "hurts": 0.008,
        "fells": 0.12,
        "hurt": -0.008,
        "falls": -0.12,
        "reached": -0.02,
    }

    def paused(self, t: Table) -> bool:
        return t.ask is None or t.ask.kind in ("activate", "first")

    def facts(self, t: Table, seat: int) -> Facts:
        found: dict[Topic, float] = {("lead",): float(t.vp[seat] - t.vp[1 - seat])}
        for who, health in enumerate(t.health):
            mine, down = t.seat[who] == seat, t.ready[who] == KO
            found["hurt" if mine else "hurts", who] = float(t.folio(who).health - max(0, health))
            if t.commander[who] == NOBODY:
                found["falls" if mine else "fells", who] = float(down)
            if down or t.at[who] < 0:
                continue
            found["plot" if mine else "their plot", who] = float(advanceable(t, who))
            if mine:
                found["reached", who] = float(sum(reaches(t, foe, who) for foe in t.foes(who)))
        return found

    def told(self, t: Table, topic: Topic, change: Change, language: str) -> str:
        v, (name, *about) = Voice(language, t), topic
        if name == "lead":
            n = round(change.size)
            return v("coach.points" if n > 0 else "coach.behind", n=abs(n)) if n else ""
        if name in ("plot", "their plot"):
            key = plotting(name == "plot", change)
            return v(key, who=v.figure(about[0])) if key else ""
        return harm(v, name, v.figure(about[0]), change, LITTLE)


def plotting(mine: bool, change: Change) -> str:
    """The word for somebody who comes to the Plot, or leaves it."""
    if change.size > 0 and change.after >= 0.5:
        return "coach.plot" if mine else "coach.theirs"
    if mine:
        return "coach.leaves" if change.after < 0.5 <= change.before else ""
    return "coach.drives" if change.size < 0 and change.after < 0.5 else ""


def reaches(t: Table, foe: int, who: int) -> bool:
    """Whether an opponent that is Ready could attack a figure this Page after one Move, by distance alone."""
    if t.ready[foe] != READY or t.at[foe] < 0:
        return False
    far = t.ground().distance(t.at[foe], t.at[who])
    reach = max((max(1, attack.range) for attack in t.attacks(foe) if attack.form != GRAPPLING), default=0)
    return far <= reach + t.speed(foe)


FACET = TacticsCoaching
