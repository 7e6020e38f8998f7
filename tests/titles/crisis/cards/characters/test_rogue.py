"""Rogue (Anna Marie LeBeau)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, PHYSICAL
from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, settle, usable

ANGEL = "angel"
ROGUE = "rogue"


@pytest.mark.parametrize(("kind", "dice"), [(PHYSICAL, 4), (ENERGY, 3)])
def test_absorbing_strike_chooses_its_type(kind: int, dice: int) -> None:
    duel = Duel(ROGUE, SKULL).put(SKULL, 12.5, 10).roll(blanks(5), blanks(dice)).attack(ROGUE, "absorbing-strike").answer(kind)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    settle(duel)
    assert not duel.t.script


def test_rogue_charges() -> None:
    duel = Duel(ROGUE, SKULL).set(ROGUE, power=2).put(SKULL, 12.5, 10).use(ROGUE, "charge").answer("move").answer([10.0, 10.0])
    assert ("attack", "absorbing-strike") in duel.offered


def test_absorption_takes_power_and_hurts_for_what_is_not_there() -> None:
    duel = Duel(ROGUE, SKULL).set(ROGUE, power=4).set(SKULL, power=1).put(SKULL, 12.5, 10)
    settle(duel.roll("crit wild hit block fail").use(ROGUE, "mutant-absorption"))
    assert (duel.power(SKULL), duel.damage(SKULL), usable(duel, ROGUE, "mutant-absorption")) == (0, 2, False)
    assert not usable(Duel(ROGUE, SKULL).set(ROGUE, power=4), ROGUE, "mutant-absorption")


def test_rogue_suffers_one_less_from_enemies_but_at_least_one() -> None:
    for n, taken in ((3, 2), (1, 1)):
        assert Duel(ROGUE, SKULL).script(damage(TARGET, n), SKULL, target=0).damage(ROGUE) == taken
    assert Duel([ROGUE, ANGEL], SKULL).script(damage(TARGET, 2), ANGEL, target=0).damage(ROGUE) == 2
