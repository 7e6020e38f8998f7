"""The facts of every card that was published, and what of it is scripted."""

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

KINDS: Final = ("characters", "crises", "tactics", "gems", "horsemen")


@cache
def facts() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """The facts of all cards by kind and id.

    >>> facts()["characters"]["iron-man"]["threat"], len(facts()["gems"])
    (3, 6)
    """
    data = json.loads(resources.files(__package__).joinpath("cards.json").read_text(encoding="utf-8"))
    return {kind: {row["id"]: row for row in data[kind]} for kind in KINDS}


LACKING: Final = {
    "life-model-decoy": "how many of its tokens show what on their backs",
    "vapors-of-valtorr": "how many of its tokens show what on their backs",
    "mind-games": "how many Experiment tokens there are, and what they show",
}
"""What the published data of Team Tactic cards lacks, so that nobody can script them."""
NAMED_ONLY: Final = (
    "Call For Backup", "Covering Fire", "Dimensional Quagmire", "Genetic Prophecy", "Inhomo Supremis", "Inhuman Queen",
    "Plots Within Plots", "Plundered Goods", "Praetor of the Imperial Guard", "Protector of the Empire", "Royal Guardians",
    "The Great Refuge", "Veterans of the Annihilation War",
)  # fmt: skip
"""Team Tactic cards on the Standard list of which nothing but the name was published as data; they are not among the 330."""
CRISIS_HAS: Final = {"threat": "its threat", "map": "its map", "tokens": "its tokens"}
"""What Crisis cards with whole data have besides their text."""


def lacking(kind: str, id: str) -> str:
    """What the published data of a card lacks; empty where it is whole.

    >>> lacking("crises", "deadline-to-destruction"), lacking("crises", "alien-ship"), lacking("tactics", "mind-games")[:8]
    ('its text, its threat, its map, its tokens', '', 'how many')
    """
    row = facts()[kind][id]
    if kind == "crises" and not row.get("full"):
        return ", ".join(["its text", *(what for key, what in CRISIS_HAS.items() if key not in row)])
    return LACKING.get(id, "") if kind == "tactics" else ""


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
        Form(form["name"], _side(form["healthy"]), _side(form.get("injured", form["healthy"])), form.get("base", row["base"]))
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


def scripted(library: Library = LIBRARY) -> Mapping[str, Mapping[str, Any]]:
    """The library, by the same kinds."""
    return {kind: getattr(library, kind) for kind in KINDS}


def everything(library: Library = LIBRARY) -> Iterator[tuple[str, str, str]]:
    """Kind, id and name of every card there is, scripted or not."""
    cards = scripted(library)
    for kind in KINDS:
        names = {id: str(row["name"]) for id, row in facts()[kind].items()} | {id: card.name for id, card in cards[kind].items()}
        for id, name in names.items():
            yield kind, id, name
