"""Iceman (Bobby Drake)."""

from __future__ import annotations

import pytest

from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..playing import blanks, settle

ANGEL = "angel"
ICEMAN = "iceman"
MISS = "blank blank fail fail"


def test_he_freezes_and_slides_over_large_terrain_once() -> None:
    wall = box("wall", 5, 8.0, 11.5, 4.0, 0.5, False)
    for power, over in (("freeze-and-fade", True), ("", False)):
        duel = Duel(ICEMAN, SKULL, terrain=[wall]).set(ICEMAN, power=2).put(SKULL, 13, 10)
        if power:
            duel.roll(blanks(4), MISS).use(ICEMAN, power).answer("freezing-blast").answer([0])
            while ("move",) not in duel.offered:
                duel.answer(duel.offered[0])
            duel.answer("move")
        else:
            duel.advance(ICEMAN, 1)
        assert any(one[1] > 13 and 9 < one[0] < 11 for one in duel.offered) is over
        settle(duel.answer([10.0, 10.0]))
        duel.advance(ICEMAN, 1)
        assert not any(one[1] > 13 and 9 < one[0] < 11 for one in duel.offered)


@pytest.mark.parametrize(("before", "after", "hurt"), [((), {"slow"}, 0), (("slow",), {"slow"}, 1)])
def test_the_cold_catches_enemies_that_move_near_him(before: tuple[str, ...], after: set[str], hurt: int) -> None:
    duel = Duel([ICEMAN, ANGEL], SKULL).put(SKULL, 13, 10).set(SKULL, conditions=before)
    duel.activate(SKULL).answer("move").answer([13.0, 10.0])
    assert (duel.conditions(SKULL), duel.damage(SKULL)) == (after, hurt)


def test_the_cold_catches_enemies_that_attack_near_him_but_no_others() -> None:
    duel = Duel([ICEMAN, ANGEL], [CAP, SKULL]).put(CAP, 13, 10).put(SKULL, 30, 30).put(ANGEL, 10, 13)
    duel.roll(blanks(5), "blank blank blank blank").activate(CAP).answer("shield-bounce").answer(ICEMAN)
    assert duel.conditions(CAP) == {"slow"}
    duel = Duel([ICEMAN, ANGEL], SKULL).put(SKULL, 30, 30).activate(SKULL).answer("move").answer([30.0, 30.0])
    assert duel.conditions(SKULL) == set()
    duel = Duel([ICEMAN, ANGEL], SKULL).put(ANGEL, 10, 12.5).activate(ANGEL).answer("move").answer([10.0, 12.5])
    assert duel.conditions(ANGEL) == set()
