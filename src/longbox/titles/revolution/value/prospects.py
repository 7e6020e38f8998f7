"""The chance to win, from a quick look at what every School has."""

from __future__ import annotations

from math import exp
from typing import Final

from ..decks import IS_STUDENT
from ..rules.upkeep import income
from ..table import Table
from .schools import might

WEIGHTS: Final = {
    "two": 0.55,
    "three": 0.55,
    "four": 0.75,
    "five": 1.0,
    "six": 2.0,
    "hope": 0.09,
    "much hope": 0.06,
    "income": 0.1,
    "cards": 0.15,
    "characters": 0.17,
    "six characters": 0.3,
    "tokens": 0.11,
    "advance": 0.2,
    "coins in characters": 0.02,
    "might": 0.045,
    "injured": -0.1,
    "commander": 0.05,
}
"""What each of these is worth, in steps of the logistic curve. Fitted to the ends of games between greedy players."""

STEPS: Final = ("two", "three", "four", "five", "six")


def features(t: Table) -> list[dict[str, float]]:
    """What every School has."""
    found = []
    for seat in range(t.seats):
        mine = dict.fromkeys(WEIGHTS, 0.0)
        for step, name in enumerate(STEPS, 2):
            if t.rp[seat] >= step:
                mine[name] = 1.0
        team = t.team[seat]
        mine["hope"] = min(t.hope[seat], 12)
        mine["much hope"] = max(0, t.hope[seat] - 12)
        mine["income"] = income(t, seat) - sum(not IS_STUDENT[who] for who in team)
        mine["cards"] = len(t.hands[seat])
        everyone = t.everyone(seat)
        mine["characters"] = min(len(everyone), 6)
        mine["six characters"] = float(len(everyone) >= 6)
        charged = sum(1 for who in everyone if t.power[who])
        mine["tokens"] = min(charged, 6)
        mine["advance"] = float(charged >= 6)
        mine["coins in characters"] = sum(t.worth(who) for who in team)
        mine["might"] = sum(sorted((might(t, who) for who in team if not t.injured >> who & 1), reverse=True)[:2])
        mine["injured"] = sum(t.injured >> who & 1 for who in team)
        mine["commander"] = float(t.commander == seat)
        found.append(mine)
    return found


def chances(t: Table) -> tuple[float, ...]:
    """The chance of every School to win a game that goes on."""
    odds = []
    for mine in features(t):
        total = 0.0
        for name, value in mine.items():
            total += WEIGHTS[name] * value
        odds.append(exp(total))
    whole = sum(odds)
    return tuple([one / whole for one in odds])
