"""The chance to win, from a quick look at the table: what was won, who is left, what everybody could do from where they are."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from ..codes import BRAWLING, GRAPPLING, KO, NOBODY, READY, VALUES, WHITE
from ..odds.feats import CHANCES
from ..rules.karma import REROLL
from ..rules.levels import level_of
from ..rules.movement import gait
from ..state import KITS, Table
from ..words import FIGURES, Armor, Measure
from .figures import HINDRANCES, LATER, loss, stake, usual
from .squares import plot_worth, way_to

WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "points": (3.46, 7.64),
    "figures": (-0.0603, -0.244),
    "stake": (2.18, -0.886),
    "health": (1.64, -0.812),
    "plot": (-11, 5.35),
    "plot near": (4.02, 5.03),
    "plot near, ready": (4.96, 6.87),
    "plot in sight": (2, 3.33),
    "plot in sight, ready": (1.45, 8.99),
    "fight": (1.96, -0.584),
    "fight, ready": (2.32, -1.54),
    "threatened": (-0.882, -0.553),
    "threatened now": (-0.665, -0.378),
    "hindered": (-1.35, -11.6),
    "karma": (0.00867, 0.0113),
    "rerolls": (0.027, 0.012),
    "dodging": (0.0808, -0.148),
    "ready": (0.128, -0.218),
    "turn": (-0.0397, 0.0901),
}
"""What each of these is worth, in steps of the logistic curve: when an Issue begins, and how much more when it is about to be won.

Fitted to the ends of 4,700 games between greedy players, in which some decisions were left to chance and figures lost or gained
Karma and Health for no reason: what a player has is worth no more here because good players happen to have it.
"""


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


def exchange(t: Table, who: int, speed: int) -> tuple[float, float, float]:
    """The best blow of a figure by when it can land it, the worst one that threatens it, and the worst of those Ready now."""
    ground, square = t.ground(), t.at[who]
    blow = worst = worst_now = 0.0
    for foe in t.foes(who):
        far, other = ground.distance(square, t.at[foe]), max(1, t.folio(foe).speed)
        for reach, hits, hurt in might(t.who[who], t.who[foe]):
            gap = far - reach
            pages = 0 if gap <= speed else 1 if gap <= 2 * speed else 2
            blow = max(blow, hits * loss(t, foe, hurt) * LATER**pages)
        for reach, hits, hurt in might(t.who[foe], t.who[who]):
            if far - reach <= other:
                cost = hits * loss(t, who, hurt)
                worst = max(worst, cost)
                if t.ready[foe] == READY:
                    worst_now = max(worst_now, cost)
    return blow, worst, worst_now


def way_to_plot(t: Table, who: int, speed: int) -> str:
    """The feature of a figure that is near its Plot or can get there soon; empty where it is farther away."""
    ground, square, way = t.ground(), t.at[who], gait(t, who)
    steps = min((way_to(ground, way, one).get(square, 60) for one in t.tokens(t.seat[who]) if one >= 0), default=60)
    if steps > 3 * speed:
        return ""
    return "plot near" if steps <= speed else "plot in sight"


def turn(t: Table) -> float:
    """Whose turn it is to activate a figure."""
    if t.ask is None or t.ask.kind != "activate":
        return 0.0
    return 1.0 if t.ask.seat == 0 else -1.0


def features(t: Table) -> dict[str, float]:
    """What the first player has more of than the second; points and what brings them as shares of a victory."""
    need = level_of(t).victory
    found = dict.fromkeys(WEIGHTS, 0.0)
    for who, health in enumerate(t.health):
        if t.ready[who] == KO:
            continue
        seat, square, folio = t.seat[who], t.at[who], t.folio(who)
        sign = 1.0 if seat == 0 else -1.0
        share = sign / need
        at_stake = share * stake(t, who)
        found["figures"] += sign
        found["stake"] += at_stake
        found["health"] += at_stake * health / folio.health
        found["karma"] += sign * t.karma[who]
        found["rerolls"] += sign * (t.karma[who] // REROLL)
        if square < 0:
            continue
        ready = t.ready[who] == READY or t.acting == who
        if ready:
            found["ready"] += at_stake
        found["dodging"] += at_stake * t.dodge[who]
        for bit, part in HINDRANCES.items():
            if t.conditions[who] & bit:
                found["hindered"] += share * part * usual(t, who)
        speed = max(1, folio.speed)
        worth = share * plot_worth(t, who)
        if worth:
            found["plot"] += worth
            if name := way_to_plot(t, who, speed):
                found[name] += worth
                if ready:
                    found[name + ", ready"] += worth
        blow, worst, worst_now = exchange(t, who, speed)
        found["fight"] += share * blow
        if ready:
            found["fight, ready"] += share * blow
        found["threatened"] += share * worst
        found["threatened now"] += share * worst_now
    found["points"] = (t.vp[0] - t.vp[1]) / need
    found["turn"] = turn(t)
    return found


def chance(t: Table) -> float:
    """The chance of the first player to win a game that goes on."""
    late = max(t.vp) / level_of(t).victory
    steps = 0.0
    for name, value in features(t).items():
        early, more = WEIGHTS[name]
        steps += (early + late * more) * value
    return 1.0 / (1.0 + exp(-steps))
