"""Crossbones (Brock Rumlow)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.attacks import Attack

from ...scene import PASS, Duel
from ..scenes.first_core_box import BLANKS, near, offered_power

IRON = "iron-man"
CROSSBONES = "crossbones"
SKULL = "red-skull"
ULTRON = "ultron"


def test_overpower_follows_the_target() -> None:
    duel = Duel(CROSSBONES, SKULL).set(CROSSBONES, power=2)
    duel.roll("hit blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", SKULL)
    assert duel.ask.kind == "place"
    assert PASS not in duel.offered
    duel.answer([14.0, 10.0])
    assert duel.at(CROSSBONES) == (14.0, 10.0)
    assert duel.t.within(0, 1, 1)


def test_overpower_stays_when_the_target_is_gone() -> None:
    duel = Duel(CROSSBONES, [SKULL, ULTRON]).set(CROSSBONES, power=2).set(SKULL, injured=1, damage=5)
    duel.roll("hit blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", SKULL)
    assert duel.still


def test_overpower_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel(CROSSBONES, SKULL).set(CROSSBONES, power=2)
    duel.roll("wild blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", SKULL)
    assert PASS in duel.offered
    duel.answer("throw").answer([90])
    assert duel.at(SKULL) == pytest.approx((16.0, 13.375))
    duel = Duel(CROSSBONES, ULTRON).set(CROSSBONES, power=2)
    duel.roll("wild blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", ULTRON)
    assert duel.ask.kind == "place"  # Ultron is too large


def test_haymaker() -> None:
    duel = near(CROSSBONES, SKULL).set(CROSSBONES, power=8)
    duel.use(CROSSBONES, "haymaker")
    assert duel.power(CROSSBONES) == 4
    duel.roll("blank " * 5, "blank " * 4).attack(SKULL, "strike", CROSSBONES)  # not his
    duel.roll("blank " * 5, "blank " * 3).push(Attack(0, f"{SKULL}/cosmic-blast", 1, free=True))  # lent to him: neither of the two
    assert {len(event.faces) for event in duel.heard(DiceRolled)} == {5, 4, 3}
    for dice in (8, 5):
        duel.events.clear()
        duel.roll("blank " * dice, "blank " * 4).attack(CROSSBONES, "strike", SKULL)
        assert len(duel.heard(DiceRolled)[0].faces) == dice
    duel.use(CROSSBONES, "haymaker")
    duel.t.end_scope("turn")
    duel.events.clear()
    duel.roll("blank " * 5, "blank " * 4).attack(CROSSBONES, "strike", SKULL)
    assert len(duel.heard(DiceRolled)[0].faces) == 5  # this turn only
    duel.set(CROSSBONES, power=6).use(CROSSBONES, "haymaker")
    duel.events.clear()
    duel.roll("blank " * 8, "blank " * 4).attack(CROSSBONES, "overpower", SKULL)
    assert len(duel.heard(DiceRolled)[0].faces) == 8


@pytest.mark.rule("CP-053", "CP-552", "CP-052")
def test_inured_to_pain_once_for_each_damage() -> None:
    duel = near(SKULL, [CROSSBONES, ULTRON]).set(CROSSBONES, power=3)
    assert duel.roll("hit hit blank blank blank", BLANKS).attack(SKULL, "strike", ULTRON).still  # his own damage only
    duel = near(SKULL, CROSSBONES).set(CROSSBONES, power=3)
    for total, left in ((1, 3), (2, 3)):
        duel.roll("hit hit blank blank blank", "blank " * 4).attack(SKULL, "strike", CROSSBONES)
        duel.answer(f"{CROSSBONES}/inured-to-pain").answer(PASS)  # the second is Aggressive: no more reduction is offered
        assert duel.still
        assert (duel.damage(CROSSBONES), duel.power(CROSSBONES)) == (total, left)


@pytest.mark.rule("CP-032")
def test_aggressive() -> None:
    duel = Duel(IRON, CROSSBONES)
    duel.roll("hit hit blank blank", "blank blank").attack(IRON, "repulsor-blast", CROSSBONES)
    assert offered_power(duel, f"{CROSSBONES}/aggressive")
    assert (duel.ask.seat, duel.power(IRON), duel.damage(CROSSBONES)) == (1, 2, 2)  # the attack is over
    duel.answer(f"{CROSSBONES}/aggressive")
    assert duel.ask.region.describe()["side"] == "toward"  # type: ignore[union-attr]
    duel.answer([12.5, 10.0])
    assert duel.at(CROSSBONES) == (12.5, 10.0)
    duel.roll("blank blank blank blank", "blank blank").attack(IRON, "repulsor-blast", CROSSBONES)
    assert duel.still  # no damage, no advance
