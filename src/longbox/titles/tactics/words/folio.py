"""Folios: a figure with its abilities, attacks and Specials; a Plot; an Object or Artifact. Shared, immutable, found by id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from longbox.kernel import LongboxError, Plain

from ..codes import (
    ABILITIES,
    AGILITY,
    BEYOND,
    BRAWLING,
    CHARGING,
    DAMAGE,
    DISPOSITIONS,
    ENDURANCE,
    FIGHTING,
    FORMS,
    GRAPPLING,
    INTUITION,
    MAGICAL,
    MENTAL,
    NOBODY,
    PARENT,
    PSYCHE,
    SCALE,
    SHIFT_0,
    SHOOTING,
    STRENGTH,
    VALUES,
)
from .word import Word

Measure: TypeAlias = tuple[int, int]
"""Where a rank comes from: (ability, -) as it is at the moment, or (NOBODY, rank) standing alone (FT-364, FT-365)."""


def by(ability: int) -> Measure:
    """As good as the figure's ability is then."""
    return ability, SHIFT_0


def at(rank: int) -> Measure:
    """A rank of its own."""
    return NOBODY, rank


DEFAULTS: dict[str, tuple[int, int]] = {
    BRAWLING: (FIGHTING, STRENGTH),
    CHARGING: (ENDURANCE, STRENGTH),
    GRAPPLING: (STRENGTH, STRENGTH),
    SHOOTING: (AGILITY, NOBODY),
    MENTAL: (PSYCHE, NOBODY),
    MAGICAL: (INTUITION, NOBODY),
}
"""The ability that hits and the one that does damage where a folio says nothing (FT-108, FT-109)."""


@dataclass(frozen=True, slots=True)
class Attack:
    """FT-359. Empty fields take the default of its form (FT-367)."""

    form: str
    id: str
    to_hit: Measure
    damage: Measure
    kind: str = "blunt"
    range: int = 0
    rules: tuple[Word, ...] = ()


def attack(
    form: str,
    id: str,
    to_hit: Measure | None = None,
    damage: Measure | None = None,
    kind: str = "blunt",
    range: int = 0,
    rules: tuple[Word, ...] = (),
) -> Attack:
    """An attack of a folio.

    >>> attack("brawling", "punch").to_hit == by(FIGHTING)
    True
    >>> attack("shooting", "gun", range=6)
    Traceback (most recent call last):
    longbox.kernel.errors.LongboxError: The attack 'gun' needs a damage rank; shooting has no default.
    """
    if form not in FORMS:
        raise LongboxError(f"The attack {id!r} is {form!r}; an attack is one of {', '.join(FORMS)}.")
    if kind not in PARENT and kind not in DAMAGE:
        raise LongboxError(f"The attack {id!r} deals {kind!r}, which is no damage type.")
    hits, hurts = DEFAULTS[form]
    if damage is None and hurts == NOBODY:
        raise LongboxError(f"The attack {id!r} needs a damage rank; {form} has no default.")
    if form in (SHOOTING, MENTAL, MAGICAL) and range < 1:
        raise LongboxError(f"The attack {id!r} needs a range in squares.")
    return Attack(form, id, to_hit or by(hits), damage or by(hurts), kind, range, rules)


@dataclass(frozen=True, slots=True)
class Special:
    """A named Special, made of words of the vocabulary.

    With an `action` it does nothing until the figure takes that action; then it works for the rest of the Issue, or if it is
    `brief` until the start of the figure's next activation.
    """

    id: str
    parts: tuple[Word, ...]
    action: str = ""
    brief: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """FT-097."""

    id: str
    name: str
    number: str
    alias: str
    renown: int
    disposition: str
    affiliations: tuple[str, ...]
    abilities: tuple[int, ...]
    health: int
    karma: int
    speed: int
    attacks: tuple[Attack, ...]
    traits: tuple[str, ...]
    specials: tuple[Special, ...]
    sources: Mapping[str, str] = field(default_factory=dict, compare=False, hash=False)
    """Where each field comes from: BOOK, RPG or OWN."""
    karma_sum: int = 0
    """Its Karma by the other reading, as the sum of its abilities (TQ-06); the same if its folio prints one."""

    @property
    def own(self) -> tuple[str, ...]:
        """The fields that are our own design."""
        return tuple(name for name, source in self.sources.items() if source == OWN)

    @property
    def squad(self) -> bool:
        """FT-101: any number of them may be on a team."""
        return self.alias == "Squad"


@dataclass(frozen=True, slots=True)
class Plot:
    """FT-132: which ability advances it, and what a figure of its affiliation gains on top."""

    id: str
    affiliation: str
    ability: int
    bonus: tuple[Word, ...]
    action: str = "attack"
    own: tuple[str, ...] = ()
    """The fields that are our own design."""


@dataclass(frozen=True, slots=True)
class Thing:
    """An Object or an Artifact (FT-539)."""

    id: str
    artifact: bool
    renown: int
    material: int
    rules: tuple[Word, ...] = ()
    own: tuple[str, ...] = ()
    """The fields that are our own design."""


FIGURES: dict[str, Figure] = {}
PLOTS: dict[str, Plot] = {}
THINGS: dict[str, Thing] = {}
SWITCHED: set[str] = set()
"""The figures with a Special that must be switched on."""

# -- where a field comes from --------------------------------------------------------------------------------------------

