"""What several cards of Wakanda share, each in one table."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP
from ..playing import settle, usable

PANTHER = "black-panther"
BAST = "black-panther-chosen-of-bast"
USURPER = "killmonger-usurper"


@pytest.mark.parametrize("who", [PANTHER, BAST, USURPER])
def test_pounce_hurts_only_whom_it_hits(who: str) -> None:
    duel = Duel(who, CAP).set(who, power=4).put(CAP, 12.5, 10).roll("blank blank blank blank").use(who, "pounce").answer([0.0])
    settle(duel)
    assert (duel.damage(who), duel.damage(CAP)) == (0, 3)
    assert not usable(duel, who, "pounce")
