"""Klaw (Ulysses Klaw)."""

from __future__ import annotations

from longbox.titles.crisis.rules.dice import Dodge

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import asks, fire, moment, offers, settle, take, usable

ME = "klaw"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL, terrain=[CRATE]).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_sonic_blast_brings_power_and_takes_some_for_each_wild() -> None:
    duel = settle(fire(scene().set(SKULL, power=3), ME, "sonic-blast", SKULL, "wild", "wild", guard="block"))
    assert (duel.power(ME), duel.power(SKULL)) == (1, 2)  # two lost, one gained for the damage


def test_sonic_blast_stuns_before_damage_with_a_critical_and_a_wild() -> None:
    duel = settle(fire(scene(), ME, "sonic-blast", SKULL, "crit", "wild", "hit", then="blank"))
    assert (duel.conditions(SKULL), duel.damage(SKULL), duel.power(SKULL)) == ({"stun"}, 3, 1)
    assert settle(fire(scene(), ME, "sonic-blast", SKULL, "wild", "wild")).conditions(SKULL) == set()


def test_sonic_shockwave_breaks_what_it_touches_and_pierces() -> None:
    duel = scene(5).put(SKULL, 19, 16).roll("wild " + "blank " * 6, "block blank blank")
    settle(duel.attack(ME, "sonic-shockwave").answer([40.0]))
    assert (duel.t.rubble, duel.damage(SKULL)) == (1, 1)


def test_black_market_entrepreneur_he_advances_when_an_ally_goes_down() -> None:
    for injured in (0, 1):
        duel = scene().lead(ME).set(CAP, damage=4 + 1 - injured, injured=injured)
        assert asks(fire(duel, SKULL, "cosmic-burst", CAP, *["hit"] * 5), "advance")
    assert not asks(fire(scene().set(CAP, damage=5), SKULL, "cosmic-burst", CAP, "hit"), "advance")


def test_reconstitute_form_removes_up_to_two_once_per_turn() -> None:
    duel = settle(scene(4).set(ME, damage=3).use(ME, "reconstitute-form"))
    assert duel.damage(ME) == 1
    assert not usable(duel, ME, "reconstitute-form")


def test_soundwave_barrier_pushes_who_ends_its_activation_nearby() -> None:
    duel = take(moment(scene(3), "activation_end", SKULL), "soundwave-barrier")
    assert (settle(duel).at(SKULL)[0] > 17, duel.power(ME)) == (True, 0)
    duel = scene(3).put(SKULL, 21, 10)
    assert duel.t.window("activation_end", 2) is None or not offers(moment(duel, "activation_end", SKULL), "soundwave-barrier")


def test_absorb_vibrations_attacks_and_dodges_bring_power() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME)).power(ME) == 1
    assert settle(fire(scene().set(SKULL, power=4), SKULL, "reality-bows-to-me", ME)).power(ME) == 0
    assert settle(scene().roll("blank blank blank").push(Dodge(0, 1, 0))).power(ME) == 1


def test_absorb_vibrations_energy_attacks_and_superpowers_do_not_move_him() -> None:
    for foe, attack, moved in (("iron-lad", "energy-blast", False), ("karnak", "shattering-strike", True)):
        duel = Duel(ME, foe).put(ME, 12, 10).put(foe, 15, 10)
        settle(fire(duel, foe, attack, ME, "wild", guard="block"))
        assert (duel.at(ME)[0] < 11) is moved
    duel = Duel(ME, "enchantress").put(ME, 12, 10).put("enchantress", 15, 10).set("enchantress", power=2)
    assert settle(duel.use("enchantress", "sirens-call")).at(ME) == (12, 10)
