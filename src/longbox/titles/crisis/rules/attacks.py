"""Attacks: the fourteen steps, beams and areas (CP-309..CP-387)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import degrees, isfinite, radians
from typing import TYPE_CHECKING, Any

from longbox.geometry import beam
from longbox.kernel import PASS, Ability, Ask, Frame, Illegal, Plain

from ..events import AttackBegan, AttackCancelled, AttackCompared, DiceRolled, PowerLost
from ..language.cards import STRIKES, Strike
from ..language.script import Step
from ..play import strike_statics
from ..table import BOOK_ABILITIES
from ..vocabulary import BLANK, BLOCK, CRIT, DAZED, FAIL, HIT, INCINERATE, NOBODY, PLAYED, SHOCK, WILD
from .damage import ATTACK, EFFECT, Suffer
from .dice import Change, extra_dice, roll, successes

if TYPE_CHECKING:
    from ..table import Table

STEALTH_RANGE = 3


# -- targets -----------------------------------------------------------------------------------------------------------


def may_be_targeted(t: Table, attacker: int, target: int) -> bool:
    """CP-311, CP-396, CP-561: an enemy, not Dazed, and near enough if it has Stealth."""
    if t.seat[attacker] == t.seat[target] or t.status[target] & (PLAYED | DAZED) != PLAYED:
        return False
    return all(t.within(attacker, target, reach) for reach in t.changes("stealth", target))


def range_of(t: Table, attacker: int, strike: Strike) -> int:
    return min(5, max(1, strike.range + t.total("reach", attacker)))


def in_reach(t: Table, attacker: int, target: int, strike: Strike) -> bool:
    """CP-312: within the attack's Range and in line of sight."""
    return t.within(attacker, target, range_of(t, attacker, strike)) and in_sight(t, attacker, target, strike)


def in_sight(t: Table, attacker: int, target: int, strike: Strike) -> bool:
    """In line of sight, unless the attack needs none."""
    return bool(strike_statics(strike.key, "ignore_los")) or t.forbids("ignore_los", attacker) or t.sees(attacker, target)


def targets_of(t: Table, attacker: int, strike: Strike) -> list[int]:
    return [who for who in t.present() if may_be_targeted(t, attacker, who) and in_reach(t, attacker, who, strike)]


def aims_of(t: Table, attacker: int, strike: Strike) -> list[tuple[float, tuple[int, ...]]]:
    """The ways to lay a beam that hit at least one enemy in sight: direction in degrees, and all it touches."""
    crowd = [who for who in t.present() if who != attacker]
    length = t.the_tools().range(strike.range)
    found = []
    for aim in beam.options(t.base[attacker], length, [t.base[who] for who in crowd], t.the_tools()):
        touched = tuple(crowd[i] for i in aim.touched)
        if any(may_be_targeted(t, attacker, who) and in_sight(t, attacker, who, strike) for who in touched):
            found.append((round(degrees(aim.theta) % 360.0, 6), touched))
    return found


def area_of(t: Table, attacker: int, strike: Strike) -> tuple[int, ...]:
    """Everybody else within the range of an area attack (CP-382)."""
    return tuple(who for who in t.present() if who != attacker and t.within(attacker, who, strike.range))


def has_target(t: Table, attacker: int, strike: Strike) -> bool:
    """CP-310 and Q67: an attack needs somebody to attack."""
    if strike.shape == "beam":
        return bool(aims_of(t, attacker, strike))
    if strike.shape == "area":
        return any(may_be_targeted(t, attacker, who) and in_sight(t, attacker, who, strike) for who in area_of(t, attacker, strike))
    return any(True for who in t.present() if may_be_targeted(t, attacker, who) and in_reach(t, attacker, who, strike))


def cost_of(t: Table, attacker: int, strike: Strike) -> int:
    return max(0, strike.cost + t.total("attack_cost", attacker))


def usable(t: Table, attacker: int) -> Iterator[Strike]:
    """The attacks a character could make now (CP-315, CP-316)."""
    for strike in t.strikes(attacker):
        if cost_of(t, attacker, strike) <= t.power[attacker] and has_target(t, attacker, strike):
            yield strike


def begin(t: Table, attacker: int, strike: Strike, **more: Any) -> Frame[Any]:
    """The frame that makes an attack, whatever its shape."""
    if strike.shape == "target":
        return Attack(attacker, strike.key, **more)
    return Series(attacker, strike.key)


