"""Which tests of a script a reader needs to be told, and what they ask."""

from __future__ import annotations

from dataclasses import replace

from ...script.nodes import Number, Role, Test
from ...words.structure import seq
from .facts import Facts, empty, facts

OBVIOUS = {
    "any_of",
    "to_throw",
    "terrain_near",
    "terrain_by",
    "terrain_shared",
    "can_choose",
    "can_hand_over",
    "can_be_moved",
    "unanswered",
    "costless_attack",
    "keeps",
    "large_terrain_near",
    "to_interact",
    "can_bring_back",
    "can_choose_token",
    "can_find",
}
"""Tests whether there is anything to do at all: the effect that follows says it."""


def tests_in(test: Test) -> list[Test]:
    """The tests that must all hold and that a reader needs."""
    if test.name == "always" or (test.name == "at_least" and test.parts[0] == 1 and test.parts[1].name != "waiting"):
        return []  # that there is one to count is said by what is done for each
    if test.name == "and":
        return [one for two in test.parts for one in tests_in(two)]
    return [test]


def means(test: Test) -> bool:
    """Whether a test asks by what something is done."""
    if test.name == "or":
        return all(means(one) for one in test.parts)
    return test.name in ("by_attack_rule", "by_superpower", "effect_of_attack")


def types_meant(test: Test) -> tuple[int, ...]:
    """The types of attacks a test by means asks for."""
    return tuple(kind for one in (test.parts if test.name == "or" else (test,)) for kind in one.parts)


def aimed_at(test: Test) -> list[Role]:
    """Whom a test asks the target to be, if it asks nothing else."""
    if test.name != "that" or test.parts[0].name != "target":
        return []
    found = test.parts[1] if isinstance(test.parts[1], Facts) else facts(test.parts[1])
    return found.roles if empty(replace(found, roles=[])) else []


def joined(tests: list[Test]) -> Test:
    whole = tests[0] if tests else Test("always", lambda c: True)
    for test in tests[1:]:
        whole = whole & test
    return whole


def mentions(node: object, number: str) -> bool:
    """Whether an effect counts by a number of this name."""
    if isinstance(node, seq):
        return any(mentions(step, number) for step in node.steps)
    n = getattr(node, "n", None)
    return isinstance(n, Number) and n.name == number
