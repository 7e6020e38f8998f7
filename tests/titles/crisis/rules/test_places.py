"""The places proposed to bots: always legal, different, spread out, and found wherever there is room."""

from __future__ import annotations

import random
from math import atan2, cos, degrees, dist, hypot, radians, sin, tau

import pytest

from longbox.titles.crisis.battlefields import generate
from longbox.titles.crisis.rules.layout import on_edge
from longbox.titles.crisis.rules.movement import AWAY, TOWARD, Advance, Place, Reach, Spot
from longbox.titles.crisis.rules.places import CELL, ends, rays, spots, wishes
from longbox.titles.crisis.rules.setup import Zone

from ..fighters import *
from ..scene import Duel

CENTRE = (18.0, 18.0)


def crowd(rng: random.Random, count: int, spread: float, terrain: object = (), card: str = FIGHTER) -> Duel:
    """One character somewhere in the middle and as many others as find room about it."""
    duel = Duel(card, [FIGHTER] * count, terrain).put(0, *CENTRE)
    bases = [duel.t.base[0]]
    for who in range(1, count + 1):
        for _ in range(50):
            x, y = (c + rng.uniform(-spread, spread) for c in CENTRE)
            if all(dist((x, y), other[:2]) > R + other[2] for other in bases):
                break
        else:
            x, y = 1.0 + 1.5 * who, 1.0
        duel.put(who, x, y)
        bases.append(duel.t.base[who])
    return duel


