"""Terms of a book, and the rules that say what they mean: those of the section with that name, or whose title begins with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from longbox.server.search import SMALL, RuleEntry, rules
from longbox.server.sections import sections
from longbox.speech.glossary import ROOMS, glossary

SHORTEST: Final = 3
"""Letters of a term."""
EXAMPLE: Final = re.compile(r"(?i)example|beispiel")
"""A rule that only shows how another one works."""


class Term(NamedTuple):
    """A term of a book, as it is written in a text, and its rule."""

    name: str
    entry: RuleEntry


@cache
def terms(book: str, code: str) -> Mapping[str, RuleEntry]:
    """The terms of a book that a rule is about, in lower case.

    >>> terms("crisis", "en")["stamina"].id, terms("crisis", "de")["ausdauer"].id
    ('cp-019', 'cp-019')
    """
    rooms = [room for room, name in ROOMS.items() if name == book]
    names = [term.names[code].lower() for term in glossary().values() if term.id.partition(".")[0] in rooms]
    named = {section.name.lower(): section.slug for section in sections(book, code).values()}
    about = [entry for entry in rules(book, code) if not EXAMPLE.match(entry.name)]
    found: dict[str, RuleEntry] = {}
    for name in dict.fromkeys((*names, *named)):
        begins = re.compile(re.escape(name) + r"s?(?!\w)")
        fitting = [one for one in about if one.rule.section == (named.get(name) or named.get(f"{name}s"))]
        fitting += [one for one in about if begins.match(one.name.lower())]
        if len(name) >= SHORTEST and name not in SMALL and fitting:
            found[name] = fitting[0]
    return found


@cache
def _pattern(book: str, code: str) -> re.Pattern[str]:
    """Finds terms, the longest first, also with an ending."""
    names = sorted(terms(book, code), key=len, reverse=True)
    return re.compile(
        r"(?<!\w)(?:" + ("|".join(map(re.escape, names)) or r"(?!)") + r")(?=(?:s|es|e|en|er|n)?(?!\w))", re.IGNORECASE
    )


def named_in(text: str, book: str, code: str) -> list[Term]:
    """The terms in a text, each once, in the order of the text."""
    known = terms(book, code)
    found = {entry.id: Term(match[0], entry) for match in _pattern(book, code).finditer(text) if (entry := known[match[0].lower()])}
    return list(found.values())


def linked(text: str, own: RuleEntry, code: str) -> Markup:
    """The text of a rule, in which the first mention of every term leads to the rule about it."""
    known = terms(own.book.name, code)
    parts: list[Markup] = []
    behind, seen = 0, {own.id}
    for match in _pattern(own.book.name, code).finditer(text):
        entry = known[match[0].lower()]
        if entry.id in seen:
            continue
        seen.add(entry.id)
        parts += [escape(text[behind : match.start()]), _link(entry, match[0])]
        behind = match.end()
    return Markup("").join([*parts, escape(text[behind:])])


def _link(entry: RuleEntry, word: str) -> Markup:
    return Markup('<a class="term" href="{}" title="{}: {}">{}</a>').format(entry.path, entry.rule.id, entry.name, word)


__all__ = ["Term", "linked", "named_in", "terms"]
