"""Doctor Strange (Stephen Vincent Strange)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import PASS, Duel
from ..cast import BONES, CAP, SKULL
from ..playing import settle, usable
from ..scenes.convocation import dice

CLEA = "clea"
STRANGE = "doctor-strange"
SUPREME = "doctor-strange-sorcerer-supreme"
WONG = "wong"


def test_bedevilment_may_push_any_way_if_it_hurts() -> None:
    duel = Duel(STRANGE, SKULL).roll("hit blank blank blank blank", dice("blank", 3)).attack(STRANGE, "bolts-of-bedevilment", SKULL)
    while not (PASS in duel.offered and any("push" in str(one) for one in duel.offered)):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "direction"
    settle(duel.answer([90.0]))
    assert duel.at(SKULL)[1] > 10
    assert duel.power(STRANGE) == 1


@pytest.mark.parametrize(
    ("roll", "activated", "choice", "stagger"),
    [
        ("hit hit hit blank blank blank", False, None, True),
        ("crit wild hit blank blank blank blank", False, "mystic_binding", False),
        ("crit wild hit blank blank blank blank", False, "stagger", True),
        ("crit wild hit blank blank blank blank", True, None, True),
    ],
)
def test_crimson_bands_stagger_or_bind(roll: str, activated: bool, choice: str | None, stagger: bool) -> None:
    duel = Duel(STRANGE, SKULL).set(STRANGE, power=4)
    if activated:
        duel.t.status[1] |= ACTIVATED
    duel.roll(roll, dice("blank", 3)).attack(STRANGE, "crimson-bands-of-cyttorak", SKULL)
    while not duel.still:
        modes = [one for one in duel.offered if isinstance(one, tuple) and one[0] == "mode"]
        assert not modes or choice
        duel.answer(("mode", choice) if modes else PASS if PASS in duel.offered else duel.offered[0])
    assert duel.conditions(SKULL) == ({"stagger"} if stagger else set())
    assert bool(duel.t.status[1] & ACTIVATED) is (activated or not stagger)


def empowered(duel: Duel, strike: str, kind: str, who: str = CLEA) -> Duel:
    duel.attack(who, strike).answer("doctor-strange/mystic-empowerment").answer(("mode", kind))
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    return settle(duel)


def test_empowerment_changes_the_type_and_hexes_once_per_turn() -> None:
    duel = Duel([STRANGE, CLEA], SKULL).lead(STRANGE).set(CLEA, power=2).roll("hit blank blank blank", dice("blank", 4))
    empowered(duel, "demon-claws-of-denak", "physical")
    assert not duel.t.script  # four dice: the physical defense
    assert (duel.conditions(SKULL), duel.power(CLEA)) == ({"hex"}, 2)
    duel.set(SKULL, conditions=()).roll("hit blank blank blank", dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    assert settle(duel).conditions(SKULL) == set()


def test_empowerment_needs_power_and_damage() -> None:
    duel = Duel([STRANGE, CLEA], SKULL).lead(STRANGE).roll(dice("blank", 4), dice("blank", 3))
    assert duel.attack(CLEA, "demon-claws-of-denak", SKULL).still
    duel.set(CLEA, power=1).roll(dice("blank", 4), dice("blank", 4))
    assert empowered(duel, "demon-claws-of-denak", "physical").conditions(SKULL) == set()


def test_empowerment_of_an_area_attack_counts_for_all_of_it() -> None:
    duel = Duel([STRANGE, SUPREME], [SKULL, BONES]).lead(STRANGE).set(SUPREME, power=7).put(SUPREME, 13, 12)
    duel.put(SKULL, 14, 10).put(BONES, 14, 14).put(STRANGE, 2, 2)
    duel.roll(dice("hit", 1, of=7), dice("blank", 4), dice("hit", 2, of=7), dice("blank", 4))
    empowered(duel, "shining-circle-of-the-seraphim", "physical", SUPREME)
    assert (duel.conditions(SKULL), duel.conditions(BONES)) == ({"hex"}, {"hex"})


def test_refuge_heals_up_to_three_near_him() -> None:
    duel = Duel([STRANGE, WONG, CLEA], SKULL).set(STRANGE, power=6).set(WONG, damage=3).put(CLEA, 30, 30)
    duel.use(STRANGE, "oshturs-refuge")
    assert ("character", 2) not in duel.offered
    settle(duel.answer(WONG))
    assert duel.damage(WONG) == 0
    assert not usable(duel, STRANGE, "oshturs-refuge")


def test_hoary_wisdom_adds_two_defense_dice_near_him() -> None:
    duel = Duel([STRANGE, WONG], CAP).set(STRANGE, power=2).put(WONG, 12, 10).put(STRANGE, 10, 12)
    duel.roll(dice("hit", 2, of=5), dice("block", 2, of=5 + 1)).attack(CAP, "shield-bounce", WONG)
    settle(duel.answer("doctor-strange/hoggoths-hoary-wisdom"))
    assert (duel.damage(WONG), duel.power(STRANGE), duel.t.script) == (0, 0, [])


@pytest.mark.parametrize("who", [STRANGE, SUPREME])
def test_the_eye_rerolls_everything_failures_too(who: str) -> None:
    duel = Duel(who, SKULL).roll("fail fail blank blank hit", dice("blank", 3))
    duel.attack(who, "bolts-of-bedevilment" if who == STRANGE else "baleful-bolts-of-balthakk", SKULL)
    settle(duel.roll(dice("hit", 5)).answer(f"{who}/eye-of-agamotto"))
    assert duel.damage(SKULL) == 5


def test_the_shield_gives_power_for_blocks_rolled() -> None:
    for face, power in (("block", 1), ("blank", 0)):
        duel = Duel(STRANGE, SKULL).roll(dice(face, 5), dice("blank", 4)).attack(STRANGE, "bolts-of-bedevilment", SKULL)
        assert settle(duel).power(STRANGE) == power
