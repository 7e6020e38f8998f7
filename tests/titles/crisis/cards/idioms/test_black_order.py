"""What several cards of the Black Order share, each in one table."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle
from ..scenes.convocation import dice
from ..scenes.winter_guard import settle_activation

DWARF = "black-dwarf"
SWAN = "black-swan"
PROXIMA = "proxima-midnight"
GIANT = "supergiant"


@pytest.mark.parametrize(("who", "strike", "n"), [(DWARF, "axe-strike", 6), (SWAN, "strike", 5), (PROXIMA, "strike", 5)])
def test_strikes_pay_for_damage(who: str, strike: str, n: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    settle(duel.roll(dice("hit", 3, of=n), dice("blank", 4)).attack(who, strike, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (3, 3)


def test_activations_of_all_of_them_end() -> None:
    duel = Duel([DWARF, SWAN, PROXIMA, GIANT], SKULL)
    for who in (DWARF, SWAN, PROXIMA, GIANT):
        settle_activation(duel.activate(who))
    assert duel.still
