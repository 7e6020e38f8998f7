"""What is said about rosters, in both languages: what keeps one from being legal, and why one cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from longbox.kernel import BadOption, listed


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something to say, before it is said in a language.

    >>> Sentence("twice", {"name": "Disarm"}, "CP-117").told("de")
    'Disarm ist mehr als einmal in diesem Vorrat.'
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    rule: str = ""
    """The rule it follows from."""

    def told(self, language: str = "en") -> str:
        words = SENTENCES[language]
        values = dict(self.values)
        gems = GEMS[language]
        if "gem" in values:
            values["gem"] = gems.get(str(values["gem"]), values["gem"])
        bears = values.get("bears", ())
        if isinstance(bears, tuple):
            values["bears"] = listed([gems.get(str(gem), str(gem)) for gem in bears], OR[language])
        close = values.get("close")
        return words[self.key].format_map(values) + (words["close"].format_map(values) if close else "")


class BadRoster(BadOption):
    """A roster that cannot be read. As any error it speaks English; `sentence` can say it in the reader's language."""

    def __init__(self, key: str, **values: object) -> None:
        self.sentence = Sentence(key, values)
        super().__init__(self.sentence.told())

    def told(self, language: str) -> str:
        return self.sentence.told(language)


class Unplayable(BadOption):
    """A roster that can be read, but not be played with."""

    def __init__(self, option: str, faults: Sequence[Sentence]) -> None:
        self.option, self.faults = option, faults
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        return " ".join(
            [SENTENCES[language]["unplayable"].format(option=self.option), *(fault.told(language) for fault in self.faults)]
        )


OR: Final = {"en": "or", "de": "oder"}
GEMS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {},
    "de": {
        "mind": "Gedankenstein",
        "power": "Machtstein",
        "reality": "Realitätsstein",
        "soul": "Seelenstein",
        "space": "Raumstein",
        "time": "Zeitstein",
    },
}

