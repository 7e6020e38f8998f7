"""Moondragon (Heather Douglas)."""

from __future__ import annotations

from longbox.titles.crisis.words import AWAY, SELF, TARGET, S, push

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import asks, fire, offers, settle, take, usable
from ..scenes.gem_bearers import powers

ME = "moondragon"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_psionic_barrage_brings_power_and_comes_again_with_a_wild() -> None:
    duel = take(fire(scene(), ME, "psionic-barrage", SKULL, "wild"), "'do', 'psionic-barrage'")
    duel.roll("wild blank blank blank", "blank blank blank")
    assert (settle(duel).power(ME), duel.damage(SKULL), duel.t.script) == (2, 2, [])


def test_dragon_of_the_moon_counts_failures_of_the_target_and_hexes_with_a_wild() -> None:
    duel = settle(fire(scene(3), ME, "dragon-of-the-moon", SKULL, "wild", guard="fail"))
    assert (duel.damage(SKULL), duel.conditions(SKULL)) == (2, {"hex"})


def test_charge_moves_and_attacks() -> None:
    duel = scene(2).put(ME, 7, 10).use(ME, "charge").answer(("move",)).answer([11.0, 10.0])
    assert duel.ask.kind != "wait"
    settle(duel)
    assert not usable(duel.set(ME, power=2), ME, "charge")


def test_distracting_illusions_reroll_a_die_of_an_enemy_nearby_once_per_turn() -> None:
    duel = take(fire(scene(2), SKULL, "cosmic-burst", CAP, "hit"), "distracting-illusions").roll("blank").answer([0])
    assert settle(duel).damage(CAP) == 0
    assert not offers(fire(duel, SKULL, "cosmic-burst", CAP, "hit"), "distracting-illusions")
    far = scene(2).put(CAP, 12, 22).put(SKULL, 15, 22)
    assert not offers(fire(far, SKULL, "cosmic-burst", CAP, "hit"), "distracting-illusions")


def test_shield_mind_keeps_an_ally_where_it_is() -> None:
    foe = "enchantress"
    duel = Duel((ME, CAP), foe).put(ME, 12, 10).put(CAP, 12, 13).put(foe, 15, 13).set(ME, power=2).set(foe, power=2)
    duel = take(duel.use(foe, "sirens-call").answer(CAP), "shield-mind")
    assert not asks(duel, "advance")
    duel = duel.set(ME, power=2).script(push(TARGET, S, AWAY, SELF), foe, target=1)
    assert not offers(duel, "shield-mind")


def test_shad_lom_martial_artist_counts_blanks_within_range_2() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 2
    assert settle(fire(scene().put(SKULL, 18, 10), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 5


def test_she_bears_the_mind_gem() -> None:
    assert "mind-gem" in powers(Duel(ME, SKULL).put(SKULL, 13, 10).set(ME, gems="mind", power=5))
