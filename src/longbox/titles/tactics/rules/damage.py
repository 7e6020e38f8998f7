"""Damage, Armor, Immune, Weaken, and being KO'ed (chapters "Damage Types", "Armor, Immunity and Skrulls!", "Readiness")."""

from __future__ import annotations

from typing import Final

from ..codes import KO, NOBODY, OFF, PHASED, SHIFT_0, VALUES, WORTH, is_a
from ..events import Damaged, Healed, HealthLost, KnockedOut, Scored, Weakened
from ..state import Table
from ..words import Armor, Immune
from .conditions import countering_ends, effects_end
from .objects import fumbled

COVERED_BEFORE: Final = {"hobgoblin": "physical"}
"""Whose Armor covered more in version 0.1: games that were saved then go on as they began."""


def covers(armor: Armor, kind: str) -> bool:
    """Whether Armor works against a type of damage: covered, and not excluded (FT-384..FT-390, FT-392)."""
    return any(is_a(kind, one) for one in armor.covers) and not any(is_a(kind, one) for one in armor.but)


def armor_rank(t: Table, who: int, armor: Armor, pierced: int = 0) -> int:
    """The rank of an Armor with Weaken tokens and what an attack takes off it (FT-393)."""
    return max(SHIFT_0, armor.rank - t.weaken[who] - pierced)


def immune(t: Table, who: int, kind: str) -> bool:
    """FT-343, FT-395..FT-397."""
    if t.conditions[who] & PHASED and is_a(kind, "physical"):
        return True
    return any(is_a(kind, one.kind) for one in t.parts(who, Immune))


def protection(t: Table, who: int, kind: str, pierced: int = 0) -> int:
    """What a figure's best Armor prevents; several do not add up (FT-384..FT-390, FT-392, TQ-50)."""
    worn = [one for one in t.parts(who, Armor) if covers(one, kind) or covered_before(t, who, kind)]
    return max((VALUES[armor_rank(t, who, one, pierced)] for one in worn), default=0)


def covered_before(t: Table, who: int, kind: str) -> bool:
    """Whether the figure's Armor works against a type of damage only because a game began in version 0.1."""
    return not t.options["mended"] and is_a(kind, COVERED_BEFORE.get(t.who[who], "nothing"))


def deal(t: Table, who: int, amount: int, kind: str, pierced: int = 0, cause: str = "", by: int = NOBODY) -> int:
    """Deal damage to a figure; what is left after Armor is lost as Health. Tells how much that was."""
    if t.ready[who] == KO:
        return 0
    prevented = amount if immune(t, who, kind) else min(amount, protection(t, who, kind, pierced))
    t.emit(Damaged, who, amount - prevented, kind, prevented, cause, by)
    return lose_health(t, who, amount - prevented, told=True)


def lose_health(t: Table, who: int, amount: int, told: bool = False) -> int:
    """Health is lost, whatever Armor there is (FT-496). At 0 the figure is KO'ed at once (FT-289)."""
    if t.ready[who] == KO:
        return 0
    amount = min(amount, t.health[who])
    t.health[who] -= amount
    if amount and not told:
        t.emit(HealthLost, who, amount)
    if t.health[who] == 0:
        knock_out(t, who)
    return amount


def heal(t: Table, who: int, amount: int, cause: str = "") -> None:
    """Health never rises above where it started (FT-112, FT-130)."""
    amount = min(amount, t.folio(who).health - t.health[who])
    if amount > 0 and t.ready[who] != KO:
        t.health[who] += amount
        t.emit(Healed, who, amount, cause)


def weaken(t: Table, who: int) -> None:
    if t.ready[who] != KO:
        t.weaken[who] += 1
        t.emit(Weakened, who, t.weaken[who])


def knock_out(t: Table, who: int) -> None:
    """FT-289, FT-290: off the map; the opponent scores, however it came about (TQ-41), but not for figures under Command."""
    square = t.at[who]
    t.ready[who], t.at[who] = KO, OFF
    t.emit(KnockedOut, who)
    countering_ends(t, who)
    if t.options["last_effects"] == "at-once":  # TQ-43
        effects_end(t)
    if t.commander[who] == NOBODY:  # FT-353
        score(t, 1 - t.seat[who], WORTH[t.folio(who).renown])  # FT-090..FT-095, FT-292
    if t.carrying[who] != NOBODY:
        fumbled(t, who, square)


def score(t: Table, seat: int, points: int) -> None:
    t.vp[seat] += points  # FT-090..FT-096
    t.emit(Scored, seat, points)
