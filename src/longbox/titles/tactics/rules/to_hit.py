"""What shifts the FEAT of an attack, and which special results it may have."""

from __future__ import annotations

from typing import Final

from ..codes import BRAWLING, CHARGING, CONFUSED, ENDURANCE, MAGICAL, MENTAL, SHOOTING, VALUES
from ..state import Table
from ..words import Attack, HarderToHit, Hunts, Immovable, Screens, SureShot, Surprises
from .feats import HIT, IS_HELD, IS_STUCK, SLAM, STUN

OBSCURED, EXPOSED, DISTRACTED = -2, 2, -2
"""Column shifts to hit who is Obscured or Exposed (FT-333, FT-335), and for who is Confused (FT-322)."""
DODGED: Final = -2
"""The column shift for each colour of a Dodge token (FT-503..FT-505)."""

SCREENED: Final = (SHOOTING, MAGICAL)
"""The forms of attack that cover and screens hinder."""


def to_hit_shift(t: Table, who: int, attack: Attack, target: int) -> int:
    """The column shifts of an attack FEAT that come from the two figures' states; Staggered comes with every FEAT."""
    shift = 0
    if attack.form in SCREENED:  # FT-333..FT-335
        if t.obscured(target) and not t.has(who, SureShot):  # FT-333
            shift += OBSCURED  # FT-333
        if t.exposed(target):  # FT-335
            shift += EXPOSED  # FT-335
        shift += screen(t, target)
    if attack.form in (SHOOTING, CHARGING, MAGICAL):  # FT-502..FT-505, FT-507
        shift += DODGED * t.dodge[target]  # FT-502..FT-505, FT-507
    if attack.form in (CHARGING, SHOOTING, MENTAL, MAGICAL) and t.conditions[who] & CONFUSED:  # FT-322, FT-323
        shift += DISTRACTED  # FT-322, FT-323
    for part in t.parts(target, HarderToHit):
        if t.folio(who).renown < t.folio(target).renown:  # FT-120
            shift += part.shift  # FT-120
    if t.wounded(target):
        shift += sum(hunt.shift for hunt in t.parts(who, Hunts))
    if not t.flies(target):
        shift += sum(rule.shift for rule in attack.rules if isinstance(rule, Surprises))
    return shift


def screen(t: Table, who: int) -> int:
    """What protects a figure from Shooting and Magical attacks: the best screen of its own, a Teammate's or an Artifact's."""
    screens = [(t.at[other], part) for other in t.bonds().screens[who] for part in t.parts(other, Screens)]
    for number, square in enumerate(t.thing_at):
        if square >= 0 and t.thing_of[number] == t.seat[who]:
            screens += [(square, rule) for rule in t.the_thing(number).rules if isinstance(rule, Screens)]
    if not screens:
        return 0
    ground, here, best = t.ground(), t.at[who], 0
    for square, part in screens:
        if square >= 0 and ground.distance(square, here) <= part.squares and t.effect(square, here):
            best = min(best, part.shift)
    return best


def allowed(t: Table, who: int, target: int, attack: Attack, damage: int, result: str) -> bool:
    """Whether an attack may have a special result: Slams and Stuns need Endurance, Bullseyes and Kills renown."""
    if result in (HIT, IS_HELD, IS_STUCK):
        return True
    if VALUES[damage] == 0:  # FT-462
        return False
    if result == SLAM and t.has(target, Immovable):
        return False
    if result in (SLAM, STUN):  # FT-481
        if attack.form not in (BRAWLING, CHARGING):  # FT-470
            return True  # FT-470
        return t.ability(who, ENDURANCE) >= t.ability(target, ENDURANCE)  # FT-469
    return t.folio(target).renown <= t.folio(who).renown + 1  # FT-480, FT-482..FT-486
