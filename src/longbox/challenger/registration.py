"""What is known before anybody plays: place, time and description of an event, when rosters are due, clubs and fixed tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from datetime import date
from typing import Final

from longbox.titles.carried import tidy

from . import facts
from .event import Event, law
from .facts import Entry, Role
from .words import Refused

LONGEST_NAME: Final = 60
LONGEST_PLACE: Final = 120
LONGEST_TEXT: Final = 2000
LONGEST_CLUB: Final = 40
LAST_TABLE: Final = 2048
LATEST: Final = 2**33
CLOCK: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


def read_date(text: str) -> date:
    """A day as 2025-03-14.

    >>> read_date("soon")
    Traceback (most recent call last):
    longbox.challenger.words.Refused: 'soon' is no date; write it like 2025-03-14.
    """
    try:
        if len(text) != 10:
            raise ValueError
        return date.fromisoformat(text)
    except ValueError as error:
        raise Refused("{text!r} is no date; write it like 2025-03-14.", text=text[:40]) from error


@law(facts.Described)
def described(event: Event, fact: facts.Described, entry: Entry) -> None:
    name, place = tidy(fact.name, LONGEST_NAME), tidy(fact.place, LONGEST_PLACE)
    if not name:
        raise Refused("An event needs a name.")
    if len(fact.name) > LONGEST_NAME or len(fact.place) > LONGEST_PLACE or len(fact.text) > LONGEST_TEXT:
        raise Refused(
            "The name of an event has at most {name} letters, its place {place}, its description {text}.",
            name=LONGEST_NAME,
            place=LONGEST_PLACE,
            text=LONGEST_TEXT,
        )
    if fact.time and not CLOCK.fullmatch(fact.time):
        raise Refused("{text!r} is no time of day; write it like 10:30.", text=fact.time[:20])
    event.name, event.place, event.time, event.text = name, place, fact.time, fact.text.strip()


@law(facts.RostersDue)
def due(event: Event, fact: facts.RostersDue, entry: Entry) -> None:
    if not 0 <= fact.at < LATEST:
        raise Refused("This is no time at which rosters could be due.")
    if event.begun:
        raise Refused("The event has begun; rosters are locked.")
    event.due = fact.at


def check_due(event: Event, player: str, entry: Entry) -> None:
    """Whoever was sent a roster back may still file another, and the staff may file any (H1)."""
    late = event.due and entry.at > event.due
    if late and entry.role == Role.PLAYER and not event.player(player).returned:
        raise Refused("Rosters were due; the desk can still take yours.")


@law(facts.ClubNamed)
def club_named(event: Event, fact: facts.ClubNamed, entry: Entry) -> None:
    player = event.player(fact.player)
    if len(fact.club) > LONGEST_CLUB:
        raise Refused("The name of a club has at most {most} letters.", most=LONGEST_CLUB)
    if entry.role == Role.PLAYER and event.rounds:
        raise Refused("Round one is paired; the desk can change your club.")
    player.club = tidy(fact.club)


@law(facts.TableFixed)
def table_fixed(event: Event, fact: facts.TableFixed, entry: Entry) -> None:
    if not 0 <= fact.table <= LAST_TABLE:
        raise Refused("Tables have numbers from 1 to {last}.", last=LAST_TABLE)
    event.player(fact.player).table = fact.table


def kept_apart(event: Event, round: int, players: Collection[str]) -> dict[str, str] | None:
    """The clubs that a draw heeds, however their names are written; None if it need not think of any."""
    chosen = event.settings["clubs"]
    if chosen == "ignored" or (chosen == "first" and round > 1):
        return None
    clubs = {id: event.players[id].club.casefold() for id in players if event.players[id].club}
    return clubs if any(count > 1 for count in Counter(clubs.values()).values()) else None


__all__ = ["check_due", "kept_apart", "read_date"]
