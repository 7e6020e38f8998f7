"""The vocabulary of Specials and of the special rules of attacks.

Each word is a small frozen value; the rules look for the words they know with `t.parts(who, Word)`. A Special that needs no word of
its own is made of these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..codes import ATTACK, EASY, INTUITION, MOVE, NOBODY, RED, STRENGTH, TOUGH

# -- always on (FT-119) ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flight:
    """FT-531..FT-537."""


@dataclass(frozen=True, slots=True)
class Giant:
    """FT-294..FT-299."""


@dataclass(frozen=True, slots=True)
class Armor:
    """FT-384: prevents damage of the covered types, but not of the excluded ones."""

    rank: int
    covers: tuple[str, ...]
    but: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Immune:
    """FT-396: ignores damage of a type."""

    kind: str


@dataclass(frozen=True, slots=True)
class Reach:
    """Attacks figures up to so many squares away as if they were adjacent."""

    squares: int


@dataclass(frozen=True, slots=True)
class Ignores:
    """Terrain that does not hinder its movement; `elevation`: goes up and down without a feature; `charging`: only in a Charge."""

    difficult: bool = True
    elevation: bool = False
    charging: bool = False


@dataclass(frozen=True, slots=True)
class Unseen:
    """Opposing figures that are not adjacent have no Line of Sight to it; `obscured`: only while it is Obscured."""

    obscured: bool = True


@dataclass(frozen=True, slots=True)
class Overlooked:
    """It does not block Line of Sight: while `obscured`, or on or adjacent to a `plot` of its own side."""

    when: str


@dataclass(frozen=True, slots=True)
class HarderToHit:
    """Column shift for attacks against it by figures of lower renown."""

    shift: int


@dataclass(frozen=True, slots=True)
class Initiative:
    """Added to its player's Initiative rolls while it is in play (FT-175)."""

    bonus: int


@dataclass(frozen=True, slots=True)
class BornLeader:
    """Teammates with Line of Sight to it may spend its Karma as their own (FT-580)."""


@dataclass(frozen=True, slots=True)
class DodgesAs:
    """Its Dodge costs another action (FT-182)."""

    action: str = EASY


@dataclass(frozen=True, slots=True)
class KillShift:
    """Column shift on the Endurance FEAT of whom it Kills."""

    shift: int


@dataclass(frozen=True, slots=True)
class Raised:
    """Column shift to abilities while it stands in Aquatic terrain (`aquatic`) or is Wounded (`wounded`)."""

    abilities: tuple[int, ...] = (STRENGTH,)
    shift: int = 1
    when: str = "aquatic"


@dataclass(frozen=True, slots=True)
class Immovable:
    """Cannot be Slammed."""


@dataclass(frozen=True, slots=True)
class Shrugs:
    """Never gains these conditions."""

    conditions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SureShot:
    """Its attacks ignore that a target is Obscured."""


@dataclass(frozen=True, slots=True)
class Hunts:
    """Column shift to its attacks on Wounded figures."""

    shift: int = 1


@dataclass(frozen=True, slots=True)
class Screens:
    """Column shift to Shooting and Magical attacks on it and on Teammates within so many squares in Line of Effect.

    Of an Artifact: on the figures of its owner.
    """

    shift: int
    squares: int = 1


@dataclass(frozen=True, slots=True)
class Lifts:
    """Picks up Objects as if its Strength were so many columns higher."""

    columns: int = 1


# -- at the start of the Issue (FT-126, FT-581..FT-593) ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TeamUp:
    """May give up its printed affiliations for one of these; strict: only one that every other figure of the team has."""

    affiliations: tuple[str, ...]
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Loyalty:
    """May give up its printed affiliations for one of a named ally's."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastToJoin:
    """Gains an affiliation that every other figure of the team shares."""


@dataclass(frozen=True, slots=True)
class Joins:
    """Gains an affiliation of an ally of its player's choice."""


@dataclass(frozen=True, slots=True)
class Hires:
    """Brings figures of a kind under its Command into its starting area (FT-355)."""

    figure: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Shares:
    """A named ally gains its affiliation."""

    name: str


# -- triggered (FT-121) ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Senses:
    """The first time it is attacked in a Page a FEAT may make the attack fail (FT-122)."""

    ability: int = INTUITION


@dataclass(frozen=True, slots=True)
class SecondWind:
    """The first time in a Page it would become Tired it is Ready instead (FT-184)."""


@dataclass(frozen=True, slots=True)
class Guards:
    """Adjacent Teammates may transfer damage to it."""


@dataclass(frozen=True, slots=True)
class PassesOn:
    """It may transfer damage to an adjacent Teammate of lower renown."""


@dataclass(frozen=True, slots=True)
class Retaliates:
    """Whoever hits it with a Brawling or Grappling attack takes damage, if it still stands then."""

    rank: int
    kind: str


# -- actions (FT-125) --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gains:
    """Take an action to gain a state until the start of its next activation (FT-398)."""

    state: str
    action: str = MOVE


@dataclass(frozen=True, slots=True)
class Carries:
    """It and a Ready ally each move up to so many squares, ignoring terrain and figures; the ally becomes Tired (FT-180).

    `alone`: it takes nobody along.
    """

    far: int
    action: str = TOUGH
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Lays:
    """Lay contiguous squares of terrain within range, the first in Line of Sight (FT-179)."""

    terrain: str
    squares: int
    range: int
    action: str = ATTACK
    rank: int = 0
    """Of Fire: its damage, if it is not the Good that Fire has by default."""


