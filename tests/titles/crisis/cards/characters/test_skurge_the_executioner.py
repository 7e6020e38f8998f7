"""Skurge, The Executioner (Skurge)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..scenes.asgard import blanks, settle_for

SKURGE = "skurge-the-executioner"
VALKYRIE = "valkyrie"
BILL = "beta-ray-bill"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "name"), [(SKURGE, "aggressive"), (BILL, "honorbound")])
def test_they_come_closer_when_hurt(who: str, name: str) -> None:
    for face, comes in (("hit", True), ("blank", False)):
        duel = Duel(who, CAP).roll(blanks(5, face), "blank blank blank fail").attack(CAP, "shield-bounce", who)
        asked = False
        while not duel.still:
            if duel.ask.kind == "advance":
                duel.answer(duel.offered[-1])
                continue
            found = [one for one in duel.offered if name in str(one)]
            asked |= bool(found)
            duel.answer(found[0] if found else PASS if PASS in duel.offered else duel.offered[0])
        assert (asked, duel.at(who) != (10.0, 10.0)) == (comes, comes)


def test_the_axe_gives_one_power() -> None:
    duel = Duel(SKURGE, SKULL).put(SKULL, 12.5, 10).roll(blanks(6), MISS)
    assert settle_for(duel.attack(SKURGE, "battle-axe", SKULL)).power(SKURGE) == 1


def test_the_executioner_rerolls_against_the_bleeding() -> None:
    for conditions, offered in (((), False), (("bleed",), True)):
        duel = Duel(SKURGE, SKULL).put(SKULL, 12.5, 10).set(SKURGE, power=4).set(SKULL, conditions=conditions)
        duel.roll(blanks(8), MISS).attack(SKURGE, "the-executioner", SKULL)
        assert (not duel.still) is offered
        if offered:
            duel.roll("hit hit").answer(duel.offered[-1]).answer([0, 1])
            assert settle_for(duel).damage(SKULL) == 2


def test_he_steps_in_for_another() -> None:
    duel = Duel([SKURGE, VALKYRIE], CAP).put(CAP, 12.5, 10).set(SKURGE, power=2)
    duel.roll(blanks(5, "hit"), "blank blank blank fail").attack(CAP, "shield-bounce", VALKYRIE)
    settle_for(duel.answer("skurge-the-executioner/right-hand-man"))
    assert (duel.damage(SKURGE), duel.damage(VALKYRIE)) == (1, 0)
    duel = Duel([SKURGE, VALKYRIE], CAP).put(CAP, 16, 12).set(SKURGE, power=2).roll(blanks(5), blanks(3))
    assert settle_for(duel.attack(CAP, "shield-bounce", VALKYRIE)).power(SKURGE) == 2  # too far away
