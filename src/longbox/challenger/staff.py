"""Who may say what (Watchers, Head Watchers): a table of roles and facts, and the staff of an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from . import facts
from .event import Event, check, law
from .facts import Entry, Fact, Role
from .words import Phrase, Refused

_WATCHER: Final = frozenset(
    {facts.Warned, facts.Ejected, facts.Decided, facts.Ruled, facts.Reported, facts.Inspected, facts.MinutesAdded, facts.TerrainSet}
    | {facts.Broadcast, facts.ClockPaused, facts.ClockResumed}
)
MAY: Final[Mapping[Role, frozenset[type[Fact]]]] = {
    Role.ORGANISER: frozenset(facts.KINDS.values()) - {facts.AppealDecided, facts.Called, facts.Appealed},
    Role.HEAD_WATCHER: _WATCHER | {facts.AppealDecided},
    Role.WATCHER: _WATCHER,
    Role.SCOREKEEPER: frozenset(
        {facts.Reported, facts.CheckedIn, facts.CheckedOut, facts.Renamed, facts.RosterFiled, facts.TerrainSet, facts.ClubNamed}
    ),
    Role.PLAYER: frozenset(
        {facts.Reported, facts.Dropped, facts.Called, facts.Appealed, facts.RosterFiled, facts.CheckedIn, facts.ClubNamed}
    ),
    Role.PUBLIC: frozenset(),
}
"""A player only for themselves: `check_author` sees to that."""
WATCHERS: Final = (Role.WATCHER, Role.HEAD_WATCHER)
NAMED: Final = (*WATCHERS, Role.SCOREKEEPER)
ROLES: Final = {
    Role.ORGANISER: Phrase("An organiser"),
    Role.HEAD_WATCHER: Phrase("A Head Watcher"),
    Role.WATCHER: Phrase("A Watcher"),
    Role.SCOREKEEPER: Phrase("A scorekeeper"),
    Role.PLAYER: Phrase("A player"),
    Role.PUBLIC: Phrase("The public"),
}


def may(role: Role, fact: Fact | type[Fact]) -> bool:
    """Whether somebody in this role may say facts of this kind.

    >>> may(Role.WATCHER, facts.Warned), may(Role.SCOREKEEPER, facts.Warned)
    (True, False)
    """
    return (fact if isinstance(fact, type) else type(fact)) in MAY[role]


def _hears_appeals(event: Event) -> bool:
    """F6: an organiser, if that was chosen and nobody else can."""
    return event.settings["appeals"] == "organiser" and head_watcher(event) is None


@check
def check_author(event: Event, entry: Entry) -> None:
    """Refuse what the author may not say."""
    fact, role, by = entry.fact, entry.role, entry.by
    if not may(role, fact) and not (role == Role.ORGANISER and isinstance(fact, facts.AppealDecided) and _hears_appeals(event)):
        raise Refused("{who} cannot say that: {fact}.", who=ROLES[role], fact=type(fact).__name__)
    if role in NAMED and by and event.staff.get(by) != role:
        raise Refused("{who} is not named as {role} of this event.", who=by, role=Phrase(str(role)))
    if role == Role.PLAYER:
        about = getattr(fact, "player", None)
        if isinstance(fact, facts.Reported):
            about = by if event.table(fact.round, fact.table).seats(by) else None
        if not by or about != by:
            raise Refused("Players speak for themselves only.")
        if isinstance(fact, facts.Dropped) and fact.why != "wish":
            raise Refused("Whether a player is absent or unable to play is for the organiser to say.")


@law(facts.StaffNamed)
def named(event: Event, fact: facts.StaffNamed, entry: Entry) -> None:
    """CE-100, CE-101, CE-110."""
    if fact.role not in NAMED:
        raise Refused("Somebody can be named head-watcher, watcher or scorekeeper, not {role!r}.", role=fact.role)
    role = Role(fact.role)
    if role in WATCHERS and _plays(event, fact.person):
        raise Refused("{who} plays in this event and cannot be a Watcher of it.", who=fact.person)
    event.staff[fact.person] = role


def _plays(event: Event, person: str) -> bool:
    known = {_one(event, name) for player in event.players.values() for name in (player.id, player.name)}
    return _one(event, person) in known


def is_watcher(event: Event, *names: str) -> bool:
    watchers = {_one(event, person) for person, role in event.staff.items() if role in WATCHERS}
    return any(_one(event, name) in watchers for name in names)


def _one(event: Event, name: str) -> str:
    """The same for all ways to write somebody's name."""
    return name.casefold() if event.settings["watcher_names"] == "any-case" else name


def head_watcher(event: Event) -> str | None:
    return next((person for person, role in event.staff.items() if role == Role.HEAD_WATCHER), None)


def check_watched(event: Event) -> str | None:
    """F7: an organiser who plays needs another Watcher; without any Watcher there is a remark, not a refusal (CE-100)."""
    organiser = event.entries[0].by if event.entries else ""
    if any(role in WATCHERS for role in event.staff.values()):
        return None
    if organiser and _plays(event, organiser):
        raise Refused("The organiser plays, so somebody else must be the Watcher of this event.")
    return Phrase("No Watcher is named; the organiser is the only one who can rule.")


__all__ = ["MAY", "check_author", "check_watched", "head_watcher", "is_watcher", "may"]
