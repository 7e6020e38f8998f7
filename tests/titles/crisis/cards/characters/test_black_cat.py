"""Black Cat (Felicia Hardy)."""

from __future__ import annotations

from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import SKULL, hold
from ..playing import offers, settle, usable

CAT = "black-cat"
GHOST = "ghost-spider"
MOON = "moon-knight"
MISS = "blank blank fail fail"


def test_claws_pierce() -> None:
    duel = Duel(CAT, SKULL).put(SKULL, 12.5, 10)
    settle(duel.roll("wild blank blank blank", "block blank fail fail").attack(CAT, "cat-claws", SKULL))
    assert duel.damage(SKULL) == 1


def test_trouble_is_one_damage_at_most_and_a_way_out() -> None:
    duel = Duel(CAT, SKULL).set(CAT, power=2)
    duel.roll("wild hit hit hit hit hit", MISS).attack(CAT, "troublemaker", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.ask.region.tool == S
    settle(duel)
    assert duel.damage(SKULL) == 1


def test_she_takes_what_others_carry() -> None:
    duel = hold(Duel(CAT, SKULL).set(CAT, power=3).put(SKULL, 12, 10), SKULL)
    assert usable(duel, CAT, "master-cat-burglar")
    assert not usable(duel.put(SKULL, 16, 10), CAT, "master-cat-burglar")
    settle(duel.put(SKULL, 12, 10).use(CAT, "master-cat-burglar"))
    assert duel.t.token_holder == [duel.who(CAT)]
    assert duel.t.superpower(0, "master-cat-burglar").action


def test_she_takes_nothing_from_empty_hands_or_beyond_the_limit() -> None:
    assert not usable(Duel(CAT, SKULL).set(CAT, power=3).put(SKULL, 12, 10), CAT, "master-cat-burglar")
    duel = hold(hold(Duel(CAT, SKULL).set(CAT, power=3).put(SKULL, 12, 10), SKULL), CAT)
    assert not usable(duel, CAT, "master-cat-burglar")


def test_bad_luck_for_whoever_aims_at_her() -> None:
    duel = Duel(CAT, MOON).put(MOON, 12.5, 10).roll("crit blank blank blank", "blank blank fail")
    assert not offers(duel.attack(MOON, "bo-staff", CAT), "bo-staff")
    assert (duel.damage(CAT), duel.t.script) == (1, [])  # no die for the Critical
    duel = Duel(GHOST, MOON).put(MOON, 12.5, 10).roll("crit blank blank blank blank", "blank blank fail")
    assert offers(duel.attack(MOON, "bo-staff", GHOST), "bo-staff")
