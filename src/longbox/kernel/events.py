"""What happened, as typed facts. Log lines, animations and translations are all made from these."""

from __future__ import annotations

import dataclasses
from typing import Any

SPECTATOR = -1
"""The seat of somebody who only watches: sees what every seat may see."""


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """Base of a title's events. Subclasses are `@dataclass(frozen=True, slots=True)` with plain fields.

    >>> @dataclasses.dataclass(frozen=True, slots=True)
    ... class Drew(Event):
    ...     seat: int
    ...     card: int | None
    ...     def seen_by(self, seat):
    ...         return self if seat == self.seat else Drew(self.seat, None)
    >>> Drew(0, 4).seen_by(1)
    Drew(seat=0, card=None)
    >>> Drew(0, 4).dump()
    {'event': 'Drew', 'seat': 0, 'card': 4}
    """

    def seen_by(self, seat: int) -> Event | None:
        """This event as `seat` may know it; None if that seat notices nothing."""
        return self

    def dump(self) -> dict[str, Any]:
        """Plain data for the wire."""
        return {"event": type(self).__name__} | {f.name: getattr(self, f.name) for f in dataclasses.fields(self)}
