"""The shapes a table sends (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypedDict

from longbox.titles.facets import BeatTold, Being, Standing

from .clock import ClockKept

OfTitle: TypeAlias = Mapping[str, Any]
"""A view, an offer, a story, an event, a measurement or its query: what is in it is its title's affair."""
Weight: TypeAlias = Literal["head", "strong", "plain"]


class SeatTold(TypedDict):
    seat: int
    kind: str
    name: str
    bot: str | None
    present: bool
    you: bool


class ClockTold(ClockKept):
    left: list[float]
    running: int | None
    at: str | None


class TableTold(TypedDict):
    code: str
    title: str
    label: str
    name: str
    status: str
    public: bool
    seats: list[SeatTold]
    spectators: int
    clock: ClockTold
    commitment: str
    seed: int | str | None
    created: str
    next: str | None
    options: dict[str, object]


class LineTold(TypedDict):
    """A line of the log: its number, the number of answers when it happened, how it weighs, and whether dice were rolled."""

    i: int
    n: int
    line: str
    weight: Weight
    rolled: bool
    by: str
    """The piece it is about, by its key in `cast`; empty if there is none."""
    event: OfTitle


class UndoTold(TypedDict):
    can: bool
    why: str


class AskingTold(TypedDict):
    """What a person wants to be asked, and how many plain answers were given for them since their last own one."""

    asking: str
    muted: list[Mapping[str, str | int]]
    settled: int


class DealTold(TypedDict):
    """An offer that stands: what, whose, in words, and what it is to whoever looks."""

    what: str
    seat: int
    title: str
    sub: str
    mine: bool
    yours: bool
    """Whoever looks has to say whether they agree."""


class DealsTold(TypedDict):
    """What people agree on: the offer that stands, and which ones they can make, or why not."""

    offer: DealTold | None
    can: dict[str, bool]
    why: dict[str, str]


class Ending(TypedDict):
    winner: int | None
    scores: list[float]
    rounds: int
    reason: str
    line: str


class ResultTold(Ending):
    headline: str


class Seen(TypedDict):
    """A position through the eyes of a seat."""

    view: OfTitle | None
    offer: OfTitle | None
    resolving: Sequence[OfTitle]
    places: dict[str, str]
    """Where pieces are, in words."""
    goals: Standing | None


class Report(TypedDict):
    """What happened since a line of the log: in lines, in pictures, and who was there, by their keys."""

    log: list[LineTold]
    beats: list[BeatTold]
    cast: dict[str, Being]


class Picture(Seen, Report):
    """All that an onlooker may know."""

    seq: int
    n: int
    language: str
    table: TableTold
    seat: int
    waiting: str
    story: OfTitle
    log_from: int
    undo: UndoTold
    asking: AskingTold | None
    deals: DealsTold | None
    hints: bool
    """Whether one may ask the coach for a hint."""
    result: ResultTold | None


class StateTold(Picture):
    type: str


class ChatLine(TypedDict):
    """A chat line as the store keeps it."""

    n: int
    account: str
    name: str
    seat: int
    text: str
    at: float


class ChatTold(TypedDict):
    n: int
    name: str
    seat: int
    text: str
    at: str
