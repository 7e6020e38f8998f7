"""Angel (Warren Worthington III)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, S, advance
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, settle
from ..scenes.uncanny_x_men import aim

ANGEL = "angel"
BEAST = "beast"
GAMBIT = "gambit"
ICEMAN = "iceman"
LOGAN = "logan-the-wolverine"
ROGUE = "rogue"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "attack"), [(ANGEL, "flyby"), (ICEMAN, "freezing-blast")])
def test_beams_that_pay_one_for_each_attack(who: str, attack: str) -> None:
    duel = Duel(who, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 15, 10)
    settle(aim(duel.roll(blanks(4), MISS, blanks(4), "blank blank blank blank"), who, attack, SKULL))
    assert duel.power(who) == 2


@pytest.mark.parametrize(("who", "attack", "cost"), [(ANGEL, "avenging-angel", 3), (ROGUE, "southern-hospitality", 3)])
def test_throws_after_an_attack_may_be_left(who: str, attack: str, cost: int) -> None:
    for taken in (True, False):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        duel.roll(blanks(7), MISS).attack(who, attack, SKULL)
        assert ("do", "throw") in duel.offered
        duel.answer("throw" if taken else PASS)
        assert (duel.ask.kind == "direction") is taken


@pytest.mark.parametrize(("who", "attack", "cost"), [(ANGEL, "flyby", 0), (LOGAN, "tornado-claw", 4)])
def test_beams_that_end_beside_their_last_target(who: str, attack: str, cost: int) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    duel = Duel([who, ROGUE], [SKULL, CAP]).set(who, power=cost).put(SKULL, 13, 10).put(CAP, 15, 10).put(ROGUE, 11.8, 10)
    aim(duel.roll(blanks(dice), MISS, blanks(dice), "blank blank blank blank"), who, attack, SKULL)
    while duel.ask.kind != "place":
        assert duel.at(who) == (10.0, 10.0)
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage(ROGUE) == 1  # the ally in the way is hurt by then
    duel.answer([17.3, 10.0])
    assert duel.still
    assert duel.at(who) == (17.3, 10.0)


@pytest.mark.parametrize(("who", "power"), [(ANGEL, "air-lift"), (ICEMAN, "ice-slide")])
def test_a_friend_is_taken_along(who: str, power: str) -> None:
    duel = Duel([who, GAMBIT, BEAST], SKULL).set(who, power=9).put(GAMBIT, 10, 12.5).put(BEAST, 10, 7.5).put(SKULL, 30, 30)
    duel.activate(who).answer("move").answer(f"{who}/{power}")
    assert duel.ask.kind == "advance"  # Beast is too large, so nobody is to be chosen
    duel.answer([14.0, 10.0])
    assert duel.ask.kind == "place"
    duel.answer([10.0, 16.0])
    assert (duel.at(GAMBIT), duel.power(who)) == ((10.0, 16.0), 7)
    duel.answer("move")
    assert duel.ask.kind == "advance"  # once per turn, and nobody is near any more


def test_nobody_is_taken_along_by_a_move_that_is_no_action_or_outside_the_activation() -> None:
    duel = Duel([ANGEL, GAMBIT], SKULL).set(ANGEL, power=9).put(GAMBIT, 10, 12.5)
    duel.script(advance(TARGET, S), ANGEL, target=duel.who(ANGEL))
    assert duel.ask.kind == "advance"
    duel = Duel([ANGEL, GAMBIT], SKULL).set(ANGEL, power=9).put(GAMBIT, 10, 12.5).advance(ANGEL, S)
    assert duel.ask.kind == "advance"


def test_hostile_takeover_drags_an_enemy_behind() -> None:
    duel = Duel(ANGEL, SKULL).set(ANGEL, power=2).put(SKULL, 10, 12.5).activate(ANGEL).answer("move")
    duel.answer("angel/hostile-takeover").answer([14.0, 10.0])
    assert duel.ask.kind == "direction"
    duel.answer(duel.offered[0])
    assert duel.at(SKULL)[0] > 11
    assert duel.power(ANGEL) == 0


def test_angel_heals_one_at_the_end_of_his_activation() -> None:
    duel = Duel(ANGEL, SKULL).set(ANGEL, damage=2).activate(ANGEL).answer("done")
    assert duel.answer("healing-factor").damage(ANGEL) == 1
