"""Special conditions, in general and one by one."""

from __future__ import annotations

import pytest

from longbox.titles.crisis import codes as vocabulary
from longbox.titles.crisis.events import ConditionGained, DiceRolled, PowerLost
from longbox.titles.crisis.rules.actions import GrantedAction
from longbox.titles.crisis.rules.damage import COLLISION, EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase
from longbox.titles.crisis.rules.superpowers import actives

from ..fighters import *
from ..scene import PASS, Duel


def sick(*conditions: str, card: str = FIGHTER, **more: object) -> Duel:
    """Number 0 has these conditions; number 1 is an enemy within Range 3."""
    return Duel(card, FIGHTER, **more).set(0, conditions=conditions)  # type: ignore[arg-type]


# -- in general --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-410", "CP-412")
def test_conditions_are_put_on_the_card_and_go_together() -> None:
    duel = Duel(FIGHTER, FIGHTER).script(gain_condition(TARGET, "bleed", "stun"), 0, target=1)
    assert duel.conditions(1) == {"bleed", "stun"}
    duel.script(gain_condition(TARGET, "slow"), 0, target=1)
    assert duel.conditions(1) == {"bleed", "stun", "slow"}


@pytest.mark.rule("CP-411")
def test_each_condition_only_once() -> None:
    duel = sick("bleed").script(gain_condition(SELF, "bleed"), 0).script(gain_condition(SELF, "hex", "hex"), 0)
    assert [event.condition for event in duel.heard(ConditionGained)] == ["hex"]
    duel.script(remove_condition(SELF, ("hex",)), 0)
    assert duel.conditions(0) == {"bleed"}


@pytest.mark.rule("CP-413", "CP-414", "CP-487")
def test_damage_of_a_condition_is_nobodys_and_gives_no_power() -> None:
    spiteful = character("spiteful-fighter", innate("spite", on(damaged(target=me, cause=anyone), gain_power(SELF, 5))))
    duel = sick("bleed", card=spiteful).activate(0).answer("done")
    assert duel.damage(0) == 1
    assert duel.power(0) == 0


@pytest.mark.rule("CP-415")
def test_how_conditions_go() -> None:
    duel = sick("bleed", "slow").activate(0).answer(("shake", "slow"))
    assert duel.conditions(0) == {"bleed"}  # a Shake action
    duel = sick("bleed").set(0, dazed=True).push(CleanupPhase())
    assert duel.conditions(0) == set()  # recovering
    duel = sick("bleed", "stun").script(until("round", "immunity", SELF, BLEED), 0)
    assert duel.conditions(0) == {"stun"}  # becoming immune
    duel.script(gain_condition(SELF, "bleed"), 0)
    assert duel.conditions(0) == {"stun"}
    assert sick("bleed", "stun").push(CleanupPhase()).conditions(0) == {"bleed", "stun"}  # and not by themselves
    assert sick("bleed").activate(0).answer("done").conditions(0) == {"bleed"}


@pytest.mark.rule("CP-416")
def test_there_may_be_more_conditions_than_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vocabulary.CONDITION_BITS, "frozen", 1 << 10)
    duel = sick("bleed").script(gain_condition(SELF, "frozen"), 0)
    assert duel.conditions(0) == {"bleed", "frozen"}
    duel.activate(0).answer(("shake", "frozen"))
    assert duel.conditions(0) == {"bleed"}


# -- one by one --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-486", "CP-487")
def test_bleed_hurts_at_the_end_of_each_activation() -> None:
    duel = sick("bleed").activate(0)
    assert duel.damage(0) == 0
    duel.answer("done")
    assert (duel.damage(0), duel.damage(1), duel.power(0)) == (1, 0, 0)
    duel.activate(1).answer("done")
    assert duel.damage(0) == 1  # another's activation does nothing
    duel.activate(0).answer("done")
    assert duel.damage(0) == 2


