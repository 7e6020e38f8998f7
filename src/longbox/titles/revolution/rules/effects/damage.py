"""Damage that grows, shrinks or comes back, and what a defeat costs."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ...codes import NOBODY, OFF, POWER
from ...events import Shielded, StatsChanged, TokenStolen
from ...state import TOKEN, AnyFrame, Data, Step, Table
from ...words import PickStats, Reflect, Regain, Shield, Soften, StealToken
from ..doing import does, useful
from ..harm import Defeat, Harm, Stats


@does(Shield)
def shield(t: Table, seat: int, word: Shield, deed: object) -> None:
    harm = t.frame(Harm)
    before = harm.damage
    harm.damage = max(before - word.n, 0)
    t.emit(Shielded, t.code(harm.target), before - harm.damage, harm.damage)


@useful(Shield)
def can_shield(t: Table, seat: int, word: Shield, data: Data) -> bool:
    return t.frame(Harm).damage > 0


@does(Reflect)
def reflect(t: Table, seat: int, word: Reflect, deed: object) -> AnyFrame:
    return Harm(t.frame(Harm).attacker, word.n, seat, cause=(POWER + t.pc[seat],))


@useful(Reflect)
def can_reflect(t: Table, seat: int, word: Reflect, data: Data) -> bool:
    harm = t.frame(Harm)
    return harm.attack and harm.damage > 0 and harm.attacker != NOBODY and t.hex_of(harm.attacker) != OFF


@does(PickStats)
def pick_stats(t: Table, seat: int, word: PickStats, deed: object) -> None:
    t.frame(Harm).picker = seat


@useful(PickStats)
def can_pick(t: Table, seat: int, word: PickStats, data: Data) -> bool:
    return bool(data[1] < TOKEN) and t.frame(Harm).picker == NOBODY


@does(StealToken)
def steal_token(t: Table, seat: int, word: StealToken, deed: object) -> None:
    victim = t.pc[t.frame(Harm).target]
    t.power[victim] -= 1
    t.power[t.pc[seat]] += 1
    t.emit(TokenStolen, t.pc[seat], victim)


@useful(StealToken)
def can_steal(t: Table, seat: int, word: StealToken, data: Data) -> bool:
    """The token paid for this makes room for the one taken."""
    return bool(data[1] < TOKEN) and t.power[t.pc[data[1]]] > 0


@does(Soften)
def soften(t: Table, seat: int, word: Soften, deed: object) -> None:
    t.frame(Defeat).softened += word.n


@useful(Soften)
def can_soften(t: Table, seat: int, word: Soften, data: Data) -> bool:
    defeat = t.frame(Defeat)
    return defeat.zeros - defeat.softened > 1


@does(Regain)
def regain(t: Table, seat: int, word: Regain, deed: object) -> AnyFrame:
    return Recovery(seat, word.n)


@useful(Regain)
def can_regain(t: Table, seat: int, word: Regain, data: Data) -> bool:
    return bool(regains(t, seat))


@dataclass(slots=True)
class Recovery(Step):
    """Lost stat points come back, never above where they started (MR-331)."""

    STEPS = ("choose",)

    seat: int
    n: int

    def choose(self, t: Table) -> Ask | None:
        ways = regains(t, self.seat) if self.n else []
        return Ask(self.seat, "regain", tuple(ways)) if ways else None

    def answer_regain(self, t: Table, stats: Stats) -> None:
        self.n -= 1
        t.stats[self.seat] = stats
        t.emit(StatsChanged, t.pc[self.seat], stats, True)


def regains(t: Table, seat: int) -> list[tuple[int, int, int]]:
    """What the stats can become by regaining one point (MR-330, MR-331)."""
    a, d, s = t.stats[seat]
    most = t.start_stats(seat)
    ways = []
    if a < most[0]:
        ways.append((a + 1, d, s))
    if d < most[1]:
        ways.append((a, d + 1, s))
    if s < most[2]:
        ways.append((a, d, s + 1))
    return ways
