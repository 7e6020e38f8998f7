"""The tables of a language, put together from its modules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any, TypeAlias, TypeVar

from ...words.tokens import TokenFilter
from .clauses import Clause
from .moment import Moment

Speaking = TypeVar("Speaking")
"""The teller of a language."""
EffectTable: TypeAlias = dict[str, Callable[[Speaking, Any], Clause | list[Clause]]]
FilterTable: TypeAlias = dict[str, Callable[[Speaking, Any, bool], tuple[str, str]]]
"""What stands behind a noun, and what is said of somebody; the last argument is whether it is denied."""
TokenTable: TypeAlias = dict[str, Callable[[Speaking, TokenFilter], str]]
NumberTable: TypeAlias = dict[str, Callable[..., tuple[str, str]]]
TestTable: TypeAlias = dict[str, Callable[..., str]]
EventTable: TypeAlias = dict[str, Callable[[Speaking, Moment], str]]
StaticTable: TypeAlias = dict[str, Callable[[Speaking, Any, Any], Clause | list[Clause]]]


@dataclass(frozen=True, slots=True)
class Tables:
    """One table for each kind of word, a telling for each word."""

    ROLES: dict[str, Callable[..., Any]] = field(default_factory=dict)
    EFFECTS: EffectTable[Any] = field(default_factory=dict)
    FILTERS: FilterTable[Any] = field(default_factory=dict)
    TOKENS: TokenTable[Any] = field(default_factory=dict)
    NUMBERS: NumberTable = field(default_factory=dict)
    TESTS: TestTable = field(default_factory=dict)
    NOT: TestTable = field(default_factory=dict)
    EVENTS: EventTable[Any] = field(default_factory=dict)
    STATICS: StaticTable[Any] = field(default_factory=dict)
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
