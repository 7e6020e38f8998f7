"""Plots: who may advance one, how, and what it brings (chapter "Plots")."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ..codes import (
    AGAIN,
    BY_PLOT,
    CONDITION_BITS,
    CONFUSED,
    GREEN,
    HELD,
    NOBODY,
    PHASED,
    STAGGERED,
    STUCK,
    STUNNED,
    VALUES,
    WENT_AGAIN,
    WHITE,
)
from ..events import Dodged, PlotAdvanced, Weakened
from ..state import Step, Table
from ..words import Again, Covers, Frees, GainsKarma, Heals, Hurts, Plot, Repairs, Scores, Spreads, Steps, Word
from .adjacency import plots_beside
from .conditions import gain, lose
from .damage import heal, score
from .feats import FOR_PLOT, Feat
from .harm import harm
from .karma import gain_karma
from .levels import level_of
from .sight import affected
from .specials import Drive

HINDRANCES = STUNNED | HELD | STUCK | STAGGERED | CONFUSED
"""The conditions that can be taken off a figure."""


def advanceable(t: Table, who: int) -> bool:
    """On or beside a token of its own Plot, not under Command, not Phased (FT-141, FT-142, FT-341, FT-354)."""
    if t.commander[who] != NOBODY or t.conditions[who] & PHASED:
        return False
    return plots_beside(t, who)


def matches(t: Table, who: int, plot: Plot) -> bool:
    """Whether a figure has the Plot's affiliation: a team, a trait or a disposition (FT-133)."""
    return plot.affiliation in (*t.affiliations[who], *t.folio(who).traits, t.disposition(who))


@dataclass(slots=True)
class Advance(Step):
    """A FEAT; on Green the points of the Game Level, then what the Plot says (FT-139)."""

    STEPS = ("feat", "gain", "benefit")

    who: int
    colour: int = WHITE
    done: int = 0
    """How many benefits have been had."""

    def feat(self, t: Table) -> Step:
        return Feat(self.who, FOR_PLOT, t.the_plot(t.seat[self.who]).ability)

    def gain(self, t: Table) -> None:
        self.colour = t.colour
        seat = t.seat[self.who]
        plot = t.the_plot(seat)
        if self.colour >= GREEN:
            t.emit(PlotAdvanced, self.who, plot.id)
            score(t, seat, level_of(t).advance)
        if self.colour < GREEN or not matches(t, self.who, plot):
            self.step = len(self.STEPS)

    def benefit(self, t: Table) -> Step | None:
        """What a figure of the Plot's affiliation gains on top, one word after another (FT-134)."""
        bonus = t.the_plot(t.seat[self.who]).bonus
        if self.done == len(bonus):
            return None
        self.done += 1
        self.back_to("benefit")
        return reward(t, self.who, self.colour, bonus[self.done - 1])


def reward(t: Table, who: int, colour: int, bonus: Word) -> Step | None:
    """One benefit of a Plot."""
    return REWARDS[type(bonus)](t, who, colour, bonus)


def healed(t: Table, who: int, colour: int, bonus: Heals) -> None:
    heal(t, who, bonus.amount)


def encouraged(t: Table, who: int, colour: int, bonus: GainsKarma) -> None:
    gain_karma(t, who, bonus.amount)


def repaired(t: Table, who: int, colour: int, bonus: Repairs) -> None:
    if t.weaken[who]:
        t.weaken[who] = 0
        t.emit(Weakened, who, 0)


def freed(t: Table, who: int, colour: int, bonus: Frees) -> None:
    for other in around(t, who, bonus.squares):
        if other == who or t.teammates(who, other):
            lose(t, other, HINDRANCES)


def hurt(t: Table, who: int, colour: int, bonus: Hurts) -> None:
    for other in around(t, who, bonus.squares):
        if t.seat[other] != t.seat[who]:
            harm(t, other, VALUES[bonus.rank], bonus.kind, f"{BY_PLOT}/{t.the_plot(t.seat[who]).id}", who)


def spread(t: Table, who: int, colour: int, bonus: Spreads) -> None:
    for other in around(t, who, bonus.squares):
        if t.seat[other] != t.seat[who]:
            gain(t, other, CONDITION_BITS[bonus.condition], who, cause=f"{BY_PLOT}/{t.the_plot(t.seat[who]).id}")


def covered(t: Table, who: int, colour: int, bonus: Covers) -> None:
    if t.dodge[who] < bonus.colour:
        t.dodge[who] = bonus.colour
        t.emit(Dodged, who, bonus.colour)


def scored(t: Table, who: int, colour: int, bonus: Scores) -> None:
    if colour >= bonus.colour:
        score(t, t.seat[who], bonus.points)


def kept_ready(t: Table, who: int, colour: int, bonus: Again) -> None:
    if colour >= bonus.colour and not {(who, AGAIN), (who, WENT_AGAIN)} & set(t.used):
        t.used.append((who, AGAIN))


def moved_on(t: Table, who: int, colour: int, bonus: Steps) -> Step:
    return Drive(who, who, bonus.squares)


REWARDS: Final[dict[type[Word], Callable[[Table, int, int, Any], Step | None]]] = {
    Heals: healed,
    GainsKarma: encouraged,
    Repairs: repaired,
    Frees: freed,
    Hurts: hurt,
    Spreads: spread,
    Covers: covered,
    Scores: scored,
    Again: kept_ready,
    Steps: moved_on,
}
"""What each benefit does for a figure whose FEAT had a colour."""


def around(t: Table, who: int, squares: int) -> list[int]:
    return affected(t, t.at[who], squares)
