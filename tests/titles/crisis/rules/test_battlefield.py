"""The battlefield and its terrain: what stands, what falls, what gives cover, and what makes room for tokens."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Any

import pytest
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Outline

from longbox.kernel import Generator, Illegal
from longbox.titles.crisis.battlefields import KINDS, generate
from longbox.titles.crisis.codes import LOCATION, NOBODY, ON_BOARD, M
from longbox.titles.crisis.events import TerrainDestroyed, TerrainMoved
from longbox.titles.crisis.ground import BOARD, ground_of
from longbox.titles.crisis.measures import tools_of
from longbox.titles.crisis.rules.clearing import MakeRoom, ways_clear
from longbox.titles.crisis.rules.collisions import Collision, ThrowTerrain, destroy
from longbox.titles.crisis.rules.objectives import interactions
from longbox.titles.crisis.rules.setup import Zone
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words.terrain import throw_terrain
from titles.crisis.scene import Duel

CAP, BONES = "captain-america-first-avenger", "crossbones-merciless-merc"


def box(
    left: float, bottom: float, right: float, top: float, size: int = 3, interactive: bool = True, kind: str = "kiosk"
) -> tuple[Any, ...]:
    return (kind, size, interactive, ((left, bottom), (right, bottom), (right, top), (left, top)))


def token(duel: Duel, x: float, y: float) -> None:
    t = duel.t
    t.token_name.append("deadly-meteors/origin-bomb")
    t.token_kind.append(LOCATION)
    t.token_at.append((x, y))
    t.token_holder.append(ON_BOARD)
    t.token_side.append(NOBODY)


# -- the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-120")
@pytest.mark.parametrize("end", [[-0.1, 18.0], [36.1, 18.0], [18.0, -0.1], [18.0, 36.1]])
def test_the_battlefield_is_36_inches_square(end: list[float]) -> None:
    x, y = (min(max(one, 1.0), 35.0) for one in end)
    duel = Duel(CAP).put(0, x, y).place(0, 1)
    with pytest.raises(Illegal, match="leave the battlefield"):
        duel.answer(end)
    inside = [min(max(one, 0.7), 35.3) for one in end]  # a base of 35 mm reaches 0.689 in to every side
    assert duel.answer(inside).at(0) == tuple(inside)
    assert BOARD == duel.t.the_tools().board_width == duel.t.the_tools().board_height == 36.0


@pytest.mark.rule("CP-121", "CP-446")
def test_terrain_blocks_sight_and_movement_until_it_is_destroyed() -> None:
    duel = Duel(CAP, BONES, [box(12.5, 5.0, 13.5, 15.0, size=3)])
    beyond = [14.5, 10.0]
    assert not duel.t.sees(0, 1)
    duel.advance(CAP, M)
    with pytest.raises(Illegal, match="terrain that is too large"):
        duel.answer(beyond)
    destroy(duel.t, 0)
    assert duel.t.sees(0, 1)
    assert duel.answer(beyond).at(CAP) == tuple(beyond)


@pytest.mark.rule("CP-126")
@pytest.mark.parametrize("where", ["harbour", "random"])
def test_the_battlefield_stands_before_anything_is_drawn(where: str) -> None:
    t = TITLE.new(seed=5, options={"battlefield": where})
    assert t.ask is not None
    assert t.ask.kind == "crisis"  # the first thing the players decide
    assert len(t.terrain) >= 12
    assert (t.crises, t.who, t.tactics, t.token_at) == ((), [], [[], []], [])


# -- interactive and not -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-446", "CP-450")
def test_only_interactive_terrain_can_be_thrown() -> None:
    duel = Duel(CAP, (), [box(11.0, 10.0, 12.0, 11.0), box(8.0, 9.0, 9.0, 11.0, interactive=False)])
    duel.script(throw_terrain(3, 2, M))
    assert duel.offered == (("terrain", 0),)
    duel.answer(("terrain", 0)).answer([90.0])
    assert duel.t.rubble == 0b01


@pytest.mark.rule("CP-450")
def test_non_interactive_terrain_survives_everything() -> None:
    for interactive, left in ((False, 0b0110), (True, 0b1111)):
        near = [box(18.0, 8.0, 19.0, 12.0, size=1, interactive=interactive), box(5.0, 5.0, 6.0, 6.0, size=5)]
        far = [box(20.5, 9.0, 22.0, 11.0, size=5), box(30.0, 30.0, 31.0, 31.0, size=1, interactive=interactive)]
        duel = Duel(CAP, BONES, [*near, *far])
        duel.push(Collision(0, NOBODY, 3, 1))  # a Size 2 character thrown into Size 1
        duel.push(ThrowTerrain(1, 1, M, 1)).answer([0.0])  # Size 5 thrown into Size 1
        destroy(duel.t, 2)
        assert duel.t.rubble == left
        assert len(duel.heard(TerrainDestroyed)) == left.bit_count()


@pytest.mark.rule("CP-452", "CP-451")
def test_size_and_interactivity_are_what_the_players_agreed_on() -> None:
    """A kind's Size is only the usual one."""
    duel = Duel(CAP, BONES, [box(12.5, 5.0, 13.5, 15.0, size=2, kind="building")])
    assert KINDS["building"].size == 5
    assert duel.t.sees(0, 1)  # Size 2 hides nobody of Size 2
    own = [["building", 2, False, [[12, 12], [14, 12], [14, 14], [12, 14]]]]
    t = TITLE.new(options={"battlefield": own})
    assert t.terrain == (("building", 2, False, ((12.0, 12.0), (14.0, 12.0), (14.0, 14.0), (12.0, 14.0))),)


