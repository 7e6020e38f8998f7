"""Silk (Cindy Moon)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import S

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.later_spiders import sights, spun, until_asked

SILK = "silk"
FUTURE = "spider-man-2099"
NOIR = "spider-man-noir"
GHOST = "ghost-spider"
MOON = "moon-knight"
VENOM = "venom"
MISS = "blank blank fail fail"


def test_spinnerets_pay_for_each_attack_of_the_beam() -> None:
    duel = Duel(SILK, [SKULL, BONES]).put(SKULL, 12.5, 10).put(BONES, 14.5, 10)
    settle(duel.roll(blanks(5), MISS, blanks(5), MISS).attack(SILK, "fingertip-spinnerets").answer([0]))
    assert duel.power(SILK) == 2


@pytest.mark.parametrize(("target", "faces", "pushed"), [(SKULL, "wild", True), (SKULL, "hit", False), (VENOM, "wild", False)])
def test_silk_may_push_what_is_small_after_the_attack(target: str, faces: str, pushed: bool) -> None:
    duel = Duel(SILK, target).put(target, 13, 10).roll(f"{faces} {blanks(4)}", MISS).attack(SILK, "spider-strike", target)
    assert offers(duel, "push") is pushed
    if pushed:
        assert duel.damage(target) == 1
        assert take(duel, "push").ask.kind == "direction"


def test_the_spinning_jenny_pulls_each_and_then_places_her() -> None:
    duel = Duel(SILK, [SKULL, BONES]).set(SILK, power=5).put(SKULL, 13.5, 10).put(BONES, 6.5, 10)
    duel.roll(blanks(7), blanks(4), blanks(7), blanks(4)).attack(SILK, "the-spectacular-spinning-jenny")
    assert until_asked(duel, "place")
    assert (duel.ask.region.range, duel.t.script) == (3, [])  # both attacks are over
    assert duel.at(SKULL)[0] < 13.5
    assert duel.at(BONES)[0] > 6.5


@pytest.mark.parametrize(("faces", "dealt"), [("crit wild hit blank", 2), ("hit hit block blank", 0)])
def test_whoever_ends_in_the_web_is_hurt_and_she_comes_nearer(faces: str, dealt: int) -> None:
    duel = Duel(SILK, SKULL).set(SILK, power=2).put(SKULL, 15, 10).roll(faces).slide(SKULL, S, "push", SILK, 90.0)
    take(duel, "caught-in-the-web")
    assert (duel.damage(SKULL), duel.power(SILK)) == (dealt, 0)
    assert until_asked(duel, "advance") is (dealt > 0)
    if dealt:
        assert (duel.ask.region.who, duel.ask.region.tool, PASS in duel.offered) == (0, S, True)


def test_the_web_is_for_enemies_near_her() -> None:
    duel = Duel(SILK, SKULL).set(SILK, power=2).put(SKULL, 22, 10).slide(SKULL, S, "push", SILK, 90.0)
    assert not offers(duel, "caught-in-the-web")
    duel = Duel([SILK, MOON], SKULL).set(SILK, power=2).slide(MOON, S, "push", SKULL, 90.0)
    assert not offers(duel, "caught-in-the-web")


@pytest.mark.parametrize(("x", "conditions", "gained"), [(15, ("slow",), 1), (15, (), 0), (22, ("slow",), 0)])
def test_she_lives_off_the_slow(x: float, conditions: tuple[str, ...], gained: int) -> None:
    duel = Duel(SILK, SKULL).put(SKULL, x, 10).set(SKULL, conditions=conditions)
    settle(duel.slide(SKULL, S, "push", SILK, 90.0))
    assert duel.power(SILK) == gained


def test_nobody_sees_through_the_web() -> None:
    before = Duel([SILK, NOIR], [SKULL, GHOST]).put(NOIR, 10, 14).put(SKULL, 12, 12).put(GHOST, 7, 12)
    assert sights(before, SKULL, GHOST) == (True, True)
    duel = spun()
    assert sights(duel, SKULL, GHOST) == (False, False)
    assert sights(duel.put(FUTURE, 7, 12), FUTURE, SKULL) == (False, False)  # its own side sees no better
    assert sights(duel, SILK, SKULL) == (True, True)  # but those who hold it do
    assert sights(duel, SILK, NOIR) == (True, True)
    assert sights(duel.put(GHOST, 12, 15), SKULL, GHOST) == (True, True)


@pytest.mark.parametrize("who", [SILK, NOIR])
@pytest.mark.parametrize("how", ["push", "throw", "place", "advance"])
def test_enemies_move_neither_of_them(who: str, how: str) -> None:
    for apart, held in ((4.0, how != "advance"), (9.0, False)):
        duel = spun(apart)
        ways = [one for ways in duel.t.changes("not_moved_by_enemy", duel.who(who)) for one in ways]
        assert (how in ways) is held
