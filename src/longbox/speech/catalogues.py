"""Catalogues: what a room says in another language, under the English text. They are gettext PO files.

Only what such a file holds is read here: texts, contexts and plurals. Babel reads the same files for tools, but importing it takes
longer than reading a catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from gettext import c2py
from pathlib import Path
from typing import Final

SOURCE: Final = "en"
"""The language of the source. It needs no catalogue."""
CONTEXT: Final = "\4"
"""Stands between a context and a text in the key of an entry, as everywhere in gettext."""
FIELD: Final = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])? "(.*)"')
SIMPLE: Final = re.compile(r'(?:# .*\n)*(?:msgctxt "(.*)"\n)?msgid "(.+)"\nmsgstr "(.*)"\n?')
"""An entry as most are: a text and its translation, each in one line."""
ESCAPED: Final = re.compile(r"\\(.)")
ESCAPES: Final = {"n": "\n", "t": "\t", "r": "\r"}


def not_one(n: int) -> int:
    """The plural rule of English and German."""
    return int(n != 1)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One PO file."""

    one: Mapping[str, str]
    many: Mapping[str, tuple[str, ...]]
    """The forms of a text with a number, under the English singular."""
    form: Callable[[int], int] = not_one
    """Which of the forms a number takes."""

    def find(self, text: str, context: str = "") -> str | None:
        """A text in this language; None if it is not in here."""
        return self.one.get(f"{context}{CONTEXT}{text}" if context else text)

    def gettext(self, text: str) -> str:
        """A text, which may bring its context along."""
        return self.one[text] if text in self.one else text.rpartition(CONTEXT)[2]

    def pgettext(self, context: str, text: str) -> str:
        """A text whose English alone does not say what it means."""
        return self.one.get(f"{context}{CONTEXT}{text}", text)

    def ngettext(self, singular: str, plural: str, count: int) -> str:
        """
        >>> NONE.ngettext("{n} rule", "{n} rules", 2)
        '{n} rules'
        """
        forms = self.many.get(singular)
        if forms is None:
            return plural if not_one(count) else singular
        return forms[self.form(count)]


NONE: Final = Catalogue({}, {})


def message(text: str, context: str = "") -> str:
    """Mark a text in the source for translation where it is shown. A context tells two meanings of one English text apart.

    >>> message("Rules")
    'Rules'
    >>> german = read('msgctxt "card"\\nmsgid "Event"\\nmsgstr "Ereignis"')
    >>> german.gettext(message("Event", "card")), NONE.gettext(message("Event", "card"))
    ('Ereignis', 'Event')
    """
    return f"{context}{CONTEXT}{text}" if context else text


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    """What a folder says in a language; nothing if it has no catalogue for it.

    >>> catalogue(Path(__file__).parent, "de").gettext("or"), catalogue(Path(__file__).parent, "en").gettext("or")
    ('oder', 'or')
    """
    path = folder / f"{language}.po"
    return read(path.read_text(encoding="utf-8")) if language != SOURCE and path.is_file() else NONE


def spoken(folder: Path) -> tuple[str, ...]:
    """The languages of a folder: that of the source, and those it has catalogues for.

    >>> spoken(Path(__file__).parent)
    ('en', 'de')
    """
    return SOURCE, *sorted(path.stem for path in folder.glob("*.po"))


def read(text: str) -> Catalogue:
    r"""A catalogue from the text of a PO file. Entries that are empty or marked as fuzzy are left out.

    >>> read('msgid "rule"\nmsgid_plural "rules"\nmsgstr[0] "Regel"\nmsgstr[1] "Regeln"\n').ngettext("rule", "rules", 3)
    'Regeln'
    >>> read('msgctxt "result"\nmsgid "draw"\nmsgstr ""\n"Unent"\n"schieden"\n').pgettext("result", "draw")
    'Unentschieden'
    """
    one: dict[str, str] = {}
    many: dict[str, tuple[str, ...]] = {}
    form: Callable[[int], int] = not_one
    for entry in entries(text):
        english, forms = entry.get("msgid", ""), tuple(said for name, said in entry.items() if name.startswith("msgstr"))
        if not english:
            form = plural_rule(forms[0])
            continue
        key = f"{entry['msgctxt']}{CONTEXT}{english}" if "msgctxt" in entry else english
        if not all(forms):
            continue
        if "msgid_plural" in entry:
            many[key] = forms
        else:
            one[key] = forms[0]
    return Catalogue(one, many, form)


def _begins(field: str, entry: Mapping[str, str]) -> bool:
    """Whether a field is the first of the next entry."""
    return field == "msgctxt" or (field == "msgid" and ("msgid" in entry or "msgctxt" not in entry))


def entries(text: str) -> Iterator[Mapping[str, str]]:
    """The fields of every entry, by their names in the file; a plural form is `msgstr0`, `msgstr1` and so on."""
    for block in text.split("\n\n"):
        found = SIMPLE.fullmatch(block) if "\\" not in block else None
        if found is None:
            yield from _fields(block)
        elif found[1] is None:
            yield {"msgid": found[2], "msgstr": found[3]}
        else:
            yield {"msgctxt": found[1], "msgid": found[2], "msgstr": found[3]}


def _fields(text: str) -> Iterator[Mapping[str, str]]:
    """The same, line by line."""
    entry: dict[str, str] = {}
    field, fuzzy, skip = "", False, False
    for line in text.splitlines():
        if line.startswith("#"):
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
        elif line.startswith('"'):
            entry[field] += unescaped(line.strip()[1:-1])
        elif found := FIELD.match(line):
            field = found[1] + (found[2] or "")
            if _begins(field, entry):
                if "msgid" in entry and not skip:
                    yield entry
                entry, skip, fuzzy = {}, fuzzy, False
            entry[field] = unescaped(found[3])
    if "msgid" in entry and not skip:
        yield entry


def unescaped(text: str) -> str:
    return ESCAPED.sub(lambda found: ESCAPES.get(found[1], found[1]), text) if "\\" in text else text


def plural_rule(header: str) -> Callable[[int], int]:
    found = re.search(r"^Plural-Forms:.*plural=([^;\n]+);", header, re.MULTILINE)
    return c2py(found[1]) if found else not_one


__all__ = ["CONTEXT", "NONE", "SOURCE", "Catalogue", "catalogue", "message", "read", "spoken"]
