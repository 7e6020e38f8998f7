"""Readiness, conditions and states: how they come and when they end (chapter "Readiness, Size and Conditions")."""

from __future__ import annotations

from ..codes import (
    AGAIN,
    BY_OWN_SPECIAL,
    BY_PLOT,
    CONDITION_BITS,
    KO,
    NO_DODGE,
    NO_EVADE,
    NO_OPPORTUNITY,
    NO_SHIFTS,
    NOBODY,
    PHASED,
    READY,
    SECOND_WIND,
    STUCK,
    STUNNED,
    TIRED,
    WENT_AGAIN,
    WHITE,
    names_of,
)
from ..events import BecameTired, ConditionEnded, ConditionGained, CounteringEnded, StaysReady, TerrainEnded
from ..maps import FIRE, FIRE_RANK
from ..state import Table
from ..words import SecondWind, Shrugs


def gain(t: Table, who: int, condition: int, source: int = NOBODY, until_start: bool = False, cause: str = "") -> None:
    """A figure gains a condition; one it has already adds nothing. The cause is for the log."""
    if t.ready[who] == KO or t.conditions[who] & condition:  # FT-301
        return  # FT-301
    if any(CONDITION_BITS[one] & condition for part in t.parts(who, Shrugs) for one in part.conditions):
        return
    t.conditions[who] |= condition
    if until_start:
        t.until_start[who] |= condition
    elif t.acting == who and t.options["fresh_conditions"] == "next":
        t.fresh[who] |= condition
    if source != NOBODY:
        t.given.append((who, condition, source))
    t.emit(ConditionGained, who, names_of(condition)[0], cause)


def lose(t: Table, who: int, conditions: int) -> None:
    gone = t.conditions[who] & conditions
    if gone:
        t.conditions[who] &= ~gone
        t.fresh[who] &= ~gone
        t.until_start[who] &= ~gone
        t.given = [one for one in t.given if one[0] != who or not one[1] & gone]
        for name in names_of(gone) if t.ready[who] != KO else ():
            t.emit(ConditionEnded, who, name)


def activation_starts(t: Table, who: int) -> None:
    """Dodge tokens, states that last until now, and countering by this figure end."""
    t.dodge[who] = WHITE  # FT-506
    lose(t, who, t.until_start[who])  # FT-338
    countering_ends(t, who)  # FT-128
    if t.switched:
        brief = [number for number, special in enumerate(t.folio(who).specials) if special.brief]
        t.switched = [one for one in t.switched if one[0] != who or one[1] not in brief]


def countering_ends(t: Table, by: int) -> None:
    """What a figure has countered works again: it activates, or it is KO'ed (FT-128, FT-129)."""
    freed = [one for one in t.countered if one[2] == by]
    if freed:
        t.countered = [one for one in t.countered if one[2] != by]
        for who, number, _ in freed:
            if t.ready[who] != KO and number not in t.countered_of(who):
                t.emit(CounteringEnded, who, t.folio(who).specials[number].id)


def activation_ends(t: Table, who: int) -> None:
    """Conditions end that were there before this activation began (FT-302, TQ-25)."""
    lose(t, who, t.conditions[who] & ~t.fresh[who] & ~t.until_start[who])
    t.fresh[who] = 0


def tire(t: Table, who: int) -> None:
    """A figure becomes Tired, unless a Special or its Plot keeps it Ready, each once this Page (FT-184)."""
    if t.ready[who] != READY:
        return
    if (who, AGAIN) in t.used:
        t.used[t.used.index((who, AGAIN))] = (who, WENT_AGAIN)
        t.emit(StaysReady, who, f"{BY_PLOT}/{t.plot[t.seat[who]]}")
        return
    if t.has(who, SecondWind) and (who, SECOND_WIND) not in t.used:
        t.used.append((who, SECOND_WIND))
        own = next(one.id for one in t.kit(who).specials if any(isinstance(part, SecondWind) for part in one.parts))
        t.emit(StaysReady, who, f"{BY_OWN_SPECIAL}/{own}")
        return
    t.ready[who] = TIRED
    t.emit(BecameTired, who)


def effects_end(t: Table) -> None:
    """What KO'ed figures did to others ends, and the terrain they laid (FT-291)."""
    for who, condition, source in t.given[:]:
        if t.ready[source] == KO:
            lose(t, who, condition)
    for square, terrain, source in t.laid:
        if t.ready[source] == KO:
            left = t.ground().bits[square] & ~terrain
            t.lay(square, left & ~(-1 << FIRE_RANK) if terrain & FIRE else left)
            t.emit(TerrainEnded, square)
    t.laid = tuple([one for one in t.laid if t.ready[one[2]] != KO])


def page_ends(t: Table) -> None:
    """KO'ed figures' effects end, Karma marks and what lasts a Page are cleared, everybody is Ready (TQ-62)."""
    effects_end(t)
    for who in range(len(t.who)):
        t.shifts[who], t.quick[who], t.spent[who] = NO_SHIFTS, 0, 0
        if t.ready[who] == TIRED:  # FT-193
            t.ready[who] = READY  # FT-193
    t.used.clear()


def can_dodge(t: Table, who: int) -> bool:
    """FT-305, FT-311, FT-316, FT-320, FT-330."""
    return not t.conditions[who] & NO_DODGE and t.carrying[who] == NOBODY


def can_evade(t: Table, who: int) -> bool:
    """FT-511: only a Ready figure; in its own activation too, unless it was agreed otherwise (TQ-29)."""
    return (t.acting != who or bool(t.options["own_evasion"])) and free_to_evade(t, who)


def free_to_evade(t: Table, who: int) -> bool:
    """FT-287, FT-306, FT-312, FT-317, FT-321, FT-331."""
    stuck = t.conditions[who] & STUCK and not t.options["stuck_evades"]  # TQ-28
    if t.ready[who] != READY or t.carrying[who] != NOBODY or stuck:
        return False
    return not t.conditions[who] & NO_EVADE


def can_strike_back(t: Table, who: int) -> bool:
    """Whether a figure may make Attacks of Opportunity (FT-286, FT-304, FT-309, FT-315, FT-319, FT-323, FT-326)."""
    return t.ready[who] == READY and not t.conditions[who] & NO_OPPORTUNITY and t.carrying[who] == NOBODY


def may_affect(t: Table, who: int, target: int) -> bool:
    """A Phased figure has no effect on others that are not (FT-342)."""
    return not t.conditions[who] & PHASED or bool(t.conditions[target] & PHASED)


def rooted(t: Table, who: int) -> bool:
    """Whether a figure is Stuck: it does not move at all, by whatever means of its own (FT-313)."""
    return bool(t.conditions[who] & STUCK and t.options["mended"])


def held_fast(t: Table, who: int) -> bool:
    """Whether nobody else can move a figure either: it is Stuck, unless it was agreed otherwise (TQ-71)."""
    return bool(t.conditions[who] & STUCK and not t.options["stuck_moved"])


def only_moves(t: Table, who: int) -> bool:
    """FT-303."""
    return bool(t.conditions[who] & STUNNED)
