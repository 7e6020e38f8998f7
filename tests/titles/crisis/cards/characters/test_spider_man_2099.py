"""Spider-Man 2099 (Miguel O'Hara)."""

from __future__ import annotations

from math import hypot

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.events import ConditionGained, Damaged
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import S
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import SKULL, WIDOW
from ..playing import blanks, offers, settle, take, usable
from ..scenes.later_spiders import spun, until_asked

FUTURE = "spider-man-2099"
ULTIMATE = "ultimate-spider-man"
GHOST = "ghost-spider"
MISS = "blank blank fail fail"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def test_talons_pierce_with_a_critical() -> None:
    for faces, dealt in (("crit", 1), ("hit", 0)):
        duel = Duel(FUTURE, SKULL).put(SKULL, 12.5, 10)
        more = blanks(6 if faces == "crit" else 5)
        settle(duel.roll(f"{faces} {more}", "block blank fail fail").attack(FUTURE, "spider-talons", SKULL))
        assert duel.damage(SKULL) == dealt


@pytest.mark.parametrize(
    ("faces", "defense", "heals"), [("wild", MISS, True), ("hit", MISS, False), ("wild", "block block block block", False)]
)
def test_talons_that_hurt_may_heal(faces: str, defense: str, heals: bool) -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, damage=3).put(SKULL, 12.5, 10)
    duel.roll(f"{faces} {blanks(5)}", defense).attack(FUTURE, "spider-talons", SKULL)
    assert offers(duel, "heal") is heals
    if heals:
        settle(take(duel, "heal"))
    assert duel.damage(FUTURE) == 3 - heals


def test_the_web_shot_pursues_before_damage() -> None:
    for faces, moves in (("hit", True), ("wild", False)):
        duel = Duel(FUTURE, SKULL).roll(f"{faces} {blanks(4)}", MISS).attack(FUTURE, "organic-web-shot", SKULL)
        assert until_asked(duel, "advance") is moves
        if moves:
            assert (duel.ask.region.tool, PASS in duel.offered, duel.damage(SKULL)) == (S, True, 0)
            assert all(at == PASS or hypot(at[0] - 16, at[1] - 10) <= 6 for at in duel.offered)  # toward the target


def test_regards_from_2099_come_in_person() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, power=4).roll(blanks(8), MISS).attack(FUTURE, "2099-sends-its-regards", SKULL)
    assert until_asked(duel, "place")
    assert PASS in duel.offered
    duel.answer(next(at for at in duel.offered if at != PASS))
    assert duel.t.within(0, 1, 1)


@pytest.mark.parametrize(
    ("target", "faces", "thrown"), [("rhino", "wild", True), ("rhino", "hit", False), ("dormammu", "wild", False)]
)
def test_regards_from_2099_may_throw_before_damage(target: str, faces: str, thrown: bool) -> None:
    duel = Duel(FUTURE, target).set(FUTURE, power=4).put(target, 13.5, 10)
    duel.roll(f"{faces} {blanks(7)}", "fail " * duel.t.side(1).defense[0]).attack(FUTURE, "2099-sends-its-regards", target)
    assert offers(duel, "throw") is thrown
    if thrown:
        assert duel.damage(target) == 0


@pytest.mark.parametrize(("who", "attack"), [(FUTURE, "2099-sends-its-regards"), (ULTIMATE, "mastered-venom-blast")])
def test_some_conditions_come_before_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).set(who, power=4).put(SKULL, 12.5, 10)
    settle(duel.roll(f"hit {blanks(7)}", MISS).attack(who, attack, SKULL))
    told = [type(event) for event in duel.events]
    assert told.index(ConditionGained) < told.index(Damaged)


def test_the_whip_of_2099_pulls_and_he_follows() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, power=4).put(SKULL, 15, 10).use(FUTURE, "web-whip").answer([180.0])
    assert duel.ask.kind == "place"
    settle(duel)
    assert (duel.t.within(0, 1, 1), duel.at(SKULL)[0] < 15, usable(duel, FUTURE, "web-whip")) == (True, True, False)
    assert not usable(Duel(FUTURE, SKULL, terrain=[WALL]).set(FUTURE, power=2).put(SKULL, 15, 10), FUTURE, "web-whip")


def test_a_decoy_rerolls_even_failures_and_he_is_elsewhere() -> None:
    duel = Duel(FUTURE, GHOST).set(FUTURE, power=3).put(GHOST, 12.5, 10).roll("hit hit blank blank", "blank blank fail fail")
    take(duel.attack(GHOST, "spider-technique", FUTURE), "acceleration-decoy")
    assert (duel.ask.region.allowed, duel.ask.region.most, duel.power(FUTURE)) == ((0, 1, 2, 3), 4, 0)
    duel.roll("block block blank blank").answer((0, 1, 2, 3))
    assert until_asked(duel, "place")
    assert (duel.ask.region.range, PASS in duel.offered, duel.damage(FUTURE)) == (2, True, 0)


def test_a_decoy_is_for_his_defense() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, power=3).put(SKULL, 12.5, 10)
    assert not offers(duel.roll(blanks(6), MISS).attack(FUTURE, "spider-talons", SKULL), "acceleration-decoy")


def test_a_critical_pays_him_whatever_he_rolls_for() -> None:
    for faces, gained in (("crit blank blank blank blank", 1), ("fail fail fail fail", 0)):
        duel = Duel(FUTURE, GHOST).put(GHOST, 12.5, 10).roll(blanks(4), faces).attack(GHOST, "spider-technique", FUTURE)
        settle(duel)
        assert duel.power(FUTURE) == gained


def test_nobody_hides_from_2099() -> None:
    shot = the_cards().strikes["spider-man-2099/organic-web-shot"]
    duel = Duel([FUTURE, GHOST], WIDOW).put(WIDOW, 18, 10)
    assert not duel.t.within(0, 2, 3)
    assert targets_of(duel.t, 0, shot) == [2]
    assert targets_of(duel.put(GHOST, 10, 10).t, 1, shot) == []  # it is he who sees her, not the web


@pytest.mark.parametrize(("who", "attack", "covered"), [(FUTURE, "organic-web-shot", False), (ULTIMATE, "stun-web", True)])
def test_no_cover_from_2099(who: str, attack: str, covered: bool) -> None:
    hedge = ("hedge", 2, True, ((14.3, 9.0), (14.5, 9.0), (14.5, 11.0), (14.3, 11.0)))
    duel = Duel(who, SKULL, terrain=[hedge])
    duel.roll(f"hit {blanks(the_cards().strikes[f'{who}/{attack}'].dice - 1)}", "blank blank blank blank").attack(
        who, attack, SKULL
    )
    assert offers(duel, "cover") is covered


def test_2099_heals_when_his_activation_ends() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, damage=3).activate(FUTURE)
    settle(take(duel, "healing-factor"))
    assert duel.damage(FUTURE) == 2


@pytest.mark.parametrize(("who", "climb", "through"), [(SKULL, False, False), (SKULL, True, True), (FUTURE, False, True)])
def test_enemies_who_do_not_climb_lay_no_tool_across_it(who: str, climb: bool, through: bool) -> None:
    duel = spun().put(GHOST, 30, 30).put(SKULL, 30, 20)
    duel.put(who, 11, 12).advance(who, S, climb)
    assert may_end(duel, 12.5, 12)
    assert may_end(duel, 8.6, 12) is through
    assert any(at != PASS and at[0] < 10 for at in duel.offered) is through


def may_end(duel: Duel, x: float, y: float) -> bool:
    try:
        duel.ask.region.accept(duel.t, (x, y))
    except Illegal:
        return False
    return True
