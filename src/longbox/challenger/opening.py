"""Before the first round: opening an event, its settings, players coming in, and what is announced."""

from __future__ import annotations

from typing import Final

from longbox.titles.carried import tidy

from . import facts, rosters
from .event import ACTIVE, Event, Player, law
from .facts import Entry
from .registration import read_date
from .rounds import EFFECTIVE
from .settings import FORMER, SETTINGS, accept
from .staff import is_watcher
from .words import Phrase, Refused

MOST: int = 4096


@law(facts.Opened)
def opened(event: Event, fact: facts.Opened, entry: Entry) -> None:
    """CE-001, CE-024."""
    if event.entries:
        raise Refused("This event is open already.")
    if not tidy(fact.name):
        raise Refused("An event needs a name.")
    if fact.timeline not in rosters.TIMELINES:
        raise Refused("There is no Timeline {timeline!r}; an event uses standard or extended.", timeline=fact.timeline)
    day = read_date(fact.date)
    if not fact.seed:
        raise Refused("An event needs a seed for its draws.")
    chosen = (dict(FORMER) if fact.version < 2 else {}) | {name: accept(name, value) for name, value in fact.settings}
    event.name, event.date, event.timeline, event.seed = tidy(fact.name), fact.date, fact.timeline, fact.seed
    event.settings.update(chosen)
    if day < EFFECTIVE:
        event.remark(entry, Phrase("This event is before {day}, when the packet takes effect.", day=EFFECTIVE.isoformat()))


@law(facts.SettingChosen)
def setting(event: Event, fact: facts.SettingChosen, entry: Entry) -> None:
    value = accept(fact.name, fact.value)
    if event.rounds and not SETTINGS[fact.name].late:
        raise Refused("The setting {name} cannot change once round one is paired.", name=fact.name)
    event.settings[fact.name] = value
    event.announced = event.announced if SETTINGS[fact.name].late else None


@law(facts.Joined)
def joined(event: Event, fact: facts.Joined, entry: Entry) -> None:
    """CE-101, B16."""
    if not fact.player or tidy(fact.player) != fact.player or not tidy(fact.name):
        raise Refused("A player needs an id and a name.")
    if fact.player in event.players:
        raise Refused("The id {id!r} is taken by {name}.", id=fact.player, name=event.players[fact.player].name)
    if is_watcher(event, fact.player, tidy(fact.name)):
        raise Refused("{who} is a Watcher of this event and cannot play in it.", who=tidy(fact.name))
    if len(event.players) >= MOST:
        raise Refused("An event takes at most {most} players.", most=MOST)
    if event.rounds:
        if not event.settings["late_entries"]:
            raise Refused("The event has begun and takes no late entries; the setting late_entries allows them.")
        if event.cut is not None or event.swiss_over or event.ended:
            raise Refused("Nobody enters after the last Swiss round.")
    event.players[fact.player] = Player(fact.player, tidy(fact.name))


@law(facts.Renamed)
def renamed(event: Event, fact: facts.Renamed, entry: Entry) -> None:
    """CE-101: nor is anybody renamed into a Watcher."""
    player, name = event.player(fact.player), tidy(fact.name)
    if not name:
        raise Refused("A player needs an id and a name.")
    if is_watcher(event, name):
        raise Refused("{who} is a Watcher of this event and cannot play in it.", who=name)
    player.name = name


def _never_paired(event: Event, player: Player) -> None:
    if any(round.table_of(player.id) for round in event.rounds) or player.warnings or player.status != ACTIVE:
        raise Refused("{name} has been part of this event; drop them instead.", name=player.name)


@law(facts.Removed)
def removed(event: Event, fact: facts.Removed, entry: Entry) -> None:
    player = event.player(fact.player)
    _never_paired(event, player)
    del event.players[player.id]


@law(facts.Merged)
def merged(event: Event, fact: facts.Merged, entry: Entry) -> None:
    """The newest roster counts: whoever filed it knew of it."""
    player, other = event.player(fact.player), event.player(fact.other)
    if player is other:
        raise Refused("{name} cannot be merged with themselves.", name=player.name)
    _never_paired(event, other)
    if not player.roster and other.roster:
        player.roster, player.unread = other.roster, other.unread
        player.accepted, player.returned = other.accepted, other.returned
    if other.checked_in and not player.checked_in:
        player.checked_in, player.unpaired = True, player.unpaired | other.unpaired
    player.club, player.table = player.club or other.club, player.table or other.table
    del event.players[other.id]


@law(facts.CheckedIn)
def checked_in(event: Event, fact: facts.CheckedIn, entry: Entry) -> None:
    """CE-019: whoever is checked in is paired, and nobody is without a roster; a late entry takes its unpaired losses here."""
    player = event.player(fact.player)
    if player.checked_in:
        raise Refused("{name} is checked in already.", name=player.name)
    if player.status != ACTIVE:
        raise Refused("{name} has left the event.", name=player.name)
    if player.id in event.waiting:
        raise Refused("{name} is on the waiting list; all {cap} places are taken.", name=player.name, cap=event.settings["cap"])
    if event.settings["rosters"] == "required" and not player.accepted:
        raise Refused("{name} has no accepted roster; file one before checking in.", name=player.name)
    if event.cut is not None or event.swiss_over or event.ended:
        raise Refused("Nobody enters after the last Swiss round.")
    if event.begun and not event.settings["late_entries"]:
        raise Refused("The event has begun and takes no late entries; the setting late_entries allows them.")
    player.checked_in = True
    player.unpaired |= {round.number for round in event.rounds}


@law(facts.CheckedOut)
def checked_out(event: Event, fact: facts.CheckedOut, entry: Entry) -> None:
    player = event.player(fact.player)
    if not player.checked_in:
        raise Refused("{name} is not checked in.", name=player.name)
    if event.rounds:
        raise Refused("Round one is paired; drop {name} instead.", name=player.name)
    player.checked_in = False


LONGEST: Final = 300


@law(facts.Broadcast)
def broadcast(event: Event, fact: facts.Broadcast, entry: Entry) -> None:
    if len(fact.text) > LONGEST:
        raise Refused("An announcement has at most {most} characters.", most=LONGEST)
    event.broadcast = (tidy(fact.text), entry.at)


@law(facts.Announced)
def announced(event: Event, fact: facts.Announced, entry: Entry) -> None:
    """CE-047: what is announced is what will be played."""
    if event.rounds:
        raise Refused("Rounds and cut are announced before round one.")
    now = event.planned()
    if (fact.players, fact.rounds, fact.cut) != (now.players, now.rounds, now.cut):
        raise Refused(
            "With {players} players there are {rounds} rounds and a cut to {cut} (0: none); announce that.",
            players=now.players,
            rounds=now.rounds,
            cut=now.cut,
        )
    event.announced = (now.players, now.rounds, now.cut)
    if now.departs:
        event.remark(entry, Phrase("Rounds or cut depart from the packet's table."))


def announcement(event: Event) -> facts.Announced:
    """What is to be announced for those who are checked in."""
    now = event.planned()
    return facts.Announced(now.players, now.rounds, now.cut)


__all__ = ["announcement"]
