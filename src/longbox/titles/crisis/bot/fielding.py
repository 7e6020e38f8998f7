"""Which squad to field, and under which affiliation: as a ready roster is meant, else in the order in which it is offered."""

from __future__ import annotations

from ..rules.setup import Setup
from ..rules.squads import usual
from ..state import Table

AS_MEANT = 1000.0
"""More than any place in a list."""


def squad(t: Table, option: tuple[str, ...]) -> float:
    """Squads that can use the affiliation of a ready roster with a Leadership, before others."""
    own = t.rosters[t.ask.seat if t.ask else 0]
    return place(t, option) + AS_MEANT * bool(
        own.affiliation and usual(option, own.affiliation, own.tactics, t.library) is not None
    )


def affiliation(t: Table, option: str) -> float:
    """What the chosen squad uses with a Leadership, before others."""
    seat, setup = t.ask.seat if t.ask else 0, t.stack[-1]
    own = t.rosters[seat]
    if not isinstance(setup, Setup) or not own.affiliation:
        return place(t, option)
    return place(t, option) + AS_MEANT * (option == usual(setup.squads[seat], own.affiliation, own.tactics, t.library))


def place(t: Table, option: object) -> float:
    """Where an option stands in the list."""
    options = list(t.ask.options) if t.ask else []
    return -float(options.index(option)) if option in options else 0.0
