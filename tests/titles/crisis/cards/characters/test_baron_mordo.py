"""Baron Mordo (Karl Amadeus Mordo)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, S, push

from ...scene import PASS, Duel
from ..cast import BONES, SKULL, SPIDER
from ..playing import settle, usable
from ..scenes.convocation import dice, fight

MORDO = "baron-mordo"
CLEA = "clea"


def test_the_staff_may_push_what_is_small() -> None:
    duel = Duel(MORDO, SKULL).put(SKULL, 13, 10)
    duel.roll("wild blank blank blank", dice("blank", 3)).attack(MORDO, "staff-of-the-living-tribunal", SKULL)
    assert PASS in duel.offered
    settle(duel.answer(duel.offered[-1]))
    assert duel.at(SKULL)[0] > 13
    assert duel.power(MORDO) == 1
    big = Duel(MORDO, "black-dwarf").put("black-dwarf", 13, 10)
    settle(big.roll("wild blank blank blank", dice("blank", 3)).attack(MORDO, "staff-of-the-living-tribunal"))
    assert big.at("black-dwarf") == (13.0, 10.0)


def test_bolts_of_bishru_hex_on_a_wild() -> None:
    assert fight(MORDO, "bolts-of-bishru", "wild blank blank blank", dice("blank", 3)).conditions(SKULL) == {"hex"}
    duel = fight(MORDO, "bolts-of-bishru", "hit blank blank blank", dice("blank", 3))
    assert (duel.conditions(SKULL), duel.power(MORDO)) == (set(), 9)


def test_rains_burn_and_poison_always() -> None:
    duel = fight(MORDO, "rains-of-raggadorr", dice("blank", 7), dice("blank", 3))
    assert duel.conditions(SKULL) == {"incinerate", "poison"}


def test_the_occult_gives_two_power_for_an_action_once() -> None:
    duel = Duel(MORDO, SKULL).use(MORDO, "master-of-the-occult")
    assert (duel.power(MORDO), duel.t.superpower(0, "master-of-the-occult").action) == (2, True)
    assert not usable(duel, MORDO, "master-of-the-occult")


def test_soul_barb_spreads_a_condition_among_enemies() -> None:
    duel = Duel([MORDO, CLEA], [SKULL, BONES, SPIDER]).set(MORDO, power=2).put(SKULL, 14, 10).put(BONES, 16, 12).put(SPIDER, 30, 30)
    assert not usable(duel, MORDO, "soul-barb")
    duel.set(SKULL, conditions=("bleed", "hex", "slow")).put(CLEA, 14, 12).use(MORDO, "soul-barb")
    assert duel.offered == (("condition", "hex"), ("condition", "slow"))
    settle(duel.answer(("condition", "slow")))
    assert [duel.conditions(who) for who in (BONES, SPIDER, CLEA)] == [{"slow"}, set(), set()]


def test_ferocity_lends_two_dice_and_hurts_once_per_turn() -> None:
    duel = Duel([MORDO, CLEA], SKULL).set(MORDO, power=4)
    duel.roll(dice("blank", 6), dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    settle(duel.answer("baron-mordo/ferocity-of-cyttorak"))
    assert (duel.damage(CLEA), duel.power(MORDO), duel.t.script) == (1, 2, [])
    duel.roll(dice("blank", 4), dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    assert duel.still
    assert duel.damage(CLEA) == 1


def test_boots_carry_him_on_after_a_push() -> None:
    duel = Duel(MORDO, SKULL).set(MORDO, power=2).script(push(TARGET, S), SKULL, target=0)
    duel.answer([180.0]).answer("baron-mordo/vaulting-boots-of-valtorr")
    assert duel.ask.kind == "advance"
