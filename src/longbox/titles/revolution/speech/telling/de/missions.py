"""The words of `words/missions.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import (
    AllIn,
    Calm,
    Centre,
    Crates,
    DamageHope,
    Fire,
    LastStanding,
    Most,
    NoPenalty,
    NoStalemate,
    Prize,
    Rescue,
    Sparring,
    Timer,
    TokenHope,
)
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    DamageHope: "{n} Hoffnung für jeden Angriff mit Schaden",
    TokenHope: "{n} Hoffnung für jeden Missionsmarker",
    Most: "am meisten {what}: {n} Revolutionspunkte",
    AllIn: "jede Schule in der Arena: {n} Revolutionspunkte",
    LastStanding: "endet, wenn ein PC übrig ist: {n} Revolutionspunkte, {hope} Hoffnung",
    Timer: "endet nach Missionszug {turns}: {success}",
    Crates: "öffne Kisten als Spezialaktion; ein Wurf bis {trap} verletzt",
    Calm: "beruhige den Mutanten im Umkreis von {reach} Feldern: Verteidigungswürfel ab {least} sind Punkte, {goal} insgesamt",
    Rescue: "trag Bewohner als Spezialaktion zum Rand",
    Fire: "nach jedem Zug 1 Schaden im Umkreis von {reach} Feld um die Mitte",
    Centre: "Mittelfeld am Ende eines Zuges: 1 Punkt, {hope} Hoffnung",
    Sparring: "jeder Angriff mit Schaden an einem PC: 1 Punkt, {hope} Hoffnung",
    Prize: "eine Schule mit dem meisten Schaden darf den nächsten Schüler nehmen",
    NoPenalty: "Niederlagen haben keine Folgen",
    NoStalemate: "kein Patt",
}
