"""Lady Sif (Sif)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..scenes.asgard import blanks, settle_for, strike

SIF = "lady-sif"
MISS = "blank blank fail fail"


def test_warrior_born_pushes_and_follows() -> None:
    duel = Duel(SIF, SKULL).put(SKULL, 12.5, 10).roll(blanks(5, "crit", "wild"), "blank", "block block block block")
    duel.attack(SIF, "warrior-born", SKULL)
    kinds = set()
    while not duel.still:
        kinds.add(duel.ask.kind)
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[-1])
    assert {"direction", "advance"} <= kinds
    assert duel.at(SKULL)[0] > 13
    assert duel.at(SIF)[0] > 10.5


def test_warrior_born_does_not_push_without_a_wild() -> None:
    assert strike(SIF, "warrior-born", SKULL, blanks(5, "hit")).at(SKULL) == (12.5, 10.0)


def test_mighty_bash_throws_and_advances() -> None:
    duel = Duel(SIF, SKULL).put(SKULL, 12.5, 10).set(SIF, power=3)
    duel.roll(blanks(7, "crit", "hit"), "blank", "block block block block").attack(SIF, "warrior-forged", SKULL)
    duel.answer(PASS)  # no Master Swordswoman
    assert duel.ask.kind == "direction"
    duel.answer([0.0])
    assert duel.at(SKULL)[0] > 16
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", False)
    settle_for(duel)


def test_master_swordswoman_rerolls_in_physical_attacks_near_by() -> None:
    duel = Duel(SIF, SKULL).put(SKULL, 12.5, 10).set(SIF, power=2).roll(blanks(5), MISS).attack(SIF, "warrior-born", SKULL)
    duel.answer("lady-sif/master-swordswoman").answer(duel.offered[-1]).roll("hit hit hit hit hit").answer([0, 1, 2, 3, 4])
    assert settle_for(duel).damage(SKULL) == 5
    duel = Duel(SIF, CAP).set(SIF, power=2).roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", SIF)
    assert settle_for(duel).power(SIF) == 2  # not from afar


def test_battle_tested_takes_one_less_but_at_least_one() -> None:
    for n, left in ((3, 2), (1, 1)):
        assert settle_for(Duel(SIF, SKULL).script(damage(TARGET, n), SKULL, target=0)).damage(SIF) == left
