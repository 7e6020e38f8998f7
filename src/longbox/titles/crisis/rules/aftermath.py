"""What waits until an effect is resolved: cards that answer something "after the effect" in which it happened.

A row names the event, its data and how deep in the stack the effect was; the effect's own last step, or whatever goes on
below it, lets abilities answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import AnyFrame, Window

from ..script.running import Step
from ..state import Table


def shown(t: Table, who: int, roll: list[int]) -> None:
    """Somebody's roll has come to its end: once the effect is resolved cards may answer the faces it shows."""
    if t.hears("dice_shown"):
        t.later("dice_shown", who, sum(1 << face for face in set(roll)), once=False)


def harmed(t: Table, event: str, *data: int) -> Window | None:
    """Cards may answer what damage has done; in the middle of a collision that waits until all of it has happened (Q42)."""
    for frame in reversed(t.stack):
        if not isinstance(frame, Step) or not frame.HARM:
            break  # not part of a collision, or an effect of its own in the middle of one
        if frame.hold(event, data):
            return None
    return t.window(event, *data)


@dataclass(slots=True)
class Answers(Step):
    """Moments that have already passed: cards may answer one after another."""

    STEPS = ("next",)

    waiting: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)

    def next(self, t: Table) -> AnyFrame | None:
        while self.waiting:
            event, data = self.waiting.pop(0)
            window = t.window(event, *data)
            if window is not None:
                self.back_to("next")
                return window
        return None


def settle(t: Table, frame: Step) -> AnyFrame | None:
    """The step of a frame that lets cards answer what happened in it: one window after another."""
    depth = len(t.stack) - 1
    for row in t.aftermath[:]:
        if row[2] < depth:
            continue
        t.aftermath.remove(row)
        window = t.window(row[0], *row[1])
        if window is not None:
            frame.step -= 1
            return window
    return None
