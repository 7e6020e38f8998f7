"""Green Goblin (Norman Osborn)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, PHYSICAL
from longbox.titles.crisis.rules.beams_and_areas import begin
from longbox.titles.crisis.words import S

from ...scene import PASS, Duel
from ..cast import CRATE, SKULL
from ..playing import offers, settle, take, usable
from ..scenes.spider_foes import faces, near

GOBLIN = "green-goblin"
SHOCKER = "shocker"
VULTURE = "vulture"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("hurt", "bombs", "price"), [(0, 5, 4), (1, 6, 3)])
def test_his_attacks_differ_by_side(hurt: int, bombs: int, price: int) -> None:
    t = Duel(GOBLIN, SKULL).set(GOBLIN, injured=hurt).t
    assert [(one.id, one.dice, one.cost) for one in t.strikes(0)] == [
        ("pumpkin-bombs", bombs, 0),
        ("night-of-the-goblin", 7, price),
    ]


def goblin_strikes(attack: str, kind: int, roll: str, defense: str) -> Duel:
    duel = near(GOBLIN, SKULL, power=4)
    duel.push(begin(duel.t, 0, duel.t.strike(0, attack))).roll(roll, defense).answer(kind).answer(SKULL)
    return duel


@pytest.mark.parametrize(("kind", "defense"), [(PHYSICAL, MISS), (ENERGY, "blank blank fail")])
def test_bombs_are_of_either_type_and_full_of_tricks(kind: int, defense: str) -> None:
    duel = goblin_strikes("pumpkin-bombs", kind, faces(5, "wild", "hit"), defense)
    settle(take(duel, "'incinerate'"))
    assert not duel.t.script
    assert (duel.conditions(SKULL), duel.power(GOBLIN)) == ({"incinerate"}, 6)


def test_the_night_poisons_and_burns_if_it_hurts() -> None:
    duel = settle(goblin_strikes("night-of-the-goblin", ENERGY, faces(7, "hit"), "blank blank fail"))
    assert duel.conditions(SKULL) == {"poison", "incinerate"}
    assert settle(goblin_strikes("night-of-the-goblin", ENERGY, faces(7), "blank blank fail")).conditions(SKULL) == set()


def test_oscorp_weaponry_rerolls_one_defense_die_once_per_turn() -> None:
    duel = Duel([GOBLIN, SHOCKER], SKULL).lead(GOBLIN).put(SKULL, 13, 13)
    duel.roll(faces(5, "hit"), "block blank fail fail").attack(SHOCKER, "vibro-shock-strike", SKULL)
    take(duel, "oscorp-weaponry").roll("blank").answer((0,))
    settle(duel)
    assert duel.damage(SKULL) == 1
    duel.roll(faces(5, "hit"), "block blank fail fail").attack(SHOCKER, "vibro-shock-strike", SKULL)
    assert not offers(duel, "oscorp-weaponry")


@pytest.mark.parametrize("who", [GOBLIN, VULTURE])
def test_hit_and_run_attacks_then_moves(who: str) -> None:
    duel = near(who, SKULL, power=2).use(who, "hit-and-run")
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    assert {one[0] for one in duel.answer(PASS).offered if one != PASS} == {"move", "climb"}
    assert not usable(duel.set(who, power=2), who, "hit-and-run")


def test_a_glider_rams_without_harm_for_himself() -> None:
    duel = Duel(GOBLIN, SKULL).set(GOBLIN, power=3, injured=1).put(SKULL, 13, 10).use(GOBLIN, "glider-ram")
    settle(duel.roll(faces(4)).answer([0.0]))
    assert (duel.damage(GOBLIN), duel.damage(SKULL)) == (0, 4)
    assert not usable(duel.set(GOBLIN, power=3, injured=0), GOBLIN, "glider-ram")


def test_trick_or_treat_brings_terrain_down() -> None:
    duel = Duel(GOBLIN, SKULL, terrain=[CRATE]).set(GOBLIN, power=3).advance(SKULL, S).answer([16.0, 10.5])
    take(duel.roll("block blank blank blank"), "trick-or-treat")
    settle(duel)
    assert (duel.damage(SKULL), duel.t.rubble) == (2, 1)
    duel = Duel(GOBLIN, SKULL, terrain=[CRATE]).set(GOBLIN, power=3)
    assert duel.slide(SKULL, S, "push", SKULL, 270).still


def test_an_unstable_psyche_pays_by_dice_and_holds_nothing() -> None:
    duel = Duel(GOBLIN, SKULL).set(GOBLIN, injured=1).roll("crit wild hit block blank")
    duel.push(duel.t.window("power_phase"))
    assert duel.power(GOBLIN) == 3
    assert all(duel.t.has(query, 0) for query in ("no_interact", "no_hold"))
    assert Duel(GOBLIN, SKULL).t.window("power_phase") is None
