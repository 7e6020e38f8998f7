"""The chance to win, from a quick look at the table: points, objectives, bodies, Power, and who can reach what."""

from __future__ import annotations

from functools import lru_cache
from math import exp, hypot
from typing import Final

from ..codes import ACTIVATED, DAZED, LAST_ROUND, NOBODY, ON_BOARD, VICTORY
from ..rules.objectives import securing
from ..script.library import Library
from ..state import Table
from .value import expected

WEIGHTS: Final = {
    "points": 3.5,
    "lead at the end": 7.0,
    "held": 0.5,
    "held by the dazed": 0.2,
    "secured": 0.25,
    "near": 0.28,
    "bodies": 0.1,
    "life": 0.1,
    "dazed": -0.02,
    "power": 0.025,
    "conditions": -0.04,
    "fight": 0.03,
    "ready fight": 0.05,
    "ready": 0.04,
    "tactics": 0.12,
    "turn": 0.01,
}
"""What each of these is worth, in steps of the logistic curve. Fitted to the ends of games between greedy players."""

NEAR: Final = 4.0
"""Inches that make something e times less present."""


@lru_cache(None)
def blows(
    library: Library, who: str, form: int, injured: int, purse: int, defense: tuple[int, ...], left: int
) -> tuple[tuple[int, float], ...]:
    """How far the attacks of a character reach that it could pay, and what share of the Stamina left each takes on average."""
    found: dict[int, float] = {}
    for strike in library.attacks_on(who, form, injured):
        if strike.cost <= purse:
            mean, chance = expected(strike.dice, defense[strike.type], left)
            reach = max(1, strike.range)
            found[reach] = max(found.get(reach, 0.0), mean / left + chance)
    return tuple(found.items())


def features(t: Table) -> dict[str, float]:
    """What the first player has more of than the second."""
    found = dict.fromkeys(WEIGHTS, 0.0)
    teams = t.team(0), t.team(1)
    for seat, team in enumerate(teams):
        sign = 1.0 if seat == 0 else -1.0
        foes = [foe for foe in teams[1 - seat] if not t.status[foe] & DAZED]
        for who in team:
            _add_character(t, found, sign, who, foes)
        found["tactics"] += sign * len(t.tactics[seat])
    for token, holder in enumerate(t.token_holder):
        if holder >= 0:
            found["held" if t.can_be_affected(holder) else "held by the dazed"] += 1.0 if t.seat[holder] == 0 else -1.0
        else:
            _add_token(t, found, token, teams)
    lead = (t.vp[0] - t.vp[1]) / VICTORY
    found["points"] = lead
    found["lead at the end"] = lead * max(max(t.vp) / VICTORY, min(t.round, LAST_ROUND) / LAST_ROUND)
    if t.ask is not None and t.ask.kind == "turn":
        found["turn"] = 1.0 if t.ask.seat == 0 else -1.0
    return found


def _add_character(t: Table, found: dict[str, float], sign: float, who: int, foes: list[int]) -> None:
    threat, side = t.card(who).threat, t.side(who)
    found["bodies"] += sign * threat * (1.0 if t.injured[who] else 2.0)
    found["power"] += sign * min(t.power[who], 8)
    if t.status[who] & DAZED:
        found["dazed"] += sign * threat
        return
    found["life"] += sign * threat * (side.stamina - t.damage[who]) / side.stamina
    found["conditions"] += sign * t.conditions[who].bit_count()
    fight = _fight(t, who, foes)
    found["fight"] += sign * fight
    if not t.status[who] & ACTIVATED:
        found["ready"] += sign * threat
        found["ready fight"] += sign * fight


def _fight(t: Table, who: int, foes: list[int]) -> float:
    """What the best attack of a character promises, less for every inch that it is too far away."""
    ranges = t.the_tools().ranges
    x, y, r = t.base[who]
    best = 0.0
    for foe in foes:
        fx, fy, fr = t.base[foe]
        gap = hypot(fx - x, fy - y) - r - fr
        other = t.side(foe)
        left = max(1, other.stamina - t.damage[foe])
        for far, hurt in blows(t.library, t.who[who], t.form[who], t.injured[who], t.power[who] + 1, tuple(other.defense), left):
            over = gap - ranges[far - 1]
            if over > 0:
                hurt *= exp(-over / NEAR)
            best = max(best, hurt * t.card(foe).threat)
    return best


def _add_token(t: Table, found: dict[str, float], token: int, teams: tuple[list[int], list[int]]) -> None:
    """A token that nobody holds: whose it is, and who is near."""
    holder, owner = t.token_holder[token], t.token_side[token]
    if owner == NOBODY and holder == ON_BOARD:
        owner = securing(t, token)
    if owner != NOBODY:
        found["secured"] += 1.0 if owner == 0 else -1.0
    if holder == ON_BOARD:
        tx, ty = t.token_at[token]
        for seat, team in enumerate(teams):
            gaps = [hypot(t.base[who][0] - tx, t.base[who][1] - ty) for who in team if not t.status[who] & DAZED]
            near = exp(-min(gaps, default=40.0) / NEAR)
            found["near"] += near if seat == 0 else -near


def chance(t: Table) -> float:
    """The chance of the first player to win a game that goes on."""
    total = 0.0
    for name, value in features(t).items():
        total += WEIGHTS[name] * value
    return 1.0 / (1.0 + exp(-total))
