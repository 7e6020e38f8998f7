"""Hawkeye (Clint Barton)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY
from longbox.titles.crisis.rules.targets import targets_of

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME = "hawkeye"
WALL = box("wall", 5, 12, 8, 1, 4)


def scene(power: int = 0, **more: object) -> Duel:
    return Duel(ME, SKULL, **more).put(SKULL, 15, 10).set(ME, power=power)  # type: ignore[arg-type]


def test_an_arrow_shot_is_of_either_type_and_brings_power_and_a_condition() -> None:
    duel = scene().roll("wild hit blank blank blank", "blank blank blank").attack(ME, "arrow-shot").answer(ENERGY).answer(SKULL)
    take(duel, "slow")
    settle(duel)
    assert not duel.t.script  # three dice of energy defense
    assert duel.conditions(SKULL) == {"slow"}
    assert duel.power(ME) == 2


def test_a_hook_arrow_places_him_within_three_once_per_turn() -> None:
    duel = scene(2).use(ME, "hook-arrow").answer([10.0, 15.0])
    assert duel.at(ME) == (10.0, 15.0)
    assert not usable(duel.set(ME, power=2), ME, "hook-arrow")


def test_a_trick_shot_goes_round_corners_whenever_it_comes_and_only_once() -> None:
    duel = scene(1, terrain=[WALL])
    shot = duel.t.library.strikes[f"{ME}/arrow-shot"]
    foe = duel.who(SKULL)
    assert targets_of(duel.t, 0, shot) == []
    settle(duel.use(ME, "trick-shot"))
    duel.t.end_scope("turn")
    assert targets_of(duel.t, 0, shot) == [foe]
    settle(fire(duel, ME, "arrow-shot", SKULL, "hit"))
    assert duel.damage(SKULL) == 1  # and no cover, which would have given a block
    assert targets_of(duel.t, 0, shot) == []


def test_he_draws_first_against_whoever_attacks_from_afar() -> None:
    duel = take(fire(scene(2).put(SKULL, 18, 10), SKULL, "cosmic-burst", ME), "fast-draw")
    assert duel.ask.kind == "type"
    assert offers(fire(scene(2).put(SKULL, 13, 10), SKULL, "cosmic-burst", ME), "fast-draw") is False
    duel.t.script = [3] * 5 + [6] * 40
    settle(duel)
    assert duel.damage(SKULL) == 5
    assert duel.power(ME) == 5
