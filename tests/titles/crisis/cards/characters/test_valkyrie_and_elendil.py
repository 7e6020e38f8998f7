"""Valkyrie and Elendil (Valkyrie)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.words import TARGET, damage
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import BONES, CAP, SKULL, WIDOW
from ..playing import blanks, offers, settle, take, usable
from ..scenes.x_force import hit

ELENDIL = "valkyrie-and-elendil"
THREE = "warriors-three"
MISS = "blank blank fail fail"


def test_dragonfang_slips_away_with_a_hit() -> None:
    duel = hit(ELENDIL, "dragonfang", "hit", "block blank blank blank")
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    assert settle(hit(ELENDIL, "dragonfang", "wild")).at(ELENDIL) == (10.0, 10.0)
    assert hit(ELENDIL, "dragonfang", "blank").still


@pytest.mark.parametrize("moved", ["advanced", "placed", ""])
def test_geirr_has_three_dice_more_after_a_move_once_per_turn(moved: str) -> None:
    duel = Duel(ELENDIL, SKULL).put(SKULL, 13, 10)
    if moved:
        duel.t.facts.append((moved, 0, 0))
    duel.attack(ELENDIL, "geirr", SKULL) if moved else duel.roll(blanks(4), MISS).attack(ELENDIL, "geirr", SKULL)
    assert bool(moved) is any("geirr" in str(one) for one in duel.offered)
    if not moved:
        return
    assert PASS in duel.offered
    duel.roll(f"{blanks(4)} hit hit hit", blanks(4))
    settle(take(duel, "geirr"))
    assert (duel.damage(SKULL), duel.t.script) == (3, [])
    duel.roll(blanks(4), MISS).attack(ELENDIL, "geirr", SKULL)
    assert not offers(duel, "geirr'")


def test_vault_lands_by_the_target() -> None:
    duel = hit(ELENDIL, "geirr", "wild", duel=Duel(ELENDIL, SKULL))
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([18.0, 13.0])
    assert duel.at(ELENDIL) == (18.0, 13.0)
    assert not offers(hit(ELENDIL, "geirr", "hit"), "vault")


@pytest.mark.parametrize(("who", "attack"), [(ELENDIL, "fury-of-the-valkyrior"), (THREE, "brandrheid-undrsigr")])
def test_dice_for_the_targets_threat(who: str, attack: str) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for victim, threat in ((BONES, 3), (WIDOW, 4)):
        duel = Duel(who, victim).put(victim, 12.5, 10).set(who, power=4)
        assert duel.t.card(1).threat == threat
        duel.roll(blanks(dice + threat), blanks(duel.t.side(1).defense[0])).attack(who, attack, victim)
        settle(duel)
        assert duel.t.script == []


def test_fury_staggers_with_two_hits() -> None:
    for faces, gained in (("hit hit", {"stagger"}), ("hit wild", set())):
        duel = Duel(ELENDIL, SKULL).put(SKULL, 12.5, 10).set(ELENDIL, power=4)
        duel.roll(f"{faces} {blanks(3 + duel.t.card(1).threat)}", "block block block block")
        settle(duel.attack(ELENDIL, "fury-of-the-valkyrior", SKULL))
        assert duel.conditions(SKULL) == gained


def test_take_wing() -> None:
    duel = Duel(ELENDIL, SKULL).put(SKULL, 30, 30).set(ELENDIL, power=6).use(ELENDIL, "take-wing").answer([10.0, 14.0])
    assert (duel.at(ELENDIL), duel.power(ELENDIL)) == ((10.0, 14.0), 3)
    assert not usable(duel, ELENDIL, "take-wing")


def test_elendil_carries_up_to_size_3() -> None:
    duel = Duel([ELENDIL, CAP], SKULL).set(ELENDIL, power=4).put(CAP, 10, 13.2).put(SKULL, 30, 30)
    duel.activate(ELENDIL).answer("move").answer(f"{ELENDIL}/need-a-lift")
    if duel.ask.kind != "advance":
        duel.answer(CAP)
    duel.answer([14.0, 10.0])
    assert duel.ask.kind == "place"
    duel.answer([10.0, 16.0])
    assert (duel.at(CAP), duel.power(ELENDIL)) == ((10.0, 16.0), 2)
    duel = Duel([ELENDIL, ELENDIL], SKULL).put(1, 10, 14).put(SKULL, 30, 30).set(ELENDIL, power=4)
    duel.activate(ELENDIL).answer("move")
    assert duel.ask.kind == "advance"  # the other one is too large


@pytest.mark.parametrize("side", [0, 1])
def test_guardian_of_valhalla_is_moved_by_those_who_fall(side: int) -> None:
    duel = Duel([ELENDIL, CAP], [SKULL, WIDOW]).set(ELENDIL, damage=2, conditions=("slow",)).set(CAP, injured=side)
    settle(duel.script(damage(TARGET, 20), SKULL, target=duel.who(WIDOW)))
    assert duel.power(ELENDIL) == 0
    duel.script(damage(TARGET, 20), SKULL, target=duel.who(CAP))
    take(duel, "remove_condition")
    settle(duel)
    assert (duel.power(ELENDIL), duel.damage(ELENDIL), duel.conditions(ELENDIL)) == (1, 2, set())


def test_guardian_of_valhalla_may_heal_instead_or_do_nothing() -> None:
    for mode, left in (("remove_damage", 1), ("nothing", 2)):
        duel = Duel([ELENDIL, CAP], SKULL).set(ELENDIL, damage=2)
        settle(take(duel.script(damage(TARGET, 20), SKULL, target=duel.who(CAP)), mode))
        assert (duel.power(ELENDIL), duel.damage(ELENDIL)) == (1, left)


@pytest.mark.parametrize("who", [ELENDIL, THREE])
def test_asgardians_gain_one_power_more(who: str) -> None:
    duel = Duel(who, SKULL)
    settle(duel.push(PowerPhase()))
    assert duel.power(who) - duel.power(SKULL) == 1
