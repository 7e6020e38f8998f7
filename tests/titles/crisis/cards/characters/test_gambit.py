"""Gambit (Remy LeBeau)."""

from __future__ import annotations

import pytest

from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import blanks, offers, settle, take
from ..scenes.uncanny_x_men import aim

ANGEL = "angel"
GAMBIT = "gambit"
JEAN = "jean-grey"
MISS = "blank blank fail fail"


def test_attacks_that_pay_one() -> None:
    duel = Duel(GAMBIT, SKULL).put(SKULL, 12.5, 10)
    assert settle(duel.roll(blanks(4), MISS).attack(GAMBIT, "bo-staff", SKULL)).power(GAMBIT) == 1


@pytest.mark.parametrize(("who", "attack", "cost"), [(GAMBIT, "kinetic-ace", 0), (JEAN, "telekinetic-force", 5)])
def test_explosions_hurt_other_enemies_near_the_target(who: str, attack: str, cost: int) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for face, hurt in (("wild", 1), ("hit", 0)):
        duel = Duel([who, ANGEL], [SKULL, CAP, SPIDER]).set(who, power=cost)
        duel.put(SKULL, 13, 10).put(CAP, 15, 10).put(SPIDER, 30, 10).put(ANGEL, 13, 12.5)
        settle(duel.roll(f"{face} {blanks(dice - 1)}", MISS).attack(who, attack, SKULL))
        assert [duel.damage(one) for one in (SKULL, CAP, SPIDER, ANGEL)] == [1, hurt, 0, 0]


def test_cards_fly_double_on_wilds() -> None:
    duel = Duel(GAMBIT, SKULL).set(GAMBIT, power=4)
    aim(duel.roll("wild wild blank blank blank", MISS), GAMBIT, "52-card-pickup", SKULL)
    assert settle(duel).damage(SKULL) == 4


def test_accelerated_charge_adds_two_dice_to_the_next_attack_action() -> None:
    duel = Duel(GAMBIT, SKULL).set(GAMBIT, power=3).put(SKULL, 13, 10).activate(GAMBIT).answer("accelerate-charge")
    duel.roll(blanks(7), MISS).answer("kinetic-ace")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    assert not duel.t.script


def test_a_little_extra_makes_a_hit_wild() -> None:
    duel = Duel(GAMBIT, [SKULL, CAP]).set(GAMBIT, power=1).put(SKULL, 13, 10).put(CAP, 15, 10)
    duel.roll("hit blank blank blank blank", MISS).attack(GAMBIT, "kinetic-ace", SKULL)
    settle(take(duel, "a-little-something-extra"))
    assert (duel.damage(SKULL), duel.damage(CAP), duel.power(GAMBIT)) == (1, 1, 1)  # the wild has exploded
    duel = Duel(GAMBIT, SKULL).set(GAMBIT, power=1).roll("wild blank blank blank blank", MISS)
    assert not offers(duel.attack(GAMBIT, "kinetic-ace", SKULL), "a-little-something-extra")  # no hit, no change


def test_agility_hurts_the_attacker_and_lets_him_get_away() -> None:
    duel = Duel(GAMBIT, CAP).set(GAMBIT, power=2).roll(blanks(5), "blank blank blank").attack(CAP, "shield-bounce", GAMBIT)
    take(duel, "enhanced-agility")
    assert (duel.ask.kind, duel.damage(CAP), PASS in duel.offered) == ("advance", 1, True)
    duel.answer(next(one for one in duel.offered if one not in (PASS, (10.0, 10.0))))
    assert duel.at(GAMBIT)[0] < 10
