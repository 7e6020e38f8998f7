"""Attacks: the fourteen steps, beams and areas (CP-313..CP-387)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isfinite, radians
from typing import Any

from longbox.geometry import beam
from longbox.geometry.ranges import bases_within
from longbox.geometry.shapes import Base
from longbox.kernel import Ability, AnyFrame, Ask, Illegal, Plain, Several

from ..codes import BLANK, BLOCK, CRIT, FAIL, HIT, INCINERATE, NOBODY, SHOCK, WILD
from ..events import AttackBegan, AttackCancelled, AttackCompared, DiceRolled
from ..script import queries
from ..script.cards import Rule, Strike
from ..script.keys import part_of
from ..script.nodes import Context
from ..script.running import AttackStep, Run, Step
from ..state import Table
from .aftermath import settle, shown
from .damage import ATTACK, EFFECT, Suffer
from .dice import Change, extra_dice, fails_too, roll, successes, treat, worth_of
from .purse import pay, purse
from .targets import (
    aims_of,
    area_of,
    cost_of,
    exposed,
    foes_of,
    has_target,
    in_reach,
    may_be_targeted,
    range_of,
    targets_of,
    usable,
)


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
    if strike.shape == "target":
        attack = Attack(attacker, strike.key, free=free, anywhere=anywhere, blind=blind)
        attack.without, attack.among, attack.marks = list(without), list(among), list(marks)
        return attack
    return Series(attacker, strike.key, free, list(without), list(among), list(marks))


def take_extras(t: Table, attacker: int, strike: Strike) -> list[str]:
    """What waits for this character's next attack, if this is one it goes with; it waits no longer."""
    extras = t.library.extras
    found = [
        row
        for row in t.lasting
        if row[0] in extras and row[2] == attacker and (not extras[row[0]].attacks or strike.id in extras[row[0]].attacks)
    ]
    t.lasting = [row for row in t.lasting if row not in found]
    return list(dict.fromkeys(row[0] for row in found))  # CP-037: the same one twice adds nothing


