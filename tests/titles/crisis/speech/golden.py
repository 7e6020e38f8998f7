"""Combinations of words, and one card for each: `golden.csv` has their texts in both languages as somebody read them.

    .venv/bin/python tests/titles/crisis/speech/golden.py

writes the file anew. Read every row that it changes, in both languages, beside the card's script.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path

from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.nodes import Number, Test
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling import BY_HAND, scripted
from longbox.titles.crisis.speech.telling.words import word_of
from longbox.titles.crisis.words.lasting import until
from longbox.titles.crisis.words.tokens import TokenFilter

GOLDEN = Path(__file__).with_name("golden.csv")
Pair = tuple[str, str]
"""A word, and the word it stands in."""


def pairs(node: object, above: str) -> Iterator[Pair]:
    """Every word in a part of a card with the word around it, however deep."""
    word, here = word_of(node), above
    if word is not None:
        here = f"{word.table} {word.name}"
        yield above, here
    if isinstance(node, until):
        yield here, f"STATICS {node.query}"
    inner: tuple[object, ...] = ()
    if isinstance(node, tuple):
        inner = node
    elif isinstance(node, Number | Test | TokenFilter):
        inner = node.parts
    elif is_dataclass(node):
        inner = tuple(getattr(node, field.name) for field in fields(node))
    for one in inner:
        yield from pairs(one, here)


def combinations() -> dict[str, frozenset[Pair]]:
    """The combinations of words on each card that is told."""
    return {id: frozenset(pairs(one, type(one).__name__)) for id, one in scripted(LIBRARY).items() if id not in BY_HAND}


def chosen(found: Mapping[str, frozenset[Pair]]) -> list[str]:
    """Few cards that have every combination between them, those with many first."""
    left, taken = set().union(*found.values()), list[str]()
    while left:
        best = max(sorted(found), key=lambda id: (len(found[id] & left), -len(found[id])))
        taken.append(best)
        left -= found[best]
    return taken


def read() -> dict[str, tuple[str, str]]:
    with GOLDEN.open(encoding="utf-8", newline="") as lines:
        return {row["id"]: (row["en"], row["de"]) for row in csv.DictReader(lines)}


def write() -> None:
    with GOLDEN.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["id", "en", "de"])
        rows.writerows([id, cards.plain(id, "en"), cards.plain(id, "de")] for id in sorted(chosen(combinations())))


if __name__ == "__main__":
    write()
