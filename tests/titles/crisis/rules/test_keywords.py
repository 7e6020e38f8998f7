"""Keywords (CP-517..CP-524)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.cards.keywords import flight, wall_crawler
from longbox.titles.crisis.words import POISON, SELF, M, anyone, gain_condition, until
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel, box

BUILDING = box("building", 4, 12.0, 1.0, 2.0, 20.0)


@pytest.mark.rule("CP-517", "CP-518")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_an_immune_character_never_gets_the_condition(ruleset: int) -> None:
    duel = Duel("wolverine", "thanos-the-mad-titan", ruleset=ruleset)
    duel.script(gain_condition(anyone, "stun", "stagger"))
    assert duel.conditions("wolverine") == {"stagger"}
    assert duel.conditions("thanos-the-mad-titan") == {"stagger"}
    duel.set("wolverine", injured=1, conditions=())
    duel.script(gain_condition(anyone, "stun", "stagger"))
    assert duel.conditions("wolverine") == set()


@pytest.mark.rule("CP-517", "CP-518")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_an_immunity_that_is_gained_removes_the_condition(ruleset: int) -> None:
    duel = Duel("hood", ruleset=ruleset).set("hood", conditions=("poison", "hex"))
    duel.script(until("round", "immunity", SELF, POISON))
    assert duel.conditions("hood") == {"hex"}
    duel.script(gain_condition(SELF, "poison"))
    assert duel.conditions("hood") == {"hex"}


@pytest.mark.rule("CP-519", "CP-520")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_flyer_counts_as_size_5_for_the_tool_and_nothing_else(ruleset: int) -> None:
    duel = Duel(["hood", "ebony-maw"], terrain=[BUILDING], ruleset=ruleset)
    duel.put("hood", 10.5, 10.0).put("ebony-maw", 10.5, 11.5)
    duel.advance("hood", M)
    with pytest.raises(Illegal, match="too large"):
        duel.answer([15.0, 10.0])
    duel.answer(duel.at("hood"))
    duel.advance("ebony-maw", M).answer([15.0, 11.0])
    assert duel.at("ebony-maw") == (15.0, 11.0)
    assert duel.t.size(duel.who("ebony-maw")) == duel.t.thrown_size(duel.who("ebony-maw")) == 2


@pytest.mark.rule("CP-519", "CP-520")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_flyer_is_no_taller_for_sight_throws_and_collisions(ruleset: int) -> None:
    hidden = Duel("hood", "ebony-maw", terrain=[BUILDING], ruleset=ruleset).put("hood", 10.5, 10.0).put("ebony-maw", 15.5, 10.0)
    assert not hidden.t.sees(hidden.who("hood"), hidden.who("ebony-maw"))
    crate = box("crate", 3, 12.0, 9.0, 1.0, 2.0)
    duel = Duel("hood", "ebony-maw", terrain=[crate], ruleset=ruleset).put("hood", 8.0, 10.0).put("ebony-maw", 10.0, 10.0)
    assert (duel.t.thrown_size(1), duel.t.pushed_size(1)) == (2, 2)
    duel.slide("ebony-maw", M, "throw", "hood", 0)
    assert not duel.t.rubble  # a flyer of Size 5 would have broken it
    assert duel.damage("ebony-maw") == 1


@pytest.mark.rule("CP-521", "CP-522")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_wall_crawler_counts_as_size_5_for_the_tool(monkeypatch: pytest.MonkeyPatch, ruleset: int) -> None:
    from dataclasses import replace

    crawler = replace(the_cards().characters["hood"], id="crawler", superpowers=(wall_crawler(),))
    monkeypatch.setitem(the_cards().characters, "crawler", crawler)
    monkeypatch.setitem(the_cards().superpowers, "/wall-crawler", wall_crawler())
    duel = Duel("crawler", terrain=[BUILDING], ruleset=ruleset).put("crawler", 10.5, 10.0)
    duel.advance("crawler", M).answer([15.0, 10.0])
    assert duel.at("crawler") == (15.0, 10.0)
    assert duel.t.size(0) == 2
    assert [(part.query, part.value) for part in flight().parts] == [(part.query, part.value) for part in wall_crawler().parts]


@pytest.mark.rule("CP-524")
def test_healing_factor_heals_at_the_end_of_each_activation() -> None:
    duel = Duel("wolverine").set("wolverine", damage=5)
    duel.activate("wolverine").answer("done")
    assert PASS in duel.offered  # it may
    duel.answer("healing-factor")
    assert duel.damage("wolverine") == 3
    duel.set("wolverine", damage=1)  # less than it could heal: all of it
    duel.activate("wolverine").answer("done").answer("healing-factor")
    assert duel.damage("wolverine") == 0
    duel.set("wolverine", damage=2)
    duel.activate("wolverine").answer("done").answer(PASS)
    assert duel.damage("wolverine") == 2


@pytest.mark.rule("CP-524")
def test_healing_comes_before_bleeding() -> None:
    duel = Duel("sabretooth").set("sabretooth", damage=5, conditions=("bleed",))
    duel.activate("sabretooth").answer("done").answer("healing-factor")
    assert duel.damage("sabretooth") == 5  # 5 - 1 + 1: the other way round it would be Dazed
    assert not duel.is_dazed("sabretooth")
