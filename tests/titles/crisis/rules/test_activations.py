"""Activations and actions (CP-215..CP-229), and what Stagger and Root do to them (CP-493, CP-494, CP-497, CP-498)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.codes import ACTIVATED, KO, ON_BOARD, M, S
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.damage import Suffer
from longbox.titles.crisis.rules.rounds import ActivationPhase
from longbox.titles.crisis.script.cards import active, innate, on, reactive, static
from longbox.titles.crisis.script.crises import Interaction
from longbox.titles.crisis.script.moments import Trigger, targeted
from longbox.titles.crisis.script.nodes import IT, SELF, me
from longbox.titles.crisis.words.activation import action
from longbox.titles.crisis.words.conditions import gain_condition
from longbox.titles.crisis.words.dice import add_dice
from longbox.titles.crisis.words.movement import advance
from longbox.titles.crisis.words.power import gain_power
from longbox.titles.crisis.words.structure import seq
from titles.crisis.shelf import add, the_cards

from ..scene import Duel
from ..stock import PUNCH, hero, stock

CHARGE = active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn")
ZEMO = hero("zemo", CHARGE, active("quick-step", 2, advance(SELF, M)), active("boost", 0, gain_power(SELF, 1)))
SLOTH = hero("sloth", CHARGE, innate("one-move", static("move_actions", 1, on=me)))
GUARD = hero("guard", reactive("guard", 1, targeted(target=me), add_dice("defense", 1)))
CLUMSY = hero("clumsy", active("stumble", 0, seq(gain_condition(SELF, "stagger"), action("move"))))

STEWARD = hero(
    "steward", CHARGE, active("boost", 0, gain_power(SELF, 1)), reactive("guard", 0, targeted(target=me), add_dice("defense", 1))
)
WATCHER = hero("watcher", innate("watch", on(Trigger("activation_end"), gain_power(SELF, 1))))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(ZEMO, SLOTH, GUARD, CLUMSY, STEWARD, WATCHER):
        yield


def kinds(duel: Duel) -> set[str]:
    return {option[0] for option in duel.offered}


def stand(duel: Duel, who: int = 0) -> Duel:
    """Answer a move by staying."""
    return duel.answer(list(duel.at(who)))


@pytest.mark.rule("CP-216", "CP-217")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_up_to_two_actions_also_twice_the_same(ruleset: int) -> None:
    duel = Duel("hero-0", "hero-1", ruleset=ruleset).put(1, 30, 30).activate(0)
    assert kinds(duel) == {"move", "climb", "done"}  # the enemy is out of reach
    stand(duel.answer(("move",)))
    assert kinds(duel) == {"move", "climb", "done"}
    stand(duel.answer(("move",)))
    assert kinds(duel) == {"done"}
    assert Duel("hero-0", ruleset=ruleset).activate(0).answer(("done",)).still  # none is allowed too


@pytest.mark.rule("CP-218", "CP-020")
def test_a_move_action_is_an_advance_with_the_speed_or_a_climb() -> None:
    duel = Duel("hero-0").activate(0).answer(("move",))
    assert (duel.ask.kind, duel.ask.region.tool, duel.ask.region.climb) == ("advance", M, False)  # type: ignore[union-attr]
    x, y = duel.at(0)
    duel.answer([x + 1.0, y]).answer(("climb",))  # a shorter tool is allowed
    assert (duel.ask.region.tool, duel.ask.region.climb) == (S, True)  # type: ignore[union-attr]
    injured = Duel("hero-0").set(0, injured=1).activate(0).answer(("move",))
    assert injured.ask.region.tool == S  # type: ignore[union-attr]


@pytest.mark.rule("CP-219")
def test_an_attack_action_is_one_attack_of_the_card() -> None:
    duel = Duel("hero-0", "hero-1").put(1, 12, 10).activate(0)
    assert [option for option in duel.offered if option[0] == "attack"] == [("attack", PUNCH.id)]
    duel.roll("hit hit blank blank", "blank blank blank").answer(("attack", "punch")).answer(1)
    assert duel.damage(1) == 2
    assert duel.ask.kind == "action"
    duel.roll("hit blank blank blank", "blank blank blank").answer(("attack", "punch")).answer(1)
    assert duel.damage(1) == 3
    assert kinds(duel) == {"done"}


@pytest.mark.rule("CP-220", "CP-047", "CP-223", "CP-224")
def test_charge_takes_one_action_and_the_actions_it_grants_are_extra() -> None:
    duel = Duel("zemo", "hero-1").put(1, 12, 10).set(0, power=2).activate(0)
    stand(duel.answer(("power", "charge")).answer(("move",)))
    assert duel.power(0) == 0
    duel.roll("hit blank blank blank", "blank blank blank").answer(("attack", "punch")).answer(1)
    assert duel.damage(1) == 1
    stand(duel.answer(("move",)))  # the one of two actions that is left
    assert kinds(duel) == {"power", "done"}
    assert ("power", "charge") not in duel.offered


@pytest.mark.rule("CP-220", "CP-047")
def test_without_actions_no_superpower_that_takes_one() -> None:
    duel = Duel("zemo").set(0, power=9).activate(0)
    assert ("power", "charge") in duel.offered
    stand(stand(duel.answer(("move",))).answer(("move",)))
    assert ("power", "charge") not in duel.offered
    assert ("power", "quick-step") in duel.offered


@pytest.mark.rule("CP-046", "CP-047", "CP-048")
def test_of_the_active_superpowers_only_those_that_take_an_action_need_one_left() -> None:
    def powers(duel: Duel) -> list[str]:
        return [option[1] for option in duel.offered if option[0] == "power"]

    assert powers(Duel("steward").set(0, power=1).activate(0)) == ["boost"]  # too little Power for the other, and no trigger
    duel = stand(Duel("steward").set(0, power=2).activate(0).answer(("move",)))
    assert powers(duel) == ["charge", "boost"]  # the second of two actions
    assert powers(stand(duel.answer(("move",)))) == ["boost"]


@pytest.mark.rule("CP-225", "CP-048", "CP-223")
def test_an_advance_granted_by_a_superpower_takes_no_action() -> None:
    duel = Duel("zemo").set(0, power=2).activate(0).answer(("power", "quick-step"))
    assert duel.ask.region.tool == M  # type: ignore[union-attr]
    stand(stand(stand(duel).answer(("move",))).answer(("move",)))
    assert duel.power(0) == 0
    assert ("move",) not in duel.offered


@pytest.mark.rule("CP-221")
def test_shake_removes_one_condition_of_choice() -> None:
    duel = Duel("hero-0").set(0, conditions=("bleed", "poison", "stun")).activate(0)
    assert [option for option in duel.offered if option[0] == "shake"] == [("shake", name) for name in ("bleed", "poison", "stun")]
    duel.answer(("shake", "poison"))
    assert duel.conditions(0) == {"bleed", "stun"}
    duel.answer(("shake", "stun"))
    assert duel.conditions(0) == {"bleed"}
    assert kinds(duel) == {"done"}


@pytest.mark.rule("CP-222", "CP-107")
def test_a_card_that_takes_an_action_is_played_by_the_activated_character() -> None:
    duel = Duel(["hero-0", "hero-1"]).set(0, power=1).set(1, power=1)
    duel.t.tactics[0] = ["card-9", "card-0"]
    duel.push(ActivationPhase())
    assert ("tactic", "card-9") not in duel.offered
    assert ("tactic", "card-0") in duel.offered
    duel.answer(("activate", 1)).answer(("tactic", "card-9"))
    assert duel.t.power == [1, 3]  # the activated one paid and gained, nobody was asked who plays it
    stand(duel.answer(("move",)), 1)
    assert ("move",) not in duel.offered
    duel.t.tactics[0].append("card-9")
    duel.t.advance()
    assert ("tactic", "card-9") not in duel.offered
    assert ("tactic", "card-0") in duel.offered


@pytest.mark.rule("CP-226")
def test_after_the_last_action_superpowers_and_objectives_are_still_there() -> None:
    crisis = the_cards().crises["secure-0"]
    add(type(crisis)("vault", "vault", "secure", 15, (), crisis.scoring, (Interaction("door", gain_power(IT, 3)),)))
    duel = Duel("zemo").set(0, power=1)
    duel.t.crises = ("vault",)
    for column, value in (("name", "vault/door"), ("kind", "location"), ("at", (10.5, 11.0)), ("holder", ON_BOARD), ("side", -1)):
        getattr(duel.t, f"token_{column}").append(value)
    duel.activate(0)
    stand(stand(duel.answer(("move",))).answer(("move",)))
    assert kinds(duel) == {"power", "interact", "done"}
    duel.answer(("interact", 0)).answer(("power", "boost"))
    assert duel.power(0) == 4  # 1 spent, 3 and 1 gained


@pytest.mark.rule("CP-215")
def test_actions_superpowers_and_objectives_come_in_any_order() -> None:
    duel = Duel("zemo").activate(0).answer(("power", "boost"))
    stand(duel.answer(("move",))).answer(("power", "boost"))
    assert {"move", "power"} <= kinds(duel)
    stand(duel.answer(("move",))).answer(("power", "boost"))
    assert duel.power(0) == 3


@pytest.mark.rule("CP-227", "CP-228")
def test_the_end_of_an_activation_brings_the_token_and_no_second_activation() -> None:
    duel = Duel(["hero-0", "hero-1"], "hero-2").push(ActivationPhase()).answer(("activate", 0))
    assert not duel.t.status[0] & ACTIVATED
    duel.answer(("done",))
    assert duel.t.status[0] & ACTIVATED
    duel.answer(("activate", 2)).answer(("done",))
    assert duel.offered == (("activate", 1),)


@pytest.mark.rule("CP-229", "CP-046")
def test_at_any_time_never_means_in_the_middle_of_something() -> None:
    """While the attack goes on its player has nothing but the choices of the attack, and the other only reactions to it."""
    duel = Duel("zemo", ["guard", "hero-1"]).put(1, 12, 10).put(2, 12, 13).set(0, power=5).set(1, power=5)
    duel.t.tactics[0] = ["card-0"]
    duel.activate(0)
    assert {("power", "boost"), ("tactic", "card-0")} <= set(duel.offered)
    duel.answer(("attack", "punch"))
    assert duel.offered == (1, 2)
    duel.answer(1)
    assert duel.offered == (PASS, (1, "guard/guard", 0))
    duel.roll("hit hit hit hit", "blank blank blank").answer(PASS)
    assert {("power", "boost"), ("tactic", "card-0")} <= set(duel.offered)
    duel.answer(("move",))
    assert duel.ask.kind == "advance"


@pytest.mark.rule("CP-402")
def test_an_activation_ends_when_its_character_is_dazed() -> None:
    duel = Duel("zemo", "hero-1").activate(0)
    duel.push(Suffer(0, 5, 1))
    assert duel.still
    assert not duel.t.status[0] & ACTIVATED


# -- conditions that bind the actions ----------------------------------------------------------------------------------


@pytest.mark.rule("CP-497", "CP-498")
def test_staggered_the_first_action_is_to_shake_that() -> None:
    duel = Duel("zemo", "hero-1").put(1, 12, 10).set(0, power=5, conditions=("stagger", "bleed"))
    duel.t.tactics[0] = ["card-9"]
    duel.activate(0)
    assert duel.offered == (("shake", "stagger"), ("power", "quick-step"), ("power", "boost"), ("done",))
    duel.answer(("shake", "stagger"))
    assert {"move", "attack", "shake", "power", "tactic"} <= kinds(duel)
    stand(duel.answer(("move",)))
    assert kinds(duel) == {"power", "done"}


@pytest.mark.rule("CP-497")
def test_stagger_that_comes_after_the_first_action_binds_only_the_next_activation() -> None:
    early = Duel("clumsy").activate(0).answer(("power", "stumble"))
    assert early.ask.kind == "action"
    assert early.offered == (("shake", "stagger"), ("power", "stumble"), ("done",))  # the granted move was lost
    late = Duel("clumsy").activate(0)
    stand(late.answer(("move",))).answer(("power", "stumble"))
    assert late.offered == (PASS, ("move",), ("climb",))
    late.answer(PASS)
    assert {"move", "climb"} <= kinds(late)


@pytest.mark.rule("CP-221", "CP-223", "CP-497", "CP-498")
def test_a_granted_shake_is_a_shake_like_any_other() -> None:
    duel = Duel("hero-0").set(0, conditions=("bleed", "slow")).script(action("shake"), 0)
    assert duel.offered == (PASS, ("shake", "bleed"), ("shake", "slow"))
    assert duel.answer(("shake", "slow")).conditions(0) == {"bleed"}
    staggered = Duel("hero-0").set(0, conditions=("bleed", "stagger"))
    assert staggered.activate(0).script(action("shake"), 0).offered == (PASS, ("shake", "stagger"))
    assert Duel("hero-0").script(action("shake"), 0).still


@pytest.mark.rule("CP-497")
def test_stagger_binds_no_action_outside_the_characters_own_activation() -> None:
    staggered = Duel(["hero-0", "hero-1"], "hero-2").put(2, 12, 10).set(0, conditions=("stagger", "bleed"))
    assert staggered.script(action("attack"), 0).offered == (PASS, ("attack", "punch"))
    staggered.answer(PASS).activate(1).script(action("shake"), 0)  # nor in another's
    assert staggered.offered == (PASS, ("shake", "bleed"), ("shake", "stagger"))


@pytest.mark.rule("CP-402", "CP-227")
@pytest.mark.parametrize(("ruling", "power"), [("cut", 0), ("ends", 1)])
def test_whether_the_activation_of_one_dazed_in_it_has_an_end(ruling: str, power: int) -> None:
    duel = Duel(["zemo", "watcher"], "hero-1", dazed_activation=ruling).activate(0)
    duel.push(Suffer(0, 5, 2))
    assert (duel.power(1), bool(duel.t.status[0] & ACTIVATED)) == (power, bool(power))


@pytest.mark.rule("CP-493", "CP-494")
def test_root_costs_one_more_for_what_is_used() -> None:
    duel = Duel("zemo").set(0, power=2, conditions=("root",)).activate(0)
    assert [option for option in duel.offered if option[0] == "power"] == [("power", "boost")]
    duel.answer(("power", "boost"))
    assert duel.power(0) == 2  # 1 for the Root, 1 gained
    richer = Duel("zemo").set(0, power=3, conditions=("root",)).activate(0)
    stand(richer.answer(("power", "quick-step")))
    assert richer.power(0) == 0
    guard = Duel("hero-0", "guard").put(1, 12, 10).set(1, power=1, conditions=("root",))
    guard.roll("hit hit hit hit", "blank blank blank").attack(0, "punch", 1)
    assert guard.still


@pytest.mark.rule("CP-033", "CP-034", "CP-035")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_granted_move_action_does_not_lift_a_limit(ruleset: int) -> None:
    """One move action per turn and it is made: Charge gives the attack action, not the move."""
    duel = Duel("sloth", "hero-1", ruleset=ruleset).put(1, 12, 10).set(0, power=2).activate(0)
    stand(duel.answer(("move",)))
    assert "move" not in kinds(duel)
    duel.answer(("power", "charge"))
    assert duel.offered == (PASS, ("attack", "punch"))
    fresh = Duel("sloth", "hero-1", ruleset=ruleset).put(1, 12, 10).set(0, power=2).activate(0).answer(("power", "charge"))
    assert fresh.offered == (PASS, ("move",), ("climb",))


@pytest.mark.parametrize(("ruling", "dazed"), [("ends", True), ("cut", False)])
def test_the_activation_of_who_is_kod_has_no_end_and_that_of_who_is_dazed_only_if_agreed(ruling: str, dazed: bool) -> None:
    duel = Duel("zemo", "hero-1", dazed_activation=ruling)
    activation = Activation(0)
    assert activation.has_end(duel.t)
    assert activation.has_end(duel.set(0, dazed=True).t) == dazed
    duel.t.status[0] = KO
    assert not activation.has_end(duel.t)
