"""Whom the six forms of attack may target from where a figure stands. A Charge has its own rules."""

from __future__ import annotations

from ..codes import BRAWLING, GRAPPLING, MAGICAL, MENTAL, NOBODY, SHOOTING
from ..state import Table
from ..words import Attack
from .adjacency import adjacent_foes, reached, shoots_past
from .conditions import may_affect
from .objects import throw_of
from .sight import in_the_way, sees

THROW = -1
"""The number that stands for throwing what a figure carries (FT-552)."""


def the_attack(t: Table, who: int, number: int) -> Attack:
    """An attack of a folio, or the throw of what the figure carries."""
    if number == THROW:
        return throw_of(t.the_thing(t.carrying[who]))
    return t.attacks(who)[number]


def targets(t: Table, who: int, attack: Attack, thrown: bool = False) -> list[int]:
    """The opposing figures an attack may be made against from where its figure stands (FT-358). A Charge has its own rules."""
    if attack.form in (BRAWLING, GRAPPLING):
        if attack.form == GRAPPLING and t.carrying[who] != NOBODY:  # FT-329
            return []  # FT-329
        return [foe for foe in reached(t, who) if may_affect(t, who, foe)]
    if attack.form == MENTAL:
        return within_sight(t, who, t.foes(who), attack.range)
    if attack.form in (SHOOTING, MAGICAL):
        if t.carrying[who] != NOBODY and not thrown:  # FT-327, FT-328
            return []  # FT-327, FT-328
        return within_sight(t, who, in_the_open(t, who), attack.range)
    return []


def in_the_open(t: Table, who: int) -> list[int]:
    """Whom a Shooting or Magical attack may be aimed at: nobody adjacent, or among adjacent figures only where somebody flies.

    FT-407, FT-453.
    """
    close = adjacent_foes(t, who)
    if not close or shoots_past(t, who, close):
        return t.foes(who)
    if t.flies(who):  # FT-412, FT-457
        return close  # FT-412, FT-457
    return [] if any(not t.flies(foe) for foe in close) else close  # FT-410, FT-411, FT-456: the adjacent fliers, nobody else


def within_sight(t: Table, who: int, foes: list[int], far: int) -> list[int]:
    """Those of some opponents in range and Line of Sight (FT-237, FT-408, FT-409, FT-454)."""
    ball = t.ground().ball(t.at[who], far)
    near = [foe for foe in foes if ball >> t.at[foe] & 1 and may_affect(t, who, foe)]
    if not near:
        return near
    blocking = in_the_way(t, who)
    return [foe for foe in near if sees(t, who, foe, blocking)]


def brawls(t: Table, who: int) -> list[tuple[int, int]]:
    """The Brawling attacks a figure can make: number and target."""
    return [(number, foe) for number, one in enumerate(t.attacks(who)) if one.form == BRAWLING for foe in targets(t, who, one)]