@pytest.mark.rule("CP-451")
@pytest.mark.parametrize(("size", "seen", "passed"), [(1, True, True), (2, True, True), (3, False, False), (5, False, False)])
def test_the_size_of_terrain_decides(size: int, seen: bool, passed: bool) -> None:
    duel = Duel(CAP, BONES, [box(12.5, 5.0, 13.5, 15.0, size=size)])
    assert duel.t.sees(0, 1) is seen
    passable, blockers = duel.t.the_ground().sorted(duel.t.base[0], 2, 0)
    assert (len(passable), len(blockers)) == ((1, 0) if passed else (0, 1))


@pytest.mark.rule("CP-254")
def test_nobody_stands_on_a_treetop_but_tools_pass_over_it() -> None:
    """Q16: whether there is room to stand depends on the kind of terrain, not on its footprint alone."""
    for kind, stands in (("boulder", True), ("tree", False)):
        duel = Duel(CAP, (), [box(11.5, 9.0, 13.5, 11.0, size=2, kind=kind)])
        ends = duel.advance(CAP, M).offered
        assert any(x > 14.0 for x, _ in ends)  # beyond it: Size 2 passes over Size 2
        if stands:
            assert duel.answer([12.5, 10.0]).at(CAP) == (12.5, 10.0)
        else:
            with pytest.raises(Illegal, match="cannot end on the tree: nobody can stand on it"):
                duel.answer([12.5, 10.0])
        duel = Duel(CAP, (), [box(11.5, 9.0, 13.5, 11.0, size=5, kind=kind)]).place(CAP, 2)
        if stands:
            assert duel.answer([12.5, 10.0]).at(CAP) == (12.5, 10.0)
        else:
            with pytest.raises(Illegal, match="nobody can stand on it"):
                duel.answer([12.5, 10.0])

    with pytest.raises(Illegal, match="nobody can stand on it"):
        Zone(0, "south").accept(Duel(CAP, (), [box(9.0, 4.0, 11.0, 6.0, kind="tree")]).t, (10.0, 5.0))


# -- destroyed ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-447")
def test_destroyed_terrain_is_gone_for_everything() -> None:
    duel = Duel(CAP, BONES, [box(14.0, 9.0, 14.6, 11.0, size=3)])
    duel.put(CAP, 7.0, 10.0)
    t, ground = duel.t, duel.t.the_ground()
    assert t.covered(0, 1)
    assert ground.under((14.3, 10.0, 0.7), t.rubble) == [0]
    destroy(t, 0)
    assert not t.covered(0, 1)
    assert t.sees(0, 1)
    assert ground.standing(t.rubble) == []
    assert ground.under((14.3, 10.0, 0.7), t.rubble) == []
    assert ground.sorted(t.base[0], 1, t.rubble) == ([], [])
    duel.put(CAP, 13.0, 10.0).script(throw_terrain(5, 3, M))
    assert duel.still  # nothing is left to throw


@pytest.mark.rule("CP-447", "CP-448")
def test_who_stood_on_it_stands_on_the_ground_unhurt() -> None:
    duel = Duel(CAP, BONES, [box(8.0, 8.0, 12.0, 12.0, size=5), box(12.8, 5.0, 13.4, 15.0, size=4)])
    t = duel.t
    assert t.standing_on(0) == [0]
    assert t.sees(1, 0)  # up there: 2 + 5 against 4
    destroy(t, 0)
    assert t.standing_on(0) == []
    assert not t.sees(1, 0)  # on the ground: 2 against 4
    assert duel.at(CAP) == (10.0, 10.0)
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)
    assert duel.still


@pytest.mark.rule("CP-448")
def test_a_character_may_throw_what_it_stands_on() -> None:
    duel = Duel(CAP, (), [box(8.0, 8.0, 12.0, 12.0, size=3)])
    duel.script(throw_terrain(3, 1, M)).answer(("terrain", 0)).answer([0.0])
    assert duel.t.rubble == 1
    assert duel.at(CAP) == (10.0, 10.0)
    assert duel.damage(CAP) == 0


