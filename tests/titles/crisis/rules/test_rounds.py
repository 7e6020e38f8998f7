"""The round and its phases (CP-008, CP-009, CP-202..CP-214, CP-230..CP-247)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.codes import ACTIVATED, DAZED, KO, PLAYED
from longbox.titles.crisis.events import PhaseBegan, PowerGained, PriorityPassed, RoundBegan, TurnBegan
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase, Match, PowerPhase, Round, Turn
from longbox.titles.crisis.script.cards import On, innate, on
from longbox.titles.crisis.script.crises import SECURE, Crisis
from longbox.titles.crisis.script.moments import Trigger, activation_phase_end, cleanup, instead_of_flip, power_phase, round_end
from longbox.titles.crisis.script.nodes import CHOSEN, IT, SELF, anyone, enemy, me
from longbox.titles.crisis.words.damage import damage
from longbox.titles.crisis.words.power import gain_power, lose_power
from longbox.titles.crisis.words.structure import choose, each
from titles.crisis.shelf import add, the_cards

from ..scene import Duel
from ..stock import hero, stock

BATTERY = hero("battery", innate("charge-up", on(power_phase(), gain_power(SELF, 2))))
LEECH = hero("leech", innate("leech", on(power_phase(), each(enemy, lose_power(IT, 1)))))
SWEEPER = hero("sweeper", innate("sweep", on(cleanup(), choose(enemy, damage(CHOSEN, 5)))))
STARTER = hero("starter", innate("start", on(Trigger("activation_phase_start"), gain_power(SELF, 1))))
ENDER = hero("ender", innate("end", on(activation_phase_end(), gain_power(SELF, 1))))
LAST = hero("last", innate("last", on(round_end(), gain_power(SELF, 1), limit="round")))

RISER = hero("riser", innate("rise", on(instead_of_flip(it=me), gain_power(SELF, 1), limit="round")))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(BATTERY, LEECH, SWEEPER, STARTER, ENDER, LAST, RISER):
        add(Crisis("storm", "storm", SECURE, 15, (), lambda t, id: (0, 0), parts=tuple(_storm(event) for event in STORMS)))
        yield


STORMS = ("power_phase", "cleanup", "activation_phase_start", "activation_phase_end")


def _storm(event: str) -> On:
    return On(Trigger(event), each(anyone, gain_power(IT, 1)))


def order(duel: Duel) -> list[int]:
    """Who gained Power, in order."""
    return [event.who for event in duel.heard(PowerGained)]


# -- the round ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-203", "CP-202")
def test_a_round_has_three_phases_in_order() -> None:
    duel = Duel("hero-0", "hero-1").push(Round())
    while not duel.still:
        duel.answer(("done",) if ("done",) in duel.offered else duel.offered[0])
    assert [event.phase for event in duel.heard(PhaseBegan)] == ["power", "activation", "cleanup"]


# -- the Power Phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-204", "CP-078")
def test_everybody_gains_one_power_up_to_ten() -> None:
    duel = Duel(["hero-0", "hero-1"], "hero-2").set(1, power=10).set(2, power=9).push(PowerPhase())
    assert duel.t.power == [1, 10, 10]


@pytest.mark.rule("CP-204", "CP-205")
@pytest.mark.parametrize("priority", [0, 1])
def test_players_effects_follow_the_first_power_priority_first(priority: int) -> None:
    duel = Duel(["hero-0", "battery"], "battery")
    duel.t.priority = priority
    duel.push(PowerPhase())
    assert order(duel) == [0, 1, 2, 1 + priority, 2 - priority]
    assert duel.t.power == [1, 3, 3]


@pytest.mark.rule("CP-205")
def test_an_effect_that_takes_power_comes_after_the_gain() -> None:
    duel = Duel("leech", "hero-0").push(PowerPhase())
    assert duel.power("hero-0") == 0  # gained, then lost: the other way round it would have kept it


@pytest.mark.rule("CP-206", "CP-483")
def test_what_is_nobodys_comes_last_conditions_before_crises() -> None:
    """Poisoned and with no Power but the first: a Crisis before the Poison would leave it 1 more."""
    duel = Duel("battery", "hero-0").set("hero-0", conditions=("poison",), power=9)
    duel.t.crises = ("storm",)
    duel.push(PowerPhase())
    assert order(duel) == [0, 1, 0, 0, 1]
    assert duel.power("hero-0") == 10  # 9, 10, 9 by Poison, 10: with the Crisis first it would have 9


# -- the Activation Phase ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-207", "CP-214")
@pytest.mark.parametrize("card", ["starter", "ender"])
@pytest.mark.parametrize("priority", [0, 1])
def test_effects_at_its_start_and_end(card: str, priority: int) -> None:
    duel = Duel(card, card)
    duel.t.priority = priority
    duel.t.crises = ("storm",)
    duel.t.status = [PLAYED | ACTIVATED] * 2
    duel.push(ActivationPhase())
    assert duel.still
    first = [priority, 1 - priority]
    storm = [0, 1]
    assert order(duel) == (first + storm + storm if card == "starter" else storm + first + storm)


@pytest.mark.rule("CP-008", "CP-009", "CP-208")
@pytest.mark.parametrize("priority", [0, 1])
def test_turns_alternate_and_priority_has_the_first(priority: int) -> None:
    duel = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3"])
    duel.t.priority = priority
    duel.push(ActivationPhase())
    while not duel.still:
        duel.answer(("done",) if ("done",) in duel.offered else duel.offered[0])
        assert duel.t.priority == priority  # for the whole round
    assert [event.seat for event in duel.heard(TurnBegan)] == [priority, 1 - priority] * 2


@pytest.mark.rule("CP-209", "CP-228")
def test_only_characters_without_token_are_activated_and_only_one() -> None:
    duel = Duel(["hero-0", "hero-1", "hero-2"], ["hero-3", "hero-4", "hero-5"])
    duel.t.status[1] |= ACTIVATED
    duel.t.status[2] |= DAZED
    duel.push(ActivationPhase())
    assert duel.offered == (("activate", 0), (PASS,))
    duel.answer(("activate", 0)).answer(("done",))
    assert duel.ask.seat == 1
    assert duel.t.status[0] & ACTIVATED


@pytest.mark.rule("CP-210", "CP-211", "CP-103", "CP-104")
def test_cards_are_played_before_during_and_after_an_activation() -> None:
    duel = Duel("hero-0", "hero-1").set(0, power=1)
    duel.t.tactics[0] = ["card-0", "card-4", "card-5", "card-6"]
    duel.push(Turn(0))
    duel.answer(("tactic", "card-0")).answer(("tactic", "card-4")).answer(("activate", 0))
    assert ("tactic", "card-5") in duel.offered
    duel.answer(("tactic", "card-5")).answer(("done",))
    assert (duel.ask.seat, duel.ask.kind, duel.offered) == (0, "finish", ((PASS,), ("tactic", "card-6")))
    duel.answer(("tactic", "card-6"))
    assert duel.still
    assert duel.power(0) == 9
    assert duel.t.tactics[0] == []


@pytest.mark.rule("CP-211")
def test_the_other_player_is_next_only_when_the_turn_is_declared_over() -> None:
    duel = Duel("hero-0", "hero-1").set(0, power=1)
    duel.t.tactics[0] = ["card-0"]
    duel.push(ActivationPhase()).answer(("activate", 0)).answer(("done",))
    assert duel.ask.seat == 0
    duel.answer((PASS,))
    assert (duel.ask.seat, duel.ask.kind) == (1, "turn")


@pytest.mark.rule("CP-212")
def test_the_phase_ends_with_the_turn_after_which_nobody_can_activate() -> None:
    duel = Duel("hero-0", ["hero-1", "hero-2"])
    duel.t.status[2] |= DAZED
    duel.push(ActivationPhase()).answer(("activate", 0)).answer(("done",))
    assert not duel.still
    duel.answer(("activate", 1)).answer(("done",))
    assert duel.still


@pytest.mark.rule("CP-213", "CP-244", "CP-243")
def test_who_has_nobody_left_passes_while_the_other_goes_on() -> None:
    duel = Duel("hero-0", ["hero-1", "hero-2", "hero-3"]).push(ActivationPhase())
    duel.answer(("activate", 0)).answer(("done",))
    for who in (1, 2, 3):
        assert duel.ask.seat == 1
        duel.answer(("activate", who)).answer(("done",))
    assert duel.still
    assert [event.seat for event in duel.heard(TurnBegan)] == [0, 1, 0, 1, 0, 1]
    assert duel.t.last_activated == 1


# -- passing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-230", "CP-231")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_passing_needs_fewer_characters_to_activate(ruleset: int) -> None:
    duel = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3", "hero-4"], ruleset=ruleset).push(Turn(0))
    assert (PASS,) in duel.offered
    equal = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3", "hero-4"], ruleset=ruleset)
    equal.t.status[4] |= ACTIVATED
    assert (PASS,) not in equal.push(Turn(0)).offered
    more = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3", "hero-4"], ruleset=ruleset)
    more.t.status[3] |= DAZED
    more.t.status[4] |= ACTIVATED
    assert (PASS,) not in more.push(Turn(0)).offered
    assert (PASS,) not in Duel(["hero-0", "hero-1"], "hero-2", ruleset=ruleset).push(Turn(0)).offered


@pytest.mark.rule("CP-230", "CP-231")
@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize("marks", [PLAYED | DAZED, PLAYED | ACTIVATED, PLAYED | ACTIVATED | DAZED, KO])
def test_neither_dazed_nor_activated_nor_absent_characters_count(ruleset: int, marks: int) -> None:
    theirs = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3", "hero-4"], ruleset=ruleset)
    theirs.t.status[4] = marks
    assert (PASS,) not in theirs.push(Turn(0)).offered  # two against two
    own = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3"], ruleset=ruleset)
    own.t.status[1] = marks
    assert (PASS,) in own.push(Turn(0)).offered  # one against two


@pytest.mark.rule("CP-232")
def test_what_happens_in_the_turn_does_not_change_who_may_pass() -> None:
    duel = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3", "hero-4"]).set(0, power=1)
    duel.t.tactics[0] = ["card-0"]
    duel.push(Turn(0))
    duel.t.status[3] |= DAZED
    duel.t.status[4] |= DAZED
    assert (PASS,) in duel.answer(("tactic", "card-0")).offered
    other = Duel(["hero-0", "hero-1"], ["hero-2", "hero-3"]).set(0, power=1)
    other.t.tactics[0] = ["card-0"]
    other.push(Turn(0))
    other.t.status[1] |= ACTIVATED
    assert (PASS,) not in other.answer(("tactic", "card-0")).offered


@pytest.mark.rule("CP-233")
def test_who_passes_may_still_play_cards() -> None:
    duel = Duel("hero-0", ["hero-1", "hero-2"]).set(0, power=1)
    duel.t.tactics[0] = ["card-0"]
    duel.push(Turn(0)).answer((PASS,))
    assert duel.offered == ((PASS,), ("tactic", "card-0"))
    duel.answer("card-0")
    assert duel.still
    assert not duel.t.status[0] & ACTIVATED
    assert duel.power(0) == 3


def test_who_loses_the_last_one_to_activate_in_the_own_turn_passes() -> None:
    duel = Duel("hero-0", "hero-1").set(0, power=1)
    duel.t.tactics[0] = ["card-0"]
    duel.push(Turn(0))
    duel.t.status[0] |= ACTIVATED
    duel.answer("card-0")
    assert duel.still


# -- the Cleanup Phase -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-234", "CP-238", "CP-239", "CP-241", "CP-236")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_cleanup_scores_then_players_effects_then_recovers(ruleset: int) -> None:
    """Both sweep the other: the one with priority first, so that only one of them is left to sweep; the swept one recovers."""
    duel = Duel("sweeper", "sweeper", ruleset=ruleset)
    duel.t.priority = 1
    duel.push(CleanupPhase())
    assert duel.still
    assert duel.t.injured == [1, 0]
    assert duel.t.damage == [0, 0]


@pytest.mark.rule("CP-235", "CP-234")
def test_points_are_scored_before_any_effect() -> None:
    """The sweeper would win the token for its side by sweeping, but points are counted before."""
    from dataclasses import replace

    the_cards().crises["storm"] = replace(the_cards().crises["storm"], parts=(), scoring=lambda t, id: (len(t.affectable()), 0))
    duel = Duel("sweeper", ["hero-0", "hero-1"])
    duel.t.crises = ("storm",)
    duel.push(CleanupPhase()).answer("hero-0")
    assert duel.t.vp == [3, 0]


@pytest.mark.rule("CP-240")
def test_what_is_nobodys_comes_after_the_players_effects() -> None:
    """The swept one is Dazed when the Crisis gives Power, so it gains none from it."""
    duel = Duel("sweeper", "hero-0")
    duel.t.crises = ("storm",)
    duel.push(CleanupPhase())
    assert duel.t.power[0] == 1
    assert order(duel).count(1) == 1  # for the damage


@pytest.mark.rule("CP-240", "CP-206", "CP-481")
def test_priority_chooses_the_order_of_what_is_nobodys() -> None:
    add(Crisis("storm-2", "storm-2", SECURE, 15, (), lambda t, id: (0, 0), parts=tuple(_storm(event) for event in STORMS)))
    for phase in (CleanupPhase(), PowerPhase()):
        duel = Duel("hero-0", "hero-1")
        duel.t.priority = 1
        duel.t.crises = ("storm", "storm-2")
        duel.push(phase)
        assert (duel.ask.seat, duel.ask.kind, len(duel.offered)) == (1, "forced", 2)


@pytest.mark.rule("CP-241", "CP-242", "CP-015")
def test_the_dazed_recover_injured_and_keep_their_power() -> None:
    duel = Duel("hero-0", "hero-1").set(0, dazed=True, damage=5, power=6, conditions=("bleed", "stun"))
    duel.set(1, damage=2, conditions=("slow",)).push(CleanupPhase())
    assert (duel.is_dazed(0), duel.damage(0), duel.conditions(0), duel.t.injured[0], duel.power(0)) == (False, 0, set(), 1, 6)
    assert duel.t.stamina(0) == 4
    assert (duel.damage(1), duel.conditions(1), duel.t.injured[1]) == (2, {"slow"}, 0)


@pytest.mark.rule("CP-241")
def test_what_one_does_in_place_of_flipping_spares_nobody_else() -> None:
    duel = Duel("riser", ["hero-1", "riser"]).set(1, dazed=True, damage=5).set(2, dazed=True, damage=5).push(CleanupPhase())
    assert duel.still
    assert (duel.t.power, duel.t.injured, duel.t.damage) == ([0, 0, 1], [0, 1, 0], [0, 0, 5])


@pytest.mark.rule("CP-243", "CP-008")
@pytest.mark.parametrize(("priority", "last", "after"), [(0, 0, 1), (0, 1, 0), (1, 1, 0), (1, 0, 1), (0, -1, 0)])
def test_priority_is_passed_by_who_activated_last(priority: int, last: int, after: int) -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.priority, duel.t.last_activated = priority, last
    duel.push(CleanupPhase())
    assert duel.t.priority == after
    assert len(duel.heard(PriorityPassed)) == (after != priority)


@pytest.mark.rule("CP-244")
def test_a_pass_after_the_last_activation_does_not_count() -> None:
    """The first player activates last; the second, with nobody left, has the last turn but passes it."""
    duel = Duel(["hero-0", "hero-1"], "hero-2")
    duel.t.priority = 1
    duel.push(Round())
    while not duel.still:
        duel.answer(("done",) if ("done",) in duel.offered else duel.offered[0])
    assert [event.seat for event in duel.heard(TurnBegan)] == [1, 0, 1, 0]
    assert duel.t.priority == 1  # the other one activated last, so it stays


@pytest.mark.rule("CP-245", "CP-228")
def test_activated_tokens_are_removed() -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.status = [PLAYED | ACTIVATED] * 2
    duel.push(CleanupPhase())
    assert duel.t.status == [PLAYED] * 2


@pytest.mark.rule("CP-246", "CP-203")
def test_the_next_round_begins_with_its_power_phase() -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.status = [PLAYED | ACTIVATED] * 2
    duel.t.stack.append(Match())
    duel.t.stack[-1].back_to("rounds")
    duel.push(Round())
    assert [event.number for event in duel.heard(RoundBegan)] == [2, 3]
    assert (duel.t.round, duel.t.power, duel.ask.kind) == (3, [2, 2], "turn")


@pytest.mark.rule("CP-234")
def test_an_effect_at_the_end_of_a_round_belongs_to_that_round() -> None:
    duel = Duel("last", "hero-0").push(CleanupPhase()).push(CleanupPhase())
    assert duel.power(0) == 2  # once in each


def test_limits_and_facts_of_a_turn_do_not_come_from_before_it() -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.uses.append(("hero-0/any", 0, "turn"))
    duel.t.facts.append(("move action", 0, 0))
    duel.push(Turn(0))
    assert (duel.t.uses, duel.t.facts) == ([], [])
