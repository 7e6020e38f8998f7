"""Carnage (Cletus Kasady)."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import offers, settle, take
from ..scenes.spider_foes import faces, finish, near

CARNAGE = "carnage"
GOBLIN = "green-goblin"
VENOM = "venom"
MISS = "blank blank fail fail"


def test_maximum_carnage_bleeds_everybody_and_rampages() -> None:
    duel = Duel(CARNAGE, [SKULL, CAP]).set(CARNAGE, power=5).put(SKULL, 13, 10).put(CAP, 10, 13)
    duel.roll(faces(7, "wild", "hit"), MISS, faces(7), MISS).attack(CARNAGE, "maximum-carnage").answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"bleed"}, {"bleed"})
    assert (duel.damage(SKULL), duel.damage(CAP)) == (2, 1)


def test_glee_adds_dice_to_one_attack_action_and_fails_hurt() -> None:
    duel = near(CARNAGE, SKULL, power=2).activate(CARNAGE).answer("sadistic-glee")
    duel.roll(faces(7, "hit", "fail"), MISS).answer("symbiote-tendrils").answer(SKULL)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.damage(CARNAGE) == 1
    duel.roll(faces(5, "fail"), MISS).answer("symbiote-tendrils").answer(SKULL)
    finish(duel)
    assert not duel.t.script
    assert duel.damage(CARNAGE) == 1


def test_glee_waits_for_an_attack_action_of_this_turn() -> None:
    duel = near(CARNAGE, SKULL, power=2).use(CARNAGE, "sadistic-glee")
    settle(duel.roll(faces(5, "fail"), MISS).attack(CARNAGE, "symbiote-tendrils", SKULL))
    assert duel.damage(CARNAGE) == 0
    duel.t.end_scope("turn")
    assert not duel.t.lasting


def test_a_kill_makes_him_fresh_and_angry_again() -> None:
    duel = Duel(CARNAGE, [SKULL, CAP]).set(CARNAGE, power=3, damage=5).set(SKULL, damage=5).put(SKULL, 13, 10).put(CAP, 13, 13)
    duel.activate(CARNAGE).roll(faces(5, "hit"), MISS).answer("symbiote-tendrils").answer(SKULL)
    take(duel, "paint-the-town-red").answer([10.0, 10.0])
    assert duel.damage(CARNAGE) == 0
    duel.roll(faces(5, "hit"), MISS)
    finish(duel)
    assert (duel.is_dazed(SKULL), duel.damage(CAP)) == (True, 1)


def test_a_kill_in_the_turn_of_another_is_no_reason() -> None:
    duel = near(CARNAGE, SKULL, power=3).set(SKULL, damage=5)
    duel.roll(faces(5, "hit"), MISS).attack(CARNAGE, "symbiote-tendrils", SKULL)
    assert not offers(duel, "paint-the-town-red")


def test_a_serial_killer_leaves_no_dice_for_criticals() -> None:
    duel = near(CARNAGE, SKULL).roll(faces(5, "hit"), "crit blank fail fail").attack(CARNAGE, "symbiote-tendrils", SKULL)
    settle(duel)
    assert not duel.t.script


@pytest.mark.parametrize(("who", "foe", "attack"), [(CARNAGE, VENOM, "symbiote-tendrils"), (GOBLIN, SPIDER, "pumpkin-bombs")])
def test_a_nemesis_is_attacked_first(who: str, foe: str, attack: str) -> None:
    duel = Duel(who, [foe, SKULL]).set(who, power=2).put(foe, 14, 10).put(SKULL, 10, 13).activate(who)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert [one for one in duel.offered if one[0] != "power"] == [("attack", attack), ("done",)]
    assert ("power", "hit-and-run") not in duel.offered
    duel.answer(attack)
    if duel.ask.kind == "type":
        duel.answer(duel.offered[0])
    assert duel.ask.kind != "target" or duel.offered == (duel.who(foe),)


@pytest.mark.parametrize("hindered", ["far", "stagger", "other"])
def test_a_nemesis_is_attacked_if_that_is_possible(hindered: str) -> None:
    foe = SKULL if hindered == "other" else VENOM
    duel = Duel(CARNAGE, foe).put(foe, 30 if hindered == "far" else 14, 10)
    if hindered == "stagger":
        duel.set(CARNAGE, conditions=("stagger",))
    duel.activate(CARNAGE)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert (("shake", "stagger") if hindered == "stagger" else ("move",)) in duel.offered


def test_dice_against_a_nemesis_are_rerolled_even_failures() -> None:
    duel = near(CARNAGE, VENOM).roll(faces(5, "fail"), MISS).attack(CARNAGE, "symbiote-tendrils", VENOM)
    take(duel, "arch-nemesis").roll("hit hit")
    duel.answer((0, 1))
    settle(duel)
    assert duel.damage(VENOM) == 2
    assert not offers(near(CARNAGE, SKULL).roll(faces(5), MISS).attack(CARNAGE, "symbiote-tendrils", SKULL), "nemesis")
