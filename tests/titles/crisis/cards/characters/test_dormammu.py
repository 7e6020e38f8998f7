"""Dormammu."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.squads import affiliations_of, bound_to
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..playing import offers, settle, take, usable
from ..scenes.dark_dimension import FOE, MATE, WEAK, faces, facing

DORMAMMU = "dormammu"
ALL_FOUR = "crit hit block fail blank blank blank blank blank"


def test_shadow_bolt_takes_power_for_each_wild_before_the_damage() -> None:
    duel = facing(DORMAMMU).set(FOE, power=3).roll(faces("wild", 2, 6), "blank blank")
    settle(duel.attack(DORMAMMU, "shadow-bolt", FOE))
    assert duel.power(DORMAMMU) == 2
    assert duel.power(FOE) == 1 + 2  # what was left, and what two damage bring


def test_fails_of_both_rolls_count_for_his_attacks() -> None:
    duel = facing(DORMAMMU).roll(faces("fail", 2, 6), "fail blank")
    assert settle(duel.attack(DORMAMMU, "shadow-bolt", FOE)).damage(FOE) == 3
    duel.roll("hit fail blank", faces("fail", 5)).attack(FOE, "whisper", DORMAMMU)
    assert settle(duel).damage(DORMAMMU) == 1  # they are nothing for his defense


def test_obliteration_spreads_for_free_to_whom_it_has_not_hit_this_round() -> None:
    duel = facing(DORMAMMU, [FOE, MATE, WEAK], power=5).put(MATE, 13.5, 12.5).put(WEAK, 30, 30)
    duel.roll(ALL_FOUR, "blank").attack(DORMAMMU, "incantation-of-obliteration", FOE)
    take(duel, "incantation-of-obliteration")
    assert duel.ask.kind == "target"
    assert duel.offered == (duel.who(MATE),)
    duel.roll(ALL_FOUR, "blank").answer(MATE)
    assert not offers(duel, "incantation-of-obliteration")  # the first target was hit already
    assert duel.power(DORMAMMU) == 0
    assert (duel.damage(FOE), duel.damage(MATE)) == (3, 3)


def test_obliteration_needs_all_four_faces() -> None:
    duel = facing(DORMAMMU, [FOE, MATE], power=5).put(MATE, 13.5, 12.5)
    duel.roll("hit hit block fail blank blank blank blank", "blank").attack(DORMAMMU, "incantation-of-obliteration", FOE)
    assert not offers(duel, "incantation-of-obliteration")


def test_not_of_this_dimension() -> None:
    duel = facing(DORMAMMU, power=6).use(DORMAMMU, "not-of-this-dimension").answer([10.0, 13.0])
    assert duel.at(DORMAMMU) == (10.0, 13.0)
    assert duel.power(DORMAMMU) == 3
    assert not usable(duel, DORMAMMU, "not-of-this-dimension")


@pytest.mark.parametrize(("before", "after"), [((), {"hex"}), (("hex",), {"hex", "incinerate"})])
def test_the_power_of_darkness_pushes_and_curses_who_attacks_him(before: tuple[str, ...], after: set[str]) -> None:
    duel = facing(DORMAMMU, power=2).set(FOE, conditions=before)
    duel.roll(faces("blank", 4), faces("blank", 4)).attack(FOE, "jab", DORMAMMU)
    take(duel, "feel-the-power-of-darkness")
    settle(duel)
    assert duel.conditions(FOE) == after
    assert duel.at(FOE)[0] > 12.7
    assert duel.power(DORMAMMU) == 0


def test_damage_brings_him_one_power_however_much_it_is() -> None:
    duel = facing(DORMAMMU).push(Suffer(0, 3, 1, EFFECT))
    assert duel.power(DORMAMMU) == 1


def test_he_gains_power_when_enemies_hurt_others_of_his_side() -> None:
    duel = Duel([DORMAMMU, MATE], FOE)
    duel.push(Suffer(1, 3, 2, EFFECT))
    assert (duel.power(DORMAMMU), duel.power(MATE)) == (1, 3)
    duel.push(Suffer(1, 1, 0, EFFECT))
    assert duel.power(DORMAMMU) == 1  # no enemy did that
    duel.push(Suffer(2, 1, 0, EFFECT))
    assert duel.power(DORMAMMU) == 1  # no ally


def test_the_flames_warm_and_burn_his_squad() -> None:
    duel = Duel([DORMAMMU, MATE, WEAK], FOE).lead(DORMAMMU).set(MATE, power=4).set(WEAK, power=3).set(DORMAMMU, power=6)
    settle(duel.push(PowerPhase()))
    assert [duel.power(who) for who in (MATE, WEAK, FOE)] == [6, 5, 1]
    assert [duel.damage(who) for who in (DORMAMMU, MATE, WEAK)] == [0, 1, 0]
    assert duel.power(DORMAMMU) == 6 + 1 + 1 + 1  # one more for the one that was burnt


def test_a_squad_with_him_is_his() -> None:
    squad = (DORMAMMU, "iron-man", "black-widow", "captain-america-steve-rogers")
    assert affiliations_of(squad, the_cards().characters) == ["Dark Dimension"]
    assert bound_to(squad, the_cards().characters) == "Dark Dimension"
    assert bound_to(squad[1:], the_cards().characters) == ""
