"""Gwenpool (Gwendolyn Poole)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer

from ...scene import PASS
from ..cast import hold
from ..playing import offers, settle, take, usable
from ..scenes.dark_dimension import FOE, MATE, WEAK, boon, faces, facing

GWEN = "gwenpool"
LOKI = "loki-prince-of-lies"


def test_stabby_swords_pierce() -> None:
    duel = facing(GWEN).roll("wild hit blank blank blank", "block block blank").attack(GWEN, "stabby-swords", FOE)
    assert settle(duel).damage(FOE) == 1


@pytest.mark.parametrize("condition", ["bleed", "shock", "incinerate", "poison"])
def test_the_bag_of_tricks_holds_four_conditions(condition: str) -> None:
    duel = facing(GWEN).roll("wild hit blank blank", "blank blank blank").attack(GWEN, "gwenpools-bag-of-tricks", FOE)
    take(duel, condition)
    assert settle(duel).conditions(FOE) == {condition}


def test_this_end_burns_the_target_and_everybody_near_it() -> None:
    duel = facing([GWEN, MATE], [FOE, WEAK], power=4).put(GWEN, 5, 10).put(MATE, 13.5, 12.5).put(WEAK, 30, 30).put(FOE, 10, 10)
    duel.put(MATE, 11, 12).roll(faces("wild", 1, 8), "blank blank")
    settle(duel.attack(GWEN, "this-end-toward-target", FOE))
    assert duel.conditions(FOE) == {"incinerate", "stun"}
    assert duel.conditions(MATE) == {"incinerate"}
    assert (duel.damage(FOE), duel.damage(MATE), duel.damage(WEAK), duel.damage(GWEN)) == (1, 1, 0, 0)


def test_gutter_space_is_closed_to_who_holds_a_token() -> None:
    duel = facing(GWEN, power=4).use(GWEN, "travel-through-gutter-space").answer([10.0, 14.0])
    assert duel.at(GWEN) == (10.0, 14.0)
    assert duel.power(GWEN) == 2
    duel = facing(GWEN, power=4)
    assert usable(duel, GWEN, "travel-through-gutter-space")
    assert not usable(hold(duel, GWEN), GWEN, "travel-through-gutter-space")


def test_retcon_rerolls_a_die_for_each_power() -> None:
    duel = facing(GWEN, power=3).roll(faces("blank", 5), faces("blank", 3)).attack(GWEN, "stabby-swords", FOE)
    take(duel, "retcon-powers-activate").answer(2)
    duel.roll("hit hit").answer((0, 1))
    assert settle(duel).damage(FOE) == 2
    duel.roll(faces("hit", 2, 4), faces("blank", 4)).attack(FOE, "jab", GWEN)
    assert not offers(duel, "retcon-powers-activate")  # once per turn
    duel = facing(GWEN, power=3).roll(faces("hit", 2, 4), faces("blank", 4)).attack(FOE, "jab", GWEN)
    take(duel, "retcon-powers-activate").answer(1)
    assert settle(duel.roll("block").answer((0,))).damage(GWEN) == 1


@pytest.mark.parametrize(("dealt", "suffered"), [(3, 2), (1, 1)])
def test_plot_armor_saves_one_damage_of_several(dealt: int, suffered: int) -> None:
    duel = facing(GWEN)
    assert duel.push(Suffer(0, dealt, 1, EFFECT)).damage(GWEN) == suffered


def test_plot_armor_is_for_enemies() -> None:
    assert facing(GWEN).push(Suffer(0, 2, 0, EFFECT)).damage(GWEN) == 2


def test_the_boon_is_worth_a_point_if_the_deal_is_kept() -> None:
    duel = boon()
    assert (duel.power(GWEN), duel.power(LOKI)) == (5, 0)
    duel.roll(faces("hit", 2, 5), faces("blank", 3)).answer("stabby-swords").answer(WEAK)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.t.vp == [1, 0]
    power = duel.power(GWEN)
    settle(duel.answer(("done",)))
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [1, 0]
    assert (duel.power(GWEN), duel.power(LOKI)) == (power, 0)
