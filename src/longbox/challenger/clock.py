"""The variable clock (Swiss Round Times). How long a round lasts is for the staff to know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import facts
from .event import Event, Round, Table, law
from .facts import Entry
from .words import Phrase, Refused

BASE: Final = 90
EXTRA: Final = 15
DICE: Final = 5
FACES: Final = ("critical", "wild", "hit", "hit", "block", "blank", "blank", "fail")
"""The eight faces of a die (C1)."""
LONGER: Final = frozenset({"critical", "wild"})
SEATED, RUNNING, EXTRA_TIME, OVER = "not-started", "in-progress", "time-called", "over"


@dataclass(frozen=True, slots=True)
class Clock:
    """A round's clock at a moment, with everything that is secret."""

    phase: str
    minutes: int
    faces: tuple[str, ...]
    started: float | None
    ends: float | None
    """When the phase that runs now ends; None if none does."""


def roll(event: Event, round: int) -> tuple[str, ...]:
    """Five dice for a round, from the event's seed."""
    rng = event.generator("clock", round)
    return tuple(rng.choice(FACES) for _ in range(DICE))


def length(faces: tuple[str, ...]) -> int:
    """Minutes of a round (CE-039, CE-040).

    >>> length(("critical", "wild", "hit", "blank", "critical"))
    93
    """
    return BASE + sum(face in LONGER for face in faces)


def clock(event: Event, number: int, now: float, table: Table | None = None) -> Clock:
    """Where a round's clock stands (CE-043..CE-045); a table may have minutes of its own."""
    round = event.round(number)
    if round.started is None:
        return Clock(SEATED, length(round.faces) if round.faces else 0, round.faces, None, None)
    minutes = length(round.faces)
    called = round.started + 60 * (minutes + (table.minutes if table else 0))
    over = called + 60 * EXTRA
    if round.closed or not _unfinished(round):
        return Clock(OVER, minutes, round.faces, round.started, None)
    if now < called:
        return Clock(RUNNING, minutes, round.faces, round.started, called)
    if now < over:
        return Clock(EXTRA_TIME, minutes, round.faces, round.started, over)
    return Clock(OVER, minutes, round.faces, round.started, None)


def _unfinished(round: Round) -> bool:
    return any(table.result is None and table.players[1] is not None for table in round.tables)


def instruction(event: Event, phase: str) -> str:
    """What players do now."""
    if phase == SEATED:
        return Phrase("Find your table and set up.")
    if phase == RUNNING:
        return Phrase("Play.")
    if phase == EXTRA_TIME:
        return Phrase("Time is called: finish this game round with its Cleanup Phase, then compare victory points.")
    if event.settings["at_fifteen"] == "cleanup":
        return Phrase("Stop at once: score the Cleanup Phase, then compare victory points.")
    return Phrase("Stop at once: compare victory points as they stand.")


@law(facts.ClockStarted)
def started(event: Event, fact: facts.ClockStarted, entry: Entry) -> None:
    """CE-041: the organiser starts it when most players sit. A roll made by hand may be typed in."""
    round = event.round(fact.round)
    if round.elimination and not event.settings["elimination_timed"]:
        raise Refused("Elimination rounds are untimed at this event.")
    if not round.published:
        raise Refused("Publish the pairings of round {round} before its clock starts.", round=fact.round)
    if round.started is not None or round.closed:
        raise Refused("The clock of round {round} was started already.", round=fact.round)
    if fact.faces and (len(fact.faces) != DICE or not set(fact.faces) <= set(FACES)):
        raise Refused("The clock takes {dice} dice with the faces {faces}.", dice=DICE, faces=", ".join(dict.fromkeys(FACES)))
    round.started, round.faces = entry.at, fact.faces or roll(event, fact.round)


@law(facts.MinutesAdded)
def added(event: Event, fact: facts.MinutesAdded, entry: Entry) -> None:
    """C6."""
    table = event.table(fact.round, fact.table)
    if not 0 < fact.minutes <= 120 or not fact.reason:
        raise Refused("Extra minutes for a table are 1 to 120, with a reason.")
    table.minutes += fact.minutes


__all__ = ["EXTRA_TIME", "FACES", "OVER", "RUNNING", "SEATED", "Clock", "clock", "instruction", "length", "roll"]
