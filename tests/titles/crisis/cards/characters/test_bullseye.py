"""Bullseye (Benjamin Poindexter)."""

from __future__ import annotations

from longbox.titles.crisis.words import S

from ...scene import PASS, Duel, box
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable

ME = "bullseye"
KNIVES = "pin-cushion"
NEVER_MISS = "i-never-miss"
SHOT = "parting-shot"


def scene(power: int = 0) -> Duel:
    """Both within Range 2."""
    return Duel(ME, SKULL).put(SKULL, 12.5, 10).set(ME, power=power)


def test_a_throwing_knife_is_one_power_whatever_it_hits() -> None:
    duel = settle(scene().roll("hit hit hit hit", blanks(4)).attack(ME, "throwing-knife", SKULL))
    assert (duel.damage(SKULL), duel.power(ME)) == (4, 1)


def test_cover_does_not_help_against_a_throwing_knife() -> None:
    for strike, dice, dealt in (("throwing-knife", 4, 1), (KNIVES, 5, 1)):
        duel = Duel(ME, SKULL, terrain=(box("crate", 2, 13, 9, 1, 2),)).set(ME, power=4)
        duel.roll(f"hit {blanks(dice - 1)}", blanks(4)).attack(ME, strike, SKULL)
        assert not offers(duel, "cover")
        assert duel.damage(SKULL) == dealt


def test_a_throwing_knife_bleeds_with_a_wild() -> None:
    assert "bleed" in settle(scene().roll(f"wild {blanks(3)}", blanks(4)).attack(ME, "throwing-knife", SKULL)).conditions(SKULL)
    assert not settle(scene().roll(f"hit {blanks(3)}", blanks(4)).attack(ME, "throwing-knife", SKULL)).conditions(SKULL)


def test_a_pin_cushion_bleeds_in_any_case() -> None:
    assert "bleed" in settle(scene(4).roll(blanks(5), blanks(4)).attack(ME, KNIVES, SKULL)).conditions(SKULL)


def test_pin_cushion_comes_twice_for_the_price_of_one() -> None:
    one = (f"hit {blanks(4)}", blanks(4))
    duel = settle(take(scene(4).roll(*one, *one).attack(ME, KNIVES, SKULL), KNIVES))
    assert (duel.damage(SKULL), duel.power(ME)) == (2, 0)
    assert not offers(take(scene(4).roll(*one, *one).attack(ME, KNIVES, SKULL), KNIVES), KNIVES)
    assert settle(scene(4).roll(*one).attack(ME, KNIVES, SKULL)).damage(SKULL) == 1  # if its player likes


def test_hit_and_run() -> None:
    duel = scene(2)
    assert usable(duel, ME, "hit-and-run")
    duel.roll(blanks(4), blanks(4)).use(ME, "hit-and-run").answer("throwing-knife").answer(SKULL)
    duel.answer(PASS)  # I Never Miss
    assert duel.offered == (PASS, ("move",), ("climb",))


def test_i_never_miss() -> None:
    duel = take(scene(1).roll(blanks(4), blanks(4)).attack(ME, "throwing-knife", SKULL), NEVER_MISS)
    assert duel.damage(SKULL) == 1
    duel = scene(1).roll(f"hit {blanks(3)}", blanks(4)).attack(ME, "throwing-knife", SKULL)
    assert not offers(duel, NEVER_MISS)


def test_parting_shot() -> None:
    duel = scene(2).roll(blanks(8), blanks(8)).attack(SKULL, "cosmic-burst", ME)
    take(duel, SHOT)
    assert duel.damage(SKULL) == 1
    assert duel.ask.kind == "advance"
    assert duel.ask.region.tool == S
    assert PASS in duel.offered
    assert all(at[0] <= 10 for at in duel.offered if at != PASS)
