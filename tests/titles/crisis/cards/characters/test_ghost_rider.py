"""Ghost Rider (Johnathon Blaze)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "ghost-rider"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_chains_of_damnation_bring_power_and_hex_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "chains-of-damnation", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"hex"})


def test_flames_of_hell_burn_whom_they_hurt() -> None:
    assert settle(fire(scene(2), ME, "flames-of-hell", SKULL, "hit")).conditions(SKULL) == {"incinerate"}
    assert settle(fire(scene(2), ME, "flames-of-hell", SKULL)).conditions(SKULL) == set()


def test_penance_stare_adds_the_power_of_the_target_and_takes_it() -> None:
    duel = settle(fire(scene(5).set(SKULL, power=4), ME, "penance-stare", SKULL, "hit", "hit", "hit", more=4))
    assert (duel.damage(SKULL), duel.power(SKULL), duel.t.script) == (3, 1, [])


def test_penance_stare_adds_five_dice_at_most() -> None:
    assert settle(fire(scene(5).set(SKULL, power=8), ME, "penance-stare", SKULL, more=5)).t.script == []


def test_hell_on_wheels_advances_long_once_per_turn() -> None:
    duel = scene(6).use(ME, "hell-on-wheels").answer([12.0, 4.0])
    assert duel.at(ME)[1] < 4.5
    assert not usable(duel, ME, "hell-on-wheels")


def test_wickeds_judgement_hurts_who_attacked_another_ally_for_each_critical() -> None:
    duel = fire(scene(2), SKULL, "cosmic-burst", CAP, "crit", then="blank")
    assert settle(take(duel, "wickeds-judgement")).damage(SKULL) == 1
    assert not offers(fire(scene(2), SKULL, "cosmic-burst", ME, "crit", then="blank"), "wickeds-judgement")
    far = scene(2).put(SKULL, 12, 20).put(CAP, 12, 14)
    assert not offers(fire(far, SKULL, "cosmic-burst", CAP, "crit", then="blank"), "wickeds-judgement")


def test_spirit_of_vengeance_damage_to_another_ally_brings_power() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", CAP, "hit")).power(ME) == 1
    assert settle(fire(scene(), SKULL, "cosmic-burst", CAP)).power(ME) == 0
