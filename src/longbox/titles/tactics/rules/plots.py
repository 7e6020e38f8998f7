"""Plots: who may advance one, how, and what it brings (chapter "Plots")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from ..events import PlotAdvanced
from ..language import Heals, Plot, Weakens
from ..table import Step, Table
from ..vocabulary import GREEN, NOBODY, PHASED
from .adjacency import plots_beside
from .damage import heal, score
from .feats import Feat
from .levels import level_of


def advanceable(t: Table, who: int) -> bool:
    """On or beside a token of its own Plot, not under Command, not Phased (FT-141, FT-142, FT-341, FT-354)."""
    if t.commander[who] != NOBODY or t.conditions[who] & PHASED:
        return False
    return plots_beside(t, who)


def matches(t: Table, who: int, plot: Plot) -> bool:
    """Whether a figure has the Plot's affiliation: a team, a trait or a disposition (FT-133)."""
    folio = t.folio(who)
    return plot.affiliation in (*t.affiliations[who], *folio.traits, folio.disposition)


@dataclass(slots=True)
class Advance(Step):
    """A FEAT; on Green the points of the Game Level, then what the Plot says (FT-139)."""

    STEPS = ("feat", "gain")

    who: int

    def feat(self, t: Table) -> Frame[Any]:
        return Feat(self.who, "plot", t.the_plot(t.seat[self.who]).ability)

    def gain(self, t: Table) -> None:
        if t.colour < GREEN:
            return
        seat = t.seat[self.who]
        plot = t.the_plot(seat)
        t.emit(PlotAdvanced, self.who, plot.id)
        score(t, seat, level_of(t).advance)
        if matches(t, self.who, plot):
            self.benefit(t, plot.bonus)

    def benefit(self, t: Table, bonus: Any) -> None:
        """What a figure of the Plot's affiliation gains on top (FT-134)."""
        if isinstance(bonus, Heals):
            heal(t, self.who, bonus.amount)
        elif isinstance(bonus, Weakens):
            t.weaken[self.who] = 0
        else:
            t.karma[self.who] += bonus
