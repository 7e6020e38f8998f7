"""Black Swan."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel, box
from ..cast import CAP, SKULL
from ..playing import settle, usable
from ..scenes.convocation import dice, fight

DWARF = "black-dwarf"
SWAN = "black-swan"
PROXIMA = "proxima-midnight"


def test_the_swan_may_push_even_the_dwarf() -> None:
    duel = Duel(SWAN, DWARF).put(DWARF, 13, 10).roll(dice("wild", 1, of=5), dice("block", 4)).attack(SWAN, "strike", DWARF)
    settle(duel.answer(duel.offered[-1]))
    assert duel.at(DWARF)[0] > 13


@pytest.mark.parametrize(("who", "strike", "n"), [(SWAN, "eye-beam", 5), (PROXIMA, "strike", 5)])
def test_who_pierces(who: str, strike: str, n: int) -> None:
    duel = fight(who, strike, dice("wild", 1, of=n), f"block {dice('blank', 2 if strike == 'eye-beam' else 3)}")
    assert duel.damage(SKULL) == 1


def test_eye_beams_burn_always() -> None:
    assert fight(SWAN, "eye-beam", dice("blank", 5), dice("blank", 3)).conditions(SKULL) == {"incinerate"}


def test_everything_dies_throws_and_the_beam_follows_wherever_he_lands() -> None:
    wall = box("wall", 5, 12.6, 5, 0.3, 10, False)
    for icon in ("wild", "hit"):
        duel = Duel(SWAN, SKULL, terrain=[wall] if icon == "hit" else []).set(SWAN, power=4).put(SKULL, 13.5, 10)
        duel.put(SKULL, 12.0 if icon == "hit" else 13.0, 10)
        duel.roll(dice(icon, 1, of=8), dice("block", 4)).attack(SWAN, "everything-dies", SKULL)
        if icon == "wild":
            assert duel.ask.kind == "direction"
            settle(duel.answer([0.0]))
            assert duel.at(SKULL)[0] > 14
            continue
        assert duel.offered == (PASS, ("do", "eye-beam"))
        duel.put(SKULL, 30, 10).roll(dice("hit", 1, of=5), dice("blank", 3)).answer(("do", "eye-beam"))
        assert (settle(duel).damage(SKULL), duel.conditions(SKULL), duel.power(SWAN)) == (1, {"incinerate"}, 0)


def test_she_charges_once_per_turn() -> None:
    duel = Duel(SWAN, SKULL).put(SKULL, 12.5, 10).set(SWAN, power=2).use(SWAN, "charge").answer("move").answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    assert not usable(duel.set(SWAN, power=2), SWAN, "charge")


def test_the_midnight_field_blanks_as_many_wilds_as_it_was_paid() -> None:
    duel = Duel(SWAN, CAP).set(SWAN, power=3).roll("wild wild hit blank blank", dice("blank", 4)).attack(CAP, "shield-bounce", SWAN)
    while duel.ask.kind != "price":
        duel.answer(next((one for one in duel.offered if "midnight" in str(one)), PASS))
    duel.answer(2)
    assert settle(duel.answer((0, 1))).damage(SWAN) == 1
    assert duel.power(SWAN) == 2  # one left, and one for the damage


def test_the_midnight_field_wants_a_wild() -> None:
    duel = Duel(SWAN, CAP).set(SWAN, power=3).roll(dice("hit", 1, of=5), dice("blank", 4)).attack(CAP, "shield-bounce", SWAN)
    assert not any("midnight" in str(one) for one in duel.offered)


def test_a_suggestion_rerolls_a_defense_die() -> None:
    duel = Duel(SWAN, SKULL).set(SWAN, power=1).put(SKULL, 12.5, 10).roll(dice("hit", 1, of=5), dice("block", 1, of=4))
    duel.attack(SWAN, "strike", SKULL).answer("black-swan/telepathic-suggestion")
    assert settle(duel.roll("blank").answer((0,))).damage(SKULL) == 1
    assert duel.power(SWAN) == 1  # spent, and gained for the damage


def test_the_swan_flies() -> None:
    assert list(Duel(SWAN, SKULL).t.changes("move_size", 0)) == [5]
