"""The table: everything about an Issue at one moment, and the short questions the rules ask of it.

Figures, tokens and squares are numbers; what they are is kept in one list per property, so that a copy of the whole table is a few
dozen list copies. What never changes during play (folios, maps) is looked up by id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from longbox.kernel import Frame, Plain, State
from longbox.kernel.plain import shared

from .ground import Ground, ground_of
from .language import FIGURES, PLOTS, SWITCHED, THINGS, Attack, Figure, Flight, Giant, Measure, Plot, Raised, Thing
from .maps import AQUATIC, DIFFICULT, the_map
from .vocabulary import GROUNDED, HELD, KO, NO_SHIFTS, NOBODY, OFF, SHIFT_0, SHIFT_Z, STUCK

P = TypeVar("P")


@dataclass(slots=True)
class Step(Frame["Table"]):
    """Base of this title's frames."""


_PARTS: dict[tuple[str, type[Any]], tuple[Any, ...]] = {}


def parts_of(id: str, kind: type[P]) -> tuple[P, ...]:
    """The words of one kind in the Specials of a folio."""
    found = _PARTS.get((id, kind))
    if found is None:
        found = tuple(part for special in FIGURES[id].specials for part in special.parts if isinstance(part, kind))
        _PARTS[id, kind] = found
    return found


