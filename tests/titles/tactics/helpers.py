"""What several tests ask of a scene."""

from __future__ import annotations

from typing import Any

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.movement import gait, routes
from longbox.titles.tactics.rules.to_hit import to_hit_shift
from longbox.titles.tactics.title import TITLE

from .scene import Scene


def shift(s: Scene, letter: str, attack: str, target: str) -> int:
    return to_hit_shift(s.t, s[letter], s.t.attacks(s[letter])[s.number(letter, attack)], s[target])


def reach(s: Scene, letter: str, budget: int | None = None) -> set[tuple[int, int]]:
    who = s[letter]
    speed = s.t.speed(who) if budget is None else budget
    return {s.t.ground().xy(square) for square in routes(s.t, who, speed, gait(s.t, who))}


def with_things(s: Scene, *things: tuple[str, int, int]) -> Scene:
    """Lay Objects: (id, square, seat)."""
    for id, square, seat in things:
        s.t.things.append(id)
        s.t.thing_at.append(square)
        s.t.thing_of.append(seat)
    return s


def tired(s: Scene, *letters: str) -> Scene:
    """Tired figures cannot evade, which keeps a test short."""
    for letter in letters:
        s.t.ready[s[letter]] = TIRED
    return s


class Setup:
    """An Issue from its first roll on."""

    def __init__(self, *rolls: int, **options: Any) -> None:
        self.t = TITLE.state(seats=2, key=3)
        self.t.options = TITLE.check_options(options)
        self.t.script, self.t.script_ends = [], False
        for roll in rolls:
            self.t.script += [roll % 100 // 10 or 10, roll % 10 or 10]
        TITLE.begin(self.t)
        self.t.advance()

    def until(self, kind: str) -> list[tuple[int, str]]:
        """Take the first option of every question before one of a kind; tells who was asked what."""
        asked = []
        while self.t.ask is not None and self.t.ask.kind != kind:
            asked.append((self.t.ask.seat, self.t.ask.kind))
            self.t.resolve(self.t.ask.options[0])
        return asked
