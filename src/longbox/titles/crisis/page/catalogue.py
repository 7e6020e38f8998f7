"""The catalogue: names, figures and texts of all cards by id."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from longbox.titles.facets import emblazoned

from ..battlefields.kinds import KINDS
from ..cards import LIBRARY
from ..codes import (
    ASSET,
    CIVILIAN,
    CONDITIONS,
    FACES,
    LAST_ROUND,
    LOCATION,
    OPPORTUNITY,
    POWER_LIMIT,
    STATUSES,
    TYPES,
    VICTORY,
)
from ..script.cards import Character, Form, Side, Strike, Superpower, printed_on
from ..script.crises import Crisis
from ..script.library import Library
from ..script.tactics import Tactic
from ..speech.cards import MARKS, name
from ..speech.names import short
from ..state import Table
from .voice import Voice

LETTERS = ("S", "M", "L")
LABELS = (
    "threat", "stamina", "move", "size", "range", "dice", "power", "attacks", "superpowers", "base", "gems", "grunts", "parents",
    "tokens", "beam", "area", "action", "side", "physical", "energy", "mystic",
)  # fmt: skip
"""The words a whole card is labelled with."""


@lru_cache(4)
def catalogue(language: str, library: Library = LIBRARY) -> dict[str, Any]:
    """All cards, as plain data. The same object every time: treat it as read-only."""
    v = Voice(language, library=library)
    letters = monograms(library)
    cards: dict[str, Any] = {
        "characters": {card.id: character(v, card, letters[card.id]) for card in library.characters.values()},
        "tactics": {card.id: tactic(v, card, library) for card in library.tactics.values()},
        "crises": {card.id: crisis(v, card) for card in library.crises.values()},
        **things(v, library),
        **figures(v),
        "marks": MARKS[v.language],
        "labels": {key: v(f"card.{key}") for key in LABELS},
    }
    return emblazoned(cards, "longbox.titles.crisis.page")


def dealt(t: Table, language: str) -> dict[str, Any]:
    """The cards of both rosters, whoever is on the table, and every card that one of these names: all that one game can need.

    >>> from longbox import new
    >>> found = dealt(new("crisis", seed=1).state, "en")
    >>> len(found["crises"]) <= 12, len(found["tactics"]) < 40 < len(LIBRARY.tactics)
    (True, True)
    """
    whole = catalogue(language, t.library)
    ids = {id for own in t.rosters for id in (*own.characters, *own.tactics, *own.secure, *own.extraction)} | {*t.who, *t.crises}
    waiting = list(ids)
    while waiting:
        new = named_by(waiting.pop(), t.library) - ids
        ids |= new
        waiting += new
    return whole | {kind: {id: one for id, one in whole[kind].items() if id in ids} for kind in ("characters", "tactics", "crises")}


@lru_cache(1024)
def named_by(id: str, library: Library) -> frozenset[str]:
    """The characters that a card's script names, with the Grunts of a character and everybody of the same name."""
    card = library.characters.get(id) or library.tactics.get(id) or library.crises.get(id)
    said = set(strings(card))
    own = {card.name} if isinstance(card, Character) else set()
    return frozenset(
        other.id
        for other in library.characters.values()
        if id in other.parents or {other.id, other.name} & said or other.name in own
    )


