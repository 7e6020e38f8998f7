"""Attacks: profiles, targets, the fourteen steps, rerolls."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.events import AttackBegan, AttackCancelled, AttackCompared, Damaged, DiceRolled, PowerSpent
from longbox.titles.crisis.rules.attacks import Attack, ModifyDice
from longbox.titles.crisis.rules.beams_and_areas import begin
from longbox.titles.crisis.rules.dice import Reroll
from longbox.titles.crisis.rules.targets import targets_of, usable
from longbox.titles.crisis.state import Party

from ..fighters import *
from ..scene import PASS, Duel
from ..shelf import the_cards


def note(name: str) -> Effect:
    """An effect that only leaves a mark, to see when it happened."""
    return own(name, lambda c, run: c.table.facts.append((name, c.me, 0)))


def notes(duel: Duel) -> list[tuple[str, int]]:
    return [(what, who) for what, who, _ in duel.t.facts if not what.startswith("attacked")]


def hurt(who: Role, n: int) -> Effect:
    return damage(who, n)


BLANKS = "blank blank blank blank"


# -- profiles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-039", "CP-041", "CP-325", "CP-331")
@pytest.mark.parametrize(("attack", "dice"), [("jab", 4), ("bolt", 5), ("whisper", 3), ("tap", 1)])
def test_a_profile_says_type_range_strength_cost_and_rules(attack: str, dice: int) -> None:
    strike = the_cards().strikes[f"{FIGHTER}/{attack}"]
    assert (strike.id, strike.dice) == (attack, dice)
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 13, 10).set(0, power=strike.cost)
    duel.roll("blank " * (dice + (3, 2, 1)[strike.type])).attack(0, attack, 1)
    rolled = duel.heard(DiceRolled)
    assert [len(event.faces) for event in rolled] == [dice, (3, 2, 1)[strike.type]]
    assert [event.amount if hasattr(event, "amount") else event.n for event in duel.heard(PowerSpent)] == [strike.cost] * bool(
        strike.cost
    )


@pytest.mark.rule("CP-040", "CP-312")
@pytest.mark.parametrize(("attack", "inches"), [("tap", 3.0), ("jab", 6.0), ("bolt", 8.0), ("whisper", 10.0)])
def test_the_range_is_the_longest_distance(attack: str, inches: float) -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).set(0, power=9)
    strike = the_cards().strikes[f"{FIGHTER}/{attack}"]
    assert targets_of(duel.put(1, 10 + 2 * R + inches, 10).t, 0, strike) == [1]
    assert targets_of(duel.put(1, 10 + 2 * R + inches + 0.05, 10).t, 0, strike) == []


@pytest.mark.rule("CP-042", "CP-316")
def test_an_attack_that_cannot_be_paid_cannot_be_chosen() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(1, 12, 10)
    free = {strike.id for strike in usable(duel.t, 0)}
    assert {"jab", "whisper", "tap"} <= free  # a price of 0 can always be paid
    assert not free & {"bolt", "ray", "quake"}
    assert "bolt" not in {strike.id for strike in usable(duel.set(0, power=1).t, 0)}
    assert "bolt" in {strike.id for strike in usable(duel.set(0, power=2).t, 0)}


@pytest.mark.rule("CP-043")
def test_names_are_identifiers_other_rules_refer_to() -> None:
    echo = Strike("jab", PHYSICAL, 3, 2, rules=(after_attack(extra_attack("tap", enemy, optional=False)),))
    duel = Duel(character("echoing-fighter", attacks=(echo, ATTACKS[3])), FIGHTER).put(1, 12, 10)
    duel.roll("blank blank", "blank blank blank", "hit", "blank blank blank").attack(0, "jab", 1).answer(1)
    assert [event.weapon for event in duel.heard(AttackBegan)] == ["echoing-fighter/jab", "echoing-fighter/tap"]
    assert duel.damage(1) == 1


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-309", "CP-311", "CP-315", "CP-318")
def test_an_attack_action_chooses_an_attack_of_the_card_and_an_enemy() -> None:
    duel = Duel([FIGHTER, FIGHTER], [FIGHTER, FIGHTER]).activate(0)
    attacks = [option[1] for option in duel.offered if option[0] == "attack"]
    assert attacks == ["jab", "whisper", "either"]  # what its card has, it can pay, and reaches somebody
    duel.answer("jab")
    assert duel.offered == (2, 3)  # no ally, not itself
    duel.roll(BLANKS, "blank blank blank").answer(3)
    assert [(event.attacker, event.target) for event in duel.heard(AttackBegan)] == [(0, 3)]


@pytest.mark.rule("CP-310")
def test_no_attack_without_a_target() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(1, 34, 34).set(0, power=9)
    assert list(usable(duel.t, 0)) == []
    assert not [option for option in duel.activate(0).offered if option[0] == "attack"]


@pytest.mark.rule("CP-312", "CP-318")
def test_a_target_is_in_range_and_in_sight() -> None:
    wall = box(13, 5, 0.5, 10, size=5)
    for terrain, seen in (((), True), ((wall,), False)):
        duel = Duel(FIGHTER, FIGHTER, terrain)
        assert bool(targets_of(duel.t, 0, the_cards().strikes[f"{FIGHTER}/jab"])) is seen


@pytest.mark.rule("CP-317")
def test_ranges_to_all_enemies_are_known_before_one_is_chosen() -> None:
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER, FIGHTER]).put(3, 34, 34).attack(0, "jab")
    assert duel.offered == (1, 2)
    assert [duel.t.within(0, who, 3) for who in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("CP-319", "CP-320", "CP-324")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_who_is_out_of_range_is_no_target_and_without_any_the_action_is_lost(ruleset: int) -> None:
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER], ruleset=ruleset).put(2, 34, 34).set(0, power=2)
    duel.attack(0, "bolt")
    assert duel.offered == (1,)
    with pytest.raises(Illegal):
        duel.ask.judge(duel.t, 1)  # there is no second option: the one out of range cannot be declared
    duel = Duel(FIGHTER, FIGHTER, ruleset=ruleset).set(0, power=2).activate(0)
    duel.put(1, 34, 34).answer("bolt")  # it has gone meanwhile
    assert len(duel.heard(AttackCancelled)) == 1
    assert duel.power(0) == 2
    assert duel.t.stack[-1].actions == 1


TARGETED = character(
    "noting-fighter",
    innate("a-note", on(targeted(), note("targeted"))),
    innate("b-note", on(before_damage_of(), note("before"))),
    innate("c-note", on(attack_resolved(), note("after"))),
)


@pytest.mark.rule("CP-321", "CP-350", "CP-356", "CP-479")
def test_first_the_attackers_effects_then_the_defenders() -> None:
    for attacker, defender in ((0, 1), (1, 0)):
        duel = Duel(TARGETED, TARGETED).roll(BLANKS, "blank blank blank").attack(attacker, "jab", defender)
        order = [("targeted", attacker), ("targeted", defender), ("before", attacker), ("before", defender)]
        assert notes(duel) == [*order, ("after", attacker), ("after", defender)]
        counter = Duel(TARGETED, TARGETED).roll(BLANKS, "blank blank blank")
        counter.t.active = defender  # struck back in the other's turn: still the attacker first
        counter.push(begin(counter.t, attacker, the_cards().strikes[f"{TARGETED}/jab"])).answer(defender)
        assert notes(counter) == notes(duel)


@pytest.mark.rule("CP-350", "CP-356")
@pytest.mark.parametrize("event", ["before_damage", "after_attack"])
def test_and_last_those_of_crisis_cards(event: str) -> None:
    duel = Duel(TARGETED, TARGETED)
    order = duel.t.order(event, (0, 1))
    assert order[:2] == (0, 1)
    assert order[-1] == Party.CRISIS


# -- paying ------------------------------------------------------------------------------------------------------------

THIEF = character("stealing-fighter", reactive("steal", 0, targeted(target=me), lose_power(ATTACKER, 9)))
WARD = character("warding-fighter", reactive("ward", 0, targeted(target=me), gain_power(SELF, 1)))


@pytest.mark.rule("CP-322")
def test_power_is_paid_after_the_reactions_to_being_targeted() -> None:
    duel = Duel(FIGHTER, WARD).set(0, power=3).attack(0, "bolt", 1)
    assert duel.ask.seat == 1
    assert duel.power(0) == 3
    duel.roll(BLANKS, "blank", "blank blank").answer(PASS)
    assert duel.power(0) == 1


@pytest.mark.rule("CP-323", "CP-324")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_an_attack_that_can_no_longer_be_paid_is_cancelled(ruleset: int) -> None:
    duel = Duel(FIGHTER, THIEF, ruleset=ruleset).set(0, power=2).activate(0).answer("bolt").answer(1)
    duel.answer("stealing-fighter/steal")
    assert len(duel.heard(AttackCancelled)) == 1
    assert not duel.heard(DiceRolled)  # no dice, no effects after it
    assert duel.t.stack[-1].actions == 1  # the action is lost


@pytest.mark.rule("CP-324")
def test_nothing_follows_a_cancelled_attack() -> None:
    dodger = character(
        "vanishing-fighter", reactive("vanish", 0, targeted(target=me), seq(place(SELF, 5), cancel_attack(out_of_reach=True)))
    )
    for end, cancelled in (([16.0, 13.0], 0), ([25.5, 10.0], 1)):
        duel = Duel(TARGETED, dodger).put(0, 10, 10).put(1, 16, 10).attack(0, "jab", 1).answer("vanishing-fighter/vanish")
        duel.roll(BLANKS if not cancelled else "", "blank blank blank" if not cancelled else "").answer(end)
        assert len(duel.heard(AttackCancelled)) == cancelled
        assert (("after", 0) in notes(duel)) is not bool(cancelled)
        assert duel.still


@pytest.mark.rule("CP-318")
def test_a_target_once_declared_stays_one_wherever_it_goes() -> None:
    runner = character("running-fighter", reactive("run", 0, targeted(target=me), place(SELF, 5)))
    duel = Duel(FIGHTER, runner).put(0, 10, 10).put(1, 16, 10).attack(0, "jab", 1).answer("running-fighter/run")
    duel.roll("hit hit hit hit", "blank blank blank").answer([25.5, 10.0])
    assert duel.damage(1) == 4


# -- a target that is replaced or falls --------------------------------------------------------------------------------

BODYGUARD = character(
    "guarding-fighter",
    reactive("bodyguard", 2, targeted(target=ally & other & within(3)), retarget(SELF)),
    reactive("brace", 1, targeted(target=me), add_dice("defense", 2)),
)


@pytest.mark.rule("CP-321", "CP-328")
def test_who_becomes_the_target_may_react_to_that_and_defends() -> None:
    duel = Duel(FIGHTER, [FIGHTER, BODYGUARD]).set(2, power=3).attack(0, "jab", 1)
    duel.answer("guarding-fighter/bodyguard")
    assert duel.offered == (PASS, (2, "guarding-fighter/brace", 0))
    duel.roll("hit hit hit hit", "block blank blank blank blank").answer("guarding-fighter/brace")
    assert (duel.damage(1), duel.damage(2)) == (0, 3)


@pytest.mark.rule("CP-320", "CP-324")
def test_an_attack_whose_target_fell_in_step_two_is_cancelled() -> None:
    trap = character("trapping-fighter", reactive("trap", 0, targeted(target=ally), hurt(TARGET, 6)))
    duel = Duel(FIGHTER, [FIGHTER, trap]).set(0, power=2).attack(0, "bolt", 1).answer("trapping-fighter/trap")
    assert duel.is_dazed(1)
    assert len(duel.heard(AttackCancelled)) == 1  # Q70
    assert duel.power(0) == 2
    assert duel.still


@pytest.mark.rule("CP-398", "CP-402")
@pytest.mark.parametrize("moment", ["targeted", "attack_pool", "rolled", "modify_own", "before_damage"])
def test_an_attacker_dazed_in_the_middle_attacks_no_further(moment: str) -> None:
    trigger = Trigger(moment)
    card = character(f"striking-back-{moment}", innate("strike-back", on(trigger, hurt(ATTACKER, 6))))
    duel = Duel(TARGETED, card).roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.is_dazed(0)  # Q72
    assert duel.damage(1) == 0
    assert not [what for what, _ in notes(duel) if what == "after"]
    assert duel.still


@pytest.mark.rule("CP-398")
def test_after_the_damage_a_dazed_attackers_own_rules_are_over() -> None:
    greedy = character("greedy-fighter", attacks=(Strike("grab", PHYSICAL, 3, 4, rules=(after_attack(push(TARGET, S)),)),))
    spiky = character(
        "spiky-fighter",
        innate("spikes", on(damaged(target=me), hurt(CAUSE, 6))),
        innate("last-word", on(attack_resolved(target=me), note("after"))),
    )
    duel = Duel(greedy, spiky).roll("hit hit hit hit", "blank blank blank").attack(0, "grab", 1)
    assert duel.still
    assert duel.is_dazed(0)
    assert duel.damage(1) == 4
    assert notes(duel) == [("after", 1)]  # for the defender's effects the attack was resolved


@pytest.mark.rule("CP-397", "CP-356")
def test_a_target_dazed_by_the_attack_is_beyond_its_other_effects() -> None:
    rules = (
        after_attack(gain_condition(TARGET, "bleed")),
        after_attack(push(TARGET, S)),
        after_attack(gain_power(SELF, damage_dealt)),
    )
    brute = character("brutal-fighter", attacks=(Strike("maul", PHYSICAL, 3, 4, rules=rules),))
    duel = Duel(brute, FRAIL).roll("hit hit hit hit", "blank blank blank").attack(0, "maul", 1)
    while not duel.still:
        assert duel.ask.kind == "forced"  # only the order of the attacker's own rules is asked
        duel.answer(duel.offered[0])
    assert duel.is_dazed(1)
    assert duel.conditions(1) == set()  # Q73
    assert duel.at(1) == (16.0, 10.0)
    assert duel.power(0) == 1


# -- pools -------------------------------------------------------------------------------------------------------------


def pooled(attack: tuple[int, ...], defense: tuple[int, ...]) -> list[int]:
    """How many dice are rolled with these changes."""
    a = character(f"attack{attack}", *(innate(f"a{i}", static("attack_dice", n, on=me)) for i, n in enumerate(attack)))
    d = character(f"defense{defense}", *(innate(f"d{i}", static("defense_dice", n, on=me)) for i, n in enumerate(defense)))
    duel = Duel(a, d)
    duel.t.script = None
    duel.attack(0, "jab", 1).decline()
    return [len(event.faces) for event in duel.heard(DiceRolled)]


@pytest.mark.rule("CP-325", "CP-326", "CP-328", "CP-329")
def test_pools_are_the_strength_and_the_defense_with_all_changes() -> None:
    assert pooled((), ()) == [4, 3]
    assert pooled((2,), (-1,)) == [6, 2]
    assert pooled((2, -1), (1, 1)) == [5, 5]


@pytest.mark.rule("CP-327", "CP-330")
def test_never_fewer_than_one_die_and_only_at_the_end() -> None:
    assert pooled((-9,), (-9,)) == [1, 1]
    assert pooled((-5, 1), (-4, 1)) == [1, 1]  # Q79: 4 - 5 + 1 and 3 - 4 + 1
    assert pooled((-5, 3), (-4, 3)) == [2, 2]


@pytest.mark.rule("CP-328")
@pytest.mark.parametrize(("attack", "dice"), [("jab", 3), ("bolt", 2), ("whisper", 1)])
def test_the_defense_is_the_one_against_the_type(attack: str, dice: int) -> None:
    duel = Duel(FIGHTER, FIGHTER).set(0, power=2)
    duel.t.script = None
    duel.attack(0, attack, 1)
    assert len(duel.heard(DiceRolled)[1].faces) == dice


@pytest.mark.rule("CP-328", "CP-555")
def test_a_type_is_chosen_before_the_target() -> None:
    duel = Duel(FIGHTER, FIGHTER).attack(0, "either")
    assert duel.ask.kind == "type"
    assert duel.offered == (PHYSICAL, MYSTIC)
    duel.answer(MYSTIC).roll("hit hit", "blank").answer(1)
    assert duel.damage(1) == 2


# -- the order of the steps --------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-314")
def test_the_fourteen_steps() -> None:
    assert Attack.STEPS[14:] == ("close", "aftermath")  # not the book's: durations end, effects that waited come
    moments = (
        "attack_declared",
        "targeted",
        "attack_pool",
        "defense_pool",
        "rolled",
        "modify_own",
        "modify_opponent",
        "dice_final",
        "before_damage",
        "damaged",
        "after_attack",
    )
    card = character("watching-fighter", *(innate(f"see-{m}", on(Trigger(m), note(m), limit="")) for m in moments))
    duel = Duel(card, FIGHTER).roll("hit hit blank blank", "blank blank blank").attack(0, "jab", 1)
    assert [what for what, _ in notes(duel)] == [*moments]


@pytest.mark.rule("CP-331", "CP-332", "CP-333", "CP-334")
def test_the_attacker_rolls_first_and_extra_dice_come_after_both_rolls() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    duel.roll("crit hit hit hit", "crit block block", "blank", "hit").attack(0, "jab", 1)
    attack, defense = duel.heard(DiceRolled)
    assert (attack.who, duel.faces(attack.faces), duel.faces(attack.extra)) == (0, "crit hit hit hit", "blank")
    assert (defense.who, duel.faces(defense.faces), duel.faces(defense.extra)) == (1, "crit block block", "hit")


# -- modifying dice ----------------------------------------------------------------------------------------------------

MEDDLER = character(
    "meddling-fighter",
    innate("own", on(modify_own(roller=me), seq(note("own"), reroll(1)))),
    innate("theirs", on(modify_opponent(roller=me), note("theirs"))),
)


@pytest.mark.rule("CP-336", "CP-337", "CP-338", "CP-339", "CP-314")
def test_own_dice_first_then_the_opponents_each_time_the_attacker_first() -> None:
    assert ModifyDice.STEPS[:4] == ("attacker_own", "defender_own", "attacker_on_defender", "defender_on_attacker")
    duel = Duel(MEDDLER, MEDDLER).roll(BLANKS, "blank blank blank").attack(1, "jab", 0)
    duel.answer(()).answer(())
    assert notes(duel) == [("own", 1), ("own", 0), ("theirs", 1), ("theirs", 0)]


@pytest.mark.rule("CP-340")
def test_criticals_that_come_later_add_nothing() -> None:
    duel = Duel(MEDDLER, FIGHTER).roll("blank blank hit blank", "blank blank blank").attack(0, "jab", 1)
    duel.roll("crit").answer((0,))
    assert duel.t.script == []
    assert duel.damage(1) == 2


@pytest.mark.rule("CP-340", "CP-335")
def test_dice_added_after_the_criticals_add_nothing_either() -> None:
    late = character("late-fighter", innate("late", on(modify_own(roller=me), add_dice("attack", 2))))
    duel = Duel(late, FIGHTER).roll(BLANKS, "blank blank blank", "crit hit").attack(0, "jab", 1)
    assert duel.t.script == []
    assert duel.damage(1) == 2  # Q78


@pytest.mark.rule("CP-338", "CP-339")
def test_the_opponents_dice_may_be_changed_in_their_part() -> None:
    piercer = character(
        "piercing-fighter", attacks=(Strike("pierce", PHYSICAL, 3, 2, rules=(during("modify_opponent", pierce(1)),)),)
    )
    duel = Duel(piercer, FIGHTER).roll("hit hit", "block block blank").attack(0, "pierce", 1)
    assert duel.offered  # which of the two
    assert not takes(duel, [])  # it must be one
    assert not takes(duel, [2])
    duel.answer([1])
    assert duel.damage(1) == 1


def rerolls(*superpowers: Superpower, id: str) -> str:
    return character(id, *superpowers)


AGAIN = on(modify_own(roller=ally & role(ATTACKER)), reroll(2), optional=True)
ONE = rerolls(innate("again", AGAIN), innate("once-more", AGAIN), id="reroll-one")
TWO = rerolls(innate("again", AGAIN), id="reroll-two")


@pytest.mark.rule("CP-341", "CP-345")
def test_one_die_again_and_again_by_different_rules_but_once_by_each() -> None:
    duel = Duel(ONE, FIGHTER).roll(BLANKS, "blank blank blank").attack(0, "jab", 1)
    duel.roll("blank blank").answer("reroll-one/again").answer((0, 1))
    assert duel.ask.kind == "react"  # the second reroll of the first rule is not left over for the same die
    duel.answer("reroll-one/once-more")
    assert duel.ask.region.allowed == (0, 1, 2, 3)  # type: ignore[union-attr]
    duel.roll("hit hit").answer((0, 1))
    assert duel.damage(1) == 2


@pytest.mark.rule("CP-342", "CP-343", "CP-344")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_rule_of_the_same_name_is_the_same_rule_whichever_card_it_is_on(ruleset: int) -> None:
    duel = Duel([TWO, ONE], FIGHTER, ruleset=ruleset, same_reroll="nothing").roll(BLANKS, "blank blank blank").attack(0, "jab", 2)
    duel.roll("blank blank").answer("reroll-two/again").answer((0, 1))
    assert not any(key[1] == "reroll-one/again" for key in duel.offered if isinstance(key, tuple))  # nobody is asked in vain
    assert (
        the_cards().rule_name("reroll-one/again#0")
        == the_cards().rule_name("reroll-two/again#0")
        != the_cards().rule_name("reroll-one/once-more#0")
    )
    assert (
        Reroll(the_cards().rule_name("reroll-one/again#0"), 0, "attack", 2).dice(duel.t) == []
    )  # nor any other die (CP-037, CP-038)
    duel.answer("reroll-one/once-more")
    assert duel.ask.region.allowed == (0, 1, 2, 3)  # type: ignore[union-attr]


@pytest.mark.rule("CP-342", "CP-343", "CP-344")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_the_same_rule_from_another_card_rerolls_other_dice(ruleset: int) -> None:
    duel = Duel([TWO, ONE], FIGHTER, ruleset=ruleset).roll(BLANKS, "blank blank blank").attack(0, "jab", 2)
    duel.roll("blank blank").answer("reroll-two/again").answer((0, 1)).answer("reroll-one/again")
    assert duel.ask.region.allowed == (2, 3)  # type: ignore[union-attr]


@pytest.mark.parametrize("mended", [True, False])
def test_a_reroll_in_vain_is_offered_only_where_version_0_1_began(mended: bool) -> None:
    duel = Duel([TWO, ONE], FIGHTER, mended=mended, same_reroll="nothing").roll(BLANKS, "blank blank blank").attack(0, "jab", 2)
    duel.roll("blank blank").answer("reroll-two/again").answer((0, 1))
    assert any(key[1] == "reroll-one/again" for key in duel.offered if isinstance(key, tuple)) is not mended


@pytest.mark.rule("CP-341")
def test_a_changed_die_may_be_rerolled_unless_it_became_a_failure() -> None:
    card = rerolls(
        innate("a-change", on(modify_own(roller=me), change_die("attack", (BLANK,), NOBODY), optional=True)),
        innate("b-again", on(modify_own(roller=me), reroll(4), optional=True)),
        id="changing-fighter",
    )
    for face, allowed in ((HIT, (0, 1, 2, 3)), (FAIL, (1, 2, 3))):
        duel = Duel(card, FIGHTER).roll(BLANKS, "blank blank blank").attack(0, "jab", 1)
        duel.answer("changing-fighter/a-change").answer((0,)).answer(face).answer("changing-fighter/b-again")
        assert duel.ask.region.allowed == allowed  # type: ignore[union-attr]  # Q77


# -- comparing and damage ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-346", "CP-347", "CP-348", "CP-313", "CP-352")
def test_successes_are_compared_and_the_difference_is_the_damage() -> None:
    duel = Duel(FIGHTER, FIGHTER).roll("crit wild hit block", "wild block hit", "hit").attack(0, "jab", 1)
    compared = duel.heard(AttackCompared)[0]
    assert (compared.hits, compared.blocks) == (4, 2)
    assert duel.damage(1) == 2


@pytest.mark.rule("CP-349", "CP-313")
@pytest.mark.parametrize("defense", ["block block blank", "block block wild"])
def test_ties_and_worse_deal_nothing_but_other_effects_happen(defense: str) -> None:
    stinger = character(
        "stinging-fighter", attacks=(Strike("sting", PHYSICAL, 3, 2, rules=(after_attack(gain_condition(TARGET, "poison")),)),)
    )
    duel = Duel(stinger, FIGHTER).roll("hit hit", defense).attack(0, "sting", 1)
    assert duel.damage(1) == 0
    assert not duel.heard(Damaged)
    assert duel.conditions(1) == {"poison"}


@pytest.mark.rule("CP-351", "CP-352")
@pytest.mark.parametrize(("less", "damage"), [(1, 1), (2, 0), (3, 0)])
def test_before_damage_the_successes_may_still_change(less: int, damage: int) -> None:
    card = character(f"blunting-{less}", innate("blunt", on(before_damage_of(target=me), change_successes(-less))))
    duel = Duel(FIGHTER, card).roll("hit hit hit blank", "block blank blank").attack(0, "jab", 1)
    assert duel.damage(1) == damage
    assert duel.power(1) == damage


@pytest.mark.rule("CP-353", "CP-354", "CP-389")
def test_no_more_than_the_stamina_left_and_power_for_what_was_suffered() -> None:
    duel = Duel(FIGHTER, FIGHTER).set(1, damage=4).roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.damage(1) == 6
    assert duel.power(1) == 2
    assert [event.n for event in duel.heard(Damaged)] == [2]


@pytest.mark.rule("CP-355", "CP-356", "CP-314")
def test_after_the_attack_comes_when_the_damage_is_done() -> None:
    steps = list(Attack.STEPS)
    assert steps[11:14] == ["deal_damage", "resolved", "after_attack"]
    card = character(
        "late-noting",
        innate("see", on(attack_resolved(), own("see", lambda c, run: c.table.facts.append(("damage", c.table.damage[1], 0))))),
    )
    duel = Duel(card, FIGHTER).roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert notes(duel) == [("damage", 4)]


@pytest.mark.rule("CP-561")
def test_stealth_keeps_off_who_is_farther_than_range_three() -> None:
    duel = Duel(FIGHTER, SNEAK).put(0, 10, 10)
    whisper = the_cards().strikes[f"{FIGHTER}/whisper"]
    assert targets_of(duel.put(1, 10 + 2 * R + 6.0, 10).t, 0, whisper) == [1]
    assert targets_of(duel.put(1, 10 + 2 * R + 6.05, 10).t, 0, whisper) == []
