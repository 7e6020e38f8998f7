"""Dracula (Vlad Dracula)."""

from __future__ import annotations

from longbox.titles.crisis.codes import L

from ...scene import Duel
from ..cast import BONES, SKULL, hold
from ..playing import fire, moment, offers, settle, take, usable

ME = "dracula"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, BONES)).put(ME, 12, 10).put(SKULL, 15, 10).put(BONES, 22, 16).set(ME, power=power)


def test_ancestral_blade_brings_power_and_curses_with_a_hit() -> None:
    duel = settle(take(fire(scene(), ME, "ancestral-blade", SKULL, "hit"), "'root'"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"root"})


def test_blood_feast_heals_and_bleeds() -> None:
    duel = settle(fire(scene(1).set(ME, damage=3), ME, "blood-feast", SKULL, "hit", "hit"))
    assert (duel.damage(ME), duel.conditions(SKULL)) == (1, {"bleed"})


def test_fury_of_the_vampyr_rerolls_against_who_bleeds_and_may_throw() -> None:
    duel = take(fire(scene(4).set(SKULL, conditions=("bleed",)), ME, "fury-of-the-vampyr", SKULL), ME)
    duel.roll("hit", "hit").answer([0, 1])
    take(duel, "'do', 'throw'").answer([0.0])
    assert (settle(duel).damage(SKULL), duel.at(SKULL)[0] > 18) == (2, True)
    duel = fire(scene(4), ME, "fury-of-the-vampyr", SKULL)
    assert not offers(duel, "(0, 'dracula/fury")


def test_hypnotic_stare_moves_an_enemy_once_per_turn() -> None:
    duel = scene(4).use(ME, "hypnotic-stare").answer([15.0, 12.0])
    assert duel.at(SKULL) == (15.0, 12.0)
    assert not usable(duel, ME, "hypnotic-stare")


def test_eternal_hunger_answers_an_attack_from_nearby_once_per_turn() -> None:
    duel = take(fire(scene(4), SKULL, "cosmic-burst", ME), "eternal-hunger")
    duel.roll("hit " + "blank " * 6, "blank " * 4).answer(("attack", "ancestral-blade"))
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(duel.set(ME, power=4), SKULL, "cosmic-burst", ME), "eternal-hunger")
    assert not offers(fire(scene(4).put(SKULL, 20, 10), SKULL, "cosmic-burst", ME), "eternal-hunger")


def shifted(shape: str, **values: object) -> Duel:
    duel = scene(1).set(ME, **values).activate(ME).answer(("move",))
    return take(duel, "shapeshifting").answer(shape)


def test_shapeshifting_bat_flies_for_one_move() -> None:
    duel = shifted("bat")
    assert max(duel.t.changes("move_size", 0)) == 5
    duel.answer([12.0, 14.0])
    assert list(duel.t.changes("move_size", 0)) == []
    assert not [row for row in duel.t.lasting if row[0] == "superpower flight"]


def test_shapeshifting_wolf_is_faster() -> None:
    assert shifted("wolf").ask.region.tool == L  # type: ignore[union-attr]


def test_shapeshifting_mist_sheds_everything() -> None:
    duel = hold(scene(1).set(ME, damage=3, conditions=("bleed", "hex")), ME).activate(ME).answer(("move",))
    take(duel, "shapeshifting").answer("mist")
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert (duel.conditions(ME), duel.damage(ME), duel.t.token_holder[-1] < 0) == (set(), 1, True)


def test_unholy_vampiric_immortality_feeds_on_who_bleeds_within_range_3() -> None:
    duel = scene().set(ME, damage=3).set(SKULL, conditions=("bleed",)).set(BONES, conditions=("bleed",))
    settle(moment(duel, "activation_end", ME))
    assert (duel.power(ME), duel.damage(ME)) == (1, 2)
