"""Bishop (Lucas Bishop)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL
from longbox.titles.crisis.rules.rounds import PowerPhase

from ...scene import PASS, Duel, box
from ..cast import CAP, SKULL
from ..playing import blanks, settle, take
from ..scenes.x_force import hit

BISHOP = "bishop"
X23 = "x-23"


def test_xse_blaster_burns_only_nearby() -> None:
    duel = Duel(BISHOP, SKULL).put(SKULL, 18, 10)
    assert settle(hit(BISHOP, "xse-blaster", "hit", duel=duel)).conditions(SKULL) == set()


def test_return_with_interest_is_of_any_type_and_has_a_die_for_each_power_more() -> None:
    duel = Duel(BISHOP, [SKULL, CAP]).put(SKULL, 12.8, 10).put(CAP, 10, 13).set(BISHOP, power=7)
    duel.attack(BISHOP, "return-with-interest")
    assert set(duel.offered) == {PHYSICAL, ENERGY, MYSTIC}
    duel.answer(MYSTIC)
    assert duel.offered == (PASS, ("spend", 1), ("spend", 2))
    duel.answer(("spend", 2)).roll(blanks(9), blanks(3), blanks(9), blanks(3)).answer(SKULL)
    settle(duel)
    assert duel.power(BISHOP) == 0
    assert not duel.t.script  # nine dice, twice


def test_extreme_force_pushes_and_slows() -> None:
    duel = Duel(BISHOP, SKULL).put(SKULL, 12.8, 10).set(BISHOP, power=5)
    duel.attack(BISHOP, "return-with-interest").roll(f"wild {blanks(6)}", "block block block block").answer(PHYSICAL)
    settle(duel)
    assert duel.conditions(SKULL) == {"slow"}
    assert duel.at(SKULL)[0] > 13


def test_bishop_absorbs_with_wilds() -> None:
    duel = Duel(X23, BISHOP).put(BISHOP, 12.5, 10)
    duel.roll("hit hit blank blank blank", "wild blank blank").attack(X23, "adamantium-slash", BISHOP)
    take(duel, "mutant-energy-absorption")
    settle(duel.answer([0]))
    assert (duel.damage(BISHOP), duel.power(BISHOP)) == (0, 1)


def test_bishop_overloads_at_eight() -> None:
    for power, hurt in ((7, 0), (8, 1)):
        duel = Duel(BISHOP, SKULL).set(BISHOP, power=power).push(PowerPhase())
        assert settle(duel).damage(BISHOP) == hurt


def test_bishop_throws_terrain_and_enemies() -> None:
    duel = Duel(BISHOP, SKULL, terrain=[box("house", 4, 9, 12, 2, 2)]).put(SKULL, 12.5, 10).set(BISHOP, power=3)
    duel.use(BISHOP, "absorbed-energy-conversion")
    assert set(duel.offered) == {("terrain", 0), ("character", 1)}
