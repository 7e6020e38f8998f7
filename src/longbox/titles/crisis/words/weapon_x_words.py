"""Words about damage that is removed, Leaderships that are gained, and effects that are carried out several times."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask

from ..script.nodes import Amount, Context, Number, Test, amount
from ..script.running import Effect, Run
from .structure import _Jump

# -- whether -----------------------------------------------------------------------------------------------------------

by_itself = Test("by_itself", lambda c: c.roles["it"] == c.roles["cause"])
"""It happens to somebody by an effect of its own."""


first_round = Test("first_round", lambda c: c.table.round <= 1)
"""It is the first round."""


def superpower_is(*ids: str) -> Test:
    """The superpower being used is one of these."""

    def check(c: Context) -> bool:
        for frame in reversed(c.table.stack):
            if frame.__class__.__name__ == "UseSuperpower":
                return str(frame.power).partition("@")[0].rpartition("/")[2] in ids
        return False

    return Test("superpower_is", check, ids)


def pairs(n: Amount) -> Number:
    """How many full pairs there are in a number."""
    return Number("pairs", lambda c: amount(c, n) // 2, (n,))


# -- what happens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class no_healing(Effect):  # noqa: N801  (words of the language are lower case)
    """The damage about to be removed is not removed."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import Mend

        c.table.frame(Mend).removed = 0


@dataclass(frozen=True, slots=True)
class repeat(Effect):  # noqa: N801
    """So many times, one after the other."""

    n: Amount
    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        self.effect.flatten(code)
        code.append(_Jump(at))
        code[at] = _Again(self.n, f"times left {at}", len(code))


@dataclass(frozen=True, slots=True)
class _Again(Effect):
    n: Amount
    name: str
    to: int

    def run(self, c: Context, run: Run) -> int | None:
        left = run.roles[self.name] if self.name in run.roles else amount(c, self.n)
        run.roles[self.name] = left - 1
        if left > 0:
            return None
        del run.roles[self.name]
        return self.to


@dataclass(frozen=True, slots=True)
class several_of(Effect):  # noqa: N801
    """So many times the player picks another one of several effects, by name, each only where its test holds."""

    n: Amount
    choices: tuple[tuple[str, Test, Effect], ...]

    def __init__(self, n: Amount, **choices: tuple[Test, Effect]) -> None:
        object.__setattr__(self, "n", n)
        object.__setattr__(self, "choices", tuple((name, *rest) for name, rest in choices.items()))

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        starts = []
        for _, _, effect in self.choices:
            starts.append(len(code))
            effect.flatten(code)
            code.append(_Jump(at))
        tests = tuple((name, test) for name, test, _ in self.choices)
        code[at] = _Menu(self.n, tests, tuple(starts), f"picked {at}", len(code))


@dataclass(frozen=True, slots=True)
class _Menu(Effect):
    n: Amount
    tests: tuple[tuple[str, Test], ...]
    starts: tuple[int, ...]
    name: str
    to: int

    def run(self, c: Context, run: Run) -> Ask | int:
        picked = run.lists.setdefault(self.name, [])
        left = [name for i, (name, test) in enumerate(self.tests) if i not in picked and test.check(c)]
        if not left or len(picked) >= amount(c, self.n):
            del run.lists[self.name]
            return self.to
        return Ask(run.seat, "choose", tuple(("mode", name) for name in left))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        which = [name for name, _ in self.tests].index(option[1])
        run.lists[self.name].append(which)
        run.at = self.starts[which] - 1


__all__ = ["by_itself", "first_round", "no_healing", "pairs", "repeat", "several_of", "superpower_is"]
