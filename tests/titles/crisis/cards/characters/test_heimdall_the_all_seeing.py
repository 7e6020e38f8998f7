"""Heimdall, The All-Seeing (Heimdall)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import HIT
from longbox.titles.crisis.rules.movement import Advance
from longbox.titles.crisis.script.running import Run
from longbox.titles.crisis.words import TARGET, M, damage, hits_rolled, roll_for, seq
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import usable
from ..scenes.asgard import blanks, settle_for

SKURGE = "skurge-the-executioner"
SIF = "lady-sif"
HEIMDALL = "heimdall-the-all-seeing"
MISS = "blank blank fail fail"


def test_his_sword_pushes_whom_it_hurts() -> None:
    for face, pushed in (("hit", True), ("blank", False)):
        duel = Duel(HEIMDALL, SKULL).put(SKULL, 12.5, 10).set(HEIMDALL, power=3).roll(blanks(7, face), MISS)
        duel.attack(HEIMDALL, "horfund", SKULL)
        while not duel.still:
            duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[-1])
        assert (duel.at(SKULL)[0] > 16) is pushed


def test_the_bifrost_places_each_ally_and_himself_once_per_turn() -> None:
    duel = Duel([HEIMDALL, SIF], SKULL).set(HEIMDALL, power=6).use(HEIMDALL, "guardian-of-the-bifrost")
    assert duel.offered == (("character", 0), ("character", 1))
    duel.answer(SIF).answer([10.0, 15.5])
    assert duel.at(SIF) == (10.0, 15.5)
    duel.use(HEIMDALL, "guardian-of-the-bifrost")
    assert duel.ask.kind == "place"  # only he himself is left to choose
    duel.set(HEIMDALL, power=6).answer([10.0, 11.5])
    assert not usable(duel, HEIMDALL, "guardian-of-the-bifrost")


@pytest.mark.parametrize(("y", "sees"), [(13.0, True), (18.0, False)])
def test_he_sees_the_rolls_of_allies_near_by(y: float, sees: bool) -> None:
    duel = Duel([HEIMDALL, SKURGE], SKULL).set(HEIMDALL, power=2).put(SKURGE, 10, y).put(SKULL, 12.4, y)
    duel.roll(blanks(6), MISS).attack(SKURGE, "battle-axe", SKULL)
    assert ("all-seeing-eyes" in str(duel.offered)) is sees
    if sees:
        duel.answer("heimdall-the-all-seeing/all-seeing-eyes").roll("hit hit").answer([0, 1])
        assert settle_for(duel).damage(SKULL) == 2
    duel = Duel([HEIMDALL, SKURGE], CAP).set(HEIMDALL, power=2).put(SKURGE, 10, y).put(CAP, 14, y)
    duel.roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", SKURGE)
    assert ("all-seeing-eyes" in str(duel.offered)) is sees


@pytest.mark.parametrize(("script", "name"), [("test", ""), ("tactic/test", "all-seeing-eyes")])
def test_he_sees_rolls_for_cards_too(script: str, name: str) -> None:
    effect = seq(roll_for(2, (HIT,), "test"), damage(TARGET, hits_rolled))
    duel = Duel([HEIMDALL, SKURGE], SKULL).set(HEIMDALL, power=2).roll("blank blank")
    duel.push(Run(the_cards().add_script(script, effect), 1, 0, {"target": 2}))
    assert (name in str(duel.offered)) is True
    if name:
        duel.answer("heimdall-the-all-seeing/all-seeing-eyes").roll("hit hit").answer([0, 1])
    settle_for(duel)
    assert duel.damage(SKULL) == (2 if name else 0)


def test_he_strikes_who_comes_near_once_per_turn() -> None:
    duel = Duel(HEIMDALL, SKULL).set(HEIMDALL, power=4).put(SKULL, 16, 10)
    duel.push(Advance(duel.who(SKULL), M)).answer([12.5, 10.0])
    duel.roll(blanks(5, "hit"), MISS)
    settle_for(duel.answer("heimdall-the-all-seeing/forefend"))
    assert (duel.damage(SKULL), duel.power(HEIMDALL)) == (1, 3)
    duel.push(Advance(duel.who(SKULL), M)).answer([12.6, 10.0])
    assert duel.still
    duel = Duel(HEIMDALL, SKULL).set(HEIMDALL, power=4).put(SKULL, 20, 10)
    duel.push(Advance(duel.who(SKULL), M)).answer([18.0, 10.0])
    assert duel.still  # too far away
