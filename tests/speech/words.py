"""The words of titles that stand in English in the code: what must be in their catalogues."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getfile
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any

import longbox
from longbox.kernel import Title
from longbox.speech.catalogues import CONTEXT, entries
from longbox.titles.shelf import title
from scrap.title import TITLE as SAMPLE

SOURCE = Path(longbox.__file__).parent
TITLES = ("crisis", "tactics", "revolution")


def title_of(name: str) -> Title[Any]:
    return SAMPLE if name == "sample" else title(name)


def room_of(name: str) -> Path:
    """Where the catalogues of its log are."""
    return Path(getfile(modules(name)[0])).parent


def modules(name: str) -> list[ModuleType]:
    """The modules that say log lines, questions and names."""
    if name == "sample":
        return [import_module("scrap.title"), import_module("scrap.page")]
    room = ("log", "names", "arena") if name == "revolution" else ("log", "names")
    return [import_module(f"longbox.titles.{name}.speech.{module}") for module in room]


def log_words(name: str) -> set[str]:
    """Everything the log, questions and options of a title can say, in English, with its context if it has one."""
    found = {text for text in title_of(name).words.values() if isinstance(text, str)}
    found |= {option.help for key, option in title_of(name).options.items() if name == "crisis" or key == "lesson"}
    for module in modules(name):
        found |= set(said(Path(getfile(module))))
    return found


def said(path: Path) -> Iterator[str]:
    """What a module says: the texts in calls such as `say("{who} is hit.", e)`, and those in tables of sentences."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("say", "speech", "say.count", "caused"):
            for one in node.args:
                yield from sentences(one)
        elif isinstance(node, ast.Call) and called(node.func) == "text" and len(node.args) == 1:
            yield from sentences(node.args[0])
        elif isinstance(node, ast.Assign | ast.AnnAssign):  # sentences to choose from
            yield from (text for text in sentences(node.value) if " " in text)


def called(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""


def sentences(node: ast.expr | None) -> Iterator[str]:
    """The texts that a value holds: of a table its values, of a choice both; not what it is chosen by."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from sentences(node.body)
        yield from sentences(node.orelse)
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from sentences(value)
    elif isinstance(node, ast.Tuple):
        for value in node.elts:
            yield from sentences(value)
    elif isinstance(node, ast.Call):
        yield from (text for one in node.args for text in sentences(one) if called(node.func) == "get")


def page_words(name: str) -> set[str]:
    return set(import_module(f"longbox.titles.{name}.page.words").PAGE.values())


def in_catalogue(folder: Path, language: str = "de") -> dict[str, tuple[str, ...]]:
    """Every text of a catalogue with what it is in its language; a text with a plural has two keys and all its forms."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in entries((folder / f"{language}.po").read_text(encoding="utf-8")):
        start = f"{entry['msgctxt']}{CONTEXT}" if "msgctxt" in entry else ""
        for field in ("msgid", "msgid_plural"):
            if entry.get(field):
                found[start + entry[field]] = tuple(text for name, text in entry.items() if name.startswith("msgstr"))
    return found


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}
