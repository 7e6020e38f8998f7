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
    "points": 1.0,
    "lead at the end": 9.5,
    "last page": 17.0,
    "health": 3.4,
    "plot": 7.5,
    "plot later": 6.0,
    "fight": 3.3,
    "fight later": 2.2,
    "hindered": -7.5,
    "karma": 0.05,
    "dodging": 0.02,
}
"""What each of these is worth, in steps of the logistic curve. Fitted to 29,680 moments of 650 games between greedy players, with how
each game began held fixed: how strong the teams are tells who will win, but not what is worth doing. Karma gets half of its fit,
because who has some left also rolled well so far."""


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
    """What the first player has more of than the second; points and what brings them as shares of a victory.

    What is only good for a later Page fades as somebody comes near to victory.
    """
    need = level_of(t).victory
    lead, near = (t.vp[0] - t.vp[1]) / need, min(1.0, max(t.vp) / need)
    found = dict.fromkeys(WEIGHTS, 0.0)
    found["points"] = lead
    found["lead at the end"] = lead * near
    if near == 1.0:
        found["last page"] = lead / (1 + t.ready.count(READY))
    ground = t.ground()
    for who, health in enumerate(t.health):
        if t.ready[who] == KO:
            continue
        seat = t.seat[who]
        sign = 1.0 if seat == 0 else -1.0
        share = sign / need
        late = 1.0 - near
        found["health"] += late * share * (1 - LAST) * stake(t, who) * health / t.folio(who).health
        for bit, part in HINDRANCES.items():
            if t.conditions[who] & bit:
                found["hindered"] += share * part * usual(t, who)
        found["karma"] += late * sign * t.karma[who]
        found["dodging"] += sign * t.dodge[who]
        square = t.at[who]
        if square < 0:
            continue
        later = "" if t.ready[who] == READY or t.acting == who else " later"
        if later:
            share *= late
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
    return found


def chance(t: Table) -> float:
    """The chance of the first player to win a game that goes on."""
    sum = 0.0
    for name, value in features(t).items():
        sum += WEIGHTS[name] * value
    return 1.0 / (1.0 + exp(-sum))
