"""Gaining Power (CP-072, CP-073): where a card listens to it, it may change how much that is."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import AnyFrame

from ..events import PowerGained
from ..script.running import Step
from ..state import Table


def gain(t: Table, *rows: tuple[int, int]) -> AnyFrame | None:
    """Somebody gains so much, one row after the other; a frame only where somebody may answer."""
    if t.hears("would_gain"):
        return Gain(list(rows))
    for who, n in rows:
        add(t, who, n)
    return None


def add(t: Table, who: int, n: int) -> None:
    gained = t.gain_power(who, n)
    if gained:
        t.emit(PowerGained, who, gained)


@dataclass(slots=True)
class Gain(Step):
    """Characters gain Power, one after another; cards may take some of it away before."""

    STEPS = ("would", "apply")

    rows: list[tuple[int, int]] = field(default_factory=list)
    less: int = 0
    """How much less the one whose turn it is gains."""

    def would(self, t: Table) -> AnyFrame | None:
        self.rows = [(who, t.gain_of(who, n)) for who, n in self.rows if t.gain_of(who, n)]
        self.less = 0
        if not self.rows:
            self.step = len(self.STEPS)
            return None
        return t.window("would_gain", self.rows[0][0])

    def apply(self, t: Table) -> None:
        who, n = self.rows.pop(0)
        add(t, who, n - self.less)
        if self.rows:
            self.back_to("would")
