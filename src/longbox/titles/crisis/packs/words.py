"""Which words a card file may use: those of the card language, and nothing else that Python has.

A word is a value (`ally`, `SELF`, `WILD`), or something to call with arguments (`within(3)`, `gain_power(SELF, 1)`). What a call
takes is read off the word itself, so that a new word of the language is known here without being named.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import ModuleType
from typing import Any, Final

from .. import words as language
from ..cards import affiliations, keywords, maps
from ..cards.idioms import attacks, effects, sets, superpowers
from ..rules import missions, tactics
from ..rules.objectives import may_hold
from ..script import cards as parts
from ..script import crises
from ..script.crises import Crisis, Interaction, Mark, Tokens
from ..script.nodes import All, Context, Either, Filter, Not, Number, Role, Test
from ..script.running import Effect
from ..script.tactics import By, Tactic
from ..words.tokens import TokenFilter

RECORDS: Final = (
    parts.Character, parts.Form, parts.Side, parts.Strike, parts.Gem, parts.Horseman, Tactic, By, Crisis, Tokens, Interaction,
)  # fmt: skip
"""What cards are made of besides words."""
VALUES: Final = (Filter, Test, Number, Role, TokenFilter)
MADE: Final = {
    "Effect", "Filter", "Test", "Number", "Amount", "Rule", "Static", "On", "Trigger", "Superpower", "TokenFilter", "Scoring",
    "Callable[[Rule], Rule]", "tuple[Mark, ...]",
}  # fmt: skip
"""What a function must give to be a word."""
ADDS: Final = {"add_character": parts.Character, "add_tactic": Tactic, "add_crisis": Crisis, "add_gem": parts.Gem}
"""How a file may say that a card is ready; a card on a line of its own, or with a name, is so without."""
CARDS: Final = frozenset({*ADDS, "Character", "Tactic", "Crisis", "Gem", "Horseman"})
OWN: Final[Mapping[type, frozenset[str]]] = {
    parts.Strike: frozenset({"card"}),
    parts.Superpower: frozenset({"script", "card", "variant", "gem", "horseman", "id", "kind", "leadership"}),
    Interaction: frozenset({"script"}),
    Crisis: frozenset({"names"}),
}
"""Fields that the library or the word fills in itself."""
ASKS: Final[Mapping[str, Callable[..., bool]]] = {"may_hold": may_hold}
"""Questions of the rules that a card hands on."""
NO_WORDS: Final = frozenset(
    {
        "own",  # takes Python
        "ACTIVATED", "ATTACK_SUCCESS", "DEFENSE_SUCCESS", "EFFECT", "ENOUGH", "FACES", "HUGE", "LAST_ROUND", "LOOP",
        "ON_BOARD", "PARTS", "PASS", "PLAYED", "REMOVED", "SIDES", "TACTIC", "TOOLS", "TYPES",
        "TYPE_CHECKING", "VICTIMS", "VICTORY", "KO", "DAZED",
    }
)  # fmt: skip
"""What the engine counts with, and what would need Python."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """Something a word takes."""

    name: str
    hint: object
    needed: bool
    many: bool = False
    """Any number of them."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that is called."""

    name: str
    make: Callable[..., object]
    takes: tuple[Parameter, ...]
    named: Mapping[str, object] | None
    """What further named arguments are; None if there are none, empty for any name."""
    gives: object


@cache
def words() -> Mapping[str, Any]:
    """Every word by its name: a value, or a `Word` to call.

    >>> words()["WILD"], words()["ally"], words()["gain_power"].takes[0].name
    (1, ally, 'who')
    >>> "replace" in words() or "register" in words() or "Context" in words()
    False
    """
    found: dict[str, Any] = {}
    for module in (language, keywords, missions, tactics, maps, crises):
        for name in dir(module):
            if not name.startswith("_") and name not in NO_WORDS:
                made = _word(name, getattr(module, name), module)
                if made is not None:
                    found.setdefault(name, made)
    found |= ASKS
    found |= {name: Word(name, lambda card: card, (Parameter("card", kind, True),), None, kind) for name, kind in ADDS.items()}
    return found


@cache
def idioms() -> Mapping[str, Any]:
    """What cards of the library share, and the names of affiliations. A file may give such a name to something else.

    >>> idioms()["ONE_POWER"].event, idioms()["wild_condition"].takes[0].name, idioms()["X_MEN"]
    ('after_attack', 'name', 'Uncanny X-Men')
    """
    shared = {name: getattr(module, name) for module in (attacks, effects, sets, superpowers) for name in module.__all__}
    named = {name: one for name, one in vars(affiliations).items() if name.isupper()}
    return named | {name: _function(name, one) if inspect.isfunction(one) else one for name, one in shared.items()}


def _word(name: str, one: object, module: ModuleType) -> object:
    if isinstance(one, VALUES):
        return one
    if name.isupper() and isinstance(one, int | str | tuple) and _is_plain(one):
        return one
    if inspect.isclass(one):
        word = issubclass(one, Effect | Filter) and one not in (Effect, Filter, All, Either, Not)
        return _class(name, one) if word or one in RECORDS or one is Mark else None
    if inspect.isfunction(one) and not name.startswith("add_") and one.__module__.startswith(__package__.rpartition(".")[0]):
        return _function(name, one) if one.__annotations__.get("return") in MADE else None
    return None


def _is_plain(one: object) -> bool:
    return all(_is_plain(part) for part in one) if isinstance(one, tuple) else isinstance(one, int | str | float)


def _hints(one: Callable[..., object]) -> dict[str, object]:
    module = inspect.getmodule(one)
    return typing.get_type_hints(one, {**vars(crises), **vars(missions), **vars(module)}, {"Table": object})


def _class(name: str, one: type) -> Word:
    if is_dataclass(one) and one.__init__.__code__.co_filename == "<string>":  # the one that dataclass has made
        hints = _hints(one)
        takes = tuple(
            Parameter(field.name, hints[field.name], field.default is MISSING and field.default_factory is MISSING)
            for field in fields(one)
            if field.name not in OWN.get(one, ())
        )
        return Word(name, one, takes, None, one)
    if issubclass(one, tuple):
        hints = _hints(one)
        return Word(name, one, tuple(Parameter(field, hints[field], True) for field in one._fields), None, one)  # type: ignore[attr-defined]
    return _signature(name, one, one.__init__, one)


def _function(name: str, one: Callable[..., object]) -> Word | None:
    made = _signature(name, one, one, _hints(one)["return"])
    return None if any(parameter.hint is Context or parameter.hint is object for parameter in made.takes) else made


def _signature(name: str, make: Callable[..., object], read: Callable[..., object], gives: object) -> Word:
    hints = _hints(read)
    takes: list[Parameter] = []
    named: Mapping[str, object] | None = None
    for parameter in inspect.signature(read).parameters.values():
        hint = hints.get(parameter.name, Any)
        if parameter.name == "self":
            continue
        if parameter.kind is parameter.VAR_KEYWORD:
            named = _more(gives, takes) if gives is parts.Superpower else {"": hint}
        else:
            many = parameter.kind is parameter.VAR_POSITIONAL
            takes.append(Parameter(parameter.name, hint, parameter.default is parameter.empty and not many, many))
    return Word(name, make, tuple(takes), named, gives)


def _more(record: type, takes: Sequence[Parameter]) -> Mapping[str, object]:
    """What further named arguments a superpower takes."""
    given = OWN[record] | {parameter.name for parameter in takes}
    return {name: hint for name, hint in _hints(record).items() if name not in given}


__all__ = ["ADDS", "ASKS", "Parameter", "Word", "idioms", "words"]
