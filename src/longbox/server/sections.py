"""Readable names for the sections of each book, and the chapters they stand in."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from longbox.server.languages import MESSAGES
from longbox.titles import shelf


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book."""

    slug: str
    name: str
    chapter: str
    """Empty where a book has no chapters."""


@cache
def sections(book: str, code: str) -> Mapping[str, Section]:
    """The sections of a book by slug, in reading order.

    A book from another package brings their names in `sections.csv` beside its `rules.csv`; without it its slugs are made readable.

    >>> sections("crisis", "de")["condition-stun"]
    Section(slug='condition-stun', name='Betäubt', chapter='Schaden und Zustände')
    """
    named: dict[str, Section] = {}
    path, own = MESSAGES / "sections" / f"{book}.csv", shelf.book(book).folder / "sections.csv"
    text = path.read_text(encoding="utf-8") if path.is_file() else own.read_text(encoding="utf-8") if own.is_file() else ""
    chapter = ""
    for row in csv.DictReader(text.splitlines()):
        chapter = row.get(f"chapter_{code}") or chapter
        named[row["slug"]] = Section(row["slug"], row[code], chapter)
    used = dict.fromkeys(rule.section for rule in shelf.book(book).rules().values())
    return {slug: one for slug, one in named.items() if slug in used} | {
        slug: Section(slug, slug.replace("-", " ").capitalize(), "") for slug in used if slug not in named
    }
