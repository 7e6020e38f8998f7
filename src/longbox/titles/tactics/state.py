"""The table: everything about an Issue at one moment, and the short questions the rules ask of it.

Figures, tokens and squares are numbers; what they are is kept in one list per property, so that a copy of the whole table is a few
dozen list copies. What never changes during play (folios, maps) is looked up by id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from longbox.kernel import Frame, Generator, Plain, State, dice_key
from longbox.kernel.plain import dropped, shared, sparse

from .codes import GROUNDED, HELD, KO, NO_SHIFTS, NOBODY, OFF, READY, SHIFT_0, SHIFT_Z, STUCK, WHITE
from .ground import Gait, Ground, ground_of, set_of
from .maps import AQUATIC, DIFFICULT, NORTH, SOUTH, the_map
from .words import (
    FIGURES,
    PLOTS,
    SWITCHED,
    THINGS,
    Attack,
    Figure,
    Flight,
    Giant,
    Measure,
    Overlooked,
    Plot,
    Raised,
    Reach,
    Screens,
    Thing,
    Unseen,
    Word,
    disposition_of,
    karma_of,
)

P = TypeVar("P", bound=Word)


@dataclass(slots=True)
class Step(Frame["Table"]):
    """Base of this title's frames."""

    def occasion(self) -> tuple[Plain, ...]:
        """What dice are rolled for in it, apart from the Page."""
        return (type(self).__name__,)


F = TypeVar("F", bound=Step)


def top(t: Table, kind: type[F]) -> F:
    """The frame that asks, where it is known what kind it is."""
    frame = t.stack[-1]
    assert isinstance(frame, kind)
    return frame


class Kit:
    """What some Specials of a folio make of a figure, looked up once."""

    __slots__ = ("_others", "flies", "gaits", "giant", "id", "overlooked", "parts", "reach", "specials", "unseen")

    def __init__(self, id: str, working: tuple[int, ...] | None = None) -> None:
        all = FIGURES[id].specials
        self.id = id
        self.specials = all if working is None else tuple(all[number] for number in working)
        self.parts: dict[type[Word], tuple[Any, ...]] = {}
        self.flies, self.giant, self.unseen = bool(self.of(Flight)), bool(self.of(Giant)), bool(self.of(Unseen))
        self.overlooked = bool(self.of(Overlooked))
        self.reach = max(GIANT_REACH if self.giant else 1, *(part.squares for part in self.of(Reach)), 1)
        """How far away it attacks as if adjacent."""
        self.gaits: dict[tuple[bool, bool], Gait] = {}
        """How it moves: by whether it flies, and whether it charges."""
        self._others: dict[tuple[int, ...], Kit] = {}

    def only(self, working: tuple[int, ...]) -> Kit:
        """The same figure when only these of its Specials, by number, work."""
        found = self._others.get(working)
        if found is None:
            found = self._others[working] = Kit(self.id, working)
        return found

    def of(self, kind: type[P]) -> tuple[P, ...]:
        """The words of one kind in its Specials."""
        found = self.parts.get(kind)
        if found is None:
            found = tuple(part for special in self.specials for part in special.parts if isinstance(part, kind))
            self.parts[kind] = found
        return found


class Kits(dict[str, Kit]):
    """The kits by id, made when first asked for."""

    def __missing__(self, id: str) -> Kit:
        kit = self[id] = Kit(id)
        return kit


class Placing:
    """What follows from where the figures stand, until one moves."""

    __slots__ = ("at", "foes", "kin", "occupied", "sides", "strangers")

    def __init__(self, t: Table) -> None:
        self.at, self.kin = t.at[:], t.bonds()
        by_seat: tuple[list[int], list[int]] = ([], [])
        for who, square in enumerate(t.at):
            if square >= 0:
                by_seat[t.seat[who]].append(who)
        self.foes = by_seat[1], by_seat[0]
        """The opponents of each seat."""
        self.sides = set_of([t.at[who] for who in by_seat[0]]), set_of([t.at[who] for who in by_seat[1]])
        """The squares of each seat's figures, as bits."""
        self.occupied = self.sides[0] | self.sides[1]
        self.strangers: dict[int, int] = {}
        """By figure: where all others stand but its Teammates."""


