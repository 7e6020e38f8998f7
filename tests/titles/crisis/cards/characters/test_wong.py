"""Wong."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle, usable
from ..scenes.convocation import dice, fight

CLEA = "clea"
STRANGE = "doctor-strange"
SUPREME = "doctor-strange-sorcerer-supreme"
WONG = "wong"


def test_wong_strikes_for_one_power() -> None:
    assert fight(WONG, "strike", dice("hit", 3, of=4), dice("blank", 4)).power(WONG) == 9


def test_the_assistant_gives_each_friend_one_power_per_round() -> None:
    duel = Duel([WONG, CLEA], SKULL).set(WONG, power=6).use(WONG, "faithful-assistant")
    assert (duel.power(CLEA), duel.power(WONG)) == (1, 4)
    assert not usable(duel, WONG, "faithful-assistant")


def test_meditation_gives_one_power_for_an_action() -> None:
    duel = Duel(WONG, SKULL).use(WONG, "meditate")
    assert (duel.power(WONG), duel.t.superpower(0, "meditate").action) == (1, True)


@pytest.mark.parametrize(("mode", "left"), [("heal", (0, {"slow"})), ("remove_condition", (2, set()))])
def test_the_blessing_heals_or_cleanses_each_once_per_round(mode: str, left: tuple[int, set[str]]) -> None:
    duel = (
        Duel([WONG, CLEA], SKULL).set(WONG, power=3).set(CLEA, damage=2, conditions=("slow",)).use(WONG, "the-vishantis-blessing")
    )
    settle(duel.answer(CLEA).answer(("mode", mode)))
    assert (duel.damage(CLEA), duel.conditions(CLEA)) == left
    duel.use(WONG, "the-vishantis-blessing")
    assert ("character", 1) not in duel.offered
    assert duel.t.superpower(0, "the-vishantis-blessing").action


def test_the_servant_is_braver_near_his_master() -> None:
    for master, at, more in ((STRANGE, 13, 1), (SUPREME, 13, 1), (STRANGE, 30, 0), (CLEA, 13, 0)):
        duel = Duel([WONG, master], SKULL).put(master, 10, at)
        assert duel.t.total("defense_dice", 0, attacker=2, target=0) == more
