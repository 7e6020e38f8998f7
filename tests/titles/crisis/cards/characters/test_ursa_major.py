"""Ursa Major (Mikhail Ursus)."""

from __future__ import annotations

from ...scene import PASS, Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import settle, usable

URSA = "ursa-major"
MISS = "blank blank fail fail"


def test_slap_bleeds_and_pays_for_damage() -> None:
    duel = settle(
        Duel(URSA, SKULL).put(SKULL, 12.5, 10).roll("wild hit blank blank blank", MISS).attack(URSA, "bear-handed-slap", SKULL)
    )
    assert (duel.conditions(SKULL), duel.power(URSA)) == ({"bleed"}, duel.damage(SKULL))


def test_brawler_may_throw_before_damage_and_staggers() -> None:
    duel = Duel(URSA, SKULL).set(URSA, power=3).put(SKULL, 12.5, 10)
    duel.roll("hit blank blank blank blank blank blank", MISS).attack(URSA, "bear-armed-brawler", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "direction"
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    assert (duel.damage(SKULL), duel.conditions(SKULL)) == (1, {"stagger"})


def test_charge_moves_then_attacks_once_per_turn() -> None:
    duel = Duel(URSA, SKULL).put(SKULL, 13, 10).set(URSA, power=4).use(URSA, "charge")
    duel.answer("move")
    assert duel.ask.kind == "advance"
    duel.answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    duel.roll("blank blank blank blank blank", MISS).answer(duel.offered[-1])
    settle(duel)
    assert not usable(duel.set(URSA, power=4), URSA, "charge")


def test_ursine_temper_throws_terrain_near_him() -> None:
    duel = Duel(URSA, SKULL, terrain=[CRATE]).set(URSA, power=3)
    assert not usable(duel, URSA, "ursine-temper")
    duel.put(URSA, 13, 13).use(URSA, "ursine-temper").answer(("terrain", 0))
    assert duel.ask.kind == "direction"


def test_he_comes_closer_when_he_was_hurt() -> None:
    duel = Duel(URSA, CAP).roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", URSA)
    while duel.ask.kind != "advance":
        duel.answer(
            PASS if PASS in duel.offered and not any("aggressive" in str(one) for one in duel.offered) else duel.offered[-1]
        )
    duel.answer(duel.offered[-1])
    assert duel.at(URSA)[0] > 10
    duel = Duel(URSA, CAP).roll("blank blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", URSA)
    assert settle(duel).at(URSA) == (10.0, 10.0)
