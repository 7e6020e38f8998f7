"""Words that are always on (FT-119). In German."""

from __future__ import annotations

from typing import Final

from longbox.speech import listed

from ....codes import RANKS, VALUES
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
from ..common import Tellers, columns
from .phrases import ACTIONS, ability, condition, damage_kind, squares, within


def ignores(w: Ignores) -> str:
    what = [text for given, text in ((w.difficult, "schwieriges Gelände"), (w.elevation, "Höhenunterschiede")) if given]
    return f"Ignoriert {listed(what, 'und')} {'bei einem Sturmangriff' if w.charging else 'bei der Bewegung'}."


def screens(w: Screens, whom: str) -> str:
    return f"Fernkampf- und Magieangriffe gegen {whom} {within(w.squares)} in Wirkungslinie haben {columns(w.shift)}."


TELLERS: Final[Tellers] = {
    Flight: lambda w: (
        "Fliegt: ignoriert schwieriges und glattes Gelände, Wasser, Höhenunterschiede und Figuren, die nicht fliegen, "
        "und ist nie Verdeckt."
    ),
    Giant: lambda w: (
        "Riesig: greift Figuren bis zu 2 Felder weit an, als wären sie angrenzend, ignoriert schwieriges Gelände und wechselt "
        "die Höhe für 1 Tempo; Figuren blockieren die Sichtlinie zu ihr und von ihr nicht, und sie ist immer Ungedeckt."
    ),
    Armor: lambda w: (
        f"Rüstung {RANKS[w.rank]}: hält bis zu {VALUES[w.rank]} Schaden ab ({listed((damage_kind(one) for one in w.covers), 'und')}"
        + (f", aber nicht {listed((damage_kind(one) for one in w.but), 'und')})." if w.but else ").")
    ),
    Immune: lambda w: f"Immun gegen Schaden der Art {damage_kind(w.kind)}.",
    Reach: lambda w: f"Greift Figuren bis zu {squares(w.squares)} weit an, als wären sie angrenzend.",
    Ignores: ignores,
    Unseen: lambda w: (
        "Gegnerische Figuren, die nicht angrenzen, haben keine Sichtlinie zu ihr"
        f"{', solange sie Verdeckt ist' if w.obscured else ''}."
    ),
    Overlooked: lambda w: (
        "Blockiert keine Sichtlinie, solange sie Verdeckt ist."
        if w.when == "obscured"
        else "Blockiert keine Sichtlinie, solange sie auf einem Marker deines Plots steht oder an einen angrenzt."
    ),
    HarderToHit: lambda w: f"Figuren von geringerem Ruhm greifen sie mit {columns(w.shift)} an.",
    Initiative: lambda w: f"Deine Initiativwürfe erhalten +{w.bonus}, auch der vor dem Aufbau, bis sie K.o. geht.",
    BornLeader: lambda w: "Teamkameraden mit Sichtlinie zu ihr dürfen ihr Karma wie ihr eigenes ausgeben.",
    DodgesAs: lambda w: f"Ausweichen ist für sie eine {ACTIONS[w.action]}.",
    KillShift: lambda w: f"FEATs auf Endurance gegen ihre Todesstöße haben {columns(w.shift)}.",
    Raised: lambda w: (
        f"{columns(w.shift)} auf {listed((ability(one) for one in w.abilities), 'und')}, solange sie "
        f"{'Verwundet ist' if w.when == 'wounded' else 'im Wasser steht'}."
    ),
    Immovable: lambda w: "Kann nicht durch einen Rückstoß bewegt werden.",
    Shrugs: lambda w: f"Wird nie {listed(map(condition, w.conditions), 'oder')}.",
    SureShot: lambda w: "Ihre Fernkampf- und Magieangriffe beachten nicht, ob ein Ziel Verdeckt ist.",
    Hunts: lambda w: f"{columns(w.shift)} auf ihre Angriffe gegen Verwundete Figuren.",
    Screens: lambda w: screens(w, "sie und Teamkameraden"),
    Lifts: lambda w: f"Hebt Objekte auf, als hätte ihre Strength {columns(w.columns)}.",
}
