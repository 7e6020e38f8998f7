"""Logan, The Wolverine (James Logan Howlett)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, gain_condition
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable
from ..scenes.uncanny_x_men import aim

ANGEL = "angel"
BEAST = "beast"
CYCLOPS = "cyclops"
GAMBIT = "gambit"
JEAN = "jean-grey"
LOGAN = "logan-the-wolverine"
ROGUE = "rogue"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(
    ("who", "attack", "face", "cost"),
    [(JEAN, "psionic-bolt", "fail", 0), (LOGAN, "x-slash", "wild", 0), (LOGAN, "tornado-claw", "wild", 4)],
)
def test_piercing_attacks(who: str, attack: str, face: str, cost: int) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for one, dealt in ((face, 1), ("blank", 0)):
        duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(who, power=cost)
        hits = "hit" if face == "fail" or one == "blank" else "blank"
        duel.roll(f"{one} {hits} {blanks(dice - 2)}", "block blank fail fail")
        if the_cards().strikes[f"{who}/{attack}"].shape == "beam":
            aim(duel, who, attack, SKULL)
        else:
            duel.attack(who, attack, SKULL)
        assert settle(duel).damage(SKULL) == dealt


def test_x_slash_ends_beside_its_target() -> None:
    duel = Duel(LOGAN, SKULL).roll(blanks(5), MISS).attack(LOGAN, "x-slash", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer([18.0, 10.0])
    assert duel.at(LOGAN) == (18.0, 10.0)


def test_what_he_does_is_an_x_slash_with_a_throw() -> None:
    duel = Duel(LOGAN, SKULL).set(LOGAN, power=9).put(SKULL, 12.5, 10).use(LOGAN, "what-i-do-isnt-very-nice")
    assert duel.offered == (PASS, ("attack", "x-slash"))
    duel.roll(blanks(5), MISS).answer("x-slash")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    take(duel, "throw")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    assert not usable(duel, LOGAN, "what-i-do-isnt-very-nice")
    duel.roll(blanks(5), MISS).put(SKULL, 12.5, 10).attack(LOGAN, "x-slash", SKULL)
    assert not offers(duel, "throw")


def test_logan_counts_as_size_three_for_throws() -> None:
    duel = Duel(LOGAN, BEAST).set(BEAST, power=2).put(BEAST, 12.5, 10)
    assert not usable(duel, BEAST, "baser-instincts")


def test_a_mystic_attack_in_his_head_hurts_his_friends_once_per_turn() -> None:
    duel = Duel([LOGAN, ANGEL, GAMBIT], JEAN).put(GAMBIT, 40, 40)
    for taken in (1, 1):
        duel.roll("hit blank blank blank blank", "blank blank").attack(JEAN, "psionic-bolt", LOGAN)
        settle(duel)
        assert [duel.damage(who) for who in (ANGEL, GAMBIT)] == [taken, 0]
    assert duel.power(ANGEL) == 1


def test_other_attacks_leave_his_friends_alone() -> None:
    duel = Duel([LOGAN, ANGEL], CYCLOPS).roll("hit blank blank blank blank", blanks(4)).attack(CYCLOPS, "optic-blast", LOGAN)
    assert (settle(duel).damage(ANGEL), duel.damage(LOGAN)) == (0, 1)


@pytest.mark.parametrize(("x", "alone"), [(40.0, True), (13.0, False)])
def test_he_hunts_better_alone(x: float, alone: bool) -> None:
    duel = Duel([LOGAN, ANGEL], SKULL).put(ANGEL, x, 13).roll(blanks(5), MISS).attack(LOGAN, "x-slash", SKULL)
    assert offers(duel, "on-the-hunt") is alone
    if alone:
        duel.answer("logan-the-wolverine/on-the-hunt").roll("hit hit").answer([0, 1])
        assert settle(duel).damage(SKULL) == 2


@pytest.mark.parametrize(("ruling", "alone"), [("count", False), ("ignored", True)])
def test_a_dazed_ally_is_company_where_bystanders_count(ruling: str, alone: bool) -> None:
    duel = Duel([LOGAN, ANGEL], SKULL, dazed_bystanders=ruling).put(ANGEL, 13, 13).set(ANGEL, dazed=True)
    assert offers(duel.roll(blanks(5), MISS).attack(LOGAN, "x-slash", SKULL), "on-the-hunt") is alone


@pytest.mark.parametrize(("who", "condition"), [(LOGAN, "stun"), (ROGUE, "poison")])
def test_immunities(who: str, condition: str) -> None:
    duel = Duel(who, SKULL)
    for name, gained in ((condition, set()), ("slow", {"slow"})):
        duel.script(gain_condition(TARGET, name), SKULL, target=0)
        assert duel.conditions(who) == gained


def test_logan_heals_two() -> None:
    duel = Duel(LOGAN, SKULL).set(LOGAN, damage=3).activate(LOGAN).answer("done")
    assert duel.answer("healing-factor").damage(LOGAN) == 1
