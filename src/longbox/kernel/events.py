"""Events: what happened, as typed facts. Log lines and translations are made from them."""

from __future__ import annotations

import dataclasses
from typing import Any

SPECTATOR = -1
"""The seat of a spectator, who sees what every seat may see."""


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
        """This event as `seat` may see it; None if it is hidden from that seat."""
        return self

    def dump(self) -> dict[str, Any]:
        """Plain data, as it is sent."""
        return {"event": type(self).__name__} | {f.name: getattr(self, f.name) for f in dataclasses.fields(self)}
