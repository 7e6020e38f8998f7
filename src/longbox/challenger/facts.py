"""The facts an event is made of. The ledger holds them in the order in which they were said, and nothing else is remembered.

>>> unpack(pack(Joined("p1", "Kim")))
Joined(player='p1', name='Kim')
>>> unpack({"fact": "Joined", "player": 7, "name": "Kim"})
Traceback (most recent call last):
longbox.challenger.words.Refused: The ledger holds a fact that cannot be read: Joined.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final, TypeAlias

from .matches import Result
from .settings import Value
from .words import Refused

Json: TypeAlias = dict[str, Any]
"""A JSON object; docs/challenger.md says what is in it."""


class Role(StrEnum):
    """Who says a fact, or looks at an event."""

    ORGANISER = "organiser"
    HEAD_WATCHER = "head-watcher"
    WATCHER = "watcher"
    SCOREKEEPER = "scorekeeper"
    PLAYER = "player"
    PUBLIC = "public"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened at an event."""


# -- before the event -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opened(Fact):
    """An organiser opens an event. The seed decides every draw; its hash may be shown from now on, the seed itself at the end."""

    name: str
    date: str
    timeline: str
    seed: str
    settings: tuple[tuple[str, Value], ...] = ()
    version: int = 2
    """Of the defaults: a ledger that names none was begun with the first."""


@dataclass(frozen=True, slots=True)
class SettingChosen(Fact):
    name: str
    value: Value
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ListLoaded(Fact):
    """The Banned and Restricted list of the event's timeline, as JSON text (`rosters.read_list`)."""

    text: str


@dataclass(frozen=True, slots=True)
class Described(Fact):
    """What an event is called, where and when it begins (as 10:30), and what else players should know."""

    name: str
    place: str = ""
    time: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Rescheduled(Fact):
    """Another first day or another Timeline; both decide which cards are legal."""

    date: str
    timeline: str


@dataclass(frozen=True, slots=True)
class RostersDue(Fact):
    """Until when players file rosters by themselves, in seconds since 1970; 0 is until they are paired."""

    at: int


@dataclass(frozen=True, slots=True)
class StaffNamed(Fact):
    person: str
    role: str


@dataclass(frozen=True, slots=True)
class Joined(Fact):
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Renamed(Fact):
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class ClubNamed(Fact):
    """To which club somebody belongs; none if it is empty."""

    player: str
    club: str


@dataclass(frozen=True, slots=True)
class TableFixed(Fact):
    """Somebody sits at one table in every round, because they need it; table 0 takes that back."""

    player: str
    table: int


@dataclass(frozen=True, slots=True)
class Removed(Fact):
    """Somebody is taken off the list before they were ever paired, as if they had never come."""

    player: str


@dataclass(frozen=True, slots=True)
class Merged(Fact):
    """Two entries are one person: the second is removed, and what it had goes to the first."""

    player: str
    other: str


