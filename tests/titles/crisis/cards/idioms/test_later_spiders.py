"""What several cards of later spiders share, each in one table."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.dice import Dodge
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take

SILK = "silk"
HAM = "spider-ham"
FUTURE = "spider-man-2099"
NOIR = "spider-man-noir"
ULTIMATE = "ultimate-spider-man"
GHOST = "ghost-spider"
MOON = "moon-knight"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(
    ("who", "attack"),
    [(SILK, "spider-strike"), (FUTURE, "spider-talons"), (NOIR, "the-ol-one-two"), (ULTIMATE, "swinging-strike")],
)
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit hit {blanks(dice - 2)}", MISS).attack(who, attack, SKULL))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack", "gained"),
    [
        (HAM, "porker-hijinks", 1),
        (FUTURE, "organic-web-shot", 1),
        (ULTIMATE, "stun-web", 1),
        (HAM, "heres-pie-in-your-eye", 0),
    ],
)
def test_attacks_that_pay_one_or_nothing(who: str, attack: str, gained: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    settle(duel.roll(f"hit hit {blanks(the_cards().strikes[f'{who}/{attack}'].dice - 2)}", MISS).attack(who, attack, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (2, gained)


@pytest.mark.parametrize(
    ("who", "attack", "cost", "faces", "conditions"),
    [
        (SILK, "fingertip-spinnerets", 0, "wild", {"slow"}),
        (HAM, "porker-hijinks", 0, "wild", {"slow"}),
        (HAM, "porker-hijinks", 0, "crit", {"stun"}),
        (HAM, "heres-pie-in-your-eye", 0, "wild", {"shock"}),
        (FUTURE, "2099-sends-its-regards", 4, "blank", {"poison", "stun"}),
        (NOIR, "crime-fighting-arsenal", 3, "hit", {"slow", "shock"}),
        (ULTIMATE, "swinging-strike", 0, "wild", {"slow"}),
        (ULTIMATE, "stun-web", 0, "hit", {"stun"}),
        (ULTIMATE, "mastered-venom-blast", 4, "blank", {"shock", "stun"}),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, cost: int, faces: str, conditions: set[str]) -> None:
    for shown, gained in ((faces, conditions), ("blank", conditions if faces == "blank" else set())):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        weapon = the_cards().strikes[f"{who}/{attack}"]
        more = weapon.dice - len(shown.split()) + shown.count("crit")
        duel.roll(f"{shown} {blanks(more)}", MISS).attack(who, attack, SKULL if weapon.shape == "target" else None)
        if weapon.shape == "beam":
            duel.answer([0])
        settle(duel)
        assert duel.conditions(SKULL) == gained


@pytest.mark.parametrize(
    ("who", "sense", "dice"),
    [
        (SILK, "silk-sense", (0, 1, 2, 3)),
        (HAM, "spider-nonsense", (0,)),
        (NOIR, "spider-sense", (0, 1)),
        (ULTIMATE, "ultimate-spider-sense", (0, 1, 2, 3)),
    ],
)
def test_senses_reroll_two_dice_and_some_of_them_failures(who: str, sense: str, dice: tuple[int, ...]) -> None:
    thrown = {2: "blank fail", 3: "blank blank fail", 4: "blank blank fail fail"}[Duel(who, GHOST).t.side(0).defense[0]]
    duel = Duel(who, GHOST).put(GHOST, 12.5, 10).roll("hit hit blank blank", thrown).attack(GHOST, "spider-technique", who)
    take(duel, sense)
    assert (duel.ask.region.allowed, duel.ask.region.most) == (dice, min(2, len(dice)))


@pytest.mark.parametrize(
    ("who", "sense", "mystic"),
    [
        (SILK, "silk-sense", True),
        (HAM, "spider-nonsense", False),
        (NOIR, "spider-sense", False),
        (ULTIMATE, "ultimate-spider-sense", True),
    ],
)
def test_some_senses_help_against_mystic_attacks(who: str, sense: str, mystic: bool) -> None:
    duel = Duel(who, MOON).set(MOON, power=4).put(MOON, 12.5, 10)
    duel.roll(blanks(7), blanks(duel.t.side(0).defense[2])).attack(MOON, "avatar-of-khonshu", who)
    assert offers(duel, sense) is mystic


SENSES = [(SILK, "silk-sense"), (HAM, "spider-nonsense"), (NOIR, "spider-sense"), (ULTIMATE, "ultimate-spider-sense")]


@pytest.mark.parametrize(("who", "sense"), SENSES)
def test_senses_help_to_dodge_but_not_to_attack(who: str, sense: str) -> None:
    attack = next(
        one for one in the_cards().strikes.values() if one.key.startswith(f"{who}/") and not one.cost and one.shape == "target"
    )
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    assert not offers(duel.roll(blanks(attack.dice), MISS).attack(who, attack.id, SKULL), sense)
    duel = Duel(who, SKULL)
    assert offers(duel.roll(blanks(duel.t.side(0).defense[0])).push(Dodge(0, 2, 1)), sense)


@pytest.mark.parametrize("who", [SILK, HAM, FUTURE, NOIR, ULTIMATE])
def test_they_crawl_up_walls(who: str) -> None:
    assert list(Duel(who, SKULL).t.changes("move_size", 0)) == [5]
