"""Ronan the Accuser."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import take

GROOT = "groot"
RONAN = "ronan-the-accuser"


def test_his_strike_may_throw_away() -> None:
    duel = Duel(RONAN, SKULL).put(SKULL, 12.5, 10).roll("wild hit blank blank blank", blanks(4)).attack(RONAN, "strike", SKULL)
    take(duel, "throw")
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    settle(duel)
    assert duel.power(RONAN) == 2


def test_the_universal_weapon_pushes_and_shocks() -> None:
    duel = Duel(RONAN, SKULL).roll("wild hit blank blank blank", blanks(3)).attack(RONAN, "universal-weapon", SKULL)
    take(duel, "push")
    assert duel.ask.kind == "direction"
    assert settle(duel).conditions(SKULL) == {"shock"}
    assert duel.at(SKULL)[0] > 17


def test_kree_justice_explodes_and_paralyses_whom_it_hurts() -> None:
    for defense, conditions in ((blanks(3), {"stun", "stagger"}), ("block block block", set())):
        duel = Duel(RONAN, [SKULL, CAP]).set(RONAN, power=4).put(SKULL, 12.5, 10).put(CAP, 15.5, 10)
        settle(duel.roll("wild hit" + " blank" * 6, defense).attack(RONAN, "kree-justice", SKULL))
        assert (duel.conditions(SKULL), duel.damage(CAP)) == (conditions, 1)


@pytest.mark.parametrize("victim", [RONAN, GROOT])
def test_he_judges_whoever_hurts_his_own(victim: str) -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).put(CAP, 13, 11.5)
    duel.roll("hit blank blank blank blank", blanks(4 if victim == GROOT else 3)).attack(CAP, "shield-bounce", victim)
    settle(take(duel, "judgement"))
    assert duel.conditions(CAP) == {"judgment"}


def test_judgement_needs_range_and_an_enemy() -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).put(GROOT, 10, 25).script(damage(TARGET, 1), CAP, target=1)
    assert duel.still
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).script(damage(TARGET, 1), RONAN, target=1)
    assert duel.still


def test_judgement_asks_nothing_about_somebody_dazed() -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).set(CAP, dazed=True).script(damage(TARGET, 1), CAP, target=1)
    assert duel.still


@pytest.mark.parametrize("injured", [0, 1])
def test_the_accuser_has_the_last_word(injured: int) -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, damage=6, injured=injured).put(CAP, 13, 10)
    duel.roll("hit hit blank blank blank", blanks(3), "hit hit blank blank blank", blanks(4)).attack(CAP, "shield-bounce", RONAN)
    take(duel, "the-accuser")
    assert not duel.is_dazed(RONAN)
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([11.0, 10.0])
    assert PASS not in duel.offered
    duel.answer("strike")
    settle(duel)
    assert duel.damage(CAP) == 2
    assert duel.is_dazed(RONAN) if not injured else not duel.t.status[0] & 1


@pytest.mark.rule("CP-030")
def test_the_accuser_judges_before_his_last_word() -> None:
    """Both wait for the end of the effect: he is not Dazed yet when the judgment falls."""
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2, damage=6).put(CAP, 13, 10)
    duel.roll("hit hit blank blank blank", blanks(3)).attack(CAP, "shield-bounce", RONAN)
    take(duel, "the-accuser")
    take(duel, "judgement")
    assert duel.conditions(CAP) == {"judgment"}
    assert not duel.is_dazed(RONAN)
    assert duel.ask.kind == "advance"


def test_the_accuser_answers_no_friend() -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, damage=6).script(damage(TARGET, 1), GROOT, target=0)
    assert duel.is_dazed(RONAN)
