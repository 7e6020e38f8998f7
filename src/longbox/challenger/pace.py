"""When an event will be over, if the rounds that are left take as long as those that were played."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil, log2
from typing import Final

from . import facts
from .clock import BASE, EXTRA
from .event import Event

ROUND: Final = 60.0 * (BASE + 2 * EXTRA)
"""Seconds from one publication to the next while nothing better is known: the round, its 15 minutes and as long to find tables."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How far an event is, and when it ends at this pace."""

    ends: float
    round: int
    of: int


def pace(event: Event, now: float) -> Pace | None:
    """For the staff, because it tells how long rounds are; None before the first is out and when the event is over."""
    if event.plan is None or event.over:
        return None
    out = {round.number for round in event.rounds if round.published}
    times: dict[int, float] = {}
    for entry in event.entries:
        if isinstance(entry.fact, facts.Published) and entry.fact.round in out:
            times[entry.fact.round] = entry.at
    if not times:
        return None
    taken = [late - early for early, late in pairwise(times[number] for number in sorted(times)) if late > early]
    each = sum(taken) / len(taken) if taken else ROUND
    cut = len(event.cut) if event.cut is not None else event.plan.cut
    of = event.plan.rounds + (ceil(log2(cut)) if cut > 1 else 0)
    newest = max(times)
    begins = now if event.rounds[newest - 1].closed else max(now, times[newest] + each)
    return Pace(begins + each * (of - newest), newest, of)


__all__ = ["ROUND", "Pace", "pace"]
