"""Elsa Bloodstone."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, PHYSICAL
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.words import SELF, TARGET, gain_condition, heal

from ...scene import Duel
from ..cast import BONES, CAP, SKULL
from ..playing import asks, fire, offers, settle, take, usable

ME = "elsa-bloodstone"


def scene(power: int = 0) -> Duel:
    duel = Duel((ME, CAP), (SKULL, BONES)).put(ME, 12, 10).put(CAP, 12, 13)
    return duel.put(SKULL, 15, 10).put(BONES, 15, 13).set(ME, power=power)


def test_monster_hunting_weapons_are_of_two_types_bring_power_and_hinder_with_a_wild() -> None:
    assert scene().attack(ME, "monster-hunting-weapons").offered == (PHYSICAL, ENERGY)
    duel = settle(fire(scene(), ME, "monster-hunting-weapons", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"incinerate", "slow"})


def test_bloodgem_blast_has_a_die_for_each_power_more_and_keeps_the_target_from_healing() -> None:
    duel = scene(3).roll("wild hit " + "blank " * 6, "blank " * 3).attack(ME, "bloodgem-blast", SKULL)
    settle(take(duel, "('spend', 2)"))
    assert (duel.damage(SKULL), duel.power(ME), duel.t.script) == (2, 0, [])
    assert settle(duel.script(heal(SELF, 1), SKULL)).damage(SKULL) == 2
    duel.push(CleanupPhase())
    assert settle(duel).script(heal(SELF, 1), SKULL).damage(SKULL) == 1
    assert settle(fire(scene(1), ME, "bloodgem-blast", SKULL, "hit")).script(heal(SELF, 1), SKULL).damage(SKULL) == 0


def shot(choice: str, target: str = SKULL) -> Duel:
    """An ally's attack to which the Leadership adds something."""
    duel = fire(scene().lead(ME).set(CAP, power=2), CAP, "shield-bounce", target, "hit", "hit")
    return take(duel, "legion-of-monsters").answer(choice)


def test_legion_of_monsters_boom_hurts_all_near_the_target() -> None:
    duel = settle(shot("boom"))
    assert [duel.damage(who) for who in (ME, CAP, SKULL, BONES)] == [1, 1, 2, 1]
    assert not offers(fire(duel, CAP, "shield-bounce", SKULL), "legion-of-monsters")


def test_legion_of_monsters_horrify_roots() -> None:
    duel = settle(shot("horrify"))
    assert (duel.conditions(SKULL), duel.power(CAP)) == ({"root"}, 3)  # one paid, two gained


def test_legion_of_monsters_silver_bullet_cannot_be_reduced() -> None:
    assert settle(shot("silver_bullet", BONES)).damage(BONES) == 2
    assert settle(shot("horrify", BONES)).damage(BONES) == 1  # he can take it


def test_run_and_gun_attacks_and_moves() -> None:
    duel = scene(2).use(ME, "run-and-gun").roll("blank " * 5, "blank " * 4).answer(("attack", "monster-hunting-weapons"))
    duel.answer(PHYSICAL).answer(SKULL)
    assert asks(duel, "action")
    assert ("move",) in duel.offered
    settle(duel)
    assert usable(duel.set(ME, power=2), ME, "run-and-gun")


def test_supernatural_senses_reroll_any_defense_dice_even_failures() -> None:
    duel = scene(2).set(SKULL, power=4)
    take(fire(duel, SKULL, "reality-bows-to-me", ME, "hit", guard="fail"), "supernatural-senses").roll("block").answer([0])
    assert settle(duel).damage(ME) == 0


@pytest.mark.parametrize(("conditions", "suffered"), [(("bleed",), 1), (("bleed", "hex"), 1), ((), 0)])
def test_bearer_of_the_bloodgem_who_gives_her_conditions_suffers_once(conditions: tuple[str, ...], suffered: int) -> None:
    duel = scene().script(gain_condition(TARGET, *conditions), SKULL, target=0)
    assert settle(duel).damage(SKULL) == suffered


def test_bearer_of_the_bloodgem_superpowers_do_not_move_her() -> None:
    foe = "enchantress"
    duel = Duel(ME, foe).put(ME, 12, 10).put(foe, 15, 10).set(foe, power=2)
    assert not asks(duel.use(foe, "sirens-call"), "advance")
