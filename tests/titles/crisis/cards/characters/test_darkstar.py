"""Darkstar (Laynia Petrovna)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle, usable

DYNAMO = "crimson-dynamo"
STAR = "darkstar"
GUARDIAN = "red-guardian"
URSA = "ursa-major"


def test_darkforce_strike_may_reroll_all_its_dice() -> None:
    duel = Duel(STAR, SKULL).roll("blank blank blank fail hit", "blank blank fail").attack(STAR, "darkforce-strike", SKULL)
    duel.roll("hit hit hit hit").answer(duel.offered[-1])
    settle(duel)
    assert (duel.damage(SKULL), duel.power(STAR)) == (4, 1)


@pytest.mark.parametrize(("kind", "dice"), [(PHYSICAL, 4), (ENERGY, 3)])
def test_rending_force_chooses_its_type_and_bleeds(kind: int, dice: int) -> None:
    duel = Duel(STAR, SKULL).set(STAR, power=3).put(SKULL, 12, 10)
    duel.roll("wild blank blank blank blank blank blank", " ".join(["blank"] * dice)).attack(STAR, "rending-force")
    duel.answer(("type", kind) if ("type", kind) in duel.offered else duel.offered[(PHYSICAL, ENERGY).index(kind)])
    if not duel.still:
        duel.answer(SKULL)
    settle(duel)
    assert not duel.t.script
    assert duel.conditions(SKULL) == {"bleed"}


def test_dimensional_portal_places_each_ally_once_per_turn() -> None:
    duel = Duel([STAR, DYNAMO], SKULL).set(STAR, power=9)
    duel.use(STAR, "dimensional-portal").answer(DYNAMO).answer([10.0, 18.0])
    assert duel.at(DYNAMO) == (10.0, 18.0)
    duel.put(DYNAMO, 10, 13).use(STAR, "dimensional-portal")
    assert duel.who(DYNAMO) not in duel.offered
    if duel.ask.kind == "choose":
        duel.answer(STAR)
    duel.answer([10.0, 6.0])
    assert duel.at(STAR) == (10.0, 6.0)
    assert not usable(duel, STAR, "dimensional-portal")


def test_darkforce_barrier_adds_two_dice_and_holds_the_target_in_place() -> None:
    duel = Duel([STAR, URSA], GUARDIAN).set(STAR, power=3).put(URSA, 12, 10).put(GUARDIAN, 14.5, 10)
    at = duel.at(URSA)
    duel.roll("hit blank blank blank blank", "blank blank blank block block").attack(GUARDIAN, "strike", URSA)
    duel.answer("darkstar/darkforce-barrier")
    settle(duel)
    assert not duel.t.script
    assert (duel.damage(URSA), duel.at(URSA), duel.power(STAR)) == (0, at, 0)
    duel.roll("blank blank blank blank blank", "blank blank blank").attack(GUARDIAN, "strike", URSA)
    settle(duel)
    assert duel.at(URSA) != at  # it held for that attack only


def test_darkforce_barrier_does_not_stop_mystic_attacks() -> None:
    duel = Duel(STAR, SKULL).set(STAR, power=3).set(SKULL, power=4)
    assert MYSTIC not in (PHYSICAL, ENERGY)
    duel.roll("blank blank blank blank blank blank blank", "blank blank blank blank").attack(SKULL, "reality-bows-to-me", STAR)
    assert duel.still
