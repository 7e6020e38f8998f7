"""Damage types, Armor, Immune, Weaken."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.damage import armor_rank, covers, deal, knock_out, protection, weaken
from longbox.titles.tactics.words import Armor

from ..helpers import tired
from ..scene import Scene


@pytest.mark.rule("FT-377", "FT-378", "FT-379", "FT-380", "FT-381", "FT-382", "FT-383")
def test_the_tree_of_damage_types() -> None:
    assert DAMAGE["physical"] == ("blunt", "edged", "poison")
    assert DAMAGE["psychic"] == ("fear", "psionic", "illusion")
    assert DAMAGE["magic"] == ("eldritch", "hellfire")
    assert sorted(DAMAGE["energy"]) == [
        "cold", "cosmic", "darkforce", "electricity", "fire", "light", "plasma", "radiation", "sonic",
    ]  # fmt: skip
    physical = Armor(GOOD, ("physical",))
    assert [covers(physical, kind) for kind in ("blunt", "edged", "poison", "fire", "fear")] == [True, True, True, False, False]


@pytest.mark.rule("FT-384", "FT-385", "FT-386", "FT-387", "FT-388", "FT-389", "FT-390")
def test_luke_cages_skin() -> None:
    s = Scene("L", a="L luke-cage")
    assert deal(s.t, s["L"], 2, "blunt") == 0
    assert deal(s.t, s["L"], 3, "edged") == 1
    assert deal(s.t, s["L"], 2, "hellfire") == 2
    assert deal(s.t, s["L"], 2, "eldritch") == 0
    knock_out(s.t, s["L"])
    s.events.clear()
    assert deal(s.t, s["L"], 9, "hellfire") == 0, "who is KO'ed loses nothing more"
    assert s.events == []


@pytest.mark.rule("FT-386", "FT-392", "FT-396", "FT-397", "FT-395")
def test_icemans_ice() -> None:
    s = Scene("I", a="I iceman")
    assert deal(s.t, s["I"], 1, "fire") == 0
    assert [protection(s.t, s["I"], kind) for kind in ("fire", "sonic", "electricity", "psionic", "eldritch")] == [1, 0, 0, 0, 0]
    s.t.weaken[s["I"]] = 5
    assert deal(s.t, s["I"], 5, "cold") == 0
    s.t.weaken[s["I"]] = 0
    assert [deal(s.t, s["I"], 2, kind) for kind in ("fire", "edged", "sonic", "psionic")] == [1, 1, 2, 2]


@pytest.mark.rule("FT-393", "FT-394")
def test_each_weaken_token_lowers_all_armor_one_column() -> None:
    s = Scene("C", a="C thing")
    armor = s.t.parts(s["C"], Armor)[0]
    assert protection(s.t, s["C"], "blunt") == 4
    weaken(s.t, s["C"])
    assert (protection(s.t, s["C"], "blunt"), protection(s.t, s["C"], "fire")) == (3, 3)
    weaken(s.t, s["C"])
    assert armor_rank(s.t, s["C"], armor) == EXCELLENT


@pytest.mark.rule("FT-600")
def test_what_if_1_the_wand_ignores_steel() -> None:
    s = Scene("S . . C", a="S doctor-strange", b="C colossus").activate("C").answer(("special", 0)).end()
    assert protection(s.t, s["C"], "blunt") == 4
    s.activate("S").roll(20).answer(("strike", 0, s["C"], 0))
    assert s.lost("C") == 4
    assert s.choices("move")


@pytest.mark.rule("FT-624", "FT-343")
def test_what_if_1_strange_leaves_his_body() -> None:
    s = Scene("S . . C", a="S doctor-strange", b="C colossus").activate("S")
    s.roll(20).answer(("strike", 0, s["C"], 0))
    astral = next(i for i, one in enumerate(s.t.folio(s["S"]).specials) if one.id == "astral-form")
    s.answer(("special", astral)).end()
    assert s.condition("S") == PHASED
    s.t.at[s["C"]] = 1
    tired(s, "S").roll(45).strike("C", "steel-fist", "S")
    assert s.told("ResultTaken")
    assert s.lost("S") == 0
