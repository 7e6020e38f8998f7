"""Dice: rolling them, criticals, changing and rerolling them, dodging (CP-079..CP-087, CP-333..CP-345, CP-463..CP-471)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import PASS, AnyFrame, Ask, Illegal, Phrase, Plain
from longbox.kernel.plain import sparse

from ..codes import (
    ATTACK_SUCCESS,
    BLANK,
    BLOCK,
    CRIT,
    DAZED,
    DEFENSE_SUCCESS,
    FAIL,
    HEX,
    HIT,
    NOBODY,
    PHYSICAL,
    PLAYED,
    SIDES,
    WILD,
)
from ..events import DiceChanged, DiceRolled
from ..script import queries
from ..script.running import AttackStep, Run, Step
from ..state import Table
from .aftermath import shown
from .damage import COLLISION, Suffer


def roll(t: Table, count: int) -> list[int]:
    """So many dice, as faces (CP-079)."""
    return [SIDES[face - 1] for face in t.roll(count, 8)]


def extra_dice(t: Table, who: int, first: Sequence[int], per_crit: int = 1, **roles: int) -> int:
    """How many dice the Criticals of a first roll add, once (CP-333..CP-335, CP-488)."""
    if t.conditions[who] & HEX or t.has(queries.NO_CRIT_DICE, who, **roles):
        return 0
    more: list[int] = [per_crit, *t.changes(queries.CRIT_DICE, who, **roles)]
    return first.count(CRIT) * max(more)


def spoil(t: Table, who: int, own: str, faces: list[int]) -> None:
    """Where a card makes Failures of somebody's Criticals: after whatever has changed the dice of the roll."""
    for card in t.changes(queries.CRITS_FAIL, who):
        if CRIT in faces:
            faces[:] = [FAIL if face == CRIT else face for face in faces]
            t.emit(DiceChanged, who, own, card, tuple(faces))


def worth_of(t: Table, who: int, attack: bool, **roles: int) -> list[int]:
    """What each face counts in a roll, with what cards make of it."""
    worth = list(ATTACK_SUCCESS if attack else DEFENSE_SUCCESS)
    for rolls, face, value in (*t.changes(queries.FACE_COUNTS, who, **roles), *counted(t)):
        if rolls == ("attack" if attack else "defense") and face != NOBODY:
            worth[face] = max(worth[face], value) if value else 0
    for face, to in t.changes(queries.ALL_AS, who, **roles):
        worth[face] = worth[to]
    return worth


def added(t: Table, attack: bool) -> int:
    """The successes of a roll that stand for some of its dice, not for every die of a face."""
    return sum(value for rolls, face, value in counted(t) if face == NOBODY and rolls == ("attack" if attack else "defense"))


def successes(t: Table, who: int, faces: Sequence[int], attack: bool, **roles: int) -> int:
    """What a roll counts."""
    worth = worth_of(t, who, attack, **roles)
    return sum([worth[face] for face in faces]) + added(t, attack)


def counted(t: Table) -> list[tuple[str, int, int]]:
    """What faces count in the roll being made alone."""
    for frame in reversed(t.stack):
        if isinstance(frame, AttackStep | Dodge):
            found: list[tuple[str, int, int]] = frame.counts  # type: ignore[union-attr]
            return found
    return []


def treat_all(t: Table, who: int, faces: list[int]) -> None:
    """Where a card lets somebody count each result of a kind as another one, whatever is rolled."""
    for face, to in t.changes(queries.ALL_AS, who):
        faces[:] = [to if one == face else one for one in faces]


def treat(t: Table, frame: Any, own: str, dice: Sequence[int]) -> None:
    """Where a card lets its roller count one result of a roll as another, the first of these dice that shows it does."""
    who = frame.attacker if own == "attack" else frame.target
    faces: list[int] = getattr(frame, f"{own}_roll")
    treat_all(t, who, faces)
    if any(rolls == own for rolls, _ in frame.treated):
        return
    for face, to in t.changes(queries.TREAT_AS, who):
        found = [die for die in dice if faces[die] == face]
        if found:
            faces[found[0]] = to
            frame.treated.append((own, found[0]))
            return


