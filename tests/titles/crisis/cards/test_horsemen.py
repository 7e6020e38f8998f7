"""The Horsemen cards."""

from __future__ import annotations

from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.words import TARGET, damage, gain_condition, ko

from ..scene import PASS
from .cast import BONES, SKULL
from .playing import asks, blanks, fire, offers, settle, take, usable
from .scenes.horsemen import APOCALYPSE, RIDER, evolution, riding


def test_master_gains_a_token_each_power_phase_up_to_six() -> None:
    assert evolution(settle(riding().push(PowerPhase()))) == 1
    assert evolution(settle(riding(tokens=6).push(PowerPhase()))) == 6


def test_master_rides_along_once_per_turn() -> None:
    duel = riding("famine").set(APOCALYPSE, power=9)
    assert usable(duel, APOCALYPSE, "vanish-into-dust")
    duel.activate(APOCALYPSE).answer(("power", "vanish-into-dust"))
    assert asks(duel, "place")
    duel.answer(duel.offered[0])
    assert duel.power(APOCALYPSE) == 7
    assert asks(duel, "action")
    assert ("power", "vanish-into-dust") not in duel.offered
    assert usable(riding("famine", power=2), RIDER, "vanish-into-dust")  # whose card it is
    duel = riding("war").set(APOCALYPSE, power=9).activate(APOCALYPSE).answer(("power", "fury"))
    assert ("power", "fury") not in duel.offered  # one of them each turn, even of one that has no limit of its own


def test_tokens_pay_for_superpowers_on_horsemen_cards() -> None:
    duel = riding("famine", tokens=1, power=1)
    assert usable(duel, RIDER, "vanish-into-dust")
    duel.use(RIDER, "vanish-into-dust")
    assert (duel.ask.kind, duel.offered) == ("tokens", (1,))
    settle(duel.answer(1))
    assert (evolution(duel), duel.power(RIDER)) == (0, 0)
    duel = riding("famine", tokens=1, power=2).use(RIDER, "vanish-into-dust")
    assert duel.offered == (0, 1)
    settle(duel.answer(0))
    assert (evolution(duel), duel.power(RIDER)) == (1, 0)
    assert not usable(riding("famine", power=1), RIDER, "vanish-into-dust")
    assert not usable(riding("famine", tokens=6), RIDER, "such-fun-little-playthings")


def test_tokens_reroll_dice_once_per_turn() -> None:
    duel = fire(riding("war", tokens=4), RIDER, "strike", SKULL)
    take(duel, "master-of-the-horsemen").answer(("number", 3))
    assert evolution(duel) == 1
    duel.roll("hit hit hit").answer([0, 1, 2])
    assert settle(duel).damage(SKULL) == 3
    assert not offers(fire(duel, SKULL, "cosmic-burst", RIDER), "master-of-the-horsemen")


def test_tokens_reroll_defense_and_dodges_of_riders_alone() -> None:
    assert offers(fire(riding("war", tokens=1), SKULL, "cosmic-burst", RIDER), "master-of-the-horsemen")
    assert offers(fire(riding(tokens=1), SKULL, "cosmic-burst", APOCALYPSE), "master-of-the-horsemen")
    assert not offers(fire(riding(tokens=1), SKULL, "cosmic-burst", RIDER), "master-of-the-horsemen")
    assert not offers(fire(riding("war"), SKULL, "cosmic-burst", RIDER), "master-of-the-horsemen")
    duel = riding("war", tokens=1).roll(blanks(3), "block").push(Dodge(1, 2, 1))
    assert offers(duel, "master-of-the-horsemen")


def test_the_card_works_while_apocalypse_is_dazed_and_goes_with_him() -> None:
    duel = riding("war", tokens=2).set(APOCALYPSE, dazed=True)
    assert usable(duel, RIDER, "fury")
    settle(duel.script(damage(TARGET, 1), RIDER, target=duel.who(SKULL)))
    assert evolution(duel) == 3
    assert offers(fire(duel, SKULL, "cosmic-burst", RIDER), "master-of-the-horsemen")
    duel = riding("war", tokens=2)
    settle(duel.script(ko(TARGET), SKULL, target=0))
    assert not usable(duel, RIDER, "fury")
    settle(duel.script(damage(TARGET, 1), RIDER, target=duel.who(SKULL)))
    assert evolution(duel) == 0


