"""Vision (Victor Shade)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import NOBODY, S

from ...scene import Duel
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME, FOE = "vision", "captain-america"


def scene(power: int = 0, foe: str = SKULL, mode: str = "") -> Duel:
    duel = Duel(ME, foe).put(ME, 10, 10).put(foe, 12.5, 10).set(ME, power=power)
    return phase(duel, mode) if mode else duel


def phase(duel: Duel, mode: str) -> Duel:
    window = duel.t.window("power_phase")
    assert window is not None
    return duel.push(window).answer(mode.replace("-", "_"))


def test_solar_energy_beam_brings_one_power_and_takes_more_with_wilds() -> None:
    duel = settle(fire(scene().set(SKULL, power=3), ME, "solar-energy-beam", SKULL, "wild", "wild", guard="block block"))
    assert (duel.power(ME), duel.power(SKULL)) == (3, 1)


def test_synthezoid_avenger_makes_criticals_of_the_defense_worthless() -> None:
    assert settle(fire(scene(4), ME, "synthezoid-avenger", SKULL, "hit", guard="crit crit")).damage(SKULL) == 1


def test_calculated_trajectory_throws_an_enemy() -> None:
    duel = scene(4).roll("blank blank blank blank blank").use(ME, "calculated-trajectory")
    take(duel, "character") if duel.ask.kind == "choose" else duel
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 16
    assert not usable(duel, ME, "calculated-trajectory")


def test_synthesis_is_an_action_for_two_power() -> None:
    duel = scene().activate(ME).answer(("power", "synthesis"))
    assert duel.power(ME) == 2
    duel.answer(("power", "synthesis"))
    assert duel.power(ME) == 4
    assert ("power", "synthesis") not in duel.offered


@pytest.mark.parametrize(("mode", "strike", "more"), [
    ("enhanced-density", "shield-throw", 3), ("phased", "shield-throw", 0), ("phased", "cosmic-burst", 3),
    ("enhanced-density", "cosmic-burst", 0),
])  # fmt: skip
def test_phasing_brings_three_dice_against_one_type(mode: str, strike: str, more: int) -> None:
    foe = FOE if strike == "shield-throw" else SKULL
    duel = fire(scene(foe=foe, mode=mode), foe, strike, ME, "hit", "hit", "hit", defense=more, guard="block " * more)
    assert settle(duel).damage(ME) == 3 - more
    assert not duel.t.script


def test_phasing_dense_is_not_pushed_but_thrown() -> None:
    duel = scene(mode="enhanced-density").slide(ME, S, "throw", SKULL, 180.0)
    assert duel.at(ME)[0] < 10
    assert scene(mode="enhanced-density").push(slide()).still
    assert scene(mode="phased").push(slide()).ask.kind == "direction"


def slide() -> Slide:
    return Slide(0, S, "push", 1, 1)


@pytest.mark.parametrize(("mode", "hurt"), [("phased", 0), ("enhanced-density", 1)])
def test_phasing_phased_takes_no_damage_from_collisions(mode: str, hurt: int) -> None:
    duel = scene(mode=mode).roll("blank blank blank blank blank")
    assert settle(duel.push(Collision(0, NOBODY, NOBODY, 1))).damage(ME) == hurt


def test_rapid_phase_changes_over_when_attacked() -> None:
    duel = take(
        fire(scene(2, mode="enhanced-density"), SKULL, "cosmic-burst", ME, *["hit"] * 3, defense=3, guard="block " * 3),
        "rapid-phase",
    )
    assert settle(duel.answer("phased")).damage(ME) == 0
    assert scene(mode="phased").push(slide()).ask.kind == "direction"
    assert duel.set(ME, power=0).push(slide()).ask.kind == "direction"  # no longer dense
    assert not offers(fire(scene(1), SKULL, "cosmic-burst", ME), "rapid-phase")
