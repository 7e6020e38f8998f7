"""Words about the attack being resolved: its type and weapon, the two rolls, and what was used for it earlier."""

from __future__ import annotations

from ..vocabulary import PLAYED
from .nodes import ATTACKER, Context, Number, Test, _Simple, anyone, that

in_play = _Simple("in_play", lambda c, who: bool(c.table.status[who] & PLAYED))

in_attack = that(ATTACKER, anyone)
"""The moment belongs to an attack; a dodge has no attacker."""


def either(one: Test, two: Test) -> Test:
    return Test(f"{one.name} or {two.name}", lambda c: one.check(c) or two.check(c))


def attack_is(*types: int) -> Test:
    """The moment belongs to an attack of one of these types."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return in_attack.check(c) and attack is not None and attack.kind in types

    return Test(f"attack_is{types}", check)


def defended(*faces: int) -> Number:
    """How many of these faces the defense roll shows."""
    return Number(f"defended{faces}", lambda c: sum(c.table.attack().defense_roll.count(face) for face in faces))


__all__ = [
    "attack_is",
    "defended",
    "either",
    "in_attack",
    "in_play",
]