# -- the fourteen steps ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Attack(Step):
    """One attack against one character: the fourteen steps of the book, in its order (CP-314)."""

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
    )

    attacker: int
    weapon: str
    target: int = NOBODY
    part: bool = False
    """One of the separate attacks of a beam or area: its target is given and its price is paid."""
    free: bool = False
    """Its price is not paid."""
    anywhere: bool = False
    """Range and line of sight do not matter."""
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
    marks: list[tuple[str, int]] = field(default_factory=list)
    """(ability, character) of what was used for this attack and works later in it."""

    def strike(self) -> Strike:
        return STRIKES[self.weapon]

    def roles(self) -> dict[str, int]:
        return {"attacker": self.attacker, "target": self.target, "last_target": self.target}

    def shows(self, icons: tuple[int, ...]) -> bool:
        """CP-357, CP-358, Q75: the final roll has at least these faces; dice are not used up."""
        if not icons:
            return True
        needed = Counter(icons)
        return all(self.attack_roll.count(face) >= count for face, count in needed.items())

    def cancel(self, t: Table) -> None:
        """CP-324: not resolved, nothing follows, the action is lost."""
        t.emit(AttackCancelled, self.attacker)
        self.step = len(self.STEPS)

    def retarget(self, t: Table, who: int) -> None:
        """Somebody else becomes the target: the first one was not attacked, and what it gained for its defense is gone."""
        t.facts.remove(("attacked", self.attacker, self.target))
        t.facts.append(("attacked", self.attacker, who))
        self.target, self.defense_dice = who, 0
        t.emit(AttackBegan, self.attacker, who, self.weapon)

    def stopped(self, t: Table) -> bool:
        """Q72: an attacker Dazed or KO'd in the middle attacks no further."""
        if t.status[self.attacker] & (PLAYED | DAZED) != PLAYED:
            self.step = len(self.STEPS)
            return True
        return False

    # 1
    def choose_attack(self, t: Table) -> Ask | None:
        """The attack itself was chosen with the action; here its type, where it has several (CP-555)."""
        strike = self.strike()
        if self.kind == NOBODY:
            if len(strike.types) > 1:
                return Ask(t.seat[self.attacker], "type", strike.types)
            self.kind = strike.type
        return None

    def answer_type(self, t: Table, kind: int) -> None:
        self.kind = kind

    # 2
    def declare_target(self, t: Table) -> Ask | Frame[Any] | None:
        if self.target == NOBODY:
            options = self.options(t)
            if not options:
                self.cancel(t)
                return None
            return Ask(t.seat[self.attacker], "target", tuple(options))
        t.emit(AttackBegan, self.attacker, self.target, self.weapon)
        t.facts.append(("attacked", self.attacker, self.target))
        return t.window("targeted", self.attacker, self.target)

    def options(self, t: Table) -> list[int]:
        candidates = self.among or t.present()
        strike = self.strike()
        return [
            who
            for who in candidates
            if may_be_targeted(t, self.attacker, who) and (self.anywhere or in_reach(t, self.attacker, who, strike))
        ]

    def answer_target(self, t: Table, target: int) -> None:
        self.target = target

    # 3
    def pay_power(self, t: Table) -> None:
        if self.stopped(t):
            return
        if not t.can_be_affected(self.target):
            self.cancel(t)  # Q70: nobody is left to attack
            return
        if self.part or self.free:
            return
        cost = cost_of(t, self.attacker, self.strike())
        if cost > t.power[self.attacker]:
            self.cancel(t)  # CP-323 and Q71
        elif cost:
            t.lose_power(self.attacker, cost)
            t.emit(PowerLost, self.attacker, cost)

    # 4
    def build_attack_pool(self, t: Table) -> Frame[Any] | None:
        dice = self.strike().dice + t.total("attack_dice", self.attacker, **self.roles())
        if t.conditions[self.attacker] & SHOCK:
            dice -= 1  # CP-495
        self.attack_dice += dice
        return t.window("attack_pool", self.attacker, self.target)

    # 5
    def build_defense_pool(self, t: Table) -> Frame[Any] | None:
        stat = self.kind if self.stat == NOBODY else self.stat
        dice = t.side(self.target).defense[stat] + t.total("defense_dice", self.target, **self.roles())
        if t.conditions[self.target] & INCINERATE:
            dice -= 1  # CP-489
        self.defense_dice += dice
        return t.window("defense_pool", self.attacker, self.target)

    # 6, 7
    def roll_attack(self, t: Table) -> None:
        self.attack_roll = roll(t, max(1, self.attack_dice))

    def roll_defense(self, t: Table) -> None:
        self.defense_roll = roll(t, max(1, self.defense_dice))

    # 8
    def roll_criticals(self, t: Table) -> Frame[Any] | None:
        per_crit = max([1, *(part.value for part in strike_statics(self.weapon, "crit_double"))])
        more = roll(t, extra_dice(t, self.attacker, self.attack_roll, per_crit))
        t.emit(DiceRolled, self.attacker, "attack", tuple(self.attack_roll), tuple(more))
        self.attack_roll += more
        more = roll(t, extra_dice(t, self.target, self.defense_roll))
        t.emit(DiceRolled, self.target, "defense", tuple(self.defense_roll), tuple(more))
        self.defense_roll += more
        return t.window("rolled", self.attacker, self.target)

    # 9
    def modify_dice(self, t: Table) -> Frame[Any]:
        return ModifyDice(self.attacker, self.target)

    # 10
    def compare(self, t: Table) -> None:
        roles = self.roles()
        own = successes(t, self.attacker, self.attack_roll, attack=True, **roles)
        for part in strike_statics(self.weapon, "face_counts"):
            _, face, value, icons = part.value
            if self.shows(icons):
                own += (value - 1) * self.attack_roll.count(face)
        blocked = successes(t, self.target, self.defense_roll, attack=False, **roles)
        self.hits = own - blocked
        t.emit(AttackCompared, self.attacker, self.target, own, blocked)

    # 11
    def before_damage(self, t: Table) -> Frame[Any] | None:
        return t.window("before_damage", self.attacker, self.target)

    # 12
    def deal_damage(self, t: Table) -> Frame[Any] | None:
        if self.stopped(t) or self.hits <= 0:
            return None
        return Suffer(self.target, self.hits, self.attacker, ATTACK)

    # 13
    def resolved(self, t: Table) -> None:
        """CP-355: from here on the attack counts as resolved."""

    # 14
    def after_attack(self, t: Table) -> Frame[Any] | None:
        return t.window("after_attack", self.attacker, self.target)


