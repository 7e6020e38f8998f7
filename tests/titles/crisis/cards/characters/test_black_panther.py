"""Black Panther (T'Challa)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import BONES, CAP, CRATE, SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import take

PANTHER = "black-panther"
BAST = "black-panther-chosen-of-bast"
OKOYE = "okoye"
MISS = "blank blank blank blank"


def test_his_strike_pushes_before_damage() -> None:
    duel = Duel(PANTHER, SKULL).put(SKULL, 12.5, 10).roll("hit blank blank blank blank", MISS).attack(PANTHER, "strike", SKULL)
    assert duel.ask.kind == "direction"
    assert duel.damage(SKULL) == 0
    settle(duel)
    assert (duel.damage(SKULL), duel.power(PANTHER)) == (1, 1)
    assert duel.at(SKULL)[0] > 14


def test_kinetic_burst_grows_with_power_and_flings_everyone_away() -> None:
    duel = Duel([PANTHER, OKOYE], [SKULL, BONES]).set(PANTHER, power=5)
    duel.put(SKULL, 12.5, 10).put(BONES, 10, 12.5).put(OKOYE, 7.5, 10)
    duel.roll("wild" + " blank" * 7, "blank blank blank").attack(PANTHER, "kinetic-burst", SKULL)
    assert set(duel.offered) == {PASS, ("spend", 1), ("spend", 2)}
    settle(duel.answer(("spend", 2)))
    assert duel.t.script == []  # eight dice
    assert duel.power(PANTHER) == 0
    assert [duel.damage(who) for who in (SKULL, BONES, OKOYE)] == [2, 1, 1]
    assert all(duel.at(who) != at for who, at in ((SKULL, (12.5, 10)), (BONES, (10, 12.5)), (OKOYE, (7.5, 10))))


def test_under_the_king_of_wakanda_allies_pay_for_a_reroll() -> None:
    duel = Duel([PANTHER, OKOYE], SKULL).lead(PANTHER).set(OKOYE, power=1).put(SKULL, 12.5, 12.5)
    duel.roll(blanks(4), MISS, "hit").attack(OKOYE, "strike", SKULL)
    take(duel, "king-of-wakanda").answer((0,))
    settle(duel)
    assert (duel.damage(SKULL), duel.power(OKOYE)) == (1, 1)


def test_the_mantle_rerolls_attack_dice_this_turn() -> None:
    duel = Duel(PANTHER, SKULL).set(PANTHER, power=2).put(SKULL, 12.5, 10).use(PANTHER, "mantle-of-the-black-panther")
    duel.roll(blanks(5), MISS, "hit hit hit hit hit").attack(PANTHER, "strike", SKULL)
    take(duel, "mantle").answer(duel.offered[-1])
    settle(duel)
    assert duel.damage(SKULL) == 5
    duel.t.end_scope("turn")
    duel.put(SKULL, 12.5, 10).roll(blanks(5), MISS).attack(PANTHER, "strike", SKULL)
    assert duel.ask.kind == "direction"


def test_pounce_into_terrain_does_not_hurt() -> None:
    duel = Duel(PANTHER, CAP, terrain=[CRATE]).set(PANTHER, power=2).put(PANTHER, 13, 13).use(PANTHER, "pounce").answer([0.0])
    assert settle(duel).damage(PANTHER) == 0


@pytest.mark.parametrize(("injured", "more"), [(0, ""), (1, " block block")])
def test_vibranium_armor_counts_blanks_and_adds_dice_when_injured(injured: int, more: str) -> None:
    duel = Duel(PANTHER, CAP).set(PANTHER, power=2, injured=injured).put(CAP, 14, 10)
    duel.roll("hit hit hit hit hit", f"blank blank fail fail{more}").attack(CAP, "shield-bounce", PANTHER)
    if injured:
        take(duel, "vibranium-armor@injured")
    settle(duel)
    assert duel.damage(PANTHER) == 3 - 2 * injured


def test_vibranium_armor_is_no_use_against_mystic_attacks() -> None:
    duel = Duel(PANTHER, BAST).set(PANTHER, power=2, injured=1).put(BAST, 12, 10)
    settle(duel.roll("hit hit hit blank blank", "blank blank fail").attack(BAST, "panther-strike", PANTHER))
    assert duel.damage(PANTHER) == 3
