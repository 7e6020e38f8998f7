"""Black Bolt (Blackagar Boltagon)."""

from __future__ import annotations

from longbox.titles.crisis.words import S

from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take

ME = "black-bolt"


def scene(power: int = 0, **values: object) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).put(CAP, 10, 13).set(ME, power=power, **values)


def test_energy_bolt_brings_power_for_the_damage() -> None:
    assert settle(fire(scene(), ME, "energy-bolt", SKULL, "hit", "hit")).power(ME) == 2


def test_energy_bolt_pierces_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "energy-bolt", SKULL, "wild", guard="block"))
    assert duel.damage(SKULL) == 1


def test_master_punch_takes_him_to_its_target() -> None:
    duel = settle(fire(scene(3).put(ME, 8, 10), ME, "master-punch", SKULL))
    assert duel.t.within(0, duel.who(SKULL), 1)


def test_master_punch_may_throw_whoever_it_hurts() -> None:
    duel = take(fire(scene(3), ME, "master-punch", SKULL, "hit"), "throw")
    if duel.ask.kind == "choose":
        duel.answer("do")
    assert (duel.t.stack[-1].tool, duel.t.stack[-1].how) == (S, "throw")
    assert not offers(fire(scene(3), ME, "master-punch", SKULL), "throw")


def whisper(*shown: str) -> Duel:
    """Crates across the beam, above it, and one that is too big for it."""
    terrain = [box("crate", 2, 14.5, 10, 1, 1), box("crate", 1, 14.5, 14, 1, 1), box("kiosk", 3, 16.5, 10, 1, 1)]
    duel = Duel(ME, SKULL, terrain=terrain).put(ME, 10, 10).put(SKULL, 12.5, 10).set(ME, power=6, injured=1)
    return settle(fire(duel, ME, "whisper", SKULL, *shown))


def test_whisper_stuns_and_staggers_with_a_wild() -> None:
    assert whisper().conditions(SKULL) == {"stun"}
    assert whisper("wild").conditions(SKULL) == {"stun", "stagger"}


def test_whisper_destroys_small_terrain_that_it_touches() -> None:
    assert whisper().t.rubble == 0b001


def test_king_of_the_inhumans_somebody_hands_power_on_once_per_turn() -> None:
    duel = scene(0).lead(ME).set(CAP, power=2).activate(ME)
    deed = ("deed", f"{ME}/king-of-the-inhumans")
    duel.answer(deed)
    while duel.ask.kind == "choose":
        duel.answer(("character", 0) if ("character", 0) in duel.offered else duel.offered[0])
    assert (duel.power(ME), duel.power(CAP)) == (1, 1)
    assert deed not in duel.offered


def test_anti_graviton_field_adds_two_defense_dice() -> None:
    duel = take(fire(scene(2), SKULL, "cosmic-burst", ME, "hit", defense=2, guard="blank blank blank blank block"), "anti-graviton")
    assert settle(duel).damage(ME) == 0
    assert duel.power(ME) == 0


def test_a_king_serves_his_people_becomes_the_target_while_healthy() -> None:
    duel = fire(scene(1).put(SKULL, 12.5, 13), SKULL, "cosmic-burst", CAP, "hit", defense=1)
    settle(take(duel, "a-king-serves"))
    assert (duel.damage(ME), duel.damage(CAP)) == (1, 0)
    assert not offers(fire(scene(1, injured=1).put(SKULL, 12.5, 13), SKULL, "cosmic-burst", CAP), "a-king-serves")


def test_focus_power_brings_one_more_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1


def test_inhuman_rerolls_one_die() -> None:
    duel = fire(scene(), ME, "energy-bolt", SKULL)
    take(duel, "inhuman").roll("hit").answer([0])
    assert settle(duel).damage(SKULL) == 1
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME), "inhuman")
