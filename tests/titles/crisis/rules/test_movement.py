"""Moving in general, advancing and climbing."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.events import Collided, Moved
from longbox.titles.crisis.rules.movement import Advance, Place
from longbox.titles.crisis.rules.throws import Slide

from ..fighters import *
from ..scene import Duel

FAR = {S: 3.375 + 2 * R, M: 5.0 + 2 * R, L: 7.25 + 2 * R}
"""How far a base gets with each tool laid straight."""


def start(*terrain: object, card: str = FIGHTER, tool: int = M, climb: bool = False, at: tuple[float, float] = (10, 10)) -> Duel:
    """One character at (10, 10), asked where its advance ends."""
    return Duel(card, FIGHTER, terrain).put(0, *at).put(1, 30, 30).advance(0, tool, climb)


@pytest.mark.rule("CP-248", "CP-262")
@pytest.mark.parametrize("tool", [S, M, L])
def test_the_tool_of_the_speed_or_a_smaller_one(tool: int) -> None:
    duel = start(tool=tool)
    for smaller in range(tool + 1):
        assert reaches(duel, 10 + FAR[smaller], 10)
    assert not reaches(duel, 10 + FAR[tool] + 0.05, 10)


@pytest.mark.rule("CP-248", "CP-218")
def test_a_move_action_uses_the_speed() -> None:
    for card, tool in ((FIGHTER, M), (FAST, L)):
        duel = Duel(card).put(0, 10, 10).activate(0).answer("move")
        assert reaches(duel, 10 + FAR[tool], 10)
        assert not reaches(duel, 10 + FAR[tool] + 0.05, 10)


@pytest.mark.rule("CP-248")
def test_a_smaller_tool_serves_where_the_larger_cannot_lie() -> None:
    pocket = (box(13.8, 2, 1, 16, size=5), box(2, 12.2, 20, 1, size=5), box(2, 6.8, 20, 1, size=5))
    assert reaches(start(*pocket, tool=L), 13.05, 10)


@pytest.mark.rule("CP-249", "CP-260", "CP-261", "CP-263")
def test_the_tool_bends_round_a_car() -> None:
    """The heroes of both books go round a car with a bent tool."""
    car = box(12, 8.5, 2, 3.5, size=3)
    duel = start(car)
    assert not reaches(duel, 14 + R + 0.05, 10)  # straight behind it, only by crossing
    assert reaches(duel, 13.3, 12.8)  # round the corner
    placement = duel.ask.region.placement(duel.t, 13.3, 12.8)  # type: ignore[union-attr]
    assert placement is not None
    assert abs(placement.theta - placement.phi) > 0.2


@pytest.mark.rule("CP-250", "CP-251")
def test_no_base_ends_on_another() -> None:
    duel = start()
    duel.put(1, 13, 10)
    assert not reaches(duel, 13 - 2 * R + 0.05, 10)
    assert reaches(duel, 13 - 2 * R, 10)  # in contact is not overlapping
    with pytest.raises(Illegal, match="overlap"):
        duel.answer([13.0, 10.5])


@pytest.mark.rule("CP-250", "CP-252")
def test_on_a_feature_or_off_it_but_never_across_its_edge() -> None:
    duel = start(box(12, 8, 4, 4, size=2))
    assert reaches(duel, 14, 10)
    assert reaches(duel, 12 - R, 10)
    for x in (12 - R + 0.05, 12.0, 12 + R - 0.05):
        assert not reaches(duel, x, 10)
    assert reaches(duel, 12 + R, 10)


@pytest.mark.rule("CP-253", "CP-256")
@pytest.mark.parametrize("how", ["throw", "push"])
def test_a_thrown_or_pushed_character_stops_before_what_it_would_overlap(how: str) -> None:
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER]).put(0, 3, 3).put(1, 10, 10).put(2, 14, 10)
    duel.roll("block block block").slide(1, M, how, 0, 0)
    assert close(duel.at(1), (14 - 2 * R, 10))
    duel = Duel(FIGHTER, FIGHTER).put(0, 3, 3).put(1, 33, 10)
    duel.slide(1, M, how, 0, 0)
    assert close(duel.at(1), (36 - R, 10))  # the last place on the battlefield


@pytest.mark.rule("CP-254")
def test_a_base_that_does_not_fit_on_top_cannot_end_there() -> None:
    shelf = box(12, 9.4, 4, 1.2, size=1)  # narrower than a base
    duel = start(shelf)
    assert not any(reaches(duel, x, y) for x in (12.7, 13.5, 14.5) for y in (9.6, 10.0, 10.4))
    assert reaches(start(box(12, 9.3, 4, 1.4, size=1)), 14, 10)


@pytest.mark.rule("CP-255")
def test_nobody_leaves_the_battlefield() -> None:
    duel = start(at=(34, 10))
    assert reaches(duel, 36 - R, 10)
    assert not reaches(duel, 36 - R + 0.05, 10)
    with pytest.raises(Illegal, match="leave the battlefield"):
        duel.answer([36.0, 10.0])


@pytest.mark.rule("CP-257")
def test_there_are_five_kinds_of_movement() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 16, 10)
    duel.advance(0, S).answer([11.0, 10.0])
    duel.advance(0, S, climb=True).answer([12.0, 10.0])
    duel.slide(1, S, "throw", 0, 90).slide(1, S, "push", 0, 90)
    duel.place(1, 2).answer([18.0, 18.0])
    assert [event.how for event in duel.heard(Moved)] == ["advance", "climb", "throw", "push", "place"]


@pytest.mark.rule("CP-258")
def test_only_throws_collide() -> None:
    """Beside another base, every other kind of movement just ends there."""
    for how, collides in (("throw", 1), ("push", 0)):
        duel = Duel(FIGHTER, [FIGHTER, FIGHTER]).put(0, 3, 3).put(1, 10, 10).put(2, 12, 10)
        duel.roll("block block block" if collides else "").slide(1, S, how, 0, 0)
        assert len(duel.heard(Collided)) == collides
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 14, 10)
    touching = [14 - 2 * R, 10.0]
    duel.advance(0, M).answer(touching).advance(0, S, climb=True).answer(touching).place(0, 1).answer(touching)
    assert not duel.heard(Collided)
    assert duel.damage(0) == duel.damage(1) == 0


@pytest.mark.rule("CP-259")
def test_place_is_measured_with_a_range_tool() -> None:
    duel = Duel(FIGHTER).put(0, 10, 10).place(0, 2)
    assert reaches(duel, 10 + 2 * R + 3.0, 10)  # Range 2 and not the Medium tool
    assert not reaches(duel, 10 + 2 * R + 3.05, 10)


@pytest.mark.rule("CP-264", "CP-265")
def test_the_tool_crosses_terrain_up_to_ones_own_size() -> None:
    for card, size, crosses in ((FIGHTER, 1, True), (FIGHTER, 2, True), (FIGHTER, 3, False), (BIG, 4, True), (BIG, 5, False)):
        wall = box(12, 0, 0.6, 36, size=size)
        assert reaches(start(wall, card=card, tool=L), 15, 10) is crosses


@pytest.mark.rule("CP-265", "CP-266")
def test_what_one_stands_on_never_blocks() -> None:
    roof, other = box(7, 7, 6, 6, size=5), box(14.5, 7, 1, 6, size=5)
    duel = start(roof, other)
    assert reaches(duel, 10, 13 + R + 0.1)  # Q18: down from a roof larger than oneself without climbing
    assert reaches(duel, 12, 11)  # or on along it
    assert not reaches(duel, 16.2, 10)  # the other tower still blocks
    across = start(box(10.3, 7, 2, 6, size=5))  # Q20: partly overlapping counts as overlapping
    assert reaches(across, 13.3, 10)


@pytest.mark.rule("CP-265")
def test_terrain_too_large_is_neither_crossed_nor_entered() -> None:
    duel = start(box(12, 6, 4, 8, size=3))
    with pytest.raises(Illegal, match="without climbing"):
        duel.answer([14.0, 10.0])


@pytest.mark.rule("CP-264")
def test_an_advance_may_end_on_terrain_of_ones_own_size() -> None:
    assert reaches(start(box(12, 8, 4, 4, size=2)), 14, 10)  # Q19


@pytest.mark.rule("CP-267")
def test_characters_do_not_block_an_advance() -> None:
    duel = Duel([FIGHTER, FIGHTER], FIGHTER).put(0, 10, 10).put(1, 12, 10).put(2, 13.6, 10).advance(0, M)
    assert reaches(duel, 16, 10)


@pytest.mark.rule("CP-268", "CP-269")
def test_the_base_ends_anywhere_along_the_tool() -> None:
    """The 2022 book's villain goes behind a car and may end wherever his base touches the tool."""
    duel = start(box(12, 6, 2, 3, size=3))
    assert all(reaches(duel, 10 + d, 10) for d in (0.0, 0.3, 1.5, 3.0, 4.2, FAR[M]))
    assert reaches(duel, 13, 10)  # in the lee of the car, half way along
    duel.answer([10.0, 10.0])  # Q07: even where it is
    assert duel.still
    assert duel.heard(Moved)[-1].how == "advance"


