"""Why the rules of Crisis Protocol refuse something, in other languages than the English of the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from longbox.kernel import LongboxError, Named, Tongue

from ..battlefields.kinds import KINDS
from ..builder.words import BadRoster, Unplayable
from . import cards

GERMAN: Mapping[str, str] = {
    # packs
    "This game uses the pack {pack}, which is not loaded here; start Longbox with --pack FOLDER.": (
        "Dieses Spiel nutzt das Paket {pack}, das hier nicht geladen ist; starte Longbox mit --pack ORDNER."
    ),
    "This game uses the pack {pack}; the one loaded here has the same version but other content ({digest}).": (
        "Dieses Spiel nutzt das Paket {pack}; das hier geladene hat dieselbe Version, aber anderen Inhalt ({digest})."
    ),
    "This game uses the pack {pack}; loaded here is {have}.": "Dieses Spiel nutzt das Paket {pack}; geladen ist hier {have}.",
    "the names of packs": "die Namen von Paketen",
    # movement
    "{who} cannot end there: the base would leave the battlefield.": (
        "{who} darf dort nicht stehen: Die Basis würde über den Rand des Schlachtfelds ragen."
    ),
    "{who} cannot end there: the base would overlap {other} by {depth:.1f} in.": (
        "{who} darf dort nicht stehen: Die Basis würde die von {other} um {depth:.1f} Zoll überschneiden."
    ),
    "{who} cannot end there: the base would overlap the {terrain} by {depth:.1f} in.": (
        "{who} darf dort nicht stehen: Die Basis würde Gelände ({terrain}) um {depth:.1f} Zoll überschneiden."
    ),
    "{who} cannot end on the {terrain}: nobody can stand on it.": (
        "{who} darf dort nicht stehen: Auf diesem Gelände ({terrain}) kann niemand stehen."
    ),
    "{who} cannot end on the {terrain}: it is too large for that without climbing.": (
        "{who} darf dort nicht stehen: Ohne zu klettern ist das Gelände ({terrain}) dafür zu groß."
    ),
    "That place is not toward as the angled tool lies.": (
        "So wie die Schablone dafür liegt, führt die Bewegung nicht auf den Bezugspunkt zu."
    ),
    "That place is not away as the angled tool lies.": (
        "So wie die Schablone dafür liegt, führt die Bewegung nicht vom Bezugspunkt weg."
    ),
    "That place is {far:.1f} in away; the tool reaches {reach:.1f} in.": (
        "Diese Stelle ist {far:.1f} Zoll entfernt; die Schablone reicht {reach:.1f} Zoll weit."
    ),
    "No way to lay the tool reaches that place: terrain that is too large is in between.": (
        "Keine Lage der Schablone erreicht diese Stelle: Dazwischen steht Gelände, das zu groß ist."
    ),
    "A direction is one number, in degrees, like [90].": "Eine Richtung ist eine Zahl in Grad, etwa [90].",
    "That direction is not toward: it must be within 45 degrees of the line of centres.": (
        "Diese Richtung führt nicht auf den Bezugspunkt zu: Sie darf höchstens 45 Grad von der Linie durch die Mitten abweichen."
    ),
    "That direction is not away: it must be within 45 degrees of the line of centres.": (
        "Diese Richtung führt nicht vom Bezugspunkt weg: Sie darf höchstens 45 Grad von der Linie durch die Mitten abweichen."
    ),
    "That place is not within Range {range} of the terrain.": "Diese Stelle ist nicht in Reichweite {range} zum Gelände.",
    "That place is {far:.1f} in away; it must be within Range {range}.": (
        "Diese Stelle ist {far:.1f} Zoll entfernt; sie muss in Reichweite {range} sein."
    ),
    # tokens
    "The token must lie on the battlefield.": "Der Marker muss auf dem Schlachtfeld liegen.",
    "That place is {far:.2f} in away; the token must lie within Range {range}.": (
        "Diese Stelle ist {far:.2f} Zoll entfernt; der Marker muss in Reichweite {range} liegen."
    ),
    "Two tokens must not overlap.": "Zwei Marker dürfen sich nicht überschneiden.",
    "That place is within Range {range} of another such token.": (
        "Diese Stelle ist in Reichweite {range} zu einem anderen solchen Marker."
    ),
    "A token cannot lie on terrain of Size {size}.": "Auf Gelände der Größe {size} kann kein Marker liegen.",
    # attacks and dice
    "The beam must touch {names}.": "Der Strahl muss {names} berühren.",
    "The beam must touch at least one enemy in sight.": "Der Strahl muss mindestens einen sichtbaren Gegner berühren.",
    "Name each die once, by its number.": "Nenne jeden Würfel einmal, mit seiner Nummer.",
    "Die {die} cannot be picked; you may pick {allowed}.": "Würfel {die} ist nicht wählbar; wählbar: {allowed}.",
    "none": "keiner",
    "That is {count} dice; you may pick {most}.": "Du darfst höchstens {most} Würfel wählen; gewählt: {count}.",
    "That is {count} dice; you must pick {least}.": "Du musst {least} Würfel wählen; gewählt: {count}.",
    # setup
    "{card} is not on this roster.": "{card} ist nicht in diesem Vorrat.",
    "A squad has at least one character, and each only once.": "Ein Team hat mindestens einen Charakter, und jeden nur einmal.",
    "This squad has a threat of {total}; the mission allows {threat}.": (
        "Dieses Team hat eine Bedrohung von {total}; die Mission erlaubt {threat}."
    ),
    "A squad cannot hold two characters with the same {shared}.": (
        "Ein Team darf keine zwei Charaktere enthalten, die das gemeinsam haben: {shared}."
    ),
    "alter ego": "Alter Ego",
    "name": "Name",
    "{card} cannot be chosen: it is not on the roster, or its affiliation is not this squad's.": (
        "{card} ist nicht wählbar: Die Karte ist nicht im Vorrat, oder sie gehört zu einer anderen Gruppierung als dein Team."
    ),
    "Choose up to {most} different Team Tactic cards; that were {count}.": (
        "Wähle bis zu {most} verschiedene Teamtaktik-Karten; gewählt: {count}."
    ),
    "One of these cards excludes another.": "Eine dieser Karten schließt eine andere aus.",
    "{who} must be deployed within Range {range} of the {edge} edge.": (
        "{who} muss in Reichweite {range} zum Rand im {edge} aufgestellt werden."
    ),
    # measuring
    "There is nothing to measure under that name; ask for judge, range, between, ground, path or odds.": (
        "Unter diesem Namen gibt es nichts zu messen; frage nach judge, range, between, ground, path oder odds."
    ),
    'Name a piece on the battlefield, like ["character", 3].': 'Nenne etwas auf dem Schlachtfeld, etwa ["character", 3].',
    "A range is a whole number from 1 to 5.": "Eine Reichweite ist eine ganze Zahl von 1 bis 5.",
    "A movement tool is S, M or L.": "Eine Bewegungsschablone ist S, M oder L.",
    "Name a character on the battlefield by its number.": "Nenne einen Charakter auf dem Schlachtfeld mit seiner Nummer.",
    "That character has no such attack.": "Diesen Angriff hat der Charakter nicht.",
    "The target must be an enemy that is not Dazed.": "Das Ziel muss ein Gegner sein, der nicht angeschlagen ist.",
    "You are not asked for anything now.": "Du wirst gerade nichts gefragt.",
    "This question takes no free value.": "Diese Frage nimmt keinen freien Wert.",
    "That is the same piece.": "Das ist dasselbe.",
    # rosters and battlefields of one's own
    "{option} cannot be played on: {reason}": "{option} ist nicht bespielbar: {reason}",
    "{names}, the JSON text of a roster, or the code of a shared one": (
        "{names}, der JSON-Text eines Vorrats oder der Code eines geteilten"
    ),
}
SENTENCES: Mapping[str, Mapping[str, str]] = {"de": GERMAN}
"""By language, under the English template."""

WORDS: Mapping[str, Mapping[str, str]] = {
    "de": {
        "edge.south": "Süden",
        "edge.north": "Norden",
        "edge.west": "Westen",
        "edge.east": "Osten",
        "kind.secure": "Sicherung",
        "kind.extraction": "Evakuierung",
    },
}


def refusal(error: LongboxError, language: str) -> str:
    """An error in a language.

    >>> from longbox.kernel import Illegal
    >>> refusal(Illegal("That place is {far:.1f} in away; it must be within Range {range}.", far=4.25, range=2), "de")
    'Diese Stelle ist 4,2 Zoll entfernt; sie muss in Reichweite 2 sein.'
    """
    if isinstance(error, BadRoster | Unplayable):
        return error.told(language)
    return Tongue(language, SENTENCES.get(language), partial(called, language)).say(error.phrase)


def called(language: str, thing: Named) -> str:
    """A card, a kind of terrain or one of a few words."""
    if language not in WORDS:
        return str(thing)
    kind = thing.id.removeprefix("terrain.")
    if kind in KINDS:
        return str(getattr(KINDS[kind], language))
    return WORDS[language].get(thing.id) or cards.name(thing.id, language)
