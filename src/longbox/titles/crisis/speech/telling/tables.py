"""The tables of a language, put together from its modules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class Tables:
    """One table for each kind of word, a telling for each word."""

    ROLES: dict[str, Callable[..., Any]] = field(default_factory=dict)
    EFFECTS: dict[str, Callable[..., Any]] = field(default_factory=dict)
    FILTERS: dict[str, Callable[..., tuple[str, str]]] = field(default_factory=dict)
    TOKENS: dict[str, Callable[..., str]] = field(default_factory=dict)
    NUMBERS: dict[str, Callable[..., tuple[str, str]]] = field(default_factory=dict)
    TESTS: dict[str, Callable[..., str]] = field(default_factory=dict)
    NOT: dict[str, Callable[..., str]] = field(default_factory=dict)
    EVENTS: dict[str, Callable[..., str]] = field(default_factory=dict)
    STATICS: dict[str, Callable[..., Any]] = field(default_factory=dict)
    PHRASES: dict[str, Any] = field(default_factory=dict)


def gathered(*modules: ModuleType) -> Tables:
    """The tables of all modules as one; a word is told in one module."""
    whole = Tables()
    for module in modules:
        for kind in fields(Tables):
            table, more = getattr(whole, kind.name), getattr(module, kind.name, {})
            if twice := table.keys() & more.keys():
                raise ValueError(f"{', '.join(sorted(twice))}: told in {module.__name__} and elsewhere.")
            table.update(more)
    return whole
