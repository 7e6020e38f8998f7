"""Red Skull, Master of Hydra (Johann Schmidt)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import PowerPhase, Turn
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.words import ENERGY, MYSTIC, NOBODY

from ...helpers import lay, over, settle
from ...scene import Duel
from ..scenes.healers_and_hydra import close

SKULL = "red-skull-master-of-hydra"
TROOPERS = "hydra-troopers"


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
