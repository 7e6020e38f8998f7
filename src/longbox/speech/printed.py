"""What is printed on the cards of a title: the names of everything with an id, and texts that no script tells.

They are in a catalogue of their own, whose contexts are the ids and whose texts are the English names:

    msgctxt "iron-man/repulsor-push"
    msgid "Repulsor Push"
    msgstr "Repulsorstoß"

A text stands under the id with `#text` behind it. A name that is the same in another language on purpose has `# stays` above it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .catalogues import entries

FIRST: Final = "de"
"""The language whose catalogue has every entry; the English is read from there, too."""
TEXT: Final = "#text"
STAYS: Final = re.compile(r'^# stays\nmsgctxt "(.*)"$', re.MULTILINE)


class Row(NamedTuple):
    """What is printed about something: its name, and a text where no script tells it."""

    name: str
    text: str


def path_of(folder: Path, language: str) -> Path:
    """The catalogue that has a language."""
    path = folder / f"{language}.po"
    return path if path.is_file() else folder / f"{FIRST}.po"


@cache
def rows(folder: Path, language: str) -> dict[str, Row]:
    """Everything by its id, in a language; in English where it has no catalogue."""
    path = path_of(folder, language)
    field = "msgstr" if path.stem == language else "msgid"
    return read(path.read_text(encoding="utf-8"), field)


def read(catalogue: str, field: str = "msgstr") -> dict[str, Row]:
    """
    >>> read('msgctxt "a/b"\\nmsgid "Strike"\\nmsgstr "Schlag"\\n\\nmsgctxt "a/b#text"\\nmsgid "Hits."\\nmsgstr "Trifft."')
    {'a/b': Row(name='Schlag', text='Trifft.')}
    """
    said = {entry["msgctxt"]: entry[field] for entry in entries(catalogue) if "msgctxt" in entry}
    return {id: Row(name, said.get(id + TEXT, "")) for id, name in said.items() if not id.endswith(TEXT)}


def staying(folder: Path, language: str) -> frozenset[str]:
    """The ids whose name is the same in a language on purpose."""
    return frozenset(STAYS.findall(path_of(folder, language).read_text(encoding="utf-8")))


def written(id: str, english: str, other: str) -> str:
    """An entry of a catalogue.

    >>> written("a/b", "Strike", "Schlag")
    '\\nmsgctxt "a/b"\\nmsgid "Strike"\\nmsgstr "Schlag"\\n'
    """
    fields = (("msgctxt", id), ("msgid", english), ("msgstr", other))
    return "\n" + "".join(f'{field} "{_escaped(text)}"\n' for field, text in fields)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


__all__ = ["FIRST", "TEXT", "Row", "path_of", "read", "rows", "staying", "written"]
