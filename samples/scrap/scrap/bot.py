"""What the bots are told: when a position can be judged."""

from __future__ import annotations

from longbox.titles.facets import Advisor

from .title import Rooftop


class ScrapAdvisor(Advisor[Rooftop]):
    turn_starts = frozenset({"bid", "walk"})


FACET = ScrapAdvisor
