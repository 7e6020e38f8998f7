"""What a card names beside itself: attacks, rules, superpowers, characters, tokens. A name that leads nowhere is a mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, TypeAlias

from ..builder.known import facts, slug
from ..cards import LIBRARY
from ..script.cards import Character, Gem, Horseman, Rule, Static, Strike, Superpower
from ..script.crises import Crisis
from ..script.nodes import Number, Test
from ..script.tactics import Tactic
from ..speech.cards import KEYWORDS
from ..words.attacks import extra_attack
from ..words.tokens import TokenFilter
from .sheet import Card

Names: TypeAlias = Mapping[str, Set[str]]
"""What there is, by kind."""

MADE: Final[Mapping[str, tuple[str, str]]] = {
    "gain_counter": ("counter", "name"),
    "leader_gains": ("counter", "name"),
    "put_marker": ("marker", "name"),
    "send_token": ("token that is sent", "token"),
    "mark_attack": ("mark", "name"),
    "extra_attack": ("mark", "marks"),
    "note": ("number written down", "name"),
    "note_affected": ("note", "what"),
    "tick": ("use", "ability"),
    "until": ("change", "query"),
    "switch": ("change", "modes"),
    "next_attack": ("rule for a next attack", "key"),
}
"""Words that bring something others can name: the word, what it brings, and where the name stands."""
ASKED: Final[Mapping[tuple[str, str], str]] = {
    ("as_area", "attack"): "attack",
    ("volley", "attack"): "attack",
    ("next_attack", "attacks"): "attack",
    ("action", "only"): "attack",
    ("weapon_is", ""): "attack",
    ("attacked_in_activation_with", ""): "attack",
    ("knows", "power"): "superpower",
    ("keeps", ""): "superpower",
    ("superpower_is", ""): "superpower",
    ("rerolled_by", ""): "superpower",
    ("put_in_play", "card"): "character",
    ("Character", "grunts"): "character",
    ("Character", "parents"): "character",
    ("named", "names"): "character",
    ("lead_with", "card"): "Team Tactic card",
    ("Tactic", "not_with"): "Team Tactic card",
    ("in_form", "form"): "form",
    ("contests", "token"): "token",
    ("holds", "token"): "token",
    ("near_token", "token"): "token",
    ("sheltered", "token"): "token",
    ("token", ""): "token",
    ("held", ""): "token",
    ("has_counter", "name"): "counter",
    ("spend_counter", "name"): "counter",
    ("remove_counters", "name"): "counter",
    ("spend_counters", "name"): "counter",
    ("counters", ""): "counter",
    ("within_marker", "name"): "marker",
    ("remove_markers", "name"): "marker",
    ("bears", "token"): "token that is sent",
    ("recall_token", "token"): "token that is sent",
    ("open_to", "token"): "token that is sent",
    ("sent", ""): "token that is sent",
    ("has_token", ""): "token that is sent",
    ("lose_token", "token"): "token that is sent",
    ("grant_attack", "attack"): "attack",
    ("marked", ""): "mark",
    ("unaffected", "what"): "note",
    ("singled_out", "what"): "note",
    ("fresh", "ability"): "use",
    ("unused_this_turn", ""): "use",
    ("waiting", ""): "change",
    ("spend", "name"): "change",
    ("chose", ""): "change",
    ("noted", ""): "number written down",
    ("grown", ""): "number written down",
    ("no_next_attack", "key"): "rule for a next attack",
}
"""Words that name something: the word, where the name stands (nowhere: in its brackets), and what it names."""
OF_THE_CARD: Final = frozenset({"mark", "note", "number written down", "use", "change", "rule for a next attack"})
"""What a card sets up for itself; everything else may be on any card."""
SET_UP: Final[Mapping[str, str]] = {
    "token that is sent": "send_token(...)",
    "mark": "mark_attack(...)",
    "note": "note_affected(...)",
    "number written down": "note(...)",
    "use": "tick(...)",
    "change": "until(...)",
    "rule for a next attack": "next_attack(...)",
}


def inside(one: object) -> Iterator[object]:
    """A part of a card and everything in it."""
    yield one
    for value in values(one):
        if is_dataclass(value) or isinstance(value, tuple):
            yield from inside(value)


def values(one: object) -> list[Any]:
    if isinstance(one, tuple):
        return list(one)
    return [getattr(one, field.name) for field in fields(one)] if is_dataclass(one) and not isinstance(one, type) else []


def names_in(cards: Iterable[Card]) -> dict[str, set[str]]:
    """What cards bring that others can name."""
    found: dict[str, set[str]] = {kind: set() for kind in {*ASKED.values(), "rule"}}
    found["number written down"] |= {"rolled", "failed"}  # roll_for writes them down
    for card in cards:
        match card:
            case Character():
                found["character"] |= {card.id, card.name, card.alter_ego}
                found["form"] |= {form.name for form in card.forms}
            case Tactic():
                found["Team Tactic card"].add(card.id)
            case Crisis():
                found["token"] |= {f"{card.id}/{one.name}" for one in card.tokens}
        for one in inside(card):
            if isinstance(one, Strike):
                found["attack"] |= {one.id, f"{card.id}/{one.id}"}
            elif isinstance(one, Superpower):
                found["superpower"].add(one.id)
            elif isinstance(one, Rule):
                found["rule"].add(one.name)
            elif type(one).__name__ in MADE:
                kind, field = MADE[type(one).__name__]
                found[kind] |= set(_texts(getattr(one, field)))
    return found


@cache
def _house() -> Names:
    """What the cards of the library bring, and what published cards have that are not in it yet."""
    shelves = (LIBRARY.characters, LIBRARY.tactics, LIBRARY.crises, LIBRARY.gems, LIBRARY.horsemen)
    found = names_in([card for shelf in shelves for card in shelf.values()])
    for row in facts()["characters"].values():
        found["character"] |= {row["id"], row["name"], row["alter_ego"]}
        found["attack"] |= {slug(one["name"]) for one in row.get("attacks", ())}
        found["superpower"] |= {slug(one["name"]) for one in (*row.get("superpowers", ()), *row.get("leaderships", ()))}
    found["Team Tactic card"] |= set(facts()["tactics"])
    found["superpower"] |= set(KEYWORDS)
    return {kind: frozenset(names) for kind, names in found.items()}


def astray(card: Card, beside: Names | None = None) -> Iterator[tuple[object, str]]:
    """The names on a card that lead nowhere: the part they are in, and a sentence. `beside`: what the same pack brings."""
    own, house = names_in([card]), _house()
    near = beside or own

    def wrong(part: object, kind: str, name: str, among: Iterable[str] = ()) -> Iterator[tuple[object, str]]:
        here = set(among) or own[kind]
        if name in here or (not among and kind not in OF_THE_CARD and (name in near[kind] or name in house[kind])):
            return
        others = set() if among or kind in OF_THE_CARD else near[kind] | house[kind]
        yield part, f"there is no {kind} {name!r}; {_hint(kind, name, here, others)}"

    for one in inside(card):
        for kind, name in _asked(one):
            yield from wrong(one, kind, name)
        if isinstance(one, extra_attack):
            yield from _extra(card, one, wrong)


def _extra(
    card: Card, one: extra_attack, wrong: Callable[[object, str, str, Iterable[str]], Iterator[tuple[object, str]]]
) -> Iterator[tuple[object, str]]:
    """An attack of the character's own is on its card, and what it is made without is a rule of it."""
    printed = [] if isinstance(card, Crisis | Gem | Horseman) else list(card.attacks)
    mine = isinstance(card, Character) and one.who.name == "self"
    yield from wrong(one, "attack", one.attack, [strike.id for strike in printed] if mine else ())
    rules = [
        rule.name for strike in printed if strike.id == one.attack for rule in strike.rules if isinstance(rule, Rule) and rule.name
    ]
    for name in one.without if one.attack in {strike.id for strike in printed} else ():
        if rules:
            yield from wrong(one, "rule", name, rules)
        else:
            yield one, f"there is no rule {name!r}: no rule of {one.attack} has a name."