@dataclass(frozen=True, slots=True)
class Flurry:
    """Several Brawling attacks in one action (FT-186)."""

    attacks: int = 3
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Targets:
    """Aims at an opposing figure in Line of Sight and range (FT-131). Effects by the colour of a FEAT, each with all lower ones.

    Without an ability there is no FEAT, and the Green effects happen. `against`: only figures of a disposition.
    """

    range: int
    ability: int = NOBODY
    green: tuple[Any, ...] = ()
    yellow: tuple[Any, ...] = ()
    red: tuple[Any, ...] = ()
    against: str = ""
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Heals:
    """Gains back Health, never above where it started (FT-130); `other`: an adjacent Teammate does instead."""

    amount: int
    action: str = EASY
    other: bool = False


# -- effects on a target ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Counters:
    """One of the target's Specials, by choice, is countered until the start of this figure's next activation (FT-128)."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The target takes damage."""

    rank: int
    kind: str


@dataclass(frozen=True, slots=True)
class Drives:
    """The target is moved up to so many squares along a harmless way; that provokes nobody."""

    squares: int


@dataclass(frozen=True, slots=True)
class Tires:
    """The target becomes Tired."""


# -- special rules of attacks (FT-369..FT-376) -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Inflicts:
    """Whom it hits gains a condition; `miss`: even if it misses (FT-371)."""

    condition: str
    miss: bool = False


@dataclass(frozen=True, slots=True)
class Weakens:
    """Whom it hits gains a Weaken token, after the damage."""


@dataclass(frozen=True, slots=True)
class Pierces:
    """The target's Armor counts as so many columns lower for this attack."""

    columns: int


@dataclass(frozen=True, slots=True)
class AlsoDeals:
    """A second amount of damage against targets of a disposition; any disposition if none is named."""

    rank: int
    kind: str
    against: str = ""


@dataclass(frozen=True, slots=True)
class DealsInstead:
    """Another damage rank against targets of a disposition."""

    rank: int
    against: str = ""


@dataclass(frozen=True, slots=True)
class Jumps:
    """After a hit it may move up to so many squares; that provokes nobody."""

    squares: int = 1


@dataclass(frozen=True, slots=True)
class Surprises:
    """Column shift to hit targets that do not fly."""

    shift: int = 1


@dataclass(frozen=True, slots=True)
class Bursts:
    """Every other figure within so many squares of the target in Line of Effect takes damage of the attack's type on a hit."""

    rank: int
    squares: int = 1


# -- Objects, Artifacts, Plots (FT-134, FT-551, FT-561) ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bash:
    """Of an Object: more damage columns when it is swung."""

    columns: int


@dataclass(frozen=True, slots=True)
class Soars:
    """Of an Object: how far it can be thrown."""

    range: int


@dataclass(frozen=True, slots=True)
class Hurts:
    """Damage to opposing figures within so many squares in Line of Effect.

    Of an Artifact: to those that end their activation there; of a Plot: when it is advanced, around the figure.
    """

    rank: int
    kind: str
    squares: int = 1


@dataclass(frozen=True, slots=True)
class Spreads:
    """As `Hurts`, but a condition."""

    condition: str
    squares: int = 1


@dataclass(frozen=True, slots=True)
class Restores:
    """Of an Artifact: its owner's figures that end their activation within so many squares gain Health and Karma."""

    health: int = 0
    karma: int = 0
    squares: int = 1


@dataclass(frozen=True, slots=True)
class GainsKarma:
    """Of a Plot: the figure gains Karma."""

    amount: int


@dataclass(frozen=True, slots=True)
class Repairs:
    """Of a Plot: the figure loses all its Weaken tokens."""


@dataclass(frozen=True, slots=True)
class Frees:
    """Of a Plot: the figure and Teammates within so many squares lose Stunned, Held, Stuck, Staggered and Confused."""

    squares: int


@dataclass(frozen=True, slots=True)
class Steps:
    """Of a Plot: the figure may move up to so many squares along a harmless way; that provokes nobody."""

    squares: int


@dataclass(frozen=True, slots=True)
class Covers:
    """Of a Plot: the figure gets a Dodge token of a colour, unless it has a better one."""

    colour: int


@dataclass(frozen=True, slots=True)
class Scores:
    """Of a Plot: more Victory Points if the FEAT has a colour or a better one."""

    points: int
    colour: int = RED


@dataclass(frozen=True, slots=True)
class Again:
    """Of a Plot: if the FEAT has a colour or a better one, the figure stays Ready when it would next become Tired; once a Page."""

    colour: int = RED


__all__ = [
    "Again", "AlsoDeals", "Armor", "Bash", "BornLeader", "Bursts", "Carries", "Counters", "Covers", "Deals", "DealsInstead",
    "DodgesAs", "Drives", "Flight", "Flurry", "Frees", "Gains", "GainsKarma", "Giant", "Guards", "HarderToHit", "Heals",
    "Hires", "Hunts", "Hurts", "Ignores", "Immovable", "Immune", "Inflicts", "Initiative", "Joins", "Jumps", "KillShift",
    "LastToJoin", "Lays", "Lifts", "Loyalty", "Overlooked", "PassesOn", "Pierces", "Raised", "Reach", "Repairs", "Restores",
    "Retaliates", "Scores", "Screens", "SecondWind", "Senses", "Shares", "Shrugs", "Soars", "Spreads", "Steps", "SureShot",
    "Surprises", "Targets", "TeamUp", "Tires", "Unseen", "Weakens",
]  # fmt: skip
