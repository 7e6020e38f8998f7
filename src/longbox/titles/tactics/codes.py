"""The book's small words as numbers: ranks, colours, abilities, renown, conditions, damage types, actions."""

from __future__ import annotations

import csv
from importlib import resources
from typing import Final

from longbox.kernel import LongboxError, suggest

# -- ranks and the Universal Table (FT-007, FT-015): data, so that a house table is one other file -----------------------

_ROWS = list(csv.DictReader((resources.files("longbox.titles.tactics") / "universal.csv").read_text(encoding="utf-8").splitlines()))
RANKS: Final = tuple(row["rank"] for row in _ROWS)
SHORT: Final = tuple(row["short"] for row in _ROWS)
VALUES: Final = tuple(int(row["value"]) for row in _ROWS)
SCALE: Final = tuple(int(row["scale"]) for row in _ROWS)
"""The numbers of the ranks in the role-playing game, which Karma follows from (TQ-06)."""
TABLES: Final = {"agreed": "", "other": "other_"}
"""The tables one may agree on (TQ-01), and how their columns begin."""
THRESHOLDS: Final = {
    table: tuple((int(row[f"{start}green"]), int(row[f"{start}yellow"]), int(row[f"{start}red"])) for row in _ROWS)
    for table, start in TABLES.items()
}
"""The first Green, Yellow and Red roll of each rank, by table."""

(
    SHIFT_0, FEEBLE, POOR, TYPICAL, GOOD, EXCELLENT, REMARKABLE, INCREDIBLE, AMAZING, MONSTROUS, UNEARTHLY,
    SHIFT_X, SHIFT_Y, SHIFT_Z,
) = range(14)  # fmt: skip

BANDS: Final = (1, 2, 4, 7, *range(11, 91, 5), 91, 95, 98, 100)
"""The first roll of each of the 24 rows of the table (FT-013)."""

WHITE, GREEN, YELLOW, RED = range(4)
COLOURS: Final = ("white", "green", "yellow", "red")

_RANKS_BY_NAME = {name.lower(): i for names in (RANKS, SHORT) for i, name in enumerate(names)}


def rank(name: str) -> int:
    """A rank by its name or its letters.

    >>> rank("Remarkable"), rank("Rm"), rank("shift z")
    (6, 6, 13)
    >>> rank("Remarkabel")
    Traceback (most recent call last):
    longbox.kernel.errors.LongboxError: There is no rank 'Remarkabel'; did you mean Remarkable?
    """
    found = _RANKS_BY_NAME.get(name.strip().lower())
    if found is None:
        raise LongboxError(f"There is no rank {name!r}; {suggest(name, RANKS)}")
    return found


# -- abilities (FT-107) ------------------------------------------------------------------------------------------------

FIGHTING, AGILITY, STRENGTH, ENDURANCE, REASON, INTUITION, PSYCHE = range(7)
ABILITIES: Final = ("fighting", "agility", "strength", "endurance", "reason", "intuition", "psyche")
NO_SHIFTS: Final = (0,) * len(ABILITIES)

# -- renown (FT-063) and disposition (FT-069) --------------------------------------------------------------------------

MINION, BOLD, HEROIC, LEGENDARY, COSMIC, BEYOND = range(6)
RENOWN: Final = ("minion", "bold", "heroic", "legendary", "cosmic", "beyond")
WORTH: Final = (1, 2, 3, 6, 10, 0)
"""Victory Points for KO'ing a figure of each renown (FT-091..FT-095)."""
GOOD_SIDE, EVIL_SIDE, ENIGMATIC = "good", "evil", "enigmatic"
DISPOSITIONS: Final = (GOOD_SIDE, EVIL_SIDE, ENIGMATIC)

# -- the affiliations that many figures have (FT-104) ----------------------------------------------------------------------

KNIGHTS, XMEN, AVENGERS, DEFENDERS = "marvel-knights", "x-men", "avengers", "defenders"
DOOM, FOUR, BROTHERHOOD, SYNDICATE = "doom", "fantastic-four", "brotherhood", "sinister-syndicate"

# -- readiness (FT-285) ------------------------------------------------------------------------------------------------

READY, TIRED, KO = range(3)
READINESS: Final = ("ready", "tired", "ko")

# -- conditions and states, as bits ------------------------------------------------------------------------------------