# -- picking dice ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SomeDice:
    """Any of the allowed dice, each once, up to a number."""

    allowed: tuple[int, ...]
    most: int
    least: int

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        if any(type(i) is not int for i in value) or len(set(value)) != len(value):
            raise Illegal("Name each die once, by its number.")
        wrong = [i for i in value if i not in self.allowed]
        if wrong:
            allowed = ", ".join(map(str, self.allowed)) or Phrase("none")
            raise Illegal("Die {die} cannot be picked; you may pick {allowed}.", die=wrong[0], allowed=allowed)
        if len(value) > self.most:
            raise Illegal("That is {count} dice; you may pick {most}.", count=len(value), most=self.most)
        if len(value) < self.least:
            raise Illegal("That is {count} dice; you must pick {least}.", count=len(value), least=self.least)
        return tuple(sorted(value))  # type: ignore[type-var]

    def describe(self) -> dict[str, Any]:
        return {"dice": list(self.allowed), "most": self.most, "least": self.least}


def some_dice(seat: int, allowed: Sequence[int], most: int, poor: Sequence[int], must: bool) -> Ask:
    """Which dice? Offered as samples: none, the poor ones first, then up to all that are allowed."""
    most = min(most, len(allowed))
    least = most if must else 0
    ranked = [die for die in allowed if die in poor] + [die for die in allowed if die not in poor]
    samples = dict.fromkeys(tuple(sorted(ranked[:count])) for count in range(least, most + 1))
    if most == 1:
        samples |= dict.fromkeys((die,) for die in allowed)
    return Ask(seat, "dice", tuple(samples), SomeDice(tuple(allowed), most, least))


@dataclass(slots=True)
class Reroll(Step):
    """Reroll up to so many dice of one roll by one rule: never a Failure, never twice by the same rule (CP-086, CP-341..CP-345)."""

    STEPS = ("pick",)

    rule: str
    """The name of the ability: the same name from another card is the same rule."""
    seat: int
    own: str
    """Whose dice: attack, defense or dodge."""
    most: int
    fails: bool = False
    all: bool = False
    """Every die it may, without a choice."""
    must: bool = sparse(default=False)
    """No fewer than that."""

    def again(self, t: Table) -> bool:
        """Whether a rule of this name has already rerolled dice of this roll."""
        return any(own == self.own and rule == self.rule for own, _, rule in rerolled_of(t))

    def dice(self, t: Table) -> list[int]:
        faces = roll_of(t, self.own)
        done = rerolled_of(t)
        if self.again(t) and t.options["same_reroll"] == "nothing":
            return []  # CP-037, CP-038: the same effect from another source adds nothing; else other dice (CP-342, CP-343)
        fails = self.fails or (FAIL in faces and fails_too(t, self.own, self.seat, queries.FAILS_TOO, queries.REROLLS_FAILS))
        return [i for i, face in enumerate(faces) if (face != FAIL or fails) and (self.own, i, self.rule) not in done]

    def pick(self, t: Table) -> Ask | None:
        allowed = self.dice(t)
        if not allowed or self.most <= 0:
            return None
        if self.all:
            self.answer_dice(t, tuple(allowed))
            return None
        faces = roll_of(t, self.own)
        worth = ATTACK_SUCCESS if self.own == "attack" else DEFENSE_SUCCESS
        theirs = t.seat[roller_of(t, self.own)] != self.seat  # of an opponent's dice those that count are worth a try
        return some_dice(self.seat, allowed, self.most, [i for i in allowed if bool(worth[faces[i]]) == theirs], self.must)

    def answer_dice(self, t: Table, picked: tuple[int, ...]) -> None:
        self.step = len(self.STEPS)
        faces = roll_of(t, self.own)
        frame = roll_frame(t)
        frame.treated = [row for row in frame.treated if row[0] != self.own or row[1] not in picked]
        for die, face in zip(picked, roll(t, len(picked)), strict=True):
            faces[die] = face
            rerolled_of(t).append((self.own, die, self.rule))
        treat(t, frame, self.own, picked)
        if picked:
            who = roller_of(t, self.own)
            t.emit(DiceChanged, who, self.own, self.rule, tuple(faces))
            if t.seat[who] == self.seat:
                t.later("rerolled", who)


