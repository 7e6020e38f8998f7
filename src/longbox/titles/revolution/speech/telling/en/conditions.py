"""The words of `words/conditions.py` in English; what is empty is part of another sentence."""

from __future__ import annotations

from typing import Final

from ....words import EventCosts, FewestPoints, HasStudents, TargetInjured
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    HasStudents: "play only if you have {n} or more {n:Student|Students}",
    FewestPoints: "play only if every other School has more Revolution Points than you",
    TargetInjured: "",
    EventCosts: "",
}
