"""Why something is refused, in German. The English sentences stand where they are raised."""

from __future__ import annotations

from typing import Final

from longbox.kernel import LongboxError, Named, Tongue

from . import cards
from .maps import MAPS_DE
from .teams import TEAMS_DE

GERMAN: Final = {
    **MAPS_DE,
    **TEAMS_DE,
    "A way is a list of squares, by numbers from 0 to {last}.": "Ein Weg ist eine Liste von Feldern mit Nummern von 0 bis {last}.",
    "{b} is not next to {a}; a way goes square by square.": "{b} liegt nicht neben {a}; ein Weg geht Feld für Feld.",
    "There is no way from {a} to {b}.": "Von {a} nach {b} führt kein Weg.",
    "A figure stands in {b} and blocks the way.": "Auf {b} steht eine Figur und versperrt den Weg.",
    "The way to {b} costs {cost} Speed; there is {speed}.": "Der Weg nach {b} kostet {cost} Tempo; es gibt {speed}.",
    "A figure stands in {b}; nobody can end there.": "Auf {b} steht eine Figur; dort kann niemand stehen bleiben.",
    "{b} is Solid; nobody can end there.": "{b} ist massiv; dort kann niemand stehen bleiben.",
    "The charge cannot end in {b}.": "Der Sturmangriff kann nicht auf {b} enden.",
    # measurements
    "There is nothing to measure under that name; ask for judge, sight, reach or odds.": (
        "Unter diesem Namen gibt es nichts zu messen; frage nach judge, sight, reach oder odds."
    ),
    "There is no map yet; it is chosen first.": "Es gibt noch keine Karte; sie wird zuerst gewählt.",
    "Name a figure on the map by its number.": "Nenne eine Figur auf der Karte mit ihrer Nummer.",
    "A square is a number from 0 to {last}.": "Ein Feld ist eine Zahl von 0 bis {last}.",
    "You are not asked for anything now.": "Du wirst gerade nichts gefragt.",
    "This question takes no way.": "Diese Frage nimmt keinen Weg.",
    "A way is a list of squares, like [21, 41, 61].": "Ein Weg ist eine Liste von Feldern wie [21, 41, 61].",
    "The target must be an opposing figure.": "Das Ziel muss eine gegnerische Figur sein.",
    "That figure has no such attack.": "Diesen Angriff hat die Figur nicht.",
    # maps and teams
    "{option} cannot be played on: {reason}": "Auf {option} kann nicht gespielt werden: {reason}",
    "{option} cannot be played: {reason}": "{option} ist nicht spielbar: {reason}",
    "{reasons}": "{reasons}",
    "There is no {what} {id!r}; {hint}": "Es gibt {what} namens {id!r}; {hint}",
    "The team is no JSON text; it holds outlook, figures, plot and perhaps things.": (
        "Das Team ist kein JSON-Text; es enthält outlook, figures, plot und vielleicht things."
    ),
    "A team holds outlook, figures, plot and perhaps things, and nothing else.": (
        "Ein Team hat outlook, figures, plot und vielleicht things, sonst nichts."
    ),
    "The outlook and the plot of a team are words.": "Haltung (outlook) und Plot eines Teams sind Wörter.",
    "The figures and things of a team are lists of at most 20 ids.": (
        "Figuren (figures) und Dinge (things) eines Teams sind Listen mit höchstens 20 Kennungen."
    ),
    "The team is {outlook!r}; a team is good or evil.": "Das Team ist {outlook!r}; ein Team ist gut (good) oder böse (evil).",
    "The team has no figures; it needs at least one.": "Das Team hat keine Figuren; es braucht mindestens eine.",
    "{name} is {disposition}; a team that is {outlook} takes {outlook} and enigmatic figures.": (
        "{name} ist {disposition}; ein Team mit der Haltung {outlook} nimmt nur solche und rätselhafte Figuren."
    ),
    "{name} is on the team {count} times; only a Squad may be there more than once.": (
        "{name} ist {count}-mal im Team; nur ein Trupp (Squad) darf mehrfach dabei sein."
    ),
    "A figure beyond Cosmic is on the team; no Issue of this kind allows one.": (
        "Im Team ist eine Figur jenseits von Kosmisch; die darf hier nicht mitspielen."
    ),
    "Figures of {renown} renown: {count} on the team; {level} has room for {room}.": (
        "Figuren vom Ruhm {renown}: {count} im Team; {level} hat Platz für {room}."
    ),
    "Objects and Artifacts of {renown} renown: {count} on the team; {level} has room for {room}.": (
        "Objekte und Artefakte vom Ruhm {renown}: {count} im Team; {level} hat Platz für {room}."
    ),
}


WORDS: Final = {
    "what/figure": "keine Figur",
    "what/Plot": "keinen Plot",
    "what/Object or Artifact": "kein Objekt oder Artefakt",
}


def refusal(error: LongboxError, language: str) -> str:
    """An error in a language."""
    return Tongue(language, GERMAN, called).say(error.phrase) if language == "de" else Tongue(language).say(error.phrase)


def called(thing: Named) -> str:
    """What German calls a figure, a level, or one of a few words."""
    return WORDS.get(thing.id) or cards.name(thing.id, "de")
