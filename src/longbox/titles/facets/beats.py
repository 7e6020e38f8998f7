"""Beats: what happened, cut into pictures. An attack from its declaration to who is dazed is one; so is a move, a card, a score.

A title says in one table how each of its events reads (`Page.reads`); whatever the table leaves out belongs to no picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypedDict

from longbox.kernel import Event

from .emblems import Emblem

ATTACK, DEED, HURT, MOVE = "attack", "deed", "hurt", "move"
"""Kinds of beats that this module knows; titles name others, such as `card`, `score` or `token`."""


class Being(TypedDict, total=False):
    """Who somebody is on every screen. Seat -1 is nobody's."""

    name: str
    seat: int
    on: list[Any]
    emblem: str
    version: int
    monogram: str


class Die(TypedDict, total=False):
    """A die: its face as an icon's name or as it is read, what it counts, and a colour where it shows one."""

    face: str
    worth: int
    colour: str


class Roll(TypedDict):
    """Dice of one side. `sum` is what they come to; empty where that says nothing."""

    who: str
    dice: list[Die]
    sum: str


class Trail(TypedDict):
    """Where a piece came from. Places are a title's own: a point, a square, a hex; the start is null if nobody knows it."""

    who: str
    start: Any
    end: Any


class BeatTold(TypedDict):
    """A beat as it is sent (docs/protocol.md)."""

    i: int
    end: int
    n: int
    kind: str
    seat: int
    who: str
    target: str
    rolls: list[Roll]
    harm: list[tuple[str, int]]
    stamps: list[tuple[str, str]]
    trails: list[Trail]
    points: int
    lines: list[str]
    done: bool


@dataclass(slots=True)
class Beat:
    """One picture: the lines of the log from `i` to `end`, who does it to whom, and what comes of it."""

    kind: str
    i: int
    n: int
    who: str = ""
    target: str = ""
    seat: int | None = None
    """Whose deed it is, where no piece does it."""
    end: int = 0
    rolls: list[Roll] = field(default_factory=list)
    harm: list[tuple[str, int]] = field(default_factory=list)
    stamps: list[tuple[str, str]] = field(default_factory=list)
    trails: list[Trail] = field(default_factory=list)
    points: int = 0
    told: list[Event] = field(default_factory=list)
    """Whose lines in the log are the words of the picture."""
    settled: bool = True
    """Nothing that matters is to come; an attack waits for its dice."""

    def roll(self, who: str, dice: list[Die], sum: str = "") -> None:
        """Dice of a side; a second roll of it takes the place of the first."""
        self.rolls = [one for one in self.rolls if one["who"] != who]
        self.rolls.append({"who": who, "dice": dice, "sum": sum})

    def trail(self, who: str, start: object, end: object) -> None:
        """A move, or the rest of one."""
        known = next((one for one in self.trails if one["who"] == who), None)
        if known:
            known["end"] = end
        else:
            self.trails.append({"who": who, "start": start, "end": end})


class Strip:
    """The beats of a game so far; hears its events in order."""

    def __init__(self) -> None:
        self.beats: list[Beat] = []
        self.now: Beat | None = None
        """The beat to which what follows may still belong."""
        self.at: tuple[int, int] = (0, 0)

    def begin(self, kind: str, who: str = "", target: str = "", seat: int | None = None, *, settled: bool = True) -> Beat:
        """A new picture."""
        i, n = self.at
        self.now = Beat(kind, i, n, who, target, seat, settled=settled)
        self.beats.append(self.now)
        return self.now

    def over(self) -> None:
        """What follows belongs to no picture before it."""
        self.now = None

    def here(self, who: str) -> Beat:
        """The picture that is told; a new one of `who`, to whom something happens by itself."""
        return self.now or self.begin(HURT, who)

    def moved(self, who: str, start: object, end: object, *, carried: bool = False) -> Beat:
        """A move: on from the last one of the same piece, or part of what brought it about. `carried`: not by its own steps."""
        now = self.now
        joins = now is not None and (carried or (now.who == who and now.kind in (MOVE, DEED)))
        beat = now if joins and now is not None else self.begin(MOVE, who)
        beat.trail(who, start, end)
        return beat

    def within(self) -> Beat | None:
        """The attack that waits for its dice: whatever is used meanwhile is part of it."""
        return self.now if self.now is not None and not self.now.settled else None


