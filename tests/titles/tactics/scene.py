"""A drawn map with figures on it, and the dice that come next.

    s = Scene(". P . . . . V", a="P punisher", b="V vulture")
    s.roll(43)                       # the next percentile roll; s.die(7) is one ten-sided die
    s.strike("P", "scattergun", "V")
    assert s.t.health[s["V"]] == ...

Capital letters are figures; what lies under one is clear, or what `under` says. Nobody has Karma unless the scene says
`karma=True`, so that no test must decline it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Event, Frame
from longbox.titles.tactics.maps import SIGNS
from longbox.titles.tactics.rules.activation import Activation
from longbox.titles.tactics.rules.attacks import Strike
from longbox.titles.tactics.rules.sight import sees
from longbox.titles.tactics.rules.targets import targets
from longbox.titles.tactics.state import Step, Table
from longbox.titles.tactics.title import TITLE


@dataclass(slots=True)
class Still(Step):
    """Nothing is being resolved: the scene waits for the test."""

    STEPS = ("wait",)

    def wait(self, t: Table) -> Ask:
        return Ask(0, "wait", ("go",))

    def answer_wait(self, t: Table, option: str) -> None:
        raise AssertionError("the test answers nothing here")


class Scene:
    def __init__(
        self,
        drawing: str,
        a: str = "",
        b: str = "",
        under: dict[str, str] | None = None,
        indoor: list[list[int]] | None = None,
        karma: bool = False,
        **options: Any,
    ) -> None:
        lines = [line[4:] if line.startswith("    ") else line for line in drawing.strip("\n").split("\n")]
        places: dict[str, tuple[int, int]] = {}
        rows, y = [], 0
        for line in lines:
            if line.strip() and set(line) <= set(" -="):
                rows.append(line)
                continue
            if not line.strip():
                continue
            row = list(line.rstrip())
            for x in range(0, len(row), 2):
                if row[x] not in SIGNS and row[x].isupper():
                    places[row[x]] = (x // 2, y)
                    row[x] = (under or {}).get(row[x], ".")
            rows.append("".join(row))
            y += 1
        self.t = t = TITLE.state(seats=2, key=7)
        t.options = TITLE.check_options(options)
        t.map = json.dumps({"drawing": rows, "indoor": indoor or []})
        t.plot = ("danger-room", "mutant-massacre")
        t.page = 1
        self.names: dict[str, int] = {}
        for seat, cast in enumerate((a, b)):
            for one in filter(None, cast.split(", ")):
                letter, id = one.split()
                who = self.names[letter] = t.enlist(seat, id)
                x, y = places[letter]
                t.at[who] = y * t.ground().width + x
                if not karma:
                    t.karma[who] = 0
        self.events: list[Event] = []
        t.sink = self.events.append
        t.script = []
        t.stack.append(Still())
        t.advance()

    def __getitem__(self, letter: str) -> int:
        return self.names[letter]

    def xy(self, x: int, y: int) -> int:
        """The number of a square."""
        return y * self.t.ground().width + x

    def where(self, letter: str) -> tuple[int, int]:
        return self.t.ground().xy(self.t.at[self[letter]])

    # -- dice --------------------------------------------------------------------------------------------------------------

    def roll(self, *rolls: int) -> Scene:
        """The next percentile rolls."""
        assert self.t.script is not None
        for roll in rolls:
            self.t.script += [roll % 100 // 10 or 10, roll % 10 or 10]
        return self

    def die(self, *faces: int) -> Scene:
        assert self.t.script is not None
        self.t.script += faces
        return self

    # -- doing -------------------------------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> Scene:
        assert self.still, f"the scene waits for {self.t.ask}"
        self.t.advance(frame)
        return self

    def activate(self, letter: str) -> Scene:
        return self.push(Activation(self[letter]))

    @property
    def still(self) -> bool:
        return self.t.ask is not None and self.t.ask.kind == "wait"

    @property
    def kind(self) -> str:
        assert self.t.ask is not None
        return self.t.ask.kind

    @property
    def options(self) -> tuple[Any, ...]:
        assert self.t.ask is not None
        return tuple(self.t.ask.options)

    def answer(self, choice: Any) -> Scene:
        """Answer with an option, or with a value of the question's region."""
        ask = self.t.ask
        assert ask is not None
        if choice not in ask.options:
            assert ask.region is not None, f"{choice!r} is not among {ask}"
            choice = ask.judge(self.t, choice)
        self.t.resolve(choice)
        return self

    def decline(self) -> Scene:
        return self.answer(PASS)

    def end(self) -> Scene:
        """End the activation."""
        if not self.still:
            self.answer(("end",))
        return self

    def number(self, letter: str, attack: str) -> int:
        return next(i for i, one in enumerate(self.t.attacks(self[letter])) if one.id == attack)

    def strike(self, letter: str, attack: str, target: str, **more: Any) -> Scene:
        """One attack outside any activation."""
        return self.push(Strike(self[letter], self.number(letter, attack), self[target], **more))

    def push_strike(self, letter: str, number: int, target: str) -> Scene:
        """One attack by its number."""
        return self.push(Strike(self[letter], number, self[target]))

    def move(self, letter: str, *way: tuple[int, int]) -> Scene:
        """Start an activation and move along squares."""
        self.activate(letter).answer(("move", -1))
        return self.answer(tuple(self.xy(*one) for one in way))

    # -- looking -----------------------------------------------------------------------------------------------------------

    def sees(self, viewer: str, target: str) -> bool:
        return sees(self.t, self[viewer], self[target])

    def lost(self, letter: str) -> int:
        """Health a figure has lost."""
        return self.t.folio(self[letter]).health - self.t.health[self[letter]]

    def condition(self, letter: str, *bits: int) -> int:
        return self.t.conditions[self[letter]]

    def told(self, name: str) -> list[Event]:
        return [event for event in self.events if type(event).__name__ == name]

    def choices(self, name: str) -> list[tuple[Any, ...]]:
        """The actions of one name that are offered."""
        return [one for one in self.options if isinstance(one, tuple) and one[0] == name]

    def targets(self, letter: str, attack: str) -> set[str]:
        """Whom an attack may be made against, by letters."""
        names = {number: one for one, number in self.names.items()}
        one = self.t.attacks(self[letter])[self.number(letter, attack)]
        return {names[foe] for foe in targets(self.t, self[letter], one)}
