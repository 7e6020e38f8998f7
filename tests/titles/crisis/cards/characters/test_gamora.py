"""Gamora."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import BONES, CAP, SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import take

GAMORA = "gamora"


def test_god_slayer_bleeds_whom_it_hurts() -> None:
    for defense, conditions in ((blanks(4), {"bleed"}), ("block block block block", set())):
        duel = Duel(GAMORA, SKULL).put(SKULL, 12, 10).roll("hit hit" + " blank" * 4, defense).attack(GAMORA, "god-slayer", SKULL)
        assert (settle(duel).conditions(SKULL), duel.power(GAMORA)) == (conditions, duel.damage(SKULL))


def test_cosmic_assassin_pierces_and_strikes_a_second_time_for_free() -> None:
    duel = Duel(GAMORA, [SKULL, CAP, BONES]).set(GAMORA, power=4).put(SKULL, 16, 10).put(CAP, 19, 10).put(BONES, 30, 30)
    duel.roll("wild hit" + " blank" * 4, "block blank blank blank", "hit" + " blank" * 5, blanks(4))
    duel.attack(GAMORA, "cosmic-assassin", SKULL)
    take(duel, "cosmic-assassin")
    settle(duel)
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [2, 1, 0]
    assert (duel.power(GAMORA), duel.t.script) == (0, [])


def test_the_leap_of_an_assassin_does_not_hurt_her() -> None:
    duel = Duel(GAMORA, CAP).set(GAMORA, power=2).put(CAP, 12.5, 10).roll(blanks(4)).use(GAMORA, "assassin-leap").answer([0.0])
    assert (settle(duel).damage(GAMORA), duel.damage(CAP)) == (0, 3)


@pytest.mark.parametrize(("attack", "back"), [("hit blank blank blank blank", 2), ("hit hit hit hit blank", 0)])
def test_martial_prowess_rolls_five_dice_and_punishes_a_miss(attack: str, back: int) -> None:
    duel = Duel(GAMORA, CAP).set(GAMORA, power=2).put(CAP, 12, 10)
    duel.roll(attack, "block block blank blank blank").attack(CAP, "shield-bounce", GAMORA)
    settle(take(duel, "martial-prowess"))
    assert (duel.damage(CAP), duel.damage(GAMORA), duel.t.script) == (back, 0 if back else 2, [])


def test_martial_prowess_is_for_close_fights() -> None:
    duel = Duel(GAMORA, CAP).set(GAMORA, power=2).put(CAP, 15.5, 10)
    assert duel.roll(blanks(5), blanks(3)).attack(CAP, "shield-bounce", GAMORA).still


def test_each_wild_turns_a_die_into_a_hit() -> None:
    duel = Duel(GAMORA, SKULL).put(SKULL, 12, 10).roll("wild wild" + " blank" * 4, blanks(4)).attack(GAMORA, "god-slayer", SKULL)
    take(duel, "deadliest")
    assert duel.ask.region.most == 2  # type: ignore[union-attr]
    assert settle(duel.answer((2, 3))).damage(SKULL) == 4
