"""Omega Red (Arkady Gregorivich Rossovich)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import BONES, SKULL, SPIDER
from ..playing import settle, usable
from ..scenes.winter_guard import settle_activation

STAR = "darkstar"
OMEGA = "omega-red"
MISS = "blank blank fail fail"


def test_coils_drain_life_if_they_deal_damage() -> None:
    for defense, left in ((MISS, 2), ("block block block block", 3)):
        duel = Duel(OMEGA, SKULL).set(OMEGA, damage=3)
        settle(duel.roll("hit hit blank blank blank", defense).attack(OMEGA, "carbonadium-coils", SKULL))
        assert duel.damage(OMEGA) == left
        assert duel.power(OMEGA) == duel.damage(SKULL)


def test_red_terror_absorbs_what_defends() -> None:
    for defense, power in (("block blank fail fail", 1), (MISS, 0)):
        duel = Duel(OMEGA, SKULL).set(OMEGA, power=4)
        duel.roll("wild blank blank blank blank blank blank", defense).attack(OMEGA, "red-terror")
        duel.answer(duel.offered[0])
        if not duel.still:
            settle(duel.answer(SKULL))
        assert (duel.damage(SKULL), duel.power(OMEGA)) == (1, power)


def test_death_factor_hurts_him_and_the_poisoned_near_him() -> None:
    duel = Duel(OMEGA, [SKULL, BONES, SPIDER]).set(OMEGA, power=2)
    duel.put(SKULL, 13, 10).put(BONES, 13, 13).put(SPIDER, 30, 30).set(SKULL, conditions=("poison",)).set(
        SPIDER, conditions=("poison",)
    )
    settle(duel.use(OMEGA, "death-factor"))
    assert [duel.damage(who) for who in (OMEGA, SKULL, BONES, SPIDER)] == [2, 2, 0, 0]
    assert not usable(duel.set(OMEGA, power=2), OMEGA, "death-factor")


def test_ensnare_pulls_an_enemy_it_sees_once_per_turn() -> None:
    duel = Duel(OMEGA, SKULL).set(OMEGA, power=4).put(SKULL, 18, 10)
    duel.use(OMEGA, "ensnare")
    settle(duel)
    assert duel.at(SKULL)[0] < 16
    assert not usable(duel, OMEGA, "ensnare")


def test_ensnare_needs_sight_and_range() -> None:
    wall = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
    assert not usable(Duel(OMEGA, SKULL, terrain=[wall]).set(OMEGA, power=2), OMEGA, "ensnare")
    assert not usable(Duel(OMEGA, SKULL).set(OMEGA, power=2).put(SKULL, 22, 10), OMEGA, "ensnare")


def test_death_spores_poison_whoever_ends_an_activation_near_him() -> None:
    duel = Duel([OMEGA, STAR], [SKULL, BONES]).put(SKULL, 13, 10).put(STAR, 13, 13).put(BONES, 30, 30)
    for who in (SKULL, BONES, STAR):
        duel.activate(who)
        settle_activation(duel)
    assert [duel.conditions(who) for who in (SKULL, BONES, STAR)] == [{"poison"}, set(), set()]


def test_death_spores_poison_enemies_near_him_when_he_ends_his_own() -> None:
    duel = Duel([OMEGA, STAR], [SKULL, BONES]).put(SKULL, 13, 10).put(STAR, 13, 13).put(BONES, 30, 30)
    settle_activation(duel.activate(OMEGA))
    assert [duel.conditions(who) for who in (SKULL, BONES, STAR)] == [{"poison"}, set(), set()]
