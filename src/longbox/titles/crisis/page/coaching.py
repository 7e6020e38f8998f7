"""What a coach says of an option: objectives, damage, who is taken out, who can be reached."""

from __future__ import annotations

from math import hypot
from typing import ClassVar

from longbox.titles.facets.coaching import Change, Coaching, Facts, Topic, harm, owning

from ..codes import ACTIVATED, DAZED, NOBODY
from ..rules.actions import speed_of
from ..state import Table
from .goals import per_token, tokens_of, whose
from .voice import Voice

LITTLE = 0.3
"""Less damage on average is not worth a word."""


class CrisisCoaching(Coaching[Table]):
    weights: ClassVar = {
        "token": 0.06,
        "lead": 0.03,
        "hurts": 0.015,
        "fells": 0.09,
        "hurt": -0.015,
        "falls": -0.09,
        "reached": -0.025,
    }

    def facts(self, t: Table, seat: int) -> Facts:
        found: dict[Topic, float] = {("lead",): float(t.vp[seat] - t.vp[1 - seat])}
        for who in range(len(t.who)):
            mine = t.seat[who] == seat
            down = bool(t.status[who] & DAZED) or who not in t.team(t.seat[who])
            found["hurt" if mine else "hurts", who] = t.damage[who] + (t.stamina(who) if t.injured[who] else 0.0)
            found["falls" if mine else "fells", who] = float(t.injured[who]) + float(down)
        present = t.present()
        foes = [foe for foe in present if t.seat[foe] != seat]
        for who in present:
            if t.seat[who] == seat:
                found["reached", who] = float(sum(reaches(t, foe, who) for foe in foes))
        return found | owners(t, seat)

    def told(self, t: Table, topic: Topic, change: Change, language: str) -> str:
        v, (name, *about) = Voice(language, t), topic
        if name == "lead":
            n = round(change.size)
            return v("coach.points" if n > 0 else "coach.behind", n=abs(n)) if n else ""
        if name == "token":
            words = owning(change)
            return v.tongue.fill(words, {"what": v.token(about[0])}) if words else ""
        return harm(v, name, v.character(about[0]), change, LITTLE)


def owners(t: Table, seat: int) -> dict[Topic, float]:
    """Whose points each token is as it stands: mine, theirs, nobody's."""
    found: dict[Topic, float] = {}
    for id in t.crises if t.token_name else ():
        per = per_token(t, id)
        if per is not None:
            for i in tokens_of(t, id):
                if t.token_name[i] == f"{id}/{per.token}":
                    owner = whose(t, per, i)
                    found["token", i] = 0.0 if owner == NOBODY else 1.0 if owner == seat else -1.0
    return found


def reaches(t: Table, foe: int, who: int) -> bool:
    """Whether an enemy that has yet to act could attack somebody this round after one move, by distance alone."""
    if t.status[foe] & (ACTIVATED | DAZED):
        return False
    tools = t.the_tools()
    x, y, r = t.base[who]
    fx, fy, fr = t.base[foe]
    gap = hypot(fx - x, fy - y) - r - fr
    far = max((tools.range(max(1, strike.range)) for strike in t.strikes(foe) if strike.cost <= t.power[foe]), default=0.0)
    return gap <= far + tools.speeds()[speed_of(t, foe)]


FACET = CrisisCoaching
