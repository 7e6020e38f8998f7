"""By what something is done: an attack, a special rule of one, a superpower."""

from __future__ import annotations

from ..codes import PHYSICAL
from ..rules.attacks import Attack
from ..rules.collisions import Collision
from ..rules.damage import ATTACK, COLLISION, Suffer
from ..rules.superpowers import UseSuperpower
from ..script.keys import Key
from ..script.nodes import Context, Test
from ..script.running import Run


def _by_attack(c: Context) -> bool:
    return any(isinstance(frame, Suffer) and frame.kind == ATTACK and frame.target == c.me for frame in reversed(c.table.stack))


by_attack = Test("by_attack", _by_attack)
"""The damage this character suffers is dealt by an attack."""


def _bodily(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if isinstance(frame, Suffer):
            return frame.kind == COLLISION or (frame.kind == ATTACK and c.table.attack().kind == PHYSICAL)
        if isinstance(frame, Collision):
            return True  # all of it has happened, and its damage is answered now
    return False


bodily = Test("bodily", _bodily)
"""The damage comes from a physical attack or a collision."""


def _by_collision(c: Context) -> bool:
    suffering = next((frame for frame in reversed(c.table.stack) if isinstance(frame, Suffer)), None)
    return suffering is not None and suffering.kind == COLLISION


by_collision = Test("by_collision", _by_collision)
"""The damage that is suffered comes from a collision."""


def effect_of_attack(*types: int) -> Test:
    """What is being carried out is a special rule of an attack of one of these types."""

    def check(c: Context) -> bool:
        attack, script = c.table.attacking(), script_of(c)
        return attack is not None and attack.kind in types and script in (attack.weapon, *attack.extras)

    return Test("effect_of_attack", check, types)


def script_of(c: Context) -> str:
    """The card part whose script is being carried out: the innermost one."""
    for frame in reversed(c.table.stack):
        if isinstance(frame, Run):
            return Key.of(frame.script).whole
    return ""


def _by_superpower(c: Context) -> bool:
    power = c.table.library.superpowers.get(script_of(c))
    return power is not None and not power.leadership


by_superpower = Test("by_superpower", _by_superpower)
"""What happens is done by a superpower."""


def by_attack_rule(*types: int) -> Test:
    """What happens is done by a special rule of an attack, of one of these types if any are named."""

    def check(c: Context) -> bool:
        return script_of(c) in c.table.library.strikes and (not types or c.table.attack().kind in types)

    return Test("by_attack_rule", check, types)


def _in_the_fight(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if isinstance(frame, Run):
            script = Key.of(frame.script).bare
            power = c.table.library.superpowers.get(script)
            return script in c.table.library.strikes if power is None else not power.leadership
        if isinstance(frame, Attack | UseSuperpower):
            return True
    return False


by_attack_or_superpower = Test("by_attack_or_superpower", _in_the_fight)
"""What happens is done by an attack or a superpower, no card and no Leadership."""


def superpower_is(*ids: str) -> Test:
    """The superpower being used is one of these."""

    def check(c: Context) -> bool:
        for frame in reversed(c.table.stack):
            if isinstance(frame, UseSuperpower):
                return Key.of(frame.power).id in ids
        return False

    return Test("superpower_is", check, ids)


def _paid_for(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if isinstance(frame, UseSuperpower):
            return frame.spent > 0
    return False


superpower_paid = Test("superpower_paid", _paid_for)
"""Power was spent for the superpower that has just been used."""


__all__ = [
    "bodily",
    "by_attack",
    "by_attack_or_superpower",
    "by_attack_rule",
    "by_collision",
    "by_superpower",
    "effect_of_attack",
    "script_of",
    "superpower_is",
    "superpower_paid",
]  # fmt: skip
