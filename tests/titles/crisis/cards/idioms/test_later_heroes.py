"""What several cards of later heroes share, each in one table."""

from __future__ import annotations

import pytest

from ..cast import SKULL
from ..playing import settle
from ..scenes.x_force import hit

PROWLER = "prowler"
ELENDIL = "valkyrie-and-elendil"
THREE = "warriors-three"
BLUE = "blue-marvel"
SPECTRUM = "spectrum"


@pytest.mark.parametrize(
    ("who", "attack"),
    [(PROWLER, "prowler-gauntlet-strike"), (ELENDIL, "dragonfang"), (THREE, "hridgandr"), (BLUE, "anti-matter-blast")],
)
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = settle(hit(who, attack, "hit hit"))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"), [(PROWLER, "covert-armament"), (ELENDIL, "geirr"), (THREE, "fimbuldraugr"), (SPECTRUM, "gamma-strike")]
)
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "blank")).power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack", "faces", "gained"),
    [
        (THREE, "hridgandr", "wild", {"stun"}),
        (THREE, "hridgandr", "hit", set()),
        (THREE, "fimbuldraugr", "wild", {"bleed"}),
        (THREE, "fimbuldraugr", "hit", set()),
        (BLUE, "anti-matter-blast", "wild", {"stun"}),
        (BLUE, "anti-matter-blast", "hit", set()),
        (SPECTRUM, "gamma-strike", "wild", {"stun"}),
        (SPECTRUM, "gamma-strike", "hit", set()),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, faces: str, gained: set[str]) -> None:
    assert settle(hit(who, attack, faces)).conditions(SKULL) == gained
