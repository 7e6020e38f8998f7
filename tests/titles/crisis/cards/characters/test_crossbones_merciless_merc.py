"""Crossbones, Merciless Merc (Brock Rumlow)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.rules.damage import CONDITION, EFFECT, Suffer

from ...scene import Duel
from ..cast import BONES, CAP, NO_DEFENSE, OCK, SKULL, ULTRON


@pytest.mark.rule("CP-608")
def test_plasma_beam_gains_one_after_each_attack() -> None:
    duel = Duel(BONES, [SKULL, OCK]).put(SKULL, 13, 10).put(OCK, 15.5, 10)
    duel.roll("blank blank blank blank blank", "blank blank fail", "blank blank blank blank blank", "blank blank fail fail")
    duel.attack(BONES, "plasma-beam").answer([0]).answer(SKULL)
    assert duel.still
    assert duel.power(BONES) == 2


@pytest.mark.rule("CP-609")
def test_crossbones_pierces_with_a_wild_and_a_failure() -> None:
    for roll, damage in (("wild fail hit hit blank", 2), ("wild blank hit hit blank", 1)):
        duel = Duel(BONES, SKULL).put(SKULL, 13, 10).roll(roll, "block block fail").attack(BONES, "plasma-beam").answer([0])
        if damage == 2:
            assert set(duel.offered) == {(0,), (1,)}  # which one, but not whether
            duel.answer((0,))
        assert duel.damage(SKULL) == damage


@pytest.mark.rule("CP-607")
def test_up_close_and_personal_throws_the_small() -> None:
    dice = "hit blank blank blank blank blank blank blank"
    duel = Duel(BONES, SKULL).set(BONES, power=4).put(SKULL, 13, 10).roll(dice, NO_DEFENSE)
    duel.attack(BONES, "up-close-and-personal", SKULL).answer([0])
    assert duel.at(SKULL) == pytest.approx((16.375, 10.0))
    duel = Duel(BONES, ULTRON).set(BONES, power=4).put(ULTRON, 13, 10).roll(dice, NO_DEFENSE)
    assert duel.attack(BONES, "up-close-and-personal", ULTRON).still


@pytest.mark.rule("CP-611")
def test_aggressive_advances_toward_the_attacker_after_damage() -> None:
    duel = Duel(CAP, BONES).roll("hit hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", BONES)
    duel.answer(f"{BONES}/aggressive")
    with pytest.raises(Illegal, match="not toward"):
        duel.answer([18.0, 10.0])
    assert duel.answer([14.0, 10.0]).at(BONES) == (14.0, 10.0)
    duel = Duel(CAP, BONES).roll("hit blank blank blank blank", "block block block block").attack(CAP, "shield-bounce", BONES)
    assert duel.still


@pytest.mark.rule("CP-612")
def test_i_can_take_it_to_a_minimum_of_one_from_enemies_only() -> None:
    duel = Duel([BONES, CAP], SKULL)
    for n, cause, damage in ((3, 2, 2), (1, 2, 1), (1, 1, 1)):
        assert duel.set(BONES, damage=0).push(Suffer(0, n, cause, EFFECT)).damage(BONES) == damage
    assert duel.set(BONES, damage=0).push(Suffer(0, 2, NOBODY, CONDITION)).damage(BONES) == 2
