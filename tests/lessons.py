"""A learner for tests: follows the `play` of each step of a lesson, against bots that do as they like."""

from __future__ import annotations

from typing import Any

from longbox.kernel import PASS, Event, Game
from longbox.players import Sight, player
from longbox.titles import facets, lessons, shelf

LEARNER = 0
MOST = 60
"""Answers after which a step counts as stuck."""


class Learner:
    def __init__(self, title: str, name: str, bots: str, seed: int) -> None:
        self.title, self.bots, self.seed = shelf.title(title), bots, seed
        found = lessons.lesson(facets.page(self.title).lessons, name, "en")
        assert found is not None
        self.steps: list[dict[str, Any]] = found["steps"]
        self.heard: list[Event] = []
        self.game: Game[Any] = Game.new(self.title, found.get("seats"), seed, {"lesson": name}, self.heard.append)
        self.players = {seat: player(bots, f"{seed} {seat}") for seat in range(1, self.game.state.seats)}
        self.read = 0

    def done(self, step: dict[str, Any]) -> bool:
        """Whether the deed of a step has happened since the last one."""
        for at in range(self.read, len(self.heard)):
            if lessons.done(step["deed"], self.heard[at].dump()):
                self.read = at + 1
                return True
        return False

    def follow(self, step: dict[str, Any]) -> bool:
        """Answer as a step says, and pass on what it does not speak of; whether that leads to its deed."""
        play = list(step["play"])
        for _ in range(MOST):
            if self.done(step):
                return True
            ask = self.game.ask
            if ask is None:
                return False
            if ask.seat != LEARNER:
                self.game.answer(self.players[ask.seat].choose(Sight(self.title, self.game.state, ask)))
                continue
            answer = lessons.shown(play, ask)
            if answer is None:
                answer = ask.options.index(PASS) if PASS in ask.options else 0
            else:
                del play[next(i for i, (kind, _) in enumerate(play) if kind == ask.kind)]
            self.game.answer(answer)
        return False
