"""Proxima Midnight."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import settle
from ..scenes.convocation import dice, fight

PROXIMA = "proxima-midnight"
GLAIVE = "corvus-glaive"


def test_she_follows_her_spear_and_its_wild_poisons() -> None:
    for icon, gained in (("wild", {"poison"}), ("hit", set())):
        duel = Duel(PROXIMA, SKULL).put(SKULL, 14, 10)
        duel.roll(dice(icon, 1, of=5), dice("block", 3)).attack(PROXIMA, "spear-throw", SKULL)
        assert duel.ask.kind == "place"
        duel.answer([12.5, 10.0])
        assert (duel.at(PROXIMA), settle(duel).conditions(SKULL)) == ((12.5, 10.0), gained)


def test_a_starburst_brings_three_conditions_if_it_hurts() -> None:
    duel = fight(PROXIMA, "quantum-starburst", dice("hit", 1, of=6), dice("blank", 3))
    assert duel.conditions(SKULL) == {"bleed", "poison", "stun"}
    assert fight(PROXIMA, "quantum-starburst", dice("hit", 1, of=6), dice("block", 3)).conditions(SKULL) == set()


@pytest.mark.parametrize(("hits", "hurt", "back"), [(1, 0, 2), (2, 1, 0)])
def test_prowess_rolls_five_and_strikes_back_at_those_who_miss(hits: int, hurt: int, back: int) -> None:
    duel = Duel(PROXIMA, CAP).set(PROXIMA, power=2).put(CAP, 12.5, 10)
    duel.roll(dice("hit", hits, of=5), dice("block", 1, of=5)).attack(CAP, "shield-bounce", PROXIMA)
    settle(duel.answer("proxima-midnight/martial-prowess"))
    assert (duel.damage(PROXIMA), duel.damage(CAP), duel.t.script) == (hurt, back, [])


def test_prowess_needs_an_attacker_near_her() -> None:
    duel = Duel(PROXIMA, CAP).set(PROXIMA, power=2).roll(dice("blank", 5), dice("blank", 3)).attack(CAP, "shield-bounce", PROXIMA)
    assert duel.still


@pytest.mark.parametrize(("at", "offered"), [(13, True), (30, False)])
def test_her_husband_may_follow_her(at: float, offered: bool) -> None:
    duel = Duel([PROXIMA, GLAIVE], SKULL).set(PROXIMA, power=1).put(GLAIVE, 10, at).turn(0).answer(PROXIMA)
    while ("done",) in duel.offered:
        duel.answer(("done",))
    assert ("proxima-midnight/wife-of-corvus-glaive" in str(duel.offered)) is offered
    if offered:
        duel.answer("proxima-midnight/wife-of-corvus-glaive")
        assert duel.t.power[0] == 0
        assert "1" in str(duel.offered)
