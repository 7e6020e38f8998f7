"""Okoye."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import settle
from ..scenes.wakanda import take

OKOYE = "okoye"
SHURI = "shuri"
MISS = "blank blank blank blank"


def test_spear_thrust_pierces_and_ends_in_a_flurry() -> None:
    duel = Duel(OKOYE, SKULL).set(OKOYE, power=4).put(SKULL, 12, 10)
    duel.roll("wild hit blank blank blank", "block block blank blank", "hit blank blank blank", "fail fail fail fail")
    duel.attack(OKOYE, "vibranium-spear-thrust", SKULL)
    take(duel, "strike")
    settle(duel)
    assert (duel.damage(SKULL), duel.power(OKOYE)) == (2, 1)


def test_spear_blast_reaches_far_and_pays_nothing() -> None:
    duel = Duel(OKOYE, SKULL).put(SKULL, 19, 10).roll("hit hit blank blank", MISS).attack(OKOYE, "vibranium-spear-blast", SKULL)
    assert (settle(duel).damage(SKULL), duel.power(OKOYE)) == (2, 0)


def test_okoye_guards_allies_and_defends_well_up_close() -> None:
    duel = Duel([OKOYE, SHURI], CAP).set(OKOYE, power=2).put(SHURI, 12, 10).put(CAP, 12.5, 13)
    duel.roll("hit hit hit blank blank", "blank fail fail", "block").attack(CAP, "shield-bounce", SHURI)
    take(duel, "okoye/bodyguard")
    take(duel, "dora-milaje").answer((0,))
    settle(duel)
    assert (duel.damage(SHURI), duel.damage(OKOYE), duel.power(OKOYE)) == (0, 2, 2)


@pytest.mark.parametrize(("x", "dealt"), [(12.5, 0), (15.5, 3)])
def test_martial_arts_count_blanks_only_up_close(x: float, dealt: int) -> None:
    duel = Duel(OKOYE, CAP).put(CAP, x, 10).roll("hit hit hit blank blank", "blank blank blank").attack(CAP, "shield-bounce", OKOYE)
    assert settle(duel).damage(OKOYE) == dealt
