"""What several cards of the Spider-Foes share, each in one table."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import PHYSICAL
from titles.crisis.shelf import the_cards

from ..cast import SKULL
from ..playing import offers, settle
from ..scenes.spider_foes import faces, near

CARNAGE = "carnage"
ELECTRO = "electro"
KINGPIN = "kingpin"
KRAVEN = "kraven-the-hunter"
LIZARD = "lizard"
MYSTERIO = "mysterio"
RHINO = "rhino"
SHOCKER = "shocker"
VULTURE = "vulture"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(
    ("who", "attack", "dice", "price", "gained", "conditions"),
    [
        (CARNAGE, "symbiote-tendrils", 5, 0, 2, {"bleed"}),
        (ELECTRO, "electric-discharge", 5, 0, 2, {"shock"}),
        (KINGPIN, "headbutt", 5, 0, 2, {"stun"}),
        (KINGPIN, "hail-to-the-king", 7, 3, 0, {"stagger"}),
        (KRAVEN, "kukri-strike", 5, 0, 1, {"bleed"}),
        (KRAVEN, "spear-thrust", 4, 0, 2, set()),
        (LIZARD, "tail-whip", 4, 0, 2, set()),
        (LIZARD, "cold-blooded", 7, 3, 0, {"bleed", "slow"}),
        (MYSTERIO, "hypnosis-gas", 4, 0, 3, set()),  # one for his own blanks
        (MYSTERIO, "curtain-call", 6, 4, 1, {"stagger"}),
        (RHINO, "gore", 5, 0, 2, set()),
        (SHOCKER, "vibro-shock-strike", 5, 0, 2, {"stun"}),
        (SHOCKER, "shake-em-down", 7, 4, 0, {"stagger"}),
        (VULTURE, "raptor-strike", 5, 0, 2, {"bleed"}),
        (VULTURE, "skyline-hunter", 8, 4, 0, set()),
    ],
)
def test_attacks(who: str, attack: str, dice: int, price: int, gained: int, conditions: set[str]) -> None:
    defense = MISS if the_cards().strikes[f"{who}/{attack}"].type == PHYSICAL else "blank fail fail"
    duel = near(who, SKULL, power=price).roll(faces(dice, "wild", "hit"), defense).attack(who, attack, SKULL)
    settle(duel)
    assert not duel.t.script
    assert (duel.damage(SKULL), duel.power(who), duel.conditions(SKULL)) == (2, gained, conditions)


@pytest.mark.parametrize(
    ("who", "attack", "dice", "price"),
    [(KINGPIN, "hail-to-the-king", 7, 3), (VULTURE, "skyline-hunter", 8, 4), (MYSTERIO, "curtain-call", 6, 4)],
)
def test_throws_by_size(who: str, attack: str, dice: int, price: int) -> None:
    for victim, thrown in ((SKULL, True), (RHINO, False)):
        defense = MISS if victim == SKULL else "blank fail fail"[: 10 if who == MYSTERIO else 15]
        duel = near(who, victim, power=price).roll(faces(dice, "hit", "hit"), defense).attack(who, attack, victim)
        assert offers(duel, "'throw'") is thrown
