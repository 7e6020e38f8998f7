"""What a Team Tactic card is made of (CP-102..CP-112)."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import ANY_NUMBER
from .cards import Strike, Superpower
from .crises import Deed
from .moments import Trigger
from .nodes import Amount, Filter, Test, always, anyone
from .running import Effect


@dataclass(frozen=True, slots=True)
class By:
    """A character that plays a card, and its price (CP-108, CP-109). `SELF` is the character that is looked at."""

    who: Filter = anyone
    cost: Amount = 0
    most: Amount = 0
    """The highest price where the price is chosen; 0 where it is fixed."""
    damage: int = 0
    """Damage it suffers as a price."""
    upto: int = 1
    """How many such characters may play it together, each for that price."""
    least: int = 1
    """How many of them have to."""
    dazed: bool = False
    """It is Dazed, and plays the card all the same."""


@dataclass(frozen=True, slots=True)
class Recruit:
    """Whom a card chooses when it is chosen itself: one of the squad who does not belong to an affiliation."""

    affiliation: str
    joins: bool = True
    """The one chosen belongs to it from then on."""
    threat: int = ANY_NUMBER
    """The most Threat it may have."""


@dataclass(frozen=True, slots=True)
class Tactic:
    """A Team Tactic card: who plays it, what they pay, what it does. It is Reactive if it waits for something."""

    id: str
    name: str
    kind: str
    by: tuple[By, ...]
    do: Effect
    affiliation: str = ""
    on: tuple[Trigger, ...] = ()
    action: bool = False
    """Marked "Active: Action"."""
    when: Test = always
    not_with: str = ""
    """A card that may not be in the same roster."""
    attacks: tuple[Strike, ...] = ()
    """The attacks printed on it: `extra_attack` makes one at once, `grant_attack` lets a character use one."""
    leaderships: tuple[Superpower, ...] = ()
    """The Leaderships printed on it: `lead_with` makes one the active Leadership."""
    deeds: tuple[Deed, ...] = ()
    """What characters may do near the markers that it has put on the battlefield."""
    superpowers: tuple[Superpower, ...] = ()
    """The superpowers printed on it: `gain_superpower` gives one to a character."""
    recruits: Recruit | None = None
    """It is not played: it chooses somebody of the squad (`SELF`), and is carried out and discarded when all are deployed."""
    saves: int = 0
    """So much Power it can save the active character in an attack action, which may be chosen without that Power."""
    remembers: bool = False
    """It asks what somebody has done this round: `has_felled`, `has_interacted`."""
    besides: bool = False
    """It may be chosen besides the five."""
