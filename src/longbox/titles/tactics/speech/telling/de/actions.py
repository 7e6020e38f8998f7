"""Words that take an action (FT-125), and what they do to a target. In German."""

from __future__ import annotations

from typing import Final

from ....codes import NOBODY
from ....words import Carries, Counters, Deals, Drives, Flurry, Gains, Heals, Lays, Special, Targets, Tires, Word
from ..common import Tellers
from . import attacks
from .phrases import ACTIONS, COLOURS, TERRAIN, UNPROVOKED, ability, act, condition, group, harm, squares, within

EFFECTS: Final[Tellers] = {
    Counters: lambda w: "Ein Special des Ziels, das du wählst, ist bis zum Beginn der nächsten Aktivierung dieser Figur gekontert.",
    Deals: lambda w: f"Das Ziel nimmt {harm(w.rank, w.kind)}.",
    Drives: lambda w: f"Du bewegst das Ziel bis zu {squares(w.squares)} weit auf ungefährlichem Weg; {UNPROVOKED}.",
    Tires: lambda w: "Das Ziel wird Erschöpft.",
}
"""What happens to a target."""


def fire(rank: int) -> str:
    return f" Das Feuer fügt {harm(rank, 'fire')} zu." if rank else ""


def effects(words: tuple[Word, ...]) -> str:
    return " ".join((EFFECTS | attacks.TELLERS)[type(one)](one) for one in words)


def targets(w: Targets) -> str:
    whom = f"eine gegnerische Figur der Gesinnung {group(w.against)}" if w.against else "eine gegnerische Figur"
    aim = f"ziele auf {whom} in Sichtlinie {within(w.range)}."
    if w.ability == NOBODY:
        return act(w.action, f"{aim} {effects(w.green)}")
    rows = ((1, w.green), (2, w.yellow), (3, w.red))
    by_colour = " ".join(f"{COLOURS[colour]}: {effects(words)}" for colour, words in rows if words)
    more = " Eine bessere Farbe bringt auch die Wirkungen der geringeren." if w.yellow or w.red else ""
    return act(w.action, f"{aim} Lege einen FEAT auf {ability(w.ability)} ab. {by_colour}{more}")


def carries(w: Carries) -> str:
    if w.alone:
        return act(w.action, f"die Figur erscheint auf einem freien Feld {within(w.far)}, egal was dazwischen liegt.")
    both = f"die Figur und, wenn du willst, ein Bereiter Verbündeter erscheinen je auf einem freien Feld {within(w.far)}"
    return act(w.action, f"{both}, egal was dazwischen liegt; der Verbündete wird Erschöpft.")


TELLERS: Final[Tellers] = {
    Gains: lambda w: act(w.action, f"sie hat bis zum Beginn ihrer nächsten Aktivierung den Zustand {condition(w.state)}."),
    Carries: carries,
    Lays: lambda w: act(
        w.action,
        f"lege bis zu {squares(w.squares)} {TERRAIN[w.terrain]}, zusammenhängend, {within(w.range)}, "
        "das erste in Sichtlinie."
        f"{fire(w.rank)}",
    ),
    Flurry: lambda w: act(w.action, f"sie führt {w.attacks} Nahkampfangriffe aus."),
    Targets: targets,
    Heals: lambda w: (
        act(w.action, f"ein angrenzender Teamkamerad erhält {w.amount} Gesundheit.")
        if w.other
        else act(w.action, f"sie erhält {w.amount} Gesundheit.")
    ),
    **EFFECTS,
}


def switched(special: Special, text: str) -> str:
    lasts = "bis zum Beginn ihrer nächsten Aktivierung" if special.brief else "für den Rest des Hefts"
    return f"{ACTIONS[special.action]}, {lasts}: {text}"
