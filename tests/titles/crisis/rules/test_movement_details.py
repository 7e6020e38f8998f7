"""Movement in detail: what may be declined, and who is moved no more."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.events import Collided, Moved, Transformed
from longbox.titles.crisis.rules.collisions import ThrowTerrain
from longbox.titles.crisis.rules.movement import Advance, Place, Reach
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.rules.transform import Transform

from ..fighters import *
from ..scene import PASS, Duel

WATCHER = character("details-watcher", innate("watch", on(moved(), gain_power(SELF, 1))))


@pytest.mark.rule("CP-262", "CP-292")
@pytest.mark.parametrize("frame", [Advance(0, M, seat=0, optional=True), Place(0, 2, 0, optional=True)], ids=["advance", "place"])
def test_a_movement_that_may_be_declined(frame: Advance | Place) -> None:
    duel = Duel(FIGHTER, WATCHER).push(frame)
    assert duel.offered[0] == PASS
    duel.answer(PASS)
    assert duel.still
    assert duel.at(0) == (10.0, 10.0)
    assert not duel.heard(Moved)
    assert duel.power(1) == 0  # it has not moved


@pytest.mark.rule("CP-262", "CP-292")
@pytest.mark.parametrize("frame", [Advance(0, M), Place(0, 2, 0)], ids=["advance", "place"])
def test_a_movement_that_may_not_be_declined(frame: Advance | Place) -> None:
    duel = Duel(FIGHTER, WATCHER).push(frame)
    assert PASS not in duel.offered
    duel.answer([10.0, 11.0])
    assert duel.at(0) == (10.0, 11.0)
    assert [event.who for event in duel.heard(Moved)] == [0]
    assert duel.power(1) == 1


@pytest.mark.rule("CP-395")
@pytest.mark.parametrize(
    "frame",
    [Advance(0, M), Place(0, 2, 0), Slide(0, M, "throw", 1, 1), Slide(0, M, "push", 1, 1)],
    ids=["advance", "place", "throw", "push"],
)
def test_who_falls_before_moving_does_not_move(frame: Advance | Place | Slide) -> None:
    trap = character(
        "mining-fighter", innate("mine", on(would_move(mover=enemy), damage(MOVER, 6)), on(moved(), gain_power(SELF, 1)))
    )
    duel = Duel(FIGHTER, trap).push(frame)
    assert duel.is_dazed(0)
    assert duel.still
    assert not duel.heard(Moved)
    assert duel.power(1) == 0  # nor does anybody answer a movement


@pytest.mark.rule("CP-512", "CP-513")
def test_a_transformation_is_told_as_a_movement_only_where_the_base_moves() -> None:
    for end, told in (((10.0, 10.0), []), ((10.0, 11.0), [((10.0, 10.0), (10.0, 11.0))])):
        duel = Duel("ant-man", FIGHTER).push(Transform(0, "Tiny")).answer(list(end))
        assert [(event.start, event.end) for event in duel.heard(Moved)] == told
        assert [event.form for event in duel.heard(Transformed)] == ["Tiny"]


@pytest.mark.rule("CP-275")
@pytest.mark.parametrize("value", [[0.0, 1.0], ["east"], []])
def test_a_throw_is_aimed_by_one_number(value: list[object]) -> None:
    duel = Duel(FIGHTER, FIGHTER).push(Slide(1, M, "throw", 0, 0))
    with pytest.raises(Illegal, match="one number, in degrees"):
        duel.answer(value)
    assert duel.ask.judge(duel.t, [-90]) == (270.0,)


@pytest.mark.rule("CP-248", "CP-265")
def test_a_place_out_of_reach_is_refused_with_the_reason() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box(12, 5, 1, 10, size=5)]).put(0, 10, 10).put(1, 30, 30).advance(0, M)
    with pytest.raises(Illegal, match=r"That place is 8.0 in away; the tool reaches 6.4 in"):
        duel.answer([2.0, 10.0])
    with pytest.raises(Illegal, match="No way to lay the tool reaches that place"):
        duel.answer([14.0, 10.0])


def test_the_ground_in_reach_is_drawn_all_around() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 15, 15).put(1, 30, 30)
    rings = Reach(0, M, False, "", (0.0, 0.0)).ground(duel.t)
    far = 5.0 + 2 * R
    for axis in (0, 1):
        values = [point[axis] for ring in rings for point in ring]
        assert (min(values), max(values)) == pytest.approx((15 - far, 15 + far), abs=0.1)


@pytest.mark.rule("CP-447", "CP-278", "CP-457")
@pytest.mark.parametrize("gone", [0, 1])
def test_destroyed_terrain_is_in_nobodys_way(gone: int) -> None:
    """Of two features to the left and right one is destroyed: only the other stops what is thrown."""
    features = [box(13, 8, 1, 4, size=5), box(6, 8, 1, 4, size=5), box(20, 20, 1, 1, size=1)]
    for which, degrees in ((0, 0.0), (1, 180.0)):
        duel = Duel(FIGHTER, FIGHTER, features).put(0, 30, 30).put(1, 10, 10)
        duel.t.rubble = 1 << gone
        duel.slide(1, M, "throw", 0, degrees)
        assert [event.terrain for event in duel.heard(Collided)] == ([] if which == gone else [which])
        duel = Duel(FIGHTER, FIGHTER, features).put(0, 10, 10).put(1, 30, 30)
        duel.t.rubble = 1 << gone
        duel.push(ThrowTerrain(0, 2, M, 0)).answer([degrees])
        assert [event.terrain for event in duel.heard(Collided)] == ([] if which == gone else [which])
