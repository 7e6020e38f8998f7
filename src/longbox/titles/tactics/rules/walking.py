"""Walking: the Move action, and going a declared way step by step (chapter "Movement and Terrain")."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import PASS, Ask

from ..codes import AGILITY, BRAWLING, BY_OPPORTUNITY, CHARGED, FLOWN, GREEN, KO, OFF, PHASED, STUCK, WALKED
from ..events import Moved
from ..ground import set_of
from ..maps import SLICK
from ..state import Step, Table
from .attacks import Strike
from .choices import Opportunity, Pass, Path
from .conditions import can_strike_back
from .feats import ON_SLICK, Feat
from .harm import burn, fall
from .movement import CHARGE_PACE, Moves, Routes, Way, barred, cost_of, gait
from .opportunity import watchers, within_grasp


@dataclass(slots=True)
class Move(Step):
    """A Move action: choose where to go, then go there."""

    STEPS = ("choose", "go")

    who: int
    way: tuple[int, ...] = ()

    def choose(self, t: Table) -> Ask:
        speed = t.speed(self.who)
        return Ask(t.seat[self.who], "move", Moves(Routes(t, self.who, speed, gait(t, self.who))), Way(self.who, speed))

    def answer_move(self, t: Table, way: Path) -> None:
        self.step += 1
        self.way = way

    def go(self, t: Table) -> Step | None:
        return Walk(self.who, self.way, t.speed(self.who))


@dataclass(slots=True)
class Walk(Step):
    """Going a declared way, square by square: Attacks of Opportunity before a step, falls, Fire and Slick after it."""

    STEPS = ("slippery_start", "start", "provoke", "tread", "slippery", "go_on", "arrive")

    who: int
    way: tuple[int, ...]
    budget: int
    how: str = WALKED
    number: int = 0
    spent: int = 0
    began: int = OFF
    last: int = OFF
    """Where it stood by the rules: the last square without another figure in it."""
    watched: list[tuple[int, int]] = field(default_factory=list)
    """Opponents that may still strike, and the squares they watch."""
    stopped: bool = False

    @property
    def charging(self) -> bool:
        return self.how == CHARGED

    def pace(self, t: Table) -> int:
        """The squares it may go now: its Speed, in a Charge twice that."""
        return CHARGE_PACE * t.speed(self.who) if self.charging else t.speed(self.who)

    def slippery_start(self, t: Table) -> Step | None:
        self.began = self.last = t.at[self.who]
        t.colour = GREEN
        if not self.way or t.conditions[self.who] & STUCK:
            self.stopped = True
            return None
        if self.charging and t.options["mended"]:  # FT-235: only a Move action starts with a FEAT
            return None
        return self.keep_footing(t)

    def keep_footing(self, t: Table) -> Step | None:
        """FT-234, FT-235: an Agility FEAT in Slick terrain; fliers and the Phased are above it."""
        t.colour = GREEN
        if t.ground().bits[t.at[self.who]] & SLICK and not t.flies(self.who) and not t.conditions[self.who] & PHASED:
            self.tell(t)
            return Feat(self.who, ON_SLICK, AGILITY)
        return None

    def start(self, t: Table) -> None:
        if self.stopped or t.colour < GREEN:
            self.stop()
        elif not self.stroll(t):
            self.watched = list(watchers(t, self.who).items())

    def stroll(self, t: Table) -> bool:
        """Go a way on which nothing can happen: nobody near it, nothing to fall from, no Fire or Slick, and Speed enough."""
        ground, way, here = t.ground(), gait(t, self.who, self.charging), self.began
        paces, squares, spent = ground.paces(way), set_of(self.way), 0
        if squares & (ground.fiery | ground.slick | barred(t, self.who, way)) or within_grasp(t, self.who, squares | 1 << here):
            return False
        for there in self.way:
            if not paces.safe[here] >> there & 1:
                return False
            here, spent = there, spent + (2 if paces.slow >> there & 1 else 1)
        if spent > self.budget or self.pace(t) < spent or here in t.at:
            return False
        t.at[self.who] = self.last = here
        self.back_to("arrive")
        return True

    def stop(self) -> None:
        self.back_to("arrive")

    def provoke(self, t: Table) -> Ask | Step | None:
        """Each opponent whose adjacency the next step leaves may strike first, once per move (FT-526, TQ-30)."""
        slammed = not self.passing(t)
        if t.ready[self.who] == KO or slammed or t.conditions[self.who] & STUCK:
            self.stop()
            return None
        here, there = t.at[self.who], self.way[self.number]
        for foe, mask in self.watched:
            if mask >> here & 1 and not mask >> there & 1 and can_strike_back(t, foe):
                choices = [(foe, number) for number, one in enumerate(t.attacks(foe)) if one.form == BRAWLING]
                return Ask(t.seat[foe], "opportunity", (PASS, *choices))
        return None

    def passing(self, t: Table) -> bool:
        """Whether it stands where its way has taken it."""
        return t.at[self.who] == (self.way[self.number - 1] if self.number else self.began)

    def answer_opportunity(self, t: Table, choice: Opportunity | Pass) -> Step | None:
        here, there = t.at[self.who], self.way[self.number]
        if choice != PASS:
            self.tell(t)
        foe = next(f for f, mask in self.watched if mask >> here & 1 and not mask >> there & 1 and can_strike_back(t, f))
        self.watched = [one for one in self.watched if one[0] != foe]
        if choice == PASS:
            return None
        return Strike(foe, choice[1], self.who, how=BY_OPPORTUNITY)

    def tread(self, t: Table) -> None:
        """The step itself. Speed may have shrunk on the way (Held)."""
        way, ground = gait(t, self.who, self.charging), t.ground()
        here, there = t.at[self.who], self.way[self.number]
        cost = cost_of(ground, way, here, there)
        budget = self.pace(t)
        if not cost or self.spent + cost > min(self.budget, budget) or barred(t, self.who, way) >> there & 1:  # FT-308
            self.stop()
            return
        alone = there not in t.at
        t.at[self.who] = there
        self.spent += cost
        self.number += 1
        if alone:
            self.last = there
        falls = not ground.paces(way).safe[here] >> there & 1
        if falls or ground.fiery >> there & 1:
            self.tell(t)
        if falls:
            fall(t, self.who)
        burn(t, self.who, there)

    def slippery(self, t: Table) -> Step | None:
        if t.ready[self.who] == KO:
            self.stop()
            return None
        return self.keep_footing(t)

    def go_on(self, t: Table) -> None:
        if t.colour >= GREEN and self.number < len(self.way):
            self.back_to("provoke")

    def arrive(self, t: Table) -> None:
        """Nobody ends in a square with another figure: who is stopped there steps back to the last free one (FT-199)."""
        if t.ready[self.who] != KO:
            square = t.at[self.who]
            if t.at.count(square) > 1 or t.ground().full >> square & 1:
                t.at[self.who] = self.last
            self.tell(t, arrived=True)

    def tell(self, t: Table, arrived: bool = False) -> None:
        """Tell how far it has come: at the end, and before anything happens on the way. Games of version 0.1 keep their states."""
        here = t.at[self.who]
        if here != self.began and (arrived or t.options["mended"]):
            t.emit(Moved, self.who, self.began, here, FLOWN if self.how == WALKED and t.flies(self.who) else self.how)
            self.began = here
