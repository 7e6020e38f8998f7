"""Medusa (Medusalith Amaquelin-Boltagon)."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "medusa"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(SKULL, 12.5, 10).put(CAP, 10, 13).set(ME, power=power)


def test_braid_bash_brings_power_and_may_push() -> None:
    duel = take(fire(scene(), ME, "braid-bash", SKULL, "wild"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    duel.answer([90.0])
    assert settle(duel).power(ME) == 1
    assert duel.at(SKULL)[1] > 12


def test_braid_bash_flurry_attacks_once_more_without_flurry() -> None:
    roll = ("crit wild blank blank blank", "blank blank blank blank", "blank")
    duel = scene().roll(*roll).attack(ME, "braid-bash", SKULL)
    settle(take(duel, "'do', 'braid-bash'").roll(*roll))
    assert duel.power(ME) == 4
    assert not duel.t.script


def test_split_ends_draws_its_targets_near_and_bleeds_with_a_wild() -> None:
    duel = settle(fire(scene(6).put(SKULL, 14, 10), ME, "split-ends", SKULL, "wild"))
    assert duel.t.within(0, duel.who(SKULL), 1)
    assert duel.conditions(SKULL) == {"bleed"}


def test_hair_flip_throws_an_enemy() -> None:
    duel = scene(3).use(ME, "hair-flip")
    assert (duel.t.stack[-1].tool, duel.t.stack[-1].how) == (S, "throw")
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 15
    assert not usable(duel.set(ME, power=3), ME, "hair-flip")
    assert not usable(scene(3).put(SKULL, 25, 10), ME, "hair-flip")


def test_royal_decree_brings_an_ally_or_herself_once_each() -> None:
    duel = scene(6).put(CAP, 10, 13.5).use(ME, "royal-decree").answer(CAP)
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    assert duel.t.within(0, 1, 1)
    duel.put(CAP, 10, 14).use(ME, "royal-decree")  # only she is left
    duel.answer(duel.offered[0])
    assert duel.at(ME) != (10.0, 10.0)
    assert duel.at(CAP) == (10.0, 14.0)
    assert not usable(duel.set(ME, power=2), ME, "royal-decree")


def test_inhuman_rerolls_one_die() -> None:
    assert offers(fire(scene(), ME, "braid-bash", SKULL), "inhuman")
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME), "inhuman")


def test_living_strands_no_attacker_changes_its_dice_and_no_tool_is_laid_across_her() -> None:
    duel = Duel(ME, ME).put(f"{ME}@1", 10, 10).put(f"{ME}@2", 12.5, 10)
    duel.roll("blank blank blank blank blank", "blank blank blank").attack(f"{ME}@2", "braid-bash", f"{ME}@1")
    seats = []
    while not duel.still:
        if duel.ask.kind == "react" and any("inhuman" in str(one) for one in duel.offered):
            seats.append(duel.ask.seat)
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    assert seats == [0]
    for who, other, barred in ((ME, CAP, True), (CAP, ME, False)):
        duel = scene().put(other, 30, 30).put(who, 12.5, 10).put(SKULL, 15, 10).advance(SKULL, S)
        with pytest.raises(Illegal) if barred else nullcontext():
            duel.answer([10.6, 10.0])