@dataclass(frozen=True, slots=True)
class RosterFiled(Fact):
    """A roster as JSON text, and the lines of it that name no card Longbox has."""

    player: str
    roster: str
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RosterAccepted(Fact):
    """An organiser takes a roster although something in it could not be checked."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class RosterReturned(Fact):
    """An organiser sends a roster back; the player reads why, and files another."""

    player: str
    note: str


@dataclass(frozen=True, slots=True)
class RosterStruck(Fact):
    """After the start an illegal card is struck from a roster, perhaps for the nearest legal one (H11)."""

    player: str
    card: str
    instead: str
    reason: str


@dataclass(frozen=True, slots=True)
class CheckedIn(Fact):
    player: str


@dataclass(frozen=True, slots=True)
class CheckedOut(Fact):
    """A check-in is taken back before round one is paired."""

    player: str


@dataclass(frozen=True, slots=True)
class Broadcast(Fact):
    """Something for everybody to read, on phones and in the hall, until the next one; an empty one takes it back."""

    text: str


@dataclass(frozen=True, slots=True)
class Inspected(Fact):
    """A miniature, card, die, tool or token was looked at (`components.SEEN` names what can be seen)."""

    player: str
    thing: str
    seen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TerrainSet(Fact):
    """The terrain of a table for a round: sizes of its pieces, whether it is official, whether sizes are marked."""

    round: int
    table: int
    sizes: tuple[int, ...]
    official: bool = True
    marked: bool = True


@dataclass(frozen=True, slots=True)
class Announced(Fact):
    """Rounds and cut as the players are told before the event begins."""

    players: int
    rounds: int
    cut: int


# -- rounds -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Paired(Fact):
    """A round's tables in order; a bye is a table of one. Drawn from the seed, the round and the attempt."""

    round: int
    attempt: int
    tables: tuple[tuple[str, str | None], ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Published(Fact):
    round: int


@dataclass(frozen=True, slots=True)
class Exchanged(Fact):
    """Two players change places by the organiser's hand."""

    round: int
    one: str
    other: str
    reason: str


@dataclass(frozen=True, slots=True)
class ClockStarted(Fact):
    """The round's clock starts; five faces rolled by hand, or none to take those of the seed."""

    round: int
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ClockPaused(Fact):
    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class ClockResumed(Fact):
    round: int


@dataclass(frozen=True, slots=True)
class MinutesAdded(Fact):
    """For a table, or for all that still play: table 0."""

    round: int
    table: int
    minutes: int
    reason: str


@dataclass(frozen=True, slots=True)
class Reported(Fact):
    """A result. From the staff it counts; from a player it counts when the opponent says the same."""

    round: int
    table: int
    result: Result
    reason: str = ""
    """Why the staff did not wait for somebody absent."""


@dataclass(frozen=True, slots=True)
class Corrected(Fact):
    round: int
    table: int
    result: Result
    reason: str


@dataclass(frozen=True, slots=True)
class RoundClosed(Fact):
    round: int


@dataclass(frozen=True, slots=True)
class RoundReverted(Fact):
    """The last round never was: its pairings, results and clock are gone, drops and warnings stay."""

    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class CutMade(Fact):
    pass


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The organiser ends an event that has too few players left to go on."""


# -- people -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dropped(Fact):
    """A player leaves: by "wish", "absent" or "unable"; with the victory points of a match under way."""

    player: str
    why: str = "wish"
    vps: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Rejoined(Fact):
    player: str


@dataclass(frozen=True, slots=True)
class Penalised(Fact):
    """A penalty of the organiser's choice for a drop that nobody was told of, such as no prizes."""

    player: str
    penalty: str


@dataclass(frozen=True, slots=True)
class Warned(Fact):
    player: str
    reason: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Decided(Fact):
    """What a third warning asks for: eject or keep, with a reason."""

    player: str
    eject: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Ejected(Fact):
    player: str
    reason: str
    vps: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Called(Fact):
    """A player calls a Watcher."""

    player: str
    about: str


@dataclass(frozen=True, slots=True)
class Ruled(Fact):
    """A Watcher's ruling on a call, by the call's number."""

    call: int
    ruling: str
    allowed: bool | None = None
    """Where a player asks to be allowed something: the answer."""


@dataclass(frozen=True, slots=True)
class Appealed(Fact):
    call: int
    player: str


@dataclass(frozen=True, slots=True)
class AppealDecided(Fact):
    call: int
    upheld: bool
    ruling: str = ""


KINDS: Final[Mapping[str, type[Fact]]] = {kind.__name__: kind for kind in Fact.__subclasses__()}


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact in the ledger: its number from 1, when it was said (in seconds), by whom and as what."""

    number: int
    at: float
    by: str
    role: Role
    fact: Fact


# -- as JSON ----------------------------------------------------------------------------------------------------------------


def pack(fact: Fact) -> Json:
    """A fact as JSON knows it."""
    return {"fact": type(fact).__name__, **{one.name: _plain(getattr(fact, one.name)) for one in fields(fact)}}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return {one.name: _plain(getattr(value, one.name)) for one in fields(value)} if is_dataclass(value) else value


def unpack(data: object) -> Fact:
    """The fact again; what does not fit its form is refused."""
    kind = data.get("fact") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(kind, str) or kind not in KINDS:
        raise Refused("The ledger holds a fact that this Longbox does not know: {kind}.", kind=str(kind)[:40])
    given = {key: value for key, value in data.items() if key != "fact"}
    if KINDS[kind] is Opened:
        given.setdefault("version", 1)
    try:
        made = _made(KINDS[kind], given)
    except (TypeError, ValueError, KeyError) as error:
        raise Refused("The ledger holds a fact that cannot be read: {kind}.", kind=kind) from error
    assert isinstance(made, Fact)
    return made


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _made(form: Any, value: Any) -> Any:
    """A value from JSON in the form an annotation asks for; TypeError if it has another."""
    origin, inner = typing.get_origin(form), typing.get_args(form)
    if origin is tuple:
        if not isinstance(value, list):
            raise TypeError
        if inner[-1] is ...:
            return tuple(_made(inner[0], one) for one in value)
        return tuple(_made(part, one) for part, one in zip(inner, value, strict=True))
    if origin in (types.UnionType, typing.Union):
        for choice in inner:
            try:
                return _made(choice, value)
            except TypeError:
                continue
        raise TypeError
    if is_dataclass(form):
        hints = _hints(form)  # type: ignore[arg-type]
        return form(**{key: _made(hints[key], one) for key, one in dict(value).items()})  # type: ignore[operator]
    if type(value) is not form:
        raise TypeError
    if form is str:
        value.encode()  # half a letter, as JSON can hold it, cannot be written to a file
    return value


__all__ = ["KINDS", "Entry", "Fact", "Role", "pack", "unpack", *KINDS]
