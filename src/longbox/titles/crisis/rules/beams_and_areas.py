"""Attacks of other shapes: beams and areas (CP-367..CP-387), and how an attack of any shape begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isfinite, radians
from typing import Any

from longbox.geometry import beam
from longbox.geometry.ranges import bases_within
from longbox.geometry.shapes import Base
from longbox.kernel import AnyFrame, Ask, Illegal, Plain, Several
from longbox.kernel.plain import sparse

from ..codes import NOBODY
from ..events import AttackCancelled
from ..script import queries
from ..script.cards import Rule, Strike
from ..script.keys import part_of
from ..script.nodes import Context
from ..script.running import Run, Step
from ..state import Table
from .aftermath import settle
from .attacks import Attack, number_of, spots_to_ask
from .damage import EFFECT, Suffer
from .purse import is_lent, of_attack, pay
from .spots import base_of, reaches
from .targets import CHEAPER, aims_of, area_of, cost_of, exposed, foes_of, measure, origin, range_of


def begin(
    t: Table,
    attacker: int,
    strike: Strike,
    free: bool = False,
    anywhere: bool = False,
    without: Iterable[str] = (),
    among: Iterable[int] = (),
    marks: Iterable[tuple[str, int]] = (),
    blind: bool = False,
) -> AnyFrame:
    """The frame that makes an attack, whatever its shape."""
    if t.options["mended"]:
        use_up(t, attacker, strike)
    if strike.shape == "target":
        attack = Attack(attacker, strike.key, free=free, anywhere=anywhere, blind=blind)
        attack.without, attack.among, attack.marks = list(without), list(among), list(marks)
        return attack
    return Series(attacker, strike.key, free, list(without), list(among), list(marks))


def use_up(t: Table, attacker: int, strike: Strike) -> None:
    """An attack that somebody could use once, in a turn or at all, is used, whatever lets it be made now."""
    if strike.key in t.changes(queries.LENT_ATTACK, attacker):
        t.note_use(strike.key, attacker, "turn")
    once = (strike.key, attacker, 1)
    t.lasting = [row for row in t.lasting if (row[0], row[2], row[4]) != once]


@dataclass(frozen=True, slots=True)
class BeamAim:
    """Any direction in which the beam touches an enemy in sight, and one of those it has to touch if an effect names any."""

    attacker: int
    weapon: str
    range: int
    among: tuple[int, ...]

    def touched(self, t: Table, angle: float, base: Base) -> tuple[int, ...]:
        """CP-369, CP-370: everybody else the range tool touches, friend or foe."""
        length = self.length(t)
        spared = (self.attacker, origin(t, self.attacker, t.library.strikes[self.weapon]))
        return tuple(
            who
            for who in t.present()
            if who not in spared and beam.touched(base, radians(angle), length, t.base[who], t.the_tools())
        )

    def length(self, t: Table) -> float:
        return t.the_tools().range(range_of(t, self.attacker, t.library.strikes[self.weapon]))

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        if len(value) != 1 or not isinstance(value[0], int | float) or not isfinite(value[0]):
            raise Illegal("A direction is one number, in degrees, like [90].")
        angle = float(value[0]) % 360.0
        touched = self.touched(t, angle, base_of(t, origin(t, self.attacker, t.library.strikes[self.weapon])))
        if self.among and not any(who in touched for who in self.among):
            raise Illegal("The beam must touch {names}.", names=Several([t.named(who) for who in self.among], "or"))
        if not any(exposed(t, self.attacker, who, t.library.strikes[self.weapon]) for who in touched):
            raise Illegal("The beam must touch at least one enemy in sight.")
        return (angle,)

    def describe(self) -> dict[str, Any]:
        return {"beam": self.attacker, "range": self.range}


@dataclass(slots=True)
class Series(Step):
    """A beam or area attack: one price, then a separate attack against each enemy, then the allies in the way (CP-367..CP-387)."""

    WHOLE_EFFECT = True
    STEPS = ("choose_type", "declare", "aim", "pay", "pay_more", "attacks", "allies", "after_all", "aftermath")

    attacker: int
    weapon: str
    free: bool = False
    without: list[str] = field(default_factory=list)
    among: list[int] = field(default_factory=list)
    """Those one of whom it has to hit, if an effect says so (CP-377, CP-387)."""
    marks: list[tuple[str, int]] = field(default_factory=list)
    remaining: list[int] = field(default_factory=list)
    friends: list[int] = field(default_factory=list)
    angle: float = -1.0
    """How the beam lies, in degrees; negative until it is laid, and for areas."""
    origin: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """Where the attacker stood then: the tool is laid once."""
    kind: int = NOBODY
    """The type of all its attacks."""
    more: int = 0
    """Dice that Power spent besides the price adds to each of its attacks."""
    foes: int = 0
    """How many enemies, not Dazed, were within its printed Range when it was declared."""
    made: int = 0
    """How many separate attacks were begun."""
    ruled: tuple[int, ...] = sparse()
    """Which of its special rules about the whole attack have happened."""

    def choose_type(self, t: Table) -> Ask | None:
        """Before it is aimed, so once for all: aiming is what choosing a target is for other attacks (CP-369, CP-382, CP-555)."""
        strike = t.library.strikes[self.weapon]
        if len(strike.types) > 1 and self.kind == NOBODY:
            return Ask(t.seat[self.attacker], "type", strike.types)
        found = spots_to_ask(t, self.attacker, strike)
        if len(found) > 1:
            return Ask(t.seat[self.attacker], "origin", found)
        if found:
            self.answer_origin(t, found[0])
        return None

    def answer_type(self, t: Table, kind: int) -> None:
        self.kind = kind

    def answer_origin(self, t: Table, spot: tuple[str, int]) -> None:
        strike = t.library.strikes[self.weapon]
        measure(t, self.attacker, strike, number_of(spot), f"series {len(t.stack)}")

    def declare(self, t: Table) -> AnyFrame | None:
        return t.window("attack_declared", self.attacker, NOBODY)

    def aim(self, t: Table) -> Ask | None:
        strike = t.library.strikes[self.weapon]
        if strike.shape == "area":
            touched = area_of(t, self.attacker, strike)
            if any(exposed(t, self.attacker, who, strike) for who in touched if not self.among or who in self.among):
                self.settle(t, touched)
            else:
                self.cancel(t)
            return None
        if self.angle >= 0.0:
            return None
        options = [
            (angle,)
            for angle, touched in aims_of(t, self.attacker, strike)
            if not self.among or any(who in touched for who in self.among)
        ]
        if not options:
            self.cancel(t)
            return None
        return Ask(t.seat[self.attacker], "aim", tuple(options), self.region(t))

    def region(self, t: Table) -> BeamAim:
        return BeamAim(self.attacker, self.weapon, t.library.strikes[self.weapon].range, tuple(self.among))

    def answer_aim(self, t: Table, value: tuple[float]) -> None:
        self.angle = value[0]
        self.settle(t, self.region(t).touched(t, value[0], base_of(t, self.start(t))))

    def settle(self, t: Table, touched: tuple[int, ...]) -> None:
        """Who is hit is settled when the attack is declared (Q68)."""
        self.origin = base_of(t, self.start(t))
        strike = t.library.strikes[self.weapon]
        reach = strike.range or max(1, range_of(t, self.attacker, strike))
        self.foes = sum(reaches(t, self.start(t), who, reach) for who in foes_of(t, self.attacker))
        self.remaining = [who for who in touched if t.seat[who] != t.seat[self.attacker]]
        spared = t.library.changes_of(self.weapon, queries.SPARES_ALLIES)
        self.friends = [] if spared else [who for who in touched if t.seat[who] == t.seat[self.attacker]]

    def start(self, t: Table) -> int:
        """Whom it is measured from."""
        return origin(t, self.attacker, t.library.strikes[self.weapon])

    def cancel(self, t: Table) -> None:
        t.emit(AttackCancelled, self.attacker)
        self.step = len(self.STEPS)
        t.end_scope(f"series {len(t.stack)}")

    def pay(self, t: Table) -> AnyFrame | None:
        """Once for the whole attack (CP-371, CP-383)."""
        cost = 0 if self.free else cost_of(t, self.attacker, t.library.strikes[self.weapon])
        t.drop_lasting(lambda row: row[0] == CHEAPER and row[2] == self.attacker)
        if cost > of_attack(t, self.attacker):
            self.cancel(t)
            return None
        return pay(t, self.attacker, cost, is_lent(t))

    def pay_more(self, t: Table) -> AnyFrame | None:
        """Some attacks have more dice for Power that is spent besides their price."""
        return self.own_rules(t, "paying", "pay_more")

    def own_rules(self, t: Table, event: str, step: str) -> AnyFrame | None:
        """The special rules that are about the whole attack and not about one of its targets; they know the last one of them."""
        last = next((whom for what, one, whom in reversed(t.facts) if (what, one) == ("attacked", self.attacker)), NOBODY)
        roles = {"attacker": self.attacker, "target": last, "last_target": last}
        now = Context(t, self.attacker, t.seat[self.attacker], roles)
        for number, rule in enumerate(t.library.strikes[self.weapon].rules):
            if number in self.ruled or not isinstance(rule, Rule) or rule.event != event:
                continue
            if t.can_be_affected(self.attacker) and rule.when.check(now):
                if t.options["mended"]:
                    self.ruled = (*self.ruled, number)
                    self.back_to(step)  # there may be more of them
                return Run(part_of(self.weapon, number), self.attacker, t.seat[self.attacker], roles)
        return None

    def still_hit(self, t: Table, who: int) -> bool:
        """Q68: where it is ruled so, one who was moved out of the beam or area meanwhile is spared."""
        if t.options["beam_targets"] == "fixed":
            return True
        if self.angle >= 0.0:
            return who in self.region(t).touched(t, self.angle, self.origin)
        tools = t.the_tools()
        reach = tools.range(max(1, range_of(t, self.attacker, t.library.strikes[self.weapon])))
        return bases_within(self.origin, t.base[who], reach, tools.eps)

    def left(self, t: Table) -> list[int]:
        strike = t.library.strikes[self.weapon]
        return [who for who in self.remaining if exposed(t, self.attacker, who, strike) and self.still_hit(t, who)]

    def has_one_target(self, t: Table) -> bool:
        """Whether the attack it is at is its only one."""
        return self.made == 1 and not self.left(t)

    def attacks(self, t: Table) -> Ask | AnyFrame | None:
        """CP-372..CP-374: each completely before the next, in the attacker's order."""
        if not t.can_be_affected(self.attacker):
            return None
        left = self.left(t)
        if not left:
            return None
        if len(left) > 1:
            return Ask(t.seat[self.attacker], "target", tuple(left))
        self.back_to("attacks")
        return self.answer_target(t, left[0])

    def answer_target(self, t: Table, target: int) -> AnyFrame:
        self.remaining.remove(target)
        self.made += 1
        without, marks = list(self.without), list(self.marks)
        return Attack(
            self.attacker, self.weapon, target, part=True, without=without, marks=marks, kind=self.kind, attack_dice=self.more
        )

    def allies(self, t: Table) -> AnyFrame | None:
        """CP-375, CP-376: one damage each, no line of sight needed, no Power; some attacks spare them."""
        while self.friends:
            who = self.friends.pop(0)
            if t.can_be_affected(who) and self.still_hit(t, who):
                self.back_to("allies")
                return Suffer(who, 1, self.attacker, EFFECT)
        return None

    def after_all(self, t: Table) -> AnyFrame | None:
        """The special rules that wait until all its attacks are resolved."""
        return self.own_rules(t, "after_series", "after_all")

    def aftermath(self, t: Table) -> AnyFrame | None:
        t.end_scope(f"series {len(t.stack)}")
        return settle(t, self)
