"""Professor X (Charles Xavier)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take

BEAST = "beast"
CYCLOPS = "cyclops"
GAMBIT = "gambit"
JEAN = "jean-grey"
KURT = "nightcrawler"
XAVIER = "professor-x"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("face", "moves"), [("hit", True), ("blank", False)])
def test_a_suggestion_sends_the_target_away_if_it_hurts(face: str, moves: bool) -> None:
    duel = Duel(XAVIER, CAP).set(XAVIER, power=1).roll(f"{face} {blanks(5)}", "blank blank blank")
    duel.attack(XAVIER, "mental-suggestion", CAP)
    assert (duel.ask.kind == "advance") is moves
    if moves:
        assert (duel.ask.seat, PASS in duel.offered) == (0, True)
        assert duel.ask.region.tool == duel.t.side(1).speed  # type: ignore[union-attr]


def test_the_astral_duel_is_as_hard_as_the_mind_it_meets_and_lets_nobody_reroll() -> None:
    duel = Duel(XAVIER, BEAST).set(XAVIER, power=3).set(BEAST, power=5).roll(f"hit {blanks(6)}", "blank blank blank")
    duel.attack(XAVIER, "astral-duel", BEAST)
    assert not offers(duel, "stars-and-garters")
    assert not duel.t.script
    assert duel.damage(BEAST) == 1
    duel.roll(blanks(5), "blank blank blank").attack(XAVIER, "psychic-dart", BEAST)
    assert offers(duel, "stars-and-garters")  # that held for one attack


def test_the_school_gives_power_for_power_once_per_turn() -> None:
    duel = Duel([XAVIER, CYCLOPS, BEAST], SKULL).lead(XAVIER).set(CYCLOPS, power=9).put(BEAST, 30, 30)
    duel.put(XAVIER, 10, 16).use(CYCLOPS, "field-leader").answer([10.0, 16.0])
    take(duel, "xaviers-school")
    assert duel.who(CYCLOPS) not in [one[1] for one in duel.offered]
    settle(duel.answer(BEAST))
    assert duel.power(BEAST) == 1
    duel.put(BEAST, 10, 10.5 + 9).use(CYCLOPS, "field-leader")
    assert not offers(duel, "xaviers-school")


def test_the_school_gives_nothing_for_what_is_free() -> None:
    duel = Duel([XAVIER, KURT], SKULL).lead(XAVIER).roll(blanks(5), MISS).attack(KURT, "teleporting-strike", SKULL)
    take(duel, "puff-of-smoke").answer([16.0, 13.0])
    assert not offers(duel, "xaviers-school")


def test_guidance_rerolls_dice_of_another_once_per_turn() -> None:
    duel = Duel([XAVIER, CYCLOPS], SKULL).set(XAVIER, power=5).roll(blanks(5), "blank blank fail")
    duel.attack(CYCLOPS, "optic-blast", SKULL)
    take(duel, "professors-guidance").answer(3).roll("hit hit hit").answer([0, 1, 2])
    assert settle(duel).damage(SKULL) == 3
    duel.roll(blanks(5), MISS).attack(CYCLOPS, "optic-blast", SKULL)
    assert not offers(duel, "professors-guidance")
    duel = Duel(XAVIER, SKULL).set(XAVIER, power=5).roll(blanks(5), MISS).attack(XAVIER, "psychic-dart", SKULL)
    assert not offers(duel, "professors-guidance")  # not for himself


@pytest.mark.parametrize(("power", "dice"), [(0, 6), (2, 2)])
def test_the_telepathic_lock_defends_with_the_mind_unless_the_attacker_pays(power: int, dice: int) -> None:
    duel = Duel(XAVIER, CAP).set(CAP, power=power).roll(blanks(5), blanks(dice)).attack(CAP, "shield-bounce", XAVIER)
    duel.answer("telepathic-lock")
    if power:
        assert duel.ask.seat == 1
        duel.answer(("pay", 2))
    settle(duel)
    assert (duel.t.script, duel.power(CAP)) == ([], 0)


def test_nobody_pushes_the_professor_with_superpowers() -> None:
    duel = Duel(XAVIER, [JEAN, GAMBIT]).set(JEAN, power=3).put(JEAN, 12.5, 10).put(GAMBIT, 10, 12.5)
    duel.t.status[0] |= ACTIVATED
    duel.use(JEAN, "matter-transmutation")
    if not duel.still:
        duel.answer(XAVIER)
    assert duel.at(XAVIER) == (10.0, 10.0)
    assert duel.still
    duel.roll(f"wild {blanks(3)}", "blank blank").attack(GAMBIT, "bo-staff", XAVIER)
    take(duel, "'push'")
    assert duel.ask.kind == "direction"  # a physical attack does
