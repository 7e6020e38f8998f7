"""What several cards of Weapon X share, each in one table."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle, take
from ..scenes.x_force import hit

MAVERICK = "maverick"
CREED = "sabretooth-apex-predator"
LOGAN = "weapon-x"
RIDER = "cosmic-ghost-rider"


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (MAVERICK, "plasma-blasters"), (LOGAN, "berserker-rage@healthy"), (LOGAN, "berserker-rage@injured"),
        (RIDER, "hellfire-blasters"),
    ],
)  # fmt: skip
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "blank")).power(who) == 1


@pytest.mark.parametrize(("who", "n"), [(MAVERICK, 1), (CREED, 1), (LOGAN, 3)])
def test_healing_factors(who: str, n: int) -> None:
    duel = Duel(who, SKULL).set(who, damage=4).activate(who)
    duel.answer(next(one for one in duel.offered if "done" in str(one)))
    settle(take(duel, "healing-factor"))
    assert duel.damage(who) == 4 - n
