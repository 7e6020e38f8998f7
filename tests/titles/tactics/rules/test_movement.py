"""Moving, terrain, falling, Attacks of Opportunity, flight, destroying Solid terrain."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import Illegal
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.maps import FIRE, FIRE_RANK, SLICK
from longbox.titles.tactics.rules.charges import charges, in_the_line
from longbox.titles.tactics.rules.movement import PHANTOM, barred, gait, harmless, in_the_air, routes
from longbox.titles.tactics.rules.objects import droppable
from longbox.titles.tactics.rules.terrain import demolitions
from longbox.titles.tactics.rules.walking import Walk

from ..helpers import reach
from ..scene import Scene

OPEN = "\n".join([". . . . . . ."] * 3 + [". . . P . . ."] + [". . . . . . ."] * 3)


@pytest.mark.rule("FT-115", "FT-194", "FT-195")
def test_a_move_goes_up_to_speed_diagonals_count_one() -> None:
    s = Scene(OPEN, a="P punisher")
    assert len(reach(s, "P", 1)) == 8
    assert len(reach(s, "P", 2)) == 24
    s.move("P", (4, 4), (5, 5), (6, 6))
    assert s.where("P") == (6, 6)
    stay = Scene(OPEN, a="P punisher").move("P")
    assert stay.where("P") == (3, 3)


@pytest.mark.rule("FT-115", "FT-194")
def test_a_move_goes_no_farther_than_speed() -> None:
    s = Scene("P" + " ." * 9, a="P punisher").activate("P").answer(("move", -1))
    assert s.t.speed(s["P"]) == 4
    assert max(way[-1] for way in s.options if way) == 4
    with pytest.raises(Illegal, match="The way to F1 costs 5 Speed; there is 4"):
        s.answer((1, 2, 3, 4, 5))
    s.answer((1, 2, 3, 4))
    assert s.where("P") == (4, 0)


@pytest.mark.rule("FT-195")
def test_any_way_may_be_declared_but_only_square_by_square() -> None:
    s = Scene(". . . . .\n. P # . .\n. . . . .", a="P punisher", b="").activate("P").answer(("move", -1))
    for way, sentence in (
        ([0, 4], "not next to"),
        ([s.xy(2, 1)], "no way from B2 to C2"),
        ([s.xy(2, 0), s.xy(3, 0), s.xy(4, 0), s.xy(4, 1), s.xy(4, 2)], "costs 5 Speed; there is 4"),
        (["x"], "list of squares"),
        ([99], "list of squares"),
    ):
        with pytest.raises(Illegal, match=sentence):
            s.answer(way)
    assert s.where("P") == (1, 1)
    s.answer([s.xy(0, 0), s.xy(0, 1), s.xy(0, 2)])
    assert s.where("P") == (0, 2)


@pytest.mark.rule("FT-196")
def test_speed_that_is_left_is_lost() -> None:
    s = Scene(OPEN, a="P punisher").move("P", (4, 4))
    s.answer(("move", -1))
    assert max(len(one) for one in s.options) == s.t.speed(s["P"]) == 4


@pytest.mark.rule("FT-197", "FT-198", "FT-199")
def test_figures_block_but_teammates_let_through() -> None:
    for ally, through in (("beast", True), ("punisher", False)):
        s = Scene("W A . .\n# # # #", a=f"W wolverine, A {ally}", indoor=[[0, 1, 3, 1]])
        assert reach(s, "W") == ({(2, 0), (3, 0)} if through else set())
    foe = Scene("W A . .\n# # # #", a="W wolverine", b="A blob", indoor=[[0, 1, 3, 1]])
    assert reach(foe, "W") == set()
    s = Scene("W A . .\n# # # #", a="W wolverine, A beast", indoor=[[0, 1, 3, 1]]).activate("W").answer(("move", -1))
    with pytest.raises(Illegal, match="nobody can end there"):
        s.answer([1])


@pytest.mark.rule("FT-578")
def test_wolverine_steps_through_storm() -> None:
    s = Scene(". W S . .  B".replace("  ", " "), a="W wolverine, S storm", b="B sabretooth")
    s.move("W", (2, 0), (3, 0))
    assert s.where("W") == (3, 0)


@pytest.mark.rule("FT-214", "FT-216")
@pytest.mark.parametrize("sign", ["d", "w"])
def test_difficult_and_aquatic_squares_cost_two(sign: str) -> None:
    s = Scene(f"P {sign} . .", a="P punisher")
    assert reach(s, "P", 1) == set()
    assert reach(s, "P", 2) == {(1, 0)}
    assert reach(s, "P", 3) == {(1, 0), (2, 0)}


@pytest.mark.rule("FT-215", "FT-336", "FT-217")
def test_difficult_terrain_obscures() -> None:
    s = Scene("P G S W", a="P punisher, G giant-man, S storm, W wolverine", under={"P": "d", "G": "d", "S": "d", "W": "w"})
    assert [s.t.obscured(s[one]) for one in "PGSW"] == [True, False, False, False]


@pytest.mark.rule("FT-205", "FT-206", "FT-218")
def test_roofs_are_reached_by_ladder_or_stair_only() -> None:
    s = Scene("P # .\n. . .", a="P punisher")
    assert (1, 0) not in reach(s, "P")
    s = Scene("PH# .", a="P punisher")
    assert (1, 0) in reach(s, "P", 1)
    s = Scene("P / ^ #", a="P punisher")
    assert reach(s, "P", 3) == {(1, 0), (2, 0), (3, 0)}
    inside = Scene("P # .", a="P punisher", indoor=[[1, 0, 1, 0]])
    assert reach(inside, "P") == set()


@pytest.mark.rule("FT-210", "FT-391")
def test_jumping_off_a_roof_hurts() -> None:
    for figure, hurt in (("punisher", 2), ("luke-cage", 0), ("spider-man", 0), ("giant-man", 0), ("angel", 0)):
        s = Scene("P . .", a=f"P {figure}", under={"P": "#"}).move("P", (1, 0))
        assert s.where("P") == (1, 0)
        assert s.lost("P") == hurt
    ladder = Scene("PH. .", a="P punisher", under={"P": "#"}).move("P", (1, 0))
    assert ladder.lost("P") == 0


@pytest.mark.rule("FT-003", "FT-002", "FT-001", "FT-236")
def test_wall_crawler() -> None:
    s = Scene("S d #", a="S spider-man")
    assert reach(s, "S", 1) == {(1, 0)}
    assert reach(s, "S", 2) == {(1, 0), (2, 0)}
    fire = Scene("S f .", a="S spider-man").move("S", (1, 0))
    assert fire.lost("S") == 1
    wet = Scene("S w . .", a="S spider-man")
    assert reach(wet, "S", 1) == set()  # nothing lifts the cost of Aquatic terrain,
    blocked = Scene("S B . .\n# # # #", a="S spider-man", b="B blob", indoor=[[0, 1, 3, 1]])
    assert reach(blocked, "S") == set()  # nor the ban on passing opponents,
    other = Scene("P d #", a="P punisher")
    assert reach(other, "P", 1) == set()  # and nobody else has the Special
    assert reach(other, "P", 4) == {(1, 0)}


@pytest.mark.rule("FT-298", "FT-299")
def test_giants_stride_over_difficult_ground_and_onto_roofs() -> None:
    s = Scene("G d # w", a="G giant-man")
    assert reach(s, "G", 2) == {(1, 0), (2, 0)}
    assert (3, 0) in reach(s, "G", 4)
    assert (3, 0) not in reach(s, "G", 3)


@pytest.mark.rule("FT-231", "FT-233", "FT-230")
def test_each_fire_square_burns() -> None:
    s = Scene("P f f .", a="P punisher").move("P", (1, 0), (2, 0))
    assert s.lost("P") == 2
    s = Scene("P . .", a="P punisher")
    s.t.lay(s.xy(1, 0), FIRE | REMARKABLE << FIRE_RANK)
    assert s.move("P", (1, 0)).lost("P") == 3


@pytest.mark.rule("FT-232")
def test_an_activation_that_begins_in_fire_burns() -> None:
    s = Scene("P .", a="P punisher", under={"P": "f"}).activate("P")
    assert s.lost("P") == 1


def test_a_way_round_the_fire_is_preferred() -> None:
    s = Scene("P f .\n. . .", a="P punisher").activate("P").answer(("move", -1))
    assert (s.xy(1, 1), s.xy(2, 0)) in s.options


@pytest.mark.rule("FT-234", "FT-235")
def test_slick_ground_needs_agility() -> None:
    s = Scene("P i . .", a="P punisher").roll(40).move("P", (1, 0), (2, 0))
    assert s.where("P") == (1, 0)
    s = Scene("P i . .", a="P punisher").roll(41).move("P", (1, 0), (2, 0))
    assert s.where("P") == (2, 0)
    s = Scene("P . .", a="P punisher", under={"P": "i"}).roll(40).move("P", (1, 0))
    assert s.where("P") == (0, 0)
    s = Scene("A i .", a="A angel").move("A", (1, 0), (2, 0))
    assert s.where("A") == (2, 0)


@pytest.mark.rule("FT-234", "FT-235", "FT-424")
@pytest.mark.parametrize(("mended", "rolls"), [(True, [41, 99]), (False, [41, 41, 99])])
def test_a_charge_from_slick_ground_needs_agility_only_for_what_it_enters(mended: bool, rolls: list[int]) -> None:
    s = Scene("P i . . . D", a="P punisher", b="D daredevil", under={"P": "i"}, mended=mended).activate("P")
    charge = s.choices("charge")[0]
    s.roll(*rolls).answer(charge).answer((1, 2, 3, 4))
    assert [event.what for event in s.told("FeatRolled")] == ["slick"] * (len(rolls) - 1) + ["attack"]


# -- what if ----------------------------------------------------------------------------------------------------------------

WHAT_IF_1 = """
. . . . . . . .
F C . d . . S .
. . . . . . . .
"""


@pytest.mark.rule("FT-420", "FT-421", "FT-595", "FT-596", "FT-597", "FT-598", "FT-599", "FT-303")
def test_what_if_1() -> None:
    s = Scene(WHAT_IF_1, a="F iron-fist, S doctor-strange", b="C colossus")
    s.t.conditions[s["F"]] = STUNNED
    assert s.sees("S", "C")
    assert s.sees("C", "S")
    assert s.sees("C", "F")
    assert not charges(s.t, s["C"], s["S"])
    s.activate("C")
    grapple = s.number("C", "grappling")
    assert ("strike", grapple, s["F"], 0) in s.options
    s.answer(("move", -1))
    way = next(one for one in s.options if one and one[-1] == s.xy(5, 0))
    assert len(way) == 4
    s.answer(way)
    assert s.where("C") == (5, 0)
    assert ("strike", 0, s["S"], 0) in s.options
    s.end().activate("F")
    assert {one[0] for one in s.options} == {"end", "move"}
    s.answer(("move", -1)).answer(())
    assert s.still


@pytest.mark.rule("FT-427", "FT-601", "FT-602", "FT-425", "FT-426")
def test_what_if_2_rhino_ignores_difficult_ground_when_he_charges() -> None:
    s = Scene(WHAT_IF_1, a="F iron-fist, S doctor-strange", b="C rhino")
    s.t.conditions[s["F"]] = STUNNED
    found = charges(s.t, s["C"], s["S"])
    assert len(found[s.xy(5, 1)]) == 4
    s.activate("C").answer(("charge", s.number("C", "rhinos-charge"), s["S"]))
    s.roll(5).answer(found[s.xy(5, 1)])
    assert s.where("C") == (5, 1)
    assert s.told("AttackFailed")


WHAT_IF_3 = """
. . . . . . . . .
F R . P . . . S .
. . . . . . . . .
"""


@pytest.mark.rule("FT-422", "FT-603", "FT-604", "FT-605", "FT-606", "FT-607", "FT-565")
def test_what_if_3_panther_in_the_way() -> None:
    s = Scene(WHAT_IF_3, a="F iron-fist, S doctor-strange, P black-panther", b="R rhino", under={"P": "d"}, karma=True)
    assert s.sees("R", "S")
    assert not charges(s.t, s["R"], s["S"])
    s.activate("R").answer(("move", -1))
    s.answer((s.xy(2, 1),))
    assert s.kind == "opportunity"
    s.decline()
    assert ("strike", 1, s["P"], 0) in s.options
    s = Scene(WHAT_IF_3, a="F iron-fist, S doctor-strange, P black-panther", b="R rhino", under={"P": "d"}, karma=True)
    s.activate("R").answer(("move", s["R"]))
    assert s.t.speed(s["R"]) == 5
    s.answer([s.xy(x, 2) for x in range(2, 7)])
    asked = []
    while s.kind == "opportunity":
        asked.append(s.options[1][0])
        s.decline()
    assert asked == [s["F"], s["P"]]
    assert s.where("R") == (6, 2)
    assert ("strike", 1, s["S"], 0) in s.options


WHAT_IF_6 = """
. . . M . . . .
B . d . . . . W
. . . . . . . .
# # # # # # # #
"""


@pytest.mark.rule("FT-431", "FT-615", "FT-616", "FT-617")
def test_what_if_6_beast_leaps_past_mystique() -> None:
    s = Scene(WHAT_IF_6, a="B beast", b="M mystique, W scarlet-witch")
    assert s.sees("B", "M")
    assert s.sees("B", "W")
    assert not charges(s.t, s["B"], s["M"])
    found = charges(s.t, s["B"], s["W"])
    assert s.xy(6, 1) in found
    safe = [s.xy(x, 2) for x in range(1, 6)] + [s.xy(6, 1)]
    s.activate("B").answer(("charge", 0, s["W"])).roll(5).answer(safe)
    assert s.where("B") == (6, 1)
    assert not any(event.how == "opportunity" for event in s.told("Attacked"))
    near = Scene(WHAT_IF_6, a="B beast", b="M mystique, W scarlet-witch")
    near.activate("B").answer(("charge", 0, near["W"])).answer([near.xy(x, 1) for x in range(1, 7)])
    assert near.kind == "opportunity"


def test_who_is_stopped_in_a_teammates_square_steps_back() -> None:
    s = Scene(". K . .\nW S . .\n. . . .", a="W wolverine, S storm", b="K kraven")
    s.move("W", (1, 1), (1, 2), (2, 2))
    assert s.kind == "opportunity"
    assert s.where("W") == (1, 1)
    s.t.conditions[s["W"]] |= STUCK
    s.decline()
    assert s.where("W") == (0, 1)


@pytest.mark.rule("FT-308")
def test_who_is_held_on_the_way_gets_only_half_as_far() -> None:
    s = Scene("K . . . . . .\nW . . . . . .", a="W wolverine", b="K kraven").move("W", *[(x, 1) for x in range(1, 6)])
    assert s.kind == "opportunity"
    assert s.where("W") == (1, 1)
    s.t.conditions[s["W"]] |= HELD
    s.decline()
    assert s.where("W") == (3, 1)


@pytest.mark.rule("FT-423", "FT-422")
def test_the_square_to_attack_from_must_be_far_enough() -> None:
    near = Scene("S . . . . . L", b="S sabretooth", a="L luke-cage")
    assert not charges(near.t, near["S"], near["L"])
    far = Scene("S . . . . . . L", b="S sabretooth", a="L luke-cage")
    assert set(charges(far.t, far["S"], far["L"])) == {6}
    assert not in_the_line(far.t, gait(far.t, far["S"], True), far.t.strangers(far["S"])) & far.t.ground().crossed(0, 7)
    behind = Scene("S . . . . . L .\n. . . . . . . .", b="S sabretooth", a="L luke-cage")
    assert behind.xy(7, 0) in charges(behind.t, behind["S"], behind["L"])


@pytest.mark.rule("FT-197")
def test_a_declared_way_through_a_figure_is_refused() -> None:
    s = Scene("W B .\n. . .", a="W wolverine", b="B blob").activate("W").answer(("move", -1))
    with pytest.raises(Illegal, match="A figure stands in B1 and blocks the way"):
        s.answer([1, 2])


@pytest.mark.rule("FT-296")
def test_a_giant_does_not_reach_three_squares() -> None:
    s = Scene("G . . B\n. . . .", a="G giant-man", b="B blob")
    assert s.targets("G", "brawling") == set()
    s.t.at[s["B"]] = s.xy(2, 1)
    assert s.targets("G", "brawling") == {"B"}


@pytest.mark.rule("FT-179")
def test_laying_may_stop_early() -> None:
    s = Scene("P . . . .", b="P pyro").activate("P").answer(("special", 0)).answer(2).decline()
    assert len(s.told("TerrainChanged")) == 1
    assert s.kind == "act"


# -- what breaking the rules left unnoticed ----------------------------------------------------------------------------------


@pytest.mark.rule("FT-276", "FT-526")
def test_nobody_on_the_street_strikes_at_who_leaves_a_roof() -> None:
    s = Scene(". K . .\n# W # #", a="W wolverine", b="K kraven", under={"W": "#"})
    s.move("W", (2, 1), (3, 1))
    assert s.where("W") == (3, 1)
    assert s.kind == "act"


@pytest.mark.rule("FT-202", "FT-199")
def test_only_figures_occupy_a_square() -> None:
    s = Scene("C B . .", a="C cyclops, B beast")
    s.t.plots[0] = s.xy(2, 0)
    s.t.things, s.t.thing_at, s.t.thing_of = ["crate"], [s.xy(3, 0)], [1]
    assert s.t.occupied() == 0b0011
    assert set(routes(s.t, s["C"], 4, gait(s.t, s["C"]))) == {s.xy(2, 0), s.xy(3, 0)}
    s.t.at[s["B"]] = s.xy(2, 0)
    assert set(routes(s.t, s["C"], 4, gait(s.t, s["C"]))) == {s.xy(1, 0), s.xy(3, 0)}
    assert set(droppable(s.t, s["C"])) == set()
    s.t.carrying[s["C"]] = 0
    assert droppable(s.t, s["C"]) == [s.xy(1, 0)]


@pytest.mark.rule("FT-221", "FT-297")
def test_a_giant_breaks_what_is_two_squares_away() -> None:
    for letter, far in (("G giant-man", True), ("G colossus", False)):
        s = Scene("G . #\n. . #", a=letter).activate("G")
        assert bool(s.choices("demolish")) is far
        assert bool(demolitions(s.t, s["G"], s.t.attacks(s["G"])[0])) is far
    near = Scene("C #", a="C colossus").activate("C")
    assert near.choices("demolish")


@pytest.mark.rule("FT-234")
def test_who_stays_in_slick_terrain_keeps_its_footing() -> None:
    s = Scene("W i .", a="W wolverine", under={"W": "i"}).move("W")
    assert s.where("W") == (0, 0)
    assert not s.told("FeatRolled")


def test_only_a_way_on_which_nothing_can_happen_is_gone_at_once() -> None:
    def strolls(drawing: str, ends: tuple[int, int] = (3, 0), speed: int = 4, **more: Any) -> bool:
        s = Scene(drawing, **({"a": "W wolverine"} | more))
        way = tuple(s.xy(x, 0) for x in range(1, ends[0] + 1))
        walk = Walk(s["W"], way, speed, began=s.t.at[s["W"]])
        gone = walk.stroll(s.t)
        assert s.where("W") == (ends if gone else (0, 0))
        return gone

    assert strolls("W . . .")
    assert strolls("W . . . . K", b="K kraven")
    assert not strolls("W . . . K", b="K kraven")  # somebody may strike
    assert not strolls("W . f .")
    assert not strolls("W . i .")
    assert not strolls("W . K .", b="K kraven")
    assert not strolls("W . . .", speed=2)
    assert not strolls("W d d .")  # five Speed
    assert strolls("W d . .")
    assert not strolls("W . . B", a="W wolverine, B beast")
    assert strolls("W . B .", a="W wolverine, B beast")
    assert not strolls("W # . .", under={"W": "#"})  # a fall
    assert not strolls("W . # .")


@pytest.mark.rule("FT-422")
def test_the_square_of_the_target_does_not_stop_the_line_of_a_charge() -> None:
    s = Scene("S . . . . . . .\n. . . d . . L .\n. . . . . . . .", b="S sabretooth", a="L luke-cage")
    found = charges(s.t, s["S"], s["L"])
    assert s.xy(7, 1) in found  # straight through the target, past the corner of the rough
    assert s.xy(7, 2) not in found


@pytest.mark.rule("FT-210")
def test_the_way_that_is_offered_does_not_lead_over_a_roof_and_down() -> None:
    s = Scene("""
    W .H# .
    . . # .
    . . . .
    """, a="W wolverine")  # fmt: skip
    found = routes(s.t, s["W"], 6, gait(s.t, s["W"]))
    assert s.xy(2, 0) in found
    assert not s.t.ground().elevated_squares & sum(1 << square for square in found[s.xy(3, 0)])
    short = routes(s.t, s["W"], 3, gait(s.t, s["W"]))
    assert short[s.xy(3, 0)] == (s.xy(1, 0), s.xy(2, 0), s.xy(3, 0))  # there is no other for so little Speed


def test_who_is_moved_without_harm_ends_where_there_is_room() -> None:
    s = Scene("W A . B K", a="W wolverine, A thing, B blob", b="K kraven")
    assert harmless(s.t, s["A"], 2) == [s.xy(2, 0)]


@pytest.mark.rule("FT-534", "FT-535")
def test_nobody_bars_the_way_of_a_phantom() -> None:
    s = Scene("W V . .", a="W wolverine", b="V vulture")
    assert barred(s.t, s["W"], PHANTOM) == 0
    assert barred(s.t, s["W"], gait(s.t, s["W"])) == 1 << s.xy(1, 0)
    assert barred(s.t, s["W"], PHANTOM._replace(phased=False)) == 1 << s.xy(1, 0), "who flies is barred by who flies"


@pytest.mark.rule("FT-339")
def test_a_phantom_goes_straight_over_what_is_slick() -> None:
    s = Scene("S . . .\n. . . .", a="S shadowcat")
    s.t.conditions[s["S"]] = PHASED
    s.t.lay(s.xy(1, 0), SLICK)
    s.t.lay(s.xy(3, 1), FIRE | REMARKABLE << FIRE_RANK)
    assert routes(s.t, s["S"], 3, gait(s.t, s["S"]))[s.xy(2, 0)] == (s.xy(1, 0), s.xy(2, 0))


def test_what_is_ignored_in_a_charge_slows_a_move() -> None:
    s = Scene("R d . .", a="R rhino")
    assert gait(s.t, s["R"], charging=True).strides
    assert not gait(s.t, s["R"]).strides
    assert len(routes(s.t, s["R"], 2, gait(s.t, s["R"]))) == 1


def test_who_flies_over_the_first_square_is_in_the_way_there() -> None:
    s = Scene("A . .", a="A angel")
    assert s.t.at[s["A"]] == 0
    assert in_the_air(s.t, 1) == 1
