"""The facts of a script, in the same words as those kept of the printed cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

from longbox.titles.crisis.codes import CONDITION_BITS, TYPES
from longbox.titles.crisis.script.cards import On, Rule, Static, Strike, Superpower
from longbox.titles.crisis.script.moments import Trigger
from longbox.titles.crisis.script.nodes import Filter, Number, Role, Test, parts_of, role, size
from longbox.titles.crisis.script.tactics import By
from longbox.titles.crisis.speech.telling.words import Card, nodes_in
from longbox.titles.crisis.words.lasting import until
from longbox.titles.crisis.words.tokens import TokenFilter

DAMAGE = {"damage", "damage_each", "suffer_up_to", "cap_damage", "suffer_only", "burn_power", "tear_power"}
GAIN = {"gain_power", "hand_out"}
HEAL = {"heal", "may_heal", "heal_up_to", "revive"}
ADVANCE = {"advance", "use_tool", "shorten_tool"}
THROW = {"throw_at_enemies", "throw_unharmed", "throw_terrain", "throw_something", "heave"}
REROLL = {"reroll", "reroll_this_attack", "reroll_next_attack"}
TYPE_TESTS = {"attack_is", "attack_type", "defends", "with_attacks_of", "effect_of_attack", "by_attack_rule"}
RANGES = {"stealth", "target_within", "pay_from"}
SIZES = {"move_size", "moved_size", "thrown_size"}
DODGES = {"dodging", "dodge_thrown", "dodged"}
IN_ATTACKS = TYPE_TESTS | {
    "facing",
    "attack_or_defense",
    "in_attack",
    "is_attacker",
    "is_target",
    "weapon_is",
    "defending",
    "attacked",
    "marked",
}
"""Tests that nothing but an attack passes: so a dodge does not."""


def script_facts(key: str, card: Card) -> dict[str, set[str]]:
    """The facts of a script, by part."""
    if not isinstance(card, Strike):
        return {key: facts_of(card)}
    found = {key: {f"type {TYPES[one]}" for one in card.types}}
    for rule in card.rules:
        name = f"{key}:{rule.name}" if isinstance(rule, Rule) and rule.icons else key
        found.setdefault(name, set()).update(facts_of(rule))
    return found


def facts_of(card: object) -> set[str]:
    return {fact for node in nodes_in(card) for fact in facts_of_node(node)}


def facts_of_node(node: object) -> Iterator[str]:
    """What one word of a script says by itself."""
    if isinstance(node, Test | Number | TokenFilter):
        yield from of_a_test(node)
    elif isinstance(node, Trigger):
        if node.event in DODGES or (node.event == "modify_own" and meets_dodges(node)):
            yield "dodge"
    elif isinstance(node, Static):
        yield from of_a_query(node.query, node.value)
        if node.query == "face_counts" and node.value[0] == "defense" and true_of_dodges(node.when):
            yield "dodge"  # faces count in a dodge what they count in a defense roll
    elif isinstance(node, until):
        yield from of_a_query(node.query, node.n)
    elif isinstance(node, size):
        yield f"size {node.most}"
    elif isinstance(node, By):
        if node.damage:
            yield f"suffers {node.damage}"
    elif is_dataclass(node):
        yield from of_a_word(node)


# -- dodges ------------------------------------------------------------------------------------------------------------


def meets_dodges(one: Trigger) -> bool:
    """Whether the dice of a dodge are among those that may be modified: there is no attacker, and the dodger is the target."""
    filters = dict(one.filters)
    return "attacker" not in filters and not needs(filters.get("roller"), "attacker") and true_of_dodges(one.when)


def needs(which: Filter | None, part: str) -> bool:
    """Whether a filter finds only whoever plays this part."""
    return which is not None and any(isinstance(one, role) and one.part == Role(part) for one in parts_of(which))


def true_of_dodges(test: Test) -> bool:
    """Whether a test can be true while somebody dodges."""
    if test.name in ("and", "or"):
        both = (true_of_dodges(part) for part in test.parts)
        return all(both) if test.name == "and" else any(both)
    if test.name == "rolling":
        return "dodge" in test.parts
    if test.name == "that" and test.parts[0] == Role("attacker"):
        return False
    return test.name not in IN_ATTACKS


# -- tests, numbers, questions -----------------------------------------------------------------------------------------

PLACES: dict[str, Callable[..., Iterator[str]]] = {
    "company": lambda n, side, range, dazed: iter((f"range {range}",)),
    "all_within": lambda which, range: iter((f"range {range}",)),
    "large_terrain_near": lambda least, range: iter((f"range {range}", f"size {least}")),
    "terrain_from": lambda size, range: iter((f"range {range}", f"size {size}")),
    "on_top": lambda least: iter((f"size {least}",)),
    "defense_of": lambda who, kind: iter((f"type {TYPES[kind]}",)),
    "rolling": lambda *kinds: iter(("dodge",) if "dodge" in kinds else ()),
    "unused_this_turn": lambda ability: iter(("once turn",)),
    "lying_within": lambda range: iter((f"range {range}",)),
    "bodily": lambda: iter((f"type {TYPES[0]}",)),
}
"""What tests and numbers say with what they were given."""


def of_a_test(node: Test | Number | TokenFilter) -> Iterator[str]:
    if node.name in TYPE_TESTS and len(node.parts) < len(TYPES):
        yield from (f"type {TYPES[one]}" for one in node.parts)
    elif node.name in PLACES:
        yield from PLACES[node.name](*node.parts)


def of_a_query(query: str, value: object) -> Iterator[str]:
    if query in RANGES:
        yield f"range {value}"
    elif query == "interact_range" and isinstance(value, int):
        yield f"range {1 + value}"
    elif query in SIZES:
        yield f"size {value}"
    elif query in ("immunity", "shakes_none") and isinstance(value, int):
        yield from conditions(name for name, bit in CONDITION_BITS.items() if value & bit)
    elif query in ("dodge_dice", "treat_as"):
        yield "dodge"
    elif query == "gem_power":
        yield f"power {value}"
    elif query in ("second_use", "lent_attack"):
        yield "once turn"
    if query in ("fails_too", "rerolls_fails"):
        yield "reroll"


def conditions(names: Iterator[str] | tuple[str, ...]) -> Iterator[str]:
    """Conditions by name, unless all of them are meant."""
    some = tuple(names)
    if len(some) < len(CONDITION_BITS) - 1:
        yield from (f"condition {name}" for name in some)


# -- effects -----------------------------------------------------------------------------------------------------------


def of_a_word(node: object) -> Iterator[str]:
    word = type(node).__name__
    said = {field.name: getattr(node, field.name) for field in fields(node)}  # type: ignore[arg-type]
    yield from where(said)
    if isinstance(said.get("tool"), int):
        verb = "advance" if word in ADVANCE else "throw" if word in THROW else said.get("how", "push")
        yield f"{verb} {'sml'[said['tool']]}"
    if said.get("side") in ("toward", "away"):
        yield f"way {said['side']}"
    if isinstance(node, On | Superpower) and node.limit and node.limit != "once":
        yield f"once {node.limit}"
    if word in ("fresh", "unaffected"):
        yield f"once {said.get('scope', 'turn')}"
    if isinstance(said.get("conditions"), tuple):
        yield from conditions(said["conditions"])
    if word in REROLL:
        yield "reroll"
    if said.get("roll") == "dodge" or word == "throw_at_enemies":
        yield "dodge"
    if word == "Strike":
        yield from (f"type {TYPES[one]}" for one in (said["type"], *said["types"]))
    if word in ("choose_type", "defend_with", "change_type"):
        yield from types(said)
    if word == "tribute":
        yield from ("power 1", "suffers 1")
    if word == "join_squad" and said["power"]:
        yield f"power {said['power']}"
    yield from how_much(word, said)


def where(said: dict[str, object]) -> Iterator[str]:
    """Ranges and Sizes."""
    for name in ("range", "within", "apart"):
        if isinstance(said.get(name), int) and said[name]:
            yield f"range {said[name]}"
    for name in ("size", "tramples", "least_size"):
        if isinstance(said.get(name), int) and said[name]:
            yield f"size {said[name]}"


def how_much(word: str, said: dict[str, object]) -> Iterator[str]:
    """Damage and Power; where it is so much as something else, it is 1 for each of that."""
    n = said.get("n")
    much = n if isinstance(n, int) else "all" if isinstance(n, Number) and n.name == "damage_on" else 1
    yield from (f"{fact} {much}" for fact, words in (("suffers", DAMAGE), ("power", GAIN), ("heals", HEAL)) if word in words)


def types(said: dict[str, object]) -> Iterator[str]:
    """The types among which somebody chooses: all of them where none is named."""
    values = [one for value in said.values() for one in (value if isinstance(value, tuple) else (value,))]
    named = [one for one in values if isinstance(one, int)]
    yield from (f"type {TYPES[one]}" for one in named or range(len(TYPES)))


__all__ = ["facts_of", "script_facts"]
