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
SEATED, RUNNING, EXTRA_TIME, OVER, PAUSED = "not-started", "in-progress", "time-called", "over", "paused"
PLAYED, CLOSED = "played", "closed"
"""How far the games are, whatever the clock says: all results are in, or the round is closed."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A round's clock at a moment, with everything that is secret."""

    phase: str
    minutes: int
    faces: tuple[str, ...]
    started: float | None
    ends: float | None
    """When the phase that runs now ends; None if none does."""
    games: str = ""
    """Empty while games are played, then PLAYED or CLOSED."""
    left: float | None = None
    """Seconds left of the phase that was interrupted by a pause."""


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
    """Where the clock of a round stands, or of one of its tables, which may have minutes of its own (CE-043..CE-045, C6).

    While every game that is left has minutes of its own, the round's clock is that of the first table to end.
    """
    round = event.round(number)
    open_tables = [one for one in ([table] if table else round.tables) if one.result is None and one.players[1] is not None]
    games = CLOSED if round.closed else "" if open_tables else PLAYED
    own = min((one.minutes for one in open_tables), default=0)
    minutes = length(round.faces) + own if round.faces else 0
    if round.started is None:
        return Clock(SEATED, minutes, round.faces, None, None, games)
    called = round.started + 60 * minutes
    over = called + 60 * EXTRA
    at = now if round.paused is None else round.paused
    if games or at >= over:
        return Clock(OVER, minutes, round.faces, round.started, None, games)
    phase, ends = (RUNNING, called) if at < called else (EXTRA_TIME, over)
    if round.paused is not None:
        return Clock(PAUSED, minutes, round.faces, round.started, None, left=ends - at)
    return Clock(phase, minutes, round.faces, round.started, ends)


def extended(round: Round) -> list[Table]:
    """The tables whose game goes on by a clock of their own."""
    return [table for table in round.tables if table.minutes and table.result is None and not round.closed]


def instruction(event: Event, phase: str, games: str = "", table: bool = False) -> str:
    """What players do now, all of them or those of one table."""
    if games == CLOSED:
        return Phrase("The event is over.") if event.over else Phrase("This round is closed. Wait for the next one.")
    if games == PLAYED:
        return (
            Phrase("Your game is over. Wait for the next round.")
            if table
            else Phrase("All games are over. Wait for the next round.")
        )
    if phase == SEATED:
        return Phrase("Find your table and set up.")
    if phase == RUNNING:
        return Phrase("Play.")
    if phase == PAUSED:
        return Phrase("The clock is stopped. Wait for the desk.")
    if phase == EXTRA_TIME:
        return Phrase("Finish this game round with its Cleanup Phase, then compare victory points.")
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


@law(facts.ClockPaused)
def paused(event: Event, fact: facts.ClockPaused, entry: Entry) -> None:
    """For an alarm, a power cut, a speech: the clock stands still for all tables."""
    round = event.round(fact.round)
    if round.started is None or round.closed or round.paused is not None:
        raise Refused("The clock of round {round} is not running.", round=fact.round)
    if not fact.reason:
        raise Refused("Stopping the clock needs a reason.")
    round.paused = entry.at


@law(facts.ClockResumed)
def resumed(event: Event, fact: facts.ClockResumed, entry: Entry) -> None:
    round = event.round(fact.round)
    if round.started is None or round.paused is None:
        raise Refused("The clock of round {round} is not stopped.", round=fact.round)
    round.started, round.paused = round.started + max(0.0, entry.at - round.paused), None


@law(facts.MinutesAdded)
def added(event: Event, fact: facts.MinutesAdded, entry: Entry) -> None:
    """C6."""
    tables = [event.table(fact.round, fact.table)] if fact.table else event.round(fact.round).tables
    if not 0 < fact.minutes <= 120 or not fact.reason:
        raise Refused("Extra minutes for a table are 1 to 120, with a reason.")
    for table in tables:
        if fact.table or (table.result is None and table.players[1] is not None):
            table.minutes += fact.minutes


__all__ = [
    "CLOSED", "EXTRA_TIME", "FACES", "OVER", "PAUSED", "PLAYED", "RUNNING", "SEATED", "Clock", "clock", "extended", "instruction",
    "length", "roll",
]  # fmt: skip
