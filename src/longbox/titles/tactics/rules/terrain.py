"""Changing the ground: Solid terrain and walls that break, and terrain that Specials lay (chapter "Terrain Qualities")."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import PASS, Ask

from ..codes import BRAWLING, CHARGING, GRAPPLING, KO, NOBODY, REMARKABLE, is_a
from ..events import TerrainChanged, WallBroken
from ..ground import squares_of
from ..maps import DIFFICULT, ELEVATED, FIRE, FIRE_RANK, INDOOR, RUBBLE, SLICK, SMOKE, SOLID
from ..state import Step, Table
from ..words import Attack
from .adjacency import engaged, reach_of
from .choices import Demolition, Pass
from .harm import fall
from .movement import gait
from .objects import within_reach
from .sight import in_the_way, sees_square

LAID = {"fire": FIRE | SMOKE, "smoke": SMOKE, "slick": SLICK, "difficult": DIFFICULT}


def breaks(t: Table, who: int, attack: Attack) -> bool:
    """Whether an attack can destroy Solid terrain: Remarkable or more, and not Psychic (FT-221)."""
    if is_a(attack.kind, "psychic") or attack.form in (CHARGING, GRAPPLING):
        return False
    return t.measure(who, attack.damage) >= REMARKABLE and not engaged(t, who, attack.form)


def demolitions(t: Table, who: int, attack: Attack) -> list[Demolition]:
    """What an attack can destroy: (square, square) for a Solid square, the two squares of its edge for a wall."""
    if not breaks(t, who, attack):
        return []
    ground, here = t.ground(), t.at[who]
    far = reach_of(t, who) if attack.form == BRAWLING else attack.range
    found = [
        (square, square)
        for square in ground.within(here, far)
        if ground.bits[square] & SOLID and within_reach(t, who, attack, square)
    ]
    for edge in sorted(ground.walls):
        if any(within_reach(t, who, attack, square) for square in edge):  # FT-225
            found.append(edge)
    return found


def something_solid(t: Table, who: int, attack: Attack) -> bool:
    """Whether there is anything Solid an attack could destroy: a square or a wall it can be aimed at."""
    ground, here, far = t.ground(), t.at[who], reach_of(t, who) if attack.form == BRAWLING else attack.range
    found = ground.ball(here, far) & (ground.solid_squares | ground.walled_squares)
    if found & ground.adjacent[here]:
        return True
    blocking = in_the_way(t, who)
    return any(within_reach(t, who, attack, square, blocking) for square in squares_of(found))


def demolish(t: Table, what: Demolition, by: int = NOBODY, attack: str = "") -> None:
    """A Solid square becomes Difficult Ground to climb from; a broken wall makes both sides Difficult."""
    a, b = what
    if a == b:
        kept = t.ground().bits[a] & INDOOR
        t.lay(a, kept | DIFFICULT | RUBBLE)  # FT-222..FT-224
        t.emit(TerrainChanged, a, "rubble", by, attack)
        for who, square in enumerate(t.at):
            if square == a and not t.flies(who) and not gait(t, who).climbs:
                fall(t, who)  # TQ-46, TQ-47
        return
    t.broken += (what,)  # FT-225, FT-226
    t.found = None
    t.emit(WallBroken, a, b, by, attack)
    for square in what:
        bits = t.ground().bits[square]
        if not bits & SOLID and square not in kept_clear(t):
            t.laid = tuple([one for one in t.laid if one[0] != square or not one[1] & DIFFICULT])  # rubble outlasts who laid it
            t.lay(square, bits | DIFFICULT)  # FT-226
            t.emit(TerrainChanged, square, "difficult")


def kept_clear(t: Table) -> list[int]:
    """The squares of Plot tokens: they are Clear terrain and stay so, unless it was agreed otherwise (FT-145, TQ-69)."""
    return [square for square in t.plots if square >= 0] if t.options["clear_plots"] else []


def lay(t: Table, square: int, terrain: str, rank: int = 0) -> None:
    """Put terrain into a square that is not Solid inside."""
    t.lay(square, t.ground().bits[square] & ((1 << FIRE_RANK) - 1) | LAID[terrain] | rank << FIRE_RANK)
    t.emit(TerrainChanged, square, terrain)


@dataclass(slots=True)
class Demolish(Step):
    """Choose what to destroy; it breaks without a roll (TQ-46)."""

    STEPS = ("choose",)

    who: int
    number: int

    def choose(self, t: Table) -> Ask | None:
        return Ask(t.seat[self.who], "demolish", tuple(demolitions(t, self.who, t.attacks(self.who)[self.number])))

    def answer_demolish(self, t: Table, what: Demolition) -> None:
        self.step += 1
        demolish(t, what, self.who, t.attacks(self.who)[self.number].id)


@dataclass(slots=True)
class LayTerrain(Step):
    """A Special lays squares of terrain one after another, each adjacent to one before it (FT-201)."""

    STEPS = ("choose",)

    who: int
    terrain: str
    left: int
    far: int
    laid: list[int]
    rank: int = 0
    """Of Fire: its damage rank; 0 is the default."""

    def choose(self, t: Table) -> Ask | None:
        room = layable(t, self.who, self.terrain, self.far, self.laid) if self.left and t.ready[self.who] != KO else []
        if not room:
            return None
        return Ask(t.seat[self.who], "lay", (PASS, *room) if self.laid else tuple(room))

    def answer_lay(self, t: Table, square: int | Pass) -> None:
        if square == PASS:
            self.left = 0
            return
        lay(t, square, self.terrain, self.rank)
        if t.options["laid_terrain"] == "ends":  # TQ-43
            t.laid += ((square, LAID[self.terrain], self.who),)
        self.laid.append(square)
        self.left -= 1


def layable(t: Table, who: int, terrain: str, far: int, laid: list[int]) -> list[int]:
    ground, clear = t.ground(), kept_clear(t)
    room = [
        square
        for square in ground.within(t.at[who], far)
        if not ground.bits[square] & (LAID[terrain] | ELEVATED) and not ground.full >> square & 1 and square not in (*laid, *clear)
    ]
    if laid:
        near = 0
        for square in laid:
            near |= ground.adjacent[square]
        return [square for square in room if near >> square & 1]
    blocking = in_the_way(t, who)
    return [square for square in room if sees_square(t, who, square, blocking)]
