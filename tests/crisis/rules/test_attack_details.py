"""Attacks, dice and dodging in detail: what is paid, counted and answered at the edges of the rules."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import AttackCancelled, DiceRolled
from longbox.titles.crisis.rules.attacks import Series, usable
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.superpowers import may_use

from ..fighters import *
from ..scene import Duel

BLANKS = "blank blank blank blank"
BODYGUARD = character(
    "details-guard",
    reactive("bodyguard", 2, targeted(target=ally & other & within(3)), retarget(SELF)),
)


@pytest.mark.rule("CP-322", "CP-324")
def test_an_attacker_who_falls_before_paying_pays_nothing() -> None:
    card = character("striking-first", innate("strike-first", on(targeted(target=me), damage(ATTACKER, 6))))
    duel = Duel(FIGHTER, card).set(0, power=2).attack(0, "bolt", 1)
    assert duel.is_dazed(0)
    assert duel.power(0) == 2 + 6  # nothing spent, and six for the damage
    assert duel.still


@pytest.mark.rule("CP-345")
def test_a_reroll_of_no_dice_asks_nothing() -> None:
    card = character("unlucky-fighter", innate("no-luck", on(modify_own(roller=me), reroll(0))))
    duel = Duel(card, FIGHTER).roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.still
    assert duel.damage(1) == 4


@pytest.mark.rule("CP-339")
def test_what_counts_changed_dice_counts_those_of_this_change_alone() -> None:
    card = character(
        "absorbing-fighter",
        innate(
            "absorb",
            on(
                modify_opponent(roller=me),
                seq(
                    change_die("attack", (HIT,), BLANK, 1),
                    gain_power(SELF, dice_changed),
                    change_die("attack", (HIT,), BLANK, 1),
                    gain_power(SELF, dice_changed),
                ),
            ),
        ),
    )
    for answers, power in ((((0,), (1,)), 2), (((0,), ()), 1), (((), (2,)), 1), (((), ()), 0)):
        duel = Duel(FIGHTER, card).roll("hit hit hit hit", "block block block").attack(0, "jab", 1)
        duel.answer(list(answers[0])).answer(list(answers[1]))
        assert duel.power(1) - duel.damage(1) == power
    duel = Duel(FIGHTER, card).roll("hit blank blank blank", "blank blank blank").attack(0, "jab", 1).answer((0,))
    assert duel.power(1) == 1  # for the second change nothing is left


@pytest.mark.rule("CP-321")
def test_who_becomes_the_target_counts_as_attacked() -> None:
    again = character(
        "insisting-fighter", innate("insist", on(attack_pool(attacker=me, when=attacked_before), add_dice("attack", 1)))
    )
    duel = Duel(again, [FIGHTER, BODYGUARD]).set(2, power=2)
    duel.roll(BLANKS, "blank blank blank").attack(0, "jab", 1).answer("details-guard/bodyguard")
    for target, dice in ((2, 5), (1, 4)):  # the bodyguard a second time, the one it stood in for the first time
        duel.roll("blank " * dice, "blank blank blank").attack(0, "jab", target)
        assert duel.still
        assert duel.t.script == []


@pytest.mark.rule("CP-468", "CP-617")
def test_every_dodge_of_an_effect_with_a_critical_is_answered() -> None:
    lucky = character("lucky-dodger", innate("luck", on(rolled_crit(it=me), gain_power(SELF, 1))))
    duel = Duel(FIGHTER, lucky)
    for _ in range(2):
        duel.roll("crit block block block").push(Dodge(1, 2, 0))
    assert duel.activate(1).power(1) == 2


@pytest.mark.rule("CP-371", "CP-383", "CP-323")
@pytest.mark.parametrize("shape", ["beam", "area"])
def test_a_beam_or_area_attack_that_cannot_be_paid_costs_nothing(shape: str) -> None:
    card = character(f"dear-{shape}", attacks=(Strike("dear", ENERGY, range=3, dice=3, cost=3, shape=shape),))
    duel = Duel(card, FIGHTER).put(0, 10, 10).put(1, 13, 10).set(0, power=2).push(Series(0, f"{card}/dear"))
    if shape == "beam":
        duel.answer(duel.offered[0])
    assert len(duel.heard(AttackCancelled)) == 1
    assert duel.power(0) == 2
    assert duel.still


@pytest.mark.rule("CP-465")
def test_cards_add_dice_to_a_dodge() -> None:
    card = character("supple-fighter", innate("supple", static("dodge_dice", 2, on=me)))
    duel = Duel(FIGHTER, card).roll("blank " * 5).push(Dodge(1, 1, 0))
    assert len(duel.heard(DiceRolled)[0].faces) == 5


@pytest.mark.rule("CP-042", "CP-316", "CP-322")
def test_cards_change_what_attacks_cost_never_below_nothing() -> None:
    card = character("thrifty-fighter", innate("thrift", static("attack_cost", -1, on=me)))
    duel = Duel(card, FIGHTER).set(0, power=1)
    assert "bolt" in [strike.id for strike in usable(duel.t, 0)]
    duel.roll("blank " * 5, "blank blank").attack(0, "bolt", 1)
    assert duel.power(0) == 0
    duel.roll(BLANKS, "blank blank blank").attack(0, "jab", 1)
    assert duel.power(0) == 0


@pytest.mark.rule("CP-046", "CP-051")
def test_who_is_denied_reactions_still_uses_active_superpowers() -> None:
    powers = active("rest", 0, gain_power(SELF, 1)), reactive("brace", 0, targeted(target=me), add_dice("defense", 1))
    denied = character("denied-fighter", *powers, innate("numb", static("no_reactives", 1, on=me)))
    other = character("open-fighter", *powers)
    for card, both in ((denied, [True, False]), (other, [True, True])):
        duel = Duel(FIGHTER, card)
        assert [may_use(duel.t, 1, power) for power in duel.t.superpowers(1)[:2]] == both


@pytest.mark.rule("CP-326", "CP-335")
def test_dice_added_after_the_roll_are_told_and_add_nothing_for_criticals() -> None:
    card = character("late-fighter", innate("late", on(modify_own(roller=me), add_dice("attack", 2))))
    duel = Duel(card, FIGHTER).roll("hit blank blank blank", "blank blank blank", "crit hit").attack(0, "jab", 1)
    assert (duel.still, duel.t.script) == (True, [])
    assert [duel.faces(event.faces) for event in duel.heard(DiceRolled)][:2] == ["hit blank blank blank", "blank blank blank"]
    assert len(duel.heard(DiceRolled)) == 3
    assert duel.damage(1) == 3


@pytest.mark.rule("CP-045", "CP-548")
def test_a_discount_is_taken_where_the_full_price_cannot_be_paid() -> None:
    card = character(
        "thrifty-user", active("rest", 3, heal(SELF, 1)), innate("saving", static("superpower_discount", (-1, 1), on=me))
    )
    duel = Duel(card, FIGHTER).set(0, power=2).use(0, "rest")
    assert duel.still  # nothing is asked
    assert duel.power(0) == 0
    duel.set(0, power=3).use(0, "rest")
    assert (duel.ask.kind, duel.offered) == ("discount", (2, 3))
    duel.answer(2)
    assert duel.power(0) == 1
