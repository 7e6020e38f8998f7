"""Challenger events: the law of an organised Crisis Protocol tournament, without files, clocks or network.

`Event.of(entries)` derives everything from a ledger of facts. `draw` proposes a round, `visible` is what a role may see, `may`
says who may say which fact.
"""

from . import bracket, clock, components, conduct, facts, leaving, matches, opening, registration, reporting, rosters, staff, swiss
from .event import LAW, Event
from .facts import Entry, Fact, Role
from .matches import Result
from .opening import announcement
from .staff import may
from .swiss import draw, recheck, why
from .view import visible, why_rank
from .words import Refused

assert {*LAW} == {*facts.KINDS.values()}, "every kind of fact has its law"

__all__ = [
    "Entry", "Event", "Fact", "Refused", "Result", "Role", "announcement", "bracket", "clock", "components", "conduct", "draw",
    "facts", "leaving", "matches", "may", "opening", "recheck", "registration", "reporting", "rosters", "staff", "swiss", "visible",
    "why", "why_rank",
]  # fmt: skip
