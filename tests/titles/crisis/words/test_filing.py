"""A word is found by what it does, and its sentences under the same name."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from longbox.titles.crisis import words
from longbox.titles.crisis.speech import telling

FILES = sorted(path for path in Path(words.__file__).parent.glob("*.py") if path.stem != "__init__")
LANGUAGES = ["en", "de"]

SCRIPT = {"EFFECTS": "steps", "FILTERS": "who", "NUMBERS": "how_many", "TESTS": "when", "NOT": "when", "TOKENS": "tokens"}
"""Where words of `script` are told, by kind."""
OTHERS = {"ROLES": "who", "EVENTS": "moments", "STATICS": "queries", "PHRASES": "phrases"}
"""Where everything is told that is no word of `words`."""


def module(name: str) -> ModuleType:
    return import_module(f"{words.__name__}.{name}")


HOME = {name: path.stem for path in FILES for name in module(path.stem).__all__}


def tables(language: str) -> dict[tuple[str, str], str]:
    """In which module each word of each table is told."""
    folder = Path(telling.__file__).parent / language
    found: dict[tuple[str, str], str] = {}
    for path in folder.glob("*.py"):
        if path.stem in ("__init__", "tables"):
            continue
        one = import_module(f"{telling.__name__}.{language}.{path.stem}")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in SCRIPT | OTHERS:
                found |= {(node.target.id, name): path.stem for name in getattr(one, node.target.id)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_told_in_the_module_of_its_name(language: str) -> None:
    told = tables(language)
    assert len(told) > 400
    wanted = {(kind, name): OTHERS.get(kind) or HOME.get(name) or SCRIPT[kind] for kind, name in told}
    assert told == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_whole(language: str) -> None:
    whole = telling.TABLES[language]
    assert {(kind, name) for kind in SCRIPT | OTHERS for name in getattr(whole, kind)} == set(tables(language))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_module_is_short_and_names_what_it_imports_at_its_head(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    inside = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset]
    assert inside == []


def test_a_word_has_one_home() -> None:
    assert sum(len(module(path.stem).__all__) for path in FILES) == len(HOME)
