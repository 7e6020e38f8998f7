"""Which words a part of a card is made of, and where the sentence of each belongs.

Every word has a kind, and every language one table per kind (see `tables.py`). Structure is read from the values a card is
written with: the fields of an effect or filter, the `parts` of a number or test.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import NamedTuple

from ...cards import LIBRARY
from ...script.cards import On, Rule, Static, Strike, Superpower
from ...script.crises import Crisis
from ...script.keys import Key
from ...script.library import Library
from ...script.moments import Trigger
from ...script.nodes import Filter, Number, Role, Test, _Simple
from ...script.running import Effect
from ...script.tactics import By, Tactic
from ...words.lasting import until
from ...words.tokens import TokenFilter


class Word(NamedTuple):
    """A word of the card language: the table its telling is in, and its name there."""

    table: str
    name: str


class UntoldError(Exception):
    """A word has no telling in a language yet."""

    def __init__(self, word: Word, language: str) -> None:
        super().__init__(f"{word.name} has no telling in {language}.")
        self.word, self.language = word, language


def word_of(node: object) -> Word | None:
    """The word a value of the card language is, if it is one."""
    if isinstance(node, Test):
        return Word("TESTS", node.name)
    if isinstance(node, Number):
        return Word("NUMBERS", node.name)
    if isinstance(node, TokenFilter):
        return Word("TOKENS", node.name)
    if isinstance(node, _Simple):
        return Word("FILTERS", node.name)
    if isinstance(node, Filter):
        return Word("FILTERS", type(node).__name__)
    if isinstance(node, Effect):
        return Word("EFFECTS", type(node).__name__)
    if isinstance(node, Trigger):
        return Word("EVENTS", node.event)
    if isinstance(node, Static):
        return Word("STATICS", node.query)
    if isinstance(node, Role):
        return Word("ROLES", node.name)
    return None


def words_in(node: object) -> Iterator[Word]:
    """Every word in a part of a card, however deep."""
    states = states_in(node)
    for word in all_words_in(node):
        if word.table != "STATICS" or word.name not in states:
            yield word


def states_in(node: object) -> set[str]:
    """What a card sets up with `until` only to ask for it itself."""
    return {one.parts[0] for one in nodes_in(node) if isinstance(one, Test | Number) and one.name in ("chose", "waiting")}


def all_words_in(node: object) -> Iterator[Word]:
    for one in nodes_in(node):
        word = word_of(one)
        if word is not None:
            yield word
        if isinstance(one, until):
            yield Word("STATICS", one.query)


def nodes_in(node: object) -> Iterator[object]:
    """Every value in a part of a card, however deep."""
    yield node
    if isinstance(node, tuple):
        for one in node:
            yield from nodes_in(one)
    elif isinstance(node, Number | Test | TokenFilter):
        yield from nodes_in(node.parts)
    elif is_dataclass(node):
        for field in fields(node):
            yield from nodes_in(getattr(node, field.name))


Card = Strike | Superpower | Tactic | Crisis


def part(id: str, library: Library) -> Card | None:
    """What the library has under an id: an attack, a superpower, a Team Tactic or a Crisis card."""
    key = Key.of(id).whole
    if key in library.strikes:
        return library.strikes[key]
    if key in library.superpowers:
        return library.superpowers[key]
    if key in library.gems:
        return library.gems[key].superpower
    return library.tactics.get(key) or library.crises.get(key)


def scripted(library: Library = LIBRARY) -> dict[str, Card]:
    """Every part of every card that has a script, by its id."""
    keyed: dict[str, Card] = {
        **{key: strike for key, strike in library.strikes.items() if strike.rules},
        **library.superpowers,
        **library.tactics,
        **library.crises,
    }
    return keyed


__all__ = ["By", "Card", "On", "Rule", "UntoldError", "Word", "part", "scripted", "states_in", "word_of", "words_in"]
