"""Attacks, dice and dodging in detail: what is paid, counted and answered at the edges of the rules."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.events import (
    AttackBegan,
    AttackCancelled,
    BecameDazed,
    Collided,
    DiceRolled,
    PowerSpent,
    SuperpowerUsed,
    WasKOd,
)
from longbox.titles.crisis.rules.beams_and_areas import Series
from longbox.titles.crisis.rules.collisions import ThrowTerrain, Topple
from longbox.titles.crisis.rules.damage import Defeat
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.superpowers import may_use
from longbox.titles.crisis.rules.targets import targets_of, usable

from ..fighters import *
from ..scene import PASS, Duel
from ..shelf import the_cards

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
    assert duel.still


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
    lucky = character("lucky-dodger", innate("luck", on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1))))
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
    card = character("details-late", innate("late", on(modify_own(roller=me), add_dice("attack", 2))))
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


LENDER = character("lending-fighter", innate("lend", static("pay_from", 3, on=me)), active("rest", 1, heal(SELF, 1)))


@pytest.mark.rule("CP-042", "CP-045")
def test_who_may_spend_an_allys_power_is_asked_only_where_there_is_a_price() -> None:
    duel = Duel([LENDER, FIGHTER], FIGHTER).set(0, power=1).set(1, power=2)
    duel.roll(BLANKS, "blank blank blank").attack(0, "jab", 2)
    assert duel.still  # an attack without a price
    assert duel.attack(0, "bolt", 2).offered == ((1, 1), (1, 2))
    duel.roll("blank " * 5, "blank blank").answer((1, 1))
    assert (duel.power(0), duel.power(1)) == (0, 1)


@pytest.mark.rule("CP-370", "CP-375")
@pytest.mark.parametrize(("ruling", "damaged"), [("fixed", 1), ("checked", 0)])
def test_whether_an_ally_moved_out_of_the_beam_is_hit_is_a_ruling(ruling: str, damaged: int) -> None:
    shove = Strike("ray", ENERGY, 3, 3, shape="beam", rules=(after_attack(each(ally & other, push(IT, S))),))
    card = character("clearing-fighter", attacks=(shove,))
    duel = Duel([card, FIGHTER], FIGHTER, beam_targets=ruling).put(0, 10, 10).put(1, 13, 10).put(2, 15, 10)
    duel.attack(0, "ray").roll("blank blank blank", "blank blank").answer([0.0]).answer([90])
    assert duel.still
    assert duel.damage(1) == damaged


@pytest.mark.rule("CP-398", "CP-402")
@pytest.mark.parametrize("moment", ["attack_declared", "defense_pool", "attack_rolled", "dice_final"])
def test_an_attacker_who_falls_at_any_moment_attacks_no_further(moment: str) -> None:
    card = character(f"details-{moment}", innate("strike-back", on(Trigger(moment), damage(ATTACKER, 6))))
    hit = character("details-hitting", attacks=(Strike("hit", PHYSICAL, 3, 4, rules=(after_attack(gain_power(TARGET, 9)),)),))
    duel = Duel(hit, card).roll("hit hit hit hit", "blank blank blank").attack(0, "hit", 1)
    assert duel.is_dazed(0)
    assert duel.still
    assert (duel.damage(1), duel.power(1)) == (0, 0)
    assert bool(duel.heard(AttackBegan)) is (moment != "attack_declared")
    assert [event.roll for event in duel.heard(DiceRolled)] == (
        [] if moment in ("attack_declared", "defense_pool") else ["attack", "defense"]
    )


@pytest.mark.rule("CP-033", "CP-326", "CP-329")
def test_who_may_not_add_dice_still_loses_some() -> None:
    capped = innate("capped", static("no_added_dice", 1, on=me))
    for n, attack, defense in ((2, 4, 3), (-1, 3, 2)):
        own = (static("attack_dice", n, on=me), static("defense_dice", n, on=me))
        card = character(f"capped-fighter-{n}", capped, innate("change", *own))
        duel = Duel(card, card).roll("blank " * (attack + defense)).attack(0, "jab", 1)
        assert [len(event.faces) for event in duel.heard(DiceRolled)] == [attack, defense]


@pytest.mark.rule("CP-033", "CP-336", "CP-337")
def test_who_may_not_modify_dice_is_not_asked() -> None:
    luck = innate("luck", on(modify_own(roller=me), reroll(1), optional=True))
    bound = character("bound-fighter", luck, innate("bound", static("no_modify", 1, on=me)))
    free = character("unbound-fighter", luck)
    for one, two, asked in ((bound, bound, []), (free, bound, [0]), (bound, free, [1]), (free, free, [0, 1])):
        duel = Duel(one, two).roll(BLANKS, "blank blank blank").attack(0, "jab", 1)
        seats = []
        while not duel.still:
            seats.append(duel.ask.seat)
            duel.answer(PASS)
        assert seats == asked


@pytest.mark.rule("CP-369")
@pytest.mark.parametrize("value", [[0.0, 1.0], ["east"], []])
def test_a_beam_is_aimed_by_one_number(value: list[object]) -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 13, 10).set(0, power=1).attack(0, "ray")
    with pytest.raises(Illegal, match="one number, in degrees"):
        duel.answer(value)
    assert duel.ask.judge(duel.t, [360.0]) == (0.0,)


@pytest.mark.rule("CP-310", "CP-372")
def test_a_beam_with_nobody_to_hit_is_cancelled() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 30, 30).set(0, power=1).push(Series(0, f"{FIGHTER}/ray"))
    assert duel.still
    assert len(duel.heard(AttackCancelled)) == 1
    assert duel.power(0) == 1


@pytest.mark.rule("CP-374", "CP-398")
def test_an_attacker_who_falls_between_the_attacks_of_an_area_makes_no_more() -> None:
    card = character("thorny-fighter", innate("thorns", on(attack_resolved(target=me), damage(ATTACKER, 6))))
    duel = Duel(FIGHTER, [card] * 3).put(0, 10, 10).put(1, 12, 10).put(2, 8, 10).put(3, 10, 12).set(0, power=1)
    duel.attack(0, "quake").roll("blank blank blank", "blank blank blank").answer(1)
    assert duel.is_dazed(0)
    assert duel.still
    assert [event.target for event in duel.heard(AttackBegan)] == [1]


@pytest.mark.rule("CP-342")
@pytest.mark.parametrize("value", [[0, 0], ["0"], [1.0]])
def test_dice_are_picked_by_their_numbers_each_once(value: list[object]) -> None:
    card = character("picking-fighter", innate("pick", on(modify_own(roller=me), reroll(2))))
    duel = Duel(card, FIGHTER).roll(BLANKS, "blank blank blank").attack(0, "jab", 1)
    with pytest.raises(Illegal, match="each die once"):
        duel.answer(value)
    with pytest.raises(Illegal, match="cannot be picked"):
        duel.answer([4])
    with pytest.raises(Illegal, match="That is 3 dice; you may pick 2"):
        duel.answer([0, 1, 2])
    assert duel.ask.judge(duel.t, [3, 1]) == (1, 3)


@pytest.mark.rule("CP-338")
def test_dice_that_must_be_changed_are_all_picked() -> None:
    card = character("drilling-fighter", attacks=(Strike("drill", PHYSICAL, 3, 4, rules=(during("modify_opponent", pierce(2)),)),))
    duel = Duel(card, FIGHTER).roll("hit hit hit hit", "block block block").attack(0, "drill", 1)
    with pytest.raises(Illegal, match="That is 1 dice; you must pick 2"):
        duel.answer([0])
    duel.answer([0, 2])
    assert duel.damage(1) == 3
    duel = Duel(card, FIGHTER).roll("hit hit hit hit", "block blank block").attack(0, "drill", 1)
    assert duel.still  # no more than it may change: nothing to choose
    assert duel.damage(1) == 4


@pytest.mark.rule("CP-463")
def test_who_is_gone_dodges_nothing() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    duel.t.status[1] = KO
    duel.push(Dodge(1, 3, 0))
    assert duel.still
    assert not duel.heard(DiceRolled)


@pytest.mark.rule("CP-393")
def test_who_is_gone_is_not_defeated_again() -> None:
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER])
    duel.t.status[1] = KO
    duel.push(Defeat(1))
    assert duel.still
    assert duel.t.status[1] == KO
    assert not duel.heard(BecameDazed)
    assert not duel.heard(WasKOd)


# -- terrain that is thrown --------------------------------------------------------------------------------------------

CRATE = box(9, 12, 1.5, 1.5, size=2)


@pytest.mark.rule("CP-456", "CP-457")
def test_of_two_hit_at_once_by_thrown_terrain_the_thrower_picks_one() -> None:
    for picked, spared in ((1, 2), (2, 1)):
        duel = Duel(FIGHTER, [FIGHTER, FIGHTER], [CRATE]).put(0, 10, 10).put(1, 14, 10.8).put(2, 14, 9.2)
        duel.push(ThrowTerrain(0, 0, M, 0)).answer([0.0])
        assert (duel.ask.kind, duel.ask.seat) == ("hit", 0)
        assert set(duel.offered) == {("character", 1), ("character", 2)}
        duel.roll("blank blank blank").answer(("character", picked))
        assert duel.still
        assert (duel.damage(picked), duel.damage(spared)) == (3, 0)


@pytest.mark.rule("CP-460", "CP-584")
@pytest.mark.parametrize("status", [KO, PLAYED | DAZED])
def test_nothing_falls_on_who_is_gone_or_dazed(status: int) -> None:
    duel = Duel(FIGHTER, FIGHTER, [CRATE])
    duel.t.status[1] = status
    duel.push(Topple(0, 0, 1))
    assert duel.still
    assert duel.t.rubble == 1
    assert not duel.heard(Collided)


@pytest.mark.rule("CP-045", "CP-074")
def test_the_use_of_a_superpower_is_told_with_its_price() -> None:
    card = character("telling-fighter", active("rest", 2, heal(SELF, 1)))
    duel = Duel(card, FIGHTER).set(0, power=5, conditions=("root",)).use(0, "rest")
    assert [(event.who, event.power, event.paid) for event in duel.heard(SuperpowerUsed)] == [(0, f"{card}/rest", 3)]
    assert [(event.who, event.n) for event in duel.heard(PowerSpent)] == [(0, 3)]
    assert duel.power(0) == 2


@pytest.mark.rule("CP-617")
@pytest.mark.parametrize("attacks", [True, False])
def test_every_roll_with_a_critical_in_an_attack_is_answered(attacks: bool) -> None:
    luck = innate("luck", on(dice_shown(it=me, when=showing(CRIT)), gain_power(SELF, 1)))
    moment = attack_pool(attacker=me) if attacks else defense_pool(target=me)
    card = character(f"rolling-fighter-{attacks}", luck, innate("gamble", on(moment, roll_for(1, (CRIT,)))))
    duel = Duel(card, FIGHTER) if attacks else Duel(FIGHTER, card)
    duel.roll(
        "crit", "crit blank blank blank" if attacks else BLANKS, "blank blank blank" if attacks else "crit blank blank", "blank"
    )
    duel.attack(0, "jab", 1)
    assert (duel.still, duel.t.script) == (True, [])
    assert duel.power(0 if attacks else 1) == 2 + (0 if attacks else duel.damage(1))


@pytest.mark.rule("CP-040")
def test_a_range_is_changed_no_further_than_the_tools_go() -> None:
    for change, near, far in ((-9, 1.0, 1.1), (9, 10.0, 10.1)):
        card = character(f"reaching-fighter{change}", innate("reach", static("reach", change, on=me)))
        for gap, offered in ((near, True), (far, False)):
            duel = Duel(card, FIGHTER).put(0, 10, 10).put(1, 10 + 2 * R + gap, 10)
            assert bool(targets_of(duel.t, 0, the_cards().strikes[f"{card}/jab"])) is offered


@pytest.mark.rule("CP-341")
@pytest.mark.parametrize("again", ["blank", "hit"])
def test_a_result_that_counts_as_another_does_so_again_after_a_reroll(again: str) -> None:
    """One Blank counts as a Wild: rerolled it may be a Blank again; if it is not, the other Blank stays one."""
    treats, luck = innate("treat", static("treat_as", (BLANK, WILD), on=me)), innate("luck", on(modify_own(roller=me), reroll(1)))
    card = character("treating-fighter", treats, luck)
    duel = Duel(card, FIGHTER).roll("blank hit hit blank", "blank blank blank").attack(0, "jab", 1)
    assert duel.faces(duel.t.attack().attack_roll) == "wild hit hit blank"
    duel.roll(again).answer((0,))
    assert duel.damage(1) == 3


@pytest.mark.rule("CP-333", "CP-334", "CP-466")
def test_a_result_that_counts_as_another_may_come_from_an_additional_die() -> None:
    card = character("treating-late", innate("treat", static("treat_as", (BLANK, WILD), on=me)))
    duel = Duel(card, card).roll("crit hit hit hit", "crit block block", "blank", "blank").attack(0, "jab", 1)
    assert duel.damage(1) == 5 - 4
    duel = Duel(FIGHTER, card).roll("crit block block", "blank").push(Dodge(1, 5, 0))
    assert duel.damage(1) == 5 - 4


@pytest.mark.rule("CP-336", "CP-337", "CP-398")
@pytest.mark.parametrize("moment", ["attack_rolled", "rolled"])
def test_no_dice_are_modified_once_the_attacker_has_fallen(moment: str) -> None:
    luck = innate("luck", on(modify_own(roller=me), reroll(1), optional=True))
    card = character(f"fatal-{moment}", luck, innate("strike-back", on(Trigger(moment), damage(ATTACKER, 6))))
    duel = Duel(FIGHTER, card).roll(BLANKS, "blank blank blank").attack(0, "jab", 1)
    assert duel.is_dazed(0)
    assert duel.still
