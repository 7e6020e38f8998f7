"""Timing (CP-479..CP-485)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.titles.crisis.codes import BLANK, NOBODY, PHYSICAL
from longbox.titles.crisis.events import DiceChanged, PowerGained
from longbox.titles.crisis.rules.damage import Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.script.cards import On, Strike, after_attack, before_damage, during, innate, on, reactive
from longbox.titles.crisis.script.crises import SECURE, Crisis
from longbox.titles.crisis.script.moments import (
    Trigger,
    attack_resolved,
    before_damage_of,
    damaged,
    modify_opponent,
    modify_own,
    targeted,
)
from longbox.titles.crisis.script.nodes import ATTACKER, IT, SELF, me
from longbox.titles.crisis.state import Party
from longbox.titles.crisis.words.dice import pierce, reroll
from longbox.titles.crisis.words.power import gain_power, lose_power
from longbox.titles.crisis.words.when import in_attack
from titles.crisis.shelf import add

from ..scene import PASS, Duel
from ..stock import hero, stock

QUICK = hero("quick", reactive("quick", 1, damaged(), gain_power(SELF, 1)))
STEADY = hero("steady", innate("steady", on(damaged(), gain_power(SELF, 1))))
STEPS = (before_damage(gain_power(SELF, 1)), after_attack(gain_power(SELF, 1)))
FIGHTER = hero(
    "timed-fighter",
    innate("ready", on(before_damage_of(target=me), gain_power(SELF, 1)), on(attack_resolved(target=me), gain_power(SELF, 1))),
    attacks=(Strike("slash", PHYSICAL, 3, 4, cost=1, rules=STEPS),),
)
BOTH = hero("both", innate("steady", on(damaged(), gain_power(SELF, 1))), reactive("quick", 1, damaged(), gain_power(SELF, 2)))
PIERCER = hero(
    "piercer",
    innate("taunt", on(modify_opponent(roller=me), reroll(1, "defense"), optional=True)),
    attacks=(Strike("pierce", PHYSICAL, 3, 2, rules=(during("modify_opponent", pierce()),)),),
)
REROLLER = hero(
    "reroller", *(innate(name, on(modify_own(roller=me, when=in_attack), reroll(1), optional=True)) for name in ("a", "b"))
)
THIEF = hero("thief", reactive("steal", 0, targeted(target=me), lose_power(ATTACKER, 9)))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(QUICK, STEADY, FIGHTER, THIEF, BOTH, PIERCER, REROLLER):
        for name in ("rain", "hail"):
            parts = tuple(On(Trigger(event), gain_power(ATTACKER, 1)) for event in ("damaged", "before_damage", "after_attack"))
            add(Crisis(name, name, SECURE, 15, (), lambda t, id: (0, 0), parts=parts))
        yield


def order(duel: Duel) -> list[int]:
    return [event.who for event in duel.heard(PowerGained)]


@pytest.mark.rule("CP-479")
@pytest.mark.parametrize("priority", [0, 1])
@pytest.mark.parametrize("active", [0, 1])
def test_reactive_superpowers_outside_attacks_go_by_priority(priority: int, active: int) -> None:
    duel = Duel("quick", ["quick", "hero-0"]).set(0, power=2).set(1, power=2)
    duel.t.priority, duel.t.active = priority, active
    duel.push(Suffer(2, 1, NOBODY))
    assert duel.ask.seat == priority
    duel.answer("quick/quick")
    assert duel.ask.seat == 1 - priority
    duel.answer("quick/quick")
    assert duel.still
    assert order(duel) == [priority, 1 - priority]


@pytest.mark.rule("CP-480")
@pytest.mark.parametrize("active", [0, 1])
def test_other_effects_go_by_whose_turn_it_is(active: int) -> None:
    duel = Duel("steady", ["steady", "hero-0"])
    duel.t.priority, duel.t.active = 1 - active, active
    duel.push(Suffer(2, 1, NOBODY))
    assert order(duel) == [active, 1 - active]


@pytest.mark.rule("CP-481", "CP-480")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_orders_what_is_nobodys_after_the_players_effects(active: int) -> None:
    duel = Duel("steady", ["steady", "hero-0"])
    duel.t.priority, duel.t.active = 1 - active, active
    duel.t.crises = ("rain", "hail")
    duel.push(Suffer(2, 1, NOBODY))
    assert order(duel) == [active, 1 - active]
    assert (duel.ask.seat, duel.ask.kind, duel.offered) == (active, "forced", ((-1, "rain", 0), (-1, "hail", 0)))


@pytest.mark.rule("CP-482")
@pytest.mark.parametrize("active", [0, 1])
def test_in_an_attack_the_attacker_goes_first_whoever_has_the_turn_or_priority(active: int) -> None:
    duel = Duel("quick", "quick").put(1, 12, 10).set(0, power=2).set(1, power=2)
    duel.t.priority = 1
    duel.attack(0, "punch")
    duel.t.active = active
    duel.roll("hit hit blank blank", "blank blank blank").answer(1)
    assert duel.ask.seat == 0
    duel.answer("quick/quick")
    assert duel.ask.seat == 1
    other = Duel("steady", "steady").put(1, 12, 10).attack(0, "punch")
    other.t.active, other.t.priority = active, 1
    other.roll("hit hit blank blank", "blank blank blank").answer(1)
    assert order(other) == [1, 0, 1]  # the defender for the damage, then both effects


@pytest.mark.rule("CP-482")
def test_the_attacking_player_orders_what_is_nobodys_also_in_the_others_turn() -> None:
    duel = Duel("hero-0", "hero-1").put(1, 12, 10)
    duel.t.crises = ("rain", "hail")
    duel.t.priority = 1
    duel.attack(0, "punch")
    duel.t.active = 1
    duel.roll("hit blank blank blank", "blank blank blank").answer(1)
    assert (duel.ask.seat, duel.ask.kind, duel.offered) == (0, "forced", ((-1, "rain", 1), (-1, "hail", 1)))
    assert duel.t.order("before_damage", (0, 1)) == (0, 1, Party.NOBODYS, Party.CRISIS)


@pytest.mark.rule("CP-483")
def test_crises_come_after_conditions() -> None:
    """At the end of an activation: Bleed Dazes before a Crisis could bring a victory or Power."""
    add(Crisis("aid", "aid", SECURE, 15, (), lambda t, id: (0, 0), parts=(On(Trigger("activation_end"), gain_power(IT, 1)),)))
    duel = Duel("hero-0", "hero-1").set(0, damage=4, conditions=("bleed",))
    duel.t.crises = ("aid",)
    duel.activate(0).answer(("done",))
    assert duel.is_dazed(0)
    assert duel.power(0) == 0
    well = Duel("hero-0", "hero-1")
    well.t.crises = ("aid",)
    assert well.activate(0).answer(("done",)).power(0) == 1


@pytest.mark.rule("CP-484", "CP-485")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_before_and_after_the_damage_attacker_defender_crises(ruleset: int) -> None:
    duel = Duel("timed-fighter", "timed-fighter", ruleset=ruleset).put(1, 12, 10).set(0, power=1)
    duel.t.crises = ("rain",)
    duel.t.priority = 1
    duel.roll("blank blank blank blank", "blank blank blank").attack(0, "slash", 1)
    assert order(duel) == [0, 1, 0] * 2  # step 11: attacker, defender, Crisis (for the attacker); step 14 the same


@pytest.mark.rule("CP-485")
def test_neither_step_happens_for_a_cancelled_attack() -> None:
    duel = Duel("timed-fighter", "thief").put(1, 12, 10).set(0, power=1)
    duel.t.crises = ("rain",)
    duel.attack(0, "slash", 1).answer("thief/steal")
    assert duel.still
    assert order(duel) == []


# -- the order of one's own effects (CP-366) ---------------------------------------------------------------------------


def names(duel: Duel) -> list[object]:
    return [key[1] if isinstance(key, tuple) else key for key in duel.offered]


def piercing(**options: str) -> Duel:
    duel = Duel("piercer", "hero-0", **options).put(1, 12, 10).roll("wild blank", "block blank blank")
    return duel.attack(0, "pierce", 1)


@pytest.mark.rule("CP-366")
def test_in_an_attack_what_one_may_do_can_come_before_what_one_must() -> None:
    """A reroll of the Block before Pierce could blank it: nothing is left to pierce."""
    duel = piercing()
    assert (duel.ask.kind, names(duel)) == ("forced", ["piercer/pierce", "piercer/taunt"])
    duel.roll("blank").answer("piercer/taunt").answer((0,))
    assert [event.faces for event in duel.heard(DiceChanged)] == [(BLANK, BLANK, BLANK)]
    other = piercing().answer("piercer/pierce")
    assert (other.ask.kind, names(other)) == ("react", ["pass", "piercer/taunt"])
    assert [event.faces for event in other.heard(DiceChanged)] == [(BLANK, BLANK, BLANK)]


@pytest.mark.rule("CP-366")
def test_players_may_agree_that_what_is_forced_comes_first() -> None:
    duel = piercing(own_order="forced first")
    assert (duel.ask.kind, names(duel)) == ("react", ["pass", "piercer/taunt"])


@pytest.mark.rule("CP-366")
@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize(("first", "second"), [("a", "b"), ("b", "a")])
def test_several_rerolls_of_ones_own_in_any_order(ruleset: int, first: str, second: str) -> None:
    """The attacker orders the attacker's, the defender the defender's; nobody is offered what is the other's."""
    duel = Duel("reroller", "reroller", ruleset=ruleset).put(1, 12, 10).roll("blank " * 4, "blank " * 3).attack(0, "punch", 1)
    for seat in (0, 1):
        assert (duel.ask.seat, duel.ask.kind) == (seat, "react")
        assert duel.offered == (PASS, (seat, "reroller/a", 100), (seat, "reroller/b", 100))
        duel.roll("hit").answer((seat, f"reroller/{first}", 100)).answer((0,))
        assert duel.offered == (PASS, (seat, f"reroller/{second}", 100))
        duel.roll("hit").answer((seat, f"reroller/{second}", 100)).answer((1,))
    assert [event.by for event in duel.heard(DiceChanged)] == [first, second] * 2


