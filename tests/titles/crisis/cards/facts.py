"""The facts of scripts and of the texts that people read, in the same words as those kept of the printed cards (`facts.csv`)."""

from __future__ import annotations

import csv
import importlib.util
import re
from functools import cache
from pathlib import Path

from longbox.titles.crisis.codes import POWER_LIMIT, TYPES
from longbox.titles.crisis.script.cards import Strike, Superpower, printed_on
from longbox.titles.crisis.script.crises import Crisis
from longbox.titles.crisis.script.library import Library
from longbox.titles.crisis.script.tactics import Tactic
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling.words import Card, scripted

from .facts_of_scripts import script_facts

HERE = Path(__file__).parent
SCRIPT = HERE.parents[3] / "scripts" / "card_facts.py"

_spec = importlib.util.spec_from_file_location("card_facts", SCRIPT)
assert _spec is not None
assert _spec.loader is not None
card_facts = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(card_facts)


def kept() -> dict[str, set[str]]:
    """The facts of the printed cards, by part."""
    with (HERE / "facts.csv").open(encoding="utf-8", newline="") as file:
        return {row["part"]: set(filter(None, row["facts"].split("; "))) for row in csv.DictReader(file)}


def told_facts(key: str, card: Card, library: Library) -> dict[str, set[str]]:
    """The facts of the text that people read, by part."""
    if not isinstance(card, Strike):
        parts = [key]
        if isinstance(card, Tactic | Crisis):
            parts += [f"{printed_on(card.id)}/{one.id}" for one in card.attacks]
        if isinstance(card, Tactic):
            parts += [f"{printed_on(card.id)}/{one.id}" for one in (*card.leaderships, *card.superpowers)]
        text = " ".join(cards.text(part, "en", library) for part in parts)
        if isinstance(card, Tactic | Crisis):  # an attack shows its type and Range as figures
            text += "".join(f" {{{TYPES[one.type]}}} {{range}} {one.range}" for one in card.attacks)
        if isinstance(card, Superpower):
            text = f"{cards.name(key, 'en', library)} {text}"  # a keyword says its conditions in its name
        if isinstance(card, Superpower) and card.limit:
            text += f" Once per {card.limit}."
        if isinstance(card, Superpower) and 0 < card.most < POWER_LIMIT:
            text += f" Spend up to {card.most} {{power}}."  # the price stands beside the text
        found = card_facts.facts_in(" ".join([text, *(cards.text(card_facts.slug(name)) for name in card_facts.lent(text))]))
        if key.endswith("/healing-factor"):
            found |= card_facts.healed(text)
        return {key: found}
    pieces = re.split(r"((?:\{\w+\} ?)+\([^)]*\):)", cards.text(key, "en", library))
    found = {key: card_facts.facts_in(pieces[0])}
    for title, text in zip(pieces[1::2], pieces[2::2], strict=True):
        name = card_facts.slug(re.sub(r"\{\w+\}|[():]", "", title))
        found.setdefault(f"{key}:{name}", set()).update(card_facts.facts_in(text))
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
                if where == "script":
                    theirs = {fact for fact in theirs if fact.partition(" ")[0] not in card_facts.ONLY_READ}
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


__all__ = ["card_facts", "differences", "kept", "script_facts", "scripted", "told_facts"]
