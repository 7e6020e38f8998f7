"""Words of Objects, Artifacts and Plots (FT-134, FT-551, FT-561). In German."""

from __future__ import annotations

from typing import Final

from longbox.speech import listed

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
from ..common import Tellers, columns
from .always import screens
from .phrases import ACTIONS, COLOURS, UNPROVOKED, ability, condition, group, harm, squares, within


def restores(w: Restores) -> str:
    what = [f"{n} {name}" for n, name in ((w.health, "Gesundheit"), (w.karma, "Karma")) if n]
    where = f"{within(w.squares)} in Wirkungslinie"
    return f"Figuren seines Besitzers, die ihre Aktivierung {where} beenden, erhalten {listed(what, 'und')}."


TELLERS: Final[Tellers] = {
    Bash: lambda w: f"Beim Zuschlagen erhält der Schaden {columns(w.columns)}.",
    Soars: lambda w: f"Geworfen reicht es {squares(w.range)} weit.",
    Hurts: lambda w: f"Gegnerische Figuren {within(w.squares)} in Wirkungslinie nehmen {harm(w.rank, w.kind)}.",
    Spreads: lambda w: f"Gegnerische Figuren {within(w.squares)} in Wirkungslinie werden {condition(w.condition)}.",
    Restores: restores,
    GainsKarma: lambda w: f"Die Figur erhält {w.amount} Karma.",
    Repairs: lambda w: "Die Figur verliert ihre Schwächungsmarker.",
    Frees: lambda w: (
        f"Die Figur und Teamkameraden {within(w.squares)} in Wirkungslinie sind nicht mehr "
        f"{listed(map(condition, ('stunned', 'held', 'stuck', 'staggered', 'confused')), 'oder')}."
    ),
    Steps: lambda w: f"Die Figur darf sich bis zu {squares(w.squares)} weit auf ungefährlichem Weg bewegen; {UNPROVOKED}.",
    Covers: lambda w: f"Die Figur erhält einen Ausweichmarker ({COLOURS[w.colour]}), wenn sie keinen besseren hat.",
    Scores: lambda w: f"Bei {COLOURS[w.colour]} erhältst du {w.points} Siegpunkt{'' if w.points == 1 else 'e'} mehr.",
    Again: lambda w: (
        f"Bei {COLOURS[w.colour]} bleibt die Figur Bereit, wenn sie das nächste Mal Erschöpft würde; einmal pro Seite."
    ),
}


SWUNG: Final = "Trifft ein Nahkampfangriff damit: "


def of_artifact(rule: Word) -> str:
    if isinstance(rule, Screens):
        return screens(rule, "Figuren seines Besitzers")
    if isinstance(rule, Initiative):
        return f"Deine Initiativwürfe erhalten +{rule.bonus}, solange das Artefakt auf der Karte ist."
    if not isinstance(rule, Hurts | Spreads):
        return ""
    what = f"nimmt {harm(rule.rank, rule.kind)}" if isinstance(rule, Hurts) else f"wird {condition(rule.condition)}"
    return f"Eine gegnerische Figur, die ihre Aktivierung {within(rule.squares)} in Wirkungslinie beendet, {what}."


def of_plot(plot: Plot, bonus: str) -> str:
    return (
        f"{ACTIONS[plot.action]} und ein FEAT auf {ability(plot.ability)}; Grün oder besser treibt den Plot voran. "
        f"Zusatznutzen für Figuren ({group(plot.affiliation)}): {bonus}"
    )


def heals(word: Heals) -> str:
    return f"Die Figur erhält {word.amount} Gesundheit."