@pytest.mark.rule("CP-366", "CP-480")
def test_outside_attacks_a_reaction_of_ones_own_may_come_before_what_one_must() -> None:
    duel = Duel("both", "hero-0").set(0, power=2)
    duel.t.priority, duel.t.active = 0, 0
    duel.push(Suffer(0, 1, NOBODY))
    assert (duel.ask.kind, names(duel)) == ("forced", ["both/steady", "both/quick"])
    assert duel.answer("both/quick").still
    assert [event.n for event in duel.heard(PowerGained)] == [2, 1]


@pytest.mark.rule("CP-366", "CP-479")
@pytest.mark.parametrize("priority", [0, 1])
def test_but_not_before_a_reaction_of_whoever_has_priority(priority: int) -> None:
    duel = Duel("both", ["quick", "hero-0"]).set(0, power=2).set(1, power=2)
    duel.t.priority, duel.t.active = priority, 0
    duel.push(Suffer(0, 1, NOBODY))
    if priority == 0:
        assert (duel.ask.kind, names(duel)) == ("forced", ["both/steady", "both/quick"])
    else:  # the own effect happens, then the opponent's reaction is asked for
        assert (duel.ask.seat, duel.ask.kind, names(duel)) == (1, "react", ["pass", "quick/quick"])
        assert order(duel) == [0]


@pytest.mark.rule("CP-072", "CP-366")
@pytest.mark.parametrize(("power", "mended", "kind"), [(9, True, "forced"), (9, False, "react"), (8, True, "react")])
def test_who_is_full_of_power_may_spend_some_before_more_is_gained(power: int, mended: bool, kind: str) -> None:
    """Freyja's Blessing may be paid for before Thor gains the Power of an Asgardian, where that would be lost."""
    duel = Duel("thor-prince-of-asgard", "hero-0", mended=mended).set(0, power=power).hand("freyjas-blessing").push(PowerPhase())
    assert duel.ask.kind == kind
    duel.answer("tactic/freyjas-blessing")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.power(0) == (8 if kind == "forced" else 7)
