"""Words that let a player choose how many or how much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..events import PowerSpent
from ..script.nodes import SELF, Amount, Context, Number, Role, Test, amount
from ..script.running import Effect, Run
from .effects import throw_terrain
from .structure import targets


@dataclass(frozen=True, slots=True)
class may_heal(Effect):  # noqa: N801  (words of the language are lower case)
    """Its player may remove up to so much damage from somebody (`healed` is how much it was)."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.damage import Mend

        found = targets(c, self.who)
        if "damage before" in run.roles:
            run.roles["healed"] = run.roles.pop("damage before") - c.table.damage[self.who.of(c)]
            return None
        if "healing" in run.roles:
            run.roles["damage before"] = c.table.damage[found[0]]
            run.at -= 1  # come back to see how much it was
            return Mend(found, run.roles.pop("healing"), c.me)
        most = min(c.table.damage[found[0]], amount(c, self.n)) if found else 0
        return Ask(c.table.seat[found[0]], "choose", (PASS, *(("heal", n) for n in range(most, 0, -1)))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["healing"] = option[1]
            run.at -= 1  # come back to remove it


@dataclass(frozen=True, slots=True)
class spend_up_to(Effect):  # noqa: N801
    """Its player may spend up to so much Power (`spent` is how much it was)."""

    n: int
    who: Role = SELF

    def run(self, c: Context, run: Run) -> Ask | None:
        most = min(c.table.power[self.who.of(c)], self.n)
        return Ask(run.seat, "choose", (PASS, *(("spend", n) for n in range(1, most + 1)))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            who = self.who.of(c)
            run.roles["spent"] = c.table.lose_power(who, option[1])
            c.table.emit(PowerSpent, who, option[1])


healed = Number("healed", lambda c: int(c.roles.get("healed", 0)))
spent = Number("spent", lambda c: int(c.roles.get("spent", 0)))


def some(n: Number) -> Test:
    """There is any of it."""
    return Test("some", lambda c: n.read(c) > 0, (n,))


@dataclass(frozen=True, slots=True)
class unless_pays(Effect):  # noqa: N801
    """It happens unless somebody pays; that character's player decides."""

    who: Role
    n: int
    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        self.effect.flatten(code)
        code[at] = _Toll(self.who, self.n, len(code))


@dataclass(frozen=True, slots=True)
class _Toll(Effect):
    who: Role
    n: int
    to: int

    def run(self, c: Context, run: Run) -> Ask | None:
        who = self.who.of(c)
        if who < 0 or c.table.power[who] < self.n:
            return None
        return Ask(c.table.seat[who], "choose", (PASS, ("pay", self.n)))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            who = self.who.of(c)
            c.table.lose_power(who, self.n)
            c.table.emit(PowerSpent, who, self.n)
            run.at = self.to - 1


def terrain_near(most: int, range: int) -> Test:
    """There is interactive terrain of this Size or less within a Range."""
    return Test("terrain_near", lambda c: bool(throw_terrain(most, range, 0).features(c)), (most, range))