@pytest.mark.rule("CP-487")
def test_bleed_can_daze_and_ko() -> None:
    duel = sick("bleed").set(0, damage=5).activate(0).answer("done")
    assert duel.is_dazed(0)
    assert not duel.t.status[0] & ACTIVATED
    duel = sick("bleed").set(0, damage=4, injured=1).activate(0).answer("done")
    assert duel.t.over


@pytest.mark.rule("CP-488")
def test_hex_takes_the_extra_dice_but_not_the_success() -> None:
    duel = sick("hex").roll("crit blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert duel.damage(1) == 1
    assert duel.t.script == []
    duel = sick("hex").roll("hit hit blank blank", "crit blank blank").attack(1, "jab", 0)
    assert duel.damage(0) == 1
    duel = sick("hex").roll("crit blank blank").push(Dodge(0, 3, 1))
    assert duel.damage(0) == 2


@pytest.mark.rule("CP-488")
def test_hex_takes_every_extra_die() -> None:
    double = character("double-crit", attacks=(Strike("jab", PHYSICAL, 3, 2, rules=(static("crit_double", 2),)),))
    duel = Duel(double, FIGHTER).roll("crit blank", "blank blank blank", "hit hit").attack(0, "jab", 1)
    assert duel.damage(1) == 3
    duel = sick("hex", card=double).roll("crit blank", "blank blank blank").attack(0, "jab", 1)
    assert duel.damage(1) == 1  # Q80


@pytest.mark.rule("CP-489")
def test_incinerate_takes_a_defense_die() -> None:
    duel = sick("incinerate").roll("hit hit hit hit", "block block").attack(1, "jab", 0)
    assert duel.damage(0) == 2
    duel = sick("incinerate").roll("hit hit hit", "block").attack(1, "whisper", 0)
    assert duel.damage(0) == 2  # never fewer than one


@pytest.mark.rule("CP-490")
def test_incinerate_leaves_dodging_alone() -> None:
    assert sick("incinerate").roll("block block block").push(Dodge(0, 3, 1)).damage(0) == 0


@pytest.mark.rule("CP-491")
@pytest.mark.parametrize(("ruling", "power"), [(False, 2), (True, 0)])
def test_judgment_stops_power_for_damage_from_attacks(ruling: bool, power: int) -> None:
    duel = sick("judgment", judgment_collisions=ruling).roll("hit hit blank blank", "blank blank blank").attack(1, "jab", 0)
    assert (duel.damage(0), duel.power(0)) == (2, 0)
    assert sick("judgment").push(Suffer(0, 2, 1, EFFECT)).power(0) == 2  # other enemy effects still give it
    assert sick("judgment", judgment_collisions=ruling).push(Suffer(0, 2, 1, COLLISION)).power(0) == power  # Q87


@pytest.mark.rule("CP-492")
def test_poison_takes_one_power_in_every_power_phase() -> None:
    duel = sick("poison").set(0, power=4).push(PowerPhase())
    assert (duel.power(0), duel.power(1)) == (4, 1)  # Q101: one gained, then one lost
    assert [event.who for event in duel.heard(PowerLost)] == [0]
    duel = sick("poison", card=character("powerless-fighter", innate("none", static("no_power_gain", 1, on=me)))).push(PowerPhase())
    assert duel.power(0) == 0


ROOTED = character(
    "rooted-fighter",
    active("shine", 2, gain_condition(SELF, "hex")),
    reactive("flare", 1, targeted(target=me), add_dice("defense", 1)),
    innate("skin", static("defense_dice", 1, on=me)),
)


@pytest.mark.rule("CP-493")
def test_root_asks_one_more_power_for_active_and_reactive_powers() -> None:
    duel = sick("root", card=ROOTED).set(0, power=3).use(0, "shine")
    assert duel.power(0) == 0
    duel = sick("root", card=ROOTED).set(0, power=2).attack(1, "jab", 0)
    duel.roll("blank blank blank blank", "blank blank blank blank blank").answer("rooted-fighter/flare")
    assert duel.power(0) == 0
    assert sick("root", card=ROOTED).t.total("defense_dice", 0) == 1  # innate ones go on


@pytest.mark.rule("CP-494")
def test_without_both_prices_the_superpower_cannot_be_used() -> None:
    duel = sick("root", card=ROOTED).set(0, power=2)
    assert actives(duel.t, 0, 2) == []
    assert [power.id for power in actives(duel.set(0, power=3).t, 0, 2)] == ["shine"]
    duel = sick("root", card=ROOTED).set(0, power=1).roll("blank blank blank blank", "blank blank blank blank").attack(1, "jab", 0)
    assert duel.still  # no flare was offered


@pytest.mark.rule("CP-495")
def test_shock_takes_an_attack_die() -> None:
    duel = sick("shock").roll("hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.damage(1) == 3
    duel = sick("shock").put(1, 12, 10).roll("hit", "blank blank blank").attack(0, "tap", 1)
    assert duel.damage(1) == 1  # never fewer than one
    duel = sick("shock").set(0, power=1).put(1, 12, 10).roll("hit hit", "blank blank").attack(0, "ray").answer([0.0])
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [2, 2]  # each attack of a beam (Q80)


@pytest.mark.rule("CP-496")
def test_slow_leaves_only_the_short_tool() -> None:
    short = 3.375 + 2 * R
    for tool in (S, M, L):
        duel = sick("slow").put(0, 10, 10).put(1, 30, 30).advance(0, tool)
        assert reaches(duel, 10 + short, 10)
        assert not reaches(duel, 10 + short + 0.05, 10)
    duel = sick("slow").put(0, 10, 10).put(1, 3, 3).script(advance(SELF, L), 0)
    assert not reaches(duel, 10 + short + 0.05, 10)  # Q104
    duel = sick("slow").put(0, 10, 10).put(1, 3, 3)
    assert close(duel.slide(0, L, "push", 1, 0).at(0), (17.25, 10))
    assert reaches(duel.place(0, 3), 17.25 + 2 * R + 6.0, 10)


@pytest.mark.rule("CP-497", "CP-498")
def test_stagger_makes_the_first_action_a_shake_of_stagger() -> None:
    duel = sick("stagger", "bleed").activate(0)
    assert [option for option in duel.offered if option[0] in ("move", "climb", "attack", "shake")] == [("shake", "stagger")]
    duel.answer(("shake", "stagger"))
    assert duel.conditions(0) == {"bleed"}
    kinds = {option[0] for option in duel.offered}
    assert {"move", "climb", "attack", "shake"} <= kinds
    assert duel.t.stack[-1].actions == 1


@pytest.mark.rule("CP-497")
def test_stagger_stops_granted_actions_but_not_what_came_after_the_first() -> None:
    acting = sick("stagger").activate(0)
    assert acting.push(GrantedAction(0, "attack")).offered == (("shake", "stagger"), ("done",))  # Q102
    assert PASS in sick().push(GrantedAction(0, "attack")).offered
    duel = sick().activate(0).answer("move").answer([10.0, 10.0]).set(0, conditions=("stagger",))
    duel.answer("move").answer([10.0, 10.0])  # its first action is already behind it
    assert duel.t.stack[-1].actions == 0


@pytest.mark.rule("CP-499")
def test_stun_turns_every_gain_into_one() -> None:
    duel = sick("stun").script(gain_power(SELF, 4), 0)
    assert duel.power(0) == 1
    duel.script(seq(gain_power(SELF, 2), gain_power(SELF, 1), gain_power(SELF, 3)), 0)
    assert duel.power(0) == 4  # each effect by itself
    assert sick("stun").push(Suffer(0, 4, 1, EFFECT)).power(0) == 1
    assert sick("stun").push(PowerPhase()).power(0) == 1
