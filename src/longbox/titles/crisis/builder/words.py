"""What is said about rosters: what keeps one from being legal, and why one cannot be read. German is in `de.po`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from longbox.kernel import BadOption
from longbox.speech import Tongue, catalogue

ROOM: Final = Path(__file__).parent
"""Where the catalogues are."""


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
        tongue = Tongue(language, ROOM)
        values = dict(self.values)
        if "gem" in values:
            values["gem"] = gem_name(str(values["gem"]), language) or values["gem"]
        bears = values.get("bears", ())
        if isinstance(bears, tuple):
            values["bears"] = tongue.listed([gem_name(str(gem), language) or str(gem) for gem in bears], "or")
        parts = [self.key, "close"] if values.get("close") else [self.key]
        return " ".join(tongue.fill(SENTENCES[part], values) for part in parts)


def gem_name(gem: str, language: str) -> str | None:
    """What a language calls a gem; None where it keeps the name on the card.

    >>> gem_name("power", "de")
    'Machtstein'
    """
    return catalogue(ROOM, language).find(gem, "gem")


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
            [Sentence("unplayable", {"option": self.option}).told(language), *(fault.told(language) for fault in self.faults)]
        )


SENTENCES: Final[Mapping[str, str]] = {
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
    "close": "Did you mean {close!r}?",
    "type.secure": "{name} is a Crisis card of the type extraction, not secure.",
    "type.extraction": "{name} is a Crisis card of the type secure, not extraction.",
    "grunt": "{name} is a Grunt: it comes with its Parent and is not put into a roster.",
    "same.name": "{name} and {other} have the same name: a roster may hold only one of them.",
    "same.alter ego": "{name} and {other} have the same alter ego: a roster may hold only one of them.",
    "same.name and alter ego": "{name} and {other} have the same name and alter ego: a roster may hold only one of them.",
    "twice": "{name} is in this roster more than once.",
    "copies": "{name} is in this roster more than {n} times.",
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
}
