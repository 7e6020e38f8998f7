"""Valkyrie (Brunhilde)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import HIT
from longbox.titles.crisis.events import DiceChanged

from ...scene import PASS, Duel
from ..cast import SKULL, ULTRON
from ..playing import usable
from ..scenes.asgard import blanks, settle_for

VALKYRIE = "valkyrie"
SIF = "lady-sif"
PRINCE = "thor-prince-of-asgard"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "power", "size"), [(VALKYRIE, "asgardian-might", 2), (PRINCE, "strongest-avenger", 4)])
def test_throws_of_enemies(who: str, power: str, size: int) -> None:
    for target, works in ((SKULL, True), (ULTRON, size >= 3)):
        duel = Duel(who, target).put(target, 12.5, 10).set(who, power=3)
        assert usable(duel, who, power) is works


@pytest.mark.parametrize("who", [VALKYRIE, SIF])
def test_charge_moves_then_attacks(who: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 13, 10).set(who, power=4).use(who, "charge").answer("move").answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    settle_for(duel)
    assert not usable(duel, who, "charge")


def test_dragon_fang_brings_a_strike() -> None:
    duel = Duel(VALKYRIE, SKULL).put(SKULL, 12.5, 10).set(VALKYRIE, power=3)
    duel.roll(blanks(7, "crit", "wild"), "blank", MISS, blanks(5, "hit"), MISS).attack(VALKYRIE, "dragon-fang", SKULL)
    settle_for(duel, "'strike'")
    assert duel.damage(SKULL) == 3
    assert duel.conditions(SKULL) == {"bleed"}


def test_a_legend_turns_dice_into_hits() -> None:
    duel = Duel(VALKYRIE, SKULL).put(SKULL, 12.5, 10).set(VALKYRIE, power=2).use(VALKYRIE, "warrior-of-legend")
    duel.roll(blanks(5, "wild", "wild"), "block block block block").attack(VALKYRIE, "strike", SKULL)
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "dice"
    with pytest.raises(Illegal):
        duel.answer([2, 3, 4])
    duel.answer([2, 3])
    settle_for(duel)
    assert duel.damage(SKULL) == 0
    assert [event.faces.count(HIT) for event in duel.heard(DiceChanged)] == [2]
    settle_for(duel.roll(blanks(5, "wild"), "block block block block").attack(VALKYRIE, "strike", SKULL))
    assert not duel.t.lasting  # the next attack only
