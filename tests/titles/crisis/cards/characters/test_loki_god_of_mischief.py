"""Loki, God of Mischief (Loki Laufeyson)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.words import TARGET, extra_attack, role

from ...scene import PASS, Duel
from ..cast import BONES, CAP, SKULL
from ..scenes.asgard import blanks, settle_for

ENCHANTRESS = "enchantress"
VALKYRIE = "valkyrie"
SIF = "lady-sif"
MISCHIEF = "loki-god-of-mischief"
MISS = "blank blank fail fail"


def test_frost_slows_whom_it_hurts() -> None:
    for face, found in (("hit", {"slow"}), ("blank", set())):
        duel = Duel(MISCHIEF, SKULL).put(SKULL, 13, 10).roll(blanks(4, face), MISS).attack(MISCHIEF, "frost-blast").answer([0])
        assert settle_for(duel).conditions(SKULL) == found


def test_illusions_lead_the_target_among_others() -> None:
    duel = Duel([MISCHIEF, SIF], [SKULL, BONES]).set(MISCHIEF, power=3).put(SKULL, 15, 10).put(SIF, 30, 30).put(BONES, 15, 13)
    duel.roll(blanks(6, "wild", "wild"), "block block block block").attack(MISCHIEF, "illusions", SKULL)
    duel.answer(duel.offered[-1])
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    settle_for(duel.answer([15.0, 10.5]))
    assert (duel.damage(BONES), duel.damage(SKULL), duel.damage(MISCHIEF)) == (1, 0, 0)
    duel = Duel(MISCHIEF, [SKULL, BONES]).set(MISCHIEF, power=3).put(SKULL, 15, 10).put(BONES, 15, 12)
    settle_for(duel.roll(blanks(6, "wild", "wild"), "block block block block").attack(MISCHIEF, "illusions", SKULL))
    assert duel.damage(BONES) == 0  # declined: nobody advances, nobody suffers


def test_a_god_counts_blanks() -> None:
    duel = Duel(MISCHIEF, SKULL).put(SKULL, 12.5, 10).set(MISCHIEF, power=2).roll(blanks(5), "block block fail fail")
    settle_for(duel.attack(MISCHIEF, "strike", SKULL).answer("loki-god-of-mischief/i-am-a-god"))
    assert duel.damage(SKULL) == 3
    duel = Duel(MISCHIEF, CAP).set(MISCHIEF, power=2).roll(blanks(5, "hit", "hit"), "blank blank fail")
    settle_for(duel.attack(CAP, "shield-bounce", MISCHIEF).answer("loki-god-of-mischief/i-am-a-god"))
    assert duel.damage(MISCHIEF) == 0


@pytest.mark.parametrize(("form", "lured"), [(0, True), (1, False)])
def test_nobody_is_hurt_around_one_whose_mind_he_cannot_reach(form: int, lured: bool) -> None:
    duel = Duel(MISCHIEF, ["emma-frost", SKULL]).set(MISCHIEF, power=3).set("emma-frost", form=form).put(SKULL, 16, 12)
    duel.roll("wild wild blank blank blank blank", blanks(9)).attack(MISCHIEF, "illusions", "emma-frost")
    while not duel.still and "mesmerize" not in str(duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (not duel.still) is lured
    if lured:
        settle_for(duel.answer(("do", "mesmerize")).answer([16.0, 10.0]))
    assert duel.damage(SKULL) == lured


def test_the_trickster_is_not_where_the_blow_lands() -> None:
    duel = Duel(MISCHIEF, VALKYRIE).set(MISCHIEF, power=3).put(VALKYRIE, 12.6, 10)
    duel.push(Activation(duel.who(VALKYRIE)))
    attack = next(one for one in duel.offered if one[0] == "attack")
    duel.answer(attack)
    while duel.ask.kind in ("target", "type"):
        duel.answer(MISCHIEF if duel.ask.kind == "target" else duel.offered[0])
    duel.answer("loki-god-of-mischief/trickster").answer([7.0, 10.0])
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.damage(MISCHIEF) == 0
    assert duel.t.frame(Activation).actions == 2  # the attacker may take another action


@pytest.mark.parametrize(("others", "actions"), [((), 2), ((VALKYRIE,), 1)])
def test_a_beam_at_nobody_but_the_trickster_may_be_followed_by_another_action(others: tuple[str, ...], actions: int) -> None:
    duel = Duel([MISCHIEF, *others], ENCHANTRESS).set(MISCHIEF, power=3).put(ENCHANTRESS, 15, 10)
    for one in others:
        duel.put(one, 12, 10)
    duel.roll(blanks(5), blanks(5)).activate(ENCHANTRESS).answer("spurned-affection").answer([180.0])
    if others:
        duel.answer(MISCHIEF)
    while "trickster" not in str(duel.offered):
        duel.answer(PASS)
    duel.answer("loki-god-of-mischief/trickster").answer([5.5, 10.0])
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage(MISCHIEF) == 0
    assert duel.t.frame(Activation).actions == actions


def test_no_trick_escapes_an_attack_that_ignores_range_and_sight() -> None:
    duel = Duel(MISCHIEF, "black-swan").set(MISCHIEF, power=3).put("black-swan", 15.5, 10)
    strike = extra_attack("eye-beam", role(TARGET), anywhere=True, free=True, blind=True, optional=False)
    duel.roll(blanks(5, "hit"), blanks(3)).script(strike, "black-swan", target=0)
    while "trickster" not in str(duel.offered):
        duel.answer(MISCHIEF if duel.ask.kind == "target" else PASS)
    settle_for(duel.answer("loki-god-of-mischief/trickster").answer([6.0, 10.0]))
    assert duel.damage(MISCHIEF) == 1


def test_mischief_makes_superpowers_dearer_near_by() -> None:
    for x, more in ((15.0, 1), (25.0, 0)):
        duel = Duel(MISCHIEF, SIF).put(SIF, x, 10)
        assert price(duel.t, 1, duel.t.superpower(1, "charge")) == 2 + more
        assert price(duel.t, 0, duel.t.superpower(0, "trickster")) == 3


def test_injured_he_also_takes_the_dice_of_criticals() -> None:
    for injured in (0, 1):
        duel = Duel(MISCHIEF, SIF).put(SIF, 12.5, 10).set(MISCHIEF, injured=injured)
        duel.roll(blanks(5, "crit"), blanks(3), *([] if injured else ["hit"])).attack(SIF, "warrior-born", MISCHIEF)
        settle_for(duel)
        assert duel.damage(MISCHIEF) == 2 - injured
        assert price(duel.t, 1, duel.t.superpower(1, "charge")) == 3


def test_he_bears_gems() -> None:
    assert Duel(MISCHIEF).t.card(0).gems == ("mind", "space")
