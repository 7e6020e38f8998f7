"""The newer core box: Spider-Man, Black Widow, Winter Soldier, Baron Zemo, Crossbones."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVE, ASSET, ENERGY, NOBODY
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.attacks import Attack, targets_of
from longbox.titles.crisis.rules.damage import CONDITION, EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.tactics import PlayTactic
from longbox.titles.crisis.script.nodes import PAYER
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.words import S, gain_power
from titles.crisis.shelf import add, the_cards

from ..scene import PASS, Duel
from .mightiest import BONES, BUCKY, CAP, CRATE, IRON, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, WIDOW, ZEMO, hold, order

# -- Spider-Man --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-583")
def test_swinging_strike_gains_one_and_is_elusive() -> None:
    duel = Duel(SPIDER, SKULL).roll("wild hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    order(duel).answer([10.0, 12.0])
    assert duel.at(SPIDER) == (10.0, 12.0)
    assert duel.power(SPIDER) == 1


@pytest.mark.rule("CP-585")
def test_impact_webbing_gains_one_and_may_push_the_small_away_before_damage() -> None:
    duel = Duel(SPIDER, SKULL).roll("wild hit blank blank", NO_DEFENSE).attack(SPIDER, "impact-webbing", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer("push").answer([0])
    assert (duel.damage(SKULL), duel.power(SPIDER)) == (2, 1)
    duel = Duel(SPIDER, ULTRON).roll("wild hit blank blank", NO_DEFENSE).attack(SPIDER, "impact-webbing", ULTRON)
    assert duel.still  # Size 3


@pytest.mark.rule("CP-584")
def test_catch_brings_terrain_down_on_the_target() -> None:
    big = ("truck", 3, True, ((10.0, 13.0), (12.0, 13.0), (12.0, 15.0), (10.0, 15.0)))
    duel = Duel(SPIDER, SKULL, terrain=[CRATE, big]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL)
    assert duel.offered == (PASS, ("terrain", 0))
    duel.roll("block blank blank blank").answer(("terrain", 0))
    assert duel.t.rubble == 1
    assert duel.damage(SKULL) == 2 + (2 + 1 - 1)


@pytest.mark.rule("CP-584")
def test_catch_may_be_declined() -> None:
    duel = Duel(SPIDER, SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL).answer(PASS)
    assert (duel.still, duel.t.rubble) == (True, 0)


@pytest.mark.rule("CP-581")
def test_web_slinger_places_him_within_three() -> None:
    duel = Duel(SPIDER, SKULL).set(SPIDER, power=4).activate(SPIDER).answer("web-slinger")
    with pytest.raises(Illegal, match="Range 3"):
        duel.answer([10.0, 18.0])
    duel.answer([10.0, 16.0])
    assert duel.at(SPIDER) == (10.0, 16.0)
    assert ("power", "web-slinger") not in duel.offered
    assert duel.power(SPIDER) == 2


@pytest.mark.rule("CP-580")
def test_proportionate_strength_throws_an_enemy() -> None:
    duel = Duel([SPIDER, CAP], SKULL).set(SPIDER, power=6).activate(SPIDER)
    duel.answer("proportionate-strength-of-a-spider").answer([90])
    assert duel.at(SKULL) == pytest.approx((16.0, 13.375))
    assert ("power", "proportionate-strength-of-a-spider") not in duel.offered
    assert duel.power(SPIDER) == 3
    duel = Duel(SPIDER, SKULL).set(SPIDER, power=6).put(SKULL, 24, 10).activate(SPIDER)
    assert ("power", "proportionate-strength-of-a-spider") not in duel.offered


@pytest.mark.rule("CP-582")
def test_spider_sense_rerolls_two_against_physical_and_energy_attacks_and_in_dodges() -> None:
    sense = f"{SPIDER}/spider-sense"
    duel = Duel(ULTRON, SPIDER).roll("hit hit blank blank blank blank", "blank blank blank")
    duel.attack(ULTRON, "concussion-blasters", SPIDER).answer(sense)
    with pytest.raises(Illegal):
        duel.answer([0, 1, 2])
    duel.roll("block block").answer([0, 1])
    assert duel.damage(SPIDER) == 0
    duel = Duel(ULTRON, SPIDER).roll("blank blank blank").push(Dodge(1, 2, 0)).answer(sense).roll("block block").answer([0, 2])
    assert duel.damage(SPIDER) == 0
    duel = Duel(SKULL, SPIDER).attack(SKULL, "cosmic-burst").answer(2).roll("hit hit hit blank blank", "blank blank blank")
    assert duel.answer(SPIDER).damage(SPIDER) == 3  # mystic


@pytest.mark.rule("CP-521")
def test_spider_man_and_doc_ock_crawl_walls() -> None:
    duel = Duel(SPIDER, OCK)
    assert [list(duel.t.changes("move_size", who)) for who in (0, 1)] == [[5], [5]]


# -- Black Widow -------------------------------------------------------------------------------------------------------


def test_shock_batons_shock_before_damage() -> None:
    duel = Duel(WIDOW, SKULL).put(SKULL, 13, 10)
    duel.roll("wild hit blank blank blank", "blank blank fail").attack(WIDOW, "shock-batons", SKULL)
    assert duel.conditions(SKULL) == {"shock"}
    assert (duel.power(WIDOW), duel.damage(SKULL)) == (2, 2)


def test_widow_stingers_stun_before_damage() -> None:
    duel = Duel(WIDOW, SKULL).roll("wild hit hit blank", "blank blank fail").attack(WIDOW, "widow-stingers", SKULL)
    assert (duel.conditions(SKULL), duel.power(WIDOW)) == ({"stun"}, 1)
    assert duel.power(SKULL) == 1  # stunned before the three damage


def test_deadly_origins_moves_and_finishes_with_any_dice_rerolled() -> None:
    duel = Duel(WIDOW, SKULL).put(SKULL, 13, 10).set(WIDOW, power=4)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(WIDOW, "deadly-origins", SKULL)
    order(duel).answer([11.0, 10.0]).answer("shock-batons")
    duel.roll("fail fail blank blank blank", "blank blank fail").answer(SKULL)
    duel.roll("hit hit").answer([0, 1])  # Failures
    assert duel.still
    assert (duel.damage(SKULL), duel.power(WIDOW)) == (4, 2)
    duel.roll("fail blank blank blank blank", "blank blank fail").attack(WIDOW, "shock-batons", SKULL)
    assert duel.still  # no rerolls in an ordinary one


def test_calculated_risk_rerolls_anything_against_physical_and_mystic() -> None:
    duel = Duel(SPIDER, WIDOW).set(WIDOW, power=2)
    duel.roll("hit hit hit blank blank", "fail fail fail fail").attack(SPIDER, "swinging-strike", WIDOW)
    duel.roll("block block block").answer(f"{WIDOW}/calculated-risk").answer([0, 1, 2])
    assert (duel.damage(WIDOW), duel.power(WIDOW)) == (0, 0)
    duel = Duel(ULTRON, WIDOW).set(WIDOW, power=2)
    duel.roll("hit blank blank blank blank blank", "fail fail fail").attack(ULTRON, "concussion-blasters", WIDOW)
    assert duel.still  # energy


def test_all_that_matters_is_the_mission_she_says_where_her_token_falls() -> None:
    for card, seat in ((WIDOW, 0), (CAP, 1)):
        duel = Duel(card, SKULL)
        for column, value in (("name", "x/y"), ("kind", ASSET), ("at", (0.0, 0.0)), ("holder", 0), ("side", NOBODY)):
            getattr(duel.t, f"token_{column}").append(value)
        duel.push(Suffer(0, 6, 1, EFFECT))
        assert (duel.ask.kind, duel.ask.seat) == ("drop", seat)
        assert duel.is_dazed(card)


def test_martial_artist_counts_blanks_against_near_physical_and_energy_attacks() -> None:
    for far, damage in ((13.0, 0), (16.0, 2)):
        duel = Duel(ULTRON, WIDOW).put(WIDOW, far, 10)
        duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(ULTRON, "concussion-blasters", WIDOW)
        assert duel.damage(WIDOW) == damage
    duel = Duel(SKULL, WIDOW).put(WIDOW, 13, 10).attack(SKULL, "cosmic-burst").answer(2)
    assert duel.roll("hit hit blank blank blank", NO_DEFENSE).answer(WIDOW).damage(WIDOW) == 2


@pytest.mark.rule("CP-561")
def test_black_widow_and_winter_soldier_have_stealth() -> None:
    for card in (WIDOW, BUCKY):
        duel = Duel(IRON, card)
        for far, targets in ((17.0, [1]), (17.5, [])):
            duel.put(card, far, 10)
            assert targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/repulsor-mk-2"]) == targets


# -- Winter Soldier ----------------------------------------------------------------------------------------------------


def test_spec_ops_rifle_takes_power_for_each_wild_before_damage() -> None:
    duel = Duel(BUCKY, SKULL).set(SKULL, power=2)
    duel.roll("wild wild hit blank blank", NO_DEFENSE).attack(BUCKY, "spec-ops-rifle", SKULL)
    assert (duel.damage(SKULL), duel.power(SKULL), duel.power(BUCKY)) == (3, 3, 3)  # 2 lost, then 3 gained


def test_concussion_grenade_stuns_and_blinds_around_the_target() -> None:
    duel = Duel(BUCKY, [SKULL, OCK, IRON]).set(BUCKY, power=1).put(IRON, 30, 10)
    duel.roll("wild hit blank blank blank", "blank blank fail").attack(BUCKY, "concussion-grenade", SKULL)
    order(duel)
    assert duel.still
    assert (duel.conditions(SKULL), duel.conditions(OCK), duel.conditions(IRON)) == ({"stun", "shock"}, {"shock"}, set())
    duel = Duel(BUCKY, SKULL).set(BUCKY, power=1)
    duel.roll("hit blank blank blank blank", "block block block").attack(BUCKY, "concussion-grenade", SKULL)
    assert duel.conditions(SKULL) == set()


def test_the_red_agent_sweeps_the_other_enemies() -> None:
    duel = Duel([BUCKY, CAP], [SKULL, OCK, ULTRON]).set(BUCKY, power=3).put(ULTRON, 30, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(BUCKY, "the-red-agent", SKULL)
    assert [duel.damage(who) for who in (CAP, SKULL, OCK, ULTRON)] == [0, 2, 1, 0]


@pytest.mark.rule("CP-610")
def test_hit_and_run_attacks_then_moves() -> None:
    for card, strike in ((BUCKY, "spec-ops-rifle"), (BONES, "up-close-and-personal")):
        duel = Duel(card, SKULL).set(card, power=6).put(SKULL, 13, 10).activate(card).answer("hit-and-run")
        assert ("attack", strike) in duel.offered
        assert ("move",) not in duel.offered
        duel.answer(PASS)
        assert ("move",) in duel.offered
        duel.answer("move").answer([9.0, 10.0])
        assert ("power", "hit-and-run") not in duel.offered
        assert duel.power(card) == 4


def test_kill_box_when_an_enemy_ends_an_advance_near_terrain() -> None:
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6).advance(SKULL, S).answer([16.0, 10.5])
    assert duel.ask.seat == 0
    duel.roll("block blank blank blank").answer(f"{BUCKY}/kill-box").answer(("terrain", 0))
    assert (duel.damage(SKULL), duel.t.rubble, duel.power(BUCKY)) == (2, 1, 3)


def test_kill_box_also_for_placing_not_for_pushes_and_only_near_terrain() -> None:
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6)
    assert duel.place(SKULL, 1).answer([16.0, 10.5]).ask.kind == "react"
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6)
    assert duel.slide(SKULL, S, "push", SKULL, 270).still
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6).put(SKULL, 16, 3)
    assert duel.advance(SKULL, S).answer([16.0, 3.5]).still


def test_kill_box_is_for_enemies_near_once_per_turn() -> None:
    duel = Duel([BUCKY, OCK], SKULL, terrain=[CRATE, ("bench", 1, True, ((15, 7), (17, 7), (17, 8), (15, 8)))]).set(BUCKY, power=9)
    assert duel.put(OCK, 14, 16).advance(OCK, S).answer([14.0, 15.5]).still
    assert duel.put(SKULL, 20, 10).advance(SKULL, S).answer([20.0, 10.5]).still
    duel.roll("block block block block").put(SKULL, 16, 10).advance(SKULL, S).answer([16.0, 10.5])
    duel.answer(f"{BUCKY}/kill-box").answer(("terrain", 1))
    assert duel.advance(SKULL, S).answer([16.0, 10.0]).still


def test_spetsnaz_training_rerolls_one_die_at_close_quarters() -> None:
    training = f"{BUCKY}/spetsnaz-training"
    for near, asked in ((12.0, True), (13.0, False)):
        duel = Duel(BUCKY, SKULL).put(SKULL, near, 10)
        duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(BUCKY, "spec-ops-rifle", SKULL)
        assert duel.still != asked
    duel = Duel(SPIDER, BUCKY).put(BUCKY, 12, 10)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", BUCKY)
    duel.roll("block").answer(training).answer((0,))
    assert duel.damage(BUCKY) == 0


# -- Baron Helmut Zemo -------------------------------------------------------------------------------------------------


def test_sword_strike_pierces_dances_and_gains_power() -> None:
    duel = Duel(ZEMO, SKULL).put(SKULL, 13, 10)
    duel.roll("crit wild hit blank blank", "block block blank blank", "blank").attack(ZEMO, "sword-strike", SKULL)
    duel.answer(PASS).answer((0,))  # no reroll; the first Block becomes a Blank
    order(duel).answer([10.0, 12.0])
    assert duel.still
    assert (duel.damage(SKULL), duel.power(ZEMO), duel.at(ZEMO)) == (2, 2, (10.0, 12.0))


def test_adhesive_x_pistol_slows_stuns_and_staggers() -> None:
    for roll, extra, given in (
        ("wild blank blank blank blank", "", {"slow"}),
        ("crit wild blank blank blank", "blank", {"slow", "stun"}),
        ("crit wild fail blank blank", "blank", {"slow", "stun", "stagger"}),
    ):
        duel = Duel(ZEMO, SKULL).roll(roll, "block block block block", extra).attack(ZEMO, "adhesive-x-pistol", SKULL).decline()
        assert order(duel).conditions(SKULL) == given


def test_coup_de_grace_advances_over_the_fallen() -> None:
    for damage, asked in ((3, False), (4, True)):
        duel = Duel(ZEMO, SKULL).set(ZEMO, power=3).set(SKULL, damage=damage)
        duel.roll("hit hit blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "coup-de-grace", SKULL).answer(PASS)
        assert duel.still != asked
        if asked:
            assert duel.answer([10.0, 12.0]).at(ZEMO) == (10.0, 12.0)


def test_quick_step_with_empty_hands_once_per_turn() -> None:
    duel = Duel(ZEMO, SKULL).set(ZEMO, power=5).activate(ZEMO).answer("quick-step").answer([5.0, 10.0])
    assert (duel.at(ZEMO), duel.power(ZEMO)) == ((5.0, 10.0), 3)
    assert ("power", "quick-step") not in duel.offered
    assert ("power", "quick-step") not in hold(Duel(ZEMO, SKULL).set(ZEMO, power=5), ZEMO).activate(ZEMO).offered


def test_master_duelist_adds_two_dice_to_a_sword_strike_after_any_attack_this_turn() -> None:
    duel = Duel(ZEMO, [SKULL, OCK]).put(SKULL, 13, 10).put(OCK, 10, 13)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "adhesive-x-pistol", SKULL).decline()
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "sword-strike", OCK).decline()
    duel.roll("blank blank blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "sword-strike", SKULL).decline()
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "adhesive-x-pistol", SKULL).decline()
    assert duel.still
    assert [len(event.faces) for event in duel.heard(DiceRolled)[::2]] == [5, 5, 7, 5]


def test_master_duelist_is_not_for_another_zemo() -> None:
    duel = Duel(ZEMO, ZEMO).put(1, 13, 10)
    duel.t.facts += [("attacked", 1, 0)]
    duel.set(0, injured=1).roll("blank blank blank blank blank blank blank", NO_DEFENSE).attack(1, "sword-strike", 0).decline()
    assert duel.still


def test_strategic_genius_rerolls_one_die_for_him_and_allies_near() -> None:
    genius = f"{ZEMO}/strategic-genius"
    duel = Duel([ZEMO, CAP], SKULL)
    duel.roll("fail blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).answer(genius)
    with pytest.raises(Illegal):
        duel.answer([0])
    with pytest.raises(Illegal):
        duel.answer([1, 2])
    duel.roll("hit").answer([1])
    assert duel.damage(SKULL) == 1
    duel.put(CAP, 10, 14.5)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(CAP)
    assert duel.still  # too far
    duel.put(CAP, 10, 13).roll("hit blank blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(CAP)
    duel.roll("block").answer(genius).answer([0])
    assert duel.damage(CAP) == 0
    assert duel.roll("blank blank blank blank").push(Dodge(0, 1, 2)).still  # not for dodges


@pytest.fixture
def card() -> Any:
    made = add(Tactic("test-card", "Test Card", ACTIVE, (By(cost=1),), gain_power(PAYER, 0)))
    add(Tactic("test-hydra", "Test Card of Hydra", ACTIVE, (By(),), gain_power(PAYER, 0), "Hydra"))
    add(Tactic("test-avengers", "Test Card of the Avengers", ACTIVE, (By(),), gain_power(PAYER, 0), "Avengers"))
    known = the_cards().rosters["avengers"]
    the_cards().rosters["avengers"] = Roster("avengers", "Avengers", (), ("test-card", "test-hydra", "test-avengers"), (), ())
    yield made
    the_cards().rosters["avengers"] = known
    for id in ("test-card", "test-hydra", "test-avengers"):
        del the_cards().tactics[id]


def test_army_of_evil_takes_an_unused_card_along(card: Any) -> None:
    duel = Duel(ZEMO, SKULL).lead(ZEMO)
    setup = Setup()
    setup.back_to("leadership_active")
    duel.push(setup)
    assert duel.offered == (("tactic", "test-card"), ("tactic", "test-hydra"))
    duel.answer("test-hydra")
    assert duel.still
    assert duel.t.tactics[0] == ["test-hydra"]


def test_army_of_evil_gives_one_power_back_once_per_turn(card: Any) -> None:
    duel = Duel([ZEMO, CAP], SKULL).lead(ZEMO).set(CAP, power=3)
    duel.t.tactics[0] += ["test-card", "test-card"]
    duel.push(PlayTactic(0, "test-card"))
    assert duel.power(CAP) == 3
    duel.push(PlayTactic(0, "test-card"))
    assert duel.power(CAP) == 2
    duel = Duel([ZEMO, CAP], SKULL).lead(ZEMO)
    duel.t.tactics[0].append("test-hydra")
    duel.push(PlayTactic(0, "test-hydra")).answer(CAP)
    assert duel.power(CAP) == 0  # nothing was paid
    duel.t.tactics[0].append("test-card")
    duel.set(CAP, power=3).push(PlayTactic(0, "test-card"))
    assert duel.power(CAP) == 3  # and so nothing used up


# -- Crossbones --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-608")
def test_plasma_beam_gains_one_after_each_attack() -> None:
    duel = Duel(BONES, [SKULL, OCK]).put(SKULL, 13, 10).put(OCK, 15.5, 10)
    duel.roll("blank blank blank blank blank", "blank blank fail", "blank blank blank blank blank", "blank blank fail fail")
    duel.attack(BONES, "plasma-beam").answer([0]).answer(SKULL)
    assert duel.still
    assert duel.power(BONES) == 2


@pytest.mark.rule("CP-609")
def test_crossbones_pierces_with_a_wild_and_a_failure() -> None:
    for roll, damage in (("wild fail hit hit blank", 2), ("wild blank hit hit blank", 1)):
        duel = Duel(BONES, SKULL).put(SKULL, 13, 10).roll(roll, "block block fail").attack(BONES, "plasma-beam").answer([0])
        if damage == 2:
            assert set(duel.offered) == {(0,), (1,)}  # which one, but not whether
            duel.answer((0,))
        assert duel.damage(SKULL) == damage


@pytest.mark.rule("CP-607")
def test_up_close_and_personal_throws_the_small() -> None:
    dice = "hit blank blank blank blank blank blank blank"
    duel = Duel(BONES, SKULL).set(BONES, power=4).put(SKULL, 13, 10).roll(dice, NO_DEFENSE)
    duel.attack(BONES, "up-close-and-personal", SKULL).answer([0])
    assert duel.at(SKULL) == pytest.approx((16.375, 10.0))
    duel = Duel(BONES, ULTRON).set(BONES, power=4).put(ULTRON, 13, 10).roll(dice, NO_DEFENSE)
    assert duel.attack(BONES, "up-close-and-personal", ULTRON).still


@pytest.mark.rule("CP-611")
def test_aggressive_advances_toward_the_attacker_after_damage() -> None:
    duel = Duel(CAP, BONES).roll("hit hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", BONES)
    duel.answer(f"{BONES}/aggressive")
    with pytest.raises(Illegal, match="not toward"):
        duel.answer([18.0, 10.0])
    assert duel.answer([14.0, 10.0]).at(BONES) == (14.0, 10.0)
    duel = Duel(CAP, BONES).roll("hit blank blank blank blank", "block block block block").attack(CAP, "shield-bounce", BONES)
    assert duel.still


@pytest.mark.rule("CP-612")
def test_i_can_take_it_to_a_minimum_of_one_from_enemies_only() -> None:
    duel = Duel([BONES, CAP], SKULL)
    for n, cause, damage in ((3, 2, 2), (1, 2, 1), (1, 1, 1)):
        assert duel.set(BONES, damage=0).push(Suffer(0, n, cause, EFFECT)).damage(BONES) == damage
    assert duel.set(BONES, damage=0).push(Suffer(0, 2, NOBODY, CONDITION)).damage(BONES) == 2


# -- a dodge inside an attack ------------------------------------------------------------------------------------------


def test_a_dodge_inside_an_attack_has_neither_its_cover_nor_its_rerolls() -> None:
    duel = Duel(WIDOW, SKULL, terrain=[CRATE]).put(WIDOW, 10, 18).put(SKULL, 16, 11)
    duel.roll("blank blank blank blank", "blank blank fail").attack(WIDOW, "widow-stingers", SKULL)
    assert duel.offered[1][1] == "cover"
    duel.roll("blank blank blank blank").push(Dodge(1, 1, 0))
    assert duel.damage(SKULL) == 1  # without a question about the dodge
    assert duel.offered[1][1] == "cover"  # the attack goes on
    duel = Duel([WIDOW, OCK], SKULL).put(SKULL, 13, 10).roll("blank blank blank blank blank", "blank blank fail")
    duel.push(Attack(0, f"{WIDOW}/shock-batons", 2, marks=[("finisher", 0)]))
    assert duel.ask.kind == "dice"
    assert duel.roll("blank blank blank blank").push(Dodge(1, 1, 2)).damage(OCK) == 1
