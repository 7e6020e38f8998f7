"""What an organiser does next, and what is in the way of it.

>>> from longbox.challenger import Event, facts
>>> event = Event()
>>> _ = event.say(facts.Opened("Saturday", "2025-04-05", "standard", "a seed", (("rosters", "optional"),)))
>>> next_step(event).do, [waits.reason for waits in next_step(event).waits]
('announce', ['few'])
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import conduct
from .event import ACTIVE, Event, Player, Round
from .words import Refused

ANNOUNCE, DRAW, PUBLISH, CLOCK, CLOSE, CUT, END, OVER = "announce", "draw", "publish", "clock", "close", "cut", "end", "over"
FEW, DIFFER, UNDECIDED, OPEN = "few", "differ", "undecided", "open"
NOT_IN, NO_ROSTER, RETURNED, UNACCEPTED = "not-in", "no-roster", "returned", "unaccepted"
LEFT_OUT: Final = (NO_ROSTER, RETURNED, UNACCEPTED, NOT_IN)
"""Why somebody would be left out if round one were drawn now."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Something in the way of a step: the reason, and the players or tables it is about."""

    reason: str
    players: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()

    @property
    def hard(self) -> bool:
        """Whether the step cannot be done before; otherwise it can, without these players."""
        return self.reason not in LEFT_OUT


@dataclass(frozen=True, slots=True)
class Step:
    """What comes next: the deed, the round it is about, and what is in its way."""

    do: str
    round: int = 0
    waits: tuple[Waits, ...] = ()

    @property
    def held(self) -> bool:
        return any(one.hard for one in self.waits)


def next_step(event: Event) -> Step:
    """The next deed of the organiser, in the order of the packet's day."""
    round = event.current
    if round is None:
        return _before(event)
    if not round.published:
        return Step(PUBLISH, round.number)
    if not round.closed:
        return _during(event, round)
    if event.over:
        return Step(OVER)
    if event.stuck:
        return Step(END)
    if event.swiss_over and event.cut is None and event.plan is not None and event.plan.cut:
        return Step(CUT)
    undecided = tuple(one.id for one in conduct.undecided(event)) if event.settings["third_warning_waits"] else ()
    return Step(DRAW, round.number + 1, (Waits(UNDECIDED, undecided),) if undecided else ())


def _before(event: Event) -> Step:
    """CE-019, CE-047: whoever is not checked in is not paired."""
    try:
        now = event.planned()
    except Refused:
        return Step(ANNOUNCE, 1, (Waits(FEW), *_left_out(event)))
    announced = event.announced == (now.players, now.rounds, now.cut)
    return Step(DRAW if announced else ANNOUNCE, 1, _left_out(event))


def _left_out(event: Event) -> tuple[Waits, ...]:
    found: dict[str, list[str]] = {}
    waiting = event.waiting
    for id, player in event.players.items():
        if player.status == ACTIVE and not player.checked_in and id not in waiting:
            found.setdefault(_missing(event, player), []).append(id)
    return tuple(Waits(reason, tuple(found[reason])) for reason in LEFT_OUT if reason in found)


def _missing(event: Event, player: Player) -> str:
    if event.settings["rosters"] != "required" or player.accepted:
        return NOT_IN
    if not player.roster:
        return NO_ROSTER
    return RETURNED if player.returned else UNACCEPTED


def _during(event: Event, round: Round) -> Step:
    games = [table for table in round.tables if table.players[1] is not None]
    timed = not round.elimination or event.settings["elimination_timed"]
    if timed and not round.under_way:
        return Step(CLOCK, round.number)
    differ = tuple(table.number for table in games if table.disputed)
    missing = tuple(table.number for table in games if table.result is None and not table.disputed)
    waits = (Waits(DIFFER, tables=differ), Waits(OPEN, tables=missing))
    return Step(CLOSE, round.number, tuple(one for one in waits if one.tables))


__all__ = ["Step", "Waits", "next_step"]
