"""The shapes of what a page is sent."""

from __future__ import annotations

from typing import Any, NotRequired, TypeAlias, TypedDict

Mark: TypeAlias = list[Any]
"""Something on the table that belongs to an option: a kind (character, token, terrain, point, ray, die, card, edge) and its
numbers or id."""


class RuleOdds(TypedDict):
    """How likely a special rule of an attack applies."""

    name: str
    chance: float


class Told(TypedDict):
    """Odds: of an attack on one character, or of one on several with what it does on average alone."""

    text: str
    mean: float
    damage: NotRequired[list[float]]
    daze: NotRequired[float]
    ko: NotRequired[float]
    power: NotRequired[float]
    rules: NotRequired[list[RuleOdds]]


class Row(TypedDict):
    """An option."""

    label: str
    on: list[Mark]
    note: NotRequired[str]
    group: NotRequired[str]
    odds: NotRequired[Told]
    drag: NotRequired[bool]
    """Dragging the piece means this."""
    suggested: NotRequired[bool]
    """Cards that go together, to begin with."""
    steps: NotRequired[str]
    """Options with the same word here differ in an amount only."""
    select: NotRequired[bool]
    """Whom to activate: what is pointed at next may say what for."""
    weapon: NotRequired[list[Any]]
    """Of an attack: who makes it, and with what, to measure its odds on one of several targets."""


class Said(TypedDict):
    """A question."""

    title: str
    options: list[Row]
    sub: NotRequired[str]
    rule: NotRequired[str]


class Closed(TypedDict):
    """Something that cannot be chosen now, and why."""

    label: str
    group: str
    why: str


class Resolved(TypedDict, total=False):
    """A frame that is being resolved: what it is, and how far it has come."""

    text: str
    step: int | None
    steps: int | None
    now: str
