"""Moon Knight (Marc Spector)."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.web_warriors import strike

GHOST = "ghost-spider"
MOON = "moon-knight"
VENOM = "venom"
MISS = "blank blank fail fail"


def test_the_staff_rerolls_any_dice() -> None:
    duel = Duel(MOON, SKULL).put(SKULL, 12.5, 10).roll(blanks(4), MISS).attack(MOON, "bo-staff", SKULL)
    take(duel.roll("hit hit hit hit"), "bo-staff")
    settle(duel.answer((0, 1, 2, 3)))
    assert duel.damage(SKULL) == 4


def test_crescents_fly_twice_at_the_same_target_never_three_times() -> None:
    duel = Duel(MOON, [SKULL, BONES]).roll("hit blank blank blank", MISS, "hit blank blank blank", MISS)
    take(duel.attack(MOON, "throwing-crescents", SKULL), "throwing-crescents")
    while not duel.still:
        duel.answer(duel.offered[-1])  # whatever is offered, a third attack is not
    assert (duel.damage(SKULL), duel.damage(BONES), duel.power(MOON)) == (2, 0, 2)


def test_the_avatar_may_push_and_stands_by_its_target() -> None:
    duel = Duel(MOON, SKULL).set(MOON, power=4).roll(blanks(7), blanks(3)).attack(MOON, "avatar-of-khonshu", SKULL)
    take(duel, "push")
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 16
    assert duel.t.within(0, 1, 1)
    duel = Duel(MOON, VENOM).set(MOON, power=4).roll(blanks(7), blanks(3)).attack(MOON, "avatar-of-khonshu", VENOM)
    assert not offers(duel, "push")


def test_khonshu_guards_his_own_against_mystic_attacks() -> None:
    duel = Duel([MOON, GHOST], "moon-knight").set(0, power=2).set(2, power=4).put(2, 13, 10)
    at = duel.at(0)
    duel.roll(blanks(7), blanks(5)).attack(2, "avatar-of-khonshu", 0)
    take(duel, "chosen-of-khonshu")
    take(duel, "push")
    settle(duel)
    assert (duel.at(0), duel.t.script, duel.power(0)) == (at, [], 0)
    duel = Duel(MOON, GHOST).set(MOON, power=2)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "impact-webbing", MOON), "chosen")


@pytest.mark.parametrize(
    ("face", "power", "dice", "moves"),
    [
        ("crit", 0, 4, True),
        ("wild", 0, 6, False),
        ("hit", 0, 6, False),
        ("block", 1, 4, False),
        ("blank", 1, 4, False),
        ("fail", 0, 4, False),
    ],
)
def test_who_he_is_today(face: str, power: int, dice: int, moves: bool) -> None:
    duel = Duel(MOON, SKULL).roll(face).activate(MOON)
    assert duel.power(MOON) == power
    assert duel.t.has("extra_move", 0) is moves
    for count in (dice, 4):  # only the next attack
        strike(duel.roll(blanks(count), MISS), "throwing-crescents", SKULL)
        assert (duel.ask.kind, duel.t.script) == ("action", [])
    assert (("move",) in duel.offered) is moves
