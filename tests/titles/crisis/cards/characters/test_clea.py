"""Clea."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, gain_condition

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import usable
from ..scenes.convocation import dice, fight

CLEA = "clea"
VOODOO = "doctor-voodoo"
WONG = "wong"


def test_demon_claws_bleed_on_a_wild() -> None:
    duel = fight(CLEA, "demon-claws-of-denak", "wild blank blank blank", dice("blank", 3))
    assert (duel.conditions(SKULL), duel.power(CLEA)) == ({"bleed"}, 9)


@pytest.mark.parametrize(
    ("roll", "gained"),
    [
        ("hit hit blank blank blank blank", set()),
        ("wild blank blank blank blank blank", {"slow"}),
        ("wild hit blank blank blank blank", {"slow", "stun"}),
        ("crit wild hit block blank blank blank", {"slow", "stun", "stagger"}),
    ],
)
def test_icy_tendrils_by_icons(roll: str, gained: set[str]) -> None:
    assert fight(CLEA, "icy-tendrils-of-ikthalon", roll, dice("block", 3)).conditions(SKULL) == gained


def test_the_faltine_gives_three_power_and_may_hurt() -> None:
    duel = Duel(CLEA, SKULL).roll("fail fail hit hit hit").use(CLEA, "descendant-of-the-faltine")
    assert (duel.power(CLEA), duel.damage(CLEA)) == (3, 2)
    assert not usable(duel, CLEA, "descendant-of-the-faltine")


def test_the_mighty_hand_throws_small_things_near_her() -> None:
    duel = Duel(CLEA, [SKULL, "black-dwarf"], terrain=[CRATE]).set(CLEA, power=3).put(SKULL, 13, 10).put("black-dwarf", 12, 7)
    duel.use(CLEA, "oshturs-mighty-hand")
    assert ("character", 1) in duel.offered
    assert ("character", 2) not in duel.offered
    assert duel.answer(SKULL).ask.kind == "direction"


def test_vapors_place_each_friend_once_per_turn() -> None:
    duel = Duel([CLEA, WONG], SKULL).set(CLEA, power=9).use(CLEA, "vapors-of-dormammu").answer(WONG).answer([10.0, 17.0])
    assert duel.at(WONG) == (10.0, 17.0)
    duel.put(WONG, 10, 13).use(CLEA, "vapors-of-dormammu").answer([10.0, 6.0])
    assert duel.at(CLEA) == (10.0, 6.0)
    assert not usable(duel, CLEA, "vapors-of-dormammu")


@pytest.mark.parametrize(("who", "condition"), [(CLEA, "incinerate"), (VOODOO, "hex"), (VOODOO, "incinerate")])
def test_immunities(who: str, condition: str) -> None:
    assert Duel(who, SKULL).script(gain_condition(TARGET, condition, "slow"), SKULL, target=0).conditions(who) == {"slow"}
