"""Iron Man (Tony Stark)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.actions import AttackAction
from longbox.titles.crisis.rules.targets import targets_of
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..scenes.first_core_box import BLANKS, near, offered_power

WIDOW = "black-widow"
MARVEL = "captain-marvel"
IRON = "iron-man"
ZEMO = "baron-zemo"
CROSSBONES = "crossbones"
SKULL = "red-skull"
ULTRON = "ultron"
WALL = ("wall", 5, 0, ((12.8, 5.0), (13.2, 5.0), (13.2, 15.0), (12.8, 15.0)))
"""Between the two sides when they stand as the scene puts them."""


@pytest.mark.rule(
    "CP-427", "CP-428", "CP-429", "CP-430", "CP-431", "CP-432", "CP-433", "CP-434", "CP-435", "CP-436"
)  # fmt: skip
def test_the_books_attack() -> None:
    duel = Duel(IRON, ZEMO, ruleset=2022).set(IRON, power=2).put(ZEMO, 19.0, 10.0)
    assert targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/repulsor-blast"]) == [1]
    duel.activate(IRON).answer("friday-ai")
    assert duel.power(IRON) == 0
    duel.roll("hit hit crit wild block fail", "block blank fail", "crit")
    duel.answer("repulsor-blast").answer(ZEMO)
    attack = duel.t.attack()
    assert duel.faces(attack.attack_roll) == "hit hit crit wild block fail crit"
    assert duel.faces(attack.defense_roll) == "block blank fail"
    assert duel.ask.seat == 1
    duel.answer(f"{ZEMO}/strategic-genius")
    assert duel.ask.region.describe() == {"dice": [0, 1], "most": 1, "least": 0}  # type: ignore[union-attr]
    duel.roll("crit").answer([1])
    assert duel.faces(attack.defense_roll) == "block crit fail"
    assert (duel.ask.kind, duel.ask.seat, duel.damage(ZEMO)) == ("direction", 0, 0)
    duel.answer([0])
    assert duel.at(ZEMO) == pytest.approx((19.0 + 3.375, 10.0))
    assert (duel.damage(ZEMO), duel.power(ZEMO), duel.power(IRON)) == (3, 3, 3)
    assert duel.ask.kind == "action"  # 3 Power would do for Counter-Strike, but he is too far away
    assert not duel.t.within(0, 1, 3)
    assert duel.t.script == []


@pytest.mark.rule("CP-049", "CP-551")
def test_friday_needs_no_action_but_an_activation() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=2)
    duel.activate(SKULL)
    assert not offered_power(duel, "friday-ai")
    duel.answer("done").activate(IRON).answer("friday-ai")
    assert duel.t.stack[-1].actions == 2  # type: ignore[attr-defined]


@pytest.mark.rule("CP-551")
def test_friday_helps_the_next_attack_action_only() -> None:
    duel = near(IRON, SKULL).set(IRON, power=4)
    duel.use(IRON, "friday-ai")
    for dice in (6, 4):
        duel.events.clear()
        duel.roll("blank " * dice, "blank blank blank").push(AttackAction(0, f"{IRON}/repulsor-blast")).answer(SKULL)
        assert len(duel.heard(DiceRolled)[0].faces) == dice
    duel.use(IRON, "friday-ai")
    duel.events.clear()
    duel.roll("blank " * 6, "blank blank blank").push(AttackAction(0, f"{IRON}/repulsor-blast")).answer(SKULL)
    assert len(duel.heard(DiceRolled)[0].faces) == 6  # it may be paid for again
    duel.set(IRON, power=2).use(IRON, "friday-ai")
    duel.t.end_scope("turn")
    assert duel.t.lasting == []


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize(("ruleset", "more"), [(2022, 1), (2025, 2)])
def test_using_it_twice(ruleset: int, more: int) -> None:
    """The older book lets a name count once while it lasts, the newer one once for each use."""
    duel = near([IRON, CROSSBONES, MARVEL], SKULL, ruleset=ruleset)
    for card, power, strike, dice, each in (
        (IRON, "friday-ai", "repulsor-blast", 4, 2),
        (CROSSBONES, "haymaker", "overpower", 5, 3),
        (MARVEL, "binary-form", "rocket-punch", 7, 2),
    ):
        duel.set(card, power=10).use(card, power).use(card, power).set(card, power=3).put(SKULL, 13.0, duel.at(card)[1])
        duel.events.clear()
        duel.roll("blank " * (dice + more * each), "blank " * 4).push(AttackAction(duel.who(card), f"{card}/{strike}")).answer(
            SKULL
        )
        assert len(duel.heard(DiceRolled)[0].faces) == dice + more * each
        while not duel.still:
            duel.answer(duel.offered[0])
        duel.t.script.clear()  # type: ignore[union-attr]


@pytest.mark.rule("CP-551")
def test_friday_helps_every_roll_of_a_unibeam_that_sees_through_walls() -> None:
    duel = Duel(IRON, [SKULL, ULTRON], terrain=(WALL,)).set(IRON, power=6).put(SKULL, 15.0, 10.0).put(ULTRON, 18.0, 10.0)
    assert [strike.id for strike in duel.t.strikes(0)] == ["repulsor-blast", "homing-rockets"]
    duel.set(IRON, injured=1).activate(IRON).answer("friday-ai")
    assert offered_power(duel, "unibeam")
    duel.answer("unibeam").answer([0.0])
    for hits in (2, 1):
        duel.roll("hit " * hits + "blank " * (8 - hits), "blank blank blank")
    duel.answer(SKULL)
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [8, 3, 8, 3]
    assert (duel.damage(SKULL), duel.damage(ULTRON)) == (2, 1)


def test_homing_rockets() -> None:
    duel = Duel([IRON, WIDOW], [SKULL, ULTRON, ZEMO], terrain=(WALL,)).set(IRON, power=2)
    duel.put(WIDOW, 19.0, 12.0).put(ULTRON, 17.0, 13.0).put(ZEMO, 22.0, 10.0)
    assert duel.who(SKULL) in targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/homing-rockets"])
    duel.roll("wild blank blank blank blank", "block blank blank blank").attack(IRON, "homing-rockets", SKULL).decline()
    assert [duel.damage(one) for one in (SKULL, ULTRON, ZEMO, WIDOW, IRON)] == [0, 1, 0, 0, 0]


def test_no_wild_no_explosion() -> None:
    duel = Duel(IRON, [SKULL, ULTRON]).set(IRON, power=2).put(ULTRON, 17.0, 13.0)
    duel.roll("hit blank blank blank blank", BLANKS).attack(IRON, "homing-rockets", SKULL)
    assert (duel.damage(SKULL), duel.damage(ULTRON)) == (1, 0)


@pytest.mark.rule("CP-055")
def test_invincible_iron_man() -> None:
    for hits, damage in ((3, 2), (2, 1), (1, 1)):
        duel = near(SKULL, IRON)
        duel.roll("hit " * hits + "blank " * (5 - hits), BLANKS).attack(SKULL, "strike", IRON)
        assert duel.damage(IRON) == damage
