"""The facts of scripts and of the texts that people read, in the same words as those kept of the printed cards (`facts.csv`)."""

from __future__ import annotations

import csv
import importlib.util
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

from longbox.titles.crisis.codes import CONDITION_BITS, TYPES
from longbox.titles.crisis.script.cards import On, Rule, Static, Strike, Superpower, printed_on
from longbox.titles.crisis.script.library import Library
from longbox.titles.crisis.script.moments import Trigger
from longbox.titles.crisis.script.nodes import Number, Test, size
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling.words import Card, nodes_in, scripted
from longbox.titles.crisis.words.lasting import until

HERE = Path(__file__).parent
SCRIPT = HERE.parents[3] / "scripts" / "card_facts.py"

_spec = importlib.util.spec_from_file_location("card_facts", SCRIPT)
assert _spec is not None
assert _spec.loader is not None
card_facts = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(card_facts)

DAMAGE = {"damage", "damage_each", "suffer_up_to"}
GAIN = {"gain_power", "hand_out"}
HEAL = {"heal", "may_heal", "heal_up_to"}
ADVANCE = {"advance", "use_tool", "shorten_tool"}
THROW = {"throw_unharmed", "throw_terrain", "throw_something", "heave"}
REROLL = {"reroll", "reroll_this_attack", "reroll_next_attack"}
TYPE_TESTS = {"attack_is", "attack_type", "defends", "with_attacks_of", "effect_of_attack", "by_attack_rule"}
RANGES = {"stealth", "target_within", "interact_range", "pay_from"}
SIZES = {"move_size", "moved_size", "thrown_size"}
DODGES = {"dodging", "dodge_thrown", "dodged"}


def kept() -> dict[str, set[str]]:
    """The facts of the printed cards, by part."""
    with (HERE / "facts.csv").open(encoding="utf-8", newline="") as file:
        return {row["part"]: set(filter(None, row["facts"].split("; "))) for row in csv.DictReader(file)}


def told_facts(key: str, card: Card, library: Library) -> dict[str, set[str]]:
    """The facts of the text that people read, by part."""
    if not isinstance(card, Strike):
        parts = [key]
        if isinstance(card, Tactic):
            parts += [f"{printed_on(card.id)}/{one.id}" for one in card.attacks]
            parts += [f"{printed_on(card.id)}/{one.id}" for one in card.leaderships]
        text = " ".join(cards.text(part, "en", library) for part in parts)
        if isinstance(card, Tactic):  # an attack shows its type and Range as figures
            text += "".join(f" {{{TYPES[one.type]}}} {{range}} {one.range}" for one in card.attacks)
        if isinstance(card, Superpower):
            text = f"{cards.name(key, 'en', library)} {text}"  # a keyword says its conditions in its name
        if isinstance(card, Superpower) and card.limit:
            text += f" Once per {card.limit}."
        return {key: card_facts.facts_in(text)}
    pieces = re.split(r"((?:\{\w+\} ?)+\([^)]*\):)", cards.text(key, "en", library))
    found = {key: card_facts.facts_in(pieces[0])}
    for title, text in zip(pieces[1::2], pieces[2::2], strict=True):
        name = card_facts.slug(re.sub(r"\{\w+\}|[():]", "", title))
        found.setdefault(f"{key}:{name}", set()).update(card_facts.facts_in(text))
    return found


def script_facts(key: str, card: Card) -> dict[str, set[str]]:
    """The facts of a script, by part."""
    if not isinstance(card, Strike):
        return {key: facts_of(card)}
    found = {key: {f"type {TYPES[one]}" for one in card.types}}
    for rule in card.rules:
        name = f"{key}:{rule.name}" if isinstance(rule, Rule) and rule.icons else key
        found.setdefault(name, set()).update(facts_of(rule))
    return found