CONDITIONS: Final = ("stunned", "held", "stuck", "staggered", "confused", "shapeshift", "phased")
STUNNED, HELD, STUCK, STAGGERED, CONFUSED, SHAPESHIFT, PHASED = (1 << i for i in range(7))
CONDITION_BITS: Final = {name: 1 << i for i, name in enumerate(CONDITIONS)}
NO_OPPORTUNITY = STUNNED | HELD | STUCK | STAGGERED
"""Who has one of these makes no Attack of Opportunity (FT-304, FT-309, FT-315, FT-319)."""
NO_DODGE = STUNNED | HELD | STUCK | STAGGERED
NO_EVADE = STUNNED | HELD | STAGGERED
"""Stuck is not among them (FT-317)."""
GROUNDED = HELD | STUCK


def names_of(conditions: int) -> tuple[str, ...]:
    """The names of a set of conditions.

    >>> names_of(STUNNED | HELD)
    ('stunned', 'held')
    """
    return tuple(name for i, name in enumerate(CONDITIONS) if conditions >> i & 1)


# -- damage types: a tree (FT-378..FT-382) -----------------------------------------------------------------------------

DAMAGE: Final = {
    "physical": ("blunt", "edged", "poison"),
    "psychic": ("fear", "psionic", "illusion"),
    "magic": ("eldritch", "hellfire"),
    "energy": ("fire", "cold", "electricity", "cosmic", "light", "radiation", "plasma", "sonic", "darkforce"),
}
PARENT: Final = {child: parent for parent, children in DAMAGE.items() for child in children}


def is_a(kind: str, wanted: str) -> bool:
    """Whether damage of one type counts as another: a child counts as its parent.

    >>> is_a("fire", "energy"), is_a("energy", "fire"), is_a("blunt", "energy")
    (True, False, False)
    """
    return kind == wanted or PARENT.get(kind) == wanted


# -- attacks and what an activation is made of ---------------------------------------------------------------------------

BRAWLING, SHOOTING, CHARGING, GRAPPLING, MENTAL, MAGICAL = "brawling", "shooting", "charging", "grappling", "mental", "magical"
FORMS: Final = (BRAWLING, SHOOTING, CHARGING, GRAPPLING, MENTAL, MAGICAL)
EASY, MOVE, ATTACK, TOUGH = "easy", "move", "attack", "tough"
ACTIONS: Final = (EASY, MOVE, ATTACK, TOUGH)
COST: Final = {
    BRAWLING: ATTACK, SHOOTING: ATTACK, CHARGING: TOUGH, GRAPPLING: TOUGH, MENTAL: ATTACK, MAGICAL: ATTACK,
}  # fmt: skip

# -- how an attack comes about, and how somebody moves -------------------------------------------------------------------

BY_ACTION, BY_CHARGE, BY_FLURRY, BY_OPPORTUNITY = "action", "charge", "flurry", "opportunity"
WALKED, FLOWN, CHARGED, JUMPED, TAKEN, VANISHED = "move", "fly", "charge", "jump", "taken", "vanish"

# -- what damage comes from, and how an Object leaves the game ------------------------------------------------------------

BY_ATTACK, BY_BURST, BY_RETALIATION, BY_SPECIAL = "attack", "burst", "retaliation", "special"
BY_FALL, BY_FIRE, BY_ARTIFACT, BY_PLOT, BY_OWN_SPECIAL = "fall", "fire", "artifact", "plot", "own special"
BROKEN, LOST = "broken", "lost"

# -- what a figure has had, as the table marks it --------------------------------------------------------------------------

SENSED, SECOND_WIND, AGAIN, WENT_AGAIN = "senses", "second wind", "again", "went again"
"""Once a Page: Senses, Second Wind, and the benefit of a Plot before and after it kept the figure Ready."""
JOINED, HIRED = "start", "hire"
"""At the start of the Issue."""

# -- why an Issue is over (FT-086..FT-089) -----------------------------------------------------------------------------------

POINTS, KNOCKED_OUT, LAST_PAGE, DRAW = "points", "knocked-out", "last-page", "draw"

# -- nobody and nowhere ----------------------------------------------------------------------------------------------------

NOBODY: Final = -1
OFF: Final = -1
"""The square of a figure or token that is not on the map."""
GONE: Final = -2
"""The square of an Object that has left the game; OFF is one that is carried."""