@pytest.mark.rule("CP-152")
def test_a_token_keeps_its_place_where_terrain_stands() -> None:
    duel = Duel(CAP, (), [box(11.0, 9.0, 13.0, 11.0, size=5)]).set(CAP, power=5)
    token(duel, 12.0, 10.0)
    duel.push(MakeRoom())
    assert duel.still
    assert duel.t.token_at == [(12.0, 10.0)]
    assert duel.t.terrain == (box(11.0, 9.0, 13.0, 11.0, size=5),)  # only Size 6 makes room
    assert interactions(duel.t, 0) == [0]  # ranges ignore what lies on top (Q22)


@pytest.mark.rule("CP-449")
def test_a_token_keeps_its_place_when_the_terrain_is_destroyed() -> None:
    duel = Duel(CAP, (), [box(11.0, 9.0, 13.0, 11.0, size=5), box(20.0, 9.0, 22.0, 11.0, size=5)]).set(CAP, power=5)
    token(duel, 12.0, 10.0)
    destroy(duel.t, 1)
    destroy(duel.t, 0)
    assert duel.t.the_ground().standing(duel.t.rubble) == []
    assert duel.t.token_at == [(12.0, 10.0)]
    assert interactions(duel.t, 0) == [0]


# -- Size 6 makes room -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-153")
def test_size_6_moves_the_shortest_way_off_a_token() -> None:
    duel = Duel(CAP, (), [box(16.0, 14.0, 20.0, 24.0, size=6)])
    token(duel, 19.0, 18.0)
    duel.push(MakeRoom())
    assert duel.still
    assert duel.t.token_at == [(19.0, 18.0)]
    ((_, size, _, corners),) = duel.t.terrain
    assert size == 6
    assert corners[0] == pytest.approx((14.5, 14.0), abs=0.01)  # its right side leaves the disc: 20 - (19 - 0.5) = 1.5
    assert [round(event.dx, 1) for event in duel.heard(TerrainMoved)] == [-1.5]
    assert not duel.t.the_ground().under((19.0, 18.0, 0.5), 0)


@pytest.mark.rule("CP-153")
def test_on_a_tie_the_player_without_priority_chooses() -> None:
    duel = Duel(CAP, (), [box(16.0, 12.0, 20.0, 24.0, size=6)])
    token(duel, 18.0, 18.0)
    duel.t.priority = 0
    duel.push(MakeRoom())
    assert (duel.ask.seat, duel.ask.kind) == (1, "clear")
    assert [round(dx, 1) for _, dx, _ in duel.offered] == [-2.5, 2.5]
    duel.answer(duel.offered[1])
    assert duel.still
    assert duel.t.terrain[0][3][0] == pytest.approx((18.5, 12.0), abs=0.01)


@pytest.mark.rule("CP-153")
def test_it_moves_onto_no_other_token_terrain_or_over_the_edge() -> None:
    duel = Duel(CAP, (), [box(0.5, 14.0, 4.5, 22.0, size=6), box(5.0, 10.0, 7.0, 26.0, size=2)])
    token(duel, 2.0, 18.5)
    duel.push(MakeRoom())
    assert duel.still
    assert duel.t.terrain[0][3][2] == pytest.approx((4.5, 18.0), abs=0.01)  # 4 in south: west and east are shut

    blocked = Duel(CAP, (), [box(0.5, 14.0, 4.5, 22.0, size=6), box(5.0, 10.0, 7.0, 26.0, size=2)])
    token(blocked, 2.0, 18.5)
    token(blocked, 2.0, 11.0)
    blocked.push(MakeRoom())
    assert blocked.t.terrain[0][3][0] == pytest.approx((0.5, 19.0), abs=0.01)  # so 5 in north


@pytest.mark.rule("CP-153")
@pytest.mark.parametrize("seed", range(6))
def test_no_shorter_way_is_free(seed: int) -> None:
    """Against trying all ways, on crowded boards."""
    rng = Generator(seed)
    field = generate(seed, symmetric=False)
    huge = [
        ("building", 6, False, corners) if size == 5 else (kind, size, True, corners) for kind, size, _, corners in field.terrain
    ]
    duel = Duel((), (), huge)
    which = rng.choice([i for i, row in enumerate(huge) if row[1] == 6])
    start = duel.t.the_ground().features[which].polygon
    for _ in range(4):
        token(duel, start.x + 3 * rng.random() - 1.5, start.y + 3 * rng.random() - 1.5)
    ways = ways_clear(duel.t, which)
    least = hypot(*ways[0])
    assert all(fits(duel, which, dx, dy, 0.001) for dx, dy in ways)
    for far in range(1, 12):
        for angle in range(0, 360, 8):
            step = (least - 0.02) * far / 11
            assert not fits(duel, which, step * cos(radians(angle)), step * sin(radians(angle)), 0.0)


