"""What the answers to the questions of an attack are worth."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import PASS

from ..codes import NOBODY
from ..rules.attacks import Strike
from ..rules.choices import Blow, Opportunity, Pass
from ..rules.damage import protection
from ..rules.harm import Harm
from ..rules.specials import FlurryOfBlows
from ..rules.walking import Walk
from ..state import Table, top
from ..words import Pierces
from .blows import after_armor, blow, result_worth
from .figures import loss


def result(t: Table, offered: Sequence[str]) -> list[float]:
    frame = top(t, Strike)
    attack, rules = frame.attack(t), frame.rules(t)
    return [result_worth(t, frame.who, attack, frame.target, rules, frame.rank, one, frame.evasion) for one in offered]


def bullseye(t: Table, offered: Sequence[str]) -> list[float]:
    frame = top(t, Strike)
    attack, amount = frame.attack(t), frame.amount(t)
    pierced = sum(rule.columns for rule in attack.rules if isinstance(rule, Pierces))
    more = after_armor(t, frame.target, amount + 1, attack.kind, pierced)
    gain = loss(t, frame.target, more) - loss(t, frame.target, after_armor(t, frame.target, amount, attack.kind, pierced))
    weak = 0.15 if protection(t, frame.target, attack.kind) else 0.0
    return [gain if choice == "damage" else weak for choice in offered]


def transfer(t: Table, offered: Sequence[int | Pass]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Strike | Harm)
    kind, pierced = frame.kind, 0
    if isinstance(frame, Strike):
        pierced = sum(rule.columns for rule in frame.attack(t).rules if isinstance(rule, Pierces))
    victims = [frame.target if choice == PASS else choice for choice in offered]
    return [-loss(t, who, after_armor(t, who, frame.amount(t), kind, pierced)) for who in victims]


def flurry(t: Table, offered: Sequence[Blow | Pass]) -> list[float]:
    who = top(t, FlurryOfBlows).who
    things = ("", t.things[t.carrying[who]]) if t.carrying[who] != NOBODY else ("",)
    return [
        0.0 if choice == PASS else 0.01 + blow(t, who, t.attacks(who)[choice[0]], choice[1], things[len(choice) - 2])
        for choice in offered
    ]


def opportunity(t: Table, offered: Sequence[Opportunity | Pass]) -> list[float]:
    """It costs nothing."""
    moving = top(t, Walk).who
    return [0.0 if one == PASS else 0.01 + blow(t, one[0], t.attacks(one[0])[one[1]], moving) for one in offered]