def differences(printed: dict[str, set[str]], library: Library) -> set[tuple[str, str, str]]:
    """Every fact that only one side has: where ("script" or "text"), which part, and the fact with "+" or "-" before it."""
    lines: dict[str, set[str]] = {}
    for part in printed:
        lines.setdefault(part.partition(":")[0], set()).add(part)
    found = set()
    for key, where, said in said_by(library):
        if key in lines:
            for part in lines[key] | set(said):
                ours, theirs = said.get(part, set()), printed.get(part, set())
                found |= {(where, part, f"+ {fact}") for fact in ours - theirs}
                found |= {(where, part, f"- {fact}") for fact in theirs - ours}
    return found


@cache
def said_by(library: Library) -> list[tuple[str, str, dict[str, set[str]]]]:
    """The facts of every script and every text."""
    cards = scripted(library).items()
    return [(key, "script", script_facts(key, card)) for key, card in cards] + [
        (key, "text", told_facts(key, card, library)) for key, card in cards
    ]


def facts_of(card: object) -> set[str]:
    return {fact for node in nodes_in(card) for fact in facts_of_node(node)}


def facts_of_node(node: object) -> Iterator[str]:
    """What one word of a script says by itself."""
    if isinstance(node, Test | Number):
        yield from of_a_test(node)
    elif isinstance(node, Trigger):
        if node.event in DODGES:
            yield "dodge"
    elif isinstance(node, Static):
        yield from of_a_query(node.query, node.value)
    elif isinstance(node, until):
        yield from of_a_query(node.query, node.n)
    elif isinstance(node, size):
        yield f"size {node.most}"
    elif isinstance(node, By):
        if node.damage:
            yield f"suffers {node.damage}"
    elif is_dataclass(node):
        yield from of_a_word(node)


def of_a_test(node: Test | Number) -> Iterator[str]:
    if node.name in TYPE_TESTS:
        yield from (f"type {TYPES[one]}" for one in node.parts)
    elif node.name == "rolling" and "dodge" in node.parts:
        yield "dodge"
    elif node.name == "defense_of":
        yield f"type {TYPES[node.parts[1]]}"


def of_a_query(query: str, value: object) -> Iterator[str]:
    if query in RANGES:
        yield f"range {value}"
    elif query in SIZES:
        yield f"size {value}"
    elif query == "immunity" and isinstance(value, int):
        yield from (f"condition {name}" for name, bit in CONDITION_BITS.items() if value & bit)
    elif query == "dodge_dice":
        yield "dodge"
    elif query in ("fails_too", "rerolls_fails"):
        yield "reroll"


def of_a_word(node: object) -> Iterator[str]:
    word = type(node).__name__
    said = {field.name: getattr(node, field.name) for field in fields(node)}  # type: ignore[arg-type]
    for name in ("range", "within", "apart"):
        if isinstance(said.get(name), int) and said[name]:
            yield f"range {said[name]}"
    for name in ("size", "tramples"):
        if isinstance(said.get(name), int) and said[name]:
            yield f"size {said[name]}"
    if isinstance(said.get("tool"), int):
        verb = "advance" if word in ADVANCE else "throw" if word in THROW else said.get("how", "push")
        yield f"{verb} {'sml'[said['tool']]}"
    if said.get("side") in ("toward", "away"):
        yield f"way {said['side']}"
    if isinstance(node, On | Superpower) and node.limit and node.limit != "once":
        yield f"once {node.limit}"
    if word in ("fresh", "unaffected"):
        yield f"once {said.get('scope', 'turn')}"
    if isinstance(said.get("conditions"), tuple) and len(said["conditions"]) < len(CONDITION_BITS) - 1:
        yield from (f"condition {name}" for name in said["conditions"])
    n = said.get("n")
    if word == "Strike":
        yield from (f"type {TYPES[one]}" for one in (said["type"], *said["types"]))
    if isinstance(n, int):
        yield from (f"{fact} {n}" for fact, words in (("suffers", DAMAGE), ("power", GAIN), ("heals", HEAL)) if word in words)
    if word in REROLL:
        yield "reroll"
    if said.get("roll") == "dodge":
        yield "dodge"
    if word in ("choose_type", "defend_with", "change_type"):
        types = [
            one for value in said.values() for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, int)
        ]
        yield from (f"type {TYPES[one]}" for one in types)


__all__ = ["card_facts", "differences", "facts_of", "kept", "script_facts", "scripted", "told_facts"]