class Kin:
    """Who is whose Teammate under the affiliations of a moment, whom Line of Sight may ignore, and who may screen whom."""

    __slots__ = ("affiliations", "hidden", "mates", "screens")

    def __init__(self, t: Table) -> None:
        self.affiliations = t.affiliations[:]
        everybody = range(len(t.who))
        self.mates = [[other for other in everybody if t.teammates(who, other)] for who in everybody]
        self.hidden = [who for who in everybody if KITS[t.who[who]].overlooked]
        screens = [who for who in everybody if KITS[t.who[who]].of(Screens)]
        self.screens = [[one for one in screens if one == who or one in self.mates[who]] for who in everybody]


TOKENS = 2
"""Plot tokens of a player."""


def tokens_of(seat: int) -> range:
    """The numbers of a player's Plot tokens.

    >>> list(tokens_of(1))
    [2, 3]
    """
    return range(TOKENS * seat, TOKENS * seat + TOKENS)


KITS = Kits()
GIANT_REACH = 2


@dataclass(slots=True, kw_only=True)
class Table(State):
    FRAMES = Step

    # the Issue
    page: int = 0
    vp: list[int] = field(default_factory=lambda: [0, 0])
    map: str = ""
    """A ready map's name, or the text of one."""
    sides: tuple[int, int] = (NORTH, SOUTH)
    """The side each player sets up on."""
    plot: tuple[str, str] = ("", "")
    winning: int = NOBODY
    reason: str = ""
    """Why the Issue is over; empty while it is not."""

    # the ground
    changes: tuple[tuple[int, int], ...] = ()
    """Squares that are no longer as the map draws them, in the order in which they changed."""
    broken: tuple[tuple[int, int], ...] = ()
    """Walls that were destroyed."""
    laid: tuple[tuple[int, int, int], ...] = sparse()
    """(square, terrain, by whom): what Specials laid, and what ends with the Page in which its source was KO'ed (TQ-43)."""
    found: Ground | None = shared()
    """The ground these make; use `ground()`."""
    placed: Placing | None = shared()
    """What follows from where the figures stand; use `placing()`."""

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

    kin: Kin | None = shared()
    """Who is whose Teammate; use `bonds()`."""

    # tokens
    plots: list[int] = field(default_factory=lambda: [OFF] * 2 * TOKENS)
    """The squares of the Plot tokens: two of player 0, then two of player 1."""
    things: list[str] = field(default_factory=list)
    thing_at: list[int] = field(default_factory=list)
    """The square of an Object or Artifact; OFF while it is carried, GONE when it has left the game."""
    thing_of: list[int] = field(default_factory=list)

    # what the last FEAT gave
    rolled: int = 0
    colour: int = 0

    fates: dict[tuple[Plain, ...], int] | None = dropped()
    """How many dice were rolled on each occasion of a guess; None in a game: its dice come in a row."""
    judged: dict[Any, Any] | None = dropped()
    """What a bot has worked out while it judges this very position; None otherwise. No part of the position."""

    # -- for the kernel ----------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[float, ...]:
        return tuple(self.vp)

    def winner(self) -> int | None:
        return None if self.winning == NOBODY else self.winning

    def rounds(self) -> int:
        return self.page

    def die(self, sides: int) -> int:
        if self.fates is None:
            return State.die(self, sides)
        occasion = (self.page, *cast(Step, self.stack[-1]).occasion())
        before = self.fates.get(occasion, 0)
        self.fates[occasion] = before + 1
        self.count += 1
        return Generator(dice_key(f"{self.key} {occasion}"), before).below(sides) + 1

    # -- folios ------------------------------------------------------------------------------------------------------------

    def folio(self, who: int) -> Figure:
        return FIGURES[self.who[who]]

    def kit(self, who: int) -> Kit:
        """What its Specials make of a figure; a countered Special has no words (FT-127)."""
        id = self.who[who]
        if id in SWITCHED or (self.countered and any(one == who for one, _, _ in self.countered)):
            return KITS[id].only(tuple(self.working(who)))
        return KITS[id]

    def parts(self, who: int, kind: type[P]) -> tuple[P, ...]:
        """The words of one kind among a figure's Specials."""
        return self.kit(who).of(kind)

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

    def has(self, who: int, kind: type[Word]) -> bool:
        return bool(self.parts(who, kind))

    def disposition(self, who: int) -> str:
        """Good, Evil or Enigmatic; what Quicksilver is was agreed on (TQ-74)."""
        return disposition_of(self.folio(who), self.options["quicksilver"])

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
        return self.half(speed) if self.conditions[who] & HELD else speed

    def half(self, number: int) -> int:
        """Halves round up, unless it was agreed otherwise (TQ-24)."""
        return (number + (self.options["halves"] == "up")) // 2

    def flies(self, who: int) -> bool:
        return not self.conditions[who] & GROUNDED and self.kit(who).flies

    def giant(self, who: int) -> bool:
        return self.kit(who).giant

    def attacks(self, who: int) -> tuple[Attack, ...]:
        return self.folio(who).attacks

    # -- the map -----------------------------------------------------------------------------------------------------------

    def ground(self) -> Ground:
        found = self.found
        if found is None:
            found = self.found = ground_of(the_map(self.map), self.changes, self.broken)
        return found

    def effect(self, a: int, b: int) -> bool:
        """Line of Effect; from a roof it passes over Indoor Solid terrain, unless it was agreed otherwise (TQ-73)."""
        return self.ground().effect(a, b, self.options["roof_effects"] == "sight")

    def tokens(self, seat: int) -> list[int]:
        """The squares of a player's Plot tokens; OFF for those that are not on the map."""
        return self.plots[TOKENS * seat : TOKENS * seat + TOKENS]

    def lay(self, square: int, bits: int) -> None:
        """Change the terrain of a square."""
        self.changes += ((square, bits),)
        self.found = None

    # -- figures and squares -----------------------------------------------------------------------------------------------

    def standing(self, seat: int = NOBODY) -> list[int]:
        """The figures on the map, of one seat or of both."""
        return [who for who, square in enumerate(self.at) if square >= 0 and seat in (NOBODY, self.seat[who])]

    def placing(self) -> Placing:
        """What follows from where the figures stand, worked out anew when one has moved or changed its affiliations."""
        placed = self.placed
        if placed is None or placed.at != self.at or placed.kin is not self.bonds():
            placed = self.placed = Placing(self)
        return placed

    def foes(self, who: int) -> list[int]:
        """The opposing figures on the map."""
        return self.placing().foes[self.seat[who]]

    def foe_squares(self, who: int) -> int:
        """The squares of the opposing figures, as bits."""
        return self.placing().sides[1 - self.seat[who]]

    def occupied(self) -> int:
        """The squares with a figure, as bits."""
        return self.placing().occupied

    def in_play(self, who: int) -> bool:
        return self.ready[who] != KO

    def teammates(self, a: int, b: int) -> bool:
        """Allied and sharing an affiliation (FT-244); judged anew whenever it is asked (FT-106)."""
        return a != b and self.seat[a] == self.seat[b] and not set(self.affiliations[a]).isdisjoint(self.affiliations[b])

    def bonds(self) -> Kin:
        """Who is whose Teammate, worked out anew whenever an affiliation has changed (FT-106)."""
        kin = self.kin
        if kin is None or kin.affiliations != self.affiliations:
            kin = self.kin = Kin(self)
        return kin

    def strangers(self, who: int) -> int:
        """The squares of all figures but one and its Teammates, as bits."""
        placed = self.placing()
        mask = placed.strangers.get(who)
        if mask is None:
            friends = [self.at[one] for one in (who, *placed.kin.mates[who]) if self.at[one] >= 0]
            mask = placed.strangers[who] = placed.occupied & ~set_of(friends)
        return mask

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
        karma = karma_of(folio, self.options["karma_from"])
        self.who.append(id)
        self.shifts.append(NO_SHIFTS)
        self.affiliations.append(folio.affiliations)
        for values, value in (
            (self.seat, seat), (self.at, OFF), (self.health, folio.health), (self.karma, karma), (self.ready, READY),
            (self.conditions, 0), (self.fresh, 0), (self.until_start, 0), (self.dodge, WHITE), (self.weaken, 0),
            (self.carrying, NOBODY), (self.quick, 0), (self.spent, 0), (self.commander, commander),
        ):  # fmt: skip
            values.append(value)
        return len(self.who) - 1


__all__ = ["OFF", "TOKENS", "Plain", "Step", "Table", "tokens_of", "top"]
