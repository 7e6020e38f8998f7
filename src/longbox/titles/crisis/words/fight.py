"""Words about the attack being resolved: its type and weapon, the two rolls, and what was used for it earlier."""

from __future__ import annotations

from ..codes import PLAYED
from ..script.nodes import ATTACKER, Context, Number, Test, _Simple

in_play = _Simple("in_play", lambda c, who: bool(c.table.status[who] & PLAYED))

in_attack = Test("in_attack", lambda c: ATTACKER.of(c) >= 0)
"""The moment belongs to an attack; a dodge has no attacker."""


def either(one: Test, two: Test) -> Test:
    return Test("or", lambda c: one.check(c) or two.check(c), (one, two))


def attack_is(*types: int) -> Test:
    """The moment belongs to an attack of one of these types."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return in_attack.check(c) and attack is not None and attack.kind in types

    return Test("attack_is", check, types)


def defended(*faces: int) -> Number:
    """How many of these faces the defense roll shows."""
    return Number("defended", lambda c: sum(c.table.attack().defense_roll.count(face) for face in faces), faces)


__all__ = [
    "attack_is",
    "defended",
    "either",
    "in_attack",
    "in_play",
]
