"""Every card of Crisis Protocol there is to know of, whether it can be played here or not, as plain facts.

`cards.json` holds names and figures, no sentences: characters with their sides, attacks and superpowers, Team Tactic cards, Crisis
cards and Infinity Gems. The library holds what is scripted; this is what it is measured by.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ...cards import LIBRARY
from ...script.cards import Form, Side
from ...script.library import Library

KINDS: Final = ("characters", "crises", "tactics", "gems")


@cache
def facts() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """The facts of all cards by kind and id.

    >>> facts()["characters"]["iron-man"]["threat"], len(facts()["gems"])
    (3, 6)
    """
    data = json.loads(resources.files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))
    return {kind: {row["id"]: row for row in data[kind]} for kind in KINDS}


# -- what a roster may hold --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KnownPower:
    """What rosters ask of a superpower."""

    id: str
    leadership: str = ""


@dataclass(frozen=True, slots=True)
class KnownCharacter:
    """What rosters ask of a stat card, for one that is not scripted: it can be put into a roster but not be played."""

    id: str
    name: str
    alter_ego: str
    threat: int
    forms: tuple[Form, ...]
    superpowers: tuple[KnownPower, ...]
    affiliations: tuple[str, ...]
    parents: tuple[str, ...]
    grunts: tuple[str, ...]
    gems: tuple[str, ...]
    gem_slots: int

    @property
    def is_grunt(self) -> bool:
        return bool(self.parents)


@dataclass(frozen=True, slots=True)
class KnownTactic:
    """The same for a Team Tactic card."""

    id: str
    name: str
    kind: str
    affiliation: str
    not_with: str = ""


@dataclass(frozen=True, slots=True)
class KnownCrisis:
    """The same for a Crisis card; its threat is 0 where nobody has told it."""

    id: str
    name: str
    kind: str
    threat: int


GEM_SLOTS: Final = {"thanos-the-mad-titan": 2, "adam-warlock": 2}
"""Those who may bear more than one Infinity Gem."""


@cache
def characters() -> Mapping[str, KnownCharacter]:
    return {id: _character(row) for id, row in facts()["characters"].items()}


def _character(row: Mapping[str, Any]) -> KnownCharacter:
    leads = [KnownPower(slug(one["name"]), one["affiliation"]) for one in row.get("leaderships", ())]
    powers = [KnownPower(slug(one["name"])) for one in row.get("superpowers", ())]
    forms = [
        Form(form["name"], _side(form["healthy"]), _side(form.get("injured", form["healthy"])), row["base"])
        for form in row["forms"]
    ]
    return KnownCharacter(
        row["id"],
        row["name"],
        row["alter_ego"],
        row["threat"],
        tuple(forms),
        (*leads, *powers),
        tuple(row.get("affiliations", ())),
        tuple(row.get("parents", ())),
        tuple(row.get("grunts", ())),
        tuple(row.get("gems", ())),
        GEM_SLOTS.get(row["id"], 1),
    )


def _side(figures: Sequence[Any]) -> Side:
    stamina, speed, size, defense = figures
    return Side(stamina, "SML".index(speed), size, tuple(defense))


@cache
def tactics() -> Mapping[str, KnownTactic]:
    return {id: KnownTactic(id, row["name"], row["kind"], row.get("affiliation", "")) for id, row in facts()["tactics"].items()}


@cache
def crises() -> Mapping[str, KnownCrisis]:
    return {id: KnownCrisis(id, row["name"], row["kind"], row.get("threat", 0)) for id, row in facts()["crises"].items()}


def slug(name: str) -> str:
    """The id that a name makes.

    >>> slug("I'm the Strongest There Is!"), slug("Immunity [Bleed, Poison]"), slug("Advanced R&D")
    ('im-the-strongest-there-is', 'immunity-bleed-poison', 'advanced-r-d')
    """
    kept = "".join(letter for letter in name.lower() if letter not in "'\u2019!?.,")
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in kept.translate(PLAIN)).split()
    return "-".join(words)


PLAIN: Final = str.maketrans("áéíóúäöüñ", "aeiouaoun")


# -- how much of it is scripted ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Coverage:
    """What of a kind can be played, and what is missing."""

    scripted: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def total(self) -> int:
        return len(self.scripted) + len(self.missing)


def coverage() -> dict[str, Coverage]:
    """Scripted and missing ids of each kind; a card counts as scripted when it is whole."""
    from .whole import gaps

    library = scripted()
    found = {}
    for kind in KINDS:
        whole = {id for id in facts()[kind] if id in library[kind] and not any(gaps(kind, id))}
        found[kind] = Coverage(tuple(sorted(whole)), tuple(sorted(set(facts()[kind]) - whole)))
    return found


def by_affiliation() -> dict[str, dict[str, Coverage]]:
    """The same per affiliation, for characters and Team Tactic cards."""
    whole = coverage()
    made: dict[str, dict[str, Coverage]] = {}
    for affiliation in sorted({name for card in characters().values() for name in card.affiliations}):
        made[affiliation] = {
            "characters": _among(
                whole["characters"], {id for id, card in characters().items() if affiliation in card.affiliations}
            ),
            "tactics": _among(whole["tactics"], {id for id, card in tactics().items() if card.affiliation == affiliation}),
        }
    return made


def _among(whole: Coverage, ids: set[str]) -> Coverage:
    return Coverage(tuple(id for id in whole.scripted if id in ids), tuple(id for id in whole.missing if id in ids))


def scripted(library: Library = LIBRARY) -> Mapping[str, Mapping[str, Any]]:
    """The library, by the same kinds."""
    return {"characters": library.characters, "crises": library.crises, "tactics": library.tactics, "gems": library.gems}


def everything(library: Library = LIBRARY) -> Iterator[tuple[str, str, str]]:
    """Kind, id and name of every card there is, scripted or not."""
    cards = scripted(library)
    for kind in KINDS:
        names = {id: str(row["name"]) for id, row in facts()[kind].items()} | {id: card.name for id, card in cards[kind].items()}
        for id, name in names.items():
            yield kind, id, name


__all__ = [
    "KINDS",
    "Coverage",
    "by_affiliation",
    "characters",
    "coverage",
    "crises",
    "everything",
    "facts",
    "scripted",
    "slug",
    "tactics",
]
