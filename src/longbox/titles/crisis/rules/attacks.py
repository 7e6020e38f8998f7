"""Attacks: the fourteen steps (CP-313..CP-366). Cover is in `cover`, beams and areas are in `beams_and_areas`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from longbox.kernel import AnyFrame, Ask

from ..codes import INCINERATE, NOBODY, SHOCK
from ..events import AttackBegan, AttackCancelled, AttackCompared, DiceRolled
from ..script import queries
from ..script.cards import Strike
from ..script.running import AttackStep, Step
from ..state import Table
from .aftermath import settle, shown
from .damage import ATTACK, Suffer
from .dice import added, extra_dice, roll, spoil, successes, treat, worth_of
from .purse import is_lent, of_attack, pay
from .spots import TERRAIN
from .targets import CHEAPER, alternatives, awaiting, cost_of, measure, starts, targets_of


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
        found = () if self.part else spots_to_ask(t, self.attacker, strike, self.anywhere, self.blind)
        if len(found) > 1:
            return Ask(t.seat[self.attacker], "origin", found)
        if found:
            self.answer_origin(t, found[0])
        self.extras += take_extras(t, self.attacker, strike)
        self.blind = self.blind or any(t.library.changes_of(one, queries.IGNORE_LOS) for one in self.extras)
        return None if self.part else t.window("attack_declared", self.attacker, self.target)

    def answer_type(self, t: Table, kind: int) -> None:
        self.kind = kind

    def answer_origin(self, t: Table, spot: tuple[str, int]) -> None:
        measure(t, self.attacker, self.strike(t), number_of(spot), t.scope("attack", self.attacker))

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
        t.drop_lasting(lambda row: row[0] == CHEAPER and row[2] == self.attacker)
        if cost > of_attack(t, self.attacker):
            self.cancel(t)  # CP-323 and Q71
            return None
        return pay(t, self.attacker, cost, is_lent(t))

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
        dice = t.defense(self.target, stat) + sum(changes)
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
        own = sum([worth[face] for face in self.attack_roll]) + added(t, attack=True)
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
        attack = t.attack()
        spoil(t, self.attacker, "attack", attack.attack_roll)
        spoil(t, self.target, "defense", attack.defense_roll)
        return t.window("dice_final", self.attacker, self.target)


def spots_to_ask(t: Table, attacker: int, strike: Strike, *where: bool) -> tuple[tuple[str, int], ...]:
    """What an attack may be measured from, where there is more than its attacker and nothing is settled yet."""
    if not t.lasting or not alternatives(t, attacker, strike):
        return ()
    return tuple(
        ("terrain", spot - TERRAIN) if spot >= TERRAIN else ("character", spot) for spot in starts(t, attacker, strike, *where)
    )


def number_of(spot: tuple[str, int]) -> int:
    """A place to measure from, as it was offered."""
    return spot[1] + (TERRAIN if spot[0] == "terrain" else 0)


def take_extras(t: Table, attacker: int, strike: Strike) -> list[str]:
    """What waits for this character's next attack, if this is one it goes with; it waits no longer."""
    found = awaiting(t, attacker, strike)
    t.lasting = [row for row in t.lasting if row not in found]
    keys = [row[0] for row in found]
    return keys if t.adds_up() and t.options["mended"] else list(dict.fromkeys(keys))
