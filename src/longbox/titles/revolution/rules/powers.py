"""Powers and Charters in Missions: what a PC has, and what a Power Token buys (MR-328..MR-337)."""

from __future__ import annotations

from ..cards.decks import LEADER, RECRUITS
from ..codes import CHARTER, NOBODY, OF_CHARTER, OFF, OWN_POWER, POWER, TRAINING_POWER
from ..events import PowerUsed
from ..state import AnyFrame, Data, Table
from ..words import SCHOOLS, Power
from .doing import DO, USEFUL


def powers(t: Table, seat: int) -> list[tuple[int, Power, int]]:
    """The Powers a School has in a Mission: source, Power, and the tokens that pay for it (MR-328, MR-334)."""
    if t.at[seat] == OFF:
        return []
    who = t.pc[seat]
    found: list[tuple[int, Power, int]] = []
    tokens = t.power[who]
    if tokens:
        own = t.power_of(who)
        if own is not None:
            found.append((OWN_POWER, own, tokens))
        if who < RECRUITS:
            trained = t.power_of(t.training[who])
            if trained is not None:
                found.append((TRAINING_POWER, trained, tokens))
    if who < RECRUITS:  # MR-028: not while the Leader is on the Mission
        tokens = t.power[LEADER + t.school[seat]]
        if tokens:
            found.append((CHARTER, SCHOOLS[t.school[seat]].charter_power, tokens))
    return found


def works(t: Table, seat: int, power: Power, data: Data) -> bool:
    part = power.parts[0]
    useful = USEFUL.get(part.__class__)
    return useful is None or useful(t, seat, part, data)


def power_from(t: Table, seat: int, source: int) -> Power | None:
    """The Power of the PC, of its Training, or the Charter."""
    if source == CHARTER:
        return SCHOOLS[t.school[seat]].charter_power
    who = t.pc[seat]
    return t.power_of(t.training[who] if source == TRAINING_POWER else who)


def spend(t: Table, seat: int, source: int) -> Power:
    """Take the Power Token from the Character, or from the Leader for a Charter (MR-328, MR-329, MR-333..MR-335)."""
    power = power_from(t, seat, source)
    assert power is not None
    who = t.leader(seat) if source == CHARTER else t.pc[seat]
    t.power[who] -= 1
    t.emit(PowerUsed, seat, who, source, cause_of(t, seat, source), t.pc[seat] if source == CHARTER else NOBODY)
    return power


def cause_of(t: Table, seat: int, source: int) -> int:
    """What a Power is called in events."""
    if source == CHARTER:
        return OF_CHARTER + t.school[seat]
    return POWER + (t.training[t.pc[seat]] if source == TRAINING_POWER else t.pc[seat])


def use(t: Table, seat: int, source: int) -> AnyFrame | None:
    """What the Power does; it has one word."""
    word = spend(t, seat, source).parts[0]
    return DO[word.__class__](t, seat, word, None)
