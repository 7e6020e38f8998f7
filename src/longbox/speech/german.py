"""German grammar: nouns in their cases, pronouns, articles behind prepositions, quotation marks.

A name keeps its form in every case, so it stands in quotation marks inside a sentence, and an article belongs to a noun before it:
mit dem Angriff „Lichtdolche“.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

CONTRACTED: Final = {
    "an dem": "am", "an das": "ans", "auf das": "aufs", "bei dem": "beim", "für das": "fürs", "in dem": "im", "in das": "ins",
    "von dem": "vom", "zu dem": "zum", "zu der": "zur",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Noun:
    """Somebody or something in its cases; without a genitive it is a pronoun."""

    nom: str
    acc: str
    dat: str
    gen: str = ""
    key: str = ""

    def __str__(self) -> str:
        return self.nom

    @property
    def zu(self) -> str:
        return behind("zu", self.dat)

    @property
    def von(self) -> str:
        return behind("von", self.dat)

    def own(self, what: str) -> str:
        """Its Size, its defense: whatever is feminine.

        >>> IT.own("Größe"), Noun("das Ziel", "das Ziel", "dem Ziel", "des Ziels").own("Größe")
        ('seine Größe', 'die Größe des Ziels')
        """
        return f"die {what} {self.gen}" if self.gen else f"seine {what}"


class Verb(NamedTuple):
    """As after "darf", what he does, what you are told to do, and what then ends the clause: wegschieben, schiebt, schiebe, weg."""

    infinitive: str
    does: str
    do: str
    end: str = ""


IT: Final = Noun("er", "ihn", "ihm")
ES: Final = Noun("es", "es", "ihm")


def behind(preposition: str, noun: str) -> str:
    """A preposition and a noun in the case it asks for; together they may become one word.

    >>> behind("zu", "dem Ziel"), behind("mit", "dem Ziel"), behind("zu", "der Mission")
    ('zum Ziel', 'mit dem Ziel', 'zur Mission')
    """
    article, _, rest = noun.partition(" ")
    short = CONTRACTED.get(f"{preposition} {article}")
    return f"{short} {rest}" if short and rest else f"{preposition} {noun}"


def quoted(name: str) -> str:
    """A name as it stands in a sentence.

    >>> quoted("Taktischer Zugriff")
    '„Taktischer Zugriff“'
    """
    return f"„{name}“"


def without_article(name: str) -> str:
    """A name behind "dein" or an article loses its own.

    >>> without_article("The Wrecking Crew"), without_article("Das Ding"), without_article("Thor")
    ('Wrecking Crew', 'Ding', 'Thor')
    """
    return re.sub(r"^(?:The|Der|Die|Das) ", "", name)


def pronoun(one: Noun) -> Noun:
    """
    >>> pronoun(Noun("das Ziel", "das Ziel", "dem Ziel")).nom
    'es'
    """
    return ES if one.nom.startswith("das ") else IT


def fixed(text: str, gen: str = "") -> Noun:
    """What is only ever a subject."""
    return Noun(text, text, text, gen)


def cased(pattern: str, words: tuple[str, str, str], ends: tuple[str, str, str] = ("er", "en", "en"), gen: str = "-") -> Noun:
    """A noun from a pattern: {0} is the article in its case, an underscore the ending of an adjective.

    >>> cased("{0} ander_ Feind", ("ein", "einen", "einem"))
    Noun(nom='ein anderer Feind', acc='einen anderen Feind', dat='einem anderen Feind', gen='-', key='')
    """
    nom, acc, dat = (pattern.replace("{0}", word).replace("_", end) for word, end in zip(words, ends, strict=True))
    return Noun(nom, acc, dat, gen)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def tidy(text: str) -> str:
    """Commas that close a relative clause, where another mark does so already.

    >>> tidy("Jeder, der zahlt,, läuft, .")
    'Jeder, der zahlt, läuft.'
    """
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"(,\s*)+([.;:)])", r"\2", text)
    text = re.sub(r"(,\s*)+,", ",", text)
    return re.sub(r"\s+([.,;:)])", r"\1", text)


__all__ = [
    "ES", "IT", "Noun", "Verb", "behind", "cased", "fixed", "pronoun", "quoted", "tidy", "upper", "without_article",
]  # fmt: skip
