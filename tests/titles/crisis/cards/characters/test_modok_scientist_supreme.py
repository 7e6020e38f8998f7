"""M.O.D.O.K. Scientist Supreme (George Tarleton)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY, PHYSICAL

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL, hold
from ..playing import asks, fire, offers, settle, take, usable

ME = "modok-scientist-supreme"
SACRIFICE = "genius-requires-sacrifice"


def scene(power: int = 0) -> Duel:
    duel = Duel((ME, CAP), SKULL, terrain=[CRATE]).put(ME, 12, 10).put(CAP, 12, 13)
    return duel.put(SKULL, 15, 10).set(ME, power=power)


def test_doomsday_chair_arsenal_is_of_two_types_brings_power_and_burns_with_a_wild() -> None:
    assert scene().attack(ME, "doomsday-chair-arsenal").offered == (PHYSICAL, ENERGY)
    duel = settle(fire(scene(), ME, "doomsday-chair-arsenal", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"incinerate"})


def test_psionic_assault_moves_the_target_and_stuns_with_a_wild() -> None:
    duel = fire(scene(4), ME, "psionic-assault", SKULL, "wild", "hit")
    assert asks(duel, "advance")
    assert (settle(duel).conditions(SKULL), duel.power(SKULL)) == ({"stun"}, 1)


def test_advanced_idea_mechanics_a_holder_changes_a_die_once_per_turn() -> None:
    duel = fire(hold(scene().lead(ME), CAP), CAP, "shield-bounce", SKULL, "wild", guard="block")
    take(duel, "advanced-idea-mechanics").answer("hit").answer([1])
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(duel, CAP, "shield-bounce", SKULL, "wild"), "advanced-idea-mechanics")
    assert not offers(fire(scene().lead(ME), CAP, "shield-bounce", SKULL, "wild"), "advanced-idea-mechanics")
    assert not offers(fire(hold(scene().lead(ME), CAP), CAP, "shield-bounce", SKULL), "advanced-idea-mechanics")


def test_advanced_idea_mechanics_helps_defenders_too() -> None:
    duel = fire(hold(scene().lead(ME), CAP), SKULL, "cosmic-burst", CAP, "hit", "hit", guard="wild")
    take(duel, "advanced-idea-mechanics").answer("block").answer([1])
    assert settle(duel).damage(CAP) == 0


def test_by_my_calculations_throws_terrain() -> None:
    duel = scene(4).put(SKULL, 25, 25).put(CAP, 5, 25)
    settle(duel.use(ME, "by-my-calculations-youll-be-dead-in-seconds").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "by-my-calculations-youll-be-dead-in-seconds")


def test_all_in_this_world_are_beneath_me_an_ally_pays_for_rerolls() -> None:
    duel = take(fire(scene().set(CAP, power=5), ME, "doomsday-chair-arsenal", SKULL), "all-in-this-world")
    assert [one for one in duel.offered if one != "pass"][-1] == ("spend", 3)
    duel.answer(("spend", 2)).roll("hit", "hit").answer([0, 1])
    assert (settle(duel).damage(SKULL), duel.power(CAP)) == (2, 3)
    assert not offers(fire(scene(), ME, "doomsday-chair-arsenal", SKULL), "all-in-this-world")


def test_genius_requires_sacrifice_your_sacrifice_to_be_precise_an_ally_takes_the_blow() -> None:
    for injured, left in ((0, 0), (1, 2)):
        duel = fire(scene(2).set(ME, injured=injured), SKULL, "cosmic-burst", ME, "hit", defense=1)
        take(duel, SACRIFICE)
        assert (settle(duel).damage(CAP), duel.damage(ME), duel.power(ME)) == (1, 0, left)
    assert not offers(fire(scene(2).put(CAP, 12, 20), SKULL, "cosmic-burst", ME), SACRIFICE)


def test_i_am_modok_master_of_the_mental_arts_blanks_defend_against_mystic_attacks() -> None:
    duel = scene().set(SKULL, power=4)
    assert settle(fire(duel, SKULL, "reality-bows-to-me", ME, *["hit"] * 6)).damage(ME) == 1
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit")).damage(ME) == 2


def test_i_am_modok_master_of_the_mental_arts_no_superpower_moves_him() -> None:
    foe = "enchantress"
    duel = Duel(ME, foe).put(ME, 12, 10).put(foe, 15, 10).set(foe, power=2)
    assert not asks(duel.use(foe, "sirens-call"), "advance")
