"""The FEAT: a rank, a percentile roll, a colour, and what the colour means (chapter "The Core Mechanic").

Feat(who, rank, shift) asks for Karma, rolls, lets the roll be bought again and leaves the colour in `t.colour`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.kernel import PASS, Ask, Plain

from ..codes import BRAWLING, CHARGING, GRAPPLING, GREEN, NOBODY, SHIFT_0, SHIFT_Z, SHOOTING, STAGGERED, THRESHOLDS, WHITE
from ..events import FeatRolled
from ..state import Step, Table
from .choices import Pass, Raise
from .karma import pay_reroll, raise_ability, raises, rerolls
from .rulings import DEFAULTS

# -- the Universal Table -----------------------------------------------------------------------------------------------


def colour_of(roll: int, rank: int, table: Plain = "agreed") -> int:
    """The cell of the Universal Table where a roll meets a rank.

    >>> colour_of(12, 10), colour_of(16, 10), colour_of(100, 0)
    (0, 1, 3)
    """
    return TABLES[str(table)][rank][roll]


TABLES: Final = {
    table: tuple(bytes([WHITE, *(sum(roll >= first for first in firsts) for roll in range(1, 101))]) for firsts in columns)
    for table, columns in THRESHOLDS.items()
}
"""Colours by table, rank and roll; row 0 of a column is not a roll."""
TABLE: Final = TABLES["agreed"]


def shifted(rank: int, shift: int) -> int:
    """A rank moved by the sum of its column shifts, never past the ends (TQ-04).

    >>> shifted(9, 1), shifted(9, -1), shifted(2, -6), shifted(12, 5)
    (10, 8, 0, 13)
    """
    return min(max(rank + shift, SHIFT_0), SHIFT_Z)


# -- results columns (FT-018..FT-029) ----------------------------------------------------------------------------------

MISS, HIT, SLAM, STUN, BULLSEYE, KILL, IS_HELD, IS_STUCK = "miss", "hit", "slam", "stun", "bullseye", "kill", "held", "stuck"

COLUMNS: Final = {
    "brawling": (MISS, HIT, SLAM, STUN),
    "edged brawling": (MISS, HIT, STUN, KILL),
    "grappling": (MISS, HIT, IS_HELD, IS_STUCK),
    "mental": (MISS, HIT, STUN, KILL),
    "shooting blunt": (MISS, HIT, BULLSEYE, STUN),
    "shooting other": (MISS, HIT, BULLSEYE, KILL),
}
"""What White, Green, Yellow and Red mean, by column (TQ-02)."""


def column_of(form: str, damage: str, options: Mapping[str, Plain] = DEFAULTS) -> str:
    """The results column of an attack (FT-018..FT-029): from its form and damage type, never from the rank that is rolled on.

    Where the book does not label a column, or prints none, it was agreed on (TQ-02, TQ-49).

    >>> column_of("brawling", "edged"), column_of("shooting", "fire"), column_of("charging", "blunt")
    ('edged brawling', 'shooting other', 'brawling')
    """
    if form == SHOOTING:
        return "shooting blunt" if damage == "blunt" else "shooting other"
    if form == BRAWLING:
        return "edged brawling" if "edged" in (damage, options["brawling_column"] if damage != "blunt" else "") else "brawling"
    if form == CHARGING:
        return "brawling" if options["charging_column"] == "slam-stun" else "mental"
    if form == GRAPPLING:
        return "grappling"
    return "mental" if options["mental_column"] == "stun-kill" else "shooting other"


def meaning(form: str, damage: str, colour: int, options: Mapping[str, Plain] = DEFAULTS) -> str:
    """What a colour means for an attack."""
    return COLUMNS[column_of(form, damage, options)][colour]


# -- rolls -------------------------------------------------------------------------------------------------------------


TO_HIT, TO_EVADE, TO_DODGE, TO_SENSE, TO_SEE_THROUGH = "attack", "evade", "dodge", "senses", "see through"
FOR_PLOT, FOR_SPECIAL, ON_SLICK = "plot", "special", "slick"
"""What a FEAT is for; one of Endurance is for the result that it withstands."""

WEARY: Final = -2
"""The column shift of every FEAT of a Staggered figure (FT-318)."""


def percentile(t: Table) -> int:
    """Two ten-sided dice, the first for the tens; a double zero is 100 (FT-005, FT-006). A die's face 10 is its 0."""
    tens, ones = t.die(10) % 10, t.die(10) % 10
    return tens * 10 + ones or 100


def d10(t: Table) -> int:
    """FT-037: from 1 to 10, the face 0 is ten."""
    return t.die(10)


def d5(t: Table) -> int:
    """FT-038: half a d10, rounded up."""
    return (t.die(10) + 1) // 2


def feat_shift(t: Table, who: int) -> int:
    """What a figure's state takes from every FEAT it makes (FT-318)."""
    return WEARY if t.conditions[who] & STAGGERED else 0


@dataclass(slots=True)
class Feat(Step):
    """Test a rank: Karma first, then the roll, then perhaps the roll again (FT-004, FT-563).

    An ability is given by its number, so that Karma may still raise it; a rank of its own by `rank`.
    """

    STEPS = ("karma", "roll", "again", "read")

    who: int
    what: str
    """What it is for, for the log: attack, evade, dodge, endurance, plot and so on."""
    ability: int = NOBODY
    rank: int = SHIFT_0
    shift: int = 0

    def occasion(self) -> tuple[Plain, ...]:
        return self.who, self.what, self.step

    def tested(self, t: Table) -> int:
        """The rank that is rolled on, with every column shift (FT-031, FT-032)."""
        base = self.rank if self.ability == NOBODY else t.ability(self.who, self.ability)
        return shifted(base, self.shift + feat_shift(t, self.who))

    def karma(self, t: Table) -> Ask | None:
        offers = raises(t, self.who, self.ability)
        return Ask(t.seat[self.who], "karma", (PASS, *offers)) if offers else None

    def answer_karma(self, t: Table, choice: Raise | Pass) -> None:
        self.step += 1
        if choice != PASS:
            raise_ability(t, self.who, *choice)

    def roll(self, t: Table) -> None:
        t.rolled = percentile(t)
        self.say(t)

    def again(self, t: Table) -> Ask | None:
        offers = rerolls(t, self.who)
        return Ask(t.seat[self.who], "reroll", (PASS, *offers)) if offers else None

    def answer_reroll(self, t: Table, payer: int | Pass) -> Step | None:
        self.step += 1
        if payer != PASS:
            pay_reroll(t, self.who, payer)
            t.rolled = percentile(t)
            self.say(t)
        return None

    def say(self, t: Table) -> None:
        rank = self.tested(t)
        t.emit(FeatRolled, self.who, self.what, rank, t.rolled, colour_of(t.rolled, rank, t.options["universal_table"]))

    def read(self, t: Table) -> None:
        t.colour = colour_of(t.rolled, self.tested(t), t.options["universal_table"])


def succeeded(colour: int, needed: int = GREEN) -> bool:
    """White fails; a FEAT of a named colour is met by that colour or a better one (FT-016, FT-017)."""
    return colour >= needed
