"""Daredevil (Matt Murdock)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.targets import targets_of
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import BONES, CAP, SKULL, WIDOW
from ..playing import blanks, offers, settle, take, usable

DEVIL = "daredevil"
GHOST = "ghost-spider"
MOON = "moon-knight"
VENOM = "venom"
MISS = "blank blank fail fail"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def test_the_hook_reaches_around_corners_and_finds_the_stealthy() -> None:
    duel = Duel(DEVIL, WIDOW, terrain=[WALL]).put(WIDOW, 15.5, 10)
    t = duel.t
    assert targets_of(t, 0, the_cards().strikes["daredevil/baton-hook"]) == [1]
    duel = Duel(DEVIL, WIDOW).put(WIDOW, 18, 10)
    assert not duel.t.within(0, 1, 3)
    assert targets_of(duel.t, 0, the_cards().strikes["daredevil/baton-hook"]) == [1]
    assert targets_of(duel.t, 0, the_cards().strikes["ghost-spider/impact-webbing"]) == []
    assert duel.power(DEVIL) == 0


def test_the_hook_may_pull_what_is_small() -> None:
    for target, offered in ((SKULL, True), (VENOM, False)):
        duel = Duel(DEVIL, target).roll("hit blank blank blank", MISS).attack(DEVIL, "baton-hook", target)
        assert offers(duel, "pull") is offered


def test_deliverance_counts_enemies_when_it_is_chosen_and_pushes_each() -> None:
    duel = Duel(DEVIL, [SKULL, BONES, CAP]).set(DEVIL, power=5).put(SKULL, 13, 10).put(BONES, 7, 10).put(CAP, 30, 30)
    at = duel.at(SKULL), duel.at(BONES)
    duel.roll(blanks(8), blanks(4), blanks(8), blanks(4)).attack(DEVIL, "devils-deliverance")
    settle(duel)
    assert not duel.t.script  # eight dice each: six and two enemies, though the first was pushed out of the area
    assert duel.at(SKULL) != at[0]
    assert duel.at(BONES) != at[1]


def test_a_dazed_enemy_does_not_feed_deliverance() -> None:
    duel = Duel(DEVIL, [SKULL, BONES]).set(DEVIL, power=5).put(SKULL, 13, 10).put(BONES, 7, 10).set(BONES, dazed=True)
    settle(duel.roll(blanks(7), blanks(4)).attack(DEVIL, "devils-deliverance"))
    assert not duel.t.script


def test_knights_reroll_as_many_dice_as_there_are_enemies_near_once_per_turn() -> None:
    duel = Duel([DEVIL, GHOST], [SKULL, BONES]).lead(DEVIL).put(GHOST, 13, 13).put(SKULL, 15.5, 13).put(BONES, 13, 15.5)
    take(duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL), "marvel-knights")
    assert duel.ask.region.most == 2
    settle(duel.roll("hit hit").answer((0, 1)))
    assert duel.damage(SKULL) == 2
    assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL), "marvel-knights")


def test_knights_need_an_enemy_near() -> None:
    duel = Duel([DEVIL, GHOST], SKULL).lead(DEVIL).put(GHOST, 10, 13).put(SKULL, 16, 13)
    assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "impact-webbing", SKULL), "marvel-knights")


def test_the_devil_attacks_for_free_and_pays_for_failures() -> None:
    for face, hurt in (("fail", 1), ("blank", 0)):
        duel = Duel(DEVIL, SKULL).set(DEVIL, injured=1, power=9).put(SKULL, 12.5, 10).use(DEVIL, "devil-of-hells-kitchen")
        assert set(duel.offered) == {PASS, ("attack", "strike"), ("attack", "baton-hook")}
        settle(duel.roll(f"hit {face} {blanks(3)}", MISS).answer("strike"))
        assert (duel.damage(SKULL), duel.damage(DEVIL)) == (1, hurt)
        assert not usable(duel, DEVIL, "devil-of-hells-kitchen")
    assert not usable(Duel(DEVIL, SKULL).set(DEVIL, power=9), DEVIL, "devil-of-hells-kitchen")


def test_without_fear_he_comes_and_strikes_back() -> None:
    duel = Duel(DEVIL, GHOST).set(DEVIL, power=2).roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", DEVIL)
    take(duel, "man-without-fear")
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", False)
    duel.answer(min(duel.offered, key=lambda at: (at[0] - 14) ** 2 + (at[1] - 10) ** 2))
    take(duel.roll(f"hit {blanks(4)}", blanks(3)), "strike")
    settle(duel)
    assert (duel.damage(GHOST), duel.at(DEVIL)[0] > 11) == (1, True)
    duel = Duel(DEVIL, GHOST).set(DEVIL, power=2, injured=1).roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", DEVIL)
    assert not offers(duel, "man-without-fear")


@pytest.mark.parametrize(("who", "attack", "dealt"), [(GHOST, "impact-webbing", 0), (MOON, "avatar-of-khonshu", 1)])
def test_radar_counts_blanks_except_against_mystic_attacks(who: str, attack: str, dealt: int) -> None:
    duel = Duel(DEVIL, who).set(who, power=4).put(who, 14, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit {blanks(dice - 1)}", blanks(4 - dealt)).attack(who, attack, DEVIL))
    assert (duel.damage(DEVIL), duel.t.script) == (dealt, [])
