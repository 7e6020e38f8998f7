"""How a script goes on: how often, what is chosen, who carries it out, and Python of a card's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame, Window

from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.superpowers import UseSuperpower
from ..rules.tactics import PlayTactic
from ..script.keys import step_of
from ..script.library import Library
from ..script.nodes import Amount, Context, Test, amount
from ..script.running import Effect, Run
from ..state import Table
from .structure import _Jump


@dataclass(frozen=True, slots=True)
class repeat(Effect):  # noqa: N801  (words of the language are lower case)
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


@dataclass(frozen=True, slots=True)
class _Decides(Effect):
    """From here on the player with priority decides, or the other one than until now."""

    priority: bool = False

    def run(self, c: Context, run: Run) -> None:
        run.seat = c.seat = c.table.priority if self.priority else 1 - run.seat


@dataclass(frozen=True, slots=True)
class opponent(Effect):  # noqa: N801
    """The opposing player carries this out."""

    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        code.append(_Decides())
        self.effect.flatten(code)
        code.append(_Decides())


@dataclass(frozen=True, slots=True)
class both_players(Effect):  # noqa: N801
    """First the player with priority does this, then the other."""

    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        code.append(_Decides(priority=True))
        self.effect.flatten(code)
        code.append(_Decides())
        self.effect.flatten(code)
        code.append(_Decides())


@dataclass(frozen=True, slots=True)
class after_effect(Effect):  # noqa: N801
    """Something happens when the effect that is being answered has been resolved completely."""

    effect: Effect
    series: bool = False
    """Not before all attacks of the beam or area attack are resolved."""

    def declare(self, library: Library, name: str) -> None:
        library.add_script(name, self.effect)

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        stack = c.table.stack
        later = Run(step_of(run.script, run.at), c.me, c.seat, dict(c.roles))
        answered = max((i for i, frame in enumerate(stack) if isinstance(frame, Window)), default=-1)
        for i in range(answered - 1, -1, -1):
            if isinstance(stack[i], Series if self.series else Attack | UseSuperpower | PlayTactic):
                stack.insert(i, later)  # below it: its turn comes when that one is done
                # and what waits for the end of that effect, which is one deeper now, still comes before
                waiting = c.table.aftermath
                c.table.aftermath = [(event, data, depth + (depth >= i)) for event, data, depth in waiting]
                return None
        return later


@dataclass(frozen=True, slots=True)
class own(Effect):  # noqa: N801
    """A line of Python for what no word covers, in the card's own file."""

    name: str
    do: Callable[[Context, Run], Ask | Frame[Table] | int | None]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | int | None:
        return self.do(c, run)


__all__ = [
    "after_effect", "both_players", "opponent", "own", "repeat", "several_of",
]  # fmt: skip
