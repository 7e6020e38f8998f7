"""Objects and Artifacts."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.damage import knock_out
from longbox.titles.tactics.rules.objects import PutDown, breakable, droppable, liftable
from longbox.titles.tactics.words import THINGS

from ..helpers import with_things
from ..scene import Scene


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
    for figure, needed in (("police", INCREDIBLE), ("hercules", INCREDIBLE - 1)):  # Hercules lifts what is one rank too heavy
        for strength in (needed, needed - 1):
            one = with_things(Scene("T . .", a=f"T {figure}"), ("car", 1, 0))
            printed = one.t.folio(one["T"]).abilities[STRENGTH]
            one.t.shifts[one["T"]] = (0, 0, strength - printed, 0, 0, 0, 0)
            assert liftable(one.t, one["T"]) == ([0] if strength == needed else [])


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


@pytest.mark.rule("FT-549")
def test_the_last_square_beside_two_carriers_takes_one_object() -> None:
    """When the first lies there, the second leaves the game, and nobody is asked for it."""
    s = with_things(Scene("T . K", a="T thing, K kraven"), ("car", OFF, 0), ("crate", OFF, 0))
    s.t.carrying[s["T"]], s.t.carrying[s["K"]] = 0, 1
    s.push(PutDown(s["T"], s.t.at[s["T"]])).answer(1)
    s.push(PutDown(s["K"], s.t.at[s["K"]]))
    assert s.still
    assert s.t.thing_at == [1, GONE]


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
    corner = with_things(Scene(". . C", a="C cyclops"), ("car", 0, 1))
    assert breakable(corner.t, corner["C"], blast) == [0]
    mind = with_things(Scene("X . .", a="X professor-x", b=""), ("crate", 2, 1))
    assert breakable(mind.t, mind["X"], mind.t.attacks(mind["X"])[0]) == []


@pytest.mark.rule("FT-561")
def test_an_artifact_works_where_it_lies() -> None:
    s = with_things(Scene("W . . K", a="W wolverine", b="K kraven"), ("claymores", 1, 1)).activate("W").end()
    assert s.lost("W") == 1
    s.activate("K").end()
    assert s.lost("K") == 0


@pytest.mark.rule("FT-550", "FT-551", "FT-186")
@pytest.mark.parametrize("mended", [True, False])
def test_an_object_is_swung_in_a_flurry_of_blows_too(mended: bool) -> None:
    s = Scene("T K . .", a="T thing", b="K hulk", mended=mended)
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["lamp-post"], [OFF], [0], 0
    number = next(n for n, one in enumerate(s.t.folio(s["T"]).specials) if one.id == "clobbering-time")
    s.activate("T").answer(("special", number))
    plain = (s.number("T", "brawling"), s["K"])
    assert s.options == (("pass", plain, (*plain, 1)) if mended else ("pass", plain))
    if mended:
        s.roll(40).answer((*plain, 1)).decline()
        assert s.t.thing_at == [GONE]
        assert s.t.conditions[s["K"]] & STAGGERED
        assert s.options == ("pass", plain)  # it is swung once
        assert s.decline().kind != "flurry", "who has enough of it is not asked for more blows"