# -- the fourteen steps ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Attack(AttackStep):
    """One attack against one character: the fourteen steps of the book, in its order (CP-314)."""

    WHOLE_EFFECT = True
    STEPS = (
        "choose_attack",
        "declare_target",
        "pay_power",
        "build_attack_pool",
        "build_defense_pool",
        "roll_attack",
        "roll_defense",
        "roll_criticals",
        "modify_dice",
        "compare",
        "before_damage",
        "deal_damage",
        "resolved",
        "after_attack",
        "close",
        "aftermath",
    )

    attacker: int
    weapon: str
    target: int = NOBODY
    part: bool = False
    """One of the separate attacks of a beam or area: its target is given and its price is paid."""
    free: bool = False
    """Its price is not paid."""
    anywhere: bool = False
    """The target may be at any distance."""
    blind: bool = False
    """It needs no line of sight."""
    without: list[str] = field(default_factory=list)
    """Special rules this attack does not have."""
    among: list[int] = field(default_factory=list)
    """The characters it may target, if an effect says so."""
    kind: int = NOBODY
    """The type, once it is chosen."""
    attack_dice: int = 0
    defense_dice: int = 0
    attack_roll: list[int] = field(default_factory=list)
    defense_roll: list[int] = field(default_factory=list)
    rerolled: list[tuple[str, int, str]] = field(default_factory=list)
    stat: int = NOBODY
    """The defense used, where a card changes it."""
    hits: int = 0
    dealt: int = 0
    defeated: bool = False
    cover: bool = True
    changed: int = 0
    """How many dice the last change of dice changed."""
    marks: list[tuple[str, int]] = field(default_factory=list)
    """(ability, character) of what was used for this attack and works later in it."""
    cancelled: bool = False
    extras: list[str] = field(default_factory=list)
    """Rules that effects add to this attack."""
    counts: list[tuple[str, int, int]] = field(default_factory=list)
    """(roll, face, value): what faces count in this attack alone."""
    treated: list[tuple[str, int]] = field(default_factory=list)
    """(roll, die): results a card lets count as another one."""

    def strike(self, t: Table) -> Strike:
        return t.library.strikes[self.weapon]

    def fact(self, t: Table) -> str:
        return f"attacked with {self.strike(t).id}"

    def roles(self) -> dict[str, int]:
        return {"attacker": self.attacker, "target": self.target, "last_target": self.target}

    def shows(self, icons: tuple[int, ...]) -> bool:
        """CP-357, CP-358, Q75: the final roll has at least these faces; dice are not used up."""
        if not icons:
            return True
        needed = Counter(icons)
        return all(self.attack_roll.count(face) >= count for face, count in needed.items())

    def worth(self, t: Table) -> list[int]:
        """What each face of the attack roll counts, with the attack's own rules."""
        worth = worth_of(t, self.attacker, True, **self.roles())
        for part in t.library.changes_of(self.weapon, queries.FACE_COUNTS):
            _, face, value, icons = part.value
            if self.shows(icons):
                worth[face] += value - 1
        return worth

    def cancel(self, t: Table) -> None:
        """CP-324: not resolved, nothing follows, the action is lost."""
        t.emit(AttackCancelled, self.attacker)
        self.back_to("close")

    def retarget(self, t: Table, who: int) -> None:
        """Somebody else becomes the target: the first one was not attacked, and what it gained for its defense is gone."""
        if t.library.changes_of(self.weapon, queries.FIXED_TARGET):
            return
        for fact in ("attacked", self.fact(t)):
            t.facts.remove((fact, self.attacker, self.target))
            t.facts.append((fact, self.attacker, who))
        self.target, self.defense_dice, self.stat = who, 0, NOBODY
        self.counts = [row for row in self.counts if row[0] != "defense"]
        t.emit(AttackBegan, self.attacker, who, self.weapon)

    def stopped(self, t: Table) -> bool:
        """Q72: an attacker Dazed or KO'd in the middle attacks no further. Effects may cancel an attack, too."""
        if self.cancelled:
            self.cancel(t)
        elif not t.can_be_affected(self.attacker):
            self.back_to("close")
        else:
            return False
        return True

    # 1
    def choose_attack(self, t: Table) -> Ask | AnyFrame | None:
        """The attack itself was chosen with the action; here its type, where it has several (CP-555)."""
        strike = self.strike(t)
        if self.kind == NOBODY:
            if len(strike.types) > 1:
                return Ask(t.seat[self.attacker], "type", strike.types)
            self.kind = strike.type
        self.extras += take_extras(t, self.attacker, strike)
        return None if self.part else t.window("attack_declared", self.attacker, self.target)

    def answer_type(self, t: Table, kind: int) -> None:
        self.kind = kind

    # 2
    def declare_target(self, t: Table) -> Ask | AnyFrame | None:
        if self.stopped(t):
            return None
        if self.target == NOBODY:
            options = self.options(t)
            if not options:
                self.cancel(t)
                return None
            return Ask(t.seat[self.attacker], "target", tuple(options))
        t.emit(AttackBegan, self.attacker, self.target, self.weapon)
        t.facts += [("attacked", self.attacker, self.target), (self.fact(t), self.attacker, self.target)]
        return t.window("targeted", self.attacker, self.target)

    def options(self, t: Table) -> list[int]:
        found = targets_of(t, self.attacker, self.strike(t), self.anywhere, self.blind)
        return [who for who in found if who in self.among] if self.among else found

    def answer_target(self, t: Table, target: int) -> None:
        self.target = target

    # 3
    def pay_power(self, t: Table) -> AnyFrame | None:
        if self.stopped(t):
            return None
        if not t.can_be_affected(self.target):
            self.cancel(t)  # Q70: nobody is left to attack
            return None
        cost = 0 if self.part or self.free else cost_of(t, self.attacker, self.strike(t))
        if cost > purse(t, self.attacker):
            self.cancel(t)  # CP-323 and Q71
            return None
        return pay(t, self.attacker, cost)

    # 4
    def build_attack_pool(self, t: Table) -> AnyFrame | None:
        changes = list(t.changes(queries.ATTACK_DICE, self.attacker, **self.roles()))
        if t.has(queries.NO_ADDED_DICE, self.attacker):
            changes = [min(0, n) for n in changes]
        dice = self.strike(t).dice + sum(changes)
        if t.conditions[self.attacker] & SHOCK:
            dice -= 1  # CP-495
        self.attack_dice += dice
        return t.window("attack_pool", self.attacker, self.target)

    # 5
    def build_defense_pool(self, t: Table) -> AnyFrame | None:
        if self.stopped(t):
            return None
        stat = self.kind if self.stat == NOBODY else self.stat
        changes = list(t.changes(queries.DEFENSE_DICE, self.target, **self.roles()))
        if t.has(queries.NO_ADDED_DICE, self.target):
            changes = [min(0, n) for n in changes]
        dice = t.side(self.target).defense[stat] + sum(changes)
        if t.conditions[self.target] & INCINERATE:
            dice -= 1  # CP-489
        self.defense_dice += dice
        return t.window("defense_pool", self.attacker, self.target)

    # 6, 7
    def roll_attack(self, t: Table) -> AnyFrame | None:
        if self.stopped(t):
            return None
        self.attack_roll = roll(t, max(1, self.attack_dice))
        return t.window("attack_rolled", self.attacker, self.target)

    def roll_defense(self, t: Table) -> AnyFrame | None:
        none = t.has(queries.NO_DEFENSE, self.target)
        self.defense_roll = [] if none else roll(t, max(1, self.defense_dice))
        return t.window("defense_thrown", self.attacker, self.target)

    # 8
    def roll_criticals(self, t: Table) -> AnyFrame | None:
        per_crit = max([1, *(part.value for part in t.library.changes_of(self.weapon, queries.CRIT_DOUBLE))])
        treat(t, self, "attack", range(len(self.attack_roll)))
        more = roll(t, extra_dice(t, self.attacker, self.attack_roll, per_crit, **self.roles()))
        t.emit(DiceRolled, self.attacker, "attack", tuple(self.attack_roll), tuple(more))
        self.attack_roll += more
        treat(t, self, "attack", range(len(self.attack_roll)))
        treat(t, self, "defense", range(len(self.defense_roll)))
        more = roll(t, extra_dice(t, self.target, self.defense_roll, **self.roles()))
        t.emit(DiceRolled, self.target, "defense", tuple(self.defense_roll), tuple(more))
        self.defense_roll += more
        treat(t, self, "defense", range(len(self.defense_roll)))
        return t.window("rolled", self.attacker, self.target)

    # 9
    def modify_dice(self, t: Table) -> AnyFrame | None:
        if self.stopped(t):
            return None
        return ModifyDice(self.attacker, self.target)

    # 10
    def compare(self, t: Table) -> None:
        if self.stopped(t):
            return
        roles = self.roles()
        worth = self.worth(t)
        own = sum([worth[face] for face in self.attack_roll])
        blocked = successes(t, self.target, self.defense_roll, attack=False, **roles)
        own_rules = [part.value for part in t.library.changes_of(self.weapon, queries.COUNTS_THEIRS)]
        for face in (*own_rules, *t.changes(queries.COUNTS_THEIRS, self.attacker, **roles)):
            own += self.defense_roll.count(face)
        for face in t.changes(queries.COUNTS_THEIRS, self.target, **roles):
            blocked += self.attack_roll.count(face)
        self.hits = own - blocked
        shown(t, self.attacker, self.attack_roll)
        shown(t, self.target, self.defense_roll)
        t.emit(AttackCompared, self.attacker, self.target, own, blocked)

    # 11
    def before_damage(self, t: Table) -> AnyFrame | None:
        return t.window("before_damage", self.attacker, self.target)

    # 12
    def deal_damage(self, t: Table) -> AnyFrame | None:
        if self.stopped(t) or self.hits <= 0:
            return None
        return Suffer(self.target, self.hits, self.attacker, ATTACK)

    # 13
    def resolved(self, t: Table) -> AnyFrame | None:
        """CP-355: from here on the attack counts as resolved; first what comes as soon as damage was dealt, if there was any."""
        return t.window("after_damage", self.attacker, self.target)

    # 14
    def after_attack(self, t: Table) -> AnyFrame | None:
        return t.window("after_attack", self.attacker, self.target)

    # no step of the book: what lasted for this attack is over
    def close(self, t: Table) -> None:
        t.end_scope(t.scope("attack", self.attacker))

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)


