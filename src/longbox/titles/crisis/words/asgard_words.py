"""Words about whose turn it is and who is hurt."""

from __future__ import annotations

from dataclasses import dataclass

from ..script.nodes import Context, Filter, Test

own_turn = Test("own_turn", lambda c: c.table.active == c.seat)
"""It is a turn of the card's player."""
own_activation = Test("own_activation", lambda c: c.table.activated() == c.me)
"""This character's activation is going on."""


def _attacked(c: Context) -> bool:
    attack = c.table.attacking()
    return attack is not None and attack.target == c.me


attacked = Test("attacked", _attacked)
"""The attack being resolved is against this character."""


def defense_roll_has(*faces: int) -> Test:
    """The defense roll shows all of these faces."""
    return Test("defense_roll_has", lambda c: all(face in c.table.attack().defense_roll for face in faces), faces)


@dataclass(frozen=True, slots=True)
class has_damage(Filter):  # noqa: N801  (words of the language are lower case)
    """Has suffered damage that is still there."""

    def test(self, c: Context, who: int) -> bool:
        return c.table.damage[who] > 0


__all__ = [
    "attacked", "defense_roll_has", "has_damage",
    "own_activation", "own_turn",
]  # fmt: skip
