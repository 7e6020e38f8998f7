"""Enchantress (Amora)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import usable
from ..scenes.asgard import blanks, settle_for, strike

ENCHANTRESS = "enchantress"


def test_spurned_affection_saps_power() -> None:
    duel = Duel(ENCHANTRESS, SKULL).put(SKULL, 13, 10).set(SKULL, power=3)
    duel.roll(blanks(5, "wild", "wild"), "block block block block").attack(ENCHANTRESS, "spurned-affection").answer([0])
    settle_for(duel)
    assert (duel.power(ENCHANTRESS), duel.power(SKULL)) == (3, 1)


def test_enthrall_adds_conditions_with_every_wild() -> None:
    for wilds, found in ((2, {"slow", "stun"}), (3, {"slow", "stun", "stagger"})):
        duel = strike(ENCHANTRESS, "enthrall", SKULL, blanks(7, *["wild"] * wilds), "block block block block")
        assert duel.conditions(SKULL) == found


def test_her_kiss_takes_a_token() -> None:
    duel = Duel(ENCHANTRESS, SKULL).put(SKULL, 11.6, 10).set(ENCHANTRESS, power=3)
    assert not usable(duel, ENCHANTRESS, "amoras-kiss")
    t = duel.t
    t.crises = ("skrulls-infiltrate",)
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append((0.0, 0.0))
    t.token_holder.append(duel.who(SKULL))
    t.token_side.append(-1)
    assert usable(duel, ENCHANTRESS, "amoras-kiss")
    assert t.superpower(0, "amoras-kiss").action
    settle_for(duel.use(ENCHANTRESS, "amoras-kiss"))
    assert (t.token_holder, duel.power(ENCHANTRESS)) == ([0], 0)


def test_her_call_moves_an_enemy_once_per_turn() -> None:
    duel = Duel(ENCHANTRESS, SKULL).put(SKULL, 14, 10).set(ENCHANTRESS, power=4).use(ENCHANTRESS, "sirens-call")
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    duel.answer([13.0, 10.0])
    assert duel.at(SKULL) == (13.0, 10.0)
    assert not usable(duel, ENCHANTRESS, "sirens-call")


@pytest.mark.parametrize(("pays", "dice"), [(True, 2), (False, 5)])
def test_she_defends_with_her_mystic_defense_unless_the_attacker_pays(pays: bool, dice: int) -> None:
    duel = Duel(ENCHANTRESS, CAP).set(CAP, power=2)
    duel.roll(blanks(5), blanks(dice)).attack(CAP, "shield-bounce", ENCHANTRESS)
    while not duel.still:
        wanted = [one for one in duel.offered if "enchanting" in str(one)]
        toll = [one for one in duel.offered if one == ("pay", 2)]
        if toll:
            duel.answer(toll[0] if pays else PASS)
        else:
            duel.answer(wanted[0] if wanted else PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.power(CAP), duel.t.script) == (0 if pays else 2, [])


def test_her_defense_is_not_that_of_a_bodyguard() -> None:
    guard = "black-dwarf"
    duel = Duel([ENCHANTRESS, guard], CAP).put(guard, 14, 12).set(guard, power=2)
    duel.roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", ENCHANTRESS)
    while not duel.still:
        wanted = [one for one in duel.offered if "enchanting" in str(one) or "intimidating" in str(one)]
        duel.answer(wanted[0] if wanted else PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.power(guard), duel.t.script) == (0, [])  # his own physical defense, not his mystic one
