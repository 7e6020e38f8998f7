"""What cards are made of: stat cards, attacks, superpowers, leaderships; and what each part of them listens to or changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..codes import ACTIVE, INNATE, REACTIVE
from .moments import Trigger
from .nodes import Filter, Test, always, anyone
from .queries import QUERIES
from .running import Effect

# -- parts of a card ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Static:
    """A change that is asked for, never applied: it answers one query about whoever its filter finds."""

    query: str
    value: Any
    on: Filter = anyone
    when: Test = always


@dataclass(frozen=True, slots=True)
class On:
    """What happens when something else does."""

    trigger: Trigger
    do: Effect
    limit: str = ""
    """How often: "", "turn", "round" or "game"; "once" for a part put in force by `lasts`."""
    optional: bool = False
    named: str = ""
    """The superpower it is, where an effect grants one of a name that characters may have (CP-038)."""


class Keyed:
    """What is found under a key, which is made once: the rules ask for it all the time."""

    __slots__ = ("key",)

    key: str

    def called(self, name: str, variant: str) -> None:
        object.__setattr__(self, "key", f"{name}@{variant}" if variant else name)


@dataclass(frozen=True, slots=True)
class Superpower(Keyed):
    """A superpower (CP-044)."""

    id: str
    kind: str
    cost: int = 0
    do: Effect | None = None
    on: tuple[Trigger, ...] = ()
    parts: tuple[On | Static, ...] = ()
    action: bool = False
    limit: str = ""
    """How often: "", "turn", "round" or "game"; of an Innate superpower for all its parts together."""
    when: Test = always
    most: int = 0
    """The highest price where the price is chosen; 0 where it is fixed."""
    forced: bool = False
    """A Reactive superpower that leaves no choice."""
    form: str = ""
    side: str = ""
    leadership: str = ""
    """The affiliation it leads; empty for a superpower."""
    script: str = ""
    card: str = ""
    variant: str = ""
    """The form or side, where a card has this superpower with several texts."""
    gem: str = ""
    """The Infinity Gem it is written on."""
    horseman: str = ""
    """The Horsemen card it is written on."""
    standing: bool = False
    """It works as long as its character is in play, Dazed or not."""

    def __post_init__(self) -> None:
        self.called(self.name, self.variant)

    @property
    def name(self) -> str:
        """What limits count by: every text of the superpower on a card is the same superpower."""
        return f"{self.card}/{self.id}"


def active(id: str, cost: int, do: Effect, **more: Any) -> Superpower:
    return Superpower(id, ACTIVE, cost, do, **more)


def reactive(id: str, cost: int, on: Trigger | tuple[Trigger, ...], do: Effect, **more: Any) -> Superpower:
    return Superpower(id, REACTIVE, cost, do, on if isinstance(on, tuple) else (on,), **more)


def innate(id: str, *parts: On | Static, **more: Any) -> Superpower:
    return Superpower(id, INNATE, parts=parts, **more)


def leadership(id: str, affiliation: str, *parts: On | Static, **more: Any) -> Superpower:
    """What a leader brings; with `do`, something its characters (`IT`) may do for `cost` in their own activations."""
    return Superpower(id, INNATE, parts=parts, leadership=affiliation, **more)


def on(trigger: Trigger, do: Effect, limit: str = "", optional: bool = False, named: str = "") -> On:
    return On(trigger, do, limit, optional, named)


def static(query: str, value: Any, on: Filter = anyone, when: Test = always) -> Static:
    if query not in QUERIES:
        raise ValueError(f"The rules ask no question {query!r}; script/queries.py lists them all.")
    return Static(query, value, on, when)


@dataclass(frozen=True, slots=True)
class Rule:
    """A special rule of an attack: when, after which icons, what."""

    event: str
    do: Effect
    icons: tuple[int, ...] = ()
    when: Test = always
    name: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Strike(Keyed):
    """An attack profile (CP-039)."""

    id: str
    type: int
    range: int
    dice: int
    cost: int = 0
    rules: tuple[Rule | Static, ...] = ()
    shape: str = "target"
    """target, beam or area."""
    types: tuple[int, ...] = ()
    """The types to choose from before a target is chosen; empty where it is fixed."""
    form: str = ""
    side: str = ""
    card: str = ""
    variant: str = ""
    """The form or side, where a card has this attack with several texts."""

    def __post_init__(self) -> None:
        self.called(f"{self.card}/{self.id}", self.variant)


@dataclass(frozen=True, slots=True)
class Extra:
    """Special rules that an effect adds to one attack."""

    key: str
    rules: tuple[Rule | Static, ...]
    attacks: tuple[str, ...] = ()
    """The attacks they go with, by id; empty for any."""


def after_attack(do: Effect, when: Test = always, name: str = "") -> Rule:
    return Rule("after_attack", do, (), when, name)


def after_series(do: Effect, when: Test = always, name: str = "") -> Rule:
    """After all attacks of a beam or area are resolved; `LAST_TARGET` is the last one targeted."""
    return Rule("after_series", do, (), when, name)


def while_paying(do: Effect, name: str = "") -> Rule:
    """What is done when the price of a beam or area attack is paid: once, before its attacks."""
    return Rule("paying", do, (), always, name)


def before_damage(do: Effect, when: Test = always, name: str = "") -> Rule:
    return Rule("before_damage", do, (), when, name)


def during(event: str, do: Effect, when: Test = always, name: str = "", optional: bool = False) -> Rule:
    return Rule(event, do, (), when, name, optional)


def icons(*faces: int, name: str = "") -> Callable[[Rule], Rule]:
    """A rule that applies if the final attack roll shows these faces (CP-357, CP-358)."""

    def marked(rule: Rule) -> Rule:
        return replace(rule, icons=faces, name=name or rule.name)

    return marked


# -- stat cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a stat card (CP-014)."""

    stamina: int
    speed: int
    size: int
    defense: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of a character (CP-508..CP-511)."""

    name: str
    healthy: Side
    injured: Side
    base: int


@dataclass(frozen=True, slots=True)
class Character:
    """A stat card (CP-016)."""

    id: str
    name: str
    alter_ego: str
    threat: int
    forms: tuple[Form, ...]
    attacks: tuple[Strike, ...]
    superpowers: tuple[Superpower, ...] = ()
    affiliations: tuple[str, ...] = ()
    parents: tuple[str, ...] = ()
    """The cards that bring this one into play; only grunts have any."""
    grunts: tuple[str, ...] = ()
    gems: tuple[str, ...] = ()
    gem_slots: int = 1
    single_sided: bool = False

    @property
    def is_grunt(self) -> bool:
        return bool(self.parents)

    def side(self, form: int, injured: int) -> Side:
        shape = self.forms[form]
        return shape.injured if injured else shape.healthy

    def shows(self, form: int, injured: int, part: Strike | Superpower) -> bool:
        """Whether an attack or superpower stands on a side and form of the card."""
        if part.form and part.form != self.forms[form].name:
            return False
        return not part.side or (part.side == "injured") == bool(injured)


@dataclass(frozen=True, slots=True)
class Gem:
    """An Infinity Gem (CP-500..CP-507): what it adds to its bearer's threat, and the superpower it lends."""

    id: str
    name: str
    threat: int
    superpower: Superpower


@dataclass(frozen=True, slots=True)
class Horseman:
    """A Horsemen card: a Leadership assigns it to a character, who has the superpowers on it from then on."""

    id: str
    name: str
    superpowers: tuple[Superpower, ...]


def printed_on(card: str) -> str:
    """What stands for the stat card in the key of an attack that is printed on a Team Tactic or Crisis card."""
    return f"printed/{card}"
