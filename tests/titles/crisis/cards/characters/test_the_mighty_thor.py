"""The Mighty Thor (Jane Foster)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal

from ...scene import Duel
from ..cast import BONES, CAP, SKULL
from ..playing import usable
from ..scenes.asgard import blanks, settle_for

ENCHANTRESS = "enchantress"
VALKYRIE = "valkyrie"
JANE = "the-mighty-thor"
PRINCE = "thor-prince-of-asgard"
MISS = "blank blank fail fail"


def test_hammer_strike_may_throw_away() -> None:
    duel = Duel(JANE, SKULL).put(SKULL, 12.5, 10).roll(blanks(6, "wild"), "block block block block")
    duel.attack(JANE, "hammer-strike", SKULL)
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[-1])
    with pytest.raises(Illegal):
        duel.answer([180.0])
    duel.answer([0.0])
    assert settle_for(duel).at(SKULL)[0] > 13


def test_electric_shock_strikes_everybody_else_near_the_target() -> None:
    duel = Duel([JANE, VALKYRIE], [SKULL, BONES]).set(JANE, power=4).put(JANE, 5, 10).put(VALKYRIE, 14.5, 10).put(BONES, 16, 7.8)
    duel.put(SKULL, 16, 10).put(JANE, 9.5, 10)
    settle_for(duel.roll(blanks(8, "wild"), "block block block block").attack(JANE, "lightning-blast", SKULL))
    assert [duel.damage(who) for who in (SKULL, BONES, VALKYRIE, JANE)] == [0, 1, 2, 0]  # Crossbones takes one less


def test_she_leads_those_who_attack_near_by() -> None:
    for x, offered in ((12.5, True), (15.5, False)):
        duel = Duel([PRINCE, JANE], SKULL).lead(JANE).put(JANE, 30, 30).put(SKULL, x, 10).set(PRINCE, power=1)
        duel.roll(blanks(5), MISS).attack(PRINCE, "hammer-throw", SKULL)
        found = "renegade" in str(duel.offered)
        assert found is offered
        if found:
            duel.answer(duel.offered[-1]).roll("hit").answer([0])
            assert settle_for(duel).damage(SKULL) == 1
            duel.set(PRINCE, power=1).roll(blanks(5), MISS).attack(PRINCE, "hammer-throw", SKULL)
            assert duel.still  # once per turn


def test_she_leads_those_who_are_shot_at() -> None:
    for x, offered in ((12.5, False), (15.5, True)):
        duel = Duel([VALKYRIE, JANE], SKULL).lead(JANE).put(JANE, 30, 30).put(SKULL, x, 10)
        duel.roll(blanks(5), blanks(3)).attack(SKULL, "cosmic-burst")
        duel.answer(duel.offered[0])
        if duel.ask.kind == "target":
            duel.answer(VALKYRIE)
        assert ("renegade" in str(duel.offered)) is offered


def test_for_midgard_rerolls_two_dice_of_its_attack() -> None:
    duel = Duel(JANE, SKULL).put(SKULL, 13, 10).set(JANE, power=3).use(JANE, "for-midgard").answer("move").answer([10.0, 10.0])
    duel.roll(blanks(6), MISS).answer(("attack", "hammer-strike"))
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    duel.answer(duel.offered[-1]).roll("hit hit").answer([0, 1])
    assert settle_for(duel).damage(SKULL) == 2
    assert not usable(duel.set(JANE, power=3), JANE, "for-midgard")


def test_for_midgard_without_its_attack_leaves_nothing_behind() -> None:
    duel = settle_for(Duel(JANE, SKULL).set(JANE, power=3).use(JANE, "for-midgard"))
    assert not duel.t.lasting


@pytest.mark.parametrize("worthy", [True, False])
def test_if_she_be_worthy_rerolls_her_defense(worthy: bool) -> None:
    duel = Duel(JANE, [CAP, ENCHANTRESS]).set(JANE, power=2).set(ENCHANTRESS, power=3).put(ENCHANTRESS, 13, 10)
    if worthy:
        duel.roll(blanks(5, "hit"), blanks(4)).attack(CAP, "shield-bounce", JANE)
        duel.answer("the-mighty-thor/if-she-be-worthy").roll("block").answer([0])
        assert settle_for(duel).damage(JANE) == 0
    else:
        duel.roll(blanks(7), blanks(4)).attack(ENCHANTRESS, "enthrall", JANE)
        assert duel.still  # not against Mystic attacks
