"""Marvel: Crisis Protocol as a title of the house."""

from __future__ import annotations

from typing import Any, cast

from longbox.kernel import Generator, Title

from . import cards as cards
from .fields import battlefield, generate
from .options import OPTIONS, RANDOM
from .rules.rounds import Match
from .rules.setup import Setup, affiliations_of, legal_squads
from .table import Table
from .text import WORDS
from .value import position, rate
from .view import view


class CrisisProtocol(Title[Table]):
    name = "crisis"
    label = "Marvel: Crisis Protocol"
    players = (2,)
    options = OPTIONS
    words = WORDS
    state = Table

    def begin(self, t: Table) -> None:
        t.terrain = self.terrain(t)
        t.stack.append(Match())

    def terrain(self, t: Table) -> tuple[tuple[Any, ...], ...]:
        """The battlefield stands before anything is drawn or chosen (CP-126)."""
        where = t.options["battlefield"]
        if isinstance(where, tuple):
            return cast("tuple[tuple[Any, ...], ...]", where)
        if where == RANDOM:
            return generate(t.below(1 << 64)).terrain
        return battlefield(str(where)).terrain

    def view(self, t: Table, seat: int) -> dict[str, Any]:
        return view(t, seat)

    def value(self, t: Table, seat: int) -> float:
        return position(t, seat)

    def rate(self, t: Table) -> list[float]:
        return rate(t)

    def redeal(self, t: Table, seat: int, rng: Generator) -> None:
        """The other player's squad, affiliation and tactics while they are secret (CP-187)."""
        for frame in t.stack:
            if isinstance(frame, Setup):
                for other in (0, 1):
                    if other != seat and not t.who:
                        self.redraw(t, frame, other, rng)

    def redraw(self, t: Table, frame: Setup, other: int, rng: Generator) -> None:
        own = frame.roster(t, other)
        if other < len(frame.squads):
            extra = tuple(own.gem_threat(id) for id in own.characters)
            squads = legal_squads(own.characters, extra, t.threat)
            frame.squads[other] = rng.choice(squads[:40])
        if other < len(frame.affiliations):
            frame.affiliations[other] = rng.choice([*affiliations_of(frame.squads[other]), ""])
        if other < len(frame.tactics):
            frame.tactics[other] = ()


TITLE = CrisisProtocol()