Read: TypeAlias = Callable[[Strip, Any], Beat | None]
"""What an event does to the strip; gives the beat that is told with the event's own line, or None."""
Reads: TypeAlias = Mapping[type[Event], Read]


def beats(reads: Reads, lines: Iterable[tuple[int, int, Event]]) -> list[Beat]:
    """The pictures of a game, from the lines an onlooker may see: their number, the moment, the event."""
    strip = Strip()
    for i, n, event in lines:
        read = reads.get(type(event))
        if read is None:
            continue
        strip.at = (i, n)
        told = read(strip, event)
        if told is not None:
            told.told.append(event)
            told.end = i
        if strip.now is not None:
            strip.now.end = max(strip.now.end, i)
    return [one for one in strip.beats if one.told]


def ends(strip: Strip, event: Event) -> None:
    """A round, a turn: nothing after it belongs to what was before."""
    strip.over()


def shown(beat: Beat, being: Callable[[str], Being], line: Callable[[Event], str], *, last: bool = False) -> BeatTold:
    """A beat as it is sent; only the last one may be unsettled."""
    seat = beat.seat if beat.seat is not None else being(beat.who).get("seat", -1) if beat.who else -1
    return {
        "i": beat.i,
        "end": beat.end,
        "n": beat.n,
        "kind": beat.kind,
        "seat": seat,
        "who": beat.who,
        "target": beat.target,
        "rolls": sorted(beat.rolls, key=lambda roll: roll["who"] != beat.who),
        "harm": beat.harm,
        "stamps": beat.stamps,
        "trails": beat.trails,
        "points": beat.points,
        "lines": [line(event) for event in beat.told],
        "done": beat.settled or not last,
    }


def pieces(beat: BeatTold) -> set[str]:
    """All who are in a picture."""
    found = {beat["who"], beat["target"], *(one["who"] for one in (*beat["rolls"], *beat["trails"]))}
    return (found | {who for who, _ in (*beat["harm"], *beat["stamps"])}) - {""}


def joins(strip: Strip, event: Event) -> Beat | None:
    """Part of what is told; nothing by itself."""
    return strip.now


def fielded(event: Event, fields: Sequence[str], kind: str) -> str:
    """The piece an event is about, by the first of some fields that has one.

    >>> from longbox.titles.crisis.events import Activated
    >>> fielded(Activated(3), ("attacker", "who"), "character")
    'character:3'
    """
    for name in fields:
        found = getattr(event, name, -1)
        if isinstance(found, int) and found >= 0:
            return f"{kind}:{found}"
    return ""


def being(name: str, seat: int, on: list[Any], emblem: Emblem | None = None, monogram: str = "") -> Being:
    """Who somebody is, with the drawing the title has for it, and what that piece is called in a view.

    >>> being("Storm", 0, ["character", 3], Emblem("tornado", 2))
    {'name': 'Storm', 'seat': 0, 'on': ['character', 3], 'monogram': 'S', 'emblem': 'tornado', 'version': 2}
    """
    found: Being = {"name": name, "seat": seat, "on": on, "monogram": monogram or name[:1].upper()}
    if emblem is not None:
        found["emblem"] = emblem.icon
        if emblem.version > 1:
            found["version"] = emblem.version
    return found


def numbered(key: str) -> tuple[str, int]:
    """The kind and number of a piece.

    >>> numbered("character:12")
    ('character', 12)
    """
    kind, _, number = key.partition(":")
    return kind, int(number)


__all__ = [
    "ATTACK",
    "DEED",
    "HURT",
    "MOVE",
    "Beat",
    "BeatTold",
    "Being",
    "Die",
    "Read",
    "Reads",
    "Strip",
    "beats",
    "being",
    "ends",
    "fielded",
    "joins",
    "numbered",
    "pieces",
    "shown",
]
