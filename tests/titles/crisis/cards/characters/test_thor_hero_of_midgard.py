"""Thor, Hero of Midgard (Thor Odinson)."""

from __future__ import annotations

from ...scene import PASS, Duel
from ..cast import BONES, SKULL, SPIDER
from ..playing import usable
from ..scenes.asgard import blanks, settle_for

HERO = "thor-hero-of-midgard"
PRINCE = "thor-prince-of-asgard"
MISS = "blank blank fail fail"


def test_lightning_arc_strikes_as_many_as_there_are_wilds() -> None:
    duel = Duel(HERO, [SKULL, BONES, SPIDER]).put(SKULL, 13, 10).put(BONES, 15, 10).put(SPIDER, 13, 13)
    duel.roll(blanks(7, "wild"), "block block block block").attack(HERO, "odinsons-ire", SKULL)
    while not duel.still:
        arcs = ("character", duel.who(SPIDER)) in duel.offered
        duel.answer(SPIDER if arcs else PASS if PASS in duel.offered else duel.offered[0])
    assert [duel.damage(who) for who in (SKULL, BONES, SPIDER)] == [0, 0, 1]


def test_his_ire_may_push() -> None:
    duel = Duel(HERO, SKULL).put(SKULL, 13, 10).roll(blanks(7, "wild", "hit"), "block block block block")
    duel.attack(HERO, "odinsons-ire", SKULL)
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[-1])
    assert settle_for(duel.answer([0.0])).at(SKULL)[0] > 14


def test_he_has_words_at_close_quarters_and_throws() -> None:
    duel = Duel(HERO, SKULL).put(SKULL, 14.5, 10).set(HERO, power=4)
    duel.roll(blanks(10, "hit"), MISS).attack(HERO, "i-would-have-words-with-thee", SKULL)
    assert duel.damage(SKULL) == 0
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    assert duel.damage(SKULL) == 1
    assert duel.ask.kind == "direction"
    at = duel.at(SKULL)
    assert settle_for(duel).at(SKULL) != at


def test_he_throws_himself_and_is_not_hurt() -> None:
    duel = Duel(HERO, SKULL).put(SKULL, 14, 10).set(HERO, power=6).use(HERO, "have-at-thee")
    assert duel.ask.kind == "direction"
    duel.roll(blanks(4)).answer([0.0])
    settle_for(duel)
    assert duel.at(HERO)[0] > 11
    assert (duel.damage(HERO), duel.damage(SKULL) > 0) == (0, True)
    assert not usable(duel, HERO, "have-at-thee")


def test_he_says_nay() -> None:
    for x, nay in ((14.0, True), (20.0, False)):
        duel = Duel(HERO, PRINCE).put(PRINCE, x, 10).set(HERO, power=3).set(PRINCE, power=1)
        duel.roll(blanks(5), blanks(4)).attack(PRINCE, "hammer-throw", HERO)
        found = "nay" in str(duel.offered) if not duel.still else False
        if nay:
            assert found
            duel.roll(blanks(7, "wild", "crit"))
            settle_for(duel.answer("thor-hero-of-midgard/i-say-the-nay-villain"))
            assert duel.damage(PRINCE) == 2
        else:
            assert not found