def strings(part: object) -> Iterator[str]:
    """Every string in a card, however deep."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple | list):
        for one in part:
            yield from strings(one)
    elif dataclasses.is_dataclass(part):
        for field in dataclasses.fields(part):
            yield from strings(getattr(part, field.name))


def things(v: Voice, library: Library) -> dict[str, Any]:
    """What lies on the table besides characters, and what cards belong to."""
    return {
        "conditions": {id: {"name": v.name(id), "text": v.text(id)} for id in CONDITIONS},
        "terrain": {id: {"name": getattr(kind, v.language), "size": kind.size} for id, kind in KINDS.items()},
        "gems": {
            gem.id: {"name": v.name(gem.id), "threat": gem.threat, "superpower": superpower(v, gem.superpower)}
            for gem in library.gems.values()
        },
        "horsemen": {
            card.id: {"name": v.name(card.id), "superpowers": [superpower(v, one) for one in card.superpowers]}
            for card in library.horsemen.values()
        },
        "tokens": {
            f"{card.id}/{one.name}": {"name": v.name(f"{card.id}/{one.name}"), "kind": one.kind, "crisis": card.id}
            for card in library.crises.values()
            for one in card.tokens
        },
        "markers": {name: v.marker(name) for name in sorted(library.markers)},
        "affiliations": {name: v.name(f"affiliation/{name}") for card in library.characters.values() for name in card.affiliations},
        "token_kinds": {kind: v.name(f"kind/{kind}") for kind in (CIVILIAN, ASSET, LOCATION, OPPORTUNITY)},
    }


def figures(v: Voice) -> dict[str, Any]:
    """What is counted with, and its names."""
    return {
        "faces": list(FACES),
        "face_names": [v(f"face.{face}") for face in FACES],
        "statuses": {id: {"bit": bit, "name": v(f"status.{id}")} for id, bit in STATUSES.items()},
        "sides": {"healthy": v("status.healthy"), "injured": v("status.injured")},
        "types": list(TYPES),
        "limits": {"victory": VICTORY, "rounds": LAST_ROUND, "power": POWER_LIMIT},
        "type_names": [v(f"type.{kind}") for kind in TYPES],
        "tools": {letter: v(f"tool.{i}") for i, letter in enumerate(LETTERS)},
    }


def tactic(v: Voice, card: Tactic, library: Library) -> dict[str, Any]:
    return {
        "name": v.name(card.id),
        "kind": card.kind,
        "label": v(f"kind.{card.kind}"),
        "action": card.action,
        "affiliation": card.affiliation,
        "costs": [by.cost if isinstance(by.cost, int) else None for by in card.by],
        "attacks": [attack(v, library.strikes[f"{printed_on(card.id)}/{one.id}"]) for one in card.attacks],
        "superpowers": [
            superpower(v, library.superpowers[f"{printed_on(card.id)}/{one.id}"]) for one in (*card.leaderships, *card.superpowers)
        ],
        "text": v.text(card.id),
    }


def crisis(v: Voice, card: Crisis) -> dict[str, Any]:
    tokens = [
        {
            "name": v.name(f"{card.id}/{one.name}"),
            "kind": one.kind,
            "n": len(one.at),
            "text": v.text(f"{card.id}/{one.name}"),
        }
        for one in card.tokens
    ]
    return {
        "name": v.name(card.id),
        "kind": card.kind,
        "label": v(f"kind.{card.kind}"),
        "threat": card.threat,
        "tokens": tokens,
        "text": v.text(card.id),
    }


def character(v: Voice, card: Character, monogram: str) -> dict[str, Any]:
    return {
        "name": v.name(card.id),
        "short": short(v.name(card.id)),
        "alter_ego": card.alter_ego,
        "text": v.text(card.id),
        "monogram": monogram,
        "threat": card.threat,
        "affiliations": list(card.affiliations),
        "grunt": card.is_grunt,
        "gems": [v.name(id) for id in card.gems],
        "gem_slots": card.gem_slots,
        "grunts": [v.name(id) for id in card.grunts],
        "parents": [v.name(id) for id in card.parents],
        "forms": [form(v, one, two_sided=not card.is_grunt) for one in card.forms],
        "attacks": [attack(v, one) for one in card.attacks],
        "superpowers": [superpower(v, one) for one in card.superpowers],
    }


def form(v: Voice, one: Form, two_sided: bool) -> dict[str, Any]:
    """A form; Grunts are KO'd where others would be Dazed, and have no Injured side (CP-539)."""
    return {
        "id": one.name,
        "name": v.form(one.name),
        "base": one.base,
        "healthy": side(one.healthy),
        "injured": side(one.injured) if two_sided else None,
    }


def side(one: Side) -> dict[str, Any]:
    return {"stamina": one.stamina, "move": LETTERS[one.speed], "size": one.size, "defenses": list(one.defense)}


def attack(v: Voice, one: Strike) -> dict[str, Any]:
    return {
        "id": one.key,
        "name": v.name(one.key),
        "type": TYPES[one.type],
        "types": [TYPES[kind] for kind in one.types],
        "range": one.range,
        "shape": "" if one.shape == "target" else one.shape,
        "dice": one.dice,
        "cost": one.cost,
        "form": one.form,
        "side": one.side,
        "text": v.text(one.key),
    }


def superpower(v: Voice, one: Superpower) -> dict[str, Any]:
    return {
        "id": one.key,
        "name": v.name(one.key),
        "kind": "leadership" if one.leadership else one.kind,
        "label": v("kind.leadership") if one.leadership else v(f"kind.{one.kind}"),
        "affiliation": one.leadership,
        "cost": one.cost,
        "most": one.most,
        "action": one.action,
        "limit": one.limit,
        "form": one.form,
        "side": one.side,
        "text": v.text(one.key),
    }


def monograms(library: Library = LIBRARY) -> dict[str, str]:
    """Two letters per card, for those without an emblem; different for different alter egos, which alone can meet in a squad.

    >>> {len(letters) for letters in monograms().values()}
    {2}
    """
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for card in library.characters.values():
        own = short(name(card.id, "en", library)).replace("-", " ").upper()
        words = [word for word in own.split() if word != "THE"] or own.split()
        solid = "".join(words)
        wanted = [words[0][0] + words[-1][0]] if len(words) > 1 else []
        wanted += [solid[0] + letter for letter in solid[1:]]
        wanted += [one + two for one in solid for two in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        letters = next(one for one in wanted if one.isalpha() and taken.get(one, card.alter_ego) == card.alter_ego)
        taken[letters] = card.alter_ego
        found[card.id] = letters
    return found
