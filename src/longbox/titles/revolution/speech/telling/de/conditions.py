"""The words of `words/conditions.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import EventCosts, FewestPoints, HasStudents, TargetInjured
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    HasStudents: "mit mindestens {n} Schülern",
    FewestPoints: "nur mit den wenigsten Revolutionspunkten",
    TargetInjured: "nur gegen eine Schule mit verletztem Charakter",
    EventCosts: "wenn sein Plotwert mindestens {n} ist",
}
