"""Special conditions: gained, removed and spread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import CONDITION_BITS, names_of
from ..events import ConditionLost
from ..rules.aftermath import Answers
from ..rules.conditions import gain_conditions, give_condition, missing
from ..script.nodes import Amount, Context, Filter, Role, Test, amount
from ..script.running import Effect, Run
from ..state import Table
from .structure import targets


@dataclass(frozen=True, slots=True)
class gain_condition(Effect):  # noqa: N801  (words of the language are lower case)
    who: Role | Filter
    conditions: tuple[str, ...]

    def quiet(self, event: str) -> bool:
        """When one certain character gets it makes no difference; who is near enough to get it may."""
        return isinstance(self.who, Role)

    def __init__(self, who: Role | Filter, *conditions: str) -> None:
        object.__setattr__(self, "who", who)
        object.__setattr__(self, "conditions", conditions)

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        return gain_conditions(c.table, c.me, *((who, name) for who in targets(c, self.who) for name in self.conditions))


@dataclass(frozen=True, slots=True)
class gain_one_of(Effect):  # noqa: N801
    """So many times somebody gains one of these conditions, as the player chooses."""

    who: Role
    conditions: tuple[str, ...]
    n: Amount = 1

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, found = c.table, targets(c, self.who)
        gained = run.lists.setdefault("gained", [])
        open_ = [name for name in self.conditions if found and self.matters(t, found[0], name, c.me)]
        if open_ and len(gained) < amount(c, self.n):
            return Ask(run.seat, "choose", tuple(("condition", name) for name in open_))
        del run.lists["gained"]
        answers: list[tuple[str, tuple[int, ...]]] = [("condition_gained", (found[0], bit, c.me)) for bit in gained if bit > 0]
        for bit in gained:
            answers += missing(t, found[0], names_of(-bit)[0], c.me) if bit < 0 else []
        return Answers(answers) if answers else None

    def matters(self, t: Table, who: int, name: str, cause: int) -> bool:
        """Whether somebody could gain a condition, or cards answer that it does not."""
        bit = CONDITION_BITS[name]
        return not (t.conditions[who] & bit or t.immune(who, bit)) or bool(missing(t, who, name, cause))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        bit = CONDITION_BITS[option[1]]
        if give_condition(c.table, self.who.of(c), option[1]):
            c.table.later("afflicted", self.who.of(c), c.me)
        else:
            bit = -bit  # it has come to nothing
        run.lists["gained"].append(bit)
        run.at -= 1  # come back for the next


@dataclass(frozen=True, slots=True)
class pass_condition(Effect):  # noqa: N801
    """The player picks a condition of somebody that somebody else could gain: it goes from one to the other."""

    who: Role
    to: Role

    def choices(self, c: Context) -> list[str]:
        t, found, others = c.table, targets(c, self.who), targets(c, self.to)
        if not found or not others:
            return []
        return [
            name
            for name in names_of(t.conditions[found[0]])
            if not (t.conditions[others[0]] & CONDITION_BITS[name] or t.immune(others[0], CONDITION_BITS[name]))
        ]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if "passing" in run.roles:
            return self.hand_on(c, names_of(run.roles.pop("passing"))[0])
        choices = self.choices(c)
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("condition", name) for name in choices))
        return self.hand_on(c, choices[0]) if choices else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["passing"] = CONDITION_BITS[option[1]]
        run.at -= 1  # come back to hand it on

    def hand_on(self, c: Context, name: str) -> Frame[Table]:
        t, who, to = c.table, self.who.of(c), self.to.of(c)
        give_condition(t, to, name)
        t.later("afflicted", to, who)
        t.conditions[who] &= ~CONDITION_BITS[name]
        t.emit(ConditionLost, who, name)
        return Answers([("condition_gained", (to, CONDITION_BITS[name], who))])


@dataclass(frozen=True, slots=True)
class spread_condition(Effect):  # noqa: N801
    """The player picks one of these conditions that somebody has; everyone a filter finds gains it."""

    who: Role
    conditions: tuple[str, ...]
    to: Filter

    def choices(self, c: Context) -> list[str]:
        found = targets(c, self.who)
        return [name for name in names_of(c.table.conditions[found[0]]) if name in self.conditions] if found else []

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        choices = self.choices(c)
        if "spreading" in run.roles:
            choices = [self.conditions[run.roles.pop("spreading")]]
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("condition", name) for name in choices))
        return gain_condition(self.to, *choices).run(c, run)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["spreading"] = self.conditions.index(option[1])
        run.at -= 1  # come back to spread it


@dataclass(frozen=True, slots=True)
class remove_condition(Effect):  # noqa: N801
    """One condition of the player's choice, or one of those named."""

    who: Role
    conditions: tuple[str, ...] = ()

    def choices(self, c: Context) -> list[str]:
        found = targets(c, self.who)
        if not found:
            return []
        return [name for name in names_of(c.table.conditions[found[0]]) if not self.conditions or name in self.conditions]

    def run(self, c: Context, run: Run) -> Ask | None:
        choices = self.choices(c)
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("condition", name) for name in choices))
        if choices:
            self.lift(c, choices[0])
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        self.lift(c, option[1])

    def lift(self, c: Context, name: str) -> None:
        who = self.who.of(c)
        c.table.conditions[who] &= ~CONDITION_BITS[name]
        c.table.emit(ConditionLost, who, name)
        c.table.later("relieved", who, c.me)


@dataclass(frozen=True, slots=True)
class may_remove_conditions(Effect):  # noqa: N801
    """Its player may remove up to so many conditions, of the player's choice, from somebody."""

    who: Role
    n: int

    def run(self, c: Context, run: Run) -> Ask | None:
        choices = remove_condition(self.who).choices(c)
        if not choices or run.roles.get("lifted", 0) >= self.n:
            return None
        return Ask(run.seat, "choose", (PASS, *(("condition", name) for name in choices)))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            remove_condition(self.who).lift(c, option[1])
            run.roles["lifted"] = run.roles.get("lifted", 0) + 1
            run.at -= 1  # come back for the next


@dataclass(frozen=True, slots=True)
class remove_conditions(Effect):  # noqa: N801
    """Somebody loses all special conditions."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            for name in names_of(c.table.conditions[who]):
                c.table.conditions[who] &= ~CONDITION_BITS[name]
                c.table.emit(ConditionLost, who, name)
                c.table.later("relieved", who, c.me)


@dataclass(frozen=True, slots=True)
class immune_to(Filter):  # noqa: N801
    """Cannot have a condition."""

    condition: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.immune(who, CONDITION_BITS[self.condition])


@dataclass(frozen=True, slots=True)
class remember_conditions(Effect):  # noqa: N801
    """Note which conditions the target of the attack being resolved has now (`had_conditions`)."""

    def run(self, c: Context, run: Run) -> None:
        attack = c.table.attack()
        attack.marks.append(("conditions", c.table.conditions[attack.target]))


def had_conditions(*names: str) -> Test:
    """The target of the attack being resolved had all of these conditions already when `remember_conditions` noted them."""
    bits = sum(CONDITION_BITS[name] for name in names)
    return Test("had_conditions", lambda c: ("conditions", bits) in [(name, n & bits) for name, n in c.table.attack().marks], names)


__all__ = [
    "gain_condition",
    "gain_one_of",
    "had_conditions",
    "immune_to",
    "may_remove_conditions",
    "pass_condition",
    "remember_conditions",
    "remove_condition",
    "remove_conditions",
    "spread_condition",
]  # fmt: skip
