"""What several cards of the Dark Dimension share, each in one table."""

from __future__ import annotations

import pytest

from titles.crisis.shelf import the_cards

from ..playing import settle
from ..scenes.dark_dimension import FOE, faces, facing

DORMAMMU = "dormammu"
MEPHISTO = "mephisto-lord-of-temptation"
GWEN = "gwenpool"
TASK = "taskmaster"


@pytest.mark.parametrize(
    ("who", "attack", "gained"),
    [
        (GWEN, "stabby-swords", 2),
        (TASK, "sword-strike", 2),
        (GWEN, "gwenpools-bag-of-tricks", 1),
        (TASK, "shield-throw", 1),
        (MEPHISTO, "hellfire-lash", 1),
    ],
)
def test_what_attacks_pay(who: str, attack: str, gained: int) -> None:
    strike = the_cards().strikes[f"{who}/{attack}"]
    duel = facing(who).roll(faces("hit", 2, strike.dice), faces("blank", 3 - strike.type))
    assert settle(duel.attack(who, attack, FOE)).power(who) == gained
    assert duel.damage(FOE) == 2


@pytest.mark.parametrize(
    ("who", "attack", "condition"),
    [(DORMAMMU, "shadow-bolt", "hex"), (MEPHISTO, "hellfire-lash", "incinerate"), (TASK, "sword-strike", "bleed")],
)
@pytest.mark.parametrize("face", ["wild", "hit"])
def test_conditions_on_a_wild(who: str, attack: str, condition: str, face: str) -> None:
    strike = the_cards().strikes[f"{who}/{attack}"]
    duel = facing(who).roll(faces(face, 1, strike.dice), faces("blank", 3 - strike.type))
    assert settle(duel.attack(who, attack, FOE)).conditions(FOE) == ({condition} if face == "wild" else set())
