"""Crimson Dynamo (Dimitri Bukharin)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.words import AWAY, TARGET, S, damage, push, throw

from ...scene import Duel
from ..cast import BONES, CAP, SKULL, SPIDER
from ..playing import settle, usable

DYNAMO = "crimson-dynamo"
STAR = "darkstar"
OMEGA = "omega-red"
MISS = "blank blank fail fail"


def test_electric_blast_is_a_beam_that_pays_and_shocks_by_attack() -> None:
    duel = Duel(DYNAMO, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 16, 10)
    duel.roll("wild blank blank blank blank", MISS, "hit blank blank blank blank", "blank blank blank blank")
    duel.attack(DYNAMO, "electric-blast").answer([0]).answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"shock"}, set())
    assert duel.power(DYNAMO) == 2


def test_homing_rockets_explode_among_other_enemies_near_the_target() -> None:
    duel = Duel([DYNAMO, STAR], [SKULL, BONES, SPIDER]).set(DYNAMO, power=2)
    duel.put(BONES, 18, 10).put(SPIDER, 30, 10).put(STAR, 14.5, 10)
    duel.roll("wild blank blank blank blank", "block block block fail").attack(DYNAMO, "homing-rockets", SKULL)
    settle(duel)
    assert [duel.damage(who) for who in (SKULL, BONES, SPIDER, STAR)] == [0, 1, 0, 0]


def test_homing_rockets_do_not_explode_without_a_wild_and_need_no_line_of_sight() -> None:
    wall = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
    duel = Duel(DYNAMO, [SKULL, BONES], terrain=[wall]).set(DYNAMO, power=2).put(BONES, 18, 10)
    duel.roll("hit blank blank blank blank", "blank blank blank fail").attack(DYNAMO, "homing-rockets", SKULL)
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(BONES)) == (1, 0)  # no cover either: no blank became a block


def test_the_red_line_shakes_off_a_condition_when_an_activation_begins() -> None:
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO).set(STAR, conditions=("slow", "shock"))
    duel.push(Activation(duel.who(STAR)))
    duel.answer("crimson-dynamo/unbreakable-red-line").answer("slow")
    assert duel.conditions(STAR) == {"shock"}


@pytest.mark.parametrize(("face", "stays"), [("block", True), ("wild", True), ("crit", True), ("hit", False)])
def test_the_red_line_is_not_pushed_off_a_secure_objective(face: str, stays: bool) -> None:
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO)
    contest(duel, STAR, "deadly-meteors/origin-bomb")
    at = duel.at(STAR)
    duel.roll(face).script(push(TARGET, S, AWAY), SKULL, target=duel.who(STAR))
    duel.answer("crimson-dynamo/unbreakable-red-line")
    if not stays:
        duel.answer(duel.offered[0])
    assert duel.still
    assert (duel.at(STAR) == at) is stays


def test_the_red_line_answers_only_pushes_and_only_on_secure_objectives() -> None:
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO)
    contest(duel, STAR, "deadly-meteors/origin-bomb")
    duel.script(throw(TARGET, S), SKULL, target=duel.who(STAR))
    assert duel.ask.kind == "direction"
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO)
    contest(duel, STAR, "skrulls-infiltrate/skrull-agent")
    duel.script(push(TARGET, S, AWAY), SKULL, target=duel.who(STAR))
    assert duel.ask.kind == "direction"


def contest(duel: Duel, who: str, token: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append(token)
    t.token_kind.append("equipment")
    t.token_at.append(duel.at(who))
    t.token_holder.append(-1)
    t.token_side.append(-1)


def test_capacitors_give_two_power_for_an_action() -> None:
    duel = Duel(DYNAMO, SKULL).use(DYNAMO, "overcharge-capacitors")
    assert duel.power(DYNAMO) == 2
    assert duel.t.superpower(0, "overcharge-capacitors").action


def test_thrusters_place_him_once_per_turn() -> None:
    duel = Duel(DYNAMO, SKULL).set(DYNAMO, power=4).use(DYNAMO, "propulsion-thrusters").answer([10.0, 14.5])
    assert duel.at(DYNAMO) == (10.0, 14.5)
    assert not usable(duel, DYNAMO, "propulsion-thrusters")


def test_disruption_field_rerolls_two_dice_of_an_attacker_near_him() -> None:
    duel = Duel([DYNAMO, STAR], CAP).set(DYNAMO, power=2).put(STAR, 13, 13)
    duel.roll("hit hit hit blank blank", "blank blank fail").attack(CAP, "shield-bounce", STAR)
    duel.answer("crimson-dynamo/disruption-field")
    while duel.ask.kind == "react":
        duel.answer(duel.offered[-1])
    duel.roll("blank blank").answer((0, 1))
    settle(duel)
    assert (duel.damage(STAR), duel.power(DYNAMO)) == (1, 0)


def test_disruption_field_does_not_reach_an_attacker_far_away() -> None:
    duel = Duel([DYNAMO, STAR], CAP).set(DYNAMO, power=2).put(DYNAMO, 2, 30)
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", STAR)
    assert not any("disruption-field" in str(one) for one in duel.offered)


@pytest.mark.parametrize("who", [DYNAMO, OMEGA])
def test_a_hard_shell_takes_one_damage_less_but_at_least_one(who: str) -> None:
    for n, taken in ((3, 2), (2, 1), (1, 1)):
        assert Duel(who, SKULL).script(damage(TARGET, n), SKULL, target=0).damage(who) == taken
    assert Duel([who, STAR], SKULL).script(damage(TARGET, 2), STAR, target=0).damage(who) == 2