@dataclass(slots=True)
class Change(Step):
    """Change up to so many dice showing certain faces to another face; never a Failure unless the rule says so."""

    STEPS = ("pick", "face")

    rule: str
    seat: int
    own: str
    most: int
    faces: tuple[int, ...]
    to: int
    """The new face; NOBODY if the player chooses it."""
    must: bool = False
    picked: tuple[int, ...] = ()

    def pick(self, t: Table) -> Ask | None:
        shown = roll_of(t, self.own)
        faces = self.faces
        if {*faces, self.to} >= ANY_BUT_FAIL and FAIL in shown and fails_too(t, self.own, self.seat):
            faces = (*faces, FAIL)
        allowed = [i for i, face in enumerate(shown) if face in faces and face != self.to]
        if not allowed or self.most <= 0:
            self.step = len(self.STEPS)
            roll_frame(t).changed = 0
            return None
        if self.must and len(allowed) <= self.most:
            self.picked = tuple(allowed)
            return None
        worth = ATTACK_SUCCESS if self.own == "attack" else DEFENSE_SUCCESS
        better = self.to == NOBODY or worth[self.to]
        poor = [i for i in allowed if bool(worth[shown[i]]) != bool(better)]
        return some_dice(self.seat, allowed, self.most, poor, self.must)

    def answer_dice(self, t: Table, picked: tuple[int, ...]) -> None:
        self.picked = picked
        self.step += 1

    def face(self, t: Table) -> Ask | None:
        if not self.picked:
            roll_frame(t).changed = 0
            return None
        if self.to == NOBODY:
            return Ask(self.seat, "face", (0, 1, 2, 3, 4, 5))
        self.apply(t, self.to)
        return None

    def answer_face(self, t: Table, face: int) -> None:
        self.apply(t, face)
        self.step += 1

    def apply(self, t: Table, to: int) -> None:
        shown = roll_of(t, self.own)
        for die in self.picked:
            shown[die] = to
        treat_all(t, roller_of(t, self.own), shown)
        roll_frame(t).changed = len(self.picked)
        t.emit(DiceChanged, roller_of(t, self.own), self.own, self.rule, tuple(shown))


ANY_BUT_FAIL = frozenset({CRIT, WILD, HIT, BLOCK, BLANK})


def fails_too(t: Table, own: str, seat: int, *asked: str) -> bool:
    """Whether a card lets the roller change (or only reroll) Failures of this roll, too; it helps nobody else (CP-086)."""
    frame, who = roll_frame(t), roller_of(t, own)
    roles = {"attacker": frame.attacker, "target": frame.target}
    return t.seat[who] == seat and any(t.has(query, who, **roles) for query in asked or (queries.FAILS_TOO,))


def roll_frame(t: Table) -> Any:
    """The innermost roll: an attack, a dodge, or one for a card."""
    return next(frame for frame in reversed(t.stack) if isinstance(frame, AttackStep | Dodge | CardRoll))


def roll_of(t: Table, own: str) -> list[int]:
    found: list[int] = getattr(roll_frame(t), f"{own}_roll")
    return found


def rerolled_of(t: Table) -> list[tuple[str, int, str]]:
    found: list[tuple[str, int, str]] = roll_frame(t).rerolled
    return found


def add_to_roll(t: Table, own: str, n: int) -> None:
    """Dice that come after the Criticals were counted: they are rolled, and add nothing (Q78)."""
    more = roll(t, max(0, n))
    roll_of(t, own).extend(more)
    t.emit(DiceRolled, roller_of(t, own), own, (), tuple(more))


def roller_of(t: Table, own: str) -> int:
    frame = roll_frame(t)
    who: int = frame.attacker if own == "attack" else frame.target
    return who


SUPERPOWER = -2
"""In the place of a token: the dice are those of a superpower."""


