"""Values and kinds of values as people call them, for sentences about mistakes in card files."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable as Called
from typing import Any

from ..script.cards import Rule, Strike, Superpower
from ..script.nodes import Filter, Number, Test
from ..words.structure import Things
from ..words.tokens import TokenFilter
from .words import Word


def thing(parameter: str) -> str:
    things = {
        "conditions": "condition",
        "affiliations": "affiliation",
        "kinds": "kind of roll or movement",
        "query": "question of the rules",
        "event": "moment of an attack",
        "how": "way to move",
        "roll": "roll",
        "gems": "Infinity Gem",
        "limit": "limit",
    }
    return things.get(parameter, parameter.replace("_", " "))


def kind_of(hint: object) -> str:
    """A type as people call it."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(dict.fromkeys(kind_of(one) for one in arguments))
    if origin is tuple:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            return f"a row in round brackets, each {kind_of(arguments[0])}"
        return f"a row of {len(arguments)} in round brackets"
    if origin is Called:
        return "a word that says how it is counted"
    names: dict[object, str] = {
        int: "a whole number",
        float: "a number",
        bool: "True or False",
        str: "a text",
        type(None): "None",
        Filter: "a filter (such as enemy & within(2))",
        Test: "a test (such as dealt_damage)",
        Number: "a number of the moment (such as damage_dealt)",
        Things: "tokens",
        Any: "a value",
    }
    try:
        return names[hint]
    except (KeyError, TypeError):
        name = getattr(hint, "__name__", str(hint))
        roles = {
            "Role": "somebody (such as SELF or TARGET)",
            "Effect": "an effect (such as gain_power(SELF, 1))",
            "Trigger": "a moment (such as targeted(target=me))",
            "TokenFilter": 'tokens (such as token("..."))',
            "Rule": "a rule of an attack (such as after_attack(...))",
            "Static": "static(...)",
            "On": "on(...)",
        }
        return roles.get(name, f"{name}(...)")


def told(value: object) -> str:
    """A value as people call it."""
    if isinstance(value, Word):
        return f"the word {value.name} without its brackets"
    if isinstance(value, str):
        return f"the text {value[:40]!r}"
    if isinstance(value, bool) or value is None or isinstance(value, int | float):
        return str(value)
    if isinstance(value, tuple):
        return "a row in round brackets"
    for of, told in ((Filter, "a filter"), (Test, "a test"), (Number, "a number of the moment"), (TokenFilter, "tokens")):
        if isinstance(value, of):
            return told
    if isinstance(value, Rule | Strike | Superpower):
        return {Rule: "a rule of an attack", Strike: "an attack", Superpower: "a superpower"}[type(value)]
    kind = kind_of(type(value))
    if kind.endswith("(...)"):
        bases = [base.__name__ for base in type(value).__mro__]
        return "an effect" if "Effect" in bases else kind
    return kind


def takes(word: Word) -> str:
    return ", ".join(parameter.name for parameter in word.takes) or "nothing"


def sentence(word: Word, error: Exception) -> str:
    told = str(error)
    if " has no role " in told:
        return told
    return f"{word.name} cannot be used like this."


__all__ = ["kind_of", "sentence", "takes", "thing", "told"]
