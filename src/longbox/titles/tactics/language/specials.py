"""The vocabulary of Specials and of the special rules of attacks.

Each word is a small frozen value; the rules look for the words they know with `t.parts(who, Word)`. A Special that needs no word of
its own is made of these.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..vocabulary import ATTACK, EASY, INTUITION, MOVE, STRENGTH, TOUGH

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
    """Opposing figures have no Line of Sight to it while it is Obscured."""


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
    """Column shift to abilities while it stands in Aquatic terrain."""

    abilities: tuple[int, ...] = (STRENGTH,)
    shift: int = 1


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
    """Brings a figure under its Command into its starting area (FT-355)."""

    figure: str


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


# -- actions (FT-125) --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gains:
    """Take an action to gain a state until the start of its next activation (FT-398)."""

    state: str
    action: str = MOVE


@dataclass(frozen=True, slots=True)
class Carries:
    """It and a Ready ally each move up to so many squares, ignoring terrain and figures; the ally becomes Tired (FT-180)."""

    far: int
    action: str = TOUGH


@dataclass(frozen=True, slots=True)
class Lays:
    """Lay contiguous squares of terrain within range, the first in Line of Sight (FT-179)."""

    terrain: str
    squares: int
    range: int
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Flurry:
    """Several Brawling attacks in one action (FT-186)."""

    attacks: int = 3
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Confounds:
    """A FEAT against a target in Line of Sight and range; on success it gains a condition."""

    ability: int
    condition: str
    range: int
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Counters:
    """A target's Specials are countered until the start of this figure's next activation (FT-128)."""

    range: int
    action: str = ATTACK


@dataclass(frozen=True, slots=True)
class Heals:
    """Gains back Health, never above where it started (FT-130)."""

    amount: int
    action: str = EASY


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
    """After a hit it may move to an adjacent square."""


@dataclass(frozen=True, slots=True)
class Bash:
    """Of an Object: more damage columns when it is swung."""

    columns: int


@dataclass(frozen=True, slots=True)
class Hurts:
    """Of an Artifact: damage to figures that end their activation within so many squares in Line of Effect."""

    rank: int
    kind: str
    squares: int = 1


__all__ = [
    "AlsoDeals", "Armor", "Bash", "BornLeader", "Carries", "Confounds", "Counters", "DealsInstead", "DodgesAs", "Flight",
    "Flurry", "Gains", "Giant", "Guards", "HarderToHit", "Heals", "Hires", "Hurts", "Ignores", "Immune", "Inflicts",
    "Initiative", "Joins", "Jumps", "KillShift", "LastToJoin", "Lays", "Loyalty", "Overlooked", "PassesOn", "Pierces",
    "Raised", "Reach", "SecondWind", "Senses", "Shares", "TeamUp", "Unseen", "Weakens",
]  # fmt: skip