@dataclass(slots=True)
class ModifyDice(Step):
    """Step 9: each side changes its own dice, then each the other's (CP-336..CP-339)."""

    STEPS = ("attacker_own", "defender_own", "attacker_on_defender", "defender_on_attacker", "final")

    attacker: int
    target: int

    def attacker_own(self, t: Table) -> AnyFrame | None:
        if t.has(queries.NO_MODIFY, self.attacker, attacker=self.attacker, target=self.target):
            return None
        return t.window("modify_own", self.attacker, self.attacker, self.target)

    def defender_own(self, t: Table) -> AnyFrame | None:
        if t.has(queries.NO_MODIFY, self.target, attacker=self.attacker, target=self.target):
            return None
        return t.window("modify_own", self.target, self.attacker, self.target)

    def attacker_on_defender(self, t: Table) -> AnyFrame | None:
        return t.window("modify_opponent", self.attacker, self.attacker, self.target)

    def defender_on_attacker(self, t: Table) -> AnyFrame | None:
        return t.window("modify_opponent", self.target, self.attacker, self.target)

    def final(self, t: Table) -> AnyFrame | None:
        return t.window("dice_final", self.attacker, self.target)


# -- cover (CP-476..CP-478): the book's own ability of every defender --------------------------------------------------


def _has_cover(t: Table, who: int, data: tuple[Any, ...]) -> bool:
    attack = t.attacking()
    if attack is None or data != (who, attack.attacker, who) or attack.target != who:
        return False  # not a defense roll of this attack: dodging knows no cover (CP-471)
    held = (BLOCK,) if fails_too(t, "defense", t.seat[who]) else (BLOCK, FAIL)
    if all(face in held for face in attack.defense_roll):
        return False
    return in_cover(t, attack)


