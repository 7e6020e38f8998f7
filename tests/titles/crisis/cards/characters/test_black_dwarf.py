"""Black Dwarf."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import settle, usable
from ..scenes.convocation import dice, fight

DWARF = "black-dwarf"
PROXIMA = "proxima-midnight"
GIANT = "supergiant"


def test_a_brutal_end_staggers_on_a_wild() -> None:
    assert fight(DWARF, "brutal-end", dice("wild", 1, of=8), dice("block", 4)).conditions(SKULL) == {"stagger"}
    assert fight(DWARF, "brutal-end", dice("hit", 1, of=8), dice("block", 4)).conditions(SKULL) == set()


def test_black_fury_throws_the_big_and_the_small() -> None:
    duel = Duel(DWARF, [SKULL, CAP], terrain=[CRATE]).set(DWARF, power=6).put(SKULL, 13, 10).put(CAP, 25, 10)
    duel.use(DWARF, "black-fury")
    assert ("character", 1) in duel.offered or duel.ask.kind == "direction"
    assert ("character", 2) not in duel.offered
    assert not usable(duel, DWARF, "black-fury")


def test_oblivion_moves_and_strengthens_the_next_attack_only() -> None:
    duel = Duel(DWARF, SKULL).set(DWARF, power=2).use(DWARF, "enforced-oblivion")
    assert duel.t.superpower(0, "enforced-oblivion").action
    duel.answer("move").answer([10.0, 10.0])
    duel.put(SKULL, 12.5, 10)
    for n in (8, 6):
        settle(duel.roll(dice("blank", n), dice("blank", 4)).attack(DWARF, "axe-strike", SKULL))
        assert not duel.t.script


def test_oblivion_ends_with_the_activation() -> None:
    duel = Duel(DWARF, SKULL).set(DWARF, power=4).activate(DWARF).answer("enforced-oblivion")
    duel.answer("move").answer([10.0, 10.0])
    assert [row[3] for row in duel.t.lasting] == ["during 0"]


def test_he_draws_attacks_of_enemies_near_him() -> None:
    duel = Duel([DWARF, GIANT], CAP).set(DWARF, power=2).put(CAP, 13, 10).put(GIANT, 16, 10)
    duel.roll(dice("hit", 1, of=5), dice("blank", 4)).attack(CAP, "shield-bounce", GIANT)
    settle(duel.answer("black-dwarf/intimidating-presence"))
    assert (duel.damage(DWARF), duel.damage(GIANT)) == (1, 0)
    duel = Duel([DWARF, GIANT], CAP).set(DWARF, power=2).put(CAP, 18, 10).put(GIANT, 16, 10)
    assert duel.roll(dice("blank", 5), "blank").attack(CAP, "shield-bounce", GIANT).still


@pytest.mark.parametrize("who", [DWARF, PROXIMA])
def test_invulnerable_but_for_one(who: str) -> None:
    for n, taken in ((3, 2), (1, 1)):
        assert Duel(who, SKULL).script(damage(TARGET, n), SKULL, target=0).damage(who) == taken
    assert Duel([who, GIANT], SKULL).script(damage(TARGET, 2), GIANT, target=0).damage(who) == 2