@dataclass(slots=True)
class ModifyDice(Step):
    """Step 9: each side changes its own dice, then each the other's (CP-336..CP-339)."""

    STEPS = ("attacker_own", "defender_own", "attacker_on_defender", "defender_on_attacker", "final")

    attacker: int
    target: int

    def attacker_own(self, t: Table) -> Frame[Any] | None:
        return t.window("modify_own", self.attacker, self.attacker, self.target)

    def defender_own(self, t: Table) -> Frame[Any] | None:
        return t.window("modify_own", self.target, self.attacker, self.target)

    def attacker_on_defender(self, t: Table) -> Frame[Any] | None:
        return t.window("modify_opponent", self.attacker, self.attacker, self.target)

    def defender_on_attacker(self, t: Table) -> Frame[Any] | None:
        return t.window("modify_opponent", self.target, self.attacker, self.target)

    def final(self, t: Table) -> Frame[Any] | None:
        return t.window("dice_final", self.attacker, self.target)


# -- cover (CP-476..CP-478): the book's own ability of every defender --------------------------------------------------


def _has_cover(t: Table, who: int, data: tuple[Any, ...]) -> bool:
    attack = t.attacking()
    if attack is None or data[1] == NOBODY or data[0] != who or attack.target != who or not attack.cover:
        return False
    if all(face in (BLOCK, FAIL) for face in attack.defense_roll):
        return False
    if strike_statics(attack.weapon, "no_cover") or t.forbids("no_cover", who, attacker=attack.attacker):
        return False
    return t.forbids("cover", who, attacker=attack.attacker) or t.covered(attack.attacker, who)


def _use_cover(t: Table, who: int, data: tuple[Any, ...]) -> Frame[Any]:
    return Change("cover", t.seat[who], "defense", 1, (CRIT, WILD, HIT, BLANK), BLOCK)


BOOK_ABILITIES.setdefault("modify_own", []).append((0, Ability("cover", 0, "modify_own", False, _has_cover, _use_cover)))