def fits(duel: Duel, which: int, dx: float, dy: float, slack: float) -> bool:
    """Whether a feature moved so far is clear of tokens and terrain and on the board."""
    features = duel.t.the_ground().features
    there = Outline([(x + dx, y + dy) for x, y in features[which].polygon.vertices])
    if not Outline([(-0.01, -0.01), (36.01, -0.01), (36.01, 36.01), (-0.01, 36.01)]).contains(there):
        return False
    others = [Outline(feature.polygon.vertices) for i, feature in enumerate(features) if i != which]
    others += [Dot(at).buffer(0.5 - 0.005) for at in duel.t.token_at]
    return all(there.intersection(other).area <= slack for other in others)


@pytest.mark.rule("CP-153")
def test_without_any_room_it_stays() -> None:
    duel = Duel((), (), [box(0.0, 0.0, 36.0, 20.0, size=6), box(0.0, 20.0, 36.0, 36.0, size=6)])
    token(duel, 18.0, 10.0)
    duel.push(MakeRoom())
    assert duel.still
    assert duel.heard(TerrainMoved) == []


@pytest.mark.rule("CP-153")
def test_room_is_made_when_the_tokens_are_set_out() -> None:
    own = [["building", 6, False, [[15, 15], [21, 15], [21, 21.5], [15, 21.5]]]]
    t = TITLE.new(options={"battlefield": own})
    while t.ask is not None and t.ask.kind != "squad":
        t.resolve(t.ask.options[0])
    assert t.token_at
    radius = t.the_tools().token_radius
    assert not any(t.the_ground().under((x, y, radius), 0) for x, y in t.token_at)


# -- cover -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-472", "CP-473", "CP-474", "CP-475")
def test_cover_needs_one_feature_large_near_and_between() -> None:
    near = box(14.0, 9.0, 14.8, 11.0, size=2)
    duel = Duel(CAP, BONES, [near]).put(CAP, 7.0, 10.0)
    assert duel.t.covered(0, 1)
    for terrain in (
        [box(14.0, 9.0, 14.8, 11.0, size=1)],  # too small
        [box(12.5, 9.0, 13.3, 11.0, size=2)],  # more than Range 1 away
        [box(17.0, 9.0, 17.8, 11.0, size=2)],  # near, but behind the defender
        [box(14.0, 9.0, 14.8, 11.0, size=1), box(17.0, 9.0, 17.8, 11.0, size=2)],  # each lacks something
    ):
        duel.t.terrain, duel.t.ground = tuple(terrain), None
        assert not duel.t.covered(0, 1)
    duel.t.terrain, duel.t.ground = (near,), None
    duel.put(CAP, 12.0, 10.0)
    assert not duel.t.covered(0, 1)  # within Range 2


@pytest.mark.rule("CP-473")
def test_cover_measures_with_the_games_own_tool() -> None:
    terrain = [box(13.0, 9.0, 13.8, 11.0, size=2)]  # 1.5 in from the defender's base
    for length, covered in ((1.0, False), (1.6, True)):
        duel = Duel(CAP, BONES, terrain, range_1=length).put(CAP, 6.0, 10.0)
        assert duel.t.covered(0, 1) is covered


@pytest.mark.parametrize(("roof", "covered"), [(True, True), (False, False)])
def test_the_roof_under_a_defender(roof: bool, covered: bool) -> None:
    """Q62: the terrain it stands on gives cover, unless the game is played otherwise; what stands beside it always may."""
    duel = Duel(CAP, BONES, [box(14.5, 8.5, 17.5, 11.5, size=3)], roof_cover=roof).put(CAP, 7.0, 10.0)
    assert duel.t.standing_on(1) == [0]
    assert duel.t.covered(0, 1) is covered
    duel.put(BONES, 18.3, 10.0)
    assert duel.t.covered(0, 1)


@pytest.mark.rule("CP-474")
def test_the_terrain_an_attacker_stands_on_counts_like_any_other() -> None:
    """Q63."""
    duel = Duel(CAP, BONES, [box(6.0, 9.0, 15.0, 11.0, size=3)]).put(CAP, 7.0, 10.0)
    assert duel.t.standing_on(0) == [0]
    assert duel.t.covered(0, 1)


def test_games_with_other_measurements_share_no_answers() -> None:
    terrain = (box(13.0, 9.0, 13.8, 11.0),)
    usual, wide = (tools_of(TITLE.check_options({"range_1": length})) for length in (1.0, 2.0))
    assert ground_of(terrain, usual) is ground_of(terrain, usual)
    assert ground_of(terrain, usual) is not ground_of(terrain, wide)
