"""The chance to win, from a quick look at the table: what was won, who is left, what everybody could do from where they are."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from ..language import FIGURES, Armor, Measure
from ..odds import CHANCES
from ..rules.levels import level_of
from ..rules.movement import gait
from ..table import KITS, Table
from ..vocabulary import BRAWLING, GRAPPLING, KO, NOBODY, READY, VALUES, WHITE
from .figures import HINDRANCES, LAST, LATER, loss, stake, usual
from .squares import plot_worth, way_to

WEIGHTS: Final = {
    "points": 4.5,
    "bodies": 0.5,
    "health": 3.0,
    "plot": 11.0,
    "plot later": 9.0,
    "fight": 6.0,
    "fight later": 5.0,
    "hindered": -3.0,
    "karma": 0.025,
    "dodging": 0.015,
    "lead at the end": 5.0,
    "ready": 1.2,
    "turn": 0.03,
}
"""What each of these is worth, in steps of the logistic curve. Fitted to the ends of games between greedy players."""


@lru_cache(None)
def might(who: str, target: str) -> tuple[tuple[int, float, int], ...]:
    """How far the attacks of one folio reach, how often they hit, and what they take from another folio then."""
    one = FIGURES[who]

    def rank(measure: Measure) -> int:
        return measure[1] if measure[0] == NOBODY else one.abilities[measure[0]]

    found = []
    for attack in one.attacks:
        if attack.form != GRAPPLING:
            armor = max((VALUES[part.rank] for part in KITS[target].of(Armor) if attack.kind in part.covers), default=0)
            far = KITS[who].reach if attack.form == BRAWLING else attack.range
            hurt = max(0, VALUES[rank(attack.damage)] - armor)
            found.append((far, 1.0 - CHANCES[rank(attack.to_hit)][WHITE], hurt))
    return tuple([row for row in found if row[2]])


def features(t: Table) -> dict[str, float]:
    """What the first player has more of than the second; points and what brings them as shares of a victory."""
    level = level_of(t)
    need = level.victory
    found = dict.fromkeys(WEIGHTS, 0.0)
    ground, stakes = t.ground(), [stake(t, who) for who in range(len(t.who))]
    for who, health in enumerate(t.health):
        if t.ready[who] == KO:
            continue
        seat = t.seat[who]
        sign = 1.0 if seat == 0 else -1.0
        share = sign / need
        found["bodies"] += share * LAST * stakes[who]
        found["health"] += share * (1 - LAST) * stakes[who] * health / t.folio(who).health
        for bit, part in HINDRANCES.items():
            if t.conditions[who] & bit:
                found["hindered"] += share * part * usual(t, who)
        found["karma"] += sign * t.karma[who]
        found["dodging"] += sign * t.dodge[who]
        square = t.at[who]
        if square < 0:
            continue
        later = "" if t.ready[who] == READY or t.acting == who else " later"
        if not later:
            found["ready"] += share * usual(t, who)
        pace = 1.5 * max(1, t.folio(who).speed)
        worth = plot_worth(t, who)
        if worth:
            way = gait(t, who)
            steps = min(
                (way_to(ground, way, one).get(square, 60) for one in t.plots[2 * seat : 2 * seat + 2] if one >= 0), default=60
            )
            found["plot" + later] += share * worth * LATER ** (steps / pace)
        fight = 0.0
        for foe in t.foes(who):
            far = ground.distance(square, t.at[foe])
            for reach, hits, hurt in might(t.who[who], t.who[foe]):
                fight = max(fight, hits * loss(t, foe, hurt) * LATER ** (max(0, far - reach) / pace))
        found["fight" + later] += share * fight
    lead = (t.vp[0] - t.vp[1]) / need
    found["points"] = lead
    found["lead at the end"] = lead * max(t.vp) / need
    if t.ask is not None and t.ask.kind == "activate":
        found["turn"] = 1.0 if t.ask.seat == 0 else -1.0
    return found


def chance(t: Table) -> float:
    """The chance of the first player to win a game that goes on."""
    sum = 0.0
    for name, value in features(t).items():
        sum += WEIGHTS[name] * value
    return 1.0 / (1.0 + exp(-sum))
