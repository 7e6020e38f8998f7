"""Folios: a figure with its abilities, attacks and Specials; a Plot; an Object or Artifact. Shared, immutable, found by id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from longbox.kernel import LongboxError

from ..vocabulary import (
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
    SHIFT_0,
    SHOOTING,
    STRENGTH,
    VALUES,
)

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
    rules: tuple[Any, ...] = ()


def attack(
    form: str,
    id: str,
    to_hit: Measure | None = None,
    damage: Measure | None = None,
    kind: str = "blunt",
    range: int = 0,
    rules: tuple[Any, ...] = (),
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
    """A named Special, made of words of the vocabulary."""

    id: str
    parts: tuple[Any, ...]


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
    bonus: Any
    action: str = "attack"


@dataclass(frozen=True, slots=True)
class Thing:
    """An Object or an Artifact (FT-539)."""

    id: str
    artifact: bool
    renown: int
    material: int
    rules: tuple[Any, ...] = ()


FIGURES: dict[str, Figure] = {}
PLOTS: dict[str, Plot] = {}
THINGS: dict[str, Thing] = {}


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
) -> Figure:
    """Put a folio on the shelf. Health and Karma are the sums of its abilities where nothing else is printed (FT-111, FT-113)."""
    if id in FIGURES:
        raise LongboxError(f"Two figures have the id {id!r}; ids are unique.")
    if len(abilities) != 7:
        raise LongboxError(f"{name} has {len(abilities)} abilities; a figure has seven.")
    if disposition not in DISPOSITIONS or not 0 <= renown <= BEYOND:
        raise LongboxError(f"{name} has the disposition {disposition!r} and renown {renown}; one of them does not exist.")
    values = [VALUES[rank] for rank in abilities]
    made = FIGURES[id] = Figure(
        id, name, number, alias, renown, disposition, affiliations, abilities,
        sum(values[:4]) if health is None else health,
        sum(values[4:]) if karma is None else karma,
        speed, with_defaults(attacks), traits, specials,
    )  # fmt: skip
    return made


def with_defaults(attacks: tuple[Attack, ...]) -> tuple[Attack, ...]:
    """Every figure can Brawl, Charge and Grapple, printed or not (FT-402, FT-419, FT-433)."""
    forms = {one.form for one in attacks}
    return (*attacks, *(attack(form, form) for form in (BRAWLING, CHARGING, GRAPPLING) if form not in forms))


def plot(id: str, affiliation: str, ability: int, bonus: Any) -> Plot:
    made = PLOTS[id] = Plot(id, affiliation, ability, bonus)
    return made


def thing(id: str, renown: int, material: int, *rules: Any, artifact: bool = False) -> Thing:
    made = THINGS[id] = Thing(id, artifact, renown, material, rules)
    return made


__all__ = [
    "FIGURES", "PLOTS", "THINGS", "Attack", "Figure", "Measure", "Plot", "Special", "Thing", "at", "attack", "by", "figure", "plot",
    "thing",
]  # fmt: skip
