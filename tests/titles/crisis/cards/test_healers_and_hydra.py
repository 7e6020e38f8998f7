"""Wolverine, Sabretooth, Red Skull and the Hydra Troopers."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import interactions, may_hold
from longbox.titles.crisis.rules.rounds import PowerPhase, Turn
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.words import ENERGY, KO, MYSTIC, NOBODY, PLAYED

from ..helpers import lay, over, settle
from ..scene import PASS, Duel

SKULL, TROOPERS = "red-skull-master-of-hydra", "hydra-troopers"


def close(first: str, second: str = "thanos-the-mad-titan") -> Duel:
    return Duel(first, second).put(second, 12.5, 10.0)


# -- Wolverine ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "attack"), [("wolverine", "adamantium-slash"), ("sabretooth", "claw-slash")])
def test_slashes_bleed_and_pierce(first: str, attack: str) -> None:
    duel = close(first, "hood").roll("wild hit hit blank blank", "block fail").attack(first, attack, "hood")
    settle(duel).decline()
    assert duel.damage("hood") == 3  # the Block became a Blank
    assert duel.conditions("hood") == {"bleed"}
    assert duel.power(first) == 3
    duel = close(first, "hood").roll("hit hit hit blank blank", "block fail").attack(first, attack, "hood")
    settle(duel).decline()
    assert duel.damage("hood") == 2
    assert duel.conditions("hood") == set()


def test_berserker_barrage() -> None:
    duel = Duel("wolverine", "sabretooth").set("wolverine", power=3)
    duel.roll("hit " * 2 + "blank " * 5, "blank blank blank").attack("wolverine", "berserker-barrage", "sabretooth")
    assert duel.ask.kind == "place"
    assert duel.damage("sabretooth") == 0  # before the damage
    duel.answer([14.0, 10.0])
    duel.answer("throw").answer([90.0])  # Size 3 can be thrown
    assert duel.at("sabretooth")[1] > 12.0
    duel = Duel("wolverine", "sabretooth").set("wolverine", power=3)
    duel.roll("blank " * 7, "blank blank blank").attack("wolverine", "berserker-barrage", "sabretooth")
    assert duel.answer([14.0, 10.0]).still  # no damage, no throw


def test_the_best_at_what_i_do() -> None:
    duel = Duel("wolverine", "hood").set("wolverine", power=2).activate("wolverine").answer("the-best-at-what-i-do")
    duel.answer("move").answer([13.5, 10.0]).answer("adamantium-slash")
    duel.roll("wild wild blank blank blank", "fail fail").answer("hood")
    settle(duel).decline()
    assert duel.damage("hood") == 4  # each Wild counts twice
    duel = close("wolverine", "hood").set("wolverine", power=2).use("wolverine", "the-best-at-what-i-do")
    duel.answer(PASS).answer(PASS)
    duel.roll("wild wild blank blank blank", "fail fail").attack("wolverine", "adamantium-slash", "hood")
    settle(duel).decline()
    assert duel.damage("hood") == 2  # only in the attack it grants
    assert not actives(duel.t, 0, 2)  # once per turn


def test_adamantium_skeleton() -> None:
    duel = Duel(["wolverine"], ["ebony-maw", "hood"]).set("ebony-maw", power=4)
    duel.roll("wild " + "blank " * 7, "blank blank").attack("ebony-maw", "herald-of-doom", "wolverine")
    assert duel.decline().still  # counts as Size 3, and only Size 2 can be thrown
    assert duel.at("wolverine") == (10.0, 10.0)
    duel = Duel(["wolverine"], ["ebony-maw", "hood"]).roll("blank blank").push(Collision(0, 2, NOBODY, 1)).decline()
    assert duel.damage("hood") == 4  # Size 3 + 1
    assert duel.t.size(0) == 2


def test_wild_rage() -> None:
    duel = close("wolverine", "hood").set("wolverine", damage=2, injured=1)
    duel.roll("blank " * 7, "blank blank").attack("wolverine", "adamantium-slash", "hood")
    assert over(duel)
    token, place = lay(duel, "extraction", (10.0, 11.0)), lay(duel, "secure", (10.0, 9.0))
    duel.set("wolverine", power=5)
    assert (interactions(duel.t, 0), may_hold(duel.t, 0, token)) == ([], False)
    duel.set("wolverine", injured=0)
    assert (interactions(duel.t, 0), may_hold(duel.t, 0, token)) == ([token, place], True)
    duel.roll("blank " * 5, "blank blank").attack("wolverine", "adamantium-slash", "hood")
    assert over(duel)


# -- Sabretooth --------------------------------------------------------------------------------------------------------


def test_savage_predator_finisher() -> None:
    duel = close("sabretooth").set("sabretooth", power=4)
    duel.roll("wild hit " + "blank " * 5, "fail fail fail").attack("sabretooth", "savage-predator", "thanos-the-mad-titan")
    duel.answer("claw-slash").roll("blank fail blank blank blank", "fail fail fail").answer("thanos-the-mad-titan")
    duel.roll("hit hit hit hit").answer([0, 2, 3, 4])  # any number of dice
    settle(duel)
    assert duel.damage("thanos-the-mad-titan") == 1 + 3
    duel.roll("blank " * 5, "fail fail fail").attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)  # no later one may be rerolled


def test_a_finisher_that_is_declined_is_gone() -> None:
    duel = close("sabretooth").set("sabretooth", power=4)
    duel.roll("wild hit " + "blank " * 5, "fail fail fail").attack("sabretooth", "savage-predator", "thanos-the-mad-titan")
    duel.answer(PASS).roll("blank " * 5, "fail fail fail").attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)


@pytest.mark.parametrize(("hurt", "dice"), [(0, 5), (2, 7), (5, 8)])
def test_no_mercy(hurt: int, dice: int) -> None:
    duel = close("sabretooth").set("sabretooth", power=3).set("thanos-the-mad-titan", damage=hurt)
    duel.use("sabretooth", "no-mercy").roll("blank " * dice, "blank blank blank")
    duel.attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)
    duel.roll("blank " * 5, "blank blank blank").attack("sabretooth", "claw-slash", "thanos-the-mad-titan")
    assert over(duel)


def test_untamed_force() -> None:
    duel = close("wolverine", "sabretooth").set("sabretooth", power=2)
    duel.roll("blank " * 5, "blank blank blank").attack("wolverine", "adamantium-slash", "sabretooth")
    duel.answer("sabretooth/untamed-force")
    duel.roll("hit " * 5, "fail " * 4).answer("wolverine")
    settle(duel)
    assert duel.damage("wolverine") == 5
    duel.set("sabretooth", power=2).roll("blank " * 5, "blank blank blank")
    assert duel.attack("wolverine", "adamantium-slash", "sabretooth").still  # once per turn
    duel = Duel("ebony-maw", "sabretooth").set("sabretooth", power=2).roll("blank " * 6, "blank blank blank")
    assert duel.attack("ebony-maw", "black-tongue", "sabretooth").still  # too far away


def test_aggressive() -> None:
    duel = Duel("ebony-maw", "sabretooth").roll("hit " + "blank " * 5, "blank blank blank")
    settle(duel.attack("ebony-maw", "black-tongue", "sabretooth"))
    assert duel.ask.kind == "advance"
    assert duel.ask.seat == 1
    assert PASS in duel.offered
    duel.answer([13.0, 10.0])
    assert duel.at("sabretooth") == (13.0, 10.0)
    duel.roll("blank " * 6, "blank blank blank").attack("ebony-maw", "black-tongue", "sabretooth")
    assert over(duel)  # no damage, no advance


# -- Red Skull ---------------------------------------------------------------------------------------------------------


def test_blitz_strike() -> None:
    duel = close(SKULL, "sabretooth").roll("wild hit block blank blank blank", "blank blank blank")
    duel.attack(SKULL, "blitz-strike", "sabretooth")
    assert duel.damage("sabretooth") == 0
    duel.answer("push").answer([0.0])
    assert duel.at("sabretooth")[0] > 15.0
    settle(duel)
    assert duel.ask.kind == "advance"
    duel.answer([10.0, 12.0]).decline()
    assert duel.at(SKULL) == (10.0, 12.0)
    assert duel.power(SKULL) == 1
    duel = close(SKULL, "sabretooth").roll("wild blank blank blank blank blank", "blank blank blank")
    duel.attack(SKULL, "blitz-strike", "sabretooth").decline()  # neither pair of icons
    assert duel.at("sabretooth") == (12.5, 10.0)


@pytest.mark.parametrize(("kind", "dice"), [(ENERGY, 2), (MYSTIC, 3)])
def test_kneel_before_me(kind: int, dice: int) -> None:
    duel = close(SKULL, "hood").set(SKULL, power=5).attack(SKULL, "kneel-before-me")
    assert duel.offered == (ENERGY, MYSTIC)  # before a target is chosen
    duel.answer(kind).roll("wild " + "blank " * 8, "block " + "blank " * (dice - 1)).answer("hood")
    assert duel.power(SKULL) == 0
    duel.answer("throw").answer([0.0])
    assert duel.at("hood")[0] > 17.0
    assert not duel.t.script


def test_kneel_before_me_throws_nobody_who_is_dazed() -> None:
    duel = close(SKULL, "sabretooth").set(SKULL, power=5).set("sabretooth", damage=5)
    duel.attack(SKULL, "kneel-before-me").answer(ENERGY).roll("wild hit hit hit" + " blank" * 5, "blank blank blank")
    duel.answer("sabretooth")
    assert duel.is_dazed("sabretooth")
    assert duel.still


def test_world_domination() -> None:
    duel = Duel([SKULL, "hood", "ant-man", "wolverine"], "sabretooth").lead(SKULL)
    lay(duel, "extraction", holder=1)
    lay(duel, "secure", (11.0, 16.0))  # near Ant-Man
    lay(duel, "extraction", holder=4)
    duel.push(PowerPhase())
    while not duel.still:
        duel.answer(duel.offered[0])
    assert [duel.power(who) for who in range(5)] == [1, 2, 2, 1, 1]


def test_empowered_gauntlets() -> None:
    duel = close(SKULL, "sabretooth").set(SKULL, power=2).use(SKULL, "empowered-gauntlets")
    duel.roll("blank blank blank fail fail fail", "fail fail fail").attack(SKULL, "blitz-strike", "sabretooth").decline()
    assert duel.damage("sabretooth") == 3


def test_all_consuming_obsession() -> None:
    duel = Duel(SKULL).use(SKULL, "all-consuming-obsession")
    assert (duel.damage(SKULL), duel.power(SKULL)) == (1, 2)
    assert "all-consuming-obsession" not in {power.id for power in actives(duel.t, 0, 2)}


def armored(field: str, enemy: str = "ebony-maw") -> Duel:
    duel = Duel(SKULL, enemy).push(PowerPhase())
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert duel.offered == (("mode", "dispersion_field"), ("mode", "null_field"))
    return duel.answer(field)


def test_dispersion_field() -> None:
    duel = armored("dispersion_field", "corvus-glaive")
    duel.roll("blank " * 4, "blank " * 5).attack("corvus-glaive", "atom-splitter", SKULL)
    assert over(duel)  # 2 + 3 dice against Energy
    duel = armored("dispersion_field")
    duel.roll("wild " + "blank " * 5, "blank " * 2).attack("ebony-maw", "black-tongue", SKULL)
    settle(duel)
    assert over(duel)  # two dice against Mystic, and its effects do not advance him
    duel.set("ebony-maw", gems="mind", power=2).use("ebony-maw", "mind-gem")
    assert over(duel)  # nor do enemy superpowers
    assert duel.at(SKULL) == (10.0, 10.0)


def test_dispersion_field_does_not_stop_other_attacks() -> None:
    duel = armored("dispersion_field", "thanos-the-mad-titan")
    duel.roll("wild " + "blank " * 4, "blank " * 5).attack("thanos-the-mad-titan", "cosmic-blast", SKULL).decline()
    assert duel.ask.kind == "direction"  # an Energy attack pushes him


def test_null_field() -> None:
    duel = armored("null_field")
    duel.roll("blank " * 6, "blank " * 5).attack("ebony-maw", "black-tongue", SKULL)
    assert over(duel)  # 2 + 3 dice against Mystic
    duel.roll("blank " * 4).push(Dodge(0, 3, 1))
    assert duel.damage(SKULL) == 0
    duel.push(Collision(0, NOBODY, NOBODY, 1))
    assert duel.damage(SKULL) == 0


def test_leviathan_armor_lasts_until_the_next_power_phase() -> None:
    duel = armored("null_field").push(PowerPhase())
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    duel.answer("dispersion_field")
    duel.roll("blank " * 6, "blank " * 2).attack("ebony-maw", "black-tongue", SKULL)
    assert over(duel)


def test_cut_off_one_head() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").push(Turn(0)).answer(("activate", 0))
    assert duel.ask.kind == "action"  # they are there already
    assert duel.t.who.count(TROOPERS) == 1
    duel = Duel([SKULL, "ant-man"], ["hood", TROOPERS]).push(Turn(0)).answer("ant-man")
    assert duel.ask.kind == "action"
    duel = Duel(SKULL, ["hood", TROOPERS]).push(Turn(0)).answer(SKULL)
    assert duel.ask.kind == "place"  # the enemy's troopers are not his
    duel.answer(duel.offered[0])
    assert duel.t.squad[duel.who(f"{TROOPERS}@2")] == 0


# -- the troopers ------------------------------------------------------------------------------------------------------


def test_hydra_assault() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").activate(TROOPERS).answer("hydra-assault")
    duel.answer("move").answer([10.0, 14.0])
    duel.answer("hydra-energy-weapons").roll("blank blank blank fail", "fail fail").answer("hood")
    duel.roll("hit hit hit").answer([0, 1, 2])
    settle(duel).decline()
    assert duel.damage("hood") == 3
    assert duel.t.status[1] == KO
    assert over(duel)


def test_a_dodge_in_the_course_of_an_attack_is_no_part_of_it() -> None:
    """Rules of the attack that change dice leave the dodge of an ally of the attacker alone."""
    duel = Duel([SKULL, TROOPERS, "ant-man"], "hood").use(TROOPERS, "hydra-assault").answer(PASS)
    duel.roll("blank blank blank fail", "fail fail").attack(TROOPERS, "hydra-energy-weapons", "hood")
    assert duel.ask.kind == "dice"
    duel.roll("blank blank blank").push(Dodge(2, 1, 3))
    assert duel.damage("ant-man") == 1
    duel.roll("hit").answer([0])
    settle(duel)
    assert duel.damage("hood") == 1


def test_troopers_without_an_assault_survive_their_attack() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").roll("blank " * 4, "fail fail").attack(TROOPERS, "hydra-energy-weapons", "hood")
    assert over(duel)
    assert duel.t.status[1] & PLAYED


def test_occupation_force() -> None:
    duel = Duel([SKULL, TROOPERS], "hood").put(TROOPERS, 10.0, 14.0)
    citizen, place = lay(duel, "extraction", (10.0, 15.5)), lay(duel, "secure", (11.5, 14.0))
    assert interactions(duel.t, 1) == [place]  # without Power
    assert not may_hold(duel.t, 1, citizen)
    assert duel.t.forbids("no_interact", 1, token=citizen)
    assert may_hold(duel.t, 1, place)
    assert interactions(duel.t, 0) == []
