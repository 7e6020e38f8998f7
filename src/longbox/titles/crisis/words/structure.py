"""The words that join others: one after the other, only if, if the player likes, for each, a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from longbox.kernel import PASS, Ask, Window

from ..codes import DAZED, KO, NOBODY, PLAYED
from ..rules.victory import check_last_standing
from ..script.nodes import Amount, Context, Filter, Role, Test, amount
from ..script.running import LOOP, TACTIC, Effect, Run
from ..state import Table

# -- structure ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class seq(Effect):  # noqa: N801  (words of the language are lower case)
    """One after the other."""

    steps: tuple[Effect, ...]

    def __init__(self, *steps: Effect) -> None:
        object.__setattr__(self, "steps", steps)

    def flatten(self, code: list[Effect]) -> None:
        for step in self.steps:
            step.flatten(code)


@dataclass(frozen=True, slots=True)
class _Unless(Effect):
    """Jump if a test fails."""

    test: Test
    to: int

    def run(self, c: Context, run: Run) -> int | None:
        return None if self.test.check(c) else self.to


@dataclass(frozen=True, slots=True)
class _Jump(Effect):
    to: int

    def run(self, c: Context, run: Run) -> int:
        return self.to


@dataclass(frozen=True, slots=True)
class if_(Effect):  # noqa: N801
    """Only if a test holds; otherwise something else."""

    test: Test
    then: Effect
    otherwise: Effect | None = None

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        self.then.flatten(code)
        if self.otherwise is not None:
            skip = len(code)
            code.append(self)
            code[at] = _Unless(self.test, len(code))
            self.otherwise.flatten(code)
            code[skip] = _Jump(len(code))
        else:
            code[at] = _Unless(self.test, len(code))


@dataclass(frozen=True, slots=True)
class _Offer(Effect):
    """Ask whether to do what follows; jump over it if not."""

    to: int
    name: str

    def run(self, c: Context, run: Run) -> Ask:
        return Ask(run.seat, "choose", (PASS, ("do", self.name)))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option == PASS:
            run.at = self.to - 1


@dataclass(frozen=True, slots=True)
class may(Effect):  # noqa: N801
    """The player of the card decides whether it happens."""

    effect: Effect
    name: str = "effect"

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        self.effect.flatten(code)
        code[at] = _Offer(len(code), self.name)


class Things(Protocol):
    """What a loop can go over besides characters: whatever finds numbers, and says how options call one."""

    @property
    def kind(self) -> str: ...

    def found(self, c: Context) -> list[int]: ...


@dataclass(frozen=True, slots=True)
class _Loop(Effect):
    """Take the next one of a list; jump behind the loop when there is none."""

    over: Filter | Things | str
    role: str
    any_order: bool
    name: str
    to: int

    def remaining(self, c: Context, run: Run) -> list[int]:
        left = run.lists.get(self.name)
        if left is None:
            left = run.lists.get(self.over, []) if isinstance(self.over, str) else self.over.found(c)
        if isinstance(self.over, Filter | str):
            return [who for who in left if c.table.can_be_affected(who)]
        return left

    def run(self, c: Context, run: Run) -> Ask | int | None:
        remaining = self.remaining(c, run)
        if not remaining:
            run.lists.pop(self.name, None)
            loop_ended(c.table)
            return self.to
        if self.any_order and len(remaining) > 1:
            kind = "character" if isinstance(self.over, Filter | str) else self.over.kind
            return Ask(run.seat, "choose", tuple((kind, one) for one in remaining))
        self.take(run, remaining, remaining[0])
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        self.take(run, self.remaining(c, run), option[1])

    def take(self, run: Run, remaining: list[int], one: int) -> None:
        if isinstance(self.over, str):
            run.lists.pop(self.over, None)
        run.lists[self.name] = [other for other in remaining if other != one]
        run.roles[self.role] = one


def loop_ended(t: Table) -> None:
    """What has fallen on several at once has now fallen on all of them: whoever is left is left."""

    if any(marks & KO for marks in t.status):
        check_last_standing(t)


@dataclass(frozen=True, slots=True)
class each(Effect):  # noqa: N801
    """For everyone a filter finds (`IT`), or for each of a list (payers, picked), which is used up: one after the other."""

    over: Filter | Things | str
    effect: Effect
    role: str = "it"
    any_order: bool = False
    """The player who decides says who is next."""

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        self.effect.flatten(code)
        code.append(_Jump(at))
        code[at] = _Loop(self.over, self.role, self.any_order, f"{LOOP}{at}", len(code))


def in_turn(over: Filter | Things, effect: Effect) -> Effect:
    """For every character (`IT`) or token a filter finds, in the order the player who decides likes."""
    return each(over, effect, "it" if isinstance(over, Filter) else over.kind, any_order=True)


@dataclass(frozen=True, slots=True)
class choose(Effect):  # noqa: N801
    """The player picks somebody a filter finds (`CHOSEN`); without a candidate the rest of the script ends."""

    which: Filter
    then: Effect | None = None
    role: str = "chosen"
    optional: bool = False
    dazed: bool = False
    """Among the Dazed, whom nothing else reaches."""

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        if self.then is not None:
            self.then.flatten(code)
        code[at] = _Pick(self.which, self.role, self.optional, len(code) if self.then is not None else -1, self.dazed)


@dataclass(frozen=True, slots=True)
class _Pick(Effect):
    which: Filter
    role: str
    optional: bool
    to: int
    """Where to go if nobody can be picked or the player declines; -1 ends the script."""
    dazed: bool = False

    def run(self, c: Context, run: Run) -> Ask | int | None:
        found = choosable(c, self.which, run.script.startswith(TACTIC), self.dazed)
        if not found:
            run.roles[self.role] = NOBODY
            return self.to if self.to >= 0 else run.end(c.table)
        if len(found) == 1 and not self.optional:
            run.roles[self.role] = found[0]
            return None
        options = tuple(("character", who) for who in found)
        return Ask(run.seat, "choose", (PASS, *options) if self.optional else options)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option == PASS:
            run.roles[self.role] = NOBODY
            run.at = (self.to if self.to >= 0 else run.end(c.table)) - 1
        else:
            run.roles[self.role] = option[1]


@dataclass(frozen=True, slots=True)
class pick_some(Effect):  # noqa: N801
    """The player picks several, one after the other (`each("picked", ...)`)."""

    which: Filter
    most: Amount
    least: Amount = 0

    def run(self, c: Context, run: Run) -> Ask | None:
        picked = run.lists.get("picked", [])
        left = [who for who in choosable(c, self.which, run.script.startswith(TACTIC)) if who not in picked]
        if len(picked) >= amount(c, self.most) or not left:
            return None
        options = tuple(("character", who) for who in left)
        return Ask(run.seat, "choose", options if len(picked) < amount(c, self.least) else (PASS, *options))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.lists.setdefault("picked", []).append(option[1])
            run.at -= 1  # come back for the next


def choose_up_to(which: Filter, n: Amount, effect: Effect) -> Effect:
    """The player picks up to so many of those a filter finds, then the effect falls on each (`CHOSEN`)."""
    return seq(pick_some(which, n), each("picked", effect, "chosen"))


@dataclass(frozen=True, slots=True)
class one_of(Effect):  # noqa: N801
    """The player picks one of several effects, by name."""

    choices: tuple[tuple[str, Effect], ...]

    def __init__(self, **choices: Effect) -> None:
        object.__setattr__(self, "choices", tuple(choices.items()))

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        starts: list[int] = []
        jumps: list[int] = []
        for _, effect in self.choices:
            starts.append(len(code))
            effect.flatten(code)
            jumps.append(len(code))
            code.append(self)
        code[at] = _Switch(tuple(name for name, _ in self.choices), tuple(starts))
        for jump in jumps:
            code[jump] = _Jump(len(code))


@dataclass(frozen=True, slots=True)
class _Switch(Effect):
    names: tuple[str, ...]
    starts: tuple[int, ...]

    def run(self, c: Context, run: Run) -> Ask:
        return Ask(run.seat, "choose", tuple(("mode", name) for name in self.names))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.at = self.starts[self.names.index(option[1])] - 1


def choosable(c: Context, which: Filter, tactic: bool, dazed: bool = False, one: bool = False) -> list[int]:
    """Whom an effect may choose; a Team Tactic card no ally that is a Grunt (CP-543) or of the other squad (CP-012, CP-013).

    `one`: the first of them is enough.
    """
    t, test, out = c.table, which.test, PLAYED if dazed else PLAYED | DAZED
    found = []
    for who, marks in enumerate(t.status):
        if marks & out != PLAYED or not test(c, who):
            continue
        if not tactic or t.seat[who] != c.seat or (t.squad[who] == c.seat and not t.card(who).is_grunt):
            found.append(who)
            if one:
                break
    return found


def targets(c: Context, who: Role | Filter) -> list[int]:
    """The characters an effect falls on: a role, or everyone a filter finds. Dazed ones are beyond reach (CP-397)."""
    if isinstance(who, Role):
        one = who.of(c)
        found = [one] if one >= 0 and c.table.can_be_affected(one) else []
    else:
        found = [one for one in c.table.affectable() if who.test(c, one)]
    return [one for one in found if first_of_name(c, one)] if c.name else found


def first_of_name(c: Context, who: int) -> bool:
    """CP-037, CP-038: whether no other character's effect of this name has fallen on somebody in answer to the same event.

    Who was affected is noted in the window of the event, so that it is forgotten with it.
    """
    for frame in reversed(c.table.stack):
        if isinstance(frame, Window):
            for row in frame.used:
                if row[:3] == ("affected", c.name, who):
                    return row[3] == c.me
            frame.used.append(("affected", c.name, who, c.me))
            break
    return True


__all__ = ["choose", "choose_up_to", "each", "if_", "in_turn", "may", "one_of", "pick_some", "seq"]
