"""The newer core box: all stat cards, Captain America, Captain Marvel, Iron Man."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import CONDITION_BITS, ENERGY, NOBODY, ON_BOARD
from longbox.titles.crisis.events import DiceRolled, PowerSpent, Transformed
from longbox.titles.crisis.rules.damage import CRISIS, EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words import L, M, S
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel
from .mightiest import (
    BONES,
    BUCKY,
    CAP,
    CRATE,
    IRON,
    MARVEL,
    NO_DEFENSE,
    OCK,
    SKULL,
    SPIDER,
    ULTRON,
    WIDOW,
    ZEMO,
    hold,
    order,
    stay,
)


@pytest.mark.parametrize(
    ("card", "healthy", "injured", "speed", "defense", "threat", "base"),
    [
        (CAP, 6, 5, M, (4, 4, 3), 4, 35),
        (MARVEL, 7, 7, M, (4, 4, 4), 5, 35),
        (IRON, 6, 6, M, (4, 3, 3), 4, 35),
        (SPIDER, 5, 5, M, (3, 3, 3), 3, 35),
        (WIDOW, 6, 5, L, (4, 3, 4), 4, 35),
        (BUCKY, 6, 5, M, (4, 3, 4), 4, 35),
        (ZEMO, 5, 6, M, (4, 3, 4), 4, 35),
        (BONES, 6, 5, S, (4, 2, 2), 3, 35),
        (OCK, 6, 6, M, (4, 4, 3), 4, 50),
        (SKULL, 6, 6, M, (4, 3, 3), 4, 35),
        (ULTRON, 8, 6, M, (4, 4, 5), 5, 50),
        ("ultron-drones", 3, 3, M, (2, 2, 2), 0, 50),
    ],
)
@pytest.mark.rule("CP-593")
def test_stat_cards(card: str, healthy: int, injured: int, speed: int, defense: tuple[int, ...], threat: int, base: int) -> None:
    made = the_cards().characters[card]
    assert made.threat == threat
    for form in made.forms:
        assert (form.healthy.stamina, form.injured.stamina, form.base) == (healthy, injured, base)
        for side in (form.healthy, form.injured):
            assert (side.speed, side.size, side.defense) == (speed, 3 if card == ULTRON else 2, defense)


# -- Captain America ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-605")
def test_shield_bounce_gains_the_damage_and_bounces_at_any_distance_once() -> None:
    duel = Duel(CAP, [SKULL, OCK, IRON]).put(SKULL, 15, 10).put(OCK, 21.5, 10).put(IRON, 30, 10)
    duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    order(duel).answer("shield-bounce")
    assert duel.offered == (duel.who(OCK),)  # Iron Man is too far from Red Skull, and Red Skull is not another character
    assert not duel.t.within(duel.who(CAP), duel.who(OCK), 3)
    duel.roll("wild hit blank blank blank", NO_DEFENSE).answer(OCK)
    assert duel.still  # no second bounce
    assert duel.damage(SKULL) == duel.damage(OCK) == 2
    assert duel.power(CAP) == 4


@pytest.mark.rule("CP-605")
def test_a_bounce_may_be_declined_and_needs_line_of_sight() -> None:
    wall = ("building", 5, False, ((17.0, 5.0), (18.0, 5.0), (18.0, 15.0), (17.0, 15.0)))
    for terrain, asked in (((), True), ((wall,), False)):
        duel = Duel(CAP, [SKULL, OCK], terrain=terrain).put(SKULL, 15, 10).put(OCK, 21, 10)
        order(duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL))
        assert duel.still != asked
        duel.decline()
        assert duel.damage(OCK) == 0


@pytest.mark.rule("CP-605")
def test_nothing_bounces_off_a_target_that_is_gone() -> None:
    duel = Duel(CAP, [SKULL, OCK]).set(SKULL, injured=1, damage=5)
    order(duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL))
    assert duel.still


@pytest.mark.rule("CP-606")
def test_brooklyn_brawler_adds_the_targets_size_and_pushes() -> None:
    duel = Duel(CAP, [ULTRON]).set(CAP, power=4)
    duel.roll("crit blank blank blank blank blank blank blank", NO_DEFENSE, "blank").attack(CAP, "brooklyn-brawler", ULTRON)
    duel.answer("push").answer([0])
    assert duel.still
    assert len(duel.heard(DiceRolled)[0].faces) == 5 + 3
    assert duel.at(ULTRON)[0] > 16
    assert duel.power(CAP) == 0


@pytest.mark.rule("CP-606")
def test_brooklyn_brawler_pushes_neither_the_dazed_nor_the_large(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel(CAP, SKULL).set(CAP, power=4).set(SKULL, damage=5)
    duel.roll("crit blank blank blank blank blank blank", NO_DEFENSE, "blank").attack(CAP, "brooklyn-brawler", SKULL)
    assert (duel.still, duel.is_dazed(SKULL)) == (True, True)
    monkeypatch.setattr(Table, "size", lambda self, who: 4)
    duel = Duel(CAP, SKULL).set(CAP, power=4).roll("crit", "blank " * 8, NO_DEFENSE, "blank")
    assert duel.attack(CAP, "brooklyn-brawler", SKULL).still


@pytest.mark.rule("CP-606")
def test_frontliner_attacks_another_once_more_for_free() -> None:
    duel = Duel(CAP, [SKULL, OCK]).set(CAP, power=4)
    duel.roll("wild hit block blank blank blank blank", NO_DEFENSE).attack(CAP, "brooklyn-brawler", SKULL)
    duel.answer("brooklyn-brawler")
    assert duel.offered == (duel.who(OCK),)
    duel.roll("wild hit block blank blank blank blank", NO_DEFENSE).answer(OCK)
    assert duel.still
    assert (duel.damage(SKULL), duel.damage(OCK), duel.power(CAP)) == (2, 2, 0)


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_change_one_die_once_per_turn() -> None:
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP).set(SPIDER, power=2)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    duel.answer(f"{CAP}/earths-mightiest-heroes").answer((1,)).answer(1)  # a Wild, and with the Hit Spider-Man is elusive
    assert duel.power(SPIDER) == 1
    assert [(event.who, event.n) for event in duel.heard(PowerSpent)] == [(1, 1)]
    order(duel).answer(PASS)
    assert duel.damage(SKULL) == 2
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    assert duel.still


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_need_a_hit() -> None:
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP).set(SPIDER, power=2)
    duel.roll("crit blank blank blank blank", NO_DEFENSE, "blank").attack(SPIDER, "swinging-strike", SKULL)
    assert duel.still


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_are_for_allied_attackers_with_power() -> None:
    duel = Duel([CAP, OCK], SKULL).lead(CAP).set(SKULL, power=2).set(OCK, power=2)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(OCK)
    assert duel.still  # neither for the enemy's dice nor for the defender's
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP)
    assert duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL).still


@pytest.mark.rule("CP-578")
def test_charge_moves_and_attacks_for_one_action() -> None:
    duel = Duel(CAP, SKULL).set(CAP, power=5).put(SKULL, 20, 10)
    duel.activate(CAP).answer("charge").answer("move").answer([14.0, 10.0])
    duel.roll("hit blank blank blank blank", NO_DEFENSE).answer("shield-bounce").answer(SKULL)
    assert duel.damage(SKULL) == 1
    assert duel.power(CAP) == 5 - 2 + 1
    assert ("power", "charge") not in duel.offered
    assert ("move",) in duel.offered  # one of two actions is left
    duel.answer("move").answer([14.0, 10.0])
    assert ("move",) not in duel.offered


@pytest.mark.rule("CP-603")
def test_perfect_block_adds_two_dice() -> None:
    duel = Duel(SPIDER, CAP).set(CAP, power=2).attack(SPIDER, "swinging-strike", CAP)
    duel.roll("hit hit hit hit hit", "block block block block block block").answer(f"{CAP}/perfect-block")
    assert duel.still
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)


@pytest.mark.rule("CP-604")
def test_i_can_do_this_all_day_counts_blanks_on_the_injured_side_only() -> None:
    for injured, damage in ((0, 3), (1, 0)):
        duel = Duel(ULTRON, CAP).set(CAP, injured=injured)
        duel.roll("hit hit hit blank blank blank", "blank blank blank fail").attack(ULTRON, "concussion-blasters", CAP)
        assert duel.damage(CAP) == damage


@pytest.mark.rule("CP-604")
def test_i_can_do_this_all_day_is_for_attacks_not_for_dodging() -> None:
    duel = Duel(CAP, SKULL).set(CAP, injured=1).roll("blank blank blank blank").push(Dodge(0, 2, 1))
    assert duel.damage(CAP) == 2


# -- Captain Marvel ----------------------------------------------------------------------------------------------------


def test_photon_blast_gains_power_and_pursues_before_damage() -> None:
    duel = Duel(MARVEL, SKULL).roll("wild hit blank blank blank", "blank blank fail").attack(MARVEL, "photon-blast", SKULL)
    assert duel.ask.kind == "advance"
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal, match="not toward"):
        duel.answer([6.0, 10.0])
    duel.answer([12.0, 10.0])
    assert duel.at(MARVEL) == (12.0, 10.0)
    assert (duel.damage(SKULL), duel.power(MARVEL)) == (2, 2)


def test_sonic_boom_gains_power_and_takes_one() -> None:
    duel = Duel(MARVEL, SKULL).set(SKULL, power=3)
    duel.roll("wild hit blank blank blank blank", "blank blank fail fail").attack(MARVEL, "sonic-boom", SKULL)
    order(duel)
    assert duel.power(MARVEL) == 2
    assert duel.power(SKULL) == 3 + 2 - 1


@pytest.mark.rule("CP-574")
def test_binary_blast_pushes_and_incinerates() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=9).put(SKULL, 13, 10)
    duel.roll("wild hit blank blank blank blank", "blank blank fail").attack(MARVEL, "binary-blast", SKULL)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[-1])
    duel.answer([90])
    assert duel.still
    assert duel.conditions(SKULL) == {"incinerate"}
    assert duel.at(SKULL)[1] > 13
    assert duel.power(MARVEL) == 8


@pytest.mark.rule("CP-575")
def test_warbird_places_her_throws_and_explodes() -> None:
    duel = Duel(MARVEL, [SKULL, OCK, IRON]).set(MARVEL, form=1, power=9).put(SKULL, 14, 10).put(OCK, 17.5, 10).put(IRON, 26, 10)
    duel.roll("crit wild blank blank blank blank blank blank", "blank blank fail", "blank")
    duel.attack(MARVEL, "warbird", SKULL)
    assert (duel.damage(SKULL), duel.damage(OCK), duel.damage(IRON)) == (2, 1, 0)  # Ock's before the attack's own
    duel.answer(duel.offered[0])
    assert duel.ask.kind == "place"
    duel.answer([14.0, 12.0]).answer("throw").answer([270])
    assert duel.still
    assert duel.at(MARVEL) == (14.0, 12.0)
    assert duel.at(SKULL)[1] < 7


@pytest.mark.rule("CP-575")
def test_warbird_neither_throws_the_dazed_nor_follows_the_gone() -> None:
    for injured, asked in ((0, "place"), (1, "wait")):
        duel = Duel(MARVEL, [SKULL, CAP]).set(MARVEL, form=1, power=9).set(SKULL, damage=5, injured=injured)
        duel.roll("wild blank blank blank blank blank blank blank", "blank blank fail").attack(MARVEL, "warbird", SKULL)
        assert duel.ask.kind == asked


def test_each_form_has_its_own_superpowers() -> None:
    for form, offered in ((0, set()), (1, {"im-just-getting-warmed-up", "ready-or-not"})):
        duel = Duel(MARVEL, SKULL).set(MARVEL, form=form, power=5).put(SKULL, 13, 10).activate(MARVEL)
        assert {option[1] for option in duel.offered if option[0] == "power"} == offered
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=9).activate(MARVEL)
    assert ("power", "im-just-getting-warmed-up") not in duel.offered  # nothing to throw
    duel = Duel(MARVEL, BUCKY).set(MARVEL, power=2)
    duel.roll("wild blank blank blank blank", "block blank blank fail").attack(BUCKY, "spec-ops-rifle", MARVEL)
    assert duel.still  # she is Normal already


@pytest.mark.rule("CP-576")
def test_enhanced_energy_absorption_blanks_dice_and_gains_power() -> None:
    for form in (0, 1):
        duel = Duel(ULTRON, MARVEL).set(MARVEL, form=form)
        duel.roll("hit hit hit crit blank blank", "wild wild blank blank", "blank").attack(ULTRON, "concussion-blasters", MARVEL)
        assert duel.ask.seat == 1
        duel.answer(f"{MARVEL}/enhanced-energy-absorption")
        with pytest.raises(Illegal):
            duel.answer([0, 1, 2])  # one for each Wild
        duel.answer([0, 3])
        assert duel.still
        assert duel.damage(MARVEL) == 0  # 2 Hits left against 2 Wilds
        assert duel.power(MARVEL) == 2


@pytest.mark.rule("CP-576")
def test_enhanced_energy_absorption_is_no_help_against_physical_attacks() -> None:
    duel = Duel(SPIDER, MARVEL).roll("hit hit hit hit blank", "wild blank blank blank").attack(SPIDER, "swinging-strike", MARVEL)
    assert duel.still
    assert duel.damage(MARVEL) == 3


@pytest.mark.rule("CP-577")
def test_im_just_getting_warmed_up_throws_terrain_or_an_enemy_once_per_turn() -> None:
    duel = Duel(MARVEL, [ULTRON, SKULL], terrain=[CRATE]).set(MARVEL, form=1, power=9).put(MARVEL, 14, 10).put(SKULL, 24, 10)
    duel.activate(MARVEL).answer("im-just-getting-warmed-up")
    assert set(duel.offered) == {("terrain", 0), ("character", duel.who(ULTRON))}
    duel.answer(("character", duel.who(ULTRON))).answer([0])
    assert duel.at(ULTRON) == pytest.approx((21.0, 10.0))
    assert duel.power(MARVEL) == 7
    assert ("power", "im-just-getting-warmed-up") not in duel.offered


@pytest.mark.rule("CP-578")
def test_ready_or_not_costs_an_action_but_no_power() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=9).activate(MARVEL).answer("ready-or-not").answer("move")
    duel.answer([14.0, 10.0])
    assert ("attack", "warbird") in duel.offered
    duel.answer(PASS)
    assert duel.power(MARVEL) == 9
    assert ("power", "ready-or-not") not in duel.offered


@pytest.mark.rule("CP-579")
def test_she_may_leave_binary_after_the_effect_in_which_power_went() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=4).put(SKULL, 13, 10)
    duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(MARVEL, "binary-blast", SKULL)
    assert duel.t.form[0] == 1  # the attack is not over
    duel.answer([0])
    assert duel.offered == (PASS, (0, f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt", 0))
    stay(duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt"))
    assert duel.t.form[0] == 0
    assert [event.form for event in duel.heard(Transformed)] == ["Normal"]


@pytest.mark.rule("CP-579")
def test_she_stays_binary_with_four_power_and_may_stay_with_three() -> None:
    for power, asked in ((5, False), (4, True)):
        duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=power).put(SKULL, 13, 10)
        duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(MARVEL, "binary-blast", SKULL).answer([0])
        assert duel.still != asked
        assert duel.decline().still
        assert duel.t.form[0] == 1


@pytest.mark.rule("CP-579")
def test_lost_power_counts_too_and_she_changes_only_when_the_attack_is_over() -> None:
    duel = Duel(MARVEL, BUCKY).set(MARVEL, form=1, power=4)
    duel.roll("wild wild hit blank blank", "block block blank fail").attack(BUCKY, "spec-ops-rifle", MARVEL)
    assert duel.damage(MARVEL) == 1  # the Power went before damage, the question comes after the attack
    assert duel.power(MARVEL) == 3
    assert stay(duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt")).t.form[0] == 0


@pytest.mark.rule("CP-579")
def test_superpowers_and_interactions_spend_power_too() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=5).put(SKULL, 13, 10).use(MARVEL, "im-just-getting-warmed-up")
    duel.answer(SKULL).answer([0])
    assert stay(duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt")).t.form[0] == 0
    duel = hold(Duel(MARVEL, SKULL).set(MARVEL, form=1, power=4), MARVEL)
    duel.t.token_holder[0] = ON_BOARD
    duel.roll("crit blank blank blank")  # no push by the Skrulls
    stay(duel.push(Interact(0, 0)).answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt"))
    assert (duel.t.form[0], duel.t.token_holder[0]) == (0, 0)  # she holds what she held


def test_higher_further_faster_at_the_start_of_her_activation() -> None:
    for power, form in ((5, 0), (6, 1)):
        duel = Duel(MARVEL, SKULL).set(MARVEL, power=power, conditions=("stun", "bleed")).activate(MARVEL)
        if form:
            stay(duel)
        assert duel.ask.kind == "action"
        assert duel.t.form[0] == form
        assert duel.conditions(MARVEL) == ({"bleed"} if form else {"stun", "bleed"})


def test_you_call_that_a_punch_gains_one_after_an_enemy_effect_in_normal_form() -> None:
    for form, power in ((0, 3), (1, 2)):
        duel = Duel(SPIDER, MARVEL).set(MARVEL, form=form)
        duel.roll("hit hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", MARVEL)
        assert duel.power(MARVEL) == power
    duel = Duel(MARVEL, SKULL).push(Suffer(0, 1, NOBODY, CRISIS))
    assert duel.power(MARVEL) == 0


@pytest.mark.rule("CP-572")
def test_captain_marvels_keywords() -> None:
    for form, immune in ((0, {"incinerate", "poison"}), (1, {"incinerate", "poison", "stagger", "stun"})):
        duel = Duel(MARVEL, SKULL).set(MARVEL, form=form)
        assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == immune
        assert list(duel.t.changes("move_size", 0)) == [5]


# -- Iron Man ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-598")
def test_repulsor_gains_power_with_or_without_damage_and_pushes_first() -> None:
    duel = Duel(IRON, SKULL).roll("wild hit hit blank blank", "blank blank fail").attack(IRON, "repulsor-mk-2", SKULL)
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal):
        duel.answer([180])
    duel.answer([0])
    assert duel.at(SKULL)[0] > 19
    assert (duel.damage(SKULL), duel.power(IRON)) == (3, 3)
    duel = Duel(IRON, SKULL).roll("hit blank blank blank blank", "block block block").attack(IRON, "repulsor-mk-2", SKULL)
    assert duel.power(IRON) == 1


@pytest.mark.rule("CP-599")
def test_billion_dollar_punch_places_him_first_and_throws_after() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=3)
    duel.roll("wild hit hit blank blank blank blank", NO_DEFENSE).attack(IRON, "billion-dollar-punch", SKULL)
    assert duel.ask.kind == "place"
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal, match="Range 1"):
        duel.answer([12.0, 10.0])
    duel.answer([14.5, 10.0])
    assert duel.damage(SKULL) == 3
    duel.answer([0])
    assert duel.at(SKULL) == pytest.approx((21.0, 10.0))


@pytest.mark.rule("CP-599")
def test_billion_dollar_punch_does_not_throw_the_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "size", lambda self, who: 4)
    duel = Duel(IRON, SKULL).set(IRON, power=3).roll("wild hit hit blank blank blank blank", NO_DEFENSE)
    assert duel.attack(IRON, "billion-dollar-punch", SKULL).answer([14.5, 10.0]).still


@pytest.mark.rule("CP-600")
def test_focused_unibeam_rolls_two_dice_per_critical_and_hurts_him() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=4)
    duel.roll("crit blank blank blank blank blank blank", "blank blank fail", "hit hit").attack(IRON, "focused-unibeam", SKULL)
    assert duel.damage(SKULL) == 3
    assert (duel.damage(IRON), duel.power(IRON)) == (2, 0)
    duel = Duel(IRON, SKULL).set(IRON, power=4)
    duel.roll("hit blank blank blank blank blank blank", "blank blank fail").attack(IRON, "focused-unibeam", SKULL)
    assert duel.damage(IRON) == 0


@pytest.mark.rule("CP-596")
def test_lets_get_you_an_upgrade_for_attacks_defenses_and_dodges() -> None:
    upgrade = f"{IRON}/lets-get-you-an-upgrade"
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(CAP, power=1)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    duel.roll("hit").answer(upgrade).answer((0,))
    assert duel.damage(SKULL) == 1
    duel = Duel([IRON, CAP], ULTRON).lead(IRON).set(CAP, power=1).put(CAP, 12, 10).put(IRON, 4, 4)
    duel.roll("hit blank blank blank blank blank", NO_DEFENSE).attack(ULTRON, "concussion-blasters", CAP)
    duel.roll("block").answer(upgrade).answer((0,))
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(CAP, power=1).roll("blank blank blank blank").push(Dodge(1, 1, 2))
    duel.roll("block").answer(upgrade).answer((0,))
    assert duel.damage(CAP) == 0


@pytest.mark.rule("CP-596")
def test_lets_get_you_an_upgrade_is_for_allies_with_power() -> None:
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(SKULL, power=2)
    assert duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).still


@pytest.mark.rule("CP-519")
def test_iron_man_flies() -> None:
    assert list(Duel(IRON, SKULL).t.changes("move_size", 0)) == [5]


@pytest.mark.rule("CP-601")
def test_jarvis_rerolls_an_allys_attack_dice_for_one_to_three_power() -> None:
    duel = Duel([IRON, CAP], SKULL).set(IRON, power=5)
    duel.roll("blank blank blank fail blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    duel.answer(f"{IRON}/jarvis")
    assert duel.offered == (1, 2, 3)
    duel.answer(2)
    with pytest.raises(Illegal):
        duel.answer([3])  # never a Failure
    with pytest.raises(Illegal):
        duel.answer([0, 1, 2])
    duel.roll("hit hit").answer([0, 1])
    assert (duel.damage(SKULL), duel.power(IRON)) == (2, 3)


@pytest.mark.rule("CP-601")
def test_jarvis_is_for_others_near_enough() -> None:
    duel = Duel([IRON, CAP], SKULL).set(IRON, power=5).put(IRON, 10, 25)
    assert duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).still
    duel = Duel(IRON, SKULL).set(IRON, power=5)
    assert duel.roll("blank blank blank blank blank", "blank blank fail").attack(IRON, "repulsor-mk-2", SKULL).still


@pytest.mark.rule("CP-597")
def test_i_am_iron_man_takes_one_off_enemy_damage_only() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=2).push(Suffer(0, 2, 1, EFFECT)).answer(f"{IRON}/i-am-iron-man")
    assert (duel.damage(IRON), duel.power(IRON)) == (1, 1 + 1)
    assert duel.push(Suffer(0, 1, NOBODY, CRISIS)).still
