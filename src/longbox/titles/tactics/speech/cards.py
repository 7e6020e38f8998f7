"""What everything is called, and short texts in our own words, per language.

They are in the catalogue `printed/de.po`, with an entry for everything the engine has an id for. An id starts with
its kind: `figure/thor`, `attack/webs`, `special/flight`, `plot/danger-room`, `thing/car`, `condition/held`, `terrain/fire`,
`affiliation/x-men` (traits and dispositions too), `level/mean-streets`, `team/mean-streets-good`, `renown/bold`, `form/brawling`,
`result/slam`. What a Special does is told from its words, not from here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longbox.speech import printed
from longbox.speech.printed import Row

PRINTED: Final = Path(__file__).parent / "printed"
"""Where the catalogues of names are."""
SMALL = frozenset({"a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to"})


def rows(language: str) -> dict[str, Row]:
    """Everything in a language by its id."""
    return printed.rows(PRINTED, language)


def name(id: str, language: str = "en") -> str:
    """The name of a thing; one made of its id where it is not in the store.

    >>> name("attack/adamantium-claws", "de"), name("attack/out-of-the-blue")
    ('Adamantiumklauen', 'Out of the Blue')
    """
    found = rows(language).get(id)
    return found.name if found is not None else readable(id)


def text(id: str, language: str = "en") -> str:
    """A short text, or an empty one.

    >>> text("condition/held")
    'Half Speed, no Flight and no Charge. No Dodge, no Evade, no Attacks of Opportunity.'
    """
    found = rows(language).get(id)
    return found.text if found is not None else ""


def readable(id: str) -> str:
    words = id.rpartition("/")[2].split("-")
    return " ".join(word if i and word in SMALL else word[:1].upper() + word[1:] for i, word in enumerate(words))


__all__ = ["Row", "name", "readable", "rows", "text"]
