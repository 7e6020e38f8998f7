"""Hulkbuster (Tony Stark)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED, KO
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.words import CHOSEN, M, S, damage, push

from ...mission import mission
from ...scene import PASS, Duel, box
from ..cast import CAP, SKULL
from ..playing import asks, fire, moment, offers, settle, take, usable

ME = "hulkbuster"


def scene(power: int = 0, **values: int) -> Duel:
    return Duel((ME, CAP), SKULL).put(CAP, 30, 30).put(SKULL, 13, 10).set(ME, power=power, **values)


@pytest.mark.parametrize(("faces", "power"), [("blank", 1), ("hit", 1), ("hit hit", 2)])
def test_heavy_repulsor_blast_brings_power_even_without_damage_and_pushes(faces: str, power: int) -> None:
    duel = fire(scene(), ME, "heavy-repulsor-blast", SKULL, *faces.split())
    assert asks(duel, "direction")
    assert settle(duel.answer([0.0])).at(SKULL)[0] > 15
    assert duel.power(ME) == power


def test_meteor_punch_brings_no_power_and_throws_who_is_hurt_and_not_too_big() -> None:
    duel = take(fire(scene(3), ME, "meteor-punch", SKULL, "hit"), "'do', 'throw'").answer([0.0])
    assert settle(duel).at(SKULL)[0] > 17
    assert (duel.power(SKULL), duel.power(ME), duel.damage(SKULL)) == (0, 0, 1)
    assert not offers(fire(scene(3), ME, "meteor-punch", SKULL), "'do', 'throw'")
    giant = Duel(ME, "dormammu").put("dormammu", 13, 10).set(ME, power=3)
    assert not offers(fire(giant, ME, "meteor-punch", "dormammu", "hit"), "'do', 'throw'")


@pytest.mark.parametrize(("face", "hurt"), [("wild", 1), ("blank", 0)])
def test_explosive(face: str, hurt: int) -> None:
    duel = Duel(ME, (SKULL, CAP)).put(SKULL, 13, 10).put(CAP, 13, 13).set(ME, power=3)
    assert settle(fire(duel, ME, "meteor-punch", SKULL, face)).damage(CAP) == hurt


def test_rapid_repulsor_blast_pushes_and_a_wild_fires_once_more() -> None:
    duel = fire(scene(form=1), ME, "rapid-repulsor-blast", SKULL, "wild").roll("wild blank blank blank", "blank " * 9)
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else next(one for one in duel.offered if one != PASS))
    assert (duel.power(ME), duel.damage(SKULL)) == (2, 2)
    assert duel.at(SKULL)[0] > 18
    assert not offers(fire(scene(form=1), ME, "rapid-repulsor-blast", SKULL, "hit"), "'do', 'rapid")


@pytest.mark.parametrize("who", [ME, CAP])
@pytest.mark.parametrize("form", [0, 1])
def test_hulkbusters_spares_allies_in_collisions(who: str, form: int) -> None:
    duel = scene(form=form).put(SKULL, 25, 25).put(who, 5, 5).lead(ME)
    duel.t.terrain = (box("tree", 5, 7, 4, 1, 2),)
    settle(duel.slide(who, M, "throw", SKULL, 0.0))
    assert duel.damage(who) == 0
    duel = scene(form=form).put(ME, 20, 5).put(CAP, 5, 15).put(SKULL, 8, 15).lead(ME)
    duel.roll("blank " * 12)
    assert settle(duel.slide(SKULL, M, "throw", ME, 180.0)).damage(CAP) == 2
    assert duel.damage(SKULL) == 1
    assert settle(duel.script(damage(CHOSEN, 1), SKULL, chosen=0)).damage(ME) == 1  # no collision


def test_hit_and_run_and_now_im_mad() -> None:
    duel = Duel(ME, SKULL, terrain=(box("crate", 4, 8, 12, 2, 2),)).put(SKULL, 14, 10).set(ME, power=6)
    duel.roll("blank " * 8, "blank " * 6)
    duel.use(ME, "now-im-mad")
    while not duel.still:
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert duel.t.rubble == 1
    assert (duel.power(ME), usable(duel, ME, "now-im-mad")) == (3, False)
    duel.roll("blank " * 20).use(ME, "hit-and-run")
    take(duel, "heavy-repulsor-blast")
    while duel.ask.kind != "advance":
        assert not duel.still
        duel.answer([0.0] if duel.ask.kind == "direction" else next(one for one in duel.offered if one != PASS))
    assert settle(duel.answer([10.0, 14.0])).at(ME) == (10, 14)


def test_always_have_a_backup() -> None:
    duel = scene(10, form=1, damage=3).set(ME, conditions=("stun",)).use(ME, "always-have-a-backup")
    assert asks(duel, "place")
    settle(duel.answer(duel.offered[0]))
    assert (duel.t.form[0], duel.damage(ME), duel.power(ME), duel.conditions(ME)) == (0, 0, 0, set())
    assert duel.t.status[0] & ACTIVATED
    assert duel.t.base[0][2] > 1.2
    assert not usable(scene(9, form=1), ME, "always-have-a-backup")


@pytest.mark.parametrize("used", [False, True])
def test_built_to_take_it(used: bool) -> None:
    duel = scene(1).roll("wild " + "hit " * 3 + "blank " * 6, "blank " * 9).attack(SKULL, "cosmic-burst", ME)
    if used:
        take(duel, "built-to-take-it")
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage(ME) == (3 if used else 4)


@pytest.mark.parametrize("used", [False, True])
def test_built_to_take_it_holds_its_ground(used: bool) -> None:
    duel = Duel(ME, ME).put("hulkbuster@2", 13, 10).set(ME, power=1)
    duel.roll("blank " * 6, "blank " * 3).attack("hulkbuster@2", "heavy-repulsor-blast", 0)
    if used:
        take(duel, "built-to-take-it")
    while not duel.still:
        duel.answer([180.0] if duel.ask.kind == "direction" else PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.at(0)[0] == 10) == used
    duel.script(push(CHOSEN, S), 1, chosen=0).answer([90.0])  # it is over with the attack
    assert duel.at(0)[1] > 12


def test_new_plan() -> None:
    duel = take(fire(scene(2, form=1), SKULL, "cosmic-burst", ME, "hit"), "new-plan").answer([10.0, 15.0])
    assert settle(duel).at(ME) == (10, 15)
    assert not offers(fire(scene(3, form=1), SKULL, "cosmic-burst", ME), "new-plan")


def flipping(duel: Duel) -> Duel:
    """The Cleanup Phase of a round in which he was Dazed."""
    mission(duel.set(ME, damage=13, power=4, dazed=True, conditions=("bleed",)), "gamma-wave", "skrulls-infiltrate")
    return duel.push(CleanupPhase())


def test_enhanced_support_systems_iron_man_hulkbuster() -> None:
    duel = flipping(scene())
    assert asks(duel, "place")
    settle(duel.answer([3.0, 6.5]))
    assert (duel.t.form[0], duel.t.injured[0], duel.at(ME)) == (1, 0, (3, 6.5))
    assert (duel.damage(ME), duel.power(ME), duel.conditions(ME), duel.is_dazed(ME)) == (0, 0, set(), False)
    assert duel.t.base[0][2] < 0.7


def test_without_room_nobody_comes() -> None:
    wall = tuple(box("tree", 5, x * 4.0, y * 4.0, 4.0, 4.0) for x in range(4) for y in range(4))
    duel = scene()
    duel.t.terrain = wall
    duel.t.ground = None
    flipping(duel)
    assert settle(duel).t.status[0] & KO


def test_enhanced_support_systems_bring_power() -> None:
    assert settle(moment(scene(), "power_phase")).power(ME) == 1
    assert scene(form=1).t.window("power_phase") is None


def test_secondary_support_suit() -> None:
    duel = settle(fire(scene(form=1, damage=4), SKULL, "cosmic-burst", ME, "hit"))
    assert duel.t.status[0] & KO
    assert settle(fire(scene(damage=12), SKULL, "cosmic-burst", ME, "hit")).is_dazed(ME)
