"""Killmonger, Usurper (N'Jadaka)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, order
from ..playing import blanks, settle
from ..scenes.wakanda import take

USURPER = "killmonger-usurper"
OKOYE = "okoye"
SHURI = "shuri"
MISS = "blank blank blank blank"


@pytest.mark.parametrize(("x", "free"), [(12.5, False), (16.0, True)])
def test_covert_armament_lets_nobody_near_modify_dice(x: float, free: bool) -> None:
    duel = Duel(USURPER, OKOYE).put(OKOYE, x, 10).roll(blanks(4), "blank blank blank").attack(USURPER, "covert-armament", OKOYE)
    assert duel.still is not free
    assert settle(duel).power(USURPER) == 1


def test_klilunas_fury_grows_with_his_wounds() -> None:
    duel = Duel(USURPER, OKOYE).set(USURPER, power=3, damage=2).put(OKOYE, 14, 10)
    duel.roll("hit" + " blank" * 7, "fail fail fail").attack(USURPER, "klilunas-fury", OKOYE)
    assert order(duel).still  # Okoye modifies nothing
    assert (duel.t.script, duel.damage(OKOYE)) == ([], 1)


def test_herbs_add_a_die_and_take_their_toll() -> None:
    duel = Duel([USURPER, OKOYE, SHURI], SKULL).lead(USURPER).put(SKULL, 12.5, 12.5)
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    while duel.ask.kind == "choose" and len(duel.offered) > 1:
        names = [one for one in duel.offered if one in (("character", 0), ("character", 1))]
        duel.answer(names[0] if names else PASS)
    duel.roll(blanks(5), MISS).attack(OKOYE, "strike", SKULL)
    take(duel, "new-generation")
    settle(duel)
    assert duel.t.script == []
    duel.push(duel.t.window("round_end"))
    settle(duel)
    assert [(duel.damage(who), duel.power(who)) for who in (USURPER, OKOYE, SHURI)] == [(1, 1), (0, 0), (0, 0)]
    assert not [row for row in duel.t.lasting if row[0] == "herb"]


def test_untamed_force_strikes_back_once_per_turn() -> None:
    duel = Duel(USURPER, CAP).set(USURPER, power=4).put(CAP, 12, 10)
    duel.roll(blanks(5), "blank blank blank blank", "hit hit blank blank blank", MISS).attack(CAP, "shield-bounce", USURPER)
    take(duel, "untamed-force")
    settle(duel)
    assert duel.damage(CAP) == 2
    duel.roll(blanks(5), "blank blank blank blank").attack(CAP, "shield-bounce", USURPER)
    assert duel.still
