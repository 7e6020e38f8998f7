"""The Original Human Torch (Jim Hammond)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "the-original-human-torch"


def scene(power: int = 0, foe: str = SKULL) -> Duel:
    return Duel((ME, CAP), foe).put(ME, 10, 10).put(CAP, 10, 20).put(foe, 12, 10).set(ME, power=power)


def token(duel: Duel, who: str, kind: str) -> Duel:
    duel.t.crises = ("deadly-meteors", "skrulls-infiltrate")
    duel.t.token_name.append("skrulls-infiltrate/skrull-agent")
    duel.t.token_kind.append(kind)
    duel.t.token_at.append(duel.at(who))
    duel.t.token_holder.append(duel.who(who))
    duel.t.token_side.append(-1)
    return duel


def test_burn_baby_burn_brings_one_power_and_burns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "burn-baby-burn", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"incinerate"})


def test_nova_burst_has_a_die_for_each_power_and_burns_both() -> None:
    duel = scene(8).attack(ME, "nova-burst")
    take(duel.roll("hit hit hit hit hit hit blank blank blank blank blank", "blank blank blank"), "'spend', 7")
    settle(duel.answer([0.0]) if duel.ask.kind == "aim" else duel)
    assert not duel.t.script
    assert duel.conditions(SKULL) == {"incinerate"} or duel.is_dazed(SKULL)
    assert (duel.power(ME), duel.damage(ME)) == (0, 1)


def test_nova_burst_that_hurts_nobody_does_not_hurt_him() -> None:
    duel = settle(fire(scene(1), ME, "nova-burst", SKULL))
    assert (duel.damage(ME), duel.conditions(SKULL)) == (0, {"incinerate"})


def test_too_hot_to_handle_makes_an_enemy_drop_an_asset() -> None:
    duel = settle(token(token(scene(3), SKULL, "civilian"), SKULL, "asset").use(ME, "too-hot-to-handle"))
    assert duel.t.token_holder == [duel.who(SKULL), -1]
    assert not usable(token(scene(3), SKULL, "civilian"), ME, "too-hot-to-handle")
    assert not usable(token(scene(3).put(SKULL, 16, 10), SKULL, "asset"), ME, "too-hot-to-handle")


@pytest.mark.parametrize(("how", "hurt"), [("push", 1), ("throw", 1)])
def test_like_touching_a_stovetop_hurts_who_moves_him(how: str, hurt: int) -> None:
    duel = slid(scene(2), how)
    take(duel, "like-touching-a-stovetop")
    while not duel.still:
        duel.answer([180.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert (duel.damage(SKULL), duel.power(ME)) == (hurt, 0)
    assert duel.at(ME)[0] < 10


def slid(duel: Duel, how: str) -> Duel:
    return duel.push(Slide(duel.who(ME), S, how, duel.who(SKULL), 1))


def test_controlled_burn_brings_power_for_whoever_burns_nearby() -> None:
    duel = scene().set(SKULL, conditions=("incinerate",)).set(CAP, conditions=("incinerate",))
    settle(duel.advance(ME, S).answer([10.0, 9.0]))
    assert duel.power(ME) == 1
    settle(duel.place(ME, 1).answer(duel.offered[0]))
    assert duel.power(ME) == 1  # placed, not advanced


def test_hit_and_run() -> None:
    assert usable(scene(2), ME, "hit-and-run")
    assert not offers(fire(scene(), ME, "burn-baby-burn", SKULL), "hit-and-run")