# -- beams and areas ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeamAim:
    """Any direction in which the beam touches an enemy in sight."""

    attacker: int
    weapon: str
    must: int

    def touched(self, t: Table, angle: float) -> tuple[int, ...]:
        strike = STRIKES[self.weapon]
        length = t.the_tools().range(strike.range)
        base = t.base[self.attacker]
        return tuple(
            who
            for who in t.present()
            if who != self.attacker and beam.touched(base, radians(angle), length, t.base[who], t.the_tools())
        )

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        if len(value) != 1 or not isinstance(value[0], int | float) or not isfinite(value[0]):
            raise Illegal("A direction is one number, in degrees, like [90].")
        angle = float(value[0]) % 360.0
        touched = self.touched(t, angle)
        if self.must != NOBODY and self.must not in touched:
            raise Illegal(f"The beam must touch {t.card(self.must).name}.")
        strike = STRIKES[self.weapon]
        if not any(may_be_targeted(t, self.attacker, who) and in_sight(t, self.attacker, who, strike) for who in touched):
            raise Illegal("The beam must touch at least one enemy in sight.")
        return (angle,)

    def describe(self) -> dict[str, Any]:
        return {"beam": self.attacker, "range": STRIKES[self.weapon].range}


@dataclass(slots=True)
class Series(Step):
    """A beam or area attack: one price, then a separate attack against each enemy, then the allies in the way (CP-367..CP-387)."""

    STEPS = ("aim", "pay", "attacks", "allies")

    attacker: int
    weapon: str
    must: int = NOBODY
    """Somebody it has to hit, if an effect says so (CP-377, CP-387)."""
    todo: list[int] = field(default_factory=list)
    friends: list[int] = field(default_factory=list)
    aimed: bool = False

    def aim(self, t: Table) -> Ask | None:
        strike = STRIKES[self.weapon]
        if strike.shape == "area":
            self.settle(t, area_of(t, self.attacker, strike))
            return None
        if self.aimed:
            return None
        options = [(angle,) for angle, touched in aims_of(t, self.attacker, strike) if self.must in (NOBODY, *touched)]
        if not options:
            self.step = len(self.STEPS)
            return None
        return Ask(t.seat[self.attacker], "aim", tuple(options), BeamAim(self.attacker, self.weapon, self.must))

    def answer_aim(self, t: Table, value: tuple[float]) -> None:
        self.aimed = True
        self.settle(t, BeamAim(self.attacker, self.weapon, self.must).touched(t, value[0]))

    def settle(self, t: Table, touched: tuple[int, ...]) -> None:
        """Who is hit is settled when the attack is declared (Q68)."""
        self.todo = [who for who in touched if t.seat[who] != t.seat[self.attacker]]
        self.friends = [who for who in touched if t.seat[who] == t.seat[self.attacker]]

    def pay(self, t: Table) -> None:
        cost = cost_of(t, self.attacker, STRIKES[self.weapon])
        if cost > t.power[self.attacker]:
            self.step = len(self.STEPS)
        elif cost:
            t.lose_power(self.attacker, cost)
            t.emit(PowerLost, self.attacker, cost)

    def legal(self, t: Table) -> list[int]:
        strike = STRIKES[self.weapon]
        return [who for who in self.todo if may_be_targeted(t, self.attacker, who) and in_sight(t, self.attacker, who, strike)]

    def attacks(self, t: Table) -> Ask | Frame[Any] | None:
        if t.status[self.attacker] & (PLAYED | DAZED) != PLAYED:
            return None
        left = self.legal(t)
        if not left:
            return None
        if len(left) > 1:
            return Ask(t.seat[self.attacker], "target", tuple(left))
        self.back_to("attacks")
        return self.answer_target(t, left[0])

    def answer_target(self, t: Table, target: int) -> Frame[Any]:
        self.todo.remove(target)
        return Attack(self.attacker, self.weapon, target, part=True)

    def allies(self, t: Table) -> Frame[Any] | None:
        """CP-375, CP-376: one damage each, no line of sight needed, no Power."""
        while self.friends:
            who = self.friends.pop(0)
            if t.can_be_affected(who):
                self.back_to("allies")
                return Suffer(who, 1, self.attacker, EFFECT)
        return None


__all__ = ["PASS", "Attack", "ModifyDice", "Series", "begin", "targets_of", "usable"]
