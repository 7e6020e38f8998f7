"""Every text a person can read, in every language, with the place where it stands."""

from __future__ import annotations

import ast
import csv
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import longbox
from longbox.kernel import Title
from longbox.speech import catalogue
from longbox.speech.catalogues import CONTEXT
from longbox.titles.lessons import course
from longbox.titles.shelf import SHELF, title

from .words import TITLES, in_catalogue, log_words, room_of

SOURCE = Path(longbox.__file__).parent
CATALOGUES = {
    "kernel": "page",
    "speech": "page",
    "cli": "challenger",
    "challenger": "challenger",
    "web/messages": "page",
    "titles/crisis/speech": "crisis",
    "titles/crisis/builder": "crisis",
    "titles/crisis/page": "crisis",
    "titles/tactics/speech": "tactics",
    "titles/tactics/builder": "tactics",
    "titles/tactics/page": "tactics",
    "titles/revolution/speech": "revolution",
    "titles/revolution/page": "revolution",
}
"""Where a catalogue stands, and whose terms it uses."""
KINDS = {"cards/": "card", "page/q.": "question", "page/a.": "button", "page/do.": "button"}
"""Of texts, by their places."""


class Text(NamedTuple):
    room: str
    language: str
    where: str
    text: str
    partner: str = ""
    """The English text, where a German one is a translation of it."""

    @property
    def kind(self) -> str:
        """How long it may be; empty where nothing says."""
        if self.where.endswith(("/speech/de.po", "/builder/de.po", "kernel/de.po")):
            return "refusal"
        if self.where.startswith("log/") and not self.where.startswith(("log/telling", "log/speech", "log/option")):
            return "log"
        return next((kind for start, kind in KINDS.items() if self.where.startswith(start)), "")

    @property
    def free(self) -> bool:
        """Names and flavour may use any word."""
        return self.where.startswith(("names/", "flavour/"))


@cache
def texts() -> tuple[Text, ...]:
    return tuple(dict.fromkeys(one for one in _texts() if one.text.strip()))


def _texts() -> Iterator[Text]:
    for book in SHELF.values():
        yield from _rules(book.name)
    for folder, room in CATALOGUES.items():
        yield from _catalogue(folder, room)
    for name in TITLES:
        played = title(name)
        yield from _log(name, played)
        yield from _telling(name)
        yield from _questions(name, played)
        yield from _lessons(name)
    yield from _crisis()
    yield from _tactics()
    yield from _revolution()


def _rules(name: str) -> Iterator[Text]:
    book = SHELF[name]
    english, german = book.rules(), book.rules("de")
    for id, rule in german.items():
        for part in ("title", "text"):
            yield from both(name, f"rules/{id}", getattr(english[id], part), getattr(rule, part))
    with (SOURCE / "web/messages/sections" / f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            yield from both(name, f"sections/{row['slug']}", row["en"], row["de"])


def both(room: str, where: str, english: str, german: str) -> Iterator[Text]:
    yield Text(room, "en", where, english)
    yield Text(room, "de", where, german, english)


def _lessons(room: str) -> Iterator[Text]:
    package = f"longbox.titles.{room}.lessons"
    english, german = course(package, "en"), course(package, "de")
    assert english is not None
    assert german is not None
    for one, other in zip((*english.lessons, english.game), (*german.lessons, german.game), strict=True):
        yield from told(room, f"lessons/{one['id']}", one, other)


def told(room: str, where: str, english: Any, german: Any) -> Iterator[Text]:
    """Every text of a lesson: what differs from language to language."""
    if isinstance(english, Mapping):
        for key in english:
            yield from told(room, f"{where}/{key}", english[key], german[key])
    elif isinstance(english, list):
        for i, (one, other) in enumerate(zip(english, german, strict=True)):
            yield from told(room, f"{where}/{i}", one, other)
    elif english != german:
        yield from both(room, where, english, german)


def _catalogue(folder: str, room: str) -> Iterator[Text]:
    found = catalogue(SOURCE / folder, "de")
    for key, german in found.one.items():
        yield from both(room, f"{folder}/de.po", key.rpartition(CONTEXT)[2], german)
    for english, forms in found.many.items():
        for form in forms:
            yield from both(room, f"{folder}/de.po", english, form)


def _log(room: str, played: Title[Any]) -> Iterator[Text]:
    """The words of the log and of the page by their keys, and the sentences of the log that have none."""
    keyed = {key: text for key, text in played.words.items() if isinstance(text, str)}
    for text in log_words(room) - set(keyed.values()):
        keyed[f"speech/{text}"] = text
    german = in_catalogue(room_of(room))
    for key, text in keyed.items():
        for form in german[text]:
            yield from both(room, f"log/{key}", text.rpartition(CONTEXT)[2], form)
    page = import_module(f"longbox.titles.{room}.page.words")
    german = in_catalogue(page.ROOM)
    for key, text in page.PAGE.items():
        yield from both(room, f"page/{key}", text.rpartition(CONTEXT)[2], german[text][0])


def _telling(room: str) -> Iterator[Text]:
    """What cards do, as it is written out in the modules that tell it."""
    for language in ("en", "de"):
        for path in sorted((SOURCE / "titles" / room / "speech").rglob("*.py")):
            if language in (path.stem, path.parent.name):
                for constant in constants(path):
                    yield Text(room, language, "log/telling", constant)


def constants(path: Path) -> Iterator[str]:
    """The texts in a module: what is written out in functions, without keys and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    keys = {key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
    notes = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in keys | notes and " " in node.value:
            yield node.value


def _questions(room: str, played: Title[Any]) -> Iterator[Text]:
    for name in played.options:
        yield from both(room, f"options/{name}", played.option_name(name), played.option_name(name, "de"))


def _crisis() -> Iterator[Text]:
    cards = import_module("longbox.titles.crisis.speech.cards")
    whole = {id.partition("/")[0] for id in cards.rows("en") if "/" in id}
    for id, row in cards.rows("de").items():
        english = cards.rows("en")[id]
        kind = "flavour" if id in whole and row.text else "cards"  # the portrait of a character; other whole cards are told
        yield from both("crisis", f"names/{id}", english.name, row.name)
        yield from both("crisis", f"{kind}/{id}", cards.plain(id), cards.plain(id, "de"))


def _tactics() -> Iterator[Text]:
    cards = import_module("longbox.titles.tactics.speech.cards")
    for id, row in cards.rows("de").items():
        english = cards.rows("en")[id]
        yield from both("tactics", f"names/{id}", english.name, row.name)
        yield from both("tactics", f"cards/{id}", english.text, row.text)
    yield from _told("tactics")


def _revolution() -> Iterator[Text]:
    decks = import_module("longbox.titles.revolution.cards.decks")
    for card in (*decks.CARDS, *decks.PLOT_CARDS, *decks.ALL_MISSIONS):
        if hasattr(card, "names"):
            yield from both("revolution", f"names/{card.names[0]}", *card.names)
    yield from _told("revolution")


def _told(name: str) -> Iterator[Text]:
    """What cards do, as the page shows it."""
    page = import_module(f"longbox.titles.{name}.page.catalogue")
    for language in ("en", "de"):
        for text in _values(page.catalogue(language), "text"):
            yield Text(name, language, "cards/told", text)


def _values(found: Any, key: str) -> Iterator[str]:
    """Everything that stands under a key, however deep."""
    if isinstance(found, dict):
        if isinstance(found.get(key), str):
            yield found[key]
        found = found.values()
    if not isinstance(found, str | int | float | None):
        for one in found:
            yield from _values(one, key)
