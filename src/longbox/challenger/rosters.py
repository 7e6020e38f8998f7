"""Roster law: the core rules, the event's Timeline on its day, and the Banned and Restricted list (Roster, Timelines)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from importlib import resources
from typing import Final

from longbox.titles.crisis.builder import GEM_THREAT, judge, library, read
from longbox.titles.crisis.builder.names import key_of
from longbox.titles.crisis.builder.words import BadRoster, Sentence
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE
from longbox.titles.crisis.script.rosters import SIZES, Roster

from . import facts
from .event import Event, Player, law
from .facts import Entry, Json
from .registration import check_due, read_date
from .words import Phrase, Refused, Told, told

TIMELINES: Final = ("standard", "extended")
PARTS: Final = {"tactics": "tactics", SECURE: "crises", EXTRACTION: "crises"}
"""The parts of a roster that a Timeline lists cards for, and the list of each."""
LONGEST: Final = 100_000


@dataclass(frozen=True, slots=True)
class Listed:
    """A card on a Timeline's list, with the days it comes and goes."""

    name: str
    effective: date | None = None
    removed: date | None = None

    def legal(self, day: date) -> bool:
        """CE-127, CE-132: from the day it comes on, up to the day before it goes."""
        return (self.effective is None or day >= self.effective) and (self.removed is None or day < self.removed)


@cache
def timeline(name: str) -> Mapping[str, Mapping[str, Listed]]:
    """The lists of a Timeline, cards by the keys of their names; no list means that everything is allowed.

    >>> len(timeline("standard")["tactics"]), len(timeline("standard")["crises"]), dict(timeline("extended"))
    (299, 30, {})
    """
    data = json.loads(resources.files(__package__).joinpath("timelines.json").read_text(encoding="utf-8"))[name]
    return {
        part: {
            key_of(row["name"]): Listed(
                row["name"], *(date.fromisoformat(row[day]) if day in row else None for day in ("effective", "removed"))
            )
            for row in data[part]
        }
        for part in ("tactics", "crises")
        if data[part] != "all"
    }


# -- the Banned and Restricted list -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardList:
    """A Banned and Restricted list: it is published apart from the packet, with a version (CE-023, H7)."""

    timeline: str
    version: str
    banned: tuple[str, ...]
    restricted: tuple[str, ...]
    limit: int
    """How many restricted cards a roster may hold."""


def read_list(text: str) -> CardList:
    """A list from its JSON text.

    >>> read_list('{"timeline": "standard", "version": "2025-03-14", "banned": ["Disarm"], "restricted": [], "limit": 0}').banned
    ('Disarm',)
    """
    try:
        data = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        data = None
    words = ("banned", "restricted")
    if (
        not isinstance(data, dict)
        or {*data} != {"timeline", "version", *words, "limit"}
        or data["timeline"] not in TIMELINES
        or not isinstance(data["version"], str)
        or type(data["limit"]) is not int
        or not all(isinstance(data[key], list) and all(isinstance(name, str) for name in data[key]) for key in words)
    ):
        raise Refused(
            "A Banned and Restricted list is a JSON object of timeline, version, banned, restricted (lists) and limit (a number)."
        )
    return CardList(data["timeline"], data["version"], tuple(data["banned"]), tuple(data["restricted"]), data["limit"])


