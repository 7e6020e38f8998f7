"""Prowler (Aaron Davis)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.words import TARGET, gain_condition
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import SKULL, WIDOW, hold
from ..playing import blanks, offers, settle, take, usable
from ..scenes.x_force import hit

PROWLER = "prowler"
ELENDIL = "valkyrie-and-elendil"
THREE = "warriors-three"
BLUE = "blue-marvel"


@pytest.mark.parametrize(
    ("who", "attack", "faces", "pierced"),
    [
        (PROWLER, "prowler-gauntlet-strike", "hit", True),
        (PROWLER, "prowler-gauntlet-strike", "wild", False),
        (THREE, "fimbuldraugr", "wild hit", True),
        (THREE, "fimbuldraugr", "wild wild", False),
    ],
)
def test_pierce(who: str, attack: str, faces: str, pierced: bool) -> None:
    duel = settle(hit(who, attack, faces, "block blank blank blank"))
    assert duel.damage(SKULL) == len(faces.split()) - (0 if pierced else 1)


def test_suppressive_takes_power_for_each_hit() -> None:
    for faces, left in (("hit hit", 3), ("wild wild", 5)):
        duel = Duel(PROWLER, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=5)
        settle(hit(PROWLER, "prowler-gauntlet-strike", faces, "block block blank blank", duel))
        assert duel.power(SKULL) - duel.damage(SKULL) == left  # what it gains for its damage comes on top


def test_nobody_changes_dice_against_covert_armament() -> None:
    for attack, changed in (("covert-armament", False), ("prowler-gauntlet-strike", True)):
        duel = Duel(PROWLER, BLUE).put(BLUE, 12.5, 10).set(BLUE, power=3)
        duel.roll(f"wild {blanks(the_cards().strikes[f'{PROWLER}/{attack}'].dice - 1)}", blanks(4)).attack(PROWLER, attack, BLUE)
        assert offers(duel, "anti-matter-barrier") is changed


def test_just_business_throws_up_to_size_3_and_moves_on() -> None:
    for size_4, found in ((False, True), (True, False)):
        victim = ELENDIL if size_4 else SKULL
        duel = Duel(PROWLER, victim).put(victim, 13, 10).set(PROWLER, power=4)
        duel.roll(f"hit {blanks(7)}", blanks(4)).attack(PROWLER, "nothing-personal-just-business", victim)
        assert offers(duel, "throw") is found
        settle(duel)
    assert not offers(hit(PROWLER, "nothing-personal-just-business", "wild"), "throw")
    duel = hit(PROWLER, "nothing-personal-just-business", "blank")
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    duel.answer([10.0, 14.0])
    assert duel.at(PROWLER) == (10.0, 14.0)


def test_keywords() -> None:
    duel = Duel([PROWLER, ELENDIL, BLUE, THREE], SKULL).put(SKULL, 19, 10)
    assert [max([0, *duel.t.changes("move_size", who)]) for who in range(4)] == [5, 5, 5, 0]
    assert not may_be_targeted(duel.t, 4, 0)
    duel.script(gain_condition(TARGET, "incinerate", "stun", "slow"), SKULL, target=2)
    assert duel.conditions(BLUE) == {"slow"}


def test_prowler_charges() -> None:
    duel = Duel(PROWLER, SKULL).set(PROWLER, power=2).activate(PROWLER).answer("charge").answer("move")
    assert duel.ask.kind == "advance"
    duel.answer([12.0, 10.0])
    assert offers(duel, "prowler-gauntlet-strike")
    assert not usable(duel, PROWLER, "charge")


def test_prowler_can_do_better() -> None:
    duel = Duel(PROWLER, SKULL).put(SKULL, 12.5, 10).set(PROWLER, power=2).roll("fail fail hit blank", blanks(3))
    duel.attack(PROWLER, "covert-armament", SKULL)
    settle(take(duel.roll("hit hit hit hit"), "youre-right"))
    assert (duel.damage(SKULL), duel.power(PROWLER), duel.t.script) == (4, 1, [])
    duel = Duel(PROWLER, WIDOW).put(WIDOW, 12.5, 10).set(PROWLER, power=2).roll(blanks(5), blanks(4))
    duel.attack(WIDOW, "shock-batons", PROWLER)
    assert not offers(duel, "youre-right")  # only when he attacks


def test_the_first_interaction_of_a_turn_pays() -> None:
    duel = hold(Duel(PROWLER, SKULL), PROWLER).set(PROWLER, power=5)
    duel.t.token_holder[0] = ON_BOARD
    before = duel.power(PROWLER)
    settle(duel.roll("crit blank blank blank").push(Interact(0, 0)))  # no push by the Skrulls
    once = duel.power(PROWLER)
    duel.t.token_holder[0] = ON_BOARD
    settle(duel.roll("crit blank blank blank").push(Interact(0, 0)))
    assert (once - before) - (duel.power(PROWLER) - once) == 1
