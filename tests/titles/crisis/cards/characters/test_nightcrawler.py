"""Nightcrawler (Kurt Wagner)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.targets import may_be_targeted, targets_of
from longbox.titles.crisis.words import TARGET, S, place, throw
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel, box
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take, usable

CYCLOPS = "cyclops"
JEAN = "jean-grey"
KURT = "nightcrawler"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("x", "stunned"), [(15.5, {"stun"}), (12.5, set())])
def test_ha_ha_stuns_from_afar(x: float, stunned: set[str]) -> None:
    duel = Duel(KURT, SKULL).put(SKULL, x, 10).roll(blanks(5), MISS).attack(KURT, "teleporting-strike", SKULL)
    assert settle(duel).conditions(SKULL) == stunned


def test_brimstone_blitz_has_a_die_more_for_each_time_he_was_placed() -> None:
    duel = Duel(KURT, SKULL).set(KURT, power=3).put(SKULL, 12.5, 10)
    duel.script(place(TARGET, 1), KURT, target=0).answer([10.0, 10.2])
    duel.script(place(TARGET, 1), KURT, target=0).answer([10.0, 10.0])
    duel.roll(blanks(7), MISS).attack(KURT, "brimstone-blitz", SKULL)
    settle(duel)
    assert not duel.t.script


def test_flurry_of_blows_is_another_attack_action_against_the_same_target() -> None:
    duel = Duel(KURT, [SKULL, CAP]).set(KURT, power=3).put(SKULL, 12.5, 10).put(CAP, 10, 12.5)
    duel.roll("crit hit blank blank blank", "blank", MISS).attack(KURT, "brimstone-blitz", SKULL)
    while not any(str(one).startswith("('attack'") for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.offered == (PASS, ("attack", "teleporting-strike"), ("attack", "brimstone-blitz"))
    duel.roll(blanks(5), MISS).answer("teleporting-strike")
    if duel.ask.kind == "target":
        assert duel.offered == (duel.who(SKULL),)
        duel.answer(SKULL)
    settle(duel)
    assert duel.t.facts.count(("attacked", 0, duel.who(SKULL))) == 2


def test_bamf_goes_as_far_as_was_paid_for() -> None:
    for paid, far in ((1, 12.0), (3, 15.5)):
        duel = Duel(KURT, SKULL).set(KURT, power=5).put(SKULL, 40, 40).use(KURT, "bamf")
        assert duel.offered == (1, 2, 3)
        duel.answer(paid)
        assert duel.ask.region.range == paid  # type: ignore[union-attr]
        duel.answer([far, 10.0])
        assert (duel.at(KURT), duel.power(KURT), usable(duel, KURT, "bamf")) == ((far, 10.0), 5 - paid, False)


def test_a_puff_of_smoke_comes_with_every_attack_of_his() -> None:
    for roll in ("hit blank blank blank blank", blanks(5)):
        duel = Duel(KURT, SKULL).roll(roll, MISS).attack(KURT, "teleporting-strike", SKULL)
        take(duel, "puff-of-smoke").answer([16.0, 13.0])
        assert duel.at(KURT) == (16.0, 13.0)
    duel = Duel(KURT, CAP).roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", KURT)
    assert not offers(duel, "puff-of-smoke")


def test_acrobatics_add_two_dice_to_defense_and_dodge() -> None:
    duel = Duel(KURT, CAP).set(KURT, power=2).roll(blanks(5), blanks(6)).attack(CAP, "shield-bounce", KURT)
    settle(take(duel, "unglaublich-acrobatics"))
    assert not duel.t.script
    duel = Duel(KURT, [CAP, SKULL]).set(KURT, power=2).put(SKULL, 12.5, 10).roll("block block block block block block")
    duel.script(throw(TARGET, S), CAP, target=2).answer([180.0])
    settle(take(duel, "unglaublich-acrobatics"))
    assert not duel.t.script
    assert duel.damage(KURT) == 0
    duel = Duel(KURT, JEAN).set(KURT, power=2).roll(blanks(5), blanks(3)).attack(JEAN, "psionic-bolt", KURT)
    assert not offers(duel, "acrobatics")


@pytest.mark.parametrize(("size", "x", "hidden"), [(2, 10.0, True), (1, 10.0, False), (2, 25.0, False)])
def test_he_hides_in_the_shadow_of_terrain(size: int, x: float, hidden: bool) -> None:
    duel = Duel(KURT, CYCLOPS, terrain=[box("crate", size, x - 1, 7.0, 2, 2)]).put(CYCLOPS, 17.5, 10)
    assert may_be_targeted(duel.t, 1, 0) is not hidden
    assert may_be_targeted(duel.put(CYCLOPS, 14, 10).t, 1, 0)


def test_the_shadow_is_no_stealth_that_an_attack_ignores() -> None:
    duel = Duel("daredevil", KURT, terrain=[box("crate", 2, 17.0, 7.0, 2, 2)]).put(KURT, 18, 10)
    assert targets_of(duel.t, 0, the_cards().strikes["daredevil/baton-hook"]) == []