@pytest.mark.rule("CP-270", "CP-271")
@pytest.mark.parametrize("card", [FIGHTER, FAST, SMALL])
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_climb_is_a_short_advance_as_size_five(card: str, ruleset: int) -> None:
    duel = Duel(card, terrain=[box(11.5, 0, 0.4, 36, size=5)], ruleset=ruleset).put(0, 10, 10).advance(0, S, climb=True)
    assert reaches(duel, 10 + FAR[S], 10)
    assert not reaches(duel, 10 + FAR[S] + 0.05, 10)
    duel = Duel(card, ruleset=ruleset).put(0, 10, 10).advance(0, L, climb=True)
    assert not reaches(duel, 10 + FAR[S] + 0.05, 10)
    duel = Duel(card, ruleset=ruleset).put(0, 10, 10).activate(0).answer("climb")
    assert not reaches(duel, 10 + FAR[S] + 0.05, 10)  # whatever the Speed


@pytest.mark.rule("CP-272", "CP-273", "CP-274")
def test_a_climber_ends_on_top_of_what_is_larger() -> None:
    """Both books' climbers: up a building of Size 5 or less, though smaller themselves; never up Size 6 (Q24)."""
    for size in (3, 4, 5, 6):
        building = box(11, 7, 6, 6, size=size)
        assert reaches(start(building, climb=True), 13, 10) is (size <= 5)
        assert not reaches(start(building), 13, 10)
        assert reaches(start(building, card=FLYER), 13, 10) is (size <= 5)


