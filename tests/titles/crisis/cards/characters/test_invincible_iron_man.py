"""Invincible Iron Man (Tony Stark)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import NOBODY
from longbox.titles.crisis.rules.damage import CRISIS, EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.state import Table

from ...scene import Duel
from ..cast import CAP, IRON, NO_DEFENSE, SKULL, ULTRON


@pytest.mark.rule("CP-598")
def test_repulsor_gains_power_with_or_without_damage_and_pushes_first() -> None:
    duel = Duel(IRON, SKULL).roll("wild hit hit blank blank", "blank blank fail").attack(IRON, "repulsor-mk-2", SKULL)
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal):
        duel.answer([180])
    duel.answer([0])
    assert duel.at(SKULL)[0] > 19
    assert (duel.damage(SKULL), duel.power(IRON)) == (3, 3)
    duel = Duel(IRON, SKULL).roll("hit blank blank blank blank", "block block block").attack(IRON, "repulsor-mk-2", SKULL)
    assert duel.power(IRON) == 1


@pytest.mark.rule("CP-599")
def test_billion_dollar_punch_places_him_first_and_throws_after() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=3)
    duel.roll("wild hit hit blank blank blank blank", NO_DEFENSE).attack(IRON, "billion-dollar-punch", SKULL)
    assert duel.ask.kind == "place"
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal, match="Range 1"):
        duel.answer([12.0, 10.0])
    duel.answer([14.5, 10.0])
    assert duel.damage(SKULL) == 3
    duel.answer([0])
    assert duel.at(SKULL) == pytest.approx((21.0, 10.0))


@pytest.mark.rule("CP-599")
@pytest.mark.interpreted("it replaces what a table says of sizes")
def test_billion_dollar_punch_does_not_throw_the_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "size", lambda self, who: 4)
    duel = Duel(IRON, SKULL).set(IRON, power=3).roll("wild hit hit blank blank blank blank", NO_DEFENSE)
    assert duel.attack(IRON, "billion-dollar-punch", SKULL).answer([14.5, 10.0]).still


@pytest.mark.rule("CP-600")
def test_focused_unibeam_rolls_two_dice_per_critical_and_hurts_him() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=4)
    duel.roll("crit blank blank blank blank blank blank", "blank blank fail", "hit hit").attack(IRON, "focused-unibeam", SKULL)
    assert duel.damage(SKULL) == 3
    assert (duel.damage(IRON), duel.power(IRON)) == (2, 0)
    duel = Duel(IRON, SKULL).set(IRON, power=4)
    duel.roll("hit blank blank blank blank blank blank", "blank blank fail").attack(IRON, "focused-unibeam", SKULL)
    assert duel.damage(IRON) == 0


@pytest.mark.rule("CP-596")
def test_lets_get_you_an_upgrade_for_attacks_defenses_and_dodges() -> None:
    upgrade = f"{IRON}/lets-get-you-an-upgrade"
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(CAP, power=1)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    duel.roll("hit").answer(upgrade).answer((0,))
    assert duel.damage(SKULL) == 1
    duel = Duel([IRON, CAP], ULTRON).lead(IRON).set(CAP, power=1).put(CAP, 12, 10).put(IRON, 4, 4)
    duel.roll("hit blank blank blank blank blank", NO_DEFENSE).attack(ULTRON, "concussion-blasters", CAP)
    duel.roll("block").answer(upgrade).answer((0,))
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(CAP, power=1).roll("blank blank blank blank").push(Dodge(1, 1, 2))
    duel.roll("block").answer(upgrade).answer((0,))
    assert duel.damage(CAP) == 0


@pytest.mark.rule("CP-596")
def test_lets_get_you_an_upgrade_is_for_allies_with_power() -> None:
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(SKULL, power=2)
    assert duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).still


@pytest.mark.rule("CP-519")
def test_iron_man_flies() -> None:
    assert list(Duel(IRON, SKULL).t.changes("move_size", 0)) == [5]


@pytest.mark.rule("CP-601")
def test_jarvis_rerolls_an_allys_attack_dice_for_one_to_three_power() -> None:
    duel = Duel([IRON, CAP], SKULL).set(IRON, power=5)
    duel.roll("blank blank blank fail blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    duel.answer(f"{IRON}/jarvis")
    assert duel.offered == (1, 2, 3)
    duel.answer(2)
    with pytest.raises(Illegal):
        duel.answer([3])  # never a Failure
    with pytest.raises(Illegal):
        duel.answer([0, 1, 2])
    duel.roll("hit hit").answer([0, 1])
    assert (duel.damage(SKULL), duel.power(IRON)) == (2, 3)


@pytest.mark.rule("CP-601")
def test_jarvis_is_for_others_near_enough() -> None:
    duel = Duel([IRON, CAP], SKULL).set(IRON, power=5).put(IRON, 10, 25)
    assert duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).still
    duel = Duel(IRON, SKULL).set(IRON, power=5)
    assert duel.roll("blank blank blank blank blank", "blank blank fail").attack(IRON, "repulsor-mk-2", SKULL).still


@pytest.mark.rule("CP-597")
def test_i_am_iron_man_takes_one_off_enemy_damage_only() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=2).push(Suffer(0, 2, 1, EFFECT)).answer(f"{IRON}/i-am-iron-man")
    assert (duel.damage(IRON), duel.power(IRON)) == (1, 1 + 1)
    assert duel.push(Suffer(0, 1, NOBODY, CRISIS)).still
