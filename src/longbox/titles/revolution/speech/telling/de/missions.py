"""The words of `words/missions.py` in German, and what a Mission says besides."""

from __future__ import annotations

from typing import Final

from ....words import (
    AllIn,
    Calm,
    Centre,
    Crates,
    DamageHope,
    Facing,
    Fire,
    Fury,
    Grudge,
    LastStanding,
    Most,
    Noise,
    NoPenalty,
    NoStalemate,
    Pack,
    Prize,
    Ranks,
    Rescue,
    Sap,
    Sparring,
    Timer,
    TokenHope,
)
from ..sentences import MissionWords, Sentences

POINTS: Final = "{n} {n:Revolutionspunkt|Revolutionspunkte}"
MOST: Final = {
    "damage": f"{POINTS} für den meisten Schaden an {{whole}}",
    "tokens": f"{POINTS} für die meisten {{did}} {{many}}",
    "points": f"{POINTS} für die meisten Punkte",
}
SENTENCES: Final[Sentences] = {
    DamageHope: "jeder Angriff, der {victim} Schaden zufügt, bringt seiner Schule {n} Hoffnung",
    TokenHope: "wer {many} {doing}, erhält je {n} Hoffnung",
    Most: lambda word: MOST[word.what],
    AllIn: f"{POINTS} für jede Schule, deren Charakter noch in der Arena ist",
    LastStanding: f"{POINTS} und {{hope}} Hoffnung für die Schule des letzten Charakters",
    Timer: "nach Missionszug {turns}",
    Crates: (
        "Spezialaktion: Öffne und entferne eine angrenzende Kiste. "
        "Wirf einen Würfel: Bei 1\u2013{trap} nimmt dein Charakter 1 Schaden (nie von der letzten)"
    ),
    Calm: (
        "Spezialaktion, höchstens {reach} {reach:Feld|Felder} von {victim} entfernt: "
        "Wirf die Verteidigungswürfel deines Charakters; jeder ab {least} bringt 1 Punkt"
    ),
    Rescue: (
        "Spezialaktion: Nimm einen angrenzenden Bewohner auf. Wer einen trägt, nimmt keinen zweiten auf, "
        "kommt 1 Feld weniger weit (mindestens 1) und lässt ihn bei einer Niederlage zurück. "
        "Bewegt sich der Träger auf ein Randfeld oder wird dorthin bewegt, ist der Bewohner gerettet"
    ),
    Fire: (
        "nach jedem Missionszug nimmt jeder Charakter, der höchstens {reach} {reach:Feld|Felder} "
        "von der Mitte entfernt ist, 1 Schaden"
    ),
    Centre: "nach jedem Missionszug bringt der Charakter auf dem Mittelfeld seiner Schule 1 Punkt und {hope} Hoffnung",
    Sparring: "jeder Angriff, der dem Charakter einer anderen Schule Schaden zufügt, bringt 1 Punkt und {hope} Hoffnung",
    Prize: (
        "dieselbe Schule darf den nächsten Schüler aus dem Rekrutenstapel aufnehmen und den Stapel mischen. "
        "Bei Gleichstand entscheiden die Schulen im Uhrzeigersinn ab der Missionsleitung, bis eine zusagt"
    ),
    Grudge: "gegen die Schule, die {whole} den meisten Schaden zugefügt hat, wirft {the} {n} Angriffswürfel mehr",
    Sap: "ein Charakter, dem {the} Schaden zufügt, verliert {n} Kraftmarker",
    Facing: "wird {the} in einem Missionszug zum ersten Mal angegriffen, kommen {n} Verteidigungswürfel dazu",
    Noise: "{the} bewegt sich so nah wie möglich an den Charakter heran, der in diesem Missionszug zuletzt angegriffen hat",
    Fury: "ab {at} Schaden wirft {the} {n} Angriffswürfel mehr",
    Pack: "der zweite Angriff von {whole} auf einen Charakter pro Missionszug hat {n} Würfel mehr",
    Ranks: "stehen {many} nebeneinander, werfen sie je {n} Verteidigungswürfel mehr",
    NoPenalty: "Niederlagen haben keine Folgen",
    NoStalemate: "diese Mission kann nicht im Patt enden",
}
MISSION: Final = MissionWords(
    headings=("Aufbau", "Regeln", "Erfolg", "Fehlschlag", "Belohnung"),
    single="{the} steht mindestens {place} {place:Feld|Felder} von jedem Charakter entfernt",
    several="{tokens} {many} stehen mindestens {place} {place:Feld|Felder} von jedem Charakter entfernt",
    untouchable={True: "Sie können nicht angegriffen werden", False: "{the} kann nicht angegriffen werden"},
    two="Nur 2 Charaktere nehmen teil",
    leaders="Anführer dürfen teilnehmen",
    done={True: "sobald alle {many} je {health} Schaden genommen haben", False: "sobald {the} {health} Schaden genommen hat"},
    until={
        Crates: "sobald alle Kisten offen sind",
        Calm: "sobald die Schulen zusammen {goal} Punkte haben",
        Rescue: "sobald alle Bewohner gerettet sind",
        LastStanding: "sobald nur noch ein Charakter übrig ist",
    },
    either=", oder ",
    handled={Crates: ("öffnet", "geöffneten"), Rescue: ("rettet", "geretteten"), None: ("besiegt", "besiegten")},
    one_of="einem der {many}",
    contracted={" an dem ": " am ", " von dem ": " vom "},
)