@dataclass(slots=True, kw_only=True)
class Table(State):
    FRAMES = Step

    # the Issue
    page: int = 0
    vp: list[int] = field(default_factory=lambda: [0, 0])
    map: str = ""
    """A ready map's name, or the text of one."""
    sides: tuple[int, int] = (0, 1)
    """The side each player sets up on: 0 north, 1 south."""
    plot: tuple[str, str] = ("", "")
    winning: int = NOBODY
    reason: str = ""
    """Why the Issue is over; empty while it is not."""

    # the ground
    changes: tuple[tuple[int, int], ...] = ()
    """Squares that are no longer as the map draws them, in the order in which they changed."""
    broken: tuple[tuple[int, int], ...] = ()
    """Walls that were destroyed."""
    found: Ground | None = shared()
    """The ground these make; use `ground()`."""

    # figures, by number
    who: list[str] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    health: list[int] = field(default_factory=list)
    karma: list[int] = field(default_factory=list)
    ready: list[int] = field(default_factory=list)
    conditions: list[int] = field(default_factory=list)
    fresh: list[int] = field(default_factory=list)
    """Conditions gained during the figure's own activation, which is not its next one (TQ-25)."""
    until_start: list[int] = field(default_factory=list)
    """States that end when the figure's next activation starts."""
    dodge: list[int] = field(default_factory=list)
    """The colour of its Dodge token; White is none."""
    weaken: list[int] = field(default_factory=list)
    carrying: list[int] = field(default_factory=list)
    shifts: list[tuple[int, ...]] = field(default_factory=list)
    """Column shifts of its abilities until the end of the Page."""
    quick: list[int] = field(default_factory=list)
    """Extra Speed until the end of the Page."""
    spent: list[int] = field(default_factory=list)
    """Whether Karma was spent for it this Page (FT-562)."""
    affiliations: list[tuple[str, ...]] = field(default_factory=list)
    commander: list[int] = field(default_factory=list)
    given: list[tuple[int, int, int]] = field(default_factory=list)
    """(figure, condition, by whom): what ends with the Page in which its source was KO'ed (FT-291)."""
    acting: int = NOBODY
    """The figure whose activation goes on."""
    used: list[tuple[int, str]] = field(default_factory=list)
    """Specials that work once a Page and have worked: figure and Special."""
    countered: list[tuple[int, int, int]] = field(default_factory=list)
    """(figure, Special, by whom): a Special of the first, by its number on the folio, is countered."""
    switched: list[tuple[int, int]] = field(default_factory=list)
    """(figure, Special): Specials that need an action before they work, and have had it."""

    # tokens
    plots: list[int] = field(default_factory=lambda: [OFF] * 4)
    """The squares of the Plot tokens: two of player 0, then two of player 1."""
    things: list[str] = field(default_factory=list)
    thing_at: list[int] = field(default_factory=list)
    """The square of an Object or Artifact; OFF while it is carried, GONE when it has left the game."""
    thing_of: list[int] = field(default_factory=list)

    # what the last FEAT gave
    rolled: int = 0
    colour: int = 0

    # -- for the kernel ----------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[float, ...]:
        return tuple(self.vp)

    def winner(self) -> int | None:
        return None if self.winning == NOBODY else self.winning

    def rounds(self) -> int:
        return self.page

    # -- folios ------------------------------------------------------------------------------------------------------------

    def folio(self, who: int) -> Figure:
        return FIGURES[self.who[who]]

    def parts(self, who: int, kind: type[P]) -> tuple[P, ...]:
        """The words of one kind among a figure's Specials; none of a Special that is countered (FT-127)."""
        id = self.who[who]
        if id in SWITCHED or (self.countered and any(one == who for one, _, _ in self.countered)):
            specials = FIGURES[id].specials
            return tuple(part for number in self.working(who) for part in specials[number].parts if isinstance(part, kind))
        return parts_of(id, kind)

    def working(self, who: int) -> list[int]:
        """A figure's Specials, by number, that are not countered (FT-127), and switched on if they need that."""
        gone = self.countered_of(who)
        return [
            number
            for number, special in enumerate(self.folio(who).specials)
            if number not in gone and (not special.action or (who, number) in self.switched)
        ]

    def countered_of(self, who: int) -> set[int]:
        return {number for one, number, _ in self.countered if one == who}

    def has(self, who: int, kind: type[Any]) -> bool:
        return bool(self.parts(who, kind))

    def the_plot(self, seat: int) -> Plot:
        return PLOTS[self.plot[seat]]

    def the_thing(self, number: int) -> Thing:
        return THINGS[self.things[number]]

    # -- numbers that change -----------------------------------------------------------------------------------------------

    def ability(self, who: int, ability: int) -> int:
        """The rank of an ability as it is now (FT-364)."""
        rank = self.folio(who).abilities[ability] + self.shifts[who][ability]
        for part in self.parts(who, Raised):
            if ability in part.abilities and self.raised(who, part.when):
                rank += part.shift
        return min(max(rank, SHIFT_0), SHIFT_Z)

    def raised(self, who: int, when: str) -> bool:
        if when == "wounded":
            return self.wounded(who)
        return self.at[who] != OFF and bool(self.ground().bits[self.at[who]] & AQUATIC)

    def measure(self, who: int, measure: Measure) -> int:
        """The rank an attack line names: an ability as it is now, or a rank of its own."""
        return measure[1] if measure[0] == NOBODY else self.ability(who, measure[0])

    def speed(self, who: int) -> int:
        if self.conditions[who] & STUCK:
            return 0
        speed = self.folio(who).speed + self.quick[who]
        return (speed + 1) // 2 if self.conditions[who] & HELD else speed  # halves round up (TQ-24)

    def flies(self, who: int) -> bool:
        return not self.conditions[who] & GROUNDED and self.has(who, Flight)

    def giant(self, who: int) -> bool:
        return self.has(who, Giant)

    def attacks(self, who: int) -> tuple[Attack, ...]:
        return self.folio(who).attacks

    # -- the map -----------------------------------------------------------------------------------------------------------

    def ground(self) -> Ground:
        found = self.found
        if found is None:
            found = self.found = ground_of(the_map(self.map), self.changes, self.broken)
        return found

    def lay(self, square: int, bits: int) -> None:
        """Change the terrain of a square."""
        self.changes += ((square, bits),)
        self.found = None

    # -- figures and squares -----------------------------------------------------------------------------------------------

    def standing(self, seat: int = NOBODY) -> list[int]:
        """The figures on the map, of one seat or of both."""
        return [who for who, square in enumerate(self.at) if square >= 0 and seat in (NOBODY, self.seat[who])]

    def foes(self, who: int) -> list[int]:
        """The opposing figures on the map."""
        mine = self.seat[who]
        seats = self.seat
        return [other for other, square in enumerate(self.at) if square >= 0 and seats[other] != mine]

    def occupied(self) -> int:
        """The squares with a figure, as bits."""
        mask = 0
        for square in self.at:
            if square >= 0:
                mask |= 1 << square
        return mask

    def in_play(self, who: int) -> bool:
        return self.ready[who] != KO

    def teammates(self, a: int, b: int) -> bool:
        """Allied and sharing an affiliation (FT-244); judged anew whenever it is asked (FT-106)."""
        return a != b and self.seat[a] == self.seat[b] and not set(self.affiliations[a]).isdisjoint(self.affiliations[b])

    def exposed(self, who: int) -> bool:
        return self.giant(who)

    def obscured(self, who: int) -> bool:
        """In Difficult terrain, unless it can never be (FT-215, FT-336, FT-533)."""
        return bool(self.ground().bits[self.at[who]] & DIFFICULT) and not self.exposed(who) and not self.flies(who)

    def wounded(self, who: int) -> bool:
        return self.health[who] < self.folio(who).health

    def enlist(self, seat: int, id: str, commander: int = NOBODY) -> int:
        """Add a figure to the table, off the map."""
        folio = FIGURES[id]
        for values, value in (
            (self.who, id), (self.seat, seat), (self.at, OFF), (self.health, folio.health), (self.karma, folio.karma),
            (self.ready, 0), (self.conditions, 0), (self.fresh, 0), (self.until_start, 0), (self.dodge, 0), (self.weaken, 0),
            (self.carrying, NOBODY), (self.shifts, NO_SHIFTS), (self.quick, 0), (self.spent, 0),
            (self.affiliations, folio.affiliations), (self.commander, commander),
        ):  # fmt: skip
            cast("list[Any]", values).append(value)
        return len(self.who) - 1


__all__ = ["OFF", "Plain", "Step", "Table"]
