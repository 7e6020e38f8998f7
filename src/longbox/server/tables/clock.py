"""The clock of a table. It is computed from the times in the ledger, so that a restart changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypedDict

from longbox.kernel import LongboxError
from longbox.server.languages import message

KINDS = ("none", "live", "days")
LIVE = (60.0, 6 * 3600.0)
DAYS = (3600.0, 30 * 86400.0)

BAD_CLOCK = message("A clock is none, live (1 minute to 6 hours each) or days (1 hour to 30 days for each decision).")


class ClockKept(TypedDict):
    """A clock as it was asked for."""

    kind: str
    main: float
    plus: float


@dataclass(slots=True)
class Clock:
    """`live`: each seat has `main` seconds for the game and gains `plus` whenever it hands over. `days`: `main` seconds per turn.

    >>> clock = Clock("live", main=600, plus=10)
    >>> clock.start(2, asked=0, now=1000)
    >>> clock.tick(asked=1, now=1030)
    >>> clock.left, clock.deadline
    ([580.0, 600.0], 1630.0)
    """

    kind: str = "none"
    main: float = 0.0
    plus: float = 0.0
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Clock:
        """The clock somebody asked for, or a sentence."""
        kind, main, plus = data.get("kind", "none"), data.get("main", 0), data.get("plus", 0)
        if kind == "none":
            return cls()
        if not isinstance(kind, str) or kind not in KINDS:
            raise LongboxError(BAD_CLOCK)
        if isinstance(main, bool) or not isinstance(main, int | float):
            raise LongboxError(BAD_CLOCK)
        if isinstance(plus, bool) or not isinstance(plus, int | float):
            raise LongboxError(BAD_CLOCK)
        least, most = LIVE if kind == "live" else DAYS
        if not least <= main <= most or not 0 <= plus <= 600:
            raise LongboxError(BAD_CLOCK)
        return cls(kind, float(main), float(plus) if kind == "live" else 0.0)

    def dump(self) -> ClockKept:
        return {"kind": self.kind, "main": self.main, "plus": self.plus}

    def start(self, seats: int, asked: int | None, now: float) -> None:
        self.left = [float(self.main)] * seats
        self.running, self.since = asked, now

    def tick(self, asked: int | None, now: float) -> None:
        """Something was decided at `now`, and `asked` (None: nobody) decides next."""
        if self.kind == "none":
            return
        was = self.running
        if was is not None:
            self.left[was] -= max(0.0, now - self.since)
            if asked != was:
                self.left[was] = self.left[was] + self.plus if self.kind == "live" else self.main
        self.running, self.since = asked, now

    def copy(self) -> Clock:
        return replace(self, left=self.left[:])

    def take_back(self, before: Clock, answered: float, now: float) -> None:
        """An answer given at `answered` is taken back: the clock stands as `before` it, and nobody pays for the time since.

        >>> before = Clock("live", main=600, plus=10, left=[600.0, 600.0], running=0, since=1000)
        >>> clock = before.copy()
        >>> clock.tick(asked=1, now=1030)
        >>> clock.take_back(before, answered=1030, now=1090)
        >>> clock.left, clock.deadline
        ([600.0, 600.0], 1660.0)
        """
        self.left, self.running = before.left[:], before.running
        self.since = now - max(0.0, answered - before.since)

    @property
    def deadline(self) -> float | None:
        """When the time of whoever decides runs out."""
        return None if self.kind == "none" or self.running is None else self.since + self.left[self.running]
