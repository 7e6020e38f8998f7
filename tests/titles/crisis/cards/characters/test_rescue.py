"""Rescue (Pepper Potts)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import L, M

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "rescue"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 13).put(SKULL, 14, 10).set(ME, power=power)


def test_triage_deals_at_most_one_damage_and_brings_one_power() -> None:
    duel = settle(fire(scene(), ME, "triage", SKULL, "wild", "wild", "wild"))
    assert (duel.damage(SKULL), duel.power(ME)) == (1, 1)


def test_triage_medic_heals_for_each_hit_or_removes_a_condition() -> None:
    duel = take(fire(scene().set(CAP, damage=3), ME, "triage", SKULL, "hit", "hit"), "('character', 1)")
    assert settle(duel.answer("heal")).damage(CAP) == 1
    assert duel.power(ME) == 2  # one for the armour
    duel = take(fire(scene().set(CAP, conditions=("stun",)), ME, "triage", SKULL, "hit"), "('character', 1)")
    assert not settle(duel.answer("remove_condition")).conditions(CAP)
    assert duel.power(ME) == 2
    assert not offers(fire(scene().set(CAP, damage=3), ME, "triage", SKULL), "character")


def test_sonic_barrage_stuns_with_a_wild() -> None:
    assert settle(fire(scene(4), ME, "sonic-barrage", SKULL, "wild")).conditions(SKULL) == {"stun"}


def test_life_support_systems_shake() -> None:
    duel = scene(2).set(ME, conditions=("stun",)).use(ME, "life-support-systems").answer(("shake", "stun"))
    assert not duel.conditions(ME)
    assert not usable(duel, ME, "life-support-systems")


def test_medevac_fetches_and_tends_who_has_acted() -> None:
    duel = scene(3).set(CAP, damage=3)
    assert duel.use(ME, "medevac").t.stack[-1].tool == L
    assert not offers(duel.answer([10.0, 11.0]), "character")  # Captain America has yet to act
    duel = scene(3).set(CAP, damage=3)
    duel.t.status[1] |= ACTIVATED
    duel.use(ME, "medevac").answer([10.0, 10.5]).answer(("character", 1)).answer([10.0, 12.0]).answer("heal").answer(2)
    assert (duel.at(CAP), duel.damage(CAP)) == ((10, 12), 1)
    assert duel.power(ME) == 1


def test_medevac_removes_a_condition_instead() -> None:
    duel = scene(3).set(CAP, conditions=("stun",))
    duel.t.status[1] |= ACTIVATED
    duel.use(ME, "medevac").answer([10.0, 10.5]).answer(("character", 1)).answer([10.0, 12.0]).answer("remove_condition")
    assert not duel.conditions(CAP)
    assert not usable(duel.set(ME, power=3), ME, "medevac")


@pytest.mark.parametrize("who", [ME, CAP])
def test_sonic_force_fields_add_two_defense_dice(who: str) -> None:
    duel = fire(scene(2).put(SKULL, 13, 12), SKULL, "cosmic-burst", who, "hit", "hit", defense=2, guard="block block")
    assert settle(take(duel, "sonic-force-fields")).damage(who) == 0


def test_sonic_force_fields_add_two_dodge_dice() -> None:
    duel = scene(2).put(SKULL, 13, 13)
    duel.push(Slide(duel.who(SKULL), M, "throw", duel.who(SKULL), 1)).answer([180.0])
    while "sonic-force-fields" not in str(duel.offered):
        duel.answer(duel.offered[0])
    guard = max(duel.t.side(1).defense) + 2
    duel.roll(" ".join(["block"] * guard)).answer(next(one for one in duel.offered if "sonic" in str(one)))
    assert settle(duel).damage(CAP) == 0
    assert len(duel.t.script) <= guard - 4


def test_rescue_armor_takes_one_off() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit")).damage(ME) == 1
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit")).damage(ME) == 1


def test_rescue_armor_brings_no_power_for_mending_herself() -> None:
    duel = scene(1).set(ME, conditions=("stun",)).use(ME, "life-support-systems").answer(("shake", "stun"))
    assert settle(duel).power(ME) == 0
