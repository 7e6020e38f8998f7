"""War Machine (James Rhodes)."""

from __future__ import annotations

from longbox.titles.crisis.codes import M

from ...scene import PASS, Duel, box
from ..cast import NO_DEFENSE, SKULL
from ..playing import blanks, settle

ME = "war-machine"
NEAR, FAR = f"{SKULL}@2", f"{SKULL}@3"


def scene(power: int = 0) -> Duel:
    """Both within Range 2."""
    return Duel(ME, SKULL).put(SKULL, 12.5, 10).set(ME, power=power)


def storm(duel: Duel) -> Duel:
    """Metal Storm to the right, at whoever stands there."""
    duel.attack(ME, "metal-storm")
    assert duel.ask.kind == "aim"
    return duel.answer([0.0])


def row() -> Duel:
    """Three targets of Rocket Pods; NEAR is within Range 2 of the first, FAR is not, and a friend stands beside it."""
    duel = Duel((ME, ME), (SKULL, SKULL, SKULL)).put(SKULL, 14, 10).put(NEAR, 14, 13).put(FAR, 14, 3).put(f"{ME}@2", 12, 8)
    return duel.roll("hit blank blank blank", NO_DEFENSE).attack(ME, "rocket-pods", SKULL)


def test_metal_storm_gives_power_for_damage() -> None:
    duel = settle(storm(scene().roll("hit hit blank blank blank", NO_DEFENSE)))
    assert duel.damage(SKULL) == 2
    assert duel.power(ME) == 2


def test_metal_storm_gives_power_after_each_attack() -> None:
    duel = Duel(ME, (SKULL, SKULL)).put(SKULL, 12, 10).put(NEAR, 14, 10)
    duel.roll("hit hit blank blank blank", NO_DEFENSE, "hit blank blank blank blank", NO_DEFENSE)
    settle(storm(duel))
    assert duel.damage(SKULL) + duel.damage(NEAR) == 3
    assert duel.power(ME) == 3


def test_metal_storm_bleed() -> None:
    duel = settle(storm(scene().roll("wild blank blank blank blank", NO_DEFENSE)))
    assert duel.conditions(SKULL) == {"bleed"}


def test_metal_storm_makes_nobody_bleed_without_a_wild() -> None:
    duel = settle(storm(scene().roll("hit blank blank blank blank", NO_DEFENSE)))
    assert duel.conditions(SKULL) == set()


def test_rocket_pods_barrage() -> None:
    duel = row().roll("hit hit blank blank", NO_DEFENSE).answer("do")
    assert duel.offered == (duel.who(NEAR),)
    duel.answer(NEAR)
    assert duel.still  # the second attack has no Barrage, or it would be offered against the first target
    assert (duel.damage(SKULL), duel.damage(NEAR), duel.damage(FAR)) == (1, 2, 0)


def test_rocket_pods_barrage_may_be_declined() -> None:
    duel = row().answer(PASS)
    assert duel.still
    assert duel.damage(NEAR) == 0


def test_rocket_pods_barrage_needs_another_target() -> None:
    duel = scene().roll("hit blank blank blank", NO_DEFENSE).attack(ME, "rocket-pods", SKULL)
    assert duel.still


def test_empty_the_clip_rolls_two_dice_for_a_critical() -> None:
    duel = settle(scene(power=4).roll("crit", blanks(7), NO_DEFENSE, "hit hit").attack(ME, "empty-the-clip", SKULL))
    assert duel.damage(SKULL) == 3
    assert duel.power(ME) == 0


def test_empty_the_clip_hurts_for_each_critical() -> None:
    duel = scene(power=4).roll("crit crit", blanks(6), NO_DEFENSE, blanks(4)).attack(ME, "empty-the-clip", SKULL)
    assert settle(duel).damage(ME) == 2  # no enemy effect: the plating does not help


def test_titanium_armor_plating() -> None:
    duel = scene().roll("hit hit hit blank blank", blanks(3))
    duel.attack(SKULL, "cosmic-burst", ME)
    settle(duel)
    assert duel.damage(ME) == 2


def test_titanium_armor_plating_leaves_one() -> None:
    duel = scene().roll("hit blank blank blank blank", blanks(3))
    duel.attack(SKULL, "cosmic-burst", ME)
    settle(duel)
    assert duel.damage(ME) == 1


def test_flight() -> None:
    wall = box("wall", 5, 11.5, 0, 0.5, 20)
    duel = Duel(ME, terrain=(wall,)).advance(ME, M)
    duel.answer([13.5, 10.0])
    assert duel.at(ME) == (13.5, 10.0)
