"""What several cards of the Uncanny X-Men share, each in one table."""

from __future__ import annotations

import pytest

from titles.crisis.shelf import the_cards

from ...fighters import character
from ...scene import Duel, box
from ..cast import SKULL
from ..playing import blanks, offers, settle
from ..scenes.uncanny_x_men import aim

ANGEL = "angel"
BEAST = "beast"
CYCLOPS = "cyclops"
GAMBIT = "gambit"
ICEMAN = "iceman"
JEAN = "jean-grey"
LOGAN = "logan-the-wolverine"
KURT = "nightcrawler"
XAVIER = "professor-x"
ROGUE = "rogue"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (BEAST, "acrobatic-strike"), (CYCLOPS, "optic-blast"), (GAMBIT, "kinetic-ace"), (JEAN, "psionic-bolt"), (LOGAN, "x-slash"),
        (KURT, "teleporting-strike"), (XAVIER, "psychic-dart"), (ROGUE, "absorbing-strike"),
    ],
)  # fmt: skip
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit hit {blanks(dice - 2)}", MISS).attack(who, attack, SKULL))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack", "cost", "condition"),
    [
        (ANGEL, "avenging-angel", 3, "stun"),
        (ICEMAN, "chill", 3, "stagger"),
        (ICEMAN, "freezing-blast", 0, "slow"),
        (LOGAN, "tornado-claw", 4, "bleed"),
        (XAVIER, "psychic-dart", 0, "root"),
    ],
)
def test_conditions_on_a_wild(who: str, attack: str, cost: int, condition: str) -> None:
    for face, gained in (("wild", {condition}), ("hit", set())):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        strike = the_cards().strikes[f"{who}/{attack}"]
        duel.roll(f"{face} {blanks(strike.dice - 1)}", MISS)
        if strike.shape == "beam":
            aim(duel, who, attack, SKULL)
        else:
            duel.attack(who, attack, SKULL)
        assert settle(duel).conditions(SKULL) == gained


@pytest.mark.parametrize(
    ("who", "attack", "cost", "size", "throws"),
    [
        (ANGEL, "avenging-angel", 3, 3, True), (ANGEL, "avenging-angel", 3, 4, False),
        (ROGUE, "southern-hospitality", 3, 4, True), (ROGUE, "southern-hospitality", 3, 5, False),
        (JEAN, "telekinetic-force", 5, 4, True), (JEAN, "telekinetic-force", 5, 5, False),
    ],
)  # fmt: skip
def test_what_is_too_large_is_not_thrown(who: str, attack: str, cost: int, size: int, throws: bool) -> None:
    large = character(f"x-men-victim-{size}", size=size)
    duel = Duel(who, large).set(who, power=cost).put(large, 12.5, 10)
    duel.roll(blanks(the_cards().strikes[f"{who}/{attack}"].dice), "blank blank blank").attack(who, attack, large)
    assert offers(duel, "'throw'") is throws


@pytest.mark.parametrize("who", [ANGEL, JEAN, ROGUE, BEAST, KURT])
def test_flyers_and_climbers_cross_large_terrain(who: str) -> None:
    wall = box("wall", 5, 8.0, 11.6, 4.0, 0.5, False)
    duel = Duel(who, SKULL, terrain=[wall]).advance(who, 1)
    assert any(one[1] > 13.3 and 9 < one[0] < 11 for one in duel.offered)
