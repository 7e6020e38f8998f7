"""Words that take an action (FT-125), and what they do to a target. In English."""

from __future__ import annotations

from typing import Final

from ....codes import ABILITIES, COLOURS, NOBODY
from ....words import Carries, Counters, Deals, Drives, Flurry, Gains, Heals, Lays, Special, Targets, Tires, Word
from ..common import Tellers, cap
from . import attacks
from .phrases import STATES, TERRAIN, UNPROVOKED, act, harm, squares

EFFECTS: Final[Tellers] = {
    Counters: lambda w: (
        "One of the target's Specials of your choice is countered until the start of this figure's next activation."
    ),
    Deals: lambda w: f"The target takes {harm(w.rank, w.kind)}.",
    Drives: lambda w: f"You move the target up to {squares(w.squares)} along a harmless way; {UNPROVOKED}.",
    Tires: lambda w: "The target becomes Tired.",
}
"""What happens to a target."""


def fire(rank: int) -> str:
    return f" The Fire deals {harm(rank, 'fire')}." if rank else ""


def effects(words: tuple[Word, ...]) -> str:
    return " ".join((EFFECTS | attacks.TELLERS)[type(one)](one) for one in words)


def targets(w: Targets) -> str:
    whom = f"an opposing {cap(w.against)} figure" if w.against else "an opposing figure"
    aim = f"target {whom} in Line of Sight within {squares(w.range)}."
    if w.ability == NOBODY:
        return act(w.action, f"{aim} {effects(w.green)}")
    rows = ((1, w.green), (2, w.yellow), (3, w.red))
    by_colour = " ".join(f"{cap(COLOURS[colour])}: {effects(words)}" for colour, words in rows if words)
    more = " A better colour brings the effects of the lower ones too." if w.yellow or w.red else ""
    return act(w.action, f"{aim} Make a FEAT of {cap(ABILITIES[w.ability])}. {by_colour}{more}")


def carries(w: Carries) -> str:
    if w.alone:
        return act(w.action, f"it appears in a free square within {squares(w.far)}, whatever lies between.")
    both = f"it and, if you like, a Ready ally each appear in a free square within {squares(w.far)} of where they stood"
    return act(w.action, f"{both}, whatever lies between; the ally becomes Tired.")


TELLERS: Final[Tellers] = {
    Gains: lambda w: act(w.action, f"it gains {STATES[w.state]} until the start of its next activation."),
    Carries: carries,
    Lays: lambda w: act(
        w.action,
        f"lay up to {squares(w.squares)} of {TERRAIN[w.terrain]}, connected, within {squares(w.range)}, "
        f"the first in Line of Sight.{fire(w.rank)}",
    ),
    Flurry: lambda w: act(w.action, f"it makes {w.attacks} Brawling attacks."),
    Targets: targets,
    Heals: lambda w: (
        act(w.action, f"an adjacent Teammate gains {w.amount} Health.")
        if w.other
        else act(w.action, f"it gains {w.amount} Health.")
    ),
    **EFFECTS,
}


def switched(special: Special, text: str) -> str:
    lasts = "until the start of its next activation" if special.brief else "for the rest of the Issue"
    return f"{cap(special.action)} action, {lasts}: {text}"