@pytest.mark.rule("CP-395")
def test_an_advance_stops_if_the_mover_is_dazed_meanwhile() -> None:
    duel = Duel(FIGHTER).set(0, dazed=True)
    for frame in (Advance(0), Slide(0, S, "push", 0, 0), Place(0, 2, 0)):
        assert duel.push(frame).still


# -- what bots are offered ---------------------------------------------------------------------------------------------


def test_samples_are_legal_different_and_spread_out() -> None:
    field = [box(4 + 7 * i, 5 + 9 * j, 3, 2, size=2 + i) for i in range(4) for j in range(3)]
    duel = Duel([FIGHTER, FIGHTER], [FIGHTER, BIG], field).put(0, 16, 18).put(1, 14, 16).put(2, 20, 20).put(3, 12, 21)
    duel.t.token_at, duel.t.token_holder, duel.t.token_kind = [(18.0, 16.0)], [-1], ["asset"]
    duel.t.token_name = ["skrulls-infiltrate/skrull-agent"]
    for tool in (S, M, L):
        duel.push(Advance(0, tool))
        offered = duel.offered
        assert len(set(offered)) == len(offered) >= 8
        assert offered[0] == duel.at(0)
        assert all(reaches(duel, *end) for end in offered)
        assert duel.ask == duel.t.stack[-1].move(duel.t)  # asking again changes nothing
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            assert any((x - 16) * dx + (y - 18) * dy > 1.5 for x, y in offered)
        duel.answer([16.0, 18.0])


def test_samples_lead_to_tokens_and_enemies_and_away() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 14, 10)
    duel.t.token_at, duel.t.token_holder, duel.t.token_kind = [(10.0, 14.0)], [-1], ["asset"]
    duel.advance(0, M)
    ends = duel.offered
    assert any(duel.put(0, *end).t.token_within(0, 0, 1) for end in ends)
    assert any(duel.put(0, *end).t.within(0, 1, 1) for end in ends)
    assert any(close(end, (10 - FAR[M], 10)) for end in ends)


def test_somebody_walled_in_may_still_shuffle_about() -> None:
    walls = [box(8, 8, 4, 0.5, size=6), box(8, 11.5, 4, 0.5, size=6), box(8, 8.5, 0.5, 3, size=6), box(11.5, 8.5, 0.5, 3, size=6)]
    duel = start(*walls)
    assert len(duel.offered) >= 1
    assert all(reaches(duel, *end) for end in duel.offered)
