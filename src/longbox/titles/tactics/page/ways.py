"""Ways over the map as a page shows them: what they cost, whom they provoke, what may happen on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..ground import DROP
from ..maps import FIRE, SLICK
from ..rules.movement import cost_of, gait
from ..rules.opportunity import watchers
from ..state import Table
from .sent import WayTold
from .voice import Voice


class Told(NamedTuple):
    """One way."""

    cost: int
    threats: list[int]
    """Whose Attacks of Opportunity it may draw."""
    perils: list[str]
    """fall, fire, slick."""


class Ways:
    """The ways of one figure as the table is now."""

    def __init__(self, t: Table, who: int, charging: bool = False) -> None:
        self.t, self.who, self.ground = t, who, t.ground()
        self.gait = gait(t, who, charging)
        self.watched = watchers(t, who)

    def tell(self, steps: Sequence[int]) -> Told:
        bits = self.ground.bits
        here, cost = self.t.at[self.who], 0
        threats: list[int] = []
        perils: set[str] = set()
        if steps and bits[here] & SLICK and not self.gait.flies:
            perils.add("slick")
        for there in steps:
            cost += cost_of(self.ground, self.gait, here, there)
            for foe, mask in self.watched.items():
                if mask >> here & 1 and not mask >> there & 1 and foe not in threats:
                    threats.append(foe)
            perils.update(self.perils(here, there))
            here = there
        return Told(cost, threats, sorted(perils))

    def perils(self, here: int, there: int) -> Iterator[str]:
        """What may happen on one step."""
        bits = self.ground.bits[there]
        if bits & FIRE and (not self.gait.phased or self.t.options["phased_burn"]):
            yield "fire"
        if bits & SLICK and not self.gait.flies:
            yield "slick"
        if not self.gait.flies and not self.gait.climbs and (there, DROP) in self.ground.steps[here]:
            yield "fall"


def way_note(v: Voice, told: Told, speed: int) -> str:
    parts = [v("speed", n=told.cost, of=speed), *(v(f"peril.{one}") for one in told.perils)]
    if told.threats:
        parts.append(v("threat", names=v.figures(told.threats)))
    return ", ".join(parts)


def way_row(told: Told, steps: Sequence[int]) -> WayTold:
    return {"path": list(steps), "cost": told.cost, "threats": told.threats, "perils": told.perils}