def cells(places: tuple[tuple[float, float], ...]) -> set[tuple[float, float]]:
    return {(x // CELL, y // CELL) for x, y in places}


# -- advances ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-254", "CP-264", "CP-272")
@pytest.mark.parametrize("seed", range(12))
def test_every_proposed_end_is_legal_on_any_battlefield(seed: int) -> None:
    """Also for climbers and flyers, who reach treetops and pyramids on which nobody can stand."""
    rng = random.Random(seed)
    duel = Duel([FIGHTER, FLYER, BIG], [FIGHTER, FLYER, BIG], generate(seed).terrain)
    t = duel.t
    for _ in range(25):
        for who in range(6):
            while True:
                duel.put(who, 100.0 + 9.0 * who, 100.0)
                spot = Spot(who, 5, rng.uniform(4, 32), rng.uniform(4, 32), 0.0, t.base[who][2])
                if options := spot.samples(t):
                    break
            duel.put(who, *rng.choice(options))
        who, climb = rng.randrange(6), rng.random() < 0.5
        reach = Reach(who, rng.choice((S, M, L)), climb, "", (0.0, 0.0))
        found = ends(t, reach)
        assert found[0] == t.base[who][:2]
        assert [reach.accept(t, end) for end in found] == list(found)
        assert len(cells(found[1:])) == len(found) - 1 or len(found) < 12  # two searches share no grid where room is short


@pytest.mark.rule("CP-254")
@pytest.mark.parametrize(("kind", "flat"), [("building", True), ("pyramid", False)])
def test_nobody_is_sent_to_where_one_cannot_stand(kind: str, flat: bool) -> None:
    """The tokens and the enemy are all on top of it."""
    duel = Duel(FIGHTER, FIGHTER, [box(20, 15, 6, 6, size=5, kind=kind)]).put(0, 18.5, 18).put(1, 25, 18)
    duel.t.token_at, duel.t.token_holder, duel.t.token_kind = [(22.0, 17.0), (23.0, 20.0)], [-1, -1], ["asset", "asset"]
    duel.advance(0, S, climb=True)
    on_top = [end for end in duel.offered if 20 + R <= end[0] <= 26 - R and 15 + R <= end[1] <= 21 - R]
    assert bool(on_top) is flat
    assert all(reaches(duel, *end) for end in duel.offered)


@pytest.mark.parametrize(("x", "y"), [(19.0, 15.0), (3.0, 4.0), (17.0, 6.0)])
def test_one_may_want_to_touch_an_enemy_or_stand_within_range_2_of_it(x: float, y: float) -> None:
    duel = Duel(FIGHTER, FIGHTER).put(1, x, y)
    tools = duel.t.the_tools()
    found = wishes(duel.t, 0, 20.0)
    for gap in (0.0, tools.ranges[1] - tools.eps):
        assert any(abs(dist(point, (x, y)) - 2 * R - gap) < 1e-6 for point in found)


def test_rays_lead_all_round_to_the_end_and_about_half_way() -> None:
    assert sorted(round(hypot(x, y), 6) for x, y in rays(10.0)) == [6.0] * 6 + [10.0] * 12


@pytest.mark.parametrize("tool", [S, M, L])
@pytest.mark.parametrize("card", [FIGHTER, BIG])
def test_on_open_ground_ends_lie_all_round_near_and_far(tool: int, card: str) -> None:
    duel = Duel(card, FIGHTER).put(0, *CENTRE).put(1, 30, 30).advance(0, tool)
    far = duel.t.the_tools().speeds()[tool] + 2 * duel.t.base[0][2]
    gone = [(dist(CENTRE, end), degrees(atan2(end[1] - 18, end[0] - 18)) % 360) for end in duel.offered[1:]]
    assert len(gone) >= 12
    assert len(cells(duel.offered[1:])) == len(gone)
    turns = sorted(angle for d, angle in gone if d > 0.95 * far)
    gaps = [b - a for a, b in zip(turns, [*turns[1:], turns[0] + 360], strict=True)]
    assert max(gaps) < 65, "no direction is left out"
    assert any(0.4 * far < d < 0.8 * far for d, _ in gone), "nor the middle distance"


@pytest.mark.rule("CP-296", "CP-299")
@pytest.mark.parametrize("side", [TOWARD, AWAY])
def test_toward_and_away_leave_something_to_choose(side: str) -> None:
    for turn in range(0, 360, 15):
        about = (18 + 6 * cos(radians(turn)), 18 + 6 * sin(radians(turn)))
        duel = Duel(FIGHTER, FIGHTER).put(0, *CENTRE).put(1, *about)
        duel.push(Advance(0, M, side=side, about=about))
        assert len(duel.offered) >= 4
        assert all(reaches(duel, *end) for end in duel.offered)
        nearer = [dist(end, about) < 6 for end in duel.offered[1:]]
        assert all(nearer) if side == TOWARD else not any(nearer)


def test_in_a_crowd_an_end_is_found_where_there_is_room() -> None:
    """Measured against a fine grid: with room for one end in twenty somebody finds it."""
    rng = random.Random(8)
    tight = 0
    for _ in range(40):
        duel = crowd(rng, 40, 6.5)
        reach = Reach(0, S, False, "", (0.0, 0.0))
        far = 3.375 + 2 * R
        grid = [(18 + far * i / 20, 18 + far * j / 20) for i in range(-20, 21) for j in range(-20, 21) if i * i + j * j <= 400]
        free = sum(all(dist(at, other[:2]) > 2 * R for other in duel.t.base[1:]) for at in grid) / len(grid)
        found = ends(duel.t, reach)
        assert [reach.accept(duel.t, end) for end in found] == list(found)
        if free > 0.05:
            assert len(found) > 1
        tight += free < 0.25
    assert tight >= 10, "the crowd was never dense"


@pytest.mark.rule("CP-248")
@pytest.mark.parametrize("turn", range(0, 360, 20))
def test_in_a_pocket_the_shorter_tools_are_tried(turn: int) -> None:
    """Walls on all sides, too near for the Long tool to lie straight anywhere."""
    walls = []
    for side in range(8):
        a, b = radians(turn + 45 * side - 20), radians(turn + 45 * side + 20)
        corners = [(18 + d * cos(angle), 18 + d * sin(angle)) for d, angle in ((4.6, a), (5.2, a), (5.2, b), (4.6, b))]
        walls.append(("wall", 6, False, tuple(corners)))
    duel = Duel(FIGHTER, FIGHTER, walls).put(0, *CENTRE).put(1, 30, 30).advance(0, L)
    assert len(duel.offered) >= 6
    assert all(reaches(duel, *end) for end in duel.offered)


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-292", "CP-294")
@pytest.mark.parametrize("turn", range(0, 360, 5))
def test_the_one_gap_in_a_ring_is_found(turn: int) -> None:
    """Eight bases stand shoulder to shoulder about a ninth; only where the last one is missing somebody can be placed."""
    duel = Duel([FIGHTER] * 10, FIGHTER).put(0, 4, 4).put(10, 32, 32).put(1, *CENTRE)
    for who in range(2, 10):
        angle = radians(turn + 40 * (who - 1))
        duel.put(who, 18 + 2.2 * cos(angle), 18 + 2.2 * sin(angle))
    duel.push(Place(0, 1, 0, about=duel.t.base[1]))
    assert duel.ask.kind == "place"
    for x, y in duel.offered:
        assert reaches(duel, x, y)
        off = (degrees(atan2(y - 18, x - 18)) - turn + 180) % 360 - 180
        assert abs(off) < 10


def test_places_lie_all_round_and_where_one_stands() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, *CENTRE).put(1, 30, 30).place(0, 2)
    assert duel.offered[0] == CENTRE
    assert len(duel.offered) == 25
    assert {int(atan2(y - 18, x - 18) % tau / tau * 12) for x, y in duel.offered[1:]} == set(range(12))
    assert all(reaches(duel, *spot) for spot in duel.offered)


@pytest.mark.rule("CP-295")
def test_without_any_room_nothing_is_proposed() -> None:
    duel = Duel([FIGHTER, FIGHTER], FIGHTER, [box(12, 12, 12, 12, size=6, kind="pyramid")]).put(0, 4, 4)
    assert spots(duel.t, Spot(0, 1, 18.0, 18.0, R, R)) == ()
    assert duel.push(Place(0, 1, 0, about=(18.0, 18.0, R))).still
    assert duel.at(0) == (4, 4)


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-200")
@pytest.mark.parametrize("edge", ["south", "north", "west", "east"])
def test_the_one_gap_along_an_edge_is_found(edge: str) -> None:
    """Terrain on which nobody can stand fills the zone but for one gap between the usual places."""
    for gap in (1.4, 7.33, 20.0, 34.6):
        for depth in (0.75, 3.3, 5.9):
            walls = [(0.0, gap - 0.75, 0.0, 9.0), (gap + 0.75, 36.0, 0.0, 9.0)]
            walls += [(gap - 0.75, gap + 0.75, 0.0, depth - 0.75), (gap - 0.75, gap + 0.75, depth + 0.75, 9.0)]
            terrain = []
            for left, right, low, high in walls:
                if right - left > 0.01 and high - low > 0.01:
                    outline = ((left, low), (right, low), (right, high), (left, high))
                    terrain.append(("pyramid", 5, False, tuple(on_edge(edge, *corner) for corner in outline)))
            duel = Duel(FIGHTER, FIGHTER, terrain).put(0, 18, 18).put(1, 18, 24)
            zone = Zone(0, edge)
            found = zone.samples(duel.t)
            assert found
            assert [zone.accept(duel.t, at) for at in found] == list(found)
            assert all(dist(at, on_edge(edge, gap, depth)) < 0.1 for at in found)
