"""What everything is called, and short texts in our own words, per language.

They are in `cards.en.csv` and `cards.de.csv` (id, name, text), one row for everything the engine has an id for. An id starts with
its kind: `figure/thor`, `attack/webs`, `special/flight`, `plot/danger-room`, `thing/car`, `condition/held`, `terrain/fire`,
`affiliation/x-men` (traits and dispositions too), `level/mean-streets`, `team/mean-streets-good`, `renown/bold`, `form/brawling`,
`result/slam`. What a Special does is told from its words, not from here.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from typing import NamedTuple

SMALL = frozenset({"a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to"})


class Row(NamedTuple):
    name: str
    text: str


@cache
def rows(language: str) -> dict[str, Row]:
    """Every row of a language by its id."""
    with Path(__file__).with_name(f"cards.{language}.csv").open(encoding="utf-8", newline="") as lines:
        return {row["id"]: Row(row["name"], row["text"]) for row in csv.DictReader(lines)}


def name(id: str, language: str = "en") -> str:
    """The name of a thing; one made of its id where it is not in the store.

    >>> name("attack/adamantium-claws", "de"), name("attack/out-of-the-blue")
    ('Adamantiumklauen', 'Out of the Blue')
    """
    found = rows(language).get(id)
    return found.name if found is not None else readable(id)


def text(id: str, language: str = "en") -> str:
    """A short text, or an empty one.

    >>> text("condition/confused")
    'Two columns less to hit with Charging, Shooting, Mental and Magical attacks.'
    """
    found = rows(language).get(id)
    return found.text if found is not None else ""


def readable(id: str) -> str:
    words = id.rpartition("/")[2].split("-")
    return " ".join(word if i and word in SMALL else word[:1].upper() + word[1:] for i, word in enumerate(words))


__all__ = ["Row", "name", "readable", "rows", "text"]
