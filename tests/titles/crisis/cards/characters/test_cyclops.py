"""Cyclops (Scott Summers)."""

from __future__ import annotations

import pytest

from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import blanks, offers, settle, take, usable
from ..scenes.uncanny_x_men import aim

BEAST = "beast"
CYCLOPS = "cyclops"
GAMBIT = "gambit"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "attack"), [(CYCLOPS, "optic-blast"), (GAMBIT, "bo-staff")])
def test_pushes_on_a_wild_may_be_left(who: str, attack: str) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for face, pushes in (("wild", True), ("hit", False)):
        duel = Duel(who, SKULL).put(SKULL, 12.5, 10).roll(f"{face} {blanks(dice - 1)}", MISS).attack(who, attack, SKULL)
        assert offers(duel, "'push'") is pushes


def test_a_second_optic_blast_hits_somebody_else_and_brings_no_third() -> None:
    duel = Duel(CYCLOPS, [SKULL, CAP, SPIDER]).roll("wild hit blank blank blank", MISS).attack(CYCLOPS, "optic-blast", SKULL)
    duel.roll("wild hit blank blank blank", "blank blank blank blank")
    take(duel, "'do', 'optic-blast'")
    assert duel.who(SKULL) not in duel.offered
    duel.answer(CAP)
    assert not offers(duel, "'do', 'optic-blast'")
    assert duel.damage(CAP) == 2


def test_optic_devastation_takes_power_for_each_wild() -> None:
    duel = Duel(CYCLOPS, SKULL).set(CYCLOPS, power=4).set(SKULL, power=5)
    aim(duel.roll(f"wild wild {blanks(5)}", "block block block fail"), CYCLOPS, "optic-devastation", SKULL)
    assert settle(duel).power(SKULL) == 3


def test_x_men_blue_gives_each_other_ally_one_power_per_turn() -> None:
    duel = Duel([CYCLOPS, BEAST, GAMBIT], SKULL).lead(CYCLOPS).put(GAMBIT, 40, 40)
    duel.roll("hit blank blank blank blank", MISS).attack(CYCLOPS, "optic-blast", SKULL)
    take(duel, "character")
    assert settle(duel).power(BEAST) == 1
    duel.roll("hit blank blank blank blank", MISS).attack(CYCLOPS, "optic-blast", SKULL)
    assert not offers(duel, "character")  # Gambit is too far away, Beast has had his, and Cyclops is the attacker


def test_x_men_blue_needs_damage() -> None:
    duel = Duel([CYCLOPS, BEAST], SKULL).lead(CYCLOPS).roll(blanks(5), MISS).attack(CYCLOPS, "optic-blast", SKULL)
    assert not offers(duel, "character")


def test_field_leader_sends_each_ally_once_per_turn() -> None:
    duel = Duel([CYCLOPS, BEAST], SKULL).set(CYCLOPS, power=6).use(CYCLOPS, "field-leader").answer([10.0, 14.0])
    assert (duel.at(BEAST), usable(duel, CYCLOPS, "field-leader")) == ((10.0, 14.0), False)
    assert not usable(Duel([CYCLOPS, BEAST], SKULL).set(CYCLOPS, power=6).put(BEAST, 30, 30), CYCLOPS, "field-leader")


def test_hit_and_run_attacks_and_then_moves() -> None:
    duel = Duel(CYCLOPS, SKULL).set(CYCLOPS, power=2).roll(blanks(5), MISS).use(CYCLOPS, "hit-and-run").answer("optic-blast")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    duel.answer("move")
    assert duel.ask.kind == "advance"
    assert duel.t.superpower(0, "hit-and-run").action


@pytest.mark.parametrize(("defense", "back"), [("block blank blank blank fail", 2), ("blank blank blank blank fail", 0)])
def test_quick_draw_rolls_five_dice_and_shoots_back_if_unharmed(defense: str, back: int) -> None:
    duel = Duel(CYCLOPS, CAP).set(CYCLOPS, power=2).roll("hit blank blank blank blank", defense)
    settle(take(duel.attack(CAP, "shield-bounce", CYCLOPS), "quick-draw"))
    assert not duel.t.script
    assert (duel.damage(CAP), duel.damage(CYCLOPS)) == (back, 0 if back else 1)


def test_quick_draw_is_for_attackers_far_away() -> None:
    duel = Duel(CYCLOPS, CAP).set(CYCLOPS, power=2).put(CAP, 12.5, 10)
    duel.roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", CYCLOPS)
    assert not offers(duel, "quick-draw")
