"""The words of `words/schools.py` in German."""

from __future__ import annotations

from typing import Final

from ....codes import (
    ANY,
    DEFENSE,
    EACH_AHEAD,
    EACH_OTHER,
    MISSION_CARDS,
    OTHER,
    RECRUITS,
    SELF,
    SOURCE,
    TOP,
    TWO,
    TWO_OTHERS,
    VICTIM,
)
from ....words import Buff, Draw, Drop, Hope, Peek, PlotPoints, Revolution, Scry, TakeHope
from ..sentences import Sentence, Sentences

CHOOSE: Final = {
    OTHER: "wähle eine andere Schule",
    ANY: "wähle eine Schule",
    TWO: "wähle 2 Schulen",
    TWO_OTHERS: "wähle 2 andere Schulen",
    TOP: "wähle eine Schule mit den meisten Revolutionspunkten",
}
CHOOSE_INJURED: Final = "wähle eine andere Schule, die einen verletzten Charakter hat"
SCHOOLS: Final = {
    SELF: "du",
    OTHER: "sie",
    ANY: "sie",
    TWO: "beide",
    TWO_OTHERS: "beide",
    TOP: "sie",
    EACH_OTHER: "jede andere Schule",
    EACH_AHEAD: "jede Schule mit mehr Revolutionspunkten als du",
    SOURCE: "diese Schule",
}
ROBBED: Final = {OTHER: "ihr", EACH_OTHER: "jeder anderen Schule"}
DECKS: Final = {RECRUITS: "Rekrutenstapels", MISSION_CARDS: "Missionsstapels"}


def changing(amount: str) -> Sentence:
    """Who gains or loses something."""

    def told(word: Revolution | Hope | PlotPoints) -> str:
        verbs = ("erhältst", "erhält", "erhalten je") if word.n > 0 else ("verlierst", "verliert", "verlieren je")
        verb = verbs[0] if word.who == SELF else verbs[2] if word.who in (TWO, TWO_OTHERS) else verbs[1]
        return f"{SCHOOLS[word.who]} {verb} {amount}"

    return told


def take_hope(word: TakeHope) -> str:
    if word.who == VICTIM:
        return "nimm der Schule des Ziels {n} Hoffnung ab. Bei einem Missionscharakter nimm sie aus der Bank"
    return f"nimm {ROBBED[word.who]} {'bis zu ' if word.n > 1 else ''}{{n}} Hoffnung ab"


def drop(word: Drop) -> str:
    if word.how == "all":
        return "lege deine Hand ab"
    if word.how == "random":
        return f"{SCHOOLS[word.who]} legt {{n}} zufällige {{n:Plotkarte|Plotkarten}} ab"
    return f"{SCHOOLS[word.who]} legt {{n}} {{n:Plotkarte|Plotkarten}} ihrer Wahl ab"


SENTENCES: Final[Sentences] = {
    Revolution: changing("{n:#} {n:Revolutionspunkt|Revolutionspunkte}"),
    Hope: changing("{n:#} Hoffnung"),
    TakeHope: take_hope,
    PlotPoints: changing("{n:#} {n:Plotpunkt|Plotpunkte}"),
    Draw: "ziehe {n} {n:Plotkarte|Plotkarten}",
    Drop: drop,
    Peek: "sieh dir ihre Hand an",
    Scry: lambda word: f"sieh dir die obersten {{n}} Karten des {DECKS[word.deck]} an. Lege sie in beliebiger Reihenfolge zurück",
    Buff: lambda word: (
        "in der Mission dieser Runde wirft dein Charakter bei jedem "
        f"{'Verteidigungswurf' if word.attribute == DEFENSE else 'Angriffswurf'} {{n}} Würfel mehr"
    ),
}
COSTS: Final[Sentences] = {Hope: "zahle {n:#} Hoffnung"}
