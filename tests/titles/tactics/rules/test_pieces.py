"""Karma, Objects and Artifacts, Plots."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.conditions import page_ends
from longbox.titles.tactics.rules.damage import heal, knock_out
from longbox.titles.tactics.rules.feats import Feat
from longbox.titles.tactics.rules.karma import hurries, payers, raises
from longbox.titles.tactics.rules.objects import breakable, droppable, liftable
from longbox.titles.tactics.rules.pages import Page
from longbox.titles.tactics.rules.plots import Advance, matches
from longbox.titles.tactics.words import THINGS

from ..scene import Scene


def with_things(s: Scene, *things: tuple[str, int, int]) -> Scene:
    """Lay Objects: (id, square, seat)."""
    for id, square, seat in things:
        s.t.things.append(id)
        s.t.thing_at.append(square)
        s.t.thing_of.append(seat)
    return s


# -- Karma -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-562", "FT-566", "FT-563", "FT-564")
def test_two_karma_raise_an_ability_once_a_page() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven", karma=True).push(Feat(0, "test", FIGHTING))
    assert s.kind == "karma"
    s.roll(26).answer((s["W"], FIGHTING))
    assert s.t.colour == GREEN
    assert s.t.karma[s["W"]] == 7
    assert s.t.ability(s["W"], FIGHTING) == AMAZING
    assert payers(s.t, s["W"], 1) == []
    s.roll(26).push(Feat(0, "test", FIGHTING))
    assert s.t.colour == GREEN
    page_ends(s.t)
    assert s.t.ability(s["W"], FIGHTING) == INCREDIBLE
    assert payers(s.t, s["W"], 1) == [s["W"]]


@pytest.mark.rule("FT-567", "FT-568")
def test_five_karma_roll_again_and_the_second_roll_stands() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven", karma=True).push(Feat(0, "test", FIGHTING))
    s.roll(90, 5).decline()
    assert s.kind == "reroll"
    s.answer(s["W"])
    assert s.t.rolled == 5
    assert s.t.colour == WHITE
    assert s.t.karma[s["W"]] == 4
    assert s.t.spent[s["W"]] == 1


@pytest.mark.rule("FT-569")
def test_nobody_spends_what_it_has_not() -> None:
    s = Scene("W", a="W wolverine")
    for karma, able in ((0, (0, 0, 0)), (1, (1, 0, 0)), (2, (1, 1, 0)), (5, (1, 1, 1))):
        s.t.karma[s["W"]] = karma
        assert tuple(len(payers(s.t, s["W"], cost)) for cost in (1, 2, 5)) == able


@pytest.mark.rule("FT-366")
def test_karma_raises_abilities_not_ranks() -> None:
    s = Scene("D K", a="D doctor-octopus", b="K kraven", karma=True)
    s.t.ready[s["K"]] = TIRED
    assert len({ability for _, ability in raises(s.t, s["D"])}) == 7
    s.roll(35).strike("D", "arms-of-the-octopus", "K").answer((s["D"], FIGHTING))
    assert s.told("FeatRolled")[0].rank == REMARKABLE


@pytest.mark.rule("FT-571", "FT-573", "FT-575")
def test_adjacent_teammates_share() -> None:
    s = Scene("E K . B", b="E electro, K kingpin, B blob", a="", karma=True)
    s.t.karma[s["E"]] = 0
    assert payers(s.t, s["E"], 2) == [s["K"]]
    s.push(Feat(s["E"], "test", AGILITY)).roll(30).answer((s["K"], AGILITY))
    assert s.t.karma[s["K"]] == 6
    assert payers(s.t, s["E"], 1) == []
    assert payers(s.t, s["K"], 1) == [s["K"]]
    s.t.at[s["K"]] = s.xy(2, 0)
    s.t.spent[s["E"]] = 0
    assert payers(s.t, s["E"], 1) == []


@pytest.mark.rule("FT-572")
def test_one_pool_pays_it_all() -> None:
    s = Scene("E K", b="E electro, K kingpin", a="")
    s.t.karma[s["E"]], s.t.karma[s["K"]] = 1, 1
    assert payers(s.t, s["E"], 2) == []
    assert hurries(s.t, s["E"]) == [s["E"], s["K"]]


@pytest.mark.rule("FT-574")
def test_a_teammate_is_reached_first_and_pays_then() -> None:
    s = Scene(". . C .\nB . . K\n. . . .", a="B beast, C storm", b="K kraven", karma=True)
    s.t.karma[s["B"]] = 0
    s.t.ready[s["K"]] = TIRED
    assert payers(s.t, s["B"], 2) == []
    s.activate("B").answer(("move", -1)).answer((s.xy(1, 1), s.xy(2, 1)))
    s.answer(("strike", s.number("B", "brawling"), s["K"], 0))
    assert s.kind == "karma"
    assert (s["C"], STRENGTH) in s.options


@pytest.mark.rule("FT-580")
def test_a_born_leader_pays_from_afar() -> None:
    s = Scene("B . # .\n. . C .", a="B beast, C cyclops", karma=True)
    assert payers(s.t, s["B"], 1) == [s["B"], s["C"]]
    s.t.at[s["C"]] = s.xy(3, 0)
    assert payers(s.t, s["B"], 1) == [s["B"]]


# -- Objects and Artifacts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-539", "FT-538")
def test_objects_and_artifacts() -> None:
    assert not THINGS["car"].artifact
    assert THINGS["claymores"].artifact
    assert (THINGS["car"].renown, THINGS["car"].material) == (HEROIC, INCREDIBLE)


@pytest.mark.rule("FT-541", "FT-542", "FT-543", "FT-544", "FT-545", "FT-325", "FT-560")
def test_picking_up() -> None:
    s = with_things(
        Scene("T . .\n. . .", a="T thing"), ("car", 1, 0), ("bus", 2, 0), ("claymores", 3, 0), ("trash-can", 0, 0), ("crate", 4, 1)
    )
    assert liftable(s.t, s["T"]) == [0, 3, 4]
    s.activate("T").answer(("pick", 0))
    assert s.t.carrying[s["T"]] == 0
    assert s.t.thing_at[0] == OFF
    assert liftable(s.t, s["T"]) == []
    assert not s.choices("pick")
    weak = with_things(Scene("T . .\n. . .", a="T police"), ("car", 1, 0))
    assert liftable(weak.t, weak["T"]) == []


@pytest.mark.rule("FT-328", "FT-329", "FT-327", "FT-332", "FT-330")
def test_who_carries_can_do_less() -> None:
    s = Scene("T K . .\n. . . .", a="T colossus", b="K kraven")
    s.activate("T")
    before = {one[0] for one in s.options}, s.targets("T", "grappling")
    assert before[1] == {"K"}
    with_things(s, ("car", OFF, 0))
    s.t.carrying[s["T"]] = 0
    assert s.targets("T", "grappling") == set()
    c = with_things(Scene("C . K", a="C cyclops", b="K kraven"), ("trash-can", OFF, 0))
    c.t.carrying[c["C"]] = 0
    assert c.targets("C", "optic-blast") == set()
    w = with_things(Scene("C . K", a="C scarlet-witch", b="K kraven"), ("trash-can", OFF, 0))
    w.t.carrying[w["C"]] = 0
    assert w.targets("C", "hex-bolts") == set()
    c.activate("C")
    assert not c.choices("dodge")
    assert ("strike", -1, c["K"], 0) in c.options
    assert "block" not in {one[0] for one in c.options}


@pytest.mark.rule("FT-546", "FT-547")
def test_dropping() -> None:
    s = with_things(Scene("T . #\n. K .", a="T thing", b="K kraven"), ("car", OFF, 0), ("crate", 3, 1))
    s.t.carrying[s["T"]] = 0
    assert droppable(s.t, s["T"]) == [1]
    s.activate("T").answer(("drop", 1))
    assert s.t.thing_at[0] == 1
    assert s.t.carrying[s["T"]] == NOBODY
    full = with_things(Scene("T K", a="T thing", b="K kraven"), ("car", OFF, 0))
    full.t.carrying[full["T"]] = 0
    assert droppable(full.t, full["T"]) == []


@pytest.mark.rule("FT-548", "FT-549")
def test_a_knocked_out_carrier_drops_where_the_opponent_likes() -> None:
    s = with_things(Scene("T . #\n. K .", a="T thing", b="K kraven"), ("car", OFF, 0))
    s.t.carrying[s["T"]] = 0
    knock_out(s.t, s["T"])
    s.t.advance()
    assert s.t.ask is not None
    assert (s.t.ask.seat, s.kind, s.options) == (1, "put_down", (1, 3))
    s.answer(3)
    assert s.t.thing_at == [3]
    full = with_things(Scene("T K", a="T thing", b="K kraven"), ("car", OFF, 0))
    full.t.carrying[full["T"]] = 0
    knock_out(full.t, full["T"])
    assert full.t.thing_at == [GONE]


@pytest.mark.rule("FT-550", "FT-551")
@pytest.mark.parametrize(("roll", "lost"), [(30, 0), (31, 13)])
def test_swinging_a_car(roll: int, lost: int) -> None:
    s = with_things(Scene("T K", a="T thing", b="K kraven"), ("car", OFF, 0))
    s.t.carrying[s["T"]], s.t.ready[s["K"]] = 0, TIRED
    s.activate("T").roll(roll).answer(("strike", 0, s["K"], 1))
    assert s.lost("K") == lost
    assert s.t.thing_at == [GONE]
    lamp = with_things(Scene("T K", a="T thing", b="K kraven"), ("lamp-post", OFF, 0))
    lamp.t.carrying[lamp["T"]], lamp.t.ready[lamp["K"]] = 0, TIRED
    lamp.activate("T").roll(31).answer(("strike", 0, lamp["K"], 1))
    assert lamp.condition("K") == STAGGERED


@pytest.mark.rule("FT-556", "FT-557", "FT-558", "FT-559")
def test_destroying_objects() -> None:
    s = with_things(Scene("C . . # .", a="C cyclops", b=""), ("car", 2, 1), ("bus", 1, 1), ("crate", 4, 1), ("crate", OFF, 1))
    blast = s.t.attacks(s["C"])[0]
    assert breakable(s.t, s["C"], blast) == [0]
    s.activate("C").answer(("break", 0, 0))
    assert s.t.thing_at[0] == GONE
    assert not s.told("FeatRolled")
    mind = with_things(Scene("X . .", a="X professor-x", b=""), ("crate", 2, 1))
    assert breakable(mind.t, mind["X"], mind.t.attacks(mind["X"])[0]) == []


@pytest.mark.rule("FT-561")
def test_an_artifact_works_where_it_lies() -> None:
    s = with_things(Scene("W . . K", a="W wolverine", b="K kraven"), ("claymores", 1, 1)).activate("W").end()
    assert s.lost("W") == 1
    s.activate("K").end()
    assert s.lost("K") == 0


# -- Plots -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-132", "FT-135", "FT-138", "FT-139", "FT-140", "FT-141", "FT-142", "FT-147", "FT-618")
def test_danger_room() -> None:
    s = Scene("W . .\n. . .", a="W wolverine", b="")
    s.t.plots[:] = [OFF, s.xy(1, 1), s.xy(0, 0), OFF]
    s.activate("W").roll(31).answer(("plot",))
    assert s.t.vp == [1, 0]
    assert not s.choices("strike")
    failed = Scene("W . .\n. . .", a="W wolverine", b="")
    failed.t.plots[1] = failed.xy(1, 1)
    failed.activate("W").roll(30).answer(("plot",))
    assert failed.t.vp == [0, 0]
    assert not failed.choices("plot")
    theirs = Scene("W . .\n. . .", a="W wolverine", b="")
    theirs.t.plots[2] = theirs.xy(1, 1)
    assert not theirs.activate("W").choices("plot")
    far = Scene("W . .\n. . .", a="W wolverine", b="")
    far.t.plots[0] = far.xy(2, 1)
    assert not far.activate("W").choices("plot")
    epic = Scene("W", a="W wolverine", b="", level="epic-event").roll(31).push(Advance(0))
    assert epic.t.vp == [2, 0]


@pytest.mark.rule("FT-133", "FT-134")
def test_the_benefit_is_for_the_plots_own() -> None:
    for figure, healed in (("wolverine", 1), ("daredevil", 0)):
        s = Scene("W", a=f"W {figure}", b="")
        s.t.health[s["W"]] -= 3
        s.roll(31).push(Advance(s["W"]))
        assert s.lost("W") == 3 - healed
    s = Scene("B W", a="B beast, W wolverine", b="")
    s.t.plot = ("breakthrough", "")
    assert matches(s.t, s["B"], s.t.the_plot(0))
    assert not matches(s.t, s["W"], s.t.the_plot(0))


@pytest.mark.rule("FT-143", "FT-146")
def test_a_plot_is_advanced_again_and_again_and_stays() -> None:
    s = Scene("W B", a="W wolverine, B beast", b="")
    s.t.plots[0] = s.xy(0, 0)
    for letter in "WB":
        s.activate(letter).roll(40).answer(("plot",))
        s.end()
    assert s.t.vp == [2, 0]
    assert s.t.plots[0] == s.xy(0, 0)


@pytest.mark.rule("FT-110")
def test_a_plot_names_the_ability_it_tests() -> None:
    s = Scene("B", a="B beast", b="")
    s.t.plot = ("breakthrough", "")
    s.roll(36).push(Advance(s["B"]))
    assert s.told("FeatRolled")[0].rank == s.t.ability(s["B"], REASON)


@pytest.mark.rule("FT-134")
def test_a_plot_may_bring_karma() -> None:
    for figure, gained in (("daredevil", 1), ("wolverine", 0)):
        s = Scene("D", a=f"D {figure}", b="")
        s.t.plot = ("kitchen-cleaners", "")
        s.roll(90).push(Advance(s["D"]))
        assert s.t.karma[s["D"]] == gained


@pytest.mark.rule("FT-546", "FT-545")
def test_dropping_is_an_easy_action_and_nothing_more() -> None:
    s = Scene("T . . K", a="T thing", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["car"], [OFF], [0], 0
    s.activate("T").answer(("drop", s.xy(1, 0)))
    assert (s.t.carrying[s["T"]], s.t.thing_at) == (NOBODY, [s.xy(1, 0)])
    assert s.kind == "act"
    assert not s.choices("drop")
    assert s.choices("move")
    assert s.choices("dodge")


@pytest.mark.rule("FT-546", "FT-276")
def test_nothing_is_put_down_behind_a_wall_or_below_a_roof() -> None:
    s = Scene(". T|.\n. . .", a="T thing")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["car"], [OFF], [0], 0
    assert s.xy(2, 0) not in droppable(s.t, s["T"])
    assert set(droppable(s.t, s["T"])) >= {s.xy(0, 0), s.xy(0, 1), s.xy(1, 1)}
    roof = Scene("e T .", a="T thing", under={"T": "e"})
    roof.t.things, roof.t.thing_at, roof.t.thing_of, roof.t.carrying[roof["T"]] = ["car"], [OFF], [0], 0
    assert droppable(roof.t, roof["T"]) == [roof.xy(0, 0)]


@pytest.mark.rule("FT-112")
def test_healing_the_unhurt_tells_nothing() -> None:
    s = Scene("W .", a="W wolverine")
    heal(s.t, s["W"], 2)
    assert not s.told("Healed")
    s.t.health[s["W"]] -= 1
    heal(s.t, s["W"], 2)
    assert s.told("Healed")[0].amount == 1
    assert s.lost("W") == 0


@pytest.mark.rule("FT-171")
def test_the_end_of_a_page_is_told_with_its_points() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven")
    s.t.vp = [3, 1]
    Page().victory(s.t)
    assert (s.told("PageEnded")[0].page, s.told("PageEnded")[0].points) == (1, (3, 1))
