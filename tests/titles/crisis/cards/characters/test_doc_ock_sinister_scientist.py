"""Doc Ock, Sinister Scientist (Otto Octavius)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import Interact

from ...scene import PASS, Duel
from ..cast import CAP, CRATE, NO_DEFENSE, OCK, SKULL, SPIDER, hold


@pytest.mark.rule("CP-614")
def test_striking_tentacles_count_wilds_twice() -> None:
    duel = Duel(OCK, SKULL).roll("wild wild hit blank blank", "blank blank fail fail").attack(OCK, "striking-tentacles", SKULL)
    assert (duel.damage(SKULL), duel.power(OCK)) == (5, 5)


@pytest.mark.rule("CP-615")
def test_arm_lasers_incinerate_by_attack() -> None:
    duel = Duel(OCK, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 16, 10)
    duel.roll("wild blank blank blank", "blank blank fail", "hit blank blank blank", "blank blank blank blank")
    duel.attack(OCK, "arm-lasers-20").answer([0]).answer(SKULL)
    assert duel.still
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"incinerate"}, set())
    assert (duel.damage(SKULL), duel.damage(CAP)) == (1, 1)


@pytest.mark.rule("CP-616")
def test_scientific_breakthrough_needs_damage() -> None:
    for defense, given in ((NO_DEFENSE, {"bleed", "poison", "shock"}), ("block block fail fail", set())):
        duel = Duel(OCK, SKULL).set(OCK, power=4)
        duel.roll("hit blank blank blank blank blank blank", defense).attack(OCK, "scientific-breakthrough", SKULL)
        assert duel.conditions(SKULL) == given


@pytest.mark.rule("CP-618")
def test_sinister_six_gives_power_to_the_attacked_once_per_turn() -> None:
    duel = Duel([OCK, SPIDER], CAP).lead(OCK)
    dice = ("blank blank blank blank blank", "blank blank fail")
    duel.roll(*dice).attack(CAP, "shield-bounce", SPIDER).decline()
    assert duel.power(SPIDER) == 1
    duel.roll(*dice).attack(CAP, "shield-bounce", SPIDER).decline()
    assert duel.power(SPIDER) == 1
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(SPIDER, damage=4)
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", SPIDER).decline()
    assert duel.is_dazed(SPIDER)
    assert duel.power(SPIDER) == 1  # for the damage only


@pytest.mark.rule("CP-619")
def test_sinister_six_may_shake_off_a_condition_after_damage_once_per_turn() -> None:
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(SPIDER, conditions=("shock", "slow", "bleed"))
    for times in (1, 2):
        duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", SPIDER)
        duel.answer(PASS)  # Spider-Sense
        if times == 1:
            duel.answer(f"{OCK}/sinister-six")
            assert set(duel.offered) == {("condition", "shock"), ("condition", "slow")}
            duel.answer("slow")
        assert duel.still
        assert duel.conditions(SPIDER) == {"shock", "bleed"}


@pytest.mark.rule("CP-618", "CP-619")
def test_sinister_six_is_for_allies_and_damage() -> None:
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(SPIDER, conditions=("slow",))
    duel.roll("hit blank blank blank blank", "block blank fail").attack(CAP, "shield-bounce", SPIDER).answer(PASS)
    assert duel.still  # no damage
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(CAP, conditions=("slow",))
    duel.roll("hit hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", CAP)
    assert (duel.still, duel.power(CAP)) == (True, 2)  # an enemy
    duel = Duel([OCK, SPIDER], CAP).lead(OCK)
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", SPIDER).answer(PASS)
    assert duel.still  # nothing to shake off


@pytest.mark.rule("CP-613")
def test_ocks_grasp_throws_terrain_or_an_enemy() -> None:
    duel = Duel(OCK, [SKULL, CAP], terrain=[CRATE]).set(OCK, power=7).put(CAP, 30, 10).activate(OCK).answer("ocks-grasp")
    assert set(duel.offered) == {("terrain", 0), ("character", 1)}
    duel.answer(("terrain", 0)).answer([180])
    assert (duel.t.rubble, duel.power(OCK)) == (1, 4)
    assert ("power", "ocks-grasp") not in duel.offered
    assert ("power", "ocks-grasp") not in Duel(OCK, SKULL).set(OCK, power=7).put(SKULL, 30, 10).activate(OCK).offered


@pytest.mark.rule("CP-617")
def test_scientific_hubris_gains_one_after_any_roll_with_a_critical() -> None:
    duel = Duel(OCK, SKULL)
    duel.roll("crit crit blank blank blank", "block block block fail", "blank blank").attack(OCK, "striking-tentacles", SKULL)
    assert duel.power(OCK) == 1  # one for the roll; the attack dealt nothing
    duel = Duel(OCK, CAP).roll("blank blank blank blank blank", "crit blank blank blank", "blank").attack(CAP, "shield-bounce", OCK)
    assert duel.power(OCK) == 1
    duel = Duel(OCK, CAP).roll("crit blank blank blank", "blank").push(Dodge(0, 1, 1))
    duel.push(Activation(0))
    assert duel.power(OCK) == 1
    duel = (
        Duel(OCK, CAP).roll("hit blank blank blank blank", "crit blank blank blank", "blank").attack(OCK, "striking-tentacles", CAP)
    )
    assert duel.power(OCK) == 0  # the other's Critical


@pytest.mark.rule("CP-617")
def test_scientific_hubris_also_for_a_roll_a_crisis_asks_for() -> None:
    duel = hold(Duel(OCK, SKULL).set(OCK, power=1), OCK)
    duel.t.token_name[0], duel.t.token_holder[0] = "deadly-meteors/origin-bomb", ON_BOARD
    duel.roll("crit blank blank blank").t.script_ends = False
    assert duel.push(Interact(0, 0)).power(OCK) == 1
