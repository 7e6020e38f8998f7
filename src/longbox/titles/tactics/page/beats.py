"""How the events of FASERIP Tactics read as pictures: which begin one, and what the others add to it."""

from __future__ import annotations

from typing import Final

from longbox.kernel import Event, Speech
from longbox.titles.facets import emblems
from longbox.titles.facets.beats import ATTACK, DEED, MOVE, Beat, Being, Reads, Strip, being, ends, fielded, joins, numbered

from ..codes import COLOURS
from ..events import (
    Activated,
    Attacked,
    AttackFailed,
    ConditionGained,
    Countered,
    Damaged,
    Dodged,
    Dropped,
    Ended,
    FeatRolled,
    Healed,
    HealthLost,
    KnockedOut,
    Moved,
    PageBegan,
    PageEnded,
    PickedUp,
    PlotAdvanced,
    ResultTaken,
    Scored,
    Slammed,
    SpecialUsed,
    TerrainChanged,
    ThingGone,
    Transferred,
    WallBroken,
)
from ..speech.names import figure, monograms
from ..state import Table

KIND: Final = "figure"
FEAT: Final = "feat"
"""A roll whose purpose is told by what follows."""


def key(who: int) -> str:
    return f"{KIND}:{who}" if who >= 0 else ""


def rolled(strip: Strip, e: FeatRolled) -> None:
    """A FEAT inside an attack, or the beginning of something."""
    now = strip.now
    if now is None or now.kind in (MOVE, "score", "plot", "token"):
        now = strip.begin(FEAT, key(e.who))
    now.roll(key(e.who), [{"face": str(e.roll), "worth": int(e.colour > 0), "colour": COLOURS[e.colour]}])


def taken(strip: Strip, e: ResultTaken) -> Beat:
    beat = strip.here(key(e.target))
    beat.settled = True
    return beat


def failed(strip: Strip, e: AttackFailed) -> Beat:
    beat = strip.here(key(e.who))
    beat.settled = True
    return beat


def harmed(strip: Strip, who: int, amount: int) -> Beat:
    beat = strip.here(key(who))
    if amount:
        beat.harm.append((key(who), amount))
    return beat


def down(strip: Strip, e: KnockedOut) -> Beat:
    beat = strip.here(key(e.who))
    beat.stamps.append((key(e.who), "ko"))
    return beat


def scored(strip: Strip, e: Scored) -> Beat:
    beat = strip.now or strip.begin("score", seat=e.seat)
    beat.points += e.points
    return beat


def advanced(strip: Strip, e: PlotAdvanced) -> Beat:
    """A Plot, with the FEAT for it."""
    beat = strip.now
    if beat is None or beat.kind != FEAT or beat.who != key(e.who):
        beat = strip.begin(FEAT, key(e.who))
    beat.kind = "plot"
    return beat


def dodged(strip: Strip, e: Dodged) -> Beat:
    beat = strip.here(key(e.who))
    beat.kind = DEED if beat.kind == FEAT else beat.kind
    return beat


def slammed(strip: Strip, e: Slammed) -> Beat:
    beat = strip.here(key(e.who))
    if e.start != e.end:
        beat.trail(key(e.who), e.start, e.end)
    return beat


READS: Final[Reads] = {
    Attacked: lambda strip, e: strip.begin(ATTACK, key(e.who), key(e.target), settled=False),
    FeatRolled: rolled,
    ResultTaken: taken,
    AttackFailed: failed,
    Damaged: lambda strip, e: harmed(strip, e.who, e.amount),
    HealthLost: lambda strip, e: harmed(strip, e.who, e.amount),
    KnockedOut: down,
    Scored: scored,
    PlotAdvanced: advanced,
    Moved: lambda strip, e: strip.moved(key(e.who), e.start, e.end) if e.start != e.end else None,
    Slammed: slammed,
    SpecialUsed: lambda strip, e: strip.begin(DEED, key(e.who), key(e.target)),
    PickedUp: lambda strip, e: strip.begin("token", key(e.who)),
    Dodged: dodged,
    Dropped: joins,
    Transferred: joins,
    ConditionGained: joins,
    Healed: joins,
    Countered: joins,
    TerrainChanged: joins,
    WallBroken: joins,
    ThingGone: joins,
    Ended: lambda strip, e: strip.begin("end", seat=e.seat),
    Activated: ends,
    PageBegan: ends,
    PageEnded: ends,
}


def subject(event: Event) -> str:
    return fielded(event, ("who",), KIND)


def who_is(say: Speech, t: Table, of: str) -> Being:
    """A figure by name, seat and emblem."""
    _, who = numbered(of)
    id = t.who[who]
    return being(figure(say, who), t.seat[who], [KIND, who], emblems(__package__)["figures"].get(id), monograms().get(id, ""))


__all__ = ["READS", "subject", "who_is"]
