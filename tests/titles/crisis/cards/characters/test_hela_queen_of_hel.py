"""Hela, Queen of Hel (Hela)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import usable
from ..scenes.asgard import blanks, settle_for

SIF = "lady-sif"
HELA = "hela-queen-of-hel"
MISS = "blank blank fail fail"


def souls(duel: Duel, n: int) -> Duel:
    from longbox.titles.crisis.cards.characters.hela_queen_of_hel import ONE_SOUL

    for _ in range(n):
        duel.script(ONE_SOUL, HELA)
    return duel


def held(duel: Duel) -> int:
    return duel.t.total("captured-soul", duel.who(HELA))


def test_she_claims_the_soul_of_whom_she_hurts() -> None:
    for face, n in (("hit", 1), ("blank", 0)):
        duel = Duel(HELA, SKULL).set(HELA, power=1).put(SKULL, 13, 10).roll(blanks(6, face), MISS)
        assert held(settle_for(duel.attack(HELA, "claim-soul", SKULL))) == n


def test_rain_lets_the_bleeding_count_no_wilds() -> None:
    for conditions, n in (((), 0), (("bleed",), 1)):
        duel = Duel(HELA, SKULL).set(HELA, power=3).set(SKULL, conditions=conditions).put(SKULL, 13, 10)
        settle_for(duel.roll(blanks(7, "hit"), "wild blank blank blank").attack(HELA, "rain-of-hel", SKULL))
        assert duel.damage(SKULL) == n


def test_rain_explodes_among_enemies() -> None:
    duel = Duel([HELA, SIF], [SKULL, BONES]).set(HELA, power=3).put(SKULL, 13, 10).put(BONES, 13, 12.5).put(SIF, 15, 10)
    settle_for(duel.roll(blanks(7, "wild"), "block block block block").attack(HELA, "rain-of-hel", SKULL))
    assert [duel.damage(who) for who in (SKULL, BONES, SIF, HELA)] == [0, 1, 0, 0]


def test_her_army_strengthens_the_next_blade_or_rain() -> None:
    duel = Duel(HELA, SKULL).put(SKULL, 13, 10)
    assert not usable(duel, HELA, "army-of-hel")
    souls(duel, 3).use(HELA, "army-of-hel")
    assert duel.offered == (("number", 3), ("number", 2), ("number", 1))
    duel.answer(("number", 2))
    assert held(duel) == 1
    assert not usable(duel, HELA, "army-of-hel")
    settle_for(duel.roll(blanks(7, "hit"), MISS).attack(HELA, "hel-forged-blade", SKULL))
    assert (duel.t.script, duel.conditions(SKULL)) == ([], {"bleed"})
    settle_for(duel.set(SKULL, conditions=()).roll(blanks(5), MISS).attack(HELA, "hel-forged-blade", SKULL))
    assert (duel.t.script, duel.conditions(SKULL)) == ([], set())  # the next attack only


def test_three_souls_keep_her_on_her_feet() -> None:
    for n, stays in ((3, True), (2, False)):
        duel = souls(Duel([HELA, SIF], SKULL).set(HELA, injured=1, damage=3), n)
        settle_for(duel.script(damage(TARGET, 1), SKULL, target=duel.who(HELA)), "queen-of-hel")
        assert bool(duel.t.status[0] & 1) is stays
        if stays:
            assert (duel.damage(HELA), held(duel)) == (0, 0)


def test_healthy_she_is_dazed_all_the_same() -> None:
    duel = souls(Duel([HELA, SIF], SKULL).set(HELA, damage=5), 3)
    settle_for(duel.script(damage(TARGET, 1), SKULL, target=duel.who(HELA)))
    assert duel.is_dazed(HELA)


def test_the_goddess_of_death_gathers_the_fallen() -> None:
    duel = Duel([HELA, SIF], [SKULL, BONES]).set(SKULL, damage=5).set(SIF, injured=1, damage=5)
    settle_for(duel.script(damage(TARGET, 1), HELA, target=duel.who(SKULL)))
    assert held(duel) == 1
    settle_for(duel.script(damage(TARGET, 1), BONES, target=duel.who(SIF)))
    assert held(duel) == 2
    assert held(souls(duel, 3)) == 3


def test_deaths_embrace_drains_life() -> None:
    duel = Duel(HELA, SKULL).put(SKULL, 14, 10).set(HELA, power=4, damage=3).use(HELA, "deaths-embrace")
    assert duel.ask.kind == "advance"
    duel.roll(blanks(4, "crit", "wild")).answer([11.5, 10.0])
    assert duel.offered == (("number", 2), ("number", 1), ("number", 0))
    settle_for(duel)
    assert (duel.damage(SKULL), duel.damage(HELA)) == (2, 1)
    assert not usable(duel, HELA, "deaths-embrace")
    duel = Duel(HELA, SKULL).put(SKULL, 14.5, 10).set(HELA, power=2).use(HELA, "deaths-embrace").answer([10.0, 10.0])
    assert (duel.still, duel.damage(SKULL)) == (True, 0)  # not close enough


def test_injured_she_embraces_nobody() -> None:
    duel = Duel(HELA, SKULL).put(SKULL, 13, 10).set(HELA, power=4, injured=1)
    assert not usable(duel, HELA, "deaths-embrace")
