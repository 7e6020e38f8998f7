"""Studies: teams drawn at random, luck counted, positions as numbers, lines of sight timed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from longbox.kernel import Game, Generator, Plain
from longbox.titles.facets import Buffer, Study

from ..rules.sight import all_lines
from ..state import Table
from . import observe
from .luck import TacticsDice
from .observe import Seen
from .teams import DRAWN, drawn

SIDES: Final = {"good": "team_a", "evil": "team_b"}
"""The ready teams of a level, by whose they are."""
DECISIONS: Final = 150
"""Half-way through a game."""
FIGURES: Final = 12


class TacticsStudy(Study[Table]):
    observed = observe.NAMES
    drawn = DRAWN
    theme = "Maps"

    def draw(self, rng: Generator, card: str = "") -> dict[str, object]:
        return drawn(rng, card)

    def named_squads(self, options: Mapping[str, Plain]) -> dict[str, Plain]:
        """The ready teams must be called by name to be exchanged."""
        values = super().named_squads(options)
        for side, name in SIDES.items():
            if values[name] == "ready":
                values[name] = f"{values['level']}-{side}"
        return values

    def themes(self, t: Table) -> tuple[str, ...]:
        return (t.map,) if t.map else ()

    def dice(self) -> TacticsDice:
        return TacticsDice()

    def observe(self, t: Table, seat: int) -> list[float]:
        return observe.observe(t, seat, self)

    def eye(self, buffer: Buffer, start: int, seat: int) -> Seen:
        return Seen(self, buffer, start, seat)

    def outline(self, options: Sequence[Plain], numbers: Sequence[int]) -> Iterable[Plain]:
        """Ways are told by the square they end on: the way itself would have to be searched."""
        ends = getattr(getattr(options, "routes", None), "ends", None)
        if ends is None:
            return super().outline(options, numbers)
        return [ends[number - 1] if number else () for number in numbers]

    def timed(self) -> Mapping[str, Callable[[], object]]:
        """All lines of sight between twelve figures, half-way through a game."""
        pick, game = random.Random(3).random, Game.new(self.title, seed=3)
        for _ in range(DECISIONS):
            assert game.ask is not None
            game.answer(int(pick() * len(game.ask.options)))
        t = game.state
        assert len(t.standing()) >= FIGURES
        return {"lines_us": lambda: all_lines(t)}


FACET = TacticsStudy