def test_created_to_end_adds_a_die_for_each_damage_up_to_three() -> None:
    for suffered, more in ((0, 0), (2, 2), (5, 3)):
        duel = settle(riding("death", power=3).set(SKULL, damage=suffered).use(RIDER, "created-to-end"))
        assert not usable(duel.set(RIDER, power=3), RIDER, "created-to-end")
        fire(duel, RIDER, "strike", SKULL, more=more)
        assert not duel.t.script


def test_horseman_of_death_harvests_once_per_turn() -> None:
    duel = settle(riding("death").script(ko(TARGET), RIDER, target=2))
    assert evolution(duel) == 3
    settle(duel.script(damage(TARGET, 9), RIDER, target=3))
    assert evolution(duel) == 3
    duel = settle(riding("death").set(RIDER, damage=4).script(damage(TARGET, 9), SKULL, target=1))
    assert duel.is_dazed(RIDER)
    assert evolution(duel) == 3
    duel = settle(riding("death").set(RIDER, injured=1).script(damage(TARGET, 9), SKULL, target=1))
    assert evolution(duel) == 3
    assert evolution(settle(riding("death").script(ko(TARGET), APOCALYPSE, target=2))) == 0


def test_vanish_into_dust_takes_power_and_places() -> None:
    duel = riding("famine", power=2).set(SKULL, power=3).use(RIDER, "vanish-into-dust").answer(SKULL)
    assert duel.power(SKULL) == 2
    duel.answer([9.0, 14.0])
    assert duel.at(RIDER) == (9.0, 14.0)
    duel = riding("famine", power=2).set(SKULL, power=3).use(RIDER, "vanish-into-dust").answer(PASS)
    assert settle(duel).power(SKULL) == 3


def test_horseman_of_famine_leaves_nobody_near() -> None:
    for x, tokens in ((14, 0), (30, 1)):
        duel = riding("famine").put(SKULL, x, 14).activate(RIDER)
        settle(duel.answer("done"))
        assert evolution(duel) == tokens
    assert evolution(settle(riding("famine").set(SKULL, dazed=True).activate(RIDER).answer("done"))) == 1


def test_consuming_blight_spreads_or_hurts() -> None:
    duel = riding("pestilence", power=2).put(BONES, 12, 16).set(BONES, conditions=("root",))
    duel.use(RIDER, "consuming-blight").answer(SKULL).answer("condition").answer("poison").answer("damage")
    assert (duel.conditions(SKULL), duel.damage(BONES)) == ({"poison"}, 1)
    duel = riding("pestilence", power=2).use(RIDER, "consuming-blight").answer("damage")
    assert duel.damage(SKULL) == 0
    assert not usable(riding("pestilence", power=2).put(SKULL, 33, 30), RIDER, "consuming-blight")


def test_horseman_of_pestilence_counts_each_enemy_once() -> None:
    duel = riding("pestilence").activate(RIDER)
    duel.script(gain_condition(TARGET, "slow", "hex"), RIDER, target=2)
    duel.script(gain_condition(TARGET, "slow"), RIDER, target=3).script(gain_condition(TARGET, "hex"), RIDER, target=0)
    settle(duel.answer("done"))
    assert evolution(duel) == 2
    duel = riding("pestilence").script(gain_condition(TARGET, "slow"), RIDER, target=2).activate(RIDER)
    assert evolution(settle(duel.answer("done"))) == 0


def test_fury_turns_dice_into_hits_near_the_target() -> None:
    for x, dealt in ((14, 3), (16.5, 2)):
        duel = settle(riding("war", power=2).put(SKULL, x, 14).use(RIDER, "fury"))
        fire(duel, RIDER, "strike", SKULL, "wild", "hit")
        if x == 14:
            take(duel, "fury").answer([2])
        assert settle(duel).damage(SKULL) == dealt


def test_horseman_of_war_feeds_on_damage_given_and_taken() -> None:
    duel = riding("war")
    for _ in range(2):
        settle(duel.script(damage(TARGET, 1), RIDER, target=2))
    assert evolution(duel) == 1
    for _ in range(2):
        settle(duel.script(damage(TARGET, 1), SKULL, target=1))
    assert evolution(duel) == 2
    assert evolution(settle(riding("war").script(damage(TARGET, 1), APOCALYPSE, target=1))) == 0
