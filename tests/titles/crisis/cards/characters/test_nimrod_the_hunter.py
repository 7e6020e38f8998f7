"""Nimrod, the Hunter."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.script.running import Effect
from longbox.titles.crisis.words import ENERGY, MYSTIC, SELF, heal

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import blanks, fire, offers, settle, take, usable

ME, NOVA = "nimrod-the-hunter", "cassandra-nova"


def scene(power: int = 0, foe: str = SKULL) -> Duel:
    return Duel(ME, foe).put(ME, 10, 10).put(foe, 13.5, 10).set(ME, power=power)


@pytest.mark.parametrize(("kind", "condition"), [(ENERGY, "incinerate"), (MYSTIC, "root")])
def test_adaptive_energy_blast_has_a_countermeasure_for_its_type(kind: int, condition: str) -> None:
    duel = scene().attack(ME, "adaptive-energy-blast")
    assert duel.offered == (ENERGY, MYSTIC)
    duel.roll("wild hit blank blank blank blank", blanks(duel.t.side(1).defense[kind])).answer(kind)
    settle(duel.answer(SKULL) if duel.ask.kind == "target" else duel)
    assert (duel.power(ME), duel.conditions(SKULL)) == (2, {condition})


def test_shockweb_shocks_whom_it_hurts() -> None:
    assert settle(fire(scene(3).put(SKULL, 12.6, 10), ME, "shockweb", SKULL, "hit")).conditions(SKULL) == {"shock"}
    assert not settle(fire(scene(3).put(SKULL, 12.6, 10), ME, "shockweb", SKULL)).conditions(SKULL)


def test_total_annihilation_may_throw_and_leaves_wounds_that_do_not_close() -> None:
    duel = fire(scene(4), ME, "total-annihilation", SKULL, "wild", "hit")
    take(duel, "'do', 'throw'").answer([0.0])
    settle(duel)
    assert duel.at(SKULL)[0] > 15
    assert settle(duel.script(heal_one(), SKULL)).damage(SKULL) == 2
    duel.t.end_scope("activation phase")
    assert settle(duel.script(heal_one(), SKULL)).damage(SKULL) == 1


def heal_one() -> Effect:
    return heal(SELF, 1)


def test_magnetokinesis_throws_terrain() -> None:
    duel = Duel(ME, SKULL, terrain=[box("truck", 4, 13, 12, 2, 2)]).put(ME, 10, 10).put(SKULL, 30, 10).set(ME, power=6)
    settle(duel.use(ME, "magnetokinesis").answer(("terrain", 0)).answer([0.0]))
    assert duel.t.rubble == 1
    assert not usable(duel, ME, "magnetokinesis")


def test_teleportation_matrix() -> None:
    duel = scene(6).use(ME, "teleportation-matrix").answer([10.0, 12.0])
    assert duel.at(ME) == (10, 12)
    assert not usable(duel, ME, "teleportation-matrix")


def test_it_adapts_better_each_time() -> None:
    duel = scene(4)
    for more in (2, 3):
        take(fire(duel, SKULL, "cosmic-burst", ME, "hit", defense=more, guard="block"), "metahuman-power")
        assert settle(duel).damage(ME) == 0
        assert not duel.t.script
    assert duel.power(ME) == 0


def test_enhanced_sentinel_power_core() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
    duel = fire(scene(foe=NOVA).set(NOVA, power=1), NOVA, "mind-possession", ME)
    assert not offers(duel, "advance")
    assert duel.at(ME) == (10, 10)


def test_healing_factor() -> None:
    duel = scene().set(ME, damage=3)
    window = duel.t.window("activation_end", 0)
    assert window is not None
    duel.push(window).answer("do")
    assert duel.damage(ME) == 1