BOOK, RPG, OWN = "book", "rpg", "own"
"""The book states it; it is the rank of the role-playing game the book is based on; it is our own design."""

LETTERS: Final = dict(zip("FASERIP", ABILITIES, strict=True))


def provenance(folio: Figure, book: str, ranks: str) -> dict[str, str]:
    """Where every field of a folio comes from.

    `book` lists what the book states: abilities by their letters (`FS`), other fields by name, an attack or Special by its id, or
    a part of it (`fifty-caliber.damage`, `throat-rip.name`). The other abilities come from `ranks`; everything else is our own.
    """
    found = dict.fromkeys(("alias", "renown", "disposition", "affiliations"), OWN)
    found |= dict.fromkeys(ABILITIES, ranks)
    found |= dict.fromkeys(("health", "karma", "speed", "traits"), OWN)
    for one in folio.attacks:
        if one.id != one.form:
            found |= {f"{one.id}.{part}": OWN for part in ("name", "to_hit", "damage", "kind", "range", "rules")}
    for special in folio.specials:
        found |= {f"{special.id}.{part}": OWN for part in ("name", "action", "rules")}
    for word in book.split():
        if set(word) <= set(LETTERS):
            stated = [LETTERS[letter] for letter in word]
        else:
            stated = [word] if word in found else [name for name in found if name.startswith(f"{word}.")]
        if not stated:
            raise LongboxError(f"{folio.name} says that the book states {word!r}, which is no field of the folio.")
        found |= dict.fromkeys(stated, BOOK)
    return found


def karma_of(folio: Figure, reading: Plain) -> int:
    """The Karma a figure starts with: what its folio prints, else what was agreed on (FT-113, TQ-06)."""
    return folio.karma if reading == "tenth" else folio.karma_sum


def disposition_of(folio: Figure, quicksilver: Plain) -> str:
    """Good, Evil or Enigmatic. The book has Quicksilver on an Evil team, and lets him join the Avengers (TQ-74)."""
    return str(quicksilver) if folio.id == "quicksilver" else folio.disposition


def figure(
    id: str,
    name: str,
    number: str,
    alias: str,
    renown: int,
    disposition: str,
    affiliations: tuple[str, ...],
    abilities: tuple[int, ...],
    *,
    speed: int,
    attacks: tuple[Attack, ...] = (),
    specials: tuple[Special, ...] = (),
    traits: tuple[str, ...] = (),
    health: int | None = None,
    karma: int | None = None,
    book: str = "",
    ranks: str = RPG,
) -> Figure:
    """Put a folio on the shelf. Health and Karma follow from its abilities where nothing else is printed (FT-111, FT-113)."""
    if id in FIGURES:
        raise LongboxError(f"Two figures have the id {id!r}; ids are unique.")
    if len(abilities) != len(ABILITIES):
        raise LongboxError(f"{name} has {len(abilities)} abilities; a figure has seven.")
    if disposition not in DISPOSITIONS or not 0 <= renown <= BEYOND:
        raise LongboxError(f"{name} has the disposition {disposition!r} and renown {renown}; one of them does not exist.")
    values = [VALUES[rank] for rank in abilities]
    tenth = sum(SCALE[rank] for rank in abilities[4:]) // 10
    made = Figure(
        id, name, number, alias, renown, disposition, affiliations, abilities,
        sum(values[:4]) if health is None else health,
        tenth if karma is None else karma,
        speed, with_defaults(attacks), traits, specials, karma_sum=sum(values[4:]) if karma is None else karma,
    )  # fmt: skip
    made = FIGURES[id] = replace(made, sources=provenance(made, book, ranks))
    if any(special.action for special in specials):
        SWITCHED.add(id)
    return made


def with_defaults(attacks: tuple[Attack, ...]) -> tuple[Attack, ...]:
    """Every figure can Brawl, Charge and Grapple, printed or not (FT-402, FT-419, FT-433)."""
    forms = {one.form for one in attacks}
    return (*attacks, *(attack(form, form) for form in (BRAWLING, CHARGING, GRAPPLING) if form not in forms))


def plot(id: str, affiliation: str, ability: int, *bonus: Word, book: str = "") -> Plot:
    """Put a Plot on the shelf; `book` lists the fields that the book states."""
    made = PLOTS[id] = Plot(id, affiliation, ability, bonus, own=besides(id, book, ("name", "affiliation", "ability", "bonus")))
    return made


def thing(id: str, renown: int, material: int, *rules: Word, artifact: bool = False, book: str = "") -> Thing:
    """Put an Object or Artifact on the shelf; `book` lists the fields that the book states."""
    made = THINGS[id] = Thing(id, artifact, renown, material, rules, besides(id, book, ("name", "renown", "material", "rules")))
    return made


def besides(id: str, book: str, fields: tuple[str, ...]) -> tuple[str, ...]:
    """The fields that the book does not state."""
    stated = book.split()
    if not set(stated) <= set(fields):
        raise LongboxError(f"{id!r} says that the book states {book!r}; its fields are {', '.join(fields)}.")
    return tuple(name for name in fields if name not in stated)


__all__ = [
    "BOOK", "FIGURES", "OWN", "PLOTS", "RPG", "SWITCHED", "THINGS", "Attack", "Figure", "Measure", "Plot", "Special", "Thing", "at",
    "attack", "by", "disposition_of", "figure", "karma_of", "plot", "thing",
]  # fmt: skip
