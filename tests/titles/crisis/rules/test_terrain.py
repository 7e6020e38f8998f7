"""Terrain: what it is, what destroys it, throwing it."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.battlefields.kinds import KINDS
from longbox.titles.crisis.events import Collided, TerrainDestroyed
from longbox.titles.crisis.ground import ground_of
from longbox.titles.crisis.rules.collisions import ThrowTerrain, destroy

from ..fighters import *
from ..scene import Duel

CRATE = box(9, 12, 1.5, 1.5, size=2, kind="crate")
"""Feature 0, to be thrown by the character at (10, 10)."""


def hurl(
    *terrain: object,
    degrees: float = 0.0,
    second: object = FIGHTER,
    tool: int = M,
    at: tuple[float, float] = (13, 10),
    dice: str = "",
) -> Duel:
    duel = Duel(FIGHTER, second, [CRATE, *terrain]).put(0, 10, 10).put(1, *at)  # type: ignore[arg-type, list-item]
    return duel.roll(dice).push(ThrowTerrain(0, 0, tool, 0)).answer([degrees])


@pytest.mark.rule("CP-446", "CP-451", "CP-452")
def test_every_feature_has_a_size_and_is_interactive_or_not() -> None:
    """As the players agreed: both are written down with the terrain."""
    features = ground_of((box(1, 1, 2, 2, size=4), box(5, 5, 2, 2, size=1, interactive=False, kind="lake"))).features
    assert [(f.size, f.interactive, f.kind) for f in features] == [(4, True, "box"), (1, False, "lake")]


@pytest.mark.rule("CP-453")
def test_the_usual_sizes() -> None:
    usual = {
        1: "bench crate lamppost",
        2: "dumpster cryo-tube car",
        3: "kiosk billboard food-truck",
        4: "truck market-stand",
        5: "building monolith pyramid",
    }
    assert all(KINDS[kind].size == size for size, kinds in usual.items() for kind in kinds.split())


@pytest.mark.rule("CP-446", "CP-450")
def test_only_interactive_terrain_is_thrown() -> None:
    for interactive in (True, False):
        duel = Duel(FIGHTER, FIGHTER, [box(9, 12, 1.5, 1.5, size=2, interactive=interactive)]).put(0, 10, 10)
        duel.script(throw_terrain(3, 2, S), 0)
        assert duel.still is not interactive
    duel = Duel(FIGHTER, FIGHTER, [box(9, 12, 1.5, 1.5, size=4)]).put(0, 10, 10).script(throw_terrain(3, 2, S), 0)
    assert duel.still  # too large for this effect
    duel = Duel(FIGHTER, FIGHTER, [box(9, 16, 1.5, 1.5, size=2)]).put(0, 10, 10).script(throw_terrain(3, 2, S), 0)
    assert duel.still  # too far (Q46)


@pytest.mark.rule("CP-450", "CP-459")
def test_what_is_not_interactive_is_not_destroyed() -> None:
    duel = hurl(box(13, 8, 2, 4, size=1, interactive=False), at=(30, 30))
    assert duel.heard(Collided) == [Collided(NOBODY, NOBODY, 1)]
    assert not duel.t.rubble >> 1 & 1


@pytest.mark.rule("CP-447")
def test_destroyed_terrain_is_gone_for_good() -> None:
    wall = box(13, 5, 0.5, 10, size=5)
    duel = Duel(FIGHTER, FIGHTER, [wall]).put(0, 10, 10).put(1, 16, 10)
    assert not duel.t.sees(0, 1)
    destroy(duel.t, 0)
    assert duel.t.sees(0, 1)
    assert duel.t.the_ground().standing(duel.t.rubble) == []
    assert reaches(duel.advance(0, M), 13.2, 10)
    assert duel.heard(TerrainDestroyed) == [TerrainDestroyed(0)]


@pytest.mark.rule("CP-448", "CP-449")
def test_what_stood_on_it_stands_on_the_ground_at_the_same_place() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box(8, 8, 4, 4, size=4)]).put(0, 10, 10)
    duel.t.token_at, duel.t.token_holder = [(9.0, 9.0)], [-1]
    assert duel.t.standing_on(0) == [0]
    destroy(duel.t, 0)
    assert duel.t.standing_on(0) == []
    assert duel.at(0) == (10.0, 10.0)
    assert duel.damage(0) == 0
    assert duel.t.token_at == [(9.0, 9.0)]


@pytest.mark.rule("CP-448", "CP-454", "CP-458")
def test_one_may_throw_what_one_stands_on() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box(8, 8, 4, 4, size=2)]).put(0, 10, 10).put(1, 14, 10)
    duel.roll("blank blank blank").push(ThrowTerrain(0, 0, M, 0)).answer([0.0])  # Q47
    assert duel.damage(1) == 3
    assert duel.at(0) == (10.0, 10.0)


@pytest.mark.rule("CP-454", "CP-461")
def test_thrown_terrain_is_gone_whatever_it_hits() -> None:
    duel = Duel(FIGHTER, FIGHTER, [CRATE]).put(0, 10, 10).put(1, 30, 30).push(ThrowTerrain(0, 0, M, 0))
    assert duel.t.rubble == 1  # before the tool is laid
    duel.answer([0.0])
    assert duel.still
    assert not duel.heard(Collided)
    assert duel.t.rubble == 1


@pytest.mark.rule("CP-455", "CP-456")
def test_the_tool_is_laid_straight_against_the_thrower_in_any_direction() -> None:
    duel = Duel(FIGHTER, FIGHTER, [CRATE]).put(0, 10, 10).push(ThrowTerrain(0, 0, M, 0))
    assert duel.ask.seat == 0
    assert all(takes(duel, [angle]) for angle in (0, 90, 201.5))
    reach = 10 + R + 5.0 + R  # the tool from the thrower's base on, not from where the crate stood
    assert hurl(at=(reach - 0.05, 10), dice="blank blank blank").damage(1) == 3
    assert hurl(at=(reach + 0.1, 10)).damage(1) == 0
    wide = R + 0.375  # half the tool's width to either side
    assert hurl(at=(13, 10 + wide - 0.05), dice="blank blank blank").damage(1) == 3
    assert hurl(at=(13, 10 + wide + 0.1)).damage(1) == 0


@pytest.mark.rule("CP-457")
def test_only_the_first_thing_the_tool_touches() -> None:
    duel = hurl(box(14.5, 8, 1, 4, size=1), at=(12.5, 10), dice="blank blank blank")
    assert duel.damage(1) == 3
    assert duel.t.rubble == 1
    duel = hurl(box(11.5, 8, 0.5, 4, size=1), at=(14, 10))
    assert duel.damage(1) == 0
    assert duel.t.rubble == 3


@pytest.mark.rule("CP-458")
def test_what_the_thrower_stands_on_is_not_hit() -> None:
    duel = hurl(box(8, 8, 4, 4, size=1), at=(14, 10), dice="blank blank blank")
    assert duel.damage(1) == 3
    assert duel.t.rubble == 1


@pytest.mark.rule("CP-459")
@pytest.mark.parametrize(("size", "broken"), [(1, True), (2, False), (3, False)])
def test_thrown_terrain_destroys_smaller_terrain(size: int, broken: bool) -> None:
    duel = hurl(box(13, 8, 2, 4, size=size), at=(30, 30))
    assert bool(duel.t.rubble >> 1 & 1) is broken


@pytest.mark.rule("CP-460", "CP-464")
def test_a_character_hit_dodges_the_size_plus_one() -> None:
    assert hurl(dice="blank blank blank").damage(1) == 3
    assert hurl(dice="block blank blank").damage(1) == 2
    assert hurl(dice="blank blank blank").power(1) == 3  # the thrower is an enemy (Q41)


@pytest.mark.rule("CP-462")
def test_an_ally_in_the_way_is_hit_all_the_same() -> None:
    duel = Duel([FIGHTER, FIGHTER], FIGHTER, [CRATE]).put(0, 10, 10).put(1, 13, 10).put(2, 30, 30)
    duel.roll("blank blank blank").push(ThrowTerrain(0, 0, M, 0)).answer([0.0])
    assert duel.damage(1) == 3
    assert duel.power(1) == 0