@dataclass(slots=True)
class CardRoll(Step):
    """Dice of an interaction, card or superpower, which somebody may change before anything comes of them."""

    STEPS = ("modify", "modify_interaction", "settle")

    target: int
    token: int
    """What is interacted with, if anything is; `SUPERPOWER` for the dice of one."""
    card_roll: list[int] = field(default_factory=list)
    attacker: int = NOBODY
    rerolled: list[tuple[str, int, str]] = field(default_factory=list)
    changed: int = 0
    counts: list[tuple[str, int, int]] = field(default_factory=list)
    treated: list[tuple[str, int]] = field(default_factory=list)

    def modify(self, t: Table) -> AnyFrame | None:
        return t.window("superpower_rolled" if self.token == SUPERPOWER else "card_rolled", self.target)

    def modify_interaction(self, t: Table) -> AnyFrame | None:
        return t.window("interact_rolled", self.target, self.token) if self.token >= 0 else None

    def settle(self, t: Table) -> None:
        t.frame(Run).lists["dice"] = self.card_roll


# -- dodging -----------------------------------------------------------------------------------------------------------


def may_dodge(t: Table, who: int) -> bool:
    """Q44: a Dazed character stops what hits it but suffers nothing; nobody dodges who is gone."""
    if not t.status[who] & PLAYED:
        return False
    return not t.status[who] & DAZED or t.options["dazed_collision"] == "dodges"


@dataclass(slots=True)
class Dodge(Step):
    """A dodge roll in the book's six steps (CP-464..CP-469)."""

    HARM = True
    STEPS = ("incoming", "build", "roll", "roll_criticals", "modify", "reduce", "suffer", "after")

    target: int
    n: int
    cause: int
    dodge_dice: int = 0
    dodge_roll: list[int] = field(default_factory=list)
    rerolled: list[tuple[str, int, str]] = field(default_factory=list)
    stat: int = PHYSICAL
    attacker: int = NOBODY
    changed: int = 0
    counts: list[tuple[str, int, int]] = field(default_factory=list)
    treated: list[tuple[str, int]] = field(default_factory=list)
    less: int = sparse(0)
    """So much less damage is suffered in the end."""

    def incoming(self, t: Table) -> AnyFrame | None:
        return t.window("would_collide", self.target, self.cause)

    def build(self, t: Table) -> AnyFrame | None:
        if self.n <= 0 or not may_dodge(t, self.target):
            self.step = len(self.STEPS)
            return None
        return t.window("dodging", self.target, self.cause)

    def roll(self, t: Table) -> AnyFrame | None:
        dice = self.dodge_dice + t.defense(self.target, self.stat) + t.total(queries.DODGE_DICE, self.target)
        self.dodge_dice = dice
        self.dodge_roll = roll(t, max(1, dice))
        return t.window("dodge_thrown", self.target, self.cause)

    def roll_criticals(self, t: Table) -> None:
        treat(t, self, "dodge", range(len(self.dodge_roll)))
        first = tuple(self.dodge_roll)
        more = roll(t, extra_dice(t, self.target, first))
        t.emit(DiceRolled, self.target, "dodge", first, tuple(more))
        self.dodge_roll += more
        treat(t, self, "dodge", range(len(self.dodge_roll)))

    def modify(self, t: Table) -> AnyFrame | None:
        return t.window("modify_own", self.target, NOBODY, self.target)

    def reduce(self, t: Table) -> None:
        spoil(t, self.target, "dodge", self.dodge_roll)
        self.n = max(0, self.n - successes(t, self.target, self.dodge_roll, attack=False))
        shown(t, self.target, self.dodge_roll)

    def suffer(self, t: Table) -> AnyFrame | None:
        n = self.n - self.less
        return Suffer(self.target, n, self.cause, COLLISION) if n > 0 else None

    def after(self, t: Table) -> AnyFrame | None:
        return t.window("dodged", self.target, self.cause) if self.dodge_roll else None


__all__ = ["BLANK", "BLOCK", "PASS", "CardRoll", "Change", "Dodge", "Reroll", "roll", "some_dice", "successes"]
