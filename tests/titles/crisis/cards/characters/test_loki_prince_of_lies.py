"""Loki, Prince of Lies (Loki Laufeyson)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import usable
from ..scenes.asgard import blanks, settle_for

SIF = "lady-sif"
LIES = "loki-prince-of-lies"
MISS = "blank blank fail fail"


def test_he_bamboozles() -> None:
    duel = Duel(LIES, SKULL).put(SKULL, 13, 10).roll(blanks(6, "crit", "wild"), "blank", "block block block block")
    duel.attack(LIES, "mischiefs-and-magicks", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert (duel.ask.seat, PASS in duel.offered) == (0, True)
    settle_for(duel.answer([14.0, 10.0]))
    assert (duel.at(SKULL), duel.conditions(SKULL)) == ((14.0, 10.0), {"root"})


def test_his_ploy_leads_enemies_about_and_spares_allies() -> None:
    duel = Duel([LIES, SIF], [SKULL]).put(SIF, 10, 12.5).put(SKULL, 13, 10).set(LIES, power=4)
    duel.roll(blanks(5, "hit"), blanks(3), blanks(5, "hit"), blanks(3)).attack(LIES, "clever-ploy")
    moved = False
    while not duel.still:
        moved |= duel.ask.kind == "advance"
        duel.answer(duel.offered[0])
    assert moved
    assert (duel.damage(SIF), duel.damage(SKULL)) == (0, 1)


def test_he_bears_gifts_and_is_paid_for_them() -> None:
    duel = Duel([LIES, SIF], SKULL).lead(LIES).put(SKULL, 12.5, 12).put(SIF, 10, 12).set(SIF, power=1)
    duel.roll(blanks(5), MISS).attack(SIF, "warrior-born", SKULL)
    duel.answer("loki-prince-of-lies/i-come-bearing-gifts").roll("hit").answer([0])
    settle_for(duel)
    assert (duel.damage(SKULL), duel.power(SIF), duel.power(LIES)) == (1, 1, 1)  # she earned one with the damage
    duel = Duel([LIES, SIF], SKULL).lead(LIES).put(SKULL, 13, 10).set(LIES, power=1).roll(blanks(6), MISS)
    duel.attack(LIES, "mischiefs-and-magicks", SKULL)
    assert "gifts" not in str(duel.offered)  # others only


def test_he_sends_others_forth() -> None:
    duel = Duel([LIES, SIF], SKULL).set(LIES, power=4).use(LIES, "go-forth")
    assert duel.ask.kind == "place"
    duel.answer([10.0, 15.5])
    assert duel.at(SIF) == (10.0, 15.5)
    assert not usable(duel, LIES, "go-forth")


@pytest.mark.parametrize(("face", "pity"), [("fail", 1), ("blank", 0)])
def test_what_a_pity(face: str, pity: int) -> None:
    duel = Duel([LIES, SIF], CAP).set(LIES, power=1).roll(blanks(5, face), blanks(4)).attack(CAP, "shield-bounce", SIF)
    settle_for(duel, "pity")
    assert duel.damage(CAP) == pity
    duel = Duel(LIES, SKULL).put(SKULL, 13, 10).set(LIES, power=1).roll(blanks(6), f"{face} block block")
    settle_for(duel.attack(LIES, "mischiefs-and-magicks", SKULL), "pity")
    assert duel.damage(SKULL) == pity


def test_mayhem_counts_the_failures_of_others() -> None:
    duel = Duel(LIES, SKULL).put(SKULL, 13, 10).roll(blanks(6), "blank fail fail")
    assert settle_for(duel.attack(LIES, "mischiefs-and-magicks", SKULL)).damage(SKULL) == 2
    duel = Duel(LIES, CAP).roll("hit hit fail blank blank", blanks(4)).attack(CAP, "shield-bounce", LIES)
    assert settle_for(duel).damage(LIES) == 1