# -- judging ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about a roster, and the rule it follows from."""

    rule: str
    sentence: Phrase | Sentence

    def told(self, language: str = "en") -> str:
        return self.sentence.told(language) if isinstance(self.sentence, Sentence) else told(self.sentence, language)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the law says about a roster."""

    faults: tuple[Remark, ...]
    unverified: tuple[Remark, ...]
    """What could not be checked card by card and is for the organiser to look at (H8)."""
    unlisted: tuple[Remark, ...]
    """The notice that no Banned and Restricted list was loaded."""

    @property
    def status(self) -> str:
        if self.faults:
            return "illegal"
        if self.unverified:
            return "unverified"
        return "legal-but-for-the-list" if self.unlisted else "legal"

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return (*self.faults, *self.unverified, *self.unlisted)


def check(
    roster: Roster,
    timeline_name: str,
    day: date,
    banned: CardList | None = None,
    unread: Sequence[str] = (),
    ruleset: object = 2025,
) -> Verdict:
    """Judge a roster for an event of a Timeline on a day; `unread` are names in it that are no cards Longbox has."""
    cards = library()
    strange = [*unread, *(id for part in SIZES for id in getattr(roster, part) if id not in cards[part])]
    parts: Json = {part: tuple(id for id in getattr(roster, part) if id in cards[part]) for part in SIZES}
    known = replace(roster, **parts)
    faults = [Remark(one.rule or "CE-021", one) for one in _core(known, strange, ruleset)]
    faults += _timeline(known, strange, timeline_name, day)
    if banned is not None:
        faults += _listed(known, strange, banned)
    unlisted = (
        () if banned is not None else (Remark("CE-023", Phrase("No Banned and Restricted list is loaded, so it was not checked.")),)
    )
    return Verdict(tuple(faults), tuple(_unverified(strange, timeline_name, day)), unlisted)


def _core(known: Roster, strange: Sequence[str], ruleset: object) -> Iterator[Sentence]:
    """The core rules, where cards that could not be read may fill what seems to be missing. A line too many is no verdict on
    the cards that are known: the organiser looks at it.
    """
    for one in judge(known, ruleset):
        part = one.key.removeprefix("count.")
        if part in SIZES and len(getattr(known, part)) < SIZES[part] <= len(getattr(known, part)) + len(strange):
            continue
        yield one


def _names(roster: Roster) -> Iterator[tuple[str, str]]:
    cards = library()
    for part in SIZES:
        for id in getattr(roster, part):
            yield part, cards[part][id].name


def _timeline(known: Roster, strange: Sequence[str], name: str, day: date) -> Iterator[Remark]:
    """CE-121..CE-133."""
    lists = timeline(name)
    for part, card in _names(known):
        where = lists.get(PARTS.get(part, ""))
        if where is None:
            continue
        found = where.get(key_of(card))
        if found is None:
            yield Remark("CE-125", Phrase("{card} is not on the Standard list.", card=card))
        else:
            yield from _dated(found, day)
    for word in strange:
        for where in lists.values():
            if key_of(word) in where:
                yield from _dated(where[key_of(word)], day)


def _dated(card: Listed, day: date) -> Iterator[Remark]:
    if card.effective is not None and day < card.effective:
        yield Remark("CE-127", Phrase("{card} is legal only from {day} on.", card=card.name, day=card.effective.isoformat()))
    if card.removed is not None and day >= card.removed:
        yield Remark("CE-132", Phrase("{card} left the Standard list on {day}.", card=card.name, day=card.removed.isoformat()))


def _listed(known: Roster, strange: Sequence[str], banned: CardList) -> Iterator[Remark]:
    """CE-023."""
    gems = [f"{gem} gem" for _, gem in known.gems if gem in GEM_THREAT]
    names = [name for _, name in _names(known)] + [*strange, *gems]
    bad = {key_of(name) for name in banned.banned}
    few = {key_of(name) for name in banned.restricted}
    for name in names:
        if key_of(name) in bad:
            yield Remark("CE-023", Phrase("{card} is banned (list of {version}).", card=name, version=banned.version))
    used = [name for name in names if key_of(name) in few]
    if len(used) > banned.limit:
        yield Remark(
            "CE-023",
            Phrase(
                "This roster has {count} restricted cards, and the list of {version} allows {limit}: {cards}.",
                count=len(used),
                version=banned.version,
                limit=banned.limit,
                cards=", ".join(used),
            ),
        )


def _unverified(strange: Sequence[str], name: str, day: date) -> Iterator[Remark]:
    lists = timeline("standard")
    for word in strange:
        if any(key_of(word) in cards for cards in lists.values()):
            text = Phrase(
                "{card} is on the Standard list, but Longbox does not have the card; the organiser looks at it.", card=word[:60]
            )
        else:
            text = Phrase("{card} is no card that Longbox has; the organiser looks at it.", card=word[:60])
        yield Remark("CE-022", text)


@dataclass(frozen=True, slots=True)
class Bar:
    """What the rosters of an event are measured by."""

    timeline: str
    day: date
    banned: CardList | None


def bar(event: Event) -> Bar:
    return Bar(event.timeline, date.fromisoformat(event.date), event.list)


def verdict(event: Event, player: Player, by: Bar | None = None) -> Verdict:
    """What the law says about the roster a player has filed, by what the event has or by something else."""
    by = by or bar(event)
    return check(read(player.roster), by.timeline, by.day, by.banned, player.unread, event.settings["roster_rules"])


def rescheduling(event: Event, day: str, timeline: str) -> Bar:
    """What rosters would be measured by on another day or in another Timeline, or why that cannot be."""
    if event.rounds:
        raise Refused("Round one is paired; day and Timeline stay.")
    if timeline not in TIMELINES:
        raise Refused("There is no Timeline {timeline!r}; an event uses standard or extended.", timeline=timeline)
    return Bar(timeline, read_date(day), event.list if timeline == event.timeline else None)


def changed(event: Event, by: Bar) -> tuple[list[Player], list[Player]]:
    """Whose roster would no longer be accepted by another bar, and whose would be from then on."""
    filed = [player for player in event.players.values() if player.roster]
    out = [one for one in filed if one.accepted and verdict(event, one, by).faults]
    waiting = [one for one in filed if not one.accepted and not one.returned]
    found = [(one, verdict(event, one, by)) for one in waiting]
    return out, [one for one, said in found if not said.faults and not said.unverified]


# -- facts ------------------------------------------------------------------------------------------------------------------

CHECKED: Final = "checked"


@law(facts.ListLoaded)
def list_loaded(event: Event, fact: facts.ListLoaded, entry: Entry) -> None:
    """H7: whoever is no longer legal by it needs another roster."""
    made = read_list(fact.text)
    if made.timeline != event.timeline:
        raise Refused("This list is for the Timeline {list}, and the event uses {event}.", list=made.timeline, event=event.timeline)
    if event.rounds:
        raise Refused("Round one is paired; the Banned and Restricted list stays.")
    event.list = made
    for player in _measured_again(event):
        event.remark(
            entry, Phrase("{name}: the roster is not legal by the list of {version}.", name=player.name, version=made.version)
        )


def _measured_again(event: Event) -> list[Player]:
    """Accept whatever is legal now; those who are no longer need another roster before they are checked in."""
    out, into = changed(event, bar(event))
    for player in out:
        player.accepted, player.checked_in = "", False
    for player in into:
        player.accepted = CHECKED
    return out


@law(facts.Rescheduled)
def rescheduled(event: Event, fact: facts.Rescheduled, entry: Entry) -> None:
    """CE-022, CE-127, CE-132: filed rosters are measured again; the list of another Timeline does not hold."""
    by = rescheduling(event, fact.date, fact.timeline)
    if event.list is not None and by.banned is None:
        event.remark(entry, Phrase("The Banned and Restricted list was for another Timeline and is gone."))
    event.date, event.timeline, event.list = fact.date, fact.timeline, by.banned
    for player in _measured_again(event):
        event.remark(entry, Phrase("{name}: the roster is not legal on the new day or in the new Timeline.", name=player.name))


@law(facts.RosterFiled)
def filed(event: Event, fact: facts.RosterFiled, entry: Entry) -> None:
    """CE-019..CE-023."""
    player = event.player(fact.player)
    if event.begun and player.checked_in:
        raise Refused("The event has begun; rosters cannot be changed.")
    check_due(event, player.id, entry)
    try:
        read(fact.roster)
    except BadRoster as error:
        raise Refused("The roster cannot be read: {why}", why=Told(error.told)) from error
    found = verdict(event, replace(player, roster=fact.roster, unread=fact.unread))
    wrong = (*found.faults, *found.unverified)
    if wrong and event.rounds and player.checked_in and event.settings["rosters"] == "required":
        raise Refused("{name} is paired already and needs a legal roster: {fault}", name=player.name, fault=Told(wrong[0].told))
    player.roster, player.unread, player.returned = fact.roster, fact.unread, ""
    player.accepted = "" if wrong else CHECKED
    if not player.accepted:
        player.checked_in = player.checked_in and event.settings["rosters"] != "required"
        event.remark(entry, Phrase("{name}: the roster is {status}.", name=player.name, status=Phrase(found.status)))


@law(facts.RosterAccepted)
def accepted(event: Event, fact: facts.RosterAccepted, entry: Entry) -> None:
    """H8: what Longbox cannot check, the organiser can; what is illegal stays so."""
    player = event.player(fact.player)
    if not player.roster:
        raise Refused("{name} has filed no roster.", name=player.name)
    faults = verdict(event, player).faults
    if faults:
        raise Refused("The roster of {name} is illegal: {fault}", name=player.name, fault=Told(faults[0].told))
    if not fact.reason:
        raise Refused("Accepting a roster by hand needs a reason.")
    player.accepted, player.returned = fact.reason, ""


@law(facts.RosterReturned)
def returned(event: Event, fact: facts.RosterReturned, entry: Entry) -> None:
    player = event.player(fact.player)
    if not player.roster:
        raise Refused("{name} has filed no roster.", name=player.name)
    if event.begun and player.checked_in:
        raise Refused("The event has begun; rosters cannot be changed.")
    if not fact.note:
        raise Refused("Sending a roster back needs a note that says what to change.")
    player.accepted, player.returned = "", fact.note
    player.checked_in = player.checked_in and event.settings["rosters"] != "required"


@law(facts.RosterStruck)
def struck(event: Event, fact: facts.RosterStruck, entry: Entry) -> None:
    """H11: results stand."""
    player = event.player(fact.player)
    if not event.begun or not fact.reason:
        raise Refused("A card is struck from a roster only after the event has begun, with a reason.")
    data: Json = json.loads(player.roster) if player.roster else {}
    part = next((part for part in SIZES if fact.card in data.get(part, ())), None)
    if part is None:
        raise Refused("{card} is not in the roster of {name}.", card=fact.card, name=player.name)
    if fact.instead and fact.instead not in library()[part]:
        raise Refused("There is no card {card!r} to put in its place.", card=fact.instead)
    at = data[part].index(fact.card)
    data[part][at : at + 1] = [fact.instead] if fact.instead else []
    player.roster = json.dumps(data)
    event.remark(
        entry, Phrase("{name}: {card} was struck from the roster: {reason}", name=player.name, card=fact.card, reason=fact.reason)
    )


__all__ = [
    "TIMELINES", "Bar", "CardList", "Listed", "Remark", "Verdict", "bar", "changed", "check", "read_list", "rescheduling",
    "timeline", "verdict",
]  # fmt: skip
