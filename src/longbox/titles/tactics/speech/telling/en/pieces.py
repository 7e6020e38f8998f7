"""Words of Objects, Artifacts and Plots (FT-134, FT-551, FT-561). In English."""

from __future__ import annotations

from typing import Final

from longbox.speech import listed

from ....codes import ABILITIES, COLOURS
from ....words import (
    Again,
    Bash,
    Covers,
    Frees,
    GainsKarma,
    Heals,
    Hurts,
    Initiative,
    Plot,
    Repairs,
    Restores,
    Scores,
    Screens,
    Soars,
    Spreads,
    Steps,
    Word,
)
from ..common import Tellers, cap, columns
from .always import screens
from .phrases import UNPROVOKED, group, harm, squares


def restores(w: Restores) -> str:
    what = [f"{n} {name}" for n, name in ((w.health, "Health"), (w.karma, "Karma")) if n]
    where = f"within {squares(w.squares)} of it in Line of Effect"
    return f"Figures of its owner that end their activation {where} gain {listed(what, 'and')}."


TELLERS: Final[Tellers] = {
    Bash: lambda w: f"Swung, it gives {columns(w.columns)} to the damage.",
    Soars: lambda w: f"Thrown, it has a range of {squares(w.range)}.",
    Hurts: lambda w: f"Opposing figures within {squares(w.squares)} of it in Line of Effect take {harm(w.rank, w.kind)}.",
    Spreads: lambda w: f"Opposing figures within {squares(w.squares)} of it in Line of Effect become {cap(w.condition)}.",
    Restores: restores,
    GainsKarma: lambda w: f"The figure gains {w.amount} Karma.",
    Repairs: lambda w: "The figure loses its Weaken tokens.",
    Frees: lambda w: (
        f"The figure and Teammates within {squares(w.squares)} of it in Line of Effect "
        "lose Stunned, Held, Stuck, Staggered and Confused."
    ),
    Steps: lambda w: f"The figure may move up to {squares(w.squares)} along a harmless way; {UNPROVOKED}.",
    Covers: lambda w: f"The figure gets a {COLOURS[w.colour]} Dodge token, unless it has a better one.",
    Scores: lambda w: f"On {cap(COLOURS[w.colour])} you score {w.points} more Victory Point{'' if w.points == 1 else 's'}.",
    Again: lambda w: f"On {cap(COLOURS[w.colour])} the figure stays Ready when it would next become Tired; once a Page.",
}


SWUNG: Final = "Swung, on a hit: "


def of_artifact(rule: Word) -> str:
    if isinstance(rule, Screens):
        return screens(rule, "figures of its owner")
    if isinstance(rule, Initiative):
        return f"Adds {rule.bonus} to your Initiative rolls while it is on the map."
    if not isinstance(rule, Hurts | Spreads):
        return ""
    what = f"takes {harm(rule.rank, rule.kind)}" if isinstance(rule, Hurts) else f"becomes {cap(rule.condition)}"
    return f"An opposing figure that ends its activation within {squares(rule.squares)} of it in Line of Effect {what}."


def of_plot(plot: Plot, bonus: str) -> str:
    return (
        f"{cap(plot.action)} action and a FEAT of {cap(ABILITIES[plot.ability])}; Green or better advances the Plot. "
        f"For {group(plot.affiliation)} figures: {bonus}"
    )


def heals(word: Heals) -> str:
    return f"The figure gains {word.amount} Health."
