"""Iron Monger (Obadiah Stane)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY, PHYSICAL

from ...scene import Duel
from ..cast import SKULL, hold
from ..playing import fire, offers, settle, take, usable

ME = "iron-monger"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)


def test_integrated_armaments_are_of_two_types_and_bring_power() -> None:
    assert scene().attack(ME, "integrated-armaments").offered == (PHYSICAL, ENERGY)
    assert settle(fire(scene(), ME, "integrated-armaments", SKULL, "hit", "hit")).power(ME) == 2


def test_aggressive_acquisition_may_throw_up_to_size_3_with_a_wild() -> None:
    duel = take(fire(scene(4), ME, "aggressive-acquisition", SKULL, "wild"), "'do', 'throw'")
    assert settle(duel).at(SKULL)[0] > 18
    large = Duel(ME, "hulk").put("hulk", 13, 10).set(ME, power=4)
    assert not offers(fire(large, ME, "aggressive-acquisition", "hulk", "wild"), "'do', 'throw'")


def test_aggressive_acquisition_takes_a_token_with_a_critical_and_a_hit() -> None:
    for shown, holder in (("hit", 0), ("blank", 1)):
        duel = hold(scene(4), SKULL)
        settle(fire(duel, ME, "aggressive-acquisition", SKULL, "crit", shown, then="blank"))
        assert duel.t.token_holder[-1] == holder


def test_jump_jets_place_him_once_per_turn() -> None:
    duel = scene(4).use(ME, "jump-jets").answer([11.0, 10.0])
    assert duel.at(ME) == (11.0, 10.0)
    assert not usable(duel, ME, "jump-jets")


def test_onboard_tactical_computer_rerolls_two_dice_once_per_turn() -> None:
    duel = take(fire(scene(4), SKULL, "cosmic-burst", ME, "hit", "hit"), "onboard").roll("block", "block").answer([0, 1])
    assert (settle(duel).damage(ME), duel.power(ME)) == (0, 2)
    assert not offers(fire(duel, ME, "integrated-armaments", SKULL), "onboard")
    assert offers(fire(scene(4), ME, "integrated-armaments", SKULL), "onboard")


def test_reinforced_armor_plating_takes_one_less_but_at_least_one() -> None:
    for hits, suffered in ((3, 2), (1, 1)):
        assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * hits)).damage(ME) == suffered
