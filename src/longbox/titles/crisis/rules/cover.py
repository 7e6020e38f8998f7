"""Cover: every defender has this ability of the book (CP-471..CP-478)."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Ability, AnyFrame

from ..codes import BLANK, BLOCK, CRIT, FAIL, HIT, WILD
from ..script import queries
from ..state import Table
from .attacks import Attack
from .dice import Change, fails_too
from .spots import covered_from
from .targets import SIGHT_FROM, origin


def in_cover(t: Table, attack: Attack) -> bool:
    """Whether the target has cover from this attack, whatever the dice show (CP-472..CP-478)."""
    attacker, who = attack.attacker, attack.target
    weapons = (attack.weapon, *attack.extras)
    if not attack.cover or any(t.library.changes_of(one, queries.NO_COVER) for one in weapons):
        return False
    if t.has(queries.NO_COVER, attacker, target=who):
        return False
    start = origin(t, attacker, attack.strike(t), SIGHT_FROM)
    return t.has(queries.COVER, who, attacker=attacker) or covered_from(t, start, who)


def _has_cover(t: Table, who: int, data: tuple[Any, ...]) -> bool:
    attack = t.attacking()
    if attack is None or data != (who, attack.attacker, who) or attack.target != who:
        return False  # not a defense roll of this attack: dodging knows no cover (CP-471)
    held = (BLOCK,) if fails_too(t, "defense", t.seat[who]) else (BLOCK, FAIL)
    if all(face in held for face in attack.defense_roll):
        return False
    return in_cover(t, attack)


def _use_cover(t: Table, who: int, data: tuple[Any, ...]) -> AnyFrame:
    return Change("cover", t.seat[who], "defense", 1, (CRIT, WILD, HIT, BLANK), BLOCK)


COVER = Ability("cover", 0, "modify_own", False, _has_cover, _use_cover)