def _asked(one: object) -> Iterator[tuple[str, str]]:
    """What a word names: its kind and its name."""
    if isinstance(one, Test | Number | TokenFilter):
        kind = ASKED.get((one.name, ""))
        yield from ((kind, part) for part in one.parts if kind and isinstance(part, str))
    elif isinstance(one, Static):
        if one.query == "loses" and isinstance(one.value, str):
            yield "superpower", one.value
    elif is_dataclass(one):
        for field in fields(one):
            if kind := ASKED.get((type(one).__name__, field.name)):
                yield from ((kind, name) for name in _texts(getattr(one, field.name)) if name)


def _texts(value: object) -> tuple[str, ...]:
    several = value if isinstance(value, tuple) else (value,)
    return tuple(text for text in several if isinstance(text, str))


def _hint(kind: str, name: str, here: Iterable[str], others: Iterable[str]) -> str:
    """The nearest right name, first among those of the card."""
    close = get_close_matches(name, sorted(here), 1) or get_close_matches(name, sorted(others), 1)
    if close:
        return f"did you mean {close[0]!r}?"
    if kind in SET_UP:
        return f"{SET_UP[kind]} on this card brings one."
    if kind == "counter":
        return "gain_counter(...) brings one."
    if kind == "marker":
        return "put_marker(...) brings one."
    listed = ", ".join(repr(one) for one in sorted(here) if one)
    return f"the card has {listed}." if listed and not others else "longbox cards crisis lists the cards."


__all__ = ["Names", "astray", "inside", "names_in", "values"]