def in_cover(t: Table, attack: Attack) -> bool:
    """Whether the target has cover from this attack, whatever the dice show (CP-472..CP-478)."""
    attacker, who = attack.attacker, attack.target
    if not attack.cover or t.library.changes_of(attack.weapon, queries.NO_COVER) or t.has(queries.NO_COVER, attacker, target=who):
        return False
    return t.has(queries.COVER, who, attacker=attacker) or t.covered(attacker, who)


def _use_cover(t: Table, who: int, data: tuple[Any, ...]) -> AnyFrame:
    return Change("cover", t.seat[who], "defense", 1, (CRIT, WILD, HIT, BLANK), BLOCK)


COVER = Ability("cover", 0, "modify_own", False, _has_cover, _use_cover)


# -- beams and areas ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeamAim:
    """Any direction in which the beam touches an enemy in sight, and one of those it has to touch if an effect names any."""

    attacker: int
    weapon: str
    range: int
    among: tuple[int, ...]

    def touched(self, t: Table, angle: float, base: Base) -> tuple[int, ...]:
        """CP-369, CP-370: everybody else the range tool touches, friend or foe."""
        length = t.the_tools().range(range_of(t, self.attacker, t.library.strikes[self.weapon]))
        return tuple(
            who
            for who in t.present()
            if who != self.attacker and beam.touched(base, radians(angle), length, t.base[who], t.the_tools())
        )

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        if len(value) != 1 or not isinstance(value[0], int | float) or not isfinite(value[0]):
            raise Illegal("A direction is one number, in degrees, like [90].")
        angle = float(value[0]) % 360.0
        touched = self.touched(t, angle, t.base[self.attacker])
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

    def choose_type(self, t: Table) -> Ask | None:
        """Before it is aimed, so once for all: aiming is what choosing a target is for other attacks (CP-369, CP-382, CP-555)."""
        types = t.library.strikes[self.weapon].types
        return Ask(t.seat[self.attacker], "type", types) if len(types) > 1 and self.kind == NOBODY else None

    def answer_type(self, t: Table, kind: int) -> None:
        self.kind = kind

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
        self.settle(t, self.region(t).touched(t, value[0], t.base[self.attacker]))

    def settle(self, t: Table, touched: tuple[int, ...]) -> None:
        """Who is hit is settled when the attack is declared (Q68)."""
        self.origin = t.base[self.attacker]
        self.foes = sum(t.within(self.attacker, who, t.library.strikes[self.weapon].range) for who in foes_of(t, self.attacker))
        self.remaining = [who for who in touched if t.seat[who] != t.seat[self.attacker]]
        spared = t.library.changes_of(self.weapon, queries.SPARES_ALLIES)
        self.friends = [] if spared else [who for who in touched if t.seat[who] == t.seat[self.attacker]]

    def cancel(self, t: Table) -> None:
        t.emit(AttackCancelled, self.attacker)
        self.step = len(self.STEPS)

    def pay(self, t: Table) -> AnyFrame | None:
        """Once for the whole attack (CP-371, CP-383)."""
        cost = 0 if self.free else cost_of(t, self.attacker, t.library.strikes[self.weapon])
        if cost > purse(t, self.attacker):
            self.cancel(t)
            return None
        return pay(t, self.attacker, cost)

    def pay_more(self, t: Table) -> AnyFrame | None:
        """Some attacks have more dice for Power that is spent besides their price."""
        return self.own_rule(t, "paying")

    def own_rule(self, t: Table, event: str) -> AnyFrame | None:
        """The special rule that is about the whole attack and not about one of its targets; it knows the last one of them."""
        last = next((whom for what, one, whom in reversed(t.facts) if (what, one) == ("attacked", self.attacker)), NOBODY)
        roles = {"attacker": self.attacker, "target": last, "last_target": last}
        now = Context(t, self.attacker, t.seat[self.attacker], roles)
        for number, rule in enumerate(t.library.strikes[self.weapon].rules):
            if isinstance(rule, Rule) and rule.event == event and t.can_be_affected(self.attacker) and rule.when.check(now):
                return Run(part_of(self.weapon, number), self.attacker, t.seat[self.attacker], roles)
        return None

    def still_hit(self, t: Table, who: int) -> bool:
        """Q68: where it is ruled so, one who was moved out of the beam or area meanwhile is spared."""
        if t.options["beam_targets"] == "fixed":
            return True
        if self.angle >= 0.0:
            return who in self.region(t).touched(t, self.angle, self.origin)
        tools = t.the_tools()
        reach = tools.range(range_of(t, self.attacker, t.library.strikes[self.weapon]))
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
        """The special rule that waits until all its attacks are resolved."""
        return self.own_rule(t, "after_series")

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)


__all__ = [
    "Attack", "ModifyDice", "Series", "begin", "cost_of", "has_target", "in_reach", "may_be_targeted", "targets_of", "usable",
]  # fmt: skip
