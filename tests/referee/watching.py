"""Watching a game: random answers from seat to seat, and a law book that looks at every step."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from longbox.kernel import AnyTitle, Event, Game, Generator

Seen: TypeAlias = Mapping[str, Any]
"""A state as it is written down."""


@dataclass
class Step:
    """One answer and what became of it."""

    before: Seen
    after: Seen
    heard: Sequence[Event]
    asked: tuple[int, str]
    """Who was asked before, and for what."""
    asks: tuple[int, str] | None
    """Who is asked now; None if the game is over."""
    memory: dict[str, Any]
    """What the referee has noted in this game."""

    def of(self, kind: str) -> list[Any]:
        """The events of a kind, by the name of their class."""
        return [event for event in self.heard if type(event).__name__ == kind]

    def frames(self) -> list[str]:
        """What is being resolved now, from the outermost on."""
        return [frame["frame"] for frame in self.after["stack"]]


Law: TypeAlias = Callable[[Step], str | None]
"""What is wrong with a step, in a sentence; None if nothing is."""


class Broken(AssertionError):
    """A law was broken; the message says which, by which answer of which game."""


@dataclass
class Referee:
    """Watches games of a title by a list of laws."""

    title: AnyTitle
    laws: Sequence[Law]
    steps: int = 0
    games: int = 0
    memory: dict[str, Any] = field(default_factory=dict)

    def watch(self, seed: int, options: Mapping[str, object], seats: int | None = None, most: int = 6000) -> None:
        """One game of random answers, to its end or for so many answers."""
        rng = Generator(seed)
        heard: list[Event] = []
        game = Game.new(self.title, seats, seed, options, heard.append)
        self.memory = {}
        before = seen(game)
        answers: list[int] = []
        self.look(Step(before, before, tuple(heard), (-1, ""), now(game), self.memory), seed, options, answers)
        while game.ask is not None and len(answers) < most:
            heard.clear()
            asked = (game.ask.seat, game.ask.kind)
            answers.append(rng.below(len(game.ask.options)))
            game.answer(answers[-1])
            after = seen(game)
            self.look(Step(before, after, tuple(heard), asked, now(game), self.memory), seed, options, answers)
            before = after
        self.games += 1

    def look(self, step: Step, seed: int, options: Mapping[str, object], answers: Sequence[int]) -> None:
        self.steps += 1
        for law in self.laws:
            wrong = law(step)
            if wrong:
                told = (
                    f"{law.__name__}: {wrong} Answer {len(answers)} of the game with seed {seed} ({step.asked[1]}); "
                    f"options {dict(options)}; heard {[type(event).__name__ for event in step.heard]}; now {step.frames()}"
                )
                raise Broken(told)


def seen(game: Game[Any]) -> Seen:
    found: Seen = json.loads(game.state.text())
    return found


def now(game: Game[Any]) -> tuple[int, str] | None:
    return None if game.ask is None else (game.ask.seat, game.ask.kind)
