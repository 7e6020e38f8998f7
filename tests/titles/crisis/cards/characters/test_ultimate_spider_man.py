"""Ultimate Spider-Man (Miles Morales)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.targets import targets_of
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable

ULTIMATE = "ultimate-spider-man"
GHOST = "ghost-spider"
MOON = "moon-knight"
MILES = "spider-man"
VENOM = "venom"


@pytest.mark.parametrize(("target", "faces", "pulled"), [(VENOM, "wild", True), (VENOM, "hit", False), ("rhino", "wild", False)])
def test_he_may_reel_in_whom_he_has_webbed(target: str, faces: str, pulled: bool) -> None:
    duel = Duel(ULTIMATE, target).put(target, 14, 10)
    duel.roll(f"{faces} {blanks(4)}", "fail " * duel.t.side(1).defense[0]).attack(ULTIMATE, "swinging-strike", target)
    assert offers(duel, "web-up") is pulled
    if pulled:
        settle(take(duel, "web-up"))
        assert duel.at(target)[0] < 14


def test_the_arc_leaps_to_as_many_as_there_are_wilds() -> None:
    for faces, hurt in (("wild", 2), ("hit", 0)):
        duel = Duel(ULTIMATE, [SKULL, GHOST, MOON]).set(ULTIMATE, power=4)
        duel.put(SKULL, 12.5, 10).put(GHOST, 15, 10).put(MOON, 12.5, 14)
        duel.roll(f"{faces} {blanks(7)}", "block block block block").attack(ULTIMATE, "mastered-venom-blast", SKULL)
        if hurt:
            take(duel, str(duel.who(GHOST)))
        settle(duel)
        assert (duel.damage(SKULL), duel.damage(GHOST), duel.damage(MOON)) == (0, hurt, 0)


def test_ultimate_failures_are_rerolled_by_whatever_rerolls_but_never_covered() -> None:
    hedge = ("hedge", 2, True, ((11.3, 12.0), (11.5, 12.0), (11.5, 14.0), (11.3, 14.0)))
    duel = Duel([MILES, ULTIMATE], GHOST, terrain=[hedge]).lead(MILES).put(ULTIMATE, 10, 13).put(GHOST, 15, 13)
    duel.roll("hit blank blank blank", "fail fail fail fail").attack(GHOST, "impact-webbing", ULTIMATE)
    assert duel.t.covered(2, 1)
    take(duel, "great-responsibility")
    assert duel.ask.region.allowed == (0, 1, 2, 3)
    duel.roll("fail").answer((0,))
    assert not offers(duel, "cover")


def test_a_swing_adds_two_dice_to_the_next_strike() -> None:
    duel = Duel(ULTIMATE, SKULL).set(ULTIMATE, power=4).put(SKULL, 12.5, 10).use(ULTIMATE, "web-swing")
    assert (duel.ask.kind, duel.ask.region.range) == ("place", 3)
    duel.answer([10.0, 10.0])
    assert not usable(duel, ULTIMATE, "web-swing")
    for attack, dice in (("stun-web", 4), ("swinging-strike", 7), ("swinging-strike", 5)):
        settle(
            duel.roll(blanks(dice), blanks(4 if attack != "stun-web" else duel.t.side(1).defense[1])).attack(
                ULTIMATE, attack, SKULL
            )
        )
        assert not duel.t.script


def test_he_does_his_thing_once_per_turn() -> None:
    thing = "you-did-you"
    duel = Duel(ULTIMATE, GHOST).set(ULTIMATE, power=4).roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", ULTIMATE)
    take(duel, thing)
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", False)
    duel.answer(min(duel.offered, key=lambda at: (at[0] - 14) ** 2 + (at[1] - 10) ** 2))
    settle(take(duel.roll(f"hit {blanks(4)}", blanks(3)), "swinging-strike"))
    assert (duel.damage(GHOST), duel.power(ULTIMATE), duel.at(ULTIMATE)[0] > 11) == (1, 3, True)
    assert not offers(duel.roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", ULTIMATE), thing)


def test_he_strikes_nobody_who_is_still_far() -> None:
    duel = Duel(ULTIMATE, GHOST).set(ULTIMATE, power=2).roll(blanks(4), blanks(4))
    take(duel.attack(GHOST, "impact-webbing", ULTIMATE), "you-did-you")
    duel.answer(min(duel.offered, key=lambda at: at[0]))
    assert not duel.t.within(0, 1, 2)
    assert duel.still


def test_ultimate_spider_man_is_hard_to_see() -> None:
    duel = Duel(ULTIMATE, MILES).put(MILES, 18, 10)
    assert targets_of(duel.t, 1, the_cards().strikes["silver-sable/headshot"]) == []
