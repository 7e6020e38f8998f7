"""Luck: what FEATs were worth on average by exact odds, and what they came to, in colours: White 0, Green 1, Yellow 2, Red 3."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.kernel import Event, Plain
from longbox.titles.facets import Dice, Roll, moments

from ..events import FeatRolled
from ..odds.feats import columns
from ..rules.feats import Feat
from ..state import Table


class TacticsDice(Dice[Table]):
    """FEATs, in colours."""

    KINDS: Final = {"attack": "attack", "evade": "evade", "dodge": "dodge"}

    def __init__(self) -> None:
        self.last = 0
        """The colour of the last FEAT."""

    def hear(self, t: Table, event: Event, choice: Plain | None) -> Iterator[Roll]:
        if not isinstance(event, FeatRolled):
            return
        feat = t.frame(Feat)
        lay = self.last if feat.step > feat.STEPS.index("again") else 0
        self.last = event.colour
        mean, variance = moments(enumerate(columns(t)[event.rank]))
        yield Roll(t.seat[event.who], self.KINDS.get(event.what, "feat"), mean - lay, variance, event.colour - lay)
