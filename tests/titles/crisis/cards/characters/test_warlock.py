"""Warlock."""

from __future__ import annotations

from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit

CABLE = "cable"
WARLOCK = "warlock"


def test_warlock_throws_the_target_and_rerolls_for_terrain() -> None:
    assert offers(hit(WARLOCK, "self-must-protect-selffriend", "wild"), "'throw'")
    assert not offers(hit(WARLOCK, "self-must-protect-selffriend", "hit"), "'throw'")
    duel = Duel(WARLOCK, SKULL, terrain=[box("crate", 2, 9, 12, 2, 2)]).put(SKULL, 12.5, 10).set(WARLOCK, power=4)
    duel.attack(WARLOCK, "self-must-protect-selffriend", SKULL).roll(blanks(7), blanks(3), "hit hit")
    take(duel, "destroy")
    duel.answer(duel.offered[0])
    assert duel.t.rubble == 1
    take(duel, "self-must-protect-selffriend")
    assert duel.ask.kind == "dice"
    assert max(len(one) for one in duel.offered) == 2
    settle(duel.answer([0, 1]))
    assert duel.damage(SKULL) == 2


def test_warlock_eats_terrain_infects_and_blurs() -> None:
    duel = Duel(WARLOCK, SKULL, terrain=[box("crate", 2, 9, 12, 2, 2)]).set(WARLOCK, power=2, damage=4)
    settle(duel.use(WARLOCK, "techno-organic-absorption"))
    assert (duel.damage(WARLOCK), duel.t.rubble) == (2, 1)
    duel = Duel(WARLOCK, [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 10, 12.5).set(SKULL, conditions=("poison",))
    settle(duel.set(WARLOCK, power=2).use(WARLOCK, "transmode-virus-infection"))
    assert [duel.damage(who) for who in (WARLOCK, SKULL, CAP)] == [2, 2, 0]
    for at, dice in ((18.0, 4), (12.0, 3)):
        duel = Duel(CABLE, WARLOCK).put(WARLOCK, at + 1.5, 10).roll(blanks(5), blanks(dice))
        settle(duel.attack(CABLE, "plasma-rifle", WARLOCK))
        assert not duel.t.script
