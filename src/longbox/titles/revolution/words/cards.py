"""The cards: Characters, Training, Plot Cards, Missions, Schools with Leader and Charter. Shared, immutable, found by number."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypedDict, Unpack

from longbox.kernel import LongboxError
from longbox.speech import catalogue

from ..codes import HERO, LEADER, STUDENT, Kind, When
from .word import Word, Words

PRINTED: Final = Path(__file__).parents[1] / "speech" / "printed"
"""Where the catalogues of names are."""
Names = tuple[str, str]
"""A name in English and in German."""


def both(name: str, id: str) -> Names:
    """
    >>> both("Bake Sale", "bake-sale"), both("Storm", "storm")
    (('Bake Sale', 'Kuchenverkauf'), ('Storm', 'Storm'))
    """
    return name, catalogue(PRINTED, "de").pgettext(id, name)


@dataclass(frozen=True, slots=True)
class Power:
    """What one Power Token buys, and when."""

    when: When
    parts: Words
    name: str = ""
    """None if it is called like its Training or its Charter."""


def power(when: When, *parts: Word, name: str = "") -> Power:
    return Power(when, parts, name)


@dataclass(frozen=True, slots=True)
class Character:
    """A Leader, Hero or Student (MR-273)."""

    id: str
    name: str
    kind: Kind
    stats: tuple[int, int, int]
    range: int
    limit: int
    """Power Tokens it can hold."""
    hope: int
    power: Power
    starting: bool = False

    @property
    def power_names(self) -> Names:
        return both(self.power.name, f"{self.id}/power")


@dataclass(frozen=True, slots=True)
class Training:
    """Changes the one Character it lies with (MR-018)."""

    id: str
    name: str
    hope: int
    constant: Words = ()
    power: Power | None = None

    @property
    def names(self) -> Names:
        return both(self.name, self.id)


@dataclass(frozen=True, slots=True)
class PlotCard:
    """An Event, or a Reaction if it has a trigger (MR-021)."""

    id: str
    name: str
    cost: int
    hope: int
    trigger: When | None
    parts: Words

    @property
    def names(self) -> Names:
        return both(self.name, self.id)


@dataclass(frozen=True, slots=True)
class Mission:
    """A Mission, and the Mission Characters it brings in."""

    id: str
    name: str
    parts: Words
    people: int = 0
    """How many Characters it calls for; 0: every School is invited."""
    leaders: bool = False
    tokens: int = 0
    called: str = ""
    """What a single token is called."""
    named: bool = False
    """Whether that is a name, which has no article."""
    plural: str = ""
    """If it is not made with an s."""
    place: int = 0
    move: int = 0
    range: int = 0
    attack: int = 0
    defense: int = 0
    health: int = 0
    """Lethal Damage; 0: cannot be attacked."""

    @property
    def names(self) -> Names:
        return both(self.name, self.id)

    @property
    def token(self) -> Names:
        return both(self.called, f"{self.id}/token")

    @property
    def many(self) -> Names:
        """The tokens, if there are several."""
        return both(self.plural or f"{self.called}s", f"{self.id}/tokens")

    @property
    def the(self) -> Names:
        """The only token, with its article."""
        return both(self.called if self.named else f"the {self.called}", f"{self.id}/the")

    @property
    def to(self) -> Names:
        """All tokens, where something is done to them: in the dative."""
        return both(f"the {self.plural or self.called + 's'}" if self.tokens > 1 else self.the[0], f"{self.id}/to")


class Figures(TypedDict, total=False):
    """What a Mission says of its Characters and tokens, as in `Mission`."""

    people: int
    leaders: bool
    tokens: int
    called: str
    named: bool
    plural: str
    place: int
    move: int
    range: int
    attack: int
    defense: int
    health: int


@dataclass(frozen=True, slots=True)
class School:
    """A School with its Leader and its Charter (MR-009)."""

    id: str
    name: str
    leader: Character
    charter: str
    charter_power: Power

    @property
    def names(self) -> Names:
        return both(self.name, self.id)

    @property
    def charter_names(self) -> Names:
        return both(self.charter, f"{self.id}/charter")


HEROES: list[Character] = []
STUDENTS: list[Character] = []
TRAININGS: list[Training] = []
PLOTS: list[PlotCard] = []
MISSIONS: list[Mission] = []
SCHOOLS: list[School] = []


def slug(name: str) -> str:
    """An id made of a name.

    >>> slug("Founders' Pledge")
    'founders-pledge'
    """
    return "".join(letter for letter in name.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def hero(name: str, attack: int, defense: int, speed: int, range: int, hope: int, power: Power, *, starting: bool = False) -> None:
    """Put a Hero into the Recruit Deck: 2 Power Tokens (MR-193)."""
    HEROES.append(Character(slug(name), name, HERO, (attack, defense, speed), range, 2, hope, power, starting))


def student(
    name: str, attack: int, defense: int, speed: int, range: int, hope: int, power: Power, *, starting: bool = False
) -> None:
    """Put a Student into the Recruit Deck: 1 Power Token (MR-193)."""
    STUDENTS.append(Character(slug(name), name, STUDENT, (attack, defense, speed), range, 1, hope, power, starting))


def training(name: str, hope: int, *constant: Word, power: Power | None = None) -> None:
    if not constant and power is None:
        raise LongboxError(f"The Training {name!r} changes nothing; give it a constant word or a Power.")
    TRAININGS.append(Training(slug(name), name, hope, constant, power))


def event(name: str, cost: int, hope: int, *parts: Word, copies: int = 1) -> None:
    """Put an Event into the Plot Deck."""
    PLOTS.extend([PlotCard(slug(name), name, cost, hope, None, parts)] * copies)


def reaction(name: str, cost: int, hope: int, trigger: When, *parts: Word, copies: int = 1) -> None:
    """Put a Reaction into the Plot Deck."""
    PLOTS.extend([PlotCard(slug(name), name, cost, hope, trigger, parts)] * copies)


def mission(name: str, *parts: Word, **figures: Unpack[Figures]) -> None:
    MISSIONS.append(Mission(slug(name), name, parts, **figures))


def school(
    name: str,
    leader: str,
    stats: tuple[int, int, int],
    range: int,
    leader_power: Power,
    charter: str,
    charter_power: Power,
) -> None:
    """A School; its Leader holds 3 Power Tokens (RQ-05)."""
    person = Character(slug(leader), leader, LEADER, stats, range, 3, 0, leader_power)
    SCHOOLS.append(School(slug(name), name, person, charter, charter_power))


__all__ = [
    "HEROES",
    "MISSIONS",
    "PLOTS",
    "SCHOOLS",
    "STUDENTS",
    "TRAININGS",
    "Character",
    "Mission",
    "Names",
    "PlotCard",
    "Power",
    "School",
    "Training",
    "event",
    "hero",
    "mission",
    "power",
    "reaction",
    "school",
    "student",
    "training",
]
