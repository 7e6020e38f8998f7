"""The shapes of what a page is sent."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

Mark: TypeAlias = list[str | int]
"""Something on the table that belongs to an option: a kind (figure, square, edge, plot, thing, card) and its numbers or id."""


class Column(TypedDict):
    """The chances of a FEAT."""

    text: str
    column: str
    chances: list[float]


class EvasionOdds(TypedDict):
    """What an attack does to a target that evades."""

    text: str
    chances: list[float]
    hits: float
    damage: list[float]
    mean: float
    ko: float


class AttackOdds(EvasionOdds):
    """What an attack does."""

    column: str
    results: list[str]
    evade: EvasionOdds | None


class WayTold(TypedDict):
    """A way: its squares, what it costs, whose Attacks of Opportunity it may draw, and what may happen on it."""

    path: list[int]
    cost: int
    threats: list[int]
    perils: list[str]


class Row(TypedDict):
    """An option."""

    label: str
    on: list[Mark]
    note: NotRequired[str]
    group: NotRequired[str]
    odds: NotRequired[Column | AttackOdds | EvasionOdds]
    path: NotRequired[list[int]]
    cost: NotRequired[int]
    threats: NotRequired[list[int]]
    perils: NotRequired[list[str]]
    steps: NotRequired[str]
    """Options with the same word here differ only in whose Karma it costs."""
    aside: NotRequired[bool]
    """It changes nothing of what is asked about."""


class Said(TypedDict):
    """A question."""

    title: str
    sub: NotRequired[str]
    options: list[Row]


class Closed(TypedDict):
    """What cannot be chosen now, and why."""

    label: str
    group: str
    why: str


class Resolved(TypedDict, total=False):
    """A frame that is being resolved: what it is, and how far it has come."""

    text: str
    step: int | None
    steps: int | None
    now: str
