"""Words about terrain that is ridden and broken, collisions of characters, attacks so far, and abilities that are lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..script.nodes import SELF, Context, Role, Test
from ..script.running import Effect, Run
from .structure import targets
from .terrain import all_near

# -- terrain -----------------------------------------------------------------------------------------------------------


def _large_features(c: Context, least: int, within: int) -> list[int]:
    return [i for i in all_near(c, SELF, within) if c.table.the_ground().features[i].size >= least]


def large_terrain_near(least: int, within: int) -> Test:
    """There is terrain of a Size or more, interactive or not, within a Range."""
    return Test("large_terrain_near", lambda c: bool(_large_features(c, least, within)), (least, within))


@dataclass(frozen=True, slots=True)
class choose_large_terrain(Effect):  # noqa: N801  (words of the language are lower case)
    """The player picks a feature of a Size or more, interactive or not, within a Range; without one the script ends."""

    least: int
    within: int

    def run(self, c: Context, run: Run) -> Ask | int:
        found = _large_features(c, self.least, self.within)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else run.end(c.table)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]


@dataclass(frozen=True, slots=True)
class place_by_terrain(Effect):  # noqa: N801
    """Somebody is placed within a Range of the feature that was picked."""

    who: Role
    range: int

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.movement import Place

        found = targets(c, self.who)
        return Place(found[0], self.range, run.seat, c.me, terrain=c.roles["terrain"]) if found else None


# -- actions -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class must_attack_first(Effect):  # noqa: N801
    """The first action of this character's activation has to be an attack action that targets somebody, if that is possible."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        t.lasting.append(("must_attack", c.me, c.me, t.scope("this activation", c.me), self.who.of(c)))


# -- whether -----------------------------------------------------------------------------------------------------------


def attacked_in_activation_with(attack: str) -> Test:
    """The attacker has already attacked this target in its own activation this turn with this attack of its own."""

    def check(c: Context) -> bool:
        from ..rules.actions import facts_of_activation

        now = c.table.attack()
        return (f"attacked with {attack}", now.attacker, now.target) in facts_of_activation(c.table, now.attacker)

    return Test("attacked_in_activation_with", check, (attack,))


def _character_collides(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if frame.__class__.__name__ in ("Collision", "ThrowTerrain", "Topple"):
            return frame.__class__.__name__ == "Collision" and bool(frame.struck >= 0)
    return False


character_collides = Test("character_collides", _character_collides)
"""The collision being resolved is one of two characters."""


def keeps(ability: str) -> Test:
    """Nothing takes this superpower from this character."""
    return Test("keeps", lambda c: ability not in c.table.changes("loses", c.me), (ability,))


__all__ = [
    "attacked_in_activation_with", "character_collides", "choose_large_terrain", "keeps", "large_terrain_near", "must_attack_first",
    "place_by_terrain",
]  # fmt: skip
