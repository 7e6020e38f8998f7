"""The glossary: one thing, one word, in rules, cards, log and pages, and in each language.

`glossary.csv` has a row for each term. An id begins with whose term it is: `cp` Crisis Protocol, `ft` FASERIP Tactics, `mr` Mutant
Revolution, `ce` Challenger events, `ui` the page. The columns `lint_english` and `lint_german` list words that are not used for it;
they are words that mean nothing else there, so that `lint` can look for them.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOMS: Final[Mapping[str, str]] = {"cp": "crisis", "ft": "tactics", "mr": "revolution", "ce": "challenger", "ui": "page"}
"""Whose texts keep to the terms with this beginning."""


@dataclass(frozen=True, slots=True)
class Term:
    id: str
    kind: str
    english: str
    german: str
    forms: str
    """Gender and plural of the German noun, or how the verb is inflected."""
    avoided: Mapping[str, tuple[str, ...]]
    """Words that are not used for it, by language."""
    note: str

    @property
    def room(self) -> str:
        return ROOMS[self.id.partition(".")[0]]

    @property
    def names(self) -> Mapping[str, str]:
        """What it is called, by language."""
        return {"en": self.english, "de": self.german}


@cache
def glossary() -> Mapping[str, Term]:
    """Every term by its id.

    >>> glossary()["cp.power_phase"].german, glossary()["ft.speed"].avoided["de"]
    ('Kraftphase', ('Geschwindigkeit', 'Bewegungsweite'))
    """
    with Path(__file__).with_name("glossary.csv").open(encoding="utf-8", newline="") as lines:
        return {
            row["id"]: Term(
                row["id"],
                row["kind"],
                row["english"],
                row["german"],
                row["german_forms"],
                {"en": _words(row["lint_english"]), "de": _words(row["lint_german"])},
                row["note"],
            )
            for row in csv.DictReader(lines)
        }


def _words(cell: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(";") if word.strip())


__all__ = ["ROOMS", "Term", "glossary"]
