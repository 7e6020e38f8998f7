"""Jean Grey."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import PASS, Duel
from ..cast import CRATE, SKULL
from ..playing import blanks, settle, take, usable

ANGEL = "angel"
BEAST = "beast"
GAMBIT = "gambit"
JEAN = "jean-grey"
XAVIER = "professor-x"
ROGUE = "rogue"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "attack"), [(JEAN, "psionic-bolt"), (ROGUE, "absorbing-strike")])
def test_power_is_sapped_for_each_wild(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=5)
    duel.roll("wild wild blank blank blank", "block block blank fail").attack(who, attack, SKULL)
    settle(duel)
    assert (duel.power(who), duel.power(SKULL), duel.damage(SKULL)) == (2, 3, 0)


def test_telekinetic_force_may_throw_before_damage() -> None:
    duel = Duel(JEAN, SKULL).set(JEAN, power=5).put(SKULL, 13, 10)
    duel.roll(f"hit {blanks(8)}", MISS).attack(JEAN, "telekinetic-force", SKULL)
    assert (PASS in duel.offered, duel.damage(SKULL)) == (True, 0)
    duel.answer("throw").answer([0.0])
    settle(duel)
    assert duel.at(SKULL)[0] > 14
    assert duel.damage(SKULL) == 1


@pytest.mark.parametrize(("who", "power", "near"), [(JEAN, "battlefield-manipulation", 11.0), (ROGUE, "marvelous-strength", 13.0)])
def test_terrain_is_thrown_once_per_turn(who: str, power: str, near: float) -> None:
    duel = Duel(who, SKULL, terrain=[CRATE]).set(who, power=6).put(who, 3, 3)
    assert not usable(duel, who, power)
    duel.put(who, near, 13).use(who, power).answer(("terrain", 0))
    assert duel.ask.kind == "direction"
    settle(duel.answer([90.0]))
    assert (duel.power(who), usable(duel, who, power)) == (3, False)


def test_matter_transmutation_pushes_those_who_have_acted() -> None:
    duel = Duel([JEAN, ANGEL], SKULL).set(JEAN, power=9).put(SKULL, 12.5, 10).put(ANGEL, 10, 12.5)
    assert not usable(duel, JEAN, "matter-transmutation")
    for who in (SKULL, ANGEL, JEAN):
        duel.t.status[duel.who(who)] |= ACTIVATED
    duel.use(JEAN, "matter-transmutation")
    assert duel.offered == (("character", 1), ("character", 2))  # friend or foe, but not herself
    settle(duel.answer(SKULL).answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    duel.put(SKULL, 12.5, 10).use(JEAN, "matter-transmutation")
    assert duel.ask.kind == "direction"  # Angel alone is left
    settle(duel.answer([90.0]))
    assert not usable(duel.put(ANGEL, 10, 12.5), JEAN, "matter-transmutation")


def test_shield_mind_stops_what_enemy_superpowers_and_mystic_attacks_move() -> None:
    for who in (ANGEL, JEAN):
        duel = Duel([JEAN, ANGEL], XAVIER).set(JEAN, power=2).set(XAVIER, power=1).put(XAVIER, 13, 10)
        duel.roll(f"hit {blanks(5)}", "blank blank blank blank blank" if who == JEAN else "blank blank blank")
        duel.attack(XAVIER, "mental-suggestion", who)
        take(duel, "shield-mind")
        assert settle(duel).power(JEAN) == (1 if who == JEAN else 0)
        assert duel.at(who) == ((10.0, 10.0) if who == JEAN else (10.0, 13.0))


def test_shield_mind_leaves_what_is_neither() -> None:
    duel = Duel([JEAN, ANGEL], GAMBIT).set(JEAN, power=2).put(GAMBIT, 12.5, 13)
    duel.roll(f"wild {blanks(3)}", "blank blank blank").attack(GAMBIT, "bo-staff", ANGEL)
    duel.answer("push")
    assert duel.ask.kind == "direction"
    duel = Duel([JEAN, ANGEL], BEAST).set(JEAN, power=2).set(BEAST, power=2).put(BEAST, 12.5, 13)
    duel.use(BEAST, "baser-instincts").answer(ANGEL)
    assert duel.ask.kind == "direction"  # a throw


def test_jean_gains_two_more_power_in_the_power_phase() -> None:
    duel = Duel(JEAN, SKULL)
    duel.push(duel.t.window("power_phase"))
    assert duel.power(JEAN) == 2
