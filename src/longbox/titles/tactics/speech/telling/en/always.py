"""Words that are always on (FT-119). In English."""

from __future__ import annotations

from typing import Final

from longbox.speech import listed

from ....codes import ABILITIES, RANKS, VALUES
from ....words import (
    Armor,
    BornLeader,
    DodgesAs,
    Flight,
    Giant,
    HarderToHit,
    Hunts,
    Ignores,
    Immovable,
    Immune,
    Initiative,
    KillShift,
    Lifts,
    Overlooked,
    Raised,
    Reach,
    Screens,
    Shrugs,
    SureShot,
    Unseen,
)
from ..common import Tellers, cap, columns
from .phrases import squares


def ignores(w: Ignores) -> str:
    what = [text for given, text in ((w.difficult, "Difficult terrain"), (w.elevation, "elevation changes")) if given]
    return f"Ignores {listed(what, 'and')} {'in a Charge' if w.charging else 'when it moves'}."


def screens(w: Screens, whom: str) -> str:
    return f"Shooting and Magical attacks against {whom} within {squares(w.squares)} in Line of Effect are at {columns(w.shift)}."


TELLERS: Final[Tellers] = {
    Flight: lambda w: (
        "Flies: ignores Difficult, Aquatic and Slick terrain, elevation changes and figures that do not fly, and is never Obscured."
    ),
    Giant: lambda w: (
        "Giant: attacks figures up to 2 squares away as if adjacent, ignores Difficult terrain and changes elevation for 1 Speed; "
        "figures do not block Line of Sight to or from it, and it is always Exposed."
    ),
    Armor: lambda w: (
        f"Armor {RANKS[w.rank]}: prevents up to {VALUES[w.rank]} {listed(map(cap, w.covers), 'or')} damage"
        + (f", but no {listed(map(cap, w.but), 'or')} damage." if w.but else ".")
    ),
    Immune: lambda w: f"Immune to {cap(w.kind)} damage.",
    Reach: lambda w: f"Attacks figures up to {squares(w.squares)} away as if they were adjacent.",
    Ignores: ignores,
    Unseen: lambda w: (
        f"Opposing figures that are not adjacent have no Line of Sight to it{' while it is Obscured' if w.obscured else ''}."
    ),
    Overlooked: lambda w: (
        "Does not block Line of Sight while it is Obscured."
        if w.when == "obscured"
        else "Does not block Line of Sight while it is on or adjacent to a token of your Plot."
    ),
    HarderToHit: lambda w: f"Figures of lower renown attack it at {columns(w.shift)}.",
    Initiative: lambda w: f"Adds {w.bonus} to your Initiative rolls, before the setup too, until it is KO'ed.",
    BornLeader: lambda w: "Teammates with Line of Sight to it may spend its Karma as their own.",
    DodgesAs: lambda w: f"Dodges as an {cap(w.action)} action.",
    KillShift: lambda w: f"Endurance FEATs against its Kills are made at {columns(w.shift)}.",
    Raised: lambda w: (
        f"{columns(w.shift)} to {listed((cap(ABILITIES[one]) for one in w.abilities), 'and')} while it "
        f"{'is Wounded' if w.when == 'wounded' else 'stands in Aquatic terrain'}."
    ),
    Immovable: lambda w: "Cannot be Slammed.",
    Shrugs: lambda w: f"Never becomes {listed(map(cap, w.conditions), 'or')}.",
    SureShot: lambda w: "Its Shooting and Magical attacks ignore that a target is Obscured.",
    Hunts: lambda w: f"{columns(w.shift)} to its attacks on Wounded figures.",
    Screens: lambda w: screens(w, "it and Teammates"),
    Lifts: lambda w: f"Picks up Objects as if its Strength were {columns(w.columns)}.",
}
