"""Sunspot (Roberto Da Costa)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, L, M, S, damage

from ...scene import Duel, box
from ..cast import BONES, CAP, SKULL
from ..playing import blanks, offers, settle, take, usable
from ..scenes.x_force import hit

SUNSPOT = "sunspot"
X23 = "x-23"


def flares(duel: Duel) -> int:
    return duel.t.total("flare", duel.who(SUNSPOT))


def glow(duel: Duel, n: int) -> Duel:
    duel.t.lasting += [("flare", duel.who(SUNSPOT), duel.who(SUNSPOT), "game", 1)] * n
    return duel


def test_every_movement_brings_a_flare_up_to_three() -> None:
    duel = Duel(SUNSPOT, SKULL)
    for expected in (1, 2, 3, 3):
        duel.slide(SUNSPOT, S, "push", SKULL, 90)
        assert flares(settle(duel)) == expected


def test_heating_up_and_the_concussion() -> None:
    assert flares(settle(hit(SUNSPOT, "uv-strike", "wild hit"))) == 1
    assert flares(settle(hit(SUNSPOT, "uv-strike", "hit hit"))) == 0
    duel = Duel([SUNSPOT, X23], [SKULL, CAP]).put(SKULL, 12.8, 10).put(CAP, 12.8, 13).put(X23, 12.8, 7)
    settle(hit(SUNSPOT, "dark-solar-blast", "wild hit", "block block block block", duel))
    assert [duel.damage(who) for who in (SUNSPOT, X23, SKULL, CAP)] == [0, 1, 0, 1]
    assert duel.power(CAP) == 0


def test_thermokinesis_burns_flares_for_dice() -> None:
    duel = glow(Duel(SUNSPOT, SKULL).put(SKULL, 12.8, 10), 2)
    take(duel.roll(blanks(7), blanks(3)).attack(SUNSPOT, "uv-strike", SKULL), "thermokinesis").answer(("number", 2))
    settle(duel)
    assert flares(duel) == 0
    assert duel.conditions(SKULL) == {"incinerate"}
    assert not duel.t.script
    assert not offers(hit(SUNSPOT, "uv-strike", "hit"), "thermokinesis")


def test_high_energy_throws_what_the_flares_can_lift() -> None:
    duel = glow(Duel(SUNSPOT, SKULL, terrain=[box("shed", 3, 9, 12, 2, 2)]).put(SKULL, 12.8, 10).set(SUNSPOT, power=2), 2)
    assert duel.use(SUNSPOT, "high-energy-conversion").offered == (("character", 1),)
    assert not usable(Duel(SUNSPOT, SKULL).put(SKULL, 12.8, 10).set(SUNSPOT, power=2), SUNSPOT, "high-energy-conversion")


@pytest.mark.parametrize(("n", "tool"), [(2, M), (3, L)])
def test_sunburn_flies_with_three_flares(n: int, tool: int) -> None:
    duel = glow(Duel(SUNSPOT, SKULL).put(SKULL, 12.8, 10).set(SUNSPOT, power=2), n).use(SUNSPOT, "sunburn")
    assert duel.ask.kind == "advance"
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["tool"] == tool
    assert max([0, *duel.t.changes("move_size", 0)]) == (5 if n == 3 else 0)
    duel.answer([10.0, 10.0])
    assert max([0, *duel.t.changes("move_size", 0)]) == 0
    assert not duel.still  # an attack action


def test_sunspot_goes_out_with_a_flash() -> None:
    duel = glow(Duel(SUNSPOT, [SKULL, CAP, BONES]).put(SKULL, 12.8, 10).put(CAP, 13.5, 13).put(BONES, 20, 10), 2)
    duel.set(SUNSPOT, damage=5).script(damage(TARGET, 1), SKULL, target=0)
    take(duel, "flare-state")
    settle(duel)
    assert duel.is_dazed(SUNSPOT)
    assert flares(duel) == 0
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [1, 1, 0]
