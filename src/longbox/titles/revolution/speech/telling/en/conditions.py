"""The words of `words/conditions.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import EventCosts, FewestPoints, HasStudents, TargetInjured
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    HasStudents: "with at least {n} Students",
    FewestPoints: "only with the fewest Revolution Points",
    TargetInjured: "only against a School with an Injured Character",
    EventCosts: "if its Plot Value is at least {n}",
}
