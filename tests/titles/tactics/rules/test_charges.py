"""Charging."""

from __future__ import annotations

import random

import pytest

from longbox.kernel import Illegal
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.charges import Run, charges
from longbox.titles.tactics.rules.movement import barred

from ..scene import Scene


@pytest.mark.rule("FT-424", "FT-188")
def test_a_charge_goes_at_most_double_speed() -> None:
    s = Scene("S . . . . . . . . . . . L .", b="S sabretooth", a="L luke-cage")
    assert s.t.ground().distance(s.t.at[s["S"]], s.t.at[s["L"]]) == 12
    assert charges(s.t, s["S"], s["L"])
    s.t.at[s["L"]] = s.xy(13, 0)
    assert s.xy(12, 0) in charges(s.t, s["S"], s["L"])
    far = Scene("S . . . . . . . . . . . . . L", b="S sabretooth", a="L luke-cage")
    assert not charges(far.t, far["S"], far["L"])


@pytest.mark.rule("FT-423", "FT-424")
@pytest.mark.parametrize("indoors", [True, False])
def test_the_ends_of_a_charge_are_those_that_can_be_reached(indoors: bool) -> None:
    """A quick look along the straight line must agree with looking at all ways, on any map."""
    rng, looked = random.Random(4), 0
    for _ in range(500):
        signs = rng.choices(".#d", (9, 2, 0), k=12 * 12)
        signs[0], signs[12 * rng.randrange(12) + rng.randrange(6, 9)] = "S", "L"
        drawing = "\n".join(" ".join(signs[row : row + 12]) for row in range(0, 144, 12))
        s = Scene(drawing, a="S blob", b="L luke-cage", indoor=[[0, 0, 11, 11]] if indoors else None)
        run = Run(s.t, s["S"], s.t.foe_squares(s["S"]))
        ends = run.ends(s["L"])
        found = s.t.ground().reach(s.t.at[s["S"]], 2 * s.t.speed(s["S"]), run.way, barred(s.t, s["S"], run.way)).mask
        assert run.ways_to(ends) == [end for end in ends if found >> end & 1]
        assert run.way_to_any(ends) == bool(run.ways_to(ends))
        looked += len(ends)
    assert looked > 50


@pytest.mark.parametrize(("way", "straight"), [("S d d d . . L", True), ("S d d d d . L", False), ("S . . . . . . . . L", True)])
def test_the_quick_look_knows_a_way_that_takes_all_the_speed(way: str, straight: bool) -> None:
    """The Thing has Speed 4, so 8 for a Charge; Difficult terrain costs 2."""
    s = Scene(way, a="S thing", b="L luke-cage")
    assert s.t.speed(s["S"]) == 4
    assert Run(s.t, s["S"], s.t.foe_squares(s["S"])).straight(s.t.at[s["L"]] - 1) == straight


@pytest.mark.rule("FT-424")
def test_a_charge_ends_where_it_may_end() -> None:
    s = Scene("S . . . . . . . L .", b="S sabretooth", a="L luke-cage").activate("S")
    s.answer(next(one for one in s.options if one[0] == "charge"))
    with pytest.raises(Illegal, match="The charge cannot end in G1"):
        s.answer(tuple(range(1, 7)))
    s.roll(5).answer(tuple(range(1, 8)))
    assert s.where("S") == (7, 0)


@pytest.mark.rule("FT-188")
def test_nobody_charges_after_a_move() -> None:
    s = Scene("S . . . . . . . . . . . L .", b="S sabretooth", a="L luke-cage").activate("S")
    assert s.choices("charge")
    s.answer(("move", NOBODY)).answer(s.options[0])
    assert s.kind == "act"
    assert not s.choices("charge")


@pytest.mark.rule("FT-189", "FT-430", "FT-418")
def test_sabretooths_charge_misses() -> None:
    s = Scene("S . . . . . . . . . . . L .", b="S sabretooth", a="L luke-cage", karma=True)
    s.activate("S").answer(("charge", s.number("S", "charging"), s["L"])).answer(s.options[0])
    s.roll(12).answer((s["S"], STRENGTH))
    assert s.t.ability(s["S"], STRENGTH) == INCREDIBLE
    assert s.told("AttackFailed")
    assert s.where("S") == (11, 0)
    assert s.still
    assert s.t.ready[s["S"]] == TIRED


@pytest.mark.rule("FT-310", "FT-427", "FT-428")
def test_who_may_charge() -> None:
    s = Scene("S . . . . . . .  L".replace("  ", " "), b="S sabretooth", a="L luke-cage")
    s.t.conditions[s["S"]] = HELD
    assert not charges(s.t, s["S"], s["L"])
    rough = ". . . . . . . . . .\nS . d . . . . . L .\n. . . . . . . . . ."
    assert not charges((r := Scene(rough, b="S kraven", a="L luke-cage")).t, r["S"], r["L"])
    assert charges((r := Scene(rough, b="S spider-man", a="L luke-cage")).t, r["S"], r["L"])
    blocked = ". . . . . . . . . .\nS . B . . . . . L .\n. . . . . . . . . ."
    assert charges((r := Scene(blocked, b="S hobgoblin", a="L luke-cage, B beast")).t, r["S"], r["L"]) == {}
    flier = Scene("S . B . . . . . L .", b="S hobgoblin, B thug", a="L luke-cage")
    flier.t.affiliations[flier["B"]] = ()
    assert not charges(flier.t, flier["S"], flier["L"])
    flier.t.at[flier["B"]] = flier.xy(9, 0)
    assert charges(flier.t, flier["S"], flier["L"])
