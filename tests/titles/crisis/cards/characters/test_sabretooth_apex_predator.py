"""Sabretooth, Apex Predator (Victor Creed)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import SELF, throw

from ...scene import PASS, Duel, box
from ..cast import SKULL
from ..playing import blanks, settle, usable
from ..scenes.x_force import hit

MAVERICK = "maverick"
CREED = "sabretooth-apex-predator"
LOGAN = "weapon-x"
DWARF = "black-dwarf"
WALL = box("wall", 3, 18, 8, 1, 4, False)


@pytest.mark.parametrize(
    ("who", "attack"), [(MAVERICK, "adamantium-knife"), (CREED, "claw-slash"), (CREED, "bloodthirsty-onslaught")]
)
def test_attacks_that_bleed_on_a_wild(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "wild")).conditions(SKULL) == {"bleed"}
    assert settle(hit(who, attack, "hit")).conditions(SKULL) == set()


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (CREED, "claw-slash"),
        (CREED, "bloodthirsty-onslaught"),
        (LOGAN, "berserker-rage@healthy"),
        (LOGAN, "berserker-rage@injured"),
    ],
)
def test_attacks_that_pierce_on_a_wild(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "wild", "block fail fail fail")).damage(SKULL) == 1
    assert settle(hit(who, attack, "hit", "block fail fail fail")).damage(SKULL) == 0


def test_the_onslaught_ends_beside_the_target() -> None:
    duel = hit(CREED, "bloodthirsty-onslaught", "hit", duel=Duel(CREED, SKULL).put(SKULL, 14.5, 10))
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)


def test_catch_runt() -> None:
    duel = Duel(CREED, SKULL).put(SKULL, 12.5, 10).set(CREED, power=3)
    assert usable(duel, CREED, "catch-runt")
    assert not usable(Duel(CREED, DWARF).put(DWARF, 12.8, 10).set(CREED, power=3), CREED, "catch-runt")
    assert not usable(Duel(CREED, SKULL).put(SKULL, 15.5, 10).set(CREED, power=3), CREED, "catch-runt")
    duel.use(CREED, "catch-runt").answer([0.0])
    settle(duel)
    assert duel.at(SKULL)[0] > 16


def test_he_pounces_unhurt() -> None:
    duel = Duel(CREED, SKULL, terrain=[WALL]).put(CREED, 15, 10).put(SKULL, 30, 10).set(CREED, power=3)
    duel.use(CREED, "primal-pounce").answer([0.0])
    settle(duel)
    assert (duel.damage(CREED), duel.at(CREED)[0] > 16) == (0, True)
    duel = Duel(CREED, SKULL, terrain=[WALL]).put(CREED, 15, 10).put(SKULL, 30, 10)
    settle(duel.script(throw(SELF, 2), CREED).answer([0.0]))
    assert duel.damage(CREED) > 0


@pytest.mark.parametrize(("attack", "dice"), [("claw-slash", 8), ("bloodthirsty-onslaught", 9)])
def test_stop_squealing_adds_three_dice_once(attack: str, dice: int) -> None:
    duel = Duel(CREED, SKULL).put(SKULL, 12.5, 10).set(CREED, power=8)
    settle(duel.use(CREED, "stop-squealing-and-die"))
    for n in (dice, dice - 3):
        settle(duel.roll(blanks(n), blanks(4)).attack(CREED, attack, SKULL))
        assert duel.t.script == []
