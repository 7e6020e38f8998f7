"""The words of `words/conditions.py` in German; what is empty is part of another sentence."""

from __future__ import annotations

from typing import Final

from ....words import EventCosts, FewestPoints, HasStudents, TargetInjured
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    HasStudents: "nur spielbar, wenn du mindestens {n} Schüler hast",
    FewestPoints: "nur spielbar, wenn jede andere Schule mehr Revolutionspunkte hat als du",
    TargetInjured: "",
    EventCosts: "",
}
