"""What a late correction would have changed: published pairings stay, and whom they would otherwise have been is told."""

from __future__ import annotations

from . import facts, swiss
from .event import Event
from .words import Refused


def otherwise(event: Event) -> tuple[int, tuple[str, ...]] | None:
    """The newest round that is out, and who would meet somebody else in it if it were drawn with what is known today.

    None if nothing is out that earlier results have decided; once the cut is made, nothing before it can be corrected.
    """
    current = event.current
    if current is None or current.elimination or not current.published or current.number < 2:
        return None
    draws = [(at, entry.fact) for at, entry in enumerate(event.entries) if isinstance(entry.fact, facts.Paired)]
    at, drawn = draws[-1]
    before = Event.of(event.entries[:at])
    try:
        for entry in event.entries[at + 1 :]:
            if isinstance(entry.fact, facts.Corrected) and entry.fact.round < current.number:
                before.say(entry.fact, by=entry.by, role=entry.role, at=entry.at)
        again = swiss.draw(before, drawn.reason)
    except Refused:  # such as a player who came back with the correction of a no-show
        return current.number, ()
    met, would = _opponents(drawn), _opponents(again)
    return current.number, tuple(id for id in met if met[id] != would.get(id))


def _opponents(paired: facts.Paired) -> dict[str, str | None]:
    pairs = [*paired.tables, *((other, one) for one, other in paired.tables if other is not None)]
    return {one: other for one, other in pairs if one is not None}


__all__ = ["otherwise"]
