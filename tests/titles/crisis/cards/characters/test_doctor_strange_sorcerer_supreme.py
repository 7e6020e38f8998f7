"""Doctor Strange, Sorcerer Supreme (Stephen Vincent Strange)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import settle
from ..scenes.convocation import dice

ANCIENT = "ancient-one"
CLEA = "clea"
SUPREME = "doctor-strange-sorcerer-supreme"
MAGIK = "magik"
WONG = "wong"


@pytest.mark.parametrize("kind", [PHYSICAL, ENERGY, MYSTIC])
def test_daggers_choose_their_type(kind: int) -> None:
    duel = Duel(SUPREME, SKULL).set(SUPREME, power=1).attack(SUPREME, "deadly-daggers-of-daveroth")
    assert duel.offered == (PHYSICAL, ENERGY, MYSTIC)
    duel.roll(dice("blank", 6), dice("blank", (4, 3, 3)[kind])).answer(kind)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    settle(duel)
    assert not duel.t.script


def test_the_shining_circle_spares_cleanses_and_heals_friends() -> None:
    duel = Duel([SUPREME, WONG, CLEA], SKULL).set(SUPREME, power=6, damage=2, conditions=("slow",))
    duel.put(SKULL, 13, 10).put(WONG, 10, 13).put(CLEA, 10, 30).set(WONG, damage=1, conditions=("slow", "hex")).set(CLEA, damage=2)
    duel.roll("wild block blank blank blank blank blank", dice("block", 3)).attack(SUPREME, "shining-circle-of-the-seraphim")
    settle(duel)
    assert [duel.damage(who) for who in (SUPREME, WONG, CLEA)] == [1, 0, 2]
    assert (duel.conditions(SUPREME), len(duel.conditions(WONG))) == (set(), 1)


def test_the_shining_circle_asks_only_which_condition_goes() -> None:
    duel = Duel([SUPREME, WONG], SKULL).set(SUPREME, power=6, conditions=("slow",)).put(SKULL, 13, 10).put(WONG, 10, 13)
    duel.set(WONG, conditions=("slow", "hex"))
    duel.roll("wild blank blank blank blank blank blank", dice("block", 3)).attack(SUPREME, "shining-circle-of-the-seraphim")
    duel.decline()
    assert duel.offered == (("condition", "hex"), ("condition", "slow"))
    duel.answer("hex")
    assert (duel.conditions(SUPREME), duel.conditions(WONG)) == (set(), {"slow"})
    assert duel.still


def test_the_shining_circle_needs_its_icons_to_help() -> None:
    duel = Duel([SUPREME, WONG], SKULL).set(SUPREME, power=6).put(SKULL, 13, 10).put(WONG, 10, 13)
    duel.set(WONG, damage=1, conditions=("slow",))
    settle(duel.roll(dice("block", 1, of=7), dice("block", 3)).attack(SUPREME, "shining-circle-of-the-seraphim"))
    assert (duel.damage(WONG), duel.conditions(WONG)) == (1, {"slow"})


def test_the_eye_lets_other_rules_touch_failures() -> None:
    wall = ("wall", 2, False, ((13.0, 9.0), (13.3, 9.0), (13.3, 11.0), (13.0, 11.0)))
    for who, hurt in ((SUPREME, 0), (ANCIENT, 1)):
        duel = Duel(who, MAGIK, terrain=[wall]).put(who, 11.5, 10).put(MAGIK, 17, 10)
        duel.roll("hit blank blank blank", dice("fail", 3)).attack(MAGIK, "bolts-of-oshtur", who)
        while not duel.still:
            covers = [one for one in duel.offered if "cover" in str(one)]
            duel.answer(covers[0] if covers else (0,) if (0,) in duel.offered else PASS)
        assert duel.damage(who) == hurt


def test_the_scalpel_places_anybody_once_per_turn() -> None:
    duel = Duel(SUPREME, SKULL).set(SUPREME, power=8).put(SKULL, 13, 10).use(SUPREME, "scalpel-of-strange")
    duel.answer(SKULL).answer([19.0, 10.0])
    assert duel.at(SKULL) == (19.0, 10.0)
    duel.put(SKULL, 13, 10).use(SUPREME, "scalpel-of-strange").answer([10.0, 16.0])
    assert duel.at(SUPREME) == (10.0, 16.0)


def test_the_vishanti_give_two_power() -> None:
    duel = Duel(SUPREME, SKULL)
    duel.t.active = 0
    assert settle(duel.push(duel.t.window("power_phase"))).power(SUPREME) == 2