SENTENCES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "unplayable": "{option} cannot be played.",
        "unscripted": "{name} can be put into a roster, but not be played on the table yet.",
        "count.characters": "A roster has {n} characters; this one has {have}.",
        "count.tactics": "A roster has {n} Team Tactic cards; this one has {have}.",
        "count.secure": "A roster has {n} Secure Crisis cards; this one has {have}.",
        "count.extraction": "A roster has {n} Extraction Crisis cards; this one has {have}.",
        "missing.characters": "There is no character {id!r}.",
        "missing.tactics": "There is no Team Tactic card {id!r}.",
        "missing.secure": "There is no Crisis card {id!r}.",
        "missing.extraction": "There is no Crisis card {id!r}.",
        "missing.gems": "There is no Infinity Gem {id!r}.",
        "close": " Did you mean {close!r}?",
        "type.secure": "{name} is a Crisis card of the type extraction, not secure.",
        "type.extraction": "{name} is a Crisis card of the type secure, not extraction.",
        "grunt": "{name} is a Grunt: it comes with its Parent and is not put into a roster.",
        "same.name": "{name} and {other} have the same name: a roster may hold only one of them.",
        "same.alter ego": "{name} and {other} have the same alter ego: a roster may hold only one of them.",
        "same.name and alter ego": "{name} and {other} have the same name and alter ego: a roster may hold only one of them.",
        "twice": "{name} is in this roster more than once.",
        "excludes": "{name} excludes {other}: a roster may hold only one of them.",
        "gem.bearer": "The {gem} gem belongs to {who!r}, who is not in this roster.",
        "gem.only": "{name} may bear only {bears}, not the {gem} gem.",
        "gem.none": "{name} may bear no Infinity Gem, not the {gem} gem.",
        "gem.one": "{name} may bear 1 Infinity Gem at a time.",
        "gem.many": "{name} may bear {n} Infinity Gems at a time.",
        "gem.twice": "The {gem} gem is in this roster more than once.",
        "read.object": "A roster is a JSON object with characters, tactics, secure, extraction and gems.",
        "read.part": "A roster has no part {part!r}; it has name, characters, tactics, secure, extraction and gems.",
        "read.list": "The part {part!r} of a roster is a list of card names.",
        "read.form": "The name of a roster is a text, and its gems are an object from characters to gems.",
        "read.version": "This roster has the version {version}; this Longbox reads version {known}.",
        "read.empty": "There is nothing to read: paste a roster or choose a file.",
        "read.long": "This is too long for a roster; at most {most} can be read.",
        "read.many": "This holds far too many cards; at most {most} of a kind are read.",
        "read.lines": "This has too many lines for a roster; at most {most} can be read.",
        "read.nothing": "No card of Crisis Protocol was found in this; expected are names, one in each line.",
        "read.link": "This share link is damaged or cut off; copy it again in full.",
        "read.link.cards": "This share link holds cards that this Longbox does not have.",
        "read.xml": "This BattleScribe file is damaged, or it is not a roster.",
        "read.xml.dtd": "This file declares a document type or entities, which no roster does; it was not read.",
        "read.zip": "This .rosz file is damaged, or no .ros file is in it.",
        "line.unknown": "Line {line}: {id!r} is not a card that Longbox has.",
        "line.bearer": "Line {line}: the {gem} gem has no bearer; write it into the line of a character.",
        "entry.unknown": "{id!r} is not a card that Longbox has.",
        "entry.bearer": "The {gem} gem has no bearer in this file.",
        "more": "{n} more lines were not understood.",
    },
    "de": {
        "unplayable": "{option} ist nicht spielbar.",
        "unscripted": "{name} kann in einem Vorrat sein, aber noch nicht auf dem Tisch gespielt werden.",
        "count.characters": "Ein Vorrat hat {n} Charaktere; dieser hat {have}.",
        "count.tactics": "Ein Vorrat hat {n} Teamtaktik-Karten; dieser hat {have}.",
        "count.secure": "Ein Vorrat hat {n} Krisenkarten vom Typ Sicherung; dieser hat {have}.",
        "count.extraction": "Ein Vorrat hat {n} Krisenkarten vom Typ Evakuierung; dieser hat {have}.",
        "missing.characters": "Es gibt keinen Charakter {id!r}.",
        "missing.tactics": "Es gibt keine Teamtaktik-Karte {id!r}.",
        "missing.secure": "Es gibt keine Krisenkarte {id!r}.",
        "missing.extraction": "Es gibt keine Krisenkarte {id!r}.",
        "missing.gems": "Es gibt keinen Infinity-Stein {id!r}.",
        "close": " Meinst du {close!r}?",
        "type.secure": "{name} ist eine Krisenkarte vom Typ Evakuierung, nicht Sicherung.",
        "type.extraction": "{name} ist eine Krisenkarte vom Typ Sicherung, nicht Evakuierung.",
        "grunt": "{name} ist ein Diener: Er kommt mit seinem Meister und gehört in keinen Vorrat.",
        "same.name": "{name} und {other} haben denselben Namen: Nur einer von beiden darf in einem Vorrat sein.",
        "same.alter ego": "{name} und {other} haben dasselbe Alter Ego: Nur einer von beiden darf in einem Vorrat sein.",
        "same.name and alter ego": "{name} und {other} haben denselben Namen und dasselbe Alter Ego: "
        "Nur einer von beiden darf in einem Vorrat sein.",
        "twice": "{name} ist mehr als einmal in diesem Vorrat.",
        "excludes": "{name} schließt {other} aus: Nur eine von beiden darf in einem Vorrat sein.",
        "gem.bearer": "Der {gem} gehört zu {who!r}, und dieser Charakter ist nicht im Vorrat.",
        "gem.only": "{name} darf nur {bears} tragen, nicht den {gem}.",
        "gem.none": "{name} darf keinen Infinity-Stein tragen, auch nicht den {gem}.",
        "gem.one": "{name} darf nur 1 Infinity-Stein zugleich tragen.",
        "gem.many": "{name} darf nur {n} Infinity-Steine zugleich tragen.",
        "gem.twice": "Der {gem} ist mehr als einmal in diesem Vorrat.",
        "read.object": "Ein Vorrat ist ein JSON-Objekt mit characters, tactics, secure, extraction und gems.",
        "read.part": "Ein Vorrat hat keinen Teil {part!r}; er hat name, characters, tactics, secure, extraction und gems.",
        "read.list": "Der Teil {part!r} eines Vorrats ist eine Liste von Karten.",
        "read.form": "Der Name eines Vorrats ist ein Text, und seine Steine sind ein Objekt von Charakteren zu Steinen.",
        "read.version": "Dieser Vorrat hat die Version {version}; dieses Longbox liest Version {known}.",
        "read.empty": "Hier ist nichts zu lesen: Füge einen Vorrat ein oder wähle eine Datei.",
        "read.long": "Das ist zu lang für einen Vorrat; gelesen werden höchstens {most}.",
        "read.many": "Das sind viel zu viele Karten; von jeder Art werden höchstens {most} gelesen.",
        "read.lines": "Das hat zu viele Zeilen für einen Vorrat; gelesen werden höchstens {most}.",
        "read.nothing": "Darin wurde keine Karte von Crisis Protocol gefunden; erwartet werden Namen, einer in jeder Zeile.",
        "read.link": "Dieser Link ist beschädigt oder abgeschnitten; kopiere ihn noch einmal ganz.",
        "read.link.cards": "In diesem Link stecken Karten, die dieses Longbox nicht hat.",
        "read.xml": "Diese BattleScribe-Datei ist beschädigt, oder sie ist kein Vorrat.",
        "read.xml.dtd": "Diese Datei vereinbart einen Dokumenttyp oder Entitäten, was kein Vorrat tut; sie wurde nicht gelesen.",
        "read.zip": "Diese .rosz-Datei ist beschädigt, oder es ist keine .ros-Datei darin.",
        "line.unknown": "Zeile {line}: {id!r} ist keine Karte, die Longbox hat.",
        "line.bearer": "Zeile {line}: Der {gem} hat keinen Träger; schreibe ihn in die Zeile eines Charakters.",
        "entry.unknown": "{id!r} ist keine Karte, die Longbox hat.",
        "entry.bearer": "Der {gem} hat in dieser Datei keinen Träger.",
        "more": "{n} weitere Zeilen wurden nicht verstanden.",
    },
}
