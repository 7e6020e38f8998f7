"""King Black Bolt (Blackagar Boltagon)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import asks, fire, moment, offers, settle, take, usable

ME = "king-black-bolt"


def scene(power: int = 0, other: str = CAP) -> Duel:
    return Duel((ME, other), SKULL).put(ME, 12, 10).put(other, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_sonic_blast_brings_power_and_may_push_with_a_wild() -> None:
    duel = take(fire(scene(), ME, "sonic-blast", SKULL, "wild"), "'do', 'push'")
    assert (settle(duel).power(ME), duel.at(SKULL)[0] > 17) == (1, True)
    large = Duel(ME, "hulk").put("hulk", 14, 10)
    assert not offers(fire(large, ME, "sonic-blast", "hulk", "wild"), "'do', 'push'")


def test_wrath_of_the_midnight_king_throws_before_damage_and_lets_him_advance() -> None:
    duel = take(fire(scene(4), ME, "wrath-of-the-midnight-king", SKULL, "wild", "hit"), "'do', 'throw'")
    assert duel.damage(SKULL) == 0
    duel.answer([0.0])
    assert (asks(duel, "advance"), duel.damage(SKULL), duel.at(SKULL)[0] > 17) == (True, 2, True)


def test_increase_the_volume_adds_two_dice_in_the_next_attack_action() -> None:
    duel = scene(3).activate(ME).answer(("power", "increase-the-volume")).answer(("attack", "sonic-blast"))
    duel.roll("blank " * 7, "blank blank blank").answer([0.0])
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.t.script == []


def test_hit_and_run_attacks_and_moves() -> None:
    duel = scene(2).use(ME, "hit-and-run")
    duel.roll("blank " * 5, "blank blank blank").answer(("attack", "sonic-blast")).answer([0.0])
    assert asks(duel, "action")
    assert ("move",) in duel.offered
    settle(duel)
    assert not usable(duel.set(ME, power=2), ME, "hit-and-run")


def test_telepathic_command_moves_another_ally_once_per_turn() -> None:
    duel = scene(4).use(ME, "telepathic-command").answer([12.0, 15.0])
    assert duel.at(CAP) == (12.0, 15.0)
    assert not usable(duel, ME, "telepathic-command")
    assert not usable(scene(4).put(CAP, 12, 25), ME, "telepathic-command")


def test_inhuman_rerolls_one_die() -> None:
    duel = take(fire(scene(), SKULL, "cosmic-burst", ME, "hit"), "inhuman").roll("block").answer([0])
    assert settle(duel).damage(ME) == 0


def test_anti_graviton_control_takes_one_less_and_brings_power() -> None:
    for hits, suffered in ((3, 2), (1, 1)):
        assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * hits)).damage(ME) == suffered
    assert settle(moment(scene(), "power_phase")).power(ME) == 1


def test_inhuman_king_may_free_an_inhuman_of_a_condition() -> None:
    duel = moment(scene(other="crystal").set("crystal", conditions=("bleed",)), "activation_phase_start")
    assert settle(take(duel, "character")).conditions("crystal") == set()
    assert not offers(moment(scene().set(CAP, conditions=("bleed",)), "activation_phase_start"), "character")
